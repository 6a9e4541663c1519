"""A plate for every hand: who plays two, or a dummy, has one for each."""
from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from cardtable.croupier.people import COMPUTER, PERSON, Player
from cardtable.games import games
from cardtable.rules.deal import Deal
from cardtable.rules.zones import Layout
from cardtable.showing.places import Places, PlatePlace
from cardtable.showing.talk import Talk
from cardtable.table.cloth import telling
from cardtable.table.cloth.button_and_pots import DealerButton, beside_plate
from cardtable.table.cloth.cards_lying import cards_on
from cardtable.table.cloth.geometry import Ground
from cardtable.table.cloth.instruments import Instruments
from cardtable.table.cloth.name_plates import Holder, NamePlates
from cardtable.table.cloth.overlaps import TIP
from cardtable.table.cloth.plate_words import hold, shorten
from cardtable.table.cloth.sight import Sight
from cardtable.table.forms.setup import for_two
from cardtable.table.items import Place, PlateItem, Stage
from cardtable.table.items.motion import Motion
from cardtable.table.paint.look import Look
from cardtable.table.sitting.page import TablePage
from tests.games.bridge.moments import MOMENTS as BRIDGE
from tests.games.ecarte.moments import MOMENTS as ECARTE
from tests.games.roulette.moments import MOMENTS as ROULETTE
from tests.table.seating import Seat
from tools import shots_two
from tools.screens import table
from tools.waiting import until

pytestmark = pytest.mark.usefixtures("qapp")

HANDS = Layout(4)
HANDS.each("hand")
NAMES = ("You", "Mr. Penrose", "Mrs. Beaumont")
PLACES = Places(zones=(), plates=tuple([PlatePlace(at=at, x=.2 + .2 * at, y=.5) for at in range(4)]))


class FourHands(Deal):
    """The second of three players plays two hands, which lie across from each other."""

    layout = HANDS
    player = (0, 1, 2, 1)


class Dummied(Talk):
    """Calls the fourth hand Dummy."""

    def hand(self, deal: Deal, seat: int, owner: str = "") -> str:
        return "Dummy" if seat == 3 else ""

    def part(self, deal: Deal, seat: int) -> str:
        return f"hand {seat}"


def plates(talk: Talk, deal: Deal, text: float = 1.0) -> tuple[QGraphicsScene, NamePlates, Sight]:
    scene, stage = QGraphicsScene(), Stage(Look(text=text), Motion(0))
    made = NamePlates(stage, scene.addItem, talk, Instruments(stage, scene.addItem, talk))
    people = tuple([Player(name, COMPUTER if n else PERSON, "club" if n else "") for n, name in enumerate(NAMES)])
    sight = Sight(0, deal, PLACES, 0, people, True)
    made.furnish(sight)
    made.put(Ground(QRectF(0, 0, 1012, 780), stage.look, PLACES))
    made.tell(sight)
    return scene, made, sight


def test_every_hand_has_a_plate_at_its_place() -> None:
    _scene, made, _ = plates(Dummied(), FourHands())
    assert list(made.all) == [Holder(0, 0), Holder(1, 1), Holder(2, 2), Holder(1, 3)]
    assert [plate.name for plate in made] == [*NAMES, "Dummy"]
    assert [round(plate.home.x) for plate in made] == [202, 405, 607, 810]
    assert made.of(1) is made.at(1)
    assert "club" in made.at(1).note                                # type: ignore[union-attr]
    assert made.at(3).note == "hand 3"                              # type: ignore[union-attr]


def test_without_a_name_of_its_own_it_is_the_second_hand() -> None:
    _scene, made, _ = plates(Talk(), FourHands())
    assert made.at(3).name == "Mr. Penrose, second hand"            # type: ignore[union-attr]


