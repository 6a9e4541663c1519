"""What one player can tell of the other's hand: by what was declared, what has fallen, and what was not followed."""
from __future__ import annotations

from collections.abc import Iterator

from cardtable.cards import Card, Cards
from cardtable.families.tricks.one_against_all import shown_void
from cardtable.games.piquet.rules.holdings import ORDER
from cardtable.games.piquet.rules.rules import DISCARD, HAND, LEFT, PACK, Piquet


def declared(deal: Piquet, seat: int) -> Iterator[Card]:
    """What the other has declared; a trio, too, where the fourth was one's own: then it tells itself, as a quatorze
    does."""
    own = {c for zone in (HAND[seat], DISCARD[seat], LEFT[seat]) for c in deal.zone[zone]}
    own |= {c for by, c, _ in deal.history if by == seat}
    for one in deal.told:
        if one.seat != seat:
            yield from one.cards
            if one.item == "set":
                of = [c for c in PACK if c.rank == one.called[1] and c not in own]
                yield from of if len(of) == one.called[0] else ()


def known(deal: Piquet, seat: int) -> Cards:
    """What the other is known to hold still."""
    told = {*declared(deal, seat)} - {c for _, c, _ in deal.history}
    return tuple([c for c in PACK if c in told])


def unseen(deal: Piquet, seat: int) -> Cards:
    """The cards that may still be against him: those known to be, and whatever he has not seen of suits that the other
    has not failed to follow; no others, where those that are known make up the hand."""
    sure = known(deal, seat)
    if len(sure) == len(deal.zone[HAND[1 - seat]]):
        return sure
    void = shown_void(deal, 1 - seat)
    return tuple([c for c in not_seen(deal, seat) if c.suit not in void or c in sure])


def not_seen(deal: Piquet, seat: int) -> Cards:
    """The same without what can be told of suits that were not followed."""
    sure = known(deal, seat)
    seen = {c for held in deal.zone for c in held} | {c for told in deal.told for c in told.cards}
    return tuple([c for c in PACK if c in sure or c not in seen])


def beaten(card: Card, against: Cards) -> bool:
    """Whether one of these beats a card."""
    return any(o.suit == card.suit and ORDER[o.rank] > ORDER[card.rank] for o in against)
