"""Roulette's moments: stakes open, the spin, the settlement, zero, prison, the end of the evening."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cardtable.games import game
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tools.moments import Moment, company

LEVELS = (("Captain Lisle", "novice"), ("Mrs. Battle", "novice"), ("Dr. Thorne", "novice"), ("Madame Duval", "novice"))
BEFORE = (25, 14, 8, 17, 32, 0, 26, 19, 4, 13, 36, 7, 30, 22, 11)
STAKED = ("0 place n17 10", "0 place 26-29 20", "0 place rouge 80", "1 place n8 10", "1 place 11-14 10",
          "1 place 7-8-9 20", "1 place column-3 40", "2 place 0-3 10", "2 place noir 120", "2 place impair-manque 40",
          "2 place 12M 80", "3 place n36 20", "3 place 0-1-2-3 40", "3 place 28-to-33 60", "3 place pair 200",
          "4 place n5 20", "4 place 5-6-8-9 20", "4 place 12P-12M 40", "4 place passe 40")
SHARED = ("rouge", "noir", "impair", "pair", "passe", "12M", "12D", "12M-12D", "column-2", "n17", "25-28")
CROWDED = tuple([f"{punter} place {spot} 40" for spot in SHARED for punter in range(5)])


class Wheel:
    """Writes the record of an evening at which some coups have been played already."""

    def __init__(self, seats: int = 4, zero: str = "choice", before: tuple[int, ...] = BEFORE, coups: int = 40,
                 level: str = "novice") -> None:
        self.seats, self.players = seats, company([(name, level) for name, _ in LEVELS], seats)
        self.sitting = Sitting(game("roulette"), {"players": seats, "coups": coups, "zero": zero}, self.players)
        for number in before:
            self.spins(number)

    def does(self, *lines: str) -> Wheel:
        for line in lines:
            seat, _, text = line.partition(" ")
            if int(seat) < self.seats:
                self.sitting.submit(int(seat), Move.read(text))
        return self

    def staked(self) -> Wheel:
        """The cloth is as full as four or five make it."""
        return self.does(*STAKED)

    def spins(self, number: int) -> Wheel:
        """All have done, and this number comes."""
        for seat in self.sitting.match.pending().must:
            if seat >= 0:
                self.sitting.submit(seat, Move(("done",)))
        self.sitting.submit(NATURE, Move(("spin", number)))
        return self

    def moment(self, live: int = 1, then: str = "wait", acts: int = 0) -> Moment:
        return Moment("roulette", dict(self.sitting.options), self.players, tuple(self.sitting.lines), live, then, acts)


def over(seats: int) -> Wheel:
    """The last coup has been played."""
    return Wheel(seats, before=BEFORE[:4], coups=5).staked().spins(17)


SCENES: dict[str, Callable[[int], Moment]] = {
    "open": lambda seats: Wheel(seats).moment(then=""),
    "staked": lambda seats: Wheel(seats).staked().moment(then=""),
    "crowded": lambda seats: Wheel(seats).does(*CROWDED).moment(then=""),
    "first": lambda seats: Wheel(seats, before=()).moment(0, then=""),
    "won": lambda seats: Wheel(seats).staked().spins(17).moment(acts=4),
    "zero": lambda seats: Wheel(seats).staked().spins(0).moment(then=""),
    "prison": lambda seats: Wheel(seats, "prison").staked().spins(0).does("0 place n4 10").spins(0).moment(),
    "over": lambda seats: over(seats).moment(then=""),
    "score": lambda seats: Wheel(seats).staked().moment(then="page score"),
    "systems": lambda seats: Wheel(seats, level="club").staked().moment(then=""),
    "menu": lambda seats: Wheel(seats).staked().moment(then="menu"),
}
MOMENTS: dict[str, Callable[[], Moment]] = {
    f"{name}-{seats}": partial(scene, seats) for name, scene in SCENES.items() for seats in (1, 2, 3, 4, 5)}
"""By the name a picture bears: what happens, and how many are at table."""
MOMENTS["post-mortem"] = lambda: over(4).moment(then="look back")
