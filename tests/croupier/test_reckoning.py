"""What choices came to, in sentences a player would say."""
from __future__ import annotations

import pytest

from cardtable.croupier.reckoning import counted_in, headline, shortfall, summary
from cardtable.players.comparison import Comparison, Course
from cardtable.players.review import Choice, Judged, Past, choices
from cardtable.rules.moves import Move
from tests.players.test_review import played


def judged(*costs: float, unit: str = "points", near: float = 1.0) -> list[Judged]:
    """Choices of some deal that cost so much."""
    choice = choices(Past.of(played("ecarte", 3, 2)), 0)[0]
    found = []
    for number, cost in enumerate(costs):
        best = Course(Move(("propose",)), "Propose", "Propose", (), 1.0, 0.0, True, "", 0, {})
        worse = Course(Move(("stand",)), "Play", "Play", (), 1 - cost, cost, False, "Worse.", 0, {})
        done = worse if cost else best
        rows = (best,) if done is best else (best, done)
        found.append(Judged(Choice(number, choice.view, choice.seat, done.move),
                            Comparison("", ("worth",), rows, unit, near), done, best))
    return found


@pytest.mark.parametrize(("costs", "told"), [
    ((0, 0, 0, 0), "All four were best."), ((0, 0), "Both were best."), ((0,), "It was best."), ((), ""),
    ((0, 0, 4, 0), "One costly choice in four: four points thrown away."),
    ((3, 0, 4, 0), "Two costly choices in four: seven points thrown away."),
    ((0, .5, 0), "One near the best in three: half a point thrown away."),
    ((4, .5, 0), "One costly choice in three, one near the best: 4½ points thrown away.")])
def test_a_deal_is_summed_up_in_a_sentence(costs: tuple[float, ...], told: str) -> None:
    assert summary(judged(*costs)) == told


def test_a_choice_has_one_grade_wherever_it_is_told() -> None:
    best, near, costly = judged(0, .5, 9, unit="games in 100")
    assert (headline(best), headline(costly)) == ("Proposing was best.", "Playing without a proposal was costly.")
    assert [shortfall(one) for one in (best, near, costly)] == [
        "best", "less than one game in 100 behind", "nine games in 100 behind"]
    assert counted_in([best]) == "Cost in games out of 100."
