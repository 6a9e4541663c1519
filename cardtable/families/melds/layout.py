"""Where a game of melds for two lies: what is declared in a row before each player, from its left end, so that a card
alone does not lie by the trick, as if it had been played; the stock at the left.

Cards on the table belong to the hand, so that hand and row together never hold more than are dealt.
"""
from __future__ import annotations

from dataclasses import replace

from cardtable.showing.places import DevicePlace, PlatePlace, RecitalPlace, ZonePlace

ROWS, THEIRS, OURS = .619, .281, .645            # the middle of what is declared, his and one's own
PLAYED = ((.035, .012), (-.035, -.012))          # the two cards of a trick, from its middle
MOST = .583                                      # of the cloth's width, of a row
ROW = ZonePlace(zone="declared", at=0, x=ROWS - MOST / 2, y=OURS, shape="row", role="meld", width=78, step=1.1,
                most=MOST, anchor=0)
ZONES: tuple[ZonePlace, ...] = (
    ZonePlace(zone="hand", at=0, x=.515, y=.855, shape="fan", role="hand", width=95, most=.37),
    ZonePlace(zone="hand", at=1, x=.5, y=.075, shape="fan", role="hand", width=62, turn=180, step=.3, most=.26),
    ROW, replace(ROW, at=1, y=THEIRS),
    ZonePlace(zone="trick", x=ROWS, y=.472, shape="trick", width=76, spread=PLAYED, drop=True),
    ZonePlace(zone="tricks won", at=0, x=.085, y=.785, shape="heap", width=58, faces=False),
    ZonePlace(zone="tricks won", at=1, x=.72, y=.085, shape="heap", width=42, faces=False),
)
STOCK = ZonePlace(zone="stock", x=.11, y=.50, width=92, caption="below")
PLATES = (PlatePlace(at=0, x=.515, y=.965, speech="left", large=(.22, .985), large_speech="above"),
          PlatePlace(at=1, x=.5, y=.158, speech="right", large=(.5, .09)))
DIALS = (DevicePlace(kind="meld dials", at=0, x=.853, y=.848), DevicePlace(kind="meld dials", at=1, x=.15, y=.105))
TRUMP = DevicePlace(kind="trump", x=.11, y=.298)
CUTTING: tuple[ZonePlace, ...] = (
    ZonePlace(zone="stock", x=.5, y=.39, shape="row", width=84, step=.1, most=.8),
    ZonePlace(zone="trick", x=.5, y=.64, shape="row", width=100, step=1.3, drop=True),
)
TOKENS = (ROWS - .02, .462)
RECITAL = RecitalPlace(words=(ROWS, .472))       # between both rows of what is declared
