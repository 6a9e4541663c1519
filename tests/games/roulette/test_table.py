"""Roulette at the real window: counters taken from the rack, pressed, dragged, laid by keys; wheel and cloth."""
from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from cardtable.croupier.sheet import ScoreSheet
from cardtable.devices.counter_rack.rack import CounterRack
from cardtable.devices.crier.crier import Crier
from cardtable.devices.roulette import wheel_drawn as drawn
from cardtable.devices.roulette.wheel import ORDER, RED, Wheel
from cardtable.games.roulette import chances, maxims, outcomes
from cardtable.games.roulette.layout import PRINTED
from cardtable.games.roulette.zero_page import at_zero
from cardtable.rules.events import Event
from cardtable.rules.moves import Move
from cardtable.table.cloth import tips
from cardtable.table.cloth.stakes import RakeItem, StakeItem
from cardtable.table.lookback.page import LookBack
from cardtable.table.paint import prints, rakes, shadow
from cardtable.table.sitting.page import TablePage
from tests.games.roulette import evening
from tests.games.roulette.moments import MOMENTS
from tests.games.roulette.moments import Wheel as Written
from tests.spread import crossed, far, sampled
from tests.table.fixtures import seat, store
from tests.table.playing import Keys, Mouse, settled
from tests.table.seating import Seat
from tools.screens import table
from tools.waiting import until

__all__ = ["seat", "store"]


def test_the_wheel_is_that_of_the_rules() -> None:
    assert (ORDER, RED) == (chances.WHEEL, chances.RED)


def alone(seat: Seat, name: str, **more: object) -> TablePage:
    """One punter at this moment."""
    page = seat(MOMENTS[name](), **more)
    settled(page)
    return page


def lying(page: TablePage) -> dict[str, int]:
    """What lies on the cloth, as it is seen."""
    return {spot: coins for (_, spot, _), coins in page.scene.spots.stakes.lying.items()}


def rack(page: TablePage) -> CounterRack:
    return next(device for device in page.scene.instruments if isinstance(device, CounterRack))


def middle(page: TablePage, spot: str) -> QPointF:
    return page.scene.spots.items[spot].sceneBoundingRect().center()


def test_five_presses_lay_two_coins_here_one_there_and_spin(seat: Seat) -> None:
    """The counter chosen, twice a number, once a colour, and the spin: nothing is asked between."""
    page = alone(seat, "open-1")
    mouse, presses = Mouse(page, Random(1)), 0

    def press(point: QPointF) -> None:
        nonlocal presses
        presses += 1
        until(lambda: page.host.idle)
        mouse.click(point)

    press(rack(page).mapToScene(rack(page).parts[1].geometry().center()))
    press(middle(page, "n17"))
    press(middle(page, "n17"))
    press(middle(page, "rouge"))
    settled(page)
    assert lying(page) == {"n17": 80, "rouge": 40}
    before = len(page.host.sight.deal.past)
    press(page.scene.tokens[-1].sceneBoundingRect().center())
    settled(page)
    assert len(page.host.sight.deal.past) == before + 1
    assert presses == 5


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_every_kind_of_move_is_made_by_mouse_and_by_keys(seat: Seat, hand: type[Mouse] | type[Keys]) -> None:
    page = alone(seat, "open-1")
    person = hand(page, Random(2))
    for text in ("place n17 40", "place 17-20 10", "place 16-17-19-20 10", "place 16-17-18 200", "place 16-to-21 10",
                 "place 0-1-2-3 40", "place rouge-impair 10", "place 12M 40", "place column-1-2 40", "take 17-20",
                 "move n17 n18", "double", "call neighbours n0 10", "call zero-and-four 10", "clear",
                 "call plaster n17 10", "done", "again"):
        move = Move.read(text)
        assert move in page.host.sight.deal.decision(0), text
        person.make(move)
        settled(page)
        made = [line for line in page.host.croupier.sitting.lines if not line.startswith("*")]
        assert made[-1] == f"0 {text}"


