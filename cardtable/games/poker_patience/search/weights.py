"""What each thing that a line may come to weighs, by the table of points and whether cards must touch: found by trial,
hill by hill, from the mean of some hundred squares laid out by them (tools/squares.py)."""
from __future__ import annotations

from cardtable.games.poker_patience.scoring import AMERICAN, ENGLISH

WEIGHTS: dict[tuple[str, bool], tuple[float, ...]] = {
    (ENGLISH, True): (
        0.1, 0.1, 0.1, 0.1, 0.4, 0.4, 0.3, 0.3,
        0.3, 0, 0, 0.6, 0.6, 0.5, 0.5, 0.7,
        0.1, 0.2, 0.4, 0.8, 0, 0, 0, 0,
        0, 0, 0, 0, -0.5, -0.7, -1, -1),
    (AMERICAN, False): (
        0.1, 0.1, 0.1, 0.1, 0.4, 0.4, 0.3, 0.3,
        0.3, 0, 0, 0.6, 0.6, 0.5, 0.5, 0.7,
        0.1, 0.2, 0.4, 0.8, 0, 0, 0, 0,
        0, 0, 0, 0, -0.5, -0.7, -1, -1),
}
"""The order is that of laying.py."""


def weights(table: str, touching: bool) -> tuple[float, ...]:
    """Those of a table; where cards must touch or need not makes less difference than the points do."""
    return WEIGHTS.get((table, touching)) or WEIGHTS[table, not touching]
