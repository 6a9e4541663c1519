"""The rest claimed in the middle of a trick, and what one line of play does not prove: exactly, whatever is out."""
from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from cardtable.cards import Card, cards, mask
from cardtable.families.declarer.deal import LAYOUT, PACK
from cardtable.families.declarer.values import named_by
from cardtable.families.partnership.certainty import Certainty
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.games.bridge.rules import Bridge
from cardtable.solver import TRICKS, Solver

CLUBS, SPADES = 0, 3


@pytest.mark.parametrize(("trump", "hands", "leader", "trick", "proved"), [
    (CLUBS, ("5S", "8S", "KS", ""), 3, "JS", True),              # the king across takes the last trick
    (CLUBS, ("5S", "AS", "KS", ""), 3, "JS", False),
    (SPADES, ("TD", "3C", "QS", ""), 3, "5D", True),             # trumped across
    (CLUBS, ("AH 7S", "3D 5H JH", "3S 9S", "3D 5H JH"), 1, "3H", True),       # the rest are spades
    (NO_TRUMP, ("AS 5D", "QS 9D 8D", "KS 4D", "QS 9D 8D"), 3, "2S", False),   # a diamond is lost
    (NO_TRUMP, ("AS JS 2D", "QS KD 9D 8D 7D 6D", "KS TS AD", "QS KD 9D 8D 7D 6D"), 0, "", True),
    (NO_TRUMP, ("KS JS 2S", "QS 9S 8S 6D 5D 4D", "AS TS 3S", "QS 9S 8S 6D 5D 4D"), 0, "", False),   # where is the queen
    (NO_TRUMP, ("KS JS 2S", "QS 9S 8S 6D 5D 4D", "AS TS 3S", "6D 5D 4D"), 0, "", True),
])
def test_what_is_certain(trump: int, hands: tuple[str, ...], leader: int, trick: str, proved: bool) -> None:
    held = {seat: mask(cards(some)) for seat, some in enumerate(hands)}
    assert Certainty(trump, (0, 2)).certain(held, leader, cards(trick)) is proved


def lying(trump: int, ours: list[list[Card]], theirs: list[list[Card]], leader: int, trick: list[Card]) -> Bridge:
    """A deal in which seats 0 and 2 hold this, and the others that."""
    deal = Bridge()
    deal.named, deal.trump, deal.declarer, deal.leader = named_by(trump), trump, 0, leader
    for seat, held in enumerate((ours[0], theirs[0], ours[1], theirs[1])):
        deal.zone[LAYOUT.hand[seat]] = tuple(held)
    deal.zone[LAYOUT.trick] = tuple(trick)
    deal.go("play", (leader + len(trick)) % 4)
    return deal


def test_what_is_granted_holds_in_every_layout() -> None:
    """An adversary has led; of each layout the solver says that all tricks are to be had."""
    rng, solver, claimed = Random(3), Solver(1 << 20), 0
    for _ in range(500):
        trump = rng.choice((NO_TRUMP, *range(4)))
        some = rng.sample(sorted(PACK)[rng.choice((0, 26)):], 12)
        ours, out, led = (some[:3], some[3:6]), some[6:11], some[11]
        ours[0].sort()
        held = {0: mask(ours[0]), 1: mask(out), 2: mask(ours[1]), 3: mask(out)}
        if not Certainty(trump, (0, 2)).certain(held, 3, (led,)):
            continue
        claimed += 1
        for left in combinations(out, 3):
            rest = [card for card in out if card not in left]
            position = lying(trump, list(ours), [list(left), rest], 3, [led]).open_position(0)
            assert solver.value(replace(position, scoring=TRICKS)) == 3, (ours, out, led, trump)
    assert claimed > 3
