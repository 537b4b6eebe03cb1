"""What always holds: section 8, in random games at every seat count."""

from collections import Counter

import pytest

from rookery.core.rng import Rng
from rookery.games.castle_of_the_devil.rules.fight import Fight
from rookery.play.match import Match
from tests.clauses import clause
from tests.rules.castle_of_the_devil.coach import game


def play(match: Match, rng: Rng) -> None:
    """One random decision. Claims are rare, so that games are long."""
    seat = int(match._table.who)
    legal = match.legal(seat)
    move = legal[int(rng.below(len(legal)))]
    if str(move) in ("declare", "prophesy") and rng.below(8):
        move = legal[0]
    match.play(seat, move)


@clause("CD-H1", "CD-H2", "CD-I17", "CD-S11", "CD-F15", "CD-X6")
@pytest.mark.parametrize("seats", range(3, 11))
def test_the_numbers(seats: int) -> None:
    turned = 0
    for seed in range(2):
        match, rng = game().start(seats=seats, seed=seed, options={"turn-cap": 100}), Rng(seed)
        items = {3: 20, 10: 20}.get(seats, 21)
        deck, made, sides = 99, 0, [row["faction"] for row in match.document()["players"]]
        while not match.over and made < 500:
            table = match._table
            doc, view = match.document(), match.view(None)
            hands = [len(row["items"]) for row in doc["players"]]
            lying = len(doc["offer"]) + len(doc["aside"])
            assert sum(hands) + len(doc["deck"]) + len(doc["top"]) + lying == items
            if not lying:
                assert min(hands) >= 1
            assert sum(n > view["limit"] for n in hands) <= 1
            assert max(hands) <= view["limit"] + 1
            assert view["deck"] <= deck  # it never grows
            deck = view["deck"]
            assert view["turned"] == (deck == 0)
            assert Counter(row["occupation"] for row in doc["players"]) + Counter(doc["pile"]) == Counter(
                [
                    "diplomat",
                    "doctor",
                    "duelist",
                    "poisoner",
                    "grandmaster",
                    "clairvoyant",
                    "hypnotist",
                    "bodyguard",
                    "priest",
                    "thug",
                ]
            )
            assert [row["faction"] for row in doc["players"]] == sides
            for frame in table.stack:
                if isinstance(frame, Fight) and frame.defender >= 0:
                    a, d = int(frame.swords_count()), int(frame.shields_count())
                    assert a >= 1 and d >= 1 and a + d <= (9 if seats == 3 else seats + 7)
                    if frame.duel:
                        assert 3 <= a + d <= 6
            play(match, rng)
            made += 1
        turned += sum(e["kind"] == "deck-out" for e in match.events(None)) <= 1
    assert turned == 2  # announced once, if at all


@clause("CD-Q33", "CD-H3")
def test_chains_of_presents_are_short() -> None:
    longest = 0
    for seed in range(12):
        match, rng = game().start(seats=5, seed=seed, options={"turn-cap": 200}), Rng(seed)
        chain = made = 0
        while not match.over and made < 1500:
            question = match.question(match.waiting[0])
            assert question is not None
            chain = chain + 1 if question.key == "present" else 0
            longest = max(longest, chain)
            play(match, rng)
            made += 1
    assert 1 <= longest <= 4


@clause("CD-F13", "CD-F11", "CD-F14")
def test_a_fight_ends_in_one_of_five_ways() -> None:
    ways: Counter[str] = Counter()
    for seed in range(30):
        match, rng = game().start(seats=6, seed=seed, options={"turn-cap": 50}), Rng(seed)
        while not match.over:
            play(match, rng)
        story: list[str] = []
        for event in match.events(None):
            if event["kind"] == "attack":
                story = ["attack"]
            elif story and event["kind"] in ("turn", "over", "cap"):
                ways[" ".join(story)] += 1
                story = []
            elif story:
                if event["kind"] == "use" and event["card"] in ("priest", "doctor"):
                    story.append(event["card"])
                elif event["kind"] == "result":
                    story.append("won" if event["winner"] is not None else "tie")
                elif event["kind"] in ("papers", "taken"):
                    story.append(event["kind"])
    wanted = {"attack priest", "attack tie", "attack won doctor", "attack won papers", "attack won taken"}
    assert set(ways) == wanted
