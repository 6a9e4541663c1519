"""A recital on the cloth: the cards spoken of rise and shine, the rest lie veiled, and what is said stands below."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from math import inf

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from cardtable.cards import BACK
from cardtable.showing.recital import Item, Moment, Recital
from cardtable.table.cloth.card_items import Items, Lying
from cardtable.table.cloth.geometry import LARGE, Z_SPEECH, Ground
from cardtable.table.items import CardItem, Place, Stage
from cardtable.table.items.card import LIFTS
from cardtable.table.items.recital import Bracket, Keys, Light, Plaque, Told
from cardtable.table.paint import deck, recitals
from cardtable.table.paint.recitals import Call

ABOVE = 20                       # a bracket over the heads of raised cards, at unit 1
WIDE, ROOM = 560, .58             # of what is said: at least, at unit 1, and at most, in widths of the cloth
EDGE = 10                         # of what is said, from the edge of the cloth, in pixels
OFF = 0, .02, .04, .06, 0         # how far it moves to the left off what lies there, in widths of the cloth, if it can
APART = 12                        # of the keys, from a plate or words beside them, in pixels
BESIDE = 17                       # of the keys' middle, below or above what is said, at furniture's unit
FROM_FEET = 6                     # of what is said, below the cards that are counted, at unit 1
KEYS_AT, LARGE_AT = ((.034, .97), (.655, .97)), .34   # the keys: in the corner, else beside the own plate
GO_ON, ALL = ("Space", "go on"), ("Enter", "all at once")


class Reciting:
    """All that a recital needs on one table.  `add` puts an item into the scene."""

    def __init__(self, stage: Stage, lying: Lying, add: Callable[[QGraphicsItem], object]) -> None:
        self.stage, self.lying = stage, lying
        self.light, self.bracket, self.told, self.keys = Light(stage), Bracket(stage), Told(stage), Keys(stage)
        self.plaque = Plaque(stage)
        for item in (self.light, self.bracket, self.told, self.keys, self.plaque):
            add(item)
        self.bracketed: Callable[[QRectF | None], object] = lambda rect: None        # told what its bracket covers
        self.taken: Callable[[QRectF], bool] = lambda rect: False    # whether something lies there already
        self.on_instrument: Callable[[QRectF], bool] = lambda rect: False    # whether a score is read there
        self.plates: Callable[[], Iterable[QRectF]] = tuple          # beneath which no card is to rise
        self.recital: Recital | None = None
        self._said = 0                           # items so far
        self._offered: tuple[tuple[str, str], ...] = ()              # keys
        self._name = ""
        self._own = False

    @property
    def now(self) -> Item | None:
        """What is being said."""
        return self.recital.items[self._said - 1] if self.recital is not None and self._said else None

    def begin(self, recital: Recital, name: str, own: bool) -> None:
        """The light falls on the cards; `name` speaks, or who looks himself, if `own`."""
        self.recital, self._said, self._name, self._own = recital, 0, name, own
        self._lay()

    def say(self, number: int) -> None:
        """As far as this item."""
        self._said = number + 1
        self._lay()

    def wait(self) -> None:
        """All has been said; it lies there to be looked at."""
        self._offer(GO_ON)

    def end(self) -> None:
        """As it was before."""
        self.recital, self._said = None, 0
        for item in self.lying.all():
            if item.spoken is not None:
                item.spoken = None
                item.refresh()
        for thing in (self.light, self.bracket, self.told, self.keys):
            thing.hide()
        self.bracketed(None)

    def put(self) -> None:
        """Everything anew, on a cloth of another size."""
        if self.recital is not None:
            self._lay(still=True)

    def pause(self, moment: Moment, at: QPointF) -> None:
        """What the table stops for comes to sight."""
        self.plaque.appear(moment.title, moment.line, at, Z_SPEECH + 2)

    # --- how it lies

    @property
    def cards(self) -> Items:
        """Those that are counted: of the recital's zone, and what lies face up beside the row."""
        assert self.recital is not None
        zone = self.recital.zone
        beside = self.lying.row.beside if self.lying.recited == zone else ()
        return [item for number in (zone, *beside) for item in self.lying.items.get(number, [])
                if item.card is not BACK]

    def _lay(self, still: bool = False) -> None:
        ground, item = self.lying.ground, self.now
        assert ground is not None
        assert self.recital is not None
        self.light.fill(ground.cloth)
        self.light.show()
        spoken = []
        for card in self.cards:
            card.spoken = None if item is None else card.card in item.cards
            card.room = self._room(card.home_rect)
            card.refresh(still)
            if card.spoken:
                spoken.append(card)
        self.bracket.hide()
        if item is not None and spoken:
            self._bracket(sorted(spoken, key=lambda one: one.home.x), item.label)
        if item is not None:
            self._tell(ground, self._said)
        self._offer(GO_ON, ALL)

    def _room(self, card: QRectF) -> float:
        """How far from a card to the feet of the plate above it."""
        feet = [plate.bottom() for plate in self.plates() if plate.center().y() < card.center().y()
                and plate.left() < card.right() and card.left() < plate.right()]
        return max(0.0, card.top() - max(feet)) if feet else inf

    def _bracket(self, spoken: Sequence[CardItem], label: str) -> None:
        """Over the cards, or where its label would lie on a plate or on words there, below them."""
        first, last = spoken[0].home, spoken[-1].home
        unit = self.stage.look.unit
        over = (LIFTS["spoken"] + ABOVE) * unit
        top = min([one.home.y - deck.height(one.home.width) / 2 for one in spoken])
        foot = max([one.home.y + deck.height(one.home.width) / 2 for one in spoken])
        stems = tuple([one.home.x - first.x for one in spoken[1:-1]])
        for y, below in ((top - over, False), (foot + ABOVE * unit, True), (top - over, False)):
            self.bracket.show_at(QPointF(first.x, y), max(1.0, last.x - first.x), stems, label, Z_SPEECH - 2, below)
            if not self.taken(self.bracket.sceneBoundingRect()):
                break
        self.bracketed(self.bracket.sceneBoundingRect().adjusted(0, -over * below, 0, over * (not below)))

    def _tell(self, ground: Ground, number: int) -> None:
        """As many items as `number`, set so that all there will be have room below the cards that are counted."""
        assert self.recital is not None
        look = self.stage.look
        every = [Call(item.words, item.cards if item.points else ()) for item in self.recital.items]
        natural = [recitals.natural(look, call) for call in every]
        name = self._name if not self._own else ""
        speaker = recitals.named(look, name)
        wide = min(max(WIDE * ground.unit, speaker + max(natural), speaker + sum(natural)), ROOM * ground.cloth.width(),
                   ground.free.width() - 2 * EDGE)
        large = look.text > LARGE                # then the own plate lies aside, and there is no room for the keys
        feet = self.lying.feet if self.lying.recited == self.recital.zone else None
        usual_x, usual_y = self.lying.row.place.words
        at = ground.at(LARGE_AT if large and feet is not None else usual_x, usual_y)
        at.setX(min(at.x(), ground.free.right() - wide / 2 - EDGE))
        left = at.x() - (ground.cloth.width() if large else wide / 2)
        beside = [edge for edge in self._beside(feet, at.x()) if edge > left] if feet is not None else []
        if beside:                               # a hand counted before lies there, or unplayed: off it, in more lines
            right, least = at.x() + wide / 2, speaker + max(natural)
            wide = min(wide, max(least, right - max(beside) - EDGE))
            at.setX(right - wide / 2)
        lowest = (ground.cloth.bottom() if large else ground.own_plate_top()) - 12 * ground.unit
        if feet is None:                         # cards are told of where they lie: the own hand is to be seen
            if large:
                lowest = min(lowest, ground.own_hand_top() - 4 * ground.unit)
            over = self.bracket.sceneBoundingRect()          # and what the bracket over them says
            if self.bracket.isVisible() and over.center().y() > ground.cloth.center().y():
                tail = recitals.TAIL if self._own and not large else 0
                lowest = min(lowest, over.top() - 4 * ground.unit - tail)
        highest = ground.cloth.top() if feet is None else feet + FROM_FEET * ground.unit
        setting = recitals.fitting(look, every, wide - speaker, lowest - highest)
        calls = tuple(every[:number])
        high = recitals.told_height(look, len(recitals.rows(look, calls, wide - speaker, setting)), setting)
        y = lowest - high / 2 if large else min(max(at.y(), highest + high / 2), lowest - high / 2)
        most = at.x() - wide / 2 - ground.cloth.left() - EDGE       # how far it may go to the left
        for part in OFF:
            x = at.x() + (part * ground.cloth.width() if beside else -min(part * ground.cloth.width(), max(0.0, most)))
            self.told.say(calls, Place(x, y, 0, wide, Z_SPEECH - 1), self._own and not large, name, setting)
            if not self.taken(self.told.sceneBoundingRect()):
                break
        if feet is None and self.on_instrument(self.told.sceneBoundingRect()):
            self.told.put(self.told.home._replace(y=lowest - high / 2))
            if self.on_instrument(self.told.sceneBoundingRect()):
                self.told.hide()                 # the bracket names it, and the talk has its words

    def _beside(self, feet: float, x: float) -> list[float]:
        """How far cards reach from the left that lie lower than the feet of those counted."""
        rects = [item.home_rect for item in self.lying.all() if item.isVisible()]
        return [rect.right() for rect in rects if rect.top() > feet and rect.center().x() < x]

    def _offer(self, *offered: tuple[str, str]) -> None:
        """These keys in the corner, beside the own plate or what is said, or the first alone where both would lie
        on something; else none."""
        self._offered = offered
        if self.lying.ground is None:
            return
        places = [self.lying.ground.at(*at) for at in KEYS_AT] if self.stage.look.text <= LARGE else []
        if self.told.isVisible():
            said, off = self.told.sceneBoundingRect(), BESIDE * self.stage.look.furniture
            places += [QPointF(said.right() + APART, said.center().y()),
                       *[QPointF(said.left() + APART, y) for y in (said.bottom() + off, said.top() - off)]]
        for some, at in product((offered, offered[:1]), places):
            self.keys.offer(some, at, Z_SPEECH - 3)
            room = self.keys.sceneBoundingRect().adjusted(-APART, 0, APART, 0)
            lies = [item.sceneBoundingRect() for item in self.lying.all() if item.isVisible()]
            if self.lying.ground.cloth.contains(room) and not self.taken(room) and not any(map(room.intersects, lies)):
                return
        self.keys.hide()

    def offer_again(self) -> None:
        """Words have come to lie elsewhere, or plates have grown: the keys give way."""
        if self.recital is not None and self._offered:
            self._offer(*self._offered)
