"""The row in which cards lie while they are counted out, and what lies elsewhere meanwhile."""
from __future__ import annotations

from dataclasses import dataclass, replace

from cardtable.rules.deal import Deal
from cardtable.showing.places import RecitalPlace, ZonePlace, numbers
from cardtable.table.cloth.geometry import Ground
from cardtable.table.cloth.sight import Sight

EDGE = 12                    # of the row, from what lies over the cloth, at unit 1


@dataclass(frozen=True, slots=True)
class RecitalRow:
    """By the numbers of the rules' zones: `zones` come to the row one after the other, `beside` lie beyond it."""

    place: RecitalPlace
    zones: frozenset[int] = frozenset()
    beside: tuple[int, ...] = ()
    meanwhile: tuple[tuple[int, ZonePlace], ...] = ()

    def places(self, ground: Ground, zone: int, count: int) -> dict[int, ZonePlace]:
        """Where the zones lie whose place has changed, while so many cards of `zone` lie in the row."""
        place, unit = self.place, ground.unit / ground.cloth.width()
        row = (count - 1) * place.pitch + place.width
        whole = row + (place.gap + place.width if self.beside else 0)
        free = (ground.free.right() - ground.cloth.left()) / ground.cloth.width()
        left = max(min(.5, free - (whole / 2 + EDGE) * unit) - whole / 2 * unit, EDGE * unit)
        made = ZonePlace(zone="", x=left + row / 2 * unit, y=place.y, shape="row", width=place.width,
                         step=place.pitch / place.width, most=1, sorted=True, caption="above")
        found = {zone: made, **dict(self.meanwhile)}
        x = left + (whole - place.width / 2) * unit
        for number in self.beside:               # the first is the pile on which the others lie
            found[number] = replace(made, x=x, shape="pile" if number == self.beside[0] else "trick", spread=((0, 0),),
                                    sorted=False, caption="right")
        return found


def row_of(sight: Sight) -> RecitalRow:
    """The row of this table."""
    place, deal = sight.places.recital, sight.deal
    return RecitalRow(place, frozenset([n for name in place.zones for n in _numbers(deal, name)]),
                      tuple([n for name in place.beside for n in _numbers(deal, name)]),
                      tuple(numbers(place.meanwhile, deal, sight.below).items()))


def _numbers(deal: Deal, name: str) -> list[int]:
    return [number for number, zone in enumerate(deal.layout) if zone.name == name]
