"""A game small enough to be enumerated: four cards each of two suits, dealt, laid out at once, and compared."""
from __future__ import annotations

from cardtable.cards import Card, pack
from cardtable.rules import motions
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.laws import STRICT, Law
from cardtable.rules.moves import Choice, Choices, One, Order, Some
from cardtable.rules.zones import Layout

LAYOUT = Layout(2)
STOCK = LAYOUT.one("stock")
CLOTH = LAYOUT.one("cloth", sees="all")
HAND = LAYOUT.each("hand")
CRIB = LAYOUT.one("crib")
TRAY = LAYOUT.pot("tray")
PACK = pack("789T")[:8]
PASSING = Law("toy", 3, "No passing", treatment=STRICT)


class Toy(Deal):
    """Three cards each; both lay one out at once; then each in turn plays a card or doubles his coin."""

    layout, pack, goal = LAYOUT, PACK, 3
    scored = stops = capped = True

    def shuffle(self, seat: int) -> Choices:
        return (Choice("shuffle", Order(PACK)),)

    def do_shuffle(self, seat: int, *order: Card) -> None:
        self.lay(order, STOCK)
        for s in (0, 1):
            self.draw(3, STOCK, HAND[s], how=motions.DEALT)
        self.go("throw", 0, 1)

    def throw(self, seat: int) -> Choices:
        return (Choice("throw", Some(self.zone[HAND[seat]], 1, 1)),)

    def do_throw(self, seat: int, *cards: Card) -> None:
        self.shift(cards, HAND[seat], CRIB, seat, motions.THREW)
        self.go("show_one", 0)

    def show_one(self, seat: int) -> Choices:
        return (Choice("play", One(self.zone[HAND[seat]])), Choice("stake", One(range(1, 4))))

    def faults(self, seat: int) -> Choices:
        return (Choice("pass", law=PASSING),) if seat in self.must and self.phase == "show_one" else ()

    def do_pass(self, seat: int) -> None:
        self.must = (1 - seat,)

    def do_play(self, seat: int, card: Card) -> None:
        self.shift((card,), HAND[seat], CLOTH, seat, motions.PLAYED)
        self.mark(seat, 2, "card")
        self.next_turn(seat)

    def do_stake(self, seat: int, coins: int) -> None:
        self.pay(coins, seat, TRAY, "stake")
        self.next_turn(seat)

    def next_turn(self, seat: int) -> None:
        if self.zone[HAND[1 - seat]]:
            self.must = (1 - seat,)
        else:
            self.end()


def dealt(order: tuple[Card, ...] = PACK) -> Toy:
    """Shuffled and dealt."""
    deal = Toy()
    deal.apply(NATURE, next(iter(Choice("shuffle", Order(order)))))
    return deal
