"""The file of saved games is opened with a word where that takes long, and looked after while the window is open."""
from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.store import Notice, Settings, Store, StoreFault
from cardtable.store.faults import NO_LOCKS
from cardtable.store.opening import SALVAGING
from cardtable.table.app import keeper, opening


def words(app: QApplication) -> list[str]:
    return [one.text() for one in app.topLevelWidgets() if one.objectName() == "opening"]  # type: ignore[attr-defined]


def test_what_takes_long_is_told_meanwhile(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def slow(file: Path, tell: Callable[[str], object]) -> Store:
        tell(SALVAGING)
        time.sleep(.6)
        return Store(file)

    seen: list[str] = []
    monkeypatch.setattr(opening, "Store", slow)
    monkeypatch.setattr(opening, "PATIENCE", 100)
    QTimer.singleShot(250, lambda: seen.extend(words(qapp)))
    opening.open_store(qapp, tmp_path / "saves").close()
    assert len(seen) == 1
    assert seen[0].startswith(SALVAGING)
    assert not any(one.isVisible() for one in qapp.topLevelWidgets() if one.objectName() == "opening")


def test_what_is_quick_is_not(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(opening, "_tell", lambda *_: pytest.fail("a window for nothing"))
    opening.open_store(qapp, tmp_path / "saves").close()
    (tmp_path / "note").write_text("no folder")
    with pytest.raises(StoreFault):
        opening.open_store(qapp, tmp_path / "note" / "saves")


@pytest.fixture
def told() -> list[tuple[str, str]]:
    return []


def test_a_file_that_has_gone_is_told_within_seconds(
        qtbot: QtBot, tmp_path: Path, told: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "EVERY", 50)
    file = tmp_path / "saves" / "cardtable.sqlite"
    with Store(file) as store:
        watch = keeper.Keeper(store, Settings(store), lambda *what: told.append(what))
        qtbot.wait(150)
        assert not told
        shutil.rmtree(file.parent)
        qtbot.waitUntil(lambda: bool(told), timeout=3000)
        qtbot.wait(150)
        watch.stop()
    assert [title for title, _ in told] == ["The saved games had gone"]
    assert file.exists()


def test_what_is_so_at_every_start_is_told_once(qapp: QApplication, told: list[tuple[str, str]]) -> None:
    store = Store(None)
    for notice in (NO_LOCKS, NO_LOCKS, Notice("Other", "words"), Notice("Other", "words")):
        store.notice = notice
        watch = keeper.Keeper(store, Settings(store), lambda *what: told.append(what))
        before = len(told)
        assert watch.look() == (len(told) > before)
        watch.stop()
    assert [title for title, _ in told] == [NO_LOCKS.title, "Other", "Other"]
    store.close()
