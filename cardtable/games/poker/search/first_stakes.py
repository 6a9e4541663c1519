"""Stakes weighed before the draw."""
from __future__ import annotations

from cardtable.families.poker_hands.drawing import place
from cardtable.games.poker.book.discards import by_book
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.jack_pot import JackPot
from cardtable.games.poker.search.layouts import Layout, of_field
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
        self.finals: dict[int, int] = {}
        self.plans = [(move,) for move in self.courses()]

    def courses(self) -> list[Move]:
        able = {choice.verb for choice in self.deal.decision(self.seat).choices}
        found = [Move((verb,)) for verb in ("out", "pass", "see", "straddle") if verb in able]
        room, verb = self.deal.betted.room(self.seat), "open" if "open" in able else "better"
        if room and verb in able:
            found += [Move((verb, by)) for by in dict.fromkeys((room[len(room) // 3], room[-1]))]
        return found

    def value(self, world: Layout, plan: Plan) -> float:
        deal, me = self.deal, self.seat
        assert isinstance(deal, Draw)
        rest = self.rest(world)
        self.interval(rest)
        rest.base, rest.blind = self.base, -1 if self.jack_pot else deal.blind
        rest.opener = deal.opener if isinstance(deal, JackPot) else -1
        held = {}
        for one in rest.standing:
            if one != me:
                held[one], rest.standings[one] = of_field(self.field, self.known.played[one], LIE, world.at[one])
        rest.standings[me] = self.own
        move = plan[0]
        if move.verb == "open":
            rest.opener = me
        verb = "better" if move.verb in ("open", "straddle") else move.verb
        by = rest.level if move.verb == "straddle" else int(move[1]) if len(move) > 1 else 0
        if verb != "out":
            rest.played[me] = min(rest.played[me], max(.05, 1 - self.own))
        rest.do(me, verb, by)
        rest.before_the_draw()
        if self.jack_pot and rest.opener < 0:
            return (rest.pool + deal.seats) / deal.seats - 1
        if me in rest.standing and len(rest.standing) > 1:
            if world.seed not in self.finals:
                self.finals[world.seed] = place(self.field.ranking, (*self.keeps, *world.cards[:len(self.away)]))
            drew = {one: held[one].drew if one != me else len(self.away) for one in rest.standing}
            finals = {one: held[one].final if one != me else self.finals[world.seed] for one in rest.standing}
            self.drawn(rest, world, drew, finals)
            self.second(rest, rest.opener if self.jack_pot and rest.opener in rest.standing else deal.elder,
                        not self.jack_pot)
            rest.with_the_hands()
        return rest.gained()
