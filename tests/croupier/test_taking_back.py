"""What the croupier remembers when moves have been taken back."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.croupier.croupier import Croupier
from cardtable.games import game
from cardtable.players.review import is_forced
from cardtable.rules.moves import Move
from cardtable.rules.record import parse_line
from cardtable.rules.sitting import SPACING, Refused, Sitting
from cardtable.table.asking.move_begun import MoveBegun
from cardtable.table.ending.result import result_of
from cardtable.table.reading.deal_history import events_of
from cardtable.table.sitting.play_forced import forced_move
from tests.croupier.desk import Desk
from tests.spread import far
from tests.suite import Form, drawn, forms

STEPS = far(50, 250)              # of each form
PERSONS = [{"name": "Eleanor"}, {"name": "George"}]


@pytest.fixture
def desk() -> Desk:
    """Two persons in the midst of their second deal, one move of which has been taken back."""
    desk, rng = Desk(sitting=Sitting(game("ecarte"), {}, PERSONS)), Random(3)
    croupier, table = desk.croupier, desk.sitting
    croupier.go_on()
    ended = 0
    while ended < 2 or table.match.deal().phase != "play" or len(events_of(croupier, table.match.deal())) < 8:
        seat = croupier.waiting_for()[0]
        assert croupier.answer(seat, table.match.decision(seat).sample(rng)) is None
        ended = sum(step.ended for step in croupier.steps)
    assert croupier.take_back(croupier.steps[-1].by)
    return desk


def test_moves_of_the_deal_taken_back_into_belong_to_the_deal_at_the_table(desk: Desk) -> None:
    last = desk.croupier.steps[-1]
    assert last.deal is desk.sitting.match.deal()
    assert not last.ended
    assert events_of(desk.croupier, last.deal)[-1] == last.events[-1]


def test_a_deal_taken_back_into_is_counted_once(desk: Desk) -> None:
    before = result_of(desk.croupier, ()).deals
    seat, move = parse_line(desk.sitting.lines[-2], 0)               # what was taken back
    assert isinstance(move, Move)
    assert desk.croupier.answer(seat, move) is None
    assert result_of(desk.croupier, ()).deals == before


def test_a_saved_sitting_remembers_no_more_deals_than_were_played(desk: Desk) -> None:
    again = Desk(sitting=Sitting(game("ecarte"), {}, PERSONS))
    again.croupier.load(desk.sitting.record().moves)
    assert len({id(step.deal) for step in again.croupier.steps}) == len({id(step.deal) for step in desk.croupier.steps})
    assert again.croupier.steps[-1].deal is again.sitting.match.deal()


def test_a_saved_line_of_a_seat_that_there_is_not_is_refused(desk: Desk) -> None:
    again = Desk(sitting=Sitting(game("ecarte"), {}, PERSONS))
    with pytest.raises(Refused):
        again.croupier.load([*desk.sitting.record().moves[:4], "4 propose"])


def test_how_things_stood_is_told_from_the_nearest_place_kept(desk: Desk) -> None:
    table, first = desk.sitting, len(desk.sitting.moves) - 5
    fresh, stood = Sitting(game("ecarte"), table.options), []
    for number, (seat, move) in enumerate(table.moves):
        deal = fresh.match.deal()
        fresh.submit(seat, move)
        if number >= first:
            stood.append(deal.copy())
    before = table.match.copy()
    assert [deal.copy() for deal in table.stood(first)] == stood
    assert table.match == before
    assert len(stood) == 5 < SPACING


def test_what_was_taken_back_is_done_again_with_all_that_followed(desk: Desk) -> None:
    croupier, table = desk.croupier, desk.sitting
    assert croupier.take_back(croupier.steps[-1].by)                # a move further back
    before = [list(moves) for moves in table.undone]
    assert len(before) == 2
    stood = table.match.copy()
    for number in (1, 0):
        croupier.redo()
        assert len(table.undone) == number
    assert table.moves[-1] == before[0][-1]
    again = Sitting.replay(table.record(), table.game)
    assert again.match == table.match
    assert table.match != stood
    assert desk.steps[-1] is croupier.steps[-1]


def test_another_move_leaves_nothing_to_be_done_again(desk: Desk) -> None:
    croupier, table = desk.croupier, desk.sitting
    assert table.undone
    seat = croupier.waiting_for()[0]
    assert croupier.answer(seat, table.match.decision(seat).sample(Random(1))) is None
    assert not table.undone


def test_who_plays_a_deal_from_another_seat_keeps_it_when_he_takes_a_move_back() -> None:
    desk = Desk(level="novice")
    croupier, table, rng = desk.croupier, desk.sitting, Random(2)
    croupier.go_on()

    def answer() -> None:
        desk.until(lambda: bool(croupier.waiting_for()))
        seat = croupier.waiting_for()[0]
        assert croupier.answer(seat, table.match.decision(seat).sample(rng)) is None

    while table.match.deal().phase != "play":
        answer()
    croupier.replay_deal(exchanged=True)
    assert croupier.persons() == (1,)
    answer()
    assert croupier.take_back(1)
    assert croupier.persons() == (1,)
    croupier.redo()
    assert croupier.persons() == (1,)


def test_the_last_deal_of_a_match_is_played_again_itself_and_not_the_one_before() -> None:
    desk, rng = Desk(sitting=Sitting(game("ecarte"), {}, PERSONS)), Random(1)
    croupier = desk.croupier
    croupier.go_on()
    while not desk.sitting.over:
        seat = croupier.waiting_for()[0]
        assert croupier.answer(seat, desk.sitting.match.decision(seat).sample(rng)) is None
    last = next(step.number for step in croupier.steps if step.deal is croupier.steps[-1].deal)
    croupier.hold()
    croupier.replay_deal()
    assert len(croupier.steps) == last + 1               # its shuffle


def last_choice(croupier: Croupier, plays_itself: dict[int, bool], player: int) -> int | None:
    """The last move of the player's in this deal that did not play itself."""
    now = croupier.sitting.match.deal()
    for step in reversed(croupier.steps):
        if step.deal is not now or step.coup != now.coup:
            return None
        if step.by == player and not plays_itself[step.number]:
            return step.number
    return None


