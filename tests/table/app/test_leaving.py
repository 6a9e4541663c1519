"""A table that was left, and a sheet that was put away, are gone: nothing keeps them, and nothing of them."""
from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.games import NAMES, game
from cardtable.rules.sitting import Sitting
from cardtable.store import Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.cloth import accessible
from cardtable.table.forms.setup import at_once, saved_setup
from cardtable.table.lookback.page import LookBack
from cardtable.table.paint.look import Look
from cardtable.table.sheets.ranked import RankSheet
from cardtable.table.sitting.page import TablePage
from cardtable.table.sounds.speaker import Frames, Speaker
from cardtable.table.widgets import wear
from cardtable.table.widgets.overlay import Overlay, Sheet
from tests.players.test_compared import SEARCHED
from tests.spread import crossed, sampled, spread, unlike
from tests.table.lookback.conftest import keep, to_the_end
from tests.table.playing import Mouse, gone_on, settled
from tests.table.unseen import unseen
from tools.waiting import spin, until

pytestmark = pytest.mark.usefixtures("briefly_judged")


class Kept(NamedTuple):
    """Something that must go, and what it is called."""

    name: str
    thing: ref[object]


class Unheard:
    """A device that plays to nobody."""

    def __init__(self, frames: Frames) -> None:
        self.frames = frames

    def close(self) -> None:
        """Nothing is kept."""


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, store: Store) -> Iterator[MainWindow]:
    """With its sounds on."""
    wear(Look())
    made, speaker = MainWindow(store, Settings(store)), Speaker(lambda: 1.0, Unheard)
    made.sounds = speaker
    qtbot.addWidget(made)
    made.resize(1024, 700)
    made.show()
    with unseen(made):
        yield made
    made.close()
    speaker.close()


def sit(window: MainWindow, name: str) -> TablePage:
    """At a new table against a novice."""
    window.open_table(at_once(game(name), {}, level="novice", seed=3))
    return brisk(window)


def brisk(window: MainWindow) -> TablePage:
    """The table in the window, without waiting for anybody."""
    page = window.table
    assert isinstance(page, TablePage)
    page.stage.motion.speed = page.stage.guard = page.host.croupier.pace = 0
    return page


def parts(page: TablePage) -> list[Kept]:
    """What there is once a table, and a card of it, or where there are none a place."""
    host, scene = page.host, page.scene
    things: dict[str, object] = {
        "page": page, "host": host, "scene": scene, "croupier": host.croupier, "sitting": host.croupier.sitting,
        "thinkers": host.thinkers, "book": page.book, "view": page.view, "slips": page.slips,
        "motion": scene.stage.motion, "card": [*scene.lying.all(), *scene.spots][0], "plate": scene.plates.of(0)}
    return [Kept(name, ref(thing)) for name, thing in things.items()]


