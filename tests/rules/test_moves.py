"""Moves, their fields and their texts."""
from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.cards import BY_TEXT, CARDS, Card, card, cards, pack
from cardtable.rules.moves import Choice, Decision, Move, One, Order, Some, Spots, Thing, Tokens, Ways, calls, cards_of
from cardtable.rules.zones import Layout

HAND = cards("KS 9S JC 9C 7H")
MARRIAGE = Ways((Thing((cards("KS QS"),), (cards("KS QS"),)),))
words = st.from_regex(r"[a-z][a-z-]{0,12}", fullmatch=True)
tokens = st.one_of(st.sampled_from(sorted(BY_TEXT.values())), st.integers(-10**6, 10**6), words)


@given(words, st.lists(tokens, max_size=8))
def test_a_move_and_its_text_are_the_same(verb: str, fields: list[Card | int | str]) -> None:
    move = Move((verb, *fields))
    read = Move.read(str(move))
    assert read == move
    assert [type(t) for t in read] == [type(t) for t in move]


@given(st.text(max_size=40))
def test_any_text_is_a_move_or_a_value_error(text: str) -> None:
    try:
        move = Move.read(text)
    except ValueError:
        assert not text.split()
    else:
        assert Move.read(str(move)) == move


@pytest.mark.parametrize("word", ["007", "-0", "+5", "1_000", "٣", "--3", "-", "1.5"])
def test_only_plain_numbers_are_numbers(word: str) -> None:
    assert Move.read(f"bid {word}")[1] == word


FIELDS = [One(HAND), One(range(2, 9, 3)), One((43, 25)), One(("clubs", "hearts")), Spots(("a1", "b2")),
          Some(HAND, 1, 3), Some(HAND, 0, 0), Order(cards("KS 9S JC")), Order(HAND, 2)]


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_takes_what_it_lists_and_samples(field: One | Some | Order) -> None:
    listed: list[Tokens] = list(field)
    assert len(set(listed)) == len(listed) > 0
    assert all(field.take(value) == len(value) for value in listed)
    rng = Random(1)
    sampled = {field.sample(rng) for _ in range(400)}
    assert sampled <= set(listed)
    assert len(sampled) == len(listed)


@pytest.mark.parametrize("name", ["17", "KS", "two words", "", "-3"])
def test_a_place_is_called_by_one_word(name: str) -> None:
    layout = Layout(1)
    with pytest.raises(ValueError, match="a place cannot be called"):
        layout.spot("red", name)
    assert layout.spots == ()
    assert layout.spot("red", "n17") == layout.spots == ("red", "n17")


@pytest.mark.parametrize(("field", "wrong"), [
    (One(HAND), (int(card("KS")),)), (One(HAND), (card("AS"),)), (One(HAND), ()), (One(HAND), ("KS",)),
    (One(range(1, 60)), (card("KS"),)), (One((43, 25)), ("43",)), (One(("43",)), (43,)),
    (Some(HAND, 1, 3), ()), (Some(HAND, 1, 3), cards("KS KS")), (Some(HAND, 1, 3), cards("KS AS")),
    (Some(HAND, 1, 3), cards("KS 9S JC 9C")), (Some(HAND, 1, 3), (int(card("KS")),)),
    (Order(HAND), HAND[:4]), (Order(HAND), HAND[:4] + HAND[:1]), (Order(HAND), tuple(map(int, HAND))),
])
def test_a_field_takes_nothing_else(field: One | Some | Order, wrong: Tokens) -> None:
    assert field.take(wrong) == -1


def test_a_field_may_depend_on_those_before_it() -> None:
    def suits(done: Tokens) -> One:
        return One(("clubs",) if done == (7,) else ("spades", "hearts"))

    choice = Choice("bid", One(range(6, 8)), suits)
    assert [str(move) for move in choice] == ["bid 6 spades", "bid 6 hearts", "bid 7 clubs"]
    assert Move.read("bid 7 clubs") in choice
    assert Move.read("bid 6 clubs") not in choice
    assert {choice.sample(Random(n)) for n in range(50)} == set(choice)


@pytest.mark.parametrize("text", ["bid", "bid 6", "bid 6 spades 1", "pass"])
def test_a_choice_wants_all_its_fields_and_no_more(text: str) -> None:
    assert Move.read(text) not in Choice("bid", One(range(6, 8)), One(("spades",)))


def test_a_decision_mixes_verbs_and_is_lazy() -> None:
    decision = Decision(0, (*calls("propose"), Choice("shuffle", Order(pack("789TJQKA")))), 0)
    assert decision
    assert [move.verb for move in islice(decision, 3)] == ["propose", "shuffle", "shuffle"]
    assert {decision.sample(Random(n)).verb for n in range(20)} == {"propose", "shuffle"}
    assert not Decision(0, (), 0)
    assert "propose" not in decision


def test_all_cards_read_back() -> None:
    assert all(card(c.text) is c and CARDS[c] is c and c for c in BY_TEXT.values())


def test_moves_are_the_same_if_their_fields_are() -> None:
    """Cards that are thrown are in no order; a card and the place it is laid on, or two cards of two fields, are."""
    throw = Decision(0, (Choice("throw", Some(HAND, 1, 3)), Choice("pair", One(HAND), One(HAND)),
                         Choice("meld", One(("marriage",)), MARRIAGE), *calls("pass")), 0)
    for one, other, same in (("throw KS 9S", "throw 9S KS", True), ("throw KS 9S", "throw KS 9C", False),
                             ("throw KS", "throw KS 9S", False), ("pair KS 9S", "pair 9S KS", False),
                             ("meld marriage KS QS", "meld marriage QS KS", True), ("pass", "pass", True),
                             ("pass", "throw KS", False)):
        assert throw.same(Move.read(one), Move.read(other)) == same


@pytest.mark.parametrize(("start", "move", "so"), [
    ("throw", "throw KS 9S", True), ("throw 9S", "throw KS 9S", True), ("throw 9S KS", "throw KS 9S", True),
    ("throw 9C", "throw KS 9S", False), ("throw KS 9S", "throw KS", False), ("pair KS", "pair KS 9S", True),
    ("pair 9S", "pair KS 9S", False), ("meld marriage QS", "meld marriage KS QS", True), ("meld", "pass", False)])
def test_a_move_begins_with_any_card_of_a_field_in_no_order(start: str, move: str, so: bool) -> None:
    throw = Decision(0, (Choice("throw", Some(HAND, 1, 3)), Choice("pair", One(HAND), One(HAND)),
                         Choice("meld", One(("marriage",)), MARRIAGE), *calls("pass")), 0)
    assert throw.begins(Move.read(start), Move.read(move)) == so


def test_an_amount_is_no_card_though_their_numbers_are_equal() -> None:
    """The eight of clubs was taken for a card of the bid "7 D", whose reason was told of it when one looked back."""
    eight, move = card("8C"), Move.read("bid 7 D")
    assert eight in move
    assert cards_of(move) == ()
    assert cards_of(Move.read("discard 8C KS")) == (eight, card("KS"))
