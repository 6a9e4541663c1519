"""The slate of the calls: what is chalked, how it folds and opens, and that it reads as it looks."""
from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from cardtable.devices.base import Pressed
from cardtable.devices.call_slate import drawn
from cardtable.devices.call_slate.slate import CallSlate
from cardtable.showing.slate import Caller, Reckoned, Slate, reckoned
from cardtable.table.items import Place, Stage
from cardtable.table.items.motion import Motion
from cardtable.table.paint import lettering
from cardtable.table.paint.chalk import NARROWEST
from cardtable.table.paint.look import Look
from cardtable.table.paint.palette import HIGH_CONTRAST

pytestmark = pytest.mark.usefixtures("qapp")

ONE = Slate(callers=(Caller("The Abbé", ("two",)), Caller("You", ("pass",)), Caller("Miss Lisle", ("three",))),
            stands=(2, 0), call="Three", by="Miss Lisle", reckoning=reckoned(3, 1, 0, 4))
TWO = replace(ONE, rounds=("first words", "in answer"), callers=tuple(
    [caller._replace(calls=(*caller.calls, "pass")) for caller in ONE.callers]))
AWAY = Place(800, 100, z=10)


def slate(shown: Slate | None, look: Look | None = None, speed: float = 0) -> tuple[QGraphicsScene, CallSlate]:
    scene = QGraphicsScene()
    scene.setSceneRect(0, 0, 1012, 780)
    made = CallSlate(Stage(look or Look(), Motion(speed)))
    scene.addItem(made)
    made.aside = AWAY
    made.put(Place(506, 210, z=10))
    made.chalk(shown, moving=False)
    return scene, made


def chalked(shown: Slate, look: Look | None = None, folded: bool = False) -> QImage:
    return drawn.chalked(look or Look(), shown, folded, 1).image


def marks(image: QImage, left: float, top: float, right: float, foot: float) -> int:
    """How many pixels of a part are chalked."""
    return sum(image.pixelColor(x, y).alpha() > 40 for x in range(round(left), round(right))
               for y in range(round(top), round(foot)))


def test_nothing_chalked_is_no_slate() -> None:
    _scene, made = slate(None)
    assert not made.isVisible()
    made.chalk(ONE)
    assert made.isVisible()
    made.forget()
    assert not made.isVisible()
    assert made.parts == ()


def test_each_form_has_its_measure() -> None:
    _scene, made = slate(ONE)
    sizes = []
    for shown in (ONE, TWO, replace(TWO, folded=True)):
        made.chalk(shown)
        sizes.append((made.size().width(), made.size().height()))
    assert sizes == [(344, 238), (404, 248), (190, 186)]
    assert (made.pos().x() + 95, made.pos().y() + 93) == (AWAY.x, AWAY.y)


def test_without_a_place_for_it_the_slate_never_folds() -> None:
    _scene, made = slate(ONE)
    made.aside = None
    made.chalk(replace(ONE, folded=True))
    assert not made.folded
    assert made.parts == ()


def test_the_call_that_stands_is_ringed_by_hand() -> None:
    without = chalked(replace(ONE, stands=None))
    for row in range(3):
        ringed = chalked(replace(ONE, stands=(row, 0)))
        y = 69 + row * 31.6
        assert marks(ringed, 130, y - 24, 205, y + 9) > marks(without, 130, y - 24, 205, y + 9) + 50
        assert marks(ringed, 20, 105, 125, 225) == marks(without, 20, 105, 125, 225)


@pytest.mark.parametrize("folded", [False, True])
def test_strokes_are_as_many_as_the_figure_and_keep_off_it(folded: bool) -> None:
    left, right, top = (82, 150, 96 + 20) if folded else (274, 305, 126 + 25)
    for made in (0, 1, 2, 3, 4):
        image = chalked(replace(ONE, reckoning=reckoned(9, made, 0, 3)), folded=folded)
        line = [image.pixelColor(x, top - 7).alpha() > 120 for x in range(left, right)]
        assert sum(now and not before for before, now in zip([False, *line], line)) == made
    for made in (5, 9, 13):
        image = chalked(replace(ONE, reckoning=reckoned(9, made, 0, 3)), folded=folded)
        assert marks(image, right - 1, top - 15, right, top) == 0


