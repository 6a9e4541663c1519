"""What companions say belongs to the game at hand, rests on what all have seen, and names no card."""
from __future__ import annotations

import re

import pytest

from cardtable.cards import RANK_NAMES, SUIT_NAMES
from cardtable.games import NAMES
from cardtable.players.personas import ALL, PERSONAS
from cardtable.players.sayings import OCCASIONS
from cardtable.rules.events import Event
from cardtable.showing.remarks import ANYBODY, Moment, Remarks, remarks_of

LONGEST = 75                     # letters: a bubble of three lines
OF_GAMES = [pytest.param(remarks_of(name), id=name) for name in NAMES]
OTHERS_WORDS = {"ecarte": r"discard|trump|\bkings?\b|refus", "cribbage": r"crib|\bpeg|fifteen|lurch",
                "pope_joan": r"\bpope|matrimony|intrigue", "napoleon": r"\bnap\b|misery|emperor"}


def said(remarks: Remarks) -> list[str]:
    """All that may be said at a game alone."""
    found = [words for moment in remarks.moments for words in (*moment.own, *moment.others)]
    return found + [words for table in (remarks.greets, remarks.wins, remarks.loses)
                    for some in table.values() for words in some]


@pytest.mark.parametrize("remarks", OF_GAMES)
def test_every_game_has_words_of_its_own_for_companions_there_are(remarks: Remarks) -> None:
    assert len(remarks.moments) >= 5, "five at least are wanted in its remarks.py"
    assert set(remarks.greets) | set(remarks.wins) | set(remarks.loses) | set(remarks.lines) <= {*PERSONAS, ANYBODY}
    words = said(remarks)
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("words", [*[pytest.param(said(remarks_of(name)), id=name) for name in NAMES],
                                   pytest.param([text for one in ALL for some in one.says.values() for text in some],
                                                id="any game")])
def test_words_are_short_whole_sentences_without_a_card_in_them(words: list[str]) -> None:
    cards = re.compile(rf"\b({'|'.join(RANK_NAMES)}) of ({'|'.join(SUIT_NAMES)})\b", re.IGNORECASE)
    for text in words:
        assert len(text) <= LONGEST, text
        assert text[0].isupper(), text
        assert text[-1] in ".!?", text
        assert not cards.search(text), text


def test_what_is_said_at_any_game_belongs_to_none() -> None:
    for one in ALL:
        assert set(one.says) == set(OCCASIONS)
        for text in (one.line, *[text for some in one.says.values() for text in some]):
            for pattern in OTHERS_WORDS.values():
                assert not re.search(pattern, text, re.IGNORECASE), (one.key, text)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_said_at_one_game_does_not_belong_to_another(name: str) -> None:
    for other, pattern in OTHERS_WORDS.items():
        if other != name:
            for text in (*said(remarks_of(name)), *remarks_of(name).lines.values()):
                if other == "ecarte" and re.search(r"\bking|trump", text, re.IGNORECASE):
                    continue                             # of many games
                assert not re.search(pattern, text, re.IGNORECASE), text


def test_a_moment_is_an_event_of_that_kind_about_that_and_large_enough() -> None:
    one = Moment("scored", "hand", least=20, most=28)
    assert one.fits(Event("scored", 0, points=20, what="hand"))
    for event in (Event("scored", 0, points=19, what="hand"), Event("scored", 0, points=29, what="hand"),
                  Event("scored", 0, points=24, what="crib"), Event("paid", 0, points=24, what="hand")):
        assert not one.fits(event)
    named = Moment("said", "made", of=(5,))
    assert named.fits(Event("said", 0, what="made", args=(5, "x")))
    assert not named.fits(Event("said", 0, what="made", args=(4,)))
    assert not named.fits(Event("said", 0, what="made"))


def test_the_first_moment_that_fits_counts() -> None:
    large, small = Moment("scored", "hand", ("A", ), least=20), Moment("scored", "hand", ("B", ))
    remarks = Remarks((large, small))
    assert remarks.moment(Event("scored", 0, points=24, what="hand")) is large
    assert remarks.moment(Event("scored", 0, points=4, what="hand")) is small
    assert remarks.moment(Event("moved", 0, what="hand")) is None