@pytest.mark.parametrize("seat", range(4))
def test_the_plate_of_the_hand_in_turn_is_lit_and_no_other_of_its_player(seat: int) -> None:
    deal = FourHands()
    deal.go("play", seat)
    _scene, made, _ = plates(Dummied(), deal)
    assert [plate.turn for plate in made] == [n == seat for n in range(4)]


def test_whoever_answers_for_a_hand_without_holding_one_is_lit_himself() -> None:
    class Backed(FourHands):
        player = (0, 1)

        def by(self, seat: int) -> int:
            return 2 if seat == 0 else super().by(seat)

    deal = Backed(purse=[0, 0, 0])
    deal.layout = Layout(2)
    deal.layout.each("hand")
    deal.go("play", 0)
    _scene, made, _ = plates(Talk(), deal)
    assert [(holder, plate.turn) for holder, plate in made.all.items()] == [
        (Holder(0, 0), False), (Holder(1, 1), False), (Holder(2, None), True)]


def test_what_is_paid_is_told_on_all_plates_of_who_pays() -> None:
    class Purses(Talk):
        def plate(self, deal: Deal, seat: int) -> str:
            return f"purse {deal.purse[deal.player[seat]]}"

    deal = FourHands(purse=[5, 7, 9])
    _scene, made, sight = plates(Purses(), deal)
    shown = sight.deal.copy()
    shown.purse = [5, 3, 13]
    made.tell_purses([1], shown)
    assert ["purse 3" in plate.note for plate in made] == [False, True, False, True]
    assert "purse 9" in made.at(2).note                             # type: ignore[union-attr]


def test_the_table_in_words_calls_the_hand_so() -> None:
    _scene, _made, sight = plates(Dummied(), FourHands())
    assert "\nDummy: hand 3." in Dummied().in_words(sight.deal, sight.name, "Four hands")


def test_a_call_stays_on_the_plate_in_the_place_of_the_level() -> None:
    _scene, made, sight = plates(Dummied(), FourHands())
    made.quote({2: "I propose."})
    assert [plate.note for plate in made] == ["hand 0", "club · hand 1", "“I propose” · hand 2", "hand 3"]
    made.tell(sight)
    assert made.of(2).note == "“I propose” · hand 2"                 # type: ignore[union-attr]
    made.quote({})
    assert made.of(2).note == "club · hand 2"                       # type: ignore[union-attr]
    made.quote({1: "What nobody would ever want to read on a plate of brass."})
    assert made.of(1).note == "club · hand 1"                       # type: ignore[union-attr]
    made.quote({2: "I propose."})
    made.begin(sight, sight.deal)
    assert made.of(2).note == "club"                                # type: ignore[union-attr]


def test_where_letters_are_large_the_own_plate_has_no_room_for_a_call() -> None:
    _scene, made, _ = plates(Dummied(), FourHands(), text=2.0)
    made.quote({0: "I propose.", 2: "How many?"})
    assert not any("“" in plate.note for plate in made), "many sit here: nobody's has"


@pytest.mark.parametrize("text", [1, 1.5, 2])
@pytest.mark.parametrize("x", [110, 300, 902])
def test_the_dealers_button_lies_beside_his_plate_in_letters_of_any_size(x: float, text: float) -> None:
    stage, cloth = Stage(Look(text=text), Motion(0)), QRectF(0, 0, 1012, 780)
    plate, button = PlateItem(stage, "Mr. Penrose", "dealer"), DealerButton(stage)
    plate.put(Place(x, 300))
    button.dress()
    at = beside_plate(stage, cloth, plate, button.size().width(), lambda room: False)
    button.put(Place(at.x(), at.y()))
    assert not button.sceneBoundingRect().intersects(plate.sceneBoundingRect())
    assert cloth.contains(button.sceneBoundingRect())


