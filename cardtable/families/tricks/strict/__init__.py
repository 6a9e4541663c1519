"""Games of tricks under strict laws: the revoke, cards played out of turn, and what may be exacted for them.

`class StrictGame(StrictTricks, Game)`, with its code's table of faults.  `demands.py` is what a seat is told to play.
"""
from __future__ import annotations

from typing import ClassVar

from cardtable.cards import Card, Cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.strict.demands import CARD, Demand
from cardtable.rules.faults import Offence
from cardtable.rules.motions import TOOK_BACK
from cardtable.rules.strict import Strict


class StrictTricks(Strict, TrickDeal):
    """Mixed in before the game, whose `articles` name "revoke" and "turn"."""

    obliged = frozenset({"turn", "revoke"})
    remembered: ClassVar[tuple[str, ...]] = ("leader", "trump", "taken")
    """The fields of the deal as they were when a trick began, for who plays it again; a game adds its own."""

    def begin(self) -> None:
        super().begin()
        self.begun: tuple[tuple[object, ...], ...] = ()      # the remembered fields at the beginning of every trick
        self.demands: tuple[Demand, ...] = ()                # what seats have been told to play
        self.offenders: tuple[int, ...] = ()                 # seats that pay for what they did when all is reckoned

    def trick_number(self) -> int:
        return len(self.begun) + (self.phase == "play" and not self.on_table())

    # Faults

    def broken(self, seat: int, card: Card) -> str:
        return "revoke"

    def allowed(self, seat: int) -> Cards:
        some = super().allowed(seat)
        for demand in self.demands:
            if demand.seat == seat:
                some = demand.of(some, self.order, self.trump, self.on_table())
        return some

    def do_play(self, seat: int, card: Card) -> None:
        """A card played out of turn is seen by all, and goes back to its hand."""
        if seat not in self.must:
            self.say(seat, "out of turn", law=self.articles["turn"])
            self.show(seat, (card,), self.held(seat), "out of turn")
            return
        if not self.on_table():
            self.remember()
        self.pay_demands(seat, card)
        super().do_play(seat, card)

    def remember(self) -> None:
        """A trick begins."""
        self.begun += (tuple([getattr(self, name) for name in self.remembered]),)

    def pay_demands(self, seat: int, card: Card) -> None:
        """Who plays has obeyed, or could not: only what lasts and was not obeyed is demanded still."""
        self.demands = tuple([d for d in self.demands if d.seat != seat or (d.lasting and card not in d.cards)])

    @property
    def rest_counts(self) -> bool:
        return True

    def rest_to(self, winner: int) -> None:
        """What was not played counts as played, should it be played again."""
        if not self.on_table():
            self.remember()
        super().rest_to(winner)

    # What is exacted

    def effect_replay(self, offence: Offence) -> None:
        """The trick of the revoke and all after it are taken up, and played again; the offenders answer for it."""
        trick = offence.trick - 1
        again, self.history = self.history[trick * self.playing():], self.history[:trick * self.playing()]
        self.offenders += (offence.seat, *[other.seat for other in self.due])
        for seat, card, held in again:
            lies = next(zone for zone, some in enumerate(self.zone) if card in some)
            if lies != held:
                self.shift((card,), lies, held, seat, TOOK_BACK)
        for name, value in zip(self.remembered, self.begun[trick], strict=True):
            setattr(self, name, value)
        self.begun = self.begun[:trick]
        self.offences, self.due, self.interrupted, self.reckoning = (), (), (), ""
        self.go("play", self.leader)

    def effect_three_tricks(self, offence: Offence) -> None:
        """Three tricks, or as many as they have, go from the offender's party to the other."""
        for _ in range(3):
            having = [s for s in (offence.seat, *self.partners_of(offence.seat)) if self.taken[s]]
            if having:
                to = self.against(offence.seat)[0]
                self.taken = tuple([n + (s == to) - (s == having[0]) for s, n in enumerate(self.taken)])

    def effect_stakes(self, offence: Offence) -> None:
        """He answers for it when the deal is reckoned, which follows now."""
        self.offenders += (offence.seat,)
        self.reckoning, self.due, self.interrupted = "reckon", (), ()

    def effect_answers(self, offence: Offence) -> None:
        """He answers for it when the deal is reckoned, and the play goes on."""
        self.offenders += (offence.seat,)

    def effect_call_the_card(self, offence: Offence) -> None:
        """It must be played as soon as it lawfully can."""
        self.demands += (Demand(offence.seat, CARD, offence.cards, lasting=True),)
