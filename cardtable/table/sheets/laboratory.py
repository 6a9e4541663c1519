"""The laboratory: a system tried over many evenings, with progress and a way to stop; what came of it, as curve, ends
of evenings and figures, beside what reckoning says; one evening coup by coup; picture and CSV into files."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.families.staking.laboratory import Bench, Outcome, Setting, Trial, coups
from cardtable.families.staking.systems.methods import METHODS
from cardtable.table.forms.options import OptionForm
from cardtable.table.sheets.files import near
from cardtable.table.sheets.laboratory_parts import BY, BookRun, Chart, Evening, Terms
from cardtable.table.sheets.statistics_panels import FigureList, Great, Headline
from cardtable.table.widgets import Label
from cardtable.table.widgets.clock import later
from cardtable.table.widgets.folio import Folio
from cardtable.table.widgets.overlay import LEAST_EDGE

TOLD, DRAWN = .1, .5             # seconds from one word on the progress to the next, and from one drawing to the next
SLICE = .012                     # seconds of trying between two looks at what the reader does
BESIDE = 960                     # pixels at the usual size of letters, from which what is asked lies beside what came
LEFT = 366                       # how wide it is then
HIGH = 852                       # how high the paper is, whatever stands on it: no button moves when it is pressed
COMING = ("Here will stand how many evenings ended ahead and how many in ruin, the purse evening after evening, and "
          "what the bank takes by reckoning; or one evening, coup by coup.")
FLAW = ("The losses on an unfavourable run are out of proportion to the gains on a favourable one, says the writer; "
        "and it is the limit that ends every system.")


class LaboratorySheet(Folio):
    """`tried` tells that a trial has come to its end, or was stopped."""

    tried = Signal()
    WIDE = 1180

    def __init__(self, bench: Bench, parent: QWidget | None = None) -> None:
        super().__init__("The laboratory", "a system, tried for many evenings", parent)
        self.bench, self.trial = bench, Trial(bench, Setting())
        self._evenings: Iterator[object] | None = None
        self._told = self._drawn = 0.0
        self.terms = Terms(bench)
        self.form = OptionForm(self.terms, {})
        self.form.changed.connect(self._other)
        self.progress = Label("", "citation", "ink_second", wrap=True)
        self.headline, self.sums, self.evening = Headline(), FigureList(), Evening(bench)
        self.curve, self.ends = Chart(True, bench.takes), Chart(False)
        self.ended = Label(f"How the evenings ended, by {BY} units", "tile")
        self.coming = Label(COMING, "citation", "ink_second", wrap=True)
        self.flaw = Label(FLAW, "citation", "oxblood", wrap=True)
        self.run = None if bench.run is None else BookRun(bench.run, bench.limit)
        self.asked, came = QWidget(), QWidget()
        for part, some in ((self.asked, (self.form, self.progress, *((self.run,) if self.run else ()), self.flaw)),
                           (came, (self.coming, self.headline, self.curve, self.ended, self.ends, self.sums,
                                   self.evening))):
            column = QVBoxLayout(part)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(10)
            for widget in some:
                column.addWidget(widget)
            column.addStretch(1)
        self.beside = QHBoxLayout()
        self.beside.setSpacing(24)
        self.beside.addWidget(self.asked)
        self.beside.addWidget(came, 1)
        self.middle.addLayout(self.beside)
        self.middle.addStretch(1)
        self.go = self.button("Try it", "↵", ox=True)
        self.go.clicked.connect(self.begin)
        self.single = self.button("Coup by coup")
        self.single.clicked.connect(self.coup)
        self.halt = self.button("Stop")
        self.halt.clicked.connect(self.stop)
        self.picture = self.button("Picture")
        self.picture.clicked.connect(lambda: self._ask("Save the picture", "png"))
        self.table = self.button("CSV")
        self.table.clicked.connect(lambda: self._ask("Save the evenings", "csv"))
        self.close_button("Close")
        self._show()

    @property
    def running(self) -> bool:
        """Whether evenings are being played."""
        return self._evenings is not None

    def wanted(self, window: QRect) -> QRect:
        """Of one height from the first."""
        paper, high = super().wanted(window), round(HIGH * self.look.text)
        paper.setHeight(max(paper.height(), min(high, window.height() - 2 * LEAST_EDGE)))
        paper.moveCenter(window.center())
        return paper

    def begin(self) -> None:
        """The trial that is asked for, from its first evening."""
        self.trial = Trial(self.bench, self.terms.setting(self.form.chosen))
        self.evening.begin([])
        self._evenings = self.trial.run()
        self._show()
        self._go_on()

    def coup(self) -> None:
        """The next of an evening as it is asked for, or the first."""
        if self.evening.ended or not self.evening.coups:
            self.evening.begin(coups(self.bench, self.terms.setting(self.form.chosen)))
        self.evening.go_on()
        self.heading.note.setText(f"{METHODS[self.terms.setting(self.form.chosen).system].title}, one evening, coup by "
                                  "coup")
        self._show()

    def _other(self, name: str) -> None:
        """An evening of other terms begins anew."""
        self.evening.begin([])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Side by side where there is room."""
        super().resizeEvent(event)
        wide = self.width() >= BESIDE * (.4 + .6 * self.look.text)
        self.beside.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self.asked.setMaximumWidth(round(LEFT * self.look.text) if wide else 16777215)

    def stop(self) -> None:
        """What has been played so far is what is shown."""
        if self.running:
            self._evenings = None
            self._show()
            self.tried.emit()

    def _go_on(self) -> None:
        """So many evenings as a slice of time holds; then whoever presses something is heard."""
        if self._evenings is None:
            return
        until = monotonic() + SLICE
        while monotonic() < until:
            if next(self._evenings, None) is None:
                self.stop()
                return
        played, wanted = len(self.trial.evenings), self.trial.setting.evenings
        if until > self._told + TOLD:
            self._told = until
            self.progress.setText(f"{played:,} of {wanted:,} evenings, {100 * played // wanted} in a hundred.")
        if until > self._drawn + DRAWN:
            self._drawn = until
            self._show()
        later(self, 0, self._go_on)

    def _show(self) -> None:
        some, running, single = bool(self.trial.evenings), self.running, bool(self.evening.coups)
        for button, able in ((self.go, not running), (self.single, not running), (self.halt, running),
                             (self.picture, some and not running and not single), (self.table, some and not running)):
            button.setEnabled(able)
        focused = self.halt.hasFocus() or self.go.hasFocus()
        self.go.setVisible(not running)          # they have one place between them
        self.halt.setVisible(running)
        if focused:
            (self.halt if running else self.go).setFocus()
        self.progress.setVisible(running or not (some or single))
        if not some:
            self.progress.setText("Choose a system, and try it.")
        shown = some and not single
        self.coming.setVisible(not some and not single)
        for widget in (self.headline, self.curve, self.ended, self.ends, self.sums):
            widget.setVisible(shown)
        self.evening.setVisible(single)
        if shown:
            self._tell(self.trial.outcome())
        self.regrow()

    def _tell(self, found: Outcome) -> None:
        setting = self.trial.setting
        self.heading.note.setText(f"{METHODS[setting.system].title}, tried for {found.evenings:,} evenings, "
                                  f"lot {setting.lot}")
        self.headline.show_great([
            Great(f"{found.evenings:,}", "Evenings", f"{found.coups:,} coups"),
            Great(f"{found.up:,}", "Ahead", f"{self._each(found, up=True)} up each"),
            Great(f"{found.ruined:,}", "Ruined", f"{self._each(found, up=False)} lost each"),
            Great(f"{found.longest}", "Longest run", f"without {self.bench.chance}"),
            Great(f"{found.highest:,}", "Most staked", f"the limit is {self.bench.limit // setting.unit:,}")])
        self.curve.show_outcome(found)
        self.ends.show_outcome(found)
        kept = f"{abs(found.net):,.0f}, or {abs(found.lost) * 100:.2f} in a hundred"
        self.sums.show_lines([
            ("Staked in all, units", f"{found.staked:,.0f}"),
            ("Won of it, in this trial" if found.net > 0 else "Lost of it, in this trial", kept),
            ("By reckoning, whatever the system", f"{found.reckoned * 100:.2f} in a hundred"),
            ("Behind or level, and not ruined", f"{found.down + found.level:,}")])
        self.flaw.setText(f"{FLAW} {self._ruins(found)}".strip())

    @staticmethod
    def _each(found: Outcome, up: bool) -> str:
        """What an evening ended with, one with another."""
        some = [net for net in found.ends if net > 0] if up else found.ruined_ends
        return f"{abs(sum(some)) / len(some):,.0f}" if some else "nothing"

    @staticmethod
    def _ruins(found: Outcome) -> str:
        """Which of the two it was here: the limit, or the purse."""
        if not found.ruined:
            return ""
        return f"Here the purse gave out before the limit in {found.by_capital:,} of the {found.ruined:,} ruins."

    # --- into files

    def _ask(self, title: str, kind: str) -> None:
        stem = f"laboratory-{self.trial.setting.system}.{kind}"
        name, _ = QFileDialog.getSaveFileName(self, title, str(near() / stem), f"{kind.upper()} (*.{kind})")
        if name:
            self.save(Path(name), kind)

    def save(self, file: Path, kind: str) -> None:
        """The picture of both charts, or a line for each evening; where that cannot be it is told."""
        found = self.trial.outcome()
        if kind == "csv":
            try:
                file.write_text(found.csv(), encoding="utf-8")
                done = True
            except OSError:
                done = False
        else:
            upper, lower = self.curve.mapTo(self, QPoint(0, 0)), self.ends.mapTo(self, QPoint(0, self.ends.height()))
            done = self.grab(QRect(upper, QSize(self.curve.width(), lower.y() - upper.y()))).save(str(file))
        self.progress.setVisible(True)
        self.progress.setText(f"Saved: {file.name}" if done else f"{file.name} cannot be written there.")
