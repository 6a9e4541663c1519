"""Poker in little: a card each; who goes out throws his up unseen, who stays shows his; two deals."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.rules.deal import Deal
from cardtable.rules.game import Game
from cardtable.rules.match import Level, Result, Series
from cardtable.rules.motions import DEALT, THREW_UP
from cardtable.rules.moves import Choice, Choices, Order, calls
from cardtable.rules.row import Row
from cardtable.rules.zones import Layout
from tests.rules.toy import PACK

LAYOUT = Layout(2)
STOCK, HAND, MUCK = LAYOUT.one("stock"), LAYOUT.each("hand"), LAYOUT.one("muck")


class Kept(Deal):
    """Each in turn."""

    layout, pack, kept = LAYOUT, PACK, True

    def shuffle(self, seat: int) -> Choices:
        return (Choice("shuffle", Order(PACK)),)

    def do_shuffle(self, seat: int, *order: Card) -> None:
        self.lay(order, STOCK)
        for one in (0, 1):
            self.draw(2, STOCK, HAND[one], one, DEALT)
        self.go("betting", 0)

    def betting(self, seat: int) -> Choices:
        return calls("out", "stay")

    def do_out(self, seat: int) -> None:
        self.shift(self.zone[HAND[seat]], HAND[seat], MUCK, seat, THREW_UP)
        self.on(seat)

    def do_stay(self, seat: int) -> None:
        self.show(seat, self.zone[HAND[seat]][:1], HAND[seat], "one of two")
        self.on(seat)

    def on(self, seat: int) -> None:
        if seat:
            self.end()
        else:
            self.go("betting", 1)


class TwoDeals(Series):
    """One after the other."""

    def first(self) -> Level:
        return Kept()

    def following(self) -> Level | None:
        self.finished += (1,)
        return Kept(purse=self.deal().purse) if len(self.finished) < 2 else None

    def result(self) -> Result:
        return Result.most(self.deal().purse[:2], "coins")


GAME = Game(Row("kept", "Kept", "banking", "", "", 1, (2,)), 1, ("novice",), (), {}, lambda options: (2,),
            lambda options, number: TwoDeals(options), lambda options: "")