@pytest.mark.parametrize("size", [(1440, 900), (1093, 614)])
def test_tokens_lie_in_one_row_spin_red_at_its_end(seat: Seat, size: tuple[int, int]) -> None:
    """What is mostly done by dragging lies behind one token, which a key or press opens and Back folds."""
    page = alone(seat, "staked-1", size=size)
    scene = page.scene
    assert [token.text for token in scene.tokens] == ["Take up", "More", "Spin"]
    assert [token.kind for token in scene.tokens] == ["bone", "bone", "oxblood"]
    assert len({round(token.sceneBoundingRect().center().y()) for token in scene.tokens}) == 1
    printed = scene.spots.readings.print
    assert printed is not None
    others = [*scene.instruments, *scene.plates, printed]
    assert not [one for one in others for token in scene.tokens
                if one.sceneBoundingRect().intersects(token.sceneBoundingRect())]
    lines = [token.sceneBoundingRect().left() for token in scene.tokens]
    assert lines == sorted(lines)
    Mouse(page, Random(1)).click(scene.tokens[1].sceneBoundingRect().center())
    until(lambda: page.host.idle)
    assert [token.text for token in scene.tokens] == ["Double", "Take one up", "Move", "By voice", "Back"]
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert [token.text for token in scene.tokens] == ["Take up", "More", "Spin"]
    QTest.keyClick(page.view, Qt.Key.Key_3)
    QTest.keyClick(page.view, Qt.Key.Key_5)
    assert scene.question.text == "Take one up: where?"
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_3, Qt.Key.Key_6):
        QTest.keyClick(page.view, key)
    assert scene.question.text == "Move: which stake?"


def test_a_digit_means_the_same_token_through_an_evening(seat: Seat) -> None:
    """Whatever else is offered, and when it is; so that two digits by habit never lay what was not meant."""
    page = alone(seat, "staked-1")
    person, meant = Mouse(page, Random(3)), dict[str, set[str]]()

    def look() -> None:
        for token in page.scene.tokens:
            if token.key:
                meant.setdefault(token.key, set()).add(token.text)

    look()
    for text in ("clear", "place n17 40", "done", "again", "clear", "place n17 10"):
        QTest.keyClick(page.view, Qt.Key.Key_3)
        look()
        if page.scene.tokens[-1].text == "Back":
            QTest.keyClick(page.view, Qt.Key.Key_Escape)
        person.make(Move.read(text))
        settled(page)
        look()
    assert meant == {"1": {"As before"}, "2": {"Take up"}, "3": {"More"}, "4": {"Double"}, "5": {"Take one up"},
                     "6": {"Move"}, "7": {"By voice"}, "8": {"Spin"}}


@pytest.mark.parametrize(("size", "letters"), [((1440, 900), 100), ((1024, 700), 130), ((1440, 900), 200)])
def test_with_the_first_stake_no_button_comes_under_the_pointer_and_spin_stays(
        seat: Seat, size: tuple[int, int], letters: int) -> None:
    """Nor does any lie on one's own plate."""
    page = alone(seat, "open-1", size=size, settings={"text size": letters})
    mouse, plate = Mouse(page, Random(1)), page.scene.plates.at(0)
    assert plate is not None

    def buttons() -> dict[str, QRectF]:
        until(lambda: page.host.idle)
        return {token.text: token.sceneBoundingRect() for token in page.scene.tokens}

    before = buttons()
    assert list(before) == ["By voice", "Spin"]
    mouse.click(middle(page, "rouge"))
    settled(page)
    after = buttons()
    assert list(after) == ["Take up", "More", "Spin"]
    assert after["Spin"] == before["Spin"]
    mouse.click(after["More"].center())
    assert buttons()["Back"].right() == before["Spin"].right()
    for token in [*before.values(), *after.values(), *buttons().values()]:
        assert not token.intersects(plate.sceneBoundingRect())


@pytest.mark.parametrize(("called", "spot", "question"), [
    ("Zero and the four first", "", "A coin on each of 0 and 0/1/2/3: of how much?"),
    ("Neighbours on the wheel", "n17", "A coin on each of 2, 25, 17, 34 and 6: of how much?"),
    ("Neighbours on the wheel", "n0", "A coin on each of 0/3, 32/35, 26 and 15: of how much?"),
    ("All about a number", "n17", "A coin on each of twelve places about 17: of how much?")])
def test_by_voice_nothing_is_laid_before_it_is_told_where_and_how_much(seat: Seat, called: str, spot: str,
                                                                       question: str) -> None:
    page = alone(seat, "open-1")
    mouse = Mouse(page, Random(1))

    def press(text: str) -> None:
        until(lambda: page.host.idle)
        mouse.click(next(token for token in page.scene.tokens if token.text == text).sceneBoundingRect().center())

    mouse.click(rack(page).mapToScene(rack(page).parts[2].geometry().center()))      # a hundred in hand
    press("By voice")
    press(called)
    if spot:
        until(lambda: page.host.idle)
        mouse.click(middle(page, spot))
    assert lying(page) == {}
    assert page.scene.question.text == question
    offered = [token.text for token in page.scene.tokens]
    assert offered[0] == "5 each"
    assert offered[-1] == "Back"
    press("20 each")
    settled(page)
    assert set(lying(page).values()) == {40}, "what was said, and not the counter in hand"


