"""Who plays two hands is advised, and told what he may not do, when it is the turn of that which is not his own."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cardtable.families.declarer.deal import DeclarerDeal
from cardtable.families.tricks.deal import TrickDeal
from cardtable.table.sitting.page import TablePage
from tests.games.auction_bridge.moments import PASSES, called
from tests.games.bridge.moments import hearts
from tests.games.whist.moments import MOMENTS as WHIST
from tests.table.at_window import Clicker
from tests.table.playing import settled
from tests.table.pressed import press, window_of
from tests.table.seating import Seat
from tools.moments import Moment
from tools.waiting import until

NEVER = 1e6
MOMENTS = [lambda: hearts().first(1).moment(), lambda: called("bid H 2", *PASSES).first(1).moment()]


def key(page: TablePage, name: str) -> None:
    press(window_of(page), name)
    press(window_of(page), name, up=True)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_hint_is_of_dummys_hand(seat: Seat, moment: Callable[[], Moment]) -> None:
    page = seat(moment(), pace=NEVER)
    settled(page)
    deal = page.host.croupier.sitting.match.deal()
    assert deal.must == (2,)
    assert page.host.chair.own_seat() == 2
    key(page, "H")
    until(lambda: page.book.advice.counsel is not None or not page.host.croupier.advising, 60)
    assert page.book.advice.counsel is not None, "no hint can be given"
    key(page, "Return")
    until(lambda: page.host.croupier.played()[-1][0] == 2, 20)


@pytest.mark.parametrize("moment", MOMENTS)
def test_dummys_card_that_must_not_be_played_is_refused_in_words(seat: Seat, moment: Callable[[], Moment]) -> None:
    """A spade has been led, of which Dummy has some."""
    page = seat(moment(), pace=NEVER)
    settled(page)
    deal = page.host.croupier.sitting.match.deal()
    assert isinstance(deal, DeclarerDeal)
    held = deal.playable(2)
    wrong = next(card for card in held if card not in page.host.answering.cards())
    told: list[object] = []
    page.host.answering.refused.connect(lambda item, law: told.append(law))
    Clicker(page, Random(1)).card(wrong)
    until(lambda: bool(told), 20)


@pytest.mark.parametrize("name", ["dumbmy", "dummy"])
def test_a_card_of_dummy_out_of_turn_is_refused_in_words(seat: Seat, name: str) -> None:
    """One's own hand is in turn."""
    page = seat(WHIST[name](), pace=NEVER)
    settled(page)
    deal = page.host.croupier.sitting.match.deal()
    assert isinstance(deal, TrickDeal)
    own, = deal.must
    dummy = next(other for other in range(deal.seats) if other != own and deal.by(other) == deal.by(own))
    Clicker(page, Random(1)).card(deal.zone[deal.layout.shown[dummy]][0])
    until(page.scene.law.isVisible, 20)
    assert page.scene.law.label
