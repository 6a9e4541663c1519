"""Courses compared: what a search finds as rows, and what is called equal."""
from __future__ import annotations

import pickle
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random

import pytest

from cardtable.cards import Card, card
from cardtable.games import NAMES, game, part
from cardtable.games.ecarte.rules.rules import HAND
from cardtable.players.advice import Advice
from cardtable.players.amounts import GAMES, least
from cardtable.players.compared import Looked, compare, look, offers, parts_beside, set_beside
from cardtable.players.comparison import BEHIND, EQUAL, SCALES, TOTALS, WASTES, WINS, Comparison, Course, alike
from cardtable.players.estimate import Estimate, Plan
from cardtable.players.exercise import exercise
from cardtable.players.parts import as_good
from cardtable.players.question import PartWords, Question
from cardtable.players.report import Report
from cardtable.players.said import ORDERS, in_words, ordered, without_cards
from cardtable.players.search import beside_zero, search
from cardtable.players.think import think
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.options import complete
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from cardtable.table.book.courses import counsel
from tests.games.ecarte.moments import exchanging
from tests.spread import far, sampled

SEARCHED = tuple([name for name in NAMES if "master" in game(name).levels])


BRIEFLY = far(.05, .1)
LOOKED, MOST = far(6, 12), 60    # decisions of a sitting that are compared; among which one is judged


def decided(name: str, seed: int, **options: object) -> Iterator[tuple[View, int]]:
    """What the players of a random sitting have to decide, with a choice each."""
    sitting, rng = Sitting(game(name), options), Random(seed)
    while not sitting.over:
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE:
            sitting.submit(seat, deal.decision(seat).sample(rng))
            continue
        view = sitting.view(deal.by(seat))
        if len(list(view.decision(seat))) > 1:
            yield view, seat
        thought = think(view, "novice", rng.getrandbits(30))
        sitting.submit(thought.seat, thought.move)


def decisions(name: str, seed: int, most: int = LOOKED, **options: object) -> list[tuple[View, int]]:
    """The first of them."""
    return list(islice(decided(name, seed, **options), most))


@pytest.fixture(scope="module", params=sampled(SEARCHED, 12))
def compared(request: pytest.FixtureRequest) -> list[tuple[View, int, Comparison]]:
    """Some decisions of each game with what they come to; a bank is staked at long before there is one to be judged."""
    found: list[tuple[View, int, Comparison]] = []
    for n, (view, seat) in enumerate(islice(decided(request.param, 3), MOST)):
        if n >= LOOKED and found:
            break
        comparison = compare(view, seat, budget=BRIEFLY)
        if comparison is not None:
            found.append((view, seat, comparison))
    return found


def test_rows_stand_best_first_and_are_lawful(compared: list[tuple[View, int, Comparison]]) -> None:
    assert compared
    for view, seat, found in compared:
        assert found.title
        assert found.unit
        behind = [(not row.equal, row.behind if not row.equal else 0) for row in found.rows]
        assert behind == sorted(behind)
        best = max(row.value for row in found.rows)
        for row in found.rows:
            assert row.move in view.decision(seat)
            assert row.behind == pytest.approx(best - row.value)
            assert len(row.cells) == len(found.heads)
            assert row.why.endswith(".")
            assert row.words.startswith(row.verb)
        assert found.grade(found.rows[0]) == "best"
        assert found.reason.split()[0].rstrip(":") in {*ORDERS, found.rows[0].words.split()[0]}


def test_what_lies_inside_the_error_is_equal_and_costs_nothing(compared: list[tuple[View, int, Comparison]]) -> None:
    for _, _, found in compared:
        equal = [row for row in found.rows if row.equal]
        assert equal[0] is found.rows[0]
        worse = False
        for row in found.rows:
            grade = found.grade(row)
            assert (grade == "best") == row.equal
            assert row.equal or (grade == "near") == (found.surely(row) <= found.near)
            assert not worse or row.equal or grade == "costly", "no row is graded worse than one further behind"
            worse = worse or grade == "costly"


def test_what_is_near_the_best_is_known_in_every_unit(compared: list[tuple[View, int, Comparison]]) -> None:
    """Else the least that another course brings less is called costly."""
    for _, _, found in compared:
        assert not found.unit or found.near > 0


