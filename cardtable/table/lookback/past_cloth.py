"""The cloth as it stood at a moment of a tape: the table's own painters, set to that moment."""
from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from cardtable.cards import BACK, Card, Cards
from cardtable.croupier.hands import open_now
from cardtable.croupier.tape import Tape
from cardtable.devices.folding import Folding
from cardtable.showing.talk import talk_of
from cardtable.store import Settings
from cardtable.table.asking.hand_order import sorted_hand, way
from cardtable.table.cloth import captions, overlaps, parting, tips
from cardtable.table.cloth.scene import TableScene
from cardtable.table.cloth.sight import Sight, laid_open, seen
from cardtable.table.cloth.view import ClothView
from cardtable.table.ending.review import Review
from cardtable.table.items import CardItem, Stage
from cardtable.table.items.motion import SPEEDS, Motion
from cardtable.table.lookback import beside_hands
from cardtable.table.performing import bubbles
from cardtable.table.performing.set_out import set_out
from cardtable.table.reading.deal_history import last_marks
from cardtable.table.widgets.look_of import look_of

TOUCHING = 2                 # pixels of a slate that may touch what is read


class PastView(ClothView):
    """A cloth on which a card may be clicked."""

    clicked = Signal(object)                 # the CardItem, or None for anything else

    def __init__(self, scene: TableScene, parent: QWidget) -> None:
        super().__init__(scene, parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)      # the keyboard is the rail's and the book's

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The card under the pointer, if its face is seen."""
        thing = tips.uppermost(self.items(event.position().toPoint()))
        self.clicked.emit(thing if isinstance(thing, CardItem) and thing.card is not BACK else None)
        event.accept()


class PastCloth:
    """`viewer` is who looks, and sees what he saw, unless hands are laid `open`."""

    def __init__(self, review: Review, settings: Settings, parent: QWidget) -> None:
        self.review, self.game, self.settings = review, review.past.game, settings
        self.stage = Stage(look_of(settings), Motion(parent=parent))
        self.stage.motion.speed, self.stage.motion.reduced = SPEEDS[settings["motion"]], settings["reduced motion"]
        self.scene = TableScene(self.stage, talk_of(self.game), parent)
        self.scene.lying.order = self._in_order
        self.view = PastView(self.scene, parent)
        self.viewer, self.partner, self.open = review.judged[0], review.judged[0], False
        self.sight: Sight | None = None

    def look(self, tape: Tape, deal: int, made: int) -> Sight:
        """What is to be seen at a moment; nothing is shown yet."""
        moment = tape.at(deal, made)
        sight = seen(self.game, moment.match, moment.deal, self.viewer, self.review.players,
                     self.review.alone)
        may = open_now(self.review.tape.match, moment.deal)      # the match itself, not a line that might have followed
        opened = laid_open(sight, moment.deal, None if self.open else self.partner) if may else sight
        self.sight = beside_hands.make_room(self.scene, opened)
        return self.sight

    def look_as(self, player: int) -> None:
        """Through the eyes of another person; of a computer player only his cards are laid open, too."""
        self.partner = player
        if not self.review.players[player].computer:
            self.viewer = player

    def show(self, tape: Tape, deal: int, made: int, glide: bool) -> Sight:
        """How it stood, and what was just said; with `glide` cards travel there from where they lie."""
        self.stage.motion.finish()
        for item in self.scene.lying.all():
            item.lit = item.selected = False
        for speech in (self.scene.law, *self.scene.speeches.values()):
            speech.stay()
            speech.hide()
        sight, first = self.look(tape, deal, made), tape.deals[deal].first
        events = [event for step in tape.steps[first:first + made] for event in step.events]
        set_out(self.scene, sight, events, last_marks(tape.steps[:first + made], sight.deal.score), glide)
        for item in self.scene.lying.all():
            item.refresh(still=True)
        self._clear_of_words()
        self._let_speak(tape, first, first + made)
        return sight

    def _clear_of_words(self) -> None:
        """A slate lies folded while the whole of it would cover what is read on so narrow a cloth, and is out of sight
        while hands lie open upon it: they are what is looked at."""
        scene, slates = self.scene, [one for one in self.scene.instruments if isinstance(one, Folding)]
        if not slates:
            return
        captions.place(scene)
        zones = [(scene.lying.place(zone), held) for zone, held in scene.lying.items.items()]
        seen = [(place, item.home_rect) for place, held in zones if place is not None and not place.own_hand
                for item in held if item.card is not BACK]
        things = [*[plate for plate in scene.plates if plate.isVisible()],
                  *[words for words in scene.captions.values() if words.text]]
        read = [*[rect for _, rect in seen], *[thing.sceneBoundingRect() for thing in things]]
        for slate in slates:
            whole = slate.whole_at(slate.home).adjusted(TOUCHING, TOUCHING, -TOUCHING, -TOUCHING)
            slate.crowded = any(whole.intersects(rect) for rect in read)
            slate.lie()
            if any(place.role == "hand" and slate.sceneBoundingRect().intersects(card) for place, card in seen):
                slate.hide()
        parting.part(scene)
        scene.place_button()
        overlaps.show_captions(scene)

    def mark(self, done: Iterable[object], best: Iterable[object]) -> None:
        """The cards of what was done stand proud in a ring, those of the best course glow."""
        for token in done:
            item = self.scene.lying.find(token) if isinstance(token, Card) else None
            if item is not None:
                item.selected = True
        for token in best:
            item = self.scene.lying.find(token) if isinstance(token, Card) else None
            if item is not None:
                item.lit = True
        for item in self.scene.lying.all():
            item.refresh(still=True)
        overlaps.show_captions(self.scene)       # no words lie half under those that stand proud

    def _let_speak(self, tape: Tape, first: int, end: int) -> None:
        """What the others have said since the viewer acted last."""
        sight, talk = self.sight, self.scene.talk
        assert sight is not None
        own = [step.number for step in tape.steps[first:end] if step.by == self.viewer]
        said: dict[int, str] = {}
        for step in tape.stood(own[-1] + 1 if own else first, end):
            heard = [event.to(step.deal.eyes(self.viewer)) for event in step.events]
            said |= {line.seat: line.text for line in talk.lines(step.deal, heard, sight.name)
                     if line.kind == "said" and line.seat >= 0}
        for seat, text in said.items():
            player = sight.deal.player[seat]
            if player != self.viewer:
                bubbles.say(self.scene, player, text)
                self.scene.speeches[player].stay()

    def _in_order(self, zone: int, some: Cards) -> Cards:
        place, sight = self.scene.lying.zones.get(zone), self.sight
        if place is None or sight is None or not (place.sorted or place.role == "hand"):
            return some
        by = way(self.settings["sort by"], sight.places.sort_by)
        return sorted_hand(some, by, sight.places.sorting(sight.deal), self.scene.lying.lain.get(zone, ()))
