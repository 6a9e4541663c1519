"""Renders the sheets on which slate, bowl, caller's disc and trump token are judged.

python -m tools.sheets_slate [FOLDER]      writes build/sheets/slate-*.png, offscreen
"""
from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from cardtable.cards import BACK
from cardtable.devices.call_slate.slate import CallSlate
from cardtable.devices.pool_bowl.bowl import PoolBowl
from cardtable.devices.signs.told import CallerDisc, TrumpToken
from cardtable.showing.slate import Caller, Slate, reckoned
from cardtable.showing.talk import NO_TRUMPS
from cardtable.table.items import CardItem, Place
from cardtable.table.items.motion import Motion
from cardtable.table.paint.look import Look
from cardtable.table.paint.palette import HIGH_CONTRAST
from tools.sheets import Sheet, main

SIZE, TABLE = QSize(1440, 980), QRectF(12, 56, 1416, 912)

NAPOLEON = Slate(
    callers=(Caller("The Abbé", ("two",)), Caller("You", ("pass",)), Caller("Miss Lisle", ("three",)),
             Caller("Mr. Penrose", ("four",)), Caller("Mrs. Beaumont", ("pass",))),
    stands=(3, 0), call="Four", by="Mr. Penrose", reckoning=reckoned(4, 1, 1, 3))
SIX = Slate(
    callers=(*NAPOLEON.callers[:3], Caller("Mr. Penrose", ("Wellington",)), Caller("Colonel Featherstonehaugh"),
             Caller("Mrs. Beaumont")),
    stands=(3, 0), call="Wellington", by="Mr. Penrose")
SOLO = Slate(
    callers=(Caller("You", ("propose", "abondance, trumps")), Caller("Mr. Penrose", ("pass",)),
             Caller("Miss Lisle", ("misère", "pass")), Caller("The Abbé", ("abondance", "pass"))),
    stands=(0, 1), call="Abondance in trumps", by="You, alone", reckoning=reckoned(9, 3, 1, 9),
    rounds=("first round", "second"), brief=("Abondance", "in trumps, by you"))
BRIDGE = Slate(
    callers=(Caller("You, the dealer", ("leave it", "")), Caller("Miss Lisle", ("no trumps", "redouble")),
             Caller("Mr. Penrose", ("double", "satisfied")), Caller("Mrs. Beaumont", ("", "satisfied"))),
    stands=(1, 0), call="No trumps, at 48", by="You and Dummy", reckoning=reckoned(7, 4, 2, 7),
    rounds=("first words", "in answer"))
HEARTS = ("one heart", "two hearts", "three hearts", "pass")
LONG = replace(SOLO, stands=(0, 2), call="Three hearts", callers=tuple(
    [caller._replace(calls=HEARTS[:4 - n // 2]) for n, caller in enumerate(SOLO.callers)]))


def sheet_of(look: Look, size: QSize = SIZE, table: QRectF = TABLE) -> Sheet:
    """An empty sheet whose unit is the look's."""
    sheet = Sheet(size, table, look)
    sheet.stage.look = sheet.look = look
    sheet.scene.setSceneRect(QRectF(0, 0, size.width(), size.height()))
    return sheet


def slate(sheet: Sheet, shown: Slate | None, place: Place) -> CallSlate:
    """A slate with this on it."""
    made = sheet.add(CallSlate(sheet.stage), place)
    made.aside = place
    made.chalk(shown, moving=False)
    return made


def instruments(look: Look) -> QImage:
    """All forms of the slate, bowls, discs and tokens."""
    sheet = sheet_of(look)
    sheet.heading("The slate", 24, 36, "title")
    for shown, x, y in ((NAPOLEON, 240, 210), (SOLO, 660, 215), (BRIDGE, 1120, 215), (SIX, 240, 460), (LONG, 660, 465),
                        (replace(NAPOLEON, stands=None, call="", by="", reckoning=(), callers=tuple(
                            [caller._replace(calls=()) for caller in NAPOLEON.callers])), 1040, 465),
                        (replace(SOLO, folded=True), 1310, 465)):
        slate(sheet, shown, Place(x, y))
    for number, coins in enumerate((0, 3, 18, 40, 200)):
        bowl = sheet.add(PoolBowl(sheet.stage), Place(120 + number * 150, 690))
        bowl.show_numbers((coins,), moving=False)
    for number, figure in enumerate(("1", "4", "5", "M", "", "Nap")):
        sheet.add(CallerDisc(sheet.stage, "Mr. Penrose"), Place(850 + number * 74, 630)).bear(figure)
    for number, suit in enumerate(("S", "H", "D", "C", NO_TRUMPS)):
        sheet.add(TrumpToken(sheet.stage), Place(850 + number * 118, 730)).bear(suit)
    for depth in range(4, -1, -1):
        sheet.add(CardItem(sheet.stage, BACK, sheet.ring), Place(1350 + depth, 650 + depth, width=76, z=1 - depth / 9))
    sheet.add(lying := TrumpToken(sheet.stage), Place(1347, 646, z=9)).bear("H")
    lying.words_below.hide()
    sheet.stage.motion = moving = Motion()
    filling = sheet.add(PoolBowl(sheet.stage), Place(870, 870))
    filling.put_in((12,), QPointF(1340, 890))
    QTest.qWait(260)
    image = sheet.image()
    moving.finish()
    return image


def table(look: Look, size: QSize, opened: bool = False) -> QImage:
    """The instruments of a table of five, where the drawings have them."""
    small = size.width() < 1180
    ground = QRectF(10, 50, size.width() - 66, size.height() - 60) if small else QRectF(
        12, 56, size.width() - 376, size.height() - 68)
    sheet = Sheet(size, ground, look)
    sheet.stage.look = sheet.look
    sheet.scene.setSceneRect(QRectF(0, 0, size.width(), size.height()))
    made = slate(sheet, NAPOLEON, sheet.at(.50, .232 if small else .268))
    if opened:
        made.pressed()
    sheet.add(PoolBowl(sheet.stage), sheet.at(.552, .517)).show_numbers((18,), moving=False)
    for depth in range(4, -1, -1):
        sheet.card("??", sheet.at(.438 + depth * .001, .515 + depth * .0013, width=76, z=1 - depth / 9))
    sheet.add(TrumpToken(sheet.stage), sheet.at(.435, .51, z=9)).bear("H")
    sheet.add(CallerDisc(sheet.stage, "Mr. Penrose"), sheet.at(.294, .185)).bear("4")
    return sheet.image()


def sheets() -> dict[str, QImage]:
    """Every sheet, by its name."""
    contrast, wide, narrow = Look(palette=HIGH_CONTRAST), QSize(1440, 900), QSize(1024, 700)
    return {"all": instruments(Look()), "all-ratio2": instruments(Look(ratio=2.0)),
            "all-contrast": instruments(contrast), "table": table(Look(), wide), "table-small": table(Look(), narrow),
            "table-text200": table(Look(text=2.0), wide), "table-text200-small": table(Look(text=2.0), narrow),
            "table-text200-opened": table(Look(text=2.0), wide, opened=True)}


if __name__ == "__main__":
    main(sheets, "slate-")
