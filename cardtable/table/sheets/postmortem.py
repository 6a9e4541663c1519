"""After the deal: each of a person's choices beside the best, what it cost, and why."""
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from cardtable.croupier.background import Errands
from cardtable.croupier.croupier import Croupier
from cardtable.players.compared import Grade
from cardtable.players.review import Choice, Judged, Past, choices, judge
from cardtable.showing.phrases import number
from cardtable.table.ranked import Line
from cardtable.table.sheets.compare import CompareSheet
from cardtable.table.sheets.ranked import RankSheet, course, figure
from cardtable.table.widgets import Segmented
from cardtable.table.widgets.overlay import Overlay, lay

SHOWN: tuple[Grade, ...] = ("best", "near", "costly")


class PostMortem(RankSheet):
    """The deal that ended last, as one of the persons at this screen played it.

    `persons` are players and their names, `names` those of all at the sitting.
    """

    def __init__(self, past: Past, persons: Sequence[tuple[int, str]], names: Sequence[str], errands: Errands,
                 title: str = "", parent: QWidget | None = None) -> None:
        super().__init__("Post-mortem", title, parent)
        self.past, self.persons, self.names, self.errands = past, tuple(persons), tuple(names), errands
        self.judged: list[Judged] = []
        if len(self.persons) > 1:
            self.who = Segmented([name for _, name in self.persons], 0, "Whose choices")
            self.who.chosen.connect(self.look_back)
            self.above.insertWidget(0, self.who)
        self.all = self.button("Compare all choices")
        self.all.clicked.connect(self.compare)
        self.close_button("Close")
        self.ranked.opened.connect(lambda _: self.compare())
        self.look_back(0)

    def look_back(self, person: int) -> None:
        """Has the choices of one of the persons judged, one after another."""
        self.judged = []
        self.all.setEnabled(False)
        self.say("A master looks back on the deal…")
        self.errands.send(self._found, choices, self.past, self.persons[person][0])

    def _found(self, found: list[Choice] | None) -> None:
        self._next(list(found or ()))

    def _next(self, left: list[Choice]) -> None:
        if not left:
            self._show()
            return

        def told(found: Judged | None) -> None:
            if found is not None:
                self.judged.append(found)
            self._next(left[1:])

        self.errands.send(told, judge, left[0], self.names, 1.0)

    def _show(self) -> None:
        if not self.judged:
            self.say("In this deal there was no choice that a master can judge.")
            return
        self.lead.setText(summary(self.judged))
        self.fill(("what you did", "the best", "cost"), [line_of(one) for one in self.judged],
                  [detail(one) for one in self.judged], self._notes())
        self.all.setEnabled(True)
        worst = max(range(len(self.judged)), key=lambda n: self.judged[n].cost)
        self.ranked.setCurrentRow(worst)
        self.take_keyboard()

    def _notes(self) -> list[str]:
        unit = next((one.comparison.unit for one in self.judged if one.comparison.unit), "")
        return [f"Cost in {unit}. Press Enter to compare all choices."] if unit else []

    def compare(self) -> Overlay | None:
        """All courses of the choice looked at."""
        row = self.ranked.currentRow()
        if not 0 <= row < len(self.judged):
            return None
        one = self.judged[row]
        sheet = CompareSheet()
        sheet.show_comparison(one.comparison, one.choice.done)
        return lay(sheet, self)


def look_back(croupier: Croupier, errands: Errands, over: QWidget, title: str = "") -> Overlay:
    """Lays the post-mortem of the deal that ended last over a page; its questions are asked by `errands`."""
    players = croupier.players
    persons = [(p, players[p].name) for p in croupier.persons()]
    sheet = PostMortem(Past.of(croupier.sitting), persons, [player.name for player in players], errands, title)
    overlay = lay(sheet, over)
    overlay.closed.connect(errands.stop)
    return overlay


def line_of(one: Judged) -> Line:
    """A choice in a row: what was done, the best, the cost."""
    told = cost(one)
    best = "" if one.done is one.best else f"best: {one.best.words}"
    spoken = "; ".join([part for part in (one.done.words, best, told) if part])
    return Line(one.grade, (course(one.done, True), course(one.best, one.best.verb != one.done.verb)), (told,), spoken)


def cost(one: Judged) -> str:
    """What it fell short by."""
    if one.done is one.best:
        return "best"
    if one.done.equal:
        return "equal"
    return f"−{figure(one.cost, one.comparison.unit)}" if one.cost else "by the book"


def detail(one: Judged) -> str:
    """Why, and what the book says."""
    better = "" if one.done.equal else one.comparison.reason
    return " ".join([part for part in (one.done.why, better, one.comparison.book) if part])


def summary(judged: Sequence[Judged]) -> str:
    """How many were how good, and what was given away."""
    found = Counter([one.grade for one in judged])
    told = ", ".join([f"{number(found[grade])} {grade}" for grade in SHOWN if found[grade]])
    given: dict[str, float] = {}
    for one in judged:
        given[one.comparison.unit] = given.get(one.comparison.unit, 0.0) + one.cost
    lost = [f"{figure(much, unit)} {unit} given away"
            for unit, much in given.items() if much and unit]
    return f"{told[:1].upper()}{told[1:]}{'; ' + ', '.join(lost) if lost else ''}."
