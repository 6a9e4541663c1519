"""The tray: counters lie where the numbers say, none is made or lost on the way, and every well is told in words."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from cardtable.devices.pope_joan_tray.disc import reads_inward
from cardtable.devices.pope_joan_tray.tray import NAMES, PopeJoanTray, bearing_of
from cardtable.devices.pope_joan_tray.wells import eighths
from cardtable.games.pope_joan.game import GAME
from cardtable.games.pope_joan.tray import COMPARTMENTS, DRESS
from cardtable.rules.sitting import Sitting
from cardtable.table.items import Place, Stage
from cardtable.table.items.motion import Motion
from cardtable.table.paint.look import Look
from cardtable.table.paint.wells import WELLS, bearing

pytestmark = pytest.mark.usefixtures("qapp")

DRESSED = tuple([DRESS[-1 - n] for n in range(WELLS)])
SCENE: list[QGraphicsScene] = []


def tray(speed: float = 0, width: float = 0) -> PopeJoanTray:
    scene = QGraphicsScene()
    SCENE[:] = [scene]
    made = PopeJoanTray(Stage(Look(), Motion(speed)))
    scene.addItem(made)
    made.put(Place(400, 300, width=width))
    return made


def seat(made: PopeJoanTray, degrees: float) -> QPointF:
    """A point of the scene where somebody may sit."""
    return made.mapToScene(made.middle + bearing(degrees, 400))


def test_the_wells_are_those_of_the_rules_in_their_order() -> None:
    assert [name.lower() for name in NAMES] == list(COMPARTMENTS)


@settings(max_examples=12, deadline=None)
@given(st.lists(st.lists(st.integers(0, 25), min_size=8, max_size=8), min_size=1, max_size=4), st.integers(-9, 9))
def test_the_counters_lie_as_the_numbers_say_however_it_is_turned(told: list[list[int]], by: int) -> None:
    made = tray()
    for numbers in told:
        made.show_numbers(numbers)
        assert made.readings() == tuple(numbers)
        made.turn(by)
        assert made.readings() == tuple(numbers)


@pytest.mark.parametrize("width", [0, 276, 150])
def test_a_dressed_tray_reads_as_it_was_dressed_at_every_size(width: float) -> None:
    made = tray(width=width)
    made.put_in(DRESSED, seat(made, 130))
    assert made.readings() == made.numbers == DRESSED
    assert made.caption() == "fifteen counters in the tray"
    made.stage.look = Look(unit=.77, ratio=2.0)
    made.put(Place(200, 200, width=width))
    assert made.readings() == DRESSED


@pytest.mark.parametrize("well", range(WELLS))
def test_a_taken_well_turns_as_near_its_winner_as_may_be(well: int) -> None:
    made = tray()
    for degrees in range(0, 360, 15):
        made.show_numbers(DRESSED)
        made.take(well, seat(made, degrees))
        away = (made.direction(well) - degrees + 180) % 360 - 180
        assert abs(away) <= 22.5
        assert made.readings() == tuple([0 if n == well else coins for n, coins in enumerate(DRESSED)])


def test_it_turns_the_shorter_way() -> None:
    assert [eighths(0, to) for to in (0, 45, 90, 170, 190, 270, 350)] == [0, 1, 2, 4, -4, -2, 0]


def test_half_a_well_may_be_taken() -> None:
    made = tray()
    made.show_numbers((0, 0, 0, 7, 0, 0, 0, 0))
    made.take(3, seat(made, 90), coins=3)
    assert made.readings()[3] == made.numbers[3] == 4
    made.take(3, seat(made, 200))
    assert made.readings() == (0,) * 8
    assert made.caption() == "the tray is empty"


def test_names_are_never_upside_down() -> None:
    assert [reads_inward(degrees) for degrees in range(0, 360, 45)] == [False] * 3 + [True] * 3 + [False] * 2
    made = tray()
    for _ in range(9):
        made.turn(1)
        for place, ways in enumerate(made._disc._written):
            low = reads_inward(made.direction(place))
            assert (ways[low].opacity(), ways[not low].opacity()) == (1, 0)


def watch(qtbot: QtBot, made: PopeJoanTray, check: Callable[[], None]) -> None:
    while made.stage.motion.running:
        check()
        qtbot.wait(4)


def test_no_counter_is_made_or_lost_on_the_way(qtbot: QtBot) -> None:
    made = tray(speed=.15)
    made.put_in(DRESSED, seat(made, 140))
    watch(qtbot, made, lambda: counted(made, 15))
    assert made.readings() == DRESSED
    made.take(0, seat(made, 90))
    watch(qtbot, made, lambda: counted(made, 15, 9))
    assert made.readings() == (0, *DRESSED[1:])
    counted(made, 9)


def counted(made: PopeJoanTray, *allowed: int) -> None:
    """Counters are children of the tray: no more nor fewer than it thinks it has."""
    assert len(made.counters) in allowed
    assert len(set(made.counters)) == len(made.counters)
    assert all(counter.parentItem() is made for counter in made.counters)


def test_the_counters_turn_with_the_disc(qtbot: QtBot) -> None:
    made = tray(speed=.3)
    made.show_numbers((1, 0, 0, 0, 0, 0, 0, 0), moving=False)
    counter, = made.counters
    start = bearing_of(counter.pos() - made.middle)
    made.turn(2)
    apart = []

    def check() -> None:
        turned = (bearing_of(counter.pos() - made.middle) - start) % 360
        apart.append(abs(turned - made._disc.rotation()))

    watch(qtbot, made, check)
    assert len(apart) > 5
    assert max(apart) < 1.5
    assert made.readings()[0] == 1


def test_dressing_and_takings_that_overtake_one_another_end_right(qtbot: QtBot) -> None:
    made = tray(speed=.2)
    draw, told = Random(7), [0] * WELLS
    ended: list[int] = []
    for _ in range(25):
        if draw.random() < .4 or not sum(told):
            told = [have + more for have, more in zip(told, DRESSED, strict=True)]
            made.put_in(DRESSED, seat(made, draw.randrange(360)), lambda: ended.append(1))
        else:
            well = draw.choice([n for n, coins in enumerate(told) if coins])
            told[well] = 0
            made.take(well, seat(made, draw.randrange(360)), done=lambda: ended.append(1))
        if draw.random() < .5:
            qtbot.wait(draw.randrange(40))
        assert made.numbers == tuple(told)
        if draw.random() < .3:
            made.stage.motion.finish()
            assert made.readings() == tuple(told)
    made.stage.motion.finish()
    assert made.readings() == tuple(told)
    assert len(ended) == 25


@pytest.mark.parametrize("players", [3, 5, 8])
def test_through_a_sitting_the_tray_holds_what_the_purses_of_the_rules_do(players: int) -> None:
    made, draw = tray(), Random(players)
    sitting = Sitting(GAME, {"players": players})
    shown = set()
    while not sitting.over:
        must = sitting.match.pending().must
        sitting.submit(must[0], sitting.match.deal().decision(must[0]).sample(draw))
        pots = tuple([sitting.match.deal().purse[-1 - n] for n in range(WELLS)])
        made.show_numbers(pots)
        assert made.readings() == pots
        shown.add(pots)
    assert made.readings() == (0,) * WELLS
    assert len(shown) > players


def test_every_well_has_the_keyboard_and_its_words(qtbot: QtBot) -> None:
    made = tray()
    view = QGraphicsView(made.scene())
    qtbot.addWidget(view)
    with qtbot.waitActive(view):
        view.show()
        view.activateWindow()
    view.setFocus()
    made.show_numbers((6, 1, 1, 2, 1, 2, 1, 21))
    assert [part.label for part in made.parts] == [
        "Pope: six", "Ace: one", "King: one", "Matrimony: two", "Queen: one", "Intrigue: two", "Knave: one", "Game: 21"]
    made.turn(3)
    for part in made.parts:
        made.scene().setFocusItem(part, Qt.FocusReason.TabFocusReason)
        assert made.tag.text == part.label
        heart = part.pos() + QPointF(part.size().width(), part.size().height()) / 2 - made.middle
        assert round(bearing_of(heart) / 45) % 8 == (part.number + 3) % 8
    made.scene().setFocusItem(None)
    assert made.tag.text == ""
    assert made.sentence() == ("The tray: Pope: six, Ace: one, King: one, Matrimony: two, Queen: one, Intrigue: two, "
                               "Knave: one, Game: 21; 35 counters in the tray")
