"""With larger letters plates and instruments need more room than a layout has planned: what would lie on something
parts from it.  So does, with any letters, a plate over which a hand is held up, a sign that would cover what is
read or lie under a plate, and a cry that would lie under the book.

Cards stay where they are, and instruments that are needed to play.  One's own plate, those of others, coins and
other instruments, in this order, go each to the nearest place where they cover nothing, no counter that is staked
either, and instruments no place that a move names and no tokens.  An instrument for which there is none is out of
sight, and beside the book so is another's plate: the book tells the same.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF

from cardtable.devices.base import Device
from cardtable.devices.crier.crier import Crier
from cardtable.devices.signs.told import Sign
from cardtable.showing.places import PlatePlace
from cardtable.table.cloth import plate_words
from cardtable.table.cloth.button_and_pots import PotItem
from cardtable.table.cloth.card_items import Lying
from cardtable.table.cloth.cards_lying import Cards, cards_on, held_up, own_hand
from cardtable.table.cloth.free_places import APART, INSET, free_places
from cardtable.table.cloth.geometry import FROM_EDGE, Furniture, Ground
from cardtable.table.cloth.instruments import Instrument, Instruments
from cardtable.table.cloth.name_plates import EDGE, FEW, NamePlates
from cardtable.table.cloth.payments import Payments
from cardtable.table.cloth.spots import SpotItems
from cardtable.table.items import Stage, TokenItem
from cardtable.table.items.card import LIFTS
from cardtable.table.items.stage import Thing
from cardtable.table.paint.look import CROWDED, LARGE

NEAR = .3                    # so far a plate may go from its place, in widths of the cloth: it tells whose a hand is
SMALL = 160                  # pixels at unit 1: instruments no wider may lie anywhere
HALF = .5                    # of a hand face down that a plate may cover
AT_HAND, CLOSE = .07, .15    # and so far from a hand that is held up
CLEAR = 2 * INSET            # of which not an edge is touched


class Crowded(Protocol):
    """What lies on a cloth; where `gives_room` says that all of it is to be seen, nothing is put out of sight."""

    stage: Stage
    gives_room: bool
    ground: Ground | None
    lying: Lying
    plates: NamePlates
    payments: Payments
    spots: SpotItems
    instruments: Instruments
    tokens: list[TokenItem]


class Movable(NamedTuple):
    """What may go aside, and how far at most."""

    place: Furniture
    thing: Thing
    where: QRectF
    most: float

    @property
    def away(self) -> bool:
        """Whether it is the plate of another than who looks."""
        return isinstance(self.place, PlatePlace) and bool(self.place.at)

    def shy_of(self, lying: Cards) -> list[QRectF]:
        """The backs on which it may not lie: a plate may on a hand's of which nothing is told, one's own on all, a
        sign on a pack."""
        if self.away:
            return lying.packs + lying.told
        if isinstance(self.thing, PotItem):
            return lying.backs + lying.packs
        if isinstance(self.thing, Device):
            return lying.backs if self.thing.OVER_CARDS else lying.backs + lying.packs
        return []


def part(scene: Crowded, with_tokens: bool = True) -> None:
    """Each to a place where it covers nothing, no tokens either if it says so; what has gone aside stays there as long
    as it can, until the table is laid anew, or a page comes or goes.  With letters about as usual only signs part, from
    what is read, cries, from the book, and plates, from cards held up at the far edge, and come back."""
    ground = scene.ground
    if ground is None or ground.raised:
        return
    if ground.bared:                             # plates come back from where a hand held up had sent them
        bared, ground.bared = ground.bared, {}
        for place, plate in scene.plates.placed():
            plate_words.say_again(plate, *bared.get(place, ("", "")))
        shift(scene, ground, {place: by for place, by in ground.shifted.items() if place not in bared})
    if _close(ground):
        _part(scene, ground, _tokens(scene) if with_tokens else [])
    else:
        forget(scene)
        _hide(scene, ())
        _lay_signs(scene, ground)
        _lay_cries(scene, ground)
    _lay_bare(scene, ground)


def _close(ground: Ground) -> bool:
    """Whether all things part: letters are large, or larger than usual on what a page leaves of the cloth."""
    return ground.look.text > (CROWDED if ground.covered is None else 1)


def _lay_signs(scene: Crowded, ground: Ground) -> None:
    """A sign that would lie under a plate, as where a narrow cloth has a plate with many words, or on another
    instrument, its words, or a card that is read, goes aside with its own words; so does what is small, and would lie
    half under the book."""
    plates = [plate.sceneBoundingRect() for plate in scene.plates if plate.isVisible()]
    lying = cards_on(scene.lying, ground)
    for one in scene.instruments.all:
        small = one.device.sceneBoundingRect().width() <= SMALL * ground.unit and not one.device.STAYS
        if not (one.device.isVisible() and (isinstance(one.device, Sign) or small)):
            continue
        taken = [*plates, *lying.faces, *[rect for other in scene.instruments.all if other is not one
                                          for rect in with_words(other)]]
        rect = reduce(or_, with_words(one))
        cut = one.device.sceneBoundingRect().left() < ground.free.right() < rect.right()     # by the edge of the book
        if not cut and (not isinstance(one.device, Sign) or _free(one.device.sceneBoundingRect(), taken)):
            continue
        taken += [coins.sceneBoundingRect() for coins in scene.payments.lying()]
        taken += _risen(scene.lying, ground)
        found = nearest(rect, [*taken, *lying.backs, *lying.packs], ground, NEAR * ground.cloth.width())
        if found is not None:
            shift(scene, ground, {**ground.shifted, one.place: found.topLeft() - rect.topLeft()})


def _risen(lying: Lying, ground: Ground) -> list[QRectF]:
    """Where the cards of one's own hand are seen that have risen, as below a pointer."""
    own = [item.home_rect for item in lying.in_hand()]
    return [rect.adjusted(0, -LIFTS["hover"] * ground.unit, 0, 0) for rect in own]


