"""A card that stands proud lies on no feet of declared cards, in a deal looked back on and at the table."""
from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from cardtable.table.cloth.scene import TableScene
from cardtable.table.items.card import LIFTS
from cardtable.table.lookback.page import LookBack
from tests.games.rubicon_bezique.moments import MOMENTS
from tools.screens import table
from tools.waiting import spin

pytestmark = pytest.mark.usefixtures("qapp")

TOUCH = 3                                        # pixels of an edge


def on_feet(scene: TableScene) -> tuple[int, list[str]]:
    """How many cards stand proud below declared ones, and which of them lie on those."""
    melds = [item.home_rect for zone, held in scene.lying.items.items() for item in held
             if (place := scene.lying.place(zone)) is not None and place.role == "meld"]
    proud = [(item, item.home_rect.translated(0, -item.lift)) for zone, held in scene.lying.items.items()
             for item in held if item.selected and (place := scene.lying.place(zone)) is not None and place.own_hand]
    below = [item for item, rect in proud for meld in melds if meld.top() < rect.top()]
    return len(below), [str(item.card) for item, rect in proud
                        if any(rect.adjusted(TOUCH, TOUCH, -TOUCH, 0).intersects(meld) for meld in melds)]


def test_what_was_played_lies_on_no_declared_card() -> None:
    with table(replace(MOMENTS["slip"](), then="look back"), (1093, 614), {}) as page:
        [laid] = page.findChildren(LookBack)
        looked = 0
        for choice in range(len(laid.playhead.choices)):
            laid.go(partial(laid.playhead.to_choice, choice))
            spin(5)
            below, found = on_feet(laid.cloth.scene)
            looked += below
            assert not found, choice
        assert looked


def test_what_is_chosen_lies_on_no_declared_card_and_stands_proud_all_the_same() -> None:
    with table(MOMENTS["melds"](), (1024, 700), {}) as page:
        lying = page.scene.lying
        [zone] = [zone for zone, place in lying.zones.items() if place.near_hand]
        hand = lying.items[zone]
        for item in hand:
            item.selected = True
            item.refresh(still=True)
        below, found = on_feet(page.scene)
        assert below
        assert not found
        assert all(item.riser.y() <= -LIFTS["legal"] * page.stage.look.unit for item in hand)
