"""Where things lie at Napoleon, for two to six round an oval table: everybody keeps before him what he has played."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from cardtable.cards import Cards
from cardtable.families.tricks.layout import Chair, hands, laid_open, plates
from cardtable.games.napoleon.rules import Napoleon
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import DevicePlace, Places, PlatePlace, Point, ZonePlace

CORNER = .11, .97                                # of the room, beside the oval: the own plate, where letters are large
ABOVE, BELOW = .113, .102                        # from a hand at the side to its plate and its disc, where letters
OUTWARDS = .02                                   # are large; and so far that lies out of the way of pack and bowl
NARROW = 72                                      # pixels: words of a pack that lies beside the own hand
NARROWER = 48                                    # and of what is dealt over, between that hand and the bowl
CARD = .032                                      # half a card's width, of the cloth


class Before(NamedTuple):
    """What lies before a player: where the row of his cards begins (anchor 0) or ends (1), and the caller's disc."""

    row: Point
    anchor: float
    disc: Point


OWN = Before((.417, .70), 0, (.387, .70))
LOW = (Chair((.146, .54), (.146, .63)), Before((.203, .535), 0, (.146, .712))), \
    (Chair((.854, .54), (.854, .63)), Before((.797, .535), 1, (.854, .712)))
LOWER = (Chair((.146, .62), (.146, .71)), Before((.203, .62), 0, (.146, .515))), \
    (Chair((.854, .62), (.854, .71)), Before((.797, .62), 1, (.854, .515)))
HIGH = (Chair((.227, .187), (.216, .277)), Before((.155, .387), 0, (.294, .185))), \
    (Chair((.773, .187), (.784, .277)), Before((.845, .387), 1, (.706, .185)))
HEAD = Chair((.405, .075), (.5, .174)), Before((.455, .075), 0, (.335, .075))
LOWER_CHAIRS = [chair for chair, _ in LOWER]
SEATED = {2: (HEAD,), 3: LOW, 4: (LOWER[0], HEAD, LOWER[1]), 5: (LOW[0], *HIGH, LOW[1]),
          6: (LOWER[0], HIGH[0], HEAD, HIGH[1], LOWER[1])}
"""By how many play, from the left of whoever looks round the table."""


FEW, MANY = 5, 6                 # tokens that may be large: below a slate in the middle of the table is less room


class Middle(NamedTuple):
    """What lies between them: the slate, on a small cloth elsewhere; the undealt pack and how wide it is, what is dealt
    over, the pool; and how wide the cards of the own hand are, and how much of the cloth all may take."""

    slate: Point
    small: Point
    pack: Point
    wide: float
    spare: Point
    pool: Point
    own: tuple[float, float]


UNDER_SLATE = Middle((.5, .268), (.5, .232), (.438, .505), 72, (.272, .704), (.5525, .509), (92, .62))
OVER_PACK = UNDER_SLATE._replace(pack=(.474, .505), spare=(.4, .505), pool=(.57, .509))
ROUND_SLATE = Middle((.5, .366), (.5, .388), (.21, .805), 56, (.696, .805), (.793, .808), (84, .46))
"""Where nobody sits at the head of the table, with something dealt over beside the pack, since above the own hand it
would lie where calls do; and where somebody does, with the pack at one side of that hand, its words towards it, since
below is the rim, and what is dealt over at the other."""


def table(deal: Deal) -> Places:
    """The table of so many."""
    seated = SEATED[deal.seats]
    chairs, before = [chair for chair, _ in seated], [OWN, *[place for _, place in seated]]
    middle = ROUND_SLATE if HEAD in seated else OVER_PACK if dealt_over(deal) else UNDER_SLATE
    own, *others = hands(chairs)
    zones = [replace(own, width=middle.own[0], most=middle.own[1]), *others]
    zones += (turned(before) if isinstance(deal, Cut) else [
        *[laid_open(zone) for zone in zones], *cards(middle), *rows(before)])
    devices = () if isinstance(deal, Cut) else instruments(middle, before, isinstance(deal, Napoleon) and deal.pooled)
    own_plate, *others_plates = plates(chairs)
    others_plates = [above_hand(plate, chair) for plate, chair in zip(others_plates, chairs, strict=True)]
    return Places(zones=tuple(zones), plates=(replace(own_plate, large=CORNER), *others_plates), devices=devices,
                  cloth="oval", nowhere=("discard",), ranking=Napoleon.order.plain, tokens=(.5, .73), beside=(.5, .71),
                  small_tokens=FEW if HEAD in seated else MANY)


