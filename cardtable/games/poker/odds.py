"""The odds of being dealt each kind of hand: as counted, and as the book prints them (002:4247-4281)."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.families.poker_hands.kinds import Kind

HANDS = 2_598_960                                # of five cards out of fifty-two


class Odds(NamedTuple):
    """How many hands there are of a kind, and the odds against it that the book prints, of which it says that they are
    "Cavendish's"."""

    hands: int
    book: tuple[int, int]

    @property
    def against(self) -> float:
        """To one."""
        return (HANDS - self.hands) / self.hands

    @property
    def exact(self) -> bool:
        """Whether what the book prints is just so."""
        return self.book[0] * self.hands == self.book[1] * (HANDS - self.hands)


DEALT = {
    Kind.STRAIGHT_FLUSH: Odds(40, (649_999, 1)), Kind.FOURS: Odds(624, (4_164, 1)), Kind.FULL: Odds(3_744, (693, 1)),
    Kind.FLUSH: Odds(5_108, (507, 1)), Kind.STRAIGHT: Odds(10_200, (254, 1)), Kind.THREES: Odds(54_912, (45, 1)),
    Kind.TWO_PAIRS: Odds(123_552, (20, 1)), Kind.PAIR: Odds(1_098_240, (13, 10))}
"""The book's figure for the straight flush is nearly that of the one to the ace alone, 649,739 to 1."""
