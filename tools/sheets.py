"""Renders the sheets on which the drawing is judged: every state of every item, and a table in the middle of a game.

python -m tools.sheets [FOLDER]      writes PNG files to build/sheets, offscreen
"""
from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene

from cardtable.cards import BACK, card, cards
from cardtable.devices.signs.told import TrumpToken
from cardtable.devices.slide.slide import Slide
from cardtable.table.items import (
    CaptionItem,
    CardItem,
    CoinItem,
    DropPlace,
    FocusRing,
    Place,
    PlateItem,
    SpeechItem,
    Stage,
    TokenItem,
    fan,
)
from cardtable.table.items.motion import Motion
from cardtable.table.items.stage import Thing
from cardtable.table.paint import panels, surfaces, words
from cardtable.table.paint.canvas import HINTS
from cardtable.table.paint.look import DeckLook, Look, unit_of
from cardtable.table.paint.palette import HIGH_CONTRAST, NORMAL
from cardtable.table.paint.tokens import State

T = TypeVar("T", bound=CardItem | Thing)


class Sheet:
    """A window's ground, a scene over its table, and one picture of both."""

    def __init__(self, size: QSize, table: QRectF, look: Look) -> None:
        self.size = size
        self.table = table
        self.cloth = surfaces.cloth_of(table)
        self.look = replace(look, unit=unit_of(self.cloth.size()))
        self.stage = Stage(self.look, Motion(speed=0), guard=0)
        self.scene = QGraphicsScene()
        self.ring = FocusRing(self.stage)
        self.scene.addItem(self.ring)
        self.over: list[Callable[[QPainter], None]] = []

    def at(self, x: float, y: float, **more: float) -> Place:
        """A place in fractions of the cloth; a width in `more` is at unit 1."""
        if "width" in more:
            more["width"] *= self.look.unit
        return Place(self.cloth.x() + x * self.cloth.width(), self.cloth.y() + y * self.cloth.height(), **more)

    def add(self, item: T, place: Place) -> T:
        """Put an item into the scene."""
        self.scene.addItem(item)
        item.put(place)
        return item

    def card(self, text: str, place: Place) -> CardItem:
        """A card, or a back for "??"."""
        return self.add(CardItem(self.stage, BACK if text == "??" else card(text), self.ring), place)

    def caption(self, text: str, x: float, y: float) -> None:
        """Words centred at fractions of the cloth."""
        self.add(CaptionItem(self.stage, text), self.at(x, y))

    def heading(self, text: str, x: float, y: float, role: str = "chapter") -> None:
        """Light words with their baseline at logical pixels of the window."""
        font, colour = Look().font(role), self.look.palette.title
        self.over.append(lambda painter: words.light(painter, QPointF(x, y), font, text, colour))

    def image(self) -> QImage:
        """All of it."""
        image = surfaces.furnish(self.look, QSizeF(self.size), self.table).image
        painter = QPainter(image)
        painter.setRenderHints(HINTS)
        for paint in self.over:
            paint(painter)
        whole = QRectF(0, 0, self.size.width(), self.size.height())
        self.scene.setSceneRect(whole)
        self.scene.render(painter, whole, whole)
        painter.end()
        return image


