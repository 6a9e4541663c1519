"""Hands of more or fewer than five cards: found in time (laws 15 to 19), or played with (20, 21).

Found only when the play is over, a number that law 20 judges voids the deal.  Of law 21, and where cards have been
taken since, what cannot be played to counts as tricks, as in laws 30 and 34: a ruling.
"""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import Card, Cards
from cardtable.games.ecarte.faults import DEALT_FAULTS
from cardtable.games.ecarte.rules.dealt import DealtEcarte
from cardtable.games.ecarte.rules.rules import DISCARD, HAND, KINGS, STOCK
from cardtable.games.ecarte.rules.strict import HELD
from cardtable.rules import motions
from cardtable.rules.events import NATURE
from cardtable.rules.faults import Offence
from cardtable.rules.moves import Backs, Choice, Choices, Order, Some

PLAYED_WITH = ("his number", "own number")


class NumberedEcarte(DealtEcarte):
    """A deal whose hands may be unequal."""

    FAULTS = DEALT_FAULTS
    settling = DealtEcarte.settling | {"throwing", "mixing", "drawing"}
    drawn_from = -1                              # the seat from whose hand a card too many is drawn
    late = HELD - 2                              # of a hand of four one has been played

    def begin(self) -> None:
        super().begin()
        self.changed: tuple[int, ...] = ()       # who has taken cards in exchange
        self.rest = -1                           # who has what tricks are wanting of five

    def surplus(self, seat: int) -> int:
        """So many cards more than five were dealt to him; below 0, fewer."""
        return self.more(seat)

    @property
    def irregular(self) -> bool:
        """Whether a hand has more or fewer cards than it should."""
        return any(map(self.surplus, (0, 1)))

    # Found in time

    def trump_turned(self) -> None:
        super().trump_turned()
        for seat, whose in ((self.elder, "his"), (self.dealer, "own")):
            if self.surplus(seat) and not self.over:
                self.note(f"{whose} too {'many' if self.surplus(seat) > 0 else 'few'}", self.dealer)

    def king_turned(self) -> None:
        if self.no_king:
            self.say(self.dealer, "no king turned", law=19)
        else:
            super().king_turned()

    def window_until_he_speaks(self, offence: Offence) -> bool:
        """Until elder hand proposes; or, if he does not, until he plays."""
        return not self.proposals and not self.played[self.elder]

    def window_until_dealer_answers(self, offence: Offence) -> bool:
        """Until the dealer accepts or refuses; or, if nothing is proposed, until he plays."""
        asked = "answer" in {self.phase, *[one.phase for one in self.interrupted]}
        return asked and self.proposals == 1 or not self.proposals and not self.played[self.dealer]

    def made_right(self, seat: int) -> None:
        """It has five now."""
        self.gone(seat, self.surplus(seat))

    def gone(self, seat: int, number: int) -> None:
        """So many are too much no more; below 0, are wanting no more."""
        numbers = list(self.dealt_numbers)
        numbers[seat] -= number
        self.dealt_numbers = tuple(numbers)

    def effect_throw_surplus(self, offence: Offence) -> None:
        """Who is to choose among his cards takes them up first."""
        if not self.sees[HAND[self.elder]]:
            self.touched += (self.elder,)
            self.look(self.elder)
            waits = self.interrupted[-1]
            left = tuple([seat for seat in waits.must if seat != self.elder])
            if waits.phase == "taking_up" and left:
                self.resume_at(waits.phase, *left)
        self.go("throwing", self.elder)

    def throwing(self, seat: int) -> Choices:
        """Which of them it is, he chooses, and the dealer does not see."""
        number = self.surplus(seat)
        return (Choice("throw-out", Some(self.zone[HAND[seat]], number, number)),)

    def do_throw_out(self, seat: int, *thrown: Card) -> None:
        self.say(seat, "throw-out", len(thrown))
        self.shift(thrown, HAND[seat], DISCARD[seat], seat, motions.DISCARDED)
        self.made_right(seat)
        self.exact_next()

    def effect_draw_surplus(self, offence: Offence) -> None:
        """Out of the dealer's hand; who draws looks at it should the dealer have taken up his hand, else that heap is
        looked at no more."""
        heap = DISCARD[self.elder]
        if not self.sees[HAND[self.dealer]]:
            self.sees = (*self.sees[:heap], 0, *self.sees[heap + 1:])
        self.draw_from(self.dealer)

    def draw_from(self, seat: int) -> None:
        """What is too much goes out of this hand: chance mixes it, lest its order tell what was kept and what taken,
        and the other draws by the backs.  The first cards went in games begun before hands drew."""
        if self.terms.drawn:
            self.drawn_from = seat
            self.go("mixing", NATURE)
        else:
            self.take_out(seat, self.zone[HAND[seat]][:self.surplus(seat)])

    def take_out(self, seat: int, some: Cards) -> None:
        """The other has these out of this hand, and looks at them."""
        self.shift(some, HAND[seat], DISCARD[1 - seat], 1 - seat, motions.DISCARDED)
        self.gone(seat, len(some))

    def mixing(self, seat: int) -> Choices:
        return (Choice("mix", Order(self.zone[HAND[self.drawn_from]])),)

    def do_mix(self, seat: int, *order: Card) -> None:
        self.zone[HAND[self.drawn_from]] = order
        self.go("drawing", 1 - self.drawn_from)

    def drawing(self, seat: int) -> Choices:
        """Any of the cards that lie there, one by one."""
        hand = HAND[self.drawn_from]
        return (Choice("draw", Backs(hand, len(self.zone[hand]))),)

    def do_draw(self, seat: int, number: int) -> None:
        hand = HAND[self.drawn_from]
        self.take_out(self.drawn_from, self.zone[hand][number - 1:number])
        if self.surplus(self.drawn_from) <= 0:
            self.exact_next()

    def effect_complete_his(self, offence: Offence) -> None:
        self.complete(self.elder)

    def effect_complete_own(self, offence: Offence) -> None:
        self.complete(self.dealer)

    def complete(self, seat: int) -> None:
        """From the stock."""
        self.draw(-self.surplus(seat), STOCK, HAND[seat], seat)
        self.made_right(seat)

    # Played with

    def change(self, seat: int, thrown: Cards) -> None:
        super().change(seat, thrown)
        if thrown:
            self.changed += (seat,)

    def do_play(self, seat: int, card: Card) -> None:
        super().do_play(seat, card)
        whose = PLAYED_WITH[seat == self.dealer]
        if self.surplus(seat) and seat not in self.changed and not any(o.fault == whose for o in self.offences):
            self.note(whose, seat)

    def unplayed(self, seat: int) -> bool:
        return not self.played[seat]

    def before_time(self, seat: int) -> bool:
        number = len(self.played[seat])
        return not number or number == 1 and self.first[seat] is KINGS[self.trump] and (
            seat == self.dealer or self.first[self.dealer] is None)

    def take_trick(self) -> None:
        """The fifth is the last, and so is any after which a hand has run out."""
        super().take_trick()
        if self.phase == "play" and (sum(self.tricks()) == HELD or not all(self.zone[hand] for hand in HAND)):
            self.close("count")

    def close(self, then: str) -> None:
        """Who has cards left that cannot be played to has the tricks that are wanting; and all see the numbers."""
        left = [seat for seat in (0, 1) if self.zone[HAND[seat]]]
        if len(left) == 1:
            self.rest = left[0]
        super().close(then)
        for offence in self.offences:
            if offence.pending and offence.fault in PLAYED_WITH:
                self.bring_up(self.put(offence, "claimed", self.against(offence.seat)[0]))

    def rest_to(self, winner: int) -> None:
        self.rest = winner
        super().rest_to(winner)

    def tricks(self) -> tuple[int, int]:
        first, second = super().tricks()
        if self.rest < 0:
            return first, second
        return (HELD - min(second, HELD), second) if self.rest == 0 else (first, HELD - min(first, HELD))

    def count(self) -> None:
        first, second = self.tricks()
        if first == second:                      # of four: nobody has the point
            self.end()
        else:
            super().count()

    def effect_replay(self, offence: Offence) -> None:
        self.rest = -1
        super().effect_replay(offence)

    def certain(self, seat: int, may: Sequence[int]) -> bool:
        return not self.irregular and super().certain(seat, may)
