"""The laws of every game, set beside the books: in our own words, and their sources are lines that there are."""
from __future__ import annotations

import re
from functools import cache

import pytest

from cardtable.games import games
from cardtable.rules.laws import AGREED, Code
from cardtable.rules.matters import by_matter
from tests.old_books import FOLDER, book, eights, with_books

CODES = {f"{game.name}-{name}": code for game in games() for name, code in game.codes.items()}
every_code = pytest.mark.parametrize("code", CODES.values(), ids=CODES)


@cache
def printed() -> set[tuple[str, ...]]:
    """What stands in any of the books, eight words at a time."""
    numbers = [path.name[:3] for path in FOLDER.iterdir()]
    return set().union(*[eights("\n".join(book(number))) for number in numbers])


@with_books
@every_code
def test_no_eight_words_running_are_the_book_s(code: Code) -> None:
    taken = {law.number: eights(f"{law.heading}. {law.text}") & printed() for law in code.laws}
    assert {number: " / ".join(map(" ".join, some)) for number, some in taken.items() if some} == {}


@with_books
@every_code
def test_its_sources_are_lines_of_a_book(code: Code) -> None:
    for law in code.laws:
        for part in law.source.split(";") if law.source else ():
            found = re.fullmatch(r"(\d{3}):(\d+)(?:-(\d+))?", part)
            assert found, part
            number, first, last = found[1], int(found[2]), int(found[3] or found[2])
            assert 1 <= first <= last <= len(book(number)), part
            assert any(line.strip() for line in book(number)[first - 1:last]), f"{part}: not a word"


def test_articles_treat_of_known_matters() -> None:
    code = next(iter(CODES.values()))
    with pytest.raises(ValueError, match="no matter"):
        by_matter(code, {"weather": "1"})
    with pytest.raises(ValueError, match="article 2 is of"):
        by_matter(code, {"cutting": "1-2", "revoke": "2"})
    with pytest.raises(ValueError, match="no articles"):
        by_matter(code, {"revoke": "999"})


@every_code
def test_hardly_an_article_is_of_no_matter(code: Code) -> None:
    assert sum([not law.matter for law in code.laws]) < 2


AGREEMENT = re.compile(r"By agreement, |(If|Where) (it|that) is agreed( on)?,| by agreement( |$)")


@every_code
def test_what_is_played_by_agreement_alone_is_not_always_gone_by(code: Code) -> None:
    """Of “Alone against alone, by agreement” it was told that the table always goes by it, where nobody had agreed."""
    asked = [law.heading for law in code.laws if AGREEMENT.match(law.text) or AGREEMENT.search(law.heading)]
    assert [law.heading for law in code.laws if law.heading in asked and law.treatment != AGREED] == []
