"""The deal by hand: the pack is cut, dealt, a trump turned and the hands taken up at a word of whoever does it; and
only there can it go wrong.

`class DealtGame(HandsDeal, StrictGame)`; where the game is a `TrickDeal`, `by_hand.py` has all but its rows.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from cardtable.cards import Cards
from cardtable.families.tricks.covered import Covered
from cardtable.rules.faults import Offence
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choice, Choices, Move, One, calls
from cardtable.rules.strict import Strict

DEALING = frozenset({"cutting_pack", "dealing", "laying", "turning", "taking_up"})
"""The phases before anything is said or played; in "laying" the dealer's partner lays out the other pack."""

CUTTER, DEALER, PARTNER, ADVERSARY, OTHER = "cutter", "dealer", "partner", "adversary", "other"


class Misdeal(NamedTuple):
    """A word with which hands can go wrong: a row beside the code's table of faults."""

    verb: str
    fault: str                                   # its row in that table
    who: str                                     # one of the words above; the adversary is the dealer's
    phases: tuple[str, ...]
    numbers: tuple[int, ...] = ()                # what it may be said with


def said(verb: str) -> Callable[[HandsDeal, int], None]:
    """Does what is nothing but a word of dealing: all see it, and it is told; what it costs stands in the table."""
    def tell(deal: HandsDeal, seat: int) -> None:
        deal.say(seat, verb)
    return tell


