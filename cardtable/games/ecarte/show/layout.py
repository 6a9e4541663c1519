"""Where things lie at écarté, in all its forms."""
from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardtable.games.ecarte.options import EcarteOptions
from cardtable.games.ecarte.rules.dealt import DealtEcarte
from cardtable.games.ecarte.rules.rules import ORDER
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.phrases import SIDES
from cardtable.showing.places import DevicePlace, Places, PlatePlace, PotPlace, ZonePlace

HANDS = (
    ZonePlace(zone="hand", at=0, x=.5, y=.82, shape="fan", role="hand", width=112),
    ZonePlace(zone="hand", at=1, x=.5, y=.095, shape="fan", role="hand", width=84, turn=180, step=.55),
)
MIDDLE = (
    ZonePlace(zone="stock", x=.205, y=.35, caption="below"),
    ZonePlace(zone="turn-up", x=.335, y=.35, caption="below"),
    ZonePlace(zone="trick", x=.56, y=.42, shape="trick", width=100, spread=((.03, .03), (-.03, -.03)), drop=True),
    ZonePlace(zone="discard", at=1, x=.80, y=.34, shape="heap", width=84, faces=False, caption="below"),
    ZonePlace(zone="discard", at=0, x=.80, y=.56, shape="heap", width=84, faces=False, caption="below",
              takes="discard"),
    ZonePlace(zone="tricks won", at=0, x=.165, y=.86, shape="packets", width=64, together=2, faces=False,
              caption="below"),
    ZonePlace(zone="tricks won", at=1, x=.835, y=.11, shape="packets", width=64, together=2, faces=False,
              caption="below"),
)
CUTTING = (
    ZonePlace(zone="stock", x=.5, y=.39, shape="row", width=84, step=.14),
    ZonePlace(zone="turn-up", x=.5, y=.64, shape="row", width=100, step=1.3, drop=True),
)
PLATES = (PlatePlace(at=0, x=.5, y=.96, speech="left"), PlatePlace(at=1, x=.5, y=.215, large=(.5, .234)))
WAITING = (PlatePlace(at=2, x=.115, y=.64), PlatePlace(at=3, x=.115, y=.55), PlatePlace(at=4, x=.885, y=.71),
           PlatePlace(at=5, x=.885, y=.80))
SLIDES = (DevicePlace(kind="slide", at=0, x=.83, y=.89), DevicePlace(kind="slide", at=1, x=.19, y=.11))

PARTNERS = 4                                 # the table at which two may play against two
TOP = .45                                    # above it tricks lie at the far side, and have their words below them

# La Triomphe for more than two: by how many hold cards, where the hands of the others lie, how they are turned, and
# where their plates and tricks are.
Ring = tuple[tuple[float, float, float, tuple[float, float], tuple[float, float]], ...]
RINGS: dict[int, Ring] = {
    3: ((.19, .12, 180, (.19, .24), (.06, .40)), (.81, .12, 180, (.81, .24), (.94, .40))),
    4: ((.063, .40, 90, (.115, .645), (.125, .56)), (.5, .09, 180, (.5, .205), (.72, .10)),
        (.937, .40, -90, (.885, .645), (.875, .56))),
    5: ((.063, .52, 90, (.115, .70), (.15, .575)), (.26, .09, 180, (.26, .20), (.06, .15)),
        (.74, .09, 180, (.74, .20), (.94, .15)), (.937, .52, -90, (.885, .70), (.85, .575))),
    6: ((.063, .54, 90, (.115, .71), (.15, .585)), (.18, .09, 180, (.18, .20), (.05, .30)),
        (.5, .08, 180, (.5, .19), (.655, .08)), (.82, .09, 180, (.82, .20), (.95, .30)),
        (.937, .54, -90, (.885, .71), (.85, .585))),
}
SPREADS: dict[int, tuple[tuple[float, float], ...]] = {
    3: ((0, .07), (-.07, -.03), (.07, -.03)),
    4: ((0, .07), (-.07, 0), (0, -.07), (.07, 0)),
    5: ((0, .08), (-.09, .02), (-.045, -.06), (.045, -.06), (.09, .02)),
    6: ((0, .08), (-.09, .04), (-.07, -.05), (0, -.07), (.07, -.05), (.09, .04)),
}
ASIDE = {"stock": .19, "turn-up": .305}      # where many play, so that a trick of six has room

