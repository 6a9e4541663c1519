"""Starting and ending from a terminal: Ctrl-C, SIGTERM, and places where no window can be opened."""
from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.games import NAMES, game
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting
from cardtable.store import Store, saves_file
from tests.spread import sampled

PLAYING = ("play", NAMES[0], "--level", "novice")
PROGRAM = [sys.executable, "-m", "cardtable"]


TELLING = """
import sys
from PySide6.QtCore import QTimer
from cardtable.cli import main
from cardtable.table.app.application import application
app = application()
QTimer.singleShot(600, lambda: print("open", flush=True))
sys.exit(main(sys.argv[1:]))
"""


def started(*arguments: str) -> subprocess.Popen[str]:
    """The program, once its window is open."""
    process = subprocess.Popen([sys.executable, "-c", TELLING, *arguments], stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "open\n"
    return process


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
@pytest.mark.parametrize(("number", "code", "arguments"), sampled([
    (signal.SIGINT, 130, ()), (signal.SIGINT, 130, PLAYING), (signal.SIGTERM, -signal.SIGTERM, ()),
    (signal.SIGTERM, -signal.SIGTERM, PLAYING)], 2))
def test_a_signal_ends_the_window_and_the_game_is_kept(number: int, code: int, arguments: tuple[str, ...]) -> None:
    process = started(*arguments)
    process.send_signal(number)
    said, told = process.communicate(timeout=20)
    assert process.returncode == code
    assert (said, "Traceback" in told) == ("", False)
    if arguments:
        with Store(saves_file()) as store:
            kept, = store.sittings(finished=False)
            record = Record.from_dict(store.load(kept.id))
        assert Sitting.replay(record, game(record.game)).lines == record.moves


OPENING = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)

class Interrupting:
    def find_spec(self, name, path, target=None):
        if name == "PySide6.QtWidgets":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupting())
from cardtable.cli import main
from tests.spread import sampled
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
@pytest.mark.parametrize("arguments", [(), ("play", NAMES[0])], ids=["gallery", "table"])
def test_ctrl_c_while_the_window_is_loaded_ends_it_quietly(arguments: tuple[str, ...]) -> None:
    ended = subprocess.run([sys.executable, "-c", OPENING, *arguments], capture_output=True, text=True, check=False,
                           timeout=60)
    assert (ended.returncode, ended.stdout, ended.stderr) == (-signal.SIGINT, "", "")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is but one platform")
@pytest.mark.parametrize(("platform", "display", "why"), [
    ("no-such", "", "no-such"), ("xcb", ":977", ":977"), ("xcb", "", "display")])
def test_where_no_window_can_be_opened_one_line_says_why(platform: str, display: str, why: str) -> None:
    place = {**os.environ, "QT_QPA_PLATFORM": platform, "DISPLAY": display}
    ended = subprocess.run(PROGRAM, capture_output=True, text=True, check=False, env=place, timeout=60)
    assert ended.returncode == 2
    assert ended.stdout == ""
    line, = ended.stderr.splitlines()
    assert line.startswith("cardtable: no window can be opened here: ")
    assert why in line


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="fontconfig is asked there alone")
def test_it_opens_without_any_font(tmp_path: Path) -> None:
    fonts = tmp_path / "fonts.conf"
    fonts.write_text("<?xml version='1.0'?><fontconfig></fontconfig>")
    start = ("import sys; from PySide6.QtCore import QTimer; from cardtable.table.app import application as a; "
             "app = a.application(); QTimer.singleShot(900, app.closeAllWindows); sys.exit(a.run())")
    ended = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, check=False, timeout=60,
                           env={**os.environ, "FONTCONFIG_FILE": str(fonts)})
    assert (ended.returncode, "Traceback" in ended.stderr) == (0, False), ended.stderr
