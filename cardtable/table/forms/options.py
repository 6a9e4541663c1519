"""The declared options of a game as rows of a form; those that do not count beside the others are hidden."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.rules.options import Number, OneOf, Option, Switch, Value, complete
from cardtable.table.forms import rows
from cardtable.table.forms.rows import FormRow, Group, Note
from cardtable.table.widgets import Counter, Segmented

PLAYERS = "players"     # the option by which any game of several numbers has its number
MOST_SEGMENTS = 6
LONG_TITLE = 10         # letters; longer ones drop down, unless other options hang on the choice
MOST_LETTERS = 64       # in all the titles of one segmented control
SHORT = 340             # pixels; beside wider controls there is no room for a note, only for a tool tip


def counting(options: Sequence[Option], chosen: Mapping[str, Value]) -> list[Option]:
    """The options that mean anything beside the others; one that does not count decides nothing either."""
    left = dict(chosen)
    found = []
    for option in options:
        if option.counts(left):
            found.append(option)
        else:
            left.pop(option.name)
    return found


def arranged(options: Sequence[Option]) -> list[list[Option]]:
    """The options in rows: a second number beside the first, a switch beside what it belongs to."""
    lines: list[list[Option]] = []
    for option in options:
        last = lines[-1] if lines else []
        pair = isinstance(option, Number) and len(last) == 1 and isinstance(last[0], Number)
        added = isinstance(option, Switch) and last and (not isinstance(last[-1], OneOf)
                                                         or last[-1].name in (option.when or {}))
        if pair or added:
            last.append(option)
        else:
            lines.append([option])
    return lines


class Optioned(Protocol):
    """What declares options: a game, or an exercise."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The form first, if there are several."""
        ...


class OptionForm(QWidget):
    """Rows for the options of a game; `chosen` holds what they say, complete and always possible."""

    changed = Signal(str)
    """The name of the option just changed."""

    def __init__(self, row: Optioned, given: Mapping[str, object], parent: QWidget | None = None,
                 seated: Callable[[Mapping[str, Value]], int] | None = None) -> None:
        """`seated` tells how many sit down by such choices, whatever number of players stands among them."""
        super().__init__(parent)
        self.game, self._seated = row, seated
        self.chosen: dict[str, Value] = complete(row.options, given)
        self._decisive = {name for option in row.options for name in option.when or {}}
        self.controls = {option.name: self._control(option) for option in row.options}
        self._laid: list[Option] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(6)
        self._seat()
        self._lay()

    def _control(self, option: Option) -> QWidget:
        """What shows an option."""
        title, value = option.title, self.chosen[option.name]

        def put(new: object) -> None:
            self._put(option.name, new)

        made: QWidget
        match option:
            case OneOf():
                names, titles = list(option.choices or {}), list((option.choices or {}).values())
                long = (len(titles) > MOST_SEGMENTS or sum(map(len, titles)) > MOST_LETTERS
                        or option.name not in self._decisive and max(map(len, titles)) > LONG_TITLE)
                made = rows.choice(titles, names.index(str(value)), title, lambda n: put(names[n]), long)
            case Number() if isinstance(option.range, range) and len(option.range) > MOST_SEGMENTS:
                made = rows.counter(option.range[0], option.range[-1], int(value), title, put)
            case Number():
                numbers = list(option.range)
                titles = [(option.titles or {}).get(n, str(n)) for n in numbers]
                made = rows.choice(titles, numbers.index(int(value)), title, lambda n: put(numbers[n]))
            case _:
                made = rows.switch(title, bool(value), put)
        made.setToolTip(option.help)
        made.setAccessibleDescription(option.help)
        return made

    def _put(self, name: str, value: object) -> None:
        self.chosen = complete(self.game.options, {**self.chosen, name: value})
        self._seat()
        self._lay()
        self.changed.emit(name)

    def _seat(self) -> None:
        """So many players as can sit down beside what else is chosen, and no more can be chosen."""
        option = next((one for one in counting(self.game.options, self.chosen) if one.name == PLAYERS), None)
        if self._seated is None or not isinstance(option, Number):
            return
        able = [self._seated({**self.chosen, PLAYERS: n}) == n for n in option.range]
        number = self._seated(self.chosen)
        control = self.controls[PLAYERS]
        self.chosen[PLAYERS] = number
        if isinstance(control, Segmented):
            for place, may in enumerate(able):
                control.allow(place, may, "" if may else option.help)
            control.choose(list(option.range).index(number))
        elif isinstance(control, Counter):
            control.setRange(*[[n for n, may in zip(option.range, able) if may][end] for end in (0, -1)])

    def _lay(self) -> None:
        """Put the controls of the options that count into rows; the keyboard stays where it was."""
        found = counting(self.game.options, self.chosen)
        if found == self._laid:
            return
        self._laid = found
        focus: QWidget | None = self.focusWidget()
        for control in self.controls.values():
            control.setParent(self)
            control.hide()
        rows.emptied(self.column)
        for line in arranged(found):
            self.column.addWidget(self._row(line))
        if focus is not None and focus.isVisibleTo(self):
            focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def _row(self, line: Sequence[Option]) -> FormRow:
        """A choice has its note beside it, if there is room; so has a switch, unless there are several in the row."""
        first = line[0]
        row = FormRow("" if isinstance(first, Switch) else first.title)
        switches = [option for option in line if isinstance(option, Switch)]
        for option in line:
            control = self.controls[option.name]
            labelled = option is not first and not isinstance(option, Switch)
            row.add(Group(rows.label(option.title), control) if labelled else control)
            control.show()
            noted = isinstance(option, OneOf) or switches == [option]
            if noted and option.help and control.sizeHint().width() < SHORT * row.look.text:
                row.add(Note(option.help))
        return row
