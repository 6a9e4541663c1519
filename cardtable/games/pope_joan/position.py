"""Leads of Pope Joan as one player sees them, from as little as a book tells: for its cases, lessons and blunders."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardtable.cards import Card, Cards
from cardtable.games.pope_joan.game import GAME
from cardtable.games.pope_joan.match import PopeJoanSitting
from cardtable.games.pope_joan.options import PopeJoanOptions
from cardtable.games.pope_joan.rules import EXTRA, HAND, PLAYED, STOCK, TURN_UP, PopeJoan
from cardtable.games.pope_joan.tray import DRESS, PACK, hands
from cardtable.rules import motions
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.options import Value
from cardtable.rules.view import View

FEWEST, MOST = 3, 8


class NoPosition(ValueError):
    """What is told contradicts itself; the message says how."""


@dataclass(frozen=True, slots=True)
class Position:
    """What the player in seat 0, who is to lead, holds and has seen.

    Cards played lie before the next player.  The others hold what is left, as evenly as it goes, the extra hand as
    many cards as were dealt to it.  Unless said, as many sit as would be dealt about such a hand.
    """

    hand: Cards
    turn_up: Card
    played: Cards = ()
    tray: Mapping[int, int] = field(default_factory=lambda: DRESS)         # counters by pot
    seats: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)

    def view(self) -> View:
        """All that he may know.  NoPosition if that cannot be."""
        out = (*self.hand, self.turn_up, *self.played)
        if len(set(out)) < len(out) or not set(out) <= set(PACK):
            raise NoPosition(f"these cards cannot lie so: {' '.join(map(str, out))}")
        seats = self.seats or min(range(FEWEST, MOST + 1), key=lambda n: abs(hands(n)[0] - len(self.hand)))
        unseen = tuple([c for c in PACK if c not in out])
        extra = min(hands(seats)[0], len(unseen))
        if len(unseen) - extra < seats - 1:
            raise NoPosition("the others would hold no cards")
        deal = PopeJoan(dealer=seats - 1, player=tuple(range(seats)),
                        purse=[PopeJoanOptions.of(self.options).counters] * seats + [0] * len(DRESS))
        for pot, coins in self.tray.items():
            deal.purse[pot] = coins
        knowledge = Knowledge(deal.eyes(0), PACK, len(deal.layout))
        deal.tell = knowledge.note
        deal.lay(self.hand + self.played + (self.turn_up,) + unseen, STOCK)
        deal.draw(len(self.hand), STOCK, HAND[0], how=motions.DEALT)
        deal.draw(len(self.played), STOCK, PLAYED[1], how=motions.PLAYED)
        deal.draw(1, STOCK, TURN_UP, how=motions.TURNED)
        deal.draw(extra, STOCK, EXTRA, how=motions.DEALT)
        for seat in range(1, seats):
            deal.draw(len(deal.zone[STOCK]) // (seats - seat), STOCK, HAND[seat], how=motions.DEALT)
        deal.trump = self.turn_up.suit
        deal.go("lead", 0)
        match = GAME.match({**self.options, "players": seats})
        assert isinstance(match, PopeJoanSitting)
        match.inner = deal
        return View(GAME.name, 0, match.view(0), knowledge)
