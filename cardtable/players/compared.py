"""Every course of a decision side by side: rows, reason and notes, best first, for whoever shows them.

This is the one place where a choice is graded: hint, comparison, post-mortem, practice and the warning before a play
all ask here, and are told the same of the same position.  A game's `adviser.py` may bring a `compare` of its own for
the decisions it knows more about; the rest is what the master's search finds.  Differences inside the error are called
equal; among equals the book's word comes first.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Literal, NamedTuple

from cardtable.cards import Card, Cards
from cardtable.players.advisers import adviser_of
from cardtable.players.amounts import GAMES, ahead, amount, worth
from cardtable.players.judging import judge_of, posed
from cardtable.players.master import by_move, by_the_book
from cardtable.players.parts import Grounded, Parted, Parts, PartWords, deciding, falls_short
from cardtable.players.pronouns import agreeing, of_a_lady
from cardtable.players.report import Report
from cardtable.players.said import BY_THE_BOOK, by_the_book_in_words, in_words, ordered, without_cards
from cardtable.players.search import Counted, Found, Question, Readable, beside_zero, preferred, search, spent
from cardtable.players.sins import shaming
from cardtable.players.stop import Stop
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move, same
from cardtable.rules.view import View
from cardtable.showing.bars import Bar

Grade = Literal["best", "near", "costly"]


class Scale(NamedTuple):
    """Of a unit: what two values may differ by for no reason, and how far behind the best is still near it."""

    error: float = 0.0
    near: float = 0.0


SPAN = 8                         # bars show at least so many times what is still near the best
GREAT = 4                        # so many times what is still near, a loss is as great as any
AS_GOOD, EQUAL, BEHIND = "As good as the best.", "equal", "behind"
SCALES = {GAMES: Scale(0.5, 3.0), "stakes": Scale(0.01, 0.06), "counters": Scale(0.05, 0.5)}


class Row(NamedTuple):
    """One course, what it is worth, and how it compares with the best."""

    move: Move
    verb: str                    # "Play", "Count seven": what stands before its cards where they are drawn
    words: str                   # "Play the seven of hearts"
    cells: tuple[str, ...]       # one for each head
    value: float                 # in the comparison's unit
    behind: float
    equal: bool                  # to the best, for all that is known
    why: str                     # what it gains and loses against the best, in a sentence
    doubt: float                 # half the 95% interval of `behind`; 0 where nothing was sampled
    parts: Parts                 # of what the value is made up, where that is known: their sum, but for a constant

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
    book: str = ""               # what the book would do, and why, in a sentence
    notes: tuple[str, ...] = ()  # what the figures rest on, and what they cannot tell
    reason: str = ""             # what is best, and why: "Lead the four of clubs: it goes out sooner."
    decided: str = ""            # the part that the reason speaks of, if the values are known by their parts
    source: str = ""             # of the book's word: "000:1418-1434"
    alone: bool = False          # whether a single course tells something: a count that was right
    liked: Move | None = None    # what the book would do
    beside: bool = False         # whether values are what one makes above the adversary

    @property
    def beside_book(self) -> str:
        """What our figures say of the book's choice, where it is not ours; "" where it is, or is not judged."""
        row = self.row(self.liked) if self.liked is not None and self.unit else None
        if row is None or row is self.rows[0]:
            return ""
        if row.equal:
            return "That is as good, by our figures."
        return f"Here we differ from the book: by our figures that is {amount(row.behind, self.unit)} worse."

    @property
    def book_told(self) -> str:
        """The book's word, and what we say of it."""
        return " ".join([part for part in (self.book, self.beside_book) if part])

    def book_beside(self, told: str) -> str:
        """The book's word where it is to stand beside this; "" if it has been told there already."""
        return "" if self.book.removeprefix(BY_THE_BOOK).casefold() in told.casefold() else self.book_told

    def bar(self, row: Row) -> Bar:
        """The one place where bars are measured, so that a figure has the same length wherever it is drawn.

        Chances are drawn from none to all hundred; all else from nothing to the greatest gain and the greatest loss.
        What is equal to the best has a bar as long, for by how much they differ is not known.
        """
        least, most = 0.0, 100.0
        if self.unit != GAMES:
            values = [0.0, *[one.value for one in self.rows]]
            least, most = min(values), max(values)
            wanting = max(0.0, SPAN * self.near - (most - least)) or float(most == least)
            least, most = (least, most + wanting) if most >= -least else (least - wanting, most)
        value = self.rows[0].value if row.equal else row.value
        end = min(1.0, max(0.0, (value - least) / (most - least)))
        surely = row.behind - row.doubt
        far = (surely - self.near) / (GREAT - 1) / self.near if self.near else float(surely > 0)
        return Bar(-least / (most - least), end, row.doubt / (most - least),
                   0.0 if row.equal else min(1.0, max(0.0, far)))

    def agreeing(self, names: Sequence[str]) -> Comparison:
        """The same in words that agree with who sits there; `names` are by seat, "" for who reads."""
        if not of_a_lady(names):
            return self
        rows = tuple([row._replace(why=agreeing(row.why, names)) for row in self.rows])
        return self._replace(rows=rows, about=agreeing(self.about, names), book=agreeing(self.book, names),
                             reason=agreeing(self.reason, names),
                             notes=tuple([agreeing(note, names) for note in self.notes]))

    def with_equals(self) -> Comparison:
        """With a word where a shortfall would stand, for what is as good as the first."""
        if self.heads[-1:] != (BEHIND,):
            return self
        first, *others = self.rows
        return self._replace(rows=(first, *[row._replace(cells=(*row.cells[:-1], EQUAL)) if row.equal else row
                                            for row in others]))

    def better(self, row: Row, told: bool = False) -> str:
        """What is better than this course, and why.  The reason speaks of the best of those that are worse: of any
        other what it lacks is named instead, unless that has been `told`."""
        rival = next((one for one in self.rows if not one.equal), None)
        lacks = row.why.partition(": ")[2].rstrip(".")
        if rival is None or row is rival or not lacks or not self.rows[0].words:
            return self.reason
        return f"{self.rows[0].words}." if told else f"{self.rows[0].words}: with your choice {lacks}."

    def row(self, move: Move) -> Row | None:
        """The row of this move, whatever the order of its fields."""
        return next((row for row in self.rows if same(row.move, move)), None)

    def accepts(self, move: Move) -> bool:
        """Whether it is as good as the best, or what the book would do: where the two differ either is right."""
        row = self.row(move)
        return row is not None and (row.equal or self.by_book(row))

    def by_book(self, row: Row) -> bool:
        """Whether it is what the book would do."""
        return self.liked is not None and same(row.move, self.liked)

    def grade(self, row: Row) -> Grade:
        """How good a course is beside the best.  It is costly only if even the least that it may lose, for all the
        layouts show, is more than what is near: else other draws would judge it otherwise."""
        if row.equal:
            return "best"
        return "near" if row.behind - row.doubt <= self.near else "costly"

    @property
    def advice(self) -> str:
        """What to do and why, and after it the one figure that matters: "Refuse: three suits are guarded. It wins
        about 61 games in 100."."""
        return " ".join([self.reason, *self._worth()])

    def _worth(self) -> list[str]:
        """One figure for all that is as good as the best."""
        best, alike = self.rows[0], sum([row.equal for row in self.rows]) - 1
        if not self.unit:
            return []
        if self.unit == GAMES:
            apart = alike == 1 and round(self.rows[1].value) != round(best.value)
            who = "Either wins" if alike == 1 and not apart else "It wins"
            told = f"{who} about {best.value:.0f} games in 100"
            if apart:
                told += f", the other choice {self.rows[1].value:.0f}: hardly a difference"
        else:
            told = f"With it you are {ahead(best.value, self.unit)} in this deal" if self.beside else \
                f"It {worth(best.value, self.unit)}"
            if best.value < 0 and len(self.rows) > 1:            # for all the reasons that speak for it
                told += ", as little as any choice here"
        one = "the other choice" if len(self.rows) == 2 else "one other choice"
        more = f"; {one} does about as well" if alike == 1 else "; others do about as well" if alike else ""
        return [f"{told}{'' if self.unit == GAMES and alike == 1 else more}."]


