"""The page about one companion: how strong he is, what sets his play apart, and how one stands with him by game."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from cardtable.players.manners import Manner
from cardtable.players.personas import PERSONAS, rating
from cardtable.showing.phrases import count, counted
from cardtable.store.results import Result, Tally
from cardtable.table.forms.chairs import LEVELS
from cardtable.table.sheets.companions import Cameo
from cardtable.table.widgets import Label
from cardtable.table.widgets.folio import Folio
from cardtable.table.wording import phrases


def habits(manner: Manner, she: bool) -> Iterator[str]:
    """What sets a companion's play apart, in sentences."""
    one = "She" if she else "He"
    if manner.lapses:
        yield f"{one} plays about one card in {counted(round(1 / manner.lapses))} as a beginner would."
    if manner.budget < 1:
        yield f"{one} looks less far than a master who takes all the time there is."
    if manner.nerve:
        bold = manner.nerve > 0
        yield f"{one} leans to the {'bold' if bold else 'cautious'} course where little hangs on it."
    if manner.memory == 0:
        yield f"{one} does not remember what has been played."
    elif manner.memory:
        yield f"{one} remembers {count(manner.memory, 'card')} of each heap that has been played."


def by_game(name: str, met: Iterable[tuple[Mapping[str, Any], Result]]) -> dict[str, Tally]:
    """How one stands with a companion at each game; games for practice are left out."""
    found: dict[str, Tally] = {}
    for heading, result in met:
        if not result.practice and name in phrases.names(list(heading.get("players", ())))[1:]:
            found.setdefault(result.game, Tally()).count(result)
    return found


class CompanionSheet(Folio):
    """Of him whose `key` this is; `titles` are those of the games, by name."""

    WIDE = 620

    def __init__(self, key: str, met: Iterable[tuple[Mapping[str, Any], Result]], titles: Mapping[str, str]
                 ) -> None:
        persona = PERSONAS[key]
        super().__init__(persona.name)
        title, meaning = LEVELS[persona.manner.level]
        head, beside = QHBoxLayout(), QVBoxLayout()
        head.setSpacing(18)
        head.addWidget(Cameo(persona.key), 0, Qt.AlignmentFlag.AlignTop)
        beside.setSpacing(4)
        beside.addWidget(Label(f"{persona.line[0].upper()}{persona.line[1:]}.", "event", "ink_second", wrap=True))
        beside.addWidget(Label(f"{title}: {meaning}.", wrap=True))
        for sentence in habits(persona.manner, persona.lady):
            beside.addWidget(Label(sentence, wrap=True))
        beside.addStretch(1)
        head.addLayout(beside, 1)
        self.middle.addLayout(head)
        rated = [f"{titles[game]} {found.rating}" for game in titles if (found := rating(persona, game)) is not None]
        if rated:
            self.middle.addWidget(Label("Rated", "label", "heading"))
            self.middle.addWidget(Label(f"{', '.join(rated)}; a club player has 1500.", wrap=True))
        self.middle.addWidget(Label("At the same table", "label", "heading"))
        stands = by_game(persona.name, met)
        for game, tally in stands.items():
            self.middle.addWidget(Label(f"{titles.get(game, game)}: {_told(tally)}", wrap=True))
        if not stands:
            self.middle.addWidget(Label("You have finished no game together yet.", "event", "ink_second", wrap=True))
        self.middle.addStretch(1)
        self.close_button("Close")


def _told(tally: Tally) -> str:
    parts = [f"you {what} {number}" for what, number in (
        ("won", tally.won), ("lost", tally.lost), ("drew", tally.drawn)) if number]
    return f"{count(tally.played, 'game')}, {', '.join(parts)}."
