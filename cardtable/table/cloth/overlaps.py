"""What covers what on the cloth: where tokens had better not lie, and which words would be half covered."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, reduce
from itertools import chain, pairwise
from math import ceil
from operator import or_
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from cardtable.cards import BACK
from cardtable.showing.places import Side
from cardtable.table.cloth.brackets import Brackets
from cardtable.table.cloth.button_and_pots import DealerButton, PotItem
from cardtable.table.cloth.card_items import Lying
from cardtable.table.cloth.cards_lying import cards_on, held_up
from cardtable.table.cloth.due_places import DuePlaces
from cardtable.table.cloth.geometry import LARGE, Ground
from cardtable.table.cloth.instruments import Instrument, Instruments
from cardtable.table.cloth.name_plates import NamePlates
from cardtable.table.cloth.named_rows import NamedRows
from cardtable.table.cloth.payments import Payments, hang
from cardtable.table.cloth.proofs import Proofs
from cardtable.table.cloth.reciting import Reciting
from cardtable.table.cloth.spots import SpotItems
from cardtable.table.items import CaptionItem, SpeechItem, Stage, TokenItem
from cardtable.table.items.stage import Thing
from cardtable.table.paint.remedies import MARGIN

TOUCHING = 8                     # pixels of a plate's upper and lower edge that the room of words may reach into
AT_END = 2                       # and of its ends, where letters begin at once
ASIDE: tuple[tuple[Side | None, float], ...] = (
    (None, -.1), (None, .1), (None, -.15), (None, .15), (None, -.3), (None, .3), ("above", 0),
    ("above", -.3), ("above", .3), ("right", 0), ("left", 0), ("below", 0), ("below", -.3), ("below", .3), (None, -.5),
    (None, .5))
"""Where words may lie instead: on which side of their cards, None for the usual one, and how many widths aside."""
TIP = 3                          # pixels of the dealer's button that may touch something
ROUND = 5                        # pixels about the letters of a caption, in which a line may lie
OFF_RAIL = 4                     # pixels between words and the edge of the cloth
PIECE = 16                       # pixels of a dashed line, about which it is taken for a rectangle
APART = ("trick", "laid")        # cards that lie so lie each by itself
BANDS = 24                       # of an oval cloth, each taken to be as wide as at its narrower edge
OFTEN = 2                        # the rim counts so often: a token that hangs over it is seen at once
MANY = 5                         # tricks won, for which there had better be room beside their words
PLATES, SMALL = 6, 40            # as bad as so many other things covered; what is small is soon covered whole


class OnCloth(Protocol):
    """What lies on a cloth and may cover something else there."""

    stage: Stage
    lying: Lying
    captions: dict[int, CaptionItem]
    plates: NamePlates
    instruments: Instruments
    spots: SpotItems
    payments: Payments
    due: DuePlaces
    tokens: list[TokenItem]
    rows: NamedRows
    question: CaptionItem
    speeches: dict[int, SpeechItem]
    law: SpeechItem
    button: DealerButton
    brackets: Brackets
    reciting: Reciting
    proofs: Proofs

    def place_button(self) -> None: ...


def in_the_way(scene: OnCloth, give_way: bool = False) -> list[QRectF]:
    """What tokens should not cover: cards in the middle, captions, instruments, places, coins, an oval's rim; and the
    dealer's button and plates, which tell whose turn it is, so that each counts several times, and so does the rim.
    Where letters are large, or where they are to `give_way`, words do to tokens, but for those that say what is chosen
    from."""
    give_way = give_way or scene.stage.look.text > LARGE
    found = [words.sceneBoundingRect() for zone, words in scene.captions.items()
             if words.text and not (give_way and not scene.lying.zones[zone].named)]
    found += [plate.sceneBoundingRect() for plate in scene.plates if plate.isVisible()] * PLATES
    found += [part.sceneBoundingRect() for device in scene.instruments if device.isVisible() and device.opacity()
              for part in ((device, device.words_below) if device.words_below.text and not give_way else (device,))]
    found += [band for spot in scene.spots for band in spot.bands]
    found += [coins.sceneBoundingRect() for coins in (*scene.payments.lying(), *scene.spots.stakes.items.values())]
    found += [scene.button.sceneBoundingRect()] * SMALL if scene.button.isVisible() else []
    found += () if scene.lying.ground is None else beyond_rim(scene.lying.ground) * OFTEN
    for zone, held in scene.lying.items.items():
        place = scene.lying.place(zone)
        if place is not None and held and not place.own_hand:
            if place.shape == "columns":
                found.append(reduce(or_, [item.sceneBoundingRect() for item in held]))
                continue
            if place.shape in APART:
                found += [item.sceneBoundingRect() for item in held]
                continue
            first, last = held[0].sceneBoundingRect(), held[-1].sceneBoundingRect()
            found += [first | last] if place.shape in ("row", "sequence", "kept") else [first, last]
    return found


def fans(scene: OnCloth) -> list[QRectF]:
    """Where others hold their cards."""
    return [held[0].sceneBoundingRect() | held[-1].sceneBoundingRect() for zone, held in scene.lying.items.items()
            if held and (place := scene.lying.place(zone)) is not None and place.shape == "fan" and not place.own_hand]


@lru_cache(maxsize=1)
def beyond_rim(ground: Ground) -> tuple[QRectF, ...]:
    """What lies beyond the rim of an oval cloth, as rectangles at both ends of so many bands."""
    if ground.places.cloth != "oval":
        return ()
    cloth, found = ground.cloth, list[QRectF]()
    high = cloth.height() / BANDS
    for n in range(BANDS):
        top = cloth.top() + n * high
        left, right = ground.reach(top + high / 2, high)
        found += [QRectF(cloth.left(), top, left - cloth.left(), high), QRectF(right, top, cloth.right() - right, high)]
    return tuple(found)


def letters(words: QRectF) -> QRectF:
    """Where a caption that takes so much room has its letters."""
    return words.adjusted(0, ROUND, 0, -ROUND)


def dashed(ground: Ground) -> list[QRectF]:
    """Where dashed lines are printed, piece by piece, as words had better not lie across them."""
    printed, found = ground.places.printed, list[QRectF]()
    if printed is None:
        return found
    for line in printed.lines:
        points = [ground.at(*printed.at(*point)) for point in line.points]
        for one, other in pairwise(points if line.dashed else ()):
            pieces = max(1, ceil((other - one).manhattanLength() / PIECE))
            step = (other - one) / pieces
            found += [QRectF(one + step * n, one + step * (n + 1)).normalized().adjusted(-1, -1, 1, 1)
                      for n in range(pieces)]
    return found


def beside(scene: OnCloth, ground: Ground, now: bool = False) -> Callable[[QRectF], bool]:
    """Whether room beside a plate is taken: by instruments, cards, dashed lines or the hand at the lower edge, however
    long it may be, or as it is `now`; where letters are large, which leave little, by anything that lies there, or
    will, of a trick."""
    held, cards = scene.instruments.at if now else ground.held(scene.instruments.at), cards_on(
        scene.lying, ground)
    if scene.stage.look.text <= LARGE:
        lie = [*cards.faces, *cards.backs, *cards.packs, *dashed(ground), *[
            device.sceneBoundingRect() for device in scene.instruments if device.isVisible() and device.OVER_CARDS],
            *[bracket.sceneBoundingRect() for bracket in scene.brackets.items]]
        return lambda room: held(room.left(), room.center().y()) or held(room.right(), room.center().y()) or _meets(
            room.adjusted(TIP, TIP, -TIP, -TIP), lie)
    things: list[Thing] = [
        *scene.plates, *scene.instruments, *scene.payments.lying(), *scene.captions.values(), *scene.tokens,
        *scene.due.items.values(), *scene.spots.stakes.items.values(),
        *[one.device.words_below for one in scene.instruments.all if _told(one)]]
    lie = [thing.sceneBoundingRect() for thing in things if thing.isVisible() and thing.opacity()]
    lie += [band for spot in scene.spots for band in spot.bands]
    return lambda room: _meets(room, [*lie, *cards.faces, *cards.backs, *cards.packs])


def beside_plates(scene: OnCloth) -> list[QRectF]:
    """The cards and packs over which no plate should grow; from a hand that is held up it goes aside."""
    if scene.lying.ground is None:
        return []
    cards, held = cards_on(scene.lying, scene.lying.ground), held_up(scene.lying)
    return [*[face for face in cards.faces if not any(map(face.contains, held))], *cards.packs]


def _told(one: Instrument) -> bool:
    """Whether it has words below it."""
    return one.place.caption and bool(one.device.words_below.text)


def paint_anew(scene: QGraphicsScene) -> None:
    """All of it, where words and plates have come to lie elsewhere: of what moves while a scene is due to be painted
    its views are not told, and it would be seen where it had lain, too."""
    for view in scene.views():
        view.viewport().update()


def show_captions(scene: OnCloth) -> None:
    """Words that would be half covered, as they may be where letters are large or the table is low, lie on another side
    of their cards, where nothing lies; or they are not shown: better none.  So do words across a dashed line, if they
    can."""
    large, low = scene.stage.look.text > LARGE, scene.stage.look.low
    covered = [token.sceneBoundingRect().adjusted(ROUND, 0, -ROUND, 0) for token in scene.tokens]
    inset, end = (0, 0) if large else (TOUCHING, AT_END)
    covered += [plate.sceneBoundingRect().adjusted(end, inset, -end, -inset)
                for plate in scene.plates if plate.isVisible()]
    covered += [plate.on_corner for plate in scene.plates
                if plate.isVisible() and plate.mould is not None]
    covered += [coins.sceneBoundingRect().adjusted(inset, inset, -inset, -inset) for coins in scene.payments.lying()]
    if scene.button.isVisible() and not large:   # where letters are large it goes clear of words itself
        covered.append(scene.button.sceneBoundingRect())
    if scene.question.isVisible():
        covered.append(scene.question.sceneBoundingRect())
    larger = scene.stage.look.text > 1
    sides = end if larger else inset             # larger letters end where they had begun to come near
    devices = {device: [band.adjusted(sides, inset * (n == 0), -sides, -inset * (n == len(device.bands) - 1))
                        for n, band in enumerate(device.bands)] for device in scene.instruments
               if device.isVisible() and (larger or not device.OVER_CARDS)} if larger or low else {}
    covered += [said.sceneBoundingRect().adjusted(inset, inset, -inset, -inset)
                for said in (*scene.speeches.values(), scene.law) if said.isVisible()]
    if large:
        covered += [item.sceneBoundingRect() for item in scene.lying.all() if item.isVisible()]
        covered += [proof.sceneBoundingRect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
                    for proof in scene.proofs.items]
    if large or scene.lying.ground is not None and scene.lying.ground.covered is not None:
        covered += [due.sceneBoundingRect() for due in scene.due.items.values()]
    counters = [item.sceneBoundingRect() for item in scene.spots.stakes.items.values()]
    if not large:                                # where a row of melds begins right beside what is told of a heap, or
        # a hand that lies exposed beside the trump token
        counters += [item.home_rect for zone, held in scene.lying.items.items() for item in held if item.isVisible()
                     and (place := scene.lying.place(zone)) is not None and (place.role == "meld" or place.exposed)]
    lines = [] if scene.lying.ground is None else dashed(scene.lying.ground)
    # as cards that nobody was dealt, by their ends; but a fan's middle lies higher than those
    lies = [(zone, item.home_rect) for zone, held in scene.lying.items.items()
            if (place := scene.lying.place(zone)) is not None and (place.shape in ("pile", "row") or place.own_hand)
            for item in (held if place.own_hand else held[:1] + held[-1:]) if item.isVisible()]
    free = QRectF() if scene.lying.ground is None else scene.lying.ground.free
    counters.append(QRectF(free.right(), free.top(), 2 * free.width(), free.height()))       # what the book lies over
    proud = [item.home_rect.translated(0, -item.lift) for item in scene.lying.all() if item.selected]
    for zone, words in scene.captions.items():
        told = bool(words.text) and any(item.isVisible() for item in scene.lying.items.get(zone, ()))
        others = [rect for other, rect in lies if other != zone]
        met = told and _meets(words.sceneBoundingRect(), [*covered, *counters, *chain(*devices.values())]) or _meets(
            letters(words.sceneBoundingRect()), [*others, *proud])
        crossed = told and _meets(letters(words.sceneBoundingRect()), lines)
        aside = (met or crossed) and _aside(scene, zone, words, [*covered, *counters, *lines, *proud])
        if met and lines and not aside:
            aside = _aside(scene, zone, words, [*covered, *counters, *proud])
        words.setVisible(told and (aside or not met))
        if (large or low) and words.isVisible():
            covered.append(words.sceneBoundingRect())
    _hide_backs(scene)
    asked = [thing.sceneBoundingRect() for thing in (*scene.tokens, scene.question, *scene.rows.names)
             if thing.isVisible()]
    if large:
        asked += [thing.sceneBoundingRect() for thing in (*scene.plates, *scene.instruments, scene.button)
                  if thing.isVisible()]
    for item in scene.brackets.items if scene.reciting.recital is None else ():
        item.setVisible(not _meets(item.sceneBoundingRect(), asked))
    held = [item.home_rect for item in scene.lying.in_hand()]
    for one in scene.instruments.all:
        below = one.device.words_below
        others = list(chain(*[where for device, where in devices.items() if device is not one.device]))
        below.setVisible(one.place.caption and not (_meets(letters(below.sceneBoundingRect()), held) or _meets(
            below.sceneBoundingRect(), [*covered, *counters, *others])))
        if (large or low) and below.isVisible():
            covered.append(below.sceneBoundingRect())
    _about_pots(list(scene.payments.told()), [*covered, *chain(*devices.values())])
    if large and scene.button.isVisible():
        _clear_of_button(scene)


def _about_pots(told: list[tuple[PotItem, CaptionItem]], covered: list[QRectF]) -> None:
    """What is said of pots hangs below each of them, or above each where that would lie on something: never above one
    and below another, for two captions between two pots are nobody's.  What lies on something either way is not shown.
    """
    def clear(above: bool) -> list[bool]:
        for pot, words in told:
            hang(words, pot, above)
        return [not _meets(words.sceneBoundingRect(), [rect for rect in covered if not rect.intersects(
            pot.sceneBoundingRect())]) for pot, words in told]

    above = sum(clear(True)) > sum(clear(False))
    for (_, words), shown in zip(told, clear(above)):
        words.setVisible(shown)


def _clear_of_button(scene: OnCloth) -> None:
    """The dealer's button goes clear of words that have come to lie where it is, or they are hidden."""
    def met() -> list[CaptionItem]:
        room = scene.button.sceneBoundingRect()
        return [words for words in scene.captions.values()
                if words.isVisible() and room.intersects(words.sceneBoundingRect())]

    if met():
        scene.place_button()
        for words in met():
            words.hide()


