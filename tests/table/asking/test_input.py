"""What clicks, drags and keys do, and what they must not do."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from cardtable.cards import card
from cardtable.store.settings import SETTINGS
from cardtable.table.book.talk import Told
from cardtable.table.items import CardItem
from cardtable.table.sitting.page import TablePage
from tests.games.cribbage.moments import thirty_one
from tests.games.ecarte.moments import Writer, dealt, exchanging, mid_trick, shuffled
from tests.table.playing import Keys, Mouse, centre, check, grip, settled
from tests.table.seating import Seat
from tools.moments import ALONE
from tools.waiting import spin, until

NEVER = 1e6                  # a pace at which the adversary never answers


def answered() -> Writer:
    """The person deals, has accepted, and may change cards."""
    made = Writer({"games": 1}, ALONE).cut("KD", "9H").deal("QH 9H KS JS 8C", "TH AH 7S QS 9D", "8H")
    return made.do("1 propose", "0 accept", "1 discard QH 9H")


def three_may() -> Writer:
    """The king of hearts is led to a hand with three of them."""
    made = Writer({"games": 1}, ALONE).cut("KD", "9H").deal("KH 9D KS JS 8C", "TH AH 7S QS 9H", "7D")
    return made.do("1 stand", "1 play KH")


@pytest.fixture
def page(seat: Seat) -> TablePage:
    """The third trick: seven of spades led, the knave of spades must be played."""
    made = seat(mid_trick().moment(), pace=NEVER)
    settled(made)
    return made


def item(page: TablePage, text: str) -> CardItem:
    found = page.scene.lying.find(card(text))
    assert found is not None
    return found


def moves(page: TablePage) -> list[str]:
    return [str(move) for _, move in page.host.croupier.played()]


def trick(page: TablePage) -> QPointF:
    assert page.scene.ground is not None
    return page.scene.ground.drop_area().center()


def test_what_may_be_played_stands_proud_and_is_called_so(page: TablePage) -> None:
    assert item(page, "JS").lift > 0
    assert item(page, "QH").lift == 0
    assert item(page, "JS").label == "knave of spades, first of three, may be played"
    assert item(page, "QH").label == "queen of hearts, second of three, may not be played now"


def test_nothing_stands_proud_where_that_help_is_not_wanted(seat: Seat) -> None:
    page = seat(mid_trick().moment(), pace=NEVER, settings={"raise legal cards": False})
    settled(page)
    assert item(page, "JS").lift == 0
    assert item(page, "JS").label.endswith("may be played")


def test_a_click_plays(page: TablePage) -> None:
    Mouse(page, Random(1)).click(grip(item(page, "JS")))
    assert moves(page)[-1] == "play JS"


def test_only_the_left_button_says_a_call(seat: Seat) -> None:
    page = seat(dealt().moment(), pace=NEVER)
    settled(page)
    spin(.3)                         # a token that has only just appeared is not taken
    token, made = page.scene.tokens[0], moves(page)
    at = page.view.mapFromScene(token.sceneBoundingRect().center())
    said: list[bool] = []
    token.pressed.connect(lambda: said.append(True))
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        QTest.mouseClick(page.view.viewport(), button, Qt.KeyboardModifier.NoModifier, at)
        spin(.3)
    assert not said
    assert moves(page) == made
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert said


def test_a_forbidden_card_goes_back_and_the_law_is_shown(page: TablePage) -> None:
    before = moves(page)
    queen = item(page, "QH")
    Mouse(page, Random(1)).drag(grip(queen), trick(page))
    assert moves(page) == before
    assert (queen.pos() - queen.corner(queen.home)).manhattanLength() < 1
    assert page.scene.law.isVisible()
    assert page.scene.law.label == "You hold spades: follow suit with the knave of spades. Law 43"
    assert page.book.talk.entries[-1].law.number == 43


@pytest.mark.parametrize("at", [(.26, .43), (.83, .89), (.1, .7), (.5, .1), (.99, .99), (-.2, .5)])
def test_a_drag_that_misses_plays_nothing(page: TablePage, at: tuple[float, float]) -> None:
    before = moves(page)
    knave = item(page, "JS")
    assert page.scene.ground is not None
    Mouse(page, Random(1)).drag(grip(knave), page.scene.ground.at(*at))
    assert moves(page) == before
    assert page.pointer.dragged is None
    check(page)


def test_a_drag_into_the_middle_plays(page: TablePage) -> None:
    Mouse(page, Random(1)).drag(grip(item(page, "JS")), trick(page))
    assert moves(page)[-1] == "play JS"


def test_a_drag_along_the_row_rearranges_it(page: TablePage) -> None:
    before = moves(page)
    last = item(page, "9H")
    Mouse(page, Random(1)).drag(grip(item(page, "JS")), centre(last) + QPointF(40, 0))
    until(lambda: not page.stage.motion.running)
    assert [i.card.text for i in page.keyboard.hand()] == ["QH", "9H", "JS"]
    assert moves(page) == before
    check(page)
    page.actions_.do("S")
    assert [i.card.text for i in page.keyboard.hand()] == ["JS", "QH", "9H"]


@pytest.mark.parametrize(("text", "left", "right", "row"), [
    ("JS", "QH", "9H", ["QH", "JS", "9H"]),
    ("9H", "JS", "QH", ["JS", "9H", "QH"]),
    ("9H", None, "JS", ["9H", "JS", "QH"]),
    ("QH", None, "JS", ["QH", "JS", "9H"]),
    ("QH", "9H", None, ["JS", "9H", "QH"]),
    ("QH", "JS", "9H", ["JS", "QH", "9H"]),
])
def test_a_card_put_between_two_others_lies_between_them(page: TablePage, text: str, left: str | None,
                                                         right: str | None, row: list[str]) -> None:
    """Let go in the middle between two cards, or beyond the first or the last."""
    near = [centre(item(page, other)) for other in (left, right) if other]
    beyond = QPointF(0, 0) if len(near) == 2 else QPointF(-20 if left is None else 20, 0)
    to = (near[0] + near[-1]) / 2 + beyond
    Mouse(page, Random(1)).drag(grip(item(page, text)), to)
    until(lambda: not page.stage.motion.running)
    assert [i.card.text for i in page.keyboard.hand()] == row
    assert [i.card.text for i in sorted(page.keyboard.hand(), key=lambda i: i.home.x)] == row


def test_two_clicks_play_where_that_is_wanted(seat: Seat) -> None:
    page = seat(mid_trick().moment(), pace=NEVER, settings={"play by": "two clicks"})
    settled(page)
    mouse, before = Mouse(page, Random(1)), moves(page)
    mouse.click(grip(item(page, "JS")))
    assert moves(page) == before
    assert item(page, "JS").selected
    spin(120)
    mouse.click(grip(item(page, "JS")))
    assert moves(page)[-1] == "play JS"


def test_a_click_plays_nothing_where_only_dragging_does(seat: Seat) -> None:
    page = seat(mid_trick().moment(), pace=NEVER, settings={"play by": "drag"})
    settled(page)
    mouse, before = Mouse(page, Random(1)), moves(page)
    mouse.click(grip(item(page, "JS")))
    assert moves(page) == before
    mouse.drag(grip(item(page, "JS")), trick(page))
    assert moves(page)[-1] == "play JS"


def test_nothing_is_taken_that_has_only_just_appeared(seat: Seat) -> None:
    page = seat(mid_trick().moment(), pace=NEVER)
    page.stage.guard = 60_000
    settled(page)
    before = moves(page)
    Mouse(page, Random(1)).click(grip(item(page, "JS")))
    assert moves(page) == before
    page.stage.guard = 0
    Mouse(page, Random(1)).click(grip(item(page, "JS")))
    assert moves(page)[-1] == "play JS"


def test_an_exchange_is_one_press(seat: Seat) -> None:
    page = seat(exchanging().moment(), pace=NEVER)
    settled(page)
    mouse = Mouse(page, Random(1))
    for text in ("QS", "JS", "8C"):
        mouse.click(grip(item(page, text)))
    mouse.press(0)
    assert moves(page)[-1] == "discard 8C JS QS"


def test_who_chooses_nothing_is_asked_again(seat: Seat) -> None:
    """The dealer need not change any card, but he does not give that up by a single press."""
    page = seat(answered().moment(), pace=NEVER)
    settled(page)
    mouse, before, token = Mouse(page, Random(1)), moves(page), page.scene.tokens[0]
    assert (token.text, token.kind, token.isEnabled()) == ("Take none", "bone", True)
    mouse.press(0)
    assert moves(page) == before
    assert (token.text, token.kind) == ("Press again to take none", "oxblood")
    mouse.press(0)
    assert moves(page)[-1] == "discard"


def test_an_exchange_is_confirmed_by_a_second_press_where_that_is_wanted(seat: Seat) -> None:
    page = seat(exchanging().moment(), pace=NEVER, settings={"confirm cards": True})
    settled(page)
    mouse, before = Mouse(page, Random(1)), moves(page)
    assert not page.scene.tokens[0].isEnabled()
    for text in ("QS", "JS", "8C"):
        mouse.click(grip(item(page, text)))
    token = page.scene.tokens[0]
    assert token.text == "Exchange three"
    mouse.press(0)
    assert moves(page) == before
    assert (token.text, token.kind) == ("Press again to exchange three", "oxblood")
    mouse.click(grip(item(page, "9H")))
    assert (token.text, token.kind) == ("Exchange four", "bone")
    mouse.press(0)
    mouse.press(0)
    assert moves(page)[-1] == "discard 8C 9H JS QS"


def test_the_drawn_cards_are_marked_until_the_next_act(seat: Seat) -> None:
    page = seat(exchanging().moment(), seed=1)
    settled(page)
    Mouse(page, Random(1)).exchange()
    settled(page)
    drawn = [i for i in page.keyboard.hand() if i.fresh]
    assert drawn
    page.scene.tokens[0].press()
    settled(page)
    assert not any(i.fresh for i in page.scene.lying.all())


def test_keys_complete_motion_and_are_no_moves(seat: Seat) -> None:
    page = seat(seed=1, speed=1)
    until(lambda: page.stage.motion.busy)
    for _ in range(60):
        if page.host.answering.prompts:
            break
        QTest.keyClick(page.view, Qt.Key.Key_1)
        spin(5)
    assert page.host.answering.prompts
    assert [move.verb for seat, move in page.host.croupier.played() if seat == 0] == []
    check(page)


def test_the_only_card_plays_itself_unless_that_is_not_wanted(seat: Seat) -> None:
    page = seat(mid_trick().moment(), pace=NEVER, settings={"forced cards": SETTINGS["forced cards"].default})
    until(lambda: moves(page)[-1] == "play JS")
    told = [entry.text for entry in page.book.talk.entries if isinstance(entry, Told)]
    assert "You hold spades: follow suit with the knave of spades." in told, "it does not go without a word"


def test_go_and_one_for_the_last_say_themselves(seat: Seat) -> None:
    page = seat(thirty_one().moment(), settings={"forced cards": "always"})
    settled(page)
    for _ in range(40):
        if page.slips.slip is not None:
            break
        assert not any(call.verb in ("go", "last-card") for one in page.host.answering.prompts for call in one.calls) \
            or page.host.croupier.considering or spin(60) is None
        if page.host.answering.cards():
            Mouse(page, Random(1)).act()
        spin(20)
        settled(page)
    assert page.slips.slip is not None


def test_strict_laws_let_every_card_but_the_last_be_chosen(seat: Seat) -> None:
    made = Writer({"laws": "strict"}, ALONE).cut("KD", "9H")
    made.deal("QH 9H KS JS 8C", "TH AH 7S QC 9D", "8H").do("1 stand", "1 play KS")
    page = seat(made.moment(), pace=NEVER, settings={"forced cards": "always"})
    settled(page)
    before = moves(page)
    spin(40)
    assert moves(page) == before


def test_return_neither_announces_a_king_nor_names_a_suit_under_strict_laws(seat: Seat) -> None:
    """Either may break a law, or binds who says it: the ring stands on a card, whether the king is held or not."""
    for hand in ("QH 9H KS JS 8C", "QH 9H KS JS KC"):
        made = Writer({"laws": "strict"}, ALONE).cut("9H", "KD")
        made.deal(hand, "TH AH 7S QC 9D", "7C").do("0 stand")
        page = seat(made.moment(), pace=NEVER)
        settled(page)
        keys = Keys(page, Random(1))
        keys.key(Qt.Key.Key_Right)
        keys.key(Qt.Key.Key_Left)
        assert any(token.isEnabled() for token in page.scene.tokens), "King, and suits to name"
        assert isinstance(page.keyboard.stops.first(), CardItem)


def test_a_strict_pack_waits_to_be_cut_dealt_and_turned(seat: Seat) -> None:
    """What may be done otherwise goes by no hand but the person's."""
    page = seat(shuffled("9H", "KD").moment(), pace=NEVER,
                settings={"forced cards": "always", "explain calls": "never"})
    settled(page)
    before = moves(page)
    spin(40)
    assert moves(page) == before
    assert [move.verb for one in page.host.answering.prompts for move in one.calls] == ["cut"]


