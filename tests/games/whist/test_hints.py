"""Which card a hint tells where the figures of a quick look differ from the book by little."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import card
from cardtable.games import game
from cardtable.players.compared import look, reason_alone
from cardtable.players.estimate import Estimate
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move, same
from tests.advised import advised, club


@pytest.mark.parametrize(("behind", "books"), [(2.5, True), (3.5, False)])
def test_the_book_is_overruled_by_no_less_than_three_games(behind: float, books: bool) -> None:
    """What brings no less than its card is as good; what brings less is not."""
    views = advised(game("whist"), {}, Random("margin"), 2000, 0, club)
    found = next(looked for view, seat, _ in views if view.deal.phase == "play" and len(view.deal.allowed(seat)) > 3
                 and (looked := look(view, seat, None, Random(1), .01)) is not None)
    book = found.book.move
    others = [(one.plan[0],) for one in found.found if not same(one.plan[0], book)][:3]
    falls = dict(zip([*others, (book,)], [0.0, 1.7, 2.9, behind], strict=True))
    by_worth = sorted(falls, key=lambda plan: falls[plan])
    looked = found._replace(found=[Estimate(plan, 50 - falls[plan], .1, falls[plan], .1) for plan in by_worth],
                            shaming=frozenset(), wasteful=frozenset())
    rows = looked.comparison().rows
    assert same(rows[0].move, book) == books
    assert {falls[row.move,] for row in rows[1:] if row.equal} == ({0.0, 1.7} if books else set())


def test_what_is_said_of_two_cards_alike_tells_neither_apart() -> None:
    queen, six = [Thought(0, Move(("play", one)), f"Lead the {one.name}, of one of the longest suits.")
                  for one in (card("QH"), card("6C"))]
    assert reason_alone(queen) == reason_alone(six)
    assert reason_alone(queen) != reason_alone(six._replace(why="Lead the six of clubs, a single card."))
