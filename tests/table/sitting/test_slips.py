"""The slip: in the drawer or on the cloth, what it covers, what adds up on it, and which key leads where."""
from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest

from cardtable.games import NAMES, game
from cardtable.showing.sums import FORWARD
from cardtable.table.ending.review import Review
from cardtable.table.ending.ways import LOOK_BACK
from cardtable.table.sheets.game_slip import GameSlip
from cardtable.table.sheets.slip import DealSlip, Slip
from cardtable.table.sheets.slip_hands import TUCKED, Hand, Rows
from cardtable.table.sheets.written_hand import MOST_DRAWN, WrittenHand
from cardtable.table.sitting.page import TablePage
from tests.games.all_fours import moments as all_fours
from tests.games.blind_hookey import moments as blind_hookey
from tests.games.cribbage import moments as cribbage
from tests.games.ecarte import moments as ecarte
from tests.games.five_hundred import moments as five_hundred
from tests.games.napoleon import moments as napoleon
from tests.games.piquet import moments as piquet
from tests.games.poker_patience import moments as patience
from tests.games.pope_joan import moments as pope_joan
from tests.games.quinto import moments as quinto
from tests.games.solo_whist import moments as solo_whist
from tests.games.vingt_un import moments as vingt_un
from tests.games.whist import moments as whist
from tests.spread import sampled, spread
from tests.table.playing import Mouse, settled
from tests.table.seating import Seat
from tools.moments import Moment
from tools.screens import table
from tools.waiting import until

SIZES = ((1024, 700), (1180, 800), (1440, 900), (2560, 1440))
DEALS = {"cribbage": cribbage.MOMENTS["slip"], "cribbage-3": cribbage.MOMENTS["slip-3"],
         "cribbage-4": cribbage.MOMENTS["slip-4"], "ecarte": ecarte.MOMENTS["vole"],
         "napoleon": napoleon.MOMENTS["slip"], "pope-joan": lambda: pope_joan.out(5).moment()}
GAMES = {"cribbage": cribbage.MOMENTS["over"], "cribbage-4": cribbage.MOMENTS["lurch-4"],
         "ecarte": ecarte.MOMENTS["over"], "cribbage-3": cribbage.MOMENTS["lurch-3"],
         "pope-joan": pope_joan.MOMENTS["over-5"]}


def slip_of(page: TablePage) -> Slip:
    assert page.slips.slip is not None
    return page.slips.slip


def paper(slip: Slip) -> QRect:
    return slip.body.translated(slip.pos())


def figures(cell: str) -> int:
    return int(cell.replace("−", "-") or 0)


@pytest.mark.parametrize(("name", "size"), sampled(spread(list(DEALS), SIZES), 4))
def test_it_lies_beside_the_cloth_where_there_is_room_and_covers_no_instrument(
        qapp: object, name: str, size: tuple[int, int]) -> None:
    with table(DEALS[name](), size, {}) as page:
        slip = slip_of(page)
        assert isinstance(slip, DealSlip)
        lies = paper(slip)
        assert slip.drawn == (not page.book.folded)
        if slip.drawn:
            assert lies.left() > page.cloth.right()
            assert lies.bottom() <= page.height()
            assert slip.roll.inside.minimumSizeHint().width() <= slip.roll.viewport().width()
        elif name.startswith(("cribbage", "ecarte")):        # a slate or a tray leaves too little of a small oval table
            for device in page.scene.instruments:
                seen = device.sceneBoundingRect().toRect().translated(page.view.pos())
                assert lies.top() >= seen.bottom() or seen.center().y() > page.cloth.center().y()
        assert not slip.ways.geometry().isEmpty()
        assert all(slip.ways.rect().contains(button.geometry()) for button in slip.ways.buttons.values())


@pytest.mark.parametrize("name", sampled([name for name in NAMES if name.replace("_", "-") not in DEALS
                                          and game(name).has_cards], 3))
def test_no_hand_or_figure_is_cut_off_at_its_side(qapp: object, name: str) -> None:
    """Twelve cards and thirteen find room beside their holders' names, a long turn-up breaks its line."""
    moments = importlib.import_module(f"tests.games.{name}.moments").MOMENTS
    make = moments["slip"] if "slip" in moments else moments["end"]
    with table(make(), (1440, 900), {}) as page:
        slip = slip_of(page)
        assert slip.drawn
        assert slip.roll.inside.minimumSizeHint().width() <= slip.roll.viewport().width()


