"""Where the talon lies: in the middle while the trump is made, clear of the trick after."""
from __future__ import annotations

from cardtable.cards import cards
from cardtable.games.euchre.layout import talon
from cardtable.games.euchre.position import Position
from cardtable.games.euchre.rules import Euchre
from cardtable.rules.moves import Move

HAND = cards("JS AS KH 8C 7D")


def across(deal: Euchre) -> float:
    """How far from the left the talon lies."""
    return next(zone.x for zone in talon(deal) if zone.zone == "stock")


def test_the_talon_leaves_the_middle_when_the_trump_is_made() -> None:
    deal = Position(HAND, cards("9S")[0], phase="adopting").deal()
    assert across(deal) > .4
    deal.apply(deal.must[0], Move.read("order together"))
    assert across(deal) > .4                     # his partner may yet play alone
    while deal.phase != "discarding":
        deal.apply(deal.must[0], Move.read("leave"))
    assert across(deal) < .35
