"""Poker Patience at the real window: a place pressed, a card dragged, whole squares by mouse and by keys, sums told."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.croupier import score_rows
from cardtable.devices.line_sums.strips import ColumnSums, Strip
from cardtable.games.poker_patience.cells import MIDDLE, named
from cardtable.games.poker_patience.square import CARDS, Squares
from cardtable.games.poker_patience.sums import line_sums
from cardtable.games.poker_patience.words import MARKS
from cardtable.games.poker_patience.zones import CALLED, SQUARES
from cardtable.players.advice import advise
from cardtable.rules.moves import Move
from cardtable.table.asking.keyboard import ARROWS
from cardtable.table.cloth.parting import INSET
from cardtable.table.items import SpotItem
from cardtable.table.sitting.page import TablePage
from tests.games.poker_patience.moments import MOMENTS, WAY_78, WAY_81, Table, serpent
from tests.table.fixtures import seat, store
from tests.table.playing import Keys, Mouse, settled
from tests.table.seating import Seat
from tools.screens import table as shown
from tools.waiting import until

__all__ = ["seat", "store"]


def opened(seat: Seat, table: Table) -> TablePage:
    page = seat(replace(table.moment(0), live=0, then=""))
    settled(page)
    return page


def deal(page: TablePage) -> Squares:
    found = page.host.croupier.sitting.match.deal()
    assert isinstance(found, Squares)
    return found


def sums(page: TablePage, kind: str) -> Strip:
    one = next(one.device for one in page.scene.instruments.all if one.place.kind == kind)
    assert isinstance(one, Strip)
    return one


def test_the_card_goes_straight_to_its_place(seat: Seat) -> None:
    """Not to the middle, to lie there until the next has been called."""
    page = opened(seat, Table(1).randomly_to(9))
    called, = deal(page).zone[CALLED]
    spot = page.scene.spots.items[next(iter(page.host.answering.spots()))]
    there, page.stage.motion.speed = spot.sceneBoundingRect().center(), 1
    Mouse(page, Random(1)).click(there)
    item = page.scene.lying.find(called)
    assert item is not None
    until(lambda: item in page.scene.lying.items[SQUARES[0]])
    assert (item.home_rect.center() - there).manhattanLength() < 2
    settled(page)


def test_one_press_lays_the_card_and_the_figure_stays_in_the_middle(seat: Seat) -> None:
    page = opened(seat, Table(1).randomly_to(1))
    called, = deal(page).zone[CALLED]
    mouse, middle = Mouse(page, Random(1)), page.scene.spots.items[named(MIDDLE)].sceneBoundingRect().center()
    mouse.click(page.scene.spots.items["f5"].sceneBoundingRect().center())
    settled(page)
    assert deal(page).laid[0] == (MIDDLE, (5, 4))
    item = page.scene.lying.find(called)
    assert item is not None
    first = page.scene.spots.items["e5"].sceneBoundingRect().center()
    assert first.x() < middle.x() - 20, "the two lie about the middle now"
    second = page.scene.spots.items["f5"].sceneBoundingRect().center()
    assert abs(item.sceneBoundingRect().center().x() - second.x()) < 8


def test_a_card_is_dragged_to_its_place_and_comes_back_from_where_it_may_not_lie(seat: Seat) -> None:
    page = opened(seat, Table(1).half())
    called, = deal(page).zone[CALLED]
    item = page.scene.lying.find(called)
    assert item is not None
    home, mouse = item.home, Mouse(page, Random(1))
    taken = named(deal(page).laid[0][3])
    mouse.drag(item.sceneBoundingRect().center(), page.scene.spots.items[taken].sceneBoundingRect().center())
    until(lambda: not page.stage.motion.busy)
    assert len(deal(page).laid[0]) == 17
    assert (item.home.x, item.home.y) == (home.x, home.y)
    assert page.scene.law.isVisible(), "why it may not lie there is told"
    place = named(deal(page).free(0)[0])
    mouse.drag(item.sceneBoundingRect().center(), page.scene.spots.items[place].sceneBoundingRect().center())
    settled(page)
    assert named(deal(page).laid[0][-1]) == place


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_a_square_is_laid_from_beginning_to_end(seat: Seat, hand: type[Mouse] | type[Keys]) -> None:
    page, rng = opened(seat, Table(1).half()), Random(3)
    person = hand(page, rng)
    while len(deal(page).laid[0]) < CARDS - 1:
        person.make(deal(page).decision(0).sample(rng))
        settled(page)
    whole = deal(page)
    person.make(whole.decision(0).sample(rng))
    settled(page)
    assert whole.over
    assert whole.score[0] == whole.stands(0)


def test_all_lay_at_once_and_the_lower_pays(seat: Seat) -> None:
    page, rng = opened(seat, Table(3).half()), Random(3)
    person, whole = Mouse(page, rng), deal(page)
    while not whole.over:
        person.make(whole.decision(0).sample(rng))
        settled(page)
        assert len({len(laid) for laid in whole.laid}) == 1, "nobody is a card before the others"
    assert sum(whole.purse) == 0
    assert page.slips.slip is not None


def test_what_a_place_would_make_is_told_while_it_is_looked_at(seat: Seat) -> None:
    """The row of aces has a place left: whatever lies there, the fours are made, and the column changes with it."""
    page = opened(seat, Table(1).half())
    rows, total = sums(page, "row sums"), sums(page, "square total")
    before = total.sums.total
    assert before == 60
    assert [one.points for one in rows.sums.rows] == [0, 12, 16, 1, 0]
    page.scene.spots.items["f3"].touched.emit(page.scene.spots.items["f3"], True)
    lit = [one for one in (*rows.sums.rows, *sums(page, "column sums").sums.columns) if one.lit]
    assert len(lit) == 2
    page.scene.spots.items["f3"].touched.emit(page.scene.spots.items["f3"], False)
    assert not [one for one in rows.sums.rows if one.lit]
    assert total.sums.total == before


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_the_serpent_is_laid_taken_up_and_counted(seat: Seat, hand: type[Mouse] | type[Keys]) -> None:
    page = opened(seat, serpent().path(WAY_81, 24))
    person, whole = hand(page, Random(1)), deal(page)
    person.make(Move(("take-up",)))
    settled(page)
    assert len(whole.laid[0]) == 23
    for verb in ("place", "place", "count"):
        move = next(move for move in deal(page).decision(0) if move.verb == verb)
        person.make(move)
        settled(page)
    assert whole.over
    assert whole.score[0] == 81


def test_the_table_in_words_has_every_card_with_its_place(seat: Seat) -> None:
    page = opened(seat, Table(1).half())
    told = page.scene.talk.in_words(page.host.sight.deal, page.host.sight.name, "The square")
    for card, cell in zip(deal(page).zone[deal(page).layout.index(next(
            zone for zone in deal(page).layout if zone.name == "square"))], deal(page).laid[0], strict=True):
        assert f"{card.name} at {named(cell)}" in told
    assert "12, straight" in told


def test_what_places_are_called_stands_beside_their_rows_and_columns() -> None:
    """A hint that says "e4" can be followed with the eyes."""
    deal = Table(1).half().deal
    sums = line_sums(deal, 0)
    assert sums is not None
    marked = {f"{column.mark}{row.mark}" for column in sums.columns for row in sums.rows}
    assert {named(cell) for cell in deal.laid[0]} <= marked


def test_the_ring_stops_where_a_card_may_lie_and_nowhere_else(seat: Seat) -> None:
    page = opened(seat, Table(1).half())
    keys = Keys(page, Random(2))
    able = set(map(named, deal(page).free(0)))
    keys.key(Qt.Key.Key_Tab)
    for _ in range(12):
        keys.key(keys.rng.choice((Qt.Key.Key_Left, Qt.Key.Key_Right)))
        ring = page.keyboard.focused
        assert isinstance(ring, SpotItem)
        assert ring.name in able, "a place that is taken is passed over"
    keys.key(Qt.Key.Key_Return)
    settled(page)
    ring = page.keyboard.focused
    assert isinstance(ring, SpotItem)
    assert ring.name in set(map(named, deal(page).free(0))), "and the ring does not stay where a card lies now"


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_the_paper_at_the_end_lies_beside_the_square_it_tells_of(seat: Seat, size: tuple[int, int]) -> None:
    page = opened(seat, Table(1).randomly_to(24))
    page.resize(*size)
    settled(page)
    Mouse(page, Random(1)).make(deal(page).decision(0).sample(Random(1)))
    settled(page)
    assert deal(page).over
    slip = page.slips.slip
    assert slip is not None
    own = [page.scene.lying.find(card) for card in deal(page).zone[SQUARES[0]]]
    assert len([item for item in own if item is not None and item.isVisible()]) == CARDS
    until(lambda: not any(paper.translated(-page.view.pos()).intersects(item.sceneBoundingRect().toRect())
                          for paper in slip.papers() for item in own if item is not None))
    told = [row.words for row in score_rows.of_last_deal(page.scene.talk, page.host.teller.narration.sheet.game, [0])]
    assert told == [f"{where} {n}: {MARKS[what]}" for where, n, what in lines_made(deal(page))], "each line is named"


def lines_made(whole: Squares) -> list[tuple[str, str, str]]:
    """Of every line that counts, whether it is a row, its name, and its hand."""
    sums = line_sums(whole, 0)
    assert sums is not None
    return [(where, one.mark, one.name.removeprefix("a "))
            for where, lines in (("Row", sums.rows), ("Column", sums.columns)) for one in lines if one.points]


def test_a_place_looked_at_has_its_lines_lit_and_the_card_in_it(seat: Seat) -> None:
    page = opened(seat, Table(1).half())
    band = sums(page, "square band")
    assert band.sums.held is None
    spot = page.scene.spots.items["h5"]
    spot.touched.emit(spot, True)
    assert band.sums.held is not None
    assert band.sums.held == deal(page).zone[CALLED][0].face
    spot.touched.emit(spot, False)
    assert band.sums.held is None


def test_no_advice_is_called_the_books_which_gives_none() -> None:
    for table in (Table(1).half(), serpent().path(WAY_78, 18)):
        advice = advise(table.view(), 0)
        assert advice.comparison is not None
        told = " ".join([advice.words, advice.book, *advice.comparison.notes])
        assert not advice.book
        assert not advice.source
        assert "book" not in told
        assert "layout" not in told
    assert "81 points" in told, "of the Serpent all is known, and nothing is about so much"
    assert "about" not in told


@pytest.mark.parametrize("name", ["settled-2", "slip"])
def test_no_figure_is_cut_off_where_letters_are_large(qapp: object, name: str) -> None:
    """Names go into the lines where columns, though headed by few letters, are wider than paper beside the square can
    be; none lies on the square."""
    with shown(MOMENTS[name](), (1024, 700), {"text size": 200}) as page:
        slip = page.slips.slip
        assert slip is not None
        assert slip.sheet.minimumSizeHint().width() <= slip.roll.viewport().width()
        assert any(row[0].endswith(", you") for row in slip.sheet.rows) or name == "settled-2"
        cards = [item for item in page.scene.lying.items[SQUARES[0]] if item.isVisible()]
        assert len(cards) == CARDS


@pytest.mark.parametrize("name", ["settled-1", "slip"])
def test_no_way_on_is_cut_off_where_letters_are_large_and_the_window_low(qapp: object, name: str) -> None:
    with shown(MOMENTS[name](), (1093, 614), {"text size": 200}) as page:
        slip = page.slips.slip
        assert slip is not None
        paper = slip.contentsRect()
        for button in slip.ways.buttons.values():
            place = button.geometry().translated(slip.ways.pos())
            assert paper.contains(place), (button.text(), place, paper)


def test_the_place_that_is_advised_is_marked_until_a_card_has_been_laid(seat: Seat) -> None:
    page = opened(seat, Table(1).half())
    spots, band = page.scene.spots, sums(page, "square band")
    QTest.keyClick(page.view, Qt.Key.Key_H)
    until(lambda: page.book.advice.counsel is not None, 60)
    advised = advise(page.host.croupier.view(0), 0)
    assert advised is not None
    assert spots.advised == advised.move[1]
    assert spots.items[spots.advised].advised
    assert spots._tick.isVisible()
    assert spots._tick.sceneBoundingRect().intersects(spots.items[spots.advised].sceneBoundingRect())
    assert band.sums.held is not None, "the card lies there, pale"
    Mouse(page, Random(1)).click(spots.items["h5"].sceneBoundingRect().center())
    settled(page)
    assert spots.advised == ""
    assert not spots._tick.isVisible()


def test_arrows_lead_to_every_place_where_the_card_may_lie(seat: Seat) -> None:
    """A place alone at one side of the square had been the nearest from nowhere."""
    table = Table(1).randomly_to(1)
    for name in ["d4", "d3", "d2", "d5", "c3", "c4", "b4", "f6", "b3", "c6", "b2", "d6", "e3", "b5", "c5", "e6"]:
        table.do(f"0 place {name}")
    page = seat(table.moment())
    settled(page)
    spots = page.scene.spots
    reached = {"c2"}
    for _ in range(len(spots.items)):
        reached |= {to.name for name in reached for way in ARROWS.values()
                    if (to := spots.towards(spots.items[name], *way)) is not None}
    assert reached == set(page.host.answering.spots())


@pytest.mark.parametrize("name", ["half-1", "half-4", "half-5", "score-3", "score-4"])
def test_no_plate_lies_on_sums_where_letters_are_large(qapp: object, name: str) -> None:
    """Of rows, of columns, or all together; beside the open book one for which there is no room is not seen."""
    with shown(MOMENTS[name](), (1024, 700), {"text size": 200}) as page:
        for kind in ("row sums", "column sums", "square total"):
            written = sums(page, kind).written
            assert written is not None
            assert min(written.width(), written.height()) > 20
            assert not [plate.name for _, plate in page.scene.plates.placed() if plate.opacity() and
                        plate.sceneBoundingRect().adjusted(INSET, INSET, -INSET, -INSET).intersects(
                            written.adjusted(INSET, INSET, -INSET, -INSET))], kind


def test_the_paper_leaves_the_serpent_to_be_seen(qapp: object) -> None:
    with shown(MOMENTS["serpent-counted"](), (1024, 700), {}) as page:
        own = [item for item in page.scene.lying.items[SQUARES[0]] if item.isVisible()]
        assert len(own) == CARDS


def test_words_of_columns_keep_apart_where_the_figure_is_small(seat: Seat) -> None:
    """Four columns with a ring of open places round them are six abreast, and nearer than those of a square."""
    page = opened(seat, Table(1).half())
    columns, known = sums(page, "column sums"), line_sums(deal(page), 0)
    assert isinstance(columns, ColumnSums)
    assert known is not None
    assert columns.pitch == columns.PITCH
    columns._tell(known._replace(columns=tuple([one._replace(at=one.at * 5 / 6) for one in known.columns])))
    assert columns.pitch == pytest.approx(columns.PITCH * 5 / 6)
