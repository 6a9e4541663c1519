"""Advice: reason first, by the part that decides; one grade for one choice, whoever asks."""
from __future__ import annotations

import re
from functools import cache
from itertools import islice
from random import Random

import pytest

from cardtable.cards import cards
from cardtable.games import game
from cardtable.games.cribbage.search.position import DEALER, Position
from cardtable.players.advice import advise, warning
from cardtable.players.amounts import amount, bare
from cardtable.players.compared import compare
from cardtable.players.comparison import Comparison
from cardtable.players.review import Choice, judge
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from cardtable.table.book.courses import MOST, counsel
from tests.players.test_compared import BRIEFLY, SEARCHED, decided, decisions
from tests.players.test_compared import MOST as MOST_DECISIONS
from tests.spread import far, sampled

WEIGHED = ("ecarte", "cribbage", "pope_joan", "napoleon")        # games that know their values by parts
OPTIONS: dict[str, dict[str, object]] = {"napoleon": {"pool": "forfeits"}}       # else no card costs anything
DECISIONS = {"napoleon": 16}             # nothing decides before the play
SILENT = {"napoleon": {"play"}, "cribbage": {"later"}}       # parts that give way to a plain reason, of the book's
SEEDS = range(far(3, 4))


@cache
def many(name: str) -> list[Comparison]:
    """Comparisons of many decisions."""
    found = [compare(view, seat, budget=.1) for seed in SEEDS
             for view, seat in decisions(name, seed, DECISIONS.get(name, 8), **OPTIONS.get(name, {}))]
    return [one for one in found if one is not None and len(one.rows) > 1]


@pytest.mark.parametrize("name", sampled(WEIGHED, 2))
def test_the_reason_named_is_the_one_that_decides(name: str) -> None:
    """The part it speaks of is the largest of the difference between the best and the best of those that are worse."""
    decided = 0
    for one in many(name):
        best, rival = one.rows[0], next((row for row in one.rows if not row.equal), None)
        apart = {part: round(value - rival.parts[part], 6) for part, value in best.parts.items()} if rival else {}
        if not one.decided:
            assert max(apart.values(), default=0) <= 0
            continue
        assert apart[one.decided] == max(apart.values()) > 0
        if one.decided in SILENT.get(name, ()):
            continue
        assert one.reason.startswith(f"{best.words}: ")
        decided += 1
    assert decided >= 3


def test_parts_of_a_throw_add_up_to_what_it_is_behind() -> None:
    for one in many("cribbage"):
        best = one.rows[0]
        for row in one.rows:
            assert sum(best.parts.values()) - sum(row.parts.values()) == pytest.approx(row.behind - best.behind)


def test_each_part_has_a_reason_of_its_own() -> None:
    reasons = {one.decided: one.reason for one in many("cribbage") if one.title == "Throws compared" and one.decided}
    assert len(reasons) > 1
    assert len(set(reasons.values())) == len(reasons)


@pytest.mark.parametrize("name", sampled(SEARCHED, 10))
def test_hint_comparison_and_looking_back_give_one_grade_from_the_same_numbers(name: str) -> None:
    """Practice asks `compare` as the sheet does: of the same position, the same figures."""
    asked = 0
    for n, (view, seat) in enumerate(islice(decided(name, 2), MOST_DECISIONS)):
        if n >= far(1, 4) and asked:
            break
        hint, sheet = advise(view, seat, budget=BRIEFLY), compare(view, seat, budget=BRIEFLY)
        if sheet is None:
            assert hint.comparison is None
            continue
        shown = counsel(hint, "")
        assert [course.grade for course in shown.courses] == [
            sheet.grade(sheet.rows[n]) for n in sheet.listed(MOST)]
        assert hint.move == sheet.rows[0].move
        assert sheet.grade(sheet.rows[0]) == "best"
        for row in sheet.rows[:far(2, 3)]:
            back = judge(Choice(0, view, seat, row.move), budget=BRIEFLY)
            answer = compare(view, seat, (), row.move, BRIEFLY)
            assert back is not None
            assert answer is not None
            told = answer.row(row.move)
            assert told is not None
            assert back.grade == answer.grade(told) == sheet.grade(row)
            assert back.done.behind == told.behind == row.behind
            warned = warning(sheet, row.move)
            assert (warned is not None) == (sheet.grade(row) == "costly")
            rival = next((other for other in sheet.rows if not other.equal), None)
            if warned is not None and row is not rival and ": " in row.why:
                assert warned.better.endswith(f"with your choice {row.why.partition(': ')[2]}"), "it is of this choice"
        asked += 1
    assert asked