def test_names_calls_and_figures_keep_off_each_other() -> None:
    long = replace(ONE, callers=(Caller("Colonel Aloysius Featherstonehaugh-Cholmondeley", ("Wellington redoubled",)),),
                   call="Wellington redoubled", by="Colonel Aloysius Featherstonehaugh", stands=None)
    image = chalked(long)
    assert marks(image, 134.5, 50, 139, 75) == 0                     # between name and call
    assert marks(image, 331, 13, 344, 225) == 0                      # right of all
    rounds = chalked(replace(long, rounds=("first", "second")))
    assert marks(rounds, 130.5, 46, 134, 70) == 0
    assert marks(rounds, 392, 13, 404, 240) == 0


def test_names_that_have_no_room_lose_their_titles_unless_two_would_share_one() -> None:
    callers = tuple([Caller(name) for name in ("You", "Colonel Ashdown", "Captain Lisle", "Miss Lisle", "The Abbé")])
    slate = Slate(callers=callers)
    assert slate.in_short("Colonel Ashdown") == "Ashdown"
    assert slate.in_short("You and Colonel Ashdown") == "You and Ashdown"
    assert slate.in_short("Captain Lisle, alone") == "Captain Lisle, alone"


def test_a_name_without_room_is_chalked_in_short(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = drawn.Chalk.write

    def noted(self: drawn.Chalk, x: float, y: float, role: str, px: float, text: str, *args: float,
              **kwargs: bool) -> float:
        written.append(text)
        return write(self, x, y, role, px, text, *args, **kwargs)

    monkeypatch.setattr(drawn.Chalk, "write", noted)
    slate = Slate(callers=(Caller("Colonel Ashdown", ("solo",)), Caller("Miss Lisle")), call="Proposition",
                  by="Colonel Ashdown", rounds=("first", "second"), brief=("Proposition", "You and Colonel Ashdown"))
    drawn.chalked(Look(), slate, False, 1)
    assert {"Ashdown", "Lisle", "Colonel Ashdown"} <= set(written)               # at the foot there is room
    assert "Miss Lisle" not in written, "names stand in one manner"
    drawn.chalked(Look(), slate, True, 1)
    assert written.count("You and Ashdown") == 1


@pytest.mark.parametrize("reckoning", [(), reckoned(10, 3, 2, 8)])
def test_what_stands_and_who_called_it_are_whole_at_the_foot(monkeypatch: pytest.MonkeyPatch,
                                                            reckoning: tuple[Reckoned, ...]) -> None:
    """One below the other where both have no room in a line; the slate is so much longer."""
    lines: dict[str, float] = {}
    write = drawn.Chalk.write

    def noted(self: drawn.Chalk, x: float, y: float, role: str, px: float, text: str, room: float = 0,
              **kwargs: Any) -> float:
        lines[text] = y
        assert not room or QFontMetricsF(lettering.exact(role, px)).horizontalAdvance(text) * NARROWEST <= room, text
        return write(self, x, y, role, px, text, room, **kwargs)

    monkeypatch.setattr(drawn.Chalk, "write", noted)
    short = Slate(callers=(Caller("You"), Caller("Mrs. Halloran", ("4 NT",))), rounds=("first", "second", "third"),
                  shown=3, call="Four no trumps, at 48", by="Halloran, needs ten", whose=False, reckoning=reckoning)
    drawn.chalked(Look(), short, False, 1)
    assert lines[short.call] == lines[short.by]
    long = replace(short, by="Redoubled. Mrs. Halloran, needs eleven")
    drawn.chalked(Look(), long, False, 1)
    below, high = lines[long.by], drawn.form(long, False).height()
    assert lines[long.call] < below < high - drawn.WOOD
    assert not reckoning or below < lines["made"] < high - drawn.WOOD
    assert high == drawn.form(short, False).height() + drawn.RECKONED


def test_a_long_auction_keeps_its_last_two_rounds() -> None:
    calls = ("one heart", "two hearts", "three hearts", "four hearts")
    long = replace(TWO, callers=(Caller("You", calls), Caller("Miss Lisle", calls[:3])))
    assert long.first == 2
    assert [long.head(long.first + n) for n in range(2)] == ["third", "fourth"]
    assert all(call in long.sentence() for call in calls)


def test_the_sentence_tells_everything() -> None:
    assert ONE.sentence() == ("The calls: The Abbé: two; You: pass; Miss Lisle: three. Three stands, called by Miss "
                              "Lisle. Needs 3, made 1, lost 0, left 4")
    assert "none yet" in Slate(callers=(Caller("You"),)).sentence()
    doubled = Slate(callers=(Caller("You", ("may I lead?",)),), call="Hearts, at 16", by="doubled", whose=False)
    assert doubled.sentence() == "The calls: You: may I lead? Hearts, at 16: doubled"


@pytest.mark.parametrize("palette", ["normal", "contrast"])
def test_words_are_never_below_the_least_size(palette: str) -> None:
    look = Look(unit=.77, palette=HIGH_CONTRAST) if palette == "contrast" else Look(unit=.77)
    _scene, made = slate(ONE, look)
    assert made.scale_now * 17 >= 15
    assert made.size().width() == pytest.approx(344 * .92)


def test_a_click_opens_and_folds_it_and_play_leaves_it_open() -> None:
    scene, made = slate(replace(TWO, folded=True))
    view = QGraphicsView(scene)
    view.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    view.resize(1012, 780)
    view.show()

    def click() -> None:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
                         view.mapFromScene(made.sceneBoundingRect().center()) + QPoint(2, 2))

    click()
    assert (made.folded, made.covers, made.size().width()) == (False, True, 404)
    made.chalk(replace(TWO, folded=True, reckoning=reckoned(3, 2, 0, 3)))
    assert not made.folded
    click()
    assert (made.folded, made.covers, made.size().width()) == (True, False, 190)
    click()
    made.chalk(ONE)
    assert (made.covers, made.parts, made.size().width()) == (False, (), 344)


