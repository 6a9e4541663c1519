"""A card that is dragged to the middle before cards are played: refused, with the article that speaks of it."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cardtable.cards import Card
from tests.games.auction_bridge import moments as auction
from tests.games.bridge import moments as bridge
from tests.table.playing import Mouse, grip
from tests.table.seating import Seat
from tools.moments import Moment
from tools.waiting import until

NEVER = 1e6


@pytest.mark.parametrize(("moment", "told", "law"), [
    (bridge.MOMENTS["redoubling"], "No card is played before the doubling is over.", "Law 71"),
    (bridge.MOMENTS["declaring"], "No card is played before trumps have been named.", "Law 70"),
    (auction.MOMENTS["overcalled"], "No card is played before the calls are over.", "Law 70"),
])
def test_it_is_told_with_its_article(seat: Seat, moment: Callable[[], Moment], told: str, law: str) -> None:
    page = seat(moment(), pace=NEVER)
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    deal = page.host.sight.deal
    card = deal.zone[deal.layout.hand[page.host.chair.own_seat()]][0]
    assert isinstance(card, Card)
    hand, ground = Mouse(page, Random(1)), page.scene.ground
    assert ground is not None
    hand.drag(grip(hand.item(card)), ground.drop_area().center())
    until(lambda: told in page.book.talk.toPlainText())
    assert law in page.book.talk.toPlainText()
    assert page.host.answering.turn, "and the question stands"
