"""What search needs to know of Cribbage: throws valued by tables, and what the others may hold in the play.

Two sides play for the game at the score and its stake, each pair of scores having its worth; three play for points, and
four search the play five cards deep.  From each card on all lies open, which overrates what the others know; hands are
weighed by how players keep them and by what their go has excluded.
"""
from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from cardtable.cards import BACK, Card, Cards, unmask
from cardtable.games.cribbage.book.throws import Throw, game_worth, rank_points, ranks, throws
from cardtable.games.cribbage.options import CribbageOptions
from cardtable.games.cribbage.rules.count import ORDER, show
from cardtable.games.cribbage.rules.forms import role
from cardtable.games.cribbage.rules.rules import HAND, START, Cribbage
from cardtable.games.cribbage.search.likely import Held, Ranks, likely
from cardtable.games.cribbage.search.pegging import EVERYTHING, Pegging
from cardtable.games.cribbage.show.drawing import draw
from cardtable.games.cribbage.tables.computed import kept, shares, tables, worth
from cardtable.players.estimate import Estimate, Plan
from cardtable.players.question import Question
from cardtable.players.report import Report
from cardtable.rules.moves import Move
from cardtable.rules.view import View

MOST_COUNTED = 500                       # hands of the other; more are sampled
MOST_HELD = 3                            # cards of the other, from which there may be so few
DRAWN = 480                              # layouts, at budget 1
DEPTH = {2: EVERYTHING, 3: 4, 4: 5}      # cards searched, by seats
LONG, SHORT_DEPTH = 8, 6                 # more cards than this in two hands are searched less deep
HUNDREDTHS = 100.0
NEAR = 5                                 # points about the score
PROBED = 24                              # layouts in which it is found what a point is worth

phrase = {"lay-out": ("Lay out", "laying out"), "play": ("Play", "playing"), "count": ("Count", "counting"),
          "missed": ("Claim", "claiming"), "content": ("Claim nothing", "claiming nothing")}
caveats = {"play": "Each layout is played as if the cards lay open, so a trap is worth a little more than is shown."}


def question(view: View, seat: int, book: Move) -> Question | None:
    """The decision as a question for search, None where there is nothing to search: the count of a hand."""
    kind = KINDS.get(view.deal.phase)
    asked = None if kind is None else kind(view, seat)
    if isinstance(asked, InPlay):
        asked.take_for_its_rank(book)
    return asked


class _Asked(Question):
    """What both kinds of question share."""

    def __init__(self, view: View, seat: int) -> None:
        deal = view.deal
        assert isinstance(deal, Cribbage)
        chosen = CribbageOptions.of(view.match.options)
        self.deal, self.seat, self.form = deal, seat, chosen.form
        self.side, self.part = deal.side, role(seat, deal.dealer, deal.side)
        self.lurch = 2.0 if chosen.stake else 1.0
        self.racing = len(worth(self.form, self.lurch)) > 0
        self.unit = ("hundredths of the stake" if self.lurch > 1 else "hundredths of the game") if self.racing \
            else "points"

    def slope(self) -> float:
        """What a point is worth at the end of the deal, somewhere about the present score."""
        if not self.racing:
            return 1.0
        own, goal = self.deal.score[self.side[self.seat]], self.deal.form.game
        ahead, behind = min(own + NEAR, goal - 1), max(own - NEAR, 0)
        return HUNDREDTHS * (self._next(ahead) - self._next(behind)) / (ahead - behind)

    def _next(self, own: int) -> float:
        """What the next deal begins with, at so many points of his own: there the sides change about."""
        table, goal, other = worth(self.form, self.lurch), self.deal.form.game, self.deal.score[
            1 - self.side[self.seat]]
        return -table[other * goal + own] if self.part == "pone" else table[own * goal + other]


