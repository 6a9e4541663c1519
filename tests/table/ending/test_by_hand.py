"""What heads the slip of a deal that was marked or counted by hand: what decided it, and not what was said last."""
from __future__ import annotations

from random import Random

from cardtable.rules.moves import Move
from cardtable.table.sitting.page import TablePage
from tests.games.cribbage.moments import own_count
from tests.games.ecarte.moments import marking
from tests.table.playing import Mouse, settled
from tests.table.seating import Seat


def said(page: TablePage, *moves: Move) -> list[str]:
    """What the slip tells once the person has made these."""
    for move in moves:
        settled(page)
        Mouse(page, Random(1)).make(move)
    settled(page)
    assert page.slips.slip is not None
    step = next(step for step in page.host.croupier.steps[::-1] if step.ended)
    return [*page.host.teller.ending(step).lines]


def test_of_what_was_marked_by_hand_it_tells_what_was_marked(seat: Seat) -> None:
    assert said(seat(marking().moment()), Move(("mark", 2)), Move(("marked",))) == ["You mark two points."]


def test_where_nothing_was_marked_it_tells_what_was_made(seat: Seat) -> None:
    assert said(seat(marking().moment()), Move(("marked",))) == ["Colonel Ashdown dealt: nothing against nothing."]


def test_of_what_was_counted_by_hand_it_tells_what_was_made(seat: Seat) -> None:
    """Not that the last count was too high."""
    made = own_count("three-handed", 1)
    assert made.sitting.match.deal().area() == "crib"                # type: ignore[attr-defined]
    told, = said(seat(made.moment()), Move(("count", 28)))
    assert told.startswith("You dealt")
    assert "too many" not in told
