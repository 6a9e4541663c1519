"""An interval of betting: whose word it is, what is due, what may be added, and when it is over."""
from __future__ import annotations

from random import Random

from cardtable.families.betting.interval import WITHOUT_END, Interval, Limits

RICH = (WITHOUT_END,) * 5


def test_the_book_s_first_stakes() -> None:
    """B, the Age, has put in one; C goes in, D goes four better, E three better, A passes (002:4018-4057)."""
    one = Interval.begun((2, 3, 4, 0, 1), (0, 1, 0, 0, 0), RICH, 2, Limits(12))
    one = one.sees().goes_better(4).goes_better(3).goes_out()
    assert (one.turn, one.due(1), one.due(2), one.due(3)) == (1, 8, 7, 3)
    one = one.sees().sees().sees()
    assert one.over
    assert (one.paid, one.standing) == ((0, 9, 9, 9, 9), (1, 2, 3, 4))


def test_betting_goes_on_until_all_have_paid_alike() -> None:
    one = Interval.begun((0, 1, 2), (3, 3, 3), RICH[:3], 3, Limits(5)).goes_better(5).goes_better(1).sees()
    assert (one.turn, one.due(0)) == (0, 1)
    assert one.sees().over


def test_going_better_is_limited_three_ways() -> None:
    one = Interval.begun((0, 1), (0, 0), (50, 50), 0, Limits(12, 20, 2))
    assert one.room(0) == range(1, 13)
    one = one.goes_better(12)
    assert one.room(1) == range(1, 9), "to twenty in all"
    one = one.goes_better(1).goes_better(1)
    assert one.room(1) == range(0), "twice better: the first stake is no raise"


def test_nobody_is_called_on_for_more_than_he_has() -> None:
    one = Interval.begun((0, 1, 2), (0, 0, 0), (4, 30, 30), 0, Limits(12)).goes_better(4)
    assert one.room(1) == range(1, 13)
    one = one.goes_better(6)
    assert one.to_speak == (2,), "who has nothing left is not asked"
    one = one.sees()
    assert (one.over, one.paid) == (True, (4, 10, 10))


def test_nobody_stakes_what_nobody_could_meet() -> None:
    one = Interval.begun((0, 1), (5, 5), (0, 20), 5, Limits(12))
    assert one.over
    one = Interval.begun((0, 1), (0, 0), (3, 20), 0, Limits(12)).goes_better(3)
    assert (one.due(1), one.room(1)) == (3, range(0))


def test_a_raise_leaves_out_who_has_passed_and_a_first_stake_does_not() -> None:
    one = Interval.begun((0, 1, 2), (1, 1, 1), RICH[:3], 1, Limits(12)).passes().goes_better(2)
    assert one.to_speak == (2, 0)
    assert one.sees().sees().standing == (0, 1, 2)
    raised = one.goes_better(2)
    assert (raised.standing, raised.to_speak) == ((1, 2), (1,))


def test_who_holds_speaks_last_and_takes_all_if_the_others_go_out() -> None:
    one = Interval.begun((0, 1, 2), (1, 1, 1), RICH[:3], 1, Limits(12)).holds()
    assert one.to_speak == (1, 2, 0)
    assert one.goes_out().goes_out().standing == (0,)
    assert one.goes_out().goes_out().over


def test_straddles_are_made_up_by_those_before() -> None:
    one = Interval.begun((1, 2, 3, 0), (1, 0, 0, 0), RICH[:4], 2, Limits(0)).raised_to(4).raised_to(8)
    assert one.paid == (1, 4, 8, 0)
    assert one.to_speak == (3, 0, 1)
    assert one.sees().goes_out().sees().over


def test_who_has_nothing_left_is_not_asked_about_a_straddle() -> None:
    one = Interval.begun((1, 2, 0), (1, 0, 0), (0, 30, 30), 2, Limits(0)).raised_to(4)
    assert one.to_speak == (2,)
    assert one.sees().over
    assert one.sees().standing == (0, 1, 2)


def test_any_interval_ends_with_all_who_stand_alike() -> None:
    """Or with nothing left; what is in the pool and before them is what was there."""
    rng = Random(7)
    for _ in range(500):
        seats = rng.randint(2, 6)
        has = tuple([rng.choice((2, 9, 30, 60)) for _ in range(seats)])
        one = Interval.begun(range(seats), (0,) * seats, has, 0, Limits(12, rng.choice((20, WITHOUT_END)), 9))
        while not one.over:
            room = one.room(one.turn)
            word = rng.choice(("out", "better", "see")) if room else rng.choice(("out", "see"))
            one = one.goes_out() if word == "out" else one.goes_better(rng.choice(room)) if word == "better" else \
                one.sees() if one.due(one.turn) else one.passes()
        assert [paid + left for paid, left in zip(one.paid, one.has)] == list(has)
        assert all(one.paid[seat] == one.level or not one.has[seat] for seat in one.standing)
