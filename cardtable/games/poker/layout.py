"""Where things lie at Poker, for two to eight round an oval table: hands before their players, pools between them."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import DevicePlace, Places, PlatePlace, Point, ZonePlace

OTHERS: dict[int, tuple[Point, ...]] = {
    2: ((.5, .105),),
    3: ((.17, .26), (.83, .26)),
    4: ((.146, .40), (.5, .105), (.854, .40)),
    5: ((.148, .54), (.225, .205), (.775, .205), (.852, .54)),
    6: ((.154, .55), (.205, .205), (.5, .105), (.795, .205), (.846, .55)),
    7: ((.145, .57), (.165, .255), (.37, .105), (.63, .105), (.835, .255), (.855, .57)),
    8: ((.15, .62), (.12, .345), (.25, .13), (.5, .095), (.75, .13), (.88, .345), (.85, .62)),
}
"""By how many sit, from the left of whoever looks: the middle of each hand."""
BELOW = .105                                     # from a hand to its plate
OWN_HAND = ZonePlace(zone="hand", at=0, x=.5, y=.845, shape="fan", role="hand", width=96, caption="above")
OWN_PLATE = PlatePlace(at=0, x=.5, y=.985, speech="left", large=(.16, .955), large_speech="above")
WIDTH, SHOWN = 54, 50                            # of another's cards, and where they are shown
POOL = (.5, .42)


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    return table(deal.seats, isinstance(deal, Cut))


@cache
def table(seats: int, cutting: bool) -> Places:
    """For so many; for the cut before the first deal."""
    spots = OTHERS[seats]
    plates = (OWN_PLATE, *[PlatePlace(at=at, x=x, y=y + BELOW, speech="left" if x > .6 else "right")
                           for at, (x, y) in enumerate(spots, 1)])
    if cutting:
        spread = ((0, .2), *[(.56 * (x - .5), .53 * (y - .35)) for x, y in spots])
        zones = (ZonePlace(zone="stock", x=.5, y=.45, width=76),
                 ZonePlace(zone="cut", x=.5, y=.45, shape="trick", width=64, spread=spread))
        return Places(zones=zones, plates=plates, cloth="oval")
    return Places(zones=(*hands(spots), *MIDDLE), plates=plates,
                  devices=(DevicePlace(kind="pool", x=POOL[0], y=POOL[1], pots=("pool",)),
                           *[DevicePlace(kind="disc", at=at, x=x, y=y) for at, (x, y) in enumerate(discs(spots))]),
                  tokens=(.5, .665), beside=(.5, .66), small_tokens=4, close_tokens=True, close_plates=seats > 5,
                  nowhere=("thrown up",), cloth="oval", sort_by="rank")


MIDDLE = (ZonePlace(zone="stock", x=.365, y=.42, width=46),
          ZonePlace(zone="widow", x=.635, y=.42, width=60, caption="below"),
          ZonePlace(zone="table", x=.5, y=.565, shape="row", width=76, step=1.06, most=.5))


def hands(spots: tuple[Point, ...]) -> Iterator[ZonePlace]:
    """A hand, what lies open of it in the same place, and what was laid away."""
    yield OWN_HAND
    yield replace(OWN_HAND, zone="open", shape="row", role="shown", width=84, step=.6)
    yield ZonePlace(zone="laid away", at=0, x=.24, y=.86, width=40, shape="heap", faces=False)
    for at, (x, y) in enumerate(spots, 1):
        hand = ZonePlace(zone="hand", at=at, x=x, y=y, shape="fan", role="hand", width=WIDTH, turn=180, step=.3,
                         most=.16, caption="above")
        yield hand
        yield replace(hand, zone="open", shape="row", role="shown", turn=0, width=SHOWN, step=.5)
        yield ZonePlace(zone="laid away", at=at, x=x + (.105 if x < .5 else -.105), y=y, width=30, shape="heap",
                        faces=False)


def discs(spots: tuple[Point, ...]) -> Iterator[Point]:
    """The Age's, or the buck, beside each hand."""
    yield .66, .86
    for x, y in spots:
        yield x + (.105 if x > .5 else -.105), y

