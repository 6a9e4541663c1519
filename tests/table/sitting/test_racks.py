"""Racks, the curtain and two windows: what ends a look, what may be done without one, and what leaving and coming back
bring."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel

from cardtable.cards import BACK
from cardtable.croupier.people import read_players
from cardtable.games import game
from cardtable.rules.record import parse_line
from cardtable.store import Store
from cardtable.table.book.talk_page import TalkPage
from cardtable.table.cloth import tips
from cardtable.table.cloth.parting import with_words
from cardtable.table.cloth.sight import NOBODY
from cardtable.table.forms.setup import AIDS, Setup, at_once
from cardtable.table.items import CardItem
from cardtable.table.paint.look import LEAST_WINDOW
from cardtable.table.sitting.page import TablePage
from cardtable.table.sitting.racks import REPEATED
from cardtable.table.sitting.second_window import side_by_side
from tests.games.ecarte.moments import TWO, Writer, curtain
from tests.games.piquet.moments import MOMENTS as PIQUET
from tests.games.piquet.moments import book
from tests.games.whist.moments import plain as whist
from tests.spread import sampled
from tests.table.playing import LEFT, NONE, Mouse, grip
from tests.table.pressed import press, window_of
from tests.table.seating import Seat
from tests.table.twins import alone, awaited, hold, hurried, idle, key_of, let_go, windows
from tools.moments import Moment
from tools.shots_two import table
from tools.waiting import spin, until

LONGEST = 2000                   # answers in a deal, and looks for who is to give them
HAIR = 4                         # pixels, of edges and shadows
MOST_CURTAINS = {"piquet": 3, "bezique": 1}


def double_dummy() -> Moment:
    """Three cards lie in the second trick; the second player sits at a side."""
    return replace(whist(7, 1, "double-dummy").moment(), players=TWO)


def proposing() -> Writer:
    """Henry, who is elder hand, is to propose or play."""
    return Writer({}, TWO).cut("KD", "9H").deal("TH AH QS 9D 7C", "KH JS 8S 7D TC", "7H")


def waits(page: TablePage) -> int:
    """Who is to decide, when all has been shown."""
    until(lambda: hurried(page) and idle(page) and (awaited(page) != NOBODY or bool(page.host.answering.prompts)))
    return awaited(page)


def faces(page: TablePage) -> set[object]:
    """What lies open of the hands."""
    return {item.card for zone, place in page.scene.lying.zones.items() if place.role == "hand"
            for item in page.scene.lying.items.get(zone, ())} - {BACK}


def hands(page: TablePage) -> int:
    """Cards in all hands."""
    return sum(len(page.scene.lying.items.get(zone, ())) for zone, place in page.scene.lying.zones.items()
               if place.role == "hand")


def test_faces_are_gone_with_the_key(seat: Seat) -> None:
    page = seat(proposing().moment())
    player = waits(page)
    assert not faces(page)
    hold(page, player)
    assert faces(page) == set(page.host.croupier.sitting.match.deal().zone[3 + player])
    assert page.host.answering.prompts
    let_go(page, player)
    assert not faces(page)
    assert not page.host.answering.prompts
    assert not page.scene.tokens


def test_he_may_look_while_a_call_waits_to_be_gone_on_with(seat: Seat) -> None:
    """A key anywhere goes on with what is declared, and this one is no other."""
    calling = PIQUET["sinking"]()
    page = seat(replace(calling, players=TWO, lines=calling.lines[:-1]), speed=.05,
                settings={"two at one screen": "racks"})
    waits(page)
    said, move = parse_line(calling.lines[-1])
    page.host.croupier.answer(said, move)                # handed over: by whom, and how, is not what is asked here
    until(lambda: page.host.teller.procession.waiting)
    hold(page, 0)
    until(lambda: bool(faces(page)))
    assert not page.host.teller.procession.waiting


def test_a_key_pressed_while_something_is_said_shows_the_hand(seat: Seat) -> None:
    """It was spent on the call that was told just then; of one that followed by itself the hand lay covered all the
    same, until the key was let go and pressed again."""
    page = seat(replace(book(0).call(1).moment(), players=TWO), speed=.05,
                settings={"two at one screen": "racks"})
    assert waits(page) == 0
    hold(page, 0)
    press(page.view, "1")
    let_go(page, 0)
    until(lambda: page.host.teller.busy)
    hold(page, 1)
    until(lambda: page.host.chair.lifted)
    assert faces(page)
    assert not page.host.teller.procession.waiting


@pytest.mark.parametrize("player", [0, 1])
def test_what_is_asked_openly_is_asked_again_when_a_rack_is_down(seat: Seat, player: int) -> None:
    """Who is to deal first, before anybody has a card: whoever looked at his empty rack meanwhile."""
    page = seat(at_once(game("bezique"), {}, two=True, seed=4), settings={"two at one screen": "racks"})
    until(lambda: hurried(page) and idle(page) and bool(page.scene.tokens))
    asked = [token.text for token in page.scene.tokens]
    before = len(page.host.croupier.steps)
    hold(page, player)
    let_go(page, player)
    assert [token.text for token in page.scene.tokens] == asked
    press(page.view, "1")
    until(lambda: hurried(page) and len(page.host.croupier.steps) > before)


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (1093, 614)])
def test_whoever_holds_up_his_hand_has_a_plate(seat: Seat, size: tuple[int, int]) -> None:
    """With all that it tells, it found no place beside the hand, and was out of sight while he exchanged."""
    page = seat(proposing().moment(), size=size, settings={"two at one screen": "racks"})
    for word in ("propose", "accept", ""):
        player = waits(page)
        hold(page, player)
        assert all(plate.isVisible() for plate in page.scene.plates.all.values())
        if word:
            press(page.view, next(token.key for token in page.scene.tokens if token.text.casefold() == word))
            let_go(page, player)


def test_a_plate_beside_the_ladder_says_less_and_is_seen(seat: Seat) -> None:
    """Elder hand, who was to lead, had no plate while he looked: the ladder of counting lay where it would stand."""
    page = seat(replace(book(0).call().moment(), players=TWO), size=(1440, 900),
                settings={"two at one screen": "racks"})
    assert waits(page) == 1
    plate = page.scene.plates.of(1)
    said = plate.note
    for _ in range(2):
        hold(page, 1)
        assert plate.isVisible()
        assert plate.note.endswith("hold K")
        assert not any(plate.sceneBoundingRect().intersects(one.sceneBoundingRect())
                       for one in page.scene.instruments if one.isVisible())
        let_go(page, 1)
        assert plate.note == said


def test_who_is_not_in_turn_may_look_and_not_answer(seat: Seat) -> None:
    page = seat(proposing().moment())
    other = 1 - waits(page)
    hold(page, other)
    assert faces(page) == set(page.host.croupier.sitting.match.deal().zone[3 + other])
    assert not page.host.answering.prompts


def test_never_both_at_once(seat: Seat) -> None:
    page = seat(proposing().moment())
    player = waits(page)
    hold(page, player)
    hold(page, 1 - player)
    assert page.host.viewer == player
    let_go(page, player)
    assert not faces(page), "the other key was pressed while it did nothing"
    let_go(page, 1 - player)
    assert page.sharing.racks.holder == NOBODY


def test_a_key_that_repeats_itself_is_still_held(seat: Seat) -> None:
    page = seat(proposing().moment())
    player = waits(page)
    hold(page, player)
    for told in (True, False):                   # a busy X server may hand it over as if the key had been let go
        for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
            again = QKeyEvent(kind, key_of(page, player), NONE, "", told)
            QApplication.sendEvent(page.view, again)
            assert faces(page)
    spin(3 * REPEATED)
    assert faces(page)


def test_a_card_is_chosen_by_the_mouse_while_the_key_repeats_itself(seat: Seat) -> None:
    page = seat(at_once(game("cribbage"), {}, two=True, seed=3))                     # both are to lay out
    waits(page)
    player = 0
    hold(page, player)
    first = page.keyboard.hand()[0]
    at = page.view.mapFromScene(grip(first))
    for act in (QTest.mousePress, QTest.mouseRelease):
        for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
            QApplication.sendEvent(page.view, QKeyEvent(kind, key_of(page, player), NONE, "", False))
        act(page.view.viewport(), Qt.MouseButton.LeftButton, NONE, at)
    assert page.host.answering.choice.chosen == [first.card]


def test_faces_go_when_the_release_never_arrives(seat: Seat) -> None:
    page = seat(proposing().moment())
    player = waits(page)
    for kind in (QEvent.Type.WindowDeactivate, QEvent.Type.WindowStateChange):
        hold(page, player)
        assert faces(page)
        QApplication.sendEvent(page.window(), QEvent(kind))
        assert not faces(page), kind
    hold(page, player)
    page.hide()
    assert not faces(page)


def test_no_sheet_is_read_beside_an_open_hand(seat: Seat) -> None:
    page = seat(proposing().moment())
    player = waits(page)
    hold(page, player)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert page.actions_.open is not None
    assert not faces(page)
    hold(page, player)
    assert not faces(page), "while the menu lies there"
    page.actions_.open.put_away()
    for key in (Qt.Key.Key_F, Qt.Key.Key_L, Qt.Key.Key_T):
        waits(page)
        let_go(page, player)
        hold(page, player)
        assert faces(page)
        QTest.keyClick(page.view, key)
        assert not faces(page), key


def test_the_focus_comes_to_no_card_that_lies_face_down(seat: Seat) -> None:
    page = seat(proposing().moment())
    player = waits(page)
    hold(page, player)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Right):
        QTest.keyClick(page.view, key)
    let_go(page, player)
    assert page.scene.ring.about is None
    for _ in range(12):
        QTest.keyClick(page.window().focusWidget() or page.view, Qt.Key.Key_Tab)
        focused = page.scene.focusItem()
        assert not isinstance(focused, CardItem) or focused.card is not BACK
    for item in page.scene.lying.all():
        assert item.card is not BACK or item.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_pointer_and_menus_tell_nothing_of_a_hand(seat: Seat) -> None:
    page = seat(proposing().moment())
    player = waits(page)
    for held in (False, True):
        if held:
            hold(page, player)
        for zone, place in page.scene.lying.zones.items():
            for item in page.scene.lying.items.get(zone, ()) if place.role == "hand" else ():
                assert page.actions_.offering.of(item) == []
                assert tips.told(item, page.host.sight, page.scene.talk, page.scene.lying) == ""


def test_the_plate_is_held_and_let_go_on_what_is_meant(seat: Seat) -> None:
    page = seat(curtain().moment(settings={"two at one screen": "racks"}))
    player = waits(page)
    view, made = page.view.viewport(), len(page.host.croupier.steps)
    plate = page.scene.plates.of(player)
    at = page.view.mapFromScene(plate.sceneBoundingRect().center())
    QTest.mousePress(view, LEFT, NONE, at)
    assert page.host.viewer == player
    QTest.mouseRelease(view, LEFT, NONE, at)
    assert not faces(page)
    assert len(page.host.croupier.steps) == made
    QTest.mousePress(view, LEFT, NONE, at)
    item = page.scene.lying.find(page.host.answering.cards()[0])
    QTest.mouseRelease(view, LEFT, NONE, page.view.mapFromScene(grip(item)))
    assert not faces(page)
    assert len(page.host.croupier.steps) == made + 1


def test_what_is_chosen_for_an_exchange_outlasts_a_look(seat: Seat) -> None:
    page = seat(proposing().do("1 propose", "0 accept").moment())
    player = waits(page)
    hold(page, player)
    some = page.host.answering.choice.prompt.picked.some.cards[:2]
    for card in some:
        QTest.mouseClick(page.view.viewport(), LEFT, NONE, page.view.mapFromScene(grip(page.scene.lying.find(card))))
    let_go(page, player)
    assert not any(item.selected or item.riser.y() for item in page.scene.lying.all())
    hold(page, 1 - player)
    assert not page.host.answering.choice.chosen
    let_go(page, 1 - player)
    hold(page, player)
    assert set(page.host.answering.choice.chosen) == set(some)


def test_where_both_lay_out_each_finds_what_he_had_chosen(seat: Seat) -> None:
    page = seat(at_once(game("cribbage"), {}, two=True, seed=3))
    waits(page)
    chosen = {}
    for player, first in ((0, 0), (1, 3)):
        hold(page, player)
        for item in page.keyboard.hand()[first:first + 2]:
            QTest.mouseClick(page.view.viewport(), LEFT, NONE, page.view.mapFromScene(grip(item)))
        chosen[player] = set(page.host.answering.choice.chosen)
        assert len(chosen[player]) == 2
        let_go(page, player)
    for player in (0, 1, 0):
        hold(page, player)
        assert set(page.host.answering.choice.chosen) == chosen[player]
        let_go(page, player)
    hold(page, 0)                                # and the token is pressed, though the key repeats itself meanwhile
    token = page.scene.tokens[page.host.answering.row.at("chosen")]
    at = page.view.mapFromScene(token.sceneBoundingRect().center())
    QTest.mousePress(page.view.viewport(), LEFT, NONE, at)
    QApplication.sendEvent(page.view, QKeyEvent(QEvent.Type.KeyRelease, key_of(page, 0), NONE, "", False))
    QTest.qWait(3 * REPEATED)                    # the key is up, and the button is not
    QTest.mouseRelease(page.view.viewport(), LEFT, NONE, at)
    let_go(page, 0)
    waits(page)
    assert [page.host.croupier.sitting.match.deal().by(one) for one in page.host.croupier.waiting_for()] == [1]
    hold(page, 1)
    assert set(page.host.answering.choice.chosen) == chosen[1]


@pytest.mark.parametrize(("name", "size"), [("piquet", (1093, 614)), ("bezique", (1440, 900))])
def test_a_far_hand_held_up_lies_on_the_cloth_and_bare(seat: Seat, name: str, size: tuple[int, int]) -> None:
    page = seat(at_once(game(name), {}, two=True, seed=4), size=size)
    rng = Random(4)
    for _ in range(40):
        until(lambda: hurried(page) and idle(page) and (awaited(page) != NOBODY or bool(page.host.answering.prompts)))
        if awaited(page) == 1:
            break
        if awaited(page) == 0:
            hold(page, 0)
        Mouse(page, rng).act()
        let_go(page, 0)
    hold(page, 1)
    hand = page.keyboard.hand()
    if page.host.answering.choice.able:
        page.keyboard.activate(hand[0])
        page.keyboard.activate(hand[-1])
    plates = [plate for plate in page.scene.plates if plate.isVisible()]
    assert hand
    for item in hand:
        seen = item.riser.sceneBoundingRect()
        assert seen.top() >= page.scene.cloth.top()
        assert not any(plate.sceneBoundingRect().intersects(seen) for plate in plates)
    let_go(page, 1)
    assert page.scene.plates.of(1).isVisible()


@pytest.mark.parametrize(("name", "options", "size", "moves"), [
    ("cribbage", {"form": "five-card"}, (1440, 900), 1),
    ("cribbage", {"form": "seven-card", "counting": "by hand", "missed": True}, (1440, 900), 2),
    ("napoleon", {}, (1280, 640), 1), ("piquet", {}, (1093, 614), 6), ("rubicon_bezique", {}, (1440, 900), 14),
    ("poker", {}, (1440, 900), 2), ("poker", {"form": "straight"}, (1093, 614), 2)])
def test_a_hand_held_up_covers_nothing_that_is_read(seat: Seat, name: str, options: dict[str, object],
                                                    size: tuple[int, int], moves: int) -> None:
    """It lay on the numbers of Cribbage's board, on the slate, the ladder, cards declared, and a player's chips."""
    page = seat(at_once(game(name), options, two=True, seed=4), size=size)
    mouse, looked = Mouse(page, Random(4)), 0
    while looked < moves:
        player = waits(page)
        if player == NOBODY:
            mouse.act()
            continue
        hold(page, 1)
        hand = [item.sceneBoundingRect() for item in page.keyboard.hand()]
        if page.host.chair.lifted and hand:
            read = [rect for one in page.scene.instruments.all for rect in with_words(one)]
            read += [item.home_rect for zone, held in page.scene.lying.items.items() for item in held
                     if item.card is not BACK and page.scene.lying.zones[zone].role in ("meld", "shown")]
            for card in hand:
                for rect in read:
                    lies = card & rect
                    assert min(lies.width(), lies.height()) <= HAIR, (card, rect)
            looked += 1
        let_go(page, 1)
        if looked < moves:
            hold(page, player)
            mouse.act()
            let_go(page, player)


@pytest.mark.parametrize("size", [(1280, 640), (1440, 900)])
def test_with_large_letters_four_plates_tell_the_keys_all_the_same(seat: Seat, size: tuple[int, int]) -> None:
    """Where plates are crowded neither told by which key a hand is seen, without which there is no play."""
    page = seat(at_once(game("whist"), {"form": "double-dummy"}, two=True, seed=4), size=size,
                settings={"text size": 150})
    for _ in range(4):
        player = waits(page)
        notes = {plate.name: plate.note for plate in page.scene.plates if plate.isVisible()}
        assert notes["Host"].endswith("hold D")
        assert notes["Guest"].endswith("hold K")
        deal = page.host.croupier.sitting.match.deal()
        if deal.must[0] in deal.open_seats:      # type: ignore[attr-defined]
            assert notes[f"{['Host', 'Guest'][player]}’s dummy"].endswith(f"hold {'DK'[player]}")
        hold(page, player)
        Mouse(page, Random(4)).act()
        let_go(page, player)


@pytest.mark.parametrize("player", [0, 1])
def test_who_gives_up_is_named_where_two_read_what_it_costs_him(seat: Seat, player: int) -> None:
    """"Give up the evening?  You pay five counters." was read by both, and meant the one that had been named before."""
    page = seat(at_once(game("napoleon"), {}, two=True, seed=11))
    waits(page)
    press(page, "Esc")
    line, = [button for button in page.actions_.open.sheet.buttons if button.text() == "Give up the evening"]
    QTest.mouseClick(line, LEFT)
    sheet = page.actions_.open.sheet
    QTest.mouseClick(next(line for line in sheet.lines if line.text() == ["Host", "Guest"][player]), LEFT)
    assert page.actions_.open.sheet.accessibleName() == f"{['Host', 'Guest'][player]}: give up the evening?"
    assert page.actions_.open.sheet.answer is False


def test_on_a_round_table_no_far_plate_is_drawn_over_the_hand_held_up(qapp: QApplication) -> None:
    """Beside the hand it would hang over the rim: it lies below."""
    with table("poker", "far", (1440, 900), {}) as page:
        assert isinstance(page, TablePage)
        hand = [item.sceneBoundingRect() for item in page.keyboard.hand()]
        plate = page.scene.plates.of(1)
        assert hand
        assert plate is not None
        assert plate.isVisible()
        assert not any(plate.sceneBoundingRect().intersects(card) for card in hand)


def test_a_far_plate_let_go_where_it_was_pressed_plays_nothing(seat: Seat) -> None:
    page = seat(curtain().moment(settings={"two at one screen": "racks"}))
    player = waits(page)
    if page.scene.plates.place(player).at == 0:
        page.host.chair.stands = 1 - player      # whose side it is seen from
        page.host.see(NOBODY)
        page.host.croupier.go_on()
        waits(page)
    assert page.scene.plates.place(player).at
    view, made = page.view.viewport(), len(page.host.croupier.steps)
    at = page.view.mapFromScene(page.scene.plates.of(player).sceneBoundingRect().center() - QPointF(0, 12))
    QTest.mousePress(view, LEFT, NONE, at)
    assert page.host.viewer == player
    QTest.mouseRelease(view, LEFT, NONE, at)
    assert not faces(page)
    assert len(page.host.croupier.steps) == made


def test_a_hint_ends_with_the_look_and_a_refusal_is_not_written_down(seat: Seat) -> None:
    page = seat(curtain().moment(settings={"two at one screen": "racks"}))
    player = waits(page)
    hold(page, player)
    page.actions_.hint()
    until(lambda: page.book.advice.counsel is not None, 30)
    let_go(page, player)
    assert page.book.advice.counsel is None
    assert not any(item.lit for item in page.scene.lying.all())
    hold(page, player)
    before = len(page.book.talk.entries)
    unlawful = [item for item in page.view.hand() if item.card not in page.host.answering.cards()]
    for item in unlawful[:1]:
        page.host.answering.play(item)
        assert page.scene.law.isVisible()
    let_go(page, player)
    assert not page.scene.law.isVisible()
    assert len(page.book.talk.entries) == before


def test_that_nothing_is_compared_beside_a_rack_is_said_and_covers_no_hand(seat: Seat) -> None:
    page = seat(curtain().moment(settings={"two at one screen": "racks"}))
    player = waits(page)
    hold(page, player)
    press(page.view, "A")
    assert faces(page)
    assert page.scene.law.isVisible()
    let_go(page, player)


def test_a_move_is_taken_back_only_if_the_other_agrees(seat: Seat) -> None:
    page = seat(curtain().moment(settings={"two at one screen": "racks"}))
    waits(page)
    page.actions_.rights.take_back()
    assert "agree" in page.actions_.open.sheet.accessibleName()
    page.actions_.open.put_away()


def _offers_back(page: TablePage) -> tuple[bool, bool]:
    """Whether the pill takes back, and the line of the menu."""
    press(page, "Esc")
    line, = [button for button in page.actions_.open.sheet.buttons if button.text() == "Take back"]
    page.actions_.open.put_away()
    return page.header.pills["Ctrl+Z"].isEnabled(), line.isEnabled()


@pytest.mark.parametrize("way", ["racks", "curtain"])
def test_who_has_just_chosen_takes_it_back_and_the_other_is_asked(seat: Seat, way: str) -> None:
    """Though the other is to answer by now; what he had missed of it is not told."""
    page = seat(proposing().moment(), settings={"two at one screen": way})
    sits = {"racks": hold, "curtain": lambda page, _: press(page.slips.curtain.slip.token, "Space")}[way]
    player = page.host.croupier.sitting.match.pending().must[0]
    until(lambda: hurried(page) and idle(page) and (way == "racks" or page.slips.curtain.slip is not None))
    before = len(page.host.croupier.steps)
    assert _offers_back(page) == (False, False)
    sits(page, player)
    until(lambda: bool(page.host.answering.prompts))
    press(page.view, "1")
    if way == "racks":
        let_go(page, player)
    until(lambda: hurried(page) and idle(page) and awaited(page) == 1 - player)
    assert len(page.host.croupier.steps) == before + 1
    assert _offers_back(page) == (True, True)
    QTest.mouseClick(page.header.pills["Ctrl+Z"], LEFT)
    other = page.host.croupier.players[1 - player].name
    assert page.actions_.open.sheet.accessibleName() == f"Does {other} agree?"
    press(page.actions_.open.sheet, "Y")
    until(lambda: hurried(page) and idle(page) and len(page.host.croupier.steps) == before)
    assert awaited(page) == player
    assert "proposes" not in page.host.chair.missed(1 - player).casefold()


def test_it_is_gone_on_with_as_it_was_left(seat: Seat, store: Store) -> None:
    """In all three ways; closing the second window leaves the table."""
    writer = proposing()
    for way in ("racks", "curtain", "windows"):
        page = seat(writer.moment(), settings={"two at one screen": way})
        until(lambda page=page: idle(page))
        spin(20)
        assert bool(page.slips.curtain.drawn) == (way != "racks")
        assert len(windows(page)) == 1 + (way == "windows")
        left = QSignalSpy(page.left)
        if way == "windows":
            assert not any(faces(one) for one in windows(page))
            alone(page)
            assert [one.host.viewer for one in windows(page)] == [0, 1]
            for one in windows(page):
                assert faces(one) == set(page.host.croupier.sitting.match.deal().zone[3 + one.host.viewer])
            page.sharing.second.close()
            assert left.count() == 1
        else:
            assert not faces(page)
        page.close_table()
        row = game("ecarte")
        number = store.sittings()[-1].id
        again = seat(Setup(row, writer.sitting.options, read_players(TWO, row.levels), AIDS, number))
        until(lambda page=again: idle(page))
        assert len(windows(again)) == len(windows(page)) + (way == "windows")
        again.close_table()


def test_ways_are_changed_for_each_other(seat: Seat) -> None:
    page = seat(proposing().moment())
    waits(page)
    page.sharing.change("windows")
    assert len(windows(page)) == 2
    assert [bool(faces(one)) for one in windows(page)] == [False, False]
    alone(page)
    assert [bool(faces(one)) for one in windows(page)] == [True, True]
    page.sharing.second.page.actions_.menu()             # the way back is in the second window, too
    menu = page.sharing.second.page.actions_.open.sheet
    next(button for button in menu.buttons if button.text() == "Behind the curtain").click()
    until(lambda: page.slips.curtain.drawn)
    assert not faces(page)
    assert len(windows(page)) == 1
    QTest.keyPress(page.slips.curtain.slip.token, Qt.Key.Key_Space)
    until(lambda: page.slips.curtain.slip is None)
    assert faces(page)
    QTest.keyClick(page.view, Qt.Key.Key_X)
    assert not faces(page)
    assert page.slips.curtain.drawn


def test_on_one_screen_no_hand_is_seen_before_its_player_has_held_the_token(seat: Seat) -> None:
    page = seat(proposing().moment())
    waits(page)
    page.sharing.change("windows")
    first, second = windows(page)
    second.stage.guard = 0
    assert first.window().geometry() != second.window().geometry()

    def waited_for() -> int:
        croupier = page.host.croupier
        return croupier.sitting.match.deal().by(croupier.waiting_for()[0])

    asked = next(one for one in (first, second) if one.host.chair.fixed == waited_for())
    other = first if asked is second else second
    assert asked.slips.curtain.drawn
    assert other.slips.curtain.drawn

    def held(one: TablePage) -> None:
        until(lambda: one.slips.curtain.slip is not None)
        assert not faces(one)
        QTest.keyPress(one.slips.curtain.slip.token, Qt.Key.Key_Space)
        until(lambda: bool(faces(one)) and one.slips.curtain.isHidden())

    held(other)
    assert not faces(asked)
    held(asked)
    assert not faces(other), "who looked before has left his hand open"
    for n in range(8):
        if waited_for() == asked.host.chair.fixed:
            Mouse(asked, Random(n)).act()
            until(lambda: hurried(page) and idle(page) and bool(page.host.croupier.waiting_for()))
    assert waited_for() == other.host.chair.fixed
    assert not faces(asked), "his turn is over, and the other comes to the screen"
    held(other)


def test_who_looks_is_not_covered_as_the_curtain_parts(seat: Seat) -> None:
    """He that is not to play may look until a move is made, though the curtain takes its time."""
    page = seat(proposing().moment(), speed=.2)
    waits(page)
    page.sharing.change("windows")
    waiting = 1 - page.host.croupier.sitting.match.deal().by(page.host.croupier.waiting_for()[0])
    one = windows(page)[waiting]
    until(lambda: one.slips.curtain.slip is not None)
    press(window_of(one), "Space", scan=65)
    press(window_of(one), "Space", scan=65, up=True)
    until(lambda: one.slips.curtain.isHidden())
    spin(20)
    assert faces(one)
    assert not one.slips.curtain.drawn


def test_who_comes_to_his_window_finds_the_other_covered(seat: Seat) -> None:
    page = seat(proposing().moment())
    waits(page)
    page.sharing.change("windows")
    first, second = windows(page)
    second.slips.curtain.hold = 0
    for one, other in ((first, second), (second, first)):
        one.window().activateWindow()
        until(lambda one=one: one.slips.curtain.slip is not None and one.window().isActiveWindow())
        assert not faces(other)
        assert other.slips.curtain.drawn
        press(window_of(one), "Return", scan=36)
        press(window_of(one), "Return", scan=36, up=True)
        until(lambda one=one: bool(faces(one)) and one.slips.curtain.isHidden())


@pytest.mark.parametrize("name", ["Space", "Return"])
def test_a_click_beside_the_token_makes_no_key_dead(seat: Seat, name: str) -> None:
    page = seat(curtain().moment(), settings={"two at one screen": "curtain"})
    until(lambda: page.slips.curtain.slip is not None)
    slip = page.slips.curtain.slip
    for at in (slip.mapTo(page, QPoint(slip.width() // 2, slip.edge + 12)), QPoint(60, page.height() // 2),
               QPoint(page.width() // 2, 4)):
        QTest.mouseClick(window_of(page), LEFT, NONE, at)
        spin(2)
    assert page.slips.curtain.slip is slip
    press(window_of(page), name)
    press(window_of(page), name, up=True)
    until(lambda: page.slips.curtain.slip is None)


def test_words_on_a_curtain_are_whole_beside_the_other_window(seat: Seat) -> None:
    """Which left it a strip of the cloth that was narrower than the token."""
    page = seat(curtain().moment(), settings={"two at one screen": "curtain"})
    drawn = page.slips.curtain
    until(lambda: drawn.slip is not None)
    covered = drawn.geometry().translated(page.mapToGlobal(QPoint()))
    covered.setWidth(covered.width() - 200)
    drawn.beside = lambda: covered
    drawn.lie(drawn.geometry())
    paper = drawn.slip.body
    assert drawn.geometry().contains(paper.translated(drawn.slip.pos()))
    for words in (drawn.slip.token, *[label for label in drawn.slip.findChildren(QLabel) if not label.wordWrap()]):
        assert paper.contains(words.geometry())
        assert words.width() >= words.minimumSizeHint().width()


def test_a_second_window_lies_beside_the_first_which_makes_room_for_it() -> None:
    screen = QRect(0, 0, 2560, 1400)
    first = QRect(0, 0, 1200, 800)
    assert side_by_side(first, screen) == (first, QRect(1200, 0, 1200, 800))
    first = QRect(1360, 20, 1200, 800)
    assert side_by_side(first, screen) == (first, QRect(160, 20, 1200, 800))
    half = QRect(0, 40, 960, 900), QRect(960, 40, 960, 900)
    assert side_by_side(QRect(200, 40, 1500, 900), QRect(0, 0, 1920, 1080)) == half
    small, least = QRect(0, 0, 1440, 900), LEAST_WINDOW.width()
    left, right = side_by_side(QRect(0, 0, 1440, 875), small)
    assert (left, right) == (QRect(0, 0, least, 875), QRect(1440 - least, 0, least, 875))
    assert not left.contains(right)
    assert not right.contains(left)


def test_a_plate_pressed_while_the_other_holds_his_key_does_nothing(seat: Seat) -> None:
    page = seat(curtain().moment(settings={"two at one screen": "racks"}))
    player = waits(page)
    hold(page, player)
    view, made = page.view.viewport(), len(page.host.croupier.steps)
    plate = page.scene.plates.of(1 - player)
    QTest.mousePress(view, LEFT, NONE, page.view.mapFromScene(plate.sceneBoundingRect().center()))
    item = page.scene.lying.find(page.host.answering.cards()[0])
    QTest.mouseRelease(view, LEFT, NONE, page.view.mapFromScene(grip(item)))
    assert len(page.host.croupier.steps) == made
    assert page.host.viewer == player, "he still holds his key"


@pytest.mark.parametrize("name", sampled(list(MOST_CURTAINS), 1))
def test_few_curtains_are_drawn_in_a_deal(seat: Seat, name: str) -> None:
    """One turn is one look: the curtain comes down for hands that are studied, and what is left is seen in the rack."""
    page = seat(at_once(game(name), {}, two=True, seed=2),
                settings={"two at one screen": "curtain", "forced cards": "last"})
    drawn, rng = 0, Random(2)
    for _ in range(LONGEST):
        until(lambda: hurried(page) and idle(page) and (awaited(page) != NOBODY or bool(page.host.answering.prompts)
                                                        or page.slips.slip is not None), 30)
        if page.slips.slip is not None:
            break
        if page.slips.curtain.drawn:
            until(lambda: page.slips.curtain.slip is not None)
            drawn += 1
            QTest.keyPress(page.slips.curtain.slip.token, Qt.Key.Key_Space)
            until(lambda: page.slips.curtain.slip is None and page.slips.curtain.isHidden())
            continue
        player = awaited(page)
        if player != NOBODY:
            hold(page, player)
            if not page.host.answering.prompts:        # the curtain is about to come down
                let_go(page, player)
                spin(2)
                continue
        Mouse(page, rng).act()
        if player != NOBODY:
            let_go(page, player)
    assert page.slips.slip is not None, "the deal was not played to its end"
    assert 1 <= drawn <= MOST_CURTAINS[name]
    assert drawn == page.host.hand_over.drawn


@pytest.mark.parametrize("way", ["racks", "curtain"])
def test_no_plate_bids_hold_a_key_before_there_is_a_hand(seat: Seat, way: str) -> None:
    page = seat(at_once(game("ecarte"), {}, two=True, seed=4), speed=1, settings={"two at one screen": way})
    assert page.host.sight.deal.preliminary
    assert not [plate.note for plate in page.scene.plates if "hold" in plate.note]


def test_a_key_that_closed_the_ring_is_let_go_first(seat: Seat) -> None:
    """The space bar held until the curtain opens answers nothing behind it, nor does any other key meanwhile."""
    page = seat(curtain().moment(), settings={"two at one screen": "curtain"})
    until(lambda: page.slips.curtain.slip is not None)
    page.slips.curtain.slip.token.setFocus()
    window, made = window_of(page), len(page.host.croupier.steps)
    press(window, "Space", scan=65)
    until(lambda: page.slips.curtain.slip is None and page.slips.curtain.isHidden()
          and bool(page.host.answering.prompts))
    for _ in range(20):
        press(window, "Space", scan=65, up=True, repeat=True)
        press(window, "Space", scan=65, repeat=True)
        press(window, "Space", scan=65)          # as a remote desktop sends it
        press(window, "1", scan=10)
        press(window, "1", scan=10, up=True)
    assert len(page.host.croupier.steps) == made
    assert not page.host.answering.choice.chosen
    assert not page.host.answering.choice.armed
    press(window, "Space", scan=65, up=True)
    press(window, "Up", scan=111)                # what is asked is answered as ever
    press(window, "Up", scan=111, up=True)
    assert page.host.answering.prompts


@pytest.mark.parametrize("way", ["racks", "curtain"])
def test_what_is_asked_before_the_deal_is_asked_openly(seat: Seat, way: str) -> None:
    """Nobody has a hand to look at: an ante is put in without a rack held up and without a curtain."""
    page = seat(at_once(game("poker"), {"players": 2}, two=True, seed=5), settings={"two at one screen": way})
    waits(page)
    croupier = page.host.croupier
    assert page.slips.curtain.isHidden()
    assert not hands(page)
    made = len(croupier.steps)
    press(window_of(page), "1")
    until(lambda: len(croupier.steps) > made)
    waits(page)
    assert hands(page)
    assert not faces(page), "hands are looked at by their key, or behind the curtain, from here on"
    if way == "racks":
        hold(page, awaited(page))
        assert len(faces(page)) == 5


def test_the_heading_tells_the_score_from_the_side_of_the_first_column(seat: Seat) -> None:
    """Whose side the table was last seen from, when the hands have gone back to their racks."""
    dealt = Writer({}, TWO).cut("KD", "9H").deal("TH AH QS 9D 7C", "QH JS 8S 7D TC", "KH")
    page = seat(dealt.moment())
    waits(page)
    page.sharing.change("curtain")
    until(lambda: page.slips.curtain.slip is not None)
    press(window_of(page), "Space", scan=65)                 # Henry holds the token down, sees his hand, and proposes
    until(lambda: page.slips.curtain.isHidden() and page.host.viewer == 1)
    press(window_of(page), "Space", scan=65, up=True)
    until(lambda: bool(page.host.answering.prompts))
    QTest.keyClick(window_of(page), Qt.Key.Key_1)
    until(lambda: page.host.croupier.waiting_for() != (1,) and page.host.viewer == NOBODY)
    scores = dict(enumerate(page.host.sight.deal.score))
    first = page.host.sight.columns()[0][0]
    told = page.book.findChild(TalkPage)
    assert told is not None
    assert told.heading.note.text() == ("one to love" if scores[first] else "love to one")


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (1280, 640), (1093, 614)])
def test_a_hand_held_up_at_a_side_of_the_table_is_seen_whole(seat: Seat, size: tuple[int, int]) -> None:
    """At Double Dummy the second player sits at a side: half of his hand lay outside the table."""
    page = seat(double_dummy(), size=size)
    waits(page)
    for player in (0, 1):
        hold(page, player)
        until(lambda: not page.stage.motion.busy)
        ground = page.scene.ground
        assert ground is not None
        held = [item for zone, place in page.scene.lying.zones.items() if place.held
                for item in page.scene.lying.items.get(zone, ())]
        assert len(held) in (11, 12)
        assert all(ground.free.contains(item.home_rect) for item in held), player
        trick = [item for zone, place in page.scene.lying.zones.items() if place.shape == "trick"
                 for item in page.scene.lying.items.get(zone, ())]
        over = [(item.home_rect, card.home_rect) for item in held for card in trick
                if item.home_rect.intersects(card.home_rect)]
        assert not over
        let_go(page, player)


def test_each_dummy_is_told_by_whose_it_is_while_both_may_read_its_plate(seat: Seat) -> None:
    page = seat(double_dummy())
    waits(page)

    def named() -> list[str]:
        return sorted(plate.name for _, plate in page.scene.plates.placed() if "dummy" in plate.name)

    names = [player.name for player in page.host.croupier.players]
    expected = sorted(f"{name}’s dummy" for name in names)
    assert named() == expected
    told = [words.text for words in page.scene.captions.values() if "trick" in words.text]
    assert all(any(text.startswith(f"{name}’s, ") for name in names) for text in told)
    lit = next(plate for _, plate in page.scene.plates.placed() if plate.turn)
    assert "dummy" in lit.name
    assert "hold " in lit.note
    for player in (0, 1):
        hold(page, player)
        assert named() == expected
        assert not any("theirs" in plate.note for _, plate in page.scene.plates.placed())
        let_go(page, player)


def test_a_card_pressed_while_nobody_looks_tells_by_which_key_it_is_played(seat: Seat) -> None:
    """At Double Dummy the open hand in turn took no click, and nothing was said."""
    page = seat(double_dummy())
    player = waits(page)
    deal, before = page.host.sight.deal, len(page.host.croupier.steps)
    zone = next(zone for zone, place in page.scene.lying.zones.items()
                if place.role == "dummy" and deal.layout[zone].owner == deal.must[0])
    item = page.scene.lying.items[zone][-1]
    Mouse(page, Random(1)).click(grip(item))
    assert page.scene.law.label == f"It is played while {chr(key_of(page, player))} is held."
    assert len(page.host.croupier.steps) == before


def test_who_goes_on_first_from_a_slip_reads_that_the_other_is_waited_for(seat: Seat) -> None:
    """The slip went, the table lay bare, and nothing told why; on a curtain it lay over the card."""
    page = seat(replace(PIQUET["end"](), players=TWO), settings={"two at one screen": "windows"})
    first, second = windows(page)
    until(lambda: hurried(first) and hurried(second) and None not in (first.slips.slip, second.slips.slip))
    until(lambda: second.slips.curtain.slip is not None)
    assert not second.slips.curtain.slip.isVisible()
    first.slips._next()                                  # by whom, and how, is not what is asked here
    assert first.slips.slip is not None
    assert first.slips.slip.ways.first.text() == f"Waiting for {page.host.croupier.players[1].name}"
    second.slips._next()
    until(lambda: first.slips.slip is None and second.slips.slip is None)
    assert second.slips.curtain.slip is None or second.slips.curtain.slip.isVisible()
