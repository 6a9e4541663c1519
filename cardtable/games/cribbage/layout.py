"""Where things lie at cribbage, for two, three and four."""
from __future__ import annotations

from dataclasses import replace

from cardtable.games.cribbage.count import ORDER, total
from cardtable.games.cribbage.match import CribbageGame, CribbageMatch
from cardtable.games.cribbage.rules import Cribbage
from cardtable.games.places import DevicePlace, Places, PlatePlace, ZonePlace
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series

OWN = ZonePlace(zone="hand", at=0, x=.5, y=.82, shape="fan", width=112)
OWN_PLATE = PlatePlace(at=0, x=.5, y=.96, speech="left")
CUTTING = (
    ZonePlace(zone="stock", x=.5, y=.39, shape="row", width=84, step=.14),
    ZonePlace(zone="start", x=.5, y=.64, shape="row", width=100, step=1.3, drop=True),
)
MIDDLE = (
    ZonePlace(zone="stock", x=.105, y=.575, width=92),
    ZonePlace(zone="start", x=.112, y=.57, width=92, shape="trick", spread=((0, 0),), caption="below"),     # on top
    ZonePlace(zone="crib", x=.895, y=.575, shape="heap", width=84, faces=False, caption="below"),
    ZonePlace(zone="crib shown", x=.895, y=.575, shape="row", width=84, step=.32, caption="below"),
)

# By how many play, from the left of whoever looks round the table: where the hands of the others lie, their plates, on
# which side of a plate its owner speaks, and where the cards are that each has played, the looker's own first.
OTHERS = {
    2: ((.5, .095, .215),),
    3: ((.17, .095, .21), (.83, .095, .21)),
    4: ((.15, .095, .21), (.5, .095, .21), (.85, .095, .21)),
}
PLAYED = {
    2: ((.48, .565), (.285, .55)),
    3: ((.43, .58), (.265, .58), (.69, .58)),
    4: ((.475, .575), (.225, .56), (.35, .535), (.60, .56)),
}
DIALS = {2: (.665, .57), 3: (.885, .35), 4: (.745, .56)}
BOARDS = {2: (.35, 884), 3: (.365, 620), 4: (.338, 800)}         # how low it lies, and how wide it is


def count(deal: Deal) -> tuple[int, ...]:
    """The count in play."""
    return (total(deal.row),) if isinstance(deal, Cribbage) else (0,)


def table(seats: int, begins: int) -> Places:
    """The table of so many, the board as for the seat that dealt first."""
    width, played, dial = (84, 76, 112) if seats == 2 else (70, 64, 92)
    zones, plates = [OWN, *MIDDLE], [OWN_PLATE]
    for at, (x, y, plate) in enumerate(OTHERS[seats], 1):
        zones.append(ZonePlace(zone="hand", at=at, x=x, y=y, shape="fan", width=width, turn=180, step=.5, most=.25))
        plates.append(PlatePlace(at=at, x=x, y=plate, speech="left" if x > .6 else "right"))
    zones += [ZonePlace(zone="played", at=at, x=x, y=y, shape="row", width=played, step=.33, drop=not at)
              for at, (x, y) in enumerate(PLAYED[seats])]
    (x, y), (low, across) = DIALS[seats], BOARDS[seats]
    devices = (DevicePlace(kind="pegboard", x=.5, y=low, width=across, begins=begins),
               DevicePlace(kind="count dial", x=x, y=y, shows=count, width=dial))
    return Places(zones=tuple(zones), plates=tuple(plates), devices=devices, ranking=ORDER)


def places(match: Series) -> Places:
    """The table as it is furnished for what is played now."""
    assert isinstance(match, CribbageMatch)
    deal, game = match.deal(), match.inner
    found = table(deal.seats, game.start["dealer"] if isinstance(game, CribbageGame) else 0)
    return replace(found, zones=CUTTING, devices=()) if isinstance(deal, Cut) else found
