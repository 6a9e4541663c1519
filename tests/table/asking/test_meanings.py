"""What the calls mean is told of every call, and of every remedy."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardtable import games
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.showing.talk import talk_of
from cardtable.table.asking.choosing import asked
from tests.suite import Form, Trial, forms, step


def called(sitting: Sitting) -> Iterator[tuple[str, Move]]:
    """What now stands on tokens that a person presses to say it, each with the phase: no cards, and no amounts."""
    deal = sitting.match.deal()
    for seat in (seat for seat in range(deal.seats) if deal.by(seat) >= 0):
        one = asked(seat, deal.decision(seat).choices)
        said = [*one.calls, *one.opens, *([one.picked.prefix] if one.picked is not None else [])]
        yield from ((deal.phase, Move(tokens)) for tokens in said)


@pytest.mark.parametrize("form", forms(), ids=str)
def test_no_call_lacks_a_meaning(form: Form) -> None:
    """What is done with a card, a place or a number says itself; what is said on a token does not."""
    talk, silent = talk_of(form.game), set()
    for seed in range(3):
        trial = Trial(form, seed)
        for _ in range(250):
            if trial.sitting.over:
                break
            silent |= {f"{phase}: {move}" for phase, move in called(trial.sitting) if not talk.meaning(move, phase)}
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
