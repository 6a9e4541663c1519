"""Cards, packs and masks: a card is an int whose number is also its bit in a mask."""
from __future__ import annotations

from collections.abc import Iterable

SUITS, RANKS = "CDHS", "23456789TJQKA"
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
RANK_NAMES = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "knave", "queen", "king", "ace")
MOST_COPIES = 6


class Card(int):
    """One card of one pack, never 0 (so never false).  Taken from CARDS, never built, so `is` will do.

    The number is copy * 64 + suit * 16 + rank + 1; copy is 0 in a single pack and 1..6 where several are mixed.
    """

    suit: int       # 0..3 for clubs, diamonds, hearts, spades; -1 for the joker and the back
    rank: int       # 0..12 for two to ace, an index into RANKS
    copy: int
    bit: int
    text: str       # "QS", "QS3" with several packs, "JO", "??"
    name: str       # "queen of spades"
    face: Card      # the same card without its copy

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    def __reduce__(self) -> tuple[object, ...]:
        return card, (self.text,)


Cards = tuple[Card, ...]
CARDS: dict[int, Card] = {}
BY_TEXT: dict[str, Card] = {}


def _make(number: int, suit: int, rank: int, copy: int, text: str, name: str) -> Card:
    made = Card(number)
    made.suit, made.rank, made.copy, made.bit, made.text, made.name = suit, rank, copy, 1 << number, text, name
    made.face = made if copy == 0 else BY_TEXT[text[:2]]
    BY_TEXT[text] = CARDS[number] = made
    return made


for _copy in range(MOST_COPIES + 1):
    for _suit in range(4):
        for _rank in range(13):
            _make(_copy * 64 + _suit * 16 + _rank + 1, _suit, _rank, _copy,
                  RANKS[_rank] + SUITS[_suit] + (str(_copy) if _copy else ""),
                  f"{RANK_NAMES[_rank]} of {SUIT_NAMES[_suit]}")
JOKER = _make(63, -1, 13, 0, "JO", "joker")
BACK = _make(62, -1, -1, 0, "??", "card face down")
BACKS: tuple[Cards, ...] = tuple((BACK,) * n for n in range(52 * MOST_COPIES + 1))


def card(text: str) -> Card:
    """The card of this text; KeyError if there is none."""
    return BY_TEXT[text]


def cards(text: str) -> Cards:
    """Cards from texts separated by blanks: cards("AS KD")."""
    return tuple([BY_TEXT[word] for word in text.split()])


def pack(ranks: str, copies: int = 1) -> Cards:
    """All four suits of these ranks, so many times."""
    which: Iterable[int] = (0,) if copies == 1 else range(1, copies + 1)
    return tuple([BY_TEXT[r + s + (str(c) if c else "")] for c in which for s in SUITS for r in ranks])


def mask(some: Iterable[Card]) -> int:
    """The set of these cards as bits."""
    total = 0
    for one in some:
        total |= one.bit
    return total


def unmask(bits: int) -> Cards:
    """The cards of a mask, lowest number first."""
    found = []
    while bits:
        low = bits & -bits
        found.append(CARDS[low.bit_length() - 1])
        bits ^= low
    return tuple(found)


def ranking(low_to_high: str) -> tuple[int, ...]:
    """Strength by rank index, -1 for ranks not in the pack: ranking("789TAJQK") puts the ace between knave and ten."""
    return tuple([low_to_high.find(r) for r in RANKS])
