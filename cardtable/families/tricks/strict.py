"""Games of tricks under strict laws: the revoke, cards played out of turn, and what may be exacted for them.

`class StrictGame(StrictTricks, Game)`.  A game's articles say which remedies they know (`remedies` below), and whether
all have seen the fault or somebody must claim it after play; `open_to` leaves of an article's remedies those that the
offence calls for.
"""
from __future__ import annotations

from typing import ClassVar

from cardtable.cards import Card, Cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.rules.motions import TOOK_BACK
from cardtable.rules.moves import Choice, Choices, One
from cardtable.rules.strict import Offence, Strict


class StrictTricks(Strict, TrickDeal):
    """Mixed in before the game, whose `articles` name "revoke" and "turn"."""

    obliged = frozenset({"turn", "revoke"})
    remembered: ClassVar[tuple[str, ...]] = ("leader", "trump", "taken")
    """The fields of the deal as they were when a trick began, for who plays it again; a game adds its own."""

    def begin(self) -> None:
        super().begin()
        self.begun: tuple[tuple[object, ...], ...] = ()      # the remembered fields at the beginning of every trick
        self.owed: Cards = ()                              # cards that must be played as soon as they lawfully can
        self.offenders: tuple[int, ...] = ()                 # seats that pay for what they did when all is reckoned

    # Faults

    def broken(self, seat: int, card: Card) -> str:
        return "revoke"

    def allowed(self, seat: int) -> Cards:
        lawful = super().allowed(seat)
        return tuple([c for c in lawful if c in self.owed]) or lawful

    def do_play(self, seat: int, card: Card) -> None:
        """A card played out of turn is seen by all, and goes back to its hand."""
        if seat not in self.must:
            self.say(seat, "out of turn", law=self.articles["turn"])
            self.show(seat, (card,), self.held(seat), "out of turn")
            return
        if not self.on_table():
            self.begun += (tuple([getattr(self, name) for name in self.remembered]),)
        self.owed = tuple([c for c in self.owed if c is not card])
        super().do_play(seat, card)

    @property
    def rest_counts(self) -> bool:
        return True

    def rest_to(self, winner: int) -> None:
        """What was not played counts as played, should it be played again."""
        if not self.on_table():
            self.begun += (tuple([getattr(self, name) for name in self.remembered]),)
        super().rest_to(winner)

    # What is exacted

    def open_to(self, offence: Offence) -> tuple[str, ...]:
        """The remedies that serve for this offence, of those that its article knows."""
        return offence.law.remedies

    def remedy(self, seat: int) -> Choices:
        return (Choice("exact", One(self.open_to(self.due[0][1]))),)

    def replay(self, offence: Offence) -> None:
        """The trick of the revoke and all after it are taken up, and played again; the offenders answer for it."""
        played = [(seat, card) for seat, card, _ in self.history]
        trick = played.index((offence.seat, offence.move[1])) // self.playing()              # type: ignore[arg-type]
        again, self.history = self.history[trick * self.playing():], self.history[:trick * self.playing()]
        self.offenders += (offence.seat, *[other.seat for _, other in self.due])
        for seat, card, held in again:
            lies = next(zone for zone, some in enumerate(self.zone) if card in some)
            if lies != held:
                self.shift((card,), lies, held, seat, TOOK_BACK)
        for name, value in zip(self.remembered, self.begun[trick], strict=True):
            setattr(self, name, value)
        self.begun = self.begun[:trick]
        self.offences, self.due, self.interrupted, self.reckoning = (), (), (), ""
        self.go("play", self.leader)

    def three_tricks(self, offence: Offence) -> None:
        """Three tricks, or as many as they have, go from the offender's party to the other."""
        for _ in range(3):
            having = [s for s in (offence.seat, *self.partners_of(offence.seat)) if self.taken[s]]
            if having:
                to = self.against(offence.seat)[0]
                self.taken = tuple([n + (s == to) - (s == having[0]) for s, n in enumerate(self.taken)])

    def lose_stakes(self, offence: Offence) -> None:
        """He answers for it when the deal is reckoned, which follows now."""
        self.offenders += (offence.seat,)
        self.reckoning, self.due, self.interrupted = "reckon", (), ()

    def answers(self, offence: Offence) -> None:
        """He answers for it when the deal is reckoned, and the play goes on."""
        self.offenders += (offence.seat,)

    def call_the_card(self, offence: Offence) -> None:
        """It must be played as soon as it lawfully can."""
        self.owed += tuple([c for c in offence.move[1:] if isinstance(c, Card)])

    def let_it_go(self, offence: Offence) -> None:
        """Nothing is exacted."""

    remedies = {"replay": replay, "three-tricks": three_tricks, "stakes": lose_stakes, "answers": answers,
                "call-the-card": call_the_card, "let-it-go": let_it_go}
