"""What the play of an open layout came to, taken apart: Ending tells but the difference of both."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.games.piquet.rules.reckoning import ALL, CAPOT, CARDS, LIMIT, PIQUE

LEADS_AND_LAST = ALL + 1                 # points of play that are made in any case
TAKEN = 4                                # tricks won by the second player, on the average: one more for each
FOR_THE_CARDS = 6                        # a difference as large is not made at six all
ALL_BY_ELDER, ALL_BY_DEALER = CAPOT + LEADS_AND_LAST, -CAPOT - LEADS_AND_LAST + 1


class Came(NamedTuple):
    """Of a play from the first lead, for elder hand: the pique, cards or capot, and what each marks in all."""

    pique: int
    cards: int
    elder: float
    dealer: float


def shared(value: int, in_hand: int) -> Came:
    """From the difference, and elder hand's points in hand if the dealer has none.

    A pique and the cards are too large to be mistaken for tricks; how many tricks the second player won is taken as
    usual.
    """
    pique = PIQUE if 0 < in_hand < LIMIT and value != ALL_BY_ELDER and value > PIQUE else 0
    rest = value - pique
    if rest in (ALL_BY_ELDER, ALL_BY_DEALER):
        cards = CAPOT if rest > 0 else -CAPOT
        total = abs(rest) - CAPOT + 2 * (rest < 0)
    else:
        cards = CARDS if rest > FOR_THE_CARDS else -CARDS if rest < -FOR_THE_CARDS else 0
        total = LEADS_AND_LAST + TAKEN
    apart = rest - cards
    return Came(pique, cards, pique + max(cards, 0) + (total + apart) / 2, max(-cards, 0) + (total - apart) / 2)
