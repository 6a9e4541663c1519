"""What is tried in the laboratory of Blind Hookey: systems on one packet, which is higher than the dealer's or is not.

Nobody stakes that it is lower, and equal cards are the dealer's: only systems apply that stay on one chance, and there
is no outcome of the bank's own.  The limit is the highest that a table may agree on, the unit one counter as usual.
"""
from __future__ import annotations

from random import Random

from cardtable.families.staking.laboratory import Bench
from cardtable.games.blind_hookey.odds import EDGE
from cardtable.games.blind_hookey.options import LIMITS
from cardtable.games.blind_hookey.rules import PACK

CARDS, SUITS = len(PACK), 4


def drawn(rng: Random) -> bool:
    """Whether the bottom card of the packet is higher than the dealer's, both from one pack."""
    dealer, packet = rng.randrange(CARDS), rng.randrange(CARDS - 1)
    packet += packet >= dealer                   # any card but the dealer's
    return packet // SUITS > dealer // SUITS


LABORATORY = Bench(lambda: drawn, "Higher", "Dealer", LIMITS[-1], 1, {"half": float(EDGE)}, "002:1140-1147", own="",
                   opposed=False, coin="counter", unit=1)
