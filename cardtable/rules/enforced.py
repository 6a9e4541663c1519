"""What becomes of every article under strict laws: the test that holds what is enforced, or why nothing is."""
from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cardtable.rules.faults import Faults
from cardtable.rules.laws import APPLIED, Code
from cardtable.rules.matters import numbers


class Enforced(NamedTuple):
    """Of one code.  What guided tables go by as well, always or by agreement, need not be named."""

    held: Mapping[int, str]              # by article, the test in which its number stands: "tests/...::test_..."
    left: Mapping[str, str]              # by articles ("1-3 7"), the reason why nothing of them is enforced here
    faults: Faults                       # the code's table

    def told(self) -> dict[int, str]:
        """By article, what is told of it; ValueError where one is named twice."""
        found = {number: f"enforced under strict laws: {test}" for number, test in self.held.items()}
        for several, reason in self.left.items():
            for number in numbers(several):
                if number in found:
                    raise ValueError(f"article {number} is named twice")
                found[number] = f"not enforced: {reason}"
        return found

    def silent(self, code: Code) -> list[int]:
        """The articles of which nothing is told, though guided tables do not go by them either."""
        told = self.told()
        return [law.number for law in code.laws if law.treatment not in APPLIED and law.number not in told]
