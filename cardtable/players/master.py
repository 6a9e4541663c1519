"""The master: searches what its game lets it search, takes the book's word for the rest, and says why."""
from __future__ import annotations

from random import Random

from cardtable.players import novice
from cardtable.players.estimate import Estimate
from cardtable.players.judging import judge_of, phrases, posed
from cardtable.players.levels import chooser
from cardtable.players.report import Report
from cardtable.players.search import beside_zero, preferred, search
from cardtable.players.sins import pardoned
from cardtable.players.stop import Stop
from cardtable.players.thought import Thought, Weighed
from cardtable.rules.moves import Move, same
from cardtable.rules.view import View


def choose(view: View, seat: int, rng: Random, budget: float = 1.0, stop: Stop | None = None) -> Thought:
    """The move with the best expectation; among those the samples cannot tell apart one that a partner forgives, and
    of these the book's, else what spends least."""
    judge = judge_of(view.game)
    book = by_the_book(view, seat, rng)
    question = posed(judge, view, seat, book.move)
    if judge is None or question is None:
        return book
    found, samples = search(question, rng, budget, stop)
    if not found:
        return book                                      # there was no time for more
    moves = by_move(beside_zero(question, found))
    liked = preferred(question, book.move)
    near = sorted([f for f in moves if f.equal or f.behind <= question.slack],
                  key=lambda f: (not same(f.plan[0], liked), question.spends(f.plan[0]), f.behind))
    forgiven = [f for f in near if pardoned(view, seat, f.plan[0])] or near
    chosen = forgiven[0]
    told = question.readable(chosen.plan[0], [f.plan[0] for f in forgiven])
    if told is not None:
        chosen = next(f for f in forgiven if same(f.plan[0], told))
    report = Report(question.unit, samples, samples == question.ways, phrases(view))
    agrees = question.of_book and same(chosen.plan[0], book.move)
    equal = agrees and any(f.equal for f in moves if f is not chosen)
    why = question.sentence(report, chosen, moves)
    why += f" So by {'the book' if book.source else 'habit'}: {book.why}" if equal else ""
    weighed = tuple([Weighed(f.plan[0], f.value, f.error) for f in moves])
    return Thought(seat, chosen.plan[0], why, book.source if agrees else "", weighed, samples, question.unit)


def by_move(found: list[Estimate]) -> list[Estimate]:
    """The best plan of each move, best first."""
    best: dict[Move, Estimate] = {}
    for one in found:
        best.setdefault(one.plan[0], one)
    return list(best.values())


def by_the_book(view: View, seat: int, rng: Random) -> Thought:
    """What the club player would do, or a novice where the game has no maxims."""
    return (chooser(view.game, "maxims") or chooser(view.game, "novice") or novice.choose)(view, seat, rng)
