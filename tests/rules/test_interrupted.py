"""A phase that something breaks off waits with its seats and answers, and goes on where it was."""
from __future__ import annotations

from random import Random
from typing import cast

import pytest

from cardtable.cards import Card
from cardtable.rules.match import Result, Series, play_out
from cardtable.rules.moves import Choices, Move, calls
from cardtable.rules.phases import Interrupted
from tests.rules.toy import HAND, Toy, dealt


class Broken(Toy):
    """Both lay one out, sealed, unless somebody asks a question first; that may be met by another question."""

    def may(self) -> tuple[int, ...]:
        may_ask = self.phase in ("throw", "answer") and len(self.interrupted) < 3
        return tuple([s for s in (0, 1) if s not in self.must]) if may_ask else ()

    def asides(self, seat: int) -> Choices:
        return calls("ask", "ask-to-go-on")

    def do_ask(self, seat: int) -> None:
        self.interrupt("answer", 1 - seat)

    def do_ask_to_go_on(self, seat: int) -> None:
        self.interrupt("answer", 1 - seat)
        self.resume_at("show_one", seat)

    def answer(self, seat: int) -> Choices:
        return calls("answer")

    def do_answer(self, seat: int) -> None:
        self.resume()


class Once(Series):
    def first(self) -> Broken:
        return broken()

    def following(self) -> None:
        return None

    def result(self) -> Result:
        return Result.most(self.deal().score, "points")


def broken() -> Broken:
    deal = Broken()
    deal.__dict__.update(dealt().__dict__)
    return deal


def throw(deal: Toy, seat: int) -> Move:
    return Move(("throw", cast(Card, deal.zone[HAND[seat]][0])))


def test_the_phase_its_seats_and_what_was_answered_go_on_in_reverse_order() -> None:
    deal = broken()
    deal.apply(0, first := throw(deal, 0))
    deal.interrupt("answer", 0)
    assert (deal.phase, deal.must, deal.sealed) == ("answer", (0,), ())
    deal.interrupt("answer", 1)
    assert deal.interrupted == (Interrupted("throw", (1,), ((0, first),)), Interrupted("answer", (0,)))
    deal.apply(1, Move(("answer",)))                     # performed, not sealed with the other
    assert (deal.must, len(deal.interrupted)) == ((0,), 1)
    deal.apply(0, Move(("answer",)))
    assert (deal.phase, deal.must, deal.sealed, deal.interrupted) == ("throw", (1,), ((0, first),), ())
    deal.apply(1, throw(deal, 1))
    assert deal.phase == "show_one"


def test_nobody_sees_what_another_has_answered_to_what_waits() -> None:
    deal = broken()
    deal.apply(0, first := throw(deal, 0))
    deal.interrupt("answer", 1)
    assert deal.view(0).interrupted[0].sealed == ((0, first),)
    assert deal.view(1).interrupted[0].sealed == ((0, None),)
    assert deal.copy().interrupted == deal.interrupted


def test_it_may_go_on_elsewhere() -> None:
    deal = broken()
    deal.interrupt("answer", 1)
    deal.resume_at("show_one", 0)
    deal.resume()
    assert (deal.phase, deal.must, deal.interrupted) == ("show_one", (0,), ())


def test_a_deal_that_is_over_stays_over() -> None:
    deal = broken()
    deal.interrupt("answer", 1)
    deal.end()
    deal.interrupt("answer", 0)
    deal.resume()
    assert (deal.must, deal.over, deal.interrupted) == ((), True, ())


@pytest.mark.parametrize("seed", range(20))
def test_at_random_it_comes_to_an_end(seed: int) -> None:
    match = Once({})
    assert play_out(match, Random(seed)) > 4
    assert match.over


def test_a_phase_that_there_is_not_cannot_be_interrupted_for() -> None:
    for call in ("interrupt", "resume_at"):
        body = f"def do_slip(self, seat):\n    self.{call}('anwser', seat)"
        made: dict[str, object] = {}
        exec(body, made)                                 # as a game would write it
        with pytest.raises(TypeError, match="anwser"):
            type("Slipped", (Broken,), {"do_slip": made["do_slip"]})
