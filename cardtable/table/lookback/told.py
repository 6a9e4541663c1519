"""What is told of a choice, in beads and rows, judged or not."""
from __future__ import annotations

from dataclasses import replace

from cardtable.cards import Card
from cardtable.croupier.reckoning import reason, shortfall
from cardtable.croupier.steps import Step
from cardtable.players.comparison import BEHIND, EQUAL, Comparison, Course
from cardtable.players.judging import judge_of
from cardtable.players.review import Judged
from cardtable.players.said import in_words, without_cards
from cardtable.table.lookback.rail import Bead
from cardtable.table.lookback.row import Choosing
from cardtable.table.ranked import Line, Shown
from cardtable.table.sheets.ranked import figure, lines_of

MOST_COURSES = 5                         # that an opened choice shows; all of them are on the sheet


def bead(game: str, step: Step, found: Judged | None, waiting: bool, number: int, many: int) -> Bead:
    """A choice on the rail; `number` of `many`, from 1."""
    return Bead(found.grade if found is not None else None, _spoken(game, step, found, waiting, number, many), waiting)


def _spoken(game: str, step: Step, found: Judged | None, waiting: bool, number: int, many: int) -> str:
    done = found.done.words if found is not None else in_words(step.move, _phrase(game))
    told = "being judged" if waiting else "not judged" if found is None else shortfall(found)
    better = f"; best: {found.best.words}" if found is not None and found.grade != "best" else ""
    grade = f"{found.grade}, " if found is not None and found.grade != "best" else ""
    return f"Choice {number} of {many}: {done}; {grade}{told}{better}"


def row(game: str, step: Step, found: Judged | None, waiting: bool, number: int, many: int) -> Choosing:
    """The same in the list."""
    cards = tuple([token for token in step.move[1:] if isinstance(token, Card)])
    done = Shown(found.done.verb if found is not None else without_cards(step.move, _phrase(game)), cards)
    spoken = _spoken(game, step, found, waiting, number, many)
    if found is None:
        return Choosing(number, done, None, "…" if waiting else "–", spoken)
    compared = found.comparison
    bars = (compared.bar(found.best), compared.bar(found.done)) if compared.heads else None
    return Choosing(number, done, found.grade, _figure(found), spoken, bars)


def _figure(found: Judged) -> str:
    """In a word, or in the unit of the column."""
    if found.done is found.best or not found.cost:
        return _level(found.comparison) if found.done is found.best or found.done.equal else "book"
    return _short(found.comparison, found.done)


def courses(found: Judged, whose: str) -> list[tuple[Line, str]]:
    """The best courses and what was done, with one figure each; and what is told of each; `whose`
    says who did it."""
    rows = found.comparison.rows
    shown = found.comparison.listed(MOST_COURSES, found.done)
    lines = lines_of(found.comparison, found.choice.done, whose)
    return [(replace(lines[n], figures=(_worth(found, n),) if found.comparison.heads else ()),
             reason(found) if rows[n] is found.done else rows[n].why) for n in shown]


def unit(found: Judged) -> str:
    """What those figures are counted in, to stand beside the heading."""
    return found.comparison.unit.replace("games in 100", "chances in 100") if found.comparison.heads else ""


def _worth(found: Judged, n: int) -> str:
    """Chances as they are; of all else, how much less than the best."""
    row, counted = found.comparison.rows[n], found.comparison.unit
    if counted.endswith("in 100"):
        return f"{found.comparison.worth(row):.0f}"
    return _level(found.comparison) if not n or row.equal else _short(found.comparison, row)


def _short(comparison: Comparison, row: Course) -> str:
    """By how much less than the best, in the figure that the sheet has."""
    told = row.cells[-1] if comparison.heads[-1:] == (BEHIND,) else ""
    return f"−{told or figure(row.behind, comparison.unit)}"


def _level(comparison: Comparison) -> str:
    """For what falls short of nothing: "equal", of all of them, where there are several."""
    return EQUAL if comparison.shared else "best"


def _phrase(game: str) -> dict[str, tuple[str, str]]:
    judge = judge_of(game)
    return dict(judge.phrase) if judge is not None else {}
