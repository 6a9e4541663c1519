"""What speaks for a card beside another, as far as it can be seen on the table and in the hand."""
from __future__ import annotations

from cardtable.cards import RANKS, Card
from cardtable.families.tricks import speaks
from cardtable.families.tricks.deal import TrickDeal
from cardtable.games.ecarte.rules.rules import HAND, ORDER, TRICK, Ecarte
from cardtable.rules.deal import Deal
from cardtable.rules.tricks import wins

ACE = ORDER[RANKS.index("A")]    # what stands above it is worth keeping: knave, queen and king


def speaks_for(deal: Deal, seat: int, card: Card, other: Card) -> str:
    """"it takes the trick, and the king of clubs is kept"; "" where nothing does."""
    if isinstance(deal, TrickDeal):
        return speaks.speaks_for(deal, seat, card, other)
    if not isinstance(deal, Ecarte) or deal.phase != "play":
        return ""
    trick = deal.zone[TRICK]
    takes = bool(trick) and bool(wins((trick[0], card), deal.trump, ORDER))
    if higher(deal, other, card):
        return f"{'it takes the trick, and ' * takes}the {other.name} is kept"
    suits = [one.suit for one in deal.zone[HAND[seat]]]
    if not trick and suits.count(card.suit) > 1 and suits.count(other.suit) == 1 and deal.trump not in (
            card.suit, other.suit):
        return "it is guarded by another of its suit" if ORDER[card.rank] > ACE else "you have another of its suit"
    return ""


def higher(deal: Ecarte, card: Card, other: Card) -> bool:
    """Whether a card is worth keeping rather than the other: higher in the same suit, a trump, or a court card above
    what the other is in its own."""
    above = ORDER[card.rank] > ORDER[other.rank]
    if card.suit == other.suit or deal.trump in (card.suit, other.suit):
        return above if card.suit == other.suit else card.suit == deal.trump
    return above and ORDER[card.rank] > ACE
