"""On the low screen of a scaled laptop all that is needed to play is seen, and nothing lies on anything else."""
from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.games import NAMES
from cardtable.showing.recital import Item, Recital
from cardtable.table.cloth.brackets import Span
from cardtable.table.cloth.scene import TableScene
from cardtable.table.paint.look import LOW
from tests.spread import sampled
from tools.covered import found
from tools.moments import Moment, moments_of
from tools.screens import table

SMALL, LEAST = (1093, 614), .95                          # of the width that one's own cards have on the last high table
FULL = {"ecarte": "propose", "cribbage": "count-own", "pope_joan": "run-8", "napoleon": "trick", "piquet": "calling",
        "bezique": "declaring", "rubicon_bezique": "melds", "euchre": "later", "whist": "dummy-lead",
        "all_fours": "run-twice", "five_hundred": "bidding", "loo": "eight-full", "quinto": "trick",
        "solo_whist": "calling", "bridge": "dummy", "auction_bridge": "overcalled", "roulette": "staked-5",
        "trente_et_quarante": "crowded-5", "blind_hookey": "staked-8", "vingt_un": "pair-8",
        "baccarat": "banque-two-11", "poker_patience": "half-5", "poker": "staking-6"}
"""Of each game a moment at which much lies on the cloth."""
CROWDED = [("rubicon_bezique", "counting"), ("napoleon", "score"), ("euchre", "making"), ("whist", "score"),
           ("loo", "laws")]
"""Where large letters leave too little room: for tokens, beside an open page, for a refusal."""


def moment(game: str, name: str) -> Moment:
    """The moment of this name."""
    return next(make() for called, make in moments_of(game) if called == name)


def own_width(scene: TableScene) -> float:
    """Of one's own cards, as if they were as wide as those of every game's: in parts of what the layout says."""
    return min([item.home.width / place.width for zone, held in scene.lying.items.items() for item in held
                if (place := scene.lying.place(zone)) is not None and place.near_hand], default=LOW)


def test_the_fullest_moment_of_every_game_is_named() -> None:
    assert set(FULL) == set(NAMES)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", sampled(NAMES, 12))
def test_nothing_lies_on_anything_and_the_own_hand_is_whole(game: str) -> None:
    with table(moment(game, FULL[game]), SMALL, {}) as page:
        assert [f"{pair}: {part:.0%}" for pair, part in found(game, page.scene)] == []
        assert own_width(page.scene) > LEAST * LOW
        assert page.scene.ground is not None
        assert not page.scene.ground.shifted             # all lies where the layout has it
        assert page.book.folded
        assert all(pill.geometry().right() < page.width() for pill in page.header.pills.values() if pill.isVisible())


@pytest.mark.usefixtures("qapp")
def test_what_is_told_of_a_pool_lies_above_it_where_words_stand_below() -> None:
    with table(moment("ecarte", "pool"), (1280, 640), {}) as page:
        [(pool, words)] = page.scene.payments.told()
        assert words.isVisible()
        assert words.sceneBoundingRect().bottom() < pool.sceneBoundingRect().top()
        assert [f"{pair}: {part:.0%}" for pair, part in found("ecarte", page.scene)] == []


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("game", "name"), sampled(CROWDED, 3))
def test_with_large_letters_what_would_lie_on_something_parts(game: str, name: str) -> None:
    with table(moment(game, name), SMALL, {"text size": 200}) as page:
        assert [f"{pair}: {part:.0%}" for pair, part in found(game, page.scene)] == []


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("game", "name", "size", "letters"), [
    ("vingt_un", "both-6", SMALL, 100), ("vingt_un", "both-6", (1440, 900), 200), ("baccarat", "shown-5", SMALL, 100)])