@pytest.mark.parametrize(("name", "size"), [("staked-4", (1093, 614)), ("staked-5", (1093, 614)),
                                            ("won-1", (1440, 900)), ("prison-2", (1440, 900))])
def test_with_large_letters_nothing_lies_under_a_plate(seat: Seat, name: str, size: tuple[int, int]) -> None:
    """Plates, the cry, the tableau, the wheel and the tokens each have their own room."""
    page = seat(MOMENTS[name](), size=size, settings={"text size": 200})
    settled(page)
    scene = page.scene
    cry = crier(page)
    rects = [plate.sceneBoundingRect() for plate in scene.plates if plate.isVisible()]
    others = [cry.lies, *[device.sceneBoundingRect() for device in scene.instruments if device is not cry]]
    assert not [(one, other) for one in rects for other in others if one.intersects(other)]
    assert not [(one, other) for n, one in enumerate(rects) for other in rects[:n] if one.intersects(other)]


def test_counters_are_dragged_to_a_place_to_another_and_off_the_cloth(seat: Seat) -> None:
    page = alone(seat, "open-1")
    mouse, wells = Mouse(page, Random(3)), rack(page)
    mouse.drag(wells.mapToScene(wells.parts[2].geometry().center()), middle(page, "16-17-19-20"))
    settled(page)
    assert lying(page) == {"16-17-19-20": 200}
    mouse.drag(middle(page, "16-17-19-20"), middle(page, "passe"))
    settled(page)
    assert lying(page) == {"passe": 200}
    mouse.drag(middle(page, "passe"), QPointF(page.scene.cloth.center().x(), page.scene.cloth.top() + 20))
    settled(page)
    assert lying(page) == {}


def test_a_place_lights_what_it_covers_and_is_told_only_under_the_pointer(seat: Seat) -> None:
    page = alone(seat, "staked-1")
    spots = page.scene.spots
    assert not spots.readings.line.isVisible()
    spot = spots.items["19-20-22-23"]
    spot.setFocus()
    assert {item.name for item in spots if item.lit} == {"n19", "n20", "n22", "n23"}
    assert tuple(spots.readings.line.reading) == ("Carré, 19 20 22 23", "8 to 1, at most 720")
    spots.items["n17"].setFocus()
    assert {item.name for item in spots if item.lit} == {"n17"}
    assert "five francs at 35 to 1" in spots.readings.line.reading.told
    assert "may be chosen" in spots.items["n18"].label


def test_what_is_told_of_a_place_grows_with_what_is_laid_there(seat: Seat) -> None:
    page = alone(seat, "first-1")
    spots, mouse = page.scene.spots, Mouse(page, Random(1))
    item = spots.items["n17"]
    item.hovered = True
    item.touched.emit(item, True)
    assert "five francs" not in spots.readings.line.reading.told
    for told in ("five francs at 35 to 1", "ten francs at 35 to 1"):
        mouse.make(Move(("place", "n17", 10)))
        settled(page)
        assert told in spots.readings.line.reading.told
        assert spots.readings.line.isVisible()


def test_what_a_place_is_is_told_once_and_clear_of_what_is_asked(seat: Seat) -> None:
    """By the line below the cloth, not again on a slip of paper at the pointer, which would lie on the cloth."""
    page = alone(seat, "staked-1", settings={"explain calls": "always"})
    until(lambda: bool(page.scene.question.text))
    spot, line = page.scene.spots.items["n34"], page.scene.spots.readings.line
    QTest.mouseMove(page.view.viewport(), page.view.mapFromScene(spot.middle))
    until(line.isVisible)
    asked = page.scene.question.sceneBoundingRect()
    assert line.sceneBoundingRect().left() < asked.right()
    assert not line.sceneBoundingRect().intersects(asked)
    assert tips.told(spot, page.host.sight, page.scene.talk, page.scene.lying) == ""


def test_nothing_more_is_laid_where_the_limit_is_reached(seat: Seat) -> None:
    page = alone(seat, "open-1")
    mouse = Mouse(page, Random(4))
    for _ in range(2):
        mouse.make(Move(("place", "n17", 200)))
        settled(page)
    assert lying(page) == {"n17": 360}, "the second is as much as may yet be laid"
    mouse.click(middle(page, "n17"))
    settled(page)
    assert lying(page) == {"n17": 360}
    assert page.scene.law.isVisible()


