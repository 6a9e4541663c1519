"""Things on the cloth that say something: captions, speech and coins that pass, and places where a card may go."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QSizeF, Qt, QTimer, Signal

from cardtable.table.items.motion import COIN, FADE, SPEECH, Step
from cardtable.table.items.stage import Place, Stage, Thing, picture, wear
from cardtable.table.paint import cloth, deck
from cardtable.table.paint.cache import Kept


class Shown(Thing):
    """A thing that is one picture, as large as that picture without its margin."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._picture = picture(self)
        self._kept: Kept | None = None           # what it shows
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def _drawn(self) -> Kept:
        """The picture in the stage's look."""
        raise NotImplementedError

    def dress(self) -> None:
        """Take the picture and its size, about the same centre."""
        kept = self._drawn()
        if kept is self._kept:
            self.setPos(self.corner(self.home))
            return
        self._kept = kept
        size = kept.pixmap.deviceIndependentSize()
        wear(self._picture, kept)
        self.resize(QSizeF(size.width() - 2 * kept.margin, size.height() - 2 * kept.margin))
        self.setPos(self.corner(self.home))


class CaptionItem(Shown):
    """A few words in chalk, centred at their place."""

    def __init__(self, stage: Stage, text: str = "") -> None:
        super().__init__(stage)
        self._text, self._room = text, 0.0
        self.dress()

    @property
    def text(self) -> str:
        """The words."""
        return self._text

    @text.setter
    def text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.dress()

    def word(self, text: str) -> None:
        """Other words, drawn when it is dressed next."""
        self._text = text

    def draw_ahead(self, text: str) -> None:
        """These words are to be its own soon."""
        self.stage.pixmaps.get(cloth.caption, self.stage.look, text, self._room)

    def size_within(self, room: float) -> QSizeF:
        """How large it would be in lines no wider than this."""
        return cloth.caption_size(self.stage.look, self._text, round(room))

    def keep_within(self, room: float) -> None:
        """Break into lines no wider than this, where words allow."""
        if round(room) != self._room:
            self._room = round(room)
            self.dress()

    @property
    def beyond(self) -> float:
        """How much higher than a single line."""
        return max(0.0, self.size().height() - cloth.SHADE - self.stage.look.metrics("caption").height())

    @property
    def label(self) -> str:
        """What a screen reader says."""
        return self._text

    def _drawn(self) -> Kept:
        return self.stage.pixmaps.get(cloth.caption, self.stage.look, self._text, self._room)


class DropPlace(Shown):
    """Where a card may be put; `lit` while one is held over it.  `wanted` are the letters of the card, if known."""

    def __init__(self, stage: Stage, place: Place, wanted: str = "") -> None:
        super().__init__(stage)
        self.home, self.wanted = place, wanted
        self._lit = False
        self.dress()
        self.put(place)

    @property
    def lit(self) -> bool:
        """Whether a card is held over it."""
        return self._lit

    @lit.setter
    def lit(self, lit: bool) -> None:
        if lit != self._lit:
            self._lit = lit
            self.dress()

    def _drawn(self) -> Kept:
        look = self.stage.look
        wide = look.snapped(self.home.width)
        return self.stage.pixmaps.get(cloth.drop_place, look, wide, deck.height(wide), self._lit, self.wanted)


class HandFrame(Shown):
    """A line of light round a hand of this size."""

    def __init__(self, stage: Stage, room: QSizeF) -> None:
        super().__init__(stage)
        self._room = room
        self.dress()

    def _drawn(self) -> Kept:
        look = self.stage.look
        return self.stage.pixmaps.get(cloth.hand_frame, look, look.snapped(self._room.width()),
                                      look.snapped(self._room.height()))


class Passing(Shown):
    """Something that shows itself for a while and fades."""

    STAYS = SPEECH

    gone = Signal()
    """It is to be seen no more."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.fade)
        self.hide()

    def _appear(self, place: Place) -> None:
        self.home = place
        self.dress()
        self.put(place)
        self.setOpacity(1)
        self.show()
        self._clock.start(round(self.STAYS * max(self.stage.motion.speed, .25)))

    @property
    def stays(self) -> bool:
        """Whether it is to be seen for a while yet, and is not about to go."""
        return self._clock.isActive()

    def stay(self) -> None:
        """Do not go before it is told to."""
        self._clock.stop()

    def fade(self) -> None:
        """Go, gently."""
        self._clock.stop()
        if self.isVisible():
            self.stage.play([Step(self, {"opacity": 0.0}, FADE, slight=True)], self._gone)

    def vanish(self) -> None:
        """Go, at once."""
        self._clock.stop()
        self.stage.motion.settle(self)
        if self.isVisible():
            self._gone()

    def _gone(self) -> None:
        if not self._clock.isActive():      # nothing new has been said meanwhile
            self.hide()
            self.gone.emit()


class SpeechItem(Passing):
    """What a player says, in a bubble beside him, until the next word or for 2.4 seconds."""

    def __init__(self, stage: Stage) -> None:
        self._text = ""
        self._tail: cloth.Tail = "left"
        self._room = 0.0
        super().__init__(stage)

    @property
    def label(self) -> str:
        """What a screen reader says."""
        return self._text

    @property
    def beside(self) -> bool:
        """Whether it lies at the left or right of what it points to."""
        return self._tail in ("left", "right")

    def say(self, text: str, beside: QPointF, tail: cloth.Tail = "left", z: float = 0, room: float = 0) -> None:
        """Show `text` with the bubble's edge, on the side of the tail, at `beside`; within so much room, if it is
        given."""
        self.try_at(text, beside, tail, z, room)
        self.appear()

    def try_at(self, text: str, beside: QPointF, tail: cloth.Tail, z: float, room: float) -> None:
        """Lie where that would be, without being drawn so: there may be a better place."""
        self._text, self._tail, self._room = text, tail, round(room)
        size = cloth.speech_size(self.stage.look, self._text, self._room)
        dx, dy = {"left": (.5, 0), "right": (-.5, 0), "up": (0, .5), "down": (0, -.5), "none": (0, 0)}[tail]
        self.resize(size)
        self.put(Place(beside.x() + dx * size.width(), beside.y() + dy * size.height(), z=z))

    def appear(self) -> None:
        """Be seen where it lies."""
        self._appear(self.home)

    def _drawn(self) -> Kept:
        return self.stage.pixmaps.get(cloth.speech, self.stage.look, self._text, self._tail, self._room)


class CoinItem(Passing):
    """A coin laid where points have just been scored."""

    STAYS = COIN

    def __init__(self, stage: Stage) -> None:
        self._text = "+1"
        super().__init__(stage)

    def show_points(self, text: str, place: Place) -> None:
        """Lay the coin, `text` on it, at `place`."""
        self._text = text
        self._appear(place)

    def hang(self, text: str, place: Place) -> None:
        """Lay it there until it is told to fade."""
        self.show_points(text, place)
        self._clock.stop()

    def _drawn(self) -> Kept:
        look = self.stage.look
        return self.stage.pixmaps.get(cloth.coin, look, self._text, cloth.coin_radius(look))
