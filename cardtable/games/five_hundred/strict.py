"""Five Hundred where suit need not be followed: Hoffmann's rule of the revoke, and the American one (002:8624-8646)."""
from __future__ import annotations

from cardtable.families.tricks.strict import StrictTricks
from cardtable.games.five_hundred.faults import AMERICAN, HOFFMANN
from cardtable.games.five_hundred.laws import LAW
from cardtable.games.five_hundred.rules import LOST, MADE, FiveHundred
from cardtable.games.five_hundred.schedule import TRICK, value
from cardtable.rules.faults import Offence

SET_BACK = 100                                   # what an adversary's revoke costs him


class StrictFiveHundred(StrictTricks, FiveHundred):
    """By Hoffmann's rule: a bidder is set back, another plays again from there, scores nothing, and loses a hundred."""

    FAULTS = HOFFMANN
    remembered = (*StrictTricks.remembered, "renounced", "takers", "order")

    def may_set_back(self, offence: Offence) -> bool:
        """The bidder."""
        return offence.seat == self.bidder

    def may_replay(self, offence: Offence) -> bool:
        """What another has done wrong is played again."""
        return offence.seat != self.bidder

    def effect_set_back(self, offence: Offence) -> None:
        self.offenders += (offence.seat,)

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


class AmericanFiveHundred(StrictTricks, FiveHundred):
    """Proved at once, and the hand abandoned."""

    FAULTS = AMERICAN
    articles = {**FiveHundred.articles, "revoke": LAW["american"]}

    def effect_abandon(self, offence: Offence) -> None:
        """The bidder has his bid, and the others nothing; that a bidder is set back, and that where nobody has bid the
        others count what they have, is ruled here."""
        before, law = list(self.score), LAW["american"]
        if self.bidder not in (-1, offence.seat):
            self.mark(self.side[self.bidder], value(str(self.bid)), MADE, law)
        else:
            if self.bidder >= 0:
                self.mark(self.side[self.bidder], -value(str(self.bid)), LOST, law)
            for seat in self.against(offence.seat):
                if self.taken[seat]:
                    self.mark(self.side[seat], TRICK * self.taken[seat], "tricks", law)
        self.takers = tuple([seat for seat in self.takers if seat in (*self.against(offence.seat), self.bidder)])
        self.victor = self.winner_by(before)
        self.end()
