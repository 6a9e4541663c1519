"""Tries an installation as its user would:  python packaging/tryout.py PREFIX [--pictures FOLDER] [--cold]

PREFIX holds bin/cardtable: /usr for the .deb, ~/.local for the portable archive, a virtual environment for the wheel.
The program is asked for its games, for the laws of each, and to play one game of each between two computer players.
Where there is a desktop entry the window is opened by its command, and a record by its type; both under an X server of
their own, whose screen is looked at.  Run by a Python that has PySide6 and cardtable; --cold wants root.
"""
from __future__ import annotations

import argparse
import os
import pwd
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from commands import tell, try_commands

SCREEN = (1500, 950)
STARTS = 5                                      # of which the middle one counts
SETTLED = 3.0                                   # seconds after the first paint, when the picture is taken
PATIENCE = 60.0
COUNTED = 20                                    # of so many points along each side, how many differ in two pictures


class Installed:
    """An installation; its window has a home of its own, so that nobody's saved games are touched."""

    def __init__(self, prefix: Path, home: Path) -> None:
        self.program = prefix / "bin" / "cardtable"
        self.share = prefix / "share"
        (home / "cardtable").mkdir()
        self.environment = {**os.environ, "PATH": f"{prefix / 'bin'}:{os.environ['PATH']}", "HOME": str(home),
                            "XDG_DATA_DIRS": f"{self.share}:/usr/local/share:/usr/share", "QT_LOGGING_RULES": "*=false",
                            "XDG_DATA_HOME": str(home / "data"), "CARDTABLE_HOME": str(home / "cardtable")}

    def processes(self) -> list[int]:
        """Those that were started from here, by this trial."""
        mark = f"CARDTABLE_HOME={self.environment['CARDTABLE_HOME']}".encode()
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                if mark in (folder / "environ").read_bytes().split(b"\0") and int(folder.name) != os.getpid():
                    found.append(int(folder.name))
            except OSError:
                continue
        return found


def record(folder: Path) -> Path:
    """A finished game of the first of all games, played by chance."""
    from random import Random

    from cardtable.games import games
    from cardtable.rules.record import ENDING
    from cardtable.rules.sitting import Sitting
    rng, chosen = Random(1), games()[0]
    sitting = Sitting(chosen, {}, [{"name": f"Player {n}"} for n in range(1, chosen.players({})[0] + 1)])
    while not sitting.over:
        seat = rng.choice(sitting.match.pending().must)
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    file = folder / f"a game{ENDING}"
    file.write_bytes(sitting.record().to_bytes())
    return file


