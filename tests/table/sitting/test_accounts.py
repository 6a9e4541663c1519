"""A game in which all is paid and nothing scored: purses, score page, slip, chart, and what goes into statistics."""
from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from cardtable.devices.base import Part
from cardtable.showing.sums import signed
from cardtable.store import Store
from cardtable.table.book.chart import ChartView
from cardtable.table.forms.setup import saved_setup
from cardtable.table.items import CardItem
from cardtable.table.sheets.slip import DealSlip
from cardtable.table.sheets.slip_hands import Accounts
from cardtable.table.sheets.written_hand import WrittenHand
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import Label
from tests.games.pope_joan.moments import Round, out
from tests.table.seating import Seat
from tools.waiting import until


def at(seat: Seat, store: Store, made: Round) -> TablePage:
    """A table at this moment, the last move made before everybody's eyes."""
    lines = made.moment().lines
    store.add_many(store.begin(made.sitting.record().to_dict()), lines[:-1]).result()
    page = seat(saved_setup(store.sittings()[0]), pace=1e6)
    page.host.croupier.hold()
    shown(page)
    # handed over: whoever made it, as a rule no person at this table
    assert page.host.croupier.answer(*made.sitting.moves[-1]) is None
    page.host.croupier.release()
    shown(page)
    return page


def shown(page: TablePage) -> None:
    """All that has happened has been seen."""
    until(lambda: not page.host.teller.busy)


def labels(page: TablePage) -> list[str]:
    assert page.slips.slip is not None
    return [label.text() for label in page.slips.slip.findChildren(Accounts)[0].findChildren(Label)]


def test_the_slip_says_what_everybody_took_and_paid(seat: Seat, store: Store) -> None:
    page = at(seat, store, out(5))
    shown, sheet = labels(page), page.host.teller.narration.sheet.game[-1]
    purse = page.host.sight.deal.purse
    assert isinstance(page.slips.slip, DealSlip)
    rows = page.slips.slip.sheet.rows
    for player, row in zip(range(5), rows):
        gained = sheet.balance(player)
        assert list(row[1:]) == [str(purse[player] - gained), signed(gained), str(purse[player])]
    assert list(rows[5][2:]) == [signed(-sum([sheet.balance(player) for player in range(5)])), str(sum(purse[5:]))]
    assert len(page.slips.slip.findChildren(WrittenHand)) == 5      # type: ignore[union-attr]
    assert any("for cards" in text for text in shown)


