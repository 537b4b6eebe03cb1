"""The game keeps every law, and its rules do what they say."""

import rookery
from rookery.play.conform import conform


def test_the_game_keeps_every_law() -> None:
    report = conform("night-bazaar", games=2)
    assert report.ok, str(report)


def test_the_highest_card_takes_the_point() -> None:
    match = rookery.game("night-bazaar").start(seats=2, seed=1)
    cards = [match.view(seat)["players"][seat]["hand"][0] for seat in (0, 1)]
    for seat in (0, 1):
        match.play(seat, f"play {cards[seat]}")
    assert [player["points"] for player in match.view(None)["players"]] == [
        int(cards[0] > cards[1]),
        int(cards[1] > cards[0]),
    ]
