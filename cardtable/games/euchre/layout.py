"""Where things lie at Euchre: the trick in the middle, talon and turn-up beside it, counters at a corner."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from cardtable.cards import Cards
from cardtable.families.tricks.layout import exposed, in_the_middle, with_trumps
from cardtable.games.euchre.evening import ProgressiveEuchre
from cardtable.games.euchre.options import EuchreOptions
from cardtable.games.euchre.rules import LAYOUT, SEATS, Euchre
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.phrases import SIDES
from cardtable.showing.places import DevicePlace, Places, PlatePlace, ZonePlace, bottom, seat_at


def turned_down(deal: Deal) -> Cards:
    """What was turned up, once it has been."""
    return deal.turned + deal.zone[LAYOUT.naming] if isinstance(deal, Euchre) and deal.turned_down else ()


OWN, ACROSS = (.90, .828), (.10, .145)            # of the counters, at two corners (001:527)
KNIVES = (.765, .885), (.255, .065)
NAMING = "adopting", "making", "superseding", "opposing"       # phases in which talon and turned card lie in the middle
CORNER, LOWER = (.055, .248), (.055, .267)       # of the others' cross, where plates lie at the head; and large ones
LOW = .049, .238                                 # of the same on a low cloth, where cards lie close below it
OURS, THEIRS = (.872, .622), (.128, .665)        # the tricks of each side, where four play
AT_THE_OTHER = tuple([PlatePlace(at=SEATS + 2 * n + m, x=x, y=y, speech="below", large=(x, low))      # table of two
                      for n, x in enumerate((.19, .81)) for m, (y, low) in enumerate(((.045, .055), (.155, .168)))])
EXPOSED = ((.64, .60), (.29, .58), (.72, .10), (.71, .40))
"""Where a player's exposed cards lie, under strict laws."""
OF_THREE = (OWN, (.35, .09), (.65, .09))         # each for himself


def counters(match: Series, deal: Euchre) -> tuple[DevicePlace, ...]:
    """Two cards for each side, or crosses of chalk; by the book of 1862 a penknife for its games."""
    options = EuchreOptions.of(match.options)
    if deal.seats == 3:
        return tuple([DevicePlace(kind="chalk cross", at=at, x=x, y=y) for at, (x, y) in enumerate(OF_THREE)])
    evening = isinstance(deal, ProgressiveEuchre)
    chalk = options.chalk or evening             # there points may be more than two cards tell
    kind = "deuce and tray" if options.professor else "chalk cross" if chalk else "three and four"
    found = [DevicePlace(kind=kind, at=at, x=x, y=y, width=0 if kind == "chalk cross" else 124,
                         whose=SIDES[at] if deal.seats == SEATS else "", large=LOWER if at and evening else None,
                         low=LOW if at and evening else None)
             for at, (x, y) in enumerate((OWN, CORNER if evening else ACROSS))]
    if options.professor and options.games > 1:
        won = match.result().by_player
        found += [DevicePlace(kind="penknife", at=at, x=x, y=y, width=132, shows=games_before(won, at))
                  for at, (x, y) in enumerate(KNIVES)]
    return tuple(found)


@cache
def games_before(won: tuple[int, ...], at: int) -> Callable[[Deal], tuple[int]]:
    """What the side of who sits there has won before this deal."""
    def shown(deal: Deal) -> tuple[int]:
        seat = seat_at(deal, at, bottom(deal, deal.viewer if deal.viewer is not None else deal.player[0]))
        return (0 if seat is None else won[deal.player[seat]],)
    return shown


def talon(deal: Deal) -> tuple[ZonePlace, ...]:
    """The rest of the pack and what is turned up: in the middle while the trump is named, aside on each other after.
    What is said of them stands above: below are the tokens, and beside them a plate that grows with its words."""
    if isinstance(deal, Cut):
        return (ZonePlace(zone="stock", x=.5, y=.45, width=76),)
    if deal.under_way in NAMING:
        return (ZonePlace(zone="stock", x=.44, y=.425, width=100, caption="above"),
                ZonePlace(zone="turn-up", x=.56, y=.425, width=100, caption="above", down=turned_down),
                ZonePlace(zone="suit turned", x=.68, y=.425, width=100, caption="above", down=turned_down))
    return (ZonePlace(zone="stock", x=.305, y=.42, width=74, caption="above"),
            ZonePlace(zone="turn-up", x=.275, y=.42, width=74, down=turned_down),
            ZonePlace(zone="suit turned", x=.245, y=.42, width=74, down=turned_down))


def gathered(zone: ZonePlace, deal: Deal) -> ZonePlace:
    """Tricks won, those of partners together; fewer cards make one where somebody sits out."""
    found = replace(zone, together=deal.playing()) if isinstance(deal, Euchre) else zone
    if deal.seats == SEATS:
        x, y = THEIRS if (zone.at or 0) % 2 else OURS
        return replace(found, x=x, y=y, width=36, caption="below")
    return replace(found, y=.61) if zone.at == 0 else found


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    zones, plates = in_the_middle(deal.seats)
    hands = [zone for zone in zones if zone.zone == "hand"]
    laid = [replace(hand, zone="hand laid down", role="table", shape="pile", width=56, turn=0) for hand in hands]
    others = [replace(zone, width=64, step=.5, most=.26) if zone.zone == "hand shown" and zone.at else
              gathered(zone, deal) if zone.zone == "tricks won" else zone for zone in zones if zone.zone != "stock"]
    devices = counters(match, deal) if isinstance(deal, Euchre) else ()
    waiting = AT_THE_OTHER if deal.players > len(plates) + 1 else ()
    return Places(zones=(*others, *[replace(one, faces=False) for one in laid], *talon(deal),
                         *exposed(deal, EXPOSED, zones)),
                  plates=plates, devices=devices, waiting=waiting, nowhere=("discard",),
                  sorts=with_trumps(Euchre.order), tokens=(.5, .70))
