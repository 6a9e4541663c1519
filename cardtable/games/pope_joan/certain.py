"""Ways out that nobody can come between: every card of the hand goes before the lead is lost.

Nobody else plays while the player keeps the lead.  So of his sequences, single cards among them, those that end in a
stop do so whenever they are led, and from whichever of their cards: what is left below then ends in a stop itself.  He
is out for certain if at most one sequence can be followed by others; that one goes last, from its lowest card.
"""
from __future__ import annotations

from cardtable.games.pope_joan.runs import bridged


def certain(hand: int, alive: int) -> int:
    """The cards with which to begin a certain way out, 0 where there is none."""
    followed = hand & ~(hand >> 1) & alive >> 1          # the tops of sequences that others may follow
    if followed & (followed - 1):
        return 0
    last = bridged(followed, hand, 1, alive)
    return hand ^ last or last & -last
