"""Five Hundred where suit need not be followed: Hoffmann's rule of the revoke, and the American one (002:8624-8646)."""
from __future__ import annotations

from cardtable.families.tricks.strict import StrictTricks
from cardtable.games.five_hundred.faults import AMERICAN, HOFFMANN
from cardtable.games.five_hundred.laws import LAW
from cardtable.games.five_hundred.rules import LOST, MADE, FiveHundred
from cardtable.games.five_hundred.schedule import TRICK, value
from cardtable.rules.faults import Offence

SET_BACK = 100                                   # what an adversary's revoke costs him


class Revoking(StrictTricks, FiveHundred):
    """What a bidder's revoke has cost another, by either rule."""

    remembered = (*StrictTricks.remembered, "renounced", "takers", "order")

    def give_back(self, offence: Offence) -> None:
        """The trick falls to whom it would have fallen to but for the revoke (002:8637-8640)."""
        to, trick = self.cost(offence), offence.trick - 1
        if to >= 0:
            self.taken = tuple([n + (seat == to) - (seat == offence.seat) for seat, n in enumerate(self.taken)])
            self.takers = (*self.takers[:trick], to, *self.takers[trick + 1:])

    def cost(self, offence: Offence) -> int:
        """The seat that has lost its trick by it: -1 where the wrong card has not won it, or another, that could have
        been played instead, might have, too."""
        number = next(n for n, (seat, card, _) in enumerate(self.history)
                      if seat == offence.seat and card in offence.cards)
        place = number % self.playing()
        trick = self.history[number - place:][:self.playing()]
        if len(trick) < self.playing() or self.takers[offence.trick - 1] != offence.seat:
            return -1
        before = self.copy()
        before.take_back(number)
        cards = [card for _, card, _ in trick]
        takers = {trick[before.order.wins((*cards[:place], card, *cards[place + 1:]), before.trump)][0]
                  for card in before.allowed(offence.seat)}
        return takers.pop() if len(takers) == 1 and offence.seat not in takers else -1


class StrictFiveHundred(Revoking):
    """By Hoffmann's rule: a bidder is set back, another plays again from there, scores nothing, and loses a hundred."""

    FAULTS = HOFFMANN

    def may_set_back(self, offence: Offence) -> bool:
        """The bidder."""
        return offence.seat == self.bidder

    def may_replay(self, offence: Offence) -> bool:
        """What another has done wrong is played again."""
        return offence.seat != self.bidder

    def effect_set_back(self, offence: Offence) -> None:
        self.offenders += (offence.seat,)
        self.give_back(offence)

    def reckon(self) -> None:
        guilty = frozenset(self.offenders)
        self.takers = tuple([seat for seat in self.takers if seat not in guilty or seat == self.bidder])
        for seat in sorted(guilty - {self.bidder}):
            self.mark(self.side[seat], -SET_BACK, "revoke", LAW["revoke"])
        super().reckon()

    def for_bid(self) -> int:
        return -value(str(self.bid)) if self.bidder in self.offenders else super().for_bid()

    def counts(self, seat: int) -> bool:
        return seat not in self.offenders and super().counts(seat)


class AmericanFiveHundred(Revoking):
    """Proved at once, and the hand abandoned."""

    FAULTS = AMERICAN
    articles = {**FiveHundred.articles, "revoke": LAW["american"]}

    def effect_abandon(self, offence: Offence) -> None:
        """The bidder has his bid, and the others nothing; that a bidder is set back, and that where nobody has bid the
        others count what they have, is ruled here; for a second revoke, proved with it, nothing more is done."""
        if self.over:
            return
        before, law = list(self.score), LAW["american"]
        if self.bidder not in (-1, offence.seat):
            self.mark(self.side[self.bidder], value(str(self.bid)), MADE, law)
        else:
            if self.bidder >= 0:
                self.give_back(offence)
                self.mark(self.side[self.bidder], -value(str(self.bid)), LOST, law)
            for seat in self.against(offence.seat):
                if self.taken[seat]:
                    self.mark(self.side[seat], TRICK * self.taken[seat], "tricks", law)
        self.takers = tuple([seat for seat in self.takers if seat in (*self.against(offence.seat), self.bidder)])
        self.victor = self.winner_by(before)
        self.end()
