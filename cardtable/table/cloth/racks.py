"""Hands in racks: where two share a screen all lie face down, and a player's faces show only while he looks at them."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol

from cardtable.cards import BACK
from cardtable.showing.places import ZonePlace, numbers
from cardtable.table.cloth import captions, parting
from cardtable.table.cloth.sight import Sight
from cardtable.table.paint import deck

CLOSER = .84                     # its cards lie, beside a slide, than those of the near hand
MOST = .5                        # of the cloth's width, between the instruments at its far edge
SIDE, ASIDE = .2, .36            # so far from its middle a hand lies at a side; there it leaves the trick free
CLOTH = 780                      # the height of the cloth in the drawings, by which a place is a fraction


class Held(captions.Captioned, parting.Crowded, Protocol):
    """What hands lie on."""

    def place_button(self) -> None: ...


def in_racks(zones: Mapping[int, ZonePlace], sight: Sight) -> dict[int, ZonePlace]:
    """The places of zones by number, and which of the hands among them is looked at: that is held as large as the near
    one, wherever it lies."""
    found = dict(zones)
    if not sight.racks:
        return found
    seats = sight.deal.seats_of(sight.viewer)
    near = next((place for place in zones.values() if place.near_hand), None)
    covered = {place.zone for place in zones.values() if not place.at and not place.faces}
    for zone, place in zones.items():
        if place.zone in covered:                # what one may not look at again, as what he threw, the other may not
            found[zone] = replace(place, faces=False)
        if place.role == "hand":
            held = sight.deal.layout[zone].owner in seats
            found[zone] = replace(place, held=held)
            if held and near is not None and place is not near:
                found[zone] = _raised(found[zone], near)
    return found


def _raised(place: ZonePlace, near: ZonePlace) -> ZonePlace:
    """A hand across the table while it is looked at: its upper edge stays, and it grows towards the middle, between
    what stands beside it.  It lies no lower, or its plate would take the clicks meant for its cards."""
    lower = (deck.height(near.width) - deck.height(place.width)) / 2 / CLOTH
    most = ASIDE if abs(place.x - .5) > SIDE else MOST
    return replace(place, width=near.width, crowded=near.crowded, step=CLOSER * near.step, most=min(near.most, most),
                   y=place.y + lower)


def show(scene: Held, sight: Sight) -> None:
    """The faces that a viewer may see, and no others, at once: nothing of how cards stood before is left to be seen."""
    lying = scene.lying
    lying.zones = in_racks(numbers(sight.places.zones, sight.deal, sight.below), sight)
    for item in lying.all():
        for part in (item, item.riser, item.flip):
            scene.stage.motion.settle(part)
        item.legal, item.selected, item.fresh, item.lit, item.aside = None, False, False, False, -1
        item.dragged = item.hovered = False
        item.clearFocus()
    lying.match(sight.deal.zone, {item.card: at for item, at in lying.played_at.items()})
    lying.put_all()
    parting.part(scene)                          # plates at the far edge, from cards held up there
    scene.place_button()
    for held in lying.items.values():
        for number, item in enumerate(held):
            item.named = number, len(held), None, False, ""
            if item.card is BACK:
                item.let_focus(False)
            item.refresh(still=True)
    captions.tell(scene, sight)                  # a sum below them is as secret as they are