def test_all_that_is_as_good_as_the_best_has_one_figure() -> None:
    """The highest of theirs: the book's choice stands first, and nothing worse may stand below it with a better one."""
    (view, seat), *_ = decisions("ecarte", 3)
    found = compare(view, seat, budget=.1)
    assert found is not None
    ace = found.rows[0]._replace(value=76.0, equal=True)
    king, worse = ace._replace(value=77.0), ace._replace(value=76.0, behind=1.0, equal=False)
    two = found._replace(unit=GAMES, rows=(ace, king))
    assert two.advice.endswith("Either wins about 77 games in 100.")
    one, none = (two._replace(rows=(ace._replace(value=least), worse)) for least in (1.2, .3))
    assert "It wins about 1 game in 100" in one.advice
    assert "It hardly ever wins the game" in none.advice
    sure = two._replace(rows=(ace._replace(value=100.0), worse))
    assert sure.advice.endswith("It hardly ever loses the game.")
    assert sure._replace(reason=f"Play: every choice{WINS}").advice == "Play: every choice wins the game."
    three = two._replace(rows=(ace, king, worse))
    assert three.advice.endswith("It wins about 77 games in 100; one other choice does about as well.")
    assert [three.worth(row) for row in three.rows] == [77, 77, 76]
    assert three.bar(ace).end == three.bar(king).end > three.bar(worse).end
    shown = counsel(Advice(ace.move, three.advice, "", "", three), "").courses
    assert [course.value for course in shown] == [77, None, 76]
    points = three._replace(unit="points", beside="you are {ahead} in this deal", rows=(
        ace._replace(value=-33.7), king._replace(value=-33.2), worse._replace(value=-33.5, behind=.3)))
    assert points.advice.endswith("you are about 33 points behind in this deal; one other choice does about as well, "
                                  "and none better.")


def apart(found: Comparison) -> None:
    """Values that are known by parts are made up of them: no column is without words, and nothing is left out."""
    top = max(found.rows, key=lambda row: row.value)
    if not top.parts or found.unit == GAMES:
        return
    columns = [head for head in found.heads if head not in (*TOTALS, BEHIND)]
    assert len(columns) <= len(top.parts)
    for row in found.rows:
        if row.parts:
            short = sum(top.parts.values()) - sum(row.parts.values())
            assert short == pytest.approx(top.value - row.value, abs=.11), row.words        # of figures told in tenths


def agreeing(found: Comparison) -> None:
    """A sheet contradicts itself nowhere: by figures, in the word on an equal, and in the reason."""
    first, worse = found.rows[0], [row for row in found.rows if not row.equal and row.why != WASTES]
    if found.heads[-2:-1] and found.heads[-2] in TOTALS and found.heads[-1] == BEHIND:
        for row in found.rows if len(found.heads) > 2 else ():
            shown = not row.equal or row.cells[-2] != EQUAL
            assert not (row.equal and shown and any(other.value > row.value for other in worse))
        assert len(found.heads) > 2 or len({row.cells[-2] for row in found.rows if row.equal}) == 1
        for row in worse:
            assert row.cells[-2] != first.cells[-2], "what is shown with the same figure is not called worse"
        highest = max([row for row in found.rows if row.equal], key=lambda row: row.value)
        assert first.cells[-2] in (EQUAL, highest.cells[-2]), "the page tells the highest of it"
    for row in found.rows[1:]:
        if row.equal and row.parts and abs(row.value - first.value) >= least(found.unit) and found.unit != GAMES:
            assert ":" not in row.why, row.why
    apart(found)
    decided, told = found.decided, found.reason
    words = {"it brings the sequence oftener", "it wins more in tricks", "it pegs most at once",
             "it lets the next player peg least", "it keeps more for the point", "it makes more of sequences"}
    if decided and any(told.endswith(f": {some}.") for some in words):
        assert all(row.parts[decided] <= first.parts[decided] for row in found.rows if row.parts)


def test_no_sheet_contradicts_itself(compared: list[tuple[View, int, Comparison]]) -> None:
    for _, _, found in compared:
        agreeing(found)


@pytest.mark.parametrize("what", [("bezique", "cards"), ("bezique", "melds"), ("rubicon_bezique", "cards"),
                                  ("rubicon_bezique", "melds"), ("piquet", ""), ("cribbage", "")])
def test_no_sheet_of_parts_contradicts_itself(what: tuple[str, str]) -> None:
    """Where several measures stand side by side and trials are few, an equal had a lower total than what was worse."""
    practice = exercise(what[0])
    assert practice is not None
    for seed in range(far(4, 16)):
        terms = {**complete(practice.options, {}), **({"what": what[1]} if what[1] else {})}
        asked = practice.problem(terms, Random(seed))
        found = compare(asked.view, asked.seat, asked.names, budget=.3)
        if found is not None:
            agreeing(found)


