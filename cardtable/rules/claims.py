"""Whether the rest of the tricks is certain, against every layout that cannot be excluded."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import Card, mask, unmask
from cardtable.rules.tricks import Lawful


def all_tricks(hand: int, possible: int, size: int, led: Card | None, trump: int, strength: Sequence[int],
               lawful: Lawful) -> bool:
    """Two players: some order of play wins every trick left, whichever `size` of the `possible` cards (masks) the
    other holds and however he plays them.  With `led`, the other's card lies on the table and is to be answered."""
    known: dict[tuple[int, int, int], bool] = {}

    def beats(card: Card, other: Card) -> bool:
        """Whether card, played to other, wins."""
        return strength[card.rank] > strength[other.rank] if card.suit == other.suit else card.suit == trump

    def leading(hand: int, possible: int, size: int) -> bool:
        if not hand:
            return True
        key = hand, possible, size
        if key not in known:
            known[key] = any(withstands(hand & ~c.bit, c, possible, size) for c in reversed(unmask(hand)))
        return known[key]

    def withstands(rest: int, card: Card, possible: int, size: int) -> bool:
        others = unmask(possible)
        for reply in others:
            # with the reply he holds size - 1 further cards, none of which would have forbidden it
            beside = mask([c for c in others if c is not reply and reply in lawful((reply, c), card, trump)])
            if beside.bit_count() >= size - 1 and (
                    beats(reply, card) or not leading(rest, beside, size - 1)):
                return False
        return True

    if led is None:
        return leading(hand, possible, size)
    own = unmask(hand)
    return any(beats(card, led) and leading(hand & ~card.bit, possible & ~led.bit, size)
               for card in lawful(own, led, trump))