@pytest.mark.parametrize("x", [300, 700])
def test_where_there_is_no_room_beside_it_the_dealers_button_hides_the_screw_of_his_plate(x: float) -> None:
    stage = Stage(Look(text=1.5), Motion(0))
    plate, button = PlateItem(stage, "Mr. Penrose", "dealer"), DealerButton(stage)
    plate.put(Place(x, 300))
    button.dress()
    at = beside_plate(stage, QRectF(0, 0, 1012, 780), plate, button.size().width(), lambda room: True)
    button.put(Place(at.x(), at.y()))
    lies, scale = plate.sceneBoundingRect(), stage.look.furniture
    screw = lies.left() + 12.5 * scale if x < 500 else lies.right() - 12.5 * scale
    assert abs(at.x() - screw) + 3.5 * scale <= button.size().width() / 2


@pytest.mark.parametrize("x", [300, 700])
def test_with_large_letters_it_lies_below_the_outer_end_if_there_is_room(x: float) -> None:
    stage, cloth = Stage(Look(text=2), Motion(0)), QRectF(0, 0, 1012, 780)
    plate, button = PlateItem(stage, "Mr. Penrose", "dealer"), DealerButton(stage)
    plate.put(Place(x, 300))
    button.dress()
    lies = plate.sceneBoundingRect()
    at = beside_plate(stage, cloth, plate, button.size().width(), QRectF(0, lies.top(), 1012, lies.height()).intersects)
    button.put(Place(at.x(), at.y()))
    assert not button.sceneBoundingRect().intersects(lies)
    assert abs(at.x() - 506) > abs(x - 506)


@pytest.mark.parametrize(("words", "down"), [(QRectF(0, 270, 1012, 15), 1), (QRectF(0, 315, 1012, 15), -1)])
def test_beside_his_plate_it_goes_clear_of_words_that_reach_down_to_its_middle(words: QRectF, down: int) -> None:
    """It lay on the plate's end, though lower there was room: words hung above it from a score."""
    stage, cloth = Stage(Look(), Motion(0)), QRectF(0, 0, 1012, 780)
    plate, button = PlateItem(stage, "Mr. Penrose", "dealer"), DealerButton(stage)
    plate.put(Place(300, 300))
    button.dress()
    lies = plate.sceneBoundingRect()
    middle = lies.center().y()
    words.moveBottom(middle - 10) if down > 0 else words.moveTop(middle + 10)
    at = beside_plate(stage, cloth, plate, button.size().width(), words.intersects)
    button.put(Place(at.x(), at.y()))
    beside = button.sceneBoundingRect()
    assert not beside.intersects(lies)
    assert not beside.intersects(words)
    assert (at.y() - middle) * down > 0
    assert lies.top() <= beside.top()
    assert beside.bottom() <= lies.bottom()


@pytest.mark.parametrize("x", [110, 902])
def test_the_dealers_button_lies_on_his_plate_where_there_is_no_room_beside(x: float) -> None:
    """An instrument takes the room towards the middle, and the cloth ends at the other side."""
    stage, cloth = Stage(Look(), Motion(0)), QRectF(0, 0, 1012, 780)
    plate, button = PlateItem(stage, "Mr. Penrose", "dealer"), DealerButton(stage)
    plate.put(Place(x, 300))
    button.dress()
    at = beside_plate(stage, cloth, plate, button.size().width(), QRectF(170, 0, 672, 780).intersects)
    assert plate.sceneBoundingRect().contains(at)
    assert cloth.contains(QRectF(at.x() - button.size().width() / 2, at.y(), button.size().width(), 1))
    assert abs(at.x() - 506) > abs(x - 506)


def test_with_large_letters_the_plate_beside_a_near_rack_bears_the_key_alone() -> None:
    with shots_two.table("cribbage", "near", (1024, 700), {"text size": 200}) as page:
        assert isinstance(page, TablePage)
        sight = page.scene.sight
        assert sight is not None
        own = page.scene.plates.at(sight.below)
        assert own is not None
        assert own.note == "hold D"
        hand, = [held for zone, held in page.scene.lying.items.items()
                 if (place := page.scene.lying.place(zone)) is not None and place.near_hand]
        assert not any(item.home_rect.intersects(own.sceneBoundingRect()) for item in hand)


