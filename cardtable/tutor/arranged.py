"""The shuffle that deals what a lesson wants."""
from __future__ import annotations

from collections.abc import Mapping
from random import Random

from cardtable.cards import BY_TEXT, Card, Cards
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.match import Series
from cardtable.rules.moves import Move


def named(deal: Deal) -> dict[str, int]:
    """The zones by their names: "stock", "hand 0"."""
    return {zone.name if zone.owner is None else f"{zone.name} {zone.owner}": number
            for number, zone in enumerate(deal.layout)}


def arranged(match: Series, wished: Mapping[str, str], seed: str, in_hands: bool = False) -> Move:
    """Nature's next move, so that afterwards these cards lie in these zones, a pile's from its top; or where they are
    to be `in_hands`, when those have been dealt.  What is not wished for falls by the seed.  ValueError when that
    cannot be.

    What becomes of each place in the order is seen by trying one order out, so that no game need say how it deals.
    """
    if NATURE not in match.pending().must:
        raise ValueError("nothing is dealt now")
    order = match.decision(NATURE).sample(Random(seed))
    verb, cards = order.verb, tuple([card for card in order[1:] if isinstance(card, Card)])
    tried = match.copy()
    tried.apply(NATURE, order)
    if in_hands:
        to_the_hands(tried)
    zones = named(tried.deal())
    placed: dict[Card, Card] = {}                        # the wished card by that which it takes the place of
    for name, text in wished.items():
        if name not in zones:
            raise ValueError(f'there is no zone "{name}": {", ".join(zones)} there are')
        lying, wanted = tried.deal().zone[zones[name]], _read(text)
        if len(wanted) > len(lying):
            raise ValueError(f'"{name}" has {len(lying)} cards after the deal, not {len(wanted)}')
        placed.update(zip(lying, wanted, strict=False))
    wished_for = list(placed.values())
    for card in wished_for:
        if card not in cards:
            raise ValueError(f"{card} is not in the pack")
        if wished_for.count(card) > 1:
            raise ValueError(f"{card} is wished for twice")
    left = [card for card in cards if card not in wished_for]
    return Move((verb, *[placed[card] if card in placed else left.pop() for card in cards]))


def to_the_hands(match: Series) -> Series:
    """The same match when the cards just shuffled have come to the hands, whatever is said before: at some games
    something is staked first."""
    while match.deal().phase in match.deal().before_hands:
        seat = match.pending().must[0]
        match.apply(seat, match.decision(seat).sample(Random(0)))
    return match


def _read(text: str) -> Cards:
    words = text.split()
    strange = [word for word in words if word not in BY_TEXT]
    if strange:
        raise ValueError(f"there is no card {strange[0]}")
    return tuple([BY_TEXT[word] for word in words])
