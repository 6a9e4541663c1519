"""The weights of the order in which cards are tried; no value depends on them."""

from __future__ import annotations

# Found by random search, not by thought: the first 64 without trumps, the others with.  In each half 0-15 are for
# leads, 16-31 for cards that follow, 32-47 for a low and 48-63 for a top lead by the owners of the two top cards.
WEIGHTS = (
    570, -91, 0, 582, 44, -38, -2, 286, -12, -172, 6, 9, 185, 223, -522, 2,
    4, -577, 3005, 3, 0, 290, 108, -51, 4, -20, 13, -16, -2, 11, -19, 142,
    -54, -45, 2843, -8392, 4, 1, 3617, -30, 105, 6, 54, -40, -303, 9, 839, -4606,
    -3472, 125, 262, 191, -8, 193, 433, 19, -8, -19, -5, 138, 868, 532, 172, -352,
    -463, 309, -4, 893, -22, 7, -151, -8, 1004, -3769, -10770, 174, 1, 7, -1002, 11,
    -13, 810, 7507, 954, -6, -63, -27, -509, 240, -449, 98, -130, -33, 10, 12552, 48,
    -272, -1285, -604, -2292, 82, -290, 123, -30, 3, 290, 365, -67, -63, 37, 140, 36,
    -11, 34, 80, 92, -255, 29, -723, 9, -8, -56, 32, 16, 208, 970, -193, -29,
)  # fmt: skip