def test_a_hand_held_up_at_the_far_edge_lies_on_no_plate_and_the_plate_comes_back() -> None:
    with shots_two.table("ecarte", "far", (1440, 900), {}) as page:
        assert isinstance(page, TablePage)
        scene = page.scene
        place, plate = next((place, plate) for place, plate in scene.plates.placed() if place.at)
        held = [item.home_rect for zone, one in scene.lying.zones.items() if one.held
                for item in scene.lying.items.get(zone, ())]
        assert held
        assert scene.ground is not None
        usual = scene.ground.of(scene.ground.places).plate(place) - scene.ground.shifted[place]
        assert any(plate.sceneBoundingRect().translated(-scene.ground.shifted[place]).intersects(card) for card in held)
        for shown in (plate, scene.button):
            assert shown.isVisible()
            assert not any(shown.sceneBoundingRect().intersects(card) for card in held)
        page.host.cover()
        assert plate.isVisible()
        assert abs(plate.sceneBoundingRect().center().x() - usual.x()) < 1


def test_beside_ones_own_hand_a_plate_says_no_more_than_there_is_room_for(seat: Seat) -> None:
    """On a low window; where there is room it says all."""
    page = seat(BRIDGE["redoubling"](), size=(1093, 614))
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    plate = page.scene.plates.of(0)
    assert plate is not None
    about = plate.sceneBoundingRect()
    assert plate.note == "to redouble or not · dealer"
    assert not any(item.home_rect.intersects(about) for item in page.scene.lying.all())
    page.window().resize(1440, 900)
    until(lambda: plate.note == "to redouble or not · dealer · named hearts")


def test_a_title_goes_only_where_there_is_no_room_for_it() -> None:
    """With large letters plates said “Penrose” on brass that lay half empty."""
    class Plain(Talk):
        def part(self, deal: Deal, seat: int) -> str:
            return ""

    _scene, made, _ = plates(Plain(), FourHands(), text=1.5)
    assert made.crowded
    assert made.of(1).name == "Mr. Penrose"                         # type: ignore[union-attr]
    least = made.of(0).size().width()                               # type: ignore[union-attr]
    assert all(plate.size().width() <= 1.3 * least + 1 for plate in made if "second" not in plate.name)
    assert made.of(2).name == "Beaumont"                            # type: ignore[union-attr]


@pytest.mark.parametrize("x", [60, 952])
def test_the_dealers_button_on_a_plate_at_the_edge_is_not_cut_off(x: float) -> None:
    """As one's own where an oval table is low."""
    stage, cloth = Stage(Look(), Motion(0)), QRectF(0, 0, 1012, 780)
    plate, button = PlateItem(stage, "You", "dealer"), DealerButton(stage)
    plate.put(Place(x, 700, 0, 0))
    button.dress()
    at = beside_plate(stage, cloth, plate, button.size().width(), lambda room: True)
    button.put(Place(at.x(), at.y()))
    assert cloth.contains(button.sceneBoundingRect())


def test_a_counter_on_a_plate_is_not_covered_by_the_next_plate(seat: Seat) -> None:
    """It lies on the left corner, a little beyond it: where plates touch the one on the right lies over the other."""
    page = seat(ROULETTE["open-5"](), size=(1024, 700))
    plates = sorted([plate for plate in page.scene.plates if plate.isVisible()], key=lambda plate: plate.home.x)
    touching = [(one, other) for one, other in pairwise(plates)
                if one.sceneBoundingRect().intersects(other.sceneBoundingRect().adjusted(-15, 0, 0, 0))]
    assert touching
    assert all(one.zValue() < other.zValue() for one, other in touching)


