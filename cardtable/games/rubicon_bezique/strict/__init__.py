"""Rubicon Bézique under strict laws: leads and draws out of turn, cards seen in the stock, a score for nothing, and the
last nine tricks played wrongly (002:861-899, 1040-1062)."""
from __future__ import annotations

from typing import ClassVar

from cardtable.cards import Card, Cards
from cardtable.families.tricks.strict import StrictTricks
from cardtable.games.rubicon_bezique.faults import FAULTS
from cardtable.games.rubicon_bezique.rules import RubiconCloth
from cardtable.games.rubicon_bezique.strict.marks import MarkedRubicon
from cardtable.rules.faults import Offence
from cardtable.rules.motions import DREW
from cardtable.rules.moves import Choice, Choices, One

BEFORE_DRAWING = ("declaring", "drawing")
MOST = 4                                         # cards seen at once


class StrictCloth(RubiconCloth):
    """With the cards on top of the stock that a player has seen, after all others."""

    def __init__(self) -> None:
        super().__init__()
        self.glimpsed = self.each("glimpsed")


LAYOUT = StrictCloth()


class StrictRubicon(MarkedRubicon):
    """One deal among two who may be careless."""

    FAULTS = FAULTS
    layout: ClassVar[StrictCloth] = LAYOUT
    remembered = (*StrictTricks.remembered, "heaped")

    def begin(self) -> None:
        super().begin()
        self.sight = (0, 0)                      # by seat, how many cards he will see in drawing
        self.shows = -1                          # who shows the card he is to draw
        self.false_scores: tuple[tuple[int, int, int], ...] = ()     # before which card who has scored what for nothing

    # What can be done wrongly

    def faults(self, seat: int) -> Choices:
        found = super().faults(seat)
        if self.phase not in BEFORE_DRAWING or any(map(self.glimpses, range(self.seats))) or max(self.sight):
            return found
        room = self.to_draw() - self.seats
        if seat in self.must:
            found += (Choice("see", One((2,)), law=self.law("winner sees two")),)
            if room >= self.seats:
                found += (Choice("see", One(range(3, MOST + 1)), law=self.law("several seen")),)
        else:
            found += (Choice("draw-first", law=self.law("loser draws first")),)
            if room >= self.seats:
                found += (Choice("see", One((2,)), law=self.law("loser sees two")),
                          Choice("see", One((3,)), law=self.law("several seen")))
        if self.phase == "declaring" and seat in self.must:
            found += (Choice("score-falsely", One(tuple(self.kind)), law=self.law("no meld")),)
        return found

    # A lead out of turn may be taken up until it has been played to (24)

    def out_of_turn(self, seat: int, card: Card) -> None:
        self.play_on(seat, card)
        self.say(seat, "leads early")

    def window_until_played_to(self, offence: Offence) -> bool:
        return len(self.history) == offence.after + 1

    def effect_take_up_lead(self, offence: Offence) -> None:
        self.go("play", self.take_back(offence.after))

    # Cards seen on the stock

    def glimpses(self, seat: int) -> Cards:
        """The cards on top of the stock that this seat has seen."""
        return self.zone[self.layout.glimpsed[seat]]

    def to_draw(self) -> int:
        return super().to_draw() + sum([len(self.glimpses(seat)) for seat in range(self.seats)])

    def do_see(self, seat: int, number: int) -> None:
        """So many will be seen when he draws; a winner who sees the other's card shows his own (28)."""
        self.say(seat, "sees", number)
        self.sight = (number, self.sight[1]) if seat == 0 else (self.sight[0], number)
        if seat in self.must and number == self.seats:
            self.shows = seat

    def do_draw_first(self, seat: int) -> None:
        """The loser has the top card, and has seen it."""
        self.say(seat, "draws first")
        self.glimpse(seat, 1)

    def glimpse(self, seat: int, number: int) -> None:
        """So many more cards of the stock are seen by him."""
        self.draw(number, self.layout.stock, self.layout.glimpsed[seat], seat, DREW)

    def draw_one(self, seat: int) -> None:
        """From the top of the stock, whoever has seen it; who sees several goes on looking."""
        lying = [zone for zone in self.layout.glimpsed if self.zone[zone]]
        self.draw(1, lying[0] if lying else self.layout.stock, self.layout.hand[seat], seat)
        if self.shows == seat:
            hand = self.layout.hand[seat]
            self.show(seat, self.zone[hand][-1:], hand, "top card")
            self.shows = -1
        number, self.sight = self.sight[seat], (0, self.sight[1]) if seat == 0 else (self.sight[0], 0)
        self.glimpse(seat, max(0, number - 1))

    def replenish(self, winner: int) -> None:
        """Who has drawn first keeps what he has, if it was not claimed; and the other chooses of two cards while any
        that was seen is to be drawn (30, 31)."""
        looker = next((seat for seat in range(self.seats) if self.glimpses(seat)), -1)
        if self.over or looker < 0:
            super().replenish(winner)
        elif any(o.fault == "draws first" and o.pending for o in self.offences):
            self.draw_one(looker)
            self.draw_one(self.left(looker))
            self.drawn(winner)
        elif any(o.fault == "draws first" and o.state == "settled" and o.after == len(self.history)
                 for o in self.offences):
            super().replenish(winner)
        else:
            chooser, glimpsed = self.left(looker), self.layout.glimpsed
            seen = self.glimpses(looker)[:self.seats]
            self.shift(seen, glimpsed[looker], glimpsed[chooser], looker)
            self.glimpse(chooser, self.seats - len(seen))
            self.leader = winner
            self.go("choosing", chooser)

    def choosing(self, seat: int) -> Choices:
        """Of two cards one is his."""
        return (Choice("choose", One(self.glimpses(seat)[:self.seats])),)

    def do_choose(self, seat: int, card: Card) -> None:
        other = next(one for one in self.glimpses(seat)[:self.seats] if one != card)
        self.say(seat, "chooses")
        for one, to in ((card, seat), (other, self.left(seat))):
            self.shift((one,), self.layout.glimpsed[seat], self.layout.hand[to], to, DREW)
        self.drawn(self.leader)

    def window_until_others_draw(self, offence: Offence) -> bool:
        return self.phase in BEFORE_DRAWING

    def effect_restore_card(self, offence: Offence) -> None:
        """The card goes to who has won the trick, and the next is shown to him (29)."""
        self.shows = offence.seat

    # A score for nothing stands when a card of the next trick has been played (50)

    def do_score_falsely(self, seat: int, kind: str) -> None:
        points = self.kind[kind].points
        self.say(seat, "scores", kind, points)
        self.false_scores += ((len(self.history), seat, points),)
        self.mark(self.side[seat], points, kind, self.articles["no meld"])
        self.after_declaring(seat)

    def window_until_next_card(self, offence: Offence) -> bool:
        return len(self.history) == offence.after

    def effect_strike_score(self, offence: Offence) -> None:
        for after, seat, points in self.false_scores:
            if (after, seat) == (offence.after, offence.seat):
                self.take_off(self.side[seat], points, offence.article)

    # The last nine tricks: what was played wrongly, and all after it, is taken up and played again (55)

    @property
    def heaped(self) -> Cards:
        """The cards in the heap."""
        return self.zone[self.layout.heap]

    @heaped.setter
    def heaped(self, some: Cards) -> None:
        for card in some:
            self.return_to(self.layout.heap, self.leader, card)

    def effect_replay(self, offence: Offence) -> None:
        first = next(n for n, (seat, card, _) in enumerate(self.history)
                     if seat == offence.seat and card in offence.cards)
        self.play_again(first)

