"""What is shown with the same figure has the same grade, and nothing is said twice."""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.cards import cards
from cardtable.games import game
from cardtable.players.amounts import GAMES, amount, as_told, bare
from cardtable.players.compared import compare
from cardtable.players.comparison import Comparison, Course
from cardtable.players.estimate import Estimate
from cardtable.players.parts import differences, falls_short
from cardtable.players.question import PartWords
from cardtable.players.report import Report
from cardtable.rules.moves import Move
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting
from tests.games.bezique.moments import MOMENTS as of_bezique
from tests.games.ecarte import moments
from tests.games.rubicon_bezique.moments import MOMENTS as of_rubicon
from tools.moments import Moment

WORDS = {"point": PartWords("", "{n} more by the point", "{n} less by the point"),
         "vole": PartWords("", "{n} more by the vole", "{n} less by the vole")}


@pytest.mark.parametrize("moment", [moments.again().moment(), moments.exchanging().moment()])
def test_games_in_a_hundred_of_one_figure_have_one_grade(moment: Moment) -> None:
    record = Record(moment.game, game(moment.game).revision, dict(moment.options), list(map(dict, moment.players)),
                    list(moment.lines))
    view = Sitting.replay(record, game(moment.game)).view(0)
    seat = view.deal.seats_of(0)[0]
    found = compare(view, seat, budget=.3)
    assert found is not None
    assert found.unit == GAMES
    assert len(found.rows) > 1
    grades: dict[float, set[str]] = {}
    for row in found.rows:
        assert row.value == round(row.value)
        if not row.equal:
            assert row.behind == found.rows[0].value - row.value or row.behind == max(
                one.value for one in found.rows) - row.value
            grades.setdefault(row.value, set()).add(found.grade(row))
    assert all(len(some) == 1 for some in grades.values())


def test_parts_of_games_in_a_hundred_have_no_figures_of_their_own() -> None:
    worse = differences(GAMES, {"point": 20.0, "vole": 3.0}, {"point": 24.0, "vole": 4.5}, WORDS, 5.5)
    assert worse == ["less by the point", "less by the vole"]
    assert differences("points", {"point": 2.0, "vole": 0.0}, {"point": 4.0, "vole": 0.0}, WORDS, 2.0) == [
        "two less by the point"]


NAMES = "point", "sequences", "sets", "repique", "tricks", "cards"
SIGNED = {name: PartWords("", f"{name} gain {{n}}", f"{name} lose {{n}}") for name in NAMES}
SAID = {bare(n / 4, "points"): n / 4 for n in range(1, 4)} | {bare(n / 2, "points"): n / 2 for n in range(2, 1000)}


def added(told: Sequence[str]) -> float:
    """What a person finds who adds up all that he is told."""
    found = [re.fullmatch(r"(?:and )?.*?(gain|lose)s? (.+)", one) for one in told]
    return sum([SAID[one[2]] * (1 if one[1] == "gain" else -1) for one in found if one is not None])


@given(st.lists(st.floats(-40, 40), min_size=6, max_size=6))
def test_what_is_told_of_the_parts_adds_up_to_the_whole(gained: list[float]) -> None:
    """19½ points worse, and nine and a half told: of the heaviest three, or of all, and what the rest comes to."""
    behind = -sum(gained)
    told = differences("points", dict(zip(NAMES, gained, strict=True)), dict.fromkeys(NAMES, 0.0), SIGNED, behind)
    assert len(told) <= 4
    if any(one.startswith("and the rest ") for one in told):
        assert added(told) == pytest.approx(-as_told(behind, "points"), abs=.25)       # the rest, too, in halves
    else:
        assert not told or added(told) == pytest.approx(-as_told(behind, "points"), abs=.25)


@pytest.mark.parametrize(("gained", "said"), [
    ((-8.2, 2.3, 1.3, -.9), "5½ points worse: point lose eight, sequences gain two, sets gain 1½, and repique lose "
                            "one."),
    ((-9.3, -6.8, 1.7), "14½ points worse: point lose 9½, sequences lose 6½, and sets gain 1½."),
    ((-2.8, .6, .55), "1½ points worse: point lose three, sequences gain three quarters of a point, and sets gain "
                      "three quarters of a point."),
    ((-.4, -.3), "Three quarters of a point worse: point lose half a point, and sequences lose a quarter of a "
                  "point.")])
def test_figures_told_of_parts_make_the_figure_of_the_whole(gained: tuple[float, ...], said: str) -> None:
    """Each rounded by itself they would not: what is nearest to its next figure is rounded the other way."""
    parts, none = dict(zip(NAMES, gained)), dict.fromkeys(NAMES[:len(gained)], 0.0)
    assert falls_short(-sum(gained), "points", parts, none, SIGNED) == said


def test_a_part_without_words_is_told_as_the_rest() -> None:
    parts, none = {"point": -2.6, "sequences": -2.8, "cards": -3.9}, {"point": 0.0, "sequences": 0.0, "cards": 0.0}
    assert falls_short(19.5, "points", parts, none, SIGNED) == (
        "19½ points worse: cards lose four, sequences lose three, point lose 2½, and the rest loses ten.")
    assert falls_short(9.3, "points", parts, none, SIGNED) == (
        "9½ points worse: cards lose four, sequences lose three, and point lose 2½.")


def test_the_book_is_not_told_beside_itself() -> None:
    found = Comparison("", (), (), "", 0, book="By the book, lead the king: so one begins.")
    assert found.book_beside("Lead the king: so one begins. Best, but only just.") == ""
    assert found.book_beside("As good as the best.") == found.book


