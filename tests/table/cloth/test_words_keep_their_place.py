"""What is said of a talon, a cachette, a stock stands on one side of its cards through a deal, whatever is asked and
however plates grow with their words; and what must lie beside each other does not meet."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from cardtable.games import game
from cardtable.rules.events import NATURE
from cardtable.store import Settings, Store
from cardtable.table.forms.setup import at_once
from cardtable.table.paint.look import growth_of
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import wear
from cardtable.table.widgets.look_of import look_of
from tools.covered import drawn_over, found
from tools.waiting import spin, until


@contextmanager
def playing(name: str, seed: int, text: int = 100, size: tuple[int, int] = (1366, 768),
            two: bool = False, **options: object) -> Iterator[TablePage]:
    """A table of a game, at which all is shown at once."""
    kept = Settings(store := Store(None))
    kept.update({"forced cards": "off", "text size": text})
    wear(look_of(kept), growth_of(QSizeF(*size)))
    page = TablePage(at_once(game(name), options, two=two, seed=seed), store, kept, pace=1e6)
    page.stage.motion.speed, page.stage.guard = 0, 0
    page.resize(*size)
    page.show()
    try:
        yield page
    finally:
        page.close_table()
        page.hide()
        page.deleteLater()
        store.close()


def at_moves(page: TablePage, seed: int, moves: int) -> Iterator[int]:
    """Before each of so many moves at random of whoever is to move, handed over, for most are another's; what lies
    aside while a person chooses and raises his cards is asked by hand (test_tokens_above_the_hand, test_guidance)."""
    rng, croupier = Random(seed), page.host.croupier
    for made in range(moves):
        until(lambda: not page.host.teller.busy)
        spin(5)
        yield made
        match = croupier.sitting.match
        seat = next(seat for seat in match.pending().must if seat != NATURE)
        assert croupier.answer(seat, match.decision(seat).sample(rng)) is None


@pytest.mark.parametrize(("name", "zone", "moves"), [("euchre", "stock", 12), ("quinto", "cachette", 8),
                                                     ("piquet", "stock", 4)])
def test_words_stand_on_one_side(qapp: QApplication, name: str, zone: str, moves: int) -> None:
    sides = set[bool]()
    with playing(name, 2) as page:
        for _ in at_moves(page, 2, moves):
            layout = page.host.croupier.sitting.match.deal().layout
            for number, words in page.scene.captions.items():
                cards = page.scene.lying.items.get(number)
                if layout[number].name == zone and words.text and cards:
                    assert words.isVisible(), words.text
                    sides.add(words.sceneBoundingRect().center().y() < cards[0].home_rect.center().y())
    assert len(sides) == 1


def test_plates_keep_to_their_hands_beside_a_page(qapp: QApplication) -> None:
    """Five at Pope Joan, letters of 130: plates lay on other players' hands, and the words below the run behind one's
    own cards, which rise on one's turn."""
    with playing("pope_joan", 1, 130) as page:
        for _ in at_moves(page, 1, 5):
            scene = page.scene
            assert drawn_over(page)
            assert not [pair for pair, _ in found("pope_joan", scene) if "plate" in pair]
            layout = page.host.croupier.sitting.match.deal().layout
            run = next(words for zone, words in scene.captions.items() if layout[zone].name == "run")
            risen = [item.home_rect.translated(0, -item.lift) for item in scene.lying.in_hand()]
            if run.text:
                assert run.isVisible()
                assert not any(run.sceneBoundingRect().adjusted(0, 5, 0, -5).intersects(rect) for rect in risen)
            page.book.close_page()
            until(lambda: page.book.covers.isNull() and not page.stage.motion.busy)


@pytest.mark.parametrize("text", [100, 115])
def test_words_side_by_side_do_not_run_into_each_other(qapp: QApplication, text: int) -> None:
    """"stock, one hundred and eight" and "heap, one trick, no brisque"."""
    with playing("rubicon_bezique", 3, text, (1440, 900)) as page:
        told = set[str]()
        for _ in at_moves(page, 3, 6):
            words = [words for words in page.scene.captions.values() if words.isVisible() and words.text]
            told |= {one.text.split(",")[0] for one in words}
            for one, other in combinations(words, 2):
                assert not one.sceneBoundingRect().adjusted(-4, 0, 4, 0).intersects(other.sceneBoundingRect())
        assert told >= {"stock", "heap"}


def test_a_plate_keeps_to_one_side_of_a_hand_held_up(qapp: QApplication) -> None:
    """Guest's went to the right of his cards, to the left, and back, each time he looked at them."""
    sides = list[bool]()
    with playing("ecarte", 3, two=True) as page:
        guest = page.host.croupier.persons()[1]
        for made in at_moves(page, 3, 10):
            if made > 2 and page.host.lift(guest):
                spin(20)
                plate = page.scene.plates.of(guest)
                hand = [item.home_rect.center().x() for item in page.scene.lying.in_hand()]
                assert plate is not None
                if hand and plate.isVisible():
                    sides.append(plate.sceneBoundingRect().center().x() > sum(hand) / len(hand))
                page.host.cover()
    assert len(sides) > 4
    assert len(set(sides)) == 1