def test_equals_have_one_figure_on_the_sheet_as_on_the_page() -> None:
    """King, queen and knave led, of which the layouts make 53, 52 and 51: the page tells one figure of them, 53."""
    rows = [Course(Move(("play", name)), "Play", f"Play {name}", (f"{value:.0f}", "" if equal else "3"), value,
                   53 - value, equal, ".", 0, {})
            for name, value, equal in [("JS", 52, True), ("QS", 53, True), ("KS", 51, True), ("5H", 50, False)]]
    found = Comparison("", ("worth", BEHIND), tuple(rows), GAMES, 3).with_equals()
    assert [row.cells for row in found.rows] == [("53", ""), ("53", EQUAL), ("53", EQUAL), ("50", "3")]
    assert [row.cells[0] for row in found.rows] == [f"{found.worth(row):.0f}" for row in found.rows]


def test_what_all_choices_cost_is_not_told_as_the_cost_of_one() -> None:
    rows = tuple([Course(Move((name,)), name, name, ("−6.0", ""), -6.0, 0.0, True, ".", 0, {}) for name in "abc"])
    found = Comparison("", ("worth", BEHIND), rows, "counters", .5, reason="a.")
    assert found.advice == "a. It costs about six counters, whatever is chosen."
    worse = found._replace(rows=(*rows[:2], rows[2]._replace(value=-8.0, behind=2.0, equal=False)))
    assert worse.advice == "a. It costs about six counters, as little as any choice here; one other choice does " \
                           "about as well."


def test_the_books_choice_has_the_figure_of_the_page_though_something_worse_has_a_better_of_its_own() -> None:
    """Call two by the book, .67 lost, Call one, .60, and Pass, .65: the sheet had no figure of the first."""
    rows = [Course(Move((name,)), name, name, (figure, "" if equal else "0.1"), value, -.6 - value, equal, ".", 0, {})
            for name, figure, value, equal in [("two", "−0.7", -.67, True), ("one", "−0.6", -.6, True),
                                               ("pass", "−0.7", -.65, False)]]
    found = Comparison("", ("worth", BEHIND), tuple(rows), "counters", .5).with_equals()
    assert [row.cells for row in found.rows] == [("−0.6", ""), ("−0.6", EQUAL), ("−0.7", "0.1")]


def test_an_equal_shows_no_figure_below_that_of_something_worse() -> None:
    """Play the ten, 131.8 behind and called equal, above the queen, 129.9 behind and called worse."""
    rows = [Course(Move(("play", name)), "Play", f"Play {name}", ("+1.0", figure, "" if equal else "13.6"), value,
                   -116.3 - value, equal, ".", 0, {"sequence": part})
            for name, figure, value, equal, part in [
                ("7H", "-116.3", -116.3, True, 1), ("TH", "-131.8", -131.8, True, 3),
                ("QH", "-129.9", -129.9, False, 0)]]
    found = Comparison("", ("sequence", "total", BEHIND), tuple(rows), "points", 5).with_equals()
    assert [row.cells[1:] for row in found.rows] == [("-116.3", ""), (EQUAL, EQUAL), ("-129.9", "13.6")]
    assert set_beside(rows, "sequence", {"play": ("Play", "playing")}) == "set beside playing QH, "
    assert set_beside([rows[1], rows[0], rows[2]], "sequence", {"play": ("Play", "playing")}) == ""
    words = {"sequence": PartWords("", "sequences gain {n}", "sequences lose {n}"),
             "tricks": PartWords("", "tricks gain {n}", "tricks lose {n}")}
    best = {"sequence": 10.0, "tricks": 0.0}
    assert as_good(-7.0, "points", {"sequence": 3.0, "tricks": 0.0}, best, words) == (
        "As good as the best, for all the layouts can tell.")
    assert as_good(0.0, "points", {"sequence": 7.0, "tricks": 3.0}, best, words) == (
        "As good as the best: sequences lose three, and tricks gain three.")


