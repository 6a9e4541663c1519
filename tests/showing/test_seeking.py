"""Words are found as people type them."""
from __future__ import annotations

import pytest

from cardtable.showing.glossary import glossary
from cardtable.showing.seeking import admits, folded, marked, near, sought


@pytest.mark.parametrize(("wanted", "text"), [
    ("ecarte", "Écarté"), ("MISERE", "a misère"), ("hoyle's", "Hoyle’s code"), ("500", "Five hundred up"),
    ("five hundred", "five hundred"), ("21", "twenty-one"), ("oeuvre", "Œuvre"),
    ("revoke penalty", "the penalty of a revoke"), ("62", "62. the revoke"), ("62", "(62)"), ("6", "six-card cribbage"),
    ("6", "six."), ("62", "sixty-two"), ("20", "twenty")])
def test_what_is_sought_is_found(wanted: str, text: str) -> None:
    assert admits(sought(wanted), folded(text))


@pytest.mark.parametrize(("wanted", "text"), [
    ("piquet", "picket"), ("revoke honours", "the penalty of a revoke"), ("62", "the book of 1862"), ("86", "1862"),
    ("18", "1862"), ("2", "2,000"), ("6", "sixty"), ("6", "sixteen"), ("2", "sixty-two"), ("60", "sixty-two"),
    ("5", "five hundred"), ("5", "a hundred and five")])
def test_what_is_not_there_is_not(wanted: str, text: str) -> None:
    assert not admits(sought(wanted), folded(text))


def test_it_is_marked_where_it_stands_though_it_is_written_otherwise() -> None:
    text = "Œuvres: a misère, and another misère of five hundred"
    assert sorted(text[start:end] for start, end in marked(sought("misere 500"), text)) == [
        "five hundred", "misère", "misère"]
    assert [text[start:end] for start, end in marked(sought("euvre"), text)] == ["Œuvre"]


@pytest.mark.parametrize(("word", "name", "is_near"), [
    ("cribage", "cribbage", True), ("wist", "whist", True), ("picquet", "piquet", True), ("napolean", "napoleon", True),
    ("loo", "solo", False), ("poker", "pope", False), ("nap", "cap", False),
    ("napolyan", "napoleon", True), ("cribige", "cribbage", False)])                  # two, from eight letters on
def test_a_name_not_written_quite_right_is_known(word: str, name: str, is_near: bool) -> None:
    assert near(word, name) == is_near


def test_a_word_of_the_books_is_explained_without_its_accent() -> None:
    assert glossary("solo_whist").means("misere") == glossary("solo_whist").means("misère") != ""
