"""Words beside cards and below instruments lie on nothing, and give way to tokens before they are left out."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.devices.call_slate.slate import CallSlate
from cardtable.devices.count_dial.dial import CountDial
from cardtable.devices.signs.told import CallerDisc
from cardtable.games.napoleon.rules import LAYOUT
from cardtable.games.pope_joan.rules import PLAYED
from cardtable.showing.groups import Group
from cardtable.table.items.card import LIFTS
from cardtable.table.paint import chalk_brackets, cloth
from cardtable.table.paint.look import Look
from tests.games.bezique.moments import MOMENTS as BEZIQUE
from tests.games.bezique.moments import bezique, melded
from tests.games.cribbage.moments import MOMENTS as CRIBBAGE
from tests.games.cribbage.moments import Game
from tests.games.ecarte.moments import MOMENTS as ECARTE
from tests.games.napoleon.moments import MOMENTS as NAPOLEON
from tests.games.poker_patience.moments import MOMENTS as PATIENCE
from tests.games.pope_joan.moments import MOMENTS as POPE_JOAN
from tests.games.rubicon_bezique.moments import MOMENTS as RUBICON
from tests.games.rubicon_bezique.moments import rubicon
from tests.games.solo_whist.moments import Evening
from tools.moments import Moment
from tools.moments_melds import Melding
from tools.screens import table


@pytest.mark.parametrize("settings", [{}, {"text size": 200}])
def test_words_covered_by_a_token_lie_on_another_side(qapp: QApplication, settings: dict[str, object]) -> None:
    with table(ECARTE["propose"](), (1024, 700), settings) as page:
        scene = page.scene
        assert scene.tokens
        told = [words for words in scene.captions.values() if words.text.startswith(("stock", "trumps"))]
        assert len(told) == 2
        for words in told:
            assert words.isVisible(), words.text
            for thing in (*scene.tokens, *scene.plates):
                assert not words.sceneBoundingRect().intersects(thing.sceneBoundingRect()), (words.text, thing)


@pytest.mark.parametrize("moment", ["propose", "exchange"])
def test_words_need_not_move_for_what_is_asked(qapp: QApplication, moment: str) -> None:
    with table(ECARTE[moment](), (1024, 700), {}) as page:
        told = [words for words in page.scene.captions.values() if words.text.startswith(("stock", "trumps"))]
        assert page.scene.question.isVisible()
        below = {words.sceneBoundingRect().top() for words in told}
        assert len(told) == 2
        assert len(below) == 1
        cards = [item.sceneBoundingRect().bottom() for words in told for zone, one in page.scene.captions.items()
                 if one is words for item in page.scene.lying.items[zone]]
        assert below.pop() > max(cards) - 2


@pytest.mark.parametrize("size", [(1180, 760), (1280, 800)])
def test_what_the_dial_says_lies_on_no_card(qapp: QApplication, size: tuple[int, int]) -> None:
    with table(CRIBBAGE["play-4"](), size, {}) as page:
        dial = next(device for device in page.scene.instruments if isinstance(device, CountDial))
        dial.show_numbers((4,), moving=False)                       # twenty-seven to make: the longest words
        said = dial.words_below.sceneBoundingRect()
        for item in page.scene.lying.all():
            assert not said.intersects(item.sceneBoundingRect()), item.label


@pytest.mark.parametrize("size", [(1024, 700), (1180, 760)])
def test_words_at_an_oval_table_stay_off_the_rail(qapp: QApplication, size: tuple[int, int]) -> None:
    with table(NAPOLEON["four"](), size, {}) as page:
        scene = page.scene
        words = next(words for words in scene.captions.values() if words.text.startswith("trumps"))
        rect, ground = words.sceneBoundingRect(), scene.ground
        assert words.isVisible()
        assert ground is not None
        left, right = ground.reach(rect.center().y(), rect.height())
        assert left <= rect.left()
        assert rect.right() <= right
        slate, = [device for device in scene.instruments if isinstance(device, CallSlate)]
        for item in scene.lying.all():
            assert not item.home_rect.intersects(slate.sceneBoundingRect().adjusted(2, 2, -2, -2)), item.label


@pytest.mark.parametrize("moment", [NAPOLEON["four"], POPE_JOAN["matrimony-5"]])
def test_words_that_go_aside_stay_off_the_rail_too(qapp: QApplication, moment: Callable[[], Moment]) -> None:
    with table(moment(), (1440, 900), {"text size": 200}) as page:
        ground = page.scene.ground
        assert ground is not None
        for words in page.scene.captions.values():
            rect = words.sceneBoundingRect()
            left, right = ground.reach(rect.center().y(), rect.height())
            assert not words.isVisible() or left <= rect.left() < rect.right() <= right, words.text


def test_own_cards_played_lie_apart_from_the_neighbours_and_are_named(qapp: QApplication) -> None:
    with table(POPE_JOAN["slip-5"](), (1440, 900), {}) as page:
        scene = page.scene
        assert scene.sight is not None
        seat, deal = page.host.chair.own_seat(), scene.sight.deal
        own, *others = [[item.home_rect for item in scene.lying.items.get(PLAYED[s], ())] for s in deal.round(seat)]
        assert own
        assert not any(card.intersects(other) for card in own for cards in others for other in cards)
        assert any(words.text == "yours" and words.isVisible() for words in scene.captions.values())


def test_at_the_end_of_a_deal_the_crib_says_what_it_counted(qapp: QApplication) -> None:
    with table(CRIBBAGE["slip"](), (1440, 900), {}) as page:
        told = [words.text for words in page.scene.captions.values() if words.isVisible()]
        assert "your crib, four" in told
        assert "your hand, nine" in told


def test_words_give_way_to_the_dealers_button(qapp: QApplication) -> None:
    """“played” stood on both sides of the D."""
    with table(CRIBBAGE["over-3"](), (1440, 900), {"text size": 130}) as page:
        button = page.scene.button.sceneBoundingRect()
        assert page.scene.button.isVisible()
        for words in page.scene.captions.values():
            assert not words.isVisible() or not words.sceneBoundingRect().intersects(button), words.text


@pytest.mark.parametrize("size", [(1366, 768), (1280, 640), (1093, 614)])
def test_what_the_dial_says_of_four_is_clear_of_a_card_that_is_taken_up(qapp: QApplication,
                                                                        size: tuple[int, int]) -> None:
    with table(CRIBBAGE["play-4"](), size, {}) as page:
        dial = next(device for device in page.scene.instruments if isinstance(device, CountDial))
        dial.show_numbers((4,), moving=False)                       # twenty-seven to make: the longest words
        said = dial.words_below.sceneBoundingRect().adjusted(0, 4, 0, -4)
        assert dial.words_below.isVisible()
        for item in page.scene.lying.in_hand():
            rise = max(LIFTS.values()) * page.scene.stage.look.unit
            assert not item.home_rect.translated(0, -rise).intersects(said), item.card.text


def test_a_bracket_lies_clear_of_cards_that_rise_because_they_may_be_played(qapp: QApplication) -> None:
    """Its line was hidden behind them, and its words lay on their edge; the heap's words lay beneath the row."""
    with table(RUBICON["melds"](), (1440, 900), {}) as page:
        scene = page.scene
        risen = [rect for zone, place in scene.lying.zones.items() if place.role == "meld"
                 for item in scene.lying.items.get(zone, ())
                 for rect in [item.sceneBoundingRect().translated(0, -LIFTS[item.state] * scene.stage.look.unit)]]
        assert any(item.state == "legal" for held in scene.lying.items.values() for item in held)
        assert scene.brackets.items
        assert not [item for item in scene.brackets.items for rect in risen
                    if item.sceneBoundingRect().adjusted(0, 3, 0, -3).intersects(rect)]
        heap, = [words for words in scene.captions.values() if words.text.startswith("heap")]
        assert heap.isVisible()
        assert not [rect for rect in risen if heap.sceneBoundingRect().intersects(rect)]


