"""Whist under Deschapelles' code (003:676-851): the call at eight, the slam, and points marked aloud."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.families.tricks import honours
from cardtable.games.whist.laws.deschapelles import DESCHAPELLES, LAW
from cardtable.games.whist.rules import Whist, WhistTerms
from cardtable.games.whist.scoring import ALL, DUTY, HONOURS, LONG, SLAM, Scheme
from cardtable.rules.moves import Choices, calls

EIGHT = LONG.goal - 2                            # where a side may call
SHOWN = 3                                        # honours in one hand that need no partner


@dataclass(frozen=True)
class LongTerms(WhistTerms):
    """The same with what a fish is worth, for the slam, which is paid at once."""

    scheme: Scheme = LONG
    stake: int = 1
    alone: bool = False          # by agreement, who revokes pays by himself (003:1391-1468),
    guilty: tuple[int, ...] = () # who did so in the deal before,
    account: int = -1            # and to whose account his partner has put the rubber
    bystanders: bool = False     # somebody looks on


class DeschapellesWhist(Whist):
    """One deal."""

    book, code, articles, without = DESCHAPELLES, DESCHAPELLES.name, {**LAW, "at four": LAW["at nine"]}, \
        frozenset({"concede"})

    agrees_on = LongTerms
    terms: LongTerms

    def begin(self) -> None:
        super().begin()
        self.stake = self.terms.stake
        self.caller = -1                         # the seat that has called on its partner
        self.answered = True                     # whether the partner has shown an honour, if one has called

    def on_giving_up(self) -> int:
        return self.articles["withdraw"]

    def early(self, seat: int) -> str:
        """A lead, or a card to a trick begun, behind the partner's or before it."""
        if not self.on_table():
            return "turn"
        played = self.played_by()[:-1]
        return "behind partner" if any(one in played for one in self.partners_of(seat)) else "before partner"

    # 1. The call (003:780-801, 839-844)

    def open_play(self) -> None:
        self.ask(self.left(self.dealer))

    def may_call(self, seat: int) -> bool:
        """At eight, in the long game; who holds nothing is asked, too, or the question would tell."""
        return self.scheme.slam and self.score[self.side[seat]] == EIGHT

    def ask(self, first: int) -> None:
        """On to the next seat from this one, to the dealer, that may call; then to the lead."""
        for seat in self.round(self.left(self.dealer))[(first - self.left(self.dealer)) % self.seats:]:
            if self.may_call(seat):
                self.go("calling", seat)
                return
        self.lead_off(self.left(self.dealer))

    def honours_of(self, seat: int) -> int:
        """How many he holds."""
        return len(honours.among(self, self.playable(seat), HONOURS))

    def calling(self, seat: int) -> Choices:
        held = self.honours_of(seat)
        return calls("pass", *(["show"] if held >= SHOWN else ["call"] if held == SHOWN - 1 else []))

    def answering(self, seat: int) -> Choices:
        return calls(*(["answer"] if self.honours_of(seat) else []), "silent")

    def do_pass(self, seat: int) -> None:
        if seat == self.dealer:
            self.lead_off(self.left(self.dealer))
        else:
            self.ask(self.left(seat))

    def do_show(self, seat: int) -> None:
        self.show_honours(seat, "show")
        self.mark(self.side[seat], self.scheme.goal - EIGHT, "honours called", self.articles["show"])
        self.end()

    def do_call(self, seat: int) -> None:
        self.say(seat, "call", law=self.articles["call"])
        self.caller, self.answered = seat, False
        self.go("answering", self.left(seat, 2))

    def do_answer(self, seat: int) -> None:
        self.answered = True
        self.show_honours(seat, "answer")
        self.mark(self.side[seat], self.scheme.goal - EIGHT, "honours called", self.articles["call"])
        self.end()

    def do_silent(self, seat: int) -> None:
        self.say(seat, "silent")
        if self.caller == self.dealer:
            self.lead_off(self.left(self.dealer))
        else:
            self.ask(self.left(self.caller))

    def show_honours(self, seat: int, word: str) -> None:
        """His honours are shown, wherever they lie."""
        self.say(seat, word, law=self.articles["show"] if word == "show" else 0)
        for zone in dict.fromkeys([self.held(seat), *[self.lying(seat, c) for c in self.playable(seat)]]):
            some = honours.among(self, self.zone[zone], HONOURS)
            if some:
                self.show(seat, some, zone, "honours")

    # 2. The game taken as soon as it is won: the rest could only make a slam (003:7106-7113)

    def rights(self, seat: int) -> Choices:
        return super().rights(seat) + (calls("stop") if self.may_stop(seat) else ())

    def may_stop(self, seat: int) -> bool:
        """At his lead, if the tricks of his side have won the game; the book has it of the odd trick at nine."""
        side = self.side[seat]
        won = self.score[side] + self.tricks(side) - DUTY >= self.scheme.goal and self.tricks(side) > DUTY
        return won and self.phase == "play" and seat in self.must and not self.on_table()

    def do_stop(self, seat: int) -> None:
        self.say(seat, "stop", law=self.articles["value"])
        self.close("reckon")

    # 3. The slam, or tricks and honours (003:695-725)

    def reckon(self) -> None:
        for seat in range(2):
            if self.tricks(self.party[seat]) == ALL and self.scheme.slam and self.may_slam(seat):
                self.say(seat, "slam", law=self.articles["slam"])
                self.pay_slam(seat)
                self.end()
                return
        super().reckon()

    def pay_slam(self, seat: int) -> None:
        """Each adversary of this seat one of its side."""
        for loser in (self.left(seat), self.left(seat, 3)):
            to = self.player[self.left(loser)]
            self.pay(SLAM * self.stake, self.player[loser], to, "slam", self.articles["slam"])

    def may_slam(self, seat: int) -> bool:
        """Not a side that has called, and whose partner could have answered and did not (003:839-844)."""
        silent = self.caller >= 0 and self.side[self.caller] == self.side[seat] and not self.answered
        partner = self.left(self.caller, 2)
        return not (silent and honours.among(self, self.dealt_hand(partner), HONOURS))

