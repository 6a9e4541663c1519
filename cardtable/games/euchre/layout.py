"""Where things lie at Euchre: the trick in the middle, talon and turn-up beside it, counters at a corner."""
from __future__ import annotations

from dataclasses import replace

from cardtable.cards import Cards
from cardtable.families.tricks.layout import in_the_middle, with_trumps
from cardtable.games.euchre.hoyle import HoyleEuchre
from cardtable.games.euchre.rules import LAYOUT, Euchre
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import DevicePlace, Places, ZonePlace


def turned_down(deal: Deal) -> Cards:
    """What was turned up, once it has been."""
    return deal.turned + deal.zone[LAYOUT.naming] if isinstance(deal, Euchre) and deal.turned_down else ()


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    zones, plates = in_the_middle(deal.seats)
    hands = [zone for zone in zones if zone.zone == "hand"]
    laid = [replace(hand, zone="hand laid down", role="table", shape="pile", width=56, turn=0) for hand in hands]
    others = [zone for zone in zones if zone.zone != "stock"]
    if isinstance(deal, Cut):
        talon = [ZonePlace(zone="stock", x=.5, y=.45, width=76)]
    else:
        talon = [ZonePlace(zone="stock", x=.258, y=.355, width=66, caption="below"),
                 ZonePlace(zone="turn-up", x=.338, y=.355, width=66, caption="below", down=turned_down),
                 ZonePlace(zone="suit turned", x=.298, y=.585, width=66, caption="below", down=turned_down)]
    kind = "three and four" if isinstance(deal, HoyleEuchre) else "deuce and tray"
    corners = ((.86, .87), (.13, .12)) if deal.seats != 3 and not isinstance(deal, Cut) else ()
    devices = tuple([DevicePlace(kind=kind, at=at, x=x, y=y, width=92) for at, (x, y) in enumerate(corners)])
    return Places(zones=(*others, *[replace(one, faces=False) for one in laid], *talon), plates=plates, devices=devices,
                  nowhere=("discard",), stands=with_trumps(Euchre.order), tokens=(.5, .70))