def test_what_is_asked_lies_on_no_words_of_a_bracket(qapp: QApplication) -> None:
    with table(BEZIQUE["melds"](), (1093, 614), {}) as page:
        scene = page.scene
        assert scene.question.isVisible()
        assert not [item for item in scene.brackets.items if item.isVisible()
                    and item.sceneBoundingRect().intersects(scene.question.sceneBoundingRect())]


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_the_spare_cards_words_lie_clear_of_the_own_hand(qapp: QApplication, size: tuple[int, int]) -> None:
    """Napoleon: “spare c” was all that could be read."""
    with table(NAPOLEON["peep"](), size, {}) as page:
        words = next(one for one in page.scene.captions.values() if one.text == "spare card")
        hand = page.scene.lying.items[LAYOUT.hand[0]]
        assert words.isVisible()
        assert len(hand) == 5
        assert not any(item.sceneBoundingRect().intersects(words.sceneBoundingRect()) for item in hand)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("made", "seed"), [(rubicon, 3), (bezique, 1)])
def test_what_a_card_of_the_trick_would_lie_on_is_not_written_while_it_lies_there(
        made: Callable[..., Melding], seed: int) -> None:
    """Between two rows of what is declared there is no room for a trick and for words beside both."""
    led = made(seed).until(lambda deal: deal.must == (0,) and bool(deal.on_table()) and all(
        len(deal.zone[zone]) >= 3 for zone in deal.layout.declared))
    with table(led.moment(), (1366, 768), {}) as page:
        scene = page.scene
        assert scene.sight is not None
        [card] = next(held for zone, held in scene.lying.items.items() if scene.lying.zones[zone].shape == "trick")
        card.put(card.home._replace(x=10, y=10))
        scene.brackets.tell(scene.sight.deal)
        every = [item.sceneBoundingRect() for item in scene.brackets.items]
        assert len(every) >= 2
        for words in every:
            card.put(card.home._replace(x=words.center().x(), y=words.center().y()))
            scene.brackets.tell(scene.sight.deal)
            assert words not in [item.sceneBoundingRect() for item in scene.brackets.items]
            card.setVisible(False)
            scene.brackets.tell(scene.sight.deal)
            assert [item.sceneBoundingRect() for item in scene.brackets.items] == every
            card.setVisible(True)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("size", "text"), [((1440, 900), 100), ((1366, 768), 130)])
