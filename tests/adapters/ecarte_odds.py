"""The odds of Cavendish (000:2590-2651): counted where they can be, and set beside a model where they are opinion."""
from __future__ import annotations

from math import gcd

from cardtable.games.ecarte.rules.rules import KINGS, PACK

Odds = tuple[int, int]

# The leader's chance by (his score, the other's), as a model has it: 300,000 deals with the book's exchanges, open
# cards in the play, and no regard for the score.  It finds the layer of the odds more favoured than the book says.
MODEL: dict[tuple[int, int], float] = {
    (1, 0): .606, (2, 0): .718, (3, 0): .826, (4, 0): .920, (2, 1): .622, (3, 1): .750, (4, 1): .873, (3, 2): .640,
    (4, 2): .791, (4, 3): .669}

# Where the book warns against laying its own odds, if the leader deals (000:2609-2612).
BAD_TO_LAY = ((3, 2), (4, 3))


def king_before_exchange() -> Odds:
    """The dealer's chances of marking the king of trumps to the non-dealer's, before any exchange.

    Counts every card that may be turned up with every place in which the king of its suit may lie; exact.
    """
    elder = dealer = 0
    for turned in PACK:
        if turned is KINGS[turned.suit]:
            dealer += len(PACK) - 1                      # turned up, wherever the other cards lie
        else:
            elder += 5
            dealer += 5
    common = gcd(elder, dealer)
    return dealer // common, elder // common


def market(leader: int, other: int, points: int = 5) -> Odds:
    """The odds on the leader "on the table": what each has still to make is laid against him; evens at equal scores."""
    return (1, 1) if leader == other else (points - other, points - leader)


def bad_to_lay(leader: int, other: int, leader_deals: bool) -> bool:
    """Whether the book thinks these odds too high for who lays them."""
    return leader_deals and (leader, other) in BAD_TO_LAY


def chance(odds: Odds) -> float:
    """The chance of winning at which these odds are fair: 0.6 for (3, 2)."""
    return odds[0] / sum(odds)


def model(leader: int, other: int) -> float:
    """The leader's chance as the model has it; half at equal scores, KeyError beyond the table."""
    return .5 if leader == other else MODEL[leader, other]
