"""Quints: cards that count to whoever wins the trick in which they fall (002:8732-8741)."""
from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardtable.cards import JOKER, SUIT_NAMES, Card, card, cards

WORTH = {"H": 20, "D": 15, "C": 10, "S": 5}
ROYAL, ROYAL_WORTH = "Quint Royal", 25
HOLDINGS = {"five": "5", "ace and four": "A4", "deuce and trey": "23"}


def table() -> dict[str, tuple[frozenset[Card], int]]:
    """By name, the cards that must fall together, and what they count; the Quint Royal last."""
    found = {f"{name} of {SUIT_NAMES[card(f'A{suit}').suit]}":
             (frozenset(cards(" ".join([rank + suit for rank in ranks]))), worth)
             for suit, worth in WORTH.items() for name, ranks in HOLDINGS.items()}
    return {**found, ROYAL: (frozenset([JOKER]), ROYAL_WORTH)}


QUINTS: Mapping[str, tuple[frozenset[Card], int]] = table()
IN_SUIT: Mapping[str, str] = {name: f"quints of {name.split()[-1]}" for name in QUINTS if name != ROYAL}
"""By name, those of its suit together."""
OF: Mapping[Card, tuple[frozenset[Card], int]] = {card: quint for quint in QUINTS.values() for card in quint[0]}
"""By card, the quint of which it may be a part."""


def quints(some: Iterable[Card]) -> dict[str, int]:
    """By name, what the quints among these cards count, whether of a trick or of the cachette."""
    among = frozenset(some)
    if len(among & OF.keys()) == 0:
        return {}
    return {name: points for name, (wanted, points) in QUINTS.items() if wanted <= among}


def worth(some: Iterable[Card]) -> int:
    """All of them together."""
    return sum(quints(some).values())
