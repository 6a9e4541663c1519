"""What speaks for one lead beside another, by what can be told of the other's hand."""
from __future__ import annotations

from cardtable.cards import RANK_NAMES, Card
from cardtable.games.piquet.known import beaten, known, unseen
from cardtable.games.piquet.rules.rules import TRICK, Piquet

LEADS = ("calling", "play")


def of_leads(deal: Piquet, seat: int, card: Card, other: Card) -> str:
    """That nothing beats it where something may beat the other, or that something is known to; "" where neither is so,
    or a card is led already."""
    if deal.phase not in LEADS or deal.zone[TRICK]:
        return ""
    against, sure = unseen(deal, seat), known(deal, seat)
    if beaten(other, against) and not beaten(card, against):
        return "nothing that may be against you beats it"
    above = [c for c in sure if beaten(other, (c,))]
    if not above or beaten(card, sure):
        return ""
    return f"the {above[0].name}, which beats the {RANK_NAMES[other.rank]}, is known to be against you"
