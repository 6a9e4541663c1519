"""The call at eight made wrongly, and what is said of honours (003:791-857)."""
from __future__ import annotations

from cardtable.families.tricks import honours
from cardtable.games.whist.scoring import HONOURS
from cardtable.games.whist.strict.insolidaire import Insolidaire
from cardtable.rules.faults import Offence
from cardtable.rules.moves import Choice, Choices


class Calls(Insolidaire):
    """Who calls at another score, or when a card has been played, exposes his honours; without two, or answered
    without one, it is false, whispered or prompted it is not lawful."""

    def faults(self, seat: int) -> Choices:
        return super().faults(seat) + self.false_calls(seat) if self.scheme.slam else super().faults(seat)

    def false_calls(self, seat: int) -> Choices:
        """In the long game, where alone there is a call."""
        if self.phase == "answering" and seat in self.must and not self.honours_of(seat):
            return (Choice("answer", law=self.broken_law(67)),)
        if self.phase == "calling" and self.may_call(seat):
            own = (Choice("call", law=self.broken_law(67)),) if seat in self.must and self.honours_of(seat) < 2 else ()
            return (*own, Choice("whisper", law=self.broken_law(69)), Choice("prompt", law=self.broken_law(70)))
        if self.phase == "play" and self.honours_of(seat) and (self.history or not self.may_call(seat)):
            return (Choice("call", law=self.broken_law(66)), Choice("tell-honours", law=self.broken_law(72)))
        return ()

    def ordinary(self, verb: str) -> bool:
        """The call has its time, and nothing is called in the play."""
        return super().ordinary(verb) and (verb != "call" or self.phase == "calling")

    def do_call(self, seat: int) -> None:
        if self.phase == "calling":
            super().do_call(seat)
        else:
            self.say(seat, "call", law=66)

    def do_answer(self, seat: int) -> None:
        """That there are too few honours comes out when they are to be shown."""
        if self.honours_of(self.caller) > 1 and self.honours_of(seat):
            super().do_answer(seat)
            return
        self.say(seat, "answer")
        first, *more = [o for o in self.offences if o.fault == "false call" and o.pending]
        for offence in more:
            self.put(offence, "settled")         # of one call, answered falsely too, one is to be settled
        self.bring_up(self.put(first, "claimed"))

    def do_whisper(self, seat: int) -> None:
        self.say(seat, "whisper", law=69)

    def do_prompt(self, seat: int) -> None:
        self.say(seat, "prompt", law=70)

    def do_tell_honours(self, seat: int) -> None:
        self.say(seat, "tell-honours", law=72)

    def do_name_honours(self, seat: int, number: int) -> None:
        """While it is played that tells a partner of them, if none of the deal before are still to be named (72)."""
        due = self.to_be_said(self.side[seat])
        super().do_name_honours(seat, number)
        if self.phase == "play" and not due and self.terms.reread:
            self.note("telling", seat)

    # What it costs

    def effect_honours_exposed(self, offence: Offence) -> None:
        """Those of who has called."""
        self.expose(offence.seat, honours.among(self, self.playable(offence.seat), HONOURS))

    def effect_honours_not_counted(self, offence: Offence) -> None:
        self.barred = tuple([barred or side == self.side[offence.seat] for side, barred in enumerate(self.barred)])

    def effect_keep(self, offence: Offence) -> None:
        """The deal is kept; after a false call the honours of the injured, if they have three or four, go before all
        tricks (68)."""
        if offence.fault == "false call":
            self.honours_first = 1 - self.side[offence.seat]
            self.answered = True                 # nothing was withheld that could have been shown
            self.leader = self.left(self.dealer)
            if self.phase != "play" and self.interrupted and self.interrupted[-1].phase != "play":
                self.resume_at("play", self.leader)
