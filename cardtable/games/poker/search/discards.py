"""Discards weighed: the book's, those that disguise a hand, and to stand on what is nothing."""
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardtable.cards import Cards
from cardtable.families.poker_hands.drawing import place
from cardtable.families.poker_hands.kinds import Kind
from cardtable.families.poker_hands.ranking import Ranking
from cardtable.games.poker.book.discards import by_book, four_to_flush, four_to_straight
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.jack_pot import JackPot
from cardtable.games.poker.rules.table import strength
from cardtable.games.poker.search.field import Hands
from cardtable.games.poker.search.layouts import Layout, of_field, of_range
from cardtable.games.poker.search.rollout import Rest
from cardtable.games.poker.search.stakes import lot
from cardtable.games.poker.search.weighed import LIE, Weighed
from cardtable.players.estimate import Plan
from cardtable.rules.moves import Move
from cardtable.rules.view import View


class Discards(Weighed):
    """What is laid away: what it may become, and what the others will take it for."""

    also = frozenset({"stand", "draw"})          # to break a pat hand
    counted = ("To draw fewer than the hand asks for is counted as a habit, which the others know; as a surprise only "
               "as seldom as whoever calls gains nothing by it.")

    def __init__(self, view: View, deal: Draw, seat: int, courses: Sequence[Cards]) -> None:
        super().__init__(view, deal, seat)
        self.plans = [(laid_away(away),) for away in courses]
        self.natural = laid_away(courses[0])
        self.surprises = self.often(0), self.often(1)
        self.known_for: dict[int, Hands] = {}
        self.opener, self.elder = deal.opener if isinstance(deal, JackPot) else -1, deal.elder

    @property
    def preferred(self) -> Move:                 # type: ignore[override]
        """Among courses that the layouts do not part the natural one, whatever is believed of a feint."""
        return self.natural

    def feigned(self, number: int) -> bool:
        """Whether the hand is to be taken for much more than it is: none laid away, or one of a pair or of nothing."""
        kind = self.deal.strength(self.seat).kind
        return number < 2 and number < len(self.natural) - 1 and (kind < Kind.STRAIGHT if not number else
                                                                  kind <= Kind.PAIR)

    def often(self, number: int) -> float:
        """Of the hands with which one might feign so, so many may: no more than that who calls them gains nothing by
        it.  Else who is known to stand pat on anything would be called with anything."""
        field = self.field
        kinds = [field.ranking.strengths[hand.dealt].kind for hand in field.best(self.known.played[self.seat])]
        good = sum([kind >= Kind.STRAIGHT for kind in kinds] if not number else
                   [kind in (Kind.TWO_PAIRS, Kind.FOURS) for kind in kinds])
        weak = sum([kind < Kind.STRAIGHT if not number else kind <= Kind.PAIR for kind in kinds])
        pool, by = self.deal.purse[self.deal.pool], self.deal.limits.better
        return good / max(1, weak) * by / (pool + by)

    def taken_for(self, number: int) -> Hands:
        """What the others take this hand for: by how many were drawn, where that can be believed; of whoever feigns
        oftener they know it, and may think of any hand with which one goes in."""
        played = self.known.played[self.seat]
        if number not in self.known_for:
            surprise = not self.feigned(number) or \
                lot(self.hand, self.deal.purse[self.deal.pool]) < self.surprises[number]
            self.known_for[number] = self.field.after(played, number) if surprise else \
                self.field.after(played, -1) if number else sorted([hand.dealt for hand in self.field.best(played)])
        return self.known_for[number]

    def stands(self) -> Rest:
        found = super().stands()
        found.opening(self.base, -1, self.opener)
        return found

    def laid(self, world: Layout) -> Rest:
        deal, found = self.deal, self.start.copy(world.lots)
        for one in self.others:
            if deal.drew[one] >= 0:
                range_ = self.field.after(self.known.played[one], deal.drew[one])
                found.holds(one, of_range(range_, 1.0, LIE, world.at[one]), deal.drew[one])
            else:
                hand = of_field(self.field, self.known.played[one], LIE, world.at[one])[0]
                found.holds(one, hand.final, hand.drew)
        return found

    def value(self, rest: Rest, world: Layout, plan: Plan) -> float:
        away = plan[0][1:]
        kept = tuple([card for card in self.hand if card not in away])
        rest.holds(self.seat, place(self.field.ranking, (*kept, *world.cards[:len(away)])), len(away))
        rest.second(rest.leads(self.elder), self.opener < 0, self.limits, self.field)
        rest.taken_for(self.seat, self.taken_for(len(away)))
        rest.with_the_hands()
        return rest.gained()


def laid_away(away: Cards) -> Move:
    """As it is said."""
    return Move(("draw", *sorted(away))) if away else Move(("stand",))


def courses(ranking: Ranking, hand: Cards) -> Sequence[Cards]:
    """What may be laid away, the book's first; of cards equal in use the lowest."""
    found = [by_book(ranking, hand).away]
    worth = strength(ranking, hand)
    times = Counter([card.rank for card in hand])
    alike = tuple([card for card in hand if card.suit < 0 or times[card.rank] > 1])
    odd = tuple(sorted([card for card in hand if card not in alike], key=lambda card: card.rank))
    if worth.kind in (Kind.PAIR, Kind.TWO_PAIRS, Kind.THREES, Kind.FOURS):
        found += [odd[:number] for number in range(len(odd) + 1)]
    for four in (four_to_flush(hand), four_to_straight(ranking, hand)):
        if four and worth.kind < Kind.STRAIGHT:
            found.append(tuple([card for card in hand if card not in four]))
    if worth.kind == Kind.HIGHEST_CARD:
        high = sorted(hand, key=lambda card: card.rank)
        found += [tuple(high[:4]), tuple(high[:3]), tuple(high[:1]), tuple(high), ()]
    return list(dict.fromkeys([tuple(sorted(away)) for away in found]))