def ecarte(size: QSize, look: Look) -> QImage:
    """The position of the drawings: proposals are over, and elder hand is to speak again."""
    small = size.width() < 1180
    table = QRectF(10, 50, size.width() - 66, size.height() - 60) if small else QRectF(
        12, 56, size.width() - 376, size.height() - 68)
    sheet = Sheet(size, table, look)
    unit, cloth = sheet.look.unit, sheet.cloth
    room = .62 * cloth.width()
    centre = sheet.at(.5, .095)
    for place in fan(5, QPointF(centre.x, centre.y), 84 * unit, room, z=10, facing=-1, spread=.55):
        sheet.card("??", place)
    plate = sheet.add(PlateItem(sheet.stage, "You", "to speak · elder hand"), sheet.at(.5, .96))
    foot = plate.pos().y() - 14 * unit - 112 * unit * 352 / 252 / 2
    own = sheet.at(.5, .82)
    for text, place in zip(["AH", "9H", "QS", "JS", "8C"],
                           fan(5, QPointF(own.x, min(own.y, foot)), 112 * unit, room, z=100), strict=True):
        sheet.card(text, place)
    plate.turn = True
    other = sheet.add(PlateItem(sheet.stage, "Colonel Ashdown", "club · dealer"), sheet.at(.5, .22))
    for number in range(7):
        place = sheet.at(.26, .435, width=108, z=20 + number)
        sheet.card("??", place._replace(x=place.x - .9 * number, y=place.y - .9 * number))
    sheet.card("KH", sheet.at(.393, .435, width=108))
    for number, (x, y, turn) in enumerate(((.788, .336, -4), (.798, .341, 7), (.785, .558, 5), (.795, .552, -5),
                                           (.803, .558, 9))):
        sheet.card("??", sheet.at(x, y, turn=turn, width=84, z=40 + number))
    for text, x, y in (("his discards, two", .794, .446), ("yours, three", .794, .664), ("stock, sixteen", .258, .557),
                       ("trumps", .393, .557)):
        sheet.caption(text, x, y)
    for owner, mirrored, x, y in (("Colonel Ashdown", True, .19, .108), ("You", False, .83, .889)):
        slide = Slide(sheet.stage, owner, mirrored)
        sheet.add(slide, sheet.at(x, y))
        slide.show_score(3)
    tokens = [TokenItem(sheet.stage, text, key, ring=sheet.ring) for text, key in (("Propose", "1"), ("Play", "2"))]
    wide = max(token.natural_width for token in tokens)
    for number, token in enumerate(tokens):
        place = sheet.at(.5, .66)
        top = min(own.y, foot) - 112 * unit * 352 / 252 / 2 - token.size().height() / 2 - 12
        x = place.x + (number - .5) * (wide + 22 * unit)
        sheet.add(token, place._replace(x=x, y=min(place.y, top), width=wide, z=70))
    speech, coin = SpeechItem(sheet.stage), CoinItem(sheet.stage)
    for item in (speech, coin):
        sheet.scene.addItem(item)
    speech.say("Two for me.", QPointF(other.pos().x() + other.size().width() + 24, other.home.y), z=60)
    coin.show_points("+1", sheet.at(.44, .346, z=61))
    sheet.heading("Écarté", 24 if not small else 18, 36, "title")
    if not small:
        page = panels.page(sheet.look.at_rest(), 341, size.height() - 90)
        sheet.over.append(lambda painter: painter.drawImage(QPointF(size.width() - 348, 94), page.image))
    return sheet.image()