class HandsDeal(Strict, Covered):
    """A game brings the rows of what goes wrong (`misdeals`), what comes between the deal and the first word (`steps`),
    how it is dealt (`send_round`) and what it does when that is done (`set_out`).  Of two rows with one verb the number
    said decides."""

    misdeals: ClassVar[tuple[Misdeal, ...]] = ()
    steps: ClassVar[tuple[str, ...]] = ("laying", "turning")
    covers: ClassVar[bool] = False               # hands are not seen before they are taken up
    cut_leaves: ClassVar[tuple[int, int]] = (4, 4)           # the fewest cards lifted, and left, in a lawful cut
    open_phases = frozenset({"taking_up"})

    def begin(self) -> None:
        super().begin()
        self.rightful_dealer = -1                # whose deal it was, where another has dealt
        self.touched: tuple[int, ...] = ()       # who has touched his cards, in this order,
        self.meddled: tuple[int, ...] = ()       # and who before they were all dealt

    @property
    def pile(self) -> int:
        """The zone of the pack."""
        return next(zone for zone, one in enumerate(self.layout) if one.name == "stock")

    def lay_to_cut(self, order: Cards) -> None:
        """The pack, shuffled, lies to be cut."""
        self.lay(order, self.pile)
        self.go("cutting_pack", self.cutter)

    def send_round(self) -> None:
        """The cards go round."""
        raise NotImplementedError                        # abstract

    def set_out(self) -> None:
        """What the game does when it has been dealt."""
        raise NotImplementedError                        # abstract

    @property
    def trump_shown(self) -> bool:
        """Whether a card has been turned for trumps, or they are known otherwise."""
        raise NotImplementedError                        # abstract

    @property
    def cutter(self) -> int:
        """Who sits at the dealer's right."""
        return self.left(self.dealer, self.seats - 1)

    # What is rightly done

    def cutting_pack(self, seat: int) -> Choices:
        return calls("cut")

    def dealing(self, seat: int) -> Choices:
        return calls("deal")

    def laying(self, seat: int) -> Choices:
        return calls("lay-pack")

    def turning(self, seat: int) -> Choices:
        return calls("turn-trump")

    def leisure(self) -> tuple[int, ...]:
        """What can be claimed while nobody has looked may be, by anybody, before hands are taken up."""
        return tuple(range(self.seats)) if self.phase == "taking_up" else super().leisure()

    def taking_up(self, seat: int) -> Choices:
        return calls("take-up-hand")

    def rights(self, seat: int) -> Choices:
        """How many cards are lifted may be told, and need not."""
        found = super().rights(seat)
        return found + (Choice("cut", One(self.lawful_cuts)),) if self.phase == "cutting_pack" and seat in self.must \
            else found

    @property
    def lawful_cuts(self) -> range:
        """How many cards may be lifted."""
        lifted, left = self.cut_leaves
        return range(lifted, len(self.zone[self.pile]) - left + 1)

    def do_cut(self, seat: int, lifted: int = 0) -> None:
        """The lower part goes on the top."""
        right = not lifted or lifted in self.lawful_cuts
        self.say(seat, "cut" if right else "cut wrongly", *([lifted] if lifted else []))
        stock = self.zone[self.pile]
        self.zone[self.pile] = stock[lifted:] + stock[:lifted]
        self.go("dealing", self.dealer)

    def do_deal(self, seat: int) -> None:
        """By the dealer; or by another, whose deal it is not."""
        if seat != self.dealer:
            self.rightful_dealer, self.dealer = self.dealer, seat
        self.say(seat, "deal")
        self.send_round()

    def next_step(self) -> None:
        """On to what comes after this step of the deal."""
        at = self.steps.index(self.phase) + 1 if self.phase in self.steps else 0
        if at < len(self.steps):
            self.go(self.steps[at], self.layer if self.steps[at] == "laying" else self.dealer)
            return
        self.set_out()
        if self.covers and not self.over:        # what lies open, a dummy's, nobody takes up
            self.interrupt("taking_up", *[seat for seat in self.round(self.after(self.dealer))
                                          if self.zone[self.hand_of(seat)] and not self.sees[self.hand_of(seat)]])

    @property
    def layer(self) -> int:
        """Who lays the other pack out."""
        return self.partners_of(self.dealer)[0]

    def do_lay_pack(self, seat: int) -> None:
        self.say(seat, "lay-pack")
        self.next_step()

    def do_turn_trump(self, seat: int) -> None:
        self.next_step()

    def do_take_up_hand(self, seat: int) -> None:
        self.touched += (seat,)
        self.look(seat)
        if self.done(seat):
            self.resume()

    def taken_up(self, seat: int) -> bool:
        """Whether he has looked at his cards while others may not have: on that it hangs what can still be claimed."""
        return self.covers and self.phase in DEALING and seat in self.touched and bool(self.sees[self.hand_of(seat)])

    # What is wrongly done

    def faults(self, seat: int) -> Choices:
        return self.misdealing(seat) if self.phase in DEALING else super().faults(seat)

    def misdealing(self, seat: int) -> Choices:
        """What this seat can do wrong before anything is said or played."""
        return tuple([self.choice_of(row) for row in self.misdeals
                      if self.phase in row.phases and self.is_the(row.who, seat)])

    def choice_of(self, row: Misdeal) -> Choice:
        """As it is offered."""
        law = self.broken_law(self.number(self.FAULTS[row.fault]))
        if row.verb == "cut":
            lawful = self.lawful_cuts
            size = len(self.zone[self.pile])
            return Choice("cut", One(tuple([n for n in range(1, size) if n not in lawful])), law=law)
        return Choice(row.verb, *([One(row.numbers)] if row.numbers else []), law=law)

    def is_the(self, who: str, seat: int) -> bool:
        """Whether this seat is the one that a row means."""
        dealer = self.dealer
        return {CUTTER: seat == self.cutter, DEALER: seat == dealer, OTHER: seat != dealer,
                PARTNER: seat in self.partners_of(dealer),
                ADVERSARY: seat != dealer and seat not in self.partners_of(dealer)}[who]

    def fault_of(self, law: Law, seat: int, move: Move) -> str:
        """By the verb, and the number said with it."""
        if self.phase in DEALING:
            for row in self.misdeals:
                if row.verb == move.verb and self.phase in row.phases and self.is_the(row.who, seat) \
                        and (not row.numbers or move[1] in row.numbers):
                    return row.fault
        return super().fault_of(law, seat, move)

    def do_cut_showing(self, seat: int) -> None:
        self.say(seat, "cut-showing")
        self.go("dealing", self.dealer)

    def do_let_see(self, seat: int, number: int) -> None:
        """The deal goes on; of the hand at his left so many cards have been seen."""
        self.say(seat, "let-see", number)
        self.send_round()
        self.let_be_seen(seat, self.left(seat), number)

    def do_face_last(self, seat: int) -> None:
        """The last card lies faced in the pack, where all see it."""
        self.say(seat, "face-last")
        self.show(seat, self.zone[self.pile][-1:], self.pile, "dropped")
        self.send_round()

    def do_turn_over(self, seat: int) -> None:
        """One of the cards that are dealt to him."""
        self.say(seat, "turn-over")
        self.send_round()
        self.let_be_seen(seat, seat, 1)

    def let_be_seen(self, by: int, whose: int, number: int) -> None:
        """Cards of a hand, by somebody's hand."""
        hand = self.hand_of(whose)
        self.show(by, self.zone[hand][:number], hand, "dropped")

    def do_deal_otherwise(self, seat: int) -> None:
        """Not so many at a time as they should be."""
        self.say(seat, "deal-otherwise")
        self.send_round()

    def do_misgive(self, seat: int, number: int) -> None:
        self.say(seat, "misgive", number)

    def do_touch(self, seat: int) -> None:
        self.say(seat, "touch")
        self.touched += (seat,)
        self.meddled += (seat,)

    def do_take_wrong_hand(self, seat: int) -> None:
        self.say(seat, "take-wrong-hand")

    do_drop_pack, do_feel, do_face = said("drop-pack"), said("feel"), said("face")
    do_forget_pack, do_lay_unturned = said("forget-pack"), said("lay-unturned")
    do_peep, do_reshuffle = said("peeped"), said("reshuffle")

    # Windows, and who may claim

    def entitled(self, seat: int, offence: Offence) -> bool:
        """Of what may be claimed only by who has not looked, or by the dealer, whoever else claims is mistaken."""
        window = self.FAULTS[offence.fault].window
        if window == "until_he_looks":
            return seat not in self.touched
        dealers = window in ("until_dealer_looks", "until_dealer_s_side_touches")
        return seat == self.dealer if dealers else super().entitled(seat, offence)

    def window_until_trump_turned(self, offence: Offence) -> bool:
        return not self.trump_shown

    def window_until_first_card(self, offence: Offence) -> bool:
        return not self.cards_played()

    def window_until_they_look(self, offence: Offence) -> bool:
        """Until any hand has been taken up."""
        return not self.touched

    def window_until_he_looks(self, offence: Offence) -> bool:
        """Each of the others, until he has looked at his own cards."""
        return not set(self.against(offence.seat)) <= set(self.touched)

    def window_until_others_touch(self, offence: Offence) -> bool:
        """Until a side that is not at fault has touched its cards, unless that at fault touched its own before; and
        while no card is played."""
        return not self.cards_played() and (not self.touched or self.touched_first(offence))

    def touched_first(self, offence: Offence) -> bool:
        """Whether the side at fault was the first to touch its cards: then the others may do the same."""
        return bool(self.touched) and self.party[self.touched[0]] == self.party[offence.seat]

    def window_until_dealer_looks(self, offence: Offence) -> bool:
        return self.dealer not in self.touched

    def window_until_dealer_s_side_touches(self, offence: Offence) -> bool:
        """The same, of what the dealer alone may claim."""
        return self.window_until_others_touch(offence)

    def window_until_trump_turned_unseen(self, offence: Offence) -> bool:
        """Before the trump is turned, and anybody has looked."""
        return not self.trump_shown and not self.touched

    # Who decides, and what becomes of it

    def chooser_not_dealing(self, offence: Offence) -> int:
        """An adversary whose hands are free."""
        return next(seat for seat in self.against(offence.seat) if seat != self.dealer)

    def effect_keep_card(self, offence: Offence) -> None:
        """The deal stands as it is."""

    def effect_see_it(self, offence: Offence) -> None:
        """All see what the dealer has looked at: his last card, wherever it is."""
        stock, hand = self.pile, self.hand_of(self.dealer)
        zone = stock if self.phase in DEALING and self.zone[stock] and not self.zone[hand] else hand
        self.show(self.dealer, self.zone[zone][-1:], zone, "looked at")

    def effect_recut(self, offence: Offence) -> None:
        """The pack is cut again."""
        if self.interrupted:
            self.resume_at("cutting_pack", self.cutter)
        else:
            self.go("cutting_pack", self.cutter)

    def effect_rectify(self, offence: Offence) -> None:
        """Each has again what is his."""

    def effect_rightful_dealer_deals(self, offence: Offence) -> None:
        """The deal of another is void, and whose deal it was deals."""
        self.dealer = self.rightful_dealer
        self.annul("same", offence.seat, offence.article)

    def effect_misdeal(self, offence: Offence) -> None:
        """It loses the deal, unless an adversary has touched his cards before the dealer's partner has."""
        partners = self.partners_of(self.dealer)
        first = next((seat for seat in self.meddled if seat != self.dealer), self.dealer)
        lost = first == self.dealer or first in partners
        if self.rightful_dealer in partners:
            self.dealer = self.rightful_dealer   # it was dealt for him, and costs him his deal
        self.annul("next" if lost else "same", offence.seat, offence.article)
