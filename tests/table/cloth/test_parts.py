"""The wells of a tray on a table: the keyboard comes to each, and a screen reader tells of it."""
from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from cardtable.devices.base import Part
from cardtable.devices.pope_joan_tray.tray import PopeJoanTray
from cardtable.showing.places import DevicePlace
from cardtable.table.cloth import accessible
from cardtable.table.sitting.page import TablePage
from tests.table.playing import settled
from tests.table.seating import Seat

Key = Qt.Key
TRAY = DevicePlace(kind="tray", x=.5, y=.4, shows=lambda deal: (6, 1, 1, 2, 1, 2, 1, 1))


def put_tray(page: TablePage) -> PopeJoanTray:
    """A tray among the instruments of whatever is played here."""
    sight, scene = page.host.sight, page.scene
    scene.instruments.furnish(replace(sight, places=replace(sight.places, devices=(*sight.places.devices, TRAY))))
    assert scene.ground is not None
    scene.instruments.put(scene.ground)
    scene.instruments.tell(sight)
    tray = list(scene.instruments)[-1]
    assert isinstance(tray, PopeJoanTray)
    return tray


def test_tab_comes_to_the_wells_and_the_arrows_go_round(seat: Seat) -> None:
    page = seat(seed=4)
    settled(page)
    tray = put_tray(page)
    for _ in range(6):
        if isinstance(page.keyboard.focused, Part):
            break
        QTest.keyClick(page.view, Key.Key_Tab)
    told = []
    for _ in tray.parts:
        focused = page.keyboard.focused
        assert isinstance(focused, Part)
        assert tray.tag.text == focused.label
        told.append(focused.label)
        QTest.keyClick(page.view, Key.Key_Right)
    assert told == [part.label for part in tray.parts]
    assert page.keyboard.focused is tray.parts[0]
    QTest.keyClick(page.view, Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert not isinstance(page.keyboard.focused, Part)
    assert tray.tag.text == ""


def test_a_screen_reader_is_told_of_every_well(seat: Seat) -> None:
    page = seat(seed=4)
    settled(page)
    accessible.install()
    tray = put_tray(page)
    assert set(tray.parts) <= set(page.view.spoken_items())
    for part in tray.parts:
        told = QAccessible.queryAccessibleInterface(part)
        assert told.text(QAccessible.Text.Name) == part.label
        assert told.state().focusable
        assert told.isValid()
