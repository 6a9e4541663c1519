"""The mouse on the table: a card clicked, dragged to be played, or moved along the row."""
from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtWidgets import QApplication

from cardtable.showing.places import ZonePlace
from cardtable.table.asking.answering import Answering
from cardtable.table.asking.carrying import Carrying
from cardtable.table.asking.hand_order import Arrangement
from cardtable.table.cloth.geometry import Z_TRICK
from cardtable.table.cloth.scene import TableScene
from cardtable.table.items import CardItem, DropPlace, Place, SpotItem, carry
from cardtable.table.items.motion import PLAY, REFUSED
from cardtable.table.paint import deck

PLAY_BY = ("one click", "two clicks", "drag")
SWEPT = .6                   # of a card's height about the middle of the hand: there the pointer goes along it
MIDDLE = .08                 # of the cloth, to either side of its own: there a card is played wherever cards are kept


class Pointer:
    """What is pressed, and what is carried.  `play_by` is one of PLAY_BY."""

    def __init__(self, scene: TableScene, answering: Answering, arrangement: Arrangement) -> None:
        self.scene, self.answering, self.arrangement = scene, answering, arrangement
        self.carrying = Carrying(scene, answering)
        self.play_by = "one click"
        self.pressed: CardItem | None = None
        self.dragged: CardItem | None = None
        self._spot: SpotItem | None = None
        self._at = QPoint()
        self._grip = QPointF()
        self._swept: list[CardItem] = []         # to be chosen, or put back, together
        self._drop: DropPlace | None = None
        answering.changed.connect(self._take_up_again)

    # --- what Qt tells

    def press(self, item: CardItem | None, at: QPoint, spot: SpotItem | None = None) -> bool:
        """A button goes down over a card of the own hand, or over a card or place that may be answered with; is it
        ours?"""
        self._spot = spot if spot is not None and self.answering.spots() else None
        if item is None and self.carrying.press(at, self._spot):
            return True
        if item is None or not self._takes(item):
            return self._spot is not None
        self._spot = None
        item.setFocus(Qt.FocusReason.MouseFocusReason)
        self.pressed, self._at = item, at
        return True

    def move(self, at: QPoint) -> bool:
        """It moves: at first a little, then it carries the card along."""
        if self.carrying.move(at):
            return True
        if self.pressed is None:
            return False
        if self.dragged is None and (at - self._at).manhattanLength() >= QApplication.startDragDistance():
            if self._sweeps(self.pressed, QPointF(at)):
                self._sweep(self.pressed, at.x())
                return True
            self._forget_swept()
            self._pick_up(self.pressed)
        if self.dragged is not None:
            self.dragged.setPos(QPointF(at) + self._grip)
            if self._drop is not None:
                self._drop.lit = self._over_drop(QPointF(at))
            self._light(self.scene.spots.at(QPointF(at)))
        return True

    def release(self, at: QPoint) -> bool:
        """It is let go: a click, a drop, or a card put elsewhere in the row."""
        if self.carrying.release(at):
            self._spot = None
            return True
        item, dragged, spot = self.pressed, self.dragged, self._spot
        self.pressed = self.dragged = self._spot = None
        if spot is not None and self.scene.spots.at(QPointF(at)) is spot and self.answering.ready:
            self.answering.name(spot)
        if item is None:
            return spot is not None
        if dragged is None:
            swept = self._forget_swept()
            for one in swept:
                self.answering.choice.take(one.card)
            if not swept:
                self._click(item)
            return True
        self._clear_drop()
        dragged.put_down()
        here = QPointF(at)
        under, before = self.scene.spots.at(here), self.answering.begun
        if self._by_spot(dragged):
            self._lay_by_spot(dragged, under)
            return True
        named = under is not None and self.answering.said.put(dragged, under)
        if named or self._over_drop(here) and self._dropped(dragged):
            if self.answering.prompts and self.answering.begun != before and self._in_hand(dragged):
                self.back(dragged)               # more is to be said before it goes
            return True
        if dragged.aside >= 0:
            self.answering.choice.take(dragged.card)       # taken back into the hand
        elif self._in_hand(dragged) and self._near_row(here):
            self._move_along(dragged, here)
        else:
            self.back(dragged)
        return True

    def _lay_by_spot(self, item: CardItem, under: SpotItem | None) -> None:
        """The place under it is named; until that is done, or if it is not, the card goes back."""
        zone = self.scene.lying.zone_of(item)
        if under is not None:
            self.answering.name(under)
        if self.scene.lying.zone_of(item) == zone and item.home.width:
            self.back(item)

    def cancel(self) -> None:
        """Whatever is carried goes back."""
        self.carrying.cancel()
        dragged, self.pressed, self.dragged, self._spot = self.dragged, None, None, None
        self._forget_swept()
        if dragged is not None:
            self._clear_drop()
            dragged.put_down()
            dragged.put(dragged.home)

    # --- clicks

    def _takes(self, item: CardItem) -> bool:
        return self._in_hand(item) or self._in_dummy(item) or self.answering.serves(item) or self._by_spot(item)

    def _by_spot(self, item: CardItem) -> bool:
        """Whether naming a place is what lays this card."""
        place = self.scene.lying.zones.get(self.scene.lying.zone_of(item))
        return place is not None and place.by_spot and bool(self.answering.spots())

    def _in_dummy(self, item: CardItem) -> bool:
        """Whether it lies in an open hand that whoever looks plays, now or later: what he may not is told him."""
        zone, sight = self.scene.lying.zone_of(item), self.scene.sight
        place = self.scene.lying.zones.get(zone)
        if sight is None or place is None or place.role != "dummy":
            return False
        owner = sight.deal.layout[zone].owner
        return owner is not None and owner < sight.deal.seats and sight.deal.by(owner) == sight.viewer

    def _in_hand(self, item: CardItem) -> bool:
        place = self.scene.lying.zones.get(self.scene.lying.zone_of(item))
        return place is not None and place.own_hand

    def _click(self, item: CardItem) -> None:
        if not self.answering.ready:
            return
        if self.answering.choice.prompt is not None or item.card in self.answering.choice.able:
            self.answering.choice.take(item.card)
        elif self.play_by == "one click" or self.play_by == "two clicks" and item.selected \
                or self.answering.goes_on(item.card):
            self.answering.try_card(item)
        elif self.play_by == "two clicks" and (item.card in self.answering.cards() or item in self.answering.backs()):
            self.select_one(item)

    def select_one(self, item: CardItem) -> None:
        """The first of two clicks: this card, and no other, stands ready."""
        for other in self.scene.lying.all():
            if other.selected != (other is item):
                other.selected = other is item
                other.refresh()

    # --- sweeping along the hand

    def _sweeps(self, item: CardItem, at: QPointF) -> bool:
        """Whether the pointer goes along the hand of which cards are to be chosen; away from it, it carries one."""
        return (self.answering.choice.prompt is not None and self._in_hand(item) and item.aside < 0
                and self.answering.ready and self._near_row(at, SWEPT))

    def _sweep(self, item: CardItem, x: float) -> None:
        """All cards from the first to the one under the pointer are marked as that one will be."""
        lying = self.scene.lying
        held = [other for other in lying.items[lying.zone_of(item)] if other.aside < 0]
        before = [n for n, other in enumerate(held) if other.home.x - other.width / 2 <= x]
        ends = sorted((held.index(item), before[-1] if before else 0))
        taking = item.card not in self.answering.choice.chosen
        self._forget_swept()
        for other in held[ends[0]:ends[1] + 1]:
            if (other.card in self.answering.choice.chosen) != taking:
                self._swept.append(other)
                other.selected = taking
                other.refresh()

    def _forget_swept(self) -> list[CardItem]:
        """What was swept, which is marked no more."""
        swept, self._swept = self._swept, []
        if swept:
            self.answering.remark()
        return swept

    # --- dragging

    def _pick_up(self, item: CardItem) -> None:
        self.dragged = item
        self._grip = item.pos() - QPointF(self._at)
        item.pick_up()
        ground = self.scene.ground
        place = self._drop_place()
        able = set(self.answering.spots()) if self._by_spot(item) else self.answering.said.move.spots_for(item.card)
        for spot in self.scene.spots:
            spot.legal = spot.name in able or None
            spot.refresh()
        meant = item.card in self.answering.cards() or self._in_hand(item) and self.answering.led_by() is not None
        if ground is not None and place is not None and meant:
            aside = place.spread[0] if place.spread else (0, 0)
            middle = ground.at(place.x + aside[0], place.y + aside[1])
            due = next((one.home for one in self.scene.due.items.values()), None)      # it lies beyond what was played
            self._drop = DropPlace(self.scene.stage, (due or Place(middle.x(), middle.y(), 0, ground.width(place, 1)))
                                   ._replace(z=Z_TRICK - 1))
            self.scene.addItem(self._drop)

    def _light(self, under: SpotItem | None) -> None:
        """The place over which a card is held, if it may be laid there."""
        for spot in self.scene.spots:
            over = spot is under and bool(spot.legal)
            if over != spot.over:
                spot.over = over
                spot.refresh()
                self.scene.spots.pointed(spot.name if over else "")

    def _clear_drop(self) -> None:
        self.answering.remark()
        if self._drop is not None:
            self.scene.stage.remove(self._drop)
            self._drop = None

    def _drop_place(self) -> ZonePlace | None:
        """Where a card is played, or where those chosen are laid, if they have a place."""
        zones, taking = self.scene.lying.zones, self._taking()
        if self.answering.choice.prompt is not None:
            return zones.get(taking)
        return next((place for place in zones.values() if place.drop), None)

    def _taking(self) -> int:
        """The zone where cards that are to be chosen are laid, -1 if there is none."""
        one = self.answering.choice.prompt
        verb = str(one.picked.prefix[0]) if one is not None and one.picked is not None else ""
        return next((zone for zone, place in self.scene.lying.zones.items() if verb and place.takes == verb), -1)

    def _over_drop(self, at: QPointF) -> bool:
        """Whether a card let go here is played, or laid with those chosen: the dashed place and the middle of the table
        are for it wherever cards are kept."""
        ground, place = self.scene.ground, self._drop_place()
        if ground is None or place is None and ground.drop_area().isEmpty():
            return False
        half = QPointF(MIDDLE * ground.cloth.width(), MIDDLE * ground.cloth.height())
        middle = QRectF(ground.cloth.center() - half, ground.cloth.center() + half)
        due = [item.sceneBoundingRect() for item in self.scene.due.items.values()]
        about = [ground.about(place)] if place is not None else []
        return any(one.contains(at) for one in (ground.drop_area(), middle, *due, *about))

    def _dropped(self, item: CardItem) -> bool:
        """Plays or chooses the card let go over the middle; was it taken?"""
        if self.answering.choice.prompt is not None:
            self._lay_aside(item)
            return True
        calls = any(one.cards.get(item.card, ())[:1] == (self.scene.talk.by_card,) for one in self.answering.prompts)
        taken = self.answering.lay(item)
        if calls or self.answering.then is item.card:
            self.back(item)                      # it has said a call, and is played when that has been heard, if at all
        return taken

    def _lay_aside(self, item: CardItem) -> None:
        """One more is chosen, and lies where they are laid.  When no other may be, or one is laid there that was chosen
        before and brings all others along, that is the answer."""
        answering, lying, zone = self.answering, self.scene.lying, self._taking()
        one = answering.choice.prompt
        assert one is not None
        assert one.picked is not None
        all_of_them = item.card in answering.choice.chosen and item.aside < 0
        if item.card not in answering.choice.chosen and not answering.choice.take(item.card):
            self.back(item)
            return
        for other in lying.all():
            if other is item or all_of_them and other.card in answering.choice.chosen:
                other.aside = zone
        self._close_up(lying.zone_of(item))
        answering.remark()
        if all_of_them or zone >= 0 and len(answering.choice.chosen) == one.picked.some.least == one.picked.some.most:
            answering.confirm(one)

    def _take_up_again(self) -> None:
        """What is chosen no more lies no longer aside."""
        lying = self.scene.lying
        back = [item for item in lying.all() if item.aside >= 0 and item.card not in self.answering.choice.chosen]
        for item in back:
            item.aside = -1
        for zone in dict.fromkeys([lying.zone_of(item) for item in back]):
            self._close_up(zone)

    def _close_up(self, zone: int) -> None:
        self.scene.lying.lie(zone)
        carry(self.scene.stage, self.scene.lying.homes(zone), PLAY)

    def _near_row(self, at: QPointF, share: float = .8) -> bool:
        ground = self.scene.ground
        place = ground.own_hand() if ground is not None else None
        if ground is None or place is None:
            return False
        middle, high = ground.centre(place, 5), deck.height(ground.width(place, 5))
        return abs(at.y() - middle.y()) < share * high

    def _move_along(self, item: CardItem, at: QPointF) -> None:
        """To the place in the row over which it was let go."""
        lying = self.scene.lying
        zone = lying.zone_of(item)
        held = lying.items[zone]
        to = sum(other is not item and other.home.x < at.x() for other in held if other.aside < 0)
        self.arrangement.move(tuple([other.card for other in held]), item.card, to)
        lying.arrange(zone)
        self._close_up(zone)
        self.answering.remark()

    def rearrange(self) -> None:
        """The own hand as it is sorted now."""
        lying = self.scene.lying
        for zone, place in lying.zones.items():
            if place.own_hand and lying.items.get(zone):
                lying.arrange(zone)
                self._close_up(zone)
        self.answering.remark()

    def put_back(self) -> None:
        """What was let go over the middle, and has not been taken, glides to its place."""
        for item in self.scene.lying.all():
            if item.aside < 0 and (item.pos() - item.corner(item.home)).manhattanLength() > 1:
                self.back(item)

    def back(self, item: CardItem) -> None:
        """A card that was refused glides to its place."""
        carry(self.scene.stage, [(item, item.home)], REFUSED)
