"""The discard trainer: every throw with its figures, and afterwards how what was done compares with the best."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from cardtable.cards import Card, Cards
from cardtable.games.cribbage.evaluate import LayingOut, question
from cardtable.games.cribbage.rules import Cribbage
from cardtable.players.search import search
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View

ERROR = 0.1                      # points: what the tables of cribs and play may be wrong by, between two throws
NEAR_HOME = 25                   # points within which somebody may get out in the deal
SEARCHED = ("laying_out", "play")


class Row(NamedTuple):
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
    rows: tuple[Row, ...]
    counting: tuple[Count, ...]


class Judged(NamedTuple):
    """One decision that was made, beside the best; values in the unit."""

    phase: str
    done: Move
    best: Move
    value: float
    best_value: float
    equal: bool                  # the difference lies inside the error
    unit: str

    @property
    def cost(self) -> float:
        """What it fell short by; nothing where it is equal."""
        return 0.0 if self.equal else self.best_value - self.value


def rank(view: View, seat: int) -> Ranking:
    """Every throw open to a seat that is to lay out."""
    asked = LayingOut(view, seat)
    error = ERROR * abs(asked.slope())
    valued = sorted(((asked.value(throw), throw) for throw in asked.throws.values()), key=lambda pair: -pair[0])
    best = valued[0][0]
    rows = [Row(throw.thrown, throw.hand, throw.crib, throw.pegging, throw.total, value, best - value,
                best - value <= error) for value, throw in valued]
    return Ranking(asked.unit, tuple(rows), counting(asked.deal))


def counting(deal: Cribbage) -> tuple[Count, ...]:
    """Who counts what, in order, where somebody is near home."""
    target = deal.target or deal.form.game
    needs = [target - points for points in deal.score]
    if min(needs) > NEAR_HOME:
        return ()
    hands = [Count(seat, "hand", needs[deal.side[seat]]) for seat in deal.round(deal.pone)]
    return (*hands, Count(deal.dealer, "crib", needs[deal.side[deal.dealer]]))


def judge(view: View, seat: int, done: Move, rng: Random, budget: float = 1.0) -> Judged:
    """What was laid out or played, beside the best there was."""
    deal = view.deal
    if deal.phase == "laying_out":
        ranking = rank(view, seat)
        row = next(row for row in ranking.rows if set(row.thrown) == set(done[1:]))
        best = ranking.rows[0]
        return Judged(deal.phase, done, Move(("lay-out", *best.thrown)), row.value, best.value, row.equal, ranking.unit)
    asked = question(view, seat, done)
    assert asked is not None
    found, _ = search(asked, rng, budget)
    played, = [card for card in done[1:] if isinstance(card, Card)]
    own = next(f for f in found if any(isinstance(c, Card) and c.rank == played.rank for c in f.plan[0][1:]))
    return Judged(deal.phase, done, found[0].plan[0], own.value, found[0].value, own.equal or own is found[0],
                  asked.unit)


def review(sitting: Sitting, player: int, budget: float = 1.0) -> Iterator[Judged]:
    """Every choice that this player has had in the deal last played, or being played, in order."""
    past = Sitting(sitting.game, sitting.options, sitting.players, start=sitting.start)
    since = _last_deal(sitting)
    for number, (seat, move) in enumerate(sitting.moves):
        deal = past.match.deal()
        if number >= since and seat >= 0 and deal.by(seat) == player and deal.phase in SEARCHED \
                and move.verb in ("lay-out", "play") and _choice(past, seat):
            yield judge(past.view(player), seat, move, Random(number), budget)
        past.submit(seat, move)


def _choice(sitting: Sitting, seat: int) -> bool:
    """Whether there was one, cards of a rank being alike."""
    ranks = {tuple([token.rank for token in move[1:] if isinstance(token, Card)])
             for move in sitting.match.decision(seat)}
    return len(ranks) > 1


def _last_deal(sitting: Sitting) -> int:
    """The number of the move with which the last deal began."""
    shuffles = [n for n, (_, move) in enumerate(sitting.moves) if move.verb == "shuffle"]
    return shuffles[-1] if shuffles else 0
