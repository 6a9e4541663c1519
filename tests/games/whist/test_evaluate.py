"""Whist as the master sees it: evidence from what was played, cards that are alike, tricks at the score."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import card, cards
from cardtable.families.tricks.alike import heads
from cardtable.games.whist.evaluate import AtPlay, standing, trusted
from cardtable.games.whist.evidence import OFF, likely
from cardtable.games.whist.game import GAME
from cardtable.games.whist.maxims import advise
from cardtable.games.whist.rules import LAYOUT, Whist
from cardtable.players.master import choose
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting


def by_the_book(form: str, seed: int, cards_left: int) -> Sitting:
    """A deal between club players, until somebody with so many cards is to play."""
    options = {"form": form}
    number = {"whist": 4, "dummy": 3, "double-dummy": 2}[form]
    sitting, rng = Sitting(GAME, options, [{} for _ in range(number)]), Random(seed)
    while True:
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE or not isinstance(deal, Whist):
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
            continue
        if len(deal.playable(seat)) == cards_left and len(deal.allowed(seat)) > 1:
            return sitting
        sitting.submit(seat, advise(deal, seat).move)


@pytest.mark.parametrize("form", ["whist", "dummy", "double-dummy"])
def test_what_the_book_would_have_played_is_as_likely_as_can_be(form: str) -> None:
    for seed in range(3):
        sitting = by_the_book(form, seed, 6)
        deal = sitting.match.deal()
        assert isinstance(deal, Whist)
        assert likely(deal, deal.must[0]) == 1


def test_each_card_that_the_book_would_not_have_played_counts_against_a_layout() -> None:
    sitting = by_the_book("whist", 1, 9)
    deal = sitting.match.deal()
    assert isinstance(deal, Whist)
    seat = deal.must[0]
    told, other = advise(deal, seat).move[1], next(c for c in deal.allowed(seat) if c is not advise(deal, seat).move[1])
    assert told is not other
    after = deal.copy()
    after.do_play(seat, other)
    assert likely(after, deal.left(seat)) == pytest.approx(OFF)
    assert likely(after, seat) == 1                      # of one's own cards nothing is to be learnt


def test_cards_between_which_none_is_left_are_one() -> None:
    deal = Whist(3)
    deal.zone[LAYOUT.hand[0]] = cards("KS QS TS 4H")
    held = deal.zone[LAYOUT.hand[0]]
    assert heads(deal, held) == {card("KS"): card("KS"), card("QS"): card("KS"), card("TS"): card("TS"),
                                 card("4H"): card("4H")}
    deal.history = ((1, card("JS"), LAYOUT.hand[1]),)
    assert heads(deal, held)[card("TS")] is card("KS")


def test_tricks_are_worth_the_game_at_the_score() -> None:
    deal = Whist(3, [4, 0])
    assert standing(deal, 0, 7, (2, 2)) == 100           # one point wins
    assert standing(deal, 0, 6, (4, 0)) < 100            # at four honours count no more
    assert standing(Whist(3, [3, 0]), 0, 6, (3, 1)) == 100
    chances = [standing(Whist(3), 0, n, (2, 2)) for n in range(14)]
    assert chances == sorted(chances)


def test_with_many_cards_the_books_word_stands_and_figures_are_for_who_asks() -> None:
    for left, ours in ((11, False), (5, True)):
        sitting = by_the_book("whist", 2, left)
        deal = sitting.match.deal()
        seat = deal.must[0]
        view = sitting.view(deal.by(seat))
        assert trusted(view, seat) == ours
        thought = choose(view, seat, Random(1), budget=.1)
        assert bool(thought.weighed) == ours
        assert AtPlay(view, seat, Move(("play", thought.move[1]))).plans
