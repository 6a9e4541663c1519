"""Cards played out of turn: a lead stands unless it is claimed in time, and may be accepted; a card to a trick begun
lies before its owner until its turn comes."""
from __future__ import annotations

from cardtable.cards import SUIT_NAMES, Card
from cardtable.families.tricks.strict.demands import CARD, HIGHEST, LEAD, LOWEST, NOT_TRUMP, TRUMP, Demand
from cardtable.families.tricks.strict.exposed import Exposing
from cardtable.rules.faults import Offence
from cardtable.rules.moves import Choice, Choices, One
from cardtable.rules.phases import Interrupted


class OutOfTurn(Exposing):
    """The code's rows on it are its game's: `early` says which article a card breaks."""

    settling = Exposing.settling | {"naming_suit"}

    def begin(self) -> None:
        super().begin()
        self.suit_for = -1, 0                     # for whose fault a suit is being named, and in which trick it binds

    def out_of_turn(self, seat: int, card: Card) -> None:
        if not self.on_table():
            self.play_on(seat, card)
            self.say(seat, "leads early")
            return
        self.say(seat, "plays early", card.name)
        self.expose(seat, (card,))
        self.demands += (Demand(seat, CARD, (card,), trick=self.trick_number()),)

    def lies_early(self, seat: int) -> bool:
        """Whether this seat's card to the trick lies before it, played too soon."""
        return any(d.seat == seat and d.kind == CARD and d.trick == self.trick_number() for d in self.demands)

    def may_follow(self, seat: int) -> bool:
        """Whether it is the fourth hand's, and the third has played before the second: what is wrong is the third's."""
        third = self.left(self.leader, 2)
        return len(self.on_table()) == 1 and seat == self.left(third) and self.lies_early(third)

    def rightful(self, trick: int) -> int:
        """The seat whose lead this trick was."""
        leader = self.begun[trick - 1][self.remembered.index("leader")]
        assert isinstance(leader, int)
        return leader

    # When it may be claimed, and by whom it is judged

    def window_until_rightful_side_plays_on(self, offence: Offence) -> bool:
        """Until the rightful leader or a partner of his has played to the next trick, or the lead has gone back."""
        if offence.trick > len(self.begun):
            return False
        side = self.party[self.rightful(offence.trick)]
        return not any(self.party[seat] == side for seat, *_ in self.history[offence.trick * self.playing():])

    def chooser_rightful_leader(self, offence: Offence) -> int:
        """He speaks for his side; where he is the offender's partner, whoever has claimed it."""
        leader = self.rightful(offence.trick)
        return leader if self.party[leader] != self.party[offence.seat] else self.chooser_accuser(offence)

    # What is exacted

    def effect_accept(self, offence: Offence) -> None:
        """The lead stands."""

    def effect_exposed_lead(self, offence: Offence) -> None:
        """It is taken back, and lies exposed; the rightful leader leads."""
        self.undo_lead(offence)
        self.expose(offence.seat, offence.cards)

    def undo_lead(self, offence: Offence) -> None:
        """Cards that others have played upon it go back freely, those of the offender's partner lie exposed."""
        first = (offence.trick - 1) * self.playing()
        misled = [(seat, card) for seat, card, _ in self.history[first + 1:]
                  if seat != offence.seat and self.party[seat] == self.party[offence.seat]]
        self.play_again(first)
        for seat, card in misled:
            self.expose(seat, (card,))

    def effect_call_suit_this_trick(self, offence: Offence) -> None:
        """The card goes back, and the side at fault, if the lead is its partner's, is told of which suit."""
        self.call_suit(offence, offence.trick)

    def effect_call_suit_next_trick(self, offence: Offence) -> None:
        """The same for the trick after it, if the side at fault then leads."""
        self.call_suit(offence, offence.trick + 1)

    def effect_call_suit_after(self, offence: Offence) -> None:
        """The same of a card that was no lead, and of which nothing is undone."""
        self.call_suit(offence, offence.trick + 1, undo=False)

    def call_suit(self, offence: Offence, trick: int, undo: bool = True) -> None:
        """Whoever chose this says which suit, before all goes on."""
        chooser = self.chosen_by(offence)
        if undo:
            self.undo_lead(offence)
        self.suit_for = offence.seat, trick
        if self.interrupted:
            self.interrupted += (Interrupted("naming_suit", (chooser,)),)
        else:
            self.interrupt("naming_suit", chooser)

    def naming_suit(self, seat: int) -> Choices:
        return (Choice("suit", One(SUIT_NAMES)),)

    def do_suit(self, seat: int, suit: str) -> None:
        self.say(seat, "suit", suit, law=self.articles["turn"])
        offender, trick = self.suit_for
        for one in (offender, *self.partners_of(offender)):
            self.demands += (Demand(one, LEAD, suit=SUIT_NAMES.index(suit), trick=trick),)
        self.resume()

    def effect_highest_or_trump(self, offence: Offence) -> None:
        """His partner, who has yet to play, gives the highest of the suit, or without it a trump."""
        self.tell_partner(offence, HIGHEST, TRUMP)

    def effect_highest_or_no_trump(self, offence: Offence) -> None:
        self.tell_partner(offence, HIGHEST, NOT_TRUMP)

    def effect_lowest_or_trump(self, offence: Offence) -> None:
        self.tell_partner(offence, LOWEST, TRUMP)

    def effect_lowest_or_no_trump(self, offence: Offence) -> None:
        self.tell_partner(offence, LOWEST, NOT_TRUMP)

    def tell_partner(self, offence: Offence, in_suit: str, void: str) -> None:
        """Both orders; which of them binds is told by the hand."""
        trick = self.on_table()
        led = self.order.suit(trick[0], self.trump)
        for partner in self.partners_of(offence.seat):
            self.demands += (Demand(partner, in_suit, suit=led, trick=offence.trick),
                             Demand(partner, void, trick=offence.trick))
