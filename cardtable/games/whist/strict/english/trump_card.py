"""The turn-up named, forgotten, taken up too early; tricks looked at again (002:5536-5559, 5888-5891)."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.families.tricks.strict.demands import HIGHEST, LOWEST, Demand
from cardtable.families.tricks.strict.looking import Looking
from cardtable.families.tricks.strict.takes_up import TakesUp
from cardtable.games.whist.strict.english.leads import Leads
from cardtable.rules.faults import Offence
from cardtable.rules.motions import TOOK_BACK
from cardtable.rules.moves import Choice, Choices, One


class TrumpCard(TakesUp, Looking, Leads):
    """The dealer takes it into his hand when his turn has come to play to the first trick (42)."""

    until_turned = True

    def begin(self) -> None:
        super().begin()
        self.forgotten = False                   # whether the dealer has said that he cannot recollect it

    def do_turn(self, seat: int) -> None:
        super().do_turn(seat)
        if self.quitted == 2:
            self.leave_lying()

    def remember(self) -> None:
        """Whoever leads to the third trick has quitted the second (42; 002:5536-5540)."""
        if len(self.begun) == 2 and self.quitted < 2:
            self.leave_lying()
        super().remember()

    def may_take_up(self) -> bool:
        return super().may_take_up() and (self.dealer in self.must or self.has_played(self.dealer))

    def has_played(self, seat: int) -> bool:
        """Whether a card of this seat has been played."""
        return any(one == seat for one, *_ in self.history)

    def faults(self, seat: int) -> Choices:
        found = super().faults(seat)
        if self.phase != "play":
            return found
        if self.zone[self.turn_up]:
            early = seat == self.dealer and not self.may_take_up()
            found += (Choice("take-up", law=self.broken_law(44)),) if early else ()
        elif self.turned:
            found += (Choice("name-turn-up", law=self.law("trump asked")),)
            if seat == self.dealer and not self.forgotten:
                found += (Choice("forget-trump", law=self.broken_law(45)),)
        done = len(self.begun) - bool(self.on_table())
        quitted = done if self.on_table() else max(self.quitted, done - 1)
        if quitted:
            found += (Choice("look", One(range(1, quitted + 1)), law=self.law("looking back")),)
        return found

    def do_name_turn_up(self, seat: int) -> None:
        self.say(seat, "name-turn-up", self.turned[0].name, law=self.articles["trump asked"])

    def do_forget_trump(self, seat: int) -> None:
        self.say(seat, "forget-trump", law=45)
        self.forgotten = True

    def effect_lay_again(self, offence: Offence) -> None:
        """The card taken up too early lies on the table again."""
        zone = self.held(self.dealer)
        some = tuple([card for card in self.turned if card in self.zone[zone]])
        if some:
            self.shift(some, zone, self.turn_up, self.dealer, TOOK_BACK)

    def effect_highest_trump(self, offence: Offence) -> None:
        self.call_trump(offence.seat, HIGHEST)

    def effect_lowest_trump(self, offence: Offence) -> None:
        self.call_trump(offence.seat, LOWEST)

    def call_trump(self, seat: int, kind: str) -> None:
        """The best or the worst trump is called: of who has forgotten the turn-up until it falls, else once."""
        self.demands += (Demand(seat, kind, suit=self.trump, lasting=self.forgotten and seat == self.dealer),)


class Cards(TrumpCard):
    """Cards shown, named and detached (58, 59, 63)."""

    def begin(self) -> None:
        super().begin()
        self.loose = (-1, 0)                     # who has a card detached, and after how many had been played

    def faults(self, seat: int) -> Choices:
        found, held = super().faults(seat), self.zone[self.layout.hand[seat]]
        if self.phase != "play" or not held:
            return found
        return found + (Choice("drop", One(held), law=self.law("exposed")),
                        Choice("name-card", One(held), law=self.law("exposed")))

    def rights(self, seat: int) -> Choices:
        found, held = super().rights(seat), self.zone[self.layout.hand[seat]]
        if self.phase != "play":
            return found
        if held and not self.loose_now:
            found += (Choice("drop-unseen", One(held)), *([Choice("detach", One(held))] if len(held) > 1 else []))
        if self.loose_now and seat in self.against(self.loose[0]):
            found += (Choice("name-detached", One(self.pack)),)
        return found

    @property
    def loose_now(self) -> bool:
        """Whether somebody has a card detached, and no card has been played since."""
        return self.loose[0] >= 0 and self.loose[1] == len(self.history)

    def do_drop(self, seat: int, card: Card) -> None:
        self.show(seat, (card,), self.layout.hand[seat], "dropped", self.articles["exposed"])

    def do_name_card(self, seat: int, card: Card) -> None:
        self.show(seat, (card,), self.layout.hand[seat], "named", self.articles["exposed"])

    def do_drop_unseen(self, seat: int, card: Card) -> None:
        """Below the table: it is no fault, and he takes it up (59)."""
        self.say(seat, "drop-unseen")

    def do_detach(self, seat: int, card: Card) -> None:
        """Which it is he alone knows."""
        self.say(seat, "detach")
        self.loose = seat, len(self.history)
        self.note("detached", seat, (card,))

    def do_name_detached(self, seat: int, card: Card) -> None:
        """Rightly named it is exposed; who names it wrongly pays for that (63)."""
        self.say(seat, "name-detached", card.name)
        found = next(o for o in reversed(self.offences) if o.fault == "detached" and o.pending)
        self.loose = -1, 0
        if card in found.cards:
            self.bring_up(self.put(found, "claimed", seat))
        else:
            self.put(found, "lapsed")
            self.note("named wrongly", seat)

    def window_until_next_card(self, offence: Offence) -> bool:
        return offence.after == len(self.history)