def chance_of(view: View, seat: int) -> Random:
    """The layouts that are drawn depend on the position alone, so that whoever asks is told the same."""
    deal = view.deal
    return Random(f"{view.game} {seat} {deal.phase} {deal.zone} {deal.score} {deal.purse}")


def compare(view: View, seat: int, names: Sequence[str] = (), done: Move | None = None, budget: float = 1.0,
            stop: Stop | None = None) -> Comparison | None:
    """What this seat can do now, compared; None where there is nothing to compare.

    `names` are by seat, "" for who reads; `done` is a course that must be among the rows, if it can be judged.
    """
    rng = chance_of(view, seat)
    adviser = adviser_of(view.game)
    found = adviser.compare(view, seat, names, done, rng, budget, stop) if adviser is not None else None
    if found is None:
        looked = look(view, seat, done, rng, budget, stop)
        if looked is None or len(looked.found) < 2:      # one course within reach is no choice
            return None
        found = looked.comparison(getattr(judge_of(view.game), "scale", None))
    return found.with_equals().agreeing(names)


class Looked(NamedTuple):
    """What a search has found about the courses of a decision."""

    question: Question
    found: list[Found]           # one for each move, best first
    layouts: int
    report: Report
    book: Thought
    caveat: str                  # what the search cannot judge
    shaming: frozenset[Move]     # what a partner would not forgive

    def comparison(self, scale: Scale | None = None) -> Comparison:
        """Worth and shortfall of each course, and why the first is the best."""
        unit = self.question.unit
        error, near = scale or SCALES.get(unit, Scale())
        rows = [self.row(found, error) for found in self.found]
        liked = preferred(self.question, self.book.move)
        fair = [row.move for row in rows if row.equal and row.move not in self.shaming]
        told = self.question.readable(fair[0], fair) if fair and isinstance(self.question, Readable) else None
        rows.sort(key=lambda row: (not row.equal, row.equal and (
            row.move in self.shaming, not same(row.move, liked), row.move != told, spent(self.question, row.move)),
            row.behind))
        by = decided_by(rows)
        reason = self.reason(rows, by)
        return Comparison("Choices compared", ("worth", BEHIND), reasoned(rows, reason, near), unit, near, "",
                          by_the_book_in_words(self.book, self.report.phrase), self.notes(), reason, by,
                          self.book.source, liked=self.book.move)

    @property
    def words(self) -> Mapping[str, PartWords]:
        """How the parts are spoken of, if the values are known by their parts."""
        return self.question.part_words if isinstance(self.question, Parted) else {}

    def row(self, found: Found, error: float) -> Row:
        """One course; equal where the layouts, or figures uncertain in themselves, cannot tell it from the best."""
        value, behind = self.told(found)
        equal = found is self.found[0] or found.behind <= max(found.doubt, error) or not behind
        cells = self.report.figure(value), "" if equal else self.report.figure(behind).lstrip("+")
        move, phrase, parts = found.plan[0], self.report.phrase, self.parts(found)
        why = AS_GOOD if equal else falls_short(behind, self.question.unit, parts, self.parts(self.found[0]),
                                                self.words)
        return Row(move, without_cards(move, phrase), in_words(move, phrase), cells, value, behind, equal,
                   why, found.doubt, parts)

    def told(self, found: Found) -> tuple[float, float]:
        """Worth and shortfall as they are told: games in a hundred are whole, so that what is shown with the same
        figure has the same grade."""
        if self.question.unit != GAMES:
            return found.value, found.behind
        return round(found.value), max(0, round(self.found[0].value) - round(found.value))

    def parts(self, found: Found) -> Parts:
        """Of what its value is made up, where that is known."""
        return self.question.parts(found.plan) if isinstance(self.question, Parted) else {}

    def reason(self, rows: Sequence[Row], by: str) -> str:
        """By the part that decides; else the book's, if it advises the same; else that the figures are better."""
        best, phrase = rows[0], self.report.phrase
        if by:
            ground = self.question.ground((best.move,)) if isinstance(self.question, Grounded) else ""
            return f"{best.words}: {f'{ground}; ' if ground else ''}{self.words[by].why}."
        if same(best.move, self.book.move):
            return ordered(self.book, phrase)
        rival = next((row for row in rows if not row.equal), None)
        if rival is None:
            return f"{best.words}."
        better = "it wins oftener than" if self.question.unit == GAMES else "it brings more than"
        return f"{best.words}: {better} {in_words(rival.move, phrase, done=True)}."

    def notes(self) -> tuple[str, ...]:
        """What the figures rest on, and what they cannot tell."""
        looked = "counted" if self.report.exact else "looked at"
        basis = f"{'All ' * self.report.exact}{self.layouts:,} layouts of the unseen cards were {looked}."
        counted = self.question.counted if isinstance(self.question, Counted) else ""
        return tuple([note for note in (basis, counted, self.caveat) if note])


