"""Poker at the real window: evenings by one means alone, two at one screen, and what lies on the cloth."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtWidgets import QGraphicsItem

from cardtable.cards import BACK
from cardtable.devices.stacks.stacks import Stacks
from cardtable.games import game
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.rules.zones import HAND, WIDOW
from cardtable.players.think import think
from cardtable.rules.moves import Move
from cardtable.table.forms.setup import at_once
from cardtable.table.sheets.slip import DealSlip
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import Label
from tests.games.poker.evening import Evening
from tests.games.poker.moments import MOMENTS, before, side_pool
from tests.spread import sampled
from tests.table.fixtures import seat, store
from tests.table.playing import Keys, Mouse, settled
from tests.table.seating import Seat
from tools.screens import table as shown
from tools.waiting import until

__all__ = ["seat", "store"]


def deal_of(page: TablePage) -> Poker:
    deal = page.host.sight.deal
    assert isinstance(deal, Poker)
    return deal


def played(page: TablePage, person: Mouse | Keys, moves: int) -> int:
    """The book's moves, made by a person, until the evening is over or so many have been; slips are put away."""
    made = 0
    settled(page)
    while not page.host.croupier.sitting.over and made < moves:
        if page.slips.slip is not None:
            person.button(next(iter(page.slips.slip.buttons.values())))
        else:
            sitting = page.host.croupier.sitting
            asked = page.host.answering.prompts[0].seat
            person.make(think(sitting.view(sitting.match.deal().player[asked]), "club", made).move)
            made += 1
        settled(page)
    return made


@pytest.mark.parametrize(("hand", "form"), sampled([
    (Mouse, "draw"), (Keys, "draw"), (Mouse, "straight"), (Keys, "stud"), (Mouse, "whiskey"), (Keys, "whiskey")], 2))
def test_an_evening_is_played_by_one_means_alone(seat: Seat, hand: type[Mouse] | type[Keys], form: str) -> None:
    """Three, each dealing once: antes, stakes, draws, exchanges."""
    page = seat(Evening(3, form, rounds=1).moment(0))
    played(page, hand(page, Random(4)), 120)
    match = page.host.croupier.sitting.match
    assert match.over
    assert sum(match.result().by_player) == 0


def test_an_amount_is_what_is_usual_and_set_by_keys(seat: Seat) -> None:
    """Five better with one press; or a figure, and Return."""
    page = seat(before(4).moment())
    settled(page)
    said = [token.text for token in page.scene.tokens]
    due = deal_of(page).betted.due(0)
    assert f"And five better, {due + 5}" in said
    Keys(page, Random(1)).make(Move(("better", 7)))
    settled(page)
    assert (0, ("better", 7)) in page.host.croupier.sitting.moves


def test_a_side_pool_has_a_bowl_of_its_own(seat: Seat) -> None:
    page = seat(side_pool().moment())
    settled(page)
    deal = deal_of(page)
    shown = {one.place.kind: one.device.numbers for one in page.scene.instruments.all if "pool" in one.place.kind}
    first, *others = deal.pools()
    assert others
    assert shown == {"pool": (first.coins,), "side pool": (sum([pool.coins for pool in others]),)}


def test_two_at_one_screen_each_see_their_own_hand_alone(seat: Seat) -> None:
    evening = before(3)
    people = ({"name": "Ann", "kind": "person"}, {"name": "Ben", "kind": "person"}, evening.players[2])
    page = seat(replace(evening.moment(), players=people))
    settled(page)
    hands = [page.host.sight.deal.zone[HAND[player]] for player in (0, 1)]
    assert sum([BACK not in held for held in hands]) <= 1


def test_the_slip_of_a_pool_that_was_not_called_shows_no_hand_but_one_s_own(seat: Seat) -> None:
    page = seat(MOMENTS["uncalled"]())
    settled(page)
    assert page.slips.slip is not None
    deal = page.host.croupier.steps[-1].deal
    assert isinstance(deal, Poker)
    assert not deal.shown
    texts = {one.text for one in page.host.sight.deal.zone[HAND[deal.winners[0]]]}
    assert texts <= {"??"}


