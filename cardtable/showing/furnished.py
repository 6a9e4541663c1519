"""Whether a layout names what there is: a word misspelt would leave its place empty, and nobody would be told."""
from __future__ import annotations

from collections.abc import Collection

from cardtable.rules.deal import Deal
from cardtable.showing.places import Places


class Misplaced(ValueError):
    """A layout that gives a place to what the rules, or the list of instruments, do not know."""


def check(game: str, places: Places, deal: Deal, kinds: Collection[str]) -> None:
    """Raises Misplaced for the first word of this game's layout that is no zone, pot or spot of the deal, nor a kind
    of instrument."""
    shared = {zone.name for zone in deal.layout if zone.owner is None}
    owned = {zone.name for zone in deal.layout if zone.owner is not None}
    pots = [pot for device in places.devices for pot in device.pots] + [place.pot for place in places.pots]
    for what, words, known in (
            ("zone", [place.zone for place in places.zones if place.at is None], shared),
            ("zone of a seat", [place.zone for place in places.zones if place.at is not None], owned),
            ("zone", (*places.nowhere, *places.recital.zones, *places.recital.beside,
                      *[place.zone for place in places.recital.meanwhile]), shared | owned),
            ("pot", pots, deal.layout.pots),
            ("spot", [place.name for place in places.spots if place.at is None], deal.layout.spots),
            ("spot of a seat", [f"{place.name}-0" for place in places.spots if place.at is not None],
             deal.layout.spot_of),
            ("kind of instrument", [device.kind for device in places.devices], kinds)):
        for word in words:
            if word not in known:
                raise Misplaced(f"the layout of {game} names {word!r}, but there is no {what} of that name; there are: "
                                f"{', '.join(sorted(known)) or 'none'}")
