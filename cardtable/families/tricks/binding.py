"""Which duty binds who is to play, in words: before he plays, beside his name, and of a card he could not but play."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.families.tricks.deal import TrickDeal
from cardtable.rules.events import Event
from cardtable.rules.motions import TOOK_BACK

DUE: Mapping[str, str] = {"follow": "suit must be followed", "head": "the trick must be headed",
                          "trump": "it must be trumped", "trumped": "it must be overtrumped"}
"""By the article of the duty: what is due now."""
FORCED: Mapping[str, str] = {"head": "You must head the trick.", "trump": "You have none of the suit, and must trump.",
                             "trumped": "You must overtrump."}
"""What is told of the reader's own card, where it was due; that suit is followed need not be said."""


def binding(deal: TrickDeal, seat: int) -> str:
    """The article of the duty that leaves a seat not all of its cards to follow with; "" for none."""
    lawful = deal.allowed(seat)
    wrong = [card for card in deal.playable(seat) if card not in lawful]
    return deal.broken(seat, wrong[0]) if wrong and deal.on_table() else ""


def bound(deal: TrickDeal, event: Event) -> str:
    """The same of a card that has just been played to a trick, by who knows his own hand."""
    before = deal.copy()
    before.shift(event.cards, event.dst, event.src, event.seat, TOOK_BACK)
    before.phase, before.must = "play", (event.seat,)
    return binding(before, event.seat)
