"""A computer player who fails, errs or does not end is passed over, and the game goes on."""
from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from types import SimpleNamespace as Some
from typing import Any

import pytest

from cardtable.croupier import croupier, thinkers
from cardtable.croupier.consideration import LEISURE, LONG, PACE, Consideration
from cardtable.players.novice import cheapest, cost
from cardtable.players.think import think
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from tests.croupier.desk import Desk


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    """Opened when the test is over, so that no thread outlives it."""
    opened = threading.Event()
    yield opened
    opened.set()


Fails = Callable[[str], object]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Callable[[Fails], list[str]]:
    """Has thinkers fail first, in a manner; the list says who has been asked."""
    def install(fails: Fails) -> list[str]:
        found: list[str] = []

        def instead(view: Any, level: str, *rest: Any) -> Thought:
            found.append(level)
            made = fails(level)
            return made if isinstance(made, Thought) else think(view, level, *rest)

        monkeypatch.setattr(thinkers, "think", instead)
        return found
    return install


def raising(*levels: str) -> Fails:
    def fail(level: str) -> None:
        if level in levels:
            raise KeyError("nobody thought of this")
    return fail


@pytest.mark.parametrize(("failing", "who"), [
    (("master",), ["master", "club"]), (("master", "club"), ["master", "club", "novice"]),
    (("master", "club", "novice"), ["master", "club", "novice"])])
def test_the_next_weaker_level_answers_for_who_fails(asked: Callable[[Fails], list[str]], failing: tuple[str, ...],
                                                     who: list[str]) -> None:
    found, desk = asked(raising(*failing)), Desk()
    desk.play_until_computer()
    at, lawful = len(desk.croupier.steps), desk.sitting.match.decision(desk.sitting.match.pending().must[0])
    lawful = list(lawful)
    desk.until(lambda: len(desk.croupier.steps) > at)
    made = desk.croupier.steps[at].move
    assert made in lawful
    assert found[:len(who)] == who
    assert len(desk.told) == len(failing)
    assert desk.told[0].startswith("Colonel Ashdown lost the thread, and answers as a club player would")
    if len(failing) == 3:
        assert "cheapest" in desk.told[-1]
        assert cost(made) == min(map(cost, lawful))


def test_an_unlawful_answer_is_not_made(asked: Callable[[Fails], list[str]]) -> None:
    found = asked(lambda level: Thought(1, Move(("dance",)), "") if level == "master" else None)
    desk = Desk()
    desk.play_until_computer()
    at = len(desk.croupier.steps)
    desk.until(lambda: len(desk.croupier.steps) > at)
    assert found[:2] == ["master", "club"]


def test_who_does_not_end_is_given_up_and_not_asked_again(asked: Callable[[Fails], list[str]],
                                                          gate: threading.Event) -> None:
    found = asked(lambda level: gate.wait(60) if level == "master" else None)
    desk = Desk(limit=.1, grace=.1)
    for _ in range(2):
        desk.play_until_computer()
        at = len(desk.croupier.steps)
        desk.until(lambda at=at: len(desk.croupier.steps) > at)
    assert found.count("master") == 1
    assert found[:3] == ["master", "club", "club"]
    assert desk.told == ["Colonel Ashdown could not make an end of thinking, and answers as a club player would."]


def test_who_was_given_up_is_asked_again_in_the_next_deal() -> None:
    desk = Desk()
    desk.croupier.go_on()
    player = desk.croupier.players[1]
    desk.croupier.give_up(player, "master")
    assert desk.croupier.manners(player)[0] == "club"
    deal = desk.sitting.match.deal()
    while desk.sitting.match.deal() is deal:
        assert desk.croupier.manners(player)[0] == "club"
        desk.play_until_computer()
        if desk.croupier.considering:
            at = len(desk.croupier.steps)
            desk.until(lambda at=at: len(desk.croupier.steps) > at)
    assert desk.croupier.manners(player)[0] == "master"


