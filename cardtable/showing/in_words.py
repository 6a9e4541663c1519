"""What lies on the table in sentences: for screen readers, and for who prefers reading."""
from __future__ import annotations

from collections.abc import Callable, Iterator

from cardtable.cards import BACK, Cards
from cardtable.rules.deal import Deal
from cardtable.showing.phrases import count, listed

TURNED_DOWN = "tricks won"       # the zones whose cards all have seen, and nobody may look at again


def zones_in_words(deal: Deal, name: Callable[[int], str | None], caption: Callable[[int], str]) -> Iterator[str]:
    """A sentence for every zone that holds cards, as the deal is seen; `name` is by seat, None for who reads, whose
    own hand is told as it lies before him.  Of tricks that are turned down what their caption says, or how many cards
    they are: who reads may not look at them either."""
    for number, (held, zone) in enumerate(zip(deal.zone, deal.layout, strict=True)):
        if held:
            whose = f"{name(zone.owner) or 'you'}, {zone.name}" if zone.owner is not None else zone.name
            hand = zone.owner is not None and zone.sees == 1 << zone.owner   # its order is its owner's
            hand = hand and name(zone.owner or 0) is not None
            turned = (caption(number) or count(len(held), "card")) if zone.name == TURNED_DOWN else ""
            yield f"{whose[:1].upper()}{whose[1:]}: {turned or in_cards(tuple(sorted(held)) if hand else held)}."


def in_cards(some: Cards) -> str:
    """Cards in words, those face down as a number."""
    shown = [c.name for c in some if c is not BACK]
    hidden = len(some) - len(shown)
    return listed(shown + ([f"{count(hidden, 'card')} face down"] if hidden else []))
