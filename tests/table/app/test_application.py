"""Starting: one window for one store, a damaged or unwritable file, and faults nobody foresaw."""

from __future__ import annotations

import logging
import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QDir
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.store import Store, saves_file
from cardtable.table.app import application as app_module
from cardtable.table.app.collector import Collector
from cardtable.table.app.fault_log import Faults, open_log
from cardtable.table.app.one_instance import Doorbell, door_name, ring
from cardtable.table.app.window import MainWindow


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> list[str]:
    """What sheets lie over the window at the moment it would be used; the window is then closed."""
    told: list[str] = []

    def played() -> int:
        window = next(w for w in qapp.topLevelWidgets() if isinstance(w, MainWindow) and w.isVisible())
        told.append("window")
        told.extend(f"{o.sheet.accessibleName()}: {o.sheet.accessibleDescription()}" for o in window._overlays)
        window.close()
        window.deleteLater()            # with the process, at other times
        return 0

    monkeypatch.setattr(qapp, "exec", played, raising=False)
    monkeypatch.setattr(app_module, "application", lambda: qapp)
    return told


def test_it_opens_on_the_cabinet(seen: list[str]) -> None:
    assert app_module.run() == 0
    assert seen == ["window"]
    assert saves_file().exists()


def test_a_damaged_file_is_told_and_kept(seen: list[str]) -> None:
    file = saves_file()
    file.parent.mkdir(parents=True)
    file.write_bytes(b"not a database at all, and long enough to be looked at " * 40)
    assert app_module.run() == 0
    assert "corrupt" in seen[1]
    assert len(list(file.parent.glob("*corrupt*"))) >= 1


@pytest.mark.skipif(os.geteuid() == 0 if hasattr(os, "geteuid") else True, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written_is_told(seen: list[str]) -> None:
    folder = saves_file().parent
    folder.mkdir(parents=True)
    folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    assert app_module.run() == 0
    folder.chmod(stat.S_IRWXU)
    assert str(folder) in seen[1]


def test_what_keeps_the_file_from_being_used_is_told(seen: list[str]) -> None:
    saves_file().parent.parent.mkdir(parents=True)
    saves_file().parent.write_text("a file where the folder should be")
    assert app_module.run() == 0
    assert "Nothing can be kept" in seen[1]
    assert str(saves_file().parent) in seen[1]


NAMES = ("a record .cardtable", "100 % of it\n and another line")


def test_a_second_start_rings_and_ends(qtbot: QtBot) -> None:
    file = saves_file()
    with Store(file):
        bell = Doorbell(file)
        assert bell.listening
        rung: list[str] = []
        bell.rung.connect(rung.append)
        for words in ([], ["look"], *(["look", name] for name in NAMES)):
            second = subprocess.Popen([sys.executable, "-m", "cardtable", *words])
            qtbot.waitUntil(lambda second=second: second.poll() is not None, timeout=15_000)
            assert second.returncode == 0
        bell.close()
    assert rung == ["", "", *(str(Path(name).absolute()) for name in NAMES)]


SLOW = """
import socket, sys, time
time.sleep(2.3)
with socket.socket(socket.AF_UNIX) as door:
    door.bind(sys.argv[1])
    door.listen()
    caller, _ = door.accept()
    time.sleep(1.8)
    print(caller.recv(100).decode(), end="")
    caller.sendall(b"heard\\n")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such sockets there")
def test_a_first_window_that_is_long_in_opening_is_waited_for(tmp_path: Path) -> None:
    """Several starts at once on a busy machine: the first has the file, and listens and answers only seconds later."""
    file = tmp_path / "cardtable.sqlite"
    door = Path(QDir.tempPath()) / door_name(file)
    with subprocess.Popen([sys.executable, "-c", SLOW, door], stdout=subprocess.PIPE) as first:
        assert ring(file)
        assert first.communicate() == (b"come forward \n", None)
    door.unlink()


def test_a_second_start_that_nobody_hears_says_so(seen: list[str], monkeypatch: pytest.MonkeyPatch,
                                                  capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("cardtable.table.app.one_instance.ring.__defaults__", (0.0,))
    with Store(saves_file()):
        assert app_module.run() == 2
    assert seen == []
    assert "already open" in capsys.readouterr().err


def test_a_fault_is_logged_and_told_once_at_a_time(qtbot: QtBot, tmp_path: Path) -> None:
    with Store(None) as store:
        from cardtable.store import Settings
        window = MainWindow(store, Settings(store))
        qtbot.addWidget(window)
        window.show()
        window.log_file = open_log()
        faults = Faults()
        faults.found.connect(window.tell_fault)
        for fault in (ValueError("the pack is one short"), KeyError("again")):
            faults.meet(type(fault), fault, None)
        qtbot.waitUntil(lambda: bool(window._overlays))
        qtbot.wait(10)
        assert len(window._overlays) == 1
        assert "the pack is one short" in window._overlays[0].sheet.accessibleDescription()
        window.close()
    log = logging.getLogger("cardtable")
    for handler in list(log.handlers):
        handler.close()
        log.removeHandler(handler)
    assert window.log_file is not None
    assert "the pack is one short" in window.log_file.read_text("utf-8")


def test_faults_of_other_threads_are_told_too(qtbot: QtBot) -> None:
    faults = Faults()
    before = sys.excepthook, threading.excepthook
    faults.install()
    try:
        def fail() -> None:
            raise RuntimeError("lost the thread")
        with qtbot.waitSignal(faults.found, timeout=3000) as found:
            worker = threading.Thread(target=fail)
            worker.start()
            worker.join()
    finally:
        faults.remove()
    assert "lost the thread" in found.args[0]
    assert (sys.excepthook, threading.excepthook) == before


def test_the_first_picture_comes_soon(tmp_path: Path) -> None:
    ran = subprocess.run([sys.executable, "-c", FIRST_PICTURE], capture_output=True, text=True, check=False,
                         env={**os.environ, "CARDTABLE_HOME": str(tmp_path)})
    assert ran.returncode == 0, ran.stderr
    heavy = set(ran.stdout.split())
    assert heavy.isdisjoint({"cardtable.table.forms.newgame", "cardtable.table.sitting.page",
                             "cardtable.table.sheets.records", "PySide6.QtNetwork",
                             "cardtable.rules.sitting", "multiprocessing"})
    assert not [one for one in heavy if one.startswith("cardtable.games.") and one.endswith((".game", ".match"))]


FIRST_PICTURE = """
import sys
import cardtable.table.app.application
print(*sys.modules)
"""


def test_garbage_is_collected_on_the_windows_thread_only(qtbot: QtBot) -> None:
    threads: list[int] = []

    class Knot:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            threads.append(threading.get_ident())

    collector = Collector()

    def litter() -> None:
        for _ in range(20_000):
            Knot()

    try:
        worker = threading.Thread(target=litter)
        worker.start()
        worker.join()
        assert threads == []
        qtbot.waitUntil(lambda: len(threads) > 0, timeout=3000)
        assert set(threads) == {threading.get_ident()}
    finally:
        collector.stop()
