"""Chemin de Fer (002:217-307): one hand against the banker, whose deal passes to the right when he has lost."""
from __future__ import annotations

from cardtable.families.staking.deal import Held
from cardtable.games.baccarat.laws import LAW
from cardtable.games.baccarat.money import COUNTER, covered, holder
from cardtable.games.baccarat.rules.bank import Banked
from cardtable.games.baccarat.rules.table import BANK, OF_CHEMIN, STAKES, TABLE, TO_BANK
from cardtable.rules.moves import Choices, calls


class CheminDeFer(Banked):
    """`suivi` is the seat that has gone bank and lost on the hand before, -1 if there is none: it is asked first."""

    layout = OF_CHEMIN
    spots = (TABLE,)
    needed = 7
    public_phases = frozenset({"banking", "going_bank", "staking", "excess", "dealing", "holding", "succession"})

    def begin(self) -> None:
        super().begin()
        self.suivi = -1

    def in_order(self) -> tuple[int, ...]:
        return self.round(self.dealer)[1:]

    def bring(self, first: int) -> None:
        self.put_down(first)

    def open_to(self, seat: int, held: Held) -> tuple[str, ...]:
        return (TO_BANK,) if seat == self.dealer else self.spots

    # Banco

    def open_hand(self) -> None:
        """Who may go bank is asked in order, but who has just lost a banco before all others (002:230-234, 298-300)."""
        able = [seat for seat in self.in_order() if self.has(seat) >= self.purse[BANK]]
        if self.suivi in able:
            able.remove(self.suivi)
            able.insert(0, self.suivi)
        self.bancos = ()
        if not self.ask("going_bank", able):
            self.take_stakes()

    def going_bank(self, seat: int) -> Choices:
        return calls("banco", "let-by")

    def do_banco(self, seat: int) -> None:
        self.say(seat, "banco suivi" if seat == self.suivi else "banco",
                 law=LAW["again"] if seat == self.suivi else LAW["banco"])
        self.bancos = (seat,)
        self.put(seat, TABLE, self.purse[BANK])
        self.go("dealing", self.dealer)

    def do_let_by(self, seat: int) -> None:
        self.say(seat, "lets by")
        if not self.ask("going_bank", self.asked[1:]):
            self.take_stakes()

    # The stakes

    def take_stakes(self) -> None:
        able = [seat for seat in self.in_order() if self.has(seat) >= COUNTER]
        if able:
            self.go("staking", *able)
        else:
            self.finish()

    def beyond(self, excess: int) -> None:
        """The banker may accept it, where that is agreed, if he has as much; else it is declined."""
        if self.terms.excess and self.has(self.dealer) >= excess:
            self.go("excess", self.dealer)
        else:
            self.do_decline(self.dealer)

    def do_accept(self, seat: int) -> None:
        self.say(seat, "accepts", law=LAW["cover"])
        self.fill_up(sum([one.coins for one in self.stakes]) - self.purse[BANK])
        self.go("dealing", self.dealer)

    def do_decline(self, seat: int) -> None:
        """The nearest in order have the preference (002:237-240)."""
        self.say(seat, "declines", law=LAW["cover"])
        order = self.in_order()
        lying = sorted(self.stakes, key=lambda one: order.index(one.seat))
        stands = covered(self.purse[BANK], [one.coins for one in lying])
        for one, coins in zip(lying, stands):
            self.pay(one.coins - coins, STAKES, self.player[one.seat], "declined", seat=one.seat, spot=one.spot)
        self.stakes = tuple([one._replace(coins=coins) for one, coins in zip(lying, stands) if coins])
        self.go("dealing", self.dealer)

    def who_holds(self) -> tuple[int, ...]:
        order = self.in_order()
        by_seat = {one.seat: one.coins for one in self.stakes}
        return (order[holder([by_seat.get(seat, 0) for seat in order])],)

    # What comes next

    def follow(self) -> None:
        """After equal points the same deal again; a banker who has won deals on, one who has lost is followed."""
        result, = self.results
        if result != "tie":
            self.suivi = next(iter(self.bancos), -1) if result == "banker" else -1
        if result == "tie":
            self.go("dealing", self.dealer)
        elif result == "punters":
            self.bank_back()
            self.bring(self.after(self.dealer))
        else:
            self.go("holding", self.dealer)
