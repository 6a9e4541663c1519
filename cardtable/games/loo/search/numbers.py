"""The numbers that the compiled search has for what it knows; `numbers.pxd` is the same in C."""
from __future__ import annotations

PASS, STAND, MISS, FOR_POOL, DRAW = range(5)     # what is said
THREE, FIVE, SEATS = 3, 5, 8
ACE, PAM = 12, 15                                # strengths
WHOLE = 11                                       # words of a layout: the hands, miss, the pack, a seed
