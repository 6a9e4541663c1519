"""Where things lie at Whist: partners face each other, tricks and markers of each side together."""
from __future__ import annotations

from cardtable.families.tricks.layout import WAITING, cut, exposed, games_won, in_the_middle, of_partners
from cardtable.games.whist.rules import SEATS, Whist
from cardtable.games.whist.words import SIDES as WHOSE
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import DevicePlace, Places, Point, ZonePlace, bottom

OURS, THEIRS = (.868, .70), (.132, .745)         # the tricks of each side
RACKS: tuple[Point, ...] = ((.876, .885), (.124, .082))
FIVE_KEYS, TEN_KEYS = 196, 214                   # their widths
TURNED: tuple[Point, ...] = ((.30, .60), (.29, .40), (.672, .09), (.71, .40))
"""The card turned up, before the dealer, by place at the table."""
EXPOSED: tuple[Point, ...] = ((.70, .66), (.225, .30), (.775, .115), (.775, .30))
"""Where a player's exposed cards lie, under strict laws: clear of the turn-up, which may lie there as well."""
BESIDE_DUMMY: dict[int, Point] = {1: (.345, .40), 2: (.735, .09), 3: (.655, .40)}
EXPOSED_BESIDE: dict[int, Point] = {1: (.285, .30), 2: (.80, .115), 3: (.715, .30)}
"""Both, beside the columns of a hand that lies open."""
SPAN = .51                                       # of the cloth: the own hand


def turned(dummy: bool) -> list[ZonePlace]:
    """The card turned up, before whose it is."""
    spots = [BESIDE_DUMMY.get(at, spot) if dummy else spot for at, spot in enumerate(TURNED)]
    return [ZonePlace(zone="turn-up", at=at, x=x, y=y, width=60, caption="below") for at, (x, y) in enumerate(spots)]


def opened(deal: Whist) -> bool:
    """Whether a dummy plays, or the hand at the head has been laid down: it lies in columns then, and all else makes
    room for it."""
    head = deal.left(bottom(deal, viewed_by(deal)), 2)
    return bool(deal.open_seats) or bool(deal.zone[deal.layout.shown[head]])


def viewed_by(deal: Whist) -> int:
    """Whoever looks, else the first in the list."""
    return deal.viewer if deal.viewer is not None and deal.viewer >= 0 else deal.player[0]


def markers(deal: Whist) -> tuple[DevicePlace, ...]:
    """A case of keys for each side, its points and its games, and the trump token."""
    own = deal.side[bottom(deal, viewed_by(deal))]
    wide = TEN_KEYS if deal.scheme.goal > 5 else FIVE_KEYS
    return (*[DevicePlace(kind="rubber keys", at=at, x=x, y=y, width=wide, whose=WHOSE[at],
                          besides=games_won(own if at == 0 else 1 - own)) for at, (x, y) in enumerate(RACKS)],
            DevicePlace(kind="trump", x=.905, y=.085))


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    if isinstance(deal, Cut):
        seats = max(deal.seats, SEATS)
        return Places(zones=cut(seats), plates=in_the_middle(seats)[1], waiting=WAITING, ranking=Whist.order.plain)
    dummy = isinstance(deal, Whist) and opened(deal)
    zones, plates = of_partners(OURS, THEIRS, SPAN, dummy)
    spots = [EXPOSED_BESIDE.get(at, spot) if dummy else spot for at, spot in enumerate(EXPOSED)]
    return Places(zones=(*zones, *turned(dummy), *exposed(deal, spots, zones)), plates=plates, waiting=WAITING,
                  devices=markers(deal) if isinstance(deal, Whist) else (), ranking=Whist.order.plain,
                  small_tokens=4, close_tokens=True)