class LayingOut(_Asked):
    """What to throw: one layout, since the tables stand for all of them."""

    ways = samples = 1
    at_once = True

    def __init__(self, view: View, seat: int) -> None:
        super().__init__(view, seat)
        held = self.deal.zone[HAND[seat]]
        self.throws = {Move(("lay-out", *throw.thrown)): throw for throw in throws(held, self.form, self.part)}
        self.plans = [(move,) for move in self.throws]

    def layouts(self, rng: Random) -> Iterator[tuple[Any, float]]:
        yield None, 1.0

    def values(self, world: Any, plans: Sequence[Plan]) -> list[float]:
        return [self.value(self.throws[plan[0]]) for plan in plans]

    def slope(self) -> float:
        """Between two players by what the throws themselves are worth, so that near home, too, points are points."""
        if not self.racing or self.deal.seats > 2:
            return super().slope()
        found = [(self.value(throw), throw.total) for throw in self.throws.values()]
        value, total = max(found)
        apart = sum([abs(total - one) for _, one in found])
        return sum([value - one for one, _ in found]) / apart if apart else super().slope()

    def value(self, throw: Throw) -> float:
        """The game at this score between two players, else points."""
        deal, own = self.deal, self.side[self.seat]
        if not self.racing:
            return throw.total
        if deal.seats > 2:
            return throw.total * self.slope()
        score = (deal.score[own], deal.score[1 - own])
        return HUNDREDTHS * game_worth(throw, deal.zone[HAND[self.seat]], self.form, self.part, score, deal.form.game,
                                       self.lurch)

    def sentence(self, report: Report, chosen: Estimate, moves: Sequence[Estimate]) -> str:
        """By the points apart by which a throw is judged."""
        other = next((found for found in moves if found is not chosen), None)
        if other is None:
            return report.sentence(chosen, moves)
        throw, against = self.throws[chosen.plan[0]], self.throws[other.plan[0]]
        name, rival = (" and ".join([f"the {c.name}" for c in some.thrown]) for some in (throw, against))
        text = (f"Lay out {name}: {throw.hand:.2f} in the hand, {throw.crib:+.2f} in the crib and {throw.pegging:+.2f} "
                f"in the play make {throw.total:.2f} points against {against.total:.2f} by {rival}")
        if self.racing:
            text += f"; at this score {report.figure(chosen.value)} {self.unit} against {report.figure(other.value)}"
        return text + "."


