"""Moments of Whist as one player sees them, from the cards played so far: for blunders, cases and lessons."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from cardtable.cards import Card, Cards
from cardtable.games.whist.game import GAME
from cardtable.games.whist.match import WhistGame, WhistRubbers
from cardtable.games.whist.rules import LAYOUT, PACK, SEATS, Whist
from cardtable.games.whist.scoring import ALL
from cardtable.rules.events import NATURE
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.moves import Move
from cardtable.rules.options import Value
from cardtable.rules.view import View

TRIES = 200                                      # deals in which nobody holds what he has shown to lack


class NoPosition(ValueError):
    """What is told contradicts itself; the message says how."""


@dataclass(frozen=True, slots=True)
class Position:
    """What the player in seat 0, who is to play, holds, and all that has been played by four.

    Whatever nobody has seen lies at random, always alike.
    """

    hand: Cards
    dealer: int                                  # 3 when he is eldest hand
    turned: Card
    played: Cards = ()                           # in order, from the first lead, which is the dealer's left's
    score: tuple[int, int] = (0, 0)              # his side's first
    options: Mapping[str, Value] = field(default_factory=dict)

    def view(self) -> View:
        """All that he may know.  NoPosition if that cannot be."""
        match = GAME.match(self.options, SEATS)
        assert isinstance(match, WhistRubbers)
        game = match.dealt(self.dealer, [0] * SEATS)
        assert isinstance(game, WhistGame)
        deal = game.dealt(self.dealer, list(self.score), [0] * SEATS, None)
        knowledge = Knowledge(deal.eyes(0), PACK, len(LAYOUT))
        deal.tell = knowledge.note
        laid = self.laid()
        hands = self.hands(laid)
        seats = deal.round(deal.left(self.dealer))
        deal.do_shuffle(NATURE, *[hands[seat][n] for n in range(ALL) for seat in seats])
        for seat, card in laid:
            self.lay(deal, seat, card)
        if deal.over or deal.must != (0,):
            raise NoPosition(f"it is seat {deal.must} to play, and not seat 0")
        deal.tell, game.inner, match.inner = None, deal, game
        return View(GAME.name, 0, match.view(0), knowledge)

    def laid(self) -> list[tuple[int, Card]]:
        """All that was played, each card with the seat from which it came."""
        found: list[tuple[int, Card]] = []
        leader = (self.dealer + 1) % SEATS
        for n in range(0, len(self.played), SEATS):
            trick = self.played[n:n + SEATS]
            seats = [(leader + k) % SEATS for k in range(len(trick))]
            found += zip(seats, trick, strict=True)
            if len(trick) == SEATS:
                leader = seats[Whist.order.wins(trick, self.turned.suit)]
        return found

    def hands(self, laid: list[tuple[int, Card]]) -> list[Cards]:
        """By seat the thirteen cards dealt, the dealer's turn-up the last."""
        named = [*self.hand, *self.played]
        if len(set(named)) < len(named):
            raise NoPosition(f"a card is named twice: {' '.join(map(str, named))}")
        begun = [[card for seat, card in laid if seat == who] for who in range(SEATS)]
        begun[0] += self.hand
        if len(begun[0]) != ALL:
            raise NoPosition(f"{len(self.hand)} cards are too many or too few")
        if self.turned not in named:
            begun[self.dealer].append(self.turned)
        if self.turned not in begun[self.dealer] or max(map(len, begun)) > ALL:
            raise NoPosition(f"the {self.turned.name} cannot be the dealer's")
        leads = self.played[::SEATS]
        void = {(seat, leads[n // SEATS].suit) for n, (seat, card) in enumerate(laid)
                if card.suit != leads[n // SEATS].suit}
        rest = [card for card in PACK if card not in {*named, self.turned}]
        for n in range(TRIES):
            full = given(rest, begun, void, Random(n))
            if full is not None:
                return [(*[c for c in hand if c is not self.turned], *[c for c in hand if c is self.turned])
                        for hand in full]
        raise NoPosition("nobody can hold what is left")

    @staticmethod
    def lay(deal: Whist, seat: int, card: Card) -> None:
        """A card as it was played."""
        if deal.phase != "play" or deal.must != (seat,) or card not in deal.allowed(seat):
            raise NoPosition(f"seat {seat} cannot play the {card.name}")
        deal.apply(seat, Move(("play", card)))


def given(rest: list[Card], begun: list[list[Card]], void: set[tuple[int, int]], rng: Random
          ) -> list[list[Card]] | None:
    """The rest given out at random, first the suits that most have shown to lack; None where somebody lacks room."""
    full = [list(hand) for hand in begun]
    some = rng.sample(rest, len(rest))
    some.sort(key=lambda card: -sum([(seat, card.suit) in void for seat in range(SEATS)]))
    for card in some:
        able = [seat for seat, hand in enumerate(full) for _ in range(ALL - len(hand)) if (seat, card.suit) not in void]
        if not able:
            return None
        full[rng.choice(able)].append(card)
    return full
