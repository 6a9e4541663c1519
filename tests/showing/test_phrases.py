"""The small phrases that games and table share."""
from __future__ import annotations

import pytest

from cardtable.showing.phrases import count, listed, number, ordinal, teller


@pytest.mark.parametrize(("given", "said"), [
    ((0,), "none"), ((0, "no"), "no"), ((20,), "twenty"), ((21,), "21"), ((21, "none", 31), "twenty-one"),
    ((30, "none", 31), "thirty"), ((32, "none", 31), "32"), ((-3,), "-3"),
    ((12345,), "12,345")])
def test_numbers_are_in_words_as_far_as_they_are_wanted(given: tuple[int, ...], said: str) -> None:
    assert number(*given) == said                        # type: ignore[arg-type]


@pytest.mark.parametrize(("n", "said"), [(1, "first"), (16, "sixteenth"), (17, "17th"), (21, "21st"), (22, "22nd"),
                                         (33, "33rd"), (111, "111th"), (0, "0th")])
def test_ordinals(n: int, said: str) -> None:
    assert ordinal(n) == said


def test_things_are_counted_and_listed() -> None:
    assert [count(n, "card") for n in (0, 1, 2, 25)] == ["no cards", "one card", "two cards", "25 cards"]
    assert [listed(list("abc")[:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]


def test_a_phrase_speaks_of_its_reader_or_of_another() -> None:
    tell = teller({"cuts": ("You cut the {card}.", "{name} cuts the {card}.")})
    assert tell("cuts", card="ace") == "You cut the ace."
    assert tell("cuts", "Ann", card="ace") == "Ann cuts the ace."
    with pytest.raises(KeyError):
        tell("cuts", "Ann")
