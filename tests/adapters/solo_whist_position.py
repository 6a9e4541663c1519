"""Moments of Solo Whist's play as one player sees them, from as little as a book tells: for its cases and blunders."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.cards import SUITS, Cards
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.games.solo_whist.game import GAME
from cardtable.games.solo_whist.rules import LAYOUT, PACK, SEATS, SoloWhist
from cardtable.games.solo_whist.stakes import ALL, NAMING, PROPOSITION
from cardtable.rules.events import NATURE
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.motions import PLAYED, TOOK
from cardtable.rules.moves import Move
from cardtable.rules.view import View

STRIDE = 7                                       # cards nobody names are given out evenly, every seventh


@dataclass(frozen=True, slots=True)
class Position:
    """What the player in seat `me`, who is to play, holds, and what lies before him.

    Seat 0 is eldest hand.  Of cards that he holds no more, and nobody names, as many tricks are gone as it takes.
    """

    hand: Cards
    me: int
    call: str
    callers: tuple[int, ...]
    trump: int = NO_TRUMP
    trick: Cards = ()                            # on the table, the leader's first

    def view(self) -> View:
        """All that he may know."""
        dealer = SEATS - 1
        match = GAME.match({})
        deal = match.dealt(dealer, [0] * SEATS)                  # type: ignore[attr-defined]
        assert isinstance(deal, SoloWhist)
        gone = ALL - len(self.hand)
        leader = (self.me - len(self.trick)) % SEATS
        named = (*self.hand, *self.trick)
        unseen = [card for card in PACK if card not in named]
        suit = self.trump if self.trump != NO_TRUMP else self.callers[0]
        turned = next(card for card in (*(self.hand if self.me == dealer else ()), *unseen) if card.suit == suit)
        unseen = [card for card in unseen if card is not turned]
        rest = iter([card for n in range(STRIDE) for card in unseen[n::STRIDE]])
        hands = {seat: [] for seat in range(SEATS)}
        for seat, cards in hands.items():
            due = [card for card in (turned,) if seat == dealer and card not in self.hand]
            own = self.hand if seat == self.me else ()
            led = self.trick[(seat - leader) % SEATS:][:1] if (seat - leader) % SEATS < len(self.trick) else ()
            cards += [*own, *led]
            cards[:0] = [next(rest) for _ in range(ALL - len(cards) - len(due))]
            cards += due
            if turned in cards:
                cards.append(cards.pop(cards.index(turned)))
        knowledge = Knowledge(deal.eyes(self.me), PACK, len(LAYOUT))
        deal.tell = knowledge.note
        order, at = [], 0
        for n in deal.packets:
            order += [card for seat in range(SEATS) for card in hands[seat][at:at + n]]
            at += n
        deal.apply(NATURE, Move(("shuffle", *order)))
        self.speak(deal)
        self.lay(deal, hands, gone, leader)
        match.inner = deal
        return View(GAME.name, self.me, match.view(self.me), knowledge)

    def speak(self, deal: SoloWhist) -> None:
        """The others pass; what is called is played."""
        while deal.phase == "calling":
            seat, proposing = deal.must[0], self.call == PROPOSITION
            silent = (seat, "pass") in deal.called and not proposing
            mine = seat in self.callers and not silent
            if mine and proposing:
                deal.apply(seat, Move(("accept" if deal.proposer >= 0 else "propose",)))
            else:
                deal.apply(seat, Move(("bid", self.call)) if mine else Move(("pass",)))
        if self.call in NAMING:
            deal.apply(self.callers[0], Move(("name", SUITS[self.trump])))

    def lay(self, deal: SoloWhist, hands: dict[int, list], gone: int, leader: int) -> None:      # type: ignore[type-arg]
        """The tricks that are gone, and the cards on the table."""
        if gone:
            for seat in range(SEATS):
                deal.take_up(seat)
            for n in range(gone):
                winner = leader if n == gone - 1 else next(s for s in range(SEATS) if s not in self.callers)
                for seat in range(SEATS):
                    deal.shift((hands[seat][n],), LAYOUT.hand[seat], LAYOUT.trick, seat, PLAYED)
                deal.shift(deal.zone[LAYOUT.trick], LAYOUT.trick, LAYOUT.won[winner], winner, TOOK)
                deal.taken = tuple([t + (s == winner) for s, t in enumerate(deal.taken)])
        deal.leader = leader
        for n, card in enumerate(self.trick):
            seat = (leader + n) % SEATS
            deal.shift((card,), deal.lying(seat, card), LAYOUT.trick, seat, PLAYED)
        deal.go("play", self.me)
