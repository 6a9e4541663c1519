"""What stands over columns of figures: names, whole as long as they have room, then in as many letters as have."""
from __future__ import annotations

import pytest

from cardtable.table.book.sheet import OF_WORDS, Sheet, initials, shortened

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = ("You", "Lisle", "Ashdown")


def sheet(names: tuple[str, ...] = NAMES) -> Sheet:
    """With a total and a line longer than there is room for."""
    made = Sheet()
    made.show_rows(names, [("Tricks against the bidder", "", "10", "20")], ("Total, of 500", "0", "10", "20"))
    return made


def test_names_stand_whole_in_the_book() -> None:
    """They stood as "You L. A." beside an empty page: the widest words there are but "Total, of 500"."""
    first = Sheet()
    first.show_rows(NAMES, [], ("Total, of 500", "0", "0", "0"))
    assert list(first._heads(276)) == list(NAMES)
    assert list(sheet()._heads(320)) == list(NAMES)


def test_where_there_is_less_room_they_lose_letters_one_by_one() -> None:
    made, seen = sheet(), []
    for width in range(320, 100, -2):
        heads = list(made._heads(width))
        if heads not in seen:
            seen.append(heads)
        cells = made._cells(heads, width)
        assert heads == initials(NAMES) or width - sum(cells) > OF_WORDS * width - 1
    assert seen == [[*NAMES], ["You", "Lisle", "Ashd."], ["You", "Lis.", "Ash."], initials(NAMES)]


def test_no_two_are_shortened_to_the_same() -> None:
    heads = sheet(("You", "Penrose", "Penworth"))._heads(150)
    assert len(set(heads)) == 3


def test_no_vowel_ends_what_is_cut() -> None:
    assert shortened(("You", "Ashdown", "Amory"), 5) == ["You", "Ashd.", "Amory"]
    assert shortened(("You", "Beaumont", "Amory"), 3) == ["You", "Bea.", "Amo."]
