"""Napoleon under strict laws: the revoke, and playing out of turn (002:3266-3283, 3304-3310)."""
from __future__ import annotations

from typing import Any

from cardtable.cards import Card, Cards
from cardtable.families.tricks.strict import StrictTricks
from cardtable.games.napoleon.laws import LAW
from cardtable.games.napoleon.rules import POOL, Napoleon
from cardtable.rules.strict import Offence


class StrictNapoleon(StrictTricks, Napoleon):
    """An adversary's revoke is played again, and he pays for all; the caller's loses him his stakes at once."""

    accusable = (LAW["revoke"],)
    remembered = (*StrictTricks.remembered, "down", "renounced")

    def begin(self, **options: Any) -> None:                         # type: ignore[override]
        super().begin(**options)
        self.forfeited: Cards = ()               # what has cost its player one to the pool

    def do_play(self, seat: int, card: Card) -> None:
        if seat in self.must and self.forfeits(card):
            self.forfeited += (card,)
        super().do_play(seat, card)

    def open_to(self, offence: Offence) -> tuple[str, ...]:
        """From the caller his stakes are exacted; from an adversary that he plays again, or answers for all."""
        others = {"replay", "answers"} if offence.seat == self.bidder else {"stakes"}
        return tuple([name for name in offence.law.remedies if name not in others])

    def replay(self, offence: Offence) -> None:
        """What was paid to the pool for a card goes back with it."""
        before = self.history
        super().replay(offence)
        for seat, card, _ in before[len(self.history):]:
            if card in self.forfeited:
                self.pay(1, POOL, self.player[seat], "forfeit returned", LAW["revoke"])
        self.forfeited = tuple([c for _, c, _ in self.history if c in self.forfeited])

    remedies = {**StrictTricks.remedies, "replay": replay}

    def succeeded(self) -> bool:
        return self.bidder not in self.offenders and super().succeeded()

    def settle_stakes(self, good: bool) -> None:
        """The first adversary who has offended pays the caller for all; of a call that failed he pays each of the
        others, and the caller nothing: a ruling, where the book does not say what becomes of the caller."""
        guilty = next((s for s in self.offenders if s != self.bidder), -1)
        if guilty < 0 or self.bidder in self.offenders:
            super().settle_stakes(good)
            return
        stake, payer = self.stakes[self.bid], self.player[guilty]
        for seat in self.round(self.bidder)[1:]:
            if good:
                self.pay(stake.receives, payer, self.player[self.bidder], "revoke", LAW["revoke"])
            elif seat != guilty:
                self.pay(stake.pays, payer, self.player[seat], "revoke", LAW["revoke"])
