"""Where things lie at Pope Joan, for three to eight round an oval table."""
from __future__ import annotations

from dataclasses import replace

from cardtable.games.places import DevicePlace, Places, PlatePlace, ZonePlace
from cardtable.games.pope_joan.tray import COMPARTMENTS, ORDER
from cardtable.rules.match import Series

OWN = ZonePlace(zone="hand", at=0, x=.5, y=.877, shape="fan", width=104, crowded=(10, 92))
OWN_PLATE = PlatePlace(at=0, x=.5, y=.995, speech="left")

# By how many play, from the left of whoever looks round the table: where the hands of the others lie; their plates are
# under them, and under those, or at the head of the table beside them, the cards that each has played.
Round = tuple[tuple[float, float], ...]
HANDS: dict[int, Round] = {
    3: ((.17, .23), (.83, .23)),
    4: ((.146, .40), (.5, .07), (.854, .40)),
    5: ((.146, .54), (.227, .187), (.773, .187), (.854, .54)),
    6: ((.135, .53), (.19, .20), (.5, .07), (.81, .20), (.865, .53)),
    7: ((.135, .55), (.16, .235), (.37, .07), (.63, .07), (.84, .235), (.865, .55)),
    8: ((.15, .63), (.10, .36), (.23, .125), (.5, .065), (.77, .125), (.90, .36), (.85, .63)),
}
MANY = 6                         # from so many on the tray is smaller and lies lower
SMALL = {True: 40, False: 52}    # played cards, by whether many play


def table(seats: int) -> Places:
    """The table of so many."""
    many = seats >= MANY
    far = seats == 4 or many     # somebody sits at the head of the table
    tray_y, across, run_y = (.39, 276, .655) if far else (.29, 356, .63)
    width, under = (52, .088) if many else (64, .10)
    zones = [
        replace(OWN, width=92) if far else OWN,
        ZonePlace(zone="stock", x=.5, y=run_y, width=70),
        ZonePlace(zone="run", x=.5, y=run_y, shape="row", width=60 if far else 72, step=.5, most=.28, drop=True),
        ZonePlace(zone="turn-up", x=.35, y=.565, width=60, caption="below"),
        ZonePlace(zone="extra hand", x=.645, y=.565, width=60, faces=False, caption="below"),
        ZonePlace(zone="played", at=0, x=.84, y=.70, shape="row", width=SMALL[many], step=.3, most=.2)
        if seats < 5 else
        ZonePlace(zone="played", at=0, x=.78, y=.85, shape="row", width=SMALL[many], step=.3, most=.12),
    ]
    plates = [OWN_PLATE]
    for at, (x, y) in enumerate(HANDS[seats], 1):
        zones.append(ZonePlace(zone="hand", at=at, x=x, y=y, shape="fan", width=width, turn=180, step=.28, most=.14))
        plates.append(PlatePlace(at=at, x=x, y=y + under, speech="left" if x > .6 else "right"))
        played_x, played_y = (x + (.105 if many else .145), y) if x == .5 else (x, y + under + (.08 if many else .09))
        zones.append(ZonePlace(zone="played", at=at, x=played_x, y=played_y, shape="row", width=SMALL[many], step=.3,
                               most=(.24 if seats == 3 else .14) if x != .5 else .09))
    tray = DevicePlace(kind="tray", x=.5, y=tray_y, width=across, pots=COMPARTMENTS)
    return Places(zones=tuple(zones), plates=tuple(plates), devices=(tray,), cloth="oval", ranking=ORDER,
                  tokens=(.5, .74))


def places(match: Series) -> Places:
    """The table as it is furnished for what is played now."""
    return table(match.deal().seats)