class InPlay(_Asked):
    """Which card to play."""

    samples = DRAWN

    def __init__(self, view: View, seat: int) -> None:
        super().__init__(view, seat)
        deal, seats = self.deal, self.deal.seats
        self.able = {ORDER[c.rank]: c for c in deal.playable(seat)}
        self.plans = [(Move(("play", card)),) for card in self.able.values()]
        self.row = [ORDER[c.rank] for c in deal.row]
        self.gone = sum([1 << s for s in deal.gone])
        self.hands: list[Ranks] = [ranks(deal.zone[HAND[s]]) if s == seat else () for s in range(seats)]
        self.shown = [ranks(deal.laid(s)) for s in range(seats)]
        self.start = deal.zone[START][0] if deal.zone[START] else None
        self.others = [s for s in deal.round(seat)[1:] if deal.zone[HAND[s]]]
        self.left = {s: by_rank(unmask(view.knowledge.may[HAND[s]])) for s in self.others}
        self.pegging = Pegging(self.side, deal.dealer, deal.form.played_out)
        if self.racing:
            self.pegging.race(deal.form.game, worth(self.form, self.lurch),
                              array("d", shares(tables(self.form)["crib"])), self.lurch)
        many = max(map(len, self.hands)) + sum([len(deal.zone[HAND[s]]) for s in self.others])
        self.depth = depth(seats, many)
        self.own_show = show(deal.zone[HAND[seat]] + deal.laid(seat), self.start).total if self.start else 0
        self.every = self._every()
        self.ways = len(self.every)

    def take_for_its_rank(self, book: Move) -> None:
        """Of the cards of a rank, which are alike in the play, the book's stands for all."""
        self.able |= {ORDER[c.rank]: c for c in book[1:] if isinstance(c, Card) and ORDER[c.rank] in self.able}
        self.plans = [(Move(("play", card)),) for card in self.able.values()]

    def _every(self) -> list[Held]:
        """All that the one other may hold, where that is little enough; else nothing."""
        deal = self.deal
        if not self.others:
            return [Held((), 1.0)]
        other, *more = self.others
        if more or len(deal.zone[HAND[other]]) > MOST_HELD:
            return []
        found = likely(kept(self.form, role(other, deal.dealer, self.side)), deal.form.hand, self.shown[other],
                       self.left[other])
        return found if len(found) <= MOST_COUNTED else []

    def layouts(self, rng: Random) -> Iterator[tuple[list[Ranks], float]]:
        """The hands of all: every one with its weight, or drawn without end."""
        every = list(self.every)
        rng.shuffle(every)
        for held in every:
            yield self._with({self.others[0]: held.rest} if self.others else {}), held.weight
        while not every:
            yield self._with(self._drawn(rng)), 1.0

    def _drawn(self, rng: Random) -> dict[int, Ranks]:
        """A hand for each of the others, one after another."""
        gone: list[int] = []
        found = {}
        for s in self.others:
            left = [max(0, n - gone.count(r)) for r, n in enumerate(self.left[s])]
            lacks = sum([1 << r for r, n in enumerate(left) if not n])
            found[s] = draw(self.form, role(s, self.deal.dealer, self.side), self.shown[s], left, lacks, rng)
            gone += found[s]
        return found

    def _with(self, found: dict[int, Ranks]) -> list[Ranks]:
        return [found.get(s, hand) for s, hand in enumerate(self.hands)]

    def values(self, world: list[Ranks], plans: Sequence[Plan]) -> list[float]:
        """What each card comes to when the hands lie so."""
        self.pegging.at(self.deal.score, self.deal.goal or self.deal.form.game)
        found = dict(self.pegging.values(world, self.row, self.gone, self._shows(world), self.seat, self.depth))
        scale = HUNDREDTHS if self.racing else 1.0
        return [scale * found[ORDER[card.rank]] for plan in plans for card in plan[0][1:] if isinstance(card, Card)]

    def slope(self) -> float:
        """What a point more is worth here, or one of the other side's less, whichever is more."""
        if not self.racing:
            return 1.0
        side, goal = self.side[self.seat], self.deal.form.game
        score = [min(points, goal - 2) for points in self.deal.score]
        some = list(islice(self.layouts(Random(0)), PROBED))
        ours, theirs = ([points + (s == who) for s, points in enumerate(score)] for who in (side, 1 - side))
        level = self._at(score, some)
        return HUNDREDTHS * max(self._at(ours, some) - level, level - self._at(theirs, some))

    def _at(self, score: Sequence[int], some: Sequence[tuple[list[Ranks], float]]) -> float:
        """What a card is worth on the average of all and of these layouts, if the score were this."""
        self.pegging.at(score, self.deal.form.game)
        worth = sum([weight * sum([value for _, value in self.pegging.values(
            world, self.row, self.gone, self._shows(world), self.seat, self.depth)]) for world, weight in some])
        return worth / sum([weight for _, weight in some]) / len(self.plans)

    def _shows(self, world: list[Ranks]) -> list[int]:
        """What the hands will count: his own exactly, the others' by their ranks."""
        start = (ORDER[self.start.rank],) if self.start else ()
        return [self.own_show if s == self.seat else rank_points(tuple(sorted((*hand, *self.shown[s], *start))))
                for s, hand in enumerate(world)]


def depth(seats: int, cards: int) -> int:
    """How many cards deep the play is searched, when so many are still held."""
    return min(DEPTH[seats], SHORT_DEPTH if cards > LONG else EVERYTHING)


def by_rank(some: Cards) -> list[int]:
    """How many of each rank."""
    found = [0] * 13
    for c in some:
        if c is not BACK:
            found[ORDER[c.rank]] += 1
    return found


KINDS: dict[str, type[LayingOut] | type[InPlay]] = {"laying_out": LayingOut, "play": InPlay}
