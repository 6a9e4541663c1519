"""Where things lie at Baccarat: an oval table, the croupier at its head with shoe and basket, the bank before the
middle, the punters' cards at the right and the banker's at the left, unless they are one's own.

Whoever looks sits below; the order runs to his right.
"""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from cardtable.games.baccarat.rules.bank import Banked
from cardtable.games.baccarat.rules.banque import Banque
from cardtable.games.baccarat.rules.table import BANK, LEFT, OF_BANQUE, RIGHT, SHOE, TABLE, TO_BANK
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import DevicePlace, Places, PlatePlace, Point, SpotPlace, ZonePlace, at_table, bottom

WIDE, HIGH = 1012, 780                           # of the drawn cloth
SIDES: dict[int, tuple[Point, ...]] = {
    0: (), 1: ((.863, .38),), 2: ((.870, .56), (.805, .225)), 3: ((.838, .70), (.880, .44), (.805, .225)),
    4: ((.800, .80), (.888, .63), (.885, .40), (.805, .225)),
    5: ((.800, .815), (.880, .690), (.905, .545), (.880, .385), (.785, .215))}
"""By how many sit at the right, their plates from below; those at the left are mirrored."""
BANQUE = {**SIDES, 2: ((.838, .70), (.805, .225))}
"""The same at Banque, where two hands lie beside what would be the middle of a side."""
LARGE: dict[int, tuple[Point, ...]] = {
    0: (), 1: SIDES[1], 2: ((.860, .710), (.850, .31)), 3: ((.820, .750), *SIDES[3][1:]),
    4: ((.750, .800), (.885, .660), *SIDES[4][2:]), 5: ((.750, .805), (.880, .690), *SIDES[5][2:])}
"""The same where letters are large, clear of the cards."""
OWN_PLATE = PlatePlace(at=0, x=.5, y=.975, speech="right", large=(.5, .975))
CROUPIER = PlatePlace(at=-1, x=.5, y=.046)
OWN, MIDDLE = (.458, .775), (.475, .530)
CHEMIN_HANDS, BANQUE_HANDS = ((.655, .560), (.295, .560)), ((.702, .560), (.250, .560))
"""The punters’ cards and the banker’s; those of the right and of the left, with room for tokens between."""
CARD, SMALL = 100.0, 60.0                        # widths
CROWDED, TWO_HANDS = 86.0, 52.0                  # one's own where four sit on a side; those of two hands
FULL = 8                                         # seats, from which it is so
STEP = .96
APART, ROW = 36.0, 16.5                          # from counter to counter, and of rows from the middle


