"""Before the play: propose or stand, what to throw, whether to announce the king; the dealer answers elsewhere.

Scores are counted by what is wanted: at four of five a player wants one, and likewise in longer games.
"""
from __future__ import annotations

from typing import NamedTuple

from cardtable.cards import Cards
from cardtable.games.ecarte.book.habits import STAND_LATER, chance
from cardtable.games.ecarte.book.hands import ACE, KING, KNAVE, NINE, QUEEN, TEN, Shape, height
from cardtable.games.ecarte.book.jeux import classify, described, number, point_certain, reaches
from cardtable.games.ecarte.book.situation import Situation
from cardtable.games.ecarte.rules.rules import PACK


class Word(NamedTuple):
    """What is said, and why."""

    verb: str
    why: str
    source: str


# Measures of a hand

ABOVE_EVEN, EVEN, NEARLY_EVEN = .6, .5, .45               # chances by the table, which is rather too low than too high
LIGHT = ((KNAVE, TEN, TEN),)                             # the heads of three suits (000:1581-1583)


def protected(of: Shape) -> int:
    """Plain suits headed by a king, or by a guarded queen or knave."""
    return sum([suit[0] == KING or suit[0] >= KNAVE and len(suit) > 1 for suit in of.heights])


def content(of: Shape) -> bool:
    """Guarded in three suits, or in two with a trump, or in one with two trumps (000:1418-1423)."""
    return len(of.trumps) + protected(of) > 2


def three_suits(of: Shape) -> bool:
    """No trump, but something in each suit: three knaves, or a knave and two guarded tens (000:1579-1583)."""
    return len(of.heights) == 3 and reaches(of.heads, LIGHT) and all(
        len(suit) > 1 or suit[0] >= KNAVE for suit in of.heights)


def tiny(of: Shape) -> bool:
    """One trump, and plain cards of several suits, none above the nine (000:1587-1589)."""
    return len(of.trumps) == 1 and len(of.suits) > 1 and of.heads[0] <= NINE


def even_chance(of: Shape) -> bool:
    """As good as the examples of 000:1569-1574: queen, guarded knave and guarded ten without a trump; or a trump, an
    ace and a guarded ten."""
    if not of.trumps:
        return three_suits(of) and sum(of.heads) >= QUEEN + KNAVE + TEN or of.courts > 2
    heads = of.heads
    return len(of.trumps) > 1 or heads[0] >= QUEEN or len(heads) > 1 and heads[0] >= ACE and heads[1] >= TEN


KING_ANNOUNCED = "000:385-388"           # law 23: it is marked before the first card counts

# The non-dealer

def propose(s: Situation) -> Word:
    """The first proposal or a later one."""
    return certain(s) or (again(s) if s.proposals else light_hand(s) or careful(s) or by_the_table(s))


def certain(s: Situation) -> Word | None:
    """Nothing is to be bettered, or risked, where the hand wins the game as it is."""
    if s.king_wins:
        return Word("stand", "Play: the king, once announced, wins the game.", KING_ANNOUNCED)
    if s.wants == 1 and s.king_safe and point_certain(s.shape):
        return Word("stand", "Play: the point is certain, and wins the game.", "000:1356-1365")
    return None


def light_hand(s: Situation) -> Word | None:
    """Play a light hand against four, unless the king is safe (000:1569-1593)."""
    if s.his_wants > 1 or s.king_safe:
        return None
    if s.shape.trumps and not tiny(s.shape) or even_chance(s.shape):
        return Word("stand", "Play without proposing: even a light hand is played against four, "
                             "lest the dealer take in the king.", "000:1569-1593")
    return None


def careful(s: Situation) -> Word | None:
    """With the dealer at three, the point lost is the game: no hand without a trump (002:2304-2306).  Played out by
    these maxims, the classes with a trump gain by being played even then."""
    if s.his_wants == 2 and s.wants > 1 and not s.shape.trumps and number(s.shape):
        return Word("propose", "Propose: the dealer wants but two, and a hand without a trump is not to be risked.",
                    "002:2304-2306")
    return None


