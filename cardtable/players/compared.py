"""Every course of a decision side by side: rows, reason and notes, best first, for whoever shows them.

This is the one place where a choice is graded: hint, comparison, post-mortem, practice and the warning before a play
all ask here, and are told the same of the same position.  A game's `adviser.py` may bring a `compare` of its own for
the decisions it knows more about; the rest is what the master's search finds.  Differences inside the error are called
equal; among equals the book's word comes first.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import partial
from random import Random
from typing import NamedTuple

from cardtable.cards import Card
from cardtable.games import game
from cardtable.players.advisers import adviser_of
from cardtable.players.amounts import GAMES, amount, least
from cardtable.players.comparison import (
    AS_GOOD,
    BEHIND,
    NONE_BETTER,
    SCALES,
    SURE,
    WASTES,
    WINS,
    Comparison,
    Course,
    alike,
    shared,
)
from cardtable.players.estimate import Estimate, Plan
from cardtable.players.judging import judge_of, phrases, posed
from cardtable.players.master import by_move, by_the_book
from cardtable.players.parts import deciding, falls_short
from cardtable.players.pronouns import who_play
from cardtable.players.question import Parts, Question, Scale
from cardtable.players.report import Report
from cardtable.players.said import by_the_book_in_words, done_apart, in_words, ordered, true_of_most, without_cards
from cardtable.players.search import beside_zero, preferred, search
from cardtable.players.sins import shaming, wasteful
from cardtable.players.stop import Stop
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move, same
from cardtable.rules.view import View
from cardtable.showing.phrases import number
from cardtable.showing.talk import talk_of


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
        found = looked.comparison()
    return found.with_equals().agreeing(who_play(names, view.deal))


class Looked(NamedTuple):
    """What a search has found about the courses of a decision."""

    question: Question
    found: list[Estimate]           # one for each move, best first
    layouts: int
    report: Report
    book: Thought
    caveat: str                  # what the search cannot judge
    shaming: frozenset[Move]     # what a partner would not forgive
    parts: Mapping[Plan, Parts] = {}         # of what each comes to, so that they differ from the best's as it does
    speaks: Callable[[Move, Move], str] = lambda move, other: ""         # what can be seen to speak for a course
    wasteful: frozenset[Move] = frozenset()      # by which something of use is given up for nothing
    dropped: frozenset[Move] = frozenset()       # none is told first, though in other layouts it be as good as the best

    def comparison(self, scale: Scale | None = None) -> Comparison:
        """Worth and shortfall of each course, and why the first is the best."""
        unit = self.question.unit
        error, near = scale or self.question.scale or SCALES.get(unit, Scale())
        habit = self.book.move if self.question.by_average else preferred(self.question, self.book.move)
        error = max([error, *[one.behind for one in self.found
                              if same(one.plan[0], habit) and one.behind <= self.question.overruled]])
        rows = [self.row(found, error) for found in self.found]
        fair = [row.move for row in rows if row.equal and row.move not in self.shaming | self.dropped]
        second = self.question.instead(fair) if not any(same(move, habit) for move in fair) else None
        told = second.move if second is not None else self.question.readable(fair[0], fair) if fair else None
        rows.sort(key=lambda row: (not row.equal, row.equal and (
            row.move in self.shaming, row.move in self.dropped, not same(row.move, habit), row.move != told,
            self.question.spends(row.move)), row.behind))
        as_said = {self.speaks(rows[0].move, row.move) for row in rows[1:] if row.equal}
        rows = [row if row.equal or (seen := self.speaks(rows[0].move, row.move)) in as_said
                else row._replace(beside=seen) for row in rows]
        by, first = decided_by(rows), rows[0]
        reason = self.reason(rows, by, second)
        book, source, liked = (by_the_book_in_words(self.book, self.report.phrase), self.book.source, self.book.move) \
            if self.question.of_book and self.book.source else ("", "", None)      # what no book says is the house's
        # no layouts are needed to see which is worse; but what comes to the same in each of them is the same
        told_so = [row._replace(equal=False, why=WASTES) if row.equal and row.move in self.wasteful
                   and (row.behind or row.doubt) else row for row in rows[1:]]
        rows = sorted(told_so, key=lambda row: not row.equal)
        return Comparison("Choices compared", ("worth", BEHIND), reasoned([first, *rows], reason, near), unit, near, "",
                          book, self.notes(), reason, by, source, liked=liked, certain=self.question.certain,
                          nought=first.move == self.question.zero, choices=self.question.choices,
                          whole=self.question.whole, beside=self.question.beside, beats=self.beats(first, by))

    def row(self, found: Estimate, error: float) -> Course:
        """One course, beside the best; equal where the layouts, or figures uncertain in themselves, cannot tell it."""
        (value, behind), best = self.told(found), self.told(self.found[0])[0]
        equal = self.equal(found, error)
        cells = self.report.figure(value), "" if equal else self.report.shortfall(value, best)
        move, phrase, parts = found.plan[0], self.report.phrase, self.parts.get(found.plan, {})
        why = AS_GOOD if equal else falls_short(behind, self.question.unit, parts,
                                                self.parts.get(self.found[0].plan, {}), self.question.part_words)
        return Course(move, without_cards(move, phrase), in_words(move, phrase), cells, value, behind, equal,
                   why, found.doubt, parts)

    def equal(self, found: Estimate, error: float) -> bool:
        """Whether it falls short by no more than can be told, as it is or as it is shown."""
        return min(found.behind, self.told(found)[1]) <= (error if found.worse else max(found.doubt, error))

    def told(self, found: Estimate) -> tuple[float, float]:
        """Worth and shortfall as they are shown, so that the same figures have the same grade, and words beside them
        say no more than they do."""
        value, best = self.report.rounded(found.value), self.report.rounded(self.found[0].value)
        return value, max(0.0, self.report.rounded(best - value))

    def reason(self, rows: Sequence[Course], by: str, second: Thought | None = None) -> str:
        """By the part that decides, if that has words; else the book's, if it advises the same; else what can be seen,
        or what the book would say to the `second` best, or that the figures are better."""
        best, phrase = rows[0], self.report.phrase
        if self.question.unit == GAMES and len(rows) > 1 and self.report.exact and all(
                round(row.value) == SURE for row in rows):               # of some layouts it is but likely
            looked = " looked at" if self.question.choices > len(rows) else ""
            return f"{best.words}: every choice{looked}{WINS}"
        worse, fair = ([row.move for row in rows[1:] if row.equal is equal] for equal in (False, True))
        if worse and (seen := self.question.because(best.move, worse, fair)):
            said = same(best.move, self.book.move) and seen in self.book.why
            return ordered(self.book, phrase) if said else f"{best.words}: {seen}."
        if by and self.question.part_words[by].why:
            ground = self.question.ground((best.move,))
            beside = set_beside(rows, by, phrase)
            return f"{best.words}: {f'{ground}; ' if ground else ''}{beside}{self.question.part_words[by].why}."
        if same(best.move, self.book.move) and self.question.of_book:
            return ordered(self.book, phrase)
        rival = next((row for row in rows if not row.equal), None)
        ground = self.question.ground((best.move,)) if not self.question.of_book else ""
        if rival is None or ground or best.value <= rival.value:
            return f"{best.words}: {ground or (NONE_BETTER if rival else alike(len(rows), self.question.choices))}."
        if apart := true_of_most([row.beside for row in rows if not row.equal], rival.move):
            return f"{best.words}: {apart}."
        if second is not None and same(second.move, best.move) and reason_alone(second) != reason_alone(self.book):
            return ordered(second, phrase)
        return f"{best.words}: {self.by_figures(rows, rival, by)}."

    def by_figures(self, rows: Sequence[Course], rival: Course, by: str) -> str:
        """That another is as good, or that its figures are better, in which part of them or by how much, where there is
        nothing else to be said."""
        best, fair = rows[0], [row for row in rows[1:] if row.equal]
        named = done_apart(rival.move, best.move, self.report.phrase)
        if len(fair) == 1 and not isinstance(best.move[-1], Card):
            other = done_apart(fair[0].move, best.move, self.report.phrase)
            return f"it is as good as {other}, and better than {named}"
        unit = self.question.unit
        nothing = rival.move == self.question.zero                       # the figure itself is by how much
        tells = not self.surpasses(by) and not nothing and rival.behind >= (1 if unit == GAMES else least(unit))
        figure = f", by {amount(rival.behind, unit)}" if tells else ""
        return f"{self.beats(best, by)} {named}{figure}"

    def surpasses(self, by: str) -> str:
        """What the best does more than another, in the words of the part that decides, or of the question."""
        return self.question.part_words[by].than if by and self.question.part_words[by].than else \
            self.question.surpasses

    def beats(self, best: Course, by: str) -> str:
        """The same, or if there are no such words by the unit."""
        return self.surpasses(by) or (
            "it wins oftener than" if self.question.unit == GAMES else
            "it does better than" if self.question.beside else
            "it brings more than" if best.value > 0 else "it costs less than")

    def notes(self) -> tuple[str, ...]:
        """What the figures rest on, and what they cannot tell."""
        basis = self.question.basis(self.layouts, self.report.exact)
        return tuple([note for note in (basis, self.left_out(), self.question.counted, self.caveat) if note])

    def left_out(self) -> str:
        """That some courses were not looked at, and why; "" where all were."""
        choices, looked = self.question.choices, len(self.found)
        rest = "other is" if choices == looked + 1 else "others are"
        return f"Of {number(choices)} choices {number(looked)} were looked at: by habit the {rest} worse." \
            if choices > looked else ""


def reason_alone(thought: Thought) -> str:
    """What is said for a card, without its name: said of two it tells of neither why it is the better."""
    card = thought.move[-1]
    return thought.why.replace(card.name, "") if isinstance(card, Card) else thought.why


def reasoned(rows: Sequence[Course], reason: str, near: float) -> tuple[Course, ...]:
    """With the reason for the best, and whether it is so by little."""
    best, *others = rows
    rival = next((row for row in others if not row.equal), None)
    closely = rival is not None and rival.behind <= near and not shared(rows)
    only_just = " Best, but only just." if closely else ""
    return (best._replace(why=f"{reason}{only_just}"), *others)


def decided_by(rows: Sequence[Course]) -> str:
    """The part that decides between the best and the best of those that are worse; "" where nothing does."""
    rival = next((row for row in rows if not row.equal), None)
    return deciding(rows[0].parts, rival.parts) if rival is not None and rows[0].parts and rival.parts else ""


def set_beside(rows: Sequence[Course], by: str, phrase: Mapping[str, tuple[str, str]]) -> str:
    """"set beside drawing, ": of the best of those that are worse the reason speaks, and must say so where there is
    another that has more of the part that decides."""
    best, rival = rows[0], next((row for row in rows if not row.equal), None)
    if rival is None or not by or not any(row.parts and row.parts[by] > best.parts[by] for row in rows[1:]):
        return ""
    order, done = phrase.get(rival.move.verb, ("", ""))
    words = done_apart(rival.move, best.move, phrase)
    if order and rival.words.startswith(order) and rival.words != in_words(rival.move, phrase):
        words = f"{done}{rival.words.removeprefix(order)}"               # it has words of its own
    return f"set beside {words}, "


def look(view: View, seat: int, done: Move | None, rng: Random, budget: float = 1.0,
         stop: Stop | None = None) -> Looked | None:
    """Searches as the master does; None where his game's search does not judge the decision, or there is none."""
    judge = judge_of(view.game)
    book = by_the_book(view, seat, rng)
    question = posed(judge, view, seat, book.move)
    if judge is None or question is None:
        return None
    verbs = {plan[0].verb for plan in question.plans} | question.also
    if done is not None:                                 # for what comes to the same it stands itself
        of = question.alike(done)
        question.plans = [(done, *plan[1:]) if question.alike(plan[0]) == of else plan for plan in question.plans]
        if question.alike(book.move) == of:
            book = book._replace(move=done)
        if question.preferred not in (None, done) and question.alike(question.preferred) == of:
            question.preferred = done
    found, layouts = search(question, rng, budget, stop)
    if not (moves := by_move(found)):
        return None                                      # it was stopped
    moves = [one for n, one in enumerate(moves) if not any(same(one.plan[0], other.plan[0]) for other in moves[:n])]
    best = moves[0]
    parts = {one.plan: _apart(question, best.plan, one.plan, question.parts(best.plan)) for one in moves}
    others = [one for one in moves if one.layouts < best.layouts]
    if done is not None and done.verb in verbs and not any(same(one.plan[0], done) for one in moves):
        others.append(Estimate((done,), best.value, 0.0, 0.0, 0.0))
    later = copy(question)                               # which is still to tell what it has found
    later.afresh()
    if others and (again := judged_again(later, best, others, rng, budget, stop)):
        moves = sorted([*[one for one in moves if one not in others], *again], key=lambda one: one.behind)
        parts |= {one.plan: parts_beside(later, best.plan, one, parts[best.plan]) for one in again}
    report = Report(question.unit, layouts, layouts == question.ways, phrases(view))
    caveat = judge.caveats.get(view.deal.phase, "") if question.caveat is None else question.caveat
    return Looked(question, beside_zero(question, moves), layouts, report, book, caveat,
                  shaming(view, seat, [one.plan[0] for one in moves]), parts,
                  partial(talk_of(game(view.game)).speaks_for, view.deal, seat),
                  wasteful(view, seat, [one.plan[0] for one in moves]), frozenset([one.plan[0] for one in others]))


