"""The records of the house: every sitting kept, to be gone on with, written to a file, or forgotten."""
from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardtable.croupier.boards import boards_in, notation_of
from cardtable.croupier.hands import secret
from cardtable.rules.game import Game
from cardtable.rules.record import ENDING, BadRecord, Record
from cardtable.rules.sitting import Refused, Sitting
from cardtable.showing.phrases import count
from cardtable.store import Saved, Store, StoreFault
from cardtable.table.guarded import Guarded
from cardtable.table.paint import words
from cardtable.table.paint.canvas import HINTS, rounded
from cardtable.table.sheets.files import PBN, near, write_boards
from cardtable.table.widgets import BoneButton, Label, Segmented
from cardtable.table.widgets.dressed import Dressed, look_for
from cardtable.table.widgets.flow import Flow
from cardtable.table.widgets.folio import Confirmation, Folio
from cardtable.table.widgets.overlay import Overlay, lay
from cardtable.table.wording.phrases import called, day, names

KEPT = Qt.ItemDataRole.UserRole
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
WHICH: tuple[bool | None, ...] = (None, False, True)
RECORDS = f"Records (*{ENDING} *.json)"
STILL_ON = ("This game is not finished", "A record holds every card of every hand, those of the deal that is still on "
            "too: whoever opens the file can read them.")
STAYS = " What it came to stays in the statistics."
SECRET = ("What was not shown was to stay so", "A record holds every card of every hand, those that nobody was shown "
          "too: whoever opens the file can read them.")


class Line(Guarded, QStyledItemDelegate):
    """A sitting in two lines: the game and its players, and below how it stands and since when."""

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self.owner = owner

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        look = look_for(self.owner)
        return QSize(100, round((look.font("strong").pixelSize() + look.font("citation").pixelSize()) * 1.3 + 16))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem,
              index: QModelIndex | QPersistentModelIndex) -> None:
        look = look_for(self.owner)
        title, players, how, when = index.data(KEPT)[1:]
        painter.save()
        painter.setRenderHints(HINTS)
        rect = QRectF(option.rect).adjusted(0, 1, -4, -1)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillPath(rounded(rect, 6), QColor("#FFE14D" if look.palette.plain else "#E6D6AE"))
        painter.fillRect(QRectF(rect.x(), rect.bottom(), rect.width(), 1), QColor(look.palette.rule))
        inner = rect.adjusted(12, 6, -12, -6)
        upper = QRectF(inner.x(), inner.y(), inner.width(), look.font("strong").pixelSize() * 1.3)
        lower = QRectF(inner.x(), upper.bottom(), inner.width(), look.font("citation").pixelSize() * 1.3)
        measure, notes = look.metrics("strong"), look.metrics("citation")
        words.engraved(painter, upper, look.font("strong"), title, look.palette.ink, align=LEFT)
        rest = upper.adjusted(measure.horizontalAdvance(title) + 12, 0, 0, 0)
        shown = look.metrics("body").elidedText(players, Qt.TextElideMode.ElideRight, rest.width())
        words.engraved(painter, rest, look.font("body"), shown, look.palette.ink_second, align=LEFT)
        room = lower.width() - notes.horizontalAdvance(when) - 16
        shown = notes.elidedText(how, Qt.TextElideMode.ElideRight, room)
        words.engraved(painter, lower, look.font("citation"), shown, look.palette.ink_second, align=LEFT)
        words.engraved(painter, lower, look.font("citation"), when, look.palette.heading, align=RIGHT)
        painter.restore()