def test_drawn_cards_lie_close_to_the_hand_they_belong_to(
        game: str, name: str, size: tuple[int, int], letters: int) -> None:
    """As wide as its other cards, whatever the cloth's shape, and hardly a gap between."""
    with table(moment(game, name), size, {"text size": letters}) as page:
        lying = page.scene.lying
        own = {zone: held for zone, held in lying.items.items()
               if held and (place := lying.place(zone)) is not None and place.with_hand}
        cards = sorted([item.home for held in own.values() for item in held], key=lambda home: home.x)[:3]
        assert len({round(home.width) for home in cards}) == 1
        assert cards[2].x - cards[1].x < 1.1 * cards[1].width


@pytest.mark.usefixtures("qapp")
def test_what_lies_on_something_is_found() -> None:
    with table(moment("ecarte", "trick"), (1440, 900), {}) as page:
        assert list(found("ecarte", page.scene)) == []
        plate, hand = next(iter(page.scene.plates)), page.view.hand()
        plate.setPos(hand[0].sceneBoundingRect().center())
        assert any("own hand" in pair and "plate" in pair for pair, _ in found("ecarte", page.scene))
        plate.setPos(0, 0)
        hand[0].setPos(-400, hand[0].y())
        hand[0].home = hand[0].home._replace(x=-400)
        assert "card hand is not wholly on the cloth" in [pair for pair, _ in found("ecarte", page.scene)]


@pytest.mark.usefixtures("qapp")
def test_a_bracket_leaves_out_a_card_that_is_no_part_of_the_meld() -> None:
    with table(moment("bezique", "melds"), (1440, 900), {}) as page:
        scene = page.scene
        zone = next(number for number, place in scene.lying.zones.items() if place.role == "meld" and place.at == 0)
        first, between, last, beyond = sorted(scene.lying.items[zone], key=lambda item: item.home.x)
        runs = scene.brackets.runs
        assert runs(Span((first, last), "")) == [[first], [last]]
        assert runs(Span((first, between, beyond), "")) == [[first, between], [beyond]]
        assert runs(Span((between, last), "")) == [[between, last]]


@pytest.mark.usefixtures("qapp")
def test_tokens_of_a_game_of_melds_lie_in_rows_by_what_they_do() -> None:
    with table(moment("bezique", "declaring"), (1440, 900), {}) as page:
        rows: dict[str, set[float]] = {}
        for token in page.scene.tokens:
            rows.setdefault(token.row, set()).add(round(token.home.y))
        assert {row: len(heights) for row, heights in rows.items()} == {
            "score one": 1, "announce to score": 1, "": 1}
        assert [name.text for name in page.scene.rows.names] == ["score one", "announce to score"]
        assert [token.text for token in page.scene.tokens if token.row] == [
            "Four queens, 60", "Royal marriage, 40", "Four queens", "Royal marriage"]
        assert page.scene.tokens[2].label == "Announce four queens"
        page.resize(700, 470)                            # no room for names: all is said on the tokens again
        page.lay()
        assert page.scene.rows.names or page.scene.tokens[2].text == "Announce four queens"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [SMALL, (1440, 900)])
def test_a_law_is_told_above_all_cards_of_the_hand(size: tuple[int, int]) -> None:
    with table(moment("ecarte", "law"), size, {}) as page:
        law, hand = page.scene.law, page.view.hand()
        assert law.isVisible()
        assert law.sceneBoundingRect().bottom() <= min(item.home_rect.top() - item.lift for item in hand)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [SMALL, (1024, 700), (1440, 900)], ids=str)
def test_the_dealers_button_lies_on_no_card_and_where_there_is_room_beside_the_plate(size: tuple[int, int]) -> None:
    with table(moment("bridge", "declaring"), size, {}) as page:
        button, plate = page.scene.button.sceneBoundingRect(), page.scene.plates.at(0)
        assert plate is not None
        assert not any(button.intersects(card.sceneBoundingRect()) for card in page.view.hand())
        assert button.intersects(plate.sceneBoundingRect()) == (size == SMALL)


