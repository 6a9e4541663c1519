"""Poker Patience's moments: a square begun, half laid, full and settled; a Serpent on its way, blocked, whole."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from cardtable.cards import RANKS, pack
from cardtable.cards import cards as read_cards
from cardtable.games.poker_patience import cells
from cardtable.games.poker_patience.cells import Cell, named
from cardtable.games.poker_patience.square import Squares
from tools.moments import Moment, company
from tools.written import Written

LEVELS = (("Mr. Penrose", "novice"), ("Mrs. Battle", "novice"), ("Captain Lisle", "novice"), ("Madame Duval", "novice"))
OWN = "-- 2C -- -- 6S 8C 5C 9S 6H 7S AS AC AH AD -- -- 3C -- QD 3S 7C 4C -- 6C --"
HIS = "6C -- AD 6S -- 4C 2C AC 5C 3C -- -- AH 9S QD 7C 8C 7S 6H -- -- -- AS -- 3S"
"""Seventeen cards laid by two, row by row; the next is the eight of spades."""
NEXT = "8S TH KD 9D JC 2H QS 5D"
BOOK = "6D 5S QC QD QH TH TC 6H 3C JH AH 5H 8H KH QS 4H 2C 2D 7H JS 3S 3H 3D 6S 2H"
WAY_81 = (18, 19, 14, 13, 8, 9, 4, 3, 2, 7, 6, 1, 0, 5, 10, 15, 20, 21, 16, 11, 12, 17, 22, 23, 24)
WAY_78 = (24, 19, 14, 13, 8, 9, 4, 3, 2, 7, 6, 1, 0, 5, 10, 11, 12, 17, 18, 23, 22, 21, 20, 15, 16)

BLOCKED = (24, 23, 22, 21, 20, 15, 10, 5, 0, 1, 2, 7, 12, 11, 6)
"""It ends among cards that lie."""


def grid(rows: str) -> dict[str, Cell]:
    """By card, its place in a square of five."""
    return {text: (n % 5, n // 5) for n, text in enumerate(rows.split()) if text != "--"}


def in_turn(squares: Sequence[Mapping[str, Cell]], first: str) -> list[str]:
    """An order in which all cards can be laid in each of these squares, each touching one before."""
    order = [first]
    while len(order) < len(squares[0]):
        order.append(next(card for card in squares[0] if card not in order and all(
            any(cells.touching(one[card], one[before]) for before in order) for one in squares)))
    return order


class Table(Written[Squares]):
    """So many with the same cards."""

    name, kind = "poker_patience", Squares

    def __init__(self, seats: int = 1, level: str = "novice", **options: object) -> None:
        form = {"players": seats} if options.get("form") != "serpent" else {}
        super().__init__(company([(name, level) for name, _ in LEVELS], seats), 1, {**form, **options})

    def pack(self, first: str) -> Table:
        """The pack with these cards on top."""
        top = read_cards(first)
        copy = "1" if self.deal.seats > 1 else ""
        rest = [card for card in pack(RANKS) if card not in top]
        self.rng.shuffle(rest)
        return self.do("* shuffle " + " ".join([f"{card.text}{copy}" for card in (*top, *rest)]))

    def half(self) -> Table:
        """Seventeen cards lie, and the eighteenth is called."""
        squares = [grid(OWN), *[grid(HIS)] * (self.deal.seats - 1)]
        order = in_turn(squares, "AC")
        self.pack(" ".join([*order, NEXT]))
        for card in order[1:]:
            for seat, one in enumerate(squares):
                away = [middle - first for middle, first in zip(cells.MIDDLE, one["AC"])]
                self.do(f"{seat} place {named((one[card][0] + away[0], one[card][1] + away[1]))}")
        return self

    def path(self, way: Sequence[int], number: int = 25) -> Table:
        """So many cards of the book's deal along a way."""
        if not self.deal.laid[0]:
            self.pack(BOOK)
        at = [(n % 5, n // 5) for n in way]
        away = [middle - first for middle, first in zip(cells.MIDDLE, at[0])]
        for column, row in at[1:number]:
            self.do(f"0 place {named((column + away[0], row + away[1]))}")
        return self

    def randomly_to(self, number: int) -> Table:
        """Until so many cards lie."""
        if self.deal.phase == "shuffle":
            self.pack(" ".join([*grid(OWN), NEXT]))
        deal = self.deal
        while not deal.over and len(deal.laid[-1]) < number:
            self.randomly()
        return self


def serpent(**options: object) -> Table:
    return Table(form="serpent", **options)


SCENES: dict[str, Callable[[int], Moment]] = {
    "first": lambda seats: Table(seats).randomly_to(1).moment(),
    "begun": lambda seats: Table(seats).randomly_to(4).moment(),
    "half": lambda seats: Table(seats).half().moment(),
    "score": lambda seats: Table(seats).half().moment(then="page score"),
    "settled": lambda seats: Table(seats).randomly_to(25).moment(),
}
MOMENTS: dict[str, Callable[[], Moment]] = {
    f"{name}-{seats}": partial(scene, seats) for name, scene in SCENES.items() for seats in (1, 2, 3, 4, 5)}
"""By the name a picture bears: what happens, and how many are at table."""
MOMENTS |= {
    "slip": lambda: Table(3, squares=3).randomly_to(25).moment(),
    "frame": lambda: Table(1, frame="fixed").randomly_to(6).moment(),
    "hint": lambda: Table(1).half().moment(then="hint"),
    "pointed": lambda: Table(2).half().moment(then="point h5"),
    "serpent-pointed": lambda: serpent().path(WAY_78, 18).moment(then="point b4"),
    "menu": lambda: Table(2).half().moment(then="menu"),
    "post-mortem": lambda: Table(1).half().randomly_to(25).moment(then="look back"),
    "serpent-first": lambda: serpent().path(WAY_78, 1).moment(),
    "serpent": lambda: serpent().path(WAY_78, 18).moment(),
    "serpent-score": lambda: serpent().path(WAY_78, 18).moment(then="page score"),
    "serpent-whole": lambda: serpent().path(WAY_81).moment(),
    "serpent-blocked": lambda: serpent().path(BLOCKED).moment(),
    "serpent-counted": lambda: serpent().path(WAY_81).do("0 count").moment(),
}
