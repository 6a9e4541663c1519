"""A game with its rules read in: its options, its codes, and how a match of it begins."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from cardtable.rules.laws import IMPOSSIBLE, Code, Law
from cardtable.rules.match import Series
from cardtable.rules.options import Option, Value, complete
from cardtable.rules.row import Row


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the books, with all its forms."""

    row: Row
    revision: int                                # of its rules; records carry it
    levels: tuple[str, ...]                      # computer players: "novice", "club", "master"
    options: tuple[Option, ...]                  # the form first, if there are several
    codes: Mapping[str, Code]
    players: Callable[[Mapping[str, Value]], tuple[int, ...]]        # how many may sit, by the options chosen
    start: Callable[[Mapping[str, Value], int], Series]              # complete options, number of players
    code_of: Callable[[Mapping[str, Value]], str]                    # the code that the options choose
    earlier: Mapping[int, Callable[[Mapping[str, Value], int], Series]] = field(default_factory=dict)
    """By revision, how a match began under rules that have been put right since, for the records of it."""

    @property
    def name(self) -> str:
        """As in folder, command line and record."""
        return self.row.name

    @property
    def title(self) -> str:
        """As people read it."""
        return self.row.title

    @property
    def has_cards(self) -> bool:
        """Whether anybody holds cards at it; else all play against a bank, by what comes on the table."""
        return bool(self.match({}).deal().layout.owned)

    @property
    def deals_hands(self) -> bool:
        """Whether hands are dealt, which their holders alone see, so that a deal can be set up by them; a patience lays
        one card after the other, and at some banks packets lie before all at which nobody may look."""
        return any(zone.private for zone in self.match({}).deal().layout)

    def match(self, given: Mapping[str, object], players: int | None = None) -> Series:
        """A new match; BadOption where an option is wrong, ValueError where so many cannot sit."""
        options = complete(self.options, given)
        possible = self.players(options)
        if players is not None and players not in possible:
            able = " or ".join(map(str, possible))
            raise ValueError(f"{self.title}, as chosen, is for {able} players, not {players}")
        return self.start(options, players or possible[0])

    def of(self, revision: int) -> Game:
        """The same under the rules of an earlier revision, if they were others: a match goes on as it began."""
        return replace(self, revision=revision, start=self.earlier[revision]) if revision in self.earlier else self

    def law(self, code: str, number: int) -> Law:
        """An article; IMPOSSIBLE for number 0, KeyError if there is none."""
        return self.codes[code].law(number) if number else IMPOSSIBLE
