"""What a person is told of the courses open to him before the exchange: every discard by what it makes of point,
sequences, quatorzes and trios, repique and pique, tricks and cards.

Figures come from search/exchange.py, in points above what the other makes of the same; the play is left to what search
tells of any game of tricks.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from cardtable.games.piquet.search.evaluate import scale
from cardtable.games.piquet.search.exchange import PARTS, Exchange
from cardtable.players.amounts import tenths
from cardtable.players.compared import AS_GOOD, Comparison, Row, decided_by, look, reasoned
from cardtable.players.parts import Parts, differences, falls_short
from cardtable.players.stop import Stop
from cardtable.rules.moves import Move
from cardtable.rules.view import View

POINTS = "points"
ERROR, NEAR = scale
HEADS: Mapping[str, str] = {"point": "point", "sequences": "sequences", "sets": "sets", "repique": "repique",
                            "tricks": "tricks", "cards": "cards", "score": "score"}
BASIS = ("Each part is what you make of it above your adversary, on the average; repique has the pique with it, and "
         "cards the capot.")
SCORE = "Score: what the state of the partie makes of the rest."


def compare(view: View, seat: int, names: Sequence[str], done: Move | None, rng: Random, budget: float,
            stop: Stop | None) -> Comparison | None:
    """Discards compared; None for all else."""
    if view.deal.phase != "exchange":
        return None
    looked = look(view, seat, done, rng, budget, stop)
    if looked is None or not isinstance(looked.question, Exchange):
        return None
    plain = looked.comparison(scale)
    best = plain.rows[0].parts
    if not best:
        return None
    rows = [_row(row, best) for row in plain.rows]
    by = decided_by(rows)
    reason = f"{rows[0].words}: {PARTS[by].why}." if by else plain.reason
    notes = (BASIS, SCORE, *plain.notes)
    return plain._replace(title="Discards compared", heads=(*HEADS.values(), "total", "behind"),
                          rows=reasoned(rows, reason, NEAR), near=NEAR, notes=notes, reason=reason, decided=by)


def _row(row: Row, best: Parts) -> Row:
    """With its parts in tenths; the total is what the search has found, which differs from their sum by the luck of
    the draws looked at."""
    parts = dict(zip(row.parts, tenths(list(row.parts.values())), strict=True))
    cells = (*[_signed(parts[name]) for name in HEADS], _signed(row.value), "" if row.equal else f"{row.behind:.1f}")
    told = differences(POINTS, row.parts, best, PARTS)
    why = falls_short(row.behind, POINTS, row.parts, best, PARTS)
    if row.equal:
        why = f"{AS_GOOD[:-1]}: {', '.join(told)}." if told else AS_GOOD
    return row._replace(cells=cells, why=why)


def _signed(value: float) -> str:
    """In tenths with its sign; nought without."""
    return f"{value:+.1f}".replace("-", "−") if round(value, 1) else "0.0"
