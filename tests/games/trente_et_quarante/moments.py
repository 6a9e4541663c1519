"""Trente et Quarante's moments: stakes open, rows that decide, equal points, the refait, prison, the cards through, the
end; a player as the bank."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from cardtable.cards import Card, cards
from cardtable.games import game
from cardtable.games.trente_et_quarante.coup import THIRTY, VALUES
from cardtable.games.trente_et_quarante.rules import TrenteEtQuarante
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tools.moments import Moment, company

LEVELS = (("Captain Lisle", "novice"), ("Mrs. Battle", "novice"), ("Dr. Thorne", "novice"), ("Madame Duval", "novice"))
RANK_OF = {value: rank for rank, value in VALUES.items()}
BEFORE = ((32, 36), (36, 34), (37, 31), (38, 38), (39, 33), (31, 40), (33, 35), (34, 32))
ROWS = ("9C QD 4S AH 5H 7D", "8S 6D JH 2C 8S")
LONG = ("2S 3H AD 4C 2H 3S AC 4D 2C 5S AH 7D", "AS 2D 3C 4H 5D 6S AD 2C 3H 4S")
STAKED = ("0 place rouge 500", "0 place inverse 200", "1 place noir 500", "1 place couleur 300", "2 place rouge 1000",
          "2 place noir 1000", "3 place couleur 300", "3 place rouge 2500", "4 place inverse 200", "4 place noir 2500")
CROWDED = tuple([f"{punter} place {spot} 200" for spot in ("rouge", "noir", "couleur", "inverse")
                 for punter in range(5)])


def row_of(total: int) -> tuple[Card, ...]:
    """Four cards that come to so much."""
    return cards(f"KS KH QD {RANK_OF[total - THIRTY]}C")


class Table:
    """Writes the record of an evening at which some coups have been dealt already."""

    def __init__(self, seats: int = 4, before: tuple[tuple[int, int], ...] = BEFORE, coups: int = 40,
                 rows: tuple[tuple[Card, ...], ...] = (), **options: object) -> None:
        self.seats, self.players = seats, company(LEVELS, seats)
        self.sitting = Sitting(game("trente_et_quarante"), {"players": seats, "coups": coups, **options}, self.players)
        self.shuffled(*[row_of(total) for pair in before for total in pair], *rows)
        for _ in before:
            self.deals()

    @property
    def deal(self) -> TrenteEtQuarante:
        found = self.sitting.match.deal()
        assert isinstance(found, TrenteEtQuarante)
        return found

    def shuffled(self, *rows: tuple[Card, ...]) -> None:
        """These rows come first; the rest as it is printed."""
        left, wanted = list(self.deal.pack), list[Card]()
        for one in [one for row in rows for one in row]:
            copy = next((other for other in left if other.face is one.face), None) or next(
                other for other in left if VALUES[other.text[0]] == VALUES[one.text[0]])
            left.remove(copy)
            wanted.append(copy)
        mixed = left[::7] + [one for n, one in enumerate(left) if n % 7]
        self.sitting.submit(NATURE, Move(("shuffle", *wanted, *mixed)))

    def does(self, *lines: str) -> Table:
        for line in lines:
            seat, _, text = line.partition(" ")
            if int(seat) < self.seats and int(seat) != self.deal.banker:
                self.sitting.submit(int(seat), Move.read(text))
        return self

    def staked(self) -> Table:
        """The cloth is as full as four or five make it."""
        return self.does(*STAKED)

    def closed(self) -> Table:
        """All have done."""
        for seat in self.sitting.match.pending().must:
            if self.deal.phase == "staking":
                self.sitting.submit(seat, Move(("done",)))
        return self

    def deals(self) -> Table:
        """All have done, and the next rows come."""
        self.closed()
        self.sitting.submit(self.sitting.match.pending().must[0], Move(("deal",)))
        return self

    def moment(self, live: int = 1, then: str = "wait", acts: int = 0) -> Moment:
        return Moment("trente_et_quarante", dict(self.sitting.options), self.players, tuple(self.sitting.lines), live,
                      then, acts)


def coming(*totals: int) -> tuple[tuple[Card, ...], ...]:
    return tuple([row_of(total) for total in totals])


def at_refait(seats: int, **options: Any) -> Table:
    return Table(seats, rows=coming(31, 31, 36, 34), **options).staked().deals()


MIXED = tuple([cards(row) for row in ROWS])
SCENES: dict[str, Callable[[int], Moment]] = {
    "first": lambda seats: Table(seats, before=()).moment(0, then=""),
    "open": lambda seats: Table(seats).moment(then=""),
    "staked": lambda seats: Table(seats, rows=MIXED).staked().moment(then=""),
    "insured": lambda seats: Table(seats, rows=MIXED, francs=5000).does("0 place rouge 5000", "0 insure").moment(
        then=""),
    "crowded": lambda seats: Table(seats).does(*CROWDED).moment(then=""),
    "dealt": lambda seats: Table(seats, rows=MIXED).staked().deals().moment(),
    "after": lambda seats: Table(seats, rows=MIXED).staked().deals().moment(then=""),
    "long": lambda seats: Table(seats, rows=tuple([cards(row) for row in LONG])).staked().deals().moment(then=""),
    "null": lambda seats: Table(seats, rows=coming(38, 38)).staked().deals().moment(then=""),
    "refait": lambda seats: at_refait(seats).moment(then=""),
    "prison": lambda seats: at_refait(seats, refait="prison").does("0 place noir 300").moment(then=""),
    "deeper": lambda seats: Table(seats, rows=coming(31, 31, 31, 31), refait="prison").does(*CROWDED).deals().deals(
    ).moment(then=""),
    "freed": lambda seats: at_refait(seats, refait="prison").deals().moment(),
    "over": lambda seats: Table(seats, before=BEFORE[:4], coups=5, rows=MIXED).staked().deals().moment(then=""),
    "score": lambda seats: Table(seats, rows=MIXED).staked().moment(then="page score"),
    "menu": lambda seats: Table(seats).staked().moment(then="menu"),
    "bank": lambda seats: Table(seats, rows=MIXED, bank="last").staked().moment(then=""),
    "banker": lambda seats: Table(seats, rows=MIXED, bank="first").staked().closed().moment(then=""),
}
MOMENTS: dict[str, Callable[[], Moment]] = {
    f"{name}-{seats}": partial(scene, seats) for name, scene in SCENES.items() for seats in (1, 2, 3, 4, 5)
    if seats > 1 or name not in ("bank", "banker")}
"""By the name a picture bears: what happens, and how many are at table."""
MOMENTS["post-mortem"] = lambda: Table(4, before=BEFORE[:4], coups=5, rows=MIXED).staked().deals().moment(
    then="look back")