TABLE = Places(zones=HANDS + MIDDLE, plates=PLATES, devices=SLIDES, waiting=WAITING, ranking=ORDER, moment=(.76, .46))
CUT = replace(TABLE, zones=CUTTING, devices=())
# Two may be turned; and whoever looks at his discards again reads them all.
BY_HAND_LIES: dict[str, dict[str, Any]] = {
    "turn-up": {"shape": "row", "step": .3}, "discard": {"shape": "row", "step": .22, "most": .2}}
BY_HAND = replace(TABLE, zones=tuple([
    replace(zone, **BY_HAND_LIES.get(zone.zone, {})) if zone is not HANDS[0] else replace(zone, most=.42)
    for zone in TABLE.zones]))               # six cards leave the counters free
POTS: dict[str, tuple[PotPlace, ...]] = {
    "pool": (PotPlace(pot="pool", x=.685, y=.44, caption="the pool"),),
    "french": (PotPlace(pot="stakes", at=0, x=.685, y=.523, caption="staked on {whom}"),
               PotPlace(pot="stakes", at=1, x=.685, y=.355, caption="staked on {whom}")),
}
# What is staked on whom is told in so many words that the trick and the cards thrown out make room for them.
APART: dict[str, dict[str, float]] = {"french": {"trick": .52, "discard": .825}}


def ring(count: int, partners: bool) -> Places:
    """The table of so many hands, three to six; of four, who may be partners, with the counters of both sides."""
    width = 76 if count == 4 else 60
    others = range(1, count)
    middle = [zone for zone in MIDDLE if zone.zone in ASIDE]
    zones = [replace(HANDS[0], width=104),
             *[replace(zone, x=ASIDE[zone.zone]) if count > PARTNERS else zone for zone in middle],
             ZonePlace(zone="trick", x=.56, y=.42, shape="trick", width=84, spread=SPREADS[count], drop=True),
             *[zone for zone in MIDDLE if zone.zone == "tricks won" and zone.at == 0]]
    for at, (x, y, turn, _, (won_x, won_y)) in zip(others, RINGS[count]):
        zones += [ZonePlace(zone="hand", at=at, x=x, y=y, shape="fan", role="hand", width=width, turn=turn, step=.5,
                            most=.25),
                  ZonePlace(zone="tricks won", at=at, x=won_x, y=won_y, shape="packets", width=48, together=count,
                            faces=False, caption="below" if won_y < TOP else "right" if won_x < .5 else "left")]
    plates = (PLATES[0], *[PlatePlace(at=at, x=x, y=y, speech="left" if x > .7 else "right")
                           for at, (_, _, _, (x, y), _) in zip(others, RINGS[count])])
    of_sides = tuple([replace(slide, whose=whose) for slide, whose in zip(SLIDES, SIDES)])
    devices = of_sides if partners and count == PARTNERS else SLIDES[:1]
    return Places(zones=tuple(zones), plates=plates, devices=devices, ranking=ORDER)


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    form = EcarteOptions.of(match.options).form
    if form == "triomphe" and deal.seats > 2:
        table = ring(deal.seats, len(deal.score) == 2)
        cutting = replace(table, zones=CUTTING, devices=())
        return cutting if isinstance(deal, Cut) else table
    found = CUT if isinstance(deal, Cut) else BY_HAND if isinstance(deal, DealtEcarte) else TABLE
    apart = APART.get(form, {})
    zones = [replace(zone, x=apart[zone.zone]) if zone.zone in apart else zone for zone in found.zones]
    return replace(found, zones=tuple(zones), pots=POTS.get(form, ()))