def test_arrows_go_to_the_cards_that_may_be_played(seat: Seat) -> None:
    page = seat(three_may().moment(), pace=NEVER)
    settled(page)
    keys, seen = Keys(page, Random(1)), []
    for _ in range(4):
        keys.key(Qt.Key.Key_Right)
        assert isinstance(page.keyboard.focused, CardItem)
        seen.append(page.keyboard.focused.card)
    assert set(seen) == set(page.host.answering.cards())
    assert len(set(seen)) == 3 < len(page.keyboard.hand())


def test_enter_shows_where_the_focus_is_and_plays(seat: Seat) -> None:
    page = seat(three_may().moment(), pace=NEVER)
    settled(page)
    before, keys = moves(page), Keys(page, Random(1))
    keys.key(Qt.Key.Key_Return)
    focused = page.keyboard.focused
    assert isinstance(focused, CardItem)
    assert focused.card in page.host.answering.cards()
    assert page.scene.ring.isVisible()
    assert moves(page) == before
    keys.key(Qt.Key.Key_Return)
    assert moves(page)[-1] == f"play {focused.card.text}"
    until(lambda: not page.host.teller.busy)
    assert page.keyboard.focused is None
    assert not page.scene.ring.isVisible(), "no ring goes along with a card that has been played"


def test_the_ring_does_not_go_along_with_a_card_that_leaves_the_hand(page: TablePage) -> None:
    played = item(page, "JS")
    played.setFocus(Qt.FocusReason.TabFocusReason)
    assert page.scene.ring.about is played
    page.scene.lying.add(next(n for n, place in page.scene.lying.zones.items() if not place.own_hand), [played])
    assert page.scene.ring.about is None
    assert not played.hasFocus()


