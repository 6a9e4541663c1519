"""Whiskey Poker: a hand besides, the widow, and cards exchanged one by one; nothing is staked (002:4434-4457)."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.games.poker.laws import CODE, LAW
from cardtable.games.poker.rules.table import HELD, Poker
from cardtable.games.poker.rules.zones import HAND, STOCK, TABLE, WIDOW
from cardtable.rules.motions import DEALT, LAID_OUT, MOVED, TURNED
from cardtable.rules.motions import PILLAGED as TAKEN
from cardtable.rules.moves import Choice, Choices, One, calls


class Whiskey(Poker):
    """`to_come` are those who have still to speak before it ends, or in this round of leaving all as it is; `knocked`
    is who has, -1 before, and `early`, whether he did before the widow was taken; `taker` who has taken the widow."""

    def begin(self) -> None:
        super().begin()
        self.to_come: tuple[int, ...] = ()
        self.knocked, self.taker = -1, -1
        self.early = False

    def dealt_out(self) -> None:
        self.put_in(self.terms.ante)
        self.deal_hands()
        self.draw(HELD, STOCK, WIDOW, self.dealer, DEALT)
        self.to_come = self.in_order
        self.go("widow", self.elder)

    # The widow

    def widow(self, seat: int) -> Choices:
        return calls("keep", "take", "knock")

    def do_keep(self, seat: int) -> None:
        self.say(seat, "keep")
        self.to_come = self.to_come[1:]
        if self.to_come:
            self.go("widow", self.to_come[0])
            return
        self.turn_up("nobody takes it", LAW["turned up"])
        self.exchange_from(self.elder)

    def do_take(self, seat: int) -> None:
        """His own five lie open to all."""
        self.say(seat, "take", law=LAW["widow"])
        self.taker = seat
        self.shift(self.zone[HAND[seat]], HAND[seat], TABLE, seat, LAID_OUT)
        self.shift(self.zone[WIDOW], WIDOW, HAND[seat], seat, MOVED)
        self.exchange_from(self.left(seat))

    def turn_up(self, why: str, law: int) -> None:
        self.say(self.dealer, why, law=law)
        self.shift(self.zone[WIDOW], WIDOW, TABLE, self.dealer, TURNED)

    # The exchange

    def faults(self, seat: int) -> Choices:
        """An exchange when it is not one's turn."""
        table, held = self.zone[TABLE], self.zone[HAND[seat]]
        if not table or not held or self.phase == "exchanging" and seat in self.must:
            return ()
        return (Choice("exchange", One(table), One(held), law=CODE.law(LAW["exchange"])),)

    def exchange_from(self, seat: int) -> None:
        """From this seat on; if all leave it as it is, that is the end."""
        self.to_come = self.round(seat)
        self.go("exchanging", seat)

    def exchanging(self, seat: int) -> Choices:
        found = (Choice("exchange", One(self.zone[TABLE]), One(self.zone[HAND[seat]])), *calls("leave"))
        return found if self.knocked >= 0 else (*found, *calls("knock"))

    def do_exchange(self, seat: int, wanted: Card, given: Card) -> None:
        self.shift((wanted,), TABLE, HAND[seat], seat, TAKEN)
        self.shift((given,), HAND[seat], TABLE, seat, LAID_OUT)
        self.to_come = self.to_come[1:] if self.knocked >= 0 else self.round(self.left(seat))
        self.next_to_come()

    def do_leave(self, seat: int) -> None:
        self.say(seat, "leave")
        self.to_come = self.to_come[1:]
        self.next_to_come()

    def do_knock(self, seat: int) -> None:
        self.say(seat, "knock", law=LAW["knock"])
        self.knocked = seat
        self.early = bool(self.zone[WIDOW])
        if self.early:
            self.turn_up("turned up", LAW["knock"])
        self.to_come = self.round(seat)[1:]
        self.next_to_come()

    def next_to_come(self) -> None:
        if self.to_come:
            self.go("exchanging", self.to_come[0])
        else:
            self.showdown()
