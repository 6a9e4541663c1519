"""What speaks for a card beside another where cards count, and tricks do not."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.families.tricks.one_against_all import shown_void
from cardtable.families.tricks.order import KNAVE
from cardtable.games.all_fours.maxims import MUCH, stands, unseen_trumps
from cardtable.games.all_fours.rules import AllFours
from cardtable.games.all_fours.scoring import COUNTS
from cardtable.showing.phrases import number


def of_counts(deal: AllFours, seat: int, card: Card, other: Card) -> str:
    """What the one brings home, or the other would have given up; "" where neither comes to much."""
    if deal.phase != "play":
        return ""
    own, beside = (COUNTS.get(one.rank, 0) for one in (card, other))
    jack = other.suit == deal.trump and other.rank == KNAVE
    trick, trump, order = deal.on_table(), deal.trump, deal.order
    if not trick:
        if takes_the_jack(deal, seat, card) and not takes_the_jack(deal, seat, other):
            return "the Jack may fall to it"
        safe = other.suit == trump and stands(deal, seat, other)         # it brings home itself what it counts
        return f"the {other.name} is kept, which counts {number(beside)}" \
            if beside - own >= MUCH and not jack and not safe else ""
    top = trick[order.wins(trick, trump)]
    ours = deal.side[deal.played_by()[trick.index(top)]] == deal.side[seat]
    wins, would = (ours or order.beats(one, top, trump) for one in (card, other))
    if wins and would and own - beside >= MUCH:
        best = card if order.beats(card, top, trump) else top
        return f"it {'brings' if stands(deal, seat, best) else 'may bring'} {number(own)} towards game"
    if not wins and not would and beside - own >= MUCH and not jack:
        return f"the {other.name} would give up {number(beside)} towards game"
    return ""


def takes_the_jack(deal: AllFours, seat: int, card: Card) -> bool:
    """Whether it is a trump above the Jack, which somebody of the other side may hold."""
    return card.suit == deal.trump and card.rank > KNAVE and KNAVE in unseen_trumps(deal, seat) \
        and any(deal.trump not in shown_void(deal, other) for other in deal.against(seat))
