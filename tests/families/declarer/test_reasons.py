"""Reasons for what who plays both hands does: he has nobody to signal to, and no partner's card to wait for."""
from __future__ import annotations

import re

from cardtable.families.declarer import playing
from cardtable.families.declarer.deal import DeclarerDeal
from tests.games.bridge.moments import Rubber

OF_PARTNERS = re.compile(r"partner|echo|calls for|tells of|is known")


def test_no_reason_speaks_of_a_partner_to_who_plays_both_hands() -> None:
    told = set[str]()
    for seed in range(7):
        rubber = Rubber(seed=seed).as_they_come().turn("name H" if seed % 2 else "name NT", "may-i-lead", "yes")
        while isinstance(deal := rubber.sitting.match.deal(), DeclarerDeal) and deal.phase == "play":
            seat = rubber.due
            found = playing.play(deal, seat)
            if deal.side[seat] == deal.side[deal.declarer]:
                told.add(found.why)
            rubber.sitting.submit(seat, found.move)
    assert len(told) > 60
    assert [why for why in told if OF_PARTNERS.search(why)] == []
    assert any("from across" in why for why in told)
