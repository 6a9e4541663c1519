"""What the slip at the end of a game with stakes tells: what that game has come to, and all of them; whose the lead
was; that the pool is won; and points that are marked, not those that would have been."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.croupier.sheet import ScoreSheet
from cardtable.croupier.steps import Step
from cardtable.games import game
from cardtable.games.ecarte.rules.rules import Ecarte
from cardtable.games.ecarte.show.talk import TALK
from cardtable.rules.events import Event
from cardtable.rules.options import complete
from cardtable.rules.sitting import Sitting


def ecarte(form: str) -> Sitting:
    options = complete(game("ecarte").options, {"form": form, "evening": 3})
    return Sitting(game("ecarte"), options, [{} for _ in range(3)])


def played(form: str, seed: int) -> tuple[Sitting, list[tuple[ScoreSheet, Step, list[int]]]]:
    """A whole sitting by chance; of each game its sheet as it was, its last step, and all purses before its stakes."""
    sitting, rng, sheet, number = ecarte(form), Random(seed), ScoreSheet(), 0
    ends, before = list[tuple[ScoreSheet, Step, list[int]]](), [0, 0, 0]
    while not sitting.over:
        deal, which = sitting.match.deal(), sitting.match.game
        seat = deal.must[0]
        move = sitting.match.decision(seat).sample(rng)
        step = Step(number, seat, move, deal.by(seat), sitting.submit(seat, move), deal, which)
        sheet.take(step)
        number += 1
        if step.ended and not deal.preliminary and deal.ends_game:
            gained = [sheet.gained(player) for player in range(3)]
            assert [had + got for had, got in zip(before, gained, strict=True)] == deal.purse[:3]
            before = deal.purse[:3]
            ends.append((sheet, step, gained))
    return sitting, ends


@pytest.mark.parametrize("form", ["french", "pool"])
@pytest.mark.parametrize("seed", range(6))
def test_all_that_is_staked_and_paid_in_a_game_is_its_settlement(form: str, seed: int) -> None:
    """Stakes laid before the first deal belong to the game that follows, and to no other: purses agree at every end."""
    sitting, ends = played(form, seed)
    in_all = [sum([gained[player] for *_, gained in ends]) for player in range(3)]
    assert in_all == list(sitting.match.result().by_player)
    assert any(gained[player] < 0 for *_, gained in ends[:1] for player in range(3))    # a stake was lost in the first


def test_the_pool_is_won_before_all_ears() -> None:
    _, ends = played("pool", 3)
    _, last, _ = ends[-1]
    told = [line.text for line in TALK.lines(last.deal, last.events, lambda seat: "Ada")]
    paid = next(event for event in last.events if event.what == "pool")
    assert f"Ada wins two games running, and takes the pool, {TALK.coins.words(paid.points)}." in told


def test_nobody_comes_in_after_the_last_game_of_an_evening() -> None:
    _, ends = played("french", 3)
    for n, (_, step, _) in enumerate(ends, 1):
        assert ("comes in" in [event.what for event in step.events]) == (n < len(ends))


def test_a_vole_at_four_marks_one() -> None:
    deal = Ecarte(0, (4, 0))
    told = [TALK.on_scored(deal, Event("scored", 0, points=points, what="vole", law=48), lambda seat: "Ada")[0].text
            for points in (2, 1)]
    assert told == ["Ada wins the vole, and marks two.", "Ada wins the vole, and marks one."]
