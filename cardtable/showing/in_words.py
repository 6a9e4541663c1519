"""The whole table in sentences: for screen readers, and for who prefers reading."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardtable.cards import BACK, SUIT_NAMES, SUITS, Cards
from cardtable.rules.deal import Deal
from cardtable.showing.phrases import count, listed

if TYPE_CHECKING:
    from cardtable.showing.talk import Talk


def in_words(talk: Talk, deal: Deal, name: Callable[[int], str | None], title: str) -> str:
    """The table as one player sees it, in a game's words; `name` is by seat, None for who reads."""
    rows = [title + "."]
    for seat in range(deal.seats):
        who = talk.hand(deal, seat) or name(seat) or "You"
        rows.append(f"{who}: {talk.plate(deal, seat) or 'seated'}.")
    slate, ladder, trump = talk.slate(deal, name), talk.ladder(deal, name), talk.trump(deal)
    if slate is not None:
        rows.append(f"{slate.sentence()}.")
    if ladder is not None:
        rows.append(f"{ladder.sentence()}.")
    if trump:
        rows.append(f"Trumps: {SUIT_NAMES[SUITS.index(trump)]}." if trump in SUITS else "No trumps.")
    for number, zone in enumerate(deal.layout):
        held = deal.zone[number]
        if held:
            whose = f"{name(zone.owner) or 'you'}, {zone.name}" if zone.owner is not None else zone.name
            rows.append(f"{whose[:1].upper()}{whose[1:]}: {in_cards(held)}.")
    return "\n".join(rows)


def in_cards(some: Cards) -> str:
    """Cards in words, those face down as a number."""
    shown = [c.name for c in some if c is not BACK]
    hidden = len(some) - len(shown)
    return listed(shown + ([f"{count(hidden, 'card')} face down"] if hidden else []))
