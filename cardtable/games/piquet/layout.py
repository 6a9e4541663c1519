"""Where things lie at Piquet: the ladder of counting in the middle while hands are called, then the tricks."""
from __future__ import annotations

from dataclasses import replace

from cardtable.games.piquet.rules.holdings import ORDER
from cardtable.games.piquet.rules.rules import Piquet
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import DevicePlace, Places, PlatePlace, RecitalPlace, ZonePlace

SMALL = 54                               # width of cards that are out of play

HANDS = (
    ZonePlace(zone="hand", at=0, x=.455, y=.768, shape="fan", role="hand", width=104),
    ZonePlace(zone="hand", at=1, x=.5, y=.09, shape="fan", role="hand", width=72, turn=180, step=.36, most=.36))
PLAY = (
    ZonePlace(zone="trick", x=.53, y=.42, shape="trick", width=96, spread=((.03, .045), (-.03, -.045)), drop=True),
    ZonePlace(zone="tricks won", at=0, x=.88, y=.645, shape="packets", width=36, together=2, faces=False,
              caption="below"),
    ZonePlace(zone="tricks won", at=1, x=.765, y=.09, shape="packets", width=36, together=2, faces=False,
              caption="below"))
AWAY = (
    ZonePlace(zone="discard", at=0, x=.93, y=.50, width=SMALL, faces=False, takes="discard", caption="below"),
    ZonePlace(zone="discard", at=1, x=.93, y=.28, width=SMALL, caption="below"))
LEFT = (
    ZonePlace(zone="left in the stock", at=0, x=.33, y=.535, shape="row", width=SMALL, step=.4, caption="below"),
    ZonePlace(zone="left in the stock", at=1, x=.1, y=.33, shape="row", width=SMALL, step=.4, caption="below"),
    ZonePlace(zone="left, seen by both", x=.33, y=.385, shape="row", width=SMALL, step=.4, caption="below"),
    ZonePlace(zone="stock", x=.33, y=.385, width=SMALL, caption="below"))
# While hands are called the ladder takes the middle, or the left, and no trick lies at the right.
ASIDE = tuple([replace(place, x=x, y=y) for place, (x, y) in zip(
    LEFT, ((.93, .66), (.79, .1), (.9, .1), (.73, .1)), strict=True)])
STOCK = ZonePlace(zone="stock", x=.44, y=.435, width=96, caption="above")

DEVICES = (
    DevicePlace(kind="ladder", x=.5, y=.405, low=(.5, .39), folded=(.125, .452)),
    DevicePlace(kind="dials", at=0, x=.888, y=.845), DevicePlace(kind="dials", at=1, x=.125, y=.12, low=(.125, .105)))
SINKING = (replace(DEVICES[0], low=None, rows=2), *DEVICES[1:])
"""Of many calls: where two rows of them would leave the whole ladder no room it lies folded, on a low table too."""
FEW_CALLS = 4                                             # of them more are small
PLATES = (PlatePlace(at=0, x=.455, y=.95, speech="right", large=(.455, .99)), PlatePlace(at=1, x=.5, y=.203))


CUT = (
    ZonePlace(zone="stock", x=.36, y=.42, width=96),
    ZonePlace(zone="trick", x=.58, y=.42, shape="trick", width=96, spread=((-.06, .03), (.06, -.03))))


def places(match: Series, deal: Deal) -> Places:
    """The table of both forms; the stock lies in the middle until both have exchanged."""
    if deal.preliminary:
        return Places(zones=(*HANDS, *CUT, *PLAY[1:], *AWAY, *LEFT[:-1]), plates=PLATES, ranking=ORDER,
                      tokens=(.5, .64))
    exchanging = deal.phase in ("shuffle", "exchange", "looking")
    told = isinstance(deal, Piquet) and deal.blanche >= 0        # then the ladder takes the middle at once
    middle = (*LEFT[:-1], ASIDE[-1] if told else STOCK) if exchanging else \
        ASIDE if deal.phase in ("calling", "reply", "pips") else LEFT
    table = Places(zones=(*HANDS, *PLAY, *AWAY, *middle), plates=PLATES, devices=DEVICES, ranking=ORDER,
                   tokens=(.5, .60), recital=RecitalPlace(words=(.53, .60)))
    sinking = isinstance(deal, Piquet) and deal.sinking
    return replace(table, devices=SINKING, small_tokens=FEW_CALLS) if sinking else table
