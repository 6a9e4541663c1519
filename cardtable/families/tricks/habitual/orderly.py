"""Whether the play has gone so that it can be played on by habit."""
from __future__ import annotations

from cardtable.families.tricks.deal import TrickDeal


def orderly(deal: TrickDeal) -> bool:
    """Whether to each trick all have played in turn, and all hands are as long, what was played from them included.

    Compiled habits play on until nobody has a card, and look for nothing else; but under strict laws a card may lie
    under a trick, and a hand may be thrown up in the midst of the play.
    """
    seats, many = deal.in_play(), deal.playing()
    after = dict(zip(seats, (*seats[1:], seats[0]), strict=True))
    had = {seat: len(deal.playable(seat)) for seat in seats}
    before = -1
    for n, (seat, _, _) in enumerate(deal.history):
        if seat not in had or n % many and seat != after[before]:
            return False
        had[seat] += 1
        before = seat
    whole = len(deal.history) - len(deal.on_table())
    return whole % many == 0 and deal.must == deal.played_by()[-1:] and len(set(had.values())) == 1
