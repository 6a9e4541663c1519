"""What advice says of a hand at Loo is so of every hand of which it is said."""
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cardtable.cards import RANKS, Card
from cardtable.games.loo.game import GAME
from cardtable.games.loo.maxims import FOR_POOL, MISS, STAND, worths
from cardtable.games.loo.rules import FIVE, LAYOUT, Loo
from cardtable.rules.moves import Move
from tests.advised import advised, club
from tests.spread import far

FORMS: dict[str, dict[str, Any]] = {
    "three": {}, "club law": {"club-law": True, "must": False}, "five": {"form": "five", "players": 6},
    "without Pam": {"form": "five", "pam": False, "players": 4}}
ODD = .25                                        # how often somebody does otherwise, so that all is met with
MOVES = far(2500, 50000)


class Seen:
    """What the speaker has, and what he does."""

    def __init__(self, deal: Loo, seat: int, move: Move) -> None:
        self.deal, self.seat, self.move = deal, seat, move
        self.thrown = [one for one in move[1:] if isinstance(one, Card)]
        self.hand = deal.zone[LAYOUT.hand[seat]]
        self.trumps = [one for one in self.hand if deal.order.suit(one, deal.trump) == deal.trump]
        self.plain = [one for one in self.hand if one not in self.trumps]
        self.aces = [one for one in self.plain if one.rank == RANKS.index("A")]

    @property
    def alike(self) -> int:
        """How many plain cards are as high as the one that is led."""
        return sum([one.rank == self.thrown[0].rank for one in self.plain])

    def cannot_win(self) -> bool:
        """Whether nothing that may be played takes the trick."""
        trick, order = self.deal.on_table(), self.deal.order
        return not any(order.wins((*trick, one), self.deal.trump) == len(trick) for one in self.deal.allowed(self.seat))

    def cost(self, card: Card) -> tuple[bool, int]:
        """What a card is worth: a trump before any other, then by its height."""
        return card in self.trumps, self.deal.order.strength(card, self.deal.trump)

    def for_pool(self) -> bool:
        """Whether he may not pass: the dealer against whom one plays."""
        return FOR_POOL in worths(self.deal, self.seat)

    def promises(self, move: Move) -> float:
        """What a course comes to."""
        return worths(self.deal, self.seat)[move]


SAID: dict[str, Callable[[Seen], bool]] = {
    "beside the trump, which waits": lambda s: len(s.trumps) == 1,
    ", the highest.": lambda s: not s.trumps and s.alike == 1,
    ", the highest beside": lambda s: s.alike == 1,
    "one of the highest": lambda s: s.alike > 1,
    "nothing that you may play is worth less": lambda s: s.cannot_win() and all(
        s.cost(s.thrown[0]) <= s.cost(one) for one in s.deal.allowed(s.seat)),
    "your trump ": lambda s: len(s.trumps) == 1,
    "your trumps": lambda s: len(s.trumps) > 1,
    "your trump, ": lambda s: len(s.trumps) == 1 and not s.aces,
    "ace,": lambda s: len(s.aces) == 1,
    "aces,": lambda s: len(s.aces) > 1,
    "neither a trump nor an ace": lambda s: not s.trumps and not s.aces,
    "draw for the rest": lambda s: len(s.thrown) + len(s.trumps) + len(s.aces) == len(s.hand),
    "as far as the pack serves": lambda s: len(s.thrown) == len(s.deal.zone[LAYOUT.stock]),
    "is more than a loo may cost": lambda s: s.promises(STAND) > 0 and not s.for_pool(),
    "the pool is worth it": lambda s: not s.for_pool(),
    "cards promise no more than these": lambda s: s.for_pool() and s.promises(STAND) >= s.promises(MISS),
    "cards promise more than these": lambda s: s.for_pool() and s.promises(STAND) < s.promises(MISS),
    "would promise no more": lambda s: s.deal.all_play and s.deal.cards == FIVE and s.promises(STAND) == max(
        worths(s.deal, s.seat).values()) <= 0,
}
"""What is said, and what must then be so."""


@pytest.mark.parametrize("form", FORMS)
def test_advice_is_true_of_the_hand(form: str) -> None:
    rng, told = Random(f"truth {form}"), Counter[str]()
    for view, seat, thought in advised(GAME, {**FORMS[form], "rounds": 10}, rng, MOVES, ODD, club):
        deal, why, move, source = view.deal, thought.why, thought.move, thought.source
        if not isinstance(deal, Loo):
            continue
        for words, so in SAID.items():
            if re.search(re.escape(words), why):
                told[words] += 1
                assert so(Seen(deal, seat, move)), f"{why} {deal.playable(seat)} {deal.trump}"
        if deal.phase == "declaring" and deal.cards == FIVE and source:
            assert source == "002:2945-2953"     # of the game of five cards, and not of that of three
    assert len(told) > 3, told
