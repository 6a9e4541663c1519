"""What the cases of both games of a declarer share: seats by their letters, answers compared as far as asked."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from cardtable.cards import Card, Cards, cards
from cardtable.families.declarer.deal import PACK, DeclarerDeal
from cardtable.families.rubbers import GameWon, added
from cardtable.rules.events import NATURE, Event
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.match import Series
from cardtable.rules.moves import Move
from cardtable.rules.view import View

Facts = dict[str, Any]
SEATS, SIDES = "NESW", ("NS", "EW")


class Found(dict[str, Any]):
    """Equal to less of the same: a case names what is to be compared."""

    __hash__ = None                              # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, dict) and all(key in self and self[key] == other[key] for key in other)


class InAnyOrder(list[Any]):
    """Equal to a list of the same in any order."""

    __hash__ = None                              # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and sorted(map(str, self)) == sorted(map(str, other))


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


def some(texts: Sequence[str]) -> Cards:
    return cards(" ".join(texts))


def by_side(points: Sequence[int]) -> dict[str, int]:
    return dict(zip(SIDES, points, strict=True))


def side_of(name: str | None) -> int:
    return SIDES.index(str(name))


def do(deal: DeclarerDeal, seat: int, text: str) -> None:
    """A lawful move."""
    move = Move.read(text)
    law = deal.refusal(seat, move)
    assert law is None, f"{SEATS[seat]} may not {move}: {law}"
    deal.apply(seat, move)


def shuffled(deal: DeclarerDeal, hands: Mapping[str, Sequence[str]] | None = None, seed: int = 1) -> None:
    """The cards are dealt, to these seats these hands."""
    rows = {SEATS.index(seat): list(some(held)) for seat, held in (hands or {}).items()}
    rest: list[Card] = [card for card in PACK if not any(card in row for row in rows.values())]
    Random(seed).shuffle(rest)
    for seat in range(len(SEATS)):
        row = rows.setdefault(seat, [])
        row += [rest.pop() for _ in range(13 - len(row))]
    order = [rows[seat][n] for n in range(13) for seat in deal.round(deal.left(deal.dealer))]
    deal.apply(NATURE, Move(("shuffle", *order)))


def marked(deal: DeclarerDeal) -> list[Event]:
    """The deal is reckoned; its marks."""
    heard: list[Event] = []
    deal.tell = heard.append
    deal.reckon()
    return [event for event in heard if event.kind == "scored"]


def settle(totals: Mapping[str, int], rubber_won_by: str, bonus: int) -> Facts:
    """Of columns added up before."""
    won, columns = side_of(rubber_won_by), [totals[side] for side in SIDES]
    rubber = added((), columns, bonus, won)
    final = [points + bonus * (side == won) for side, points in enumerate(columns)]
    receives = won if rubber.points >= 0 else 1 - won
    return Found(final=by_side(final), receives=SIDES[receives], points=abs(rubber.points))


def games_of(winners: Sequence[str]) -> tuple[GameWon, ...]:
    return tuple([GameWon(side_of(side), 0, 30, 0) for side in winners])


def seen(game: str, match: Series, deal: DeclarerDeal, seat: int, hand: Sequence[str],
         before: Sequence[str]) -> View:
    """What a seat with this hand sees after these moves, each "SEAT MOVE"."""
    knowledge = Knowledge(deal.eyes(seat), PACK, len(deal.layout))
    deal.tell = knowledge.note
    shuffled(deal, {SEATS[seat]: hand})
    for line in before:
        who, _, move = line.partition(" ")
        do(deal, SEATS.index(who), move)
    match.inner = deal
    return View(game, seat, match.view(seat), knowledge)