def test_antes_come_to_a_pool_in_which_they_did_not_lie(seat: Seat) -> None:
    """At Stud everybody puts in with the deal; the bowl is empty until the counters come."""
    page = seat(at_once(game("poker"), {"form": "stud", "players": 8}, "novice", seed=3), speed=1)
    seen: list[tuple[int, str]] = []

    def dealt() -> bool:
        seen.extend([(one.device.numbers[0], one.device.words_below.text)
                     for one in page.scene.instruments.all if one.place.kind == "pool"])
        return bool(seen) and seen[-1][1] == "the pool, eight"
    until(dealt, 20)
    assert list(dict.fromkeys([coins for coins, _ in seen])) == [0, 8]
    said = list(dict.fromkeys([words for _, words in seen]))
    assert said[:2] == ["empty", "the pool"], "which it is not while counters are on their way"


@pytest.mark.parametrize("seats", [4, 6, 7, 8])
def test_at_the_show_of_stud_no_hand_lies_on_what_is_said_of_one(seat: Seat, seats: int) -> None:
    """Nor on anybody's counters."""
    page = seat(MOMENTS[f"stud-show-{seats}"]())
    settled(page)
    cards = [item.sceneBoundingRect() for item in page.scene.lying.all() if item.isVisible()]
    told = [words for words in page.scene.captions.values() if words.text and words.isVisible()]
    counters = [device for device in page.scene.instruments if isinstance(device, Stacks)]
    for one in (*told, *counters):
        lies = one.sceneBoundingRect().adjusted(2, 2, -2, -2)
        assert not any(card.intersects(lies) for card in cards), getattr(one, "text", "counters")


@pytest.mark.parametrize(("name", "size"), [
    ("stud-8", (1440, 900)), ("stud-7", (1093, 614)), ("whiskey-8", (1440, 900)), ("whiskey-8", (1093, 614))])
def test_where_many_sit_everybody_s_words_lie_clear_of_all_else(seat: Seat, name: str, size: tuple[int, int]) -> None:
    """Of cards, plates and instruments; nobody's are left out for want of room."""
    page = seat(MOMENTS[name](), size=size)
    settled(page)
    told = [one for one in page.scene.instruments if isinstance(one, Stacks)]
    others = [item.sceneBoundingRect() for item in page.scene.lying.all() if item.isVisible()]
    others += [plate.sceneBoundingRect().adjusted(3, 3, -3, -3) for plate in page.scene.plates if plate.isVisible()]
    others += [one.sceneBoundingRect() for one in page.scene.instruments if one not in told and one.isVisible()]
    assert len(told) == deal_of(page).seats
    for one in told:
        assert one.words_below.isVisible()
        lies = one.words_below.sceneBoundingRect()
        assert not any(lies.intersects(other) for other in others), one.words_below.text


@pytest.mark.usefixtures("qapp")
def test_the_dealer_s_button_lies_beside_a_plate_that_has_grown_with_what_was_said() -> None:
    """With large letters, which make it grow most."""
    with shown(MOMENTS["going-in-2"](), (1440, 900), {"text size": 200}) as page:
        page.resize(1400, 880)                   # what was said goes from its bubble to the plate
        plate, button = page.scene.plates.at(1), page.scene.button
        assert plate is not None
        until(lambda: "better" in plate.note)
        assert button.isVisible()
        assert not button.sceneBoundingRect().intersects(plate.sceneBoundingRect())


def test_the_age_s_disc_lies_clear_of_a_plate_that_has_grown_over_its_place(seat: Seat) -> None:
    """As on a narrow cloth, where what its player has said makes his plate wide."""
    evening = Evening(2, dealer=0).dealt()
    evening.turn("ante 1", "see", "better 12")
    page = seat(evening.moment(), size=(1024, 700))
    settled(page)
    disc = next(one.device for one in page.scene.instruments.all if one.place.kind == "part" and one.device.isVisible())
    assert disc.sceneBoundingRect().intersects(page.scene.cloth)
    lies = disc.sceneBoundingRect().adjusted(3, 3, -3, -3)
    assert not any(lies.intersects(plate.sceneBoundingRect()) for plate in page.scene.plates)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("seats", "size", "text"), [
    (2, (1093, 614), 100), (7, (1440, 900), 100), (8, (1440, 900), 100), (8, (1024, 700), 100), (4, (1440, 900), 200)])
