# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The cards that decided: what a seat played when it last got what it wanted with the same hand, against the same card.

They are only tried first, so that no value depends on them, and what is written over is lost.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython

if not cython.compiled:
    from .machine import ALL, MIX, MIX2, ONE, lowest


@cython.final
@cython.cclass
class Decided:
    """A word for each place: 40 bits of what it stands for, the number of the question, and the card."""

    def __init__(self):
        if not cython.compiled:
            self.words = [0] * 16384
        self.question = 0

    def clear(self):
        """Forget all."""
        i: cython.int
        for i in range(16384):
            self.words[i] = 0

    def open(self):
        """Nothing is known of a new question."""
        self.question += 1 << 8
        if self.question >> 24:
            self.clear()
            self.question = 1 << 8

    def place(self, hand: cython.ulonglong, best: cython.ulonglong, more: cython.int) -> cython.ulonglong:
        """What a choice is known by: the hand, the card to beat or 0, and more that tells it from others."""
        h: cython.ulonglong = ((hand ^ (cython.cast(cython.ulonglong, more) << 13)) * MIX) & ALL
        h = ((h ^ (h >> 29) ^ best) * MIX2) & ALL
        return h ^ (h >> 32)

    def card(self, place: cython.ulonglong) -> cython.ulonglong:
        """The card that decided there, or 0."""
        word: cython.ulonglong = self.words[place & 16383]
        return ONE << (word & 63) if ((word ^ place) >> 24) == 0 and ((word ^ self.question) & 0xFFFF00) == 0 else 0

    def keep(self, place: cython.ulonglong, b: cython.ulonglong) -> cython.void:
        """Know the card that decided."""
        self.words[place & 16383] = ((place >> 24) << 24) | self.question | lowest(b)
