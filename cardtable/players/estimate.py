"""What a search finds of a plan: its mean, and how surely it is behind the best."""
from __future__ import annotations

from math import hypot
from typing import NamedTuple

from cardtable.rules.moves import Move

WIDTH = 1.96                     # standard errors on either side of a 95% interval
SEVERAL = 3                      # layouts in which a plan that is never better must be worse to be known as worse
DROPPED = 3.0                    # standard errors after which a plan is tried no further

Plan = tuple[Move, ...]          # a move, and how its player means to go on; several may begin with the same move


class Estimate(NamedTuple):
    """A plan's mean with half its 95% interval; its shortfall, with half that one's; and in how many layouts it was
    judged: 0 where that is not told.  It is known to be `worse`, whatever the doubt, where it was so in several and
    better in none, for what may be lost and never gained is no doubt, though it be lost seldom; or where other layouts
    speak against it as well.
    """

    plan: Plan
    value: float
    error: float
    behind: float
    doubt: float
    layouts: int = 0
    worse: bool = False

    @property
    def equal(self) -> bool:
        """Whether it may be as good as the best, for all the samples show."""
        return self.behind <= self.doubt and not self.worse

    def and_before(self, first: Estimate) -> Estimate:
        """With what earlier layouts have shown: not as good, where they make it sure together."""
        both = self.layouts + first.layouts
        if not self.behind or not first.layouts:
            return self._replace(worse=self.worse and self.behind > 0)
        behind = (self.layouts * self.behind + first.layouts * first.behind) / both
        doubt = hypot(self.layouts * self.doubt, first.layouts * first.doubt) / both
        return self._replace(worse=self.worse or behind > doubt)

    @property
    def hopeless(self) -> bool:
        """Whether it need not be tried further."""
        return self.behind > self.doubt * DROPPED / WIDTH