@pytest.mark.parametrize("name", sampled(list(DEALS), 4))
def test_what_is_written_on_it_adds_up_to_the_eye(qapp: object, name: str) -> None:
    with table(DEALS[name](), (1440, 900), {}) as page:
        sheet = slip_of(page).sheet                          # type: ignore[attr-defined]
        if not sheet.columns:                                # many sides: one column, the totals below each other
            return
        for column in range(1, len(sheet.columns) + 1):
            assert sum([figures(row[column]) for row in sheet.rows]) == figures(sheet.total[column])
        if page.host.sight.deal.scored:
            assert (sheet.rows[0][0] == FORWARD) == (len(page.host.teller.narration.sheet.game) > 1)
            score = page.host.croupier.steps[-1].deal.score
            assert [figures(cell) for cell in sheet.total[1:]] == [score[side] for side, _ in page.host.sight.columns()]


def test_cards_make_room_for_a_sheet_on_the_cloth_and_come_back(qapp: object) -> None:
    with table(cribbage.MOMENTS["slip"](), (1024, 700), {}) as page:
        lies = QRectF(paper(slip_of(page)).translated(-page.view.pos()))
        seen = [item for item in page.scene.lying.all() if item.isVisible()]
        assert not [item for item in seen if item.sceneBoundingRect().intersects(lies)]
        hidden = [item for item in page.scene.lying.all() if not item.isVisible()]
        page.slips._next()
        page.host.teller.show_all()
        assert sum([item.isVisible() for item in hidden]) >= 8


@pytest.mark.parametrize(("name", "size"), sampled(spread(list(GAMES), SIZES), 3))
def test_the_end_of_a_game_has_a_picture_of_its_own(qapp: object, name: str, size: tuple[int, int]) -> None:
    with table(GAMES[name](), size, {}) as page:
        slip = slip_of(page)
        assert isinstance(slip, GameSlip)
        assert slip.accessibleName().startswith(("You win the game", "You and", "Mrs. Battle ends with most"))
        assert slip.content.isVisible()
        assert next(iter(slip.ways.buttons)) == "again"
        assert page.rect().contains(paper(slip)), "the last page lies whole"
        sheet = slip.sheet
        if slip.drawn:
            left = sheet.mapTo(slip, QPoint()).x() - slip.body.left()
            assert slip.body.right() - sheet.mapTo(slip, sheet.rect().topRight()).x() >= left - 1, "on the frame's line"
        for column in range(1, len(sheet.columns) + 1):
            assert sum([figures(row[column]) for row in sheet.rows]) == figures(sheet.total[column])
        boards = [device.sceneBoundingRect().toRect().translated(page.view.pos()) for device in page.scene.instruments]
        upper = [board for board in boards if board.center().y() < page.cloth.center().y()]
        assert all(lies.top() >= board.bottom() for board in upper for lies in slip.papers())
        if name != "pope-joan":                      # round an oval table there is no room for the own plate as well
            assert_plates_whole(page)


def test_a_partie_ends_with_both_dials_in_sight_and_no_heap_behind_the_sheet(qapp: object) -> None:
    with table(piquet.MOMENTS["capot"](), (1440, 900), {}) as page:
        lies = [QRectF(paper.translated(-page.view.pos())) for paper in slip_of(page).papers()]
        dials = [one.device for one in page.scene.instruments.all if one.place.kind == "dials"]
        assert [dial.isVisible() for dial in dials] == [True, True]
        assert not any(dial.sceneBoundingRect().intersects(paper) for dial in dials for paper in lies)
        lying = page.scene.lying
        for zone, held in lying.items.items():
            if zone in lying.zones and lying.zones[zone].shape == "packets":
                assert len({item.isVisible() for item in held}) <= 1


def assert_plates_whole(page: TablePage) -> None:
    """The winner's plate stays bright, and no plate is half covered."""
    own = page.scene.plates.of(0)
    assert own is not None
    assert own.isVisible()
    for plate in page.scene.plates:
        seen = plate.sceneBoundingRect().toRect().translated(page.view.pos())
        assert not plate.isVisible() or not any(seen.intersects(lies) for lies in slip_of(page).papers())


