"""What a hand of Euchre is worth with a suit as trumps, as the books speak of hands."""
from __future__ import annotations

from cardtable.cards import JOKER, Card, Cards, cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.order import same_colour
from cardtable.games.euchre.calling import ORDER
from cardtable.games.euchre.rules import best_five
from cardtable.games.euchre.scoring import ALL

ACES = cards("AC AD AH AS")                      # by suit
OF_TRUMPS = (1.0, .75, .7, .5, .4)               # tricks that Right, Left, ace, king and queen bring; ours
SMALL, LONG, LAY_ACE, LAY_KING = .33, .6, .6, .15        # another trump, each beyond the third, and lay cards; ours
GUARD = .15                                      # what another trump adds to the Left
FIVE = ALL                                       # cards of a hand
ONE = .7                                         # what a suit is worth that is called strong, as another is
MEDIUM = cards("9C 9D 9H 9S")                    # by suit: below these a trump is small


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


def medium(own: Cards, trump: int) -> bool:
    """Whether they are three trumps or more, two of them at least nines (001:1059)."""
    return len(own) > 2 and ORDER.strength(own[1], trump) >= ORDER.strength(MEDIUM[trump], trump)


def commanding(hand: Cards, trump: int) -> int:
    """How many lay cards nothing can beat but a trump: the aces, and each king beside its ace."""
    held = {str(card) for card in lay(hand, trump)}
    return sum([text[0] == "A" or text[0] == "K" and f"A{text[1]}" in held for text in held])


def for_alone(hand: Cards, trump: int, light: bool = False) -> bool:
    """Four high trumps and an ace; three with ace and another of its suit; Left, ace and king with commanding lay cards
    (001:341-357).  `light`: at one to four, an ace or a trump less (002:2783)."""
    right, left, ace, king, _ = high(hand, trump)
    held, aces, courts = trumps(hand, trump), lay_aces(hand, trump), court(hand, trump)
    if len(held) >= ALL - 1 and (right in held and courts >= 2 or courts >= ALL - 1):
        return bool(aces) or len(held) == ALL or light
    if {right, left, ace} <= set(held):
        return bool(aces) or light
    suit = {card.suit for card in lay(hand, trump)}
    if right in held and len({right, left, ace, king} & set(held)) == 3 and aces and len(suit) == 1:
        return True
    if light and right in held and len(held) == 3 and courts >= 2 and aces:
        return True
    return {left, ace, king} <= set(held) and (commanding(hand, trump) == 2 or light and bool(aces))


def for_jamboree(hand: Cards, trump: int) -> bool:
    """The five best trumps."""
    return set(best_five(trump)) <= set(hand)


def for_jambone(hand: Cards, trump: int, dealer: bool) -> bool:
    """The quart from the Left Bower with a lay ace, or as dealer both Bowers and three aces (001:444-450)."""
    right, left, *quart = best_five(trump)
    aces = lay_aces(hand, trump)
    if {left, *quart} <= set(hand) and aces:
        return True
    return dealer and {right, left} <= set(hand) and len(aces) == 3


def discard(hand: Cards, trump: int, exposing: bool = False) -> Card:
    """A single lay card, even a king, but no ace; of equal ones not that of the trumps' colour; else the weakest of the
    shortest lay suit, else the lowest trump (001:355, 1035; 002:2645-2662).  `exposing`: of both Bowers, a small trump
    and three aces the trump, since one of these is likelier to win when it is called (001:448)."""
    own, aces = trumps(hand, trump), lay_aces(hand, trump)
    if exposing and len(own) == 3 and len(aces) == 3:
        return own[-1]
    suits = {s: some for s, some in common.suits(ORDER, hand, trump).items() if s != trump}
    single = [some[0] for some in suits.values() if len(some) == 1 and some[0] not in ACES]
    if single:
        return min(single, key=lambda c: (ORDER.strength(c, trump), same_colour(c.suit, trump), c))
    low = [some[-1] for some in suits.values() if some[-1] not in ACES]
    if low:
        return min(low, key=lambda c: (len(suits[c.suit]), ORDER.strength(c, trump), c))
    return common.lowest(ORDER, hand, trump)