class Screen:
    """An X server's screen, looked at through Qt."""

    def __init__(self, display: str) -> None:
        os.environ.update(DISPLAY=display, QT_QPA_PLATFORM="xcb")
        from PySide6.QtGui import QGuiApplication, QImage
        self.app = QGuiApplication([])
        self.picture: QImage | None = None

    def painted(self) -> bool:
        """Whether anything is seen at its middle, which is black as long as there is no window."""
        patch = self.app.primaryScreen().grabWindow(0, SCREEN[0] // 2 - 8, SCREEN[1] // 2 - 8, 16, 16).toImage()
        return any(patch.pixelColor(x, y).lightness() > 0 for x in range(0, 16, 3) for y in range(0, 16, 3))

    def wait(self, painted: bool) -> None:
        """Until something is seen, or nothing any more."""
        until = time.monotonic() + PATIENCE
        while self.painted() != painted:
            if time.monotonic() > until:
                raise SystemExit("the window was not seen" if painted else "the window did not close")
            time.sleep(.004)

    def shown(self, file: Path) -> list[str]:
        """Its picture, written to a file; the colours at some points."""
        whole = self.app.primaryScreen().grabWindow(0).toImage()
        whole.save(str(file))
        return [whole.pixelColor((2 * x + 1) * whole.width() // (2 * COUNTED),
                                 (2 * y + 1) * whole.height() // (2 * COUNTED)).name()
                for x in range(COUNTED) for y in range(COUNTED)]


@contextmanager
def x_server() -> Iterator[str]:
    """A display."""
    reader, writer = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{SCREEN[0]}x{SCREEN[1]}x24",
                               "-nolisten", "tcp"], pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        yield f":{os.read(reader, 20).decode().strip()}"
    finally:
        server.terminate()
        server.wait()


def try_window(installed: Installed, screen: Screen, pictures: Path, cold: bool) -> None:
    """By the command of the desktop entry; then a record by its type."""
    installed.environment.update(DISPLAY=os.environ["DISPLAY"], QT_QPA_PLATFORM="xcb")
    entry = next((installed.share / "applications").glob("cardtable.desktop"), None)
    command = [str(installed.program)] if entry is None else _command(entry)
    for name in ("cold", "warm") if cold else ("warm",):
        starts = []
        for _ in range(STARTS):
            if name == "cold":
                os.sync()
                Path("/proc/sys/vm/drop_caches").write_text("3")
            starts.append(_opened(installed, screen, command))
            time.sleep(SETTLED)
            memory = sum(_resident(pid) for pid in installed.processes())
            cabinet = screen.shown(pictures / "cabinet.png")
            _end(installed, screen)
        listed = " ".join(f"{one:.2f}" for one in starts)
        tell(f"first paint, {name}, middle of {STARTS}", f"{median(starts):.2f} s (all: {listed})")
    tell("memory, the cabinet open", f"{memory:.0f} MB")
    tell("load of the machine", " ".join(f"{one:.1f}" for one in os.getloadavg()))
    if entry is None:
        return
    file = record(Path(installed.environment["HOME"]))
    kind = subprocess.run(["gio", "info", "-a", "standard::content-type", file], capture_output=True, text=True,
                          check=True, env=installed.environment).stdout.split()[-1]
    tell("a record is of the type", kind)
    subprocess.run(["gio", "open", file], env=installed.environment, check=True)
    screen.wait(True)
    time.sleep(2 * SETTLED)
    seen = screen.shown(pictures / "record.png")
    apart = sum(one != other for one, other in zip(seen, cabinet)) / len(seen)
    tell("its window differs from the cabinet", f"at {apart:.0%} of the points looked at")
    assert apart > .2, "the record was not opened"
    _end(installed, screen)


def _command(entry: Path) -> list[str]:
    """Of a desktop entry, without a file."""
    import shlex
    line = next(line for line in entry.read_text("utf-8").splitlines() if line.startswith("Exec="))
    return [word for word in shlex.split(line.removeprefix("Exec=")) if not word.startswith("%")]


def _opened(installed: Installed, screen: Screen, command: list[str]) -> float:
    """Seconds from the start to the first paint."""
    begun = time.monotonic()
    subprocess.Popen(command, env=installed.environment, cwd=installed.environment["HOME"], stderr=subprocess.DEVNULL)
    screen.wait(True)
    return time.monotonic() - begun


def _end(installed: Installed, screen: Screen) -> None:
    """As the terminal's Ctrl-C does."""
    for pid in installed.processes():
        os.kill(pid, signal.SIGINT)
    screen.wait(False)
    while any(Path(f"/proc/{pid}/exe").exists() for pid in installed.processes()):
        time.sleep(.05)


def _resident(pid: int) -> float:
    """Megabytes of a process in memory."""
    return next(int(line.split()[1]) for line in Path(f"/proc/{pid}/status").read_text().splitlines()
                if line.startswith("VmRSS")) / 1024


def main() -> None:
    """Commands, then the window where there is an X server to be had."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("prefix", type=Path)
    asked.add_argument("--pictures", type=Path, default=Path("build/packaging/pictures"))
    asked.add_argument("--cold", action="store_true", help="also start with nothing of it in memory")
    arguments = asked.parse_args()
    pictures: Path = arguments.pictures.resolve()
    pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        installed = Installed(arguments.prefix.resolve(), Path(home))
        tell("installation", f"{arguments.prefix}, tried by {pwd.getpwuid(os.getuid()).pw_name}")
        try_commands(installed.program, installed.environment)
        with x_server() as display:
            screen = Screen(display)
            try:
                try_window(installed, screen, pictures, arguments.cold)
            finally:
                for pid in installed.processes():
                    os.kill(pid, signal.SIGKILL)
                del screen.app
    tell("pictures", pictures)


if __name__ == "__main__":
    main()