def test_words_keep_their_place_while_cards_are_chosen(qapp: QApplication) -> None:
    """Écarté's pool beside the page of advice: the token grew with its number, and what it does was told above it for a
    moment; for either "trumps" left the turn-up's foot."""
    with playing("ecarte", 1516, 115, (1093, 580), form="pool") as page:
        croupier, scene = page.host.croupier, page.scene
        own, chosen = page.host.chair.own_seat(), ("propose", "accept", "discard")
        until(lambda: not page.host.teller.busy)
        while (deal := croupier.sitting.match.deal()).phase != "exchange" or deal.must != (own,):
            seat = deal.must[0]
            move = next(move for move in croupier.sitting.match.decision(seat) if str(move).split()[0] in chosen
                        and (str(move).split()[0] != "discard" or len(str(move).split()) == 5))
            assert croupier.answer(seat, move) is None
            until(lambda: not page.host.teller.busy)
        page.book.slide_time = 0
        page.actions_.hint()
        until(lambda: page.book.advice.counsel is not None, 60)
        spin(20)
        told = [words for words in scene.captions.values() if words.text]
        before = [(words.text, words.home.x, words.home.y) for words in told]
        for item in scene.lying.in_hand()[:4]:
            page.host.answering.choice.take(item.card)
            spin(20)
            assert [(words.text, words.home.x, words.home.y) for words in told] == before
            assert all(words.isVisible() for words in told)
            assert not any(token.sceneBoundingRect().adjusted(6, 0, -6, 0).intersects(words.sceneBoundingRect())
                           for token in scene.tokens for words in told), "nor does the token lie on them"


def test_a_card_that_rises_lies_on_nobodys_plate(qapp: QApplication) -> None:
    """Beside a page the plate of who waits had gone to just where the hand's first card rises."""
    with playing("ecarte", 1517, 115, (1093, 580), form="pool") as page:
        croupier, scene = page.host.croupier, page.scene
        own = page.host.chair.own_seat()
        until(lambda: not page.host.teller.busy)
        while (deal := croupier.sitting.match.deal()).phase != "exchange" or deal.must != (own,):
            move = next(move for move in croupier.sitting.match.decision(deal.must[0])
                        if move.verb in ("propose", "accept") or move.verb == "discard" and len(move) == 5)
            assert croupier.answer(deal.must[0], move) is None
            until(lambda: not page.host.teller.busy)
        assert drawn_over(page)
        for item in scene.lying.in_hand()[:4]:
            page.host.answering.choice.take(item.card)
            until(lambda: not page.stage.motion.busy)
            assert not [pair for pair, _ in found("ecarte", scene) if "plate" in pair]


@pytest.mark.parametrize("beside", [False, True])
@pytest.mark.parametrize(("size", "players", "seed", "moves"), [((1280, 800), 5, 7002, 17), ((1093, 614), 5, 7002, 17),
                                                                ((1280, 640), 6, 7009, 8)])
def test_words_over_packs_and_rows_stay_there(qapp: QApplication, size: tuple[int, int], players: int, seed: int,
                                              moves: int, beside: bool) -> None:
    """Pope Joan, letters of 130: "trumps, clubs" lay below the turn-up, above it, and below again, as rows of cards
    played grew and a plate had the dealer's button beside it; "yours, one card" left of the row, later above."""
    told = set[str]()
    with playing("pope_joan", seed, 130, size, players=players) as page:
        page.book.slide_time = 0
        page.book.open_tab("advice") if beside else page.book.close_page()
        for _ in at_moves(page, seed, moves):
            layout = page.host.croupier.sitting.match.deal().layout
            for zone, words in page.scene.captions.items():
                cards = page.scene.lying.items.get(zone)
                if cards and words.text and layout[zone].name in ("turn-up", "extra hand", "played"):
                    assert words.isVisible(), words.text
                    assert words.sceneBoundingRect().bottom() < cards[0].home_rect.top() + 6, "above its cards"
                    told.add(words.text)
            assert (page.scene.covered is not None) == beside
    assert told == {"trumps", "extra hand", "yours"}


def test_plates_lie_by_their_hands_beside_a_page_on_a_low_cloth(qapp: QApplication) -> None:
    """Pope Joan, letters of 130: Wren's had gone under the hand below, whose own plate went further down."""
    with playing("pope_joan", 7002, 130, (1093, 614), players=5) as page:
        page.book.slide_time = 0
        page.book.open_tab("advice")
        for _ in at_moves(page, 7002, 12):
            scene = page.scene
            assert scene.covered is not None
            for zone, place in scene.lying.zones.items():
                if place.role == "hand" and place.at and (held := scene.lying.items.get(zone)):
                    plate = next(plate for where, plate in scene.plates.placed() if where.at == place.at)
                    assert abs(plate.sceneBoundingRect().top() - held[0].home_rect.bottom()) < 15
