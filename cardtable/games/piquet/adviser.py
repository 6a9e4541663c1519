"""What a person is told of the courses open to him before the exchange: every discard by what it makes of point,
sequences, quatorzes and trios, repique and pique, tricks and cards.

Figures come from search/exchange.py, in points above what the other makes of the same; the play is left to what search
tells of any game of tricks.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from cardtable.games.piquet.search.exchange import PARTS, Exchange
from cardtable.games.piquet.search.on_points import SCALE
from cardtable.players.amounts import tenths
from cardtable.players.compared import decided_by, look, reasoned, set_beside
from cardtable.players.comparison import BEHIND, Comparison, Course
from cardtable.players.parts import as_good, falls_short
from cardtable.players.question import PartWords
from cardtable.players.said import all_named, apart
from cardtable.players.stop import Stop
from cardtable.rules.moves import Move
from cardtable.rules.view import View

POINTS = "points"
ERROR, NEAR = SCALE
HEADS = ("point", "sequences", "sets", "repique", "tricks", "cards", "score")
DRAW = "draw"                    # the head of what the cards drawn were better or worse than usual: no reason
WORDS = {**PARTS, DRAW: PartWords("", "ill luck in the draw adds {n}", "luck in the draw takes off {n}")}
BASIS = ("Each part is what you make of it above your adversary, on the average; repique has the pique with it, and "
         "cards the capot.")
SCORE = "Score: what the state of the partie makes of the rest."
DRAWN = "Draw: what is taken off, or added, because the cards drawn on trial were better, or worse, than usual."


def compare(view: View, seat: int, names: Sequence[str], done: Move | None, rng: Random, budget: float,
            stop: Stop | None) -> Comparison | None:
    """Discards compared; None for all else."""
    if view.deal.phase != "exchange":
        return None
    looked = look(view, seat, done, rng, budget, stop)
    if looked is None or not isinstance(looked.question, Exchange):
        return None
    plain = looked.comparison()
    first = plain.rows[0]
    if not first.parts:
        return None
    drawn = any(round(_draw(row), 1) for row in plain.rows)
    by = decided_by(plain.rows)
    beside = _beside(plain.rows, by, looked.report.phrase)
    whole = [row._replace(parts={**row.parts, DRAW: _draw(row)}) for row in plain.rows]
    top = max(whole, key=lambda row: row.value)          # from which what is worse is told
    rows = [_row(row, whole[0] if row.equal else top, drawn) for row in whole]
    why = _why(looked.question, by, plain.rows)
    reason = f"{rows[0].words}: {beside}{why}." if by else plain.reason
    notes = (BASIS, SCORE, *[DRAWN] * drawn, *plain.notes)
    return plain._replace(title="Discards compared", heads=(*HEADS, *[DRAW] * drawn, "total", BEHIND),
                          rows=reasoned(rows, reason, NEAR), near=NEAR, notes=notes, reason=reason, decided=by,
                          beside="you are {ahead} in this deal")


def _why(question: Exchange, by: str, rows: Sequence[Course]) -> str:
    """What the part that decides comes to; of repiques, whose."""
    if by != "repique":
        return PARTS[by].why if by else ""
    rival = next(row for row in rows if not row.equal)
    return question.of_repiques((rows[0].move,), (rival.move,))


def _beside(rows: Sequence[Course], by: str, phrase: Mapping[str, tuple[str, str]]) -> str:
    """"with the queen of hearts thrown, rather than the eight of clubs, ": in which cards the best is another than what
    the reason speaks of, where another has more of the part that decides."""
    said, rival = set_beside(rows, by, phrase), next((row for row in rows if not row.equal), None)
    more, fewer = apart(rows[0].cards, rival.cards) if rival else ([], [])
    return f"with {all_named(more)} thrown, rather than {all_named(fewer)}, " if said and more and fewer else said


def _draw(row: Course) -> float:
    """What its total has beside what the trials brought: the luck of the draw, taken off."""
    return row.value - sum(row.parts.values())


def _row(row: Course, beside: Course, drawn: bool) -> Course:
    """With its parts in tenths, which add up to the total that the search has found; behind by the difference of the
    totals that are shown."""
    shown, best = [tenths([one.parts[name] for name in (*HEADS, DRAW)]) for one in (row, beside)]
    cells = (*[_signed(value) for value in shown[:len(shown) - (not drawn)]], _signed(sum(shown)),
             "" if row.equal else f"{sum(best) - sum(shown):.1f}")
    why = as_good(row.value - beside.value, POINTS, row.parts, beside.parts, WORDS) if row.equal else \
        falls_short(row.behind, POINTS, row.parts, beside.parts, WORDS)
    return row._replace(cells=cells, why=why)


def _signed(value: float) -> str:
    """In tenths with its sign; nought without."""
    return f"{value:+.1f}".replace("-", "−") if round(value, 1) else "0.0"
