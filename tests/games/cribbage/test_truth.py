"""What the club player says of a card or a throw is so of every hand of which he says it."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest

from cardtable.cards import Card, Cards
from cardtable.games.cribbage.book import maxims
from cardtable.games.cribbage.book.situation import value
from cardtable.games.cribbage.book.throws import hand_mean
from cardtable.games.cribbage.rules.count import FULL, ORDER, pegs
from cardtable.games.cribbage.rules.rules import HAND, PACK, Cribbage
from cardtable.games.cribbage.search.adviser import PLAYED
from cardtable.players.think import only_move
from tests.advised import advised
from tests.games.cribbage.table import GAME
from tests.spread import far

MOVES = far(2000, 30000)
ODD = .2                                         # how often somebody does otherwise, so that all is met with
FORMS = ("six-card", "five-card", "seven-card", "three-handed", "four-handed")


class Said(NamedTuple):
    """Who speaks, of which cards."""

    deal: Cribbage
    seat: int
    cards: Cards

    @property
    def hand(self) -> Cards:
        return self.deal.zone[HAND[self.seat]]

    @property
    def reached(self) -> int:
        return sum(map(value, self.deal.row))

    @property
    def after(self) -> int:
        return self.reached + value(self.cards[0])

    @property
    def able(self) -> Cards:
        return tuple([c for c in self.hand if self.reached + value(c) <= FULL])

    def others(self) -> bool:
        """Whether anybody else can still play to this count."""
        return any(self.deal.zone[HAND[s]] and s not in self.deal.gone for s in self.deal.round(self.seat)[1:])

    def answers(self, what: str, points: int = 0) -> bool:
        """Whether some card of those that can still be played would be answered so, and score so much."""
        for card in self.able:
            for his in PACK[:13]:
                found = pegs((*self.deal.row, card, his))
                if self.reached + value(card) + value(his) <= FULL and any(one.what == what for one in found) \
                        and sum([one.points for one in found]) >= points:
                    return True
        return False

    def holds(self, *counts: int) -> bool:
        """Whether there is a card of each of these counts."""
        return all(any(value(c) == n for c in self.hand) for n in counts)

    def alike(self) -> int:
        return sum([c.rank == self.cards[0].rank for c in self.hand])

    def mean(self, thrown: Cards) -> float:
        return hand_mean(tuple([c for c in self.hand if c not in thrown]), self.hand)

    def best(self) -> float:
        return max([self.mean(some) for some in combinations(self.hand, self.deal.form.laid_out)])

    def highest(self) -> bool:
        return ORDER[self.cards[0].rank] == max([ORDER[c.rank] for c in self.able])


SAID: dict[str, Callable[[Said], bool]] = {
    "nobody else": lambda s: not s.others(),
    "if nobody can play before": lambda s: s.others() and s.alike() > 1 and s.reached + 2 * value(s.cards[0]) == FULL,
    "it is paired": lambda s: s.others(),
    "should a tenth card follow": lambda s: s.others() and s.after + 10 < FULL,
    "the three makes fifteen": lambda s: s.holds(3),
    "the nine makes fifteen": lambda s: s.holds(9),
    "its fellow": lambda s: s.alike() > 1,
    "never a five": lambda s: s.holds(5),
    "neither a low card nor a pair": lambda s: all(value(c) > 4 for c in s.hand) and len(s.hand) == len(
        {c.rank for c in s.hand}),
    "only fives": lambda s: all(value(c) == 5 for c in s.hand),
    "the highest": lambda s: s.highest(),
    "beyond it nobody can": lambda s: s.reached < 15 < s.after and not any(s.reached + value(c) == 15 for c in s.able),
    "you hold the rest": lambda s: s.alike() == 3,
    "at most one card can make the pair": lambda s: s.alike() == 2,
    "yours would cap": lambda s: 4 * value(s.cards[0]) <= FULL,
    "answered with fifteen and a run": lambda s: s.answers("run", 5),
    "could be answered with a run": lambda s: s.answers("run"),
    "make fifteen besides": lambda s: any(s.reached + 2 * value(c) == 15 for c in s.able),
    "make thirty-one besides": lambda s: any(s.reached + 2 * value(c) == FULL for c in s.able),
    "any tenth card makes fifteen": lambda s: any(s.reached + value(c) == 5 for c in s.able),
    "any tenth card makes thirty-one": lambda s: any(s.reached + value(c) == 21 for c in s.able),
    "fifteen can be made": lambda s: any(5 <= s.reached + value(c) < 15 for c in s.able) and not 5 <= s.after < 15,
    "it leaves the best hand": lambda s: s.mean(s.cards) == s.best(),
    "all but the best hand": lambda s: s.best() - 1 < s.mean(s.cards) < s.best(),
}
"""What is said, and what must then be so."""


@pytest.mark.parametrize("form", FORMS)
def test_it_is_so_of_the_hand(form: str) -> None:
    rng, told = Random(f"truth {form}"), Counter[str]()
    for view, seat, thought in advised(GAME, {"form": form}, rng, MOVES, ODD, maxims.choose):
        cards = tuple([token for token in thought.move[1:] if isinstance(token, Card)])
        if cards and only_move(view, seat) is None and isinstance(view.deal, Cribbage):
            for words, so in SAID.items():
                if words in thought.why:
                    told[words] += 1
                    assert so(Said(view.deal, seat, cards)), f"{thought.why} {view.deal.zone} {view.deal.row}"
    assert len(told) > 8, told


def test_what_a_card_lets_the_next_player_peg_is_a_clause_of_its_own() -> None:
    """It may stand behind "with your choice"."""
    assert all(words.startswith("the next player pegs") for words in PLAYED["reply"][1:3])