@pytest.mark.parametrize(("moment", "size"), [("propose", (1440, 900)), ("exchange", (1093, 614))])
def test_no_plate_grows_over_the_dealers_button(moment: str, size: tuple[int, int]) -> None:
    """Plates are told some frames before all else is laid clear of them."""
    with table(ECARTE[moment](), size, {}) as page:
        scene, sight = page.scene, page.scene.sight
        assert sight is not None
        scene.plates.begin(sight, scene.shown())
        scene.place_button()
        before, dealer = scene.button.pos(), sight.deal.dealt_by
        assert dealer is not None
        scene.plates.calls = {sight.deal.player[dealer]: "Four cards for me, please"}
        for part in telling.words(scene):
            part(sight)
            room = scene.button.sceneBoundingRect().adjusted(TIP, TIP, -TIP, -TIP)
            assert not any(plate.sceneBoundingRect().intersects(room) for plate in scene.plates)
        assert scene.button.isVisible()
        assert scene.button.pos() != before, "its plate has grown"


@pytest.mark.parametrize("name", [row.name for row in games() if row.players(for_two(row, {}))[0] == 2])
def test_where_two_share_a_screen_each_plate_tells_its_key_however_little_room_there_is(name: str) -> None:
    with shots_two.table(name, "down", (1093, 614), {}) as page:
        assert isinstance(page, TablePage)
        plates = page.scene.plates
        for player in page.host.croupier.persons():
            plate = plates.of(player)
            assert plate is not None
            assert plate.note.endswith(hold(page.scene.sight, player, plates.keys)), plate.note


@pytest.mark.parametrize(("said", "covered", "left"), [
    ("to stand or beg · elder hand · hold D", None, "to stand or beg · hold D"), ("to play", 600, ""),
    ("to stand or beg · hold D", None, "hold D"), ("to play · dealer", None, "to play"), ("to play", None, None),
    ("hold D", None, None), ("hold D", 600, None)])
def test_the_last_that_a_plate_leaves_out_is_the_key(said: str, covered: float | None, left: str | None,
                                                     qapp: object) -> None:
    plate = PlateItem(Stage(Look(), Motion(0)))
    plate.inscribe("You", said, "", ())
    assert shorten(plate, "You", covered) == (left is not None)
    assert plate.note == (said if left is None else left)


@pytest.mark.parametrize("size", [(1093, 614), (1440, 880)])
def test_a_far_plate_beside_a_hand_held_up_lies_on_no_cards(size: tuple[int, int],
                                                            monkeypatch: pytest.MonkeyPatch) -> None:
    """Seen: on discards, on won tricks and on the upper edge of the hand; or nowhere, with room further off."""
    for moves in (8, 12, 20, 22):
        monkeypatch.setattr(shots_two, "MOVES", moves)
        with shots_two.table("piquet", "far", size, {}) as page:
            assert isinstance(page, TablePage)
            scene = page.scene
            plate = scene.plates.of(page.host.croupier.persons()[1])
            assert scene.ground is not None
            assert plate is not None
            assert plate.isVisible()
            lying = cards_on(scene.lying, scene.ground)
            about = plate.sceneBoundingRect().adjusted(1, 1, -1, -1)
            assert not any(about.intersects(rect) for rect in (*lying.faces, *lying.backs, *lying.packs))


@pytest.mark.parametrize("text", [100, 130])
def test_a_plate_that_a_hand_held_up_has_sent_aside_comes_back_with_any_letters(
        text: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guest's plate stayed at the rim, or lay at Host's end of the table."""
    monkeypatch.setattr(shots_two, "MOVES", 8)
    with shots_two.table("piquet", "down", (1440, 900), {"text size": text}) as page:
        assert isinstance(page, TablePage)
        player = page.host.croupier.persons()[1]
        plate = page.scene.plates.of(player)
        assert plate is not None
        before = plate.sceneBoundingRect().center()
        page.host.lift(player)
        assert not plate.isVisible() or plate.sceneBoundingRect().bottom() < page.scene.cloth.center().y()
        page.host.cover()
        assert plate.isVisible()
        assert (plate.sceneBoundingRect().center() - before).manhattanLength() < 1
