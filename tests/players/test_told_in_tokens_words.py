"""A hint names what is to be done as its token does, under strict laws, too, and every word of it is written out."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.players.judging import phrases
from cardtable.players.said import ordered
from cardtable.players.think import only_move, think
from cardtable.showing.talk import talk_of
from tests.advised import advised, club
from tests.attacks.careless import codes, decisions
from tests.suite import Form, drawn, forms

NAMES = [f"Ada {number}" for number in ["one", "two", "three", "four", "five", "six", "seven", "eight"]]
MOVES = 250


@pytest.mark.parametrize("code", codes(), ids=str)
def test_a_hint_calls_a_move_what_its_token_calls_it(code: Form) -> None:
    """It said "Exact answer the card: answer the card; ...", "Accuse 43 and one: accuse; he played ..." and "Demand the
    two of clubs: call {card}; ..."."""
    told = 0
    for number in range(4):
        for sitting in decisions(code, f"hints {number}", MOVES):
            deal = sitting.match.deal()
            seat = deal.must[0]
            view = sitting.view(deal.by(seat))
            if only_move(view, seat) is not None:
                continue
            book = think(view, "club", number)
            words = ordered(book, phrases(view, (book.move,), NAMES))
            assert not set("{}") & set(words), words
            if book.move.verb in ("exact", "accuse", "content", "free", "mark", "marked", "gainsay", "agree-game"):
                told += 1
                token = talk_of(code.game).token_now(view.deal, book.move, lambda one: NAMES[one])
                assert words.split()[0].rstrip(":") in (token.split()[0], "Ask"), (words, token)
            if book.move.verb in ("demand", "forbid"):
                told += 1
                orders = {"demand": "Call", "forbid": "Forbid"}[book.move.verb]
                assert words.startswith(f"{orders} the {book.move[1].name}: "), words      # type: ignore[union-attr]
    assert told


@pytest.mark.parametrize("form", forms(("form",)), ids=str)
def test_a_hint_speaks_to_who_reads_it_and_says_nothing_twice(form: Form) -> None:
    """It said "Take the bank: i can afford that bank." and "My tricks count twelve: name 12; that is what ..."."""
    for view, seat, book in advised(form.game, drawn(form, Random(f"{form}"))[0], Random(f"{form}"), 90, 0, club):
        if only_move(view, seat) is None:
            words = ordered(book, phrases(view, (book.move,), NAMES))
            assert not set("{}") & set(words), words
            first, _, rest = words.partition(": ")           # the token may speak for who presses it
            assert not {"I", "i", "my"} & set(rest.split()), words
            assert not rest.startswith(f"{first[:1].lower()}{first[1:]};"), words
