"""What a player has left, in stacks of counters by his plate, which bears the figure; below, what his hand has done."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.devices.pool_bowl import drawn as bowl
from cardtable.devices.signs.told import Told
from cardtable.devices.stacks import drawn
from cardtable.rules.deal import Deal
from cardtable.showing.talk import Names, Talk
from cardtable.table.items.stage import picture, wear

KINDS, MOSTLY = 4, 3                             # of counters, and how many kinds mostly lie there
APART = 10.0                                     # from the columns to the label of what was taken
CLEAR = 4                                        # pixels above it


class Stacks(Told):
    """One column for each kind of counter, the dearest at the left."""

    SIZE = QSizeF(drawn.across(KINDS), drawn.HIGH)
    DROP = 13
    TAKEN_RIGHT = False
    """Whether what was taken is told right of them."""

    def build(self) -> None:
        """No counters."""
        self._columns: tuple[tuple[int, int], ...] = ()
        self._figures: tuple[str, ...] = ()
        self._words, self._taken, self._own = "", 0, False
        self._shown, self._label = picture(self), picture(self)

    def read(self, talk: Talk, deal: Deal, seat: int, name: Names, moving: bool = True) -> None:
        """Those of the rack that the talk knows of this seat; a column holds no more than ten."""
        rack = talk.counters(deal, seat)
        numbers, self._figures = ((), ()) if rack is None else (rack.numbers, rack.texts)
        found = tuple([(kind, min(number, drawn.MOST)) for kind, number in reversed([*enumerate(numbers)]) if number])
        told = talk.below_stacks(deal, seat, name), talk.pool_taken(deal, seat), name(seat) is None
        if (found, told) != (self._columns, (self._words, self._taken, self._own)):
            self._columns, (self._words, self._taken, self._own) = found, told
            self.dress()
            self.show_numbers(())

    def forget(self) -> None:
        """Nothing is told yet."""
        self._columns, self._words, self._taken = (), "", 0
        self.dress()
        self.show_numbers(())

    def dress(self) -> None:
        """The columns side by side, in the middle; who has none left has words all the same."""
        super().dress()
        self.words_below.text = self.caption()
        self.setVisible(bool(self._columns or self._words))
        self._shown.setVisible(bool(self._columns))
        self._label.setVisible(bool(self._taken))
        scale = self.size().width() / self.SIZE.width()
        free = (self.size().width() - drawn.across(len(self._columns)) * scale) / 2
        if self._taken:
            self._put_label(scale, free)
        if self._columns:
            kept = self.stage.pixmaps.get(drawn.stacks, self.stage.look, scale, self._columns, self._figures)
            wear(self._shown, kept)
            self._shown.setPos(free, 0)

    def _put_label(self, scale: float, free: float) -> None:
        """What was taken, beside the columns; of one's own above them, at the right: what one has laid away lies above
        them at the left."""
        wide, size = bowl.ACROSS * scale, bowl.LABEL.size() * scale
        wear(self._label, self.stage.pixmaps.get(bowl.label, self.stage.look, wide, str(self._taken)))
        if self._own:
            right = (self.size().width() + drawn.across(MOSTLY) * scale) / 2
            self._label.setPos(right - size.width(), -size.height())
        elif self.TAKEN_RIGHT:
            self._label.setPos(self.size().width() - free + APART * scale, self.size().height() - size.height())
        else:
            self._label.setPos(free - size.width() - APART * scale, self.size().height() - size.height())

    @property
    def taken(self) -> QRectF | None:
        """The label."""
        return self._label.sceneBoundingRect() if self._taken else None

    @property
    def taken_at(self) -> QPointF | None:
        """The label's upper edge; of one that lies at the right its outer edge."""
        rect = self.taken
        if rect is None:
            return None
        return QPointF(rect.right() + CLEAR, rect.center().y()) if self.TAKEN_RIGHT else \
            QPointF(rect.center().x(), rect.top() - CLEAR)

    def caption(self) -> str:
        """What the talk tells of the hand, but with large letters, which have no room here: the score page has it."""
        return "" if self.stage.look.large else self._words

    def sentence(self) -> str:
        """As in "Counters of Mr. Penrose"."""
        whose = f"Counters of {self.owners[0] if self.owners else 'nobody'}"
        return f"{whose}: {self._words}" if self._words else whose


class StacksBeside(Stacks):
    """Of a player whose hand lies left of them."""

    TAKEN_RIGHT = True