def test_the_keyboard_and_a_reader_press_it_too() -> None:
    _scene, made = slate(replace(TWO, folded=True))
    part, = made.parts
    assert isinstance(part, Pressed)
    assert "folded" in part.label
    assert "Miss Lisle: three" in part.label
    part.activate()
    assert "open" in part.label
    assert not made.folded
    made.part_focused(0)
    assert made._ring.isVisible()
    made.part_focused(None)
    assert not made._ring.isVisible()


def test_it_slides_to_where_it_lies_folded(qtbot: QtBot) -> None:
    _scene, made = slate(TWO, speed=1)
    made.chalk(replace(TWO, folded=True))
    assert made.stage.motion.moving(made)
    qtbot.wait(60)
    assert made.pos().x() + 95 < AWAY.x - 5
    made.stage.motion.finish()
    assert made.pos().x() + 95 == AWAY.x


def test_large_letters_fold_it_in_its_place_and_open_it_within_the_table() -> None:
    scene, made = slate(ONE, Look(text=2.0))
    assert made.folded
    assert made.size().height() == pytest.approx(238, abs=1)
    made.pressed()
    assert made.scale_now == pytest.approx(2)
    assert scene.sceneRect().contains(made.sceneBoundingRect())


def test_what_the_call_leaves_is_for_who_made_it_and_no_column_is_headed_where_nobody_is_asked() -> None:
    played = Slate(callers=(), call="Four no trumps, at 48", by="Redoubled. Mrs. Halloran, needs ten", whose=False,
                   rounds=("first", "second"))
    image = chalked(played)
    assert not marks(image, 0, 20, image.width(), 45)
    brief = chalked(replace(played, call="One heart"))
    middle = image.width() / 2                            # one that is short leaves the middle to the other
    assert marks(brief, middle - 40, 100, middle, brief.height() - 10) > 20
