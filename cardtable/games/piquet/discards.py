"""What every card of a hand is worth keeping before the exchange, by the book's hints (002:3843-3926).

The weights are ours: the book gives the order of the objects, not their measure.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cardtable.cards import RANKS, Card, Cards
from cardtable.games.piquet.rules.holdings import ORDER, points, sequences, sets
from cardtable.games.piquet.rules.match import DEALS
from cardtable.games.piquet.rules.reckoning import RUBICON
from cardtable.games.piquet.rules.rules import Piquet

ACE, KING, QUEEN = (RANKS.index(r) for r in "AKQ")
TRICK = {ACE: 9.0, KING: 5.5, QUEEN: 3.0}        # cards likely to win tricks, if they are covered or guarded
GUARDS = {ACE: 0, KING: 1, QUEEN: 2}             # so many other cards of the suit guard it
SURE = 4.5                                       # a queen that its ace and king clear the way for
BARE = .4                                        # what is left of it for each that it lacks
GUARD = {KING: 3.0, QUEEN: 1.5}                  # to a king or queen that its ace does not cover, for each guard
POINT = 5.5                                      # to each card of the suit kept for the point
LENGTH = 1.0                                     # more for each card of it beyond four
QUART, TIERCE = 6.5, 1.6                         # to each card of a sequence of four or more; of three
QUATORZE, TRIO = 12.0, 2.0                       # to each card of four alike, or three
RANK = .5                                        # for each step in rank, all else equal
OWN, SPARE = 3, 6.0                              # the dealer's share; for no card so dear he takes what elder leaves
LOW_SUIT, OTHERS = 5, 5                          # a suit so long without ace or king, beside so many high cards
HIGH = ORDER[RANKS.index("T")]

FEW, RACE = 15, 30               # points that are few to want; so near the game the other is about to have it
AHEAD = 60                       # so far before him, for every deal that is left, the other is much in advance


class Aim(NamedTuple):
    """By how much more, or less, each object counts as the score has it (002:3907-3915)."""

    cards: float = 1.0
    point: float = 1.0
    sequences: float = 1.0
    sets: float = 1.0
    why: str = ""


EVEN = Aim()
FIRST = Aim(.25, 1.6, 1.6, 1.0, "You want few points{}: keep what counts first, the point and sequences.")
LARGE = Aim(.25, 1.2, 1.6, 3.0, "The other is far ahead: only a large score helps, and the cards do not.")


def aim(deal: Piquet, seat: int) -> Aim:
    """What the score says.  Of a partie the last deal counts, where what is wanted is the rubicon."""
    own, other = deal.score[seat], deal.score[1 - seat]
    wanted = deal.goal - own if deal.goal is not None else RUBICON - own if deal.number >= DEALS else FEW + 1
    if 0 < wanted <= FEW:
        return FIRST._replace(why=FIRST.why.format("" if deal.goal is not None else " for the rubicon"))
    left = max(1, DEALS + 1 - deal.number)
    late = deal.goal - other <= RACE if deal.goal is not None else left < DEALS
    return LARGE if late and other - own >= AHEAD * (1 if deal.goal is not None else left) else EVEN


def thrown(hand: Cards, elder: bool, aim: Aim, most: int, dear: float) -> Cards:
    """Those worth least, at least one and at most so many, none so dear, and beyond the dealer's own three none that
    the hand is built on; where one guard goes, the next is worth as much to what it guards.  In the end each is looked
    at again: what went before for the sake of a set that has been broken since is kept for what is left of that."""
    gone: list[Card] = []
    while len(gone) < most:
        found = worth(hand, elder, aim, tuple(gone))
        least = min([card for card in hand if card not in gone], key=lambda card: (found[card], card))
        if gone and found[least] >= (dear if elder or len(gone) < OWN else min(dear, SPARE)):
            break
        gone.append(least)
    for card in tuple(gone):
        gone.remove(card)
        found = worth(hand, elder, aim, tuple(gone))
        gone.append(min([c for c in hand if c not in gone], key=lambda c: (found[c], c)))
    return tuple(gone)


def unguards(hand: Cards, thrown: Cards) -> bool:
    """Whether the king of a suit without its ace, or the queen of one without both, is kept and its guards are not."""
    for suit in range(4):
        held = [c for c in hand if c.suit == suit]
        top = max([c.rank for c in held], default=0, key=lambda rank: ORDER[rank])
        left = [c for c in held if c not in thrown]
        if top in (KING, QUEEN) and top in [c.rank for c in left] and len(held) > GUARDS[top] >= len(left):
            return True
    return False


def keeps_guards(hand: Cards, thrown: Cards) -> bool:
    """Whether such a king or queen is kept with guards enough, and none thrown."""
    kept = False
    for suit in range(4):
        held = sorted([c for c in hand if c.suit == suit], key=lambda c: -ORDER[c.rank])
        if held and held[0].rank in (KING, QUEEN):
            left = [c for c in held if c not in thrown]
            if held[0] in thrown:
                return False
            kept = kept or len(left) > GUARDS[held[0].rank]
    return kept


def kept(hand: Cards, thrown: Cards) -> list[str]:
    """What is kept, in words."""
    suit = point_suit(hand)
    lost = sum([c.suit == suit for c in thrown])
    most = 2 * lost < sum([c.suit == suit for c in hand])
    guarded = [c for c in hand if c.rank == KING and sum([o.suit == c.suit for o in hand]) > 1]
    tricks = {*[c for c in hand if c.rank == ACE or sure_queen(c, hand)], *guarded}
    quatorze = any(alike.size > 3 and not {*alike.cards} & {*thrown} for alike in sets(hand))
    found = (["most of " * (lost > 0) + "the suit of the point"] * most + ["the quatorze"] * quatorze
             + ["what makes tricks"] * (bool(tricks) and not tricks & {*thrown}))
    return found or ["what is worth most"]


def worth(hand: Cards, elder: bool, aim: Aim = EVEN, gone: Cards = ()) -> Mapping[Card, float]:
    """Each card of a hand of twelve, and what is lost with it, when these have been thrown already."""
    low = low_suit(hand) if elder and aim is EVEN else -1        # the dealer cannot throw it whole
    suit = point_suit(tuple([c for c in hand if c.suit != low]))
    kept = tuple([c for c in hand if c not in gone])
    found = {card: aim.cards * (RANK * ORDER[card.rank] + trick(card, kept)) if card.suit != low
             else ORDER[card.rank] / 100 for card in hand}
    for card in hand:
        if card.suit == suit:
            length = sum([c.suit == suit for c in hand])
            found[card] += aim.point * (POINT + LENGTH * max(0, length - 4))
    for run in sequences(kept):                      # no card is kept for what is broken already
        if run.cards[0].suit != low:
            for card in run.cards:
                found[card] += aim.sequences * (QUART if run.size > 3 else TIERCE)
    for alike in sets(kept):
        for card in alike.cards:
            found[card] += aim.sets * (QUATORZE if alike.size == 4 else TRIO)
    if aim.cards >= EVEN.cards:
        guard(tuple([c for c in kept if c.suit != low]), found, elder)
    return found


def trick(card: Card, hand: Cards) -> float:
    """What a card is worth to the cards, by its rank and the guards that are kept."""
    if card.rank not in TRICK:
        return 0
    if sure_queen(card, hand):
        return SURE
    others = sum([c.suit == card.suit for c in hand if c is not card])
    return float(TRICK[card.rank] * BARE ** max(0, GUARDS[card.rank] - others))


def sure_queen(card: Card, hand: Cards) -> bool:
    """Whether it is a queen whose ace and king are held, so that it makes a trick."""
    return card.rank == QUEEN and {ACE, KING} <= {c.rank for c in hand if c.suit == card.suit}


def guard(hand: Cards, found: dict[Card, float], elder: bool) -> None:
    """Cards beside a king or queen without the ace, no more than are wanted: younger hand above all keeps them
    (002:3901-3907).  The highest, so that the lowest goes first."""
    for suit in range(4):
        held = sorted([c for c in hand if c.suit == suit], key=lambda c: -ORDER[c.rank])
        ranks = [c.rank for c in held]
        top = next((rank for rank in (KING, QUEEN) if rank in ranks), None)
        if top is None or ACE in ranks:
            continue
        wanted = 1 if top == KING else 2
        small = [c for c in held if c.rank != top]
        for card in small[:wanted]:
            found[card] += GUARD[top] * (.5 if elder else 1)


def point_suit(hand: Cards) -> int:
    """The suit kept for the point: the longest, of equal ones that with a sequence of four, then that of most pips
    (002:3852-3863)."""
    held = points(hand)
    longest = [one for one in held if one.size == held[0].size]
    fourth = [one for one in longest if any(run.size > 3 for run in sequences(one.cards))]
    return (fourth or longest)[0].cards[0].suit if held else -1


def low_suit(hand: Cards) -> int:
    """A long suit that takes no trick, beside high cards of the others: Hoyle throws it whole (002:3882-3890); -1 for
    none."""
    for held in points(hand):
        others = [c for c in hand if c not in held.cards]
        quint = any(run.size >= LOW_SUIT for run in sequences(held.cards))       # fifteen, and the point
        if held.size >= LOW_SUIT and held.cards[0].rank not in (ACE, KING) and not quint \
                and sum([ORDER[c.rank] >= HIGH for c in others]) >= OTHERS:
            return held.cards[0].suit
    return -1


def lost(hand: Cards, thrown: Cards, elder: bool) -> float:
    """What is lost with these cards, each when the others have gone."""
    return sum([worth(hand, elder, gone=tuple([c for c in thrown if c is not card]))[card] for card in thrown])
