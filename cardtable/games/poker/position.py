"""Moments of Draw Poker as one player sees them, from as little as a book tells: for its cases and lessons."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardtable.cards import Cards
from cardtable.games.poker.game import GAME
from cardtable.games.poker.match import PokerEvening
from cardtable.games.poker.rules.table import HELD, Poker
from cardtable.games.poker.rules.zones import LAYOUT
from cardtable.rules.events import NATURE
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.moves import Move
from cardtable.rules.options import Value
from cardtable.rules.view import View

STRIDE = 7                                       # cards nobody names are given out evenly


class NoPosition(ValueError):
    """What is told cannot be; the message says how."""


@dataclass(frozen=True, slots=True)
class Position:
    """What the player in seat 0, who is to act, has: left of the Age before the draw, else the Age himself.

    So many of those who speak before him have gone better by one.
    """

    cards: Cards
    phase: str                                   # as in the rules: "going_in", "drawing", "staking"
    players: int = 5
    ante: int = 1
    limit: int = 12
    raises: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)

    def view(self) -> View:
        """All that he may know."""
        match = GAME.match({**self.options, "players": self.players, "limit": self.limit})
        assert isinstance(match, PokerEvening)
        first = self.phase == "going_in"
        dealer = (self.players - 2 - self.raises if first else self.players - 1) % self.players
        if first and self.raises > self.players - 2:
            raise NoPosition("more have gone better than could have spoken")
        deal = match.dealt(dealer, [0] * (self.players + len(LAYOUT.pots)))
        knowledge = Knowledge(deal.eyes(0), deal.pack, len(LAYOUT))
        deal.tell = knowledge.note
        deal.apply(NATURE, Move(("shuffle", *self.order(deal))))
        left = self.raises
        while deal.phase != self.phase or deal.must[0]:
            seat = deal.must[0]
            move = Move(("ante", self.ante)) if deal.phase == "ante" else Move(("stand",)) if deal.phase == "drawing" \
                else Move(("better", 1)) if left else Move(("see",))
            left -= move.verb == "better"
            if move not in deal.decision(seat):
                raise NoPosition(f"seat {seat} cannot {move} in {deal.phase}")
            deal.apply(seat, move)
        match.inner = deal
        return View(GAME.name, 0, match.view(0), knowledge)

    def order(self, deal: Poker) -> Cards:
        """The pack that deals these cards."""
        spare = iter([card for n in range(STRIDE) for card in deal.pack[n::STRIDE] if card not in self.cards])
        rows = {seat: list(self.cards) if not seat else [next(spare) for _ in range(HELD)] for seat in deal.in_order}
        return (*[rows[seat][n] for n in range(HELD) for seat in deal.in_order], *spare)
