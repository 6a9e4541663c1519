"""While trumps are named the slate, the hand at the far edge, plates and calls lie clear of each other."""
from __future__ import annotations

from itertools import combinations

import pytest

from cardtable.devices.call_slate.slate import CallSlate
from tests.games.auction_bridge.moments import MOMENTS as AUCTION
from tests.games.bridge.moments import MOMENTS as BRIDGE
from tests.spread import crossed
from tests.table.seating import Seat
from tools.waiting import until

HARDLY = 4                       # pixels by which things may meet, whose shadows and tabs stand out


@pytest.mark.parametrize(("size", "moment"), crossed([(1440, 900), (1024, 700)], [
    BRIDGE["declaring"], BRIDGE["redoubling"], AUCTION["opening"], AUCTION["overcalled"]]))
def test_nothing_lies_on_the_slate_of_the_calls(seat: Seat, size: tuple[int, int], moment: object) -> None:
    assert callable(moment)
    page = seat(moment(), size=size, pace=1e6)
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    scene = page.scene
    far = [item for zone, held in scene.lying.items.items() for item in held
           if (place := scene.lying.place(zone)) is not None and (place.zone, place.at) == ("hand", 2)]
    assert len(far) == 13
    slate = next(item for item in scene.instruments if isinstance(item, CallSlate))
    rects = {"slate": slate.sceneBoundingRect(), **{f"far {n}": item.sceneBoundingRect() for n, item in enumerate(far)},
             **{token.text: token.sceneBoundingRect() for token in scene.tokens},
             **{plate.label: plate.sceneBoundingRect() for plate in scene.plates if "partner" not in plate.label}}
    met = [(one, other) for one, other in combinations(rects, 2)
           if min((rects[one] & rects[other]).width(), (rects[one] & rects[other]).height()) > HARDLY
           and not (one.startswith("far") and other.startswith("far"))]
    assert not met
