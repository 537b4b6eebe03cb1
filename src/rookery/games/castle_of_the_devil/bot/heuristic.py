"""A heuristic passenger: trades to learn, remembers what it saw, fights for knowledge, claims when it is sure.

It knows what its seat sees and nothing else. What it makes of that is in mind.py; here is what it does.
"""

from __future__ import annotations

from collections.abc import Callable

from rookery.core.moves import Move
from rookery.core.rng import Rng
from rookery.games.bots import Seen
from rookery.games.castle_of_the_devil.bot.mind import Deeds, Mind

CLAIM_AT = 0.85
PATIENCE = 80  # turns after which less certainty will do, and ever less: nobody rides on for ever
SURE_OF_MYSELF = 10.0


def certainty(turns: int) -> float:
    """How sure one must be to claim victory in a round of so many turns; after four times the patience, not at all.

    >>> [certainty(n) for n in (79, 80, 160, 320)]
    [0.85, 0.6, 0.4, 0.0]
    """
    return CLAIM_AT if turns < PATIENCE else max(0.0, round(0.8 - 0.2 * turns / PATIENCE, 3))


class Heuristic:
    """The player. It keeps nothing from one decision to the next but reckonings it would make again."""

    def __init__(self) -> None:
        self._deeds = Deeds()

    def choose(self, seen: Seen, rng: Rng) -> Move:
        """The answer to the question its seat is asked."""
        legal: list[Move] = list(seen.legal) if len(seen.legal) < 600 else [seen.legal[0]]
        if len(legal) == 1:
            return legal[0]
        mind = Mind(seen.view, self._follow(seen))
        think: Callable[[Mind, list[str], Rng], str] = getattr(self, f"_{seen.question.key.replace('-', '_')}")
        texts = [str(move) for move in legal]
        wanted = think(mind, texts, rng)
        return legal[texts.index(wanted)] if wanted in texts else legal[0]

    def _follow(self, seen: Seen) -> Deeds:
        """The deeds so far: read on, or read all of it again if this is another game."""
        deeds = self._deeds
        fresh = seen.events(max(0, deeds.read - 1))
        if deeds.read and (not fresh or fresh[0] != deeds.last):
            deeds = self._deeds = Deeds()
            fresh = seen.events()
        elif deeds.read:
            fresh = fresh[1:]
        deeds.follow(fresh)
        return deeds

    # -- the turn --------------------------------------------------------------------------------------------

    def _turn(self, m: Mind, legal: list[str], rng: Rng) -> str:
        sure = m.claim() if "declare" in legal else 0.0
        if "declare" in legal and sure >= certainty(m.view["turns"]):
            return "declare"
        if "alone" in legal:
            return "alone"
        if "prophesy" in legal and m.prophecy():
            return "prophesy"
        if "use diplomat" in legal and self._demand(m) is not None:
            return "use diplomat"
        if "use clairvoyant" in legal and any(item.startswith("bag") for item in m.mine):
            return "use clairvoyant"
        trade, fight = self._best_trade(m, rng), self._best_fight(m, rng)
        return "trade" if trade[0] >= fight[0] else "fight"

    def _best_trade(self, m: Mind, rng: Rng) -> tuple[float, int, str]:
        """The most useful offer: value, partner, item."""
        best = (-1.0, -1, "")
        for to in m.others():
            for item in sorted(set(m.mine)):
                value = self._offer_value(m, to, item) + rng.below(100) / 400
                best = max(best, (value, to, item))
        return best

    def _offer_value(self, m: Mind, to: int, item: str) -> float:
        """What it is worth to offer an item to somebody."""
        if item in m.goods or item in m.theirs:
            if m.friend(to):  # so that a friend knows what I have
                return 0.9 if item in m.goods else 0.4
            return -2.0
        if item in ("bag_key", "bag_goblet"):
            return 1.1 if m.view["deck"] and len(m.mine) < m.view["limit"] else -0.5
        if item == "pearl":
            return 1.5 - m.trust[to] / 2
        if item == "monocle":
            return 1.2 if m.unknown(to) else -0.5
        if item == "privilege":
            return 1.0 if len(m.players[to]["known"]) < m.players[to]["items"] else -0.5
        return 0.3 if m.unknown(to) else 0.1

    def _best_fight(self, m: Mind, rng: Rng) -> tuple[float, int]:
        """Whom to attack: value, seat."""
        best = (-1.0, -1)
        for foe in m.others():
            luggage = m.players[foe]["items"] - len(m.players[foe]["known"])
            value = 0.8 if m.unknown(foe) else 0.2 * luggage + 1.2 * m.held(foe, m.goods)
            if m.friend(foe):
                value = 0.15 * luggage
            help_ = sum((m.trust[s] - 0.5) / 8 for s in m.others() if s != foe)
            arms = 0.4 * ("dagger" in m.mine) + 0.4 * (m.job == "thug") + 0.2 * ("ring" in m.mine)
            best = max(best, (value + help_ + arms + rng.below(100) / 300, foe))
        return best

    def _partner(self, m: Mind, legal: list[str], rng: Rng) -> str:
        return f"to {self._best_trade(m, rng)[1]}"

    def _offer(self, m: Mind, legal: list[str], rng: Rng) -> str:
        partner = self._chosen
        items = [text.split()[1] for text in legal if text != "pass"]
        return f"give {max(items, key=lambda item: (self._offer_value(m, partner, item), item))}"

    def _whom(self, m: Mind, legal: list[str], rng: Rng) -> str:
        return f"to {self._best_fight(m, rng)[1]}"

    @property
    def _chosen(self) -> int:
        """Whom I turned to just now."""
        last = self._deeds.last
        return int(last["victim"]) if last is not None and last["kind"] == "partner" else 0

    def _answer(self, m: Mind, legal: list[str], rng: Rng) -> str:
        offer = m.view["offer"]
        giver, item = offer["from"], offer["item"]
        returns = [text.split()[1] for text in legal if text.startswith("return")]
        if not returns:
            return "refuse"
        back = self._back(m, giver, returns)
        if "refuse" not in legal:
            return f"return {back}"
        gain = m.worth(item) - m.worth(back) + self._power(m, back, giver)
        if m.friend(giver) and (item in m.goods or item in m.theirs):
            gain = -1.0  # it is in good hands
        if back in m.goods and not m.friend(giver):
            gain -= 3.0
        return f"return {back}" if gain > 0 else "refuse"

    def _back(self, m: Mind, giver: int, returns: list[str]) -> str:
        """What to give for an offer: what works by being given, or what I miss least."""
        best = m.spare(returns, giver)
        return max(returns, key=lambda item: (self._power(m, item, giver) - m.worth(item), item == best, item))

    def _power(self, m: Mind, item: str, partner: int) -> float:
        """What giving an item away does for me."""
        if item in ("bag_key", "bag_goblet"):
            return 1.5 if m.view["deck"] else 0.0
        if item == "monocle":
            return 1.4 if m.unknown(partner) else 0.0
        return 1.0 if item == "privilege" else 0.0

    def _smuggle(self, m: Mind, legal: list[str], rng: Rng) -> str:
        return "aloud"

    def _carry(self, m: Mind, legal: list[str], rng: Rng) -> str:
        return "carry"

    def _bag(self, m: Mind, legal: list[str], rng: Rng) -> str:
        return "use clairvoyant"

    def _direction(self, m: Mind, legal: list[str], rng: Rng) -> str:
        n = len(m.players)
        left, right = (m.seat + 1) % n, (m.seat - 1) % n
        return "left" if m.trust[left] >= m.trust[right] else "right"

    def _pass_on(self, m: Mind, legal: list[str], rng: Rng) -> str:
        return self._give_away(m, legal, m.seat)

    def _give_away(self, m: Mind, legal: list[str], to: int) -> str:
        return f"give {m.spare([text.split()[1] for text in legal], to)}"

    # -- fights ----------------------------------------------------------------------------------------------

    def _lean(self, m: Mind) -> float:
        """Above 0: I want the attacker to win."""
        fight = m.view["fight"]
        if m.seat == fight["attacker"]:
            return SURE_OF_MYSELF
        if m.seat == fight["defender"]:
            return -SURE_OF_MYSELF
        return float(m.trust[fight["attacker"]] - m.trust[fight["defender"]])

    def _before(self, m: Mind, legal: list[str], rng: Rng) -> str:
        lean = self._lean(m)
        if "use priest" in legal and lean < -3:
            return "use priest"
        return "pass"

    def _support(self, m: Mind, legal: list[str], rng: Rng) -> str:
        lean = self._lean(m)
        if abs(lean) < 0.3:
            return "neither"
        return "sword" if lean > 0 else "shield"

    def _hypnosis(self, m: Mind, legal: list[str], rng: Rng) -> str:
        shields = m.view["fight"]["shields"]
        return f"use hypnotist {shields[0]}" if shields else "pass"

    def _ability(self, m: Mind, legal: list[str], rng: Rng) -> str:
        fight, lean = m.view["fight"], self._lean(m)
        ahead = fight["points"][0] - fight["points"][1]
        mine = ahead if lean > 0 else -ahead
        if abs(lean) < 0.3 or mine > 1 or fight["verdict"] is not None:
            return "pass"
        for card in ("dagger", "gloves", "knives", "whip", "thug", "grandmaster", "bodyguard", "ring"):
            if f"use {card}" in legal and (mine <= 0 or card in ("thug", "grandmaster", "bodyguard")):
                return f"use {card}"
        if "use duelist" in legal and mine <= 0 and (fight["swords"] or fight["shields"]):
            return "use duelist"
        if mine < 0 and abs(lean) > 3 and f"use poisoner {fight['attacker']}" in legal:
            return f"use poisoner {fight['attacker' if lean > 0 else 'defender']}"
        return "pass"

    def _doctor(self, m: Mind, legal: list[str], rng: Rng) -> str:
        fight = m.view["fight"]
        loser = fight["defender"] if fight["winner"] == fight["attacker"] else fight["attacker"]
        friend = loser == m.seat or m.friend(loser)
        return "use doctor" if friend and not m.friend(fight["winner"]) else "pass"

    def _loser(self, m: Mind) -> int:
        fight = m.view["fight"]
        return int(fight["defender"] if fight["winner"] == fight["attacker"] else fight["attacker"])

    def _reward(self, m: Mind, legal: list[str], rng: Rng) -> str:
        loser = self._loser(m)
        if m.unknown(loser) and not m.held(loser, m.goods):
            return "papers"
        return "luggage"

    def _take(self, m: Mind, legal: list[str], rng: Rng) -> str:
        loser = self._loser(m)
        items = [text.split()[1] for text in legal if text.startswith("take")]
        best = max(items, key=lambda item: (m.worth(item), item))
        if m.friend(loser) or m.worth(best) < 0.5:
            return "leave"
        if m.players[loser]["items"] == 1 and m.worth(best) <= min(m.worth(item) for item in m.mine):
            return "leave"
        return f"take {best}"

    def _give_back(self, m: Mind, legal: list[str], rng: Rng) -> str:
        return self._give_away(m, legal, self._loser(m))

    def _payment(self, m: Mind, legal: list[str], rng: Rng) -> str:
        return self._give_away(m, legal, m.seat)

    def _present(self, m: Mind, legal: list[str], rng: Rng) -> str:
        offers = [text.split()[1:] for text in legal]
        to = max({int(s) for _, s in offers}, key=lambda s: (m.trust[s], -s))
        return f"present {m.spare([item for item, s in offers if int(s) == to], to)} {to}"

    # -- demands, foresight, claims ------------------------------------------------------------------------------

    def _demand(self, m: Mind) -> tuple[int, str] | None:
        """Whom to ask for what: something we need that I know to be with a foe or a stranger."""
        for seat in m.others():
            if not m.friend(seat):
                wanted = [item for item in m.players[seat]["known"] if item in m.goods]
                if wanted:
                    return seat, wanted[0].removeprefix("bag_") if m.turned else wanted[0]
        return None

    def _demand_whom(self, m: Mind, legal: list[str], rng: Rng) -> str:
        found = self._demand(m)
        return f"to {found[0]}" if found else legal[0]

    def _demand_what(self, m: Mind, legal: list[str], rng: Rng) -> str:
        found = self._demand(m)
        return f"demand {found[1]}" if found else legal[0]

    def _demanded(self, m: Mind, legal: list[str], rng: Rng) -> str:
        return legal[0]

    def _demand_give(self, m: Mind, legal: list[str], rng: Rng) -> str:
        return self._give_away(m, legal, m.view["demand"]["to"])

    def _stack(self, m: Mind, legal: list[str], rng: Rng) -> str:
        return f"stack {max((text.split()[1] for text in legal), key=lambda item: (m.worth(item), item))}"

    def _allies(self, m: Mind, legal: list[str], rng: Rng) -> str:
        return " ".join(["name", *(map(str, m.allies()) if m.allies() else ["nobody"])])

    def _enemies(self, m: Mind, legal: list[str], rng: Rng) -> str:
        found = m.prophecy()
        return " ".join(["name", *(map(str, found) if found else ["nobody"])])
