"""How far a part of the long counts has come, and at which commit: kept in build/soak, one file a part."""
from __future__ import annotations

import json
import subprocess
from collections import Counter
from dataclasses import asdict, dataclass, field
from datetime import date
from pathlib import Path

from tools.trials import Part

FOLDER = Path("build/soak")
MOST_FAULTS = 5                  # after which a part is left


def commit() -> str:
    """What is being tested: the commit, and a + if files differ from it."""
    def git(*words: str) -> str:
        return subprocess.run(("git", *words), capture_output=True, text=True, check=False).stdout.strip()

    return (git("rev-parse", "--short", "HEAD") or "unknown") + ("+" if git("status", "--porcelain") else "")


@dataclass
class Soaked:
    """The trials of one part at one commit, `failed` by number, and what had been run `before` at the one before."""

    part: str
    commit: str
    seed: int = 0
    done: int = 0
    counts: dict[str, int] = field(default_factory=dict)
    failed: dict[str, str] = field(default_factory=dict)     # by trial, what was wrong
    day: str = ""
    before: str = ""                                         # "1,200 trials at ea26dd1 on 2026-11-26"

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{'-'.join(self.part.replace('/', ' ').replace(',', '').split())}.json"

    @property
    def told(self) -> str:
        """How far it came, in words; empty if nowhere."""
        return f"{self.done:,} trials at {self.commit} on {self.day}" if self.done else self.before

    def wants(self, trials: int) -> bool:
        """Whether there is more to run of so many trials: not of what always fails."""
        return self.done < trials and len(self.failed) < MOST_FAULTS

    def add(self, counted: Counter[str], wrong: str = "") -> None:
        """One more trial."""
        if wrong:
            self.failed[str(self.seed + self.done)] = wrong
        self.counts = dict(Counter(self.counts) + counted)
        self.done, self.day = self.done + 1, date.today().isoformat()

    def save(self) -> None:
        """To its file, whole or not at all."""
        FOLDER.mkdir(parents=True, exist_ok=True)
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps(asdict(self), indent=1))
        new.replace(self.file)


def read(part: Part, seed: int, of: str, anew: bool = False) -> Soaked:
    """How far a part has come with this seed at this commit; from nothing if it was another."""
    fresh = Soaked(part.name, of, seed)
    if not fresh.file.exists():
        return fresh
    found = Soaked(**json.loads(fresh.file.read_text()))
    if anew or (found.seed, found.commit) != (seed, of):
        fresh.before = found.told
        return fresh
    return found
