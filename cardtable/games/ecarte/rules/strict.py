"""Écarté under strict laws: what may go wrong at the table, and how laws 25 and 39 to 43 put it right."""
from __future__ import annotations

from cardtable.cards import SUIT_NAMES, Card, Cards
from cardtable.games.ecarte.faults import FAULTS
from cardtable.games.ecarte.rules.marked import MarkedEcarte
from cardtable.games.ecarte.rules.rules import HAND, KINGS, LAWS, TRICK, WON
from cardtable.rules import motions
from cardtable.rules.faults import Offence
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choice, Choices, One, calls

HELD = 5                                         # cards of a hand
NAME_SUIT = (Choice("name", One(SUIT_NAMES)),)
TAKE_UP, WITHDRAW = calls("take-up"), calls("withdraw")
EARLY = "lead out of turn"


class StrictEcarte(MarkedEcarte):
    """The same game among fallible people."""

    FAULTS = FAULTS

    def broken_law(self, number: int) -> Law:
        return LAWS[self.code][number]

    def begin(self) -> None:
        super().begin()
        self.named = -1                                  # the suit that the leader has named (law 41)
        self.replied = -1                                # who played the last card of the trick just taken (law 39)
        self.early = False                               # the card that lies there was led out of turn (law 40)
        self.played: tuple[Cards, Cards] = ((), ())      # since the first lead

    # Leading, naming a suit, answering

    def play(self, seat: int) -> Choices:
        if self.zone[TRICK]:
            return super().play(seat)
        hand = self.zone[HAND[seat]]
        if self.named < 0:
            return (*super().play(seat), *NAME_SUIT)
        suit = tuple([c for c in hand if c.suit == self.named])
        if suit:
            return (Choice("play", One(suit)),)
        # he can only correct himself: were the lead let pass, that alone would show that he has none of the suit
        return (Choice("name", One(tuple([SUIT_NAMES[n] for n in sorted({c.suit for c in hand})]))),)

    def do_name(self, seat: int, suit: str) -> None:
        self.named = SUIT_NAMES.index(suit)
        self.say(seat, "name", suit)

    def faults(self, seat: int) -> Choices:
        if self.phase == "play" and seat in self.must and not self.zone[TRICK]:
            wrong = (Choice("play", One(self.zone[HAND[seat]]), law=LAWS[self.code][41]),)
            return wrong + tuple([c for c in super().faults(seat) if c.verb == "king"])
        return super().faults(seat)

    def do_play(self, seat: int, card: Card) -> None:
        leading = not self.zone[TRICK]
        self.replied = -1 if leading else seat
        self.early = leading and seat not in self.must
        self.set_played(seat, (*self.played[seat], card))
        if not leading or card.suit == self.named and not self.early:
            self.named = -1                              # a lead out of turn, which may go back, settles nothing
        super().do_play(seat, card)
        if self.early:
            self.say(seat, "leads early", card.name, law=40)

    # The king announced, and taken back in time (laws 25, 39)

    def in_time(self, seat: int) -> bool:
        """One announcement, perhaps false, does not bar the other player's."""
        return seat not in self.announced and self.before_time(seat)

    def may(self) -> tuple[int, ...]:
        if self.phase != "play":
            return (self.leader,) if self.lies_early else ()
        also = {s for s in self.announced if self.unplayed(s)}
        if self.lies_early:
            also.add(self.leader)
        if self.replied >= 0 and not self.zone[TRICK]:
            also.add(self.replied)
        return tuple(sorted(also.union(super().may())))

    def unplayed(self, seat: int) -> bool:
        """Whether this seat has played no card."""
        return len(self.zone[HAND[seat]]) == HELD

    def asides(self, seat: int) -> Choices:
        early = (Choice("take-up", One(self.zone[TRICK])),) if self.lies_early and seat == self.leader else ()
        if self.phase != "play":
            return early
        found = early + (super().asides(seat) if self.in_time(seat) else ())
        for offence in self.offences:
            if offence.seat == seat and offence.fault == "false king" and self.unplayed(seat):
                found += WITHDRAW
            if self.saves(offence) and offence.seat == seat == self.replied and not self.zone[TRICK]:
                found += TAKE_UP
        return found

    def saves(self, offence: Offence) -> bool:
        """Whether to take up the card last played puts this right: a revoke or an underplay, and nothing else (39)."""
        return offence.fault == "revoke" and offence.pending and offence.cards == self.zone[WON[self.leader]][-1:]

    def do_king(self, seat: int) -> None:
        assert self.goal is not None
        if not self.has_king(seat) and self.stands_at(seat) + 1 >= self.goal:
            self.say(seat, "no king", law=25)            # a king that ends the game must be shown
            self.mended(seat, "false king")
            return
        super().do_king(seat)

    def do_withdraw(self, seat: int) -> None:
        self.say(seat, "withdraw", law=25)
        self.announced = tuple([s for s in self.announced if s != seat])
        self.mark(seat, -1, "king not held", law=25)
        self.mended(seat, "false king")

    @property
    def lies_early(self) -> bool:
        """Whether the card that lies there was led out of turn, and may be taken up: until it is played to (40)."""
        return self.early and (self.phase == "play" or self.phase == "remedy" and self.due[0].fault == EARLY)

    def leisure(self) -> tuple[int, ...]:
        """Who has led out of turn may think better of it before he is played to."""
        return tuple(range(self.seats)) if self.lies_early and self.phase == "play" else super().leisure()

    def do_take_up(self, seat: int, led: Card | None = None) -> None:
        """A card led out of turn (40); else the one with which a trick was answered (39)."""
        if led is not None:
            self.say(seat, "take-up", law=40)
            offence = next(o for o in reversed(self.offences) if (o.fault, o.seat) == (EARLY, seat))
            self.unmake(offence)
            self.due = tuple([one for one in self.due if one != offence])
            self.effect_take_back_the_lead(offence)
            if self.phase == "remedy":
                self.exact_next()
            return
        self.say(seat, "take-up", law=39)
        self.offences = tuple([one for one in self.offences if not (one.seat == seat and self.saves(one))])
        led, card = self.zone[WON[self.leader]][-2:]
        self.shift((card,), WON[self.leader], HAND[seat], seat, motions.TOOK_BACK)
        self.shift((led,), WON[self.leader], TRICK, how=motions.TOOK_BACK)
        self.unplay(seat, card)
        self.leader, self.replied, self.must = 1 - seat, -1, (seat,)

    def set_played(self, seat: int, some: Cards) -> None:
        self.played = (some, self.played[1]) if seat == 0 else (self.played[0], some)

    def unplay(self, seat: int, card: Card) -> None:
        """The card counts as not played."""
        self.set_played(seat, self.played[seat][:-1])
        if self.first[seat] is card:
            self.first = (None, self.first[1]) if seat == 0 else (self.first[0], None)

    # What may be exacted

    def effect_answer_the_card(self, offence: Offence) -> None:
        """One led out of turn may be taken up yet (40): what has been named holds till it is answered."""
        if offence.fault != EARLY:
            self.named = -1

    def effect_take_back_the_lead(self, offence: Offence) -> None:
        """Law 40; also the first half of law 41."""
        card, = self.zone[TRICK]
        self.shift((card,), TRICK, HAND[offence.seat], offence.seat, motions.TOOK_BACK)
        self.unplay(offence.seat, card)
        self.leader, self.early = 1 - offence.seat, False
        if self.interrupted:
            self.resume_at("play", self.leader)
        else:
            self.go("play", self.leader)

    def effect_call_the_suit(self, offence: Offence) -> None:
        if any(c.suit == self.named for c in self.zone[HAND[offence.seat]]):
            self.effect_take_back_the_lead(offence)
            self.leader = offence.seat
            self.resume_at("play", self.leader)

    def effect_reduce_score(self, offence: Offence) -> None:
        self.offenders += (offence.seat,)

    def effect_replay(self, offence: Offence) -> None:
        for seat in (0, 1):
            for pile in WON:
                back = tuple([c for c in self.zone[pile] if c in self.played[seat]])
                if back:
                    self.shift(back, pile, HAND[seat], seat, motions.TOOK_BACK)
        self.offences, self.due, self.interrupted, self.reckoning, self.offenders = (), (), (), "", ()
        self.named, self.replied, self.early, self.played, self.first = -1, -1, False, ((), ()), (None, None)
        self.leader = self.elder
        self.go("play", self.elder)

    # After play

    def rest_to(self, winner: int) -> None:
        self.early = False
        self.played = self.played[0] + self.zone[HAND[0]], self.played[1] + self.zone[HAND[1]]
        super().rest_to(winner)

    def effect_take_the_king_down(self, offence: Offence) -> None:
        """All ten cards have been seen, and a king announced and not held comes down (law 25)."""
        self.mark(offence.seat, -1, "king not held", law=25)

    def may_replay(self, offence: Offence) -> bool:
        """There is no penalty where the adversary had the king that was announced (law 25)."""
        return offence.fault != "false king" or not self.had_king(1 - offence.seat)

    may_reduce_score = may_replay

    def had_king(self, seat: int) -> bool:
        return KINGS[self.trump] in self.played[seat]
