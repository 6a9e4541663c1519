"""How cards go from zone to zone: the words that games, table and talk share, each named once.

A word says what a motion is, and with it how it is to be seen; how long anything takes is the table's business.  The
primitives of a deal take nothing else, so that a word nobody knows is refused before it is played.
"""
from __future__ import annotations


class Motion(str):
    """One word, equal to its text.

    one_by_one  each card is seen to go by itself, and is turned when it lies
    together    from several zones at once, in one motion
    rests       what lies there already may first be looked at
    laid_open   to be looked at: the cards lie so for a while
    swept       gathered in rather than laid down
    fresh       new to the hand they come to, and marked there
    from_hand   leaving a hand so, a card was of the hand that was held when play began
    """

    one_by_one: bool
    together: bool
    rests: bool
    laid_open: bool
    swept: bool
    fresh: bool
    from_hand: bool

    def __new__(cls, word: str, *, one_by_one: bool = False, together: bool = False, rests: bool = False,
                laid_open: bool = False, swept: bool = False, fresh: bool = False, from_hand: bool = False) -> Motion:
        new = super().__new__(cls, word)
        new.one_by_one, new.together, new.rests, new.laid_open = one_by_one, together, rests, laid_open
        new.swept, new.fresh, new.from_hand = swept, fresh, from_hand
        return new


# To the hands and the table
DEALT = Motion("dealt", one_by_one=True)
DREW = Motion("drew", one_by_one=True, fresh=True)
CUT = Motion("cut", one_by_one=True)
TURNED = Motion("turned", from_hand=True)        # face up, for trumps or as a start
FACED = Motion("faced")                          # face up before a player, as he gets it

# In play
PLAYED = Motion("played", from_hand=True)
TOOK = Motion("took", rests=True, swept=True, from_hand=True)
TOOK_BACK = Motion("took back")
DECLARED = Motion("declared", together=True, from_hand=True)         # laid before their owner, who may yet play them
SHOWN = Motion("shown", together=True, laid_open=True, from_hand=True)
LAID_OPEN = Motion("laid open", together=True, from_hand=True)       # for the rest of the deal: a dummy, a hand exposed
TURNED_DOWN = Motion("turned down", together=True, rests=True)

# Out of the hands, and otherwise
DISCARDED = Motion("discarded")
LAID_OUT = Motion("laid out")
THREW = Motion("threw")
THREW_UP = Motion("threw up", from_hand=True)    # a hand that is not played
PILLAGED = Motion("pillaged")
LOOKED_AT = Motion("looked at")
GATHERED = Motion("gathered")
MOVED = Motion("moved")

MOTIONS: dict[str, Motion] = {motion: motion for motion in list(globals().values()) if isinstance(motion, Motion)}
"""Every word by its text."""
