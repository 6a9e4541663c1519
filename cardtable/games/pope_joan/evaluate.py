"""What search needs to know of Pope Joan: whole layouts, played out to the end of the deal by the book.

In a layout the others lead by the maxims from what they could know themselves, so that nobody sees through the cards;
the player himself goes on a little better than the book, by an order of its maxims that wins more (docs/play.md), and
each lead is also tried with the best of all as his next: who leads a stop leads again, and has lost nothing.
A lead is worth the counters it brings, less an equal share of those that it has taken out of the tray, by whomever: all
play for what stays there.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from cardtable.cards import Card
from cardtable.games.pope_joan import maxims
from cardtable.games.pope_joan.maxims import ALL, advice
from cardtable.games.pope_joan.rules import HAND, PopeJoan
from cardtable.games.pope_joan.runs import PLACE, POPE_BIT, bits, bridged, stops, unreachable
from cardtable.games.pope_joan.stops import out
from cardtable.games.pope_joan.tray import COMPARTMENTS, GAME, PACK, POPE_CARD, honour, takes
from cardtable.players.came import Came
from cardtable.players.estimate import Plan
from cardtable.players.question import Parts, PartWords, Question
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move
from cardtable.rules.view import View

TRIALS = 4000                    # of all leads together, if none were tried twice: half a second at most
FORETOLD = 40                    # layouts by which the best course is guessed
AHEAD = 2                        # leads that it names after the first
NOBODY = -1
PLACES = 64

phrase = {"play": ("Lead", "leading")}
caveats: dict[str, str] = {}
PARTS = {
    "tray": PartWords("it takes more out of the tray", "the tray yields {n} more", "the tray yields {n} less"),
    "out": PartWords("it goes out oftener", "going out brings {n} more", "going out brings {n} less"),
    "left": PartWords("it leaves fewer cards to pay for", "cards left cost {n} less", "cards left cost {n} more"),
    "share": PartWords("it leaves more in the tray for the next deals", "the tray keeps {n} more",
                       "the tray keeps {n} less"),
}


SHARED = "Of what is taken from the tray {share} is taken off, whoever takes it: so much of it would have come to you."
SHARES = {3: "a third", 4: "a quarter", 5: "a fifth", 6: "a sixth", 7: "a seventh", 8: "an eighth"}


def question(view: View, seat: int, book: Move) -> Question | None:
    """Which card to lead."""
    return Leads(view, seat) if isinstance(view.deal, PopeJoan) and view.deal.phase == "lead" else None


def any_dead(hand: int, alive: int) -> int:
    """Whatever nothing can lead up to, aces included."""
    return maxims.longest(unreachable(hand, alive), hand)


OWN_ORDER = (maxims.way_out, maxims.known_stop, maxims.pope, maxims.run_to_a_stop, any_dead, maxims.close_to_a_stop,
             maxims.sequence, maxims.close, maxims.lowest)


def own_lead(hand: int, alive: int) -> int:
    """How the player himself goes on after the lead in question."""
    return next(found for lead in OWN_ORDER if (found := lead(hand, alive)))


class Layout(NamedTuple):
    """Who holds what: the hands as bits, and by place of a card its holder."""

    hands: tuple[int, ...]
    holder: tuple[int, ...]


def laid(world: Deal) -> Layout:
    """The layout of a whole deal."""
    holder = [NOBODY] * PLACES
    for seat in range(world.seats):
        for card in world.zone[HAND[seat]]:
            holder[PLACE[card]] = seat
    return Layout(tuple([bits(world.zone[HAND[seat]]) for seat in range(world.seats)]), tuple(holder))


class Leads(Question):
    """Every card of the hand, each tried in the same layouts."""

    unit = "counters"
    part_words = PARTS

    def __init__(self, view: View, seat: int) -> None:
        deal = view.deal
        assert isinstance(deal, PopeJoan)
        self.seat, self.seats = seat, deal.seats
        self.worlds = view.worlds()
        self.counted = SHARED.format(share=SHARES[deal.seats])
        self.hand = bits(deal.zone[HAND[seat]])
        self.alive = ALL & ~bits(out(view))
        self.tray = [deal.purse[-1 - n] for n in range(len(COMPARTMENTS))]
        self.share, self.full = 1 / self.seats, sum(self.tray)
        self.prizes = {PLACE[c]: c for c in PACK if c is POPE_CARD or honour(c, deal.trump) is not None}
        self.fallen = {s: tuple([c for c in deal.fallen(s) if PLACE[c] in self.prizes]) for s in range(self.seats)}
        self.trump = deal.trump
        self._came = Came()
        moves = list(view.decision(seat))
        self.samples = TRIALS // len(moves)
        self.plans: Sequence[Plan] = [(move,) for move in moves]
        if len(moves) > 2:
            self.plans = self.with_courses(moves)

    def with_courses(self, moves: Sequence[Move]) -> list[Plan]:
        """Each lead as the player then goes on by his order, and with the course that seems best by a few layouts: of
        all that he may lead for most, of their own for those with which he leads again."""
        rng = Random(self.hand)
        some = [laid(self.worlds.sample(rng)) for _ in range(FORETOLD)]
        single: list[Plan] = [(move,) for move in moves]
        kept = bridged(stops(self.hand, self.alive), self.hand, 1, self.alive)
        best = self.course(some, self.foremost(some, single), moves)
        own = [plan for plan in single if kept & bits([c for c in plan[0] if isinstance(c, Card)])]
        found = [best if plan[0] == best[0] else self.course(some, plan, moves) if plan in own else
                 (*plan, *[move for move in best if move != plan[0]]) for plan in single]
        return list(dict.fromkeys([*single, *found]))

    def course(self, some: Sequence[Layout], plan: Plan, moves: Sequence[Move]) -> Plan:
        """The same with what is led next, where that seems better than the order."""
        for _ in range(AHEAD):
            plan = self.foremost(some, [plan, *[(*plan, move) for move in moves if move not in plan]])
        return plan

    def foremost(self, some: Sequence[Layout], plans: Sequence[Plan]) -> Plan:
        """The course that seems best by these layouts."""
        return max(plans, key=lambda plan: sum([sum(self.play_out(world, plan).values()) for world in some]))

    def layouts(self, rng: Random) -> Iterator[tuple[Layout, float]]:
        """Whole layouts, each as likely."""
        while True:
            yield laid(self.worlds.sample(rng)), 1.0

    def values(self, world: Layout, plans: Sequence[Plan]) -> list[float]:
        """What each lead comes to."""
        return [self._came.add(plan, self.play_out(world, plan)) for plan in plans]

    def afresh(self) -> None:
        """Nothing has come of any lead yet."""
        self._came = Came()

    def parts(self, plan: Plan, like: Plan | None = None) -> Parts:
        """Means over the layouts looked at."""
        return self._came.mean(plan, like)

    def because(self, best: Move, worse: Sequence[Move], fair: Sequence[Move] = ()) -> str:
        """That with the best the hand is out for certain, as with nothing that is worse."""
        led = best[1]
        assert isinstance(led, Card)
        return maxims.sure_ground(self.hand, self.alive, 1 << PLACE[led])

    def ground(self, plan: Plan) -> str:
        """What the book would say for a lead, or else what is gained by leading it first."""
        led = plan[0][1]
        assert isinstance(led, Card)
        bit = 1 << PLACE[led]
        return maxims.ground(self.hand, self.alive, bit) or maxims.waits(self.hand, self.alive, bit)

    def play_out(self, world: Layout, plan: Plan) -> Parts:
        """The counters that come to the player by PARTS, from this lead to the end of the deal; what the plan names
        next is led when he has the lead again, if it has not gone."""
        led, *meant = [PLACE[card] for move in plan if isinstance(card := move[1], Card)]
        hands, holder, tray, fallen = list(world.hands), list(world.holder), self.tray.copy(), self.fallen.copy()
        alive, seat, place, prizes = self.alive, self.seat, led, self.prizes
        gain = 0
        while True:
            while seat >= 0:                             # the run
                last = seat
                hands[seat] ^= 1 << place
                alive ^= 1 << place
                holder[place] = NOBODY
                if place in prizes:
                    card = prizes[place]
                    for pot in takes(card, self.trump, fallen[seat]):
                        gain += self.taken(tray, -1 - pot, seat)
                    fallen[seat] += (card,)
                if not hands[seat]:
                    game, paid = self.taken(tray, -1 - GAME, seat), self.paid(hands, seat)
                    own = seat == self.seat
                    return {"tray": gain, "out": game + paid if own else 0, "left": 0 if own else paid,
                            "share": self.share * (sum(tray) - self.full)}
                place += 1
                seat = holder[place]
            seat = last
            alive &= ~(1 << place)                       # nobody could follow: all know that this card is out
            hand = hands[seat]
            if seat != self.seat:
                place = advice(hand, alive)[0].bit_length() - 1
            elif not meant or not hand >> (place := meant.pop(0)) & 1:
                place = own_lead(hand, alive).bit_length() - 1

    def taken(self, tray: list[int], compartment: int, seat: int) -> int:
        """Empties a compartment; what of it comes to the player."""
        coins, tray[compartment] = tray[compartment], 0
        return coins if seat == self.seat else 0

    def paid(self, hands: list[int], winner: int) -> int:
        """What the player gets or pays for the cards left."""
        if winner != self.seat:
            own = hands[self.seat]
            return 0 if own & POPE_BIT else -own.bit_count()
        return sum([hand.bit_count() for hand in hands if not hand & POPE_BIT])
