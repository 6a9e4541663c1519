"""Trente et Quarante at the real window: counters pressed, dragged, laid by keys; rows, points, the pricked card."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from cardtable.devices.crier.crier import Crier
from cardtable.devices.trente_et_quarante.points import RowCoins
from cardtable.devices.trente_et_quarante.pricked import PrickedCard
from cardtable.games.trente_et_quarante.coup import CHANCES
from cardtable.games.trente_et_quarante.rules import NOIR, TALON, TrenteEtQuarante
from cardtable.rules.moves import Move
from cardtable.table.sitting.page import TablePage
from tests.games.trente_et_quarante.moments import MIXED, MOMENTS, Table
from tests.spread import sampled
from tests.table.fixtures import seat, store
from tests.table.playing import Keys, Mouse, settled
from tests.table.seating import Seat
from tools.screens import table
from tools.waiting import until

__all__ = ["seat", "store"]


def alone(seat: Seat, name: str, **more: object) -> TablePage:
    """One punter at this moment."""
    page = seat(MOMENTS[name](), **more)
    settled(page)
    return page


def deal(page: TablePage) -> TrenteEtQuarante:
    found = page.host.sight.deal
    assert isinstance(found, TrenteEtQuarante)
    return found


def lying(page: TablePage) -> dict[str, int]:
    """What lies on the cloth, as it is seen."""
    return {spot: coins for (_, spot, _), coins in page.scene.spots.stakes.lying.items()}


def test_five_presses_lay_two_coins_here_one_there_and_deal(seat: Seat) -> None:
    """The counter chosen, twice Rouge, once Inverse, and the cards: nothing is asked between."""
    page = alone(seat, "open-1")
    mouse, presses, rack = Mouse(page, Random(1)), 0, page.scene.instruments.rack
    assert rack is not None

    def press(point: QPointF) -> None:
        nonlocal presses
        presses += 1
        until(lambda: page.host.idle)
        mouse.click(point)

    press(rack.mapToScene(rack.parts[1].geometry().center()))
    for spot in ("rouge", "rouge", "inverse"):
        press(page.scene.spots.items[spot].sceneBoundingRect().center())
    settled(page)
    assert lying(page) == {"rouge": 1000, "inverse": 500}
    before = len(deal(page).past)
    press(page.scene.tokens[-1].sceneBoundingRect().center())
    settled(page)
    assert len(deal(page).past) == before + 1
    assert presses == 5


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_every_kind_of_move_is_made_by_mouse_and_by_keys(seat: Seat, hand: type[Mouse] | type[Keys]) -> None:
    page = alone(seat, "open-1")
    person = hand(page, Random(2))
    for text in ("place rouge 100", "place couleur 500", "place inverse 2500", "insure-one inverse", "take rouge",
                 "move inverse noir", "double", "insure", "uninsure", "clear", "place noir 500", "insure", "done",
                 "again"):
        move = Move.read(text)
        assert move in deal(page).decision(0), text
        person.make(move)
        settled(page)
        made = [line for line in page.host.croupier.sitting.lines if not line.startswith("*")]
        assert made[-1] == f"0 {text}"


@pytest.mark.parametrize("size", [(1440, 900), (1093, 614)])
def test_every_place_is_pressed_where_it_is_seen(seat: Seat, size: tuple[int, int]) -> None:
    """A point of Couleur outside Inverse is Couleur, though the rectangle round it holds both; beyond its edges nothing
    is meant."""
    page = alone(seat, "open-1", size=size)
    spots = page.scene.spots
    found = {name: spots.items[name].sceneBoundingRect() for name in CHANCES}
    for name in ("rouge", "noir", "inverse"):
        at = spots.at(found[name].center())
        assert at is not None
        assert at.name == name
    whole = found["couleur"]
    for x in (.2, .8):
        at = spots.at(QPointF(whole.left() + x * whole.width(), whole.top() + .25 * whole.height()))
        assert at is not None
        assert at.name == "couleur"
    assert spots.at(QPointF(whole.left() + 3, whole.bottom() - 3)) is None
    assert spots.at(QPointF(whole.right() - 3, whole.bottom() - 3)) is None


def test_the_rows_their_points_and_the_pricked_card_tell_of_the_coup(seat: Seat) -> None:
    page = seat(Table(1, rows=MIXED).does("0 place rouge 500").closed().moment(0))
    settled(page)
    until(lambda: len(deal(page).past) == 9)
    settled(page)
    coins = next(device for device in page.scene.instruments if isinstance(device, RowCoins))
    pricked = next(device for device in page.scene.instruments if isinstance(device, PrickedCard))
    crier = next(device for device in page.scene.instruments if isinstance(device, Crier))
    assert (coins.points.points, coins.points.best) == (("36", "34"), 1)
    assert pricked.numbers[-1] == 2 + 8, "Rouge and Inverse"
    assert crier.cry.before == "Six, quatre, Rouge gagne et Couleur perd."
    assert [item.won for item in page.scene.spots] == [name in ("rouge", "inverse") for name in CHANCES]


def test_the_cry_is_told_in_english_by_a_press(seat: Seat) -> None:
    page = alone(seat, "open-1")
    crier = next(device for device in page.scene.instruments if isinstance(device, Crier))
    assert "Messieurs" in crier.sentence()
    Mouse(page, Random(1)).click(crier.lies.center())
    assert "Gentlemen" in crier.sentence()


def test_rows_are_swept_into_the_talon_before_the_next_are_dealt(seat: Seat) -> None:
    page = alone(seat, "after-1")
    gone = len(deal(page).zone[TALON])
    Keys(page, Random(1)).make(Move(("done",)))
    settled(page)
    assert len(deal(page).zone[TALON]) == gone + 11


@pytest.mark.parametrize("seats", [2, 5])
def test_no_points_stand_beside_rows_about_to_be_dealt(seats: int, qapp: object) -> None:
    with table(MOMENTS[f"banker-{seats}"](), (1440, 900), {}) as page:
        coins = next(device for device in page.scene.instruments if isinstance(device, RowCoins))
        assert coins.points.points == ("", "")


def test_a_player_who_is_the_bank_deals_and_has_no_rack_to_lay_from(seat: Seat) -> None:
    page = alone(seat, "banker-4")
    assert [token.text for token in page.scene.tokens] == ["Deal"]
    before = len(deal(page).past)
    QTest.keyClick(page.view, Qt.Key.Key_1)
    settled(page)
    assert len(deal(page).past) == before + 1


@pytest.mark.parametrize("hand", sampled([Mouse, Keys], 1))
def test_an_evening_is_played_to_its_end(seat: Seat, hand: type[Mouse] | type[Keys]) -> None:
    """Five coups by one kind of hand alone, at random, to the picture that ends it."""
    page = seat(Table(1, before=(), coups=5).moment(0))
    rng = Random(7)
    person = hand(page, rng)
    while not page.host.croupier.sitting.over:
        settled(page)
        now = deal(page)
        if 0 in now.must:
            laid = len(now.loose(0))
            moves = [move for move in now.decision(0) if move.verb in ("place", "insure", "again", "half", "prison")]
            person.make(rng.choice(moves) if moves and laid < 2 else Move(("done",)))
        settled(page)
    assert len(deal(page).past) >= 5


def test_the_words_of_the_first_card_lie_on_no_mark(seat: Seat) -> None:
    """Noir and its lozenge are printed to the left of the row, and the tailleur's plate hangs above it."""
    page = alone(seat, "staked-1", size=(1440, 900))
    told = next(words for words in page.scene.captions.values() if words.text.startswith("the first card"))
    row = [item.sceneBoundingRect() for item in page.scene.lying.items[NOIR]]
    assert told.isVisible()
    assert told.sceneBoundingRect().left() > row[0].left() - row[0].width()
    assert not [plate for plate in page.scene.plates if plate.sceneBoundingRect().intersects(told.sceneBoundingRect())]


