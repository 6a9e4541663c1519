"""Where things lie at Vingt-un, for two to eight round an oval table: hands before their players, stakes towards the
middle, the pack and what is thrown in between them, and there too what is turned up in the rounds of French Vingt-un.

A hand is what lies face down and, right of it, what has been drawn; it lies centred however many there are."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate, pairwise
from typing import NamedTuple

from cardtable.games.vingt_un.rules import VingtUn
from cardtable.games.vingt_un.zones import NAMES, Hand
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import (
    DevicePlace,
    Places,
    PlatePlace,
    Point,
    PotPlace,
    Side,
    ZonePlace,
    bottom,
    seat_at,
)

WIDE = 1012                                      # of the cloth at unit 1
OTHERS: dict[int, tuple[Point, ...]] = {
    2: ((.5, .105),),
    3: ((.17, .25), (.83, .25)),
    4: ((.146, .40), (.5, .105), (.854, .40)),
    5: ((.148, .54), (.225, .205), (.775, .205), (.852, .54)),
    6: ((.154, .55), (.205, .205), (.5, .105), (.795, .205), (.846, .55)),
    7: ((.145, .57), (.165, .255), (.37, .105), (.63, .105), (.835, .255), (.855, .57)),
    8: ((.15, .62), (.12, .345), (.25, .13), (.5, .095), (.75, .13), (.88, .345), (.85, .62)),
}
"""By how many sit, from the left of whoever looks: the middle of each hand."""
PAIR = OTHERS[7][2:4]                            # at the far edge, too near to say both what they have between them
MANY = 6
BELOW = .105                                     # from a hand to its plate
OWN, OWN_PLATE = .795, .96
OWN_STAKE = .655
WIDTHS = (92, 92, 72, 72)                        # of one's own cards, by how many hands he has gone on
STEP = .52
CLOSER = ((2.4, STEP), (0, STEP), (0, .4), (0, .3))      # from hand to hand and card to card of one's own, in widths,
ROOM, CLEAR = 560, .26                           # until all have room; and the least between two hands
LOW, FAR = .5, .15                               # hands that lie lower, and those at the far edge
BESIDE = (.128, .012)                            # from a hand between them to its stake, where plates are wide
ABOVE = (.09, -.095)                             # from a low one: beside it, above the tokens
MIDDLE, TOWARDS = (.5, .47), .40                 # else it lies so far towards the middle,
FAR_STAKE = .303                                 # and from a far one beyond the plate
GAP = .066                                       # between what lies face down and what has been drawn, in widths
PLAIN = (58, 46)                                 # of another's cards; where he has gone on several


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    below = bottom(deal, deal.viewer if deal.viewer is not None else -1)
    spots = ((.5, OWN), *OTHERS[deal.seats])
    plates = (PlatePlace(at=0, x=.5, y=OWN_PLATE, speech="left", large=(.185, .945)),
              *[PlatePlace(at=at, x=x, y=y + BELOW, speech="left" if x > .6 else "right")
                for at, (x, y) in enumerate(spots) if at])
    if isinstance(deal, Cut):
        faced = tuple([ZonePlace(zone="hand shown", at=at, x=x, y=y, shape="heap", width=58) for at, (x, y) in
                       enumerate(spots)])
        return Places(zones=(*faced, ZonePlace(zone="stock", x=.5, y=.45, width=76)), plates=plates, cloth="oval")
    assert isinstance(deal, VingtUn)
    zones, pots = list[ZonePlace](), list[PotPlace]()
    for at, spot in enumerate(spots):
        seat = seat_at(deal, at, below)
        assert seat is not None
        zones += _hands(deal, seat, at, spot)
        pots += _stakes(deal, seat, at, spot)
    return Places(zones=(*zones, *TABLE), plates=plates, pots=tuple(pots), devices=tuple(_discs(spots)),
                  tokens=(.5, .562), small_tokens=2 if deal.seats >= MANY else 4, close_tokens=True,
                  close_plates=deal.seats >= MANY,
                  nowhere=("bottom", "top"), cloth="oval")


TABLE = (
    ZonePlace(zone="stock", x=.38, y=.405, width=52, caption="below"),
    ZonePlace(zone="thrown", x=.635, y=.405, shape="heap", width=46, faces=False, caption="below"),
    ZonePlace(zone="burnt", x=.705, y=.405, shape="row", width=46, step=.3, caption="below"),
    ZonePlace(zone="self", x=.458, y=.405, shape="row", width=62, caption="below"),
    ZonePlace(zone="company", x=.536, y=.405, shape="row", width=62, caption="below"),
    ZonePlace(zone="turned", x=.5, y=.585, shape="row", width=58, step=.5, most=.40, caption="below"),
)


def _hands(deal: VingtUn, seat: int, at: int, spot: Point) -> Iterator[ZonePlace]:
    """Each hand that he has gone on, beside each other; those he has not lie at his place."""
    many, row = max(1, deal.counts[seat]), _row(deal, seat, at, spot)
    for number, name in enumerate(NAMES):
        step, (down, drawn) = row.step, _held(deal, Hand(seat, number))
        wide_down, wide_drawn = _across(down, step), _across(drawn, step)
        left = row.at(number) - (wide_down + (wide_drawn + GAP) * bool(drawn)) / 2
        common = {"at": at, "x": spot[0], "y": spot[1], "width": row.wide, "step": step, "shape": "row", "anchor": 0.0,
                  "most": .4, "beyond": left}
        side = _said(at, spot, many)
        past = (wide_drawn + GAP) * (side == "right" and bool(drawn))       # words at the right stand beyond all cards
        told = {"caption": side, "caption_past": past}
        yield ZonePlace(zone=name, role="hand", **(common | told if at == 0 else common))     # type: ignore[arg-type]
        yield ZonePlace(zone=f"{name} shown", **common | told)                                # type: ignore[arg-type]
        yield ZonePlace(zone=f"{name} drawn", role="shown",
                        **common | {"beyond": left + wide_down + GAP})                        # type: ignore[arg-type]
        if not number:
            yield ZonePlace(zone="unseen", faces=False, **common)                             # type: ignore[arg-type]


def _held(deal: VingtUn, hand: Hand) -> tuple[int, int]:
    """How many cards of a hand were dealt, and how many have been drawn."""
    held = [len(deal.zone[zone]) for zone in hand.zones]
    return sum(held[:-1]), held[-1]


class Row(NamedTuple):
    """The hands of one player side by side: how wide a card is, the step from one to the next, and how far from his
    place the middle of each hand lies, both in widths of a card."""

    wide: float
    step: float
    middles: tuple[float, ...]

    def at(self, number: int) -> float:
        """The middle of one hand; one that is not gone on lies at his place."""
        return self.middles[number] if number < len(self.middles) else 0.0


def _row(deal: VingtUn, seat: int, at: int, spot: Point) -> Row:
    """None lies on another, however much has been drawn.  One's own are as far apart as there is room for; another's
    go from his place towards the middle of the table, or to both sides of it at the far edge."""
    many = max(1, deal.counts[seat])
    held = [_held(deal, Hand(seat, number)) for number in range(many)]
    wide, ways = (WIDTHS[many - 1], CLOSER) if at == 0 else (PLAIN[many > 1], ((1 + STEP + CLEAR, STEP),))
    for least, step in ways:
        hands = [_across(down, step) + (GAP + _across(drawn, step)) * bool(drawn) for down, drawn in held]
        apart = [max(least, (one + other) / 2 + CLEAR) for one, other in pairwise(hands)]
        whole = hands[0] / 2 + sum(apart) + hands[-1] / 2
        if whole * wide <= ROOM:
            break
    middles = [0.0, *accumulate(apart)]
    if .3 < spot[0] < .7:
        middles = [middle - sum(apart) / 2 for middle in middles]
    elif spot[0] > .5:
        middles = [-middle for middle in middles]
    return Row(min(wide, ROOM / whole) if whole else wide, step, tuple(middles))


def _said(at: int, spot: Point, many: int) -> Side:
    """On which side of a hand it is told what it comes to: at the far edge there is no room above."""
    if at == 0:
        return "below"
    if spot[1] >= FAR or many > 1:
        return "above"
    outwards = spot in PAIR
    return "right" if (spot[0] < .5) is not outwards else "left"


def _across(cards: int, step: float = STEP) -> float:
    """How many widths of one so many cards take."""
    return 1 + (cards - 1) * step if cards else 0.0


def _stakes(deal: VingtUn, seat: int, at: int, spot: Point) -> Iterator[PotPlace]:
    """Above one's own hands; beside another's, towards the middle."""
    row = _row(deal, seat, at, spot)
    for number, name in enumerate(NAMES):
        if at == 0:
            x = spot[0] + row.at(number) * row.wide / WIDE
            yield PotPlace(pot=f"{name} staked", at=0, x=x, y=OWN_STAKE, heap=True)
            continue
        x, y = (spot[n] + TOWARDS * (MIDDLE[n] - spot[n]) for n in range(2))
        if spot[1] < FAR:
            y = FAR_STAKE
        elif spot[1] > LOW or deal.seats < MANY:
            right, down = ABOVE if spot[1] > LOW else BESIDE
            x, y = spot[0] + right * (-1 if spot[0] > .5 else 1), spot[1] + down
        yield PotPlace(pot=f"{name} staked", at=at, x=x + .06 * number * (-1 if x > .55 else 1), y=y, heap=True)


def _discs(spots: tuple[Point, ...]) -> Iterator[DevicePlace]:
    """What tells that the dealer has doubled lies beside his hand, towards the middle; in the middle, at its right."""
    for at, (x, y) in enumerate(spots):
        far = bool(at) and y < FAR               # there words stand beside the hand, and the disc beside its plate
        away = .2 if not at else .12 if not far else .14 if len(spots) <= MANY else .11
        yield DevicePlace(kind="disc", at=at, x=x + away if x <= .5 else x - away, y=y + BELOW * far)
