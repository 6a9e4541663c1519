"""The jeux de règle: which hands the non-dealer plays without proposing, and what he leads (000:1643-1946)."""
from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cardtable.cards import Card, Cards
from cardtable.games.ecarte.book.hands import (
    ACE,
    EIGHT,
    KING,
    KNAVE,
    NINE,
    QUEEN,
    SEVEN,
    TEN,
    Heights,
    Shape,
    height,
    shape,
    touching,
)


class Jeu(NamedTuple):
    """One of the classes."""

    number: str
    words: str
    source: str

    def __str__(self) -> str:
        return f"jeu de règle no. {self.number}" if "-" not in self.number else "between jeux de règle nos. 3 and 4"


JEUX = {jeu.number: jeu for jeu in (
    Jeu("1", "three trumps", "000:1652-1666"),
    Jeu("2", "two trumps, and three cards of a suit", "000:1668-1683"),
    Jeu("3", "two trumps, a guarded queen or better, and an odd card", "000:1686-1712"),
    Jeu("3-4", "two trumps, and plain cards a little less than a guarded queen", "000:1733-1745"),
    Jeu("4", "two trumps, two small cards of a suit, and a king", "000:1718-1731"),
    Jeu("5", "two trumps, and three suits as good as king, knave and a small one", "000:1754-1771"),
    Jeu("6", "one trump, and a tierce major or little less", "000:1774-1799"),
    Jeu("7", "one trump, and four of a suit headed by the king", "000:1802-1814"),
    Jeu("8", "one trump, and two suits headed by a queen or better, with a guard", "000:1817-1838"),
    Jeu("9", "four court cards or more", "000:1841-1850"),
    Jeu("10", "only two cards to throw, or a queen or better in each plain suit", "000:1853-1877"),
)}
TWO_TO_THROW, QUEENS = "only two cards to throw", "a queen or better in each plain suit"

# The weakest hands of a class: a hand belongs to it when no card is lower than in one of these.
BETWEEN = ((KNAVE, ACE, EIGHT), (ACE, TEN, TEN), (TEN, NINE, KNAVE), (NINE, EIGHT, QUEEN))     # a pair, the odd card
FIVE = ((KING, KNAVE, SEVEN), (KING, ACE, NINE), (KING, TEN, TEN), (QUEEN, QUEEN, SEVEN), (QUEEN, KNAVE, ACE),
        (KNAVE, KNAVE, KNAVE))                                                                 # three single cards
SIX = ((KING, QUEEN, KNAVE, SEVEN), (KING, QUEEN, SEVEN, KNAVE), (KING, QUEEN, ACE, EIGHT),
       (KING, QUEEN, TEN, TEN))                                                                # three, the odd card


def described(jeu: Jeu, of: Shape) -> str:
    """A class in words, of which the last has two kinds."""
    if jeu.number != "10":
        return jeu.words
    return TWO_TO_THROW if len(of.trumps) + of.kings > 2 else QUEENS


def reaches(cards: Heights, weakest: tuple[Heights, ...]) -> bool:
    """Whether the cards are as good, one by one, as some row of the table."""
    return any(all(a >= b for a, b in zip(cards, row)) for row in weakest)


def number(of: Shape) -> str:
    """The class of a hand by number, or ""; the king of trumps does not count here."""
    n = len(of.trumps)
    if n > 2:
        return "1"
    if n == 2:
        return two_trumps(of)
    return (one_trump(of) if n else "") or few_trumps(of)


def two_trumps(of: Shape) -> str:
    """Nos. 2 to 5, and no. 10 by the king."""
    suits = of.heights
    if len(suits) == 1:
        return "2"
    if len(suits) == 3:
        heads = of.heads
        return "5" if reaches(heads, FIVE) else "10" if heads[0] == KING else ""
    pair, (odd,) = suits
    if pair[0] >= QUEEN:
        return "3"
    if odd == KING:
        return "4"
    return "3-4" if reaches((*pair, odd), BETWEEN) else ""


def one_trump(of: Shape) -> str:
    """Nos. 6 to 8."""
    suits = of.heights
    lengths = [len(suit) for suit in suits]
    if lengths == [4]:
        return "7" if suits[0][0] == KING else ""
    if lengths == [3, 1]:
        if reaches(suits[0] + suits[1], SIX):
            return "6"
        return "8" if of.heads[1] >= QUEEN else ""
    if lengths == [2, 2]:
        return "8" if of.heads[1] >= QUEEN and max(suits[0][1], suits[1][1]) >= TEN else ""
    return ""


def few_trumps(of: Shape) -> str:
    """Nos. 9 and 10."""
    trump = height(of.trumps[0]) if of.trumps else SEVEN
    courts = of.courts + (trump >= KNAVE)
    if courts > 4 or courts == 4 and not (trump == KNAVE and set(of.heads) == {KNAVE}):
        return "9"
    heads = of.heads
    return "10" if len(of.trumps) + of.kings > 2 or len(heads) == 3 and heads[2] >= QUEEN else ""