def test_the_widow_is_called_so_and_nothing_lies_on_her_name(seats: int, size: tuple[int, int], text: int) -> None:
    evening = Evening(seats, "whiskey", dealer=seats - 1).dealt()
    with shown(evening.moment(), size, {"text size": text, "explain calls": "never"}) as page:
        words = page.scene.captions[WIDOW]
        assert words.isVisible()
        assert words.text == "the widow"
        lies = words.sceneBoundingRect()
        things: list[QGraphicsItem] = [
            *page.scene.lying.all(), *page.scene.plates, *page.scene.instruments, *page.scene.tokens,
            page.scene.button, page.scene.question]
        assert not any(lies.intersects(one.sceneBoundingRect()) for one in things if one.isVisible())


@pytest.mark.parametrize(("name", "size"), [("side-pools-6", (1440, 900)), ("straight-8", (1093, 614))])
def test_no_bubble_lies_on_what_is_asked(qapp: object, name: str, size: tuple[int, int]) -> None:
    """Nor on the words beside the slide; what was said last is still to be read."""
    with shown(MOMENTS[name](), size, {}) as page:
        scene = page.scene
        said = [bubble.sceneBoundingRect() for bubble in scene.speeches.values() if bubble.isVisible()]
        assert said
        for thing in (scene.question, *scene.tokens, *scene.rows.names):
            assert not any(thing.isVisible() and thing.sceneBoundingRect().intersects(rect) for rect in said)


@pytest.mark.parametrize(("seats", "size"), [(6, (1024, 700)), (8, (1024, 700)), (8, (1440, 900))])
def test_the_widow_is_named_where_letters_are_large(qapp: object, seats: int, size: tuple[int, int]) -> None:
    with shown(MOMENTS[f"widow-{seats}"](), size, {"text size": 200}) as page:
        words = page.scene.captions[WIDOW]
        assert (words.text, words.isVisible()) == ("the widow", True)
        assert not any(token.sceneBoundingRect().intersects(words.sceneBoundingRect()) for token in page.scene.tokens)


@pytest.mark.parametrize("seats", [3, 5])
def test_what_makes_room_for_the_slip_stays_on_the_cloth(qapp: object, seats: int) -> None:
    """The Age lay on the wood beyond the rim."""
    with shown(MOMENTS[f"show-{seats}"](), (1093, 614), {}) as page:
        ground = page.scene.ground
        assert ground is not None
        assert ground.raised
        for one in page.scene.instruments.all:
            rect = one.device.sceneBoundingRect()
            left, right = ground.reach(rect.center().y(), 0)
            assert not one.device.isVisible() or one.place not in ground.raised or left <= rect.center().x() <= right


def test_no_figure_of_a_slip_lies_over_its_edge_where_letters_are_large(qapp: object) -> None:
    with shown(MOMENTS["side-pools-show-8"](), (1024, 700), {"text size": 200}) as page:
        slip = page.slips.slip
        assert isinstance(slip, DealSlip)
        assert slip.side.geometry().right() <= slip.contentsRect().right()
        assert slip.sheet.minimumSizeHint().width() <= slip.side.viewport().width()


@pytest.mark.parametrize("seats", [4, 6])
def test_the_head_of_a_slip_names_the_hand_that_has_won(qapp: object, seats: int) -> None:
    with shown(MOMENTS[f"show-{seats}"](), (1093, 614), {}) as page:
        slip, deal = page.slips.slip, deal_of(page)
        assert isinstance(slip, DealSlip)
        heads = [label.text() for label in slip.findChildren(Label) if "take" in label.text()]
        assert len(deal.shown) > 2
        assert heads
        for seat in deal.shown:
            name = page.host.sight.name(seat)
            told = f"{name} shows" if name else "You show"
            assert any(told in text for text in heads) == (seat in deal.winners)
