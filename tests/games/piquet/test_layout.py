"""Where the stock lies at Piquet, and where the ladder of counting."""
from __future__ import annotations

import pytest

from cardtable.games.piquet.game import GAME
from cardtable.games.piquet.layout import STOCK, places
from cardtable.games.piquet.rules.rules import Piquet
from tests.games.piquet.moments import MOMENTS
from tools.screens import table


def test_a_carte_blanche_told_has_the_ladder_in_the_middle_and_the_stock_beside_it() -> None:
    match = GAME.match({}, 2)
    deal = Piquet(2)
    deal.phase, deal.blanche = "exchange", -1
    assert STOCK in places(match, deal).zones
    deal.blanche = 0
    stock, = [place for place in places(match, deal).zones if place.zone == "stock"]
    assert stock.y < .2


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("name", "size"), [("sinking-first", (1440, 900)), ("sinking-first", (1280, 640)),
                                            ("sinking", (1440, 900))])
def test_the_ladder_stays_in_sight_where_calls_may_be_sunk(name: str, size: tuple[int, int]) -> None:
    with table(MOMENTS[name](), size, {}) as page:
        ladder = next(one.device for one in page.scene.instruments.all if one.place.kind == "ladder")
        assert ladder.isVisible()
        assert ladder.opacity()
        assert not any(token.sceneBoundingRect().intersects(ladder.sceneBoundingRect()) for token in page.scene.tokens)
        assert {token.row for token in page.scene.tokens} >= {"sink, and go on to"}