def with_words(one: Instrument) -> list[QRectF]:
    """An instrument that is seen, and what is told below it."""
    below = one.device.words_below
    return [thing.sceneBoundingRect() for thing in (one.device, below)[:1 + (one.place.caption and bool(below.text))]
            if one.device.isVisible() and one.device.opacity()]


def _lay_cries(scene: Crowded, ground: Ground) -> None:
    """What a croupier cries, and would lie under the book, goes where it covers nothing, or where there is no such
    place out of sight: the book tells the same.  The cry before is told where it lies on no instrument."""
    for one in scene.instruments.all:
        if not isinstance(one.device, Crier) or not one.device.cry.said:
            continue
        others = [other.sceneBoundingRect() for other in scene.instruments if other is not one.device]
        one.device.stand_alone(False)
        one.device.stand_alone(one.device.before is not None and not _free(one.device.before, others))
        rect = one.device.lies
        if rect.right() <= ground.free.right():
            continue
        lying = cards_on(scene.lying, ground)
        things: list[Thing] = [*scene.plates, *scene.payments.lying(), *scene.spots.stakes.items.values(),
                               *scene.tokens]
        taken = [*others, *[thing.sceneBoundingRect() for thing in things if thing.isVisible() and thing.opacity()],
                 *[band for spot in scene.spots for band in spot.bands]]
        found = nearest(rect, [*taken, *lying.faces, *lying.backs, *lying.packs], ground, ground.cloth.width())
        one.device.setOpacity(found is not None)
        if found is not None:
            shift(scene, ground, {**ground.shifted, one.place: found.topLeft() - rect.topLeft()})


