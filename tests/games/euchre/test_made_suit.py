"""What is said of a suit to be made: which it is, how, and on how many trumps; and what is the book's word."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import card, cards
from cardtable.games.euchre.book.leads_lone import naming
from cardtable.games.euchre.maxims import advise
from cardtable.games.euchre.position import Position
from cardtable.games.euchre.search.evaluate import phrase
from cardtable.players.master import by_the_book
from cardtable.players.said import in_words, ordered
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move

ROUND = ("pass", "pass", "pass", "turn-down")


def book(hand: str, turned: str, seat: int) -> Thought:
    said = (*ROUND, *["pass"] * seat)
    return by_the_book(Position(cards(hand), card(turned), said, seat, "making").view(), seat, Random(1))


@pytest.mark.parametrize(("hand", "turned", "seat", "told"), [
    ("7S QS TS 9S 9D", "8H", 2, "Make spades: four trumps, not all of them small, are enough."),
    ("KS QS TS 9D 8H", "8C", 2, "Make spades: three trumps, not all of them small, are enough."),
    ("QC 9C AH TD 7D", "KS", 0, "Make clubs, the next suit: who turned spades down has little of this colour."),
    ("JH AH 9C TS 7S", "KS", 1, "Make hearts, and cross the suit: partner is likelier to have the other colour."),
    ("JH JD AH KH AC", "KS", 3, "Make hearts alone: this is a lone hand."),
    ("7H 9C TD 7S 8D", "KS", 3, "Pass: no suit promises more than about one trick.")])
def test_the_suit_is_named_and_trumps_are_counted(hand: str, turned: str, seat: int, told: str) -> None:
    assert ordered(book(hand, turned, seat), phrase) == told


@pytest.mark.parametrize(("hand", "few"), [
    ("8C QC TH QH AD", "no trump"), ("8C QC TS QH AD", "no more than one trump")])
def test_the_word_of_the_house_is_not_called_the_book_s(hand: str, few: str) -> None:
    found = book(hand, "7C", 0)
    assert found.why == f"Pass: you would have {few} in spades, the next suit, though the book would have it made."
    assert not found.source


def test_how_a_suit_is_made_is_part_of_its_name() -> None:
    told = {"make H jambone": "Make hearts for jambone", "take jamboree": "Take it up for jamboree",
            "supersede jambone": "Play for jambone instead", "supersede alone": "Play alone instead",
            "make H together": "Make hearts"}
    assert {move: in_words(Move.read(move), phrase) for move in told} == told


@pytest.mark.parametrize(("hand", "led", "why"), [
    ("9D 7H 8C 9C TD", "9D", "a lay card may be trumped, or beaten in its suit"),
    ("KS 7H 8C 9C TD", "KS", "you have what beats it"),
    ("8S 7H 8C 9C TD", "8S", "a higher one may be found against it")])
def test_of_a_card_that_is_called_is_said_who_may_beat_it(hand: str, led: str, why: str) -> None:
    """"It may be beaten" was said of whatever was called."""
    deal = Position(cards(hand), card("TS"), ("pass", "pass", "pass", "take jambone"),
                    hands={3: cards("JS JC QS 7S QD")}, options={"jambone": True}).deal()
    deal.apply(0, Move.read(f"play {led}"))
    assert naming(deal, 0).why.endswith(f": {why}.")


def test_what_nobody_can_lead_goes_before_a_card_that_may_yet_take_a_trick() -> None:
    """The king of clubs was thrown, and spades kept that the only adversary had shown himself to be without."""
    deal = Position(cards("QS KC TS"), card("8D"), ("order together",), hands={1: cards("AD KD 8C")}, taken=(1, 1),
                    lies=(card("AD"),), options={"form": "two"},
                    earlier=(((0, card("AH")), (1, card("7H"))), ((0, card("9S")), (1, card("9D"))))).deal()
    assert advise(deal, 0).why == "Throw the ten of spades: nobody else has any of that suit to lead."