def test_no_figure_beside_the_first_gainsays_what_is_told_of_it() -> None:
    """The seven of clubs by the book, 33.6 behind, and the seven of spades, no better for all that is known, 22.2: the
    page says 22 of both, and the sheet may not say 33.6."""
    rows = [Course(Move(("play", name)), "Play", f"Play {name}", ("+1.0", figure, behind), value, -22.2 - value,
                   not behind, ".", 0, {})
            for name, figure, behind, value in [("7C", "−33.6", "", -33.6), ("7S", "−22.2", "", -22.2),
                                                ("9C", "−35.5", "", -35.5), ("JH", "−44.9", "22.7", -44.9)]]
    found = Comparison("", ("sequence", "total", BEHIND), tuple(rows), "points", 15,
                       beside="you are {ahead} from here on").with_equals()
    assert "about 22 points behind" in found.advice
    assert [row.cells[1:] for row in found.rows] == [(EQUAL, ""), ("−22.2", EQUAL), (EQUAL, EQUAL), ("−44.9", "22.7")]
    highest = found._replace(rows=(rows[1], rows[0], *rows[2:])).with_equals()       # of a first that has the highest
    assert [row.cells[1] for row in highest.rows] == ["−22.2", "−33.6", "−35.5", "−44.9"]    # the others keep theirs


@pytest.mark.parametrize("what", ["bezique", "rubicon_bezique"])
def test_that_some_choices_were_not_looked_at_is_told(what: str) -> None:
    """Of seven different cards four are tried: nobody is told of four, or that each of the others does as well."""
    practice = exercise(what)
    assert practice is not None
    asked = practice.problem({**complete(practice.options, {}), "what": "cards"}, Random(2))
    found = compare(asked.view, asked.seat, asked.names, budget=.1)
    assert found is not None
    different = {card.name for move in asked.view.decision(asked.seat) for card in move[1:] if isinstance(card, Card)}
    assert len(found.rows) < len(different) <= found.choices
    assert found.size == f"{len(found.rows)} of {found.choices} choices"
    assert any(note.startswith("Of ") and note.endswith(" worse.") for note in found.notes)
    assert all("every other choice does" not in row.why for row in found.rows)
    assert found._replace(choices=0).size == f"{len(found.rows)} choices"
    assert alike(4, 7) == "every other choice looked at does about as well"
    assert alike(4, 4) == alike(4) == "every other choice does about as well"


@pytest.mark.parametrize(("equal", "done", "listed"), [
    (2, 0, [0, 1, 2, 3, 4]), (5, 0, [0, 1, 2, 3, 5]), (6, 7, [0, 1, 2, 6, 7]), (6, 4, [0, 1, 2, 4, 6]),
    (8, 0, [0, 1, 2, 3, 4]), (2, 6, [0, 1, 2, 3, 6]), (5, 5, [0, 1, 2, 3, 5])])
def test_what_the_reason_speaks_of_is_among_those_listed(equal: int, done: int, listed: list[int]) -> None:
    """ "It takes more tricks" than the best of those that are worse, though five are as good as the best."""
    (view, seat), *_ = decisions("ecarte", 3)
    found = compare(view, seat, budget=.1)
    assert found is not None
    many = found._replace(rows=tuple([found.rows[0]._replace(words=str(n), equal=n < equal) for n in range(8)]))
    assert many.listed(5, many.rows[done]) == listed
    assert [course.name for course in counsel(Advice(many.rows[0].move, "", "", "", many), "").courses] == [
        many.rows[n].words for n in many.listed(5)]


class Three(Question):
    """Three courses that come to -1, -2 and -4, but for chance; the second is the zero, if any is."""

    unit, samples = "counters", 200
    plans: Sequence[Plan] = tuple([(Move((verb,)),) for verb in ("play", "pass", "draw")])
    counted = "Figures are set beside passing."

    def __init__(self, zero: Move | None) -> None:
        self.zero = zero

    def layouts(self, rng: Random) -> Iterator[tuple[float, float]]:
        while True:
            yield rng.random(), 1.0

    def values(self, world: float, plans: Sequence[Plan]) -> list[float]:
        return [{"play": -1 + world / 4, "pass": -2, "draw": -4 - world}[plan[0].verb] for plan in plans]


def test_courses_are_told_beside_the_one_that_is_the_zero() -> None:
    """All by as much, so that shortfalls and doubts are what they were."""
    plain, beside = [beside_zero(question, search(question, Random(1))[0])
                     for question in (Three(None), Three(Move(("pass",))))]
    assert {one.plan[0].verb: one.value for one in beside}["pass"] == 0
    for one, other in zip(plain, beside, strict=True):
        assert (one.plan, one.error, one.behind, one.doubt) == (other.plan, other.error, other.behind, other.doubt)
        assert one.value + 2 == pytest.approx(other.value)


