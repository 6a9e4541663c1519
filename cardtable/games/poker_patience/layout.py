"""Where things lie at Poker Patience: one's own square large, those of others small beside it, the card called."""
from __future__ import annotations

from collections.abc import Iterator

from cardtable.cards import Card
from cardtable.games.poker_patience import cells
from cardtable.games.poker_patience.figure import DOWN, HALF_ACROSS, HALF_DOWN, Figure, figure
from cardtable.games.poker_patience.serpent import Serpent
from cardtable.games.poker_patience.square import Squares
from cardtable.games.poker_patience.zones import COMING, SQUARES
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import DevicePlace, Places, PlatePlace, Point, SpotPlace, ZonePlace

MIDDLE, BESIDE_OTHERS, SERPENT_MIDDLE = (.422, .418), (.418, .418), (.49, .418)
CALLED, SERPENT_CALLED = (.111, .215), (.133, .175)
CALLED_WIDE, COMING_WIDE, CAPTION, SERPENT_CAPTION = 112.0, 44.0, 165.0, 225.0
STRIP, FOOT, TABLET = 18 + 132 / 2, 10 + 78 / 2, (78, 34)
"""From the square to the middle of the rows' sums, of the columns' sums, and of the total."""
COMING_ACROSS, COMING_DOWN, IN_A_ROW, FROM_TOP = 49.0, 66.0, 5, 252.0

OTHERS: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (1.0, ((.885, .075),)),
    2: (1.0, ((.885, .075), (.885, .54))),
    3: (.60, ((.938, .06), (.938, .37), (.938, .68))),
    4: (.46, ((.925, .045), (.925, .285), (.925, .525), (.925, .765))),
}
"""By how many others sit, how large their squares are, and where their plates lie, each above its square."""
SMALL, FROM_PLATE = 33 / 82, 30.0
LARGE_UP, BESIDE = .02, (.122, .06)
"""Of the cloth, how much higher plates lie with large letters; or how far left and down."""
UNSEEN = 2.0                     # wide are the cards of others before they are laid, under the card called


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    assert isinstance(deal, Squares)
    serpent = isinstance(deal, Serpent)
    own = BESIDE_OTHERS if deal.seats > 1 else MIDDLE
    middle, called = (SERPENT_MIDDLE, SERPENT_CALLED) if serpent else (own, CALLED)
    return Places(
        zones=(*_called(deal, called, serpent), *_squares(deal, middle)), turned=True,
        plates=(PlatePlace(at=0, x=middle[0], y=.953, speech="left", low=(.133, .955), large=(.133, .955)), *[
            PlatePlace(at=at, x=x, y=y, speech="left", large=_large(deal, x, y))
            for at, (x, y) in enumerate(_others(deal), 1)]),
        devices=tuple(_sums(middle, serpent)), spots=tuple(_spots(deal, middle)), spots_in_rows=True,
        tokens=(.133 if serpent else .115, .83), small_tokens=int(serpent), close_tokens=True,     # its one is large
        close_plates=deal.seats > 3, paper="left" if serpent else "right")       # where nothing is to come any more


def _others(deal: Squares) -> tuple[Point, ...]:
    return OTHERS[deal.seats - 1][1] if deal.seats > 1 else ()


def _large(deal: Squares, x: float, y: float) -> Point:
    """Of another's plate where letters are large: a little higher, or where squares lie close beside its own."""
    return (x - BESIDE[0], y + BESIDE[1]) if deal.seats > 3 else (x, y - LARGE_UP)


def _called(deal: Squares, at: Point, serpent: bool) -> Iterator[ZonePlace]:
    """The card called lies on the pack; at the Serpent below it all that are to come, in their order."""
    x, y = at
    yield ZonePlace(zone="pack", x=x, y=y, width=CALLED_WIDE, faces=False)
    yield ZonePlace(zone="called", x=x - .003, y=y - .004, width=CALLED_WIDE, by_spot=True, caption="below",
                    caption_wide=SERPENT_CAPTION if serpent else CAPTION)
    if serpent:
        lies = [(card, ((n % IN_A_ROW - (IN_A_ROW - 1) / 2) * COMING_ACROSS, n // IN_A_ROW * COMING_DOWN))
                for n, card in enumerate(deal.zone[COMING])]
        yield ZonePlace(zone="to come", x=x, y=.42, shape="laid", width=COMING_WIDE, lies=tuple(lies))


def _squares(deal: Squares, middle: Point) -> Iterator[ZonePlace]:
    own = deal.seats_of(deal.viewer)[:1] if deal.viewer is not None and deal.viewer >= 0 else ()
    below = own[0] if own else 0
    shown = _figure(deal, below)
    yield ZonePlace(zone="square", at=0, x=middle[0], y=middle[1], shape="laid", width=shown.card,
                    lies=_lies(deal, below, shown))
    yield ZonePlace(zone="own pack", at=0, x=CALLED[0], y=CALLED[1], width=UNSEEN)
    for at, (x, y) in enumerate(_others(deal), 1):
        seat = (below + at) % deal.seats
        size = OTHERS[deal.seats - 1][0] * SMALL
        small = figure(deal.laid[seat], deal.terms.fixed, size)
        away = FROM_PLATE + (HALF_DOWN + .2 * DOWN) * size
        yield ZonePlace(zone="square", at=at, x=x, y=y, shape="laid", width=small.card, lies=tuple(
            [(card, (right, down + away)) for card, (right, down) in _lies(deal, seat, small)]))
        yield ZonePlace(zone="own pack", at=at, x=CALLED[0], y=CALLED[1], width=UNSEEN)


def _figure(deal: Squares, seat: int) -> Figure:
    return figure(deal.laid[seat], deal.terms.fixed)


def _lies(deal: Squares, seat: int, shown: Figure) -> tuple[tuple[Card, Point], ...]:
    return tuple([(card, shown.at(cell)) for card, cell in zip(deal.zone[SQUARES[seat]], deal.laid[seat])])


def _sums(middle: Point, serpent: bool) -> Iterator[DevicePlace]:
    x, y = middle
    yield DevicePlace(kind="square band", at=0, x=x, y=y)
    yield DevicePlace(kind="row sums", at=0, x=x, y=y, off=(HALF_ACROSS + STRIP, 0))
    yield DevicePlace(kind="column sums", at=0, x=x, y=y, off=(0, HALF_DOWN + FOOT))
    yield DevicePlace(kind="square total", at=0, x=x, y=y, off=(HALF_ACROSS + TABLET[0] / 2, HALF_DOWN + TABLET[1]))
    if serpent:
        yield DevicePlace(kind="serpent way", at=0, x=x, y=y)


def _spots(deal: Squares, middle: Point) -> Iterator[SpotPlace]:
    own = deal.seats_of(deal.viewer)[:1] if deal.viewer is not None and deal.viewer >= 0 else ()
    shown = _figure(deal, own[0] if own else 0)
    for cell in cells.ALL:
        yield SpotPlace(name=cells.named(cell), x=middle[0], y=middle[1], width=shown.card, off=shown.at(cell),
                        out=not shown.seen(cell))
