"""Where things lie at Quinto: partners face each other, the tricks and dials of each side together, the cachette."""
from __future__ import annotations

from dataclasses import replace

from cardtable.cards import JOKER
from cardtable.families.tricks.layout import games_won, in_the_middle, of_partners
from cardtable.games.quinto.rules import Quinto
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.phrases import SIDES as OF_SIDES
from cardtable.showing.places import DevicePlace, Places, ZonePlace, bottom, seat_at
from cardtable.showing.sorting import Sorting

OURS, THEIRS = (.872, .622), (.128, .665)        # the tricks of each side
CACHETTE, CUBE = (.292, .40), (.70, .385)
BESIDE_DUMMY, BELOW_DUMMY = (.335, .34), (.27, .40)    # the cachette, clear of four columns that lie open at its left,
#                                                  or opposite, each of which may be as long as it likes
SPAN = .52                                       # of the cloth: the own hand


def in_order(deal: Deal) -> Sorting:
    """Hands are held as suits trump each other, the royal before them."""
    return Sorting(order=Quinto.order, suits=(JOKER.suit, *Quinto.order.upwards))


def zones(partners: list[ZonePlace], dummy: bool, opposite: bool) -> tuple[ZonePlace, ...]:
    """What partners have, each hand apart until its owner looks, a dummy's as large as if it lay open, and the
    cachette."""
    x, y = CACHETTE if not dummy else BELOW_DUMMY if opposite else BESIDE_DUMMY
    found = []
    for place in partners:
        match place.zone, place.at:
            case "hand", 2 if dummy:
                place = replace(place, turn=0, width=66, step=.4, most=.34)
            case "stock", _:
                place = replace(place, x=x, y=y)
        found.append(place)
        if place.zone == "hand":
            found.append(replace(place, zone="hand apart", role="table", faces=False))
    return (*found, ZonePlace(zone="cachette", x=x, y=y, shape="row", width=60, step=.12, faces=False,
                              caption="below" if dummy else "above"))


def near(deal: Quinto) -> int:
    """The seat at the bottom of the table."""
    return bottom(deal, deal.viewer if deal.viewer is not None and deal.viewer >= 0 else deal.player[0])


def markers(deal: Quinto) -> tuple[DevicePlace, ...]:
    """The dials of each side, the games it has won, and the doubling cube."""
    own = deal.side[near(deal)]
    games = () if deal.dummy >= 0 else (
        DevicePlace(kind="game keys", at=0, x=.878, y=.955, low=(.878, .966), caption=False, shows=games_won(own)),
        DevicePlace(kind="game keys", at=1, x=.265, y=.095, caption=False, shows=games_won(1 - own)))
    return (DevicePlace(kind="dials", at=0, x=.878, y=.79, low=(.878, .762), whose=OF_SIDES[0]),
            DevicePlace(kind="dials", at=1, x=.12, y=.095, whose=OF_SIDES[1]), *games,
            DevicePlace(kind="cube", x=CUBE[0], y=CUBE[1]))


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    if isinstance(deal, Cut):
        middle, plates = in_the_middle(deal.seats)
        kept = [zone for zone in middle if zone.zone != "stock"]
        return Places(zones=(*kept, ZonePlace(zone="stock", x=.5, y=.45, width=76)), plates=plates,
                      sorts=in_order)
    dummy = isinstance(deal, Quinto) and deal.dummy >= 0
    partners, plates = of_partners(OURS, THEIRS, SPAN, dummy)
    opposite = isinstance(deal, Quinto) and dummy and deal.dummy == seat_at(deal, 2, near(deal))
    return Places(zones=zones(partners, dummy, opposite), plates=plates, sorts=in_order, tokens=(.5, .70),
                  devices=markers(deal) if isinstance(deal, Quinto) else ())
