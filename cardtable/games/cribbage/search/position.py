"""Positions of Cribbage as one player sees them, from as little as a book tells: for its cases and lessons."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardtable.cards import BACKS, Cards
from cardtable.games.cribbage.game import GAME
from cardtable.games.cribbage.rules.forms import FORMS
from cardtable.games.cribbage.rules.match import CribbageGame, CribbageMatch
from cardtable.games.cribbage.rules.rules import CRIB, HAND, PACK, PLAYED, START, STOCK, Cribbage
from cardtable.rules.events import NATURE, Event
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.options import Value
from cardtable.rules.view import View

PONE, DEALER = 0, 1                      # the seats in these positions, for two


class NoPosition(ValueError):
    """What is told contradicts itself; the message says how."""


@dataclass(frozen=True, slots=True)
class Position:
    """What one of two players holds and sees when he is to lay out or to play.

    What is not told is left open: cards of counts that are finished, and what was laid out, may be any.
    """

    form: str
    seat: int                                            # PONE or DEALER: who looks, and is to act
    hand: Cards
    row: Cards = ()                                      # of the present count, in order
    start: Cards = ()                                    # the card turned, if it is told
    laid_out: Cards = ()                                 # his own
    score: tuple[int, int] = (0, 0)                      # by seat
    options: Mapping[str, Value] = field(default_factory=dict)

    def view(self) -> View:
        """All that he may know.  NoPosition if that cannot be."""
        return (self._laying_out if len(self.hand) == FORMS[self.form].dealt else self._playing)()

    def _laying_out(self) -> View:
        told = {HAND[self.seat]: self.hand, HAND[1 - self.seat]: BACKS[len(self.hand)]}
        return self._seen("laying_out", told, (PONE, DEALER))

    def _playing(self) -> View:
        form, seat, other = FORMS[self.form], self.seat, 1 - self.seat
        laid: list[Cards] = [(), ()]                     # in this count, the adversary having played last
        for n, card in enumerate(reversed(self.row)):
            laid[other if n % 2 == 0 else seat] = (card, *laid[other if n % 2 == 0 else seat])
        before = form.hand - len(self.hand) - len(laid[seat])        # cards of mine in finished counts
        if before < 0 or len(laid[other]) + before > form.hand:
            raise NoPosition(f"{len(self.hand)} cards in hand do not go with these of the count")
        his = form.hand - before - len(laid[other])
        crib = self.laid_out if len(self.laid_out) == form.crib else BACKS[form.crib]
        told = {HAND[seat]: self.hand, HAND[other]: BACKS[his], PLAYED[seat]: laid[seat], PLAYED[other]: laid[other],
                START: self.start, CRIB: crib}
        return self._seen("play", told, (seat,), row=self.row, last=other if self.row else seat)

    def _seen(self, phase: str, told: dict[int, Cards], must: tuple[int, ...], **fields: object) -> View:
        match = GAME.match({**self.options, "form": self.form})
        assert isinstance(match, CribbageMatch)
        one = CribbageGame(match.options, dealer=DEALER, player=(PONE, DEALER), purse=match.deal().purse)
        start = {"dealer": DEALER, "score": self.score, "player": (PONE, DEALER), "form": self.form,
                 "game": one.goal()}
        deal = Cribbage.position({}, phase, *must, start=start, **fields)
        knowledge = Knowledge(deal.eyes(self.seat), PACK, len(deal.layout))
        knowledge.note(Event("shuffled", NATURE, PACK, -1, STOCK))
        seen = [c for held in (*told.values(), self.laid_out) for c in held if c in PACK]
        if len(set(seen)) < len(seen):
            raise NoPosition("a card lies in two places")
        deal.zone[STOCK] = BACKS[len(PACK) - sum(map(len, told.values()))]
        for zone, held in told.items():
            deal.zone[zone] = held
            knowledge.note(Event("moved", NATURE, held, STOCK, zone))
        for card in self.laid_out:                       # in the crib, and nowhere else
            for zone in range(len(knowledge.may)):
                knowledge.may[zone] &= ~(0 if zone == CRIB else card.bit)
        one.inner, match.inner = deal, one
        return View("cribbage", self.seat, match.view(self.seat), knowledge)