def test_the_ball_comes_to_lie_where_nature_has_drawn(seat: Seat) -> None:
    page = alone(seat, "staked-1", speed=.02)
    wheel = next(device for device in page.scene.instruments if isinstance(device, Wheel))
    for _ in range(3):
        Mouse(page, Random(5)).make(Move(("done",)))
        settled(page)
        assert wheel.under_ball == wheel.numbers[-1] == page.host.sight.deal.past[-1]


def test_at_zero_each_stake_is_asked_of_by_name(seat: Seat) -> None:
    page = alone(seat, "zero-1")
    assert [token.text for token in page.scene.tokens] == ["Rouge to prison", "20 of Rouge back"]
    Mouse(page, Random(6)).make(Move(("prison",)))
    settled(page)
    assert page.scene.spots.stakes.lying == {(0, "rouge", 1): 80}
    at = page.scene.spots.stakes.at((0, "rouge", 1))
    assert at is not None
    assert at.y() < middle(page, "rouge").y() - page.scene.spots.items["rouge"].size().height() / 2, "beyond the band"



@pytest.mark.parametrize(("hand", "coups"), sampled([(Mouse, far(5, 20)), (Keys, 5)], 1))
def test_an_evening_is_played_to_its_end(seat: Seat, hand: type[Mouse] | type[Keys], coups: int) -> None:
    """By one means alone, through the real window: a stake or two each coup, and whatever zero asks."""
    made, rng = Written(1, before=(), coups=coups), Random(8)
    page = seat(made.moment(0, ""))
    evening.play(page, hand(page, rng), rng)
    evening.told_rightly(page)
    assert page.host.croupier.sitting.match.deal().coup + 1 >= coups


def test_two_punters_at_one_screen_each_have_their_rack(seat: Seat) -> None:
    """One stakes and has done, then the other; the rack is that of who is asked, and so are counters and stakes; above
    it stands whose it is."""
    made = Written(2, before=(7,), coups=5)
    people = ({"name": "Ann", "kind": "person"}, {"name": "Ben", "kind": "person"})
    page = seat(replace(made.moment(0, ""), players=people))
    settled(page)
    mouse, asked = Mouse(page, Random(9)), list[int]()
    for _ in range(2):
        seat_asked = page.host.answering.prompts[0].seat
        asked.append(seat_asked)
        whose = rack(page).words_above
        assert whose.text == ("Ann’s counters", "Ben’s counters")[seat_asked]
        assert rack(page).sentence().startswith(whose.text)
        assert page.scene.cloth.contains(whose.sceneBoundingRect())
        mouse.make(Move(("place", "n17", 200 if seat_asked else 40)))
        settled(page)
        assert page.host.answering.prompts[0].seat == seat_asked
        assert rack(page).rack.coins == page.host.croupier.sitting.match.deal().purse[seat_asked]
        mouse.make(Move(("done",)))
        settled(page)
    assert asked == [0, 1]
    assert len(page.host.croupier.sitting.match.deal().past) == 2


def names_on_cloth(page: TablePage) -> list[QRectF]:
    """Where words are printed, but no numbers on ovals."""
    shown = page.scene.spots.readings.print
    assert shown is not None
    across, down = shown.size().width() / PRINTED.wide, shown.size().height() / PRINTED.high
    found = []
    for mark in PRINTED.marks:
        if mark.text and not mark.on and mark.text != "0":
            rect = QFontMetricsF(prints.letters(mark, min(across, down))).tightBoundingRect(mark.text)
            rect.moveCenter(QPointF(mark.x * across, mark.y * down))
            found.append(shown.mapRectToScene(rect))
    return found


@pytest.mark.parametrize(("size", "text"), [((1440, 900), 100), ((1024, 700), 100), ((1093, 614), 200)])
def test_counters_of_several_lie_side_by_side_beside_the_name_of_their_place(seat: Seat, size: tuple[int, int],
                                                                             text: int) -> None:
    """Of one to five punters: each in its mould, none on another, on a word, or off the table."""
    page = seat(MOMENTS["open-5"](), size=size, settings={"text size": text})
    settled(page)
    stakes, cloth = page.scene.spots.stakes, page.scene.cloth
    words = names_on_cloth(page)
    assert len(words) == 6 + 6 + 3
    shared = [spot for spot, chance in chances.CHANCES.items() if len(chance.covers) >= 12 or len(chance.covers) == 1]
    for spot in shared:
        named = not chances.CHANCES[spot].kind.startswith("two ")
        for many in range(1, 6):
            stakes.lying = {(punter, spot, 0): 200 for punter in range(many)}
            stakes.put(page.scene.ground)
            some = list(stakes.items.values())
            assert {item.drawn.mould for item in some} == set(range(many))
            lie = [face(item) for item in some]
            for one in lie:
                assert cloth.contains(one), (spot, many)
                assert not named or not [word for word in words if word.intersects(one)], (spot, many)
            assert not any(one.intersects(other) for n, one in enumerate(lie) for other in lie[:n]), (spot, many)


