"""What choices came to, in sentences a player would say."""
from __future__ import annotations

import pytest

from cardtable.croupier.reckoning import amount, counted_in, headline, shortfall, summary
from cardtable.players.compared import Comparison, Row
from cardtable.players.review import Choice, Judged, Past, choices
from cardtable.rules.moves import Move
from tests.players.test_review import played


@pytest.mark.parametrize(("lost", "unit", "told"), [
    (4.0, "points", "four points"), (7.4, "points", "7½ points"), (1.0, "points", "one point"),
    (0.6, "points", "half a point"), (0.1, "points", "less than half a point"),
    (9.2, "games in 100", "nine games in 100"), (1.1, "games in 100", "one game in 100"),
    (0.3, "games in 100", "less than one game in 100"),
    (31.4, "games in 100", "31 games in 100"), (0.125, "stakes", "0.12 of a stake"), (2.0, "counters", "two counters")])
def test_amounts_are_told_as_they_are_spoken(lost: float, unit: str, told: str) -> None:
    assert amount(lost, unit) == told


def judged(*costs: float, unit: str = "points", near: float = 1.0) -> list[Judged]:
    """Choices of some deal that cost so much."""
    choice = choices(Past.of(played("ecarte", 3, 2)), 0)[0]
    found = []
    for number, cost in enumerate(costs):
        best = Row(Move(("propose",)), "Propose", "Propose", (), 1.0, 0.0, True, "")
        done = best if not cost else Row(Move(("stand",)), "Play", "Play", (), 1 - cost, cost, False, "Worse.")
        rows = (best,) if done is best else (best, done)
        found.append(Judged(Choice(number, choice.view, choice.seat, done.move),
                            Comparison("", ("worth",), rows, unit, near), done, best))
    return found


@pytest.mark.parametrize(("costs", "told"), [
    ((0, 0, 0, 0), "All four were best."), ((0, 0), "Both were best."), ((0,), "It was best."), ((), ""),
    ((0, 0, 4, 0), "One costly choice in four: playing without a proposal, four points thrown away."),
    ((3, 0, 4, 0), "Two costly choices in four: seven points thrown away."),
    ((0, .5, 0), "One near the best in three: playing without a proposal, half a point thrown away."),
    ((4, .5, 0), "One costly choice in three, one near the best: playing without a proposal, 4½ points thrown away.")])
def test_a_deal_is_summed_up_in_a_sentence(costs: tuple[float, ...], told: str) -> None:
    assert summary(judged(*costs)) == told


def test_a_choice_has_one_grade_wherever_it_is_told() -> None:
    best, near, costly = judged(0, .5, 9, unit="games in 100")
    assert (headline(best), headline(costly)) == ("Proposing was best.", "Playing without a proposal was costly.")
    assert [shortfall(one) for one in (best, near, costly)] == [
        "best", "less than one game in 100 behind", "nine games in 100 behind"]
    assert counted_in([best]) == "Cost in games out of 100."