def alive(kept: list[Kept]) -> list[str]:
    """What of it is still there after Qt and Python have cleared away once."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    spin(1)
    gc.collect()
    return [name for name, thing in kept if thing() is not None]


def asked(page: TablePage) -> None:
    """A person is to answer."""
    settled(page)


def moving(page: TablePage) -> None:
    """Cards are on their way."""
    page.stage.motion.speed = 1
    until(lambda: page.stage.motion.busy)


def considering(page: TablePage) -> None:
    """A computer player takes longer than is usual with him."""
    page.host.croupier.pace = 1e6
    for _ in range(40):
        until(lambda: page.host.croupier.considering or page.host.idle and bool(page.host.answering.prompts))
        if page.host.croupier.considering:
            break
        Mouse(page, Random(1)).act()
    assert page.host.croupier.considering


def forced(page: TablePage) -> None:
    """A card is about to go by itself, and the table is left in that very turn of the event loop."""
    settled(page)
    page.host.clock.later(0, page.host.asked)


def recited(page: TablePage) -> None:
    """A deal is told of: a hand lies counted, where hands are, or else its slip comes."""
    host, person = page.host, Mouse(page, Random(1))

    def over() -> bool:
        return any(step.ended and not step.deal.preliminary for step in host.croupier.steps)

    if not page.setup.game.has_cards:            # an evening of coups, of which nothing is counted but coins
        moving(page)
        return
    page.stage.motion.speed = .02
    while not over():
        until(lambda: over() or gone_on(page) and host.idle and bool(host.answering.prompts))
        if not over():
            person.act()
    until(lambda: page.scene.reciting.now is not None or host.teller.procession.waiting or page.slips.slip is not None)


def drawn(page: TablePage) -> None:
    """The slip of a deal is a drawer beside the cloth, out, and in again."""
    page.window().resize(1440, 900)
    until(lambda: page.width() == 1440 and page.slips.paper.drawer is not None)
    to_slip(page)
    page.slips.fold()


def pointed(page: TablePage) -> None:
    """What lies there has told of itself to a pointer that rests on it, and has been pressed with the right button."""
    settled(page)
    things = [*page.scene.plates, *page.scene.instruments, *page.scene.lying.all()]
    for thing in [thing for thing in things if thing.isVisible()]:
        at = page.view.mapFromScene(thing.sceneBoundingRect().center())
        seen = page.view.viewport().mapToGlobal(at)
        QApplication.sendEvent(page.view.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, seen))
        page.view.offered.emit(thing, seen)
        menu = QApplication.activePopupWidget()
        if menu is not None:
            menu.close()
    page.actions_.do("Menu")
    assert QApplication.activePopupWidget() is not None


def to_slip(page: TablePage) -> None:
    """A deal is played."""
    person = Mouse(page, Random(1))
    settled(page)
    while page.slips.slip is None:
        person.act()
        settled(page)


def ended(page: TablePage) -> None:
    """The slip of a deal lies on the cloth, its post-mortem has been looked at, and a card is under the keyboard."""
    to_slip(page)
    page.slips._look_back()
    past = page.window().past.page
    wait_for_judgement(past)
    past.close_page()


def go_on(page: TablePage) -> None:
    """To the next deal, if the match is not of one."""
    if not page.host.croupier.sitting.over:
        page.slips._next()
        settled(page)


def wait_for_judgement(past: LookBack) -> None:
    """Until every choice of the deal has been judged."""
    until(lambda: past.judging.done(past.playhead.choices), 60)


def helped(page: TablePage) -> None:
    """Everything that can be asked for has been, one after another."""
    settled(page)
    for _ in range(40):
        if page.actions_.comparing and page.host.answering.cards():
            break
        Mouse(page, Random(1)).act()
        settled(page)
    page.keyboard.in_use = True
    page.keyboard.take_up()
    for key in ("H", "A", "Esc", "L", "T", "S", "F", "C", "B"):
        page.actions_.do(key)
        put_away(page)
    until(lambda: not page.host.croupier.advising, 60)       # found, or forgotten with the move that was taken back


def spoken(page: TablePage) -> None:
    """A screen reader has read all of it."""
    settled(page)
    table = QAccessible.queryAccessibleInterface(page.view)
    assert all(table.child(n).text(QAccessible.Text.Name) for n in range(table.childCount()))


def put_away(page: TablePage) -> None:
    """Whatever sheets lie over the page."""
    for overlay in page.window().findChildren(Overlay):
        overlay.put_away()


def wait_for(sheet: Sheet) -> None:
    """Until what it asked for has been found."""
    if isinstance(sheet, RankSheet):
        until(lambda: sheet.ranked.count() > 0)


@pytest.mark.qt_log_ignore("This plugin does not support")          # menus, on a screen that is none
@pytest.mark.parametrize(("name", "when"), spread(unlike(), [
    asked, moving, considering, forced, recited, ended, drawn, pointed, helped, spoken]),
    ids=lambda it: getattr(it, "__name__", it))
def test_a_table_that_was_left_is_gone(window: MainWindow, name: str, when: Callable[[TablePage], None]) -> None:
    page = sit(window, name)
    when(page)
    kept = parts(page)
    del page
    window.show_gallery()
    assert alive(kept) == []


def test_a_table_that_was_left_goes_by_itself(window: MainWindow) -> None:
    page = sit(window, NAMES[0])
    settled(page)
    kept = parts(page)
    del page
    window.show_gallery()
    until(lambda: not any(one.thing() for one in kept))


@pytest.mark.parametrize("name", sampled(unlike(), 3))
def test_a_table_gives_way_to_the_next(window: MainWindow, store: Store, name: str) -> None:
    first = sit(window, name)
    settled(first)
    kept = parts(first)
    first.again.emit(first.setup.afresh())
    del first
    assert alive(kept) == []
    second = brisk(window)
    settled(second)
    kept = parts(second)
    del second
    window.open_table(saved_setup(store.sittings(finished=False)[0]))
    assert alive(kept) == []


@pytest.mark.parametrize("door", ["records", "statistics", "settings", "laws", "practice", "new game", "question"])
def test_a_sheet_that_was_put_away_is_gone(window: MainWindow, door: str) -> None:
    window.open_table(at_once(game(NAMES[0]), {}, level="novice", seed=3))
    window.show_gallery()                   # a game to be gone on with, for the records
    if door == "new game":
        window.choose_game(NAMES[0], "")
    elif door == "question":
        window.remove(window.store.sittings()[0].id)
    else:
        window.open_door(door)
    overlay, = window.findChildren(Overlay)
    kept = [Kept("overlay", ref(overlay)), Kept("sheet", ref(overlay.sheet))]
    overlay.sheet.done.emit()
    del overlay
    assert alive(kept) == []


@pytest.mark.parametrize(("patient", "key"), crossed([True, False], ["Esc", "A"]))
def test_a_sheet_over_a_table_is_gone_when_it_is_put_away(window: MainWindow, key: str, patient: bool) -> None:
    """Whether or not what it asked for had been found: a thinker who has not heard of it keeps it a little longer."""
    page = sit(window, NAMES[0])
    to_slip(page)
    page.slips._next()
    settled(page)
    while key == "A" and not page.actions_.comparing:
        Mouse(page, Random(1)).act()
        settled(page)
    page.actions_.do(key)
    overlay = page.actions_.open
    assert overlay is not None
    if patient:
        wait_for(overlay.sheet)
    kept = [Kept("overlay", ref(overlay)), Kept("sheet", ref(overlay.sheet))]
    overlay.sheet.done.emit()
    del overlay
    if patient:
        assert alive(kept) == []
    until(lambda: alive(kept) == [])


def looked_back(window: MainWindow) -> tuple[LookBack, list[Kept]]:
    """The page that looks back over a table, and all that must go with it."""
    page = window.table
    assert isinstance(page, TablePage)
    page.actions_.do("P")
    past = window.past.page
    assert past is not None
    return past, seen_of(past)


def seen_of(past: LookBack) -> list[Kept]:
    """A page that looks back, and all that must go with it."""
    things: dict[str, object] = {
        "page": past, "scene": past.cloth.scene, "view": past.cloth.view, "book": past.book, "rail": past.rail,
        "tape": past.tape, "thinkers": past.thinkers, "card": past.cloth.scene.lying.all()[0],
        "motion": past.cloth.stage.motion}
    return [Kept(name, ref(thing)) for name, thing in things.items()]


@pytest.mark.parametrize(("name", "patient"), spread(sampled(SEARCHED, 2), [True, False]))
def test_a_page_that_looked_back_is_gone(window: MainWindow, name: str, patient: bool) -> None:
    """Whether it is closed when all has been judged, or in the middle of it."""
    page = sit(window, name)
    to_slip(page)
    go_on(page)
    past, kept = looked_back(window)
    if patient:
        wait_for_judgement(past)
    past.close_page()
    del past
    if patient:
        assert alive([one for one in kept if one.name != "tape"]) == []
    until(lambda: alive(kept) == [])


def test_the_table_behind_a_page_that_looks_back_goes_with_it(window: MainWindow) -> None:
    page = sit(window, NAMES[0])
    to_slip(page)
    page.slips._next()
    settled(page)
    kept = parts(page)
    past, more = looked_back(window)
    past.doing.play_again()                 # a practice table takes the place of both
    del page, past
    until(lambda: alive(kept + more) == [])
    assert window.table.host.croupier.practice


@pytest.mark.parametrize("name", sampled(SEARCHED[1:], 2))
def test_a_table_left_while_it_is_looked_back_on_is_gone(window: MainWindow, name: str) -> None:
    page = sit(window, name)
    to_slip(page)
    go_on(page)
    kept = parts(page)
    past, more = looked_back(window)
    window.show_gallery()
    del page, past
    until(lambda: alive(kept + more) == [])


@pytest.mark.parametrize("name", sampled(SEARCHED, 2))
def test_a_record_opened_and_played_on_is_gone(window: MainWindow, name: str) -> None:
    past = window.past.open_record(keep(window.store, to_the_end(Sitting(game(name), {}), 3)))
    assert past is not None
    past.cloth.stage.motion.speed = 0
    more = seen_of(past)
    wait_for_judgement(past)
    past.doing.play_again()
    page = brisk(window)
    settled(page)
    kept = parts(page)
    window.show_gallery()
    del page, past
    until(lambda: alive(kept + more) == [])


def test_the_sheets_of_a_table_go_with_it_and_those_of_the_house_stay(window: MainWindow) -> None:
    page = sit(window, NAMES[0])
    settled(page)
    page.actions_.do("Esc")
    told = window.tell("A notice", "It stays until it has been read.")
    window.show_gallery()
    assert [overlay for overlay in window.findChildren(Overlay) if overlay.isVisible()] == [told]


def test_what_a_screen_reader_has_asked_about_is_not_kept(window: MainWindow) -> None:
    known = []
    for _ in range(4):
        spoken(sit(window, NAMES[0]))
        known.append(len(accessible._kept))
    assert max(known) < 2 * known[0]


def test_a_slip_is_gone_when_the_next_deal_begins(window: MainWindow) -> None:
    page = sit(window, NAMES[0])
    to_slip(page)
    kept = [Kept("slip", ref(page.slips.slip))]
    page.slips._next()
    settled(page)
    assert alive(kept) == []


def test_the_menu_of_codes_is_gone_when_it_is_closed(window: MainWindow) -> None:
    page = sit(window, NAMES[0])
    settled(page)
    page.book.open_tab("laws")
    menu = page.book.laws.menu()
    kept = [Kept("menu", ref(menu))]
    menu.close()
    del menu
    assert alive(kept) == []
