"""Counting by heart, where it is agreed (002:162-164)."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardtable.games import game
from cardtable.games.all_fours.laws import LAW
from cardtable.games.all_fours.maxims import advise
from cardtable.games.all_fours.novice import choose
from cardtable.games.all_fours.rules import LAYOUT, PACK, AllFours
from cardtable.games.all_fours.scoring import counted
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.showing.talk import talk_of
from tests.seen import PEOPLE
from tests.suite import Form, Trial


def played(seats: int, score: tuple[int, int], by_heart: int) -> AllFours:
    """To the last card, each as the club player does."""
    one = AllFours(seats - 1, score, [0] * seats, tuple(range(seats)), by_heart=by_heart)
    one.apply(NATURE, Move(("shuffle", *Random(3).sample(PACK, len(PACK)))))
    while one.phase in ("begging", "answering", "play") and not one.over:
        seat = one.must[0]
        one.apply(seat, Move(("stand",)) if one.phase == "begging" else advise(one, seat).move)
    return one


@pytest.mark.parametrize(("seats", "by_heart", "before", "lost"), [(2, 1, 3, 1), (2, 3, 2, 2), (4, 2, 3, 2)])
def test_a_count_named_wrongly_costs_what_was_agreed(seats: int, by_heart: int, before: int, lost: int) -> None:
    """As far as it is there (count); a right one nothing, and nobody hears the other's before he has named his own."""
    one = played(seats, (before, before), by_heart)
    first, second = one.must
    assert (one.phase, {first, second}) == ("counting", {one.elder, one.dealer})
    heard: list[Event] = []
    one.tell = heard.append
    right = {seat: counted(one.won_by(one.side[seat])) for seat in one.must}
    one.apply(first, Move(("count", right[first] + 1)))
    assert not heard
    one.apply(second, Move(("count", right[second])))
    marks = [(event.seat, event.points, event.law) for event in heard if event.kind == "scored"]
    assert marks[0] == (0, -lost, LAW["count"])
    assert all(points > 0 for _, points, _ in marks[1:])
    assert one.over


@pytest.mark.parametrize(("revision", "counts"), [(1, {0: 4, 1: 4}), (2, {0: 2, 1: 2, 2: 2, 3: 2})])
def test_each_of_four_counts_in_his_turn(revision: int, counts: dict[int, int]) -> None:
    """Each player counts his score (002:162-164); in games begun before the first two seats did."""
    options = {"by-heart": 1, "form": "four", "games": 3}
    sitting, rng, named = Sitting(game("all_fours").of(revision), options), Random(2), Counter[int]()
    while sum(named.values()) < 8:
        deal = sitting.match.deal()
        seat = sitting.match.pending().must[0]
        if deal.phase == "counting":
            assert {deal.side[one] for one in (*deal.must, *[one for one, _ in deal.sealed])} == {0, 1}
            named[seat] += 1
        stands = [Move((verb,)) for verb in ("stand", "give") if Move((verb,)) in deal.decision(seat)]
        right = [Move(("count", counted(deal.won_by(deal.side[seat]))))] \
            if isinstance(deal, AllFours) and deal.phase == "counting" else []
        sitting.submit(seat, (stands + right or [deal.decision(seat).sample(rng)])[0])
    assert named == counts


def test_without_that_agreement_the_table_counts() -> None:
    assert played(2, (0, 0), 0).over


def test_a_beginner_miscounts_now_and_then() -> None:
    sitting = Sitting(game("all_fours"), {"by-heart": 1})
    rng = Random(1)
    while sitting.match.deal().phase != "counting":
        seat = sitting.match.pending().must[0]
        moves = sitting.match.deal().decision(seat)
        sitting.submit(seat, moves.sample(rng))
    view = sitting.view(0)
    named = Counter(choose(view, 0, Random(seed)).move[1] for seed in range(60))
    right = advise(view.deal, 0).move[1]                     # type: ignore[arg-type]
    assert 20 < named[right] < 55


def test_random_games() -> None:
    counts = Counter[str]()
    for form in ("two", "four"):
        counts += Trial(Form(game("all_fours"), {"by-heart": 2, "form": form, "games": 1}), 1, looks=.03).play().counts
    assert counts["pasts"] > 3


@pytest.mark.parametrize(("points", "said"), [(21, "My tricks count 21"), (10, "My tricks count ten"),
                                              (0, "My tricks count nothing")])
def test_the_token_says_what_is_said_aloud(points: int, said: str) -> None:
    """Not what those say who keep a score beside their partner's at Whist."""
    talk = talk_of(game("all_fours"))
    assert talk.token(Move(("count", points))) == said
    assert talk.meaning(Move(("count", points))).startswith("What your tricks count towards game")
    one, heard = played(2, (0, 0), 1), list[Event]()
    one.tell = heard.append
    one.apply(0, Move(("count", points)))
    one.apply(1, Move(("count", 0)))
    lines = [line.text for event in heard if event.kind == "said" and event.what == "count"
             for line in talk.lines(one, (event,), lambda seat: PEOPLE[seat])]
    assert lines == [f"{said}.", "My tricks count nothing."]


@pytest.mark.parametrize("by_heart", [0, 2])
def test_who_counts_by_heart_does_not_look_at_his_tricks(by_heart: int) -> None:
    """Without looking at them (002:162-164); else the book says nothing against it."""
    one = played(2, (0, 0), by_heart)
    again = talk_of(game("all_fours")).looking_again(one, LAYOUT.won[0])
    assert again is not None
    assert again.may == (not by_heart)
    assert again.law == (LAW["count"] if by_heart else 0)