def test_the_ring_lies_round_what_is_seen_of_a_card(seat: Seat) -> None:
    page = seat(three_may().moment(), pace=NEVER)
    settled(page)
    first, second, *_ = page.keyboard.hand()
    first.setFocus(Qt.FocusReason.TabFocusReason)
    ring = page.scene.ring
    assert ring.size() == first.size()
    assert first.zValue() < ring.zValue() < second.zValue(), "a neighbour lies over the ring as over the card"


def test_the_keyboard_reaches_the_menu_and_leaves_the_table(seat: Seat) -> None:
    page = seat(mid_trick().moment(), pace=NEVER)
    settled(page)
    left: list[bool] = []
    page.left.connect(lambda: left.append(True))
    keys = Keys(page, Random(1))
    keys.key(Qt.Key.Key_Escape)
    assert page.actions_.open is not None
    sheet = page.actions_.open.sheet
    leave = next(button for entry, button in zip(sheet.entries, sheet.buttons) if entry.text == "Leave the table")
    for _ in range(20):
        if leave.hasFocus():
            break
        keys.key(Qt.Key.Key_Tab)
    keys.key(Qt.Key.Key_Space)
    assert left


@pytest.mark.parametrize("size", [(1093, 614), (1440, 900)])
def test_escape_out_of_a_search_in_the_law_book_gives_the_keys_back(seat: Seat, size: tuple[int, int]) -> None:
    page = seat(answered().moment(), pace=NEVER)
    page.resize(*size)
    settled(page)
    QTest.keyClick(page.view, Qt.Key.Key_L)
    seek = page.book.laws.seek
    until(seek.isVisible)
    QTest.mouseClick(seek, Qt.MouseButton.LeftButton)
    assert seek.hasFocus()
    QTest.keyClicks(seek, "king")
    QTest.keyClick(seek, Qt.Key.Key_Escape)
    assert page.view.hasFocus()
    assert page.actions_.open is None, "the menu waits for the next Escape"