def above_hand(plate: PlatePlace, chair: Chair) -> PlatePlace:
    """Where letters are large a plate below a hand at the side would have no room between pack or bowl and the rim: it
    lies above that hand."""
    return replace(plate, large=(chair.plate[0], chair.hand[1] - ABOVE)) if chair in LOWER_CHAIRS else plate


def turned(before: Sequence[Before]) -> list[ZonePlace]:
    """The pack from which is cut, and a card before each."""
    spread = tuple([(row[0] - .5 + (CARD if anchor == 0 else -CARD), row[1] - .5) for row, anchor, _ in before])
    return [ZonePlace(zone="stock", x=.5, y=.45, width=76),
            ZonePlace(zone="trick", x=.5, y=.5, shape="trick", width=64, spread=spread)]


def dealt_over(deal: Deal) -> bool:
    """Whether a card or a hand is dealt beside those that are held."""
    return isinstance(deal, Napoleon) and deal.variant in ("peep", "garnet")


def cards(middle: Middle) -> list[ZonePlace]:
    """The undealt pack, and what is dealt over.  Beside the own hand the pack has its words at its right; all are in
    short lines."""
    (pack_x, pack_y), (x, y) = middle.pack, middle.spare
    beside_hand = middle is ROUND_SLATE
    broken = NARROWER * beside_hand
    return [ZonePlace(zone="stock", x=pack_x, y=pack_y, width=middle.wide,
                      caption="right" if beside_hand else "below", caption_wide=NARROW * beside_hand),
            ZonePlace(zone="spare card", x=x, y=y, width=56, caption="below", caption_wide=broken),
            ZonePlace(zone="spare hand", x=x, y=y, shape="row", width=56, step=.08, caption="below",
                      caption_wide=broken)]


def rows(before: Sequence[Before]) -> list[ZonePlace]:
    """What each has played, the winning cards turned down."""
    return [ZonePlace(zone="played", at=at, x=x, y=y, shape="kept", width=64, step=.5, most=.165, anchor=anchor,
                      drop=not at, awaits=not at, down=turned_down) for at, ((x, y), anchor, _) in enumerate(before)]


def turned_down(deal: Deal) -> Cards:
    """The winning cards."""
    return deal.down if isinstance(deal, Napoleon) else ()


def instruments(middle: Middle, before: Sequence[Before], pooled: bool) -> tuple[DevicePlace, ...]:
    """Slate, trump token, a disc for whoever calls, and the bowl, where there is a pool."""
    (x, y), (pool_x, pool_y) = middle.pack, middle.pool
    bowl = [DevicePlace(kind="pool", x=pool_x, y=pool_y, pots=("pool",))] if pooled else []
    return (DevicePlace(kind="slate", x=middle.slate[0], y=middle.slate[1], small=middle.small),
            DevicePlace(kind="trump", x=x - .003, y=y - .005, caption=False), *bowl,
            *[DevicePlace(kind="disc", at=at, x=disc[0], y=disc[1], large=below_hand(place))
              for at, place in enumerate(before) for disc in [place.disc]])


def below_hand(place: Before) -> Point | None:
    """Where the disc of who sits so lies if his plate lies above his hand."""
    (x, _), low = place.disc, place.row[1] + BELOW
    return (x - OUTWARDS if x < .5 else x + OUTWARDS, low) if place in [before for _, before in LOWER] else None


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    return table(deal)
