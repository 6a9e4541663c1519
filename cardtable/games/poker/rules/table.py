"""The table of Poker: who stands, what each has before him, how hands are shown and the pools shared."""
from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import ClassVar

from cardtable.cards import Card, Cards
from cardtable.families.betting.deal import Betting
from cardtable.families.betting.interval import WITHOUT_END, Limits
from cardtable.families.betting.pools import Pool
from cardtable.families.poker_hands.kinds import Strength
from cardtable.families.poker_hands.ranking import Ranking, laid_out
from cardtable.games.poker.laws import CODE, LAW
from cardtable.games.poker.rules.terms import PokerTerms, best, cards
from cardtable.games.poker.rules.zones import HAND, LAYOUT, OPEN, POOL, STOCK, THROWN
from cardtable.rules.motions import DEALT, FACED, SHOWN, THREW_UP
from cardtable.rules.moves import Choice, Choices, Order

HELD = 5


class Poker(Betting):
    """One deal of any form, which says with `dealt_out` what follows the shuffle.

    `winners` are those who have taken a pool, `took` by seat how much of all pools, `shown` those who have laid their
    hands open, `drew` by seat how many cards it has drawn, -1 before.  `in_order` are all from the elder hand on.
    """

    layout, code, pack = LAYOUT, CODE.name, cards(False, False)
    agrees_on = PokerTerms
    terms: PokerTerms
    kept: ClassVar[bool] = True
    pool = POOL
    face_up: ClassVar[int] = 0                   # so many cards of a hand are dealt so

    def begin(self) -> None:
        super().begin()
        self.pack = self.terms.pack
        self.laid_open_after = not self.terms.secrets
        self.winners: tuple[int, ...] = ()
        self.took: tuple[int, ...] = (0,) * self.seats
        self.shown: tuple[int, ...] = ()
        self.drew: tuple[int, ...] = (-1,) * self.seats

    @property
    def ranking(self) -> Ranking:
        """How hands rank at this table."""
        return self.terms.ranking

    @property
    def elder(self) -> int:
        """The player left of the dealer."""
        return self.left(self.dealer)

    @property
    def in_order(self) -> tuple[int, ...]:
        return self.round(self.elder)

    def standing_from(self, first: int) -> tuple[int, ...]:
        """Those who stand, from this seat on."""
        return tuple([seat for seat in self.round(first) if seat in self.standing])

    # What each has

    def before(self, seat: int) -> int:
        """What he has left on the table; who may owe always has enough."""
        player = self.player[seat]
        return self.terms.brought[player] + self.purse[player] if self.terms.brought else WITHOUT_END

    @property
    def limits(self) -> Limits:
        return self.terms.limits

    # The deal

    def shuffle(self, seat: int) -> Choices:
        return (Choice("shuffle", Order(self.pack)),)

    def do_shuffle(self, seat: int, *order: Card) -> None:
        self.lay(order, STOCK)
        for player in self.terms.renewed:
            self.say(self.player.index(player), "makes up", self.before(self.player.index(player)),
                     law=LAW["table stakes"])
        self.dealt_out()

    def dealt_out(self) -> None:
        """What follows the shuffle."""
        raise NotImplementedError                # abstract

    def deal_hands(self) -> None:
        """Five cards to each, one at a time."""
        for number in range(HELD):
            for seat in self.in_order:
                up = number >= HELD - self.face_up
                self.draw(1, STOCK, (OPEN if up else HAND)[seat], self.dealer, FACED if up else DEALT)

    def put_in(self, coins: int) -> None:
        """The ante of each; who has less puts in what he has.  Or one puts it in for all."""
        if self.terms.buck < 0:
            for seat in self.in_order:
                self.put(seat, min(coins, self.before(seat)), "ante", LAW["all ante"])
            return
        whole = min(coins * self.seats, self.before(self.terms.buck))
        self.pay(whole, self.player[self.terms.buck], self.pool, "for all", LAW["all ante"], seat=self.terms.buck)

    # Hands

    def hand(self, seat: int) -> Cards:
        """All five, as far as they are known."""
        return self.zone[OPEN[seat]] + self.zone[HAND[seat]]

    def strength(self, seat: int) -> Strength:
        """What a hand is worth whose cards are known."""
        return strength(self.ranking, tuple(sorted(self.hand(seat))))

    def throw_up(self, seat: int) -> None:
        """Unseen, but for what lay open."""
        for zone in (OPEN[seat], HAND[seat]):
            if self.zone[zone]:
                self.shift(self.zone[zone], zone, THROWN, seat, THREW_UP)

    # The end

    def showdown(self) -> None:
        """All who stand turn up their cards, and each pool goes to the best of those who may win it."""
        self.give_back("not met", LAW["side pools"])
        pools = self.pools()
        for seat in self.standing_from(self.elder):
            if self.zone[HAND[seat]]:
                held = self.zone[HAND[seat]]
                whole = len(held) == HELD        # what was drawn last is not to be told from what was kept
                self.shift(laid_out(self.strength(seat), held) if whole else held, HAND[seat], OPEN[seat], seat, SHOWN)
            self.shown += (seat,)
            self.say(seat, "shows", law=LAW["show"])
        for number, pool in enumerate(pools):
            strengths = {seat: self.strength(seat) for seat in pool.among}
            winning = best(tuple(strengths.values())).deciding
            self.take(pool, [seat for seat in pool.among if strengths[seat].deciding == winning],
                      "side pool" if number else "pool")
        self.close_deal()

    def uncalled(self) -> None:
        """One alone stands, and takes all without showing."""
        seat, = self.standing
        self.take(Pool(self.purse[self.pool], (seat,)), [seat], "uncalled", LAW["opener" if self.shown else "unseen"])
        self.close_deal()

    def take(self, pool: Pool, winners: Iterable[int], what: str, law: int = 0) -> None:
        """A pool is shared, of several that are equal to those left of the dealer first."""
        order = [seat for seat in self.in_order if seat in winners]
        self.winners += tuple([seat for seat in order if seat not in self.winners])
        before = list(self.purse)
        self.divide(pool, order, what if len(order) == 1 else f"part of the {what}",
                    law if len(order) == 1 else LAW["equal"])
        self.took = tuple([took + self.purse[player] - before[player]
                           for took, player in zip(self.took, self.player, strict=True)])

    def close_deal(self) -> None:
        """All is done."""
        self.end()

    def do_resign(self, seat: int) -> None:
        """The others have their stakes of this deal back; what he has put in is left to them."""
        self.say(seat, "resign", law=LAW["giving up"])
        for one in self.in_order:
            if one != seat and self.paid[one]:
                self.pay(self.paid[one], self.pool, self.player[one], "stakes back", seat=one)
        self.resigned = self.side[seat]
        self.end()


@lru_cache(65536)
def strength(ranking: Ranking, hand: Cards) -> Strength:
    """What a hand is worth: asked again and again of the same few hands."""
    return ranking.of(hand)
