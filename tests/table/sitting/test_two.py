"""Two at one screen: at no frame does a pixel or an accessible name tell of a card that who looks may not know.

Both tables of a pair are shown alike, but for hidden cards, which are exchanged: what differs has been given away.
"""
from __future__ import annotations

import pytest

from cardtable.rules.moves import Move
from tests.games.blind_hookey.moments import Evening
from tests.spread import far, spread
from tests.table.seating import Seat
from tests.table.shared import PLAYED, WAYS, table
from tests.table.twins import Twins, laid_open_next, pairs

DECISIONS = far(1, 3)            # looked at in each game and way
SIZE = (1024, 700)
OPENLY = ("poker_patience",)     # squares lie open, so that no hand is held up and no curtain drawn
PLAYS = [(name, way) for name, way in spread(pairs(), list(WAYS)) if name not in OPENLY or way == "windows"]


@pytest.mark.heavy(15)
@pytest.mark.parametrize(("name", "way"), far(PLAYS[:3], PLAYS))
def test_nothing_is_given_away(seat: Seat, name: str, way: str) -> None:
    setup, settings = table(name, way, 3)
    twins = Twins(*[seat(setup, size=SIZE, speed=1, settings=settings, painted=True) for _ in range(2)])
    drawn = DECISIONS if (name, way) != ("blind_hookey", "curtain") else 0      # nobody sees a packet, his own neither
    assert PLAYED[way](twins, f"{name} {way}", DECISIONS) == drawn
    assert twins.compared >= far(1, 5)
    assert twins.swapped, "nothing was other at the other table"


def test_what_a_move_turns_up_is_no_secret() -> None:
    """The bottom cards of packets at Blind Hookey, when all have staked; as long as more is staked they are one."""
    deal = Evening(2, played=0).pack().cut().staked().deal
    zones, shown = laid_open_next(deal, Move(("done",)))
    assert [zone in zones or deal.zone[zone][-1] in shown for _, zone, _ in deal.packets()] == [True, True]
    staking = next(move for move in deal.decision(deal.must[0]) if move.verb != "done")
    assert laid_open_next(deal, staking) == (set(), set())
