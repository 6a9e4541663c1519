"""A card that lies under a trick: when the trick is gathered a second card goes with it, unseen, and the hand is a card
short from then on."""
from __future__ import annotations

from typing import Self

from cardtable.cards import BACKS, Card
from cardtable.families.tricks.strict.looking import Looking
from cardtable.families.tricks.strict.revokes import Mending
from cardtable.rules.faults import Offence
from cardtable.rules.laws import UNJUDGED, Law
from cardtable.rules.motions import TOOK_BACK
from cardtable.rules.moves import Choice, Choices, Move, One

UNDER = "under a trick"                          # its row in the code's table


class UnderTricks(Looking, Mending):
    """Its table has that row, with "found" among what follows at once.  Until then only its owner knows: to all others
    the hand looks as it did."""

    @property
    def beneath(self) -> tuple[Offence, ...]:
        """What lies so, and has not come to light."""
        return tuple([o for o in self.offences if o.fault == UNDER and o.pending])

    def faults(self, seat: int) -> Choices:
        """While a trick lies that has been taken, and not turned."""
        found, held = super().faults(seat), self.zone[self.layout.hand[seat]]
        if not self.unturned or len(held) < 2 or any(o.seat == seat for o in self.beneath):
            return found
        return found + (Choice("slip", One(held), law=self.broken_law(self.number(self.FAULTS[UNDER]))),)

    def do_slip(self, seat: int, card: Card) -> None:
        """It is said by nobody, and moves for nobody."""
        self.put_silently(card, self.layout.won[self.keeps(self.leader)])

    def put_silently(self, card: Card, zone: int) -> None:
        """From wherever it lies, as nobody sees."""
        lies = self.zone_of(card)
        self.zone[lies] = tuple([one for one in self.zone[lies] if one is not card])
        self.zone[zone] += (card,)

    def back_in_hand(self, offence: Offence) -> None:
        """As if it had never left it."""
        self.put_silently(offence.cards[0], self.layout.hand[offence.seat])

    def view(self, player: int) -> Self:
        """Who may not see the hand sees it as though nothing were missing."""
        new = super().view(player)
        for offence in self.beneath:
            hand = self.layout.hand[offence.seat]
            if not self.sees[hand] & self.eyes(player):
                won = self.zone_of(offence.cards[0])
                new.zone[won] = tuple([card for card in new.zone[won] if card is not offence.cards[0]])
                new.zone[hand] = BACKS[len(self.zone[hand]) + 1]
        return new

    # It comes to light: the trick is looked at, the hand lies open, or has nothing left to play

    def apply(self, seat: int, move: Move, broken: Law | None = UNJUDGED) -> None:
        super().apply(seat, move, broken)
        if self.phase == "play" and not self.over:
            short = next((o for o in self.beneath if self.runs_short(o.seat)), None)
            if short is not None:
                self.come_to_light(short)

    def runs_short(self, seat: int) -> bool:
        """Whether all see that a card is missing."""
        return bool(self.zone[self.layout.shown[seat]]) or (seat in self.must and not self.playable(seat))

    def come_to_light(self, offence: Offence) -> None:
        self.bring_up(self.put(offence, "claimed", self.against(offence.seat)[0]))

    def do_look(self, seat: int, trick: int) -> None:
        super().do_look(seat, trick)
        for offence in self.beneath:
            if offence.trick == trick + 1:       # it was made before the next began
                self.come_to_light(offence)

    def next_trick(self, winner: int) -> None:
        """Who has won, and should lead yet, has nothing to lead with."""
        if any(o.seat == winner for o in self.beneath) and not self.decided() and not self.playable(winner) \
                and any(self.playable(seat) for seat in range(self.seats)):
            self.go("play", winner)
        else:
            super().next_trick(winner)

    def effect_found(self, offence: Offence) -> None:
        """The tricks are counted, and in one of them it lies."""
        won = self.zone_of(offence.cards[0])
        self.back_in_hand(offence)
        self.shift(offence.cards, self.layout.hand[offence.seat], won, offence.seat)
        self.say(offence.seat, "found", offence.cards[0].name, law=offence.article)

    def effect_restore_card(self, offence: Offence) -> None:
        """It goes back to the hand in which it was missing."""
        self.shift(offence.cards, self.zone_of(offence.cards[0]), self.held(offence.seat), offence.seat, TOOK_BACK)

    # Nobody counts the tricks any more, or there are none to be counted

    def rest_to(self, winner: int) -> None:
        for offence in self.beneath:
            self.back_in_hand(offence)
            self.put(offence, "lapsed")
        super().rest_to(winner)

    def take_back(self, first: int) -> int:
        """With a trick that is taken up what lies under it goes back."""
        for offence in self.beneath:
            if offence.trick > first // self.playing() + 1:
                self.back_in_hand(offence)
                self.offences = tuple([o for o in self.offences if o is not offence])
        return super().take_back(first)

    def effect_replay(self, offence: Offence) -> None:
        """All offences are forgotten: nothing may be left lying."""
        for one in self.beneath:
            self.back_in_hand(one)
        super().effect_replay(offence)
