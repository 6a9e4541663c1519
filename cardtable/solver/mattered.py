# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What the cards whose rank mattered after one card say of the others of its hand."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython

if not cython.compiled:
    from .machine import top_of


def of_run(
    run: cython.ulonglong, b: cython.ulonglong, w: cython.ulonglong, decided: cython.bint
) -> cython.ulonglong:
    """The cards whose rank mattered after the lowest card b of a run, told of the run as a whole.

    Any card of a run does what the lowest did, and what stays of it is as high. Where the card decided the highest
    might have been played: then as many count from the top as counted of those that stayed, and one more if the card
    played did. Where it failed all of them failed: the whole run counts if the card played did, else one more than
    counted of those that stayed.
    """
    k: cython.int
    named: cython.ulonglong = w & run
    if not decided and named & b:
        return w | run
    w &= ~run
    k = 0 if decided and not named & b else 1
    named &= ~b
    if named:
        named = run & ~((named & (~named + 1)) - 1)
        while named:
            named &= named - 1
            k += 1
    return w | top_of(run, k)


def as_good(b: cython.ulonglong, w: cython.ulonglong, lane: cython.ulonglong) -> cython.ulonglong:
    """After a card of this suit has failed: those of it that must fail too, all below those whose rank mattered."""
    w &= lane
    if w:
        lane &= (w & (~w + 1)) - 1
    return lane if b & lane else 0
