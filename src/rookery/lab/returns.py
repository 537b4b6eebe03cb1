"""What a finished game is worth to every seat."""

from rookery.games.kit import Outcome

RETURNS = ("share", "rank", "score")
"""The share of the victory; the rank, from 1 for the first to -1 for the last; the points."""


def returns(how: str, outcome: Outcome) -> list[float]:
    """One number per seat.

    >>> from rookery.games.kit import most_points
    >>> outcome = most_points([3, 1, 3], "bids", "rounds")
    >>> returns("share", outcome), returns("rank", outcome), returns("score", outcome)
    ([0.5, 0.0, 0.5], [0.5, -1.0, 0.5], [3.0, 1.0, 3.0])
    """
    seats = len(outcome.ranks)
    if how == "score":
        return [float(score) for score in outcome.scores]
    if how == "rank":  # those who share a place share its mean
        if outcome.nobody:
            return [-1.0] * seats
        places = [rank - 1 + (outcome.ranks.count(rank) - 1) / 2 for rank in outcome.ranks]
        return [1 - 2 * place / (seats - 1) for place in places]
    winners = outcome.winners
    return [1 / len(winners) if s in winners else 0.0 for s in range(seats)]
