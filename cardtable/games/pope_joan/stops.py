"""The chart of stops as one player can know it: what he holds, what is out, what stops, what cannot be led to."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.cards import BACK, Card, Cards
from cardtable.games.pope_joan.rules import EXTRA, HAND
from cardtable.games.pope_joan.tray import FOLLOWING, LOW_TO_HIGH, PACK, PRECEDING
from cardtable.rules.view import View


class Mark(NamedTuple):
    """One card of the chart, as far as the player can tell."""

    card: Card
    own: bool                    # in his hand
    out: bool                    # played, turned up, or known to lie in the extra hand
    stop: float                  # how likely it ends a run: 1 surely, 0 surely not; an out card never
    unreachable: bool            # nothing can lead up to it


def out(view: View) -> Cards:
    """The cards that no hand can hold any more, as this player knows."""
    hands = 0
    for seat in range(view.deal.seats):
        hands |= view.knowledge.may[HAND[seat]]
    return tuple([c for c in PACK if not hands & c.bit])


def chart(view: View, seat: int) -> tuple[tuple[Mark, ...], ...]:
    """By suit (as in cards.SUITS), from the ace to the king; the eight of diamonds is not in the pack."""
    gone, own = set(out(view)), set(view.deal.zone[HAND[seat]])
    absent = chance_of_absence(view)
    rows: list[tuple[Mark, ...]] = []
    for suit in range(4):
        row = sorted([c for c in PACK if c.suit == suit], key=lambda c: LOW_TO_HIGH.index(c.text[0]))
        rows.append(tuple([_mark(c, gone, own, absent) for c in row]))
    return tuple(rows)


def chance_of_absence(view: View) -> float:
    """How likely a card that he has not seen, and that may still be in a hand, lies in the extra hand.

    Whatever is known of the extra hand was learnt of all hands at once, so the cards still unseen lie anywhere alike.
    """
    deal, may = view.deal, view.knowledge.may
    hands = sum([len(deal.zone[HAND[s]]) for s in range(deal.seats) if deal.zone[HAND[s]][:1] == (BACK,)])
    known = sum([1 for c in out(view) if may[EXTRA] & c.bit])
    extra = len(deal.zone[EXTRA]) - known
    return extra / (extra + hands) if extra + hands else 0.0


def _mark(card: Card, gone: set[Card], own: set[Card], absent: float) -> Mark:
    following, preceding = FOLLOWING.get(card), PRECEDING.get(card)
    if following is None or following in gone:
        stop = 1.0
    else:
        stop = 0.0 if following in own else absent
    return Mark(card, card in own, card in gone, 0.0 if card in gone else stop,
                card not in gone and (preceding is None or preceding in gone))