@pytest.mark.parametrize(("behind", "doubt", "error", "equal"), [
    (.3, .5, .1, True), (.3, .1, .5, True), (.5, .5, .1, True), (.5, .1, .5, True), (.6, .5, .1, False),
    (.6, .1, .5, False), (.06, 0.0, 0.0, False), (.04, 0.0, 0.0, True), (0.0, 0.0, 0.0, True)])
def test_equal_is_what_lies_inside_the_doubt_or_inside_the_error(behind: float, doubt: float, error: float,
                                                                 equal: bool) -> None:
    """And what is shown with the same figure, a tenth of a counter: no mark says that of two such one is worse."""
    question = Three(None)
    first, second, _ = question.plans
    best, other = Estimate(first, 1.0, .2, 0.0, 0.0), Estimate(second, 1 - behind, .2, behind, doubt)
    report = Report("counters", 100, False, {})
    looked = Looked(question, [best, other], 100, report, Thought(0, first[0], ""), "", frozenset())
    assert looked.row(other, error).equal is equal
    assert looked.row(best, error).equal


@pytest.mark.parametrize(("unit", "best", "other"), [
    ("points", 68.73, -3.14), ("stakes", .204, .016), (GAMES, 61.5, 54.4),
    ("counters", .85, -1.0), ("counters", 19 / 20, -2.7), ("counters", -21 / 20, -392 / 60)])
def test_worth_and_shortfall_add_up_as_they_are_shown(unit: str, best: float, other: float) -> None:
    question = Three(None)
    question.unit = unit
    first, second, _ = question.plans
    some = [Estimate(first, best, .1, 0.0, 0.0), Estimate(second, other, .1, best - other, .001)]
    looked = Looked(question, some, 100, Report(unit, 100, False, {}), Thought(0, first[0], ""), "", frozenset())
    above, below = [looked.row(one, 0.0) for one in some]
    shown = [float(cell.replace("−", "-")) for cell in (above.cells[0], *below.cells)]
    assert shown[0] - shown[1] == pytest.approx(shown[2])


@pytest.mark.parametrize(("best", "other", "cell", "told"), [
    (.449, .251, "0.1", "Next to nothing worse."), (3.84, 3.46, "0.3", "A quarter of a counter worse."),
    (3.66, 3.34, "0.4", "Half a counter worse."), (5.04, 3.84, "1.2", "One counter worse.")])
def test_words_go_by_the_figures_beside_them(best: float, other: float, cell: str, told: str) -> None:
    """"A quarter of a counter worse" stood beside 0.1, and one cell of 0.4 was half a counter, another a quarter."""
    question = Three(None)
    question.unit = "counters"
    first, second, _ = question.plans
    some = [Estimate(first, best, .1, 0.0, 0.0), Estimate(second, other, .1, best - other, .001)]
    looked = Looked(question, some, 100, Report("counters", 100, False, {}), Thought(0, first[0], ""), "", frozenset())
    row = looked.row(some[1], 0.0)
    assert (row.cells[1], row.why) == (cell, told)
    assert row.behind == pytest.approx(float(cell))


def test_a_question_may_have_words_of_its_own_for_what_the_best_does_more() -> None:
    question = Three(None)
    question.unit, question.surpasses = "points", "it makes the call oftener than"
    first, second, third = question.plans
    some = [Estimate(first, 5.0, .1, 0.0, 0.0), Estimate(second, 1.0, .1, 4.0, .001)]
    looked = Looked(question, some, 100, Report("points", 100, False, {}), Thought(0, third[0], ""), "", frozenset())
    assert ": it makes the call oftener than " in looked.comparison().reason


class Apart(Three):
    """Each course by two parts."""

    def parts(self, plan: Plan, like: Plan | None = None) -> Mapping[str, float]:
        return {"now": {"play": 1.0, "pass": 4.0, "draw": -2.0}[plan[0].verb], "later": 2.0}


@pytest.mark.parametrize(("verb", "behind", "sums"), [("draw", 3.0, 7.0), ("pass", 0.0, 10.0)])
def test_parts_of_what_was_done_make_up_its_value(verb: str, behind: float, sums: float) -> None:
    """Though another trial has it better than the best: that is taken to be chance."""
    done = Estimate((Move((verb,)),), 10.0 - behind, 1.0, behind, 1.0)
    found = parts_beside(Apart(None), (Move(("play",)),), done, {"now": 6.0, "later": 4.0})
    assert sum(found.values()) == sums == done.value


