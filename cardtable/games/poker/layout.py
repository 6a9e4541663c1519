"""Where things lie at Poker, for two to eight round an oval table: hands before their players, pools between them."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from cardtable.games.poker.rules.straight import Stud
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.rules.whiskey import Whiskey
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
    8: ((.15, .62), (.12, .365), (.25, .155), (.5, .095), (.75, .155), (.88, .365), (.85, .62)),
}
"""By how many sit, from the left of whoever looks: the middle of each hand."""
BELOW = .105                                     # from a hand to its plate
OWN_HAND = ZonePlace(zone="hand", at=0, x=.5, y=.845, shape="fan", role="hand", width=96, caption="right")
OWN_PLATE = PlatePlace(at=0, x=.5, y=.985, speech="left", large=(.16, .955), large_speech="above")
WIDTH, SHOWN = 54, 58                            # of another's cards, and where they are shown
OPEN_STEP = .5, .34                              # from card to card there, and where many sit
POOL, SIDE = (.5, .42), (.632, .428)             # the pool, and a side pool when there is one
PUT_ASIDE = (.605, .33)                          # at Whiskey, where cards lie in the middle
CLOSER, LOWER = (.085, .385), .535               # where eight sit: from the middle, for words at both sides; the cards
SIDE_WIDE = 92


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    if isinstance(deal, Poker):
        return table(deal.seats, isinstance(deal, Stud), isinstance(deal, Whiskey), bool(deal.terms.brought))
    return cutting(deal.seats)


def pool_coins(deal: Deal) -> tuple[int]:
    """What all who stand may win."""
    assert isinstance(deal, Poker)
    return (deal.purse[deal.pool] - side_coins(deal)[0],)


def side_coins(deal: Deal) -> tuple[int]:
    """What some have staked beyond what others had, and nobody need take back."""
    if not isinstance(deal, Poker) or deal.over:
        return (0,)
    return (sum([pool.coins for pool in deal.pools()[1:]]),)


def plates(spots: tuple[Point, ...]) -> tuple[PlatePlace, ...]:
    """One's own, and each below its hand."""
    return (OWN_PLATE, *[PlatePlace(at=at, x=x, y=y + BELOW, speech="left" if x > .6 else "right")
                         for at, (x, y) in enumerate(spots, 1)])


@cache
def cutting(seats: int) -> Places:
    """Before the first deal."""
    spots = OTHERS[seats]
    spread = ((0, .2), *[(.5 * (x - .5), .53 * (y - .35)) for x, y in spots])
    return Places(zones=(ZonePlace(zone="stock", x=.5, y=.45, width=76),
                         ZonePlace(zone="cut", x=.5, y=.45, shape="trick", width=64, spread=spread)),
                  plates=plates(spots), cloth="oval")


@cache
def table(seats: int, stud: bool, whiskey: bool, side: bool) -> Places:
    """For so many, at these forms; with a bowl for what may come to lie in side pools."""
    spots = OTHERS[seats]
    closer = whiskey and len(spots) >= MOST
    pool = (.5 + CLOSER[0], CLOSER[1]) if closer else PUT_ASIDE if whiskey else POOL
    bowls = [DevicePlace(kind="pool", x=pool[0], y=pool[1], pots=("pool",), shows=pool_coins, caption=not whiskey,
                         width=SIDE_WIDE if closer else 0)]
    if side and not whiskey:
        bowls.append(DevicePlace(kind="side pool", x=SIDE[0], y=SIDE[1], shows=side_coins, width=SIDE_WIDE))
    middle = CLOSE_ON_TABLE if closer else ON_TABLE if whiskey else MIDDLE
    return Places(zones=(*hands(spots, stud), *middle), plates=plates(spots),
                  devices=(*bowls, *[DevicePlace(kind="part", at=at, x=x, y=y, width=46)
                                     for at, (x, y) in enumerate(discs(spots))],
                               *stacks(spots, stud)),
                  tokens=(.5, .71), beside=(.5, .66), small_tokens=3, close_tokens=True, close_plates=seats > 5,
                  nowhere=("thrown up",), cloth="oval", sort_by="rank")


MIDDLE = (ZonePlace(zone="stock", x=.345, y=.42, width=46), ZonePlace(zone="widow", x=.5, y=.40, width=60),
          ZonePlace(zone="table", x=.5, y=.515, shape="row", width=72, step=1.06, most=.5))
