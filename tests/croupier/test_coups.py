"""Coups of one deal: to sheet, slip, taking back, statistics, arena and looking back each is what a deal is else."""
from __future__ import annotations

from collections import Counter
from random import Random
from types import SimpleNamespace

import pytest

from cardtable.croupier.sheet import ScoreSheet
from cardtable.croupier.tape import Tape
from cardtable.players.arena_unit import _Playing
from cardtable.players.review import Past, by_deal, choices, choices_in
from cardtable.rules.sitting import Sitting
from cardtable.showing.figures import Figure, Noted, samples
from cardtable.table.ending.result import result_of
from cardtable.table.lookback.playhead import Playhead
from cardtable.table.reading.deal_history import events_of
from tests import suite
from tests.croupier.desk import Desk
from tests.families.toys import Plain
from tests.rules.coup_toy import GAME, PACK, Shoe
from tests.suite import Form, Trial

COUPS = len(PACK) // 2
PERSONS = [{"name": "Eleanor"}, {"name": "George"}]


@pytest.fixture
def desk() -> Desk:
    """Two persons in the second shoe, of which one coup and half another have been played."""
    desk = Desk(sitting=Sitting(GAME, {}, PERSONS))
    desk.croupier.go_on()
    play(desk, 2 * COUPS + 3)
    return desk


def play(desk: Desk, answers: int) -> None:
    rng = Random(3)
    for _ in range(answers):
        seat = desk.croupier.waiting_for()[0]
        assert desk.croupier.answer(seat, desk.sitting.match.decision(seat).sample(rng)) is None


def sheet_of(desk: Desk) -> ScoreSheet:
    sheet = ScoreSheet()
    for step in desk.croupier.steps:
        sheet.take(step)
    return sheet


def test_random_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "talk_of", lambda _: Plain())
    counts = Counter[str]()
    for seed in range(10):
        counts += Trial(Form(GAME, {}), seed, looks=.1).play().counts
    assert counts["worlds"] > 10


def test_the_sheet_has_one_for_each(desk: Desk) -> None:
    sheet, deal = sheet_of(desk), desk.sitting.match.deal()
    assert [one.number for one in sheet.game] == [*range(1, COUPS + 3)]
    assert deal.coup == 1
    assert [sum([one.balance(player) for one in sheet.game]) for player in (0, 1)] == deal.purse[:2]
    assert all(len(one.payments) <= 2 for one in sheet.game)


def test_the_step_that_ends_one_says_so_and_its_slip_hears_of_it_alone(desk: Desk) -> None:
    last = next(step for step in reversed(desk.croupier.steps) if any(event.kind == "coup" for event in step.events))
    heard = events_of(desk.croupier, last.deal, last.coup)
    assert heard[-1].kind == "coup"
    assert sum(event.kind == "moved" for event in heard) == 4
    assert not any(event.kind == "moved" for event in events_of(desk.croupier, last.deal))


def test_taking_back_stays_within_it_and_the_rest_of_the_shoe_belongs_to_the_same_deal(desk: Desk) -> None:
    croupier = desk.croupier
    assert croupier.last_answer(1) is None
    assert croupier.take_back(0)
    assert croupier.last_answer(0) is None
    deal = desk.sitting.match.deal()
    assert [step.deal is deal for step in croupier.steps[-3:]] == [True] * 3
    assert len({id(step.deal) for step in croupier.steps}) == 2
    assert [one.number for one in sheet_of(desk).game][-1] == COUPS + 1
    assert events_of(croupier, deal, 0)[-1].kind == "coup"
    croupier.replay_deal()                               # that which has just ended
    assert desk.sitting.match.deal().coup == 0


def test_a_saved_sitting_comes_back_to_the_same_coup(desk: Desk) -> None:
    again = Desk(sitting=Sitting(GAME, {}, PERSONS))
    again.croupier.load(desk.sitting.record().moves)
    assert [step.coup for step in again.croupier.steps] == [step.coup for step in desk.croupier.steps]
    assert again.croupier.last_answer(0) == desk.croupier.last_answer(0)


def test_statistics_count_each(desk: Desk) -> None:
    play(desk, 2 * (COUPS - 2) + 1)
    assert desk.sitting.over
    assert result_of(desk.croupier, ()).deals == 2 * COUPS
    figure = Figure("staked", "Staked, a coup", (Noted("said", "stake"),))
    moves = [(step.deal, step.events) for step in desk.croupier.steps]
    assert samples([figure], moves, 0)["staked"].times == 2 * COUPS


def test_the_tape_has_a_stretch_for_each_and_so_has_whoever_looks_back(desk: Desk) -> None:
    past = Past.of(desk.sitting)
    tape = Tape(past)
    assert [(one.number, one.coup) for one in tape.deals] == [
        *[(n + 1, n) for n in range(COUPS)], (COUPS + 1, 0), (COUPS + 2, 1)]
    assert tape.ended == [*range(COUPS + 1)]
    assert sum(one.moves for one in tape.deals) == len(past.moves)
    second = tape.deals[1]
    assert len(second.deal.zone[0]) == len(PACK) - 4     # as it ended, not as the shoe stands
    assert isinstance(tape.at(1, 0).deal, Shoe)
    assert len(tape.at(1, 0).deal.zone[0]) == len(PACK) - 2
    assert [len(dealt.choices) for dealt in by_deal(past, 0)] == [1] * (COUPS + 2)
    assert [choice.number for choice in choices(past, 0)] == tape.choices(COUPS, 0)
    assert [choice.number for choice in choices_in(past, 1, 3)] == tape.choices(3, 1)
    playhead = Playhead(tape, 0, whole=True)
    seen = [playhead.deal]
    while playhead.step_deal(1):
        seen.append(playhead.deal)
    assert seen == tape.ended


def test_a_unit_of_the_arena_is_one() -> None:
    sitting = Sitting(GAME, {}, PERSONS)
    playing = _Playing(SimpleNamespace(unit="deal"), 0, sitting, [])         # type: ignore[arg-type]
    rng = Random(1)
    while not playing.over():
        seat = sitting.match.pending().must[0]
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    assert (len(sitting.moves), sitting.match.deal().coup) == (3, 1)