@pytest.mark.parametrize(("best", "told"), [(5.0, "brings more"), (-5.0, "costs less")])
def test_where_all_courses_cost_the_best_costs_less(best: float, told: str) -> None:
    question = Three(None)
    question.unit = "points"
    first, second, third = question.plans
    some = [Estimate(first, best, .1, 0.0, 0.0), Estimate(second, best - 50, .1, 50, .001)]
    looked = Looked(question, some, 100, Report("points", 100, False, {}), Thought(0, third[0], ""), "", frozenset())
    assert f": it {told} than " in looked.comparison().reason


@pytest.mark.parametrize(("kept", "told"), [("123", "the deuce is kept"), ("12", "the deuce is kept"),
                                            ("1", "it brings more than playing 1, by five points")])
def test_a_reason_tells_the_best_from_most_of_the_others(kept: str, told: str) -> None:
    """"Play the king: the two of hearts is kept" was said where every card but one keeps it."""
    question = Three(None)
    question.unit = "points"
    some = [Estimate((Move(("play", str(n))),), 20.0 - 5 * n, .1, 5.0 * n, .1) for n in range(4)]
    looked = Looked(question, some, 100, Report("points", 100, False, {"play": ("Play", "playing")}),
                    Thought(0, Move(("play", "3")), ""), "", frozenset(),
                    speaks=lambda move, other: "the deuce is kept" * (str(other[1]) in kept))
    assert looked.comparison().reason == f"Play 0: {told}."


@pytest.mark.parametrize(("said", "told"), [
    (("", "it is led", "it is led"), "it is led"), (("it is led", "it is led", "it is led"), ""),
    (("", "the two of hearts is kept", "the two of hearts is kept"), "the two of hearts is kept"),
    (("", "the two of hearts is kept", ""), "the two of hearts is kept"),
    (("", "it wins, and the two of hearts is kept", "it wins"), "it wins, and the two of hearts is kept")])
def test_what_is_said_beside_one_as_good_is_no_reason(said: tuple[str, str, str], told: str) -> None:
    """The first of these is as good as the best, the others are worse."""
    looked = looked_at(dict(zip(RIVALS, said)))
    assert looked.comparison().reason == f"Play the ace of spades: {told or MORE}."
    assert not said[0] or not any(row.beside for row in looked.comparison().rows)


def test_what_names_one_card_is_no_reason_beside_others_of_which_the_like_is_said() -> None:
    kept = {name: f"the {card(name).name} is kept" for name in (*RIVALS[1:], "4H")}
    assert looked_at(kept, "4H").comparison().reason == f"Play the ace of spades: {MORE}."


def test_a_question_hears_what_is_as_good() -> None:
    class Heard(Three):
        def because(self, best: Move, worse: Sequence[Move], fair: Sequence[Move] = ()) -> str:
            return " ".join([str(one[-1]) for one in (*worse, *fair)])

    assert looked_at({}, question=Heard(None)).comparison().reason == "Play the ace of spades: 2H 3H KS."


RIVALS, NAMED = ("KS", "2H", "3H"), "the two of hearts"
MORE = f"it brings more than playing {NAMED}, by five points"


def looked_at(said: Mapping[str, str], *more: str, question: Question | None = None) -> Looked:
    """The ace of spades is best, the king as good, the others worse; of each it is told what speaks for the ace."""
    question = question or Three(None)
    question.unit = "points"
    some = [Estimate((Move(("play", card(one))),), 20.0 - behind, .1, behind, .1)
            for one, behind in zip(("AS", *RIVALS, *more), (0.0, 0.0, 5.0, 6.0, 7.0))]
    return Looked(question, some, 100, Report("points", 100, False, {"play": ("Play", "playing")}),
                  Thought(0, Move(("play", card("3H"))), ""), "", frozenset(),
                  speaks=lambda move, other: said.get(str(other[-1]), ""))


def test_one_of_many_is_not_called_the_other() -> None:
    (view, seat), *_ = decisions("ecarte", 3)
    found = compare(view, seat, budget=.1)
    assert found is not None
    best = found.rows[0]._replace(value=0.0, equal=True)
    two = found._replace(unit="counters", rows=(best, best))
    assert two.advice.endswith("It neither brings nor costs anything; the other choice does about as well.")
    three = two._replace(rows=(best._replace(value=.1), best, best._replace(equal=False)))
    assert three.advice.endswith("It brings next to nothing; one other choice does about as well.")


