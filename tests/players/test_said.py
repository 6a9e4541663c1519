"""The book's word: it is one of the courses compared, and its sentence names what it speaks of."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import SUIT_NAMES, SUITS, Card, cards
from cardtable.players.judging import judge_of, posed
from cardtable.players.master import by_the_book
from cardtable.players.said import MANY, by_the_book_in_words, done_apart, in_words, ordered
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move, same
from cardtable.rules.record import parse_line
from tests.players.test_compared import decisions
from tests.spread import far

FORMS: tuple[tuple[str, dict[str, object]], ...] = (
    ("all_fours", {}), ("all_fours", {"form": "four"}), ("all_fours", {"six": True}), ("quinto", {}),
    ("quinto", {"form": "dummy"}), ("five_hundred", {}), ("loo", {}), ("loo", {"form": "five"}), ("solo_whist", {}))


@pytest.mark.parametrize(("name", "options"), FORMS)
def test_the_book_is_compared_and_names_its_card(name: str, options: dict[str, object]) -> None:
    judge, asked = judge_of(name), 0
    assert judge is not None
    for seed in range(far(4, 12)):
        for view, seat in decisions(name, seed, 40, **options):
            book = by_the_book(view, seat, Random(seed))
            told = by_the_book_in_words(book, judge.phrase)
            named = [token for token in book.move[1:] if isinstance(token, Card)]
            assert len(named) > MANY or all(card.name.split(" of ")[0] in told for card in named), told
            question = posed(judge, view, seat, book.move)
            if question is None or book.move.verb not in {plan[0].verb for plan in question.plans}:
                continue
            assert any(same(plan[0], book.move) for plan in question.plans)
            asked += 1
    assert asked > far(20, 60)


@pytest.mark.parametrize("name", ["piquet", "bezique", "rubicon_bezique"])
def test_the_book_does_not_say_its_choice_twice(name: str) -> None:
    judge = judge_of(name)
    assert judge is not None
    first = next((view, seat) for seed in range(20) for view, seat in decisions(name, seed, 2)
                 if any(move.verb == "deal-first" for move in view.decision(seat)))
    book = by_the_book(*first, Random(0))
    assert book.move.verb == "deal-first"
    assert ordered(book, judge.phrase).casefold().count("deal first") == 1


@pytest.mark.parametrize(("move", "why", "told"), [
    ("play 7S", "Win the trick: it keeps the other from declaring.",
     "Play the seven of spades: win the trick; it keeps the other from declaring."),
    ("play 7S", "Win the trick with the seven.", "Win the trick with the seven."),
    ("play AS", "Play one that has scored: another in its place may score.",
     "Play the ace of spades: play one that has scored; another in its place may score."),         # "place" is no ace
    ("make H together", "Make it: two tricks should be won.", "Make hearts: two tricks should be won."),
    ("make H together", "Cross the suit: he may have it.", "Make hearts: cross the suit; he may have it."),
    ("make H together", "Make the hearts: he may have them.", "Make the hearts: he may have them."),
    ("declare marriage KS QS", "Score marriage: it is all there is.", "Score marriage: it is all there is.")])
def test_what_is_advised_says_with_which_card(move: str, why: str, told: str) -> None:
    phrase = {"play": ("Play", "playing"), "declare": ("Score", "scoring"),
              "make H together": ("Make hearts", "making hearts")}
    made = parse_line(f"0 {move}")[1]
    assert isinstance(made, Move)
    assert ordered(Thought(0, made, why), phrase) == told


def test_a_stake_is_told_in_the_order_of_its_phrase() -> None:
    judge = judge_of("baccarat")
    assert judge is not None
    assert in_words(Move(("place", "bank", 40)), judge.phrase, done=True) == "staking 40 on the bank"


@pytest.mark.parametrize(("thrown", "best", "told"), [
    ("9D 7H 9H QH 9S", "9D 7H 9H QH 7S", "throwing the nine of spades, not the seven of spades"),
    ("9D 7H 9H QH 9S", "9D 7H 9H QH", "throwing the nine of spades besides"),
    ("9D 7H 9H QH", "9D 7H 9H QH 9S 7S", "throwing the same but for the nine and the seven of spades"),
    ("9D 7H 9H", "9D 7H", "throwing the nine of hearts besides"),
    ("9D 7H", "9D", "throwing the nine of diamonds and the seven of hearts"),
    ("9D 7H", "9D 7H 9H QH", "throwing the nine of diamonds and the seven of hearts")])
def test_of_many_cards_those_are_named_in_which_a_move_differs(thrown: str, best: str, told: str) -> None:
    own, other = (Move(("discard", *cards(some))) for some in (thrown, best))
    assert done_apart(own, other, {"discard": ("Throw", "throwing")}) == told


@pytest.mark.parametrize("name", ["solo_whist", "five_hundred", "bridge"])
@pytest.mark.parametrize(("letter", "suit"), [*zip(SUITS, SUIT_NAMES, strict=True)])
def test_a_suit_that_is_named_is_called_by_its_name(name: str, letter: str, suit: str) -> None:
    judge = judge_of(name)
    assert judge is not None
    assert [in_words(Move(("name", letter)), judge.phrase, done) for done in (False, True)] == [
        f"Name {suit}", f"naming {suit}"]
