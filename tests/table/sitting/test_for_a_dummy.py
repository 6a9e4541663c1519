"""Who plays his partner's open hand is helped with it, and gives up in his own name."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from cardtable.rules.moves import Move
from cardtable.table.sitting.page import TablePage
from tests.games.auction_bridge import moments as auction
from tests.games.bridge import moments as bridge
from tests.table.pressed import press
from tests.table.seating import Seat
from tools.moments import Moment
from tools.waiting import until

MOMENTS: dict[str, Callable[[], Moment]] = {
    "bridge": lambda: bridge.hearts().first(1).moment(),
    "auction_bridge": lambda: auction.called("bid H 2", *auction.PASSES).first(1).moment(),
}


@pytest.fixture(params=MOMENTS)
def page(seat: Seat, request: pytest.FixtureRequest) -> TablePage:
    """His dummy is to play."""
    found = seat(MOMENTS[request.param](), pace=1e6)
    until(lambda: not found.host.teller.busy and found.host.answering.turn)
    return found


def test_a_hint_is_for_the_hand_that_is_to_play(page: TablePage) -> None:
    advised: list[Move] = []
    page.host.answering.counselled.connect(advised.append)
    press(page, "H")
    until(lambda: bool(advised), 60)
    deal = page.host.croupier.sitting.match.deal()
    assert advised[0] in [*deal.decision(deal.must[0])]


def test_who_gives_up_does_so_himself(page: TablePage) -> None:
    assert {"claim", "resign"} <= {*page.host.decisions.rights()}
    page.actions_.rights.use("resign")
    step = next(step for step in reversed(page.host.croupier.steps) if step.move[0] == "resign")
    assert page.host.croupier.sitting.match.deal().player[step.seat] == 0


def test_cards_that_lie_open_are_called_his_who_holds_them(page: TablePage) -> None:
    """A screen reader would tell two hands of cards that bear the same words."""
    labels = [item.label for item in page.scene.lying.all()]
    assert sum([label.startswith("Miss Amory’s ") for label in labels]) == 13
    assert any(label.startswith("Miss Amory’s ace of ") for label in labels)
