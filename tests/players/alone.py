"""A game for one player: of three cards he plays one, and has as many points as its place in the pack."""
from __future__ import annotations

from cardtable.cards import Card, pack
from cardtable.rules.deal import Deal
from cardtable.rules.game import Game
from cardtable.rules.match import Result, Series
from cardtable.rules.moves import Choice, Choices, One, Order
from cardtable.rules.row import Row
from cardtable.rules.zones import Layout

PACK = pack("789T")
LAYOUT = Layout(1)
STOCK, CLOTH = LAYOUT.one("stock"), LAYOUT.one("cloth", sees="all")
HAND, = LAYOUT.each("hand")
ORDER = [card.text for card in sorted(PACK)]


class Alone(Deal):
    layout, pack, scored = LAYOUT, PACK, True

    def shuffle(self, seat: int) -> Choices:
        return (Choice("shuffle", Order(PACK)),)

    def do_shuffle(self, seat: int, *order: Card) -> None:
        self.lay(order, STOCK)
        self.draw(3, STOCK, HAND)
        self.go("play", 0)

    def play(self, seat: int) -> Choices:
        return (Choice("play", One(self.zone[HAND])),)

    def do_play(self, seat: int, card: Card) -> None:
        self.shift((card,), HAND, CLOTH, seat)
        self.mark(0, ORDER.index(card.text), "card")
        self.end()


class AloneMatch(Series):
    def first(self) -> Deal:
        return Alone()

    def following(self) -> None:
        return None

    def result(self) -> Result:
        return Result.most(self.deal().score, "points")


ROW = Row(name="alone", title="Alone", kind="patience", book="", blurb="", minutes=1, seats=(1,))
GAME = Game(ROW, revision=1, levels=("novice",), options=(), codes={}, players=lambda _: (1,),
            start=lambda options, _: AloneMatch(options), code_of=lambda _: "")
