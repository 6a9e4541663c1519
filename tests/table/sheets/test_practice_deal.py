"""A deal set up by hand: the table has it as it was wished for, at every game."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.games import NAMES, game
from cardtable.games.poker.rules.table import Poker
from cardtable.rules.record import parse_line
from cardtable.rules.sitting import Sitting
from cardtable.rules.situation import Situation
from cardtable.store import Store
from cardtable.table.forms.setup import Setup
from cardtable.table.sheets.practice_deal import OWN, PracticeDealSheet, Terms, setup_of, situation_of
from cardtable.table.widgets.overlay import Overlay
from cardtable.tutor.arranged import to_the_hands
from cardtable.tutor.practice_deal import form_of, held_at_first, pack_of, practice_deal, situations
from tests.table.playing import settled
from tests.table.seating import Seat
from tools.waiting import spin, until


@pytest.mark.parametrize("name", [name for name in NAMES if game(name).deals_hands])
def test_who_deals_the_score_and_the_cards_are_as_wished(name: str) -> None:
    row = game(name)
    held = held_at_first(row)                    # 0 where a hand gets its first card by a later move
    wished = pack_of(row)[-held:] if held else ()
    for seed, part in enumerate(("dealer", "eldest")):
        found = practice_deal(row, Situation("", "", part, 3, 1), wished, Random(seed))
        seats = row.players(found.options)[0]
        sitting = Sitting(row, found.options, [{}] * seats, start=found.start)
        sitting.submit(*parse_line(found.line))
        to_the_hands(sitting.match)              # at Draw Poker when the ante has been put in
        deal = sitting.match.deal()
        seat, = deal.seats_of(found.player)
        assert (seat == deal.dealer) == (part == "dealer")
        assert part == "dealer" or seat == deal.after(deal.dealer)
        if deal.scored:
            score = found.start.deal().score
            assert score[deal.side[seat]] == 3
            assert score[deal.side[deal.dealer]] == (3 if part == "dealer" else 1)
        lying = {card for zone, held in zip(deal.layout, deal.zone, strict=True) for card in held
                 if zone.owner == seat or zone.name == "turn-up"}
        assert set(wished) <= lying


@pytest.mark.parametrize("form", ["draw", "straight", "stud", "whiskey"])
def test_in_every_form_a_whole_hand_can_be_chosen(form: str) -> None:
    row = game("poker")
    assert held_at_first(row, {"form": form}) == 5
    wished = pack_of(row, {"form": form})[10:15]
    situation = situation_of(row, {"kind": OWN, "part": "dealer", "form": form})
    found = practice_deal(row, situation, wished, Random(form))
    assert found.options["form"] == form
    sitting = Sitting(row, found.options, [{}] * 5, start=found.start)
    sitting.submit(*parse_line(found.line))
    deal = to_the_hands(sitting.match).deal()
    assert isinstance(deal, Poker)
    assert sorted(deal.hand(*deal.seats_of(found.player))) == sorted(wished)
    with pytest.raises(ValueError, match="after the deal"):
        practice_deal(row, situation, pack_of(row)[:6], Random(1))


def test_the_form_is_chosen_where_a_game_has_forms(qapp: QApplication) -> None:
    """And where no score is kept, which might be too high for a shorter game."""
    for name in NAMES:
        row = game(name)
        names = [option.name for option in Terms.of(row).options]
        form = form_of(row)
        assert ("form" in names) == (form is not None and "mine" not in names)
        if "form" in names and form is not None and row.deals_hands:
            sheet = PracticeDealSheet({name: row}, name, chance=Random(1))
            dealt: list[object] = []
            sheet.dealt.connect(dealt.append)
            for number, one in enumerate(form.choices or {}, 1):
                sheet.form._put("kind", OWN)
                sheet.form._put("form", one)
                for card in sheet.hand.cards[:1]:           # at Vingt-un none is dealt before stakes are laid
                    card.click()
                sheet.deal.click()
                assert len(dealt) == number, (name, one, sheet.wrong.text())
                setup = dealt[-1]
                assert isinstance(setup, Setup)
                assert setup.options["form"] == one


def test_every_kind_of_deal_can_be_dealt() -> None:
    for name in NAMES:
        for one in situations(name):
            setup_of(game(name), one, (), Random(1))


def test_it_is_played_on_at_the_table_and_not_kept(seat: Seat, store: Store) -> None:
    row = game("piquet")
    last = next(one for one in situations("piquet") if one.part == "dealer")
    page = seat(setup_of(row, last, (), Random(2)))
    settled(page)
    croupier = page.host.croupier
    assert croupier.practice
    assert croupier.ledger is None
    assert not store.sittings()
    deal = croupier.sitting.match.deal()
    assert deal.by(deal.dealer) == croupier.persons()[0]
    assert deal.score[deal.side[deal.dealer]] == last.own


def test_the_sheet_opens_at_every_game_and_deals_the_highest_cards_of_its_pack(qapp: QApplication) -> None:
    """Five Hundred and Quinto have a joker."""
    house = {name: game(name) for name in NAMES if game(name).has_cards}
    sheet = PracticeDealSheet(house, "ecarte", chance=Random(1))
    dealt: list[object] = []
    sheet.dealt.connect(dealt.append)
    for number, name in enumerate(house):
        sheet.games.setCurrentIndex(number)
        assert sheet.row.name == name
        most, pack = held_at_first(sheet.row), pack_of(sheet.row)
        assert sorted(one.card for one in sheet.hand.cards) == (sorted(pack) if most else [])
        sheet.form._put("kind", OWN)
        for one in sheet.hand.cards[:min(most, 2)]:
            one.click()
        sheet.deal.click()
        assert len(dealt) == number + 1, (name, sheet.wrong.text())


def test_more_cards_than_are_dealt_are_refused_in_words() -> None:
    row = game("ecarte")
    with pytest.raises(ValueError, match="after the deal"):
        practice_deal(row, Situation("", "", "eldest"), pack_of(row)[:7], Random(1))


def test_the_sheet_says_what_it_deals(qtbot: object) -> None:
    sheet = PracticeDealSheet({name: game(name) for name in ("euchre", "napoleon")}, "euchre", chance=Random(1))
    dealt: list[object] = []
    sheet.dealt.connect(dealt.append)
    assert sheet.about.text() == situations("euchre")[0].about
    sheet.deal.click()
    assert situation_of(sheet.row, {"kind": OWN, "part": "dealer", "mine": 2, "theirs": 3}).own == 2
    setup, = dealt
    assert isinstance(setup, Setup)
    assert [player.name for player in setup.players if not player.computer] == ["You"]
    assert setup.practice
    assert [option.name for option in Terms.of(game("napoleon")).options] == ["kind", "form", "part"]


def test_all_suits_have_room_in_a_low_window(qapp: QApplication) -> None:
    house = {name: game(name) for name in NAMES}
    for name, size in (("ecarte", (1024, 700)), ("whist", (1024, 700)), ("ecarte", (1440, 900)), ("whist", (1440, 900)),
                       ("five_hundred", (1440, 900))):
        window = QWidget()
        window.resize(*size)
        sheet = PracticeDealSheet(house, name)
        overlay = Overlay(sheet, window)
        window.show()
        overlay.show()
        until(lambda sheet=sheet: sheet.roll.verticalScrollBar().maximum() == 0, seconds=2)     # type: ignore[misc]
        if size == (1440, 900):              # two rows more
            sheet.form._put("kind", OWN)
            spin(60)
        until(lambda sheet=sheet: sheet.roll.verticalScrollBar().maximum() == 0, seconds=2)     # type: ignore[misc]
        window.hide()
        window.deleteLater()
