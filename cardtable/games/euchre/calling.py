"""Which of some cards laid open may be called: at jambone, and of cards exposed (001:428-446, 846-848)."""
from __future__ import annotations

from cardtable.cards import Card, Cards, ranking
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.order import WithJoker

ORDER = WithJoker(ranking("789TJQKA"))             # the joker is in the pack only if it is agreed on
HIGH = "AKQJT987"


def callable_cards(held: Cards, led: Card | None, trump: int) -> Cards:
    """Of a hand laid open, when this card is led to it, or none and it leads itself.

    Suit comes first.  Of a hand void of the suit led no card that commands another suit may be called, and of the
    trumps only the lowest.
    """
    if led is None:
        return held
    suits = common.suits(ORDER, held, trump)
    asked = ORDER.suit(led, trump)
    if asked in suits:
        return suits[asked]
    found: Cards = suits[trump][-1:] if trump in suits else ()
    for suit, some in suits.items():
        if suit != trump:
            found += tuple([c for n, c in enumerate(some) if not commands(some, n, trump)])
    return found


def commands(some: Cards, place: int, trump: int) -> bool:
    """Whether this card of a plain suit, held so from the highest down, is its ace, or follows it without a gap."""
    knave = ORDER.suit(some[0], trump) != trump and 3 - trump != some[0].suit
    ranks = [rank for rank in HIGH if rank != "J" or knave]
    return [str(card)[0] for card in some[:place + 1]] == ranks[:place + 1]


def callable_exposed(held: Cards, exposed: Cards, led: Card | None, trump: int) -> Cards:
    """Of the cards that a player has exposed: at his lead any; to another's, those of the suit led, or if he has none
    of it, those that command nothing; of the trumps then only the lowest of all he holds."""
    return tuple([card for card in callable_cards(held, led, trump) if card in exposed])