@pytest.mark.parametrize("make", [cribbage.MOMENTS["slip"], ecarte.MOMENTS["slip"]])
def test_what_has_made_room_for_paper_goes_back_with_the_next_deal(qapp: object, make: Callable[[], Moment]) -> None:
    with table(make(), (1024, 700), {}) as page:
        ground = page.scene.ground
        assert ground is not None
        assert ground.raised
        page.slips._next()
        page.host.teller.show_all()
        assert not page.scene.ground.raised                          # type: ignore[union-attr]
        for one in page.scene.instruments.all:
            assert one.device.isVisible()
            assert abs(one.device.home.y - page.scene.ground.device(one.place).y()) < 1   # type: ignore[union-attr]
        for place, plate in page.scene.plates.placed():
            assert plate.isVisible()
            assert abs(plate.home.y - page.scene.ground.plate(place).y()) < 1             # type: ignore[union-attr]


def sat(seat: Seat) -> TablePage:
    """A person before a deal of which one card is left to play, which he plays."""
    moment = ecarte.vole().moment()
    page = seat(replace(moment, lines=moment.lines[:-2]), pace=0)
    settled(page)
    Mouse(page, Random(1)).act()
    settled(page)
    return page


def at_slip(page: TablePage) -> Slip:
    until(lambda: page.slips.slip is not None)
    return slip_of(page)


def test_arrows_lead_nowhere_and_enter_goes_on_after_a_click_on_a_tab(seat: Seat) -> None:
    page = sat(seat)
    slip = at_slip(page)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(slip.ways.first, key)
    assert page.slips.slip is slip
    assert slip.ways.first.hasFocus()
    tab = page.book._row.tabs[0]
    QTest.mouseClick(tab, Qt.MouseButton.LeftButton, pos=tab.rect().center())
    assert page.book.tab == "score"
    assert slip.folded                               # the page can be read

    QTest.keyClick(page.window().focusWidget() or page, Qt.Key.Key_Return)
    assert page.slips.slip is None


def test_the_book_that_comes_out_as_the_window_grows_lies_below_it(qapp: object) -> None:
    with table(DEALS["ecarte"](), (1024, 700), {}) as page:
        page.resize(1920, 1080)
        slip = slip_of(page)
        until(lambda: slip.drawn)
        beside = page.children()
        assert beside.index(slip) > beside.index(page.book)


def test_letters_of_the_program_work_while_a_slip_lies_there(qapp: object) -> None:
    with table(ecarte.MOMENTS["vole"](), (1440, 900), {}) as page:
        slip = at_slip(page)
        QTest.keyClick(slip.ways.first, Qt.Key.Key_B)
        assert page.book.folded
        assert page.slips.slip is slip


def test_space_which_goes_on_with_a_count_begins_no_other_game(seat: Seat) -> None:
    page = seat(ecarte.MOMENTS["over"](), pace=1e6)
    until(lambda: page.slips.slip is not None)
    asked = list[object]()
    page.again.connect(asked.append)
    for _ in range(3):
        QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Space)
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    assert not asked
    first = page.slips.slip.ways.first
    assert first.text() == "Again"
    page.slips.slip.focusNextPrevChild(True)             # who goes about by Tab sees the ring, and Space presses it
    first.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(first, Qt.Key.Key_Space)
    assert len(asked) == 1
    page.slips.slip.take_focus()
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert len(asked) == 2


def test_tab_reaches_the_quiet_ways(seat: Seat) -> None:
    page = sat(seat)
    slip = at_slip(page)
    reached = set()
    for _ in range(6):
        QTest.keyClick(page.window().focusWidget() or slip, Qt.Key.Key_Tab)
        reached |= {name for name, button in slip.ways.buttons.items() if button.hasFocus()}
    assert {"replay", "exchange", "look back"} <= reached


def test_a_folded_drawer_opens_at_a_click(qapp: object) -> None:
    with table(ecarte.MOMENTS["vole"](), (1440, 900), {}) as page:
        slip = at_slip(page)
        page.book.open_tab("talk")
        assert slip.folded
        assert slip.ways.first.isVisible()
        QTest.mouseClick(slip, Qt.MouseButton.LeftButton, pos=slip.title.geometry().center() + QPoint(0, 2))
        assert not slip.folded
        assert slip.roll.isVisible()


def test_the_talk_ends_above_a_folded_drawer(qapp: object) -> None:
    """What was told last, of how the deal ended, can be read; without the drawer the page has all its room again."""
    with table(whist.MOMENTS["slip"](), (1440, 900), {}) as page:
        whole = page.book.talk.height()
        slip, tab = at_slip(page), page.book._row.tabs[1]
        QTest.mouseClick(tab, Qt.MouseButton.LeftButton, pos=tab.rect().center())
        assert slip.folded
        bar = page.book.talk.verticalScrollBar()
        until(lambda: bar.value() == bar.maximum())

        def foot() -> int:
            return int(page.book.talk.mapTo(page, page.book.talk.rect().bottomLeft()).y())
        until(lambda: foot() < slip.y() + slip.edge)
        QTest.keyClick(page.window().focusWidget() or page, Qt.Key.Key_Return)
        until(lambda: page.slips.slip is None and page.book.talk.height() == whole)


