"""An evening of Poker: so many deals; counters, jack-pots and double headers go on from deal to deal."""
from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Self

from cardtable.cards import ranking
from cardtable.families.match import Evening
from cardtable.games.poker.laws import CODE, LAW
from cardtable.games.poker.options import BUCK, DRAW, PokerOptions
from cardtable.games.poker.reputations import Reputation, after
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.forms import form
from cardtable.games.poker.rules.straight import Straight
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.rules.terms import cards
from cardtable.games.poker.rules.zones import CUT, LAYOUT, POOL, STOCK
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal


class PokerCut(Cut):
    """The lowest deals, the ace being lowest."""

    layout, pack, spread, shown, code = LAYOUT, cards(False, False), STOCK, CUT, CODE.name
    strength, lowest_first, law = ranking("A23456789TJQK"), True, LAW["cut"]


class ShortCut(PokerCut):
    """The same from the short pack."""

    pack = cards(True, False)


class PokerEvening(Evening):
    """`brought` has by player what he has put on the table; `buck` is the player before whom it lies; `reputations`
    are what the table has seen of each."""

    def begin(self) -> None:
        super().begin()
        self.chosen = PokerOptions.of(self.options)
        self.brought = (self.chosen.stack,) * len(self.player) if self.chosen.stack else ()
        self.buck = -1
        self.reputations = (Reputation(),) * len(self.player)

    def remembering(self, memory: int) -> Self:
        """Who remembers nothing knows nobody."""
        if memory:
            return self
        found = copy(self)
        found.reputations = (Reputation(),) * len(self.player)
        return found

    def cutting(self, purse: Sequence[int] = ()) -> Cut:
        """From the pack that is played with, but for the blank card, which has no rank."""
        own = ShortCut if self.chosen.short and not self.start.get("whole", False) else PokerCut
        return own(player=self.player, purse=purse)

    def rounds(self) -> int:
        return self.chosen.rounds

    def dealt(self, dealer: int, purse: list[int]) -> Poker:
        one, last = self.chosen, self.inner
        if isinstance(last, Poker):
            self.reputations = after(self.reputations, last)
        attempt = last.next_attempt if isinstance(last, Draw) else 0
        if one.form != DRAW and one.chips == BUCK:
            first = self.player[(dealer + 1) % len(self.player)]
            self.buck = first if self.buck < 0 else (self.buck + 1) % len(self.player)
        renewed = self.renew(purse)
        return form(one.form, attempt)(
            dealer, (), purse, self.player, limit=one.limit, total=one.total, raises=one.raises, ante=one.ante,
            buck=self.player.index(self.buck) if self.buck >= 0 else -1, blind=one.blind, before=one.before,
            jack_pots=one.jack_pots, rising=one.rising, attempt=attempt, brought=self.brought, renewed=renewed,
            mistigris=one.mistigris, tiger=one.tiger, short=one.short, secrets=one.secrets)

    def renew(self, purse: Sequence[int]) -> tuple[int, ...]:
        """Who has nothing on the table makes it up to what all began with; who has the buck, if it is not enough for
        all, to that or to as much as they want (002:4370-4374)."""
        renewed = []
        for player, brought in enumerate(self.brought):
            wanted = self.chosen.ante * len(self.player) if player == self.buck else 1
            if brought + purse[player] < wanted:
                more = max(self.chosen.stack, wanted) - (brought + purse[player])
                self.brought = tuple([all_ + more * (one == player) for one, all_ in enumerate(self.brought)])
                renewed.append(player)
        return tuple(renewed)

    def dealer_after(self, last: Deal) -> int:
        return last.next_dealer if isinstance(last, Straight) else super().dealer_after(last)

    def settle(self, last: Deal) -> None:
        if last.purse[POOL]:
            self.share(last, POOL, LAW["left over"])