def face(item: StakeItem) -> QRectF:
    """A counter without its shadow."""
    middle = item.sceneBoundingRect().center()
    return QRectF(middle.x() - item.radius, middle.y() - item.radius, 2 * item.radius, 2 * item.radius)


def lit(page: TablePage) -> set[str]:
    return {item.name for item in page.scene.spots if item.won}


def test_what_has_won_is_lit_until_the_next_counter_is_laid(seat: Seat) -> None:
    """The number, its even chances, dozen and column, and the counters on anything that wins, lines as well."""
    page = seat(MOMENTS["won-4"]())
    stakes = page.scene.spots.stakes
    until(lambda: bool(lit(page)))
    assert lit(page) == {"n17", "noir", "impair", "manque", "12M", "12M-noir", "column-2"}
    assert {key[1] for key, item in stakes.items.items() if item.drawn.won} <= {"n17", "noir", "impair-manque", "12M"}
    page = alone(seat, "open-1")
    person = Mouse(page, Random(7))
    person.make(Move.read("place n17 40"))
    settled(page)
    assert lit(page) == set()
    person.make(Move.read("done"))
    settled(page)
    number = page.host.sight.deal.past[-1]
    wins = {spot for spot, chance in chances.CHANCES.items() if number in chance.covers}
    assert lit(page) == {spot for spot in wins if len(chances.CHANCES[spot].covers) in (1, 12, 18)}
    person.make(Move.read("place n20 40"))
    settled(page)
    assert lit(page) == set()


def test_zero_lights_as_it_is_printed_with_a_round_end(seat: Seat) -> None:
    with table(MOMENTS["zero-3"](), (1024, 700), {}) as page:
        assert lit(page) == {"n0"}
        zero = page.scene.spots.items["n0"]
        seen, place = zero._picture.pixmap().toImage(), zero.sceneBoundingRect()
        round_end, square = [[seen.pixelColor(x % seen.width(), y % seen.height()).alpha() for x, y in some]
                             for some in ([(1, 1), (1, -2)], [(-4, 4), (-4, -5)])]
        assert (max(round_end), min(square) > 0) == (0, True)
        assert not zero.holds(place.topLeft() + QPointF(2, 2))
        assert zero.holds(place.topRight() + QPointF(-3, 3))


def test_the_cloth_is_veiled_once_nothing_more_goes_and_any_key_ends_it(seat: Seat) -> None:
    page = alone(seat, "staked-1", speed=.3)
    veil, cry = page.scene.spots.readings.veil, crier(page)
    assert veil is not None
    assert not veil.isVisible()
    Mouse(page, Random(5)).make(Move(("done",)))
    until(lambda: veil.isVisible())
    assert cry.cry.said != "Rien ne va plus.", "the wheel turns, and has not closed yet"
    until(lambda: veil.opacity() == 1)
    assert cry.cry.said == "Rien ne va plus."
    wheel = next(device for device in page.scene.instruments if isinstance(device, Wheel))
    assert page.scene.stage.motion.moving(wheel._cylinder)
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    until(lambda: page.host.idle)
    assert not veil.isVisible()
    assert cry.cry.said != "Rien ne va plus."


def crier(page: TablePage) -> Crier:
    return next(device for device in page.scene.instruments if isinstance(device, Crier))


@pytest.mark.parametrize(("at", "name"), crossed(
    [((1440, 900), 100), ((1093, 614), 100), ((1024, 700), 200)], ["staked-4", "staked-5"]))
def test_plates_bear_the_moulds_and_the_croupier_has_his_own(seat: Seat, at: tuple[tuple[int, int], int],
                                                             name: str) -> None:
    """Each punter's counter lies on the corner of his plate; the croupier's plate lies clear of all, and is out of
    sight where letters are large."""
    size, text = at
    page = seat(MOMENTS[name](), size=size, settings={"text size": text})
    settled(page)
    plates, stakes = page.scene.plates, page.scene.spots.stakes
    assert {holder.seat: plate.mould for holder, plate in plates.all.items()} == {
        key[0]: item.drawn.mould for key, item in stakes.items.items()}
    croupier = plates.croupier
    assert croupier is not None
    assert croupier.label == "The croupier, the bank"
    assert croupier.isVisible() is (text == 100)
    shown = [plate.sceneBoundingRect() for plate in plates if plate.isVisible()]
    assert not any(one.intersects(other) for n, one in enumerate(shown) for other in shown[:n])
    if text == 100:
        assert not croupier.sceneBoundingRect().intersects(crier(page).lies)