def test_words_of_a_bracket_stand_beside_the_trick_and_stay_there(size: tuple[int, int], text: int) -> None:
    """“four knaves, 40” touched the card led, or the whole bracket went while it lay there; where a card would lie on
    its line it still does."""
    led = rubicon(7001).until(lambda deal: deal.must == (0,) and bool(deal.on_table()) and all(
        len(deal.zone[zone]) >= 3 for zone in deal.layout.declared))
    with table(led.moment(), size, {"text size": text}) as page:
        scene = page.scene
        assert scene.sight is not None
        [card] = next(held for zone, held in scene.lying.items.items() if scene.lying.zones[zone].shape == "trick")
        beside = list(scene.brackets.written)
        assert len(beside) >= 2
        assert not any(card.home_rect.intersects(words) for words in beside)
        card.setVisible(False)
        scene.brackets.tell(scene.sight.deal)
        assert all(words in scene.brackets.written for words in beside)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("form", "size"), [("five-card", (1093, 614)), ("seven-card", (1366, 768))])
def test_what_is_asked_goes_aside_for_an_instrument(form: str, size: tuple[int, int]) -> None:
    """The longest that is asked at Cribbage ran under the dial of the count."""
    with table(Game(form, 2).deals("5D").moment(), size, {}) as page:
        scene = page.scene
        [dial] = [device for device in scene.instruments if isinstance(device, CountDial)]
        scene.ask("Lay out: the cards you choose go to the crib, which the dealer counts.", anew=True)
        assert scene.question.isVisible()
        assert scene.question.size().height() < 40, "in one line, for which there is room"
        assert not scene.question.collidesWithItem(dial)
        assert not any(scene.question.collidesWithItem(item) for item in scene.lying.all() if item.isVisible())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(1366, 768), (1093, 614), (1440, 900)])