def _apart(question: Question, best: Plan, plan: Plan, parts: Parts) -> Parts:
    """The parts of a plan, beside those of the best: it differs as it does on the layouts looked at for both."""
    own, other = question.parts(plan), question.parts(best, like=plan)
    return {name: parts[name] + own[name] - other[name] for name in own} if own.keys() <= other.keys() else own


def parts_beside(question: Question, best: Plan, done: Estimate, parts: Parts) -> Parts:
    """The parts of what was done, beside those of the best; of what has come to no less than the best, which is taken
    to be chance, the same, so that they make up its value."""
    return _apart(question, best, done.plan, parts) if done.behind else parts


def judged_again(question: Question, best: Estimate, others: Sequence[Estimate], rng: Random, budget: float,
                 stop: Stop | None) -> list[Estimate]:
    """What was done though no master would look at it, and what was dropped on the way, set against the best alone in
    other layouts, so that all else keeps its figures: of many courses those are dropped that chance treats worst, and
    by the same layouts that speak against them they would be told as worse than they are.  Whether they are worse at
    all is seen by all layouts together.

    None is better than the best: that the master has overlooked something better is taken to be chance.
    """
    question.plans = [best.plan, *[one.plan for one in others]]
    found = {one.plan: one for one in search(question, rng, budget, stop, best.plan)[0]}
    if found.keys() != {*question.plans}:
        return []                                        # it was stopped
    most = found[best.plan]

    def set_against(first: Estimate, one: Estimate) -> Estimate:
        behind = max(0.0, one.behind)
        found = one._replace(value=best.value - behind, behind=behind, doubt=max(most.doubt, one.doubt))
        return found.and_before(first)

    return [set_against(first, found[first.plan]) for first in others]


def offers(game: str) -> bool:
    """Whether a game has anything by which courses can be compared."""
    return adviser_of(game) is not None or judge_of(game) is not None
