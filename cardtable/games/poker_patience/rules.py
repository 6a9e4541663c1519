"""Poker Patience, blind: each card is laid before the next is seen (002:8811-8879)."""
from __future__ import annotations

from cardtable.cards import BY_TEXT, Card
from cardtable.games.poker_patience import cells, settling
from cardtable.games.poker_patience.cells import Cell
from cardtable.games.poker_patience.laws import LAW
from cardtable.games.poker_patience.square import CARDS, ONE_PACK, Squares
from cardtable.games.poker_patience.zones import CALLED, PACK, PACKS, TABLE
from cardtable.rules.events import NATURE
from cardtable.rules.motions import TURNED
from cardtable.rules.moves import Move


class PokerPatience(Squares):
    """Alone, or several at once with the same cards, each for himself; seat 0 calls."""

    layout = TABLE

    def do_shuffle(self, seat: int, *order: Card) -> None:
        """The pack that is called from; every other player has his own, sorted."""
        self.lay(order, PACK)
        for other in range(1, self.seats):
            self.lay(self.pack[len(ONE_PACK) * other:len(ONE_PACK) * (other + 1)], PACKS[other])
        self.call()

    def call(self) -> None:
        """The next card is turned up; the first of a floating square lies at once."""
        self.draw(1, PACK, CALLED, NATURE, TURNED)
        if self.laid[0] or self.terms.fixed:
            self.go("placing", *range(self.seats))
        else:
            self.all_place([(seat, cells.MIDDLE) for seat in range(self.seats)])

    def free(self, seat: int) -> tuple[Cell, ...]:
        laid = self.laid[seat]
        if not self.terms.touching:
            return tuple([one for one in cells.FIXED if one not in laid])
        return cells.free(laid, self.terms.fixed)

    def do_place(self, seat: int, name: str) -> None:
        """Of one who plays alone."""
        self.all_place([(seat, cells.cell(name))])

    def together(self, answers: list[tuple[int, Move]]) -> None:
        self.all_place([(seat, cells.cell(str(move[1]))) for seat, move in answers])

    def all_place(self, placed: list[tuple[int, Cell]]) -> None:
        """Everybody lays the card that was called, each his own."""
        called, = self.zone[CALLED]
        for seat, cell in placed:
            if seat:
                self.put(seat, cell, PACKS[seat], (BY_TEXT[called.face.text + str(seat + 1)],))
            else:
                self.put(seat, cell, CALLED, (called,))
        if len(self.laid[0]) < CARDS:
            self.call()
        else:
            self.reckon()

    def reckon(self) -> None:
        """The squares are counted, and each pair settles its difference."""
        made = [self.count(seat) for seat in range(self.seats)]
        for payer, payee, points in settling.payments(made):
            self.pay(points * self.terms.rate, self.player[payer], self.player[payee], "difference", LAW["settling"])
        self.end()
