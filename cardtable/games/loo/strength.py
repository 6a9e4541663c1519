"""What a hand may hope for at Loo: its tricks, and how often it wins none.  The book gives no figures: these are ours,
found in 9,000 deals between club players."""
from __future__ import annotations

from functools import cache
from math import exp

from cardtable.cards import Card, Cards
from cardtable.games.loo.order import ACE, PACK, LooOrder
from cardtable.games.loo.rules import FIVE, POOL, THREE, Loo

Table = tuple[float, ...]

# By how many others play, from one to four: the tricks of a trump, by how many others are above it; those of a plain
# ace, king, queen and any other card; and those of a card not yet seen, of miss or to be drawn.
TRUMPS: dict[int, tuple[Table, ...]] = {
    THREE: ((1.41, 1.17, 1.10, 1.00, .88, .85, .80, .77, .70, .67, .58, .42, .40),
            (1.22, .97, .79, .69, .62, .57, .53, .51, .49, .45, .36, .27, .25),
            (1.13, .87, .70, .58, .48, .45, .42, .38, .36, .30, .27, .20, .15),
            (1.00, .70, .57, .43, .37, .36, .34, .28, .27, .23, .20, .18, .15)),
    FIVE: ((1.28, 1.15, 1.00, .94, .90, .82, .75, .72, .65, .50, .40, .30, .25),
           (1.25, 1.13, .92, .78, .68, .61, .57, .48, .46, .44, .36, .34, .30),
           (1.18, 1.02, .78, .69, .60, .53, .48, .41, .36, .33, .26, .25, .24),
           (1.13, .89, .66, .54, .49, .42, .38, .34, .31, .28, .25, .23, .20))}
PLAIN: dict[int, tuple[Table, ...]] = {
    THREE: ((.45, .41, .33, .13), (.25, .17, .15, .02), (.14, .11, .08, .0), (.06, .03, .0, .0)),
    FIVE: ((.33, .05, .0, .0), (.33, .0, .0, -.12), (.30, .0, -.04, -.14), (.22, -.04, -.08, -.14))}
UNSEEN: dict[int, Table] = {THREE: (.30, .17, .10, .05), FIVE: (.15, .11, .08, .05)}
STAYS: dict[int, float] = {THREE: .35, FIVE: .7}         # how often who has not spoken yet will play
NEVER: tuple[tuple[float, float], ...] = ((.85, .25), (1.0, .4))
"""How fast the chance of no trick falls, against one and against more: with the tricks hoped for, and their square."""
BY_TRUMP, BY_PLAIN = ({cards: tuple(zip(*tables, strict=True)) for cards, tables in of.items()}
                      for of in (TRUMPS, PLAIN))         # the same by place, for every number of others


def others(deal: Loo, seat: int) -> float:
    """How many besides this seat are likely to play."""
    if deal.all_play:
        return deal.seats - 1.0
    waiting = deal.seats - len({*deal.declared, *deal.passed, seat})
    return max(1.0, len([one for one in deal.declared if one != seat]) + STAYS[deal.cards] * waiting)


def hope(deal: Loo, held: Cards, rivals: float, unseen: int = 0) -> float:
    """The tricks that these cards promise, and so many that are not yet seen."""
    found = sum([worth(deal, card, held, rivals) for card in held]) + unseen * between(UNSEEN[deal.cards], rivals)
    return min(float(deal.cards), max(0.0, found))


def between(by_rivals: Table, rivals: float) -> float:
    """What stands between two whole numbers of rivals."""
    below = min(int(rivals), len(by_rivals)) - 1
    above = min(below + 1, len(by_rivals) - 1)
    part = min(rivals, float(len(by_rivals))) - below - 1
    return by_rivals[below] * (1 - part) + by_rivals[above] * part


def worth(deal: Loo, card: Card, held: Cards, rivals: float) -> float:
    """The tricks of one card."""
    if deal.order.suit(card, deal.trump) == deal.trump:
        return between(BY_TRUMP[deal.cards][min(above(deal, card, held), 12)], rivals)
    return between(BY_PLAIN[deal.cards][min(ACE - card.rank, 3)], rivals)


def above(deal: Loo, card: Card, held: Cards) -> int:
    """How many trumps above this one may be against it."""
    higher = trumps(deal.order, deal.trump)
    return sum([c not in held and c is not deal.turned for c in higher[:higher.index(card)]])


@cache
def trumps(order: LooOrder, trump: int) -> Cards:
    """All of them, the highest first."""
    return tuple(sorted([c for c in PACK if order.suit(c, trump) == trump],
                        key=lambda c: -order.strength(c, trump)))


def sure(deal: Loo, held: Cards) -> bool:
    """Whether it cannot but win a trick: with the highest trump."""
    return any(deal.order.suit(c, deal.trump) == deal.trump and not above(deal, c, held) for c in held)


def stake(deal: Loo, held: Cards, rivals: float, unseen: int = 0) -> float:
    """What playing these cards, and so many not yet seen, comes to in counters."""
    tricks = hope(deal, held, rivals, unseen)
    first, square = NEVER[rivals >= 1.5]
    none = 0.0 if sure(deal, held) else exp(-first * tricks - square * tricks ** 2)
    return deal.purse[POOL] / deal.cards * tricks - deal.loo() * none


def kept(deal: Loo, held: Cards) -> Cards:
    """What a hand keeps that is to draw: its trumps and plain aces."""
    return tuple([c for c in held if c.rank == ACE or deal.order.suit(c, deal.trump) == deal.trump])
