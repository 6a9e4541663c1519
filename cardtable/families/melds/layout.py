"""Where a game of melds for two lies: what is declared in a row before each player, the stock at the left."""
from __future__ import annotations

from cardtable.showing.places import PlatePlace, ZonePlace

ROWS, THEIRS, OURS = .619, .276, .681            # the middle of what is declared, his and one's own
PLAYED = ((.03, .03), (-.03, -.03))              # the two cards of a trick, from its middle
ZONES: tuple[ZonePlace, ...] = (
    ZonePlace(zone="hand", at=0, x=.5, y=.85, shape="fan", role="hand", width=95, most=.36),
    ZonePlace(zone="hand", at=1, x=.5, y=.085, shape="fan", role="hand", width=66, turn=180, step=.3, most=.3),
    ZonePlace(zone="declared", at=0, x=ROWS, y=OURS, shape="row", role="meld", width=78, step=1.1, most=.6),
    ZonePlace(zone="declared", at=1, x=ROWS, y=THEIRS, shape="row", role="meld", width=78, step=1.1, most=.6),
    ZonePlace(zone="trick", x=.6, y=.478, shape="trick", width=84, spread=PLAYED, drop=True),
    ZonePlace(zone="tricks won", at=0, x=.11, y=.83, shape="heap", width=56, faces=False),
    ZonePlace(zone="tricks won", at=1, x=.9, y=.27, shape="heap", width=44, faces=False),
)
STOCK = ZonePlace(zone="stock", x=.11, y=.503, width=92, caption="below")
PLATES = (PlatePlace(at=0, x=.5, y=.96, speech="left"), PlatePlace(at=1, x=.5, y=.175, speech="right"))
CUTTING: tuple[ZonePlace, ...] = (
    ZonePlace(zone="stock", x=.5, y=.39, shape="row", width=84, step=.1, most=.8),
    ZonePlace(zone="trick", x=.5, y=.64, shape="row", width=100, step=1.3, drop=True),
)
