"""What a plate may leave out where it has no room."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from PySide6.QtCore import QPointF, QRectF

from cardtable.table.cloth.sight import Sight
from cardtable.table.items import PlateItem
from cardtable.table.items.plate import CAMEO

SEVERAL = " · "              # between two things that it says
CALLED = "“"                 # with which what was called begins
HOLD = "hold "               # before the key by which a hand is seen
STEP = .05                   # of the scale of words, until there is room for all plates
AIR = 2                      # pixels between it and what it should not lie on


def leave_out(plate: PlateItem, level: str, lies: Sequence[QRectF], lie: Callable[[], None]) -> None:
    """A plate that has grown over something does without his level, and then without the last it says but for the
    key, if it lies clear so; what it has always lain on it may lie on.  `lie` puts it where it belongs."""
    said = plate.note
    parts, key = _apart(said)
    notes = [parts[1:], parts[:-1], parts[1:-1]] if parts[:1] == [level] else [parts[:-1]]
    for note in [said, *[SEVERAL.join([*some, *key]) for some in notes if some or key]]:
        plate.inscribe(plate.name, note, plate.portrait, plate.paper)
        lie()
        if not _meets(plate, lies):
            return
    plate.inscribe(plate.name, said, plate.portrait, plate.paper)
    lie()


def shorten(plate: PlateItem, short: str | None = None, covered: float | None = None) -> bool:
    """A plate leaves out the last it says; or there is nothing to leave out.  One thing stays, his portrait, and a name
    longer than the `short` one, unless something has `covered` the cloth from some x on; the key by which a hand is
    seen always does: no play without."""
    parts, key = _apart(plate.note)
    if parts and (covered is not None or len(parts) + len(key) > 1) and plate.note:
        plate.inscribe(plate.name, SEVERAL.join([*parts[:-1], *key]), plate.portrait, plate.paper)
    elif plate.portrait and covered is not None:
        plate.inscribe(plate.name, plate.note, "", plate.paper)
    elif covered is not None and short and short != plate.name and plate.name.endswith(short):
        plate.inscribe(short, plate.note, "", plate.paper)
    else:
        return False
    return True


def clear_hand(plate: PlateItem, short: str | None, covered: float, lies: Sequence[QRectF],
               lie: Callable[[], None]) -> None:
    """One's own says less and less where one's own hand, that has made room for a page, lies upon it."""
    while _meets(plate, lies) and shorten(plate, short, covered):
        lie()


def leave_out_call(plate: PlateItem) -> None:
    """A plate does without what its player has called, wherever that stands."""
    some = [part for part in plate.note.split(SEVERAL) if not part.startswith(CALLED)]
    plate.inscribe(plate.name, SEVERAL.join(some), plate.portrait, plate.paper)


def say_again(plate: PlateItem, before: str, left: str) -> None:
    """A plate that was `left` with fewer words says what it said before, unless it says something else by now."""
    if plate.note == left:
        plate.inscribe(plate.name, before, plate.portrait, plate.paper)


def shrink(plates: Sequence[PlateItem], scale: float) -> None:
    """Those that would lie on one another have smaller words than of this scale: as large as there is room for."""
    while scale > 1 and any(one.sceneBoundingRect().intersects(other.sceneBoundingRect())
                            for one, other in combinations(plates, 2)):
        scale = max(1.0, scale - STEP)
        for plate in plates:
            plate.most = min(scale, plate.most or scale)
            plate.put(plate.home)


def cameos_touch(middles: Sequence[QPointF], high: float) -> bool:
    """Whether cameos on plates so high would touch, of those who wait one below the other at these places."""
    return any(abs(one.x() - other.x()) < high and abs(one.y() - other.y()) < CAMEO * high + AIR
               for one, other in combinations(middles, 2))


def _apart(note: str) -> tuple[list[str], list[str]]:
    """What a plate says, and the key that it tells."""
    parts = note.split(SEVERAL)
    return (parts[:-1], parts[-1:]) if parts[-1].startswith(HOLD) else (parts, [])


def _meets(plate: PlateItem, lies: Sequence[QRectF]) -> bool:
    about = plate.sceneBoundingRect().adjusted(-AIR, -AIR, AIR, AIR)
    return any(about.intersects(rect) for rect in lies)


def hold(sight: Sight | None, player: int, keys: Mapping[int, str]) -> str:
    """By which key a player looks at his hand, where hands lie in racks, or is asked when it is played out: not before
    he has one, as while cards are cut."""
    if sight is None:
        return ""
    deal, key = sight.deal, keys.get(player)
    own = deal.seats_of(player)
    hands = [held for zone, held in zip(deal.layout, deal.zone) if zone.private and zone.owner in own]
    asked = bool(hands) and any(seat in deal.must for seat in own)
    dealt = not deal.preliminary and (asked or any(hands))
    return f"{HOLD}{key}" if key and sight.racks and dealt else ""
