"""The master: searches what its game lets it search, takes the book's word for the rest, and says why."""
from __future__ import annotations

from random import Random

from cardtable.players import novice
from cardtable.players.levels import chooser, part
from cardtable.players.search import Found, search
from cardtable.players.stop import Stop
from cardtable.players.thought import Thought, Weighed
from cardtable.rules.moves import Move
from cardtable.rules.view import View


def choose(view: View, seat: int, rng: Random, budget: float = 1.0, stop: Stop | None = None) -> Thought:
    """The move with the best expectation; among those the samples cannot tell apart, the book's."""
    evaluate = part(view.game, "evaluate")
    book = (chooser(view.game, "maxims") or chooser(view.game, "novice") or novice.choose)(view, seat, rng)
    question = evaluate.question(view, seat, book.move) if evaluate else None
    if question is None:
        return book
    found, samples = search(question, rng, budget, stop)
    moves = _by_move(found)
    chosen = next((f for f in moves if f.equal and f.plan[0] == book.move), moves[0])
    weighed = tuple([Weighed(f.plan[0], f.value, f.error) for f in moves])
    agrees = chosen.plan[0] == book.move
    why = _sentence(chosen, moves, samples, question.unit, evaluate.phrase)
    if agrees and len(moves) > 1 and any(f.equal and f is not chosen for f in moves):
        why += f" Equal, so by the book: {book.why}"
    return Thought(seat, chosen.plan[0], why, book.source if agrees else "", weighed, samples, question.unit)


def _by_move(found: list[Found]) -> list[Found]:
    """The best plan of each move, best first."""
    best: dict[Move, Found] = {}
    for one in found:
        best.setdefault(one.plan[0], one)
    return list(best.values())


def _sentence(chosen: Found, moves: list[Found], samples: int, unit: str, phrase: dict[str, tuple[str, str]]) -> str:
    """"Refuse: wins 61 in 100 against 54 by giving cards; 400 layouts, ±3."."""
    name = _name(chosen.plan[0], phrase, 0)
    if len(moves) == 1:
        return f"{name}: whatever else is clearly worse; {samples} layouts."
    other = next(f for f in moves if f is not chosen)
    against = _name(other.plan[0], phrase, 1)
    doubt = max(chosen.doubt, other.doubt)
    if unit == "games in 100":
        return (f"{name}: wins {chosen.value:.0f} in 100 against {other.value:.0f} by {against}; {samples} layouts, "
                f"±{doubt:.1g}.")
    return (f"{name}: worth {chosen.value:+.2f} {unit} against {other.value:+.2f} by {against}; {samples} layouts, "
            f"±{doubt:.2g}.")


def _name(move: Move, phrase: dict[str, tuple[str, str]], form: int) -> str:
    """The move in words: as an order, or as what one does."""
    words = phrase.get(move.verb, (move.verb.capitalize(), move.verb))[form]
    return " ".join([words, *map(str, move[1:])])
