"""The laws as data: complete, well cited, in our own words."""
from __future__ import annotations

import re

import pytest

from cardtable.games.ecarte.laws.codes import CODES, REMEDIES
from cardtable.rules.laws import ALWAYS, STRICT, TREATMENTS, Law
from cardtable.table.book.talk import opening
from tests.old_books import book, with_books

LAWS = [law for code in CODES.values() for law in code.laws]
LINES = {"cavendish-1886": ("000", 255, 1103), "hoyle-1909": ("002", 1864, 18019),
         "description-1886": ("000", 974, 1149), "pool-1886": ("000", 1158, 1183), "french-1886": ("000", 603, 1235),
         "english-1886": ("000", 590, 611), "triomphe-1886": ("000", 678, 789)}

every_law = pytest.mark.parametrize("law", LAWS, ids=lambda law: f"{law.code}-{law.number}")
every_code = pytest.mark.parametrize("name", CODES)


def ranges(law: Law) -> list[tuple[str, int, int]]:
    """A law's source as (book, first line, last line); fails on any other form."""
    found = [re.fullmatch(r"(\d{3}):(\d+)-(\d+)", part) for part in law.source.split(";")]
    assert all(found), law.source
    return [(m[1], int(m[2]), int(m[3])) for m in found if m]


def test_every_number_is_there() -> None:
    numbers = {name: [law.number for law in code.laws] for name, code in CODES.items()}
    assert numbers["cavendish-1886"] == list(range(1, 56))
    assert numbers["hoyle-1909"] == list(range(1, 52))
    for row in numbers.values():
        assert row == list(range(1, len(row) + 1))


@every_code
def test_code(name: str) -> None:
    code = CODES[name]
    assert code.name == name
    assert code.title
    assert code.numbered == (name in ("cavendish-1886", "hoyle-1909"))
    assert {law.code for law in code.laws} == {name}
    assert len({law.heading for law in code.laws}) == len(code.laws), "an unnumbered law is cited by its heading"


@every_code
def test_sources_lie_in_their_chapter_and_follow_one_another(name: str) -> None:
    number, first, last = LINES[name]
    rows = [ranges(law) for law in CODES[name].laws]
    for book_, start, end in (part for row in rows for part in row):
        assert book_ == number
        assert first <= start <= end <= last
    starts = [row[0][1:] for row in rows]
    assert starts == sorted(set(starts))


@every_law
def test_law_says_something(law: Law) -> None:
    assert law.heading
    assert law.heading[0].isupper()
    assert not law.heading.endswith(".")
    assert law.text.endswith(".")
    assert "  " not in law.text
    assert 1 <= len(re.findall(r"\.(?= |$)", law.text)) <= 6
    assert law.treatment in TREATMENTS
    assert law.notice in ("claimed", "seen")


def test_remedies_belong_to_strict_laws_and_are_explained() -> None:
    exacted = {law.number: law.remedies for law in CODES["cavendish-1886"].laws if law.remedies}
    assert exacted[25] == exacted[43] == ("replay", "reduce-score")
    assert set().union(*exacted.values()) == set(REMEDIES)
    strict = {law.number for law in CODES["cavendish-1886"].laws if law.treatment == STRICT}
    dealt = {3, 7, 9, *range(11, 19), 20, 21, *range(28, 38)}
    assert strict == {25, 39, 40, 41, 43, 50, 51} | dealt
    assert set(exacted) == strict - {3, 7, 12, 14, 20, 28, 30, *range(34, 38), 39, 50, 51} | {42}
    assert CODES["cavendish-1886"].law(42).treatment == ALWAYS


def test_hoyle_differs_only_where_he_adds() -> None:
    ours, his = CODES["cavendish-1886"], CODES["hoyle-1909"]
    differing = [law.number for law in his.laws if law.text != ours.law(law.number).text]
    assert differing == [26, 51]
    assert all(law.text.startswith(ours.law(law.number).text) for law in his.laws)
    assert all(law._replace(code="", text="", source="") == ours.law(law.number)._replace(code="", text="", source="")
               for law in his.laws)


@with_books
@pytest.mark.parametrize("name", ["cavendish-1886", "hoyle-1909"])
def test_cited_lines_open_with_the_number_and_close_the_law(name: str) -> None:
    lines = book(LINES[name][0])
    for law in CODES[name].laws:
        _, start, end = ranges(law)[0]
        assert re.match(rf"\s*{law.number}\.", lines[start - 1])
        assert re.search(r"[.,\d\]]\s*$", lines[end - 1]), "a law ends with a full stop or its note"


def test_what_is_first_read_of_two_for_a_point_is_true_whoever_declined() -> None:
    """Of a dealer who had refused, the page told what becomes of a non-dealer, and no more."""
    shown = opening(CODES["cavendish-1886"].law(49).text)
    assert "non-dealer plays without proposing" in shown
    assert "dealer refuses" in shown
