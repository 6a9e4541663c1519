"""Moments of Vingt-un as one player sees them, from as little as a book tells: for its cases, lessons and advice."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardtable.cards import Card, Cards
from cardtable.games.vingt_un.game import GAME
from cardtable.games.vingt_un.match import VingtUnEvening
from cardtable.games.vingt_un.rules import PACK, VingtUn
from cardtable.games.vingt_un.scoring import ACE, value
from cardtable.games.vingt_un.zones import LAYOUT
from cardtable.rules.events import NATURE
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.moves import Move
from cardtable.rules.options import Value
from cardtable.rules.view import View

STRIDE = 7                                       # cards nobody names are given out evenly, aces last


class NoPosition(ValueError):
    """What is told cannot be; the message says how."""


@dataclass(frozen=True, slots=True)
class Position:
    """What the player in seat 0, who is to act, has in a first round: the elder hand, or the dealer.

    The others stake what `stakes` says, by seat, else the least, and have the `drawn` cards that are told, before they
    stand; a dealer who is not he doubles if it is said.
    """

    cards: Cards
    phase: str                                   # as in the rules: "staking", "doubling", "drawing"
    dealer: bool = False
    players: int = 5
    stakes: Mapping[int, int] = field(default_factory=dict)
    drawn: Mapping[int, Cards] = field(default_factory=dict)
    doubled: bool = False
    options: Mapping[str, Value] = field(default_factory=dict)

    def view(self) -> View:
        """All that he may know."""
        match = GAME.match({**self.options, "players": self.players})
        assert isinstance(match, VingtUnEvening)
        deal = match.dealt(0 if self.dealer else self.players - 1, [0] * (self.players + len(LAYOUT.pots)))
        knowledge = Knowledge(deal.eyes(0), PACK, len(LAYOUT))
        deal.tell = knowledge.note
        deal.apply(NATURE, Move(("shuffle", *self.order(deal))))
        left, drawn = list(self.cards[2:]), {seat: len(some) for seat, some in self.drawn.items()}
        while deal.phase != self.phase or deal.must[0] or left and self.phase == "drawing":
            seat = deal.must[0]
            deal.apply(seat, self.move(deal, seat, left, drawn))
        match.inner = deal
        return View(GAME.name, 0, match.view(0), knowledge)

    def move(self, deal: VingtUn, seat: int, left: list[Card], drawn: dict[int, int]) -> Move:
        """What leads there."""
        if deal.phase == "staking":
            return Move(("stake", self.stakes.get(seat, deal.terms.least)))
        if deal.phase == "doubling":
            return Move(("double" if self.doubled else "no-double",))
        if deal.phase != "drawing":
            return Move((deal.phase.removesuffix("ing"),))
        if not seat and left:
            left.pop()
            return Move(("card",))
        if seat and drawn.get(seat):
            drawn[seat] -= 1
            return Move(("card",))
        if Move(("stand",)) not in deal.decision(seat) or not seat:
            raise NoPosition(f"seat {seat} cannot stand in {deal.phase}")
        return Move(("stand",))

    def order(self, deal: VingtUn) -> Cards:
        """The pack that deals these cards."""
        named = (*self.cards, *[card for some in self.drawn.values() for card in some])
        if len(set(named)) < len(named):
            raise NoPosition("the same card twice")
        rest = [card for n in range(STRIDE) for card in PACK[n::STRIDE] if card not in named]
        spare = iter(sorted(rest, key=lambda card: value(card) == ACE))
        seats = (*deal.punters, deal.dealer)
        own = iter(self.cards)
        first = [next(own, None) if not seat else next(spare) for _ in range(2) for seat in seats]
        dealt = [card or next(spare) for card in first]
        speaking = [card for seat in seats for card in (self.cards[2:] if not seat else self.drawn.get(seat, ()))]
        return (*dealt, *speaking, *spare)
