"""Banque (002:309-378): a bank put up to auction, two hands against it, and a banker who stays while he has cards and
coins."""
from __future__ import annotations

from cardtable.families.staking.deal import Held
from cardtable.games.baccarat.laws import LAW
from cardtable.games.baccarat.money import COUNTER, by_turns, halves, may_go_bank
from cardtable.games.baccarat.rules.bank import Banked
from cardtable.games.baccarat.rules.table import BANK, LEFT, OF_BANQUE, RIGHT, SHOE, SUPPLY, TO_BANK
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Choice, Choices, One, calls

BIDS = (20, 50, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1250, 1500, 2000, 3000, 5000, 10000, 20000)
OFFERED = 5                                      # of them at a time


class Banque(Banked):
    """`rows` are the seats of both sides outward from the banker, `turn_of` the place in each whose turn it is to hold
    the cards; `bidding` are the seats that may still bid, the next one first, `bid` is the highest so far."""

    layout = OF_BANQUE
    spots = (RIGHT, LEFT)
    needed = 10
    public_phases = frozenset({"auction", "banking", "going_bank", "staking", "excess", "dealing", "holding",
                               "succession", "broken"})

    def begin(self) -> None:
        super().begin()
        self.rows: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.turn_of = (0, 0)
        self.cheval = self.unlimited = False
        self.bidding: tuple[int, ...] = ()
        self.bid, self.bidder = 0, -1
        self.first = self.dealer                 # the seat to which the bank is offered first

    def in_order(self) -> tuple[int, ...]:
        return by_turns(*self.rows)

    def side_at(self, seat: int) -> int:
        """0 for who sits at the banker's right, 1 for his left."""
        return int(seat in self.rows[1])

    def open_to(self, seat: int, held: Held) -> tuple[str, ...]:
        return (TO_BANK,) if seat == self.dealer else self.spots[self.side_at(seat):][:1]

    # The bank

    def handful(self) -> None:
        """All cards are dealt from (002:314-317)."""
        self.draw(len(self.zone[SUPPLY]), SUPPLY, SHOE)

    def shuffled(self) -> None:
        if self.stakes:
            self.go("dealing", self.dealer)
        elif self.terms.auction:
            self.put_up()
        else:
            self.put_down(self.first)

    def bring(self, first: int) -> None:
        """A fresh bank has fresh cards."""
        self.first = first
        self.go("shuffle", NATURE)

    def put_up(self) -> None:
        """The auction goes round from the first."""
        self.bidding = tuple([seat for seat in self.round(self.first) if self.has(seat) >= self.terms.minimum])
        self.bid, self.bidder = 0, -1
        if self.bidding:
            self.say(self.bidding[0], "auction", law=LAW["auction"])
        self.bid_on()

    def auction(self, seat: int) -> Choices:
        able = tuple([bid for bid in BIDS if bid > self.bid and self.terms.minimum <= bid <= self.has(seat)])
        return ((Choice("bid", One(able[:OFFERED])),) if able else ()) + calls("pass")

    def do_bid(self, seat: int, coins: int) -> None:
        self.say(seat, "bids", coins)
        self.bid, self.bidder = coins, seat
        self.bidding = (*self.bidding[1:], seat)
        self.bid_on()

    def do_pass(self, seat: int) -> None:
        self.say(seat, "passes")
        self.bidding = self.bidding[1:]
        self.bid_on()

    def bid_on(self) -> None:
        """The next who has not passed; when that is the highest bidder himself the bank is his, and where nobody has
        bid it is the first’s."""
        if self.bidding == (self.bidder,):
            self.takes_place(self.bidder)
            self.pay(self.bid, self.player[self.bidder], BANK, "bank", seat=self.bidder, spot=TO_BANK)
            self.say(self.bidder, "banks", self.bid)
            self.open_hand()
        elif self.bidding:
            self.go("auction", self.bidding[0])
        else:
            self.put_down(self.first)

    def takes_place(self, seat: int) -> None:
        """The banker sits in the middle; who was there takes his place (002:362-364), and bancos are counted anew."""
        if not any(self.rows):
            others = len(self.player) - 1
            self.rows = (tuple([self.after(seat, n) for n in range(1, (others + 1) // 2 + 1)]),
                         tuple([self.after(seat, -n) for n in range(1, others // 2 + 1)]))
        elif seat != self.dealer:
            right, left = [tuple([self.dealer if one == seat else one for one in row]) for row in self.rows]
            self.rows = right, left
            self.say(seat, "changes places", self.dealer, law=LAW["retiring"])
        self.dealer, self.unlimited = seat, False
        self.lost = (0,) * self.seats

    # Banco

    def open_hand(self) -> None:
        """Each is asked by turns (002:348-351); while stakes stand over nobody goes bank."""
        self.bancos, self.cheval = (), False
        if not self.ask("going_bank", [seat for seat in self.in_order() if self.has(seat) >= self.purse[BANK]
                                       and may_go_bank(True, self.lost[seat])]):
            self.take_stakes()

    def going_bank(self, seat: int) -> Choices:
        return calls("banco", "let-by") if self.bancos else calls("banco", "cheval", "let-by")

    def do_banco(self, seat: int) -> None:
        """On his own side’s hand; one of the other side may go halves."""
        self.say(seat, "halves" if self.bancos else "banco", law=LAW["claims"])
        self.bancos += (seat,)
        side, order = self.side_at(seat), self.in_order()
        share = halves(self.purse[BANK])[1 - side]
        if len(self.bancos) == 2 or not self.ask("going_bank", [
                one for one in order[order.index(seat) + 1:] if self.side_at(one) != side and self.has(one) >= share
                and may_go_bank(True, self.lost[one])]):
            self.go_bank()

    def do_cheval(self, seat: int) -> None:
        self.say(seat, "cheval", law=LAW["cheval"])
        self.bancos, self.cheval = (seat,), True
        self.go_bank()

    def do_let_by(self, seat: int) -> None:
        self.say(seat, "lets by")
        if self.ask("going_bank", self.asked[1:]):
            return
        if self.bancos:
            self.go_bank()
        else:
            self.take_stakes()

    def go_bank(self) -> None:
        """The whole bank on one hand, or a half on each."""
        coins, both = self.purse[BANK], halves(self.purse[BANK])
        for seat in self.bancos:
            if self.cheval:
                for spot, half in zip(self.spots, both):
                    self.put(seat, spot, half)
            else:
                self.put(seat, self.spots[self.side_at(seat)],
                         both[self.side_at(seat)] if len(self.bancos) == 2 else coins)
        self.go("dealing", self.dealer)

    # The stakes

    def take_stakes(self) -> None:
        """On the sides whose stakes do not stand over."""
        able = [seat for seat in self.in_order() if self.has(seat) >= COUNTER
                and self.spots[self.side_at(seat)] not in self.standing]
        if able:
            self.go("staking", *able)
        elif self.stakes:
            self.go("dealing", self.dealer)
        else:
            self.finish()

    def beyond(self, excess: int) -> None:
        """He may rest on his right, or accept; once he has accepted he must hold all, or go (002:370-378)."""
        if self.has(self.dealer) >= excess or self.unlimited and not self.standing:
            self.go("excess", self.dealer)
        else:
            self.go("dealing", self.dealer)

    def excess(self, seat: int) -> Choices:
        if not self.unlimited:
            return calls("accept", "decline")
        able = self.has(seat) >= sum([one.coins for one in self.stakes]) - self.purse[BANK]
        return (calls("hold-all") if able else ()) + (() if self.standing else calls("give-up"))

    def do_accept(self, seat: int) -> None:
        self.say(seat, "accepts", law=LAW["unlimited"])
        self.unlimited = True
        self.do_hold_all(seat)

    def do_hold_all(self, seat: int) -> None:
        self.fill_up(sum([one.coins for one in self.stakes]) - self.purse[BANK])
        self.go("dealing", self.dealer)

    def do_decline(self, seat: int) -> None:
        """The stakes lie, and are not answered for."""
        self.say(seat, "rests", law=LAW["liability"])
        self.go("dealing", self.dealer)

    def do_give_up(self, seat: int) -> None:
        """All take up their stakes, and another may have the bank."""
        for one in self.stakes:
            self.pick(one)
        self.do_retire(seat)

    def who_holds(self) -> tuple[int, ...]:
        """Who goes bank on his own side; else the punter whose turn it is."""
        there = {one.spot for one in self.stakes}
        by_side = {self.side_at(seat): seat for seat in self.bancos}
        return tuple([-1 if spot not in there else by_side.get(side, self.rows[side][self.turn_of[side]])
                      for side, spot in enumerate(self.spots)])

    # What comes next

    def follow(self) -> None:
        self.pass_cards_on()
        if self.standing:
            if self.bancos:
                self.go("dealing", self.dealer)
            else:
                self.take_stakes()
        elif len(self.zone[SHOE]) < self.needed:
            self.say(self.dealer, "cards end", law=LAW["tenure"])
            self.bank_back()
            self.bring(self.after(self.dealer))
        elif self.purse[BANK] < self.terms.minimum:
            self.say(self.dealer, "broken", law=LAW["broken"])
            if self.has(self.dealer) + self.purse[BANK] >= self.terms.minimum:
                self.go("broken", self.dealer)
            else:
                self.do_give_up(self.dealer)
        else:
            self.go("holding", self.dealer)

    def pass_cards_on(self) -> None:
        """A side’s cards go to the next when their holder has lost (002:344-346)."""
        right, left = [
            (at + 1) % len(row) if result == "banker" and row[at] == holder and holder not in self.bancos else at
            for at, row, result, holder in zip(self.turn_of, self.rows, self.results, self.holders)]
        self.turn_of = right, left

    def broken(self, seat: int) -> Choices:
        return calls("fill-up", "give-up")

    def do_fill_up(self, seat: int) -> None:
        self.say(seat, "fills up")
        self.fill_up(self.terms.minimum - self.purse[BANK])
        self.open_hand()