def on_each_side(others: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The places at the table of those at the right and at the left, each from below."""
    right = (others + 1) // 2
    return tuple([others + 1 - n for n in range(1, right + 1)]), tuple(range(1, others - right + 1))


@cache
def plates(others: int, banque: bool) -> tuple[PlatePlace, ...]:
    """Of all who sit."""
    right, left = on_each_side(others)
    sides = BANQUE if banque else SIDES
    return (OWN_PLATE, *column(right, sides, False), *column(left, sides, True))


def column(side: tuple[int, ...], sides: dict[int, tuple[Point, ...]], mirrored: bool) -> Iterator[PlatePlace]:
    """The plates of one side, from below."""
    for at, (x, y), (wide, high) in zip(side, sides[len(side)], LARGE[len(side)]):
        yield PlatePlace(at=at, x=1 - x if mirrored else x, y=y, speech="right" if mirrored else "left",
                         large=(1 - wide if mirrored else wide, high))


def hand(at: int, where: Point, width: float) -> Iterator[ZonePlace]:
    """Two cards, and right of them the third."""
    x, y = where
    one = ZonePlace(zone="hand", at=at, x=x, y=y, shape="row", role="hand", width=width, step=STEP, most=.3,
                    awaits=at == 0, caption="below")
    yield one
    yield replace(one, zone="shown", role="table", awaits=False, beyond=0)
    yield replace(one, zone="third card", role="table", awaits=False, beyond=1.5 * STEP, caption=None)


@cache
def zones(seats: int, right: int, left: int, hands: tuple[Point, Point]) -> tuple[ZonePlace, ...]:
    """Of so many; by their places at the table those whose cards lie right and left.  One's own lie below, those of a
    banker against two hands in the middle."""
    small, own = TWO_HANDS if hands == BANQUE_HANDS else SMALL, CROWDED if seats >= FULL else CARD
    found = [ZonePlace(zone="heap", x=.372, y=.080, width=36),
             ZonePlace(zone="shoe", x=.405, y=.190, width=26),
             ZonePlace(zone="basket", x=.605, y=.175, width=40, shape="pile", turn=18, faces=False)]
    for at in range(seats):
        where = OWN if at == 0 else hands[0] if at == right else hands[1] if at == left else MIDDLE
        found += hand(at, where, own if at == 0 else small)
    return tuple(found)


def lying(deal: Deal) -> tuple[ZonePlace, ...]:
    """As the cards are held just now."""
    if not isinstance(deal, Banked):
        return zones(deal.seats, -1, -1, CHEMIN_HANDS)
    below = bottom(deal, deal.viewer if deal.viewer is not None and deal.viewer >= 0 else deal.player[0])
    right, left, *_ = [at_table(deal, seat, below) if seat >= 0 else -1 for seat in (*deal.holders, deal.dealer)]
    return zones(deal.seats, right, left, BANQUE_HANDS if isinstance(deal, Banque) else CHEMIN_HANDS)


def left_in_shoe(deal: Deal) -> tuple[int, ...]:
    """How many cards are left, and how many are needed."""
    return len(deal.zone[SHOE]), getattr(deal, "needed", 0)


def in_bank(deal: Deal) -> tuple[int, ...]:
    """What lies in the bank, and what is staked against it, if that is not the bank that is being laid."""
    staked = sum([one.coins for one in getattr(deal, "stakes", ()) if one.spot != TO_BANK])
    return deal.purse[BANK], staked


RACK = DevicePlace(kind="counters", at=0, x=.135, y=.955, width=250, caption=False)
FURNITURE = (DevicePlace(kind="shoe", x=.403, y=.185, width=150, shows=left_in_shoe, caption=False),
             DevicePlace(kind="basket", x=.605, y=.178, width=118, caption=False),
             DevicePlace(kind="palette", x=.625, y=.268, width=104, caption=False),
             DevicePlace(kind="cry beside", x=.765, y=.046, large=(.697, .046), caption=False), RACK)
TRAY = DevicePlace(kind="bank tray", x=.5, y=.367, width=440, shows=in_bank)
CASE = DevicePlace(kind="bank case", x=.5, y=.345, width=200, shows=in_bank)
UNDER_TRAY: Point = (.5 - 122 / WIDE, .367)      # the bank's part of it, where the cloth is as drawn
ROOM = 440 - 196 - 20                            # of the stakes, in the tray


def row(middle: Point, many: int) -> list[Point]:
    """So many counters side by side."""
    x, y = middle
    return [(x + (n - (many - 1) / 2) * APART / WIDE, y) for n in range(many)]


def side_by_side(middle: Point, most: int, of_row: int) -> tuple[tuple[Point, ...], ...]:
    """Where one, two, three ... counters lie; in two rows where there are more than one holds."""
    x, y = middle
    return tuple([tuple(row(middle, many)) if many <= of_row else (
        *row((x, y - ROW / HIGH), (many + 1) // 2), *row((x, y + ROW / HIGH), many // 2))
        for many in range(1, most + 1)])


def spot(name: str, at: Point, wide: float, high: float, most: int, of_row: int = 9) -> SpotPlace:
    """A place for the counters of so many."""
    return SpotPlace(name=name, x=at[0], y=at[1], across=(wide / WIDE, high / HIGH), quiet=True,
                     beside=side_by_side(at, most, of_row), counter=.85 if most > of_row else 1)


def within(name: str, tray: DevicePlace, right: float, wide: float, most: int, of_row: int = 9) -> SpotPlace:
    """A part of the tray for the counters of so many, its middle so far right of the tray’s; it keeps to the tray
    however the cloth is stretched."""
    beside = tuple([tuple([(x * WIDE, y * HIGH) for x, y in some]) for some in side_by_side((0, 0), most, of_row)])
    return SpotPlace(name=name, x=tray.x, y=tray.y, off=(right, 0), width=wide, height=70, quiet=True, beside=beside,
                     counter=.85 if most > of_row else 1)


OF_ROW = 4                                       # counters that lie in a row in the tray
CHEMIN_SPOTS = (within(TO_BANK, TRAY, -122, 176, 1), within(TABLE, TRAY, 98, ROOM, OF_ROW))
MANY_SPOTS = (CHEMIN_SPOTS[0], within(TABLE, TRAY, 98, ROOM, 7, OF_ROW))
BANQUE_SPOTS = (within(TO_BANK, CASE, 0, 190, 1), spot(RIGHT, (.700, .462), 200, 52, 5),
                spot(LEFT, (.300, .462), 200, 52, 5))
ALIKE = Places(
    zones=(), plates=(), croupier=CROUPIER, reading=(.80, .655), spot_verb="place", carry_verb="move",
    return_verb="take", tokens=(.5, .62), small_tokens=5, close_tokens=True, moulds=True, cloth="oval",
    close_plates=True)
MANY, BIDS = 9, (.5, .70)                        # where more sit, six tokens lie in two rows between their plates


def places(match: Series, deal: Deal) -> Places:
    """The table of so many."""
    tokens = BIDS if deal.phase == "auction" and deal.seats > MANY else ALIKE.tokens
    banque, many = deal.layout is OF_BANQUE, deal.seats > OF_ROW + 1
    spots = BANQUE_SPOTS if banque else MANY_SPOTS if many else CHEMIN_SPOTS
    return replace(ALIKE, tokens=tokens, zones=lying(deal), plates=plates(deal.seats - 1, banque), spots=spots,
                   devices=(CASE if banque else TRAY, *FURNITURE), bank=(CASE.x, CASE.y) if banque else UNDER_TRAY)