@pytest.mark.parametrize(("name", "size", "text"), [("systems-4", (1440, 900), 100), ("systems-5", (1024, 700), 100),
                                                    ("systems-5", (1093, 614), 200)])
def test_systems_are_shown_at_work_on_paper_below_the_plate(seat: Seat, name: str, size: tuple[int, int],
                                                            text: int) -> None:
    """What each has written down, of those who play by a system; where letters are large there is no room for it."""
    page = seat(MOMENTS[name](), size=size, settings={"text size": text})
    settled(page)
    deal = page.host.sight.deal
    for holder, plate in page.scene.plates.all.items():
        wanted = (maxims.method(holder.seat).title, maxims.wish(deal, holder.seat).paper) if holder.player else ()
        assert plate.paper == (wanted if text == 100 else ())
        margin = shadow.reach(shadow.PLATE)
        slip = plate._written.mapRectToScene(plate._written.boundingRect()).adjusted(margin, margin, -margin, -margin)
        if plate.paper:
            assert " ".join(plate.paper) in plate.label
            assert not slip.intersects(crier(page).lies)
    novices = seat(MOMENTS["staked-4"]())
    assert {plate.paper for plate in novices.scene.plates} == {()}


def test_prisoners_lie_on_the_line_and_beyond_it_and_under_nothing(seat: Seat) -> None:
    page = alone(seat, "prison-1")
    stakes = page.scene.spots.stakes
    assert [key for key in stakes.lying if key[2] == 2] == [(0, "rouge", 2)]
    deeper, once = stakes.items[(0, "rouge", 2)], stakes.at((0, "rouge", 1))
    assert once is not None
    assert deeper.sceneBoundingRect().center().y() < once.y() - 5
    others = [*page.scene.instruments, *page.scene.plates]
    assert not [one for one in others if one.sceneBoundingRect().intersects(deeper.sceneBoundingRect())
                and one.zValue() > deeper.zValue()]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("size", "text"), [((1024, 700), 100), ((1440, 900), 200)])
def test_beside_the_open_book_tokens_lie_on_no_instrument(size: tuple[int, int], text: int) -> None:
    """Between the cloth and one's plate there is room for a row; of large letters the tableau makes way."""
    with table(replace(MOMENTS["zero-5"](), then="page score"), size, {"text size": text}) as page:
        assert page.scene.covered is not None
        assert len(page.scene.tokens) == 2
        seen = [one for one in page.scene.instruments if one.isVisible() and one.opacity()]
        assert not [(type(one).__name__, token.text) for one in seen for token in page.scene.tokens
                    if one.sceneBoundingRect().intersects(token.sceneBoundingRect())]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["score-2", "score-3"])
def test_with_large_letters_the_cry_lies_beside_the_open_book_not_under_it(name: str) -> None:
    with table(MOMENTS[name](), (1093, 614), {"text size": 200}) as page:
        cry, ground = crier(page), page.scene.ground
        assert ground is not None
        assert ground.covered is not None
        assert cry.opacity()
        assert ground.free.contains(cry.lies)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("name", "told"), [("post-mortem", False), ("open-3", True)])
def test_the_cry_before_is_told_where_it_lies_on_no_instrument(name: str, told: bool) -> None:
    with table(MOMENTS[name](), (1093, 614), {}) as page:
        laid = page.findChildren(LookBack)
        scene = laid[0].cloth.scene if laid else page.scene
        cry, = [device for device in scene.instruments if isinstance(device, Crier)]
        assert cry.cry.before
        assert (cry.before is not None) is told


