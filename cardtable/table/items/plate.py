"""A player's brass plate: his name, what there is to say of him, whose turn it is, and a watch while he thinks."""
from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from PySide6.QtCore import QByteArray, QPropertyAnimation, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsWidget

from cardtable.table.items.motion import BREATH, Keys, Step
from cardtable.table.items.stage import Place, Stage, Thing, picture, wear
from cardtable.table.paint import cameos, moulds, plates
from cardtable.table.paint.cache import Kept
from cardtable.table.paint.look import Look

BREATHING = Keys(((0, 0.0), (.35, 1.0), (.7, .5), (1, 1.0)))
WATCH_ROUND = 1600      # milliseconds for one turn of the watch's hand
MOULD = 13.0            # the radius of a counter on its corner, at furniture scale 1
CAMEO = 1.36            # the height of a companion's cameo, in plates
TO_THE_RIGHT = 1e-5          # how much higher a plate lies by the pixel


@lru_cache(maxsize=plates.BOARDS)
def _worded(look: Look, most: float) -> Look:
    """With words no larger than that."""
    return replace(look, text=min(look.text, most))


class PlateItem(Thing):
    """Set `name`, `note`, `portrait` and `paper` with `inscribe`, `turn` and `thinking` by assignment; before it is
    put, the `mould` of his counters, if one lies on its corner."""

    def __init__(self, stage: Stage, name: str = "", note: str = "") -> None:
        super().__init__(stage)
        self.name, self.note, self.portrait = name, note, ""
        self.paper: tuple[str, ...] = ()
        self.mould: int | None = None
        self._turn = self._thinking = False
        self.most: float | None = None           # the largest scale of its words, where there is no room for more
        self._written = picture(self, z=-1)
        self._rest = picture(self)
        self._glow = QGraphicsWidget(self)
        self._glow.setOpacity(0)
        self._lit = picture(self._glow)
        self._cameo = picture(self, z=1)
        self._counter = picture(self, z=1)
        self._watch = picture(self, z=2)
        self._hand = QGraphicsWidget(self)
        self._hand.setZValue(3)
        self._hand_picture = picture(self._hand)
        self._round = QPropertyAnimation(self._hand, QByteArray(b"rotation"), self)
        self._round.setStartValue(0.0)
        self._round.setEndValue(360.0)
        self._round.setDuration(WATCH_ROUND)
        self._round.setLoopCount(-1)
        self.dress()

    @property
    def label(self) -> str:
        """What a screen reader says."""
        told = [self.name, self.note, f"on paper {' '.join(self.paper)}" if self.paper else ""]
        return ", ".join([part for part in told if part])

    def inscribe(self, name: str, note: str, portrait: str = "", paper: tuple[str, ...] = ()) -> None:
        """Other words, the cameo of a companion by his key, and what lies written below it; the plate keeps its centre
        and grows if it must."""
        if (name, note, portrait, paper) != (self.name, self.note, self.portrait, self.paper):
            self.name, self.note, self.portrait, self.paper = name, note, portrait, paper
            self.dress()
            self.setPos(self.corner(self.home))

    def grows(self, name: str, short: str, note: str, most: float) -> bool:
        """Whether it is wider with a name than with a short one, and than so many of the least plates."""
        least = most * plates.LEAST_WIDTH * self._look.furniture
        return plates.width(self._look, name, note) > max(plates.width(self._look, short, note), least)

    def holds(self, name: str, note: str, most: float) -> bool:
        """Whether a plate so many times as wide as the least has room for these."""
        return plates.width(self._look, name, note) <= most * plates.LEAST_WIDTH * self._look.furniture

    @property
    def on_corner(self) -> QRectF:
        """Where the counter on its corner lies, in the scene; nothing, where there is none."""
        if self.mould is None:
            return QRectF()
        wide = 2 * self._radius
        return QRectF(self._counter.scenePos(), QSizeF(wide, wide))

    @property
    def cameo(self) -> QRectF:
        """Where the cameo lies, in the scene, which is higher than the plate; nothing, where there is none."""
        return self._cameo.sceneBoundingRect() if self.portrait else QRectF()

    @property
    def _radius(self) -> float:
        """Of that counter."""
        return self._look.snapped(MOULD * self._look.furniture)

    @property
    def _look(self) -> Look:
        """How it is drawn: its words are no larger than there is room for."""
        return self.stage.look if self.most is None else _worded(self.stage.look, self.most)

    def put(self, place: Place) -> None:
        """Lie at `place`, no narrower than its words; of two that touch over the one on its left, on which its counter
        would else lie half covered."""
        self.home = place
        self.dress()
        super().put(place)
        self.setZValue(place.z + place.x * TO_THE_RIGHT)

    def dress(self) -> None:
        """Size and pictures."""
        look, pixmaps = self._look, self.stage.pixmaps
        high = plates.height(look)
        wide = max(self.home.width, plates.width(look, self.name, self.note, self._inset))
        self.resize(look.snapped(wide), high)
        wear(self._rest, self._plate(lit=False))
        self._light()
        self._cameo.setVisible(bool(self.portrait))
        if self.portrait:
            wear(self._cameo, pixmaps.get(cameos.cameo, look, look.snapped(high * CAMEO), self.portrait))
            self._cameo.setPos(4 * look.furniture, look.snapped(high * (1 - CAMEO) / 2))
        self._written.setVisible(bool(self.paper))
        if self.paper:
            title, written = self.paper
            wide = self.size().width() - 2 * plates.INSET
            wear(self._written, pixmaps.few(plates.paper, look, title, written, wide))
            self._written.setPos(plates.INSET, high)
        if self.mould is not None:
            radius = self._radius
            wear(self._counter, pixmaps.get(moulds.stake, look, self.mould, "", radius))
            self._counter.setPos(-.8 * radius, high - 1.5 * radius)
        side = plates.WATCH * look.furniture
        wear(self._watch, pixmaps.get(plates.watch, look))
        wear(self._hand_picture, pixmaps.get(plates.watch_hand, look))
        left, top = self.size().width() - side - 9 * look.furniture, (self.size().height() - side) / 2
        if left < plates.words_end(look, self.name, self.note, self.size().width(), self._inset):
            top = -side / 2                      # on the upper edge, over no word
            left = min(self.size().width() - side / 2, max(left, plates.words_end(
                look, self.name, "", self.size().width(), self._inset)))
        self._watch.setPos(left, top)
        self._hand.setPos(left, top)
        self._hand.setTransformOriginPoint(side / 2, side / 2)
        self._show_watch()

    @property
    def _inset(self) -> float:
        """How much of its left end the cameo takes."""
        look = self._look
        wide = cameos.width(plates.height(look) * CAMEO) - 8 * look.furniture
        return look.snapped(wide) if self.portrait else 0.0

    def _plate(self, lit: bool) -> Kept:
        return self.stage.pixmaps.get(plates.plate, self._look, self.name, self.note, self.size().width(), lit,
                                      self._inset)

    def _light(self) -> None:
        """How it looks when it is lit, drawn only where it is."""
        if self._turn:
            wear(self._lit, self._plate(lit=True))

    @property
    def turn(self) -> bool:
        """Whether the plate is lit."""
        return self._turn

    @turn.setter
    def turn(self, turn: bool) -> None:
        if turn == self._turn:
            return
        self._turn = turn
        self._light()
        if turn:
            self.stage.play([Step(self._glow, {"opacity": BREATHING}, BREATH, slight=True)])
            if self.stage.motion.reduced:
                self._glow.setOpacity(1)
        else:
            self.stage.motion.settle(self._glow)
            self._glow.setOpacity(0)

    @property
    def thinking(self) -> bool:
        """Whether the watch is out.  It comes out only past the delay usual for that player."""
        return self._thinking

    @thinking.setter
    def thinking(self, thinking: bool) -> None:
        self._thinking = thinking
        self._show_watch()

    def _show_watch(self) -> None:
        self._watch.setVisible(self._thinking)
        self._hand.setVisible(self._thinking)
        if self._thinking and self.stage.motion.travels:
            self._round.start()
        else:
            self._round.stop()
            self._hand.setRotation(70)