def _part(scene: Crowded, ground: Ground, tokens: Sequence[QRectF]) -> None:
    lying = cards_on(scene.lying, ground)
    printed = [band for spot in scene.spots for band in spot.bands]
    staked = [counter.sceneBoundingRect() for counter in scene.spots.stakes.items.values()]
    staying = [band for device in scene.instruments for band in device.bands if device.isVisible() and (
        device.STAYS or device.UNDER_CARDS and device.written is None)]
    staying += [rect for device in scene.instruments if device.isVisible() and (rect := device.written) is not None]
    taken, shifted, hidden = [*lying.faces, *staying], dict[Furniture, QPointF](), list[Thing]()
    raised = own_hand(scene.lying, LIFTS["hover"] * ground.unit)     # on another's plate no card may rise
    for one in _movable(scene, ground):
        told = isinstance(one.thing, Device) or ground.covered is not None and one.away
        others = [*taken, *one.shy_of(lying), *(printed if isinstance(one.thing, Device) else staked),
                  *(tokens if told else ()), *(raised if one.away else ())]
        before = ground.shifted.get(one.place, QPointF())
        start = one.where.translated(-before)
        if _free(one.where, others) and _within(one.where, ground):
            found: QRectF | None = one.where
        else:
            found = _nearest(one, start, others, ground)
        if one.away and found is not None and any(_hides(found, hand) for hand in lying.backs):
            found = _nearest(one, start, [*others, *lying.backs], ground) or found
        if found is None and told and not scene.gives_room:
            hidden.append(one.thing)
            continue
        found = found or one.where
        taken.append(found)
        moved = found.topLeft() - one.where.topLeft() + before
        if not moved.isNull():
            shifted[one.place] = moved
    if hidden and not scene.plates.smaller and len(scene.plates.all) > FEW:
        scene.plates.smaller = True              # rather smaller plates than no instrument
        scene.plates.put(ground)
        _part(scene, ground, tokens)
        return
    if shifted != ground.shifted:
        shift(scene, ground, shifted)
    _hide(scene, hidden)


def _nearest(one: Movable, start: QRectF, others: Sequence[QRectF], ground: Ground) -> QRectF | None:
    """The nearest place for it; for another's plate one wholly on the cloth, if there is any."""
    return (nearest(start, others, ground, one.most, on_cloth) if one.away else None) or nearest(
        start, others, ground, one.most)


def _hides(plate: QRectF, hand: QRectF) -> bool:
    """Whether it lies over more than half of a hand, as if nobody held any: a foot of it may lie there."""
    both = plate & hand
    return both.width() * both.height() > HALF * hand.width() * hand.height()


def part_from_tokens(scene: Crowded) -> None:
    """Large letters may leave tokens no room but on an instrument that is not needed to play, or beside the book on
    another's plate: it makes way for them."""
    ground = scene.ground
    if ground is None or ground.raised or not _close(ground):
        return
    under = [one.where for one in _movable(scene, ground) if one.thing.opacity() and (
        isinstance(one.thing, Device) or ground.covered is not None and one.away)]
    if not all(_free(where, _tokens(scene)) for where in under):
        _part(scene, ground, _tokens(scene))


def _tokens(scene: Crowded) -> list[QRectF]:
    return [token.sceneBoundingRect() for token in scene.tokens]


def _hide(scene: Crowded, hidden: Sequence[Thing]) -> None:
    """These are out of sight, and all other instruments and plates are seen."""
    for thing in (*scene.instruments, *scene.plates):
        thing.setOpacity(thing not in hidden)


def hidden(scene: Crowded) -> list[Thing]:
    """The instruments and plates that are out of sight for want of room."""
    return [thing for thing in (*scene.instruments, *scene.plates) if not thing.opacity()]


def _lay_bare(scene: Crowded, ground: Ground) -> None:
    """Plates at the far edge that would lie over cards held up there go below or beside them, where they cover nothing,
    or where there is no such place out of sight."""
    held = held_up(scene.lying)
    cards = cards_on(scene.lying, ground)
    things: list[Thing] = [*scene.plates, *scene.instruments, *scene.payments.lying()]
    taken = [*held, *cards.faces, *cards.backs, *cards.packs,
             *[thing.sceneBoundingRect() for thing in things if thing.isVisible() and thing.opacity()]]
    for place, plate in scene.plates.placed():
        if plate is scene.plates.croupier:
            continue                             # no hand is held up before him
        rect = plate.sceneBoundingRect()
        before = ground.shifted.get(place, QPointF())
        if not _over(place, rect.translated(-before), held):
            plate.setVisible(True)
            continue
        said, others, found, fewer = plate.note, [other for other in taken if other != rect], None, True
        plate_words.leave_out_call(plate)        # with it and without it lies in one place
        while found is None and fewer:           # rather fewer words than no plate
            plate.put(plate.home)
            rect = plate.sceneBoundingRect()
            found = _about_hand(rect, reduce(or_, held), others, ground)
            fewer = found is None and plate_words.shorten(plate)
        ground.bared[place] = said, plate.note
        if found is not None:
            shift(scene, ground, {**ground.shifted, place: before + found.topLeft() - rect.topLeft()})
        plate.setVisible(found is not None)