def _aside(scene: OnCloth, zone: int, words: CaptionItem, covered: Sequence[QRectF]) -> bool:
    """Puts words a little aside, or on another side of their cards, if nothing lies there; were they?"""
    place, ground, usual = scene.lying.place(zone), scene.lying.ground, words.home
    if place is None or ground is None or not place.caption or scene.lying.recited is not None:
        return False                             # below what is counted out stands what is asked
    cards = [item.sceneBoundingRect() for item in scene.lying.all() if item.isVisible()]
    seen = [one for one in scene.instruments.all if one.device.isVisible()]
    devices = [*chain(*[one.device.bands for one in seen]),
               *[one.device.words_below.sceneBoundingRect() for one in seen if _told(one)]]
    count = len(scene.lying.items.get(zone, ()))
    others = [other.sceneBoundingRect() for other in scene.captions.values() if other is not words and other.text]
    wide = words.size().width()

    def lies(side: Side | None, aside: float, count: int) -> bool:
        middle = ground.caption(replace(place, caption=side or place.caption), count, wide)
        words.put(usual._replace(x=within_reach(ground, middle.x() + aside * wide, middle.y(), words), y=middle.y()))
        rect = words.sceneBoundingRect()
        own = [QRectF(card.x - card.width / 2, card.y - 1, card.width, 2) for card in ground.zone(place, count)] \
            if place.shape == "packets" else []
        return ground.free.contains(rect) and not _meets(rect, [*covered, *cards, *own, *devices, *others]) \
            and _nearest(scene, rect.center()) in (zone, None)

    later = max(count, MANY * place.together) if place.shape == "packets" else count
    for most in dict.fromkeys((later, count)):   # rather where they need not jump when another packet comes
        for side, aside in ASIDE:
            if lies(side, aside, most) and lies(side, aside, count):
                return True
    words.put(usual)
    return False