class Sittings(Dressed, QListWidget):
    """The sittings in a list; Return goes on with the one chosen, or opens it."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(Line(self))
        self.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setMinimumHeight(160)
        self.setAccessibleName("Sittings")
        self.itemDoubleClicked.connect(lambda _: self.wanted.emit())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return goes on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit()
        else:
            super().keyPressEvent(event)


class RecordsSheet(Folio):
    """All sittings; below them what can be done with the one chosen."""

    resumed = Signal(int)
    """Go on with this sitting."""

    opened = Signal(int)
    """Look back on this one, which is finished."""

    printed = Signal(int)
    """This one is wanted on paper."""

    brought = Signal(Path)
    """The record in this file is to be opened."""

    elsewhere = Signal(str)
    """Deals that another program has written are wanted, of this game if one is named."""

    WIDE = 860

    def __init__(self, store: Store, house: Mapping[str, Game], parent: QWidget | None = None) -> None:
        super().__init__("Records", parent=parent)
        self.store, self.house = store, dict(house)
        self._shown: list[Saved] = []
        self.filter = Segmented(("All", "Unfinished", "Finished"), 0,
                                "Which records")
        self.filter.chosen.connect(lambda _: self.refresh())
        self.others = BoneButton("Deals in PBN")
        self.others.clicked.connect(lambda: self.elsewhere.emit(self._travelling()))
        self.from_file = BoneButton("Open a file")
        self.from_file.clicked.connect(self._bring)
        above = Flow(line_gap=6)
        above.addWidget(self.filter)
        above.addWidget(self.from_file)
        above.addWidget(self.others)
        self.above.addLayout(above)
        self.list = Sittings()
        self.list.currentRowChanged.connect(lambda _: self._able())
        self.list.wanted.connect(self._go_on)
        self.replace_middle(self.list)
        self.said = Label("", "note", "heading", wrap=True)
        self.above.addWidget(self.said)
        self.resume = self.button("Resume", ox=True)
        self.open = self.button("Open")
        self.print = self.button("Print")
        self.export = self.button("Write to a file")
        self.forget = self.button("Forget")
        self.close_button("Close")
        self.resume.clicked.connect(self._resume)
        self.open.clicked.connect(lambda: self._tell(self.opened))
        self.print.clicked.connect(lambda: self._tell(self.printed))
        self.export.clicked.connect(self._export)
        self.forget.clicked.connect(self._forget)
        self.refresh()

    def sizeHint(self) -> QSize:
        """Room for a good many, and for all where the window has it."""
        size = super().sizeHint()
        lines = self.list.sizeHintForRow(0) * self.list.count() + 4 if self.list.count() else 0
        all_of_it = size.height() - self.list.sizeHint().height() + lines
        return QSize(size.width(), max(round(620 * self.look.furniture), all_of_it))

    def first(self) -> QWidget | None:
        """The sittings, if there are any."""
        return self.list if self.list.count() else None

    def hasHeightForWidth(self) -> bool:
        """Its height is asked for outright."""
        return False

    def refresh(self) -> None:
        """Read the sittings again; the choice stays on its line."""
        row = max(0, self.list.currentRow())
        self.list.clear()
        self._shown = self.store.sittings(WHICH[self.filter.choice])
        now = datetime.now().astimezone()
        for saved in self._shown:
            known = self.house.get(saved.game)
            title = called(known, saved.header.get("options", {})) if known is not None else saved.game
            players = ", ".join(names(saved.players))
            how = self._how(saved)
            when = day(saved.touched, now)
            item = QListWidgetItem(f"{title}: {players}; {how}; {when}")
            item.setData(KEPT, (saved.id, title, players, how, when))
            self.list.addItem(item)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        empty = self.list.count() == 0
        self.said.setText("No game is kept here yet." if empty else "")
        self.said.setVisible(empty)
        self._able()

    def _how(self, saved: Saved) -> str:
        """Whether it is over, how it ended, and how it stood: "won, five to three"."""
        known = self.house.get(saved.game)
        alone = known is not None and known.row.kind == "patience" and len(saved.players) == 1
        outcome = None if alone else saved.outcome           # it was neither won nor lost nor drawn
        state = outcome or ("finished" if saved.finished else "unfinished")
        return ", ".join([text for text in (state, saved.caption) if text])

    @property
    def chosen(self) -> Saved | None:
        """The sitting chosen."""
        row = self.list.currentRow()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def _travelling(self) -> str:
        """The game of the one chosen, if other programs write its deals."""
        saved = self.chosen
        return saved.game if saved is not None and notation_of(saved.game) is not None else ""

    def _able(self) -> None:
        saved = self.chosen
        self.resume.setEnabled(saved is not None and not saved.finished and saved.game in self.house)
        for button in (self.open, self.print):
            button.setEnabled(saved is not None and saved.finished and saved.game in self.house)
            button.setVisible(saved is not None and saved.finished)      # or all would not stand in one row
        self.resume.setVisible(saved is None or not saved.finished)
        self.export.setEnabled(saved is not None)
        self.forget.setEnabled(saved is not None)

    def _resume(self) -> None:
        saved = self.chosen
        if saved is not None and self.resume.isEnabled():
            self.done.emit()
            self.resumed.emit(saved.id)

    def _go_on(self) -> None:
        """With an unfinished game at its table, with a finished one in looking back."""
        if self.resume.isEnabled():
            self._resume()
        elif self.open.isEnabled():
            self._tell(self.opened)

    def _tell(self, wish: SignalInstance) -> None:
        """The sheet stays, to come back to."""
        if self.chosen is not None:
            wish.emit(self.chosen.id)

    def _bring(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, "Open a record", str(near()), f"{RECORDS};;All files (*)")
        if name:
            self.done.emit()
            self.brought.emit(Path(name))

    def _export(self) -> None:
        saved = self.chosen
        if saved is None:
            return
        stem = re.sub(r"[^\w-]+", "-", f"{saved.game}-{saved.started.astimezone():%Y-%m-%d}-{saved.id}")
        kinds = [RECORDS, *[PBN] * (notation_of(saved.game) is not None)]
        name, kind = QFileDialog.getSaveFileName(self, "Write the record", str(near() / f"{stem}{ENDING}"),
                                                 ";;".join(kinds))
        if not name:
            return
        if kind == PBN or name.lower().endswith(".pbn"):
            self.write_deals(saved.id, Path(name).with_suffix(".pbn"))
        elif not saved.finished:
            self._warn(saved.id, Path(name), *STILL_ON)
        elif self._secret(saved):
            self._warn(saved.id, Path(name), *SECRET)
        else:
            self.write(saved.id, Path(name))

    def _secret(self, saved: Saved) -> bool:
        """Whether it holds what by agreement nobody is to see; a damaged one is told of when it is written."""
        try:
            return secret(Sitting.replay(Record.from_dict(self.store.load(saved.id)), self.house[saved.game]))
        except (KeyError, Refused, BadRecord, ValueError, StoreFault):
            return False

    def _warn(self, number: int, file: Path, title: str, told: str) -> Overlay:
        """Of what can be read in it."""
        question = Confirmation(title, told, "Write it all the same", "Leave it")
        overlay = lay(question, self)

        def answered() -> None:
            if question.answer:
                self.write(number, file)

        overlay.closed.connect(answered)
        return overlay

    def write(self, number: int, file: Path) -> None:
        """Write a sitting's record to a file, and say how that went."""
        try:
            file.write_bytes(Record.from_dict(self.store.load(number)).to_bytes())
        except (OSError, StoreFault, BadRecord) as error:
            self.said.setText(f"The record could not be written: {error}")
        else:
            self.said.setText(f"Written to {file}.")
        self.said.show()

    def write_deals(self, number: int, file: Path) -> None:
        """Write the deals of a sitting that have ended, for other programs, and say how that went."""
        try:
            boards = boards_in(Record.from_dict(self.store.load(number)))
            if boards:
                write_boards(boards, file)
        except (OSError, StoreFault, Refused, ValueError) as error:          # a BadRecord is a ValueError
            self.said.setText(f"The deals could not be written: {error}")
        else:
            self.said.setText(f"{count(len(boards), 'deal').capitalize()} written to {file}." if boards else
                              "No deal of it has ended: there is nothing to write.")
        self.said.show()

    def _forget(self) -> Overlay | None:
        saved = self.chosen
        if saved is None:
            return None
        question = Confirmation("Forget this game for good?",
                                f"Its moves are forgotten.{STAYS if saved.finished else ''}",
                                "Forget it", "Keep it")
        overlay = lay(question, self)

        def answered() -> None:
            if question.answer:
                try:
                    self.store.discard(saved.id)
                except StoreFault as fault:
                    self.said.setText(str(fault))
                    self.said.show()
                else:
                    self.refresh()

        overlay.closed.connect(answered)
        return overlay
