"""The master at Whiskey: each course played on to the show, by all, in layouts that agree with what was seen."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

from cardtable.cards import RANKS, Card, Cards
from cardtable.families.poker_hands.drawing import place
from cardtable.families.poker_hands.kinds import Kind
from cardtable.families.poker_hands.ranking import Ranking
from cardtable.games.poker.book.exchanges import CONTENT, KEPT
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.rules.whiskey import Whiskey
from cardtable.games.poker.rules.zones import HAND, STOCK, TABLE, WIDOW
from cardtable.players.estimate import Plan
from cardtable.players.question import Question, Scale
from cardtable.rules.moves import Move
from cardtable.rules.view import View

SAMPLES, EARLY = 96, 32
ON_NOTHING, REDEALT = .15, 400                   # of knocks so many mean nothing; a knocker's hand is dealt so often
BEST = 3                                         # exchanges that are tried: those that make the best hands
Way = tuple[Card, Card]                          # what is taken, and what is given for it


class Exchanging(Question):
    """What is taken, given, left or ended; all go on by habit: to the better hand, and to a knock when it is good.

    But who asks knocks with nothing less than a straight later on, since he will be asked again: were he to knock by
    habit, too, a hand that is good enough for it would seem to be worth less than a poorer one that goes on gathering.
    """

    unit = "counters"
    samples, early = SAMPLES, EARLY
    scale = Scale(.05, .25)

    def __init__(self, view: View, deal: Whiskey, seat: int, book: Move | None = None) -> None:
        self.view, self.deal, self.seat = view, deal, seat
        self.plans: Sequence[Plan] = [(move,) for move in courses(deal, seat, book)]

    def layouts(self, rng: Random) -> Iterator[tuple[Poker, float]]:
        """Cards that have been seen to be taken are where they were taken to."""
        worlds = self.view.worlds()
        while True:
            world = self.view.knowledge.world(self.view.deal, rng, worlds)
            assert isinstance(world, Whiskey)
            if self.deal.knocked not in (-1, self.seat) and rng.random() > ON_NOTHING:
                self.as_knocked(world, rng)
            yield world, 1.0

    def as_knocked(self, world: Whiskey, rng: Random) -> None:
        """Who has knocked holds, as far as such cards are left, a hand with which that is done."""
        hand, may, ranking = HAND[world.knocked], self.view.knowledge.may, world.ranking
        enough = least(ranking, Kind.STRAIGHT if world.early else Kind.TWO_PAIRS)
        held, stock = world.zone[hand], world.zone[STOCK]
        kept = tuple([card for card in held if not card.bit & may[STOCK]])           # which he was seen to take
        others = [card for card in (*held, *stock) if card not in kept and card.bit & may[hand]]
        for _ in range(REDEALT):
            found = (*kept, *rng.sample(others, len(held) - len(kept)))
            if place(ranking, found) >= enough:
                world.zone[hand] = found
                world.zone[STOCK] = tuple([card for card in (*held, *stock) if card not in found])
                return

    def values(self, world: Whiskey, plans: Sequence[Plan]) -> list[float]:
        return [Going(world, self.seat).on(self.seat, plan[0]) for plan in plans]


def courses(deal: Whiskey, seat: int, book: Move | None) -> list[Move]:
    """Of the exchanges those that make the best hands, and the book's; of the last one, after a knock, such as
    better the hand, if any does."""
    able = deal.decision(seat)
    found = [Move((verb,)) for verb in ("keep", "take", "leave", "knock") if Move((verb,)) in able]
    if deal.phase == "exchanging":
        held = deal.zone[HAND[seat]]
        ways = sorted(ways_of(held, deal.zone[TABLE]), key=lambda way: -place(deal.ranking, changed(held, way)))
        if deal.knocked >= 0:
            better = [way for way in ways if place(deal.ranking, changed(held, way)) > place(deal.ranking, held)]
            ways = better or ways[:1]            # with which leaving all as it is is compared
        found += [Move(("exchange", *way)) for way in ways[:BEST]]
    return [*found, book] if book is not None and book not in found and book in able else found


class Going:
    """A deal in which all cards are known, played on by habit; this seat, unless it is −1, waits with its knock."""

    def __init__(self, deal: Whiskey, waits: int = -1) -> None:
        self.waits = waits
        self.ranking, self.seats, self.pool = deal.ranking, deal.seats, deal.purse[deal.pool]
        self.hands = [tuple(deal.zone[HAND[seat]]) for seat in range(deal.seats)]
        self.table, self.hidden = tuple(deal.zone[TABLE]), tuple(deal.zone[WIDOW])
        self.to_come, self.knocked, self.phase = deal.to_come, deal.knocked >= 0, deal.phase
        self.elder = deal.elder
        self.content = least(self.ranking, CONTENT.get(deal.seats, Kind.STRAIGHT))
        self.two_pairs, self.straight = least(self.ranking, Kind.TWO_PAIRS), least(self.ranking, Kind.STRAIGHT)

    def on(self, seat: int, move: Move) -> float:
        """What this seat has of the pool, after this move and what follows."""
        self.say(seat, move.verb, (move[1], move[2]) if move.verb == "exchange" else None)    # type: ignore[arg-type]
        while self.to_come:
            one = self.to_come[0]
            self.say(one, *(self.at_widow(one) if self.phase == "widow" else self.exchanging(one)))
        worth = [place(self.ranking, hand) for hand in self.hands]
        best = max(worth)
        return self.pool / worth.count(best) if worth[seat] == best else 0.0

    def say(self, seat: int, verb: str, way: Way | None = None) -> None:
        """One word, as the rules have it."""
        rest = self.to_come[1:]
        if verb == "knock":
            self.knocked, rest, self.phase = True, self.round(seat)[1:], "exchanging"
            self.turn_up()
        elif verb == "take":
            self.table, self.hands[seat], self.hidden = self.hands[seat], self.hidden, ()
            rest, self.phase = self.round((seat + 1) % self.seats), "exchanging"
        elif verb == "keep" and not rest:
            rest, self.phase = self.round(self.elder), "exchanging"
            self.turn_up()
        elif way is not None:
            self.hands[seat] = changed(self.hands[seat], way)
            self.table = (*[card for card in self.table if card is not way[0]], way[1])
            rest = rest if self.knocked else self.round((seat + 1) % self.seats)
        self.to_come = rest

    def turn_up(self) -> None:
        if self.hidden:
            self.table, self.hidden = self.hidden, ()

    def round(self, seat: int) -> tuple[int, ...]:
        return tuple([(seat + n) % self.seats for n in range(self.seats)])

    def at_widow(self, seat: int) -> tuple[str]:
        worth = place(self.ranking, self.hands[seat])
        return ("knock",) if worth >= self.straight else ("keep",) if worth >= kept(self.ranking) else ("take",)

    def exchanging(self, seat: int) -> tuple[str] | tuple[str, Way]:
        held = self.hands[seat]
        worth = place(self.ranking, held)
        waits = seat == self.waits
        if not self.knocked and worth >= (self.straight if waits else self.content):
            return ("knock",)
        better, best = max([(place(self.ranking, changed(held, way)), way) for way in ways_of(held, self.table)])
        if better > worth:
            return "exchange", best
        return ("knock",) if not self.knocked and not waits and worth >= self.two_pairs else ("leave",)


def ways_of(held: Cards, table: Cards) -> list[Way]:
    """Every exchange."""
    return [(wanted, given) for wanted in table for given in held]


def changed(held: Cards, way: Way) -> Cards:
    """The hand after it."""
    wanted, given = way
    return tuple([wanted if card is given else card for card in held])


@lru_cache
def least(ranking: Ranking, kind: Kind) -> int:
    """The place of the lowest hand of a kind, among all strengths."""
    return next(n for n, worth in enumerate(ranking.strengths) if worth.kind >= kind)


@lru_cache
def kept(ranking: Ranking) -> int:
    """The place of the lowest hand that is kept rather than the widow taken: a pair of tens."""
    assert (Kind.PAIR, RANKS.index("T")) == KEPT
    return next(n for n, worth in enumerate(ranking.strengths) if (worth.kind, worth.ranks[0]) >= KEPT
                and worth.kind >= Kind.PAIR)