def test_a_game_that_is_over_can_be_looked_through_from_its_beginning(qapp: object) -> None:
    with table(cribbage.MOMENTS["over"](), (1440, 900), {}) as page:
        found: list[Review] = []
        page.reviewed.connect(found.append)
        for name in ("look back", "look through"):
            slip_of(page).choose(name)
        assert [review.whole for review in found] == [False, True]


@pytest.mark.parametrize("name", sampled(list(DEALS), 2))
def test_the_post_mortem_opens_by_itself_where_that_is_wished(qapp: object, name: str) -> None:
    with table(DEALS[name](), (1440, 900), {"look back unasked": True}) as page:
        asked: list[Review] = []
        page.reviewed.connect(asked.append)
        moves = len(page.host.croupier.played())
        assert slip_of(page).ways.first.text() == LOOK_BACK
        slip_of(page).buttons["next"].click()
        assert page.slips.slip is None
        assert len(asked) == 1, "once the slip has been read"
        assert len(page.host.croupier.played()) == moves, "the next deal waits"
        asked[0].done()
        until(lambda: len(page.host.croupier.played()) > moves)


def test_it_does_not_open_by_itself_unless_that_is_wished_nor_a_second_time(qapp: object) -> None:
    for settings, before in (({}, 0), ({"look back unasked": True}, 1)):
        with table(DEALS["ecarte"](), (1440, 900), settings) as page:
            asked: list[Review] = []
            page.reviewed.connect(asked.append)
            moves = len(page.host.croupier.played())
            for _ in range(before):
                slip_of(page).buttons["look back"].click()
            assert slip_of(page).ways.first.text() == "Next deal"
            slip_of(page).buttons["next"].click()
            assert len(asked) == before
            until(lambda page=page, moves=moves: len(page.host.croupier.played()) > moves)


def test_it_opens_before_another_game_too(qapp: object) -> None:
    with table(GAMES["ecarte"](), (1440, 900), {"look back unasked": True}) as page:
        done: list[str] = []
        page.reviewed.connect(lambda review: (done.append("looked"), review.done()))
        page.again.connect(lambda _: done.append("again"))
        slip_of(page).buttons["again"].click()
        assert done == ["looked", "again"]


LONG = {"whist": whist.MOMENTS["slip"], "quinto": quinto.MOMENTS["slip"], "solo-whist": solo_whist.MOMENTS["slip"],
        "five-hundred": five_hundred.MOMENTS["slip"], "pope-joan-5": pope_joan.MOMENTS["slip-5"],
        "pope-joan-8": pope_joan.MOMENTS["slip-8"]}


@pytest.mark.parametrize("name", sampled(list(LONG), 3))
def test_hands_too_long_for_cards_are_written_and_nothing_has_to_be_scrolled_for(qapp: object, name: str) -> None:
    """Thirteen cards on a page beside the table are a comb of corners."""
    with table(LONG[name](), (1440, 900), {}) as page:
        slip = slip_of(page)
        assert isinstance(slip, DealSlip)
        hands = slip.hands.findChildren(WrittenHand)
        assert len(hands) >= 3
        assert not [hand for hand in slip.hands.findChildren(Hand) if len(hand.cards) > MOST_DRAWN]
        for hand in hands:
            told = [text for _, text, _ in hand.pieces(hand.width()) if text]
            assert len(told) == len(hand.cards)
            assert all(at.x() <= hand.width() - 8 for at, *_ in hand.pieces(hand.width()))
            assert hand.heightForWidth(hand.width()) <= hand.height()
        for rows in slip.findChildren(Rows):
            tops = sorted({hand.y() for hand in rows.findChildren(WrittenHand)})
            between = [y for y in rows.rules() if y > tops[0]]
            assert all(first < y < second for first, y, second in zip(tops[:-1], between, tops[1:], strict=True)), \
                "a rule between any two hands"
        assert slip.roll.verticalScrollBar().maximum() == 0


