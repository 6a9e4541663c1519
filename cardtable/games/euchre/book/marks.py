"""From how many tricks of one's own on the books speak, each under its own code.  The figures are ours: the books give
hands, and these marks take in all of them."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.euchre.laws import HOYLE, PROFESSOR
from cardtable.games.euchre.rules import Euchre


@dataclass(frozen=True, slots=True)
class Marks:
    """Tricks wanted of one's own hand, as hands.py counts them."""

    bridges: tuple[int, ...]                     # the dealers' points that make a bridge with four of one's own
    trumps_enough: bool                          # whether three medium trumps suffice without an ace
    younger: float                               # of whom others than eldest hand and the dealer's partner make it
    orders: float = 2.4
    third_orders: float = 2.55                   # both Bowers and the ace by themselves
    bridge_third: float = 1.2                    # of three trumps, partner being known to have one that is sure
    assists: float = 1.6
    takes: float = 1.8
    next: float = .66                            # of two trumps at least: see play.md
    cross: float = .7
    other: float = 2.0
    more: float = .35                            # how much more is wanted where one is cautious
    four_all: float = .8                         # both sides want one point
    light: float = 1.1                           # of a dealer far behind


MARKS = {
    PROFESSOR.name: Marks(bridges=(1, 2), trumps_enough=True, younger=2.0),
    HOYLE.name: Marks(bridges=(1,), trumps_enough=False, younger=2.5)}
"""001:373-375, 1059, 1087; 002:2540-2555, 2574-2582."""


def points(deal: Euchre, seat: int) -> tuple[int, int]:
    """His side's, and the most of another."""
    own = deal.side[seat]
    return deal.score[own], max([n for side, n in enumerate(deal.score) if side != own])


def at_bridge(us: int, them: int, code: str) -> bool:
    """Four against so few that they can only win by playing alone, when they deal (001:373-375; 002:2580-2582)."""
    return us == 4 and them in MARKS[code].bridges


def all_at_four(deal: Euchre, seat: int) -> bool:
    """Each of two sides of partners wants one point."""
    return deal.seats == 4 and points(deal, seat) == (4, 4)


def wanted(deal: Euchre, seat: int, mark: float) -> float:
    """A mark at the score: less at four all (002:2485-2492, 2540-2555, 2777), more where a euchre puts the others
    out (001:1087; 002:2552-2555, 2574).  The books speak of four players; for two that caution loses (play.md)."""
    us, them = points(deal, seat)
    marks = MARKS[deal.code]
    if deal.seats < 4:
        return mark
    if (us, them) == (4, 4):
        return min(mark, marks.four_all)
    return mark + marks.more if them == 3 else mark
