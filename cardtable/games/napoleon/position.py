"""Moments of Napoleon as one player sees them, from as little as a book tells: for its cases, lessons and blunders."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cardtable.cards import Card, Cards
from cardtable.families.tricks.auction import Bid
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.games.napoleon.game import GAME
from cardtable.games.napoleon.match import NapoleonEvening
from cardtable.games.napoleon.rules import LAYOUT, PACK, Napoleon
from cardtable.games.napoleon.stakes import ALL, NAP, WELLINGTON
from cardtable.rules.events import NATURE
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.motions import PLAYED
from cardtable.rules.moves import Move
from cardtable.rules.options import Value
from cardtable.rules.view import View

STRIDE = 7                                       # cards nobody names are given out evenly, every seventh


class NoPosition(ValueError):
    """What is told contradicts itself; the message says how."""


@dataclass(frozen=True, slots=True)
class Position:
    """What the player in seat 0, who is to act, holds and has heard.

    Before the play `calls` are those of everybody who has spoken, from eldest hand on.  After it the caller has dealt
    and spoken last, over passes only (over a Nap, if it was a Wellington); an adversary sits on his left, and what was
    led came from the right.  The cards of earlier tricks are `gone`, and others where the book does not name them.
    """

    hand: Cards
    phase: str = "calling"                       # as in the rules; "rejecting" from ten cards
    players: int = 4
    calls: tuple[Bid, ...] = ()
    options: Mapping[str, Value] = field(default_factory=dict)
    spare: Card | None = None                    # the card peeped at
    bid: Bid = 1                                 # from here on: once the calls are over
    caller: bool = True                          # whether he is the caller
    tricks: int = 0                              # the caller's
    played: int = 0                              # tricks played
    led: Card | None = None
    trump: int = NO_TRUMP
    gone: Cards = ()

    def view(self) -> View:
        """All that he may know.  NoPosition if that cannot be."""
        match = GAME.match({**self.options, "players": self.players})
        assert isinstance(match, NapoleonEvening)
        spoken = self.spoken()
        speaking = self.phase in ("calling", "rejecting")
        dealer = (-len(spoken) - 1) % self.players if speaking else self.seat_of_caller()
        deal = match.dealt(dealer, [0] * (self.players + 1))
        past, left = self.hands()
        knowledge = Knowledge(deal.eyes(0), PACK, len(LAYOUT))
        deal.tell = knowledge.note
        deal.do_shuffle(NATURE, *self.order(deal, [(*p, *h) for p, h in zip(past, left, strict=True)]))
        self.speak(deal, iter(spoken))
        if self.phase == "play":
            self.lay(deal, past)
        if deal.phase != self.phase or deal.must != (0,):
            raise NoPosition(f"it is seat {deal.must} to act, {deal.phase}, and not seat 0, {self.phase}")
        match.inner = deal
        return View(GAME.name, 0, match.view(0), knowledge)

    def seat_of_caller(self) -> int:
        return 0 if self.caller else self.players - 1

    def spoken(self) -> tuple[Bid, ...]:
        """All calls up to this moment, from eldest hand on."""
        if self.phase in ("calling", "rejecting"):
            return self.calls
        passes: tuple[Bid, ...] = ("pass",) * (self.players - 1)
        return (*passes[1:], NAP, self.bid) if self.bid == WELLINGTON else (*passes, self.bid)

    def hands(self) -> tuple[list[Cards], list[Cards]]:
        """By seat: what has been played to earlier tricks, and what is held besides, a card led included."""
        named = (*self.hand, *((self.led,) if self.led else ()), *((self.spare,) if self.spare else ()), *self.gone)
        if len(set(named)) < len(named) or len(self.gone) > self.played * self.players:
            raise NoPosition(f"these cards cannot lie so: {' '.join(map(str, named))}")
        unseen = [c for c in PACK if c not in named]
        rest = iter((*self.gone, *[c for n in range(STRIDE) for c in unseen[n::STRIDE]]))
        past = [tuple([next(rest) for _ in range(self.played)]) for _ in range(self.players)]
        left: list[Cards] = [self.hand[:ALL]]
        for seat in range(1, self.players):
            led = (self.led,) if self.led and seat == self.players - 1 else ()
            left.append((*led, *[next(rest) for _ in range(ALL - self.played - len(led))]))
        if len(self.hand) != (2 * ALL if self.phase == "rejecting" else ALL - self.played):
            raise NoPosition(f"{len(self.hand)} cards are too many or too few after {self.played} tricks")
        return past, left

    def order(self, deal: Napoleon, hands: list[Cards]) -> Cards:
        """The pack that deals these hands, and to the table what he has seen of it."""
        seats = deal.round(deal.left(deal.dealer))
        first = [hands[seat][n] for n in range(ALL) for seat in seats]
        first += [*self.hand[ALL:], *((self.spare,) if self.spare else ())]
        return (*first, *[c for c in PACK if c not in first])

    def speak(self, deal: Napoleon, spoken: Iterator[Bid]) -> None:
        """What is bought, peeped at and called up to this moment."""
        while deal.phase != self.phase or deal.must != (0,):
            seat = deal.must[0]
            if deal.phase == "buying":
                deal.do_stand(seat)
            elif deal.phase == "changing":
                deal.do_keep(seat)
            elif deal.phase != "calling":
                break
            elif seat == 0 and self.phase == "rejecting":
                deal.do_take(seat)
            else:
                if seat == 0 and self.spare:
                    deal.do_peep(seat)
                bid = next(spoken)
                deal.apply(seat, Move(("pass",) if bid == "pass" else ("bid", bid)))
        if deal.phase == "calling" and self.spare:
            deal.do_peep(0)

    def lay(self, deal: Napoleon, past: list[Cards]) -> None:
        """The earlier tricks, and the card led to this one."""
        for seat, some in enumerate(past):
            for card in some:
                deal.shift((card,), LAYOUT.hand[seat], LAYOUT.played[seat], seat, PLAYED)
        caller, leader = self.seat_of_caller(), self.players - 1 if self.led else 0
        taken = [0] * self.players
        taken[caller] = self.tricks
        taken[leader if leader != caller else deal.left(caller)] += self.played - self.tricks
        deal.taken, deal.trump, deal.leader = tuple(taken), self.trump, leader
        if self.led:
            deal.shift((self.led,), LAYOUT.hand[leader], LAYOUT.played[leader], leader, PLAYED)
        deal.go("play", 0)
