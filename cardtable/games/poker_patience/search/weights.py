"""What each thing that a line may come to weighs, by the table of points and whether cards must touch: found by trial,
hill by hill, from the mean of some hundred squares laid out by them (tools/squares.py)."""
from __future__ import annotations

from cardtable.games.poker_patience.scoring import AMERICAN, ENGLISH

WEIGHTS: dict[tuple[str, bool], tuple[float, ...]] = {
    (ENGLISH, True): (
        -0.084, 0.1, -0.003, -0.084, 0.466, 0.39, 0.159, 0.159, 0.3, 0.357, 0.3,
        0.357, 0.6, 0.6, 0.673, 0.511, 0.757, 0.088, 0.2, 0.4, 0.738, 0.024,
        -0.005, 0, 0, -0.001, 0, 0, 0, -0.5, -0.456, -1, -1),
    (AMERICAN, False): (
        -0.164, -0.095, 0.154, 0.242, 0.532, 0.333, 0.222, 0.222, 0.22, 0.288, 0.22,
        0.288, 0.099, 0.006, 0.52, 0.916, 0.512, 0.06, 0.16, 0.164, 0.339, 0.054,
        0.052, 0.142, 0.315, -0.1, -0.008, 0.096, 0.057, -0.722, -0.7, -0.533, -0.89),
}
"""The order is that of laying.py."""


def weights(table: str, touching: bool) -> tuple[float, ...]:
    """Those of a table; where cards must touch or need not makes less difference than the points do."""
    return WEIGHTS.get((table, touching)) or WEIGHTS[table, not touching]
