"""Moments of Solo Whist's play as one player sees them, from as little as a book tells: for its cases and blunders."""
from __future__ import annotations

from dataclasses import dataclass
from random import Random

from cardtable.cards import SUITS, Card, Cards
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.games.solo_whist.game import GAME
from cardtable.games.solo_whist.rules import LAYOUT, PACK, SEATS, SoloWhist
from cardtable.games.solo_whist.stakes import ALL, NAMING, PROPOSITION
from cardtable.rules.events import NATURE
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.motions import PLAYED, TOOK
from cardtable.rules.moves import Move
from cardtable.rules.view import View

TRIES, BETWEEN = 2000, 3                         # positions tried, tricks put in at most where one leads
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
    earlier: tuple[tuple[int, Cards], ...] = ()  # the tricks before it that are told, each with who led

    def view(self) -> View:
        """All that he may know."""
        if self.earlier:
            return self.after_tricks()
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

    def after_tricks(self) -> View:
        """Where earlier tricks are told they are played; before them, between and after as many others as bring the
        lead to whoever is to have it, by cards that nobody names."""
        for n in range(TRIES):
            found = self.attempt(Random(n))
            if found is not None:
                return found
        raise ValueError("nothing fits")

    def attempt(self, rng: Random) -> View | None:
        """One at random."""
        leads, now = [leader for leader, _ in self.earlier], (self.me - len(self.trick)) % SEATS
        told = [(leader + n) % SEATS for leader, cards in self.earlier for n in range(len(cards))]
        begun: list[list[Card]] = [[] for _ in range(SEATS)]
        for seat, card in zip(told, [c for _, cards in self.earlier for c in cards], strict=True):
            begun[seat].append(card)
        for n, card in enumerate(self.trick):
            begun[(now + n) % SEATS].append(card)
        named = {*self.hand, *(c for hand in begun for c in hand)}
        begun[self.me] += self.hand
        void = {(seat, cards[0].suit) for leader, cards in self.earlier for n, c in enumerate(cards)
                if c.suit != cards[0].suit for seat in [(leader + n) % SEATS]}
        rest = [card for card in PACK if card not in named]
        rng.shuffle(rest)
        trumps = [card for card in rest if card.suit == self.trump]
        turned = trumps[0] if trumps and len(begun[SEATS - 1]) < ALL else None
        for card in rest:
            able = [seat for seat in range(SEATS) if len(begun[seat]) < ALL and (seat, card.suit) not in void]
            if card is turned:
                able = [seat for seat in able if seat == SEATS - 1]
            if not able:
                return None
            begun[rng.choice(able)].append(card)
        own = [card for card in begun[SEATS - 1] if card.suit == self.trump]
        if not own:
            return None
        begun[SEATS - 1].sort(key=lambda card: card is (turned or own[0]))
        match = GAME.match({})
        deal = match.dealt(SEATS - 1, [0] * SEATS)               # type: ignore[attr-defined]
        knowledge = Knowledge(deal.eyes(self.me), PACK, len(LAYOUT))
        deal.tell = knowledge.note
        order, at = [], 0
        for n in deal.packets:
            order += [card for seat in range(SEATS) for card in begun[seat][at:at + n]]
            at += n
        deal.apply(NATURE, Move(("shuffle", *order)))
        self.speak(deal)
        keep = named - {c for _, cards in self.earlier for c in cards}
        for leader, cards in [*self.earlier, (now, ())]:
            waiting = {c for who, some in self.earlier for c in some} - {c for _, c, _ in deal.history} | keep
            if not self.brought(deal, leader, waiting, rng):
                return None
            for card in cards:
                if card not in deal.allowed(deal.must[0]):
                    return None
                deal.apply(deal.must[0], Move(("play", card)))
        for card in self.trick:
            deal.apply(deal.must[0], Move(("play", card)))
        if deal.over or deal.must != (self.me,) or not {*self.hand} <= {*deal.playable(self.me)} or leads == []:
            return None
        match.inner = deal
        return View(GAME.name, self.me, match.view(self.me), knowledge)

    def brought(self, deal: SoloWhist, leader: int, waiting: set[Card], rng: Random) -> bool:
        """Whether the lead comes to this seat, by a few tricks in plain suits of which nothing else is told."""
        suits = {card.suit for card in waiting}
        for _ in range(BETWEEN):
            if deal.over or deal.must[0] == leader:
                return not deal.over
            led = [c for c in deal.allowed(deal.must[0]) if c not in waiting and c.suit not in (self.trump, *suits)]
            if not led:
                return False
            deal.apply(deal.must[0], Move(("play", rng.choice(led))))
            while deal.on_table():
                seat = deal.must[0]
                able = [c for c in deal.allowed(seat) if c not in waiting and c.suit == deal.on_table()[0].suit]
                if not able:
                    return False
                able.sort(key=lambda c: c.rank)
                deal.apply(seat, Move(("play", able[-1] if seat == leader else able[0])))
        return not deal.over and deal.must[0] == leader

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
            told = {*self.hand, *self.trick}             # the turn-up may be gone, though it was dealt last
            fallen = {seat: [card for card in cards if card not in told] for seat, cards in hands.items()}
            for n in range(gone):
                winner = leader if n == gone - 1 else next(s for s in range(SEATS) if s not in self.callers)
                for seat in range(SEATS):
                    deal.shift((fallen[seat][n],), LAYOUT.hand[seat], LAYOUT.trick, seat, PLAYED)
                deal.shift(deal.zone[LAYOUT.trick], LAYOUT.trick, LAYOUT.won[winner], winner, TOOK)
                deal.taken = tuple([t + (s == winner) for s, t in enumerate(deal.taken)])
        deal.leader = leader
        for n, card in enumerate(self.trick):
            seat = (leader + n) % SEATS
            deal.shift((card,), deal.lying(seat, card), LAYOUT.trick, seat, PLAYED)
        deal.go("play", self.me)
