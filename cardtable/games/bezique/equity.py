"""What points are worth in a game of Bézique: by the chance to win it, told in points as one is worth at the score."""
from __future__ import annotations

from cardtable.families.melds.search.brought import State
from cardtable.games.bezique.chances import CHANCES, MOST, between
from cardtable.games.bezique.rules import A_BRISQUE, LOW_TENS, Bezique

WHOLE = 1000                             # of the table
NEAR = 60                                # points about the score, over which the worth of one is taken
LEAST = .0002                            # of a game for a point


def state(deal: Bezique, seat: int) -> State:
    """Of this deal, for this seat."""
    other = deal.after(seat)
    own, his = (deal.score[deal.side[player]] for player in (seat, other))
    leads_next, goal = deal.dealer == seat, deal.goal or MOST

    def chance(mine: float, others: float) -> float:
        """When the deal ends so."""
        if mine >= goal:
            return 1.0
        if others >= goal:
            return 0.0
        left = goal - mine, goal - others
        first, second = left if leads_next else left[::-1]
        found = between(CHANCES, first, second) / WHOLE
        return found if leads_next else 1 - found

    level = chance(own, his)
    slope = max(LEAST, (chance(own + NEAR, his) - chance(own, his + NEAR)) / (2 * NEAR))

    def worth(mine: float, others: float, taken: float, taken_by_other: float, spread: float) -> float:
        if deal.at_close and mine < goal and others < goal:
            mine, others = mine + A_BRISQUE * taken, others + A_BRISQUE * taken_by_other
        return (chance(mine, others) - level) / slope

    taken, later = (0, A_BRISQUE) if deal.at_close else (A_BRISQUE, 0)
    return State(worth, goal, taken, later, LOW_TENS if deal.low_tens else None)
