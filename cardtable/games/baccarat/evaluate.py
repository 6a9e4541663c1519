"""What search needs to know of Baccarat: the banker's third card, exactly from the shoe; and the punter's at five,
from the shoe as if its cards came back, against a banker who answers best.

What the others may hold is weighed by what they have done, and at five by how often they take a card.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from cardtable.games.baccarat.exact import Layout, Side, Stakes, layouts
from cardtable.games.baccarat.mixed import NONE, Chances, draws, hinge, mixture, of_cards, sign, two_cards
from cardtable.games.baccarat.points import EIGHT, FREE, VALUE, point
from cardtable.games.baccarat.rules.bank import Banked
from cardtable.games.baccarat.rules.cards import NATURAL
from cardtable.games.baccarat.rules.table import BANK, HAND, THIRD
from cardtable.games.baccarat.seen import Counts, at_five, often, unseen
from cardtable.games.baccarat.words import SPOTS
from cardtable.players.estimate import Plan
from cardtable.players.question import Question, Scale
from cardtable.rules.moves import Move
from cardtable.rules.view import View

UNIT = "francs"
DRAW, STAND = Move(("draw",)), Move(("stand",))

phrase = {"draw": ("Draw", "drawing"), "stand": ("Stand", "standing"),
          "place": ("Stake {1} on {0}", "staking {1} on {0}"),
          **{spot: (called, called) for spot, called in SPOTS.items()}}
caveats = {"option": "At five the punter is taken to do what was seen before, and what mixes best.",
           "third": "Cards are counted as if each came back to the shoe; the banker is taken to answer best."}


def question(view: View, seat: int, book: Move) -> Question | None:
    """The two decisions that are no matter of taste (002:271-283)."""
    deal = view.deal
    if not isinstance(deal, Banked):
        return None
    if deal.phase == "option":
        return BankersCard(view, deal)
    return PuntersCard(view, deal, seat, book) if at_five(deal, seat) else None


def sides(deal: Banked) -> tuple[Side, ...]:
    """The hands that are played, as the banker sees them."""
    his, found = deal.cards_of(deal.dealer), []
    for spot, holder, third in zip(deal.spots, deal.holders, deal.thirds):
        if holder >= 0:
            open_, staked = deal.zone[THIRD[holder]], sum([one.coins for one in deal.stakes if one.spot == spot])
            settled = sign(point(his) - point(deal.cards_of(holder))) if third == NATURAL else None
            found.append(Side(VALUE[open_[0].rank] if open_ else None, staked, float(often(deal, holder)), settled))
    return tuple(found)


class Two(Question):
    """To draw, or to stand."""

    unit = UNIT
    plans: Sequence[Plan] = ((DRAW,), (STAND,))
    at_once = True
    scale, slack = Scale(.005, .5), .005


class BankersCard(Two):
    """By all hands that the punters may hold."""

    counted = "Every hand that the punters may hold was counted, and every card that may come, as the shoe has them."

    def __init__(self, view: View, deal: Banked) -> None:
        self.counts: Counts = unseen(view, deal.dealer)
        self.stakes = Stakes(sides(deal), deal.purse[BANK])
        self.two = point(deal.zone[HAND[deal.dealer]])
        self.all = list(layouts(self.counts, self.stakes.sides))
        self.ways = self.samples = len(self.all)

    def layouts(self, rng: Random) -> Iterator[tuple[Layout, float]]:
        return iter(self.all)

    def values(self, world: Layout, plans: Sequence[Plan]) -> list[float]:
        return [self.stakes.drawing(world, self.two, self.counts) if plan[0] == DRAW else
                self.stakes.standing(world, self.two) for plan in plans]


class PuntersCard(Two):
    """By every point of the banker, who is taken to answer as is best, and to mix where that is best."""

    counted = "Both are worth the same as long as the banker cannot tell which it will be."

    def __init__(self, view: View, deal: Banked, seat: int, book: Move) -> None:
        self.chances: Chances = of_cards(unseen(view, seat))
        self.staked = staked(deal, seat)
        self.often, self.hinge, self.preferred = mixture(self.chances).often, hinge(self.chances), book
        two = two_cards(self.chances)
        self.points = [(his, float(two[his])) for his in range(EIGHT)]
        self.ways = self.samples = len(self.points)

    def layouts(self, rng: Random) -> Iterator[tuple[int, float]]:
        return iter(self.points)

    def values(self, world: int, plans: Sequence[Plan]) -> list[float]:
        return [-self.staked * (self.drawing(world) if plan[0] == DRAW else self.banker(world, NONE, FREE))
                for plan in plans]

    def drawing(self, his: int) -> float:
        """What the banker makes of all cards that may come."""
        return sum([float(chance) * self.banker(his, third, (FREE + third) % 10)
                    for third, chance in enumerate(self.chances)])

    def banker(self, his: int, third: int, theirs: int) -> float:
        """What he gains, with this point against that."""
        if self.hinge is not None and self.hinge[:2] == (his, third):
            takes = float(self.hinge.often)
        else:
            takes = float(draws(his, third, self.often, self.chances))
        drawn = sum([float(chance) * sign((his + card) % 10 - theirs) for card, chance in enumerate(self.chances)])
        return takes * drawn + (1 - takes) * sign(his - theirs)


def staked(deal: Banked, seat: int) -> int:
    """What he has on the hand he holds; where that is nothing, what the others have."""
    spot = deal.spots[deal.holders.index(seat)]
    there = [one for one in deal.stakes if one.spot == spot]
    return sum([one.coins for one in there if one.seat == seat]) or sum([one.coins for one in there])
