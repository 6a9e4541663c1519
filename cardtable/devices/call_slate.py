"""The slate of the calls: whole while players speak; folded and out of the way in play, where there is a place."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from cardtable.devices.base import Part, Pressed
from cardtable.devices.told import Told
from cardtable.rules.deal import Deal
from cardtable.showing.slate import Slate
from cardtable.showing.talk import Names, Talk
from cardtable.table.items.motion import GATHER, Step
from cardtable.table.items.stage import Place, picture, wear
from cardtable.table.paint import focus, slates
from cardtable.table.sounds.heard import INSTRUMENTS, Cue
from cardtable.table.wording.spoken import announce, tell_name

LEAST = .92                      # of the drawing's measures: smaller its words would fall below the least size
Z_OPENED = 6400.0                # opened by hand it lies over hands and tokens
LARGE = 1.3                      # scale of words from which the whole slate has no room of its own
"""With such letters it lies folded in its usual place, and is opened over the table."""
ROOM = .92                       # of the cloth, at most, for one opened
NOTHING = Slate(callers=())


class CallSlate(Told):
    """Pressed, by mouse, keyboard or screen reader, it opens or folds where it may do either."""

    def build(self) -> None:
        """Frame, writing, and the part to which the keyboard comes where it can be opened."""
        self.slate = NOTHING
        self.opened = False                      # by hand, against what the slate says
        self._frame, self._writing, self._ring = picture(self, z=-1), picture(self), picture(self, z=1)
        self._part = Pressed(self, 0)
        self._ring.hide()
        self.hide()

    # --- its form

    @property
    def folds(self) -> bool:
        """Whether it would lie folded now if nobody had opened it."""
        return self.slate.folded and self.aside is not None or self.stage.look.text > LARGE

    @property
    def folded(self) -> bool:
        """Whether it lies folded."""
        return self.folds and not self.opened

    @property
    def covers(self) -> bool:
        """Opened, over cards."""
        return self.opened and self.isVisible()

    @property
    def measure(self) -> QSizeF:
        """Of the form it is shown in."""
        return slates.form(self.slate, self.folded)

    @property
    def scale_wanted(self) -> float:
        """Never so small that its words fall below the least; with large letters as large as there is room."""
        scale, text = max(self.stage.look.unit, LEAST), self.stage.look.text
        if text <= LARGE:
            return scale * (text if self.opened else 1)
        whole = slates.form(self.slate, folded=False)
        if self.folded:                          # in the room of the whole
            return scale * min(text, whole.height() / self.measure.height())
        room = self._seen().size() * ROOM
        return min(scale * text, room.width() / whole.width(), room.height() / whole.height())

    def _seen(self) -> QRectF:
        """All of the table on which it has been opened."""
        return self.scene().sceneRect()

    @property
    def spot(self) -> Place:
        """Where it lies in its form."""
        aside = self.aside if self.slate.folded and self.folded else None
        return aside or self.home

    # --- how it looks

    def dress(self) -> None:
        """Frame and writing."""
        super().dress()
        look, pixmaps, scale = self.stage.look, self.stage.pixmaps, self.scale_now
        wear(self._frame, pixmaps.get(slates.frame, look, self.measure.width(), self.measure.height(), scale))
        wear(self._writing, pixmaps.get(slates.chalked, look, self.slate, self.folded, scale))
        wear(self._ring, pixmaps.get(focus.ring, look, self.size().width(), self.size().height(),
                                     slates.RADIUS * scale))
        self._part.resize(self.size())

    def put(self, place: Place) -> None:
        """Lie at `place`, or folded at the other."""
        self.home = place
        self._lie()

    def _lie(self, moving: bool = False) -> None:
        self.stage.motion.settle(self)
        self.dress()
        spot = self.spot
        self.setZValue(Z_OPENED if self.opened else spot.z)
        end = self._kept_in_sight(self.corner(spot))
        if moving:
            self.stage.play([Step(self, {"pos": end}, GATHER)])
        else:
            self.setPos(end)

    def _kept_in_sight(self, corner: QPointF) -> QPointF:
        if not self.opened:
            return corner
        within = self._seen().adjusted(8, 8, -8 - self.size().width(), -8 - self.size().height())
        return QPointF(max(within.left(), min(corner.x(), within.right())),
                       max(within.top(), min(corner.y(), within.bottom())))

    # --- what it shows

    def read(self, talk: Talk, deal: Deal, seat: int, name: Names, moving: bool = True) -> None:
        """What the talk chalks on it."""
        self.chalk(talk.slate(deal, name), moving)

    def forget(self) -> None:
        """Wiped, and out of sight."""
        self.chalk(None, moving=False)

    def chalk(self, slate: Slate | None, moving: bool = True) -> None:
        """Show this; where it folds it slides to its other place.  Opened by hand it stays so until then."""
        wanted = slate or NOTHING
        self.setVisible(bool(slate))
        if wanted != self.slate:
            turned = wanted.folded != self.slate.folded
            if moving and slate:
                self.stage.sounds.hear(Cue(INSTRUMENTS["slate"]))
            self.slate = wanted
            self.opened = self.opened and not turned
            self._lie(moving and turned and self.isVisible())
            tell_name(self)

    # --- opened and folded by hand

    def pressed(self) -> None:
        """Open what is folded, fold what was opened."""
        if self.folds:
            self.opened = not self.opened
            self._lie()
            announce(self, self.part_label(0))

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click opens it whole, another folds it."""
        if self.folds and event.button() == Qt.MouseButton.LeftButton:
            self.pressed()
            event.accept()
        else:
            event.ignore()

    @property
    def parts(self) -> tuple[Part, ...]:
        return (self._part,) if self.folds and self.isVisible() else ()

    def part_label(self, number: int) -> str:
        """What a press would do, and what is chalked."""
        return f"{'The slate, open' if self.opened else 'The slate, folded'}: {self.sentence()}"

    def part_focused(self, number: int | None) -> None:
        """The two-tone ring round all of it."""
        self._ring.setVisible(number is not None)

    # --- in words

    def caption(self) -> str:
        """None: it is words itself."""
        return ""

    def sentence(self) -> str:
        """All that is chalked on it."""
        return self.slate.sentence()
