"""Draw Poker: the ante, the first stakes, the draw, the second stakes (002:3987-4245)."""
from __future__ import annotations

from cardtable.families.betting.interval import Limits
from cardtable.games.poker.laws import LAW
from cardtable.games.poker.options import DEALER, STRADDLES
from cardtable.games.poker.rules.drawing import Drawing
from cardtable.rules.moves import Choice, Choices, One, calls


class Draw(Drawing):
    """The Age is the player left of the dealer; `blind` is who has put in the ante, he or the dealer.

    `straddles` is how often it has been straddled, and `may_straddle` the seat whose right it is just now, -1 once
    somebody has omitted it; `declined`, whether nobody went in.
    """

    before_hands = frozenset({"ante"})

    def begin(self) -> None:
        super().begin()
        self.straddles = 0
        self.may_straddle = -1
        self.declined = False

    @property
    def age(self) -> int:
        """Who speaks last before the draw, and may hold his stake after it; -1 where there is none."""
        return self.elder

    @property
    def blind(self) -> int:
        return self.dealer if self.terms.blind == DEALER else self.elder

    @property
    def straddling(self) -> bool:
        """Whether nobody goes better before the draw."""
        return self.terms.before == STRADDLES

    # The ante

    def dealt_out(self) -> None:
        self.go("ante", self.blind)

    def ante(self, seat: int) -> Choices:
        return (Choice("ante", One(range(1, most_ante(self.limits, self.before(seat)) + 1))),)

    def do_ante(self, seat: int, coins: int) -> None:
        self.put(seat, coins, "blind", LAW["ante"])
        self.deal_hands()
        self.may_straddle = self.left(seat) if self.straddling else -1
        order = (*self.round(seat)[1:], seat)
        limits = Limits(0, self.limits.total) if self.straddling else self.limits
        self.bet("going_in", order, "gone_in", 2 * coins, limits)

    # The first stakes

    def going_in(self, seat: int) -> Choices:
        return self.words(seat) + self.straddle_words(seat)

    def straddle_words(self, seat: int) -> Choices:
        price = straddled(self.betted.level, self.terms.limit)
        able = seat == self.may_straddle and seat != self.blind and price and price <= self.before(seat) \
            and price <= self.limits.total and self.betted.can_be_met(seat)
        return calls("straddle") if able else ()

    def do_straddle(self, seat: int) -> None:
        level = 2 * self.betted.level
        self.note_word(seat, "straddle", level - self.betted.level)
        self.say(seat, "straddle", level, law=LAW["straddle"])
        self.straddles += 1
        self.may_straddle = self.left(seat)
        self.heard(self.betted.raised_to(level))

    def do_out(self, seat: int) -> None:
        self.may_straddle = -1
        super().do_out(seat)

    def do_see(self, seat: int) -> None:
        self.may_straddle = -1
        super().do_see(seat)

    def gone_in(self) -> None:
        """All have spoken before the draw."""
        if self.standing == (self.blind,) and sum(self.paid) == self.paid[self.blind]:
            self.decline()
        elif len(self.standing) == 1:
            self.uncalled()
        else:
            self.begin_draw()

    def decline(self) -> None:
        """Nobody has gone in: the ante is taken back; or it is left for a jack-pot, and all others add as much."""
        self.declined = True
        coins = self.paid[self.blind]
        if not self.terms.jack_pots:
            self.paid = (0,) * self.seats
            self.pay(coins, self.pool, self.player[self.blind], "ante back", LAW["alone"], seat=self.blind)
        else:
            self.say(self.blind, "jack-pot", law=LAW["jack-pot"])
            self.add(coins, [seat for seat in self.in_order if seat != self.blind], LAW["jack-pot"])
        self.close_deal()

    def add(self, coins: int, seats: list[int], law: int) -> None:
        """These put so much into the pool that is left."""
        for seat in seats:
            self.put(seat, min(coins, self.before(seat)), "jack-pot", law)

    @property
    def next_attempt(self) -> int:
        """Which deal of a jack-pot follows, 0 where it is none."""
        return 1 if self.declined and self.terms.jack_pots else 0

    # The second stakes

    def drawn(self) -> None:
        self.bet("staking", self.standing_from(self.elder), "staked")

    def staking(self, seat: int) -> Choices:
        return self.words(seat) + (calls("hold") if self.may_hold(seat) else ())

    def may_hold(self, seat: int) -> bool:
        """The Age alone, before anybody has staked."""
        return seat == self.age and not self.betted.staked and len(self.betted.to_speak) > 1

    def staked(self) -> None:
        """All have spoken."""
        if len(self.standing) == 1:
            self.uncalled()
        else:
            self.showdown()


def most_ante(limits: Limits, before: int) -> int:
    """The largest ante: half the limit, a half left out, and no more than he has; of a limit on the whole half at most,
    too, since going in costs twice as much.

    >>> most_ante(Limits(7), 60), most_ante(Limits(50, 25), 60)
    (3, 12)
    """
    return min(limits.better // 2, limits.total // 2, before)


def straddled(price: int, limit: int) -> int:
    """What a straddle of this price costs, 0 where it would be beyond the limit.

    >>> [straddled(price, 12) for price in (2, 4, 8)]
    [4, 8, 0]
    """
    return 2 * price if 2 * price <= limit else 0

