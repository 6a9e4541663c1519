"""Hands in racks: where two share a screen all lie face down, and a player's faces show only while he looks at them."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import product
from typing import Protocol

from PySide6.QtCore import QRectF

from cardtable.cards import BACK
from cardtable.devices.folding import Folding
from cardtable.showing.places import ZonePlace, numbers
from cardtable.table.cloth import captions, parting
from cardtable.table.cloth.cards_lying import cards_on
from cardtable.table.cloth.sight import Sight
from cardtable.table.items import Place
from cardtable.table.items.moves import half_height, half_width
from cardtable.table.paint import deck

CLOSER = .84                     # its cards lie, beside a slide, than those of the near hand
MOST = .5                        # of the cloth's width, between the instruments at its far edge
SIDE, ASIDE = .2, .36            # so far from its middle a hand lies at a side; there it leaves the trick free
STEPS = 8                        # in which it becomes smaller, down to as it lies there
ASIDES = (-.03, .03, -.06, .06)  # and so far, in widths of the cloth, it may lie aside
TOUCH = 2                        # pixels by which it may touch what is read
CLOTH = 780                      # the height of the cloth in the drawings, by which a place is a fraction


class Held(captions.Captioned, parting.Crowded, Protocol):
    """What hands lie on."""

    def place_button(self) -> None: ...


def in_racks(zones: Mapping[int, ZonePlace], sight: Sight, grown: float = 1.0) -> dict[int, ZonePlace]:
    """The places of zones by number, and which of the hands among them is looked at: that is held as large as the near
    one, wherever it lies, or has grown by that share of the difference."""
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
                found[zone] = _raised(found[zone], near, grown)
    return found


def _raised(place: ZonePlace, near: ZonePlace, grown: float) -> ZonePlace:
    """A hand across the table while it is looked at: its upper edge stays, and it grows towards the middle, between
    what stands beside it.  It lies no lower, or its plate would take the clicks meant for its cards."""
    wide = place.width + grown * (near.width - place.width)
    lower = (deck.height(wide) - deck.height(place.width)) / 2 / CLOTH
    most = ASIDE if abs(place.x - .5) > SIDE else MOST
    many, crowded = near.crowded
    return replace(place, width=wide, crowded=(many, crowded * wide / near.width), step=CLOSER * near.step,
                   most=min(near.most, most), y=place.y + lower)


def _bare(scene: Held, sight: Sight) -> dict[int, ZonePlace]:
    """The places of zones when a hand is held up: as large as may be without covering what is read beside it, and
    rather a little aside than smaller; where it would in any case, those of which it covers least."""
    zones, ground, lying = numbers(sight.places.zones, sight.deal, sight.below), scene.ground, scene.lying
    if ground is None or not sight.racks:
        return in_racks(zones, sight)
    read = [rect for one in scene.instruments.all for rect in parting.with_words(one)]
    # what has folded for a plate unfolds when that goes aside for the hand
    read += [one.whole_at(one.home) for one in scene.instruments if isinstance(one, Folding) and one.isVisible()]
    read += [coins.sceneBoundingRect() for coins in scene.payments.lying()]
    read += cards_on(lying, ground).faces
    found: list[tuple[float, dict[int, ZonePlace]]] = []
    for smaller, aside in product(range(STEPS + 1), (0, *ASIDES)):
        places = {zone: replace(place, x=place.x + aside) if place.held and place.at else place
                  for zone, place in in_racks(zones, sight, 1 - smaller / STEPS).items()}
        cards = [_bounds(card) for zone, place in places.items() if place.held and place.at
                 for card in ground.zone(place, len(lying.items.get(zone, ())))]
        found.append((sum(_area(card & rect) for card in cards for rect in read), places))
        if not found[-1][0]:
            break
    return min(found, key=lambda one: one[0])[1]


def _bounds(card: Place) -> QRectF:
    """Of a card, turned as it is."""
    across, down = half_width(card), half_height(card)
    return QRectF(card.x - across, card.y - down, 2 * across, 2 * down)


def _area(rect: QRectF) -> float:
    """Of what two share, without a hair's breadth of it."""
    return max(0.0, rect.width() - TOUCH) * max(0.0, rect.height() - TOUCH)


def show(scene: Held, sight: Sight) -> None:
    """The faces that a viewer may see, and no others, at once: nothing of how cards stood before is left to be seen."""
    lying = scene.lying
    lying.zones = _bare(scene, sight)
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
