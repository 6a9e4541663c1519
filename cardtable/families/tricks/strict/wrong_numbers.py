"""Hands dealt with a card too many and a card too few, and packs from which a card is missing; nobody need notice
before a hand has nothing left to play."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.families.tricks.strict.by_hand import ByHand
from cardtable.rules.faults import Offence
from cardtable.rules.laws import Law
from cardtable.rules.motions import DEALT
from cardtable.rules.moves import Choice, Choices, Move, One

WRONG = "wrong numbers"                          # its row in the code's table


class WrongNumbers(ByHand):
    """Its table has the row "wrong numbers", and may have "missing", of a pack that lacks a card."""

    def begin(self) -> None:
        super().begin()
        self.short = self.long = -1              # the hand that has a card too few, and that which has its card

    def misdealing(self, seat: int) -> Choices:
        found = super().misdealing(seat)
        if self.phase != "dealing" or seat != self.dealer:
            return found
        for fault, places in self.wrong_places().items():
            found += (Choice("deal-wrong", One(range(self.seats)), One(places),
                             law=self.broken_law(self.number(self.FAULTS[fault]))),)
        if "missing" in self.FAULTS:
            found += (Choice("deal-faulty", law=self.broken_law(self.number(self.FAULTS["missing"]))),)
        return found

    def wrong_places(self) -> Mapping[str, tuple[int, ...]]:
        """By row of the table, so many places to the left of the short hand its card may lie."""
        return {WRONG: tuple(range(1, self.seats))}

    def fault_of(self, law: Law, seat: int, move: Move) -> str:
        if move.verb == "deal-wrong":
            return next(fault for fault, places in self.wrong_places().items() if move[2] in places)
        return "missing" if move.verb == "deal-faulty" else super().fault_of(law, seat, move)

    def do_deal_wrong(self, seat: int, short: int, places: int) -> None:
        """The first card that was this seat's goes to who sits so many places to its left; nothing is said of it."""
        self.short, self.long = short, self.left(short, places)
        self.do_deal(seat)

    def do_deal_faulty(self, seat: int) -> None:
        """One of the cards lies elsewhere: the hand that is dealt last lacks it."""
        self.short = seat
        self.do_deal(seat)

    def deal_out(self) -> None:
        if self.short < 0:
            super().deal_out()
            return
        self.before_dealing()
        for number, n in enumerate(self.packets):
            for to in self.round(self.after(self.dealer)):
                wrong = to == self.short and number == (0 if self.long >= 0 else len(self.packets) - 1)
                if n - wrong:
                    self.draw(n - wrong, self.layout.stock, self.dealt_to(to), self.dealer, DEALT)
                if wrong and self.long >= 0:
                    self.draw(1, self.layout.stock, self.dealt_to(self.long), self.dealer, DEALT)
        self.before_play()

    # It comes to light, or the play goes on without the card

    @property
    def plays_short(self) -> bool:
        """Whether the play goes on to its end all the same."""
        return False

    @property
    def tricks_in_all(self) -> int:
        """How many tricks a deal has."""
        return sum(self.packets)

    @property
    def without_a_card(self) -> int:
        """The seat that cannot play to this trick, the last; -1 where all can."""
        last = self.phase == "play" and self.plays_short and len(self.begun) == self.tricks_in_all
        return self.short if last else -1

    def follows(self, seat: int) -> int:
        found = super().follows(seat)
        return super().follows(found) if found == self.without_a_card else found

    def playing(self) -> int:
        return super().playing() - (self.without_a_card >= 0)

    def not_found_yet(self) -> list[Offence]:
        """The wrong number, as long as it can be claimed."""
        rows = {*self.wrong_places(), "missing"}
        return [o for o in self.offences if o.fault in rows and o.pending]

    def go(self, phase: str, *must: int) -> None:
        """Where a hand has no card left though it should, all see that it was dealt too few."""
        ran_short = phase == "play" and must == (self.short,) and not self.playable(self.short)
        found = self.not_found_yet() if ran_short else []
        super().go(phase, *must)
        if found:
            self.bring_up(self.put(found[0], "claimed", self.against(found[0].seat)[0]))

    def next_trick(self, winner: int) -> None:
        """A card too many is not played; who has none to lead with leaves the lead to the next."""
        tricks = len(self.begun)
        if self.short >= 0 and tricks == self.tricks_in_all:
            self.close("reckon")
        elif winner == self.short and tricks == self.tricks_in_all - 1 and self.plays_short and not self.decided():
            self.go("play", self.after(winner))
        elif winner == self.short and tricks < self.tricks_in_all and not self.playable(winner) \
                and self.not_found_yet():
            self.go("play", winner)
        else:
            super().next_trick(winner)

    # Put right

    def give_back(self) -> None:
        """A card, unseen, goes from the long hand to the short one."""
        if self.long >= 0:
            source = self.held(self.long)
            self.shift(self.zone[source][:1], source, self.held(self.short), self.long)
        self.short = self.long = -1

    def effect_rectify_numbers(self, offence: Offence) -> None:
        """Where the long hand has no card left to give, and who is to play has none either, only a new deal is left."""
        self.give_back()
        must = self.interrupted[-1].must if self.interrupted else self.must
        if self.under_way == "play" and not all(map(self.playable, must)):
            self.annul("same", offence.seat, offence.article)
