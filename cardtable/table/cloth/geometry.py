"""From fractions of the cloth to logical pixels: where every card of a zone, plate, device and token lies."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from math import sqrt

from PySide6.QtCore import QPointF, QRectF

from cardtable.showing.places import DevicePlace, Places, PlatePlace, Point, PotPlace, Side, ZonePlace
from cardtable.table.cloth import on_cloth, piles
from cardtable.table.cloth.token_rows import LINE
from cardtable.table.items.moves import fan
from cardtable.table.items.stage import Place
from cardtable.table.paint import deck, plates, tokens
from cardtable.table.paint.look import LOW, Look, unit_of

SMALL, LARGE = .9, 1.3               # unit below which a cloth is small; scale of words which need other room
HALF = .5                            # of the width of one's own cards, at least: a dummy's, and those laid open
ABREAST = .5                         # of a low cloth's width that they take, where the own plate lies beside them
LARGER = 1.28                        # how much larger than all else one's own cards may be on a low cloth
GROWN, FULLY = .06, .5               # of cards, where words are larger by so much: book and header leave less cloth
FROM_PLATE, FROM_HAND = 14, 12       # least room between own hand and own plate, and between tokens and own hand
CHOSEN = 34                          # a card that is chosen stands proud, and a little of the cloth is seen above it
FROM_EDGE, ON_RIM = 6, 18            # of a plate: from the edge of the cloth, and how far over that of an oval one
HEAP = ((0.0, 0.0, -4.0), (10, 5, 7), (-5, 9, 5), (7, -6, -7), (-8, -3, 9), (3, 8, -2))
"""How cards lie that were thrown down: aside, below, turn."""
APART, RAISED = .12, 6               # how far a card kept stands apart from those before it, in widths, and higher
CLOSEST, LEGIBLE = .4, .5            # from card to card, in widths: beside the own plate; and shown, of large indices
ASIDE = .35                          # so far from the middle, in widths of the cloth, cards lie beside the own plate
BESIDE = 18                          # between cards and the words at their left or right
GROWING = 4                          # of a row that grows to the right so many cards bear the words above it
PACKET_STEP, PACKET_SHIFT = .46, 3   # between tricks won, in widths, and between the cards of one

Z_SPOT, Z_CAPTION, Z_DEVICE, Z_CARDS, Z_SIGN, Z_TRICK = 2., 5., 10., 20., 190., 200.
DOWN = .36                   # from card to card of a column, in widths
Z_PLATE, Z_HAND, Z_TOKEN, Z_SPEECH = 300., 400., 6000., 6500.

Furniture = DevicePlace | PlatePlace | PotPlace


class Ground:
    """The cloth of a table as large as it is now.  `look` has its unit; all results are logical pixels of the view.
    From the x `covered` on something lies over it, if that is given; `raised` tells what lies so many pixels higher
    than its place, `shifted` what has gone aside because it would lie on something."""

    def __init__(self, cloth: QRectF, look: Look, places: Places, covered: float | None = None) -> None:
        self.cloth, self.places, self.covered = cloth, places, covered
        self.raised: Mapping[Furniture, float] = {}
        self.shifted: Mapping[Furniture, QPointF] = {}
        self.bared: dict[Furniture, tuple[str, str]] = {}    # what has, from a hand held up; what it said, and says
        self.drawn_in: dict[str, QPointF] = {}           # by zone, how far nobody's cards lie aside from under a page
        self.unit = unit_of(cloth.size())
        self.look = replace(look, unit=self.unit)
        self._own = next((p for p in places.zones if p.near_hand), None)

    def of(self, places: Places) -> Ground:
        """The same cloth for another layout."""
        made = Ground(self.cloth, self.look, places, self.covered)
        made.raised, made.shifted, made.bared, made.drawn_in = self.raised, self.shifted, self.bared, self.drawn_in
        return made

    def at(self, x: float, y: float) -> QPointF:
        """The point at these fractions of the cloth."""
        return QPointF(self.cloth.x() + x * self.cloth.width(), self.cloth.y() + y * self.cloth.height())

    # --- cards

    def width(self, place: ZonePlace, count: int) -> float:
        """How wide the cards of a zone are that holds so many."""
        most, crowded = place.crowded
        grown = 1 + GROWN * min(1, (self.look.text - 1) / FULLY)
        unit = min(LOW, LARGER * self.unit) if self.look.low and place.with_hand else self.unit
        wide = (crowded if count > most else place.width) * unit * grown
        own = self.own_hand() if place.role == "dummy" and place.at or place.opened else None
        return self.look.snapped(wide if own is None else max(wide, HALF * self.width(own, count)))

    def centre(self, place: ZonePlace, count: int) -> QPointF:
        """The middle of a zone; one's own cards over the plate are never nearer it than a little."""
        point = self.at(place.x, place.y) + QPointF((place.beyond or 0) * self.width(place, count), 0)
        if place.at is None and place.zone in self.drawn_in:
            return point + self.drawn_in[place.zone]
        if place.at == 0 and place.shape in ("fan", "row") and abs(place.x - .5) < ASIDE:
            half = deck.height(self.width(place, count)) / 2
            point.setY(min(point.y(), self.own_plate_top() - FROM_PLATE * self.unit - half))
        return point

    def zone(self, place: ZonePlace, count: int, seats: Sequence[int] = (), z: float = Z_CARDS) -> list[Place]:
        """Where so many cards lie; `seats` are the places at the table of those who played them, where it matters."""
        if place.near_hand and self._abreast():
            place = replace(place, most=min(place.most, ABREAST))
        width = self.width(place, count)
        centre = self.centre(place, count)
        if place.near_hand and self.covered is not None:
            x, wide = self._clear(place, count, width, centre.x())
            centre.setX(x)
            place = replace(place, most=wide / self.cloth.width())
        if place.shape == "fan":
            held = fan(count, centre, width, place.most * self.cloth.width(), z, -1 if place.turn == 180 else 1,
                       0 if place.turn == 180 else place.turn, place.step)
            if place.held and place.at:
                return on_cloth.held_up(held, self.free.adjusted(FROM_EDGE, CHOSEN * self.unit, -FROM_EDGE, 0))
            return on_cloth.near(held, self.cloth) if place.near_hand else held
        if place.shape == "pile":
            return piles.layers(place, centre, width, count, z, self.unit)
        if place.shape in ("row", "sequence"):
            least = LEGIBLE * (place.role == "shown" and self.look.deck.large_indices)
            step = min(max(place.step, least) * width, (place.most * self.cloth.width() - width) / max(1, count - 1))
            first = centre.x() + width / 2 - place.anchor * ((count - 1) * step + width)
            row = [Place(first + n * step, centre.y(), place.turn, width, z + n) for n in range(count)]
            return row if not place.spread or not seats else [self._towards(at, place, spot)
                                                 for at, spot in zip(seats, row, strict=True)]
        if place.shape == "trick":
            return [self._played(place, at, width, z + n) for n, at in enumerate(seats)]
        if place.shape == "packets":
            return [self._packet(place, centre, width, n, count, z) for n in range(count)]
        return [self._thrown(centre, width, n, z) for n in range(count)]

    @property
    def free(self) -> QRectF:
        """The cloth over which nothing lies."""
        found = QRectF(self.cloth)
        found.setRight(found.right() if self.covered is None else min(found.right(), self.covered - FROM_EDGE))
        return found

    def _clear(self, place: ZonePlace, count: int, width: float, x: float) -> tuple[float, float]:
        """Middle and width of the own hand, moved to the left as far as it must be for all of it to be seen.  Where its
        own plate lies beside it, its cards lie closer, and then it moves to the right, as far as may be."""
        gaps = max(1, count - 1)
        wide = width + min(place.step * width, (place.most * self.cloth.width() - width) / gaps) * (count - 1)
        room = self.free.adjusted(FROM_EDGE, 0, -FROM_EDGE * 2, 0)
        x = max(min(x, room.right() - wide / 2), room.left() + wide / 2)
        plate = next((p for p in self.places.plates if p.at == 0 and self.beside(p)), None)
        if plate is None or self.plate(plate).x() > x:
            return x, wide
        left = self._edge_of_plate() + FROM_EDGE
        right = x + wide / 2
        wide = min(wide, max(right - left, width * (1 + CLOSEST * gaps)))
        return min(max(right - wide / 2, left + wide / 2), room.right() - wide / 2), wide

    def _edge_of_plate(self) -> float:
        """How far from the left edge of the cloth one's own plate reaches beside a hand that has moved towards it."""
        return self.cloth.left() + FROM_EDGE + plates.LEAST_WIDTH * self.look.furniture

    def kept(self, place: ZonePlace, count: int, apart: bool) -> list[Place]:
        """Where so many cards lie before who played them; the last is of the trick on the table, if it lies `apart`."""
        width, centre = self.width(place, count), self.centre(place, count)
        behind = max(0, count - 1 - apart)       # steps between the cards of the tricks that are done
        away = (1 + APART) * width if apart and count > 1 else 0
        step = min(place.step * width, (place.most * self.cloth.width() - width - away) / max(1, behind))
        left = centre.x() - place.anchor * (behind * step + away + width) + width / 2
        row = [Place(left + n * step, centre.y(), 0, width, Z_CARDS + n) for n in range(count)]
        if apart and row:
            row[-1] = row[-1]._replace(x=left + behind * step + away, y=centre.y() - RAISED * self.unit)
        return row

    def columns(self, place: ZonePlace, suits: Sequence[int], lain: Sequence[int]) -> list[Place]:
        """Where cards of these suits lie that are sorted: a column for each, its first card level with the zone.  A
        suit that has `lain` there has its column even when it has run out, so that no other moves."""
        width, centre = self.width(place, len(suits)), self.centre(place, len(suits))
        columns = list(dict.fromkeys((*lain, *suits)))
        runs = [len(list(run)) for _, run in groupby(suits)]
        room = place.most * self.cloth.height() - deck.height(width)
        down = min(DOWN * width, room / max(1, max(runs, default=1) - 1))
        left = centre.x() - (len(columns) - 1) / 2 * place.step * width
        return [Place(left + columns.index(suit) * place.step * width, centre.y() + n * down, 0, width, Z_CARDS + n)
                for suit, run in groupby(suits) for n, _ in enumerate(run)]

    def _played(self, place: ZonePlace, at: int, width: float, z: float) -> Place:
        aside, below = place.spread[at % len(place.spread)]
        point = self.at(place.x + aside, place.y + below)
        return Place(point.x(), point.y(), place.turn, width, z)

    def _towards(self, at: int, place: ZonePlace, spot: Place) -> Place:
        """A card of a row, nearer to who has played it."""
        aside, below = place.spread[at % len(place.spread)]
        return spot._replace(x=spot.x + aside * self.cloth.width(), y=spot.y + below * self.cloth.height())

    def _packet(self, place: ZonePlace, centre: QPointF, width: float, n: int, count: int, z: float) -> Place:
        packets = -(-count // place.together)
        packet, within = divmod(n, place.together)
        x = centre.x() + (packet - (packets - 1) / 2) * PACKET_STEP * width + within * PACKET_SHIFT * self.unit
        y = centre.y() - within * PACKET_SHIFT * self.unit
        return Place(x, y, 0, width, z + n)

    def _thrown(self, centre: QPointF, width: float, n: int, z: float) -> Place:
        aside, below, turn = HEAP[n % len(HEAP)]
        return Place(centre.x() + aside * self.unit, centre.y() + below * self.unit, turn, width, z + n)

    # --- other things

    def own_plate_top(self) -> float:
        """The upper edge of the plate of whoever looks, which grows with the words on it."""
        own = next((p for p in self.places.plates if p.at == 0), None)
        if own is None or self.level(own):
            return self.cloth.bottom()
        return self.plate(own).y() - plates.height(self.look) / 2

    def plate(self, place: PlatePlace) -> QPointF:
        """The middle of a plate."""
        spot = self._aside(place)
        middle = self.plate_at(*(spot or (place.x, place.y)))
        return middle + self._moved(place)

    def _abreast(self) -> bool:
        """Whether the own plate lies beside the own hand because the cloth is low."""
        return self.look.low and any(p.at == 0 and self._aside(p) is not None for p in self.places.plates)

    def level(self, place: PlatePlace) -> bool:
        """Whether this is the own plate, and where it lies instead is beside the own hand, not below it."""
        hand, spot = self.own_hand(), self._aside(place)
        return not place.at and spot is not None and (hand is None or abs(spot[0] - hand.x) >= ASIDE / 2)

    def beside(self, place: PlatePlace) -> bool:
        """Whether this is the own plate and lies beside the own hand, which must be kept clear of it."""
        return self.own_hand() is not None and self.places.cloth != "oval" and self.level(place)

    def beside_hand(self, place: PlatePlace, wide: float) -> float | None:
        """The middle, at most or at least, of one's own plate, so wide, beside one's own hand; None where it does not
        lie there."""
        hand = self.own_hand()
        if hand is None or place in self.shifted or not self.beside(place):
            return None
        middle, most = self.at(hand.x, hand.y).x(), min(hand.most, ABREAST) if self.look.low else hand.most
        away = most * self.cloth.width() / 2 + FROM_EDGE + wide / 2
        if self.covered is not None and self.plate(place).x() < middle:
            return min(middle - away, self._edge_of_plate() - wide / 2)
        return middle - away if self.plate(place).x() < middle else middle + away

    def _aside(self, place: PlatePlace) -> Point | None:
        """Where a plate lies instead, if it does: where letters are large; and one's own where the cloth is low, which
        makes room for one's own cards, if there are any."""
        low, hand = self.look.low and place.at == 0, self.own_hand()
        return place.low if low and hand is None and place.low else (
            place.large if low and hand is not None or self.look.text > LARGE else None)

    def device(self, place: DevicePlace) -> QPointF:
        """The middle of an instrument."""
        look = self.look
        at = look.text > LARGE and place.large or look.low and place.low or self.unit < SMALL and place.small
        return self.at(*(at or (place.x, place.y))) + QPointF(*place.off) * self.unit + self._moved(place)

    def folded(self, place: DevicePlace) -> QPointF | None:
        """The same where it lies folded, if that is elsewhere."""
        return None if place.folded is None else self.at(*place.folded) + self._moved(place)

    def _moved(self, place: Furniture) -> QPointF:
        return self.shifted.get(place, QPointF()) - QPointF(0, self.raised.get(place, 0))

    def speech(self, place: PlatePlace) -> Side:
        """On which side of a plate its owner speaks."""
        return self._aside(place) is not None and place.large_speech or place.speech

    def plate_at(self, x: float, y: float) -> QPointF:
        """The middle of a plate, which stays on the cloth, or comes to lie on the rim of an oval one."""
        point, half = self.at(x, y), plates.height(self.look) / 2
        low = self.cloth.bottom() - half + (ON_RIM * self.unit if self.places.cloth == "oval" else -FROM_EDGE)
        point.setY(min(max(point.y(), self.cloth.top() + half + FROM_EDGE), low))
        return point

    def reach(self, y: float, high: float) -> tuple[float, float]:
        """Between which x the cloth lies under a thing so high about y: an oval one narrows towards its ends."""
        if self.places.cloth != "oval":
            return self.cloth.left(), self.cloth.right()
        away = min(1.0, (abs(y - self.cloth.center().y()) + high / 2) / (self.cloth.height() / 2))
        half = self.cloth.width() / 2 * sqrt(1 - away * away)
        return self.cloth.center().x() - half, self.cloth.center().x() + half

    def own_hand(self) -> ZonePlace | None:
        """Where the hand at the lower edge lies."""
        return self._own

    def own_middle(self) -> QPointF:
        """The middle of the place of the own hand."""
        own = self.own_hand()
        return self.centre(own, 5) if own is not None else self.at(*self.places.tokens)

    def tokens_at(self, lifted: float = 0, high: float | None = None) -> QPointF:
        """The middle of the row of tokens, `high` if not of the usual height, above a hand whose cards rise so far (at
        unit 1)."""
        high = tokens.height(self.look) if high is None else high
        point = self.at(*self.places.tokens)
        point.setY(min(point.y(), self.own_hand_top() - (FROM_HAND + lifted) * self.unit - high / 2))
        return point

    def above_rows(self, rows: int) -> float:
        """The upper edge of so many rows of small tokens close above the own hand."""
        return self.own_hand_top() - FROM_EDGE - rows * tokens.height(self.look, small=True) - (rows - 1) * LINE

    def own_hand_top(self) -> float:
        """The upper edge of the own hand where it lies; where there is none the lower edge of the cloth."""
        own = self.own_hand()
        return self.cloth.bottom() if own is None else (
            self.centre(own, 5).y() - deck.height(self.width(own, 5)) / 2)

    def held(self, taken: Callable[[float, float], bool]) -> Callable[[float, float], bool]:
        """Whether a point is taken so, or lies on as many cards as the hand at the lower edge may have."""
        own = self.own_hand()
        if own is None:
            return taken
        top, foot, middle = self.own_hand_top(), self.feet(own, 5), self.own_middle().x()
        half = min(own.most, ABREAST) * self.cloth.width() / 2
        return lambda x, y: taken(x, y) or top < y < foot and abs(x - middle) < half

    def feet(self, place: ZonePlace, count: int) -> float:
        """The lower edge of the cards of a zone that lie level."""
        return self.centre(place, count).y() + deck.height(self.width(place, count)) / 2

    def tokens_below(self, feet: float) -> QPointF:
        """The middle of the row of tokens between cards that reach so low and the own plate."""
        feet += piles.LAYERS * piles.LAYER * self.unit
        return QPointF(self.cloth.center().x(), (feet + self.own_plate_top()) / 2)

    def tokens_beside(self) -> list[QPointF]:
        """Where tokens lie that would cover something above the hand."""
        return [] if self.places.beside is None else [self.at(*self.places.beside)]

    def caption(self, place: ZonePlace, count: int, wide: float) -> QPointF:
        """The middle of words so wide beside a zone."""
        width, centre = self.width(place, count), self.centre(place, count)
        half = deck.height(width) / 2 + piles.beyond(place) * self.unit + self.look.metrics("caption").height() / 2
        if place.caption in ("left", "right"):
            middles = [card.x for card in self.zone(place, count)] or [centre.x()]
            aside = width / 2 + BESIDE * self.unit + wide / 2
            past = max(middles) + place.caption_past * width + aside
            centre.setX(min(middles) - aside if place.caption == "left" else past)
            return centre
        if place.shape == "row" and count:
            row = self.zone(replace(place, spread=()), count)
            row = row[:GROWING] if place.anchor == 0 and place.caption == "above" else row
            centre.setX((row[0].x + row[-1].x) / 2)
        return centre + QPointF(0, -half if place.caption == "above" else half)

    def about(self, place: ZonePlace) -> QRectF:
        """Where a card let go is meant for a zone."""
        width, middle = self.width(place, 2), self.at(place.x, place.y)
        size = QPointF(1.4 * width, .95 * deck.height(width))
        return QRectF(middle - size, middle + size)

    def drop_area(self) -> QRectF:
        """Where a card let go is played: about the places marked so, and down to just above the own hand."""
        area = QRectF()
        for place in [place for place in self.places.zones if place.drop]:
            area = area.united(self.about(place))
        own = self.own_hand()
        if own is not None and not area.isEmpty():
            area.setBottom(max(area.bottom(), self.centre(own, 5).y() - .8 * deck.height(self.width(own, 5))))
        return area
