"""The words of the books: what stands in the file, and how they are found in a text."""
from __future__ import annotations

import pytest

from cardtable.games import NAMES
from cardtable.showing.glossary import EVERYWHERE, glossary, tables
from cardtable.tutor.library import lessons

LONG = 120


def test_every_table_is_of_games_there_are_and_every_meaning_a_line() -> None:
    for games, table in tables().items():
        assert games == EVERYWHERE or set(games.split()) <= set(NAMES)
        for forms, means in table.items():
            assert means.endswith("."), forms
            assert means[0].isupper(), forms
            assert len(means) <= LONG, forms


@pytest.mark.parametrize("game", NAMES)
def test_a_games_words_stand_in_its_lessons(game: str) -> None:
    words = glossary(game)
    texts = [page.text for lesson in lessons(game) for page in lesson.pages]
    assert any(piece.means for text in texts for piece in words.pieces(text)), \
        f"no lesson uses a word that [{game}] of showing/glossary.toml explains"
    for text in texts:
        assert "".join([piece.text for piece in words.pieces(text)]) == text


def test_whole_words_in_any_case_and_once() -> None:
    found = list(glossary("piquet").pieces("Quints, and a quint; the elder hand’s tierce"))
    assert [piece.text for piece in found if piece.means] == ["Quints", "elder hand", "tierce"]
    assert not [piece for piece in glossary("euchre").pieces("a quint overlaps") if piece.means]


def test_the_longest_word_is_taken() -> None:
    pieces = glossary("cribbage").pieces("a double pair-royal")
    assert [piece.text for piece in pieces if piece.means] == ["double pair-royal"]


def explained(game: str, text: str) -> list[str]:
    """The words of it that are explained at this game."""
    return [piece.text for piece in glossary(game).pieces(text) if piece.means]


def test_a_name_is_no_word_of_the_books() -> None:
    assert explained("loo", "Miss Wren passes.") == []
    assert explained("loo", "Miss Wren takes miss.") == ["miss"]
    assert explained("loo", "Miss, for the pool.") == ["Miss"]
    assert explained("loo", "Miss for the pool") == ["Miss"]
    assert explained("loo", "Pam Wren") == ["Pam"]               # the list writes him large
    assert explained("bezique", "Double Bézique Royal") == ["Double Bézique"]


def test_ordinary_english_is_explained_only_where_it_is_the_term() -> None:
    assert explained("loo", "Without the suit you must trump, and must lead it.") == []
    assert explained("loo", "It is then a must: all must play.") == ["a must"]
    assert explained("loo", "Single and must") == ["Single and must"]
    assert glossary("loo").means("must") == glossary("loo").means("a must") != ""


def test_a_word_means_what_it_does_at_this_game() -> None:
    assert glossary("piquet").means("Rubicon") != glossary("rubicon_bezique").means("rubicon") != ""
    assert not glossary("whist").means("crib")