def by_the_table(s: Situation) -> Word:
    """The jeux de règle (000:1643-1946), with their exceptions for the king (000:1296-1308, 1356-1378)."""
    jeu, stands, _ = classify(s.hand, s.trump, s.king_turned)
    if jeu is None:
        return Word("propose", "Propose: the hand is too weak to play alone.", "000:1327-1346")
    if stands:
        return Word("stand", f"Play without proposing: {jeu}, {described(jeu, s.shape)}.", jeu.source)
    if point_certain(s.shape):
        return Word("propose", "Propose: the point is certain, and a refusal would make it two.", "000:1356-1365")
    return Word("propose", f"Propose: it is {jeu}, but the king of trumps is safe, and cards may better "
                           "the hand.", "000:1296-1308; " + jeu.source)


def again(s: Situation) -> Word:
    """A second proposal is for hands below an even chance, or for the vole (000:1380-1404); so is a third, which hardly
    ever gains (002:2319-2324)."""
    of, even = s.shape, chance(STAND_LATER, the_best_as_king(s), s.trump)
    weak = [suit[0] for suit in of.heights if len(suit) == 1 and suit[0] < KNAVE]
    if s.king_safe and point_certain(of):
        if weak and not s.only_point:
            return Word("propose", "Propose again: the point is certain, and a good card would give the vole.",
                        "000:1380-1388")
        return Word("stand", "Play: the point is certain, and no weak card stands alone that might be changed for the "
                             "vole.", "000:1380-1388")
    if even >= ABOVE_EVEN:
        return Word("stand", "Play: the hand gives more than an even chance of the point.", "000:1389-1404")
    if even >= EVEN or number(of) and even >= NEARLY_EVEN:
        return Word("stand", "Play: the hand gives about an even chance of the point.", "000:1389-1404")
    if number(of):
        return Word("stand", "Play: such a hand is strong enough without new cards at first, and a second proposal is "
                             "for weaker ones.", "000:1389-1404")
    if content(of):
        return Word("stand", "Play: the hand is guarded, and a second proposal is for weaker ones.", "000:1389-1404")
    if s.proposals > 2 and len(of.trumps) + of.kings > 1:
        return Word("stand", "Play: by going on for cards one betters the adversary as much as oneself.",
                    "002:2319-2324")
    return Word("propose", "Propose again: the hand does not give an even chance.", "000:1389-1404")


def the_best_as_king(s: Situation) -> Cards:
    """The hand, each trump for the one above it where the king is turned up: it is worth as much."""
    return tuple([card for card in PACK for own in s.hand
                  if card.suit == own.suit and height(card) == height(own) + (s.king_turned and own.suit == s.trump)])


# The discard

THROW = "Throw all but trumps and kings."
FORCED = "One card must be thrown: the least of them."
KEEP = "Throw only what cannot help to the vole: the point is certain."


def throw(s: Situation) -> Cards:
    """All but trumps and kings, lowest first (000:1310-1316); with the point certain no court card (000:1356-1365)."""
    of = s.shape
    least = KNAVE if s.king_safe and point_certain(of) else KING
    return tuple(sorted([c for c in of.plain if height(c) < least], key=lambda c: (height(c), c)))


def discard(s: Situation, least: int, most: int) -> tuple[Cards, str, str]:
    """What to lay out, within the numbers allowed."""
    some = throw(s)
    if len(some) < least:
        return (min(s.hand, key=lambda c: (c.suit == s.trump, height(c), c)),), FORCED, "000:1310-1316"
    if s.king_safe and point_certain(s.shape):
        return some[:most], KEEP, "000:1356-1365"
    return some[:most], THROW, "000:1310-1316"


# The king

def announces(s: Situation) -> bool:
    """Always, but where two points for a first decision that fails would win the game at once (000:1604-1610)."""
    return not (s.wants == 2 and s.his_wants == 1 and s.he_pays_two)
