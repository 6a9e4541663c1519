"""Sounds at once are added, none comes too early, and none is heard for ever."""
from __future__ import annotations

from array import array

from cardtable.table.sounds.mixer import GREATEST, LEAST, MOST, Mixer


def samples(*values: int) -> array[int]:
    return array("h", values)


def test_silence_where_nothing_is_played() -> None:
    mixer = Mixer()
    assert list(mixer.frames(4)) == [0, 0, 0, 0]
    assert mixer.silent


def test_one_is_heard_from_beginning_to_end_over_several_frames() -> None:
    mixer = Mixer()
    mixer.add(samples(1, 2, 3, 4, 5))
    assert [*mixer.frames(2), *mixer.frames(2), *mixer.frames(2)] == [1, 2, 3, 4, 5, 0]
    assert mixer.silent


def test_one_that_waits_comes_in_its_place() -> None:
    mixer = Mixer()
    mixer.add(samples(7, 8), wait=3)
    assert [*mixer.frames(2), *mixer.frames(2), *mixer.frames(2)] == [0, 0, 0, 7, 8, 0]


def test_two_are_added_and_never_wrap_round() -> None:
    mixer = Mixer()
    mixer.add(samples(100, 30_000, -30_000))
    mixer.add(samples(20_000, -20_000), wait=1)
    assert list(mixer.frames(3)) == [100, GREATEST, LEAST]


def test_too_many_at_once_and_the_oldest_gives_way() -> None:
    mixer = Mixer()
    for value in range(1, MOST + 2):
        mixer.add(samples(*[value] * 10))
        mixer.frames(1)
    mixer.add(samples(0, 0))
    assert mixer.frames(1)[0] == sum(range(2, MOST + 2))


def test_hush_drops_what_has_not_begun() -> None:
    mixer = Mixer()
    mixer.add(samples(1, 1, 1))
    mixer.add(samples(9), wait=2)
    assert list(mixer.frames(1)) == [1]
    mixer.hush()
    assert list(mixer.frames(3)) == [1, 1, 0]