ON_TABLE = (replace(MIDDLE[0], x=.395, y=.33), replace(MIDDLE[1], y=.335, caption="below", named=True), MIDDLE[2])
CLOSE_ON_TABLE = (replace(ON_TABLE[0], x=.5 - CLOSER[0], y=CLOSER[1]), replace(ON_TABLE[1], y=.42),
                  replace(ON_TABLE[2], y=LOWER))


def hands(spots: tuple[Point, ...], stud: bool) -> Iterator[ZonePlace]:
    """A hand, what lies open of it in the same place, at Stud beside it, and what was laid away."""
    own = replace(OWN_HAND, x=.36, caption=None) if stud else OWN_HAND
    yield own
    yield replace(OWN_HAND, zone="open", shape="row", role="shown", width=92, step=.6, x=.535 if stud else .5)
    yield ZonePlace(zone="laid away", at=0, x=.242, y=.765, width=38, shape="heap", faces=False)
    for at, (x, y) in enumerate(spots, 1):
        hand = ZonePlace(zone="hand", at=at, x=x, y=y, shape="fan", role="hand", width=WIDTH, turn=180, step=.3,
                         most=.16)
        yield replace(hand, x=x - .06, width=SHOWN) if stud else hand
        yield replace(hand, zone="open", shape="row", role="shown", turn=0, width=SHOWN,
                      step=(.3 if len(spots) >= CROWDED else .34) if stud else OPEN_STEP[len(spots) >= CROWDED],
                      x=x + .02 if stud else x)
        yield ZonePlace(zone="laid away", at=at, x=x + (.105 if x < .5 else -.105), y=y, width=30, shape="heap",
                        faces=False)


STACKS, SMALLER, BELOW_PLATE = 109, 92, .066     # how wide, and where more than six sit; from a plate
BESIDE_HEAD, RAISED = (.15, .115), (.02, .035)   # from the middle of a hand at the head; and where eight sit; right
                                                 # of the middle not higher, where the cloth narrows
BETWEEN_TWO, NARROW = (-.026, -.028), 80         # nearer, and at Stud, where seven sit: in the gap between the two at
                                                 # the head, and there no wider
STUD, STUD_ALONE = {8: .013}, .045               # further at Stud, where eight sit; or with no hand beside it
OWN_STACKS = .275, .262                          # from the left; and at Stud, where a card lies apart
BESIDE = .122                                    # where eight sit they lie beside the plates, towards the middle
LOWEST, INWARDS = .6, .017                       # but of the lowest below them, where the cloth is narrow
CROWDED, MOST = 6, 7                             # others, from which on they are smaller, and beside plates


def stacks(spots: tuple[Point, ...], stud: bool) -> Iterator[DevicePlace]:
    """Of each player, below his plate, with what his hand has done."""
    wide = SMALLER if len(spots) >= CROWDED else STACKS
    own = OWN_STACKS[stud]
    yield DevicePlace(kind="stacks", at=0, x=own, y=.845, low=(own, .827), width=wide)
    for at, (x, y) in enumerate(spots, 1):
        kind, between = "stacks beside" if .3 < x < .7 else "stacks", .3 < x < .5
        if .3 < x < .7:
            crowded = len(spots) >= MOST
            further = BETWEEN_TWO[stud] if between else 0
            if stud and x == .5:
                further = STUD.get(len(spots) + 1, STUD_ALONE)
            x, y = x + BESIDE_HEAD[crowded] + further, y - RAISED[crowded] * (x <= .5)
        elif len(spots) >= MOST and y < LOWEST:
            kind = "stacks beside" if x < .5 else kind
            x, y = x + (BESIDE if x < .5 else -BESIDE), y + BELOW - .02
        else:
            x, y = x + (INWARDS if x < .5 else -INWARDS) * (y > LOWEST), y + BELOW + BELOW_PLATE
        yield DevicePlace(kind=kind, at=at, x=x, y=y, width=NARROW if between else wide)


LOWERED = .03                                    # of a disc beside a hand, where the cloth narrows towards the head


def discs(spots: tuple[Point, ...]) -> Iterator[Point]:
    """The Age's, or the buck, beside each hand, away from the middle; where plates are short beside those."""
    yield .705, .935
    short = len(spots) >= 5
    for x, y in spots:
        head = x == .5
        down = BELOW if short or head else LOWERED if y < .3 else 0
        yield x + (.105 if x > .5 else -.118 if head and not short else -.105), y + down
