"""What the croupier cries, in a bubble; a press tells it in English, and in French again.  Below it the cry before."""
from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from cardtable.devices.base import Part, Pressed
from cardtable.devices.signs.told import Told
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.showing.stakes import Cry
from cardtable.showing.talk import Names, Talk
from cardtable.table.items.stage import picture, wear
from cardtable.table.paint import cloth, focus
from cardtable.table.paint.look import CROWDED, LARGE
from cardtable.table.wording.spoken import announce

MOST = 1.5                                       # the largest scale of its words
GAP = 6                                          # between the bubble and the line below, in pixels


class Crier(Told):
    """The cry that stands, and the one before it."""

    SIZE = QSizeF(300, 78)
    TAIL: cloth.Tail = "up"                      # towards the croupier's plate

    def build(self) -> None:
        """The bubble, the line below it, and the part that is pressed."""
        self.cry, self.english = Cry("", ""), False
        self.alone = False                       # there is no room for the cry before
        self._bubble, self._below, self._ring = picture(self), picture(self), picture(self, z=1)
        self._ring.hide()
        self._part = Pressed(self, 0)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    @property
    def parts(self) -> tuple[Part, ...]:
        return (self._part,) if self.cry.said else ()

    def dress(self) -> None:
        super().dress()
        look, pixmaps = self.stage.look, self.stage.pixmaps
        look = replace(look, text=min(look.text, MOST))                  # as the words on plates yield
        said = self.cry.meant if self.english else self.cry.said
        before = self.cry.before_meant if self.english else self.cry.before
        self._bubble.setVisible(bool(said))
        roomy = self.stage.look.text <= LARGE                            # else there is no croupier's plate either
        close = self.alone or self.stage.look.text > CROWDED             # things lie below it
        self._below.setVisible(bool(before) and not close)
        if not said:
            return
        kept = pixmaps.few(cloth.speech, look, said, self.TAIL if roomy else "none")
        wear(self._bubble, kept)
        size = kept.pixmap.deviceIndependentSize() - QSizeF(2 * kept.margin, 2 * kept.margin)
        wear(self._below, pixmaps.few(cloth.caption, look, before))
        self._below.setPos(0, size.height() + GAP)
        wear(self._ring, pixmaps.get(focus.ring, look, size.width(), size.height(), 14.0))
        self._part.resize(size)

    @property
    def lies(self) -> QRectF:
        """Where the cry stands, and the one before it: as wide as what is cried."""
        rect = self._part.sceneBoundingRect() if self.cry.said else super().lies
        return rect if self.before is None else rect | self.before

    @property
    def before(self) -> QRectF | None:
        """Where the cry before is told, if it is."""
        return self._below.sceneBoundingRect() if self._below.isVisible() else None

    def stand_alone(self, alone: bool) -> None:
        """Without the cry before, or with it."""
        if alone != self.alone:
            self.alone = alone
            self.dress()

    def read(self, talk: Talk, deal: Deal, seat: int, name: Names, moving: bool = True) -> None:
        """What is cried at this moment."""
        self._cry(talk.cry(deal) or Cry("", ""))

    def hear_of(self, talk: Talk, deal: Deal, event: Event) -> None:
        """What is cried at that."""
        cry = talk.cry_at(deal, event)
        if cry is not None:
            self._cry(cry)

    def cry_out(self, cry: Cry) -> None:
        """Now this."""
        self._cry(cry)

    def _cry(self, cry: Cry) -> None:
        if cry != self.cry:
            self.cry = cry
            self.dress()
            self.show_numbers(())

    def forget(self) -> None:
        """The cry stands from coup to coup."""

    def pressed(self) -> None:
        """The other language."""
        self.english = not self.english
        self.dress()
        announce(self, self.sentence())

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click on the bubble."""
        if self._part.geometry().contains(event.pos()):                  # a picture has no point that is on anything
            self.pressed()
        else:
            event.ignore()

    def coin_at(self, which: int) -> QPointF:
        return self.mapToScene(QPointF(0, 0))

    def caption(self) -> str:
        return ""

    def sentence(self) -> str:
        return f"The croupier: {self.cry.meant if self.english else self.cry.said}" if self.cry.said else "The croupier"

    def part_label(self, number: int) -> str:
        return f"{self.sentence()} ({'in English' if self.english else 'in French; a press tells it in English'})"

    def part_focused(self, number: int | None) -> None:
        self._ring.setVisible(number is not None)


class CrierBeside(Crier):
    """The same to the right of his plate, where less of the cloth is left."""

    TAIL = "left"
