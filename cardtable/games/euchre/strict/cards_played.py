"""Cards played wrongly at Euchre: revokes, cards out of turn, two at once, cards that lie exposed (001:762-848)."""
from __future__ import annotations

from typing import ClassVar

from cardtable.cards import Card, Cards
from cardtable.families.gallery import Gallery
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.strict.demands import CARD, Demand
from cardtable.families.tricks.strict.exposed import ExposedCloth
from cardtable.families.tricks.strict.late_marks import MarksInTime
from cardtable.families.tricks.strict.revokes import Mending
from cardtable.families.tricks.strict.suit_later import SuitLater
from cardtable.families.tricks.strict.two_cards import TwoCards
from cardtable.games.euchre.calling import callable_exposed
from cardtable.games.euchre.faults import REVOKED
from cardtable.games.euchre.rules import SEATS, Euchre, EuchreCloth
from cardtable.games.euchre.scoring import JAMBOREE, scored
from cardtable.rules.faults import Offence
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choice, Choices, Move, One


class StrictCloth(ExposedCloth, EuchreCloth):
    """With cards that lie exposed, after all others."""


LAYOUT = StrictCloth(SEATS)


class CardsPlayed(Gallery, MarksInTime, TwoCards, SuitLater, Mending, Euchre):
    """A side that is penalised in points counts nothing of its own (36); partners answer for each other (37)."""

    layout: ClassVar[StrictCloth] = LAYOUT
    articles = {**Euchre.articles, "revoke": Euchre.articles["23"], "demand": Euchre.articles["31"]}
    orders, calls_spare = "30", True
    # Marks by hand: too much can be put right until the next turn-up, too little until that deal is over (33)
    moments = (("trump_turned", "corrections"), ("deal_over", "left"))
    BOUND = {"marked over": "at_once"}
    remembered = (*Mending.remembered, "taken_in")

    def begin(self) -> None:
        super().begin()
        self.take_over(self.terms.ledger, self.terms.hands_mark)
        self.bystanders = self.terms.bystanders

    def has_trump_turned(self) -> bool:
        return bool(self.turned)

    def fault_of(self, law: Law, seat: int, move: Move) -> str:
        """A card out of turn is a lead, or to a trick begun."""
        if law.number == self.articles["turn"]:
            return "early" if self.on_table() else "lead"
        return super().fault_of(law, seat, move)

    def broken(self, seat: int, card: Card) -> str:
        """Who could obey and does not, has refused a call (30)."""
        return self.orders if card in TrickDeal.allowed(self, seat) else "revoke"

    def early(self, seat: int) -> str:
        return "17" if self.on_table() and seat in self.played_by()[:-1] else "turn"

    def faults(self, seat: int) -> Choices:
        found, held = super().faults(seat), self.zone[self.layout.hand[seat]]
        if self.phase != "play" or not held:
            return found
        shown = tuple([Choice(verb, One(held), law=self.law("29")) for verb in ("drop", "name-card")])
        return (*found, *shown, Choice("lay-down", law=self.law("20")), Choice("throw-down", law=self.law("34")))

    def do_drop(self, seat: int, card: Card) -> None:
        self.show(seat, (card,), self.layout.hand[seat], "dropped", self.articles["29"])

    def do_name_card(self, seat: int, card: Card) -> None:
        self.say(seat, "name-card", card.name, law=self.articles["29"])

    def do_lay_down(self, seat: int) -> None:
        self.say(seat, "lay-down", law=self.articles["20"])

    def do_throw_down(self, seat: int) -> None:
        self.say(seat, "throw-down", law=self.articles["34"])

    def effect_hand_exposed(self, offence: Offence) -> None:
        self.expose(offence.seat, self.zone[self.layout.hand[offence.seat]])

    # Out of turn (15): what is played upon a wrong lead goes back freely

    def out_of_turn(self, seat: int, card: Card) -> None:
        """To a trick begun it goes back, and lies exposed."""
        if self.on_table():
            name = self.early(seat)
            self.say(seat, "goes back" if name == "turn" else "second card", card.name, law=self.articles[name])
        else:
            super().out_of_turn(seat, card)

    # Exposed cards are called, as far as that takes no commanding card from who cannot follow (31)

    def binds(self, demand: Demand, held: Cards, led: Cards) -> bool:
        return demand.kind != CARD or demand.trick > 0 or \
            bool(callable_exposed(held, demand.cards, led[0] if led else None, self.trump))

    # The revoke (23-28)

    def may_turn(self, seat: int) -> bool:
        """Nobody is asked to: a trick is turned when the next is led to."""
        return False

    def may_ask(self, seat: int) -> bool:
        """Such questions are forbidden (35)."""
        return False

    def complete(self, offence: Offence) -> bool:
        """The trick is turned, and its maker or his partner has played again."""
        side, after = self.party[offence.seat], offence.trick * self.playing()
        return any(self.party[seat] == side and not (number % self.playing() == 0
                                                     and self.rightful(number // self.playing() + 1) != seat)
                   for number, (seat, *_) in enumerate(self.history[after:], after))

    def put_right(self, offence: Offence, free: bool = False) -> None:
        """The card goes back, and what an adversary has played upon it, freely; his partner's card stands (26)."""
        first = next(n for n, (seat, card, _) in enumerate(self.history)
                     if seat == offence.seat and card in offence.cards)
        stands = [(seat, card) for seat, card, _ in self.history[first + 1:offence.trick * self.playing()]
                  if seat in self.partners_of(offence.seat)]
        self.unmake(offence)
        self.play_again(first)
        self.demands += tuple([Demand(seat, CARD, (card,), trick=offence.trick) for seat, card in stands])
        self.note("put right", offence.seat, offence.cards)

    def effect_both_sides(self, offence: Offence) -> None:
        """One error offsets the other, and the cards are dealt afresh (28)."""
        proved = {self.party[o.seat] for o in self.offences if o.fault in REVOKED and o.state in ("claimed", "settled")}
        if len(proved) > 1:
            self.annul("same", offence.seat, self.articles["28"])

    def effect_add_two(self, offence: Offence) -> None:
        self.penalise(offence, 2, "revoke")

    def penalise(self, offence: Offence, points: int, what: str) -> None:
        """The adversaries add so many; that may be the game."""
        self.offenders += (offence.seat,)
        self.mark(1 - self.side[offence.seat], points, what, offence.article)

    def effect_score_nothing(self, offence: Offence) -> None:
        self.offenders += (offence.seat,)

    # The score

    def reckon(self) -> None:
        """What an offending side has made is not counted (36)."""
        scorer = self.scorer()
        if any(self.side[seat] == scorer for seat in self.offenders):
            self.say(self.side.index(scorer), "counts nothing", law=self.articles["36"])
            self.end()
        else:
            super().reckon()

    def scorer(self) -> int:
        """The side that the deal brings something to."""
        makers = self.side[self.maker]
        if self.contract == JAMBOREE:
            return makers
        return makers if scored(self.value(), self.tricks(self.party[self.maker])).makers else 1 - makers
