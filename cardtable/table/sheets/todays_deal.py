"""Today's Deal: of every game one that is dealt alike for everybody on this day, and counts once."""
from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from random import Random
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.rules.game import Game
from cardtable.showing.phrases import count, within
from cardtable.store import Result, Store
from cardtable.table.forms.rows import FormRow, Note
from cardtable.table.forms.setup import Setup, of_the_day
from cardtable.table.widgets import BoneButton, Label, Rule
from cardtable.table.widgets.folio import Folio
from cardtable.table.wording import phrases

DAY = "day"             # what the heading of such a sitting calls its date
LABELS = 150            # wide, of the games' names


class Played(NamedTuple):
    """What has been done of the deals of all days."""

    results: dict[tuple[str, str], Result]       # by day and game
    unfinished: dict[tuple[str, str], int]       # the number of the sitting


def played(store: Store) -> Played:
    """As the store has it; of two games of one day the first counts."""
    results: dict[tuple[str, str], Result] = {}
    for heading, result in store.met():
        if heading.get(DAY):
            results.setdefault((str(heading[DAY]), result.game), result)
    begun = {(str(saved.header[DAY]), saved.game): saved.id
             for saved in store.sittings(finished=False) if saved.header.get(DAY)}
    return Played(results, begun)


def came_to(result: Result) -> str:
    """"won, 5 to 3"."""
    points = f", {result.points_for} to {result.points_against}" if result.points_for or result.points_against else ""
    return f"{result.outcome}{points}{'; for practice' if result.practice else ''}"


def company(setup: Setup) -> str:
    """How one meets the others: "against" them, or where there are partners, whom the cut may choose, "with" them."""
    match, chance = setup.game.match(setup.options, len(setup.players)), Random(0)
    while match.deal().preliminary:              # whoever cuts what: there are partners afterwards, or there are not
        seat = match.pending().must[0]
        match.apply(seat, match.decision(seat).sample(chance))
    sides = match.sides()
    return "with" if any(len(side) > 1 for side in sides) else "against"


class TodaysDeal(Folio):
    """A line for each game: whom one meets today, and what has come of it."""

    WIDE = 800
    dealt = Signal(object)
    """The Setup of the game that is to be played."""

    resumed = Signal(int)

    def __init__(self, store: Store, house: Mapping[str, Game], name: str, now: datetime | None = None,
                 parent: QWidget | None = None) -> None:
        now = now or datetime.now()
        self.day = f"{now:%Y-%m-%d}"
        super().__init__("Today’s Deal", phrases.date(now), parent)
        self.name, self.done_before = name, played(store)
        self.buttons: dict[str, BoneButton] = {}
        self.above.addWidget(Label("Each game is dealt today as it is dealt to everybody else who plays it today, "
                                   "and counts once.", "note", "ink_second", wrap=True))
        for row in house.values():
            self.middle.addWidget(Rule())
            self.middle.addWidget(self._line(row))
        self.middle.addStretch(1)
        won = [one for one in self.done_before.results.values() if not one.practice]
        if won:
            self.above.addWidget(Label(f"Of {count(len(won), 'such game')} you have won "
                                       f"{sum(one.outcome == 'won' for one in won)}.", "note", "heading", wrap=True))
        self.close_button("Close")

    def _line(self, row: Game) -> FormRow:
        setup = of_the_day(row, self.day, self.name)
        against = within(f"{company(setup)} {phrases.opponents([one.to_dict() for one in setup.players])}")
        done = self.done_before.results.get((self.day, row.name))
        if done is not None:
            return FormRow(row.title, Note(f"{against}: {came_to(done)}"), column=LABELS)
        begun = self.done_before.unfinished.get((self.day, row.name))
        button = self.buttons[row.name] = BoneButton("Play" if begun is None else "Resume", small=True)
        button.setAccessibleDescription(f"{row.title}, {against}")

        def pressed() -> None:
            self.done.emit()
            if begun is None:
                self.dealt.emit(setup)
            else:
                self.resumed.emit(begun)

        button.clicked.connect(pressed)
        return FormRow(row.title, button, Note(against), column=LABELS)
