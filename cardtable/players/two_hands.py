"""Open-card play between two hands whose duties are to follow suit, to head and to trump, solved exactly.

Only who holds the first, second, third card of each suit matters, not which cards they are.  A position is therefore
four rows of owners, highest card first, the trumps before the plain suits and those sorted: all positions of five cards
each come to fewer than 20,000, and every one met is remembered.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.cards import CARDS, Card, Cards

Suits = tuple[str, str, str, str]        # rows of "a" (who leads) and "b", trumps first

_SWAP = str.maketrans("ab", "ba")
_known: dict[Suits, int] = {("", "", "", ""): 0}


def tricks(suits: Suits) -> int:
    """How many tricks the leader "a" makes, both playing as well as open cards allow; equal hands, no card led."""
    found = _known.get(suits)
    if found is None:
        left = sum(map(len, suits)) // 2
        found = 0
        for suit, place in _distinct(suits, "a"):
            found = max(found, after_lead(suits, suit, place))
            if found == left:
                break
        _known[suits] = found
    return found


def after_lead(suits: Suits, suit: int, place: int) -> int:
    """The same when "a" has led the card at this place of this row."""
    least = 9
    for other, at, won in _replies(suits, suit, place):
        rows = list(suits)
        if other == suit:
            low, high = sorted((at, place))
            row = rows[suit]
            rows[suit] = row[:low] + row[low + 1:high] + row[high + 1:]
        else:
            rows[suit] = rows[suit][:place] + rows[suit][place + 1:]
            rows[other] = rows[other][:at] + rows[other][at + 1:]
        if won:
            made = 1 + tricks(_ordered(rows))
        else:
            made = sum(map(len, rows)) // 2 - tricks(_ordered([row.translate(_SWAP) for row in rows]))
        least = min(least, made)
    return least


def _ordered(rows: Sequence[str]) -> Suits:
    second, third, fourth = sorted(rows[1:])
    return rows[0], second, third, fourth


def _distinct(suits: Suits, owner: str) -> Iterator[tuple[int, int]]:
    """An owner's cards, one of each run of neighbours: the others would do the same."""
    for suit, row in enumerate(suits):
        for place, whose in enumerate(row):
            if whose == owner and (place == 0 or row[place - 1] != owner):
                yield suit, place


def _replies(suits: Suits, suit: int, place: int) -> Iterator[tuple[int, int, bool]]:
    """The lawful answers of "b": row, place, and whether the lead wins against it."""
    row = suits[suit]
    if "b" in row[:place]:
        for at in range(place):
            if row[at] == "b" and (at == 0 or row[at - 1] != "b"):
                yield suit, at, False
    elif "b" in row:
        for at in range(place + 1, len(row)):
            if row[at] == "b" and (at == place + 1 or row[at - 1] != "b"):
                yield suit, at, True
    elif "b" in suits[0]:
        for at, whose in enumerate(suits[0]):
            if whose == "b" and (at == 0 or suits[0][at - 1] != "b"):
                yield 0, at, False
    else:
        for other, at in _distinct(suits, "b"):
            yield other, at, True


class Rows:
    """Turns two hands into rows, for a ranking (strength by rank index, -1 where not in the pack)."""

    def __init__(self, ranking: Sequence[int]) -> None:
        size = max(ranking) + 1
        self._bit = {c: 1 << (c.suit * size + ranking[c.rank])
                     for c in CARDS.values() if c.suit >= 0 and ranking[c.rank] >= 0}
        self._size, self._suit = size, (1 << size) - 1
        self._row: dict[tuple[int, int], str] = {}

    def mask(self, hand: Cards) -> int:
        """A hand as bits, suit by suit."""
        bits, total = self._bit, 0
        for c in hand:
            total |= bits[c]
        return total

    def row(self, own: int, other: int) -> str:
        """One suit's row, from the bits of that suit in the leader's hand and in the other's."""
        found = self._row.get((own, other))
        if found is None:
            places = [1 << n for n in reversed(range(self._size))]
            found = self._row[own, other] = "".join(["a" if own & p else "b" for p in places if (own | other) & p])
        return found

    def suits(self, leader: int, other: int, trump: int) -> Suits:
        """The position of two masks."""
        size, all_ = self._size, self._suit
        rows = [self.row(leader >> s & all_, other >> s & all_) for s in (0, size, 2 * size, 3 * size)]
        top = rows.pop(trump)
        rows.sort()
        return top, rows[0], rows[1], rows[2]

    def tricks(self, leader: Cards, other: Cards, trump: int) -> int:
        """How many the leader makes of all."""
        return tricks(self.suits(self.mask(leader), self.mask(other), trump))

    def tricks_after(self, leader: Cards, led: Card, other: Cards, trump: int) -> int:
        """How many who has led this card makes of all, that trick included; `leader` is the rest of his hand."""
        own, bits = self.mask(leader) | self._bit[led], self.mask(other)
        size, all_ = self._size, self._suit
        order = [trump, *[s for s in range(4) if s != trump]]
        rows = [self.row(own >> s * size & all_, bits >> s * size & all_) for s in order]
        above = (own | bits) >> led.suit * size & all_
        place = (above & ~((self._bit[led] << 1 >> led.suit * size) - 1)).bit_count()
        return after_lead((rows[0], rows[1], rows[2], rows[3]), order.index(led.suit), place)
