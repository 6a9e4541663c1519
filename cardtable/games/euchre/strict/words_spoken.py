"""What is said wrongly at Euchre, and what the dealer forgets (001:756-760, 780-794, 850-866)."""
from __future__ import annotations

from cardtable.cards import SUITS, Card
from cardtable.games.euchre.faults import PROFESSOR_FAULTS
from cardtable.games.euchre.scoring import ALL, ALONE, GAME, MUMBLED, TOGETHER
from cardtable.games.euchre.strict.cards_played import CardsPlayed
from cardtable.rules.faults import Offence
from cardtable.rules.moves import Choice, Choices, One, calls

AT_FOUR, AGAINST = 4, (1, 2)                     # the scores at which the score is not mentioned (001:373-375)
TURNED = 3                                       # tricks, until which a dealer says that he has not discarded (19)
TALKING = ("adopting", "making", "superseding", "discarding", "naming", "play")


class StrictEuchre(CardsPlayed):
    """One deal by the Professor's laws, among fallible people."""

    FAULTS = PROFESSOR_FAULTS

    def begin(self) -> None:
        super().begin()
        self.unclear = -1                        # the seat that has mumbled that it plays alone
        self.ahead: tuple[Card, ...] = ()        # led before the discard
        self.six = False                         # the dealer plays with six cards
        self.silenced = -1                       # the side that may order up no more

    def faults(self, seat: int) -> Choices:
        found = super().faults(seat)
        if self.phase not in TALKING or len(self.must) > 1:
            return found
        found += (Choice("hint", law=self.law("35")),)
        own = self.side[seat]
        if self.phase == "adopting" and own != self.side[self.dealer] and self.silenced < 0 \
                and self.score[own] == AT_FOUR and self.score[1 - own] in AGAINST:
            found += (Choice("mention-score", law=self.law("32")),)
        if seat in self.must:
            found += self.spoken_wrongly(seat)
        if self.phase == "discarding":
            hand = self.zone[self.layout.hand[seat]]
            if seat in self.must:
                found += (Choice("keep-six", law=self.law("19")),) if not self.six else ()
            elif seat == self.first_leader and not self.ahead and not self.history and not self.six:
                found += (Choice("play", One(hand), law=self.law("14")),)
        if self.phase == "naming" and seat == self.before_the_call:
            found += (Choice("play", One(super().allowed(seat)), law=self.law("call")),)
        return found

    def spoken_wrongly(self, seat: int) -> Choices:
        """The suit turned down is named, or it is mumbled that one plays alone."""
        verbs = {"adopting": self.adopting, "making": self.making}
        if self.phase not in verbs:
            return ()
        verb = verbs[self.phase](seat)[0].verb
        if verb in ("pass", "turn-down"):
            return ()
        if self.phase == "adopting":
            return (Choice(verb, One((MUMBLED,)), law=self.law("22")),)
        others = tuple([s for n, s in enumerate(SUITS) if n != self.proposed])
        return (Choice("make", One((SUITS[self.proposed],)), One((TOGETHER,)), law=self.law("21")),
                Choice("make", One(others), One((MUMBLED,)), law=self.law("22")))

    # The suit that was turned down: it is a pass (21)

    def do_make(self, seat: int, suit: str, contract: str) -> None:
        if SUITS.index(suit) == self.proposed:
            self.say(seat, "names it again", self.proposed, law=self.articles["21"])
            self.do_pass(seat)
        else:
            super().do_make(seat, suit, contract)

    # Mumbled: until a lawful lead it may be made plain (22)

    def undertake(self, seat: int, trump: int, contract: str, word: str) -> None:
        if contract == MUMBLED:
            self.unclear, contract = seat, TOGETHER
        super().undertake(seat, trump, contract, word)

    def rights(self, seat: int) -> Choices:
        found = super().rights(seat)
        waits = self.phase == "discarding" and not self.six or self.phase == "play" and not self.history
        if waits and self.lone < 0 and seat == self.unclear:
            found += calls("speak-plainly")
        if self.phase == "discarding" and seat == self.dealer == self.maker and self.lone < 0 and not self.six:
            found += calls("alone")
        if self.six and self.phase == "play" and seat == self.dealer and sum(self.taken) < TURNED:
            found += calls("announce")
        return found

    def do_speak_plainly(self, seat: int) -> None:
        self.do_alone(seat)

    def do_alone(self, seat: int) -> None:
        """Nobody has led, or only before the discard, which takes this right from nobody (14)."""
        self.say(seat, "alone", law=self.articles["alone"])
        self.contract, self.lone = ALONE, seat
        if self.phase == "discarding":
            self.settled()
        else:
            self.sit_out(self.partner(seat))
            self.open_play()

    # A lead before the discard stands (14)

    @property
    def first_leader(self) -> int:
        return self.lone if self.lone_leads and self.lone >= 0 else self.follows(self.dealer)

    def open_play(self) -> None:
        super().open_play()
        ahead, self.ahead = self.ahead, ()
        if self.phase == "play" and ahead and ahead[0] in self.zone[self.layout.hand[self.leader]]:
            self.play_on(self.leader, ahead[0])

    # Six cards (19)

    def do_keep_six(self, seat: int) -> None:
        """He goes on as if he had discarded; it can be seen by who counts."""
        self.six = self.taken_in = True
        self.open_play()

    def do_announce(self, seat: int) -> None:
        self.say(seat, "announce", law=self.articles["19"])
        self.mended(seat, "six cards")
        self.interrupt("discarding", seat)

    def do_discard(self, seat: int, card: Card) -> None:
        if not self.six:
            super().do_discard(seat, card)
            return
        self.six = False
        self.say(seat, "discard", law=self.articles["11"])
        self.shift((card,), self.lying(seat, card), self.layout.discard[seat], seat)
        self.resume()

    def decided(self) -> bool:
        return super().decided() or sum(self.taken) == ALL

    def may_claim(self, seat: int) -> bool:
        return super().may_claim(seat) and not self.six

    # The call at jambone lapses if the caller's partner plays before it is made, or hints (001:416, 436)

    @property
    def before_the_call(self) -> int:
        """The partner of who is to call, where he would play next; -1 if he would not."""
        following = self.follows(self.must[0])
        return following if following in self.partners_of(self.must[0]) and self.on_table() else -1

    def do_play(self, seat: int, card: Card) -> None:
        if self.phase == "discarding":
            self.show(seat, (card,), self.layout.hand[seat], "led early")
            self.ahead = (card,)
        elif self.phase == "naming":
            self.lapse()
            self.play_on(seat, card)
        else:
            super().do_play(seat, card)

    def lapse(self) -> None:
        """Nothing may be called."""
        caller, = self.must
        self.say(caller, "call lapses", law=self.articles["call"])
        self.after_naming(caller)

    @property
    def unusual(self) -> bool:
        """Whether something binds or lies that guided play does not know."""
        return bool(self.demands or self.in_two_places or self.ahead or self.six or self.silenced >= 0)

    # What is said that should not be

    def do_hint(self, seat: int) -> None:
        self.say(seat, "hint", law=self.articles["35"])

    def effect_add_one(self, offence: Offence) -> None:
        """At once (35); and what his partner might have called he may not."""
        self.penalise(offence, 1, "hint")
        if self.score[1 - self.side[offence.seat]] >= GAME:
            self.end()
        elif self.phase == "naming" and self.must[0] in self.partners_of(offence.seat):
            self.lapse()

    def do_mention_score(self, seat: int) -> None:
        self.say(seat, "mention-score", law=self.articles["32"])

    def effect_order_no_more(self, offence: Offence) -> None:
        self.silenced = self.side[offence.seat]

    def adopting(self, seat: int) -> Choices:
        return calls("pass") if self.side[seat] == self.silenced else super().adopting(seat)