@pytest.mark.parametrize("name", SEARCHED)
def test_the_words_are_sentences_with_the_reason_before_any_figure(name: str) -> None:
    for view, seat in decisions(name, 1, far(2, 10)):
        hint = advise(view, seat, budget=BRIEFLY)
        assert hint.words.endswith(".")
        assert "±" not in hint.words
        assert "hundredths" not in hint.words
        reason = hint.words.partition(". ")[0]
        words = [word for word in re.findall(r"\w+", reason) if word not in view.deal.layout.spots]
        assert not any(letter.isdigit() for word in words for letter in word), reason
        assert not hint.book or hint.book.startswith("By the book, ")
        assert hint.book != hint.words
        if hint.comparison is not None:
            assert all("±" not in head for head in hint.comparison.heads)
            assert all(row.why.endswith(".") for row in hint.comparison.rows)


def test_three_fives_and_a_knave_are_kept_for_their_points() -> None:
    """Once the reason given was that a flush might come in the crib."""
    found = compare(Position("six-card", DEALER, cards("5S 5H 5C 7H JS QH")).view(), DEALER)
    assert found is not None
    assert found.decided == "hand"
    assert "it keeps three fives and a knave, fourteen points already" in found.reason


@pytest.mark.parametrize(("value", "unit", "words", "within"), [
    (4.02, "points", "four points", "four"), (7.57, "points", "7½ points", "7½"), (1.1, "points", "one point", "one"),
    (.52, "counters", "half a counter", "half a counter"),
    (.3, "stakes", "a quarter of a stake", "a quarter of a stake"),
    (.08, "stakes", "a tenth of a stake", "a tenth of a stake"), (.05, "stakes", "next to nothing", "next to nothing"),
    (.05, "points", "next to nothing", "next to nothing"), (5.4, "games in 100", "five games in 100",
                                                          "five games in 100"),
    (.4, "games in 100", "less than one game in 100", "less than one game in 100")])
def test_amounts_in_words(value: float, unit: str, words: str, within: str) -> None:
    assert amount(value, unit) == words
    assert bare(value, unit) == within


def test_where_there_is_no_choice_nothing_is_weighed() -> None:
    sitting, rng = Sitting(game("ecarte"), {}), Random(3)
    while True:
        deal = sitting.match.deal()
        seat = deal.must[0]
        view = sitting.view(deal.by(seat)) if seat != NATURE else None
        if view is not None and len(list(view.decision(seat))) == 1:
            break
        sitting.submit(seat, deal.decision(seat).sample(rng))
    hint = advise(view, seat)
    assert hint.comparison is None
    assert hint.words in ("There is only one card to play.", "There is nothing to choose here.")


@pytest.mark.parametrize("name", ["euchre", "whist"])
def test_who_marks_by_hand_is_told_how_many(name: str) -> None:
    """Though but one number is right, others can be marked: "there is nothing to choose" is untrue."""
    asked = 0
    for seed in range(12):
        rng, sitting = Random(seed), Sitting(game(name), {"laws": "strict", "marking": "hands"})
        while not sitting.over and asked < 3:
            deal, seat = sitting.match.deal(), sitting.match.pending().must[0]
            if deal.phase == "marking" and seat != NATURE:
                told = advise(sitting.view(deal.by(seat)), seat).words
                assert "nothing to choose" not in told
                assert told
                asked += 1
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    assert asked