def test_who_thinks_long_can_be_hurried(asked: Callable[[Fails], list[str]], gate: threading.Event) -> None:
    found, desk = asked(lambda level: gate.wait(60) if level == "master" else None), Desk()
    desk.play_until_computer()
    assert not desk.croupier.pondering
    desk.pass_time(LONG)
    assert desk.croupier.pondering
    assert "simpler answer" in desk.told[0]
    at = len(desk.croupier.steps)
    desk.croupier.hurry()
    desk.until(lambda: len(desk.croupier.steps) > at)
    assert found[:2] == ["master", "club"]
    assert desk.croupier.manners(desk.croupier.players[1])[0] == "master"       # the next time as ever


def test_a_move_can_be_taken_back_while_the_other_hangs(asked: Callable[[Fails], list[str]], gate: threading.Event
                                                        ) -> None:
    asked(lambda level: gate.wait(60) if level == "master" else None)
    desk = Desk()
    while not (desk.croupier.last_answer(0) is not None and desk.croupier.considering):
        desk.play_until_computer()
        if desk.croupier.last_answer(0) is None:
            desk.croupier.hurry()
            desk.until(lambda: not desk.croupier.considering)
    assert desk.croupier.take_back(0)
    assert not desk.croupier.considering
    assert desk.croupier.waiting_for()


def test_one_hint_at_a_time_and_none_after_a_move_or_at_the_end(monkeypatch: pytest.MonkeyPatch,
                                                                gate: threading.Event) -> None:
    desk, given = Desk(), []
    desk.croupier.go_on()
    desk.until(lambda: bool(desk.croupier.waiting_for()))
    seat = desk.croupier.waiting_for()[0]
    found: list[int] = []

    def slow(view: View, seat: int, *rest: object) -> None:
        found.append(seat)
        gate.wait(60)

    monkeypatch.setattr(croupier, "advise", slow)
    for _ in range(5):
        desk.croupier.hint(seat, (), given.append)
    assert desk.croupier.advising
    desk.until(lambda: found == [seat])
    desk.croupier.forget_hint()
    assert not desk.croupier.advising
    desk.croupier.hint(seat, (), given.append)
    desk.croupier.answer(seat, desk.sitting.match.decision(seat).sample(desk.croupier.nature))
    assert not desk.croupier.advising
    desk.croupier.close()
    desk.thinkers.close()
    gate.set()
    assert given == []


def test_the_log_tells_where_and_not_which_cards(asked: Callable[[Fails], list[str]],
                                                 caplog: pytest.LogCaptureFixture) -> None:
    """The adversary's hand and the order of the stock would lie open in it while the game is on."""
    asked(raising("master"))
    desk = Desk()
    with caplog.at_level(logging.WARNING):
        desk.play_until_computer()
        at = len(desk.croupier.steps)
        desk.until(lambda: len(desk.croupier.steps) > at)
    assert f"at move {at} of sitting unsaved" in caplog.text
    told = set(caplog.messages[0].replace(",", " ").split())
    assert not told & {card.text for card in desk.sitting.match.deal().pack}


def test_the_cheapest_of_very_many_is_found_soon() -> None:
    assert cheapest(Move(("bet", n)) for n in range(10**9, 0, -1)) == Move(("bet", 10**9 - 999))


@pytest.mark.parametrize("pace", [0.0, 1.0, 1e6])
@pytest.mark.parametrize(("leisure", "waits"), [((), False), ((1,), False), ((0, 1), True)])
def test_a_moment_is_left_where_a_right_of_a_person_ends_with_the_answer(
        monkeypatch: pytest.MonkeyPatch, pace: float, leisure: tuple[int, ...], waits: bool) -> None:
    """A person sits at 0; it says nothing of whether there is anything to be claimed."""
    waited = list[float]()
    monkeypatch.setattr(Consideration, "_ask", lambda self: None)
    asker: Any = Some(tempo=Some(uniform=lambda least, most: most), pace=pace, steps=[], thinkers=None,
                      clock=Some(later=lambda seconds, act: waited.append(seconds)), manners=lambda player: (),
                      player=lambda seat: Some(computer=bool(seat)), view=lambda player: None,
                      sitting=Some(match=Some(deal=lambda: Some(
                          by=lambda seat: seat, phase="taking_up", leisure=lambda: leisure))))
    Consideration(asker, 1).begin()
    assert waited == [PACE[1] * pace + (LEISURE * min(1, pace) if waits else 0), LONG]
