"""What a new game begins with: the game, its options, who sits down, and with which aids."""
from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any

from cardtable.croupier.people import PERSON, Player, opponents, read_players
from cardtable.games import game
from cardtable.players.personas import BY_NAME
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.options import BadOption, Value, complete
from cardtable.showing.talk import talk_of
from cardtable.store.sittings import Saved

if TYPE_CHECKING:
    from cardtable.tutor.course import Course

LIFTED = "raise legal cards"
AIDS = ("cite laws", LIFTED)
"""The settings that help a player at any game; which of them were on is noted in the statistics."""
CHART = "show charts"
"""The same, where a game has a chart."""
HINTS = "hints"
WARNINGS = "warnings"
"""Helps that are not agreed on, but made use of: asked for, or given unasked before a costly choice."""

HOST = "Host"
"""The first of two persons at one screen, while he has given no name."""

NAMES = tuple(BY_NAME)
"""The companions who may be met at the table."""


@dataclass(frozen=True, slots=True)
class Setup:
    """All a table page needs to know.

    `options` are complete.  `resume` is the number of a saved sitting to be gone on with: its record then says who
    plays what.  `aids` are those agreed on, and in a sitting gone on with those made use of as well.  A `seed` makes
    nature's moves repeatable.  A sitting of a `day` ("2026-11-22") is dealt as on that day everywhere.  With
    `practice`, the lines of a record made under the revision `rules`, the game is taken up where they end and is not
    kept; it begins from `start` where that is given; `after` is the saved sitting to go back to from there.  With a
    `course` the table is a lesson's.
    """

    game: Game
    options: Mapping[str, Value]
    players: tuple[Player, ...]
    aids: tuple[str, ...] = ()
    resume: int | None = None
    seed: int | None = None
    day: str = ""
    practice: tuple[str, ...] = ()
    rules: int = 0
    start: Series | None = None
    after: int | None = None
    course: Course | None = None

    @property
    def appointed(self) -> str:
        """What chance depends on at the table of a day; "" where chance is chance."""
        return f"{self.day} {self.game.name}" if self.day else ""

    @property
    def strict(self) -> bool:
        """Whether faults can be made, so that somebody may be accused."""
        return self.options.get("laws") == "strict"

    def aided(self, aid: str) -> Setup:
        """The same with one aid more, if it had not that."""
        return self if aid in self.aids else replace(self, aids=(*self.aids, aid))

    def afresh(self) -> Setup:
        """The same table, for a new sitting."""
        agreed = tuple([name for name in self.aids if name not in (HINTS, WARNINGS)])
        return replace(self, aids=agreed, resume=None, seed=None, day="", practice=(), rules=0, start=None, after=None)


def at_once(row: Game, options: Mapping[str, object], level: str = "club", two: bool = False, seed: int | None = None,
            name: str = "You", aids: tuple[str, ...] | None = None) -> Setup:
    """A table without questions: one person, or `two`, against computers of one level or step, or a companion (by key).

    Raises BadOption, NoSuchLevel, or BadPlayers for a level this game has not.
    """
    chosen = for_two(row, options) if two else complete(row.options, options)
    number = row.players(chosen)[0]
    others = companions(number + 1, Random(seed))
    players = [Player(name, PERSON)]
    if two:         # "You" would be said to either
        players = [Player(HOST if name == "You" else name, PERSON), Player("Guest", PERSON)]
    players += opponents(level, others[len(players):])
    read_players([player.to_dict() for player in players], row.levels)
    return Setup(row, chosen, tuple(players[:number]), aids_for(row) if aids is None else aids, None, seed)


def named(setup: Setup, name: str) -> Setup:
    """A table begun without questions, at which the first person is called as the house calls him."""
    first, *others = setup.players
    if not name or first.computer or first.name not in ("You", HOST):
        return setup
    return replace(setup, players=(replace(first, name=name), *others))


def for_two(row: Game, options: Mapping[str, object]) -> dict[str, Value]:
    """These options, at a table for two if the game has such a one and nothing else is said.

    Raises BadOption.
    """
    chosen = complete(row.options, options)
    if any(option.name == "players" for option in row.options) and "players" not in options:
        with suppress(BadOption):
            fewer = complete(row.options, {**options, "players": 2})
            if row.players(fewer)[0] == 2:
                return fewer
    return chosen


def of_the_day(row: Game, day: str, name: str = "") -> Setup:
    """The table everybody sits down to on a day ("2026-11-22"): the usual game, against companions the date chooses."""
    seed = int.from_bytes(sha256(f"{day} {row.name}".encode()).digest()[:6])
    return replace(at_once(row, {}, seed=seed, name=name or "You"), seed=None, day=day)


def aids_for(row: Game) -> tuple[str, ...]:
    """The aids there are at this game."""
    some = AIDS if row.has_cards else tuple([aid for aid in AIDS if aid != LIFTED])
    return (*some, CHART) if talk_of(row).chart_title else some


def practice_setup(row: Game, record: Mapping[str, Any], moves: int, after: int | None = None,
                   start: Series | None = None) -> Setup:
    """A table at which a match is gone on with, for practice, when so many moves of its record have been made, from its
    beginning or from `start`.

    Raises what the game or its options raise when the record does not fit.
    """
    options = complete(row.options, record.get("options", {}))
    players = read_players(record.get("players", ()), row.levels)
    return Setup(row, options, players, aids_for(row), practice=tuple(record["moves"][:moves]),
                 rules=record.get("rules", 0), start=start, after=after)


def lesson_setup(course: Course) -> Setup:
    """The table of a lesson.  Raises what the game or its options raise."""
    row = game(course.lesson.game)
    return Setup(row, complete(row.options, course.lesson.options),
                 read_players(course.script.record.players, row.levels), aids_for(row), course=course)


def companions(number: int, chance: Random | None = None) -> tuple[str, ...]:
    """So many different names; the first are always the same unless `chance` shuffles them."""
    names = list(NAMES) + [f"Player {n}" for n in range(len(NAMES) + 1, number + 1)]
    if chance is not None:
        chance.shuffle(names)
    return tuple(names[:number])


def saved_setup(saved: Saved) -> Setup:
    """How to go on with a saved sitting; one that does not say which aids it had is taken to have had all.

    Raises what the game or its options raise when the save no longer fits.
    """
    row = game(saved.game)
    options = complete(row.options, saved.header.get("options", {}))
    return Setup(row, options, read_players(saved.players, row.levels),
                 aids_for(row) if saved.aids is None else saved.aids, saved.id, day=str(saved.header.get("day", "")))
