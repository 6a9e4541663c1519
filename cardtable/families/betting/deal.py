"""A deal in which is betted: the words by which stakes are made good and gone better, and what moves with them."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, NamedTuple

from cardtable.families.betting.interval import WITHOUT_END, Interval, Limits
from cardtable.families.betting.pools import Pool, pools, uncalled
from cardtable.families.match import shared
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Choice, Choices, One, calls


class Spoken(NamedTuple):
    """What a seat has said, and what it stood before: what was due, by how much it has gone better (or what it staked
    first), what lay in the pool, and how often it had been gone better in this interval."""

    phase: str
    seat: int
    verb: str
    due: int
    by: int
    pool: int
    better: int


class Betting(Deal):
    """A game says where the pool is, what each has before him and what is agreed (`pool`, `before`, `limits`), how a
    hand is thrown up, and with which method it goes on when an interval is over.

    `paid` is by seat what it has put into the pool of this deal; `interval` the betting as it stands, None while there
    is none; what lies in the pool besides was left from deals before, or put in for all.  `spoken` is all that was
    said in it.
    """

    pool: ClassVar[int]

    def begin(self) -> None:
        self.paid: tuple[int, ...] = (0,) * self.seats
        self.standing: tuple[int, ...] = tuple(range(self.seats))
        self.interval: Interval | None = None
        self.betting_in, self.then = "", ""
        self.spoken: tuple[Spoken, ...] = ()

    # What a game says

    def before(self, seat: int) -> int:
        """What this seat has before it, to stake."""
        return WITHOUT_END

    @property
    def limits(self) -> Limits:
        """What was agreed."""
        return Limits()

    def throw_up(self, seat: int) -> None:
        """A hand that is played no more goes away unseen."""
        raise NotImplementedError                        # abstract

    # An interval

    def bet(self, phase: str, order: Iterable[int], then: str, level: int = 0, limits: Limits | None = None) -> None:
        """Those who stand speak in this order, in this phase; and then it goes on with a method of the game."""
        has = [self.before(seat) for seat in range(self.seats)]
        self.betting_in, self.then = phase, then
        self.interval = Interval.begun(order, self.paid, has, max(level, *self.paid), limits or self.limits,
                                        bool(level))
        self.next_to_speak()

    def next_to_speak(self) -> None:
        """On to who is to speak, or with what follows."""
        assert self.interval is not None
        if not self.interval.over:
            self.go(self.betting_in, self.interval.turn)
            return
        self.interval = None
        getattr(self, self.then)()

    def words(self, seat: int, passing: bool = False) -> Choices:
        """What may be said: `passing`, whether one may wait where nothing is due yet, else he goes out."""
        one = self.interval
        assert one is not None
        room = one.room(seat)
        waits = passing and not one.due(seat) and not one.staked
        return ((calls("see") if one.due(seat) else ()) + (calls("pass") if waits else calls("out"))
                + ((Choice("better", One(room)),) if room else ()))

    def note_word(self, seat: int, verb: str, by: int = 0) -> None:
        """It is remembered by all, before it changes anything."""
        one = self.betted
        self.spoken += (Spoken(self.betting_in, seat, verb, one.due(seat), by, self.purse[self.pool],
                               one.better + one.staked),)

    def last_word(self, seat: int) -> str:
        """What this seat has said last in this deal; "" before it has spoken."""
        return next((word.verb for word in reversed(self.spoken) if word.seat == seat), "")

    def had_staked(self, seat: int) -> bool:
        """Whether its last word in the interval was a stake, which others might have met."""
        said = [word.by for word in self.spoken if (word.seat, word.phase) == (seat, self.betting_in)]
        return bool(said) and said[-1] > 0

    def heard(self, interval: Interval) -> None:
        """It stands so now: what was put in lies in the pool, and who stands no more throws up his hand."""
        self.interval = interval
        for seat, (paid, pays) in enumerate(zip(self.paid, interval.paid, strict=True)):
            self.put(seat, pays - paid)
        for seat in self.standing:
            if seat not in interval.standing:
                self.throw_up(seat)
        self.standing = interval.standing
        self.next_to_speak()

    def put(self, seat: int, coins: int, what: str = "stake", law: int = 0) -> None:
        """His stake."""
        self.paid = tuple([paid + coins * (one == seat) for one, paid in enumerate(self.paid)])
        self.pay(coins, self.player[seat], self.pool, what, law, seat=seat)

    def do_out(self, seat: int) -> None:
        self.note_word(seat, "out")
        self.say(seat, "out", self.betting_in)
        self.heard(self.betted.goes_out())

    def do_see(self, seat: int) -> None:
        self.note_word(seat, "see")
        self.say(seat, "see", self.betted.due(seat), self.betting_in)
        self.heard(self.betted.sees())

    def do_better(self, seat: int, by: int) -> None:
        self.note_word(seat, "better", by)
        self.say(seat, "better", by, self.betted.due(seat), self.betting_in)
        self.heard(self.betted.goes_better(by))

    def do_pass(self, seat: int) -> None:
        self.note_word(seat, "pass")
        self.say(seat, "pass")
        self.heard(self.betted.passes())

    def do_hold(self, seat: int) -> None:
        self.note_word(seat, "hold")
        self.say(seat, "hold")
        self.heard(self.betted.holds())

    @property
    def betted(self) -> Interval:
        """The interval that is going on."""
        assert self.interval is not None
        return self.interval

    # The pools

    @property
    def besides(self) -> int:
        """What lies in the pool and was nobody's own stake."""
        return self.purse[self.pool] - sum(self.paid)

    def pools(self) -> tuple[Pool, ...]:
        """The pool and the side pools: what somebody still owes is taken as met, for he may meet it."""
        able = [seat for seat in self.standing if self.before(seat)]
        return pools(self.paid, self.standing, self.besides, able) if self.standing else ()

    def give_back(self, what: str, law: int = 0) -> None:
        """What nobody has met is his again who staked it."""
        seat, coins = uncalled(self.paid)
        if coins:
            self.paid = tuple([paid - coins * (one == seat) for one, paid in enumerate(self.paid)])
            self.pay(coins, self.pool, self.player[seat], what, law, seat=seat)

    def divide(self, pool: Pool, winners: Sequence[int], what: str, law: int = 0) -> None:
        """A pool goes in equal parts to its winners; what is over to the first of them (left of the dealer first)."""
        order = [seat for seat in self.round(self.left(self.dealer)) if seat in winners]
        for seat, coins in zip(order, shared(pool.coins, tuple(order)), strict=True):
            self.pay(coins, self.pool, self.player[seat], what, law, seat=seat)