class Ruling(NamedTuple):
    """What the table of hands says of one, at love-all and on the first proposal."""

    jeu: Jeu | None
    stands: bool                 # plays without proposing
    lead: Card                   # should he play


@lru_cache(maxsize=50_000)
def classify(hand: Cards, trump: int, king_turned: bool = False) -> Ruling:
    """The class, what the non-dealer does with it, and his first lead."""
    of = shape(hand, trump)
    found = number(of)
    if of.king or king_turned and found == "1":
        stands = bool(found) and plays_with_king(of, found)
    else:
        stands = bool(found)
    return Ruling(JEUX.get(found), stands, LEADS[found](of))


def plays_with_king(of: Shape, found: str) -> bool:
    """The exceptions to asking for cards with the king of trumps in hand, or turned up with three trumps
    (000:1296-1308, 1356-1378, and under each class)."""
    suits = of.heights
    if found == "1":
        return of.courts == len(of.plain) and (point_certain(of) or of.kings == of.courts)
    if found in ("2", "3-4", "5"):
        return of.courts == 3
    if found == "3":
        return suits[0][1] >= TEN or suits[1][0] >= KNAVE
    if found == "4":
        return suits[0][1] >= TEN
    if found == "8":
        return max([suit[1] for suit in suits if len(suit) > 1]) >= TEN
    if found == "10":
        return len(suits) == 3 and of.heads[2] >= QUEEN
    return found in ("6", "9")


def point_certain(of: Shape) -> bool:
    """Three tricks safe with the king of trumps in hand or turned up, by the commoner holdings; what is turned up is
    out of play, and each of the others worth as much as the one above it."""
    tops = [height(c) + (not of.king) for c in of.trumps]
    n = len(tops)
    return tops[:3] == [KING, QUEEN, KNAVE] or n > 3 and tops[:2] == [KING, QUEEN] or n > 4 or (
        of.king and n == 3 and tops[1] >= KNAVE and of.kings > 0)


# The leads (each under its number in the book)

def lead_long(of: Shape) -> Card:
    """The highest card of the strong suit, or of the plain suits if all are single (000:1446-1452)."""
    return guarded(of) if of.suits and len(of.suits[0]) > 1 else highest(of)


def guarded(of: Shape) -> Card:
    """The highest of the best guarded suit.  Of pairs, one that is headed by the king; else the nearer to a sequence
    (000:1844-1846; 002:2219-2246)."""
    longest = len(of.suits[0])
    best = max([s for s in of.suits if len(s) == longest],
               key=lambda s: (height(s[0]) == KING, height(s[-1]) - height(s[0]), height(s[0])))
    return best[0]


def highest(of: Shape) -> Card:
    """The highest plain card; a trump if there is none."""
    return max([suit[0] for suit in of.suits], key=height) if of.suits else of.trumps[0]


def lead_3(of: Shape) -> Card:
    """With high trumps the queen, with low ones the odd card; high: a queen or knave (our reading)."""
    (pair, odd), high = of.suits, height(of.trumps[0])
    if height(pair[0]) == KING:
        return pair[0]
    if height(odd[0]) == KING:
        return pair[0] if touching(pair) else odd[0]             # Hand IV, 000:2199-2218
    if high == QUEEN and height(odd[0]) == QUEEN:
        return of.trumps[0]
    return pair[0] if high >= KNAVE else odd[0]


def lead_4(of: Shape) -> Card:
    """The pair if it is a sequence, else the king."""
    pair, odd = of.suits
    return pair[0] if touching(pair) else odd[0]


def lead_5(of: Shape) -> Card:
    """The highest; with a low tenace in trumps the second, to be led to at the third trick (Hand VI, 000:2276-2307)."""
    singles = sorted([suit[0] for suit in of.suits], key=height, reverse=True)
    if touching(of.trumps) or height(of.trumps[0]) == KING or len(singles) < 3:
        return singles[0]
    return singles[1] if height(singles[0]) > height(singles[1]) else singles[0]


def lead_6(of: Shape) -> Card:
    """The king of trumps, if held, else the sequence."""
    return of.trumps[0] if of.king else of.suits[0][0]


def lead_10(of: Shape) -> Card:
    """A guarded queen; with a trump besides, a single one (002:2219-2234).  With kings: as no. 4 and no. 5."""
    if not of.trumps and of.heads[-1] >= QUEEN:
        return guarded(of)
    if of.kings and len(of.suits[0]) == 2 and not touching(of.suits[0]):
        return highest(of)
    if not of.kings:
        return max([s[0] for s in of.suits if len(s) == 1], key=height)
    return lead_long(of)


LEADS = {"": lead_long, "1": lambda of: of.trumps[0], "2": lead_long, "3": lead_3, "3-4": guarded, "4": lead_4,
         "5": lead_5, "6": lead_6, "7": lead_long, "8": guarded, "9": lead_long, "10": lead_10}
