"""How a file of saved games is spoilt, and the file that is: shared by what opens it afterwards."""
from __future__ import annotations

import sqlite3
import struct
from pathlib import Path
from random import Random

from cardtable.games import NAMES, game
from cardtable.rules.sitting import Sitting
from cardtable.store import Result, Settings, Store
from cardtable.table.forms.setup import at_once

SITTINGS, LONGEST = len(NAMES), 160
PAGE, SECTOR = 4096, 512
WILD = (
    "NULL", "''", "'x'", "1e300", "-1e300", "9e999", "1e15", "-1", "0", "9223372036854775807", "x'00ff'", "'[]'",
    "'{}'", "'null'", "'NaN'", "'5'", "'0 play KS'", "'back 99999'", "'back 0'", "'* shuffle'", f"'{'x' * 5000}'",
    f"'{'[' * 3000}'", "'[1e308, 1, 1, 1]'", "'[99999999999, 1, 99999999999, 1]'", "'[0, 0, -5, -5]'",
    *[f"'{text}'" for text in ('"\\ud800"', '{"players": 5}', '{"players": [5]}', '{"options": 5}',
                               '{"options": {"form": 5}}', '{"players": [{"name": "A"}], "rules": 1}')],
)
"""What no program of ours would write."""
KINDS = ("flip 1", "flip 8", "flip 64", "flip time", "head", "schema", "cut", "tail", "sector", "wild", "wild", "wild",
         "wild setting", "journal spoilt", "journal gone")


def make(file: Path, rng: Random) -> None:
    """A file with some sittings of every game, a third of them over."""
    with Store(file) as store:
        for n in range(SITTINGS):
            setup = at_once(game(NAMES[n]), {}, level="novice", seed=n)
            sitting = Sitting(setup.game, setup.options, [player.to_dict() for player in setup.players])
            number = store.begin(sitting.record().to_dict(), setup.aids)
            for _ in range(rng.randrange(5, LONGEST)):
                if sitting.over:
                    break
                seat = rng.choice(list(sitting.match.pending().must))
                sitting.submit(seat, sitting.match.decision(seat).sample(rng))
            store.add_many(number, sitting.lines)
            store.caption(number, "one all").result()
            if n % 3 == 0:
                store.finish(number, Result(game=setup.game.name, form="", level="club", outcome="won")).result()
        settings = Settings(store)
        settings["name"], settings["window"] = "Zoë", [10, 10, 1100, 750]
        settings["last players"], settings["last options"] = [{"name": "Zoë"}], {}


def spoil(file: Path, rng: Random) -> str:
    """One thing goes wrong with the file, or with the journal beside it; what."""
    kind = rng.choice(KINDS)
    match kind.split():
        case ["flip", "time"]:
            return f"{kind}: {_flip_time(file, rng)}"
        case ["flip", count]:
            _flip(file, rng, int(count), 0, file.stat().st_size)
        case ["head"]:
            _flip(file, rng, 1, 0, 100)
        case ["schema"]:
            _flip(file, rng, 4, 100, PAGE)
        case ["cut"]:
            _write(file, file.read_bytes()[:rng.randrange(file.stat().st_size)])
        case ["tail"]:
            _write(file, file.read_bytes() + rng.randbytes(rng.randrange(1, 9000)))
        case ["sector"]:
            raw, at = bytearray(file.read_bytes()), rng.randrange(file.stat().st_size // SECTOR) * SECTOR
            raw[at:at + SECTOR] = rng.choice([bytes(SECTOR), rng.randbytes(SECTOR)])
            _write(file, raw)
        case ["wild", *which]:
            return f"{kind}: {_wild(file, rng, 'setting' if which else '')}"
        case ["journal", how]:
            _journal(file, rng, how)
    return kind


def _write(file: Path, raw: bytes) -> None:
    file.write_bytes(raw)


def _flip(file: Path, rng: Random, bits: int, first: int, after: int) -> None:
    raw = bytearray(file.read_bytes())
    for _ in range(bits):
        raw[rng.randrange(first, after)] ^= 1 << rng.randrange(8)
    _write(file, raw)


def _flip_time(file: Path, rng: Random) -> str:
    """A bit of a time, where it stands in the file."""
    db = sqlite3.connect(file)
    table, column = rng.choice([("sitting", "started"), ("result", "at")])
    (when,) = rng.choice(db.execute(f"SELECT {column} FROM {table}").fetchall())
    whole = int.from_bytes(struct.pack(">d", when), "big") ^ 1 << rng.randrange(64)
    spoilt = struct.unpack(">d", whole.to_bytes(8, "big"))[0]
    db.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (spoilt, when))
    db.commit()
    db.close()
    return f"{table}.{column} = {spoilt!r}"


def _wild(file: Path, rng: Random, table: str) -> str:
    db = sqlite3.connect(file, isolation_level=None)
    table = table or rng.choice(["sitting", "move", "result"])
    column = rng.choice([row[1] for row in db.execute(f"PRAGMA table_info({table})") if row[1] != "key"])
    value = rng.choice(WILD)
    what = f"{table}.{column} = {value[:60]}"
    key = {"setting": "key", "move": "sitting * 10000 + number"}.get(table, "id")
    some = f"{key} IN (SELECT {key} FROM {table} ORDER BY random() LIMIT {rng.randrange(1, 4)})"
    try:
        db.execute("PRAGMA ignore_check_constraints = 1")
        db.execute(f"UPDATE {table} SET {column} = {value} WHERE {some}")
    except sqlite3.Error as error:
        what += f" ({error})"
    db.close()
    return what


def _journal(file: Path, rng: Random, how: str) -> None:
    """The file as it was before the last changes, and their journal spoilt, cut or gone."""
    db = sqlite3.connect(file, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA wal_autocheckpoint = 0")
    for number in range(30):
        db.execute("INSERT INTO setting VALUES (?, ?)", (f"x{number}", f'"{"y" * 500}"'))
    beside = file.with_name(file.name + "-wal")
    raw, journal = file.read_bytes(), bytearray(beside.read_bytes())
    db.close()
    file.write_bytes(raw)
    if how == "spoilt":
        for _ in range(rng.randrange(1, 9)):
            journal[rng.randrange(len(journal))] ^= 1 << rng.randrange(8)
        beside.write_bytes(journal if rng.random() < 0.5 else journal[:rng.randrange(len(journal))])
