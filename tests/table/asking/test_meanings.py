"""What the calls mean is told of every call, and of every remedy."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardtable import games
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.showing.talk import talk_of
from cardtable.table.asking.choosing import prompt
from tests.games.ecarte.moments import Writer
from tests.spread import far
from tests.suite import Form, Trial, forms, step


def called(sitting: Sitting) -> Iterator[tuple[str, Move]]:
    """What now stands on tokens that a person presses to say it, each with the stage: no cards, and no amounts."""
    deal = sitting.match.deal()
    for seat in (seat for seat in range(deal.seats) if deal.by(seat) >= 0):
        one = prompt(seat, deal.decision(seat).choices)
        said = [*one.calls, *one.opens, *[graded.prefix for graded in one.graded],
                *([one.picked.prefix] if one.picked is not None else [])]
        yield from ((talk_of(sitting.game).stage(deal), Move(tokens)) for tokens in said)


@pytest.mark.parametrize("form", forms(), ids=str)
def test_no_call_lacks_a_meaning(form: Form) -> None:
    """What is done with a card, a place or a number says itself; what is said on a token does not."""
    talk, silent = talk_of(form.game), set()
    for seed in range(far(1, 3)):
        trial = Trial(form, seed)
        for _ in range(far(120, 250)):
            if trial.sitting.over:
                break
            silent |= {f"{stage}: {move}" for stage, move in called(trial.sitting) if not talk.meaning(move, stage)}
            seat, move = step(trial.sitting, trial.rng)
            if trial.sitting.refusal(seat, move) is None:
                trial.sitting.submit(seat, move)
    assert silent == set()


@pytest.mark.parametrize("name", games.NAMES)
def test_no_remedy_lacks_a_meaning(name: str) -> None:
    """However seldom it is to be had."""
    game = games.game(name)
    remedies = {remedy for code in game.codes.values() for law in code.laws for remedy in law.remedies}
    assert [remedy for remedy in remedies if not talk_of(game).meaning(Move(("exact", remedy)))] == []


def test_a_call_may_mean_another_thing_in_another_phase() -> None:
    talk = talk_of(games.game("ecarte"))
    assert talk.meaning(Move(("accept",)), "answer") == "Both of you exchange cards."
    assert "point" in talk.meaning(Move(("accept",)), "reply")


def test_after_an_exchange_nobody_is_told_that_he_plays_for_two() -> None:
    writer = Writer().cut("KD", "9H").deal("KC 8C 7D JD TS", "AS QS 9S 8H 7H", "9D")
    talk, deal = talk_of(writer.sitting.game), writer.sitting.match.deal

    def meant(call: str) -> str:
        return talk.meaning(Move.read(call), talk.stage(deal()))

    assert "two" in meant("stand")
    writer.do("1 propose")
    assert "two" in meant("refuse")
    writer.do("0 accept", "1 discard 7D JD", "0 discard 7H")
    assert (deal().phase, meant("stand")) == ("proposal", "You keep the cards you have.")
    writer.do("1 propose")
    assert meant("refuse") == "The hands are played as they are."
