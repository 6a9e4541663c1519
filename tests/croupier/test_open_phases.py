"""Phases in which all act at once, and players who speak out of turn."""
from __future__ import annotations

import logging
from collections import Counter
from random import Random
from types import SimpleNamespace

import pytest

from cardtable.croupier.people import COMPUTER
from cardtable.players import levels
from cardtable.players.think import speak
from cardtable.players.thought import Thought
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from tests.croupier.desk import Desk
from tests.rules.open_toy import BANK, CLOSING, GAME, LIMIT, TABLE, Staking

ELEANOR = {"name": "Eleanor"}
OTHERS = [{"name": name, "kind": COMPUTER, "level": "novice"} for name in ("Penrose", "Lisle")]
DONE = Move(("done",))


def stake(coins: int) -> Move:
    return Move(("stake", coins))


def test_each_move_is_performed_at_once_and_nothing_is_sealed() -> None:
    deal = Staking()
    for seat, coins in ((1, 1), (0, 1), (1, 1)):
        deal.apply(seat, stake(coins))
        assert deal.must == (0, 1, 2)
        assert deal.sealed == ()
    assert deal.purse == [-1, -2, 0, 0, 3]
    deal.apply(1, DONE)
    assert deal.must == (0, 2)
    assert deal.refusal(1, stake(1)) is IMPOSSIBLE
    deal.apply(0, DONE)
    deal.apply(2, DONE)
    assert deal.over
    assert deal.purse == [1, 0, 2, -3, 0]                    # the bank owes
    assert (deal.purse[BANK], deal.purse[TABLE]) == (-3, 0)


def test_must_comes_before_may() -> None:
    table = Sitting(GAME, {}, [ELEANOR, *OTHERS])
    table.submit(1, DONE)
    assert (table.view(0).turns, table.view(1).turns) == ((0,), (1,))
    assert table.view(1).turn is None
    table.submit(1, Move(("cry",)))
    assert table.view(1).turns == ()
    with pytest.raises(ValueError, match="may not speak"):
        speak(table.view(1), 1, "novice", 1)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Players of the toy who lay all that the table bears, are then done, and cry when the last of all is waited for;
    how often they were asked."""
    counts = Counter[str]()

    def choose(view: View, seat: int, rng: Random) -> Thought:
        counts["asked"] += 1
        room = LIMIT - view.deal.purse[TABLE]
        return Thought(seat, stake(room) if room else DONE, "")

    def aside(view: View, seat: int, rng: Random) -> Thought | None:
        counts["asides"] += 1
        return Thought(seat, Move(("cry",)), "") if len(view.deal.must) == 1 else None

    player = SimpleNamespace(choose=choose, aside=aside)
    monkeypatch.setattr(levels, "part", lambda game, name: player if name == "novice" else None)
    return counts


def test_thoughts_are_kept_and_only_what_fits_no_longer_is_thought_again(
        heard: Counter[str], caplog: pytest.LogCaptureFixture) -> None:
    desk = Desk(sitting=Sitting(GAME, {}, [ELEANOR, *OTHERS]))
    croupier = desk.croupier
    croupier.go_on()
    first = dict(croupier._pondering.thoughts)
    assert sorted(first) == [1, 2]
    assert croupier.answer(0, stake(1)) is None              # now neither can lay three
    assert croupier._pondering.thoughts == first, "what others do here takes no thought from anybody"
    with caplog.at_level(logging.ERROR):
        desk.until(lambda: desk.sitting.match.deal().must == (0,))
    assert not caplog.records
    assert desk.told == []
    moves = [(step.seat, str(step.move)) for step in desk.steps]
    assert sorted(moves[:2]) in ([(0, "stake 1"), (1, "stake 2")], [(0, "stake 1"), (2, "stake 2")])
    assert sum(move == "done" for _, move in moves) == 2
    desk.thinkers.close()


def test_what_was_thought_of_one_open_phase_is_not_said_in_the_next(heard: Counter[str]) -> None:
    desk = Desk(sitting=Sitting(CLOSING, {}, [ELEANOR, *OTHERS]))
    desk.croupier.go_on()
    first = dict(desk.croupier._pondering.thoughts)
    assert sorted(first) == [1, 2]
    assert desk.croupier.answer(0, Move(("close",))) is None
    fresh = desk.croupier._pondering.thoughts
    assert [thought.phase for thought in fresh.values()] == ["again", "again"]
    assert not set(map(id, first.values())) & set(map(id, fresh.values()))
    desk.thinkers.close()


def test_computer_players_speak_out_of_turn(heard: Counter[str]) -> None:
    desk = Desk(sitting=Sitting(GAME, {}, [ELEANOR, *OTHERS]))
    desk.croupier.go_on()
    desk.until(lambda: sum(step.move.verb == "cry" for step in desk.steps) == 2)
    assert desk.sitting.match.deal().must == (0,), "it is another's turn"
    assert [step.seat for step in desk.steps if step.move.verb == "cry"] in ([1, 2], [2, 1])
    assert heard["asides"] >= 2
    assert desk.croupier.answer(0, DONE) is None
    assert desk.sitting.over
    again = Sitting.replay(desk.sitting.record(), GAME)
    assert again.match == desk.sitting.match
    desk.thinkers.close()
