"""What a hand of Euchre is worth with a suit as trumps, as the books speak of hands."""
from __future__ import annotations

from cardtable.cards import JOKER, SUITS, Card, Cards, cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.order import same_colour
from cardtable.games.euchre.calling import ORDER
from cardtable.games.euchre.rules import best_five
from cardtable.games.euchre.scoring import ALL

ACES = cards("AC AD AH AS")                      # by suit
OF_TRUMPS = (1.0, .75, .7, .5, .4)               # tricks that Right, Left, ace, king and queen bring; ours
SMALL, LONG, LAY_ACE, LAY_KING = .33, .6, .6, .15        # another trump, each beyond the third, and lay cards; ours
GUARD = .15                                      # what another trump adds to the Left


def trumps(hand: Cards, trump: int) -> Cards:
    """From the highest down."""
    return common.suits(ORDER, hand, trump).get(trump, ())


def high(hand: Cards, trump: int) -> Cards:
    """The five best trumps, as far as this hand knows: the joker is one where it is held."""
    five = best_five(trump)
    return (JOKER, *five[:-1]) if JOKER in hand else five


def lay(hand: Cards, trump: int) -> Cards:
    """The cards of other suits."""
    return tuple([c for c in hand if ORDER.suit(c, trump) != trump])


def lay_aces(hand: Cards, trump: int) -> Cards:
    """The aces among them."""
    return tuple([c for c in lay(hand, trump) if c in ACES])


def tricks(hand: Cards, trump: int) -> float:
    """How many it should win."""
    best, held, found = best_five(trump), trumps(hand, trump), 0.0
    for n, card in enumerate(held):
        found += 1 if card is JOKER else OF_TRUMPS[best.index(card)] if card in best else SMALL
        found += LONG if n > 2 else 0
    found += GUARD if best[1] in held and len(held) > 1 else 0
    kings = [c for c in lay(hand, trump) if str(c)[0] == "K"]
    return found + LAY_ACE * len(lay_aces(hand, trump)) + LAY_KING * len(kings)


def has_sure_trick(hand: Cards, trump: int) -> bool:
    """The Right Bower, or the Left guarded (001:373-377)."""
    right, left = high(hand, trump)[:2]
    return right in hand or (left in hand and len(trumps(hand, trump)) > 1)


def court(hand: Cards, trump: int) -> int:
    """How many court cards of trumps."""
    return sum([c in hand for c in high(hand, trump)])


def for_alone(hand: Cards, trump: int) -> bool:
    """Four high trumps and an ace, three with ace and another of its suit, or Left, ace and king with two lay aces
    (001:341-357)."""
    right, left, ace, king, _ = high(hand, trump)
    held, aces = trumps(hand, trump), lay_aces(hand, trump)
    if len(held) >= ALL - 1 and right in held and court(hand, trump) >= 2:
        return bool(aces) or len(held) == ALL
    if {right, left, ace} <= set(held):
        return bool(aces)
    return {left, ace, king} <= set(held) and len(aces) == 2


def for_jambone(hand: Cards, trump: int, dealer: bool) -> bool:
    """The quart from the Left Bower with a lay ace, or as dealer both Bowers and three aces (001:444-450)."""
    right, left, *quart = best_five(trump)
    aces = lay_aces(hand, trump)
    if {left, *quart} <= set(hand) and aces:
        return True
    return dealer and {right, left} <= set(hand) and len(aces) == 3


def discard(hand: Cards, trump: int) -> Card:
    """A single lay card, even a king, but no ace; of equal ones not that of the trumps' colour; else the weakest of the
    shortest lay suit, else the lowest trump (001:355, 1035; 002:2645-2662)."""
    suits = {s: some for s, some in common.suits(ORDER, hand, trump).items() if s != trump}
    single = [some[0] for some in suits.values() if len(some) == 1 and some[0] not in ACES]
    if single:
        return min(single, key=lambda c: (ORDER.strength(c, trump), same_colour(c.suit, trump), c))
    low = [some[-1] for some in suits.values() if some[-1] not in ACES]
    if low:
        return min(low, key=lambda c: (len(suits[c.suit]), ORDER.strength(c, trump), c))
    return common.lowest(ORDER, hand, trump)


def called_suit(hand: Cards, barred: int) -> int:
    """The suit in which a hand is strongest, of those that may be named."""
    return max([n for n in range(len(SUITS)) if n != barred], key=lambda n: tricks(hand, n))
