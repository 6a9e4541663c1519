"""What lies on the cloth while something is recited: the light, a bracket, what is said, the keys; great moments."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.items.motion import FADE, PLAY, Step
from cardtable.table.items.passing import Shown
from cardtable.table.items.stage import Place, Stage, Thing, picture
from cardtable.table.paint import recitals
from cardtable.table.paint.cache import Kept
from cardtable.table.paint.recitals import SETTINGS, Call, Setting

BELOW_CARDS = -500.0             # the light lies on the cloth, under everything


class Light(Thing):
    """The lamp over what is recited: a picture of the whole cloth, drawn small."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._picture = picture(self)
        self.hide()

    def dress(self) -> None:
        """Nothing to be drawn but by `fill`."""

    def fill(self, cloth: QRectF) -> None:
        """Lie over all of a cloth."""
        kept = self.stage.pixmaps.get(recitals.pool, self.stage.look, cloth.width(), cloth.height())
        self._picture.setPixmap(kept.pixmap)
        self._picture.setScale(recitals.COARSE)
        self.resize(cloth.size())
        self.put(Place(cloth.center().x(), cloth.center().y(), z=BELOW_CARDS))


class Bracket(Shown):
    """Over cards that are spoken of, or below them: `span` from the middle of the first to that of the last."""

    def __init__(self, stage: Stage) -> None:
        self._of: tuple[float, tuple[float, ...], str, bool] = (1.0, (), "", False)
        super().__init__(stage)
        self.hide()

    def show_at(self, first: QPointF, span: float, stems: tuple[float, ...], label: str, z: float, below: bool) -> None:
        """Lie with the left end of its line at `first`, over the cards or `below` them."""
        self._of = span, stems, label, below
        self.home = Place(first.x() + span / 2, first.y(), z=z)
        self.dress()
        self.put(self.home)
        self.show()

    def dress(self) -> None:
        """As long as its line, and as high as its plate."""
        kept = self._drawn()
        self._picture.setPixmap(kept.pixmap)
        self._picture.setOffset(kept.offset)
        size = kept.pixmap.deviceIndependentSize()
        self.resize(QSizeF(size.width() - 2 * kept.margin, size.height() - 2 * kept.margin))

    @property
    def label(self) -> str:
        """What stands on its plate."""
        return self._of[2]

    def _drawn(self) -> Kept:
        span, stems, label, below = self._of
        look = self.stage.look
        return self.stage.pixmaps.get(recitals.bracket, look, span, stems, label, look.unit, below)


class Told(Shown):
    """What is said, call by call."""

    def __init__(self, stage: Stage) -> None:
        self.calls: tuple[Call, ...] = ()
        self._wide, self._tail, self._name, self._setting = 1.0, False, "", SETTINGS[0]
        super().__init__(stage)
        self.hide()

    def say(self, calls: tuple[Call, ...], at: Place, tail: bool, name: str, setting: Setting) -> None:
        """Show these calls in a bubble as wide as the place."""
        self.calls, self._wide, self._tail, self._name, self.home = calls, at.width, tail, name, at
        self._setting = setting
        self.dress()
        self.put(at)
        self.show()

    @property
    def label(self) -> str:
        """What a screen reader says."""
        return " ".join([call.words for call in self.calls])

    def _drawn(self) -> Kept:
        look = self.stage.look
        return self.stage.pixmaps.get(recitals.told, look, self.calls, look.snapped(self._wide), self._tail, self._name,
                                      self._setting)


class Keys(Shown):
    """Which keys go on, in a corner of the cloth."""

    def __init__(self, stage: Stage) -> None:
        self._offered: tuple[tuple[str, str], ...] = ()
        super().__init__(stage)
        self.hide()

    def offer(self, offered: tuple[tuple[str, str], ...], left: QPointF, z: float) -> None:
        """Show these keys, beginning at a point."""
        self._offered = offered
        self.dress()
        self.put(Place(left.x() + self.size().width() / 2, left.y(), z=z))
        self.show()

    def _drawn(self) -> Kept:
        return self.stage.pixmaps.get(recitals.keys, self.stage.look, self._offered)


class Plaque(Shown):
    """What the table stops for, on brass."""

    def __init__(self, stage: Stage) -> None:
        self._words = ("", "")
        super().__init__(stage)
        self.hide()

    @property
    def label(self) -> str:
        """What a screen reader says."""
        return ": ".join([part for part in self._words if part])

    def appear(self, title: str, line: str, at: QPointF, z: float) -> None:
        """Come to sight."""
        self._words = title, line
        self.dress()
        self.put(Place(at.x(), at.y(), z=z))
        self.setOpacity(0)
        self.show()
        self.stage.play([Step(self, {"opacity": 1.0}, PLAY, slight=True)])

    def go(self) -> None:
        """Fade away."""
        self.stage.play([Step(self, {"opacity": 0.0}, FADE, slight=True)], self.hide)

    def _drawn(self) -> Kept:
        return self.stage.pixmaps.few(recitals.moment, self.stage.look, *self._words)
