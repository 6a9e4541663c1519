"""What choices came to, in sentences a player would say."""
from __future__ import annotations

import pytest

from cardtable.croupier.reckoning import against_the_laws, counted_in, headline, shortfall, summary
from cardtable.croupier.steps import Step
from cardtable.players.compared import reasoned
from cardtable.players.comparison import Comparison, Course
from cardtable.players.review import Choice, Judged, Past, choices
from cardtable.rules.moves import Move
from cardtable.table.lookback.told import courses, row
from tests.players.test_review import played


def judged(*costs: float, unit: str = "points", near: float = 1.0) -> list[Judged]:
    """Choices of some deal that cost so much."""
    choice = choices(Past.of(played("ecarte", 3, 2)), 0)[0]
    found = []
    for number, cost in enumerate(costs):
        best = Course(Move(("propose",)), "Propose", "Propose", ("",), 1.0, 0.0, True, "", 0, {})
        worse = Course(Move(("stand",)), "Play", "Play", ("",), 1 - cost, cost, False, "Worse.", 0, {})
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


def test_what_broke_a_law_is_told_beside_them() -> None:
    assert [against_the_laws(many) for many in range(3)] == [
        "", "One move broke a law, and is not weighed.", "Two moves broke a law, and are not weighed."]


def test_a_choice_without_a_phrase_of_its_own_is_called_as_it_is_compared() -> None:
    one, = judged(0)
    course = Course(Move(("place", "rouge", 80)), "Lay 80 on Rouge", "Lay 80 on Rouge", (), 1, 0, True, "", 0, {})
    assert headline(one._replace(done=course, best=course)) == "“Lay 80 on Rouge” was best."


def test_a_choice_has_one_grade_wherever_it_is_told() -> None:
    best, near, costly = judged(0, .5, 9, unit="games in 100")
    assert (headline(best), headline(costly)) == ("Proposing was best.", "Playing without a proposal was costly.")
    assert [shortfall(one) for one in (best, near, costly)] == [
        "best", "less than one game in 100 behind", "nine games in 100 behind"]
    assert counted_in([best]) == "Cost in games out of 100."


@pytest.mark.parametrize(("figure", "told", "short", "shown"), [
    (45.0, "Proposing was as good as the best.", "as good as the best", ["equal", "equal", "−2.0"]),
    (43.0, "Proposing was as good as the best.", "as good as the best", ["equal", "equal", "−2.0"]),
    (None, "Proposing was best.", "best", ["best", "−2.0"])])
def test_what_has_its_equal_is_not_called_the_best(figure: float | None, told: str, short: str,
                                                   shown: list[str]) -> None:
    """Neither in the sentence nor in its row, nor as best "but only just" of what is worse than all of them."""
    (one, *_) = judged(0)
    first = one.best._replace(value=44.0)
    equals = [] if figure is None else [
        Course(Move(("stand",)), "Play", "Play", ("",), figure, max(0.0, 44 - figure), True, "", 2, {})]
    third = Course(Move(("stand",)), "Play", "Play", ("",), 42.0, 2.0, False, "Worse.", 0, {})
    rows = reasoned((first, *equals, third), "Propose.", 3.0)
    found = one._replace(comparison=one.comparison._replace(rows=rows), done=rows[0], best=rows[0])
    assert (headline(found), shortfall(found)) == (told, short)
    assert summary([one, found]) == f"Both were {short}."
    assert ("Best, but only just." in rows[0].why) == (short == "best")
    assert [line.figures[0] for line, _ in courses(found, "yours")] == shown
    deal = one.choice.view.deal
    assert row("ecarte", Step(0, 0, rows[0].move, 0, (), deal, 1), found, False, 1, 1).figure == shown[0]


def test_what_a_choice_cost_is_told_with_the_figure_of_the_sheet() -> None:
    """Behind by the difference of what is shown there, 0.8 and -1.0, though by a little more before that is rounded."""
    (one,) = judged(1.86, unit="counters")
    best, worse = one.comparison.rows
    rows = best._replace(value=.84, cells=("+0.8", "")), worse._replace(value=-1.02, cells=("−1.0", "1.8"))
    compared = one.comparison._replace(heads=("worth", "behind"), rows=rows)
    found = one._replace(comparison=compared, done=rows[1], best=rows[0])
    assert [line.figures[0] for line, _ in courses(found, "yours")] == ["best", "−1.8"]
    deal = one.choice.view.deal
    assert row("ecarte", Step(0, 0, worse.move, 0, (), deal, 1), found, False, 1, 1).figure == "−1.8"
