"""The last tricks, when the stock is out: exactly, with open cards."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from cardtable.families.melds.deal import MeldDeal, brisques
from cardtable.families.melds.search.brought import Game, State, card_of
from cardtable.families.melds.search.cast import number
from cardtable.families.melds.search.ending import NEVER, Ending
from cardtable.players.estimate import Plan
from cardtable.players.question import Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View

ENDINGS = 24                             # hands of the other, where his is not known
KNOWN = "The other’s cards are known; the rest is played out exactly."
OPEN = "Each layout is played out as if the cards lay open."


class LastTricks(Question):
    """A card when the stock is out: all that may follow, with open cards, for each hand that the other may hold."""

    unit, beside = "points", "you are {ahead} from here on"
    samples = ENDINGS

    def __init__(self, game: Game, state: State, view: View, seat: int, book: Move) -> None:
        deal = view.deal
        assert isinstance(deal, MeldDeal)
        self.game, self.state, self.view, self.deal, self.seat = game, state, view, deal, seat
        found: dict[int, Move] = {}
        for card in deal.allowed(seat):
            found.setdefault(number(card, game.rules.order), Move(("play", card)))
        self.plans: Sequence[Plan] = [(book if book.verb == "play" and number(card_of(book), game.rules.order) == face
                                       else move,) for face, move in found.items()]
        self.worlds = view.worlds()
        self.ways = 1 if self.worlds.total <= 1 else 0
        self.caveat = "" if self.ways else OPEN
        self.other = deal.after(seat)
        self.ending = Ending()
        duties, order = deal.duties, game.rules.order
        late = state.late or order
        ranks = sorted([rank for rank in range(len(order.plain)) if order.plain[rank] >= 0],
                       key=lambda rank: order.plain[rank])
        self.ending.rules(deal.trump, [late.plain[rank] for rank in ranks], duties.head, duties.trump)
        self.own = [number(card, order) for card in deal.held_by(seat)]
        self.led = [number(card, order) for card in deal.on_table()]

    def layouts(self, rng: Random) -> Iterator[tuple[tuple[int, ...], float]]:
        """Hands of the other; mostly there is but one."""
        while True:
            world = self.worlds.sample(rng)
            assert isinstance(world, MeldDeal)
            yield tuple([number(card, self.game.rules.order) for card in world.held_by(self.other)]), 1.0
            if self.ways:
                return

    def basis(self, layouts: int, exact: bool) -> str:
        """Mostly nothing is left to guess."""
        return KNOWN if exact else super().basis(layouts, exact)

    def values(self, world: tuple[int, ...], plans: Sequence[Plan]) -> list[float]:
        """What each card comes to."""
        deal, state = self.deal, self.state
        mine, his = (deal.score[deal.side[seat]] for seat in (self.seat, self.other))
        before = [brisques(deal.zone[deal.layout.won[seat]]) for seat in (self.seat, self.other)]
        rich = sum([face & 7 >= 6 for face in (*self.own, *world, *self.led)])
        last = self.game.rules.last_trick
        worth = [state.worth(mine + state.brisque * n + last * (not lost),
                             his + state.brisque * (rich - n) + last * lost, before[0] + n, before[1] + rich - n, 0.0)
                 for n in range(rich + 1) for lost in (0, 1)]
        need = [-((score - state.goal) // state.brisque) if state.goal and state.brisque else NEVER
                for score in (mine, his)]
        won = [state.worth(state.goal, his, 0, 0, 0), state.worth(mine, state.goal, 0, 0, 0)] if state.goal else [0, 0]
        self.ending.ends(worth, need, won)
        found = self.ending.cards(self.own, world, *self.led)
        return [found[number(card_of(plan[0]), self.game.rules.order)] for plan in plans]
