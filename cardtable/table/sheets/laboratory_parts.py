"""Of the laboratory's sheet: what is asked for, the charts, the run that the book tells, an evening coup by coup."""
from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardtable.families.staking.laboratory import Bench, Coup, Outcome, Run, Setting
from cardtable.families.staking.systems.methods import METHODS
from cardtable.rules.options import OneOf, Option, Value
from cardtable.showing.phrases import count
from cardtable.table.book.sheet import Sheet
from cardtable.table.paint import trial_chart
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.widgets import Label
from cardtable.table.widgets.dressed import Dressed

BY = 50                          # units of a step of the ends
UNITS, CAPITALS = (1, 2, 5, 10, 20, 50, 100), (50, 100, 200, 500, 1000)        # coins, units
COUPS, EVENINGS = (50, 100, 150, 300), (100, 1000, 10000)
SEEN = 12                        # coups of an evening that are seen at once


class Terms:
    """What is asked for, of one game's bench."""

    def __init__(self, bench: Bench) -> None:
        units = {str(unit): f"{count(unit, bench.coin)} each" for unit in UNITS if bench.least <= unit <= bench.limit}
        own = (OneOf("zero", f"At {bench.own}", "", choices={"half": "Half back", "prison": "Prison"},
                     default="half"),) if bench.own else ()
        self.options: tuple[Option, ...] = (
            OneOf("system", "System", "", choices={name: one.title for name, one in bench.methods.items()},
                  default="labouchere"),
            OneOf("unit", "Unit", "", choices=units, default=str(bench.unit)),
            OneOf("capital", "Capital", "", choices={str(n): f"{n:,} units" for n in CAPITALS}, default="500"),
            *own,
            OneOf("coups", "Coups", "", choices={str(n): f"{n} an evening" for n in COUPS}, default="150"),
            OneOf("evenings", "Evenings", "", choices={str(n): f"{n:,}" for n in EVENINGS}, default="1000"))

    @staticmethod
    def setting(chosen: dict[str, Value]) -> Setting:
        """What has been asked for."""
        return Setting(str(chosen["system"]), int(chosen["unit"]), int(chosen["capital"]),
                       "prison" if chosen.get("zero") == "prison" else "half", int(chosen["coups"]),
                       int(chosen["evenings"]))


class Chart(Dressed, QWidget):
    """The curve, or the ends, of the outcome that is shown."""

    def __init__(self, curve: bool, takes: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.curve, self.takes = curve, takes
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
        drawn = PIXMAPS.few(trial_chart.curve, self.look, *size, found.curve, -found.reckoned * found.staked,
                            self.takes) \
            if self.curve else PIXMAPS.few(trial_chart.ends, self.look, *size, tuple(found.ended(BY)), BY)
        QPainter(self).drawPixmap(drawn.offset, drawn.pixmap)


class BookRun(QWidget):
    """A run that the book tells: what was written down at first, and at the end; how many were won, what is next."""

    def __init__(self, run: Run, limit: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        first, last = run.rows()
        after = run.stakes[-1] * run.unit
        told = (f"{len(run.won)} coups, {sum(run.won)} won, {abs(run.net):,} units "
                f"{'won' if run.net > 0 else 'lost'}. The next stake is {run.stakes[-1]} units: at {run.unit} francs "
                f"a unit {after:,}, and the limit is {limit:,}.")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        self.words = (Label(f"The writer’s own run of {METHODS[run.system].title}", "label", "heading"),
                      Label(f"{first} … {last}", "engraved", wrap=True),
                      Label(told, "citation", "ink_second", wrap=True))
        for label in self.words:
            column.addWidget(label)


class Evening(QWidget):
    """One evening, of which a coup more is shown with each press; the newest stands first."""

    def __init__(self, bench: Bench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bench, self.coups, self.shown, self.sheet = bench, list[Coup](), 0, Sheet()
        self.told = Label("", "tile")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.told)
        column.addWidget(self.sheet)
        column.addStretch(1)

    def begin(self, coups: list[Coup]) -> None:
        """Another evening, before its first coup."""
        self.coups, self.shown = coups, 0

    def go_on(self) -> None:
        """The next coup."""
        self.shown = min(self.shown + 1, len(self.coups))
        some = list(enumerate(self.coups[:self.shown], 1))[-SEEN:]
        net = self.coups[self.shown - 1].net / 2 if self.shown else 0
        how = f"{abs(net):g} units {'ahead' if net > 0 else 'behind'}" if net else "level"
        self.told.setText(f"After {self.shown} of {len(self.coups)} coups: {how}")
        self.sheet.show_rows(("Staked", "Came", "Purse"),
                             [(f"{n}: {one.paper}", self._staked(one), self._came(one), f"{one.net / 2:+g}".replace(
                                 "-", "−")) for n, one in reversed(some)], over="Coup, and the paper")
        self.sheet.setAccessibleName(self.told.text())

    @property
    def ended(self) -> bool:
        """Whether all have been seen."""
        return bool(self.coups) and self.shown >= len(self.coups)

    def _staked(self, coup: Coup) -> str:
        chance = self.bench.chance if coup.units > 0 else self.bench.other
        return f"{abs(coup.units)} on {chance}" if coup.units else "–"

    def _came(self, coup: Coup) -> str:
        return self.bench.own.capitalize() if coup.won is None else self.bench.chance if coup.won else self.bench.other
