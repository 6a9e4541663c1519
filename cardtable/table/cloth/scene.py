"""The scene: cards, plates, instruments, captions and tokens on the cloth, laid for the size of the view.

Scene coordinates are the view's logical pixels; nothing is ever scaled by the view.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from html import escape
from itertools import chain
from typing import TypeVar

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QGraphicsSceneHelpEvent, QToolTip

from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.showing.places import numbers, turned_down
from cardtable.showing.talk import Talk
from cardtable.table.cloth import captions, overlaps, parting, telling, tips, token_places
from cardtable.table.cloth import geometry as layers
from cardtable.table.cloth.brackets import Brackets
from cardtable.table.cloth.button_and_pots import DealerButton, beside_plate
from cardtable.table.cloth.card_items import Lying
from cardtable.table.cloth.due_places import DuePlaces
from cardtable.table.cloth.geometry import LARGE, Ground
from cardtable.table.cloth.instruments import Done, Instruments
from cardtable.table.cloth.name_plates import NamePlates
from cardtable.table.cloth.named_rows import NamedRows
from cardtable.table.cloth.payments import Payments
from cardtable.table.cloth.proofs import Proofs
from cardtable.table.cloth.racks import in_racks
from cardtable.table.cloth.recital_row import row_of
from cardtable.table.cloth.reciting import Reciting
from cardtable.table.cloth.sight import NOBODY, Sight
from cardtable.table.cloth.spots import SpotItems
from cardtable.table.cloth.yielding import laid_on, make_way, settle
from cardtable.table.guarded import Guarded
from cardtable.table.items import CaptionItem, CoinItem, FocusRing, Place, SpeechItem, Stage, TokenItem
from cardtable.table.paint.look import Look
from cardtable.table.wording.spoken import announce

Item = TypeVar("Item", bound=QGraphicsItem)
FOOT = .1                        # of an instrument's height, below its last line


class TableScene(Guarded, QGraphicsScene):
    """Everything on the cloth.  `furnish` says what there is, `lay` where it lies, `tell` what it says."""

    quoted = Signal()                            # plates bear other calls, and are as wide, or all is laid anew

    def __init__(self, stage: Stage, talk: Talk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.stage, self.talk = stage, talk
        self.ring = self._add(FocusRing(stage))
        self._ground_picture = self._add(QGraphicsPixmapItem())
        self._ground_picture.setZValue(-1000)
        self._ground_picture.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.lying = Lying(self, stage, self.ring)
        self.ground: Ground | None = None
        self.sight: Sight | None = None
        self.told: Sight | None = None           # what plates and captions say, where nothing has changed since
        self.cloth = QRectF()
        self.laid: tuple[QRect, QRectF, Look, QPixmap] | None = None        # how it was laid last
        self.gives_room = False                  # whether all of it yields to what slides over it
        self.papered = False                     # whether a slip lies on it, for which furniture has made room
        self.covered: float | None = None                           # from this x on something lies over the cloth
        self.lifted = 0              # how far cards of the hand may rise under the tokens, at unit 1
        self.speeches: dict[int, SpeechItem] = {}                    # by player
        self._calls: dict[int, str] = {}                             # by player, what he has said last
        self.instruments = Instruments(stage, self.addItem, talk)
        self.coins: dict[int, CoinItem] = {}                         # by side
        self.captions: dict[int, CaptionItem] = {}                   # by zone
        self.plates = NamePlates(stage, self.addItem, talk, self.instruments)
        self.plates.lies = lambda: overlaps.beside_plates(self)
        self.spots = SpotItems(self, stage, self.ring, talk, self.plates.middle)
        self.spots.pointed = self._pointed
        self.payments = Payments(self, stage, self.instruments, self.plates.middle, self._tell_purses, self.spots)
        self.due = DuePlaces(self, stage, self.lying, talk)
        self.brackets = Brackets(self, stage, self.lying, talk)
        self.proofs = Proofs(self, stage)
        self.tokens: list[TokenItem] = []
        self.token_spots: list[QPointF] = []                         # where those lie
        self.rows = NamedRows(self, stage)                           # of tokens
        self._worded: tuple[bool, bool, tuple[float, Place] | None] = False, False, None
        self.question = self._add(CaptionItem(stage))                # what is wanted next of a move that has begun
        self.law = self._add(SpeechItem(stage))
        self.law.gone.connect(self._quote)
        self.reciting = Reciting(stage, self.lying, self.addItem)
        self.button = self._add(DealerButton(stage))
        self.button.hide()
        self.reciting.taken, self.reciting.bracketed = self._taken, self.brackets.give_way
        self.reciting.on_instrument = self._on_instrument
        self.reciting.plates = lambda: [plate.sceneBoundingRect() for plate in self.plates if plate.isVisible()]

    def _add(self, item: Item) -> Item:
        self.addItem(item)
        return item

    # --- what there is

    def furnish(self, sight: Sight) -> None:
        """Plates, instruments and pots for this sight; where the table is the same, though zones may have moved, they
        stay."""
        before, self.sight, self.told = self.sight, sight, None
        deal = sight.deal
        self.lying.zones = in_racks(numbers(sight.places.zones, deal, sight.below), sight)
        self.lying.down, self.lying.row = turned_down(sight.places, deal), row_of(sight)
        self.lying.lain = {zone: deal.lain(zone) for zone, place in self.lying.zones.items() if place.sorted}
        if self.ground is not None:
            self.ground = self.lying.ground = self.ground.of(sight.places)
        if before is not None and _table(before) == _table(sight):
            self._caption()
            if before.places.spots != sight.places.spots:
                self.spots.move(sight)
            return
        self._clear()
        self.plates.furnish(sight)
        self.speeches = {p: self._add(SpeechItem(self.stage)) for p in range(len(sight.players))}
        for speech in self.speeches.values():
            speech.gone.connect(self._quote)
        self._caption()
        self.instruments.furnish(sight)
        self.coins = {side: self._add(CoinItem(self.stage)) for side in set(deal.side)}
        self.payments.furnish(sight)
        self.spots.furnish(sight)
        if self.ground is not None:
            self._place_furniture()

    def _caption(self) -> None:
        captioned = [zone for zone, place in self.lying.zones.items() if place.caption]
        for zone in self.captions.keys() - set(captioned):
            self.stage.remove(self.captions.pop(zone))
        self.captions |= {zone: self._add(CaptionItem(self.stage)) for zone in captioned if zone not in self.captions}

    def shown(self) -> Deal:
        """The deal with its purses as they are shown."""
        assert self.sight is not None
        deal = self.sight.deal.copy()
        deal.purse = list(self.payments.purse)
        return deal

    def _clear(self) -> None:
        for thing in (*self.speeches.values(), *self.coins.values(), *self.captions.values()):
            self.stage.remove(thing)
        self.captions = {}
        self.plates.clear()
        self.payments.clear()
        self.spots.clear()
        self.due.clear()

    # --- where it lies

    def lay(self, table: QRect, cloth: QRectF, look: Look, room: QPixmap) -> None:
        """Everything anew, in this look, for a view that fills `table` of the picture `room`; motion must have ended.

        The view shows its part of the same picture as the page round it, so that it is held in memory once.
        """
        assert self.sight is not None
        self.laid, self.told = (table, cloth, look, room), None
        cloth = self.cloth = laid_on(self, cloth, self.covered)
        ground = self.ground = self.lying.ground = Ground(cloth, look, self.sight.places, self.covered)
        self.stage.look = ground.look
        self.setSceneRect(QRectF(0, 0, table.width(), table.height()))
        self._ground_picture.setPixmap(room)
        self._ground_picture.setPos(-QPointF(table.topLeft()))
        self._place_furniture()
        for item in self.lying.all():
            item.dress()
        self.lying.put_all()
        self.brackets.tell(self.sight.deal)
        self.reciting.put()
        self.place_tokens()
        self.quoted.emit()

    def keep_clear(self, x: float | None) -> None:
        """From here on something lies over the cloth, or nothing does: everything yields, or the own hand, the tokens
        and what is told over them make room."""
        self.covered = x
        if self.laid is not None and self.sight is not None and laid_on(self, self.laid[1], x) != self.cloth:
            self.stage.motion.finish()
            self.lay(*self.laid)
            self.tell_words(self.sight)
            settle(self)
        elif self.ground is not None:
            make_way(self, self.ground)
        self.quoted.emit()                       # plates may have come to lie elsewhere

    def _place_furniture(self) -> None:
        ground, sight = self.ground, self.sight
        assert ground is not None
        assert sight is not None
        self.plates.smaller = False
        self.plates.put(ground)
        self.instruments.put(ground, [plate.sceneBoundingRect() for plate in self.plates if plate.isVisible()])
        self.payments.put(ground)
        self.spots.put(ground)
        for speech in self.speeches.values():
            speech.hide()
        self._quote(anew=True)
        self.button.dress()
        captions.place(self)
        self.place_button()

    def place_button(self) -> None:
        """The dealer's button, beside his plate as wide as that is now."""
        sight, area = self.sight, self.ground
        assert sight is not None
        dealer = sight.deal.dealt_by
        plate = None if dealer is None else self.plates.at(dealer) or self.plates.of(
            sight.deal.player[dealer] if dealer < sight.deal.seats else -1)
        self.button.setVisible(plate is not None and plate.isVisible() and sight.deal.phase != "cut")
        if plate is not None and area is not None and self.button.isVisible():
            at = beside_plate(self.stage, self.cloth, plate, self.button.size().width(), overlaps.beside(self, area),
                              overlaps.beside(self, area, now=True) if self.lying.own() else None)
            self.button.letter = "" if sight.racks else "D"
            self.button.dress()
            self.button.put(Place(at.x(), at.y(), 0, 0, layers.Z_PLATE + 1))

    def clear_button(self) -> None:
        """The same, where a plate has grown over it."""
        room = self.button.sceneBoundingRect().adjusted(*[overlaps.TIP, overlaps.TIP, -overlaps.TIP, -overlaps.TIP])
        if self.button.isVisible() and any(plate.isVisible() and plate.sceneBoundingRect().intersects(room)
                                           for plate in self.plates):
            self.place_button()

    # --- tokens

    def show_tokens(self, tokens: Sequence[TokenItem]) -> None:
        """These tokens in a row instead of those that lay there; what is said above them is put there next."""
        if tokens or self.tokens:
            token_places.show(self, tokens)

    def _taken(self, rect: QRectF) -> bool:
        """Whether a plate, the dealer's button or words lie there."""
        return any(item.isVisible() and item.sceneBoundingRect().intersects(rect)
                   for item in (self.button, *self.plates, *self.captions.values()))

    def _on_instrument(self, rect: QRectF) -> bool:
        """Whether a score is read there: no figures stand in an instrument's foot."""
        read = [one for one in self.instruments if one.isVisible() and not one.OVER_CARDS]
        rects = [device.sceneBoundingRect() for device in read]
        return any(one.adjusted(0, 0, 0, -FOOT * one.height()).intersects(rect) for one in rects)

    def ask(self, question: str, anew: bool = False) -> None:
        """What is said above the tokens, "" for nothing; put there `anew` where tokens have been laid."""
        self.word(question, anew)
        self.write()

    def word(self, question: str, anew: bool = False) -> None:
        """The first half of that: a place for it is found."""
        other = question != self.question.text
        self.question.word(question)
        due = (bool(self.tokens or question) or self.question.isVisible()) and (other or anew)
        self._worded = other, due, token_places.find_question(self) if due else None

    def write(self) -> None:
        """The second: it stands there."""
        other, due, found = self._worded
        if due:
            token_places.write_question(self, found)
        if other:
            announce(self.question, self.question.text)

    def place_tokens(self) -> None:
        """Tokens where they cover as little as may be, and the question above them."""
        token_places.lay(self)
        token_places.lay_question(self)

    # --- what it says

    def tell(self, sight: Sight, moving: bool = False) -> None:
        """Plates, captions, scores and coins as they stand."""
        for part in chain(*telling.parts(self, sight, moving)):
            part()

    def tell_words(self, sight: Sight) -> None:
        """Plates and captions as they stand."""
        for part in telling.words(self):
            part(sight)

    def tell_row(self, sight: Sight, zone: int) -> None:
        """What is due in a zone, and said beside it, with the cards that have come there so far."""
        words, shown = self.captions.get(zone), sight.deal.copy()
        shown.zone[zone] = tuple([item.card for item in self.lying.items.get(zone, ())])
        self.due.tell(shown)
        if words is not None and self.ground is not None:
            words.text = self.talk.caption(shown, zone, sight.short) if shown.zone[zone] else ""
            captions.place(self)
            overlaps.show_captions(self)
            self.reciting.offer_again()

    def quote(self, calls: Mapping[int, str]) -> None:
        """By player, what has been said last: it stays on his plate when the bubble has gone."""
        self._calls = dict(calls)
        self._quote()

    def _quote(self, anew: bool = False) -> None:
        changed = self.plates.quote({player: text for player, text in self._calls.items()
                                     if not self.speeches[player].isVisible()})
        hidden = any(words.text and not words.isVisible() for words in self.captions.values())   # perhaps by a bubble
        if not (changed or anew or hidden or self.stage.look.text > LARGE):
            return
        if self.ground is not None and not self.papered:             # else what it half covers would be seen again
            if self.ground.look.text <= LARGE:
                parting.part(self)               # what stands on a plate makes it as wide as that
            self.place_button()
            overlaps.show_captions(self)
        if not anew:                             # else when tokens lie, too
            self.quoted.emit()

    def score(self, side: int, points: int, beside: bool = False) -> None:
        """The instrument that shows a side's score, or its points beside the line, moves, and a coin tells how far."""
        if (at := self.instruments.score(side, points, beside=beside)) is not None:
            self.coins[side].show_points(f"{points:+d}", Place(at.x(), at.y(), 0, 0, layers.Z_SPEECH - 1))

    def recite(self, zone: int | None) -> tuple[int, ...]:
        """The cards of a zone are to lie in the row where they are counted out, or of none; the zones whose place that
        changes."""
        self.instruments.put_away(self.lying.row.place.without, zone is not None)
        return self.lying.recite(zone)

    def pay(self, events: Sequence[Event], done: Done) -> None:
        """The coins of one motion travel; plates and pots tell of them as they leave and as they arrive."""
        assert self.sight is not None
        self.payments.pay(events, self.sight, done)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """The pointer rests: it is told on what."""
        thing, words = tips.uppermost(self.items(event.scenePos())), ""
        if thing is not None and self.sight is not None:
            words = tips.told(thing, self.sight, self.talk, self.lying)
        QToolTip.showText(event.screenPos(), f"<p>{escape(words)}</p>" if words else "")
        event.setAccepted(bool(words))

    def _pointed(self, spot: str) -> None:
        if self.sight is not None:
            self.instruments.point(spot, self.sight, self.spots.seat)

    def _tell_purses(self, players: Iterable[int]) -> None:
        self.plates.tell_purses(players, self.shown())
        self.clear_button()


def _table(sight: Sight) -> tuple[object, ...]:
    return (replace(sight.places, zones=(), spots=()), tuple(sight.spots), sight.below,
            NOBODY if sight.racks else sight.viewer, sight.players,
            sight.deal.player, sight.deal.side)