def _found(unit: str, near: float, *values: float, liked: Move | None = None) -> Comparison:
    rows = tuple([Course(Move(("play", str(n))), "Play", f"Play {n}", (), value, values[0] - value, value == values[0],
                         "", 0, {}) for n, value in enumerate(values)])
    return Comparison("", ("worth",), rows, unit, near, book="By the book, pass.", liked=liked)


def test_bars_begin_at_one_zero() -> None:
    chances = _found(GAMES, 3, 61, 58, 20)
    assert [chances.bar(row)[:2] for row in chances.rows] == [(0, .61), (0, .58), (0, .2)]
    both = _found("points", .5, 3, -1)
    assert [both.bar(row)[:2] for row in both.rows] == [(.25, 1), (.25, 0)]
    lost = _found("points", .5, -2, -4)
    assert [lost.bar(row)[:2] for row in lost.rows] == [(1, .5), (1, 0)]
    little = _found("points", .5, .2, .1)
    assert little.bar(little.rows[0]).end == pytest.approx(.05)           # what is next to nothing is not blown up


def test_a_bar_is_the_redder_the_more_is_lost() -> None:
    found = _found("points", .5, 5, 4.6, 4.3, 0)
    assert [round(found.bar(row).loss, 2) for row in found.rows] == [0, 0, .13, 1]


def test_where_book_and_figures_differ_is_said_in_one_sentence() -> None:
    assert _found(GAMES, 3, 61, 58, liked=Move(("play", "0"))).beside_book == ""
    assert _found(GAMES, 3, 61, 61, liked=Move(("play", "1"))).beside_book == "That is as good, by our figures."
    assert _found(GAMES, 3, 61, 58, liked=Move(("play", "1"))).book_told == (
        "By the book, pass. Here we differ from the book: by our figures that is three games in 100 worse.")


@pytest.mark.parametrize(("ours", "theirs", "said"), [
    ("7S 8S 9S TC", "7S 8S 9S JC", ", which has the knave of clubs among them, and not the ten of clubs"),
    ("7S 8S 9S TC", "7S 8S QC JC", ", which has the queen and the knave of clubs among them, and not the nine of "
                                   "spades and the ten of clubs"),
    ("7S 8S 9S TC", "7S 8S 9S TC JC", ", which has the knave of clubs among them"),
    ("7S 8S 9S TC JC", "7S 8S 9S TC", ", which has not the knave of clubs among them"),
    ("7S 8S TC", "7S 8S JC", ", which would throw")])       # so few are named, where the book has not
def test_in_which_of_many_cards_the_book_is_otherwise_is_said(ours: str, theirs: str, said: str) -> None:
    first, other = (Move(("discard", *cards(some))) for some in (ours, theirs))
    rows = tuple([Course(move, "Throw", "Throw", (), value, 3 - value, value == 3, "", 0, {})
                  for move, value in ((first, 3.0), (other, 1.0))])
    found = Comparison("", ("worth",), rows, "points", .5, book="By the book, throw four cards.", liked=other)
    assert found.beside_book == f"Here we differ from the book{said}: by our figures that is two points worse."


@pytest.mark.parametrize(("unit", "near"), [("stakes", .06), ("counters", .06), ("counters", .5), ("points", .3)])
def test_what_is_called_next_to_nothing_is_not_called_costly(unit: str, near: float) -> None:
    """A stake is a whole game: eight hundredths of it are four games in a hundred, and told as more than nothing."""
    found = _found(unit, near, 0.0, -.04, -.08, -.11, -.2, -.6)
    told = [(amount(row.behind, unit), found.grade(row)) for row in found.rows[1:]]
    assert ("next to nothing", "near") in told
    assert "costly" in [grade for _, grade in told]
    assert ("next to nothing", "costly") not in told


@pytest.mark.parametrize("made", [of_rubicon["melds"], of_bezique["cards-compared"]])
def test_the_parts_of_what_was_done_add_up_to_what_it_is_worth(made: Callable[[], Moment]) -> None:
    """Also of a card that no master would look at."""
    moment = made()
    record = Record(moment.game, game(moment.game).revision, dict(moment.options), list(map(dict, moment.players)),
                    list(moment.lines))
    view = Sitting.replay(record, game(moment.game)).view(0)
    seat = view.deal.seats_of(0)[0]
    cards = [Move(("play", card)) for zone in view.deal.zone for card in zone if card in view.deal.playable(seat)]
    first = compare(view, seat, budget=.3)
    assert first is not None
    done = next(move for move in cards if first.row(move) is None)
    found = compare(view, seat, done=done, budget=.3)
    assert found is not None
    told = found.row(done)
    assert told is not None
    assert told.parts
    for row in (*first.rows, *found.rows):
        assert sum(row.parts.values()) == pytest.approx(row.value, abs=.05), row.words


def test_several_cards_are_named_and_not_abbreviated() -> None:
    one, other = [Move(("discard", *cards(held))) for held in ("7C 9D TD", "7C KC TD")]
    some = [Estimate((one,), 4.0, .1, 0.0, 0.0), Estimate((other,), 2.0, .1, 2.0, .1)]
    said = Report("points", 60, False, {"discard": ("Lay out", "laying out")}).sentence(some[0], some)
    assert said.startswith("Lay out the seven of clubs, the nine of diamonds and the ten of diamonds: it is worth")
    assert "by laying out the seven of clubs, the king of clubs and the ten of diamonds" in said