def test_where_four_held_many_cards_the_total_is_seen_rather_than_what_was_told(qapp: object) -> None:
    with table(all_fours.MOMENTS["four-slip"](), (1440, 900), {}) as page:
        slip = slip_of(page)
        assert slip.drawn
        assert slip.roll.verticalScrollBar().maximum() == 0
        assert [page.scene.captions[zone].text.split(",")[0] for zone in all_fours.AllFours.layout.won
                if page.scene.captions[zone].text] == ["theirs", "ours"], "tricks lie before either side"


@pytest.mark.parametrize("name", ["solo-whist", "quinto"])
def test_the_sums_of_a_slip_stand_clear_of_their_words_in_large_letters(qapp: object, name: str) -> None:
    with table(LONG[name](), (1366, 768), {"text size": 200}) as page:
        slip = slip_of(page)
        assert isinstance(slip, DealSlip)
        sheet = slip.sheet
        assert sheet.width() >= sheet.minimumSizeHint().width()
        room = sheet.width() - sum(sheet._cells(sheet._heads(sheet.width()), sheet.width()))
        for row in sheet.rows:
            assert all(sheet.look.metrics("body").horizontalAdvance(word) <= room for word in row[0].split())
        assert slip.side.verticalScrollBar().maximum() == 0, "its total is seen"


def test_the_records_tell_with_whom_a_match_was_played(qapp: object) -> None:
    with table(quinto.MOMENTS["rubber"](), (1024, 700), {}) as page:
        assert page.host.croupier.sitting.over
        assert page.host.croupier.ledger is not None
        kept, = page.host.croupier.ledger.store.sittings()
        partner, = page.host.croupier.sitting.match.side_of(0) - {0}
        assert kept.caption.endswith(f"with {page.host.sight.players[partner].name}")


def test_nobody_is_heard_whose_plate_lies_under_the_slip(qapp: object) -> None:
    with table(vingt_un.MOMENTS["french-imaginary-4"](), (1093, 614), {}) as page:
        slip_of(page)
        plates = {player: page.scene.plates.of(player) for player in page.scene.speeches}
        under = [player for player, plate in plates.items() if plate is not None and not plate.isVisible()]
        assert under
        assert not [player for player in under if page.scene.speeches[player].isVisible()]


@pytest.mark.parametrize("name", ["settled-5", "settled-6"])
def test_what_a_slip_half_covers_is_not_seen_again_when_a_bubble_goes(qapp: object, name: str) -> None:
    with table(vingt_un.MOMENTS[name](), (1024, 700), {}) as page:
        scene, lies = page.scene, QRectF(paper(slip_of(page)).translated(-page.view.pos()))
        until(lambda: not any(said.isVisible() for said in scene.speeches.values()))
        things = [*scene.plates, *[words for words in scene.captions.values() if words.text]]
        assert not [thing.label for thing in things if thing.isVisible() and thing.sceneBoundingRect().intersects(lies)]


@pytest.mark.parametrize("seats", [5, 8])
def test_few_cards_are_seen_whole_however_many_took_and_paid(qapp: object, seats: int) -> None:
    with table(blind_hookey.MOMENTS[f"three-shown-{seats}"](), (1024, 700), {}) as page:
        slip = slip_of(page)
        hands = slip.findChildren(Hand)
        assert [hand.part for hand in hands] == [1, 1, 1]
        assert page.cloth.contains(paper(slip))


@pytest.mark.parametrize(("name", "high", "part", "card"), [
    ("settled-6", 870, 1, 46), ("settled-6", 768, TUCKED, 40), ("settled-8", 900, TUCKED, 46)])
def test_accounts_two_by_two_show_as_much_of_the_cards_as_there_is_room_for(
        qapp: object, name: str, high: int, part: float, card: int) -> None:
    with table(vingt_un.MOMENTS[name](), (1440, high), {}) as page:
        slip = slip_of(page)
        hands = slip.findChildren(Hand)
        assert slip.drawn
        assert {hand.part for hand in hands} == {part}
        assert {hand.card for hand in hands} == {card}
        assert slip.high(slip.body.width()) <= slip.body.height()


@pytest.mark.parametrize("size", [(1093, 614), (1440, 900)])
def test_what_one_pays_is_told_however_little_room_the_last_slip_has(qapp: object, size: tuple[int, int]) -> None:
    """The sums are of points: without the sentence nobody learned that they cost 180 counters."""
    with table(patience.MOMENTS["settled-2"](), size, {}) as page:
        until(lambda: page.slips.slip is not None)
        slip = page.slips.slip
        assert slip is not None
        assert slip.told.isVisible()
        assert slip.told.text().endswith("You pay six counters.")
