"""Two cards to one trick: the adversaries say which of them stays, and the other lies exposed."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.families.tricks.strict.turns import OutOfTurn
from cardtable.rules.faults import Offence
from cardtable.rules.motions import PLAYED


class TwoCards(OutOfTurn):
    """Its game's `early` tells a second card from one before its turn, and its table has the remedies."""

    def left_over(self, seat: int, card: Card) -> None:
        """The card that does not stay; who is spared takes it up."""
        if self.spared(seat):
            self.return_to(self.held(seat), seat, card)
        else:
            self.expose(seat, (card,))

    def effect_first_stays(self, offence: Offence) -> None:
        """The other lies exposed."""
        self.release(offence)
        self.left_over(offence.seat, offence.cards[0])

    def effect_second_stays(self, offence: Offence) -> None:
        """It takes the place of the first, which lies exposed."""
        self.release(offence)
        seat, zone = offence.seat, self.layout.trick
        number = max(n for n, (one, *_) in enumerate(self.history) if one == seat)
        _, first, _ = self.history[number]
        second, = offence.cards
        place = self.zone[zone].index(first)
        self.left_over(seat, first)
        lies = next(one for one, some in enumerate(self.zone) if second in some)
        self.shift((second,), lies, zone, seat, PLAYED)
        others = [card for card in self.zone[zone] if card is not second]
        self.zone[zone] = (*others[:place], second, *others[place:])
        self.history = (*self.history[:number], (seat, second, self.layout.hand[seat]), *self.history[number + 1:])

    def release(self, offence: Offence) -> None:
        """Nothing binds the second card to this trick."""
        self.demands = tuple([d for d in self.demands if d.cards != offence.cards])
