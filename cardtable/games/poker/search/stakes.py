"""Stakes weighed with the hand that one plays: after the draw, or where nothing is drawn."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable.cards import Cards
from cardtable.families.poker_hands.drawing import place
from cardtable.games.poker.rules.straight import Stud
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.rules.zones import OPEN
from cardtable.games.poker.search.field import part_beaten
from cardtable.games.poker.search.layouts import Layout, of_range
from cardtable.games.poker.search.read import BETTER
from cardtable.games.poker.search.rollout import Rest
from cardtable.games.poker.search.weighed import Weighed
from cardtable.players.estimate import Plan
from cardtable.rules.moves import Move
from cardtable.rules.view import View

WEAK = .42                                       # with a lesser chance to go better is to bluff


class Stakes(Weighed):
    """What is said with the hand that one plays: after the draw, or where nothing is drawn."""

    also = frozenset({"better"})                 # a bluff that a master would not have made with these cards

    def __init__(self, view: View, deal: Poker, seat: int) -> None:
        super().__init__(view, deal, seat)
        self.seen = {one: self.seen_of(one) for one in deal.standing}
        self.final = place(self.field.ranking, self.hand)
        self.chance = self.chance_now()
        self.plans = [(move,) for move in self.courses()]

    def seen_of(self, seat: int) -> Sequence[int]:
        """What this hand may be taken for."""
        deal = self.deal
        if isinstance(deal, Stud):
            shown = deal.zone[OPEN[seat]]
            own = self.hand if seat == self.seat else ()
            rest = [card for card in deal.pack if card not in shown and (card in own or card in self.unseen)]
            return sorted([place(self.field.ranking, (*shown, card)) for card in rest])
        return self.field.after(self.known.played[seat], deal.drew[seat] if self.drawing else -1)

    def chance_now(self) -> float:
        """That this hand is the best."""
        return self.start.chance(self.seat)

    def courses(self) -> list[Move]:
        """All words, amounts by three sizes; a bluff only as often as it may be made."""
        able = {choice.verb for choice in self.deal.decision(self.seat).choices}
        found = [Move((verb,)) for verb in ("out", "pass", "see") if verb in able]
        room = self.deal.betted.room(self.seat)
        if room and "better" in able:
            sizes = dict.fromkeys((room[0], room[len(room) // 3], room[-1]))
            if self.chance < WEAK and lot(self.hand, self.deal.purse[self.deal.pool]) >= self.bluffs(room[-1]):
                sizes = dict.fromkeys((room[0],)) if not self.deal.betted.due(self.seat) else {}
            found += [Move(("better", by)) for by in sizes]
        return found

    def bluffs(self, by: int) -> float:
        """Of the hands with which one might, so many may bluff: no more than that who calls them gains nothing by
        it."""
        seen, kept = self.seen[self.seat], self.known.kept[self.seat]
        parts = [part_beaten(seen, one) for one in seen[::max(1, len(seen) // 40)]]
        good = sum([part >= BETTER + .15 for part in parts]) * kept + .01
        weak = sum([part < WEAK for part in parts]) * kept + .01
        pool = self.deal.purse[self.deal.pool] + self.deal.betted.due(self.seat)
        return min(1.0, good / weak * by / (pool + by))

    def stands(self) -> Rest:
        found = super().stands()
        found.holds(self.seat, self.final)
        for one, hands in self.seen.items():
            found.taken_for(one, hands)
        return found

    def laid(self, world: Layout) -> Rest:
        found = self.start.copy(world.lots)
        for one in self.others:
            bluffs = self.manners[one].bluffs
            found.holds(one, of_range(self.seen[one], self.known.kept[one], bluffs, world.at[one]))
        return found

    def value(self, rest: Rest, world: Layout, plan: Plan) -> float:
        move = plan[0]
        rest.do(move.verb, int(move[1]) if len(move) > 1 else 0)
        rest.with_the_hands()
        if rest.all_passed():
            return rest.shared()                       # a double header: it is played for again
        return rest.gained()


def lot(hand: Cards, pool: int) -> float:
    """Between 0 and 1, by one's own cards, which nobody sees: so one bluffs now and then, and always alike with the
    same cards."""
    return Random(f"{hand} {pool}").random()
