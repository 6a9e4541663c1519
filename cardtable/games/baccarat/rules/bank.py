"""The bank: what is put down, staked and paid, who holds it on, and who takes it over (002:229-240, 283-300)."""
from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from cardtable.families.staking.deal import Held
from cardtable.families.staking.stakes import Stake, Stakes, laid
from cardtable.games.baccarat.laws import CODE, LAW
from cardtable.games.baccarat.money import COUNTER, COUNTERS
from cardtable.games.baccarat.options import FINED, LIABLE
from cardtable.games.baccarat.rules.cards import Hands
from cardtable.games.baccarat.rules.table import BANK, BOX, FINE, HAND, STAKES, TO_BANK, Agreed
from cardtable.rules.events import NATURE
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choices, calls

NO_LIMIT = 10 ** 6


class Banked(Hands):
    """The banker is the dealer of the deal; `asked` are the seats that are yet to be asked, the first of them now.

    `bancos` are the seats that have gone bank on this hand, `lost` how many bancos each has lost in succession, and
    `standing` the places whose stakes wait for the next hand, after equal points.
    """

    code = CODE.name
    turn = -1
    agrees_on = Agreed
    open_phases = frozenset({"staking", "banking"})
    counters, cloth, jail, bank = COUNTERS, STAKES, STAKES, BANK
    forbids: ClassVar[dict[str, Law]] = {name: CODE.law(LAW[law]) for name, law in (
        ("most", "cover"), ("purse", "purse"), ("bank", "bank"), ("sides", "sides"))}

    def begin(self) -> None:
        super().begin()
        self.asked: tuple[int, ...] = ()
        self.bancos: tuple[int, ...] = ()
        self.lost: tuple[int, ...] = (0,) * self.seats
        self.standing: tuple[str, ...] = ()
        self.phase, self.must = "shuffle", (NATURE,)

    # What a form says

    def in_order(self) -> tuple[int, ...]:
        """The punters, as they have the preference."""
        raise NotImplementedError                        # abstract

    def bring(self, first: int) -> None:
        """The bank comes to this seat, or to who may have it from there on."""
        raise NotImplementedError                        # abstract

    def open_hand(self) -> None:
        """The bank is there: who will go bank?"""
        raise NotImplementedError                        # abstract

    def beyond(self, excess: int) -> None:
        """So much more is staked than lies in the bank."""
        raise NotImplementedError                        # abstract

    def follow(self) -> None:
        """The hand is paid, and was not the last: what comes next."""
        raise NotImplementedError                        # abstract

    def shuffled(self) -> None:
        if self.stakes:
            self.go("dealing", self.dealer)
        else:
            self.bring(self.dealer)

    def has(self, seat: int) -> int:
        """His purse."""
        return self.purse[self.player[seat]]

    def owns(self, seat: int) -> int:
        """All that is his, on the table, too."""
        bank = self.purse[BANK] if seat == self.dealer else 0
        return self.has(seat) + sum([one.coins for one in self.stakes if one.seat == seat]) + bank

    # The bank is put down

    def put_down(self, first: int) -> None:
        """By the first from this seat on who has so much; if nobody has, or there is nobody to stake, all is over."""
        able = [seat for seat in self.round(first) if self.has(seat) >= self.terms.minimum]
        if not able or not any(self.has(seat) >= COUNTER for seat in range(self.seats) if seat != able[0]):
            self.finish()
            return
        self.takes_place(able[0])
        self.say(self.dealer, "bank comes", law=LAW["bank"])
        self.go("banking", self.dealer)

    def takes_place(self, seat: int) -> None:
        """He is the banker now."""
        self.dealer = seat

    def banking(self, seat: int) -> Choices:
        return self.staking(seat)

    def enough(self, held: Held) -> bool:
        """A bank must be as much as has been agreed on; a stake may be nothing."""
        return self.phase != "banking" or held.get(TO_BANK, 0) >= self.terms.minimum

    def why(self, seat: int, spot: str) -> str:
        return super().why(seat, spot) if spot in self.open_to(seat, {}) else "bank" if spot == TO_BANK else "sides"

    def least(self, spot: str) -> int:
        return self.terms.minimum if spot == TO_BANK else COUNTER

    def most(self, spot: str, held: Held) -> int:
        return NO_LIMIT

    def put(self, seat: int, spot: str, coins: int) -> None:
        """What is laid as a bank is no stake."""
        if spot == TO_BANK:
            self.pay(coins, self.player[seat], STAKES, "laid", seat=seat, spot=spot)
            self.stakes = laid(self.stakes, Stake(seat, spot, coins))
        else:
            super().put(seat, spot, coins)

    def do_done(self, seat: int) -> None:
        """What was laid as a bank and what as a stake is remembered side by side."""
        before, banking = self.before, self.phase == "banking"
        super().do_done(seat)
        if self.before is not before:
            self.before += tuple([one for one in before if (one.spot == TO_BANK) is not banking])

    def closed(self) -> None:
        if self.phase == "banking":
            coins = self.held(self.dealer)[TO_BANK]
            self.stakes = ()
            self.pay(coins, STAKES, BANK, "bank", seat=self.dealer, spot=TO_BANK)
            self.say(self.dealer, "banks", coins)
            self.open_hand()
            return
        staked = sum([one.coins for one in self.stakes])
        if not staked:
            self.say(self.dealer, "nobody stakes")
            self.results = ("",) * len(self.spots)
            self.hand_over()
        elif staked > self.purse[BANK]:
            self.beyond(staked - self.purse[BANK])
        else:
            self.go("dealing", self.dealer)

    # Asked in order

    def ask(self, phase: str, seats: Iterable[int]) -> bool:
        """These, one after the other; whether there is anybody."""
        self.asked = tuple(seats)
        if self.asked:
            self.phase, self.must = phase, self.asked[:1]
        return bool(self.asked)

    # Stakes beyond the bank

    def excess(self, seat: int) -> Choices:
        return calls("accept", "decline")

    def fill_up(self, coins: int) -> None:
        """The banker adds to the bank."""
        self.pay(coins, self.player[self.dealer], BANK, "added", seat=self.dealer, spot=TO_BANK)

    # Who has won is paid

    def settle(self) -> None:
        """The bank takes what it wins, then pays in order as far as it goes; of equal points the stakes stand."""
        lying, self.stakes = self.stakes, tuple[Stake, ...]()
        results = dict(zip(self.spots, self.results))
        order = {seat: place for place, seat in enumerate(self.in_order())}
        paid = sorted(lying, key=lambda one: order[one.seat])
        net = [0] * self.seats
        for one in paid:
            if results[one.spot] == "banker":
                self.pay(one.coins, STAKES, BANK, "lost", seat=one.seat, spot=one.spot)
                net[one.seat] -= one.coins
        for one in paid:
            if results[one.spot] == "punters":
                won = min(one.coins, self.purse[BANK])
                if won < one.coins:
                    self.say(one.seat, "unpaid", one.coins - won, law=LAW["liability"])
                self.pay(won, BANK, self.player[one.seat], "won", seat=one.seat, spot=one.spot)
                self.pay(one.coins, STAKES, self.player[one.seat], "back", seat=one.seat, spot=one.spot)
                net[one.seat] += won
        self.stakes = tuple([one for one in lying if results[one.spot] == "tie"])
        self.standing = tuple([spot for spot in self.spots if any(one.spot == spot for one in self.stakes)])
        self.punish(lying)
        self.lost = tuple([lost if seat not in self.bancos or not net[seat] else lost + 1 if net[seat] < 0 else 0
                           for seat, lost in enumerate(self.lost)])
        self.hand_over()

    def punish(self, lying: Stakes) -> None:
        """The false draw (002:267-271)."""
        for seat in self.false:
            self.say(seat, "false draw", law=LAW["false draw"])
            spot = self.spots[self.holders.index(seat)]
            if self.terms.false_draw == FINED:
                self.pay(min(FINE, self.has(seat)), self.player[seat], BOX, "fine", LAW["false draw"], seat=seat)
            elif self.terms.false_draw == LIABLE and self.results[self.spots.index(spot)] == "banker":
                for one in lying:
                    if one.spot == spot and one.seat != seat:
                        self.pay(min(one.coins, self.has(seat)), self.player[seat], self.player[one.seat], "liable",
                                 LAW["false draw"], seat=seat)

    def hand_over(self) -> None:
        """The next hand, or the end: stakes that stand are played out."""
        if self.coup + 1 < self.terms.hands or self.standing:
            self.follow()
        else:
            self.finish()
        self.next_coup()

    def holding(self, seat: int) -> Choices:
        return calls("hold", "retire")

    def do_hold(self, seat: int) -> None:
        self.open_hand()

    def do_retire(self, seat: int) -> None:
        """He says with how much, and the others may go on with as much."""
        self.say(seat, "retires", self.purse[BANK], law=LAW["passing" if len(self.spots) == 1 else "retiring"])
        coins = self.purse[BANK]
        if coins < self.terms.minimum or not self.ask(
                "succession", [one for one in self.in_order() if self.has(one) >= coins]):
            self.nobody_takes()

    def succession(self, seat: int) -> Choices:
        return calls("take-over", "leave")

    def do_take_over(self, seat: int) -> None:
        coins = self.purse[BANK]
        self.say(seat, "takes over", coins)
        self.bank_back()
        self.takes_place(seat)
        self.pay(coins, self.player[seat], BANK, "bank", seat=seat, spot=TO_BANK)
        self.open_hand()

    def do_leave(self, seat: int) -> None:
        self.say(seat, "leaves")
        if not self.ask("succession", self.asked[1:]):
            self.nobody_takes()

    def nobody_takes(self) -> None:
        self.bank_back()
        self.bring(self.after(self.dealer))

    def bank_back(self) -> None:
        """What lies in the bank is the banker's."""
        self.pay(self.purse[BANK], BANK, self.player[self.dealer], "bank back", seat=self.dealer, spot=TO_BANK)

    # The end

    def finish(self) -> None:
        """Everybody takes up what is his."""
        self.bank_back()
        for one in self.stakes:
            self.pick(one)
        self.standing = ()
        self.end()

    def do_resign(self, seat: int) -> None:
        """Who leaves while cards are out loses what he has on them, as a banker all that the bank answers for."""
        self.say(seat, "resign", law=LAW["end"])
        if any(self.zone[HAND[one]] for one in (*self.in_order(), self.dealer)):
            for one in sorted(self.stakes, key=lambda one: self.in_order().index(one.seat)):
                if one.seat == seat:
                    self.stakes = tuple([other for other in self.stakes if other is not one])
                    self.pay(one.coins, STAKES, BANK, "lost", seat=seat, spot=one.spot)
                elif seat == self.dealer:
                    self.pay(min(one.coins, self.purse[BANK]), BANK, self.player[one.seat], "won", seat=one.seat,
                             spot=one.spot)
        self.resigned = self.side[seat]
        self.finish()
