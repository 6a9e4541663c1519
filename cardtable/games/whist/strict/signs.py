"""Deschapelles' code whole: tricks looked at and taken, the turn-up, two cards at once, what adversaries may confer on
(003:905-960, 1187-1243)."""
from __future__ import annotations

from cardtable.families.tricks.strict.takes_up import TakesUp
from cardtable.families.tricks.strict.two_cards import TwoCards
from cardtable.families.tricks.strict.under_tricks import UnderTricks
from cardtable.games.whist.strict.hands import Hands
from cardtable.rules.faults import Offence
from cardtable.rules.laws import Law
from cardtable.rules.motions import TOOK
from cardtable.rules.moves import Choice, Choices, Move, One
from cardtable.rules.phases import Interrupted


class Signs(UnderTricks, TakesUp, TwoCards, Hands):
    """What is done openly beside the play."""

    settling = Hands.settling | {"conferring"}
    articles = {**Hands.articles, "looking back": 114}

    def heard_once_adversaries_have_played(self, offence: Offence) -> bool:
        return not self.window_until_adversaries_play(offence)

    def early(self, seat: int) -> str:
        played = self.played_by()[:-1]
        return "two cards" if self.on_table() and seat in played else super().early(seat)

    def fault_of(self, law: Law, seat: int, move: Move) -> str:
        """Who plays when his right-hand adversary has is not at fault, though it be too soon (003:6151-6157)."""
        early = move.verb == "play" and seat not in self.must
        return "follows early" if early and self.may_follow(seat) else super().fault_of(law, seat, move)

    def faults(self, seat: int) -> Choices:
        found = super().faults(seat)
        if self.phase != "play":
            return found
        first = self.to_be_seen[0] if self.to_be_seen else 0
        if first > 1:
            found += (Choice("look", One(range(1, first)), law=self.broken_law(114)),)
        if self.has_second_trick_turned() and self.turned[0] not in (
                *self.zone[self.turn_up], *self.exposed(self.dealer)):       # 80: what lies open is not in hand
            found += (Choice("name-turn-up", law=self.broken_law(115)),)
        if self.unturned and not self.may_turn(seat):
            found += (Choice("turn", law=self.broken_law(120)),)
        return found

    def rights(self, seat: int) -> Choices:
        found, tricks = super().rights(seat), self.to_be_seen
        return found + (Choice("look", One(tricks)),) if self.phase == "play" and tricks else found

    @property
    def to_be_seen(self) -> tuple[int, ...]:
        """The tricks that may be seen again (114): the last, and while that lies unturned the one before it, until a
        ninth card would lie open with them (003:8042-8047)."""
        done = len(self.begun) - bool(self.on_table())
        return tuple(range(max(1, done - self.unturned), done + 1))

    def do_name_turn_up(self, seat: int) -> None:
        self.say(seat, "name-turn-up", self.turned[0].name, law=115)

    # The turn-up is the dealer's to take up, when the first trick is over, and before the second is (80)

    def may_take_up(self) -> bool:
        return super().may_take_up() and len(self.history) >= self.seats

    # A trick that the wrong side has taken up can be had back until the deal ends (120)

    def do_turn(self, seat: int) -> None:
        if not self.may_turn(seat):
            self.hand_over(len(self.begun), seat)
        super().do_turn(seat)

    def hand_over(self, trick: int, seat: int) -> None:
        """The trick of this number goes to the side of this seat, and counts for it."""
        four = tuple([card for _, card, _ in self.history[(trick - 1) * self.seats:trick * self.seats]])
        src, dst = self.zone_of(four[0]), self.layout.won[self.keeps(seat)]
        if src != dst:
            self.shift(four, src, dst, seat, TOOK)
            loser = next(s for s in self.against(seat) if self.taken[s])
            self.taken = tuple([n + (s == seat) - (s == loser) for s, n in enumerate(self.taken)])

    def effect_restore_trick(self, offence: Offence) -> None:
        self.hand_over(offence.trick - 1, self.against(offence.seat)[0])

    # Behind his partner: the adversaries may openly confer on the trick (83)

    def window_until_adversaries_play(self, offence: Offence) -> bool:
        """While none of them has played to this trick since."""
        return not any(self.party[seat] != self.party[offence.seat] for seat, *_ in self.history[offence.after:])

    def effect_consult(self, offence: Offence) -> None:
        """The partner of who plays next says aloud whether the trick is to be taken."""
        waiting = self.interrupted[-1].must[0]
        asked = next(seat for seat in (*self.partners_of(waiting), waiting)
                     if self.party[seat] != self.party[offence.seat])
        self.interrupted += (Interrupted("conferring", (asked,)),)

    def conferring(self, seat: int) -> Choices:
        return (Choice("advise", One(("take", "leave"))),)

    def do_advise(self, seat: int, word: str) -> None:
        self.say(seat, "advise", word, law=83)
        self.resume()
