"""What is said at the table, in bubbles beside plates and cards, kept on the cloth."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from cardtable.cards import BACK
from cardtable.showing.places import Side
from cardtable.table.cloth import overlaps, parting
from cardtable.table.cloth.geometry import Z_SPEECH
from cardtable.table.items import CardItem, PlateItem, SpeechItem, SpotItem

if TYPE_CHECKING:
    from cardtable.table.cloth.scene import TableScene

TAIL = 32                    # from a bubble's left edge to the tip below it
EDGE = 8                     # between a bubble and the edge of the cloth, in pixels
BESIDE_PLATE = 20            # from a plate to a speaker's bubble, at unit 1
ROUND: tuple[Side, ...] = ("right", "left", "above", "below")
ASIDE = -.3, .3              # widths of a plate, from its middle to where a bubble above or below it may point, too
READ = ("dummy", "meld", "shown")        # roles of zones that are looked at as they lie
ABOVE_HAND = 12              # the tip of a law above the cards, at unit 1
ROOMS = 0, .32, .24          # widths of a law, of the cloth's; 0 for its own
SLIGHT = .02                 # of a bubble, that may lie over anything: its edge


def say(scene: TableScene, player: int, text: str) -> None:
    """A bubble beside a player's plate, instead of those it would cover.  It lies where it covers nothing, if there is
    such a place about the plate; over what is read, or under the book, it is not said: the book's talk has it, and the
    plate bears a call."""
    place, plate, bubble = scene.plates.place(player), scene.plates.of(player), scene.speeches[player]
    if place is None or plate is None or scene.ground is None or not plate.isVisible():
        return
    if not _lies_clear(scene, player, text):
        bubble.setOpacity(0)                     # not for a moment
        bubble.fade()
        return
    for other in scene.speeches.values():
        if other is not bubble and other.isVisible() and other.collidesWithItem(bubble):
            other.fade()
    overlaps.show_captions(scene)


def _lies_clear(scene: TableScene, player: int, text: str, others: Sequence[QRectF] = ()) -> bool:
    """Shows a bubble on the side of the plate where it covers least, `others` too; is that next to nothing?"""
    place, plate, bubble = scene.plates.place(player), scene.plates.of(player), scene.speeches[player]
    assert place is not None
    assert plate is not None
    assert scene.ground is not None
    usual = scene.ground.speech(place)
    sides = [(side, 0.0) for side in (usual, *[side for side in ROUND if side != usual])]
    further = [(side, aside) for side, _ in sides if side in ("above", "below") for aside in ASIDE]
    lying, words = [*_plates(scene), *_lying(scene), *others], _captions(scene)

    def worse(way: tuple[Side, float]) -> tuple[float, bool, int]:
        said = _said(scene, bubble, plate, text, *way)
        return _covered(said, lying, _free(scene)), any(map(said.intersects, words)), (*sides, *further).index(way)

    weighed = {way: worse(way) for way in sides}
    if min(weighed.values())[:2] > (0.0, False):
        weighed |= {way: worse(way) for way in further}
    best = min(weighed, key=lambda way: weighed[way])
    clear = weighed[best][0] <= SLIGHT
    _said(scene, bubble, plate, text, *best)
    bubble.appear()
    return clear


def give_way(scene: TableScene) -> None:
    """Bubbles go that lie where something has come to lie: cards, an instrument, what is asked and may be answered, if
    they cannot go to another side of their plates, as they do for what is told of cards; plates that have grown with
    their words push them aside, and those that have shrunk draw them near."""
    lying, words, lay = _lying(scene), _captions(scene), _said_at(scene)
    for player, bubble in scene.speeches.items():
        if bubble.isVisible():
            _off_plates(scene, bubble)
            _near_plate(scene, player, bubble, lying)
        if bubble.isVisible() and (_covered(bubble.sceneBoundingRect(), lying, scene.cloth) > SLIGHT
                                   or any(token.collidesWithItem(bubble) for token in scene.tokens)
                                   or any(map(bubble.sceneBoundingRect().intersects, words))):
            others = [other.sceneBoundingRect() for other in scene.speeches.values()
                      if other is not bubble and other.isVisible()]
            if bubble.stays and not _lies_clear(scene, player, bubble.label, others):
                bubble.setOpacity(0)             # not for a moment where it lies now
                bubble.fade()
    if _said_at(scene) != lay:
        overlaps.show_captions(scene)


def follow(scene: TableScene) -> None:
    """Plates have gone elsewhere, as from a hand that is held up, or back: what is said goes along, or where it would
    cover anything there is gone."""
    for player, bubble in scene.speeches.items():
        plate = scene.plates.of(player)
        if bubble.isVisible() and not (plate is not None and plate.isVisible() and bubble.stays
                                       and _lies_clear(scene, player, bubble.label)):
            bubble.vanish()
    overlaps.show_captions(scene)


def _said_at(scene: TableScene) -> list[QRectF]:
    """Where bubbles lie."""
    return [bubble.sceneBoundingRect() for bubble in scene.speeches.values() if bubble.isVisible()]


def _lying(scene: TableScene) -> list[QRectF]:
    """What is read on the cloth beside plates: faces, what one's own come to, instruments and signs, coins, the
    dealer's button, what is asked, tokens and the words beside them, tricks turned up in proof."""
    proofs = [item.sceneBoundingRect() for item in scene.proofs.items]
    button = [scene.button.sceneBoundingRect()] if scene.button.isVisible() else []
    coins = [coins.sceneBoundingRect() for coins in scene.payments.lying()]
    return [*_laid_open(scene), *_played(scene), *_own(scene), *_beside_own(scene), *_instruments(scene, signs=True),
            *coins, *button, *_tokens(scene), *proofs]