def reasoned(rows: Sequence[Row], reason: str, near: float) -> tuple[Row, ...]:
    """With the reason for the best, and whether it is so by little."""
    best, *others = rows
    rival = next((row for row in others if not row.equal), None)
    only_just = " Best, but only just." if rival is not None and rival.behind <= near else ""
    return (best._replace(why=f"{reason}{only_just}"), *others)


def decided_by(rows: Sequence[Row]) -> str:
    """The part that decides between the best and the best of those that are worse; "" where nothing does."""
    rival = next((row for row in rows if not row.equal), None)
    return deciding(rows[0].parts, rival.parts) if rival is not None and rows[0].parts else ""


def look(view: View, seat: int, done: Move | None, rng: Random, budget: float = 1.0,
         stop: Stop | None = None) -> Looked | None:
    """Searches as the master does; None where his game's search does not judge the decision, or there is none."""
    judge = judge_of(view.game)
    book = by_the_book(view, seat, rng)
    question = posed(judge, view, seat, book.move)
    if judge is None or question is None:
        return None
    verbs = {plan[0].verb for plan in question.plans}
    found, layouts = search(question, rng, budget, stop)
    if not (moves := by_move(found)):
        return None                                      # it was stopped
    moves = [one for n, one in enumerate(moves) if not any(same(one.plan[0], other.plan[0]) for other in moves[:n])]
    if done is not None and done.verb in verbs and not any(same(one.plan[0], done) for one in moves):
        moves = sorted([*moves, _beside(question, moves[0], done, rng, budget, stop)], key=lambda one: one.behind)
    report = Report(question.unit, layouts, layouts == question.ways, judge.phrase)
    return Looked(question, beside_zero(question, moves), layouts, report, book, judge.caveats.get(view.deal.phase, ""),
                  shaming(view, seat, [one.plan[0] for one in moves]))


def _beside(question: Question, best: Found, done: Move, rng: Random, budget: float, stop: Stop | None) -> Found:
    """What was done though no master would look at it, set against the best alone, so that all else keeps its figures.

    At most as good as the best: that the master has overlooked something better is taken to be chance.
    """
    question.plans = [best.plan, (done,)]
    one = {best.plan: best, (done,): best} | {found.plan: found for found in search(question, rng, budget, stop)[0]}
    behind = max(0.0, one[best.plan].value - one[(done,)].value)
    doubt = max(one[best.plan].doubt, one[(done,)].doubt)
    return Found((done,), best.value - behind, one[(done,)].error, behind, doubt)


def offers(game: str) -> bool:
    """Whether a game has anything by which courses can be compared."""
    return adviser_of(game) is not None or judge_of(game) is not None
