"""About the program: what it says is what is there."""
from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import cardtable
from cardtable import resources
from cardtable.parts import parts
from cardtable.store import Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.forms.settings import SettingsSheet
from cardtable.table.sheets.about import AboutSheet
from cardtable.table.widgets import Label


def test_it_is_reached_from_the_settings(qtbot: QtBot) -> None:
    with Store(None) as store:
        window = MainWindow(store, Settings(store))
        qtbot.addWidget(window)
        window.show()
        window.open_door("settings")
        settings = window._overlays[-1].sheet
        assert isinstance(settings, SettingsSheet)
        settings.about.emit()
        assert isinstance(window._overlays[-1].sheet, AboutSheet)
        window.close()


def test_it_names_every_part_with_its_version_and_licence(qtbot: QtBot) -> None:
    sheet = AboutSheet()
    qtbot.addWidget(sheet)
    said = [label.text() for label in sheet.findChildren(Label)]
    assert any(cardtable.__version__ in text for text in said)
    found = {part.name.lower().replace("_", "-"): part for part in parts()}
    assert {"python", "pyside6-essentials", "shiboken6", "platformdirs"} <= set(found)
    for name, part in found.items():
        assert name == "python" or part.version == version(name)
        assert f"{part.name} {part.version}: {part.licence}" in said
        assert part.licence != "see its own texts"


def test_licences_are_told_where_there_are_some(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    sheet = AboutSheet()
    qtbot.addWidget(sheet)
    assert sheet.file is None                            # a checkout brings nothing along
    (tmp_path / "deck").mkdir()
    (tmp_path / "licences.txt").touch()
    monkeypatch.setattr(resources, "_FOLDERS", (tmp_path,))
    monkeypatch.setattr("cardtable.table.sheets.about.licences", lambda: resources.path("licences.txt"))
    monkeypatch.setattr("PySide6.QtGui.QDesktopServices.openUrl", lambda url: read.append(url.toLocalFile()))
    read: list[str] = []
    told = AboutSheet()
    qtbot.addWidget(told)
    told.read()
    assert read == [str(tmp_path / "licences.txt")]
