"""Moments of games of melds: a record of a deal that is played towards melds, until what is wanted has come about."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardtable.families.melds.deal import MeldDeal
from cardtable.games import game
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tools.moments import Moment, company

KEPT = "QJKAT987"                # ranks that are kept, the most useful first, in a player who thinks of nothing else


class Melding:
    """Writes the record of a match from a cut on, in which everybody keeps what makes melds and declares what he can;
    `greedy` is how often."""

    def __init__(self, name: str, seed: int = 1, greedy: float = 1.0, **options: object) -> None:
        self.name, self.rng, self.greedy = name, Random(seed), greedy
        self.players = company((("Colonel Ashdown", game(name).levels[-1]),), 2)
        self.sitting = Sitting(game(name), options, self.players)

    @property
    def deal(self) -> MeldDeal:
        """The deal on the table."""
        found = self.sitting.match.deal()
        assert isinstance(found, MeldDeal)
        return found

    def cut(self) -> Melding:
        """They have cut, and the first has been dealt."""
        while self.sitting.match.deal().preliminary:
            self.move()
        return self

    def dealt(self) -> Melding:
        """And the cards are dealt."""
        self.cut().move()
        return self

    def until(self, found: Callable[[MeldDeal], bool], most: int = 1500) -> Melding:
        """Played on until this is so; AssertionError where it never is."""
        self.dealt()
        for _ in range(most):
            if self.sitting.over:
                break
            if not self.sitting.match.deal().preliminary and found(self.deal):
                return self
            self.move()
        raise AssertionError("that never came about")

    def move(self) -> None:
        """Whoever is in turn does what he likes best."""
        deal = self.sitting.match.deal()
        seat = deal.must[0]
        moves = deal.decision(seat)
        if seat == NATURE:
            self.sitting.submit(seat, moves.sample(self.rng))
            return
        if deal.preliminary:
            self.sitting.submit(seat, Move(("deal-first",)))
            return
        some = [move for choice in moves.choices for move in choice if move.verb != "announce"]
        best = [move for move in some if move.verb not in ("play", "draw")]
        plain = [move for move in some if move.verb in ("play", "draw")]
        declaring = best and (self.rng.random() < self.greedy or not plain)
        liked = best[-1] if deal.phase == "marking" else best[0] if declaring else min(plain, key=self.cost)
        self.sitting.submit(seat, liked)         # of marks all that are due

    def cost(self, move: Move) -> int:
        """What he would rather keep costs more."""
        return max([(len(KEPT) - KEPT.index(str(token)[0])) * 8 + self.rng.randrange(8) for token in move[1:]],
                   default=0)

    def does(self, text: str) -> Melding:
        """Who is in turn does this."""
        self.sitting.submit(self.sitting.match.pending().must[0], Move.read(text))
        return self

    def out(self) -> Melding:
        """To the end of the match."""
        while not self.sitting.over:
            self.move()
        return self

    def moment(self, live: int = 1, then: str = "", acts: int = 0) -> Moment:
        """As it now stands."""
        options, lines = dict(self.sitting.options), tuple(self.sitting.lines)
        return Moment(self.name, options, self.players, lines, live, then, acts)
