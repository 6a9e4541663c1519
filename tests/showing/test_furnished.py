"""Every game's layout names what there is, and has a place for every zone that comes to hold cards."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cardtable.devices import DEVICES
from cardtable.games import game, part
from cardtable.rules.deal import Deal
from cardtable.rules.sitting import Sitting
from cardtable.showing.furnished import Misplaced, check
from cardtable.showing.places import DevicePlace, Places, PotPlace, SpotPlace, ZonePlace, numbers
from tests.spread import far
from tests.suite import Form, drawn, forms, step

MOVES = far(60, 120)                            # of each form
SEATED = ZonePlace(zone="stock", x=0, y=0, at=0)


def laid(sitting: Sitting) -> Places:
    """Where the game puts things now."""
    found: Places = part(sitting.game.name, "layout").places(sitting.match, sitting.match.deal())
    return found


def furniture(places: Places) -> object:
    """All that stays through a deal: zones may move, and places that moves can name, which are always the same."""
    return replace(places, zones=(), spots=()), [place.name for place in places.spots]


@pytest.mark.parametrize("form", forms(), ids=str)
def test_everything_has_its_place(form: Form) -> None:
    rng = Random(str(form))
    options, seats = drawn(form, rng)
    sitting = Sitting(form.game, options, [{} for _ in range(seats)])
    stood: tuple[Deal, object] | None = None
    for _ in range(MOVES):
        deal, places = sitting.match.deal(), laid(sitting)
        if stood is not None and stood[0] is deal and not deal.over:
            assert furniture(places) == stood[1], "the table is furnished anew in mid-deal"
        stood = deal, furniture(places)
        check(form.game.name, places, deal, DEVICES)
        placed = numbers(places.zones, deal, 0)
        for number, held in enumerate(deal.zone):
            assert not held or number in placed or deal.layout[number].name in places.nowhere, \
                f"{deal.layout[number]} holds cards, and has no place"
        if sitting.over:
            return
        sitting.submit(*step(sitting, rng))


@pytest.mark.parametrize(("slip", "told"), [
    ({"zones": (ZonePlace(zone="trik", x=0, y=0),)}, "'trik', but there is no zone of"),
    ({"nowhere": ("disacrd",)}, "'disacrd', but there is no zone of"),
    ({"zones": (SEATED,)}, "'stock', but there is no zone of a seat"),
    ({"devices": (DevicePlace(kind="trumps", x=0, y=0),)}, "'trumps', but there is no kind of instrument of"),
    ({"devices": (DevicePlace(kind="pool", x=0, y=0, pots=("pol",)),)}, "'pol', but there is no pot"),
    ({"pots": (PotPlace(pot="pol", x=0, y=0),)}, "'pol', but there is no pot of that name; there are: pool"),
    ({"spots": (SpotPlace(name="n1", x=0, y=0),)}, "'n1', but there is no spot of that name; there are: none"),
])
def test_a_word_that_names_nothing_is_told(slip: dict[str, tuple[object, ...]], told: str) -> None:
    sitting = Sitting(game("napoleon"), {}, [{}] * 4)
    with pytest.raises(Misplaced, match=f"the layout of napoleon names {told}"):
        check("napoleon", replace(laid(sitting), **slip), sitting.match.deal(), DEVICES)     # type: ignore[arg-type]
