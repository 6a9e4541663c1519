"""Of the tokens of one row each says something else, at strict tables too, where most can be said."""
from __future__ import annotations

import pytest

from cardtable.games import game
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.showing.talk import talk_of
from cardtable.table.asking.choosing import Manners
from cardtable.table.asking.move_begun import MoveBegun
from tests.attacks.careless import codes, decisions
from tests.suite import Form

MOVES = 150                      # of each code


def faulty(sitting: Sitting) -> list[str]:
    """What stands on two tokens of whoever is asked now, or stays as it is whatever number is set; or on one that does
    nothing, since that can be no move."""
    deal, talk, found = sitting.match.deal(), talk_of(sitting.game), list[str]()
    for seat in deal.must:
        shown = sitting.view(deal.by(seat)).deal
        manners = Manners("", talk.by_card, talk.folded_verbs)
        for one in MoveBegun(shown, [seat], manners=manners).prompts():
            if one.amount is not None and len(one.amount.numbers) > 1:
                said = [talk.token_now(shown, Move((*one.amount.prefix, n))) for n in one.amount.numbers[:2]]
                found += said[:1] if said[0] == said[1] else []
            said = [talk.token_now(shown, Move(tokens)) for tokens in (*one.calls, *one.opens)]
            found += [word for word in said if said.count(word) > 1]
            found += [str(move) for move in one.calls if deal.refusal(seat, move) is IMPOSSIBLE]
    return found


@pytest.mark.parametrize("code", codes(), ids=str)
def test_no_two_tokens_of_a_row_say_the_same_and_each_can_be_said(code: Form) -> None:
    for sitting in decisions(code, "told apart", MOVES):
        assert not faulty(sitting), sitting.match.deal().phase


@pytest.mark.parametrize(("move", "words"), [
    ("suit hearts", "I call hearts"), ("highest clubs", "Your highest of clubs"),
    ("lowest clubs", "Your lowest of clubs")])
def test_a_suit_that_is_called_is_named(move: str, words: str) -> None:
    assert talk_of(game("whist")).token(Move.read(move)) == words
