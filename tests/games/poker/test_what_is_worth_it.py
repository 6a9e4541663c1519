"""What is called worth its price is so by the chance and the pool that are told beside it."""
from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from cardtable.cards import cards
from cardtable.games.poker.game import GAME
from cardtable.games.poker.position import Position
from cardtable.games.poker.rules.table import Poker
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from cardtable.showing.phrases import counted
from tests.games.poker.evening import Evening
from tests.spread import far

TOLD = re.compile(r"(?:about (\d+) in a hundred|hardly ever|all but sure) to win; ([\w-]+) for a pool (?:of|that comes "
                  r"to) (\d+)(?: if all see)? is (worth it|too dear)(, for more will come after the draw)?\.")
ODD = .25                                        # how often somebody does otherwise, so that all is met with
MOVES = far(1500, 60000)
REST = ("AC TD 8C 5S 2C", "QH JC 7C 6H 2D", "KH JH 9D 6S 4C")
NUMBERS = {counted(n): n for n in range(2000)}


@pytest.mark.parametrize("form", ["draw", "straight", "stud"])
def test_what_is_worth_it_is_so_by_the_figures_told(form: str) -> None:
    rng, sitting, told = Random(f"worth {form}"), Sitting(GAME, {"form": form}), Counter[str]()
    for _ in range(MOVES):
        if sitting.over:
            sitting = Sitting(GAME, {"form": form})
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE or not isinstance(deal, Poker):
            sitting.submit(seat, deal.decision(seat).sample(rng))
            continue
        _, move, why, *_ = think(sitting.view(deal.by(seat)), "club", rng.getrandbits(30))
        found = TOLD.search(why)
        if found:
            wins = int(found[1]) if found[1] else 0 if "hardly" in why else 100
            due, pool = NUMBERS[found[2]], int(found[3])
            if "comes to" not in why:
                pool += due                      # what one puts in lies there, too
            told[found[4]] += 1
            if found[4] == "worth it" and not found[5]:
                assert (wins + .5) * pool >= 100 * due, why
            else:
                assert (wins - .5) * pool <= 100 * due, why
        sitting.submit(seat, deal.decision(seat).sample(rng) if rng.random() < ODD else move)
    assert len(told) == 2


def test_four_to_a_straight_goes_in_for_what_it_may_become() -> None:
    """The book would have it go in (002:4313-4316), though the pool does not pay for it."""
    thought = think(Position(cards("8S 7D 6C 5H KD"), "going_in").view(), "club", 1)
    assert str(thought.move) == "see"
    assert thought.why.startswith("Four to a straight: about ")
    assert thought.why.endswith(" in a hundred to win; two is not much to draw to it.")
    assert thought.source == "002:4313-4316"


@pytest.mark.parametrize(("hand", "said"), [
    ("8S 8D 3C 3H KD", "Two pairs, eights and threes, are worth keeping."),
    ("3S 3D 3C 4H KD", "Three threes are worth keeping."), ("AS AD 5C 3H KD", "A pair of aces is worth keeping.")])
def test_a_hand_worth_keeping_is_one_or_more(hand: str, said: str) -> None:
    evening = Evening(4, "whiskey", dealer=3).dealt((hand, *REST))
    assert think(evening.sitting.view(0), "club", 1).why == said