def _nearest(scene: OnCloth, at: QPointF) -> int | None:
    """Of the zones of which something is told, that of the card which lies nearest."""
    away = {zone: min((item.home_rect.center() - at).manhattanLength() for item in held)
            for zone, words in scene.captions.items() if words.text and (held := scene.lying.items.get(zone, ()))}
    return min(away, key=lambda zone: away[zone], default=None)


def _hide_backs(scene: OnCloth) -> None:
    """While cards are counted, those face down that tokens would half cover are out of sight: nothing is asked of
    them."""
    if scene.lying.recited is None:
        return
    covered = [token.sceneBoundingRect() for token in scene.tokens]
    for zone, held in scene.lying.items.items():
        if zone != scene.lying.recited and all(item.card is BACK for item in held):
            met = any(_meets(item.sceneBoundingRect(), covered) for item in held)
            for item in held:
                item.setOpacity(0 if met else 1)


def within_reach(ground: Ground, x: float, y: float, words: CaptionItem) -> float:
    """The middle, near x, of words about y that stay off the rail, an oval one too."""
    left, right = ground.reach(y, words.size().height())
    half = words.size().width() / 2 + OFF_RAIL
    if right - left < 2 * half:
        left, right = ground.cloth.left(), ground.cloth.right()
    return min(max(x, left + half), right - half)


def _meets(rect: QRectF, others: list[QRectF]) -> bool:
    return any(rect.intersects(other) for other in others)