def _off_plates(scene: TableScene, bubble: SpeechItem) -> None:
    """As far from each plate as it was laid; where there is no room for that it goes: the plate bears a call."""
    for plate in _plates(scene):
        said = bubble.sceneBoundingRect()
        met = said & plate
        if met.isEmpty():
            continue
        x = met.width() * (1 if said.center().x() > plate.center().x() else -1)
        y = met.height() * (1 if said.center().y() > plate.center().y() else -1)
        x, y = (x, 0.0) if bubble.beside else (0.0, y)
        if not _free(scene).contains(said.translated(x, y)):
            bubble.fade()
            return
        bubble.put(bubble.home._replace(x=bubble.home.x + x, y=bubble.home.y + y))


def _near_plate(scene: TableScene, player: int, bubble: SpeechItem, lying: Sequence[QRectF]) -> None:
    """No farther beside its plate than it is laid, unless something lies between."""
    plate, said = scene.plates.of(player), bubble.sceneBoundingRect()
    if plate is None or not plate.isVisible() or not bubble.beside:
        return
    right = said.center().x() > plate.pos().x() + plate.size().width() / 2
    gap = said.left() - plate.pos().x() - plate.size().width() if right else plate.pos().x() - said.right()
    wide = gap - _away(scene, plate, "right" if right else "left")
    x = -wide if right else wide
    if wide > 0 and _covered(said.translated(x, 0), [*_plates(scene), *lying], _free(scene)) <= SLIGHT:
        bubble.put(bubble.home._replace(x=bubble.home.x + x))


def _plates(scene: TableScene) -> list[QRectF]:
    """Whose words are read beside what is said."""
    return [plate.sceneBoundingRect() for plate in scene.plates if plate.isVisible()]


def _away(scene: TableScene, plate: PlateItem, side: Side) -> float:
    """How far from the plate a bubble on that side is laid: beyond the dealer's button, where it lies there."""
    away, button = BESIDE_PLATE * scene.stage.look.unit, scene.button
    middle = plate.pos().y() + plate.size().height() / 2
    if side == "left" and button.isVisible() and abs(button.home.y - middle) < plate.size().height() / 2 \
            and button.sceneBoundingRect().right() > plate.pos().x() - 2 * away:
        away += button.size().width() + 6
    return away


def _said(scene: TableScene, bubble: SpeechItem, plate: PlateItem, text: str, side: Side, aside: float = 0.0) -> QRectF:
    """Lay the bubble on that side of the plate, so many widths of it aside of its middle; where it lies then."""
    away = _away(scene, plate, side)
    middle = plate.pos() + QPointF(0, plate.size().height() / 2)
    if side == "left":
        at = middle - QPointF(away, 0)
        bubble.try_at(text, at, "right", Z_SPEECH, at.x() - scene.cloth.left() - EDGE)
    elif side in ("above", "below"):
        high = plate.size().height()
        x = (.5 + aside) * plate.size().width()
        at = plate.pos() + QPointF(x, -away / 2 if side == "above" else high + away / 2)
        bubble.try_at(text, at, "down" if side == "above" else "up", Z_SPEECH, plate.size().width())
    else:
        at = middle + QPointF(plate.size().width() + away, 0)
        bubble.try_at(text, at, "left", Z_SPEECH, _free(scene).right() - EDGE - at.x())
    below = bubble.home.y + bubble.size().height() / 2 + EDGE - scene.cloth.bottom()
    if below > 0:
        bubble.put(bubble.home._replace(y=bubble.home.y - below))
    _off_instruments(scene, bubble)
    return bubble.sceneBoundingRect()


def _laid_open(scene: TableScene) -> list[QRectF]:
    """Cards that are looked at where they lie: counted just now, a dummy's, melds, others' hands that lie open."""
    lying = scene.lying
    counted = () if lying.recited is None else (lying.recited, *lying.row.beside)
    zones = [zone for zone in lying.items if zone in counted or _read(scene, zone)]
    return [item.home_rect for zone in zones for item in scene.lying.items[zone]
            if item.isVisible() and item.card != BACK]


