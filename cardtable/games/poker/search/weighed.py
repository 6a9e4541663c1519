"""A decision in which all courses are played on in the same layouts, to the end of the deal."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from random import Random

from cardtable.cards import Cards
from cardtable.games.poker.match import PokerEvening
from cardtable.games.poker.reputations import FIRST
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.straight import Straight
from cardtable.games.poker.rules.table import HELD, Poker
from cardtable.games.poker.rules.zones import LAID, OPEN
from cardtable.games.poker.search.field import Pack, field
from cardtable.games.poker.search.layouts import Layout, layouts
from cardtable.games.poker.search.read import manner, price, ranges
from cardtable.games.poker.search.rollout import Rest
from cardtable.players.estimate import Plan
from cardtable.players.question import Question, Scale
from cardtable.rules.moves import Move
from cardtable.rules.view import View

SAMPLES, EARLY = 160, 32
LIE = .09                                        # of hands with which one goes in, so many are not what they should be
NEAR = .5                                        # counters


class Weighed(Question):
    """Every course played on in the same layouts, which lie evenly, so that their figures are surer than the errors
    told; among courses that the errors do not part, therefore, that with the best figure is preferred."""

    unit = "counters"
    samples, early = SAMPLES, EARLY
    scale = Scale(.05, NEAR)
    zero = Move(("out",))                        # who goes out pays nothing more, and gains nothing

    def __init__(self, view: View, deal: Poker, seat: int) -> None:
        self.deal, self.seat = deal, seat
        self.pack = Pack(deal.terms.short, deal.terms.mistigris, deal.terms.tiger)
        self.drawing = isinstance(deal, Draw)
        self.field, self.limits = field(self.pack, self.drawing), deal.limits
        self.hand = tuple(sorted(deal.hand(seat)))
        match = view.match
        assert isinstance(match, PokerEvening)
        self.manners = [manner(match.reputations[player], deal.terms.short) for player in deal.player]
        self.known = ranges(deal, self.manners)
        self.base = price(deal)
        self.unseen = unseen(deal, seat)
        self.totals: dict[Plan, list[float]] = {}
        self.has = [deal.before(one) for one in range(deal.seats)]
        self.own = self.field.standing(self.hand) if deal.phase in FIRST else 0.0
        self.others = [one for one in deal.standing if one != seat]
        self.plans: Sequence[Plan] = ()

    @property
    def preferred(self) -> Move | None:          # type: ignore[override]
        if not self.totals:
            return None
        return max(self.totals, key=lambda plan: self.totals[plan][0] / self.totals[plan][1])[0]

    # Layouts

    def layouts(self, rng: Random) -> Iterator[tuple[Layout, float]]:
        most = min(HELD, len(self.unseen)) if self.drawing and self.deal.phase != "staking" else 0
        for one in layouts(self.deal.seats, self.unseen, most, rng):
            yield one, 1.0

    def values(self, world: Layout, plans: Sequence[Plan]) -> list[float]:
        laid, found = self.laid(world), []
        for plan in plans:
            value = self.value(laid.copy(world.lots), world, plan)
            total = self.totals.setdefault(plan, [0.0, 0.0])
            total[0] += value
            total[1] += 1
            found.append(value)
        return found

    def value(self, rest: Rest, world: Layout, plan: Plan) -> float:
        """What one course comes to in one layout, which lies ready to be played out."""
        raise NotImplementedError                # abstract

    # A deal in numbers

    @cached_property
    def start(self) -> Rest:
        """The same in all layouts."""
        return self.stands()

    def stands(self) -> Rest:
        """From here on, with nobody's hand known."""
        deal = self.deal
        found = Rest(self.seat, deal.seats, deal.purse[deal.pool], deal.paid, self.has, deal.standing, self.manners,
                     self.known)
        if deal.interval is not None:
            found.going_on(deal.betted, passing=isinstance(deal, Straight))
        return found

    def laid(self, world: Layout) -> Rest:
        """The same in one layout, whatever is said."""
        raise NotImplementedError                # abstract


def unseen(deal: Poker, seat: int) -> Cards:
    """The cards that may come to this seat for all it knows."""
    own = {*deal.hand(seat), *deal.zone[LAID[seat]], *[card for zone in OPEN for card in deal.zone[zone]]}
    return tuple([card for card in deal.pack if card not in own])
