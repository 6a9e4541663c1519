"""What is said or shown at the wrong time, and which article forbids it (laws 47 to 60, 70, 71)."""
from __future__ import annotations

from cardtable.families.declarer.deal import DeclarerDeal
from cardtable.families.declarer.values import DENOMINATIONS
from cardtable.rules.moves import Choice, Choices, One

BEFORE_TRUMPS = ("declaring", "naming")
DOUBLING = ("doubling", "answering")
REDOUBLING = ("redoubling", "partner_redoubling")
SAYING = (*BEFORE_TRUMPS, *DOUBLING, *REDOUBLING)
WORDS = ("leave-it", "may-i-lead", "yes", "double", "redouble", "satisfied")


def faults(deal: DeclarerDeal, seat: int) -> Choices:
    """All that this seat could say or show now, and may not, but for cards in the play."""
    if deal.phase not in (*SAYING, "play"):
        return ()
    lawful = {choice.verb for choice in deal.decision(seat).choices}
    found = [Choice(verb, *([One(DENOMINATIONS)] if verb == "name" else []), law=deal.law(article(deal, seat, verb)))
             for verb in ("name", *WORDS) if verb not in lawful]
    held = deal.playable(seat)
    if held and deal.phase != "play":
        found.append(Choice("play", One(held), law=deal.law(card_shown(deal, seat))))
    return tuple(found)


def article(deal: DeclarerDeal, seat: int, verb: str) -> str:
    """On a word that is out of order, by its short name."""
    if verb == "name":
        return name_given(deal, seat)
    if deal.phase in BEFORE_TRUMPS:
        if verb == "leave-it":
            partner = seat == deal.left(deal.dealer, 2)
            return "handed back" if partner and deal.phase == "naming" else "leave"
        return "redouble" if verb in ("redouble", "satisfied") else "double"
    if verb == "leave-it":
        return "stands"
    if deal.phase == "play":
        return "play"
    if deal.phase in DOUBLING:
        asked = deal.phase == "answering"
        if verb == "double" and seat == deal.left(deal.dealer, 3) and not asked:
            return "unasked double"
        return "redouble" if verb in ("redouble", "satisfied") else "double"
    return {"redouble": "early redouble", "satisfied": "redouble"}.get(verb, "double")


def name_given(deal: DeclarerDeal, seat: int) -> str:
    """On trumps that are named by who may not, or when they have been."""
    if deal.phase not in BEFORE_TRUMPS:
        return "stands"
    if deal.side[seat] != deal.side[deal.dealer]:
        return "by others"
    return "leave" if seat == deal.dealer else "unasked"


def card_shown(deal: DeclarerDeal, seat: int) -> str:
    """On a card played before the doubling is over."""
    if deal.phase in BEFORE_TRUMPS:
        return "shown" if deal.side[seat] == deal.side[deal.dealer] else "shown early"
    return "early lead" if seat == deal.left(deal.dealer) else "shown early"
