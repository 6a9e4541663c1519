"""Napoleon under strict laws: the revoke, and playing out of turn (002:3266-3283, 3304-3310)."""
from __future__ import annotations

from cardtable.cards import Card, Cards
from cardtable.families.tricks.strict import StrictTricks
from cardtable.games.napoleon.faults import FAULTS
from cardtable.games.napoleon.laws import LAW
from cardtable.games.napoleon.rules import POOL, Napoleon
from cardtable.rules.faults import Offence
from cardtable.rules.motions import TOOK_BACK


class StrictNapoleon(StrictTricks, Napoleon):
    """An adversary's revoke is played again, and he pays for all; the caller's loses him his stakes at once."""

    FAULTS = FAULTS
    remembered = (*StrictTricks.remembered, "down", "renounced")

    def begin(self) -> None:
        super().begin()
        self.forfeited: Cards = ()               # what has cost its player one to the pool

    def do_play(self, seat: int, card: Card) -> None:
        if seat in self.must and self.forfeits(card):
            self.forfeited += (card,)
        super().do_play(seat, card)

    def may_stakes(self, offence: Offence) -> bool:
        """They are exacted from the caller."""
        return offence.seat == self.bidder

    def may_replay(self, offence: Offence) -> bool:
        """An adversary plays again, or answers for all."""
        return not self.may_stakes(offence)

    may_answers = may_replay

    def close(self, then: str) -> None:
        """Who has not followed suit shows what he has left before anybody accuses (002:3262-3266)."""
        self.show_what_is_left()
        super().close(then)

    def effect_replay(self, offence: Offence) -> None:
        """What was paid to the pool for a card goes back with it, and what was shown goes back to the hand."""
        before = self.history
        super().effect_replay(offence)
        for seat, shown in enumerate(self.layout.shown):
            if self.zone[shown]:
                self.shift(self.zone[shown], shown, self.layout.hand[seat], seat, TOOK_BACK)
        for seat, card, _ in before[len(self.history):]:
            if card in self.forfeited:
                self.pay(1, POOL, self.player[seat], "forfeit returned", LAW["revoke"])
        self.forfeited = tuple([c for _, c, _ in self.history if c in self.forfeited])

    def succeeded(self) -> bool:
        return self.bidder not in self.offenders and super().succeeded()

    def settle_stakes(self, good: bool) -> None:
        """The first adversary who has offended pays the caller for all; of a call that failed he pays each of the
        others, and the caller nothing: a ruling, where the book does not say what becomes of the caller."""
        guilty = self.who_pays_for_all()
        if guilty < 0:
            super().settle_stakes(good)
            return
        stake, payer, others = self.stakes[self.bid], self.player[guilty], self.round(self.bidder)[1:]
        if good:
            self.pay(stake.receives * len(others), payer, self.player[self.bidder], "revoke", LAW["revoke"])
            return
        for seat in others:
            if seat != guilty:
                self.pay(stake.pays, payer, self.player[seat], "revoke", LAW["revoke"])

    def who_pays_for_all(self) -> int:
        """The first adversary who has offended; -1 where none has, or the caller has, too."""
        if self.bidder in self.offenders:
            return -1
        return next(iter(self.offenders), -1)
