"""Cards shown, and hands laid down: the rest claimed, more than half shown, a hand thrown up (003:860-866,
1244-1268)."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.games.whist.strict.calls import Calls
from cardtable.rules.faults import Offence
from cardtable.rules.motions import LAID_OPEN
from cardtable.rules.moves import Choice, Choices, One, Some, calls


class Hands(Calls):
    """The side that lays a hand down lays down both, and says which of them its adversaries order about (124)."""

    settling = Calls.settling | {"thrown_up", "meeting"}

    def begin(self) -> None:
        super().begin()
        self.down: tuple[int, ...] = ()          # the seats whose hands lie down
        self.commanded: tuple[int, ...] = ()     # those whose cards the adversaries play, of a side one
        self.thrower = -1                        # who has thrown up his hand

    def by(self, seat: int) -> int:
        """Of a hand commanded others play the cards; what is exacted, or said of the score, its owner says himself."""
        commanded = seat in self.commanded and self.phase == "play"
        return self.player[self.against(seat)[0]] if commanded else super().by(seat)

    def held(self, seat: int) -> int:
        return self.layout.shown[seat] if seat in self.down else super().held(seat)

    def return_to(self, zone: int, seat: int, card: Card) -> None:
        """What comes back to a hand that lies down lies there."""
        super().return_to(self.held(seat) if zone == self.layout.hand[seat] else zone, seat, card)

    def may_claim(self, seat: int) -> bool:
        """Who claims the rest lays down his hand."""
        return False

    def due_orders(self, seat: int) -> tuple[int, ...]:
        """Of who leads (77); of who follows before his right-hand adversary has played (78)."""
        if not self.terms.reread:
            return super().due_orders(seat)
        played, follows = self.played_by()[:-1], self.follows(seat)
        behind = (follows,) if len(played) + 1 < self.playing() and follows not in played else ()
        return behind if played else (seat, *behind)

    def ask_orders(self, owner: int) -> None:
        """Of hands laid down one is commanded whole; the other is free, but for what lies exposed (003:8738-8741)."""
        if owner not in self.commanded and (self.terms.reread or owner not in self.down):
            super().ask_orders(owner)

    def faults(self, seat: int) -> Choices:
        found, held = super().faults(seat), self.zone[self.layout.hand[seat]]
        if self.phase != "play" or len(held) < 2:
            return found
        few = self.few(seat)
        if few:
            found += (Choice("drop", Some(held, 1, few), law=self.broken_law(73)),)
        return (*found, Choice("half-draw", One(held), law=self.broken_law(74)),
                Choice("lay-down", law=self.broken_law(121)),
                Choice("drop", Some(held, few + 1, len(held)), law=self.broken_law(123)))

    def few(self, seat: int) -> int:
        """So many cards may be shown before more than half of all that he has left would be seen, with those that lie
        exposed."""
        shown = len(self.exposed(seat))
        half = (len(self.zone[self.layout.hand[seat]]) + shown) // 2
        return max(0, half - shown) if self.terms.reread else half

    def rights(self, seat: int) -> Choices:
        held = self.zone[self.layout.hand[seat]]
        if self.phase != "play" or len(held) < 2:
            return super().rights(seat)
        return super().rights(seat) + (Choice("drop-unseen", One(held)), *calls("throw-up"))

    def do_drop(self, seat: int, *some: Card) -> None:
        self.show(seat, some, self.layout.hand[seat], "dropped", 123 if len(some) > self.few(seat) else 73)

    def do_drop_unseen(self, seat: int, card: Card) -> None:
        """His partner cannot have seen it: there is no fault, and he takes it up."""
        self.say(seat, "drop-unseen")

    def do_half_draw(self, seat: int, card: Card) -> None:
        self.show(seat, (card,), self.layout.hand[seat], "half drawn", 74)

    def do_lay_down(self, seat: int) -> None:
        self.say(seat, "lay-down", law=121)

    # A hand thrown up: by all, it ends the deal; else it lies down (125)

    def do_throw_up(self, seat: int) -> None:
        self.say(seat, "throw-up", law=125)
        self.thrower = seat
        self.interrupt("thrown_up", self.left(seat, 2))

    def thrown_up(self, seat: int) -> Choices:
        return calls("prevent", "agree")

    def do_prevent(self, seat: int) -> None:
        self.say(seat, "prevent", law=125)
        self.resume()
        self.note("saved", self.thrower)

    def do_agree(self, seat: int) -> None:
        self.say(seat, "agree")
        self.go("meeting", self.left(self.thrower))

    def meeting(self, seat: int) -> Choices:
        return calls("throw-in", "play-on")

    def do_throw_in(self, seat: int) -> None:
        self.say(seat, "throw-in", law=125)
        self.interrupted = ()
        self.rest_to(seat)

    def do_play_on(self, seat: int) -> None:
        self.say(seat, "play-on")
        self.resume()
        self.note("saved", self.thrower)

    # What it costs

    def effect_hands_down(self, offence: Offence) -> None:
        """His hand, and his partner's too (124)."""
        for seat in (offence.seat, *self.partners_of(offence.seat)):
            hand = self.layout.hand[seat]
            self.down += (seat,)
            if self.zone[hand]:
                self.shift(self.zone[hand], hand, self.layout.shown[seat], seat, LAID_OPEN)

    def effect_own_hand(self, offence: Offence) -> None:
        self.command(offence.seat)

    def effect_partner_hand(self, offence: Offence) -> None:
        self.command(self.left(offence.seat, 2))

    def command(self, seat: int) -> None:
        """The adversaries play this hand from now on; one of theirs that is commanded stays so."""
        self.commanded = (*(self.commanded if self.terms.reread else ()), seat)
