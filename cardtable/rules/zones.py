"""Zones and pots: where cards and coins are, whose they are and who sees them."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.rules.moves import Move


class Zone(NamedTuple):
    """A named row of cards.  The zone, not the card, says who sees the faces."""

    name: str
    owner: int | None            # a seat, or nobody
    sees: int                    # seats that see the faces, as a bit mask; the highest bit: onlookers

    @property
    def private(self) -> bool:
        """Whether its owner alone sees the faces."""
        return self.owner is not None and self.sees == 1 << self.owner


class Layout(list[Zone]):
    """The zones and pots of a game for the most seats it can have; the methods return the numbers by which rules name
    them.

    With fewer seats the zones of the absent ones stay empty.  A pot is to coins what a zone is to cards.  Purses 0, 1
    .. are the players', waiting ones included; pots count from the end, -1, -2 .., so that any number may sit.
    """

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.onlookers = 1 << seats
        self.all = 2 * self.onlookers - 1
        self.owned = 0                           # so many seats have zones of their own
        self.pots: list[str] = []
        self.banks: list[int] = []               # pots that may owe
        self.spots: tuple[str, ...] = ()         # names of places on the cloth
        self.spot_of: dict[str, int] = {}        # by name, the seat whose place it is, of those that are anybody's

    def one(self, name: str, sees: str = "nobody") -> int:
        """A zone that is nobody's; sees is "nobody" or "all"."""
        self.append(Zone(name, None, self.all if sees == "all" else 0))
        return len(self) - 1

    def each(self, name: str, sees: str = "owner", seats: int | None = None) -> tuple[int, ...]:
        """A zone for every seat, or for the first few; sees is "owner", "nobody" or "all"."""
        first, seats = len(self), self.seats if seats is None else seats
        self.owned = max(self.owned, seats)
        for s in range(seats):
            self.append(Zone(name, s, {"owner": 1 << s, "all": self.all, "nobody": 0}[sees]))
        return tuple(range(first, len(self)))

    def pot(self, name: str) -> int:
        """A pot on the table: tray, pool, stakes."""
        self.pots.append(name)
        return -len(self.pots)

    def bank(self, name: str) -> int:
        """A pot without limit: coins there may fall below nothing, and need not be gone when all is over."""
        self.banks.append(self.pot(name))
        return self.banks[-1]

    def spot(self, *names: str) -> tuple[str, ...]:
        """Places on the cloth that a move can name: numbers to be backed, where a card may be put.  ValueError for a
        name that would be read as something else in a move."""
        for name in names:
            if Move.read(f"at {name}") != ("at", name):
                raise ValueError(f"a place cannot be called {name!r}: a move would not have it as one word")
        self.spots += names
        return names

    def spot_each(self, name: str) -> tuple[str, ...]:
        """A place for every seat, "name-0" and so on; those of absent seats lie nowhere."""
        names = self.spot(*[f"{name}-{seat}" for seat in range(self.seats)])
        self.spot_of |= {one: seat for seat, one in enumerate(names)}
        return names
