"""The file of saved games locked, deleted, moved, replaced, its folder gone or its disk full, while a window plays."""
from __future__ import annotations

import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from cardtable.games import NAMES, game
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting
from cardtable.store import Store
from tools.patience import Patience
from tools.trials import Part

BEFORE, DURING, AFTER = 8, 12, 12            # moves shown before, while and after the harm is done
PATIENCE = 60.0                              # seconds for so many, beside those that others took
USUAL = 2.0                                  # seconds between two of them at the most, by the median of a busy machine


class Player:
    """A window that plays at random; when each move was shown, and how many lines its record then had."""

    def __init__(self, file: Path, seed: int, name: str) -> None:
        self.process = subprocess.Popen([sys.executable, "-m", "tests.table.player", file, str(seed), name],
                                        stdout=subprocess.PIPE, text=True)
        self.shown: list[tuple[float, int]] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("shown "):
                self.shown.append((time.monotonic(), int(line.removeprefix("shown "))))

    def plays(self, more: int) -> bool:
        """Until so many more moves have been shown; False when the game was over before."""
        until, patience = len(self.shown) + more, Patience(PATIENCE, self.process.pid)
        while len(self.shown) < until and self.process.poll() is None:
            assert not patience.over, f"it stands still after {len(self.shown)} moves"
            time.sleep(.01)
        return self.process.poll() is None

    def kill(self) -> int:
        """Ended outright: how many lines its record had at the last."""
        self.process.send_signal(signal.SIGKILL)
        self._reader.join()
        self.process.wait()
        return self.shown[-1][1]


@contextmanager
def nothing(file: Path) -> Iterator[None]:
    yield


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """By another program, as long as this lasts."""
    other = sqlite3.connect(file, isolation_level=None, timeout=20)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.close()


@contextmanager
def full(file: Path) -> Iterator[None]:
    """The disk, to the last byte."""
    ballast = file.parent / "ballast"
    with ballast.open("wb", buffering=0) as stream:
        try:
            while True:
                stream.write(bytes(512))
        except OSError:
            pass
    yield
    ballast.unlink()


def gone(how: Callable[[Path], object]) -> Callable[[Path], object]:
    @contextmanager
    def harm(file: Path) -> Iterator[None]:
        how(file)
        yield
    return harm


def replaced(file: Path) -> None:
    new = file.with_name("new")
    new.write_bytes(b"a letter to my aunt" * 400)
    new.replace(file)


HARMS: dict[str, Callable[[Path], object]] = {
    "locked": locked, "full disk": full, "deleted": gone(lambda file: file.unlink()),
    "all deleted": gone(lambda file: [path.unlink() for path in file.parent.glob(f"{file.name}*")]),
    "moved": gone(lambda file: file.rename(file.with_name("elsewhere"))),
    "folder removed": gone(lambda file: shutil.rmtree(file.parent)),
    "folder moved": gone(lambda file: file.parent.rename(file.parent.with_name("elsewhere"))),
    "replaced": gone(replaced), "none": nothing}


def attack(name: str, number: int) -> Counter[str]:
    """One harm to one game; it goes on, nothing is lost, and a second start finds the lock."""
    harm = [*HARMS][number % len(HARMS)]
    disk = small_disk if harm == "full disk" else own
    with TemporaryDirectory() as folder, disk(Path(folder)) as place:
        if place is None:
            return Counter({"no disk may be made here": 1})
        file = place / "saves" / "games.sqlite"
        player = Player(file, number, name)
        if not player.plays(BEFORE):
            return Counter({"over too soon": 1})
        with HARMS[harm](file):  # type: ignore[attr-defined]
            since = len(player.shown)
            on = player.plays(DURING)
            gaps = [later[0] - one[0] for one, later in zip(player.shown[since:], player.shown[since + 1:])]
        on = on and player.plays(AFTER)
        shown = player.kill()
        if not on:
            return Counter({"over too soon": 1})
        assert median(gaps) < USUAL, f"{harm}: it stood still for {median(gaps):.1f} s at each move"
        with Store(file) as store:
            assert store.notice is None, f"{harm}: the file is damaged"
            record = Record.from_dict(store.load(store.sittings()[0].id))
        assert len(record.moves) >= shown - 1, f"{harm}: {shown} lines were shown, {len(record.moves)} are kept"
        Sitting.replay(record, game(record.game))
    return Counter({harm: 1, "moves": shown, "milliseconds between two": round(1000 * median(gaps))})


@contextmanager
def own(folder: Path) -> Iterator[Path | None]:
    yield folder


@contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A disk of some megabytes, where one may be made."""
    place = folder / "disk"
    place.mkdir()
    mount = ("mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(place))
    made = sys.platform == "linux" and subprocess.run(mount, capture_output=True, check=False).returncode == 0
    try:
        yield place if made else None
    finally:
        if made:
            subprocess.run(["umount", "-l", str(place)], check=True)


def parts() -> Iterator[Part]:
    for name in NAMES:
        yield Part(f"stores of {name}", len(HARMS), lambda number, name=name: attack(name, number))  # type: ignore[misc]
