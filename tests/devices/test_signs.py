"""Trump token and caller's disc: there when the talk says so, and read as they look."""
from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QGraphicsScene

from cardtable.devices.signs import disc_drawn
from cardtable.devices.signs.told import CallerDisc, TrumpToken
from cardtable.games import game
from cardtable.rules.deal import Deal
from cardtable.showing.talk import NO_TRUMPS, Talk, nobody
from cardtable.table.items import Place, Stage
from cardtable.table.items.motion import Motion
from cardtable.table.paint.look import DeckLook, Look

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def deal() -> Deal:
    return game("ecarte").match({}, 2).deal()


class Told(Talk):
    """A talk that knows the trumps and the caller."""

    suit = ""
    called = -1

    def trump(self, deal: Deal) -> str:
        return self.suit

    def disc(self, deal: Deal, seat: int) -> str | None:
        return "4" if seat == self.called else None


def colours(image: QImage) -> set[str]:
    """Those of a disc near its middle."""
    half = image.width() // 2
    return {QColor(image.pixelColor(half, y)).name() for y in range(half - 12, half + 12)}


def test_the_token_lies_while_there_are_trumps(deal: Deal) -> None:
    token, talk = TrumpToken(Stage(Look(), Motion(0))), Told()
    scene = QGraphicsScene()
    scene.addItem(token)
    said = []
    for suit in ("", "H", NO_TRUMPS, "C", ""):
        talk.suit = suit
        token.read(talk, deal, -1, nobody)
        said.append((token.isVisible(), token.sentence(), token.words_below.text))
    assert said == [(False, "", ""), (True, "Trumps, hearts", "trumps, hearts"), (True, "No trumps", "no trumps"),
                    (True, "Trumps, clubs", "trumps, clubs"), (False, "", "")]


def test_the_disc_lies_with_the_caller_alone(deal: Deal) -> None:
    disc, talk = CallerDisc(Stage(Look(), Motion(0)), "Mr. Penrose"), Told()
    disc.read(talk, deal, 2, nobody)
    assert not disc.isVisible()
    talk.called = 2
    disc.read(talk, deal, 2, nobody)
    assert disc.isVisible()
    assert disc.sentence() == "The caller's disc is with Mr. Penrose: 4"
    disc.forget()
    assert not disc.isVisible()


def test_suits_show_in_their_colours() -> None:
    shown = {suit: colours(disc_drawn.trump(Look(), 58, suit).image) for suit in "CDHS"}
    assert shown["H"] != shown["S"]
    four = Look(deck=DeckLook(four_colours=True))
    assert colours(disc_drawn.trump(four, 58, "C").image) != shown["C"]


def test_signs_do_not_shrink_as_far_as_the_table() -> None:
    token = TrumpToken(Stage(Look(unit=.6), Motion(0)))
    token.put(Place(100, 100))
    assert token.size().width() == pytest.approx(48)
