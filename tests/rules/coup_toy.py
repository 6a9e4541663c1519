"""A shoe of which many coups are played: two cards are turned, red pays and black is paid for; the shoe is one deal."""
from __future__ import annotations

from typing import Any

from cardtable.cards import Card, pack
from cardtable.rules.deal import Deal
from cardtable.rules.game import Game
from cardtable.rules.match import Level, Result, Series
from cardtable.rules.motions import DISCARDED, TURNED
from cardtable.rules.moves import Choice, Choices, One, Order, calls
from cardtable.rules.row import Row
from cardtable.rules.zones import Layout

LAYOUT = Layout(2)
SHOE, HAND, BASKET = LAYOUT.one("shoe"), LAYOUT.each("hand", sees="all"), LAYOUT.one("basket", sees="all")
BANK = LAYOUT.bank("bank")
PACK = pack("789TJQ")[:12]


class Shoe(Deal):
    """The first stakes on his card or passes, then the other; six coups of two cards."""

    layout, pack = LAYOUT, PACK

    def begin(self, **options: Any) -> None:
        self.staked: tuple[int, ...] = (0, 0)

    def shuffle(self, seat: int) -> Choices:
        return (Choice("shuffle", Order(PACK)),)

    def do_shuffle(self, seat: int, *order: Card) -> None:
        self.lay(order, SHOE)
        self.go("staking", 0)

    def staking(self, seat: int) -> Choices:
        return (Choice("stake", One(range(1, 4))), *calls("pass"))

    def do_stake(self, seat: int, coins: int) -> None:
        self.say(seat, "stake", coins)
        self.staked = tuple([coins if s == seat else n for s, n in enumerate(self.staked)])
        self.do_pass(seat)

    def do_pass(self, seat: int) -> None:
        if not seat:
            self.go("staking", 1)
            return
        for one in (0, 1):
            self.draw(1, SHOE, HAND[one], one, TURNED)
            red = self.zone[HAND[one]][0].suit in (1, 2)
            self.pay(self.staked[one], *((BANK, one) if red else (one, BANK)), "red" if red else "black")
        for one in (0, 1):
            self.shift(self.zone[HAND[one]], HAND[one], BASKET, one, DISCARDED)
        self.staked = (0, 0)
        if not self.zone[SHOE]:
            self.end()
        else:
            self.go("staking", 0)
            self.next_coup()


class TwoShoes(Series):
    """Two shoes, one after the other."""

    def first(self) -> Level:
        return Shoe()

    def following(self) -> Level | None:
        self.finished += (1,)
        return Shoe(purse=self.deal().purse) if len(self.finished) < 2 and self.deal().resigned is None else None

    def result(self) -> Result:
        return Result.from_bank(self.deal().purse[:2])


GAME = Game(Row("coups", "Coups", "banking", "", "", 1, (2,)), 1, ("novice",), (), {}, lambda options: (2,),
            lambda options, number: TwoShoes(options), lambda options: "")