def test_a_row_is_found_whatever_the_order_of_its_cards(compared: list[tuple[View, int, Comparison]]) -> None:
    for _, _, found in compared:
        for row in found.rows:
            turned = Move((row.move[0], *reversed(row.move[1:])))
            assert found.row(turned) == row
        assert found.row(Move(("no such thing",))) is None


def test_the_same_position_gives_the_same_figures(compared: list[tuple[View, int, Comparison]]) -> None:
    view, seat, found = compared[0]
    assert compare(view, seat, budget=BRIEFLY) == found
    assert pickle.loads(pickle.dumps(compared[0][2])) == compared[0][2]


def test_what_was_done_is_among_the_rows_though_no_master_would_look_at_it() -> None:
    sitting = exchanging().sitting
    deal = sitting.match.deal()
    view = sitting.view(deal.by(0))
    done = Move(("discard", max(deal.zone[HAND[0]], key=lambda c: c.suit == view.deal.trump)))
    found = compare(view, 0, done=done, budget=.05)
    assert found is not None
    assert compare(view, 0, budget=.05).row(done) is None
    assert found.row(done) is not None
    assert found.row(done).behind > 0


def test_the_books_word_is_given_beside_the_figures() -> None:
    for view, seat in decisions("ecarte", 5, 8):
        looked = look(view, seat, None, Random(1), .1)
        if looked is not None:
            found = looked.comparison()
            assert found.book.startswith("By the book, ")
            assert found.book.endswith(looked.book.why[1:])
            assert any("layouts" in note for note in found.notes)
            error = SCALES[found.unit].error
            assert all(row.equal == (one.behind <= max(one.doubt, error)) or one is looked.found[0]
                       for one in looked.found if (row := found.row(one.plan[0])))
            return
    raise AssertionError("nothing was searched")


@pytest.mark.parametrize(("behind", "told"), [
    (0.0, "That is as good, by our figures."), (.1, "That is hardly worse, by our figures."),
    (.4, "Here we differ from the book, which would play 9D: by our figures that is half a counter worse.")])
def test_we_do_not_differ_from_the_book_by_next_to_nothing(behind: float, told: str) -> None:
    """"Here we differ from the book: by our figures that is next to nothing worse."."""
    best, liked = Move.read("play 7S"), Move.read("play 9D")
    rows = (Course(best, "Play", "Play 7S", ("1.0", ""), 1.0, 0.0, True, "", 0.0, {}),
            Course(liked, "Play", "Play 9D", ("", ""), 1 - behind, behind, not behind, "", 0.0, {}))
    found = Comparison("", ("worth", BEHIND), rows, "counters", .5, book="By the book, play low.", liked=liked)
    assert found.beside_book == told
    assert behind < .2 or found.grade(rows[1]) == "near"


def test_the_book_is_named_only_where_a_book_says_so() -> None:
    """At Quinto the books advise on leads alone; how the others are played is the house's habit."""
    sourced = set()
    for view, seat in decisions("quinto", 5, 8):
        looked = look(view, seat, None, Random(1), .02)
        if looked is not None:
            found = looked.comparison()
            assert bool(found.book) == (found.liked is not None) == bool(looked.book.source)
            sourced.add(bool(looked.book.source))
    assert False in sourced


def test_what_is_advised_and_why_stand_in_a_sentence_with_one_colon() -> None:
    phrase = {"play": ("Lead", "leading")}
    told = ordered(Thought(0, Move(("play", card("KC"))), "Nothing can follow it: a stop keeps the lead."), phrase)
    assert told == "Lead the king of clubs: nothing can follow it; a stop keeps the lead."


def test_moves_in_words() -> None:
    phrase = {"lay-out": ("Lay out", "laying out")}
    move = Move.read("lay-out 5H KS AC")
    assert in_words(move, phrase) == "Lay out the five of hearts, the king of spades and the ace of clubs"
    assert in_words(move, phrase, done=True).startswith("laying out the five")
    assert in_words(Move.read("lay-out 5H KS AC 2D"), phrase) == "Lay out four cards"
    assert in_words(Move(("give-way",)), {}) == "Give way"


@pytest.mark.parametrize("name", ["ecarte", "cribbage"])
def test_what_search_cannot_judge_is_said_under_the_figures(name: str) -> None:
    told = set()
    for view, seat in decisions(name, 1, 10):
        found = compare(view, seat, budget=.05)
        notes = " ".join(found.notes) if found is not None else ""
        if "in the usual way" in notes or "as if the cards lay open" in notes:
            told.add(view.deal.phase)
    assert "play" in told


