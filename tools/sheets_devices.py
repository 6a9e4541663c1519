"""Renders the sheets on which the instruments are judged: each at several scores, at rest and in mid-motion.

python -m tools.sheets_devices [FOLDER]      writes build/sheets/devices-*.png, offscreen
"""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from cardtable.devices.count_dial.dial import CountDial
from cardtable.devices.pegboard.board import CribbageBoard
from cardtable.devices.pope_joan_tray.tray import PopeJoanTray
from cardtable.table.items import Place
from cardtable.table.items.motion import Motion
from cardtable.table.paint.look import Look
from cardtable.table.paint.palette import HIGH_CONTRAST
from tools.sheets import Sheet, main

SIZE, TABLE = QSize(1440, 1300), QRectF(12, 56, 1416, 1232)
DRESSED = (6, 1, 1, 2, 1, 2, 1, 1)
GROWN = (12, 1, 2, 24, 0, 6, 0, 1)
FULL = (96, 13, 9, 40, 21, 33, 10, 5)


def sheet_of(look: Look) -> Sheet:
    """An empty sheet whose unit is 1."""
    sheet = Sheet(SIZE, TABLE, look)
    sheet.stage.look = sheet.look = Look(ratio=look.ratio, palette=look.palette)
    return sheet


def boards(look: Look) -> QImage:
    """Boards for two and for three, either way round, and the dial."""
    sheet = sheet_of(look)
    sheet.heading("Cribbage boards and the dial of the count", 24, 36, "title")
    shown: tuple[tuple[tuple[str, ...], bool, int, tuple[int, ...], tuple[int, ...], float, float], ...] = (
        (("You", "Mrs. Halloran"), False, 121, (47, 29), (45, 26), 500, 180),
        (("You", "Mrs. Halloran"), True, 181, (121, 62), (118, 58), 500, 390),
        (("You", "Mrs. Halloran", "Mr. Penrose"), False, 121, (74, 59, 31), (60, 35, 0), 500, 650),
        (("You and Miss Wren", "Mrs. Halloran and Mr. Penrose"), False, 61, (61, 12), (55, 4), 500, 910),
    )
    for owners, mirrored, goal, scores, hinder, x, y in shown:
        board = sheet.add(CribbageBoard(sheet.stage, owners, mirrored, goal), Place(x, y))
        board.show_numbers(scores, moving=False)
        board.recall(hinder)
        board.tag.setVisible(False)
    for number, (count, x, y) in enumerate(((0, 1120, 180), (15, 1280, 180), (24, 1120, 380), (31, 1280, 380))):
        dial = sheet.add(CountDial(sheet.stage), Place(x, y, width=132 if number else 92))
        dial.show_numbers((count,), moving=False)
    small = sheet.add(CribbageBoard(sheet.stage, ("You", "Mrs. Halloran"), goal=121), Place(330, 1110, width=560))
    small.show_numbers((96, 88), moving=False)
    small.recall((84, 80))
    hovered = sheet.add(CribbageBoard(sheet.stage, ("You", "Mrs. Halloran")), Place(1010, 1110, width=680))
    hovered.show_numbers((5, 2), moving=False)
    hovered.tag.say(hovered.hole_told(0, 35), hovered.holes.track(0, 35) * hovered.scale_now - QPointF(0, 8))
    return sheet.image()


def trays(look: Look) -> QImage:
    """Trays dressed, grown and overfull, turned, small, with a well in focus and one being taken."""
    sheet = sheet_of(look)
    sheet.heading("The Pope Joan tray", 24, 36, "title")
    places: tuple[tuple[tuple[int, ...], int, Place], ...] = (
        (DRESSED, 0, Place(250, 290)), (GROWN, 3, Place(700, 290)), (FULL, 6, Place(1150, 290)),
        (DRESSED, 1, Place(200, 700, width=276)), (FULL, 0, Place(540, 700, width=276)),
        (GROWN, 0, Place(860, 700, width=212)), ((0,) * 8, 5, Place(1180, 700, width=276)))
    for number, (counts, turned, place) in enumerate(places):
        tray = sheet.add(PopeJoanTray(sheet.stage), place)
        tray.show_numbers(counts, moving=False)
        tray.turn(turned)
        if number == 1:
            tray.part_focused(3)
    moving = sheet.stage.motion = Motion()
    taking = sheet.add(PopeJoanTray(sheet.stage), Place(300, 1060))
    taking.show_numbers(GROWN, moving=False)
    taking.take(0, taking.mapToScene(taking.middle + QPointF(300, 60)))
    dressing = sheet.add(PopeJoanTray(sheet.stage), Place(900, 1060))
    dressing.put_in(DRESSED, dressing.mapToScene(dressing.middle + QPointF(360, 40)))
    QTest.qWait(330)
    image = sheet.image()
    moving.finish()
    return image


def motion(look: Look) -> QImage:
    """Four moments of one count of five being pegged."""
    sheet = sheet_of(look)
    sheet.heading("A count of five: the hinder peg leaps over the foremost and counts on", 24, 36, "title")
    for number, moment in enumerate((110, 300, 560, 990)):
        sheet.stage.motion = Motion()
        board = sheet.add(CribbageBoard(sheet.stage, ("You", "Mrs. Halloran")), Place(720, 200 + 250 * number))
        board.show_numbers((28, 57), moving=False)
        board.recall((21, 49))
        board.show_numbers((33, 62))
        QTest.qWait(moment)
        pegs = [peg for lane in board.lanes for peg in (*lane.pegs, lane.laps)]
        held = [(thing, thing.pos(), thing.opacity()) for peg in pegs for thing in (peg, peg.riser)]
        sheet.stage.motion.finish()
        for thing, at, seen in held:
            thing.setPos(at)
            thing.setOpacity(seen)
    return sheet.image()


def sheets() -> dict[str, QImage]:
    """Every sheet, by its name."""
    contrast = Look(palette=HIGH_CONTRAST)
    return {"boards": boards(Look()), "boards-ratio2": boards(Look(ratio=2.0)), "boards-contrast": boards(contrast),
            "trays": trays(Look()), "trays-ratio2": trays(Look(ratio=2.0)), "trays-contrast": trays(contrast),
            "pegging": motion(Look())}


if __name__ == "__main__":
    main(sheets, "devices-")