@pytest.mark.parametrize("lying", ["deal", "declaring", "melds"])
def test_the_keys_that_go_on_lie_on_no_card(qapp: QApplication, lying: str) -> None:
    """“Space” stood half on the last card of the hand."""
    with table(moment("rubicon_bezique", lying), SMALL, {}) as page:
        reciting = page.scene.reciting
        reciting.wait()
        keys = reciting.keys.sceneBoundingRect()
        assert not reciting.keys.isVisible() or not any(
            item.isVisible() and item.sceneBoundingRect().intersects(keys) for item in page.scene.lying.all())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("name", "size"), [("melds", SMALL), ("various", SMALL), ("melds", (1440, 900)),
                                            ("counting", (1440, 900))])
def test_what_is_told_of_the_heap_does_not_run_under_the_melds(name: str, size: tuple[int, int]) -> None:
    with table(moment("rubicon_bezique", name), size, {}) as page:
        told = [words.sceneBoundingRect() for words in page.scene.captions.values() if words.isVisible() and words.text]
        melds = [item.home_rect for zone, held in page.scene.lying.items.items() for item in held
                 if page.scene.lying.zones[zone].role == "meld"]
        assert any("brisque" in words.text for words in page.scene.captions.values() if words.isVisible())
        assert not any(words.intersects(card) for words in told for card in melds)


@pytest.mark.usefixtures("qapp")
def test_what_is_counted_out_in_larger_letters_keeps_off_ones_own_plate() -> None:
    """And off the dealer's button beside it."""
    with table(moment("cribbage", "show"), SMALL, {"text size": 130}) as page:
        said, scene = page.scene.reciting.told.sceneBoundingRect(), page.scene
        assert page.scene.reciting.told.isVisible()
        assert not any(said.intersects(one.sceneBoundingRect()) for one in (*scene.plates, scene.button)
                       if one.isVisible())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [SMALL, (1280, 640)])
def test_no_plate_lies_on_the_card_that_four_have_turned_for_the_start(size: tuple[int, int]) -> None:
    with table(moment("cribbage", "play-4"), size, {}) as page:
        zone = next(zone for zone, place in page.scene.lying.zones.items() if place.zone == "start")
        start = [item.sceneBoundingRect().adjusted(2, 2, -2, -2) for item in page.scene.lying.items[zone]]
        assert start
        assert not any(plate.sceneBoundingRect().adjusted(2, 2, -2, -2).intersects(card)
                       for plate in page.scene.plates if plate.isVisible() for card in start)


@pytest.mark.usefixtures("qapp")
def test_what_is_asked_does_not_touch_an_open_page() -> None:
    with table(replace(moment("five_hundred", "bidding"), then="page advice"), SMALL, {}) as page:
        scene = page.scene
        assert scene.covered is not None
        assert scene.tokens
        assert all(token.home.x + token.size().width() / 2 < scene.covered - 3 for token in scene.tokens)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["melds", "nine"])
def test_it_is_told_how_to_go_on_where_the_corner_is_taken(name: str) -> None:
    """After a declaration the table stood still, and nothing said what it waited for."""
    with table(moment("rubicon_bezique", name), SMALL, {}) as page:
        reciting, lying = page.scene.reciting, page.scene.lying
        zone = next(number for number, place in lying.zones.items() if place.role == "meld" and place.at == 1)
        shown = tuple([item.card for item in lying.items[zone][:2]])
        foot = page.scene.cloth.bottom() - 80            # the dealer's button and the own plate lie there
        reciting.taken = lambda rect: rect.bottom() > foot
        said = Item("I score forty for marriage.", "marriage", shown, 40)
        reciting.begin(Recital(1, zone, (said,)), "Ashdown", own=False)
        reciting.say(0)
        reciting.wait()
        keys = reciting.keys.sceneBoundingRect()
        assert reciting.told.isVisible()
        assert reciting.keys.isVisible()
        assert not keys.intersects(reciting.told.sceneBoundingRect())
        assert not any(item.isVisible() and item.sceneBoundingRect().intersects(keys) for item in lying.all())
