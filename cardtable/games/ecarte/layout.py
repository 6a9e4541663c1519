"""Where things lie at écarté, in all its forms."""
from __future__ import annotations

from dataclasses import replace

from cardtable.games.ecarte.rules import ORDER
from cardtable.games.places import DevicePlace, Places, PlatePlace, PotPlace, ZonePlace
from cardtable.rules.cutting import Cut
from cardtable.rules.match import Series

HANDS = (
    ZonePlace(zone="hand", at=0, x=.5, y=.82, shape="fan", width=112),
    ZonePlace(zone="hand", at=1, x=.5, y=.095, shape="fan", width=84, turn=180, step=.55),
)
MIDDLE = (
    ZonePlace(zone="stock", x=.26, y=.435, caption="below"),
    ZonePlace(zone="turn-up", x=.393, y=.435, caption="below"),
    ZonePlace(zone="trick", x=.56, y=.42, shape="trick", width=100, spread=((.03, .03), (-.03, -.03)), drop=True),
    ZonePlace(zone="discard", at=1, x=.80, y=.34, shape="heap", width=84, faces=False, caption="below"),
    ZonePlace(zone="discard", at=0, x=.80, y=.56, shape="heap", width=84, faces=False, caption="below"),
    ZonePlace(zone="tricks won", at=0, x=.165, y=.86, shape="packets", width=64, together=2, faces=False,
              caption="below"),
    ZonePlace(zone="tricks won", at=1, x=.835, y=.11, shape="packets", width=64, together=2, faces=False,
              caption="below"),
)
CUTTING = (
    ZonePlace(zone="stock", x=.5, y=.39, shape="row", width=84, step=.14),
    ZonePlace(zone="turn-up", x=.5, y=.64, shape="row", width=100, step=1.3, drop=True),
)
PLATES = (PlatePlace(at=0, x=.5, y=.96, speech="left"), PlatePlace(at=1, x=.5, y=.215))
WAITING = (PlatePlace(at=2, x=.115, y=.70), PlatePlace(at=3, x=.115, y=.625), PlatePlace(at=4, x=.885, y=.745),
           PlatePlace(at=5, x=.885, y=.82))
SLIDES = (DevicePlace(kind="slide", at=0, x=.83, y=.89), DevicePlace(kind="slide", at=1, x=.19, y=.11))

TABLE = Places(zones=HANDS + MIDDLE, plates=PLATES, devices=SLIDES, waiting=WAITING, ranking=ORDER)
CUT = replace(TABLE, zones=CUTTING, devices=())
POTS: dict[str, tuple[PotPlace, ...]] = {
    "pool": (PotPlace(pot="pool", x=.685, y=.44, caption="the pool"),),
    "french": (PotPlace(pot="stakes", at=0, x=.675, y=.52, caption="staked"),
               PotPlace(pot="stakes", at=1, x=.675, y=.36, caption="staked")),
}


def places(match: Series) -> Places:
    """The table as it is furnished for what is played now."""
    deal = match.deal()
    found = CUT if isinstance(deal, Cut) else TABLE
    return replace(found, pots=POTS.get(str(match.options["form"]), ()))
