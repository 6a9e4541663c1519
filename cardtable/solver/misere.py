# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""When a seat that is to win no trick needs no more search."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython

if not cython.compiled:
    from .deal import Deal


def never_wins(deal: Deal, agg: cython.ulonglong, lead: cython.int) -> cython.bint:
    """Whether a seat that plays to lose against all others is safe for good.

    It is, having no trump, if in every suit its n-th lowest card lies below their n-th lowest: it then always has
    a card under the one led, and playing the highest such keeps it so. On lead it needs a suit that is still so
    without its lowest card.
    """
    s: cython.int
    away: cython.bint = lead != deal.alone
    keeps: cython.bint
    mine: cython.ulonglong
    theirs: cython.ulonglong
    x: cython.ulonglong
    y: cython.ulonglong
    win: cython.ulonglong = 0
    if deal.dealt[deal.alone] & agg & deal.trumps:
        return False
    for s in range(4):
        mine = deal.dealt[deal.alone] & agg & deal.suits[s]
        if mine == 0:
            continue
        theirs = agg & deal.suits[s] & ~mine
        win |= mine & (~mine + 1)
        keeps = theirs != 0
        while mine and theirs:
            x = mine & (~mine + 1)
            y = theirs & (~theirs + 1)
            if x > y:
                return False
            mine ^= x
            theirs ^= y
            if mine and (mine & (~mine + 1)) > y:
                keeps = False
        away |= keeps
    if not away:
        return False
    deal.win = win
    return True
