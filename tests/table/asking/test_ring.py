"""Return means yes: the keyboard's ring stands on what may be answered with, wherever it lies."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.cards import Card, card
from cardtable.rules.moves import Move
from cardtable.table.items import CardItem, SpotItem, TokenItem
from cardtable.table.sitting.page import TablePage
from tests.games.cribbage import moments as cribbage
from tests.games.ecarte import moments_forms as forms
from tests.games.ecarte.moments import dealt, exchanging, mid_trick
from tests.games.euchre.moments import MOMENTS as EUCHRE
from tests.games.five_hundred.moments import MOMENTS as FIVE_HUNDRED
from tests.games.piquet import moments as piquet
from tests.games.poker_patience.moments import serpent
from tests.games.whist.moments import plain
from tests.spread import sampled
from tests.table.entering import evening
from tests.table.playing import settled
from tests.table.pressed import press, window_of
from tests.table.seating import Seat
from tools.moments import Moment
from tools.waiting import until

NEVER = 1e6                  # a pace at which the adversary never answers


def at(seat: Seat, moment: Moment) -> TablePage:
    """A person who plays by keys comes to the table at a moment."""
    page = seat(moment, pace=NEVER)
    settled(page)
    page.keyboard.in_use = True
    page.host.decisions.ask()
    return page


def key(page: TablePage, *names: str) -> None:
    for name in names:
        press(window_of(page), name)
        press(window_of(page), name, up=True)


def ringed(page: TablePage) -> Card | str | None:
    focused = page.keyboard.focused
    return focused.card if isinstance(focused, CardItem) else focused.text if isinstance(focused, TokenItem) else None


def last(page: TablePage) -> str:
    return str(page.host.croupier.played()[-1][1])


def test_it_stands_on_the_card_that_may_be_played(seat: Seat) -> None:
    page = at(seat, mid_trick().moment())
    assert ringed(page) == card("JS")            # in a hand of queen of hearts, knave of spades, nine of hearts
    key(page, "Return")
    assert last(page) == "play JS"


def test_a_ring_that_stood_elsewhere_comes_to_it(seat: Seat) -> None:
    page = at(seat, mid_trick().moment())
    queen = page.scene.lying.find(card("QH"))
    assert queen is not None
    page.host.answering.quiet()
    page.keyboard._to(queen)                     # while the others play
    page.host.decisions.ask()
    assert ringed(page) == card("JS")


def test_a_refused_card_is_left(seat: Seat) -> None:
    page = at(seat, mid_trick().moment())
    queen = page.scene.lying.find(card("QH"))
    assert queen is not None
    page.keyboard._to(queen)
    key(page, "Return")
    assert page.scene.law.isVisible()
    assert ringed(page) == card("JS")
    key(page, "Return")
    assert last(page) == "play JS"


@pytest.mark.parametrize("form", ["dummy", "double-dummy"])
def test_it_stands_on_a_lawful_card_also_at_dummy(seat: Seat, form: str) -> None:
    page = seat(plain(0, 0, form).moment())
    places = set[int]()
    for n in range(8):
        settled(page)
        made = sum(step.by == 0 for step in page.host.croupier.steps)
        if n == 0:
            key(page, "Right")                   # after the mouse the first press shows it
        focused = page.keyboard.focused
        assert isinstance(focused, CardItem)
        assert focused.card in page.host.answering.cards()
        places.add(page.scene.lying.zone_of(focused))
        key(page, "Return")
        assert sum(step.by == 0 for step in page.host.croupier.steps) == made + 1
    assert len(places) == 2, "own hand and Dummy"


def test_it_stands_on_the_card_advised(seat: Seat) -> None:
    page = seat(plain(0, 0).moment())
    settled(page)
    key(page, "Right")
    wanted = page.host.answering.cards()[-1]
    assert ringed(page) != wanted
    page.host.answering.counselled.emit(Move(("play", wanted)))
    assert ringed(page) == wanted
    key(page, "Return")
    assert last(page) == f"play {wanted.text}"
    assert page.keyboard.stops.counsel is None


def test_it_stands_on_the_call_advised(seat: Seat) -> None:
    page = at(seat, dealt().moment())
    page.host.answering.counselled.emit(Move(("stand",)))
    focused = page.keyboard.focused
    assert isinstance(focused, TokenItem)
    assert page.host.answering.row.saying(Move(("stand",)), chosen=False) == page.scene.tokens.index(focused)
    key(page, "Return")
    assert last(page) == "stand"


def test_it_leads_back_from_a_call_begun_to_the_one_advised(seat: Seat) -> None:
    page = at(seat, FIVE_HUNDRED["bidding"]())
    key(page, "7")
    until(lambda: ringed(page) == "Seven in spades, 140" and page.host.idle)
    page.host.answering.counselled.emit(Move(("bid", 7, "H")))
    assert ringed(page) == "Seven in hearts, 200"
    page.host.answering.counselled.emit(Move(("pass",)))
    assert ringed(page) == "Back"
    key(page, "Return")
    until(lambda: ringed(page) == "Pass")
    key(page, "Return")
    assert last(page) == "pass"


def test_it_goes_through_the_cards_advised_to_the_token(seat: Seat) -> None:
    page = at(seat, exchanging().moment())
    some = page.host.answering.choice.prompt
    assert some is not None
    assert some.picked is not None
    advised = Move((*some.picked.prefix, *some.picked.some.cards[1::-1]))            # in whatever order
    page.host.answering.counselled.emit(advised)
    assert ringed(page) == advised[1]
    key(page, "Return")
    assert ringed(page) == advised[2]
    key(page, "Space")
    assert page.keyboard.focused is page.scene.tokens[page.host.answering.row.at("chosen")]
    key(page, "Return")
    assert set(page.host.croupier.played()[-1][1]) == set(advised)


def test_five_cards_that_a_hint_advises_are_chosen_and_thrown_by_enter(seat: Seat) -> None:
    page = at(seat, piquet.Partie(1).deals().moment())
    key(page, "H")
    until(lambda: page.keyboard.stops.counsel is not None, 60)
    advised = page.keyboard.stops.counsel
    assert advised is not None
    for _ in advised:                            # as many as its cards, and one for the token
        key(page, "Return")
    assert set(page.host.croupier.played()[-1][1]) == set(advised)


@pytest.mark.parametrize("raised", [1, 5])
def test_a_card_that_is_raised_and_not_advised_is_put_back_first(seat: Seat, raised: int) -> None:
    """The ring came to "Exchange five" with the knave among them that the advice keeps; with five raised Return was
    refused for ever."""
    page = at(seat, piquet.Partie(1).deals().moment())
    some = page.host.answering.choice.prompt
    assert some is not None
    assert some.picked is not None
    hand = [item.card for item in page.keyboard.hand()]
    key(page, "Home", *["Return", "Right"] * raised)
    assert set(page.host.answering.choice.chosen) == set(hand[:raised])
    advised = Move((*some.picked.prefix, *hand[1:6]))
    page.host.answering.counselled.emit(advised)
    assert ringed(page) == hand[0]
    for _ in range(1 + 5 - (raised - 1) + 1):    # one back, what is wanting, the token
        key(page, "Return")
    assert set(page.host.croupier.played()[-1][1]) == set(advised)


def test_who_goes_his_own_way_is_not_led_on(seat: Seat) -> None:
    page = at(seat, piquet.Partie(1).deals().moment())
    some = page.host.answering.choice.prompt
    assert some is not None
    assert some.picked is not None
    hand = [item.card for item in page.keyboard.hand()]
    page.host.answering.counselled.emit(Move((*some.picked.prefix, *hand[:3])))
    key(page, "End", "Return")
    assert ringed(page) == hand[-1]
    key(page, "Return")
    assert not page.host.answering.choice.chosen, "put back again"


def test_when_no_more_can_be_chosen_the_ring_comes_to_the_token(seat: Seat) -> None:
    page = seat(cribbage.dealt().moment())
    settled(page)
    key(page, "Home", "Return", "Right", "Return")
    assert page.keyboard.focused is page.scene.tokens[page.host.answering.row.at("chosen")]
    some = set(page.host.answering.choice.chosen)
    made = len(page.host.croupier.steps)
    key(page, "Return")
    settled(page)
    assert [step for step in page.host.croupier.steps[made:] if step.by == 0 and set(step.move) > some]


@pytest.mark.parametrize(("name", "place"), [("Home", 0), ("End", -1), ("Right", 0)])
def test_who_wants_an_end_of_his_hand_has_it_at_the_first_press(seat: Seat, name: str, place: int) -> None:
    page = seat(cribbage.dealt().moment(), size=(1093, 614))
    settled(page)
    assert ringed(page) is None
    key(page, name)
    assert page.keyboard.focused is page.keyboard.hand()[place]


def test_without_the_keyboard_no_ring_is_seen(seat: Seat) -> None:
    page = seat(mid_trick().moment(), pace=NEVER)
    settled(page)
    page.host.answering.counselled.emit(Move(("play", card("JS"))))
    assert ringed(page) is None


@pytest.mark.parametrize(("name", "form"), sampled([("whist", "double-dummy"), ("whist", "dummy"), ("bezique", ""),
                                                    ("ecarte", ""), ("pope_joan", ""), ("cribbage", "")], 1))
@pytest.mark.usefixtures("qapp")                                 # its pages are swept
def test_an_evening_by_enter_arrows_and_numbers(name: str, form: str) -> None:
    assert evening(name, 1, 40, **{"form": form} if form else {}) >= 5


@pytest.mark.parametrize(("moment", "said"), [(EUCHRE["making"], "Pass"), (EUCHRE["naming"], "Call none")],
                         ids=["a pass", "another"])
def test_without_advice_it_begins_on_the_call_that_commits_to_nothing(seat: Seat, moment: Callable[[], Moment],
                                                                      said: str) -> None:
    assert ringed(at(seat, moment())) == said


def test_it_leaves_a_token_that_gives_a_point_away_for_a_card(seat: Seat) -> None:
    page = at(seat, forms.moment(forms.Scene(forms.TRIOMPHE, 2, "play", 5)))
    assert [token.text for token in page.scene.tokens] == ["Offer the point"]
    assert isinstance(ringed(page), Card)


def test_while_a_hint_is_thought_out_no_key_answers(seat: Seat) -> None:
    page = at(seat, mid_trick().moment())
    made = len(page.host.croupier.steps)
    page.keyboard.considering = lambda: True
    key(page, "Return", "Enter", "Space", "1")
    assert len(page.host.croupier.steps) == made
    page.keyboard.considering = lambda: False
    key(page, "Return")
    assert len(page.host.croupier.steps) == made + 1


@pytest.mark.parametrize("name", ["Tab", "Backtab"])
def test_tab_that_has_left_the_table_comes_back_to_it(seat: Seat, name: str) -> None:
    page = at(seat, mid_trick().moment())
    seen = []
    while len(seen) < 30 and (not seen or seen[-1] or all(seen)):
        key(page, name)
        seen.append(page.view.hasFocus())
    assert not all(seen), "Tab leads to nothing beyond the table"
    while len(seen) < 30 and not seen[-1]:
        key(page, name)
        seen.append(page.view.hasFocus())
    assert seen[-1], "the table is not reached again"
    assert ringed(page) == card("JS")


def test_return_lays_the_next_card_of_the_serpent_and_never_takes_one_up(seat: Seat) -> None:
    """The ring came to "Take one up", the only token: Return laid a card and took it up again, for ever."""
    page = at(seat, serpent().moment())
    for laid in range(6):
        key(page, "Return")
        settled(page)
        assert [str(move[0]) for _, move in page.host.croupier.played()][-1 - laid:] == ["place"] * (laid + 1)
        assert isinstance(page.keyboard.focused, SpotItem)


def test_while_a_button_above_the_table_has_the_keyboard_no_card_has_a_ring(seat: Seat) -> None:
    """Advice came, and the ring lay round the advised card and round the button by which it had been asked for."""
    page = seat(mid_trick().moment(), pace=NEVER)
    settled(page)
    press(page.view, "Right")
    assert page.scene.ring.about is not None
    for _ in range(12):
        if page.header.pills["H"].hasFocus():
            break
        QTest.keyClick(page.window().focusWidget() or page.view, Qt.Key.Key_Tab)
    assert page.header.pills["H"].hasFocus()
    QTest.keyClick(window_of(page), Qt.Key.Key_Space)
    until(lambda: page.book.advice.counsel is not None)
    assert page.header.pills["H"].hasFocus()
    assert not page.scene.ring.isVisible()
    page.view.setFocus()
    assert page.scene.ring.isVisible()           # round what was advised
    focused = page.scene.focusItem()
    assert isinstance(focused, CardItem | TokenItem)