@pytest.mark.parametrize("form", forms(), ids=str)
def test_what_plays_itself_is_passed_over_in_every_game(form: Form) -> None:
    """Else it would play itself again at once, and the choice before it could never be come back to."""
    rng = Random(str(form))
    options, seats = drawn(form, rng)
    desk = Desk(sitting=Sitting(form.game, options, [{"name": f"Person {n}"} for n in range(seats)]))
    croupier, table, by_itself = desk.croupier, desk.sitting, dict[int, bool]()
    croupier.go_on()
    while len(croupier.steps) < STEPS and not table.over:
        deal, seat = table.match.deal(), croupier.waiting_for()[0]
        shown = croupier.view(deal.by(seat)).deal
        forced = forced_move("always", MoveBegun(shown, [seat]).prompts(), shown.zone, shown.strict)
        move = forced or table.match.decision(seat).sample(rng)
        by_itself[len(croupier.steps)] = forced is not None
        if forced is not None:
            assert is_forced(deal, seat, forced), f"{forced} plays itself, and is come back to"
        assert croupier.answer(seat, move) is None
        if rng.random() < .2:
            player = deal.by(seat)
            number = croupier.last_answer(player)
            assert number is None or croupier.steps[number].by == player
            assert number is None or not by_itself[number]
            wanted = last_choice(croupier, by_itself, player)
            assert number is None or wanted is not None and number <= wanted


def test_of_what_is_kept_back_nobody_has_heard() -> None:
    """Cards laid out for the crib: until all have laid theirs nothing has been seen, and going back costs nothing."""
    three = [*PERSONS, {"name": "Ferrars"}]
    desk = Desk(sitting=Sitting(game("cribbage"), {"form": "three-handed"}, three))
    croupier, table, rng = desk.croupier, desk.sitting, Random(3)
    croupier.go_on()
    first, second, third = croupier.waiting_for()
    for seat in (first, second):
        assert croupier.answer(seat, table.match.decision(seat).sample(rng)) is None
    for step in croupier.steps[-2:]:
        assert croupier.unheard(step)
        assert not croupier.costs_practice(step.number, step.by)
    assert croupier.answer(third, table.match.decision(third).sample(rng)) is None
    laid = [step for step in croupier.steps if step.move[0] == "lay-out"]
    assert [croupier.unheard(step) for step in laid] == [False] * 3
    assert croupier.costs_practice(laid[0].number, laid[0].by)
