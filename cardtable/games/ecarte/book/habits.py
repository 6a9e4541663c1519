"""What a sound player does, decided in microseconds: the others' part in the search, and its guess at what they hold.

The book's rules of thumb where they are quick (leads 000:1436-1561, discards 000:1310-1316); whether to propose or
refuse by the chance of the point (`strength.py`) and what the point is worth at this score.
"""
from __future__ import annotations

from functools import lru_cache
from math import exp

from cardtable.cards import RANKS, Card, Cards
from cardtable.games.ecarte.rules.rules import HAND, ORDER, PENALTY, POINT, STOCK, TRICK, Ecarte, lawful
from cardtable.games.ecarte.search.equity import Worth
from cardtable.games.ecarte.tables.strength import TABLES
from cardtable.players.two_hands import Rows
from cardtable.rules.moves import Move

ROWS = Rows(ORDER)
KING, KNAVE, ACE = RANKS.index("K"), RANKS.index("J"), RANKS.index("A")

ANNOUNCE, STAND_UP, PROPOSE = Move(("king",)), Move(("stand",)), Move(("propose",))
REFUSED, ACCEPT = Move(("refuse",)), Move(("accept",))

# Names of the tables: who plays to it (elder leads), and what has gone before
STAND, REFUSE = "elder stands", "dealer refuses"                         # at once
GIVEN, TAKEN = "elder proposes", "dealer accepts"                        # and both exchange
STAND_LATER, REFUSE_LATER = "elder stands later", "dealer refuses later"
GIVEN_LATER, TAKEN_LATER = "elder proposes again", "dealer accepts again"
TABLE = {  # whether elder, whether later: playing, and changing
    (True, False): (STAND, GIVEN), (False, False): (REFUSE, TAKEN),
    (True, True): (STAND_LATER, GIVEN_LATER), (False, True): (REFUSE_LATER, TAKEN_LATER)}


@lru_cache(1 << 15)
def chance(table: str, hand: Cards, trump: int) -> float:
    """The holder's chance of the point with this hand."""
    trumps, plain = TABLES[table]
    bits = ROWS.mask(hand)
    total = 0.0
    for suit in range(4):
        total += (trumps if suit == trump else plain)[bits >> 8 * suit & 255]
    return 1 / (1 + exp(-total / 100))


def gain(deal: Ecarte, seat: int, hand: Cards, worth: Worth, later: bool) -> float:
    """How much better this seat does with this hand by playing than by proposing, or by refusing than by giving cards.

    `later`: cards have been exchanged already, so nobody risks two points.
    """
    now, changed = TABLE[seat == deal.elder, later]
    won, lost, again, fair = stakes(deal, seat, worth, later)
    p, q = chance(now, hand, deal.trump), chance(changed, hand, deal.trump)
    return p * won + (1 - p) * lost - q * again - (1 - q) * fair


def stakes(deal: Ecarte, seat: int, worth: Worth, later: bool) -> tuple[float, float, float, float]:
    """What it is worth to this seat to win and to lose the point with the cards as they are, to win and to lose it
    after a change; `later` as above."""
    won, fair = worth.after(deal, seat, POINT, seat), worth.after(deal, 1 - seat, POINT, seat)
    return won, fair if later else worth.after(deal, 1 - seat, PENALTY, seat), won, fair


def discards(deal: Ecarte, seat: int) -> Cards:
    """Everything but trumps and kings, as far as the stock goes; the elder hand at least its lowest card."""
    hand, trump = deal.zone[HAND[seat]], deal.trump
    thrown = sorted([c for c in hand if c.suit != trump and c.rank != KING], key=lambda c: ORDER[c.rank])
    if not thrown and seat == deal.elder:
        thrown = [min(hand, key=lambda c: (c.suit == trump, ORDER[c.rank]))]
    return tuple(sorted(thrown[:min(5, len(deal.zone[STOCK]))]))


def lead(hand: Cards, trump: int) -> Card:
    """Three trumps: the best.  The king, or two touching honours, of trumps beside a court card: the best trump.  Else
    the head of the longest plain suit."""
    trumps = sorted([c for c in hand if c.suit == trump], key=lambda c: -ORDER[c.rank])
    plain = [c for c in hand if c.suit != trump]
    if not plain or len(trumps) >= 3:
        return trumps[0]
    if trumps and any(ORDER[c.rank] >= ORDER[KNAVE] for c in plain) and (
            trumps[0].rank == KING or len(trumps) == 2 and ORDER[trumps[1].rank] == ORDER[trumps[0].rank] - 1
            and ORDER[trumps[1].rank] >= ORDER[ACE]):
        return trumps[0]
    return max(plain, key=lambda c: (sum(o.suit == c.suit for o in plain), ORDER[c.rank]))


def cost(card: Card, trump: int) -> tuple[bool, int]:
    """What it spends: a plain card less than a trump, a low one less than a high one."""
    return card.suit == trump, ORDER[card.rank]


def follow(hand: Cards, led: Card, trump: int) -> Card:
    """As cheaply as the duty allows, a small trump after any plain card."""
    return min(lawful(hand, led, trump), key=lambda c: cost(c, trump))


def move(deal: Ecarte, seat: int, worth: Worth) -> Move:
    """What this seat does, by what it may see of the deal."""
    hand, phase = deal.zone[HAND[seat]], deal.phase
    if phase == "play":
        if seat in deal.may() and deal.has_king(seat):
            return ANNOUNCE
        trick = deal.zone[TRICK]
        return Move(("play", follow(hand, trick[0], deal.trump) if trick else lead(hand, deal.trump)))
    if phase == "exchange":
        return Move(("discard", *discards(deal, seat)))
    if phase == "proposal":
        stands = not deal.zone[STOCK] or gain(deal, seat, hand, worth, deal.proposals > 0) > 0
        return STAND_UP if stands else PROPOSE
    return REFUSED if gain(deal, seat, hand, worth, deal.proposals > 1) > 0 else ACCEPT
