"""Every course of a decision side by side: rows, columns and notes, best first, for whoever shows them.

A game's `adviser.py` may bring a `compare` of its own for the decisions it knows more about; the rest is what the
master's search finds.  Differences inside the error are called equal.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Literal, NamedTuple, Protocol

from cardtable.cards import Card, Cards
from cardtable.games import part
from cardtable.players import novice
from cardtable.players.judging import judge_of, posed
from cardtable.players.levels import chooser
from cardtable.players.master import by_move
from cardtable.players.report import Report
from cardtable.players.search import Found, Question, search
from cardtable.players.stop import Stop
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

Grade = Literal["best", "near", "costly"]


class Scale(NamedTuple):
    """Of a unit: what two values may differ by for no reason, and how far behind the best is still near it."""

    error: float = 0.0
    near: float = 0.0


SCALES = {"games in 100": Scale(0.5, 3.0), "stakes": Scale(0.01, 0.06), "counters": Scale(0.05, 0.5)}


class Row(NamedTuple):
    """One course, what it is worth, and how it compares with the best."""

    move: Move
    verb: str                    # "Play", "Count 7": what stands before its cards where they are drawn
    words: str                   # "Play the seven of hearts"
    cells: tuple[str, ...]       # one for each head
    value: float                 # in the comparison's unit
    behind: float
    equal: bool                  # to the best, for all that is known
    why: str                     # what it gains and loses against the best, in a sentence

    @property
    def cards(self) -> Cards:
        """The cards of the move."""
        return tuple([token for token in self.move[1:] if isinstance(token, Card)])


class Comparison(NamedTuple):
    """All courses, best first."""

    title: str                   # "Throws compared"
    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    unit: str                    # of values: "games in 100"
    near: float                  # how far behind the best a course may be and still be called near it
    about: str = ""              # what bears on the decision, as the order of counting near home
    book: str = ""               # what the book would do, and why
    notes: tuple[str, ...] = ()  # what the figures rest on, and what they cannot tell

    def row(self, move: Move) -> Row | None:
        """The row of this move, whatever the order of its fields."""
        return next((row for row in self.rows if same(row.move, move)), None)

    def grade(self, row: Row) -> Grade:
        """How good a course is beside the best."""
        if row.equal:
            return "best"
        return "near" if row.behind <= self.near else "costly"


class Advising(Protocol):
    """A game's `adviser.py`."""

    def compare(self, view: View, seat: int, names: Sequence[str], done: Move | None, rng: Random, budget: float,
                stop: Stop | None) -> Comparison | None:
        """The courses by their parts; None where it knows no more than search tells."""


def adviser_of(game: str) -> Advising | None:
    """Who compares the courses of this game, if it has such a one."""
    found: Advising | None = part(game, "adviser")
    return found


def compare(view: View, seat: int, names: Sequence[str] = (), done: Move | None = None, seed: int = 0,
            budget: float = 1.0, stop: Stop | None = None) -> Comparison | None:
    """What this seat can do now, compared; None where there is nothing to compare.

    `names` are by seat, "" for who reads; `done` is a course that must be among the rows, if it can be judged.
    """
    rng = Random(f"{seed} compared")
    adviser = adviser_of(view.game)
    if adviser is not None:
        own = adviser.compare(view, seat, names, done, rng, budget, stop)
        if own is not None:
            return own
    looked = look(view, seat, done, rng, budget, stop)
    return looked and looked.comparison()