@pytest.mark.parametrize("size", [(1440, 900), (1093, 614)])
def test_prisoners_lie_clear_of_wheel_tableau_and_each_other(seat: Seat, size: tuple[int, int]) -> None:
    """Five punters twice in prison; then a stake twice there beside one that is once, on the same chance."""
    page = alone(seat, "prison-5", size=size)
    stakes = page.scene.spots.stakes
    drawn_ones = {key: one.sceneBoundingRect().adjusted(4, 4, -4, -4) for key, one in stakes.items.items()}
    assert len([key for key in drawn_ones if key[2] == 2]) == 6
    for one in page.scene.instruments:
        where = one.sceneBoundingRect()
        for key, coin in drawn_ones.items():
            assert not where.intersects(coin), (type(one).__name__, key)
    if size == (1093, 614):
        page = seat(Written(2, "prison").does("0 place rouge 80", "1 place rouge 20").spins(0)
                    .does("0 place rouge 20").spins(0).moment(), size=size)
        settled(page)
        stakes = page.scene.spots.stakes
        held = {key for key in stakes.lying if key[1] == "rouge" and key[2]}          # the other may stake anew
        assert held == {(0, "rouge", 1), (0, "rouge", 2), (1, "rouge", 2)}
        met = [pair for pair in combinations(stakes.items.values(), 2)
               if pair[0].sceneBoundingRect().adjusted(4, 4, -4, -4).intersects(
                   pair[1].sceneBoundingRect().adjusted(4, 4, -4, -4))]
        assert not met


def test_the_score_page_tells_ones_stakes_and_what_each_outcome_makes_of_them(seat: Seat) -> None:
    """Reckoned by hand from 5 on 17, 10 on 26 and 29, 40 on Rouge; gone when the coup is over."""
    page = alone(seat, "score-1")
    page.book.open_tab("score")
    shown, heading = page.book._score.wagers, page.book._score.heading
    assert shown.isVisible()
    assert (heading.title.text(), heading.note.text()) == ("Your stakes", "the sixteenth coup")
    assert [*shown.stakes.rows] == [("17 plein", "5", "35 to 1", "180"), ("26 29 cheval", "10", "17 to 1", "360"),
                                    ("Rouge", "40", "evens", "6,000")]
    assert [*shown.outcomes.rows] == [
        ("17, 26 or 29", "you gain 125"), ("Any red number", "you gain 25"), ("Any other black number", "you lose 55"),
        ("Zero", "15 lost, 40 in prison")]
    assert "or you take back half" in shown.law.words.text()
    assert "Any red number: you gain 25" in page.book._score.wagers.in_words()
    Mouse(page, Random(1)).make(Move(("done",)))
    until(lambda: page.host.idle)
    assert not shown.isVisible()


def test_at_zero_the_score_page_tells_what_has_become_of_every_stake(seat: Seat) -> None:
    """One's own one by one, what is yet to be said among them; of the others what they win, hold and have lost."""
    page = alone(seat, "zero-4")
    page.book.open_tab("score")
    shown, heading = page.book._score.wagers, page.book._score.heading
    assert (heading.title.text(), heading.note.text()) == ("Zero", "the sixteenth coup")
    assert [*shown.stakes.rows] == [("17 plein", "5", "lost"), ("26 29 cheval", "10", "lost"),
                                    ("Rouge", "40", "to choose")]
    Mouse(page, Random(1)).make(Move(("half",)))
    until(lambda: page.host.idle)
    assert not shown.isVisible()

    names = {1: "Lisle", 2: "Battle", 3: "Thorne"}
    told = at_zero(Written(4).staked().spins(0).sitting.match.deal(), 0, names.get)
    assert told.comes == "The others"
    assert list(told.outcomes) == [
        ("Lisle", "40 swept"), ("Battle, 0 3 cheval", "wins 85"), ("Battle, Noir", "60 to choose"),
        ("Battle, Impair and Manque", "20 to choose"), ("Battle", "40 swept"), ("Thorne, 0 1 2 3 carré", "wins 160"),
        ("Thorne, Pair", "100 to choose"), ("Thorne", "40 swept")]


def test_what_is_lost_is_struck_through_and_raked_in(seat: Seat) -> None:
    """The rake lies behind the outermost counter and goes with them; both are gone when they have come."""
    page = alone(seat, "staked-4")
    scene, deal = page.scene, page.host.sight.deal
    scene.stage.motion.speed = 1
    lost = [Event("paid", one.seat, src=deal.cloth, dst=deal.bank, points=one.coins, what="lost", spot=one.spot)
            for one in deal.stakes if one.seat]
    done: list[int] = []
    scene.spots.stakes.pay(lost, lambda: done.append(1))
    rake, = (item for item in scene.items() if isinstance(item, RakeItem))
    struck = [item for item in scene.items() if isinstance(item, StakeItem) and item.drawn.lost]
    assert len(struck) == len(lost)
    blade = rake.home.x - (rakes.ACROSS / 2 - rakes.BLADE.x()) * scene.stage.look.unit
    assert all(blade <= item.home.x for item in struck)
    scene.stage.motion.finish()
    assert done == [1]
    assert not [item for item in scene.items() if isinstance(item, RakeItem)]
    assert not [item for item in scene.items() if isinstance(item, StakeItem) and item.drawn.lost]


