"""What a blind packet is worth, exactly.  Every card is as likely to lie at the bottom of a packet as any other, of
whatever size it is: only how many packets there are matters, and that equals are the dealer's."""
from __future__ import annotations

from fractions import Fraction
from math import perm

from cardtable.games.blind_hookey.rules import PACK

SUITS = 4
RANKS = len(PACK) // SUITS
OTHERS = len(PACK) - 1                           # cards that may lie at the bottom of another packet


def comes(higher: int, others: int = 0) -> Fraction:
    """How likely it is that these packets are all higher than the dealer's, and so many others all lower or equal."""
    return sum([Fraction(perm(SUITS * above, higher) * perm(OTHERS - SUITS * above, others)) for above in range(RANKS)],
               Fraction(0)) / RANKS / perm(OTHERS, higher + others)


HIGHER, EQUAL = comes(1), Fraction(SUITS - 1, OTHERS)
LOWER = 1 - HIGHER - EQUAL
EDGE = LOWER + EQUAL - HIGHER
"""The dealer's part of every stake: three in fifty-one."""


def passes(packets: int) -> Fraction:
    """How likely the dealer is to lose to so many packets in one hand, and with it the deal."""
    return comes(packets)


def lasts(packets: int) -> Fraction:
    """How many hands a deal lasts, on the average, against so many packets."""
    return 1 / passes(packets)