def states(look: Look) -> QImage:
    """Every item in every state."""
    size = QSize(1440, 900)
    sheet = Sheet(size, QRectF(12, 56, 1416, 832), look)
    sheet.stage.look = sheet.look = replace(sheet.look, unit=1.0)

    def spot(x: float, y: float, width: float = 100, turn: float = 0) -> Place:
        return Place(x, y, turn, width)

    def note(text: str, x: float, y: float) -> None:
        sheet.add(CaptionItem(sheet.stage, text), Place(x, y))

    sheet.heading("The states", 24, 36, "title")
    for text, x, y in (("Cards", 64, 120), ("Tokens", 64, 385), ("Name plates", 64, 540), ("Four colours", 64, 694),
                       ("Large indices", 690, 694)):
        sheet.heading(text, x, y)
    names = ("at rest", "legal", "hover", "selected", "illegal", "keyboard focus", "dragged", "new", "lesson")
    for number, name in enumerate(names):
        item = sheet.card("9S", spot(128 + number * 122, 238))
        item.legal = {"legal": True, "hover": True, "illegal": False}.get(name)
        item.hovered, item.selected = name == "hover", name == "selected"
        item.fresh, item.lit = name == "new", name == "lesson"
        item.refresh(still=True)
        if name == "keyboard focus":
            sheet.ring.follow(item)
        if name == "dragged":
            item.pick_up()
        note(name, 128 + number * 122, 332)
    sheet.scene.addItem(DropPlace(sheet.stage, spot(1226, 238)))
    note("place to drop", 1226, 332)
    calls: tuple[tuple[str, State], ...] = (
        ("at rest", "rest"), ("hover", "hover"), ("pressed", "press"), ("disabled", "off"))
    for number, (name, state) in enumerate(calls):
        token = sheet.add(TokenItem(sheet.stage, "Propose", "1"), spot(144 + number * 190, 434, 158))
        token.allow(state != "off")
        token.state = state
        note(name, 144 + number * 190, 482)
    sheet.add(TokenItem(sheet.stage, "Deal the cards", "↵", "oxblood"), spot(930, 434, 0))
    note("confirms; never a call", 930, 482)
    sheet.add(TokenItem(sheet.stage, "Resume", small=True), spot(1120, 434, 0))
    note("small", 1120, 482)
    for number, (name, words_below) in enumerate((("Colonel Ashdown", "club · dealer"), ("You", "your turn"),
                                                  ("Mrs. Halloran", "thinking"))):
        plate = sheet.add(PlateItem(sheet.stage, name, words_below), spot(170 + number * 255, 590, 0))
        plate.turn, plate.thinking = number == 1, number == 2
        note(("at rest", "your turn", "thinking, after 0.6 s")[number], 170 + number * 255, 634)
    speech = SpeechItem(sheet.stage)
    sheet.scene.addItem(speech)
    speech.say("I propose.", QPointF(830, 590))
    coin = CoinItem(sheet.stage)
    sheet.scene.addItem(coin)
    coin.show_points("+3", Place(1060, 590))
    sheet.add(TrumpToken(sheet.stage), Place(1180, 590)).bear("H")
    for number in range(3):
        slide = Slide(sheet.stage, "You", mirrored=number == 2)
        sheet.add(slide, Place(1290, 650 + 72 * number, width=170))
        slide.show_score((2, 4, 1)[number])
    for four, large, left, some in ((True, False, 110, "AS KH QD JC TH 9D 8C"), (False, True, 730, "AS KH TD JC")):
        sheet.stage.look = replace(sheet.look, deck=DeckLook(four_colours=four, large_indices=large))
        for number, shown in enumerate(cards(some)):
            sheet.add(CardItem(sheet.stage, shown), spot(left + number * 84, 772, 78))
    for number, back in enumerate(("red", "blue", "green")):
        sheet.stage.look = replace(sheet.look, deck=DeckLook(back=back))
        sheet.add(CardItem(sheet.stage), spot(1072 + 44 * number, 772, 78))
    sheet.stage.look = sheet.look
    return sheet.image()


def sheets() -> dict[str, QImage]:
    """Every sheet, by its name."""
    wide, narrow = QSize(1440, 900), QSize(1024, 700)
    contrast = Look(palette=HIGH_CONTRAST, deck=DeckLook(four_colours=True))
    return {
        "states-1440x900": states(Look()),
        "states-contrast-1440x900": states(Look(palette=HIGH_CONTRAST)),
        "ecarte-1440x900": ecarte(wide, Look()),
        "ecarte-1024x700": ecarte(narrow, Look()),
        "ecarte-contrast-1440x900": ecarte(wide, contrast),
        "ecarte-text200-1440x900": ecarte(wide, Look(text=2.0)),
        "ecarte-ratio2-1440x900": ecarte(wide, Look(ratio=2.0, palette=NORMAL)),
    }


def write(made: Mapping[str, QImage], folder: Path, begins: str = "") -> Iterator[Path]:
    """Writes each into its file of the folder; their names begin alike."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, image in made.items():
        file = folder / f"{begins}{name}.png"
        if not image.save(str(file)):
            raise OSError(f"{file} cannot be written")
        yield file


def main(make: Callable[[], Mapping[str, QImage]], begins: str = "") -> None:
    """What a program that draws sheets does: into the folder that is named, else into build/sheets."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication(sys.argv[:1])                 # all that is drawn wants one, to the end
    for file in write(make(), Path(sys.argv[1] if len(sys.argv) > 1 else "build/sheets"), begins):
        print(file)
    app.quit()


if __name__ == "__main__":
    main(sheets)
