"""Options: what is read, what is refused, and what the message says."""
from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.rules.options import BadOption, Number, OneOf, Option, Switch, Value, complete, read

DECLARED: tuple[Option, ...] = (
    OneOf("form", "The form", choices={"plain": "Plain", "pool": "Pool"}, default="plain"),
    Number("points", "Points", range=range(1, 16), default=5),
    Number("games", "Games", range=(1, 3, 5), default=1),
    Switch("cut", "Cut", "", {"form": ("plain",)}),
)
DEFAULTS: dict[str, Value] = {"form": "plain", "points": 5, "games": 1, "cut": False}


def test_all_have_a_value_in_the_order_declared() -> None:
    assert complete(DECLARED, {}) == DEFAULTS
    assert list(complete(DECLARED, {"cut": True, "form": "pool"}).items()) == [
        ("form", "pool"), ("points", 5), ("games", 1), ("cut", True)]


@pytest.mark.parametrize("given_", [
    {"form": "rubber"}, {"form": 1}, {"form": None}, {"form": ["plain"]}, {"points": 0}, {"points": 16},
    {"points": "5"}, {"points": 5.0}, {"points": True}, {"points": 10 ** 40}, {"games": 2}, {"cut": 1},
    {"cut": "yes"}, {"colour": "red"},
])
def test_anything_else_is_refused_by_name(given_: dict[str, object]) -> None:
    with pytest.raises(BadOption, match=next(iter(given_))):
        complete(DECLARED, given_)


def test_texts_of_a_command_line() -> None:
    assert read(DECLARED, {"form": "pool", "points": "7", "games": "3", "cut": "yes"}) == {
        "form": "pool", "points": 7, "games": 3, "cut": True}


@pytest.mark.parametrize(("name", "text", "allowed"), [
    ("form", "Pool", "plain, pool"), ("points", "٣", "from 1 to 15"), ("points", "", "from 1 to 15"),
    ("points", "-1", "from 1 to 15"), ("points", "9" * 5000, "from 1 to 15"), ("games", "2", "1, 3, 5"),
    ("cut", "maybe", "yes or no"), ("colour", "red", "form"),
])
def test_a_wrong_text_is_told_what_is_allowed(name: str, text: str, allowed: str) -> None:
    with pytest.raises(BadOption, match=allowed):
        read(DECLARED, {name: text})


@given(st.sampled_from([option.name for option in DECLARED]), st.text(max_size=12))
def test_no_text_does_worse_than_be_refused(name: str, text: str) -> None:
    try:
        chosen = read(DECLARED, {name: text})
    except BadOption:
        return
    assert complete(DECLARED, chosen) == chosen


def test_an_option_may_count_only_with_others() -> None:
    cut = DECLARED[-1]
    assert cut.counts(DEFAULTS)
    assert not cut.counts({**DEFAULTS, "form": "pool"})
