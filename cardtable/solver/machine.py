"""What the search asks of the machine, when it runs as plain Python; `machine.pxd` is the same in C."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

GUARDS = 0x8000800080008000
UNITS = 0x1000100010001
CARDS = 0x7FFF7FFF7FFF7FFF
LANE = 0xFFFF
ONE = 0x1
ALL = 0xFFFFFFFFFFFFFFFF
MIX = 0x9E3779B97F4A7C15
MIX2 = 0xBF58476D1CE4E5B9
MIX3 = 0x94D049BB133111EB
OWNERS = 0x3FFFFFF
LENGTHS = 0x3FFFFFC000000
PATTERN = 0xFFFFFFFFFFFFFFF
GROUPED = 0x8000000000000000
NOBODY = 0x1C000000000000
TWOS = 0x5555555555555555
FOURS = 0x3333333333333333
EIGHTS = 0xF0F0F0F0F0F0F0F
SIXTEENS = 0x1F001F001F001F
NO_SLOT = 4294967295
SPLIT = 32
FOLLOW = 1
HEAD = 2
RUFF = 4
LONGEST = 32
ENTRY_BYTES = 24
SLOT_BYTES = 32


@dataclass(slots=True)
class Slot:
    """A place of the table of positions; see `table.Table.find`."""

    key: int = 0
    deeps: int = 0
    more: int = 0
    head: int = 0
    epoch: int = 0
    count: int = 0
    size: int = 0


def lowest(bits: int) -> int:
    """The number of the lowest bit that is set."""
    return (bits & -bits).bit_length() - 1


def highest(bits: int) -> int:
    """The number of the highest bit that is set."""
    return bits.bit_length() - 1


def top_of(cards: int, number: int) -> int:
    """The card that comes so high among some: the first is the highest; none for the number 0."""
    out = 0
    for _ in range(number):
        out = 1 << highest(cards)
        cards ^= out
    return out


def row_of(rows: Mapping[int, int], first: Sequence[int], left: int, suit: int) -> int:
    """The row of what is left of a suit; `first` says where the rows of each suit begin."""
    return rows[first[suit] + (left >> 16 * suit & 0xFFFF)]


def take_words(count: int) -> dict[int, int]:
    """A row of zeros that costs nothing where it is not used."""
    return defaultdict(int)


take_ints = take_words


def take_slots(count: int) -> dict[int, Slot]:
    """A row of empty slots."""
    return defaultdict(Slot)


def release(row: object) -> None:
    """Python frees its own rows."""
