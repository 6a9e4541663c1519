"""Who sits where: a row for each chair, with a name, and a person at this screen or a computer of some level."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from cardtable.croupier.people import COMPUTER, MOST_NAME, PERSON, Player, as_known
from cardtable.players.manners import careful
from cardtable.players.personas import BY_NAME, Persona, rating
from cardtable.showing.remarks import remarks_of
from cardtable.table.forms.rows import FormRow, Note
from cardtable.table.forms.setup import NAMES, companions
from cardtable.table.widgets import ComboBox, LineEdit, Segmented
from cardtable.table.widgets.dressed import Dressed

CHAIRS = {2: ("South", "North"), 3: ("South", "West", "East"), 4: ("South", "West", "North", "East"),
          5: ("South", "South-west", "North-west", "North-east", "South-east"),
          6: ("South", "South-west", "North-west", "North", "North-east", "South-east"),
          7: ("South", "South-west", "West", "North-west", "North-east", "East", "South-east"),
          8: ("South", "South-west", "West", "North-west", "North", "North-east", "East", "South-east")}
LEVELS = {"novice": ("Novice", "knows the rules, and little more"), "club": ("Club", "plays the book’s own maxims"),
          "master": ("Master", "weighs every play against the unseen cards")}
NAME_WIDTH = 168
TIGHT = 18              # beside the words of who plays, so that a chair is one line
HERE = "Person"         # at this screen
OWN = "Himself", "Herself"      # a companion in his own manner, at the level at which he is known to play
ANY_COMPANION = "Companion"     # the same, while a person sits there
BEFORE = 2              # choices of who plays that stand before the levels
TWO = "Two at this screen"      # who plays with whom alone
CROWD = 5               # at the table: nothing is told of each any more


def strength(known: Persona) -> str:
    """At which level a companion plays, as he is known: "master"."""
    return LEVELS[known.manner.level][0].lower()


def chairs(number: int) -> tuple[str, ...]:
    """What the places at a table of so many are called."""
    return CHAIRS.get(number) or tuple([f"Player {n + 1}" for n in range(number)])


class Name(Dressed, QStackedWidget):
    """The name of a person, to be written, or of a companion, to be chosen."""

    def __init__(self, chair: str, person: str, companion: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line, self.combo = LineEdit(person), ComboBox()
        self.line.setMaxLength(MOST_NAME)
        self.line.setPlaceholderText(chair)
        self.line.setAccessibleName(f"Name, {chair}")
        self.combo.addItems(sorted({*NAMES, companion}))
        self.combo.setCurrentText(companion)
        self.combo.setAccessibleName(f"Companion, {chair}")
        self.combo.dress()
        self.addWidget(self.line)
        self.addWidget(self.combo)
        self.dress()

    def dress(self) -> None:
        """As wide as the longest name."""
        super().dress()
        self.setFixedSize(max(round(NAME_WIDTH * self.look.text), self.combo.sizeHint().width()),
                          self.line.height())


class Chair(QWidget):
    """One place, in one line: a name, and who plays, a person or a computer of some level; below it, where there is
    room, what is known of him."""

    changed = Signal()

    def __init__(self, game: str, chair: str, player: Player, levels: Sequence[str], companion: str, told: bool = True,
                 here: str = HERE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game, self.levels, self.chair, self.told = game, tuple(levels), chair, told
        self.name = Name(chair, player.name if not player.computer and player.name != "You" else "",
                         player.name if player.computer else companion)
        self.name.combo.activated.connect(self._meet)
        level = levels.index(player.level) if player.level in levels else min(1, len(levels) - 1)
        titles = [LEVELS[name][0] if name in LEVELS else name for name in levels]
        own = bool(player.persona) and BY_NAME.get(player.name) is not None
        chosen = 0 if not player.computer else 1 if own else level + BEFORE
        self.who = Segmented((here, OWN[0], *titles), chosen, f"Who plays, {chair}", TIGHT)
        self.who.setToolTip("Somebody at this screen, a companion as he is known to play, or a computer of this level")
        self.who.chosen.connect(self._show)
        self.note = Note(" ")
        self._below = FormRow("", self.note)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(FormRow(chair, self.name, self.who))
        column.addWidget(self._below)
        self._show()

    @property
    def computer(self) -> bool:
        """Whether nobody at this screen sits here."""
        return bool(self.who.choice)

    @property
    def level(self) -> str:
        """At which level, if a computer plays."""
        known = self.known
        if self.who.choice < BEFORE and known is not None:
            return known.manner.level
        return self.levels[max(0, self.who.choice - BEFORE)]

    @property
    def known(self) -> Persona | None:
        """The companion chosen, if he plays this game at the level at which he is known."""
        found = BY_NAME.get(self.name.combo.currentText())
        return found if found is not None and found.manner.level in self.levels else None

    def _unknown(self) -> str:
        """Why who is called so cannot sit down as himself or herself."""
        name = self.name.combo.currentText()
        found = BY_NAME.get(name)
        return f"Nobody called {name} is known here" if found is None else \
            f"{name} is a {found.manner.level}, and this game has none"

    def _show(self) -> None:
        self.who.rename(1, self._own())
        self.who.allow(1, self.known is not None, "" if self.known else self._unknown())
        self.name.setCurrentIndex(int(self.computer))
        self._below.setVisible(self.computer and self.told)
        about = self._about() if self.computer else ""
        self.note.say(about)
        self.note.setToolTip(self._measured())
        self.name.combo.setToolTip("" if self.told else about)
        self.changed.emit()

    def _own(self) -> str:
        """The chip for a companion in his own manner: his or hers who is chosen, at whatever level he is known to play;
        while a person sits here it speaks of nobody."""
        companion = BY_NAME.get(self.name.combo.currentText())
        return OWN[companion is not None and companion.lady] if self.computer else ANY_COMPANION

    def _meet(self) -> None:
        """A companion chosen by name plays as he is known to play."""
        self.who.choose(1 if self.known is not None else BEFORE + min(1, len(self.levels) - 1))
        self._show()

    @property
    def persona(self) -> Persona | None:
        """The companion in his own manner; None for a person, or where he is asked to play at another level."""
        return self.known if self.who.choice == 1 else None

    def _about(self) -> str:
        """What is said of him and what he is worth, else what his level means."""
        known = self.persona
        if known is None:
            return LEVELS.get(self.level, ("", ""))[1]
        found = rating(known, self.game)
        line = f"{remarks_of(self.game).lines.get(known.key, known.line)} · {strength(known)}"
        return line if found is None else f"{line}, rated {found.rating}, a club player 1500"

    def _measured(self) -> str:
        """How sure his rating is, and on what it rests."""
        known = self.persona
        found = rating(known, self.game) if known else None
        if found is None:
            return ""
        if not found.units:
            return f"The plain club player has {found.rating}; the others are measured against him."
        return (f"A rating: the plain club player has 1500. From {found.units} games against him, each played twice "
                       f"with the players exchanged: between {found.low} and {found.high}, with 19 chances in 20.")

    @property
    def said(self) -> Player:
        """Who sits here; a person without a name is "You"."""
        if self.computer:
            known = self.persona
            return Player(self.name.combo.currentText(), COMPUTER, self.level, known.key if known else "")
        return Player(self.name.line.text().strip() or "You", PERSON)

    @property
    def player(self) -> Player:
        """Who sits here; a person without a name is called by the chair."""
        nameless = not self.computer and not self.name.line.text().strip()
        return replace(self.said, name=self.chair) if nameless else self.said


class Seats(QWidget):
    """The chairs of a table; what has been said of a chair is remembered while the number changes."""

    changed = Signal()

    def __init__(self, game: str, levels: Sequence[str], given: Sequence[Any], name: str, level: str,
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game, self.levels, self.level = game, tuple(levels), level
        self._given: list[Player] = []
        for one in (one for one in given if isinstance(one, Mapping)):      # what was kept may have been spoilt
            kind = COMPUTER if one.get("kind") == COMPUTER else PERSON
            called = str(one.get("name", ""))[:MOST_NAME] or "You"
            plays, persona = str(one.get("level", level)), careful(str(one.get("persona", "")))[0]
            known = BY_NAME.get(called)
            as_known = known is not None and (persona, plays) == (known.key, known.manner.level)
            self._given.append(Player(called, kind, plays, persona if as_known else ""))
        if not self._given:
            self._given = [Player(name or "You", PERSON)]
        elif name and not self._given[0].computer:
            self._given[0] = Player(name, PERSON)
        self.chairs: list[Chair] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(6)

    def sit(self, number: int) -> None:
        """So many chairs."""
        if number == len(self.chairs):
            return
        self._given[:len(self.chairs)] = [chair.said for chair in self.chairs]
        for old in self.chairs:
            self.column.removeWidget(old)
            old.hide()
            old.deleteLater()
        free = [name for name in companions(number + len(self._given))
                if name not in [player.name for player in self._given]]
        while len(self._given) < number:
            self._given.append(as_known(free.pop(0), self.levels, self.level))
        free = free or list(companions(number))
        self.chairs = [Chair(self.game, chair, player, self.levels, free[n % len(free)], number < CROWD,
                             TWO if number == 2 and n else HERE)
                       for n, (chair, player) in enumerate(zip(chairs(number), self._given, strict=False))]
        for chair in self.chairs:
            self.column.addWidget(chair)
            chair.changed.connect(self.changed)
        self.changed.emit()

    @property
    def two(self) -> bool:
        """Whether two persons sit at this screen, and nobody else plays."""
        return len(self.chairs) == 2 and not any(chair.computer for chair in self.chairs)

    def players(self) -> tuple[Player, ...]:
        """Who sits down; one person alone who gave no name is "You"; of two alike the second is told apart."""
        found = [chair.player for chair in self.chairs]
        persons = [n for n, player in enumerate(found) if not player.computer]
        if len(persons) == 1 and not self.chairs[persons[0]].name.line.text().strip():
            found[persons[0]] = Player("You", PERSON)
        for n, player in enumerate(found):
            if player.name in [other.name for other in found[:n]]:
                found[n] = replace(player, name=f"{player.name} ({chairs(len(found))[n]})"[:MOST_NAME])
        return tuple(found)
