"""What is called or shown at the wrong time, and which article forbids it (laws 47 to 61, 70)."""
from __future__ import annotations

from cardtable.families.declarer.values import DENOMINATIONS
from cardtable.families.tricks.auction import Auction
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choice, Choices, One

NUMBERS = tuple(range(1, 8))                     # of tricks that may be called
WORDS = ("pass", "double", "redouble")


def faults(deal: Auction, seat: int) -> Choices:
    """All that this seat could call or show now, and may not, but for cards in the play."""
    if deal.phase == "play":
        return (any_bid(deal.law("stands")), *[Choice(verb, law=deal.law("play")) for verb in WORDS])
    if deal.phase != "calling":
        return ()
    lawful = {choice.verb for choice in deal.decision(seat).choices}
    found = [Choice(verb, law=deal.law(article(deal, seat, verb))) for verb in WORDS if verb not in lawful]
    if seat not in deal.must:
        found.append(any_bid(deal.law("call out of turn")))
    elif low := too_low(deal):
        found.append(Choice("bid", One(tuple(low)), lambda said: One(low[str(said[0])]), law=deal.law("enough")))
    if held := deal.playable(seat):
        found.append(Choice("play", One(held), law=deal.law("shown")))
    return tuple(found)


def any_bid(law: Law) -> Choice:
    """Every call there is, against this article."""
    return Choice("bid", One(DENOMINATIONS), One(NUMBERS), law=law)


def too_low(deal: Auction) -> dict[str, tuple[int, ...]]:
    """By denomination, the numbers of tricks that are not enough over the call that stands."""
    higher = frozenset(deal.higher())
    found: dict[str, tuple[int, ...]] = {}
    for named in DENOMINATIONS:
        if low := tuple([tricks for tricks in NUMBERS if f"{tricks}{named}" not in higher]):
            found[named] = low
    return found


def article(deal: Auction, seat: int, verb: str) -> str:
    """On a word that is out of order while calls are made, by its short name."""
    if seat not in deal.must:
        return "call" if verb == "pass" else "double out of turn"
    return "open" if deal.bidder < 0 else "double"
