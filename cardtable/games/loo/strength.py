"""What a hand may hope for at Loo: its tricks, and how often it wins none.  The book has no figures: these are ours."""
from __future__ import annotations

from collections.abc import Sequence
from math import exp

from cardtable.cards import Card, Cards
from cardtable.games.loo.order import ACE
from cardtable.games.loo.rules import Loo

Table = tuple[float, ...]
# Tricks of a trump, by how many trumps can be above it, and of a plain card, from the ace down.
TRUMPS: dict[int, Table] = {3: (.98, .80, .66, .56, .48, .42, .37, .33, .29, .26, .23, .21, .19),
                            5: (.98, .86, .76, .68, .60, .54, .48, .43, .39, .35, .32, .29, .26, .24)}
PLAIN: dict[int, Table] = {3: (.30, .14, .06), 5: (.34, .16, .08)}
MANY: dict[int, float] = {3: .12, 5: .10}        # less, of each but the ace, for every other player beyond one
OF_DRAWN: dict[int, float] = {3: .2, 5: .17}     # tricks of a card not yet seen: of miss, and drawn
NONE: dict[int, float] = {3: 1.35, 5: 1.1}       # how fast the chance of no trick falls with the tricks hoped for
STAYS = .42                                      # how often who has not spoken yet will play


def others(deal: Loo, seat: int) -> float:
    """How many besides this seat are likely to play."""
    if deal.all_play:
        return deal.seats - 1.0
    declared = [one for one in deal.declared if one != seat]
    waiting = [one for one in range(deal.seats) if one not in (*deal.declared, *deal.passed, seat)]
    return len(declared) + STAYS * len(waiting)


def hope(deal: Loo, seat: int, held: Cards, unseen: int = 0) -> float:
    """The tricks that these cards promise, and so many that are not yet seen."""
    rivals = max(others(deal, seat), .5)
    return sum([worth(deal, card, held, rivals) for card in held]) + unseen * OF_DRAWN[deal.cards] * less(deal, rivals)


def worth(deal: Loo, card: Card, held: Cards, rivals: float) -> float:
    """The tricks of one card."""
    order, trump, turned = deal.order, deal.trump, deal.turned
    if order.suit(card, trump) == trump:
        above = [c for c in deal.pack if order.suit(c, trump) == trump and c not in held and c is not turned
                 and order.strength(c, trump) > order.strength(card, trump)]
        table = TRUMPS[deal.cards]
        return table[len(above)] * (less(deal, rivals) if above else 1.0)
    place = ACE - card.rank
    table = PLAIN[deal.cards]
    return table[place] * less(deal, rivals) if place < len(table) else 0.0


def less(deal: Loo, rivals: float) -> float:
    """What is left of a hope among so many."""
    return max(.3, 1 - MANY[deal.cards] * (rivals - 1))


def stake(deal: Loo, tricks: float, safe: bool = False) -> float:
    """What playing so hopefully comes to, in counters; `safe`, where a loo is not to be feared."""
    none = 0.0 if safe else exp(-NONE[deal.cards] * tricks)
    return share(deal) * tricks - deal.loo() * none


def share(deal: Loo) -> float:
    """Of one trick."""
    return deal.purse[-1] / deal.cards


def kept(deal: Loo, held: Cards) -> Cards:
    """What a hand keeps that is to draw: its trumps and plain aces; with four of a plain suit, or three and Pam, those,
    if it has little else."""
    trumps = tuple([c for c in held if deal.order.suit(c, deal.trump) == deal.trump])
    return trumps + tuple([c for c in held if c not in trumps and c.rank == ACE])


def sure(deal: Loo, held: Sequence[Card]) -> bool:
    """Whether a hand cannot but win a trick: the highest trump is in it."""
    return any(worth(deal, c, tuple(held), 0) >= TRUMPS[deal.cards][0] for c in held)


