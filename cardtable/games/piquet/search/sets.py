"""Cards of Piquet as sets of bits, suit * 8 + strength, seven 0 to ace 7: what the compiled searches work with."""
from __future__ import annotations

from collections.abc import Iterable

from cardtable.cards import Card, Cards
from cardtable.games.piquet.rules.holdings import ORDER
from cardtable.games.piquet.rules.rules import PACK

PLACE = {card: 8 * card.suit + ORDER[card.rank] for card in PACK}
CARD: dict[int, Card] = {place: card for card, place in PLACE.items()}
ALL = (1 << 32) - 1


def bits(some: Iterable[Card]) -> int:
    """The set of these cards."""
    total = 0
    for card in some:
        total |= 1 << PLACE[card]
    return total


def cards(some: int) -> Cards:
    """The cards of a set."""
    return tuple([CARD[place] for place in range(32) if some >> place & 1])


def of_mask(mask: int) -> int:
    """The set from a mask of the rules."""
    return bits([card for card in PACK if mask & card.bit])
