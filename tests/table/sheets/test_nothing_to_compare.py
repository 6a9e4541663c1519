"""To compare all is offered where there is more than one thing to do, and not once advice had nothing to weigh."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.players.advice import Advice
from cardtable.rules.moves import Move
from tests.games.ecarte.moments import again
from tests.table.playing import Mouse, settled
from tests.table.seating import Seat


def test_where_one_thing_alone_can_be_done_it_is_not_offered(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    page = seat(again().moment())
    settled(page)
    assert page.actions_.comparing
    deal = page.host.sight.deal
    one = next(iter(deal.decision(page.host.chair.own_seat())))
    monkeypatch.setattr(type(deal), "decision", lambda deal, seat: (one,))
    assert not page.actions_.comparing


def test_when_the_advice_has_nothing_to_weigh_it_goes(seat: Seat) -> None:
    page = seat(again().moment())
    settled(page)
    assert page.actions_.comparing
    page.actions_._advised(Advice(Move(("play",)), "There is nothing to choose here.", ""))
    assert not page.actions_.comparing
    assert page.book.advice.compare.isHidden()
    Mouse(page, Random(1)).act()
    settled(page)
    assert page.actions_._unweighed != len(page.host.croupier.steps)