class Looked(NamedTuple):
    """What a search has found about the courses of a decision."""

    question: Question
    found: list[Found]           # one for each move, best first
    layouts: int
    report: Report
    book: Thought
    caveat: str                  # what the search cannot judge

    def comparison(self, scale: Scale | None = None) -> Comparison:
        """Worth and shortfall of each course, with their interval where layouts were drawn."""
        unit = self.question.unit
        error, near = scale or SCALES.get(unit, Scale())
        rows = [self.row(found, error) for found in self.found]
        heads = ("worth", "behind") if self.report.exact else ("worth", "behind", "±")
        return Comparison("Courses compared", heads, tuple(rows), unit, near, "", self.book.why, self.notes())

    def row(self, found: Found, error: float) -> Row:
        """One course; equal where the layouts, or figures uncertain in themselves, cannot tell it from the best."""
        equal = found is self.found[0] or found.behind <= max(found.doubt, error)
        cells = [self.report.figure(found.value), self.distance(found.behind)]
        if not self.report.exact:
            cells.append(self.distance(found.doubt))
        move, phrase = found.plan[0], self.report.phrase
        return Row(move, without_cards(move, phrase), in_words(move, phrase), tuple(cells), found.value,
                   found.behind, equal, self.why(found, equal))

    def distance(self, length: float) -> str:
        """A shortfall or half an interval; nothing where there is none."""
        return self.report.figure(length).lstrip("+") if length > 0 else ""

    def why(self, found: Found, equal: bool) -> str:
        """The figures of a course against those of the best."""
        report, best = self.report, self.found[0]
        if found is best:
            return f"{in_words(found.plan[0], report.phrase)}: {report.verb} {report.figure(found.value)}{report.of}."
        rival = in_words(best.plan[0], report.phrase, done=True)
        told = (f"{in_words(found.plan[0], report.phrase)}: {report.verb} {report.figure(found.value)}{report.of} "
                f"against {report.figure(best.value)} by {rival}")
        return f"{told}, which is inside the error." if equal else f"{told}."

    def notes(self) -> tuple[str, ...]:
        """What the figures rest on, and what they cannot tell."""
        if self.report.exact:
            basis = f"All {self.layouts:,} layouts of the unseen cards were counted."
        else:
            basis = (f"{self.layouts:,} layouts of the unseen cards were looked at; ± is half the 95% interval of the "
                     "distance from the best.")
        return (basis, self.caveat) if self.caveat else (basis,)


def look(view: View, seat: int, done: Move | None, rng: Random, budget: float = 1.0,
         stop: Stop | None = None) -> Looked | None:
    """Searches as the master does; None where his game's search does not judge the decision, or there is none."""
    judge = judge_of(view.game)
    book = by_the_book(view, seat, rng)
    question = posed(judge, view, seat, book.move)
    if judge is None or question is None:
        return None
    verbs = {plan[0].verb for plan in question.plans}
    if done is not None and done.verb in verbs and not any(same(plan[0], done) for plan in question.plans):
        question.plans = [*question.plans, (done,)]
    found, layouts = search(question, rng, budget, stop)
    moves = by_move(found)
    moves = [one for n, one in enumerate(moves) if not any(same(one.plan[0], other.plan[0]) for other in moves[:n])]
    report = Report(question.unit, layouts, layouts == question.ways, judge.phrase)
    return Looked(question, moves, layouts, report, book, judge.caveats.get(view.deal.phase, ""))


def same(one: Move, other: Move) -> bool:
    """Whether two moves are the same, whatever the order of their cards."""
    return one[0] == other[0] and len(one) == len(other) and set(one) == set(other)


def by_the_book(view: View, seat: int, rng: Random) -> Thought:
    """What the club player would do, or a novice where the game has no maxims."""
    return (chooser(view.game, "maxims") or chooser(view.game, "novice") or novice.choose)(view, seat, rng)


def in_words(move: Move, phrase: Mapping[str, tuple[str, str]], done: bool = False) -> str:
    """"Lay out the five of hearts and the king of spades"; `done`: "laying out ..."."""
    if str(move) in phrase:                      # a call that has a name of its own
        return phrase[str(move)][done]
    words = phrase.get(move.verb, (move.verb.replace("-", " ").capitalize(), move.verb.replace("-", " ")))[done]
    named = [f"the {token.name}" if isinstance(token, Card) else str(token) for token in move[1:]]
    listed = " and ".join([", ".join(named[:-1]), named[-1]]) if len(named) > 1 else "".join(named)
    return f"{words} {listed}" if listed else words


def without_cards(move: Move, phrase: Mapping[str, tuple[str, str]]) -> str:
    """The same without its cards, which are drawn: "Lay out", "Count 7"."""
    return in_words(Move([token for token in move if not isinstance(token, Card)]), phrase)


def offers(game: str) -> bool:
    """Whether a game has anything by which courses can be compared."""
    return adviser_of(game) is not None or judge_of(game) is not None
