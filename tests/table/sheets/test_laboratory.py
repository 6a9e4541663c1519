"""The laboratory's sheet: tried by its button, stopped in the middle, its charts drawn, saved into files."""
from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.games import part
from cardtable.table.paint.look import Look
from cardtable.table.sheets.laboratory import LaboratorySheet
from cardtable.table.widgets import wear
from tools.waiting import until

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def sheet(qtbot: QtBot) -> LaboratorySheet:
    wear(Look())
    made = LaboratorySheet(part("roulette", "laboratory").LABORATORY)
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    made.show()
    return made


def test_a_hundred_evenings_are_tried_and_told(sheet: LaboratorySheet, tmp_path: Path) -> None:
    sheet.form._put("evenings", 100)                     # as its choice does
    assert not sheet.headline.isVisible()
    QTest.mouseClick(sheet.go, LEFT)
    assert sheet.running
    until(lambda: not sheet.running)
    figures = {one.label: one.figure for one in sheet.headline.great}
    outcome = sheet.trial.outcome()
    assert figures["Evenings"] == "100"
    assert figures["Ended before"] == str(outcome.up)
    assert dict(sheet.sums.lines)["By reckoning, whatever the system"] == "1.35 in a hundred"
    assert sheet.curve.isVisible()
    assert sheet.ends.isVisible()
    sheet.save(tmp_path / "evenings.csv", "csv")
    rows = (tmp_path / "evenings.csv").read_text("utf-8").splitlines()
    assert rows[0] == "evening,units,purse"
    assert len(rows) == 101
    assert float(rows[-1].split(",")[2]) == outcome.net
    sheet.save(tmp_path / "charts.png", "png")
    image = QImage(str(tmp_path / "charts.png"))
    assert image.height() > sheet.curve.height() > 0
    sheet.save(tmp_path / "none" / "evenings.csv", "csv")
    assert "cannot be written" in sheet.progress.text()


def test_it_can_be_stopped_in_the_middle(sheet: LaboratorySheet) -> None:
    sheet.form._put("evenings", 10000)
    QTest.mouseClick(sheet.go, LEFT)
    until(lambda: len(sheet.trial.evenings) > 0)
    assert "of 10,000 evenings" in sheet.progress.text()
    QTest.mouseClick(sheet.halt, LEFT)
    assert not sheet.running
    played = len(sheet.trial.evenings)
    assert 0 < played < 10000
    assert sheet.headline.great[0].figure == f"{played:,}"