def _played(scene: TableScene) -> list[QRectF]:
    """All other cards that lie face up, save the own hand."""
    return [item.home_rect for zone, held in scene.lying.items.items() if _role(scene, zone) == "table"
            for item in held if item.isVisible() and item.card != BACK]


def _own(scene: TableScene) -> list[QRectF]:
    """The own hand."""
    return [item.home_rect for zone, held in scene.lying.items.items() for item in held
            if (place := scene.lying.place(zone)) is not None and place.own_hand and item.isVisible()]


def _beside_own(scene: TableScene) -> list[QRectF]:
    """What is told of the own hand."""
    return [words.sceneBoundingRect() for zone, words in scene.captions.items() if words.isVisible() and words.text
            and (place := scene.lying.place(zone)) is not None and place.own_hand]


def _captions(scene: TableScene) -> list[QRectF]:
    """What is told of cards, of pools, below instruments and beside melds: better read, too, where there is another
    side."""
    below = [one.device.words_below for one in scene.instruments.all if one.device.isVisible()]
    told = [*scene.captions.values(), *below, *[words for _, words in scene.payments.told()]]
    return [*[overlaps.letters(words.sceneBoundingRect()) for words in told if words.isVisible() and words.text],
            *[bracket.sceneBoundingRect() for bracket in scene.brackets.items if bracket.isVisible()]]


def _tokens(scene: TableScene) -> list[QRectF]:
    """What is asked, what may be answered just now, and what is written beside that."""
    asked = [scene.question] if scene.question.isVisible() else []
    return [thing.sceneBoundingRect() for thing in (*scene.tokens, *scene.rows.names, *asked)]


def _instruments(scene: TableScene, signs: bool = False) -> list[QRectF]:
    """What scores are read from; and what lies on packs."""
    return [device.lies for device in scene.instruments if device.isVisible() and (signs or not device.OVER_CARDS)]


def _free(scene: TableScene) -> QRectF:
    """The cloth over which nothing lies."""
    return scene.cloth if scene.ground is None else scene.ground.free


def _role(scene: TableScene, zone: int) -> str:
    place = scene.lying.place(zone)
    return "" if place is None else place.role


def _read(scene: TableScene, zone: int) -> bool:
    place = scene.lying.place(zone)
    return place is not None and (place.role in READ or place.role == "hand" and not place.own_hand)


def _covered(said: QRectF, cards: Sequence[QRectF], cloth: QRectF) -> float:
    """What a bubble covers, as a part of it; and what of it lies beyond the cloth."""
    covered = [said & card for card in cards]
    area = sum([rect.width() * rect.height() for rect in covered if not rect.isEmpty()])
    seen = said & cloth
    beyond = said.width() * said.height() - seen.width() * seen.height()
    return round((area + beyond) / max(1.0, said.width() * said.height()), 2)


def _off_instruments(scene: TableScene, bubble: SpeechItem) -> None:
    """A bubble that would lie over an instrument rises from it, as far as the cloth goes."""
    said = bubble.sceneBoundingRect()
    for device in scene.instruments:
        seen = device.sceneBoundingRect()
        if not device.isVisible() or not said.intersects(seen):
            continue
        if said.center().y() < seen.center().y():
            up = min(said.bottom() - seen.top() + 2, said.top() - scene.cloth.top() - 2)
            bubble.put(bubble.home._replace(y=bubble.home.y - max(0.0, up)))
        return


def say_law(scene: TableScene, item: CardItem | SpotItem | None, text: str) -> None:
    """A law beside the card or place it forbids, above all cards of the hand, which are to be chosen from, or as near
    as it covers nothing that is read; or above the tokens."""
    law, cloth = scene.law, _free(scene)
    if scene.ground is None:
        return
    if item is not None:
        held = scene.lying.items.get(scene.lying.zone_of(item), [item]) if isinstance(item, CardItem) else []
        top = min([item.home.y - item.size().height() / 2, *[one.home_rect.top() - one.lift for one in held]])
        at = QPointF(item.home.x, top - ABOVE_HAND * scene.stage.look.unit)
    else:
        at = scene.ground.tokens_at() - QPointF(0, 40 * scene.stage.look.furniture)
    read = [*_laid_open(scene), *_played(scene), *_own(scene), *_plates(scene), *_tokens(scene)]
    for part, shy in product(ROOMS, (True, False)):          # narrower, where it must be, to lie beside what is read
        law.try_at(text, at, "down" if item is not None else "none", Z_SPEECH + 1, part * cloth.width())
        half = law.size().width() / 2
        aside = half - TAIL if item is not None else 0
        x = min(max(at.x() + aside, cloth.left() + half + EDGE), cloth.right() - half - EDGE)
        law.put(law.home._replace(x=x))
        others = [*read, *_instruments(scene, signs=True)] if shy and read else read
        free = parting.nearest(law.sceneBoundingRect(), others, scene.ground, cloth.width())
        if free is not None:
            law.put(law.home._replace(x=free.center().x(), y=free.center().y()))
            break
    law.appear()
    overlaps.show_captions(scene)
