"""The log of an arena: JSON lines, the set-up and then every unit with its records; runs resume from it."""
from __future__ import annotations

import json
from contextlib import suppress
from io import BufferedReader
from pathlib import Path
from typing import BinaryIO

from cardtable.files import open_ordinary
from cardtable.games import game
from cardtable.players.arena_unit import Setup, Unit

FORMAT, VERSION = "cardtable-arena", 1
MOST_LINE = 50_000_000           # bytes of a unit with its records


class ArenaError(ValueError):
    """An arena that cannot be held as asked; the message says why."""


class Log:
    """Appends units to a file, each as soon as it is played; `units` are those found there."""

    def __init__(self, path: Path, setup: Setup) -> None:
        self.path, self.units = path, dict[int, Unit]()
        head = {"format": FORMAT, "version": VERSION, "rules": game(setup.game).revision, "game": setup.game,
                "first": setup.first, "second": setup.second, "unit": setup.unit, "options": dict(setup.options),
                "seed": setup.seed, "budget": setup.budget}
        whole = self._read(head) if path.exists() else 0
        try:
            self._file = path.open("r+b" if whole else "wb")
        except OSError as error:
            raise ArenaError(f"the log {path} cannot be written: {error.strerror}") from None
        self._file.truncate(whole)                   # a line cut short by a crash is played again
        self._file.seek(whole)
        if not whole:
            self._write(head)

    def _read(self, head: dict[str, object]) -> int:
        """Takes in the whole lines; returns how many bytes they fill."""
        try:
            with BufferedReader(open_ordinary(self.path)) as file:
                return self._read_lines(file, head)
        except OSError as error:
            raise ArenaError(f"the log {self.path} cannot be read: {error.strerror}") from None

    def _read_lines(self, file: BinaryIO, head: dict[str, object]) -> int:
        whole = 0
        for number, text in enumerate(iter(lambda: file.readline(MOST_LINE), b""), 1):
            if not text.endswith(b"\n"):
                if number == 1 or len(text) == MOST_LINE:
                    raise ArenaError(f"{self.path} is not the log of an arena")
                break
            whole += len(text)
            try:
                found = json.loads(text.decode("utf-8-sig"))
                if number > 1:
                    unit = Unit(**found)
                    self.units[unit.number] = unit
            except (ValueError, TypeError):
                raise ArenaError(f"{self.path}, line {number}, is not part of the log of an arena") from None
            if number == 1 and found != head:
                raise ArenaError(f"the log {self.path} is of another arena; name another file")
        return whole

    def add(self, unit: Unit) -> None:
        self.units[unit.number] = unit
        self._write(unit.to_dict())

    def _write(self, found: dict[str, object]) -> None:
        try:
            self._file.write(json.dumps(found, ensure_ascii=False).encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise ArenaError(f"the log {self.path} cannot be written: {error.strerror}") from None

    def close(self) -> None:
        with suppress(OSError):                      # what could not be written has been told
            self._file.close()
