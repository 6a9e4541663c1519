"""Two cards to the same trick, of which one lies under it unseen (002:5733-5743)."""
from __future__ import annotations

from collections.abc import Iterator

from cardtable.families.tricks.strict.under_tricks import UnderTricks
from cardtable.games.whist.strict.english.trump_card import Cards
from cardtable.rules.faults import Offence
from cardtable.rules.motions import TOOK_BACK


class TwoToATrick(UnderTricks, Cards):
    """The tricks are counted when it is claimed, or a hand runs short, and the card is restored (73)."""

    def effect_restored(self, offence: Offence) -> None:
        """He answers for the revokes that he has meanwhile made for want of it; without any it lies exposed."""
        revokes = list(self.for_want_of(offence))
        if revokes:
            self.offences += tuple(revokes)
            self.shift(offence.cards, self.zone_of(offence.cards[0]), self.held(offence.seat), offence.seat, TOOK_BACK)
        else:
            self.expose(offence.seat, offence.cards)

    def for_want_of(self, offence: Offence) -> Iterator[Offence]:
        """Tricks since to which he could have followed with that card, and did not follow."""
        suit = self.order.suit(offence.cards[0], self.trump)
        for number, (seat, card, _) in enumerate(self.history[offence.after:], offence.after):
            led = self.history[number - number % self.playing()][1]
            known = any(o.fault == "revoke" and o.seat == seat and card in o.cards for o in self.offences)
            if seat == offence.seat and not known \
                    and self.order.suit(led, self.trump) == suit != self.order.suit(card, self.trump):
                yield Offence("revoke", self.articles["revoke"], seat, (card,), number // self.playing() + 1,
                              after=number + 1)
