"""What the score of a rubber is worth: the chances of game and rubber, counted out once from how deals end."""
from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from cardtable.families.declarer.deal import DeclarerDeal
from cardtable.families.declarer.values import GAME
from cardtable.families.tricks.prospects import Ends, chance, ends

WON = 2                                          # games that win the rubber


class Chances(NamedTuple):
    """Of one game of the list: how deals end between equals, and what winning the rubber adds."""

    deals: Ends
    bonus: int

    @classmethod
    def of(cls, table: Mapping[tuple[int, int], float], bonus: int) -> Chances:
        """From a table of what the dealer's side and the other mark below the line, and how often."""
        return cls(ends(table), bonus)

    def worth(self, score: tuple[int, int], games: tuple[int, int], first: bool) -> float:
        """In points, of the bonus, to the side named first; `first`: whether it deals next."""
        likely = chance(*score, GAME, first, self.deals)
        own, other = games
        return self.bonus * (2 * (likely * rubber(own + 1, other) + (1 - likely) * rubber(own, other + 1)) - 1)


@cache
def rubber(own: int, other: int) -> float:
    """The chance of it between games, each as likely to be won as lost.

    >>> rubber(1, 0), rubber(1, 1), rubber(2, 1)
    (0.75, 0.5, 1.0)
    """
    if WON in (own, other):
        return float(own == WON)
    return (rubber(own + 1, other) + rubber(own, other + 1)) / 2


def after(deal: DeclarerDeal, seat: int, chances: Chances) -> list[list[float]]:
    """By side, and by the points below the line to which it may come by this deal, what the rubber is then worth to the
    side of this seat."""
    own, next_dealer = deal.side[seat], deal.side[deal.left(deal.dealer)]
    games = deal.games[own], deal.games[1 - own]
    found: list[list[float]] = []
    for side in range(2):
        row = []
        for points in range(GAME + 1):
            score = [points if one == side else deal.score[one] for one in range(2)]
            row.append(chances.worth((score[own], score[1 - own]), games, next_dealer == own))
        found.append(row)
    return found


def worth_of_tricks(deal: DeclarerDeal, seat: int, rise: list[list[float]]) -> list[float]:
    """By the tricks of a seat's side, what a deal is worth to it, but for what is marked for cards."""
    own, found = deal.side[seat], []
    for tricks in range(len(deal.pack) // deal.seats + 1):
        taken = tricks if own == deal.side[deal.declarer] else len(deal.pack) // deal.seats - tricks
        marks = list(deal.all_for_tricks(taken))
        gained = sum([mark.points if mark.side == own else -mark.points for mark in marks])
        below = next((mark for mark in marks if not mark.above), None)
        side, reached = (own, deal.score[own]) if below is None else (below.side, deal.score[below.side] + below.points)
        found.append(gained + rise[side][min(GAME, reached)])
    return found