def test_keys_stay_with_the_slip(seat: Seat, store: Store) -> None:
    page = at(seat, store, out(3))
    slip = page.slips.slip
    assert slip is not None
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
    assert slip.buttons["next"].hasFocus()
    QTest.mouseClick(slip, Qt.MouseButton.LeftButton, pos=QPoint(slip.width() // 2, 40))
    assert slip.buttons["next"].hasFocus()
    QTest.keyClick(slip.buttons["next"], Qt.Key.Key_Return)
    assert page.slips.slip is None
    assert page.view.hasFocus()


def test_the_score_page_tells_deal_by_deal(seat: Seat, store: Store) -> None:
    page = at(seat, store, out(5))
    rows = page.book._score.sheet.rows
    assert [row[0] for row in rows if len(row) == 1] == ["Deal 2", "Deal 1"]
    assert [row[2] for row in rows[:5]] == [str(page.host.sight.deal.purse[p]) for p in range(5)]
    assert [row[2] for row in rows[-5:]] == [
        str(48 + page.host.teller.narration.sheet.game[0].balance(p)) for p in range(5)]
    assert page.book._talk.sheet.rows == ()


def test_the_end_names_who_has_most_and_statistics_count_the_gain(seat: Seat, store: Store) -> None:
    page = at(seat, store, out(3))
    page.slips.slip.choose("next")                                  # type: ignore[union-attr]
    until(lambda: page.host.croupier.sitting.over and page.slips.slip is not None)
    purse = page.host.sight.deal.purse[:3]
    assert sum(purse) == 3 * 48
    assert page.slips.slip is not None
    assert "with most" in page.slips.slip.accessibleName()
    result, = store.results()
    assert result.coins == purse[0] - 48
    assert (result.points_for, result.points_against) == (0, 0)
    assert result.outcome == ("won" if purse[0] > max(purse[1:]) else "lost" if purse[0] < max(purse[1:]) else "drawn")


def test_the_chart_is_an_aid_that_can_be_switched_off(seat: Seat, store: Store) -> None:
    page = at(seat, store, Round(5).opening())
    chart, = charts(page)
    assert "Spades" in chart.accessibleDescription()
    assert chart.isVisible(), "it stands on the page to which the book lies open"
    assert "show charts" in page.setup.aids
    page.settings["show charts"] = False
    page.relook(page.stage.look)
    assert charts(page) == []


def test_a_chart_for_which_there_is_no_room_stands_under_advice(seat: Seat, store: Store) -> None:
    page = at(seat, store, Round(5).opening())
    first, = charts(page)
    page.resize(1440, 560)
    page.lay()
    second, = charts(page)
    assert second is page.book.advice.chart is not first


def charts(page: TablePage) -> list[ChartView]:
    """Those that are not hidden."""
    return [view for view in page.book.findChildren(ChartView) if view.chart is not None and not view.isHidden()]


def test_plates_tell_purses_as_they_are_paid(seat: Seat, store: Store) -> None:
    page = at(seat, store, out(8))
    for (player, _), plate in page.scene.plates.all.items():
        assert str(page.host.sight.deal.purse[player]) in plate.note
    assert page.scene.payments.purse == list(page.host.sight.deal.purse)


def test_a_table_gone_on_with_has_its_counters_as_they_were(seat: Seat, store: Store) -> None:
    made = Round(5).opening()
    store.add_many(store.begin(made.sitting.record().to_dict()), made.moment().lines).result()
    page = seat(saved_setup(store.sittings()[0]), pace=1e6)
    shown(page)
    purse, tray = made.sitting.match.deal().purse, next(iter(page.scene.instruments))
    assert tray.readings() == tuple(reversed(purse[5:]))
    assert [str(purse[p]) in plate.note for (p, _), plate in page.scene.plates.all.items()] == [True] * 5


def test_the_keyboard_looks_into_every_well_and_comes_back_to_lead(seat: Seat, store: Store) -> None:
    page = at(seat, store, Round(5).opening())
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Tab)
    assert isinstance(page.keyboard.focused, CardItem)
    QTest.keyClick(page.view, Qt.Key.Key_Tab)
    told = []
    for _ in range(8):
        assert isinstance(page.keyboard.focused, Part)
        told.append(page.keyboard.focused.label)
        QTest.keyClick(page.view, Qt.Key.Key_Right)
    assert [text.split(":")[0] for text in told] == [
        "Pope", "Ace", "King", "Matrimony", "Queen", "Intrigue", "Knave", "Game"]
    QTest.keyClick(page.view, Qt.Key.Key_Return)                    # nothing can be done with a well
    page.host.asked()                                               # it is asked again: the hand is where to answer
    focused = page.keyboard.focused
    assert isinstance(focused, CardItem)
    assert focused.legal


def test_an_account_is_a_players_whatever_sides_and_parties_there_are(seat: Seat, store: Store) -> None:
    page = at(seat, store, out(4))
    sight = page.host.sight
    deal = sight.deal.copy()
    deal.player, deal.party = (2, 0, 1, 3), (1, 1, 0, 1)
    others = replace(sight, deal=deal, below=1)
    assert others.purses() == [(player, others.short_of(player) or "You") for player in (0, 1, 3, 2)]
    assert [side for side, _ in others.columns()] == [1, 2, 3, 0]
    narration = page.host.teller.narration
    narration.score(deal, others.columns(), others.purses())
    balances = [narration.sheet.game[-1].balance(player) for player in (0, 1, 3, 2)]
    assert [row[1:] for row in page.book._score.sheet.rows[:4]] == [
        (signed(balance), str(deal.purse[player])) for balance, player in zip(balances, (0, 1, 3, 2))]
