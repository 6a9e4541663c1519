"""What margins of duplicate units prove: mean, interval, and a test that may be looked at after every unit."""
from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from cardtable.players.arena_arguments import ERROR_RATE

LEAST_UNITS = 50                 # before the sequential test may decide: its error rate holds for many units
TUNED_FOR = 400                  # units at which its interval is narrowest beside an ordinary one


class Estimate(NamedTuple):
    """A mean with its interval; None where there are too few units to say."""

    mean: float | None
    low: float | None
    high: float | None

    def clear(self) -> bool:
        """Whether the interval leaves nothing out."""
        return self.low is not None and self.high is not None and (self.low > 0 or self.high < 0)


def estimate(margins: Sequence[float], level: float = 0.95) -> Estimate:
    """Mean of independent margins and its interval by Student's distribution."""
    n = len(margins)
    if n < 2:
        return Estimate(margins[0] if n else None, None, None)
    mean, half = fmean(margins), student(level, n - 1) * stdev(margins) / sqrt(n)
    return Estimate(mean, mean - half, mean + half)


def student(level: float, freedom: int) -> float:
    """Half the width of Student's interval in standard errors; the series is good to 1% from four degrees on."""
    z = NormalDist().inv_cdf((1 + level) / 2)
    series = (z, (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384)
    return sum([term / float(freedom**power) for power, term in enumerate(series)])


def sequential(margins: Sequence[float], error_rate: float = ERROR_RATE) -> Estimate:
    """A mean with an interval that holds at all times together, so that one may stop as soon as it is clear.

    The normal mixture boundary with the variance estimated on the way (Robbins 1970; Waudby-Smith and others 2021):
    between equal players it ever becomes clear with a probability of at most the error rate.
    """
    n = len(margins)
    if n < LEAST_UNITS:
        return Estimate(fmean(margins) if n else None, None, None)
    mean = fmean(margins)
    spread = -2 * log(error_rate) + log(-2 * log(error_rate)) + 1
    rho = spread / TUNED_FOR                         # the mixture's precision, for the narrowest interval there
    half = stdev(margins) * sqrt(2 * (n * rho + 1) / (n * n * rho) * log(sqrt(n * rho + 1) / error_rate))
    return Estimate(mean, mean - half, mean + half)


def quantile(sorted_values: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of them does not exceed; 0 of none."""
    if not sorted_values:
        return 0.0
    return sorted_values[min(len(sorted_values) - 1, max(0, -(-int(share * 1000 * len(sorted_values)) // 1000) - 1))]
