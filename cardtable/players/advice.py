"""What a good player would say beside one's chair: what to do and why, the book's word apart, all courses weighed."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.players.amounts import amount
from cardtable.players.compared import chance_of, compare
from cardtable.players.comparison import Comparison
from cardtable.players.judging import phrases
from cardtable.players.master import by_the_book
from cardtable.players.pronouns import agreeing, who_play
from cardtable.players.said import ordered
from cardtable.players.stop import Stop
from cardtable.players.think import only_move
from cardtable.rules.moves import Move
from cardtable.rules.view import View


class Advice(NamedTuple):
    """One answer to "what should I do?"."""

    move: Move
    words: str                               # what to do, why, and one figure
    book: str = ""                           # what the book would do and why, unless the words are its own
    source: str = ""                         # of what the book says: "000:1418-1434"
    comparison: Comparison | None = None     # all courses, where they can be weighed


def advise(view: View, seat: int, names: Sequence[str] = (), budget: float = 1.0, stop: Stop | None = None) -> Advice:
    """For a seat that is to answer: from the comparison, which it can therefore not contradict; the book's word alone
    where search cannot judge."""
    only = only_move(view, seat)
    if only is not None and view.deal.expected(seat) is None:            # to mark too much or too little is a choice
        return Advice(only.move, only.why)
    found = compare(view, seat, names, None, budget, stop)
    if found is None or not found.reason:
        book = by_the_book(view, seat, chance_of(view, seat))
        told = agreeing(ordered(book, phrases(view, (book.move,), names)), who_play(names, view.deal))
        return Advice(book.move, told, "", book.source, found)
    own = found.book.casefold().endswith(found.reason.casefold())
    return Advice(found.rows[0].move, found.advice, "" if own else found.book_told, found.source, found)


class Warning(NamedTuple):
    """That a choice would be costly: how much it would cost, and what would be better, and why."""

    cost: str                                # "four points"
    better: str


def warning(found: Comparison, move: Move) -> Warning | None:
    """What is to be said before this move is made; None where it is not costly, or cannot be told."""
    row = found.row(move)
    if row is None or not found.unit or found.grade(row) != "costly":
        return None
    return Warning(amount(row.behind, found.unit), found.better(row))
