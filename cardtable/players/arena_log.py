"""The log of an arena: JSON lines, the set-up and then every unit with its records; runs resume from it."""
from __future__ import annotations

import json
from pathlib import Path

from cardtable.games import game
from cardtable.players.arena_unit import Setup, Unit

FORMAT, VERSION = "cardtable-arena", 1


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
            data = self.path.read_bytes()
        except OSError as error:
            raise ArenaError(f"the log {self.path} cannot be read: {error.strerror}") from None
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        if data and not lines:
            raise ArenaError(f"{self.path} is not the log of an arena")
        for number, text in enumerate(lines, 1):
            try:
                found = json.loads(text)
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
        self._file.write(json.dumps(found, ensure_ascii=False).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()
