"""Where is staked next: on a chance, on the one against it, or not at all, by what has come (002:17335-17364).

What came is True for the chance that is played, False for the one against it; zeros are left out beforehand.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence

Came = Sequence[bool]
Selection = Callable[[Came], "bool | None"]      # what is staked on, None for nothing
LONGEST = 6                                      # of a pattern that is looked for


def always(came: Came) -> bool | None:
    """The one chance throughout."""
    return True


def following(came: Came) -> bool | None:
    """The one chance, but only when it has just come: of a run of k it wins k - 2 (002:17355-17364)."""
    return True if came and came[-1] else None


def run(came: Came) -> bool | None:
    """What came last."""
    return came[-1] if came else None


def intermittence(came: Came) -> bool | None:
    """The opposite of what came last."""
    return not came[-1] if came else None


def avant_dernier(came: Came) -> bool | None:
    """What came last but one: only two and two always loses (002:17339-17345)."""
    return came[-2] if len(came) > 1 else None


def card(came: Came) -> bool | None:
    """Playing the card: what followed when last it went so, by the longest pattern that there has been
    (002:17345-17353)."""
    for length in range(min(LONGEST, len(came) - 1), 1, -1):
        pattern = list(came[-length:])
        for at in range(len(came) - length - 1, -1, -1):
            if list(came[at:at + length]) == pattern:
                return came[at + length]
    return None
