"""Lots for the first place, before anything else (002:219-222)."""
from __future__ import annotations

from cardtable.games.baccarat.laws import CODE, LAW
from cardtable.games.baccarat.rules.table import OF_BANQUE, OF_CHEMIN
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Choice, Choices, One


class Lots(Deal):
    """Who draws the first place has the first bank, or the first word about it."""

    layout, pack, code = OF_CHEMIN, (), CODE.name
    preliminary = True
    turn = -1

    def begin(self) -> None:
        self.phase, self.must = "lots", (NATURE,)

    def rights(self, seat: int) -> Choices:
        return ()                                        # there is no game yet to be resigned

    def lots(self, seat: int) -> Choices:
        return (Choice("lot", One(range(self.seats))),)

    def do_lot(self, seat: int, first: int) -> None:
        self.dealer = first
        self.say(first, "first place", law=LAW["seats"])
        self.end()


class LotsAtBanque(Lots):
    """The same at a table of two sides."""

    layout = OF_BANQUE
