"""The master: searches what its game lets it search, takes the book's word for the rest, and says why."""
from __future__ import annotations

from random import Random

from cardtable.players import novice
from cardtable.players.judging import judge_of, posed
from cardtable.players.levels import chooser
from cardtable.players.report import Report
from cardtable.players.search import Found, Readable, beside_zero, preferred, search, spent
from cardtable.players.sins import pardoned
from cardtable.players.stop import Stop
from cardtable.players.thought import Thought, Weighed
from cardtable.rules.moves import Move, same
from cardtable.rules.view import View


def choose(view: View, seat: int, rng: Random, budget: float = 1.0, stop: Stop | None = None) -> Thought:
    """The move with the best expectation; among those the samples cannot tell apart one that a partner forgives, and
    of these the book's, else what spends least.

    A game's evaluate.py may bring a `sentence` of its own for the figures it knows, and may say by `trusted` where the
    book's word goes before them.
    """
    judge = judge_of(view.game)
    book = by_the_book(view, seat, rng)
    question = posed(judge, view, seat, book.move)
    trusted = getattr(judge, "trusted", None)
    if judge is None or question is None or trusted is not None and not trusted(view, seat):
        return book
    found, samples = search(question, rng, budget, stop)
    if not found:
        return book                                      # there was no time for more
    moves = by_move(beside_zero(question, found))
    liked = preferred(question, book.move)
    slack = getattr(question, "slack", 0.0)              # by how much more than the book another must bring
    near = sorted([f for f in moves if f.equal or f.behind <= slack],
                  key=lambda f: (not same(f.plan[0], liked), spent(question, f.plan[0]), f.behind))
    forgiven = [f for f in near if pardoned(view, seat, f.plan[0])] or near
    chosen = forgiven[0]
    if isinstance(question, Readable):
        told = question.readable(chosen.plan[0], [f.plan[0] for f in forgiven])
        chosen = next(f for f in forgiven if same(f.plan[0], told))
    report = Report(question.unit, samples, samples == question.ways, judge.phrase)
    agrees = same(chosen.plan[0], book.move)
    equal = agrees and any(f.equal for f in moves if f is not chosen)
    say = getattr(judge, "sentence", None)
    why = say(question, report, chosen, moves) if say else report.sentence(chosen, moves)
    why += f" So by the book: {book.why}" if equal else ""
    weighed = tuple([Weighed(f.plan[0], f.value, f.error) for f in moves])
    return Thought(seat, chosen.plan[0], why, book.source if agrees else "", weighed, samples, question.unit)


def by_move(found: list[Found]) -> list[Found]:
    """The best plan of each move, best first."""
    best: dict[Move, Found] = {}
    for one in found:
        best.setdefault(one.plan[0], one)
    return list(best.values())


def by_the_book(view: View, seat: int, rng: Random) -> Thought:
    """What the club player would do, or a novice where the game has no maxims."""
    return (chooser(view.game, "maxims") or chooser(view.game, "novice") or novice.choose)(view, seat, rng)
