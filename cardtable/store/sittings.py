"""A sitting as lists show it, and the statements by which sittings are found and written."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from cardtable.store import soundness
from cardtable.store.results import Outcome
from cardtable.store.soundness import OUTCOMES, StoredRow
from cardtable.store.values import Json, moment, parsed

# In the order in which things were done: the clock may have been set back.
FOUND = """
    SELECT id, game, header, caption, aids, started, finished,
        (SELECT at FROM move WHERE sitting = id ORDER BY number DESC LIMIT 1) AS at,
        (SELECT max(number) FROM move WHERE sitting = id) AS moves,
        (SELECT outcome FROM result WHERE result.sitting = sitting.id) AS outcome
    FROM sitting WHERE ?1 IS NULL OR finished = ?1 ORDER BY touched DESC, id DESC"""
PLAYED = "SELECT game, count(*) FROM sitting GROUP BY game ORDER BY max(touched) DESC"
BEGIN = "INSERT INTO sitting (game, header, aids, started, touched) VALUES (?, ?, ?, ?, ?)"
ADD_LINE = """
    INSERT INTO move (sitting, number, line, at)
    SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3 FROM move WHERE sitting = ?1"""
TOUCH = "UPDATE sitting SET finished = 0, touched = ? WHERE id = ?"
TOUCHED = "SELECT id FROM sitting WHERE touched = ? AND id = ?"
CAPTION = "UPDATE sitting SET caption = ? WHERE id = ?"
AIDS = "UPDATE sitting SET aids = ? WHERE id = ?"
FINISH = "UPDATE sitting SET finished = 1 WHERE id = ?"
DISCARD = "DELETE FROM sitting WHERE id = ?"


@dataclass(frozen=True, slots=True)
class Saved:
    """A sitting as the list of saved games shows it; times are in UTC, `moves` counts its lines.

    `aids` are those in use so far, None where that was not noted; `outcome` is what it came to for the person, None
    where it is not finished or nobody's in particular.
    """

    id: int
    game: str
    header: dict[str, Json]
    caption: str
    started: datetime
    touched: datetime
    finished: bool
    moves: int
    aids: tuple[str, ...] | None = None
    outcome: Outcome | None = None

    @property
    def players(self) -> list[Json]:
        """Who sits there, as the record names them."""
        return list(self.header.get("players", ()))


def saved(row: StoredRow) -> Saved:
    """The sitting of such a row, which is sound."""
    return Saved(
        id=row["id"],
        game=row["game"],
        header=parsed(row["header"]),
        caption=row["caption"],
        started=moment(row["started"]),
        touched=moment(soundness.sound_time(row["at"], row["started"])),
        finished=bool(row["finished"]),
        moves=row["moves"] or 0,
        aids=None if row["aids"] is None else tuple(parsed(row["aids"])),
        outcome=row["outcome"] if row["outcome"] in OUTCOMES and row["finished"] else None,
    )
