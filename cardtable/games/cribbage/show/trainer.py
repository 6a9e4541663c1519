"""Every throw with its figures, best first, and near home the order in which hands and crib are counted."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.cards import Cards
from cardtable.games.cribbage.rules.rules import Cribbage
from cardtable.games.cribbage.search.evaluate import LayingOut
from cardtable.rules.view import View

ERROR = 0.1                      # points: what the tables of cribs and play may be wrong by, between two throws
NEAR_HOME = 25                   # points within which somebody may get out in the deal


class Thrown(NamedTuple):
    """One throw, its points apart, and what the game is then worth."""

    thrown: Cards
    hand: float
    crib: float                  # less than nothing where it is the other's
    pegging: float               # points pegged less points the other pegs
    total: float
    value: float                 # in the ranking's unit, at this score and stake
    behind: float                # the best
    equal: bool                  # to the best, for all that is known


class Count(NamedTuple):
    """One of the shows to come: whose seat, "hand" or "crib", and the points that his side still needs."""

    seat: int
    area: str
    needs: int


class Ranking(NamedTuple):
    """All throws, best first, and near home the order of counting (else nothing)."""

    unit: str
    rows: tuple[Thrown, ...]
    counting: tuple[Count, ...]
    slope: float                 # what a point is worth in the unit, somewhere about the score


def rank(view: View, seat: int) -> Ranking:
    """Every throw open to a seat that is to lay out."""
    asked = LayingOut(view, seat)
    slope = abs(asked.slope())
    valued = sorted(((asked.value(throw), throw) for throw in asked.throws.values()), key=lambda pair: -pair[0])
    best = valued[0][0]
    rows = [Thrown(throw.thrown, throw.hand, throw.crib, throw.pegging, throw.total, value, best - value,
                best - value <= ERROR * slope) for value, throw in valued]
    return Ranking(asked.unit, tuple(rows), counting(asked.deal), slope)


def counting(deal: Cribbage) -> tuple[Count, ...]:
    """Who counts what, in order, where somebody is near home."""
    goal = deal.goal or deal.form.game
    needs = [goal - points for points in deal.score]
    if min(needs) > NEAR_HOME:
        return ()
    hands = [Count(seat, "hand", needs[deal.side[seat]]) for seat in deal.round(deal.pone)]
    return (*hands, Count(deal.dealer, "crib", needs[deal.side[deal.dealer]]))
