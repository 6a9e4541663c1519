"""Starts in odd places: no home, a full disk, paths that are no text; a sheet with very many sittings; no room left."""
from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.games import game
from cardtable.store import Result, Settings, Store, StoreFault, folders, saves_file
from cardtable.table.app.fault_log import LogFile, open_log
from cardtable.table.app.one_instance import Doorbell
from cardtable.table.app.window import MainWindow
from cardtable.table.forms.setup import at_once
from cardtable.table.paint.look import LEAST_WINDOW
from cardtable.table.sheets.records import RecordsSheet

START = """
import sys
from PySide6.QtCore import QTimer
from cardtable.table.app import application
app = application.application()
def look():
    window = next((one for one in app.topLevelWidgets() if isinstance(one, application.MainWindow)), None)
    if window is None or not window.isVisible():
        QTimer.singleShot(100, look)
        return
    for overlay in window._overlays:
        print(overlay.sheet.accessibleName(), "|", overlay.sheet.accessibleDescription())
    window.close()
QTimer.singleShot(900, look)
sys.exit(application.run())
"""


def started(**environment: str | None) -> tuple[int, str, str]:
    """The program started for a second in a process of its own: its code, the sheets that lay open, what it said."""
    given = {key: value for key, value in {**os.environ, **environment}.items() if value is not None}
    ran = subprocess.run([sys.executable, "-c", START], capture_output=True, env=given, timeout=60, check=False,
                         encoding="utf-8", errors="surrogateescape")
    said = [line for line in ran.stderr.splitlines() if "propagateSizeHints" not in line]    # by this platform alone
    return ran.returncode, ran.stdout, "\n".join(said)


NO_HOME = "import pathlib\ndef gone(*_, **__): raise RuntimeError('Could not determine home directory.')\n" \
    "pathlib.Path.expanduser = pathlib.Path.home = gone\n"


@pytest.mark.parametrize("how", ["window.close()", "app.quit()"])
def test_a_window_that_goes_while_a_sheet_lies_open_takes_nothing_with_it(
        how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    saves_file().parent.mkdir(parents=True)
    saves_file().write_bytes(b"a letter to my aunt " * 400)
    monkeypatch.setitem(globals(), "START", START.replace("window.close()", how))
    code, told, said = started()
    assert (code, said) == (0, "")
    assert "damaged" in told


def test_without_home_it_opens_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "START", NO_HOME + "import platformdirs\nplatformdirs.user_data_path = gone\n"
                        "platformdirs.user_log_path = gone\n" + START)
    code, told, said = started(CARDTABLE_HOME=None, HOME=None)
    assert (code, said) == (0, "")
    assert "Nothing can be kept" in told
    assert "home folder of this user is not known" in told


def test_the_home_of_nobody_is_told() -> None:
    code, told, said = started(CARDTABLE_HOME="~nobody-of-this-name/x")
    assert (code, said) == (0, "")
    assert "the folder ~nobody-of-this-name/x cannot be found" in told


def test_every_folder_without_home_is_a_fault_of_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(folders.HOME, "~nobody-of-this-name/x")
    for place in (folders.data, folders.documents, folders.cache, folders.logs, saves_file):
        with pytest.raises(StoreFault, match="cannot be found"):
            place()
    assert open_log() is None


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a path is text")
def test_a_path_that_is_no_text_does(tmp_path: Path, qtbot: QtBot) -> None:
    home = tmp_path / os.fsdecode(b"caf\xe9")
    file = home / "data" / "cardtable.sqlite"
    code, told, said = started(CARDTABLE_HOME=str(home))
    assert (code, told, said) == (0, "Welcome | \n", "")
    with Store(file) as store:
        bell = Doorbell(file)
        assert bell.listening
        bell.close()
        assert store.notice is None
    file.write_bytes(b"a letter to my aunt " * 400)
    code, told, said = started(CARDTABLE_HOME=str(home))
    assert (code, said) == (0, "")
    assert "damaged" in told


def test_a_log_that_cannot_be_written_makes_no_second_fault(tmp_path: Path) -> None:
    log = LogFile(tmp_path / "gone" / "cardtable.log", delay=True)
    log.emit(logging.makeLogRecord({"msg": "a fault"}))
    log.close()


def test_a_lock_without_its_number_is_held_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr("cardtable.store.lock.os.write", refuse)
        first = Store(tmp_path / "cardtable.sqlite")
    with pytest.raises(StoreFault, match="already open"):
        Store(tmp_path / "cardtable.sqlite")
    first.close()


def test_a_new_game_for_which_there_is_no_room_is_not_called_an_old_one(qtbot: QtBot, store: Store,
                                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    window = MainWindow(store, Settings(store))
    qtbot.addWidget(window)

    def refuse(*_: object) -> int:
        raise StoreFault("The disk is full.")

    monkeypatch.setattr(store, "begin", refuse)
    window.open_table(at_once(game("ecarte"), {}, seed=1))
    assert [overlay.sheet.accessibleName() for overlay in window._overlays] == ["This game cannot be begun"]


def test_a_game_that_cannot_be_put_away_is_told(qtbot: QtBot, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    number = store.begin({"game": "ecarte", "players": [{"name": "Zoë"}]})
    window = MainWindow(store, Settings(store))
    qtbot.addWidget(window)

    def refuse(_: int) -> None:
        raise StoreFault("The disk is full.")

    monkeypatch.setattr(store, "discard", refuse)
    window.remove(number)
    question: Any = window._overlays[0].sheet
    question.answer = True
    window._overlays[0].put_away()
    assert [overlay.sheet.accessibleName() for overlay in window._overlays] == ["This game cannot be put away"]
    sheet = RecordsSheet(store, {})
    qtbot.addWidget(sheet)
    overlay = sheet._forget()
    assert overlay is not None
    overlay.sheet.answer = True
    overlay.put_away()
    assert sheet.said.text() == "The disk is full."


def test_going_down_the_records_reads_nothing_again(qtbot: QtBot, store: Store,
                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(5):
        store.finish(store.begin({"game": "ecarte", "players": [{"name": "Zoë"}]}),
                     Result(game="ecarte", form="", level="club", outcome="won")).result()
    sheet = RecordsSheet(store, {"ecarte": game("ecarte")})
    qtbot.addWidget(sheet)
    monkeypatch.setattr(store, "sittings", lambda *_: pytest.fail("read again"))
    for row in range(5):
        sheet.list.setCurrentRow(row)
        assert sheet.chosen is not None
        assert sheet.chosen.id == 5 - row
        assert not sheet.resume.isEnabled()


@pytest.mark.parametrize("place", [[99999999999, 1, 99999999999, 1], [0, 0, -5, -5], [1e308, 1, 1, 1], [None] * 4])
def test_a_place_that_no_screen_has_is_not_believed(qtbot: QtBot, store: Store, place: list[Any]) -> None:
    store.set("window", place)
    window = MainWindow(store, Settings(store))
    qtbot.addWidget(window)
    assert window.size() == window.size().expandedTo(LEAST_WINDOW)


@pytest.mark.parametrize("given", [[5], ["Zoë", None], [{"name": 5, "kind": [], "level": {}}], [[]] * 9])
def test_players_that_cannot_be_are_not_asked_to_sit_down(qtbot: QtBot, store: Store, given: list[Any]) -> None:
    store.set("last players", given)
    store.set("last options", {"form": {}, "x": []})
    window = MainWindow(store, Settings(store))
    qtbot.addWidget(window)
    window.choose_game("ecarte", "")
    assert len(window._overlays) == 1