@pytest.mark.parametrize("stakes", [
    ("rouge 80", "n0 10"), ("12P 20", "column-2 20"), ("12P-12M 40",), ("rouge-impair 20", "n7 10"),
    ("pair 20", "passe 40"), ("0-1-2-3 20", "noir 40"), ("n1 10", "n9 10", "n36 10")])
def test_what_is_told_of_outcomes_is_what_the_coup_does(stakes: tuple[str, ...]) -> None:
    """Every number makes of the purse what is told of it."""
    for number in range(1, 37):
        wheel = Written(1, before=()).does(*[f"0 place {stake}" for stake in stakes])
        deal = wheel.sitting.match.deal()
        laid = sum([one.coins for one in deal.stakes])
        told, before = outcomes.net(deal.stakes, number), deal.purse[0]
        wheel.spins(number)
        assert wheel.sitting.match.deal().purse[0] == before + laid + told


@pytest.mark.parametrize(("stakes", "told"), [
    (("rouge 80", "n0 10"), [("Any red number", "you gain 35"), ("Any black number", "you lose 45"),
                             ("Zero", "175 won, 40 in prison")]),
    (("12P 20",), [("Any number of the first dozen", "you gain 20"), ("Any other number", "you lose 10"),
                   ("Zero", "10 lost")]),
    (("n1 10", "n2 10", "n3 10", "n7 10"), [("1 to 3 or 7", "you gain 160"), ("Any other number", "you lose 20"),
                                            ("Zero", "20 lost")])])
def test_outcomes_that_are_alike_are_told_together(stakes: tuple[str, ...], told: list[tuple[str, str]]) -> None:
    wheel = Written(1, before=()).does(*[f"0 place {stake}" for stake in stakes])
    found = outcomes.wagers(wheel.sitting.match.deal(), 0)
    assert found is not None
    assert list(found.outcomes) == told


def test_the_accounts_say_what_came_of_the_stakes(seat: Seat) -> None:
    """Not that they were laid, once the coup is over: what is raked in, is lost."""
    def told(written: Written, players: int) -> list[str]:
        page, sheet = seat(written.moment(0, then="")), ScoreSheet()
        for step in page.host.croupier.steps:
            sheet.take(step)
        return [page.scene.talk.dealings(sheet.game[0].dealings(player)) for player in range(players)]

    assert told(Written(3, before=()).staked(), 3) == ["staked"] * 3
    assert told(Written(3, before=()).staked().spins(17), 2) == ["lost and won", "lost"]


@pytest.mark.parametrize("text", [115, 130, 150, 200])
def test_plates_of_four_lie_beside_one_another_however_large_letters_are(seat: Seat, text: int) -> None:
    page = seat(MOMENTS["systems-4"](), settings={"text size": text})
    settled(page)
    plates = page.scene.plates
    lying = [plate.sceneBoundingRect() for plate in (*plates.all.values(), plates.croupier)
             if plate is not None and plate.isVisible()]
    assert len(lying) >= 4
    assert not [(one, other) for one, other in combinations(lying, 2) if one.intersects(other)]


class Painted(QObject):
    """What of a view is painted anew."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.parts = list[QRectF]()
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.parts += [QRectF(part) for part in event.region()]
        return False

    def no_more(self) -> bool:
        """Whether nothing has been since this was asked last."""
        parts, self.parts = self.parts, []
        return not parts


def test_no_more_is_painted_in_a_frame_than_the_cylinder_that_turns(seat: Seat) -> None:
    """Not the square about it, turned with it, nor the bowl."""
    page = alone(seat, "staked-1", painted=True)
    wheel = next(device for device in page.scene.instruments if isinstance(device, Wheel))
    painted = Painted(page.view.viewport())
    for _ in range(2):                           # the first time all is, that never was
        until(painted.no_more, 20, 50)
        wheel._cylinder.setRotation(wheel._cylinder.rotation() + 45)
        until(lambda: bool(painted.parts))
    across, middle = drawn.well(wheel.size().width()) + 4, wheel.sceneBoundingRect().center()
    room = QRectF(middle.x() - across / 2, middle.y() - across / 2, across, across)
    assert across < .8 * wheel.size().width()
    assert not [part for part in painted.parts if not room.contains(part)]
