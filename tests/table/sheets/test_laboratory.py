"""The laboratory's sheet: tried by its button, stopped in the middle, its charts drawn, saved into files."""
from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QBoxLayout
from pytestqt.qtbot import QtBot

from cardtable.families.staking.laboratory import Setting, Trial, coups
from cardtable.games import game, part
from cardtable.store import Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.forms.setup import at_once
from cardtable.table.paint.look import Look
from cardtable.table.sheets.laboratory import LaboratorySheet
from cardtable.table.widgets import wear
from cardtable.table.wording.keys import LABORATORY
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
    sheet.form._put("evenings", "100")                     # as its choice does
    assert not sheet.headline.isVisible()
    QTest.mouseClick(sheet.go, LEFT)
    assert sheet.running
    until(lambda: not sheet.running)
    figures = {one.label: one.figure for one in sheet.headline.great}
    outcome = sheet.trial.outcome()
    assert figures["Evenings"] == "100"
    assert figures["Ahead"] == str(outcome.up)
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
    sheet.form._put("evenings", "10000")
    QTest.mouseClick(sheet.go, LEFT)
    until(lambda: len(sheet.trial.evenings) > 0)
    assert "of 10,000 evenings" in sheet.progress.text()
    until(sheet.curve.isVisible)
    assert sheet.running, "what has come so far is drawn while it goes on"
    assert 0 < int(sheet.headline.great[0].figure.replace(",", "")) < 10000
    QTest.mouseClick(sheet.halt, LEFT)
    assert not sheet.running
    played = len(sheet.trial.evenings)
    assert 0 < played < 10000
    assert sheet.headline.great[0].figure == f"{played:,}"


def test_one_evening_is_gone_through_coup_by_coup(sheet: LaboratorySheet) -> None:
    """With each press a coup more, the newest first: paper, stake, what came, and the purse, as the trial has them."""
    for _ in range(15):
        QTest.mouseClick(sheet.single, LEFT)
    bench = part("roulette", "laboratory").LABORATORY
    played = coups(bench, Setting(evenings=1))
    trial = Trial(bench, Setting(evenings=1))
    first, = trial.run()
    assert len(played) == first.coups
    assert played[-1].net == first.net
    rows = sheet.evening.sheet.rows
    assert rows[-1][0].startswith("4: ")
    assert rows[0] == ("15: 2 3 5 7", "9 on Rouge", "Rouge", "+12")
    assert sheet.evening.told.text() == "After 15 of 150 coups: 12 units ahead"
    assert not sheet.curve.isVisible()
    sheet.form._put("system", "flat")
    QTest.mouseClick(sheet.single, LEFT)
    assert sheet.evening.sheet.rows[0][1] == "1 on Rouge"


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_no_button_moves_under_the_pointer(sheet: LaboratorySheet, size: tuple[int, int]) -> None:
    """Coup by coup is pressed a hundred times, and a trial begun again, at one place."""
    window = QRect(0, 0, *size)
    sheet.form._put("evenings", "100")

    def lies() -> tuple[QRect, int]:
        paper = sheet.wanted(window)
        sheet.setGeometry(paper)
        QApplication.processEvents()
        return paper, sheet.single.mapTo(sheet, QPoint()).y()

    first = lies()
    for _ in range(14):
        QTest.mouseClick(sheet.single, LEFT)
        assert lies() == first
    assert "one evening, coup by coup" in sheet.heading.note.text()
    QTest.mouseClick(sheet.go, LEFT)
    until(lambda: not sheet.running)
    assert lies() == first
    assert "tried for 100 evenings" in sheet.heading.note.text()


def test_the_writers_run_is_reckoned_by_the_system_itself(sheet: LaboratorySheet) -> None:
    """002:16945-17081: twenty-nine coups of which nine are won, 890 units lost, and 325 would have to be staked."""
    run = part("roulette", "laboratory").LABORATORY.run
    assert run.stakes[:6] == [5, 5, 7, 9, 8, 11]
    assert run.stakes[-4:] == [240, 215, 270, 325]
    assert sheet.run is not None
    told = " ".join([label.text() for label in sheet.run.words])
    assert "1 2 3 4 … 55 80 120 160 215 270" in told
    assert "29 coups, 9 won, 890 units lost. The next stake is 325 units: at 20 francs a unit 6,500" in told


def test_what_is_asked_lies_beside_what_came_where_there_is_room(sheet: LaboratorySheet) -> None:
    for wide, beside in ((1180, True), (1000, True), (700, False)):
        sheet.resize(wide, 700)
        assert (sheet.beside.direction() is QBoxLayout.Direction.LeftToRight) is beside


def test_key_and_pill_open_it_at_the_wheel_and_nowhere_else(qtbot: QtBot) -> None:
    with Store(None) as store:
        window = MainWindow(store, Settings(store))
        qtbot.addWidget(window)
        window.resize(1440, 900)
        window.show()
        for name, there in (("roulette", True), ("ecarte", False)):
            window.open_table(at_once(game(name), {}, level="novice", seed=1))
            assert window.table is not None
            until(lambda: window.table.host.idle)
            assert (LABORATORY.name in window.table.header.pills) is there
            QTest.keyClick(window.table.view, Qt.Key.Key_Y)
            lies = window.table.actions_.open
            assert (lies is not None and isinstance(lies.sheet, LaboratorySheet)) is there
            if lies is not None:
                lies.put_away()
        window.close()
