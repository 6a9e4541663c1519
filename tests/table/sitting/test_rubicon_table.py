"""Of two cards of the stock one is chosen, as the Portland Club's laws 30 and 31 have it, at the table."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.rules.moves import Move
from cardtable.table.sitting.page import TablePage
from tests.games.rubicon_bezique.moments import rubicon
from tests.table.playing import Keys, Mouse, Person
from tests.table.seating import Seat
from tools.moments import Moment
from tools.waiting import until


def choosing(number: int) -> Moment:
    """The other has seen so many cards in drawing, and the person chooses of the next two."""
    made = rubicon(laws="strict").until(lambda deal: deal.phase == "declaring" and deal.stocked)
    made.sitting.submit(1, Move(("see", number)))
    return made.until(lambda deal: deal.phase == "choosing" and deal.must == (0,)).moment()


def asked(page: TablePage) -> None:
    until(lambda: not page.host.teller.busy and page.host.answering.turn)


@pytest.mark.parametrize("size", [(1440, 900), (1093, 614)])
@pytest.mark.parametrize("hand", [Mouse, Keys])
@pytest.mark.parametrize("number", [3, 4])
def test_both_are_seen_and_either_can_be_taken(seat: Seat, number: int, hand: type[Person], size: tuple[int, int]
                                               ) -> None:
    """He is entitled to look at both (002:889-899); in the row that is left nothing covers the second."""
    page = seat(choosing(number), size=size)
    asked(page)
    cards = sorted(page.host.answering.cards())
    assert len(cards) == 2
    eye = Mouse(page, Random(1))
    for card in cards:
        assert eye.item(card).isVisible()        # and nothing covers it
    first, second = (page.scene.lying.find(card) for card in cards)
    assert first is not None
    assert second is not None
    assert abs(first.home.x - second.home.x) > first.home.width / 4, "its corner is to be read"
    hand(page, Random(1)).make(Move(("choose", cards[1])))
    until(lambda: any(str(step.move) == f"choose {cards[1]}" for step in page.host.croupier.steps))