def test_two_punters_at_one_screen_each_have_their_rack(seat: Seat) -> None:
    """One stakes and has done, then the other, and the cards are dealt; each by the rack of his own purse."""
    made = Table(2, before=(), coups=5)
    people = ({"name": "Ann", "kind": "person"}, {"name": "Ben", "kind": "person"})
    page = seat(replace(made.moment(0, ""), players=people))
    settled(page)
    mouse, asked, rack = Mouse(page, Random(9)), list[int](), page.scene.instruments.rack
    assert rack is not None
    for spot in ("rouge", "inverse"):
        of = page.host.answering.prompts[0].seat
        asked.append(of)
        mouse.make(Move(("place", spot, 100)))
        settled(page)
        assert page.scene.spots.stakes.lying[of, spot, 0] == 100
        assert rack.rack.coins == page.host.croupier.sitting.match.deal().purse[of]
        mouse.make(Move(("done",)))
        settled(page)
    assert asked == [0, 1]
    played = page.host.croupier.sitting.match.deal()
    assert isinstance(played, TrenteEtQuarante)
    assert len(played.past) == 1


@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
def test_what_is_insured_is_said_in_a_word_and_leaves_the_rack_to_be_seen(seat: Seat, size: tuple[int, int]) -> None:
    page = alone(seat, "insured-5", size=size)
    plate, rack = page.scene.plates.of(0), page.scene.instruments.rack
    assert plate is not None
    assert rack is not None
    assert plate.note == "3,990 francs · 1,000 insured"
    assert not plate.sceneBoundingRect().intersects(rack.sceneBoundingRect())
    found = deal(page)
    found.insured = ()
    assert page.scene.talk.part(found, 0).endswith("1,000 laid")
