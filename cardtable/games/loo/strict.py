"""Three-card Loo under strict laws: duties broken, cards out of turn or shown, miss looked at (002:3017-3081)."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.families.tricks.strict import StrictTricks
from cardtable.games.loo.faults import FAULTS
from cardtable.games.loo.rules import POOL, Loo
from cardtable.rules.faults import Offence
from cardtable.rules.laws import Law
from cardtable.rules.motions import THREW_UP
from cardtable.rules.moves import Choice, Choices, Move, One

FOUR = 4                                         # singles, for a duty that was broken


class StrictLoo(StrictTricks, Loo):
    """Who breaks a duty loses his tricks' share and pays four singles; other faults cost a single, and mostly the
    hand."""

    FAULTS = FAULTS

    # Faults

    def broken(self, seat: int, card: Card) -> str:
        return "revoke"

    def fault_of(self, law: Law, seat: int, move: Move) -> str:
        """By what was done, where an article has several."""
        own = {"play": "out of turn", "speak-early": "spoke early", "look-at-miss": "looked at miss", "drop": "exposed"}
        return own[move.verb] if law.number != self.articles["revoke"] and move.verb in own else \
            super().fault_of(law, seat, move)

    def faults(self, seat: int) -> Choices:
        if self.phase == "declaring":
            return self.at_declaring(seat)
        if self.phase != "play":
            return ()
        if seat in self.must:
            if self.on_table():
                return super().faults(seat)
            lawful = self.bound(seat)[1]
            wrong = tuple([c for c in self.playable(seat) if c not in lawful])
            return (Choice("play", One(wrong), law=self.law("revoke")),) if wrong else ()
        held = self.playable(seat)
        if seat not in self.declared or seat in self.played_by()[:-1] or not held:
            return ()
        return (Choice("play", One(held), law=self.law("turn")), Choice("drop", One(held), law=self.law("exposed")))

    def at_declaring(self, seat: int) -> Choices:
        """Who is to speak may look at miss; who is not may speak or look before his turn."""
        if seat in self.must:
            return (Choice("look-at-miss", law=self.law("exposed")),) if self.zone[self.layout.miss] else ()
        if seat in (*self.declared, *self.passed):
            return ()
        covered = not self.sees[self.layout.hand[seat]]
        early = (Choice("look-early", law=self.law("looking")),) if covered else ()
        return (Choice("speak-early", law=self.law("turn")), *early)

    def do_speak_early(self, seat: int) -> None:
        """It is no declaration."""
        self.say(seat, "speak-early", law=self.articles["turn"])

    def do_look_early(self, seat: int) -> None:
        self.say(seat, "look-early", law=self.articles["looking"])
        self.look(seat)

    def do_look_at_miss(self, seat: int) -> None:
        self.say(seat, "look-at-miss", law=self.articles["exposed"])

    def do_drop(self, seat: int, card: Card) -> None:
        self.show(seat, (card,), self.layout.hand[seat], "dropped", self.articles["exposed"])

    # What they cost

    def effect_single(self, offence: Offence) -> None:
        """To the pool that is played for (penalties)."""
        self.pay(self.single, self.player[offence.seat], POOL, "penalty", offence.article)

    def effect_retired(self, offence: Offence) -> None:
        """He is out of the hand, as if he had passed."""
        seat = offence.seat
        self.passed += (seat,)
        self.shift(self.zone[self.layout.hand[seat]], self.layout.hand[seat], self.layout.discard, seat, THREW_UP)
        self.next_after(seat)

    def effect_thrown_up(self, offence: Offence) -> None:
        """He throws up his cards; where one alone is left the tricks are his."""
        seat = offence.seat
        self.declared = tuple([one for one in self.declared if one != seat])
        self.shift(self.zone[self.layout.hand[seat]], self.layout.hand[seat], self.layout.discard, seat, THREW_UP)
        if len(self.declared) == 1:
            self.rest_to(self.declared[0])

    def effect_forfeit(self, offence: Offence) -> None:
        self.offenders += (offence.seat,)

    def may_play_again(self, offence: Offence) -> bool:
        """After a revoke alone (002:3075-3077), and not where he has led or headed otherwise than he was bound to."""
        first, card = (offence.trick - 1) * self.playing(), offence.cards[0]
        led = self.history[first][1]
        held = [one for seat, one, _ in self.history[offence.after:] if seat == offence.seat]
        return card.suit != led.suit and any(one.suit == led.suit for one in held)

    def effect_play_again(self, offence: Offence) -> None:
        """The whole hand, which changes nothing of what he pays (002:3075-3077)."""
        self.effect_replay(offence._replace(trick=1))

    # The pool

    def shares(self, seat: int) -> bool:
        return seat not in self.offenders and super().shares(seat)

    def pay_loos(self, loo: int) -> None:
        """And four singles to the next pool, for each duty that was broken."""
        super().pay_loos(loo)
        for seat in self.offenders:
            self.pay(FOUR * self.single, self.player[seat], POOL, "duty broken", self.articles["revoke"])
