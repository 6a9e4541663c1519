"""A deal to practise noticing at: companions are careless, and whoever sits there is to say what was wrong."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.rules.options import Value
from cardtable.rules.situation import Situation

RATE = 12                        # of a hundred decisions: two or three faults a deal


def what_is_wrong(options: Mapping[str, Value] | None = None) -> Situation:
    """Under strict laws of the code that these options choose."""
    return Situation("What is wrong here?",
                     "Laws are strict, the others careless: notice what is out of order, and claim it in time, by "
                     "Accuse in the menu. When the deal is over you are told what nobody claimed.",
                     options={**(options or {}), "laws": "strict"}, careless=RATE)
