"""The rest claimed by who plays two hands: proved from both, against whatever the others may hold."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cardtable.cards import cards, mask
from cardtable.families.declarer.deal import LAYOUT, PACK
from cardtable.families.declarer.values import named_by
from cardtable.families.partnership.claims import Claim
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.games.bridge.rules import Bridge
from cardtable.solver import TRICKS, Solver

HEARTS = cards("2H")[0].suit


@pytest.mark.parametrize(("trump", "leads", "other", "out", "proved"), [
    (NO_TRUMP, "AS KS", "3S 2D", "QS JS 9D 8D", True),           # from the top
    (NO_TRUMP, "AS 2D", "3S AD", "QS JS KD 8D", True),           # over to the ace across
    (NO_TRUMP, "2S 3D", "AS AD", "QS JS KD 8D", True),
    (NO_TRUMP, "AS 2D", "KS 3D", "QS JS KD 8D", False),          # a diamond is to be lost
    (NO_TRUMP, "AS QS", "KS 2D", "JS TS 9D 8D", True),           # the king across covers the round between
    (NO_TRUMP, "AS KS 2S", "QS 3S 4S", "JS TS 9S 8D 7D 6D", True),       # three rounds draw them
    (NO_TRUMP, "AS 2S", "3S 4D", "KS 9D 8D 7D", True),           # whoever has the king, it falls to the ace
    (HEARTS, "AS KS", "3S 2D", "QS 2H 9D 8D", False),            # a trump is out
    (HEARTS, "AH KS", "3H AS", "QS 2H 9D 8D", True),             # and is drawn
    (HEARTS, "AH KS", "3H AS", "QS KH 9H 8D", False),            # two in one hand outlast the ace
    (HEARTS, "2S 3S", "AH KH", "QS JS 9D 8D", True),             # trumped across, twice
])
def test_what_is_proved(trump: int, leads: str, other: str, out: str, proved: bool) -> None:
    size = len(cards(leads))
    may = dict.fromkeys((1, 3), mask(cards(out)))
    assert Claim(trump, may, dict.fromkeys((1, 3), size)).certain(cards(leads), cards(other)) is proved


def test_what_is_proved_is_so_however_the_others_hold_it() -> None:
    rng, solver, claimed = Random(5), Solver(1 << 20), 0
    for _ in range(600):
        trump = rng.choice((NO_TRUMP, *range(4)))
        some = rng.sample(sorted(PACK)[rng.choice((0, 20)):], 16)
        ours, out = (some[:4], some[4:8]), some[8:]
        may = dict.fromkeys((1, 3), mask(out))
        if not Claim(trump, may, dict.fromkeys((1, 3), 4)).certain(tuple(ours[0]), tuple(ours[1])):
            continue
        claimed += 1
        for _ in range(6):
            rng.shuffle(out)
            deal = Bridge()
            deal.named, deal.trump, deal.declarer, deal.leader = named_by(trump), trump, 0, 0
            for seat, held in enumerate((ours[0], out[:4], ours[1], out[4:])):
                deal.zone[LAYOUT.hand[seat]] = tuple(held)
            deal.go("play", 0)
            assert solver.value(replace(deal.open_position(0), scoring=TRICKS)) == 4, (ours, out, trump)
    assert claimed > 10