def _over(place: Furniture, rect: QRectF, held: Sequence[QRectF]) -> bool:
    """Whether a plate at the far edge lies there on cards held up."""
    return bool(place.at) and any(rect.intersects(card) for card in held)


def forget(scene: Crowded) -> None:
    """Everything lies in its place again."""
    if scene.ground is not None and scene.ground.shifted:
        shift(scene, scene.ground, {})


def _about_hand(rect: QRectF, hand: QRectF, taken: Sequence[QRectF], ground: Ground) -> QRectF | None:
    """The place for a plate at its hand's foot, or right or left of it, as near as may be."""
    wide, high, middle = rect.width(), rect.height(), hand.center()
    starts = [QPointF(middle.x() - wide / 2, hand.bottom() + APART),
              QPointF(hand.right() + APART, middle.y() - high / 2),
              QPointF(hand.left() - wide - APART, middle.y() - high / 2)]
    clear = [other.adjusted(-CLEAR, -CLEAR, CLEAR, CLEAR) for other in taken]

    def his(place: QRectF, on: Ground) -> bool:          # not at the other's end of the table
        return place.bottom() < on.cloth.center().y() and on_cloth(place, on)

    for most in (AT_HAND, CLOSE, NEAR):                  # the same each time, rather than the nearest of all
        for start in starts:
            found = nearest(QRectF(start, rect.size()), clear, ground, most * ground.cloth.width(), his)
            if found is not None:
                return found
    return None


def shift(scene: Crowded, ground: Ground, shifted: Mapping[Furniture, QPointF]) -> None:
    """So far things have gone aside, and no others."""
    ground.shifted = shifted
    scene.plates.put(ground)
    scene.payments.put(ground)
    scene.instruments.put(ground, [plate.sceneBoundingRect() for plate in scene.plates if plate.isVisible()])


def _movable(scene: Crowded, ground: Ground) -> Iterator[Movable]:
    """The most important first: it stays where it is, and what comes after must part from it."""
    held = held_up(scene.lying)
    plates = [(place, plate) for place, plate in scene.plates.placed() if plate.isVisible() and not _over(
        place, plate.sceneBoundingRect().translated(-ground.shifted.get(place, QPointF())), held)]
    for place, plate in sorted(plates, key=lambda one: bool(one[0].at)):
        above = ground.own_hand() is not None and not ground.level(place)       # one's own hand, wherever it goes
        stays = not place.at and (above or ground.look.text <= LARGE)
        yield Movable(place, plate, plate.sceneBoundingRect(), 0 if stays else NEAR * ground.cloth.width())
    for pot, coins in scene.payments.placed():
        yield Movable(pot, coins, coins.sceneBoundingRect(), NEAR * ground.cloth.width())
    for one in scene.instruments.all:
        if one.device.isVisible() and not (one.device.covers or one.device.UNDER_CARDS or one.device.STAYS):
            yield Movable(one.place, one.device, one.device.lies, ground.cloth.width())


def _within(rect: QRectF, ground: Ground) -> bool:
    return ground.free.adjusted(-1, -1, 1, 1).contains(rect)


def on_cloth(rect: QRectF, ground: Ground) -> bool:
    """Whether a plate lies there as it is: where it would hang over an oval's rim it is drawn inwards."""
    left, right = ground.reach(rect.center().y(), rect.height())
    return _within(rect, ground) and left + EDGE <= rect.left() and rect.right() <= right - EDGE


def nearest(rect: QRectF, taken: Sequence[QRectF], ground: Ground, most: float,
            within: Callable[[QRectF, Ground], bool] = _within) -> QRectF | None:
    """The place nearest to `rect`, and no further than `most`, where it would meet nothing that is taken."""
    room = ground.free.adjusted(FROM_EDGE, FROM_EDGE, -FROM_EDGE, -FROM_EDGE)
    return next(free_places(rect, taken, room, most, lambda place: within(place, ground)), None)


def _free(rect: QRectF, taken: Sequence[QRectF]) -> bool:
    inner = rect.adjusted(INSET, INSET, -INSET, -INSET)
    return not any(inner.intersects(other.adjusted(INSET, INSET, -INSET, -INSET)) for other in taken)
