"""Écarté's cards exchanged by hand: what is asked for, given and taken wrongly (laws 28 to 37).

The dealer gives elder hand what he has asked for, at a word; his own he takes himself.  A card that elder hand may take
or leave lies in the middle; cards put aside lie with the dealer's discards.  Both have taken up what was given when a
claim is heard, so that what is drawn is looked at.
"""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.games.ecarte.faults import ALL_FAULTS
from cardtable.games.ecarte.rules.numbers import NumberedEcarte
from cardtable.games.ecarte.rules.rules import DISCARD, HAND, STOCK, TRICK
from cardtable.rules import motions
from cardtable.rules.faults import Offence
from cardtable.rules.moves import Choice, Choices, calls


class GivenEcarte(NumberedEcarte):
    """A deal in which all that is done with the cards is done by hand."""

    FAULTS = ALL_FAULTS

    def begin(self) -> None:
        super().begin()
        self.wanted = 0                          # cards that elder hand has asked for, or that are owed to him yet
        self.amiss = 0                           # so many more, or less, will be asked for than are thrown out
        self.showing = False                     # the dealer will show a card of his own
        self.dropped = False                     # he has shown one in giving; else one was turned before (37)
        self.given = (0, 0)                      # by seat, so many more than were thrown out, or less

    def surplus(self, seat: int) -> int:
        return super().surplus(seat) + self.given[seat]

    def gone(self, seat: int, number: int) -> None:
        """First of what was given, and then of what was dealt."""
        given = min(number, max(0, self.given[seat])) if number > 0 else max(number, min(0, self.given[seat]))
        self.gave(seat, -given)
        if number != given:
            super().gone(seat, number - given)

    def gave(self, seat: int, more: int) -> None:
        self.given = (self.given[0] + more, self.given[1]) if seat == 0 else (self.given[0], self.given[1] + more)

    # What is rightly done

    def do_discard(self, seat: int, *thrown: Card) -> None:
        """These are thrown out; as many are asked for, or one more or less where he has that in mind."""
        more, shown, self.amiss = self.amiss if thrown else max(0, self.amiss), self.showing, 0
        number = min(len(thrown) + more, len(self.zone[STOCK]))
        self.say(seat, "discard", len(thrown))
        if number != len(thrown):
            self.say(seat, "asks" if seat == self.elder else "takes", number)
        if thrown:
            self.changed += (seat,)
            self.shift(thrown, HAND[seat], DISCARD[seat], seat, motions.DISCARDED)
        self.gave(seat, number - len(thrown))
        if seat == self.elder:
            self.wanted = number
            asked = self.terms.drawn and number and self.zone[TRICK]     # before anything is given, rightly or wrongly
            self.go(*(("offered", self.elder) if asked else ("giving", self.dealer)))
            return
        if shown and number:
            self.show(seat, self.zone[STOCK][:1], STOCK, "dropped")
        self.showing = False
        self.draw(number, STOCK, HAND[seat], seat)
        self.go("proposal", self.elder)

    def giving(self, seat: int) -> Choices:
        return calls("give")

    def do_give(self, seat: int) -> None:
        if self.zone[TRICK] and self.wanted:
            self.go("offered", self.elder)
        else:
            self.give(self.wanted)

    def give(self, number: int) -> None:
        """And what is the dealer's comes after it."""
        self.put_aside()
        self.draw(number, STOCK, HAND[self.elder], self.dealer, motions.DEALT)
        self.wanted, self.dropped = 0, False
        self.go("exchange", self.dealer)

    def offered(self, seat: int) -> Choices:
        """A card that all have seen he may leave (36, 37)."""
        return calls("take-card", "leave-card") if len(self.zone[STOCK]) >= self.wanted else calls("take-card")

    def do_take_card(self, seat: int) -> None:
        self.say(seat, "take-card")
        self.shift(self.zone[TRICK], TRICK, HAND[seat], self.dealer, motions.DEALT)
        self.give_rest(self.wanted - 1)

    def do_leave_card(self, seat: int) -> None:
        self.say(seat, "leave-card")
        self.put_aside()
        self.give_rest(self.wanted)

    def give_rest(self, number: int) -> None:
        """So many are wanting yet: given at once where a card was shown in giving, else by the dealer's word."""
        if self.dropped or not number or not self.terms.drawn:
            self.give(number)
        else:
            self.wanted = number
            self.go("giving", self.dealer)

    def put_aside(self) -> None:
        """A card that lies in the middle, and that nobody has taken."""
        if self.zone[TRICK]:
            self.shift(self.zone[TRICK], TRICK, DISCARD[self.dealer], self.dealer, motions.DISCARDED)

    def do_stand(self, seat: int) -> None:
        self.put_aside()
        super().do_stand(seat)

    def answer(self, seat: int) -> Choices:
        return calls("accept") if self.zone[TRICK] else super().answer(seat)

    def rights(self, seat: int) -> Choices:
        """The dealer who has taken too few makes up his hand before he plays (34)."""
        short = seat == self.dealer and self.given[seat] < 0 and not self.played[seat]
        open_ = self.phase in ("proposal", "answer", "play") and self.zone[STOCK]
        return super().rights(seat) + (calls("make-up") if short and open_ else ())

    def do_make_up(self, seat: int) -> None:
        self.say(seat, "make-up", law=34)
        self.complete(seat)

    # What is wrongly done

    def faults(self, seat: int) -> Choices:
        found = super().faults(seat)
        if seat > 1 or self.sealed or len(self.must) > 1:
            return found
        stock = len(self.zone[STOCK])
        if self.phase == "exchange" and seat in self.must:
            found += self.asking(seat)
        if self.phase == "giving" and seat == self.dealer:
            found += tuple([Choice(verb, law=self.broken_law(number)) for verb, number, may in (
                ("give-more", 31, stock > self.wanted), ("give-fewer", 32, self.wanted > 0),
                ("give-faced", 35, stock > self.wanted > 0), ("give-showing", 36, self.wanted > 0)) if may])
        if self.phase == "proposal" and seat == self.dealer and self.changed and stock and not self.zone[TRICK]:
            found += (Choice("turn-again", law=self.broken_law(37)),)
        if self.phase in ("proposal", "answer") and self.zone[DISCARD[seat]]:
            found += (Choice("look-at-discard", law=self.broken_law(28)),)
        return found

    def asking(self, seat: int) -> Choices:
        """What he may have in mind before he throws anything out."""
        if self.amiss or self.showing:
            return ()
        rows = (("ask-more", 29), ("ask-fewer", 30)) if seat == self.elder else (
            ("take-more", 33), ("take-fewer", 34), ("take-showing", 36))
        return tuple([Choice(verb, law=self.broken_law(number)) for verb, number in rows])

    def do_ask_more(self, seat: int) -> None:
        self.amiss = 1

    def do_ask_fewer(self, seat: int) -> None:
        self.amiss = -1

    do_take_more, do_take_fewer = do_ask_more, do_ask_fewer

    def do_take_showing(self, seat: int) -> None:
        """The first of his own all will see, and he must take it."""
        self.showing = True

    def entitled(self, seat: int, offence: Offence) -> bool:
        """What has not been taken yet cannot be claimed, though it has been asked for; nor what another fault has made
        up for since, so that there is nothing to be thrown out or completed (a ruling)."""
        amiss = self.surplus(self.dealer if offence.fault == "took too many" else self.elder)
        given = self.phase not in ("giving", "offered")
        stands = {"asked too many": amiss > 0 and given, "took too many": amiss > 0 and given,
                  "gave too many": amiss > 0, "gave too few": amiss < 0}.get(offence.fault, True)
        return stands and super().entitled(seat, offence)

    def do_give_more(self, seat: int) -> None:
        self.say(seat, "gives", self.wanted + 1)
        self.gave(self.elder, 1)
        self.give(self.wanted + 1)

    def do_give_fewer(self, seat: int) -> None:
        self.say(seat, "gives", self.wanted - 1)
        self.gave(self.elder, -1)
        self.give(self.wanted - 1)

    def do_give_faced(self, seat: int) -> None:
        """Both see it; it is put aside, and the next given."""
        self.say(seat, "give-faced")
        self.turn_top()
        self.give(self.wanted)

    def do_give_showing(self, seat: int) -> None:
        self.say(seat, "give-showing")
        self.put_aside()
        self.turn_top()
        self.dropped = True
        self.go("offered", self.elder)

    def do_turn_again(self, seat: int) -> None:
        """As though it were for trumps."""
        self.say(seat, "turn-again")
        self.turn_top()

    def do_look_at_discard(self, seat: int) -> None:
        """All see that he looks, and he alone what he sees."""
        heap = DISCARD[seat]
        self.say(seat, "look-at-discard", law=28)
        self.show(seat, self.zone[heap], heap, "look-at-discard", sees=1 << seat)

    def turn_top(self) -> None:
        """The top of the stock lies open."""
        self.draw(1, STOCK, TRICK, self.dealer, motions.TURNED)

    # What it costs

    def window_until_the_other_plays(self, offence: Offence) -> bool:
        return not self.played[1 - offence.seat]

    def effect_draw_his_surplus(self, offence: Offence) -> None:
        """Out of elder hand's, and looks at it."""
        self.draw_from(self.elder)