def test_of_four_at_cribbage_start_and_crib_lie_clear_of_the_plates_at_the_sides(size: tuple[int, int]) -> None:
    with table(CRIBBAGE["heels-4"](), size, {}) as page:
        scene = page.scene
        cards = [item.home_rect for item in scene.lying.all() if item.isVisible()
                 and scene.lying.zones[scene.lying.zone_of(item)].role != "hand"]
        assert len(cards) > 4
        for plate in scene.plates:
            assert not [rect for rect in cards if rect.intersects(plate.sceneBoundingRect())], plate.name


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["four", "six", "two"])
@pytest.mark.parametrize("size", [(1093, 614), (1440, 900)], ids=str)
def test_the_trump_is_told_right_beside_the_pack_of_napoleon(name: str, size: tuple[int, int]) -> None:
    """Where a card is dealt over it lies there, and the words below; else they had stood a card's width away."""
    with table(NAPOLEON[name](), size, {}) as page:
        scene = page.scene
        [(zone, words)] = [(zone, words) for zone, words in scene.captions.items() if words.text.startswith("trumps")]
        pack, told = scene.lying.items[zone][0].home_rect, words.sceneBoundingRect()
        assert words.isVisible()
        assert 0 <= told.left() - pack.right() < pack.width() / 2
        assert abs(told.center().y() - pack.center().y()) < pack.height() / 2


@pytest.mark.parametrize("text", [100, 115, 130])
def test_what_is_said_of_the_card_called_lies_above_those_to_come(qapp: QApplication, text: int) -> None:
    """Its third line lay behind them; and the one token of the Serpent was as small as those of many."""
    with table(PATIENCE["serpent"](), (1366, 768), {"text size": text}) as page:
        scene, layout = page.scene, page.host.croupier.sitting.match.deal().layout
        called, = [words for zone, words in scene.captions.items() if layout[zone].name == "called"]
        coming = [item.home_rect for zone, held in scene.lying.items.items() if layout[zone].name == "to come"
                  for item in held]
        assert called.isVisible()
        assert coming
        assert not any(called.sceneBoundingRect().adjusted(0, 4, 0, -4).intersects(rect) for rect in coming)
        token, = scene.tokens
        assert token.size().height() > 40


@pytest.mark.usefixtures("qapp")
def test_words_in_larger_letters_stand_clear_of_a_sign() -> None:
    """Solo Whist: “turned up” began on the disc of its dealer, who had accepted."""
    accepted = Evening().deals("", turned="TC").calls("pass pass propose accept").moment()
    with table(accepted, (1366, 768), {"text size": 130}) as page:
        [words] = [one for one in page.scene.captions.values() if one.text == "turned up"]
        assert words.isVisible()
        written = words.sceneBoundingRect().adjusted(6, 5, -6, -5)
        discs = [device for device in page.scene.instruments if isinstance(device, CallerDisc)]
        assert len(discs) == 4
        assert not any(written.intersects(disc.sceneBoundingRect()) for disc in discs)


def test_a_last_line_much_shorter_than_the_others_is_made_longer() -> None:
    """Five-card Loo: “others; you must then play.” below a line nearly twice as long."""
    told = ("Draw: mark cards first: the cards you mark go away, and the dealer gives you as many others; you must "
            "then play.")
    whole = cloth.caption_size(Look(), told).width()
    room = .8 * whole                            # in which a quarter of it, and more, is left for the last line
    assert cloth.caption_size(Look(), told, room).width() < .7 * whole
    assert cloth.caption_size(Look(), told, room).height() == cloth.caption_size(Look(), told, .6 * whole).height()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("married", "clear"), [(slice(1, 3), True), (slice(0, 2), False)])
def test_the_ends_of_a_bracket_go_through_no_words_of_the_nearer_one(
        married: slice, clear: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bézique: four queens of which one is married, whose bracket has an end amid “marriage”."""
    with table(melded(0, 5).moment(), (1280, 640), {}) as page:
        scene = page.scene
        assert scene.sight is not None
        for item in (item for zone, place in scene.lying.zones.items() if place.shape == "trick"
                     for item in scene.lying.items.get(zone, ())):
            item.setVisible(False)               # under which the further one would lie
        theirs = next(zone for zone, place in scene.lying.zones.items() if place.role == "meld" and place.at)
        row = [item.card for item in sorted(scene.lying.items[theirs], key=lambda item: item.home.x)]
        told = [Group("marriage, 20", tuple(row[married])), Group("four queens, 60", (*row[:2], *row[3:]))]
        monkeypatch.setattr(type(scene.talk), "groups", lambda talk, deal, zone: told if zone == theirs else [])
        scene.brackets.tell(scene.sight.deal)
        near, far = sorted([item.y() for item in scene.brackets.items])
        assert (far - near >= chalk_brackets.high(scene.stage.look)) == clear
