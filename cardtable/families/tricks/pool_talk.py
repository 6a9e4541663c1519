"""What games of tricks say alike in which all is paid in coins, mostly into and out of a pool: purses, who has most."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.families.tricks.talk import TrickTalk
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.phrases import count, listed, with_most
from cardtable.showing.talk import Names, nobody
from cardtable.showing.talking.purses import PursePlates


class PoolTalk(PursePlates, TrickTalk):
    """`accounts` has for what coins were paid, where it is not called so."""

    points = "counters"
    pots = "In the pool"
    accounts: Mapping[str, str] = {}

    def purse(self, deal: Deal, seat: int) -> str:
        return self.held(deal.purse[deal.player[seat]])

    def held(self, coins: int) -> str:
        """Under a player's name, in figures: all begin with nothing, of which nothing is said, and may owe."""
        return f"purse {self.coins.short(coins)}" if coins > 0 else f"owes {self.coins.short(-coins)}" if coins else ""

    def standing(self, match: Series, reader: int, shown: Deal | None = None, name: Names = nobody) -> str:
        return self.held((shown or match.deal()).purse[reader])

    def outcome(self, match: Series, name: Names) -> str:
        result = match.result()
        return with_most([name(p) for p in sorted(result.winners)], count(max(result.by_player), "counter"))

    def account(self, paid: Sequence[str]) -> str:
        named = list(dict.fromkeys([self.accounts.get(what, what) for what in paid]))
        return f"for {listed(named)}" if named else ""

    def pot_called(self, pot: str) -> str:
        return f"the {pot}"

    def in_pool(self, deal: Deal) -> int | None:
        """What lies in the pool; None where there is none."""
        return None

    def in_words(self, deal: Deal, name: Names, title: str) -> str:
        coins = self.in_pool(deal)
        pool = [] if coins is None else [f"In the pool: {count(coins, 'counter')}."]
        return "\n".join([super().in_words(deal, name, title), *pool])
