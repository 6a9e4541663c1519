"""A deal as a PBN file has it: hands by compass, who dealt, what was called and played."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cardtable.cards import SUITS, Card, Cards

COMPASS = "NESW"                                 # clockwise
QUARTERS = ("North", "East", "South", "West")
HAND = 13
UNKNOWN = "?"

Trick = tuple[Card | None, ...]
"""Its cards from who led the first trick round, whoever led this one; None where none is told."""


class BadPBN(ValueError):
    """What is wrong, where, and what to do: one line."""


@dataclass(frozen=True, slots=True)
class Board:
    """Quarters are numbers, North 0 and on clockwise.  A hand is None where it is not told, `declarer` and `result`
    (tricks of his side) are -1, and words are "".  `words` are what the players said where that is no auction."""

    hands: tuple[Cards | None, ...]
    dealer: int
    number: str = ""
    game: str = ""                               # the rules it was played by, as this house calls them
    players: tuple[str, ...] = ("", "", "", "")
    contract: str = ""                           # "3H", "1NTX", "Pass"
    declarer: int = -1
    result: int = -1
    turned: Card | None = None                   # the card turned up for trumps
    auction: tuple[str, ...] = ()                # from the dealer: "1C", "Pass", "X", "XX"
    words: tuple[str, ...] = ()                  # moves as a record has them: "name H"
    tricks: tuple[Trick, ...] = ()
    line: int = field(default=0, compare=False)  # of the file, from 1
    titles: Mapping[str, str] = field(default_factory=dict, compare=False)       # other tags

    @property
    def trump(self) -> int | None:
        """The suit of the contract; None for no trumps, and where there is no contract."""
        return SUITS.index(self.contract[1]) if self.contract[1:2] in SUITS and self.contract[1:] else None

    def played(self) -> Iterator[tuple[int, Card]]:
        """Who played what, in the order of play, as far as it is told; nothing where no trumps are known."""
        if not self.contract[:1].isdigit() or self.declarer < 0:
            return
        first = lead = (self.declarer + 1) % 4
        for trick in self.tricks:
            fallen: list[tuple[int, Card]] = []
            for quarter in [(lead + n) % 4 for n in range(4)]:
                card = trick[(quarter - first) % 4]
                if card is None:
                    return
                fallen.append((quarter, card))
                yield quarter, card
            lead = taker(fallen, self.trump)


def taker(fallen: list[tuple[int, Card]], trump: int | None) -> int:
    """Who takes a trick of these, in the order of play."""
    led = fallen[0][1].suit
    return max(fallen, key=lambda one: (2 * (one[1].suit == trump) + (one[1].suit == led), one[1].rank))[0]


def in_tricks(played: list[tuple[int, Card]], first: int) -> tuple[Trick, ...]:
    """What was played, as a board has it; `first` led first."""
    found = []
    for start in range(0, len(played), 4):
        by = dict(played[start:start + 4])
        found.append(tuple([by.get((first + n) % 4) for n in range(4)]))
    return tuple(found)
