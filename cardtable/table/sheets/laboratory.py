"""The laboratory: a system tried over many evenings, with progress and a way to stop; what came of it, as curve, ends
of evenings and figures, beside what reckoning says; picture and CSV into files."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFileDialog, QSizePolicy, QWidget

from cardtable.families.staking.laboratory import Bench, Outcome, Setting, Trial
from cardtable.families.staking.systems.methods import METHODS
from cardtable.rules.options import Number, OneOf, Option
from cardtable.table.forms.options import OptionForm
from cardtable.table.paint import trial_chart
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.sheets.files import near
from cardtable.table.sheets.statistics_panels import FigureList, Great, Headline
from cardtable.table.widgets import Label
from cardtable.table.widgets.clock import later
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.folio import Folio

SLICE = .012                     # seconds of trying between two looks at what the reader does
BY = 50                          # units of a step of the ends
EVENINGS = (100, 1000, 10000)
FLAW = ("The losses on an unfavourable run are out of proportion to the gains on a favourable one, says the writer; "
        "and it is the limit that ends every system.")


class Terms:
    """What is asked for, of one game's bench."""

    def __init__(self, bench: Bench) -> None:
        systems = {name: one.title for name, one in METHODS.items()}
        units = tuple([unit for unit in (5, 10, 20, 50, 100) if bench.least <= unit <= bench.limit])
        self.options: tuple[Option, ...] = (
            OneOf("system", "System", "", choices=systems, default="labouchere"),
            Number("unit", "Unit", "francs", range=units, default=20 if 20 in units else units[0]),
            Number("capital", "Capital", "units", range=(50, 100, 200, 500, 1000), default=500),
            OneOf("zero", f"At {bench.own}", "", choices={"half": "Half back", "prison": "Prison"}, default="half"),
            Number("coups", "Coups", "an evening, at most", range=(50, 100, 150, 300), default=150),
            Number("evenings", "Evenings", "", range=EVENINGS, default=1000))


class Chart(Dressed, QWidget):
    """The curve, or the ends, of the outcome that is shown."""

    def __init__(self, curve: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.curve = curve
        self.outcome: Outcome | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_outcome(self, outcome: Outcome) -> None:
        """Draw this one."""
        self.outcome = outcome
        self.setAccessibleName(
            f"Curve of the purse: {outcome.net:+,.0f} units after {outcome.evenings:,} evenings" if self.curve else
            "How evenings ended: " + "; ".join([f"from {start:+} units {number}" for start, number, _ in
                                                outcome.ended(BY)]))
        self.setVisible(True)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, round((210 if self.curve else 150) * self.look.furniture))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The engraved chart."""
        if self.outcome is None or not self.outcome.evenings:
            return
        found, size = self.outcome, (self.width(), self.height())
        drawn = PIXMAPS.few(trial_chart.curve, self.look, *size, found.curve, -found.reckoned * found.staked) \
            if self.curve else PIXMAPS.few(trial_chart.ends, self.look, *size, tuple(found.ended(BY)), BY)
        QPainter(self).drawPixmap(drawn.offset, drawn.pixmap)


class LaboratorySheet(Folio):
    """`tried` tells that a trial has come to its end, or was stopped."""

    tried = Signal()
    WIDE = 940

    def __init__(self, bench: Bench, parent: QWidget | None = None) -> None:
        super().__init__("The laboratory", "a system, tried for many evenings", parent)
        self.bench, self.trial = bench, Trial(bench, Setting())
        self._evenings: Iterator[object] | None = None
        self.form = OptionForm(Terms(bench), {})
        self.progress = Label("", "citation", "ink_second", wrap=True)
        self.headline, self.sums = Headline(), FigureList()
        self.curve, self.ended, self.ends = Chart(True), Label("How the evenings ended", "tile"), Chart(False)
        self.flaw = Label(FLAW, "citation", "oxblood", wrap=True)
        for widget in (self.form, self.progress, self.headline, self.curve, self.ended, self.ends, self.sums,
                       self.flaw):
            self.middle.addWidget(widget)
        self.middle.addStretch(1)
        self.go = self.button("Try it", "↵", ox=True)
        self.go.clicked.connect(self.begin)
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

    def begin(self) -> None:
        """The trial that is asked for, from its first evening."""
        chosen = self.form.chosen
        self.trial = Trial(self.bench, Setting(
            str(chosen["system"]), int(chosen["unit"]), int(chosen["capital"]),
            "prison" if chosen["zero"] == "prison" else "half", int(chosen["coups"]), int(chosen["evenings"])))
        self._evenings = self.trial.run()
        self._show()
        self._go_on()

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
        self.progress.setText(f"{played:,} of {wanted:,} evenings, {100 * played // wanted} in a hundred.")
        later(self, 0, self._go_on)

    def _show(self) -> None:
        some, running = bool(self.trial.evenings), self.running
        for button, able in ((self.go, not running), (self.halt, running), (self.picture, some and not running),
                             (self.table, some and not running)):
            button.setEnabled(able)
        self.progress.setVisible(running or not some)
        if not some:
            self.progress.setText("Choose a system, and try it.")
        shown = some and not running
        for widget in (self.headline, self.curve, self.ended, self.ends, self.sums):
            widget.setVisible(shown)
        if shown:
            self._tell(self.trial.outcome())
        self.grown.emit()

    def _tell(self, found: Outcome) -> None:
        method, setting = METHODS[self.trial.setting.system], self.trial.setting
        self.headline.show_great([
            Great(f"{found.evenings:,}", "Evenings", f"{found.coups:,} coups"),
            Great(f"{found.up:,}", "Ended before", "with something won"),
            Great(f"{found.ruined:,}", "Ruined", f"{found.by_limit:,} by the limit"),
            Great(f"{found.longest}", "Longest run", f"without {self.bench.chance}"),
            Great(f"{found.highest:,}", "Highest stake", f"the limit is {self.bench.limit // setting.unit:,}")])
        self.curve.show_outcome(found)
        self.ends.show_outcome(found)
        kept = f"{abs(found.net):,.0f}, or {abs(found.lost) * 100:.2f} in a hundred"
        self.sums.show_lines([
            ("Staked in all, units", f"{found.staked:,.0f}"),
            ("Won of it, in this trial" if found.net > 0 else "Lost of it, in this trial", kept),
            ("By reckoning, whatever the system", f"{found.reckoned * 100:.2f} in a hundred"),
            (f"{method.title}: ended behind, not ruined", f"{found.down:,}")])

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