def test_every_game_that_searches_offers_comparisons() -> None:
    searched = [name for name in NAMES if part(name, "evaluate") is not None]
    reckoned = [name for name in NAMES if not game(name).has_cards]                # each stake exactly
    assert {name for name in NAMES if offers(name)} == {*searched, *reckoned}
    assert set(SEARCHED) <= set(searched)            # a game may be judged without a master who plays it


@pytest.mark.parametrize(("move", "words"), [("count 7", "Count seven"), ("lay-out 5H KS", "Lay out"), ("go", "Go")])
def test_what_is_done_is_named_without_its_cards(move: str, words: str) -> None:
    assert without_cards(Move.read(move), {"lay-out": ("Lay out", "laying out")}) == words


def test_what_one_makes_above_the_other_is_not_told_as_what_a_card_costs() -> None:
    """A side that is behind whatever it plays: no card costs the whole of that."""
    question = Three(None)
    question.unit, question.beside = "points", "your side is {ahead} from here on"
    first, second, _ = question.plans
    some = [Estimate(first, -98.7, .1, 0.0, 0.0), Estimate(second, -105.9, .1, 7.2, .001)]
    looked = Looked(question, some, 100, Report("points", 100, False, {}), Thought(0, first[0], ""), "", frozenset())
    assert looked.comparison().advice.endswith(
        "With it your side is about 98½ points behind from here on; no choice here does better.")


@pytest.mark.parametrize(("value", "said"), [
    (-2.0, "With it you are about two points behind the other after the deal; no choice here does better."),
    (-.1, "With it you are level with the other after the deal; no choice here does better."),
    (.1, "With it you are level with the other after the deal."),
    (1.0, "With it you are about one point ahead of the other after the deal.")])
def test_where_one_stands_is_a_sentence(value: float, said: str) -> None:
    question = Three(None)
    question.unit, question.beside = "points", "you are {ahead_of} the other after the deal"
    first, second, _ = question.plans
    some = [Estimate(first, value, .1, 0.0, 0.0), Estimate(second, value - 1, .1, 1.0, .001)]
    looked = Looked(question, some, 100, Report("points", 100, False, {}), Thought(0, first[0], ""), "", frozenset())
    assert looked.comparison().advice.endswith(said)
    assert looked.comparison().beats == "it does better than"        # of what is left behind nothing is the card's cost


def test_what_is_better_is_said_of_the_choice_that_was_made() -> None:
    """Not of a third card, the best of those that are worse."""
    rows = tuple([Course(Move(("play", name)), "Play", f"Play {name}", ("1", "2"), 50 - behind, behind, not behind,
                         f"{behind} worse.", 0, {}) for name, behind in [("7S", 0), ("9D", 3), ("JS", 8)]])
    reason = "Play 7S: it wins oftener than playing 9D."
    found = Comparison("", ("worth", BEHIND), rows, GAMES, 1, reason=reason, beats="it wins oftener than")
    assert found.better(rows[1]) == reason
    assert found.better(rows[2]) == "Play 7S: it wins oftener than your choice."


def test_where_all_is_equal_that_is_the_reason_and_is_said_once() -> None:
    """Nothing speaks for one choice, and no book names it: a bare "Play the two" would leave that to be guessed."""
    question = Three(None)
    question.unit = "points"
    some = [Estimate(plan, 10.0, .1, 0.0, .001) for plan in question.plans]
    report, book = Report("points", 100, False, {}), Thought(0, some[-1].plan[0], "")
    question.of_book = False
    told = Looked(question, some, 100, report, book, "", frozenset()).comparison()
    assert told.reason.endswith(": every other choice does about as well.")
    assert told.advice.count("as well") == 1
    both = Looked(question, some[:2], 100, report, book, "", frozenset()).comparison()
    assert both.reason.endswith(": the other choice does about as well.")


@pytest.mark.parametrize(("exact", "told"), [(True, "every choice wins the game."),
                                             (False, "It hardly ever loses the game; others do about as well.")])
def test_what_some_layouts_tell_is_not_told_as_certain(exact: bool, told: str) -> None:
    """Whist: "every choice wins the game" of 300 layouts, and the next card lost six games in 100."""
    question = Three(None)
    question.unit = GAMES
    some = [Estimate((Move(("play", str(n))),), 100.0, .1, 0.0, .1) for n in range(4)]
    looked = Looked(question, some, 100, Report(GAMES, 100, exact, {"play": ("Play", "playing")}),
                    Thought(0, Move(("play", "3")), ""), "", frozenset())
    assert looked.comparison().advice.endswith(told)
