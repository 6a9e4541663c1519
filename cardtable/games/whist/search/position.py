"""A decision at Whist as the compiled search takes it."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.families.partnership.search.habits import Habits
from cardtable.families.tricks.habitual.known import tell
from cardtable.games.whist.rules import Whist
from cardtable.games.whist.scoring import DUTY
from cardtable.rules.view import View

ODD = .06                                        # how often another does otherwise than the club player would


def trials(view: View, seat: int, most: int, worth: Sequence[float], odd: float = ODD) -> Habits:
    """All that this seat may know, ready to be searched; `worth` by the honours of its side and its tricks."""
    deal = view.deal
    assert isinstance(deal, Whist)
    others = sum([1 << s for s in range(deal.seats) if deal.by(s) != deal.by(seat)])
    found = Habits(
        goal_for=[DUTY + (deal.goal or 0) - deal.score[side] for side in range(2)], worth=worth, seat=seat, most=most,
        others=others, odd=odd, trump=deal.trump, dealer=deal.dealer, turned=deal.bit(deal.turned[0]),
        open_seats=sum([1 << s for s in deal.open_seats]), party=deal.side, full=deal.bits(deal.pack))
    tell(found, view, deal)
    return found
