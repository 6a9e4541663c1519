"""Stakes weighed before the draw."""
from __future__ import annotations

from cardtable.families.poker_hands.drawing import place
from cardtable.games.poker.book.discards import by_book
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.jack_pot import JackPot
from cardtable.games.poker.search.layouts import Layout, of_field
from cardtable.games.poker.search.rollout import Rest
from cardtable.games.poker.search.weighed import LIE, Weighed
from cardtable.players.estimate import Plan
from cardtable.rules.moves import Move
from cardtable.rules.view import View


class FirstStakes(Weighed):
    """What is said before the draw."""

    def __init__(self, view: View, deal: Draw, seat: int) -> None:
        super().__init__(view, deal, seat)
        self.jack_pot = isinstance(deal, JackPot)
        self.away = by_book(deal.ranking, self.hand).away
        self.keeps = tuple([card for card in self.hand if card not in self.away])
        self.elder = deal.elder
        self.plans = [(move,) for move in self.courses()]

    def courses(self) -> list[Move]:
        able = {choice.verb for choice in self.deal.decision(self.seat).choices}
        found = [Move((verb,)) for verb in ("out", "pass", "see", "straddle") if verb in able]
        room, verb = self.deal.betted.room(self.seat), "open" if "open" in able else "better"
        if room and verb in able:
            found += [Move((verb, by)) for by in dict.fromkeys((room[len(room) // 3], room[-1]))]
        return found

    def stands(self) -> Rest:
        deal, found = self.deal, super().stands()
        assert isinstance(deal, Draw)
        found.opening(self.base, -1 if self.jack_pot else deal.blind,
                      deal.opener if isinstance(deal, JackPot) else -1)
        return found

    def laid(self, world: Layout) -> Rest:
        found = self.start.copy(world.lots)
        own = place(self.field.ranking, (*self.keeps, *world.cards[:len(self.away)]))
        found.holds(self.seat, own, len(self.away), self.own)
        for one in self.others:
            hand, standing = of_field(self.field, self.known.played[one], LIE, world.at[one])
            found.holds(one, hand.final, hand.drew, standing)
        return found

    def value(self, rest: Rest, world: Layout, plan: Plan) -> float:
        move = plan[0]
        if move.verb != "out":
            rest.plays_at_least(max(.05, 1 - self.own))
        rest.do(move.verb, int(move[1]) if len(move) > 1 else 0)
        if not rest.before_the_draw():
            return rest.shared(self.deal.seats) - 1
        if not rest.all_alone():
            rest.second(rest.leads(self.elder), not self.jack_pot, self.limits, self.field)
            rest.with_the_hands()
        return rest.gained()
