"""Where the stock lies at Piquet."""
from __future__ import annotations

from cardtable.games.piquet.game import GAME
from cardtable.games.piquet.layout import STOCK, places
from cardtable.games.piquet.rules.rules import Piquet


def test_a_carte_blanche_told_has_the_ladder_in_the_middle_and_the_stock_beside_it() -> None:
    match = GAME.match({}, 2)
    deal = Piquet(2)
    deal.phase, deal.blanche = "exchange", -1
    assert STOCK in places(match, deal).zones
    deal.blanche = 0
    stock, = [place for place in places(match, deal).zones if place.zone == "stock"]
    assert stock.y < .2
