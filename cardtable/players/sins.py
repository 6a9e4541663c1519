"""What a partner would not forgive, as a game's `partners.py` judges it from what who played the card could know."""
from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from cardtable.games import part
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

TRUMPS, HEADS, EQUAL, DEAR = "trumps", "heads", "equal", "dear"
THROWS, ACE, LEAD, UP, MAKES = "throws", "ace", "lead", "up", "makes"
KINDS = {
    TRUMPS: "trumps a trick that is sure for his partner",
    HEADS: "heads a trick that is sure for his partner",
    EQUAL: "puts an equal card on his partner's winner",
    DEAR: "wins with more than is needed",
    THROWS: "throws a card that commands while he has a loser",
    ACE: "wastes an ace",
    LEAD: "leads against the table of leads",
    UP: "leads up to who began the suit, though another might be led",
    MAKES: "makes trumps without having any"}
WASTES = frozenset({TRUMPS, HEADS, EQUAL, DEAR, THROWS, ACE})        # what may still be of use
SEEN_AT_ONCE = frozenset({TRUMPS, HEADS, EQUAL, ACE, MAKES})     # without remembering what has been played


class Sin(NamedTuple):
    """One of KINDS, what a partner would have had done instead, and why it is right all the same, if it is."""

    kind: str
    better: Move
    reason: str = ""


class Judge(Protocol):
    """What a game's `partners.py` offers as its JUDGE."""

    def sin(self, view: View, seat: int, move: Move) -> Sin | None: ...

    def at_last(self, view: View, seat: int, move: Move) -> Move: ...


def sin_of(view: View, seat: int, move: Move) -> Sin | None:
    """What a partner would not forgive of this move; None where there is no partner, or nothing to forgive."""
    found = part(view.game, "partners")
    judge: Judge | None = found.JUDGE if found else None
    return judge.sin(view, seat, move) if judge else None


def pardoned(view: View, seat: int, move: Move) -> bool:
    """Whether there is nothing in this move that a partner would not forgive."""
    found = sin_of(view, seat, move)
    return found is None or bool(found.reason)


def shaming(view: View, seat: int, moves: Iterable[Move]) -> frozenset[Move]:
    """Those of these moves that a partner would not forgive."""
    return frozenset([move for move in moves if not pardoned(view, seat, move)])


def wasteful(view: View, seat: int, moves: Iterable[Move]) -> frozenset[Move]:
    """Those of these by which something is given up for nothing that may still be of use."""
    found = [(move, sin) for move in moves if (sin := sin_of(view, seat, move)) is not None]
    return frozenset([move for move, sin in found if sin.kind in WASTES and not sin.reason])


def decent(view: View, thought: Thought) -> Thought:
    """The same, unless whoever sees the table cannot forgive it: then what he would have had done."""
    found = sin_of(view, thought.seat, thought.move)
    if found is not None and not found.reason and found.kind in SEEN_AT_ONCE:
        thought = thought._replace(move=found.better)
    partners = part(view.game, "partners")
    return thought._replace(move=partners.JUDGE.at_last(view, thought.seat, thought.move)) if partners else thought
