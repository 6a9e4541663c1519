"""What finished games came to, and the statistics made of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from cardtable.store.soundness import StoredRow
from cardtable.store.values import moment, parsed, written

Outcome = Literal["won", "lost", "drawn"]
MARKED, CONCEDED = "marked", "conceded"
"""The figures of every game in which points are scored: the player's, and those of the others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """One finished game as the person at the table sees it.

    `form` is the form of the game and `level` that of the strongest opponent; `aids` names those in use.
    Games for practice (a take-back after something was seen) are kept, and left out of the tallies.
    """

    game: str
    form: str
    level: str
    outcome: Outcome
    points_for: int = 0
    points_against: int = 0
    coins: int = 0
    deals: int = 1
    aids: tuple[str, ...] = ()
    practice: bool = False
    figures: Mapping[str, tuple[int, ...]] | None = None
    """What the game's own figures (showing/figures.py) came to, by key; None where its record has not been asked."""
    at: datetime | None = None
    """When it was finished, in UTC; the store sets it."""


@dataclass(slots=True)
class Tally:
    """Games counted, and points marked as far as that is known; `run` is the present run of games won, `longest` the
    longest ever."""

    played: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    points_for: int = 0
    points_against: int = 0
    coins: int = 0
    run: int = 0
    longest: int = 0

    def count(self, result: Result) -> None:
        """Add one game, played after all those counted before it."""
        self.played += 1
        self.won += result.outcome == "won"
        self.lost += result.outcome == "lost"
        self.drawn += result.outcome == "drawn"
        self.points_for += points(result, MARKED)
        self.points_against += points(result, CONCEDED)
        self.coins += result.coins
        self.run = self.run + 1 if result.outcome == "won" else 0
        self.longest = max(self.longest, self.run)


def points(result: Result, of: str) -> int:
    """What was marked in a match, deal by deal; 0 where that is not known."""
    sample = (result.figures or {}).get(of, ())
    return sample[1] if len(sample) > 1 else 0


def tally(results: Iterable[Result], aided: bool | None = None) -> dict[tuple[str, str, str], Tally]:
    """Tallies by game, form and level, of results in the order of playing and without those for practice.

    `aided` True or False counts only the games played with any aid, or with none.
    """
    tallies: dict[tuple[str, str, str], Tally] = {}
    for result in results:
        if result.practice or aided not in (None, bool(result.aids)):
            continue
        tallies.setdefault((result.game, result.form, result.level), Tally()).count(result)
    return tallies


COLUMNS = (
    "game", "form", "level", "outcome", "points_for", "points_against", "coins", "deals", "aids", "practice",
    "figures", "at",
)  # fmt: skip
"""Of the store's table of results; each is a field of Result."""

ALL = f"SELECT {', '.join(COLUMNS)} FROM result WHERE ?1 IS NULL OR game = ?1 ORDER BY id"
MET = f"""
    SELECT header, {', '.join(f'result.{column}' for column in COLUMNS)}
    FROM result JOIN sitting ON sitting.id = result.sitting WHERE ?1 IS NULL OR result.game = ?1 ORDER BY result.id"""
DOUBTFUL = f"SELECT sitting, {', '.join(COLUMNS)} FROM result WHERE doubtful AND sitting > ?1 ORDER BY sitting"
JUDGED = "UPDATE result SET outcome = ?, points_for = ?, points_against = ?, doubtful = 0 WHERE sitting = ?"
UNREAD = "SELECT sitting FROM result WHERE figures IS NULL AND sitting > ?1 ORDER BY sitting DESC"
FIGURES = "UPDATE result SET figures = ? WHERE sitting = ?"
ADD = f"""
    INSERT INTO result (sitting, {', '.join(COLUMNS)}) VALUES (?{', ?' * len(COLUMNS)})
    ON CONFLICT (sitting) DO NOTHING"""


def to_row(result: Result, at: float) -> tuple[object, ...]:
    """The values of COLUMNS, finished at the time `at`."""
    figures = None if result.figures is None else written(result.figures)
    stored = {"aids": written(result.aids), "practice": int(result.practice), "figures": figures, "at": at}
    return tuple(stored.get(name, getattr(result, name)) for name in COLUMNS)


def from_row(row: StoredRow) -> Result:
    """The result whose values of COLUMNS these are."""
    values = dict(row)
    values["aids"] = tuple(parsed(values["aids"]))
    values["practice"] = bool(values["practice"])
    if values["figures"] is not None:
        values["figures"] = {key: tuple(sample) for key, sample in parsed(values["figures"]).items()}
    values["at"] = moment(values["at"])
    return Result(**values)
