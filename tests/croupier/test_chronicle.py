"""A game for reading on paper: every deal with its hands, its words and its marks."""
from __future__ import annotations

import pytest

from cardtable.croupier.chronicle import Chronicle
from cardtable.croupier.tape import Tape
from cardtable.games import NAMES
from cardtable.players.review import Past
from tests.games.bridge.moments import Rubber
from tests.players.test_review import played
from tests.spread import sampled

NAMED = ("Anna", "Ben", "Clara", "David", "Eva", "Fritz", "Gerda", "Hans")


@pytest.mark.parametrize("name", sampled(NAMES, 10))
def test_each_deal_has_every_hand_once_and_all_that_was_told(name: str) -> None:
    sitting = played(name, 3, 2)
    tape = Tape(Past.of(sitting))
    chapters = list(Chronicle(tape, NAMED[:len(sitting.players)]).chapters())
    coups = any(one.coup for one in tape.deals)              # then each of them is one
    assert len(chapters) == (sum([not one.deal.preliminary for one in tape.deals]) if coups else
                             1 if sitting.over else 2)       # a game may be of one deal
    for chapter in chapters:
        whose = [one.whose for one in chapter.laid]
        assert len(set(whose)) == len(whose)
        assert set(NAMED[:len(sitting.players)]) <= set(whose) or not sitting.game.has_cards \
            or sitting.match.deal().kept                     # what was thrown in is seen by nobody
        cards = [card for one in chapter.laid for card in one.cards]
        assert len(set(cards)) == len(cards)
        assert chapter.told
        assert chapter.account


def test_a_crib_is_laid_open_with_what_it_counted() -> None:
    chapter = next(Chronicle(Tape(Past.of(played("cribbage", 3, 1))), NAMED[:2]).chapters())
    crib = next(one for one in chapter.laid if one.whose == "The crib")
    assert len(crib.cards) == 4
    assert crib.worth
    assert [len(one.cards) for one in chapter.laid if one.whose in NAMED] == [4, 4]


def test_a_deal_is_told_with_its_game_where_there_may_be_several() -> None:
    rubber = Rubber(seed=2).to_its_end().sitting
    tape = Tape(Past.of(rubber))
    headings = [chapter.heading for chapter in Chronicle(tape, NAMED[:4]).chapters()]
    assert headings[0] == "Game 1, deal 1"
    assert "Game 2, deal 1" in headings
    assert len(set(headings)) == len(headings)
    alone = Tape(Past.of(played("five_hundred", 4, 1)))
    assert next(Chronicle(alone, NAMED[:len(alone.past.players)]).chapters()).heading == "Deal 1"
