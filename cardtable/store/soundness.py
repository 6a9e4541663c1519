"""What a row of the file must be to be used; a disk may have made something else of it.

Each function takes a row by its column names and gives it as it should be: unchanged if it is sound, mended where that
takes nothing away (a spoilt time becomes `when`), or None where nothing can be made of it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

from cardtable.store.values import EARLIEST, LATEST, Json, parsed

StoredRow = dict[str, Any]
Mend = Callable[[StoredRow, float], StoredRow | None]

MOST = 1_000_000_000  # of points, coins, deals
MOST_NUMBER = 2**31 - 1  # of a sitting: what a signal of the window can carry
MOST_NAME, MOST_CAPTION = 100, 300  # characters
OUTCOMES = ("won", "lost", "drawn")


def sitting(row: StoredRow, when: float) -> StoredRow | None:
    """A sitting; without its heading nobody knows what was played. A number that cannot be is None: give another."""
    header = parsed(row["header"])
    if not is_heading(header) or not _text(header.get("game", row["game"]), MOST_NAME):
        return None
    mended = {
        "id": row["id"] if _whole(row["id"], 1, MOST_NUMBER) else None,
        "game": header.get("game", row["game"]),
        "aids": row.get("aids") if _texts(parsed(row.get("aids"))) else None,
        "caption": row["caption"] if _text(row["caption"], MOST_CAPTION) else "",
        "started": sound_time(row["started"], when),
        "finished": row["finished"] if _whole(row["finished"], 0, 1) else 0,
        "touched": row.get("touched", 0) if _whole(row.get("touched", 0), 0, 2**53) else 0,
    }
    return row | {key: value for key, value in mended.items() if key in row}


def is_heading(header: Json) -> bool:
    """Whether this can be the heading of a record, as far as the store is concerned."""
    return (
        isinstance(header, dict)
        and isinstance(header.get("options", {}), dict)
        and isinstance(header.get("players", []), list)
        and all(isinstance(player, dict | str) for player in header.get("players", []))
    )


def move(row: StoredRow, when: float) -> StoredRow | None:
    """A line of a record."""
    return row | {"at": sound_time(row["at"], when)} if isinstance(row["line"], str) else None


def result(row: StoredRow, when: float) -> StoredRow | None:
    """What a game came to."""
    sound = (
        all(_text(row[name], MOST_NAME) for name in ("game", "form", "level"))
        and row["outcome"] in OUTCOMES
        and all(_whole(row[name], -MOST, MOST) for name in ("points_for", "points_against", "coins", "deals"))
        and _texts(parsed(row["aids"]))
        and _whole(row["practice"], 0, 1)
        and (row.get("sitting") is None or _whole(row["sitting"], 1, MOST_NUMBER))
    )
    if not sound:
        return None
    mended: StoredRow = {"at": sound_time(row["at"], when)}
    if "doubtful" in row:
        mended["doubtful"] = row["doubtful"] if _whole(row["doubtful"], 0, 1) else 0
    if row.get("figures") is not None and not _figures(parsed(row["figures"])):
        mended["figures"] = None
    return row | mended


def setting(row: StoredRow, when: float) -> StoredRow | None:
    """A setting; whether it may have that value is for whoever asks for it."""
    return row if isinstance(row["key"], str) and parsed(row["value"]) is not None else None


def exercise(row: StoredRow, when: float) -> StoredRow | None:
    """A choice kept; without its record there is nothing to choose."""
    record = parsed(row["record"])
    sound = (
        is_heading(record)
        and isinstance(record.get("moves"), list)
        and _text(row["game"], MOST_NAME)
        and _text(row["title"], MOST_CAPTION)
        and _whole(row["move"], 0, MOST)
    )
    return row | {"at": sound_time(row["at"], when)} if sound else None


def grading(row: StoredRow, when: float) -> StoredRow | None:
    """How the choices of a deal were judged."""
    cost = parsed(row["cost"])
    sound = (
        _text(row["game"], MOST_NAME)
        and all(_whole(row[name], 0, MOST) for name in ("best", "near", "costly"))
        and _whole(row.get("deal", 0), 0, MOST)
        and (row.get("sitting") is None or _whole(row["sitting"], 1, MOST_NUMBER))
        and isinstance(cost, dict)
        and all(_cost(lost) for lost in cost.values())
    )
    return row | ({"at": sound_time(row["at"], when)} if "at" in row else {}) if sound else None


TABLES: dict[str, Mend] = {"sitting": sitting, "result": result}
"""Those of which each row must be sound for the file to be; moves are many, and are looked at by the sitting.

A setting, a choice kept or a judgement that is not as it should be is passed over when it is read, and is no reason to
copy the rest.
"""

_SPOILT = (
    f"SELECT 1 FROM move WHERE typeof(line) <> 'text' OR at IS NULL OR at NOT BETWEEN {EARLIEST} AND {LATEST} LIMIT 1",
    "SELECT 1 FROM move GROUP BY sitting HAVING count(*) <> max(number) OR min(number) <> 1 LIMIT 1",
    "SELECT DISTINCT sitting FROM move EXCEPT SELECT id FROM sitting LIMIT 1",
    f"SELECT 1 FROM sqlite_sequence WHERE typeof(seq) <> 'integer' OR seq > {MOST_NUMBER} LIMIT 1",
)
"""What finds a row only if something is wrong with moves, or with the numbers that are given to sittings."""


def all_sound(db: sqlite3.Connection) -> bool:
    """Whether every game of a file, and what it came to, is as it should be; an older one has not all tables yet."""
    there = {name for name, in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return all(
        mend(row, EARLIEST) == row
        for table, mend in TABLES.items()
        if table in there
        for row in rows_of(db, f"SELECT * FROM {table}")
    ) and all(db.execute(query).fetchone() is None for query in _SPOILT)


def rows_of(db: sqlite3.Connection, query: str, *values: object) -> Iterator[StoredRow]:
    """The rows a query finds, by column names."""
    found = db.execute(query, values)
    names = [column[0] for column in found.description]
    return (dict(zip(names, row, strict=True)) for row in found)


def sound_time(value: object, when: float) -> float:
    """A time that can be told, or else `when`."""
    return value if isinstance(value, int | float) and EARLIEST <= value <= LATEST else when


def _figures(value: object) -> bool:
    """Whether these are figures of a game: some whole numbers by each key."""
    return isinstance(value, dict) and all(
        isinstance(sample, list) and all(_whole(number, -MOST, MOST) for number in sample) for sample in value.values()
    )


def _cost(value: object) -> bool:
    """Whether this is what choices fell short by, and how many they were."""
    return (
        isinstance(value, list)
        and len(value) == 2
        and isinstance(value[0], int | float)
        and 0 <= value[0] <= MOST
        and _whole(value[1], 0, MOST)
    )


def _whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and least <= value <= most


def _text(value: object, most: int) -> bool:
    return isinstance(value, str) and len(value) <= most


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(_text(one, MOST_NAME) for one in value)
