"""What search needs to know of Whist: how layouts are drawn and played on, and what tricks are worth at the score.

With many cards left what matters is what a card tells one's partner, which no layout can judge: there the book's word
stands for whoever plays, and figures are for who asks.  Of the last tricks the figures are better.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from cardtable.cards import Card
from cardtable.families.tricks import honours, search
from cardtable.families.tricks.alike import heads
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.prospects import Ends, chance, ends
from cardtable.families.tricks.search import InPlay, Solved
from cardtable.games.whist import evidence
from cardtable.games.whist.maxims import advise
from cardtable.games.whist.rules import Whist
from cardtable.games.whist.scoring import ALL, HONOURS, scored
from cardtable.players.search import Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.solver import OutOfNodes, Scoring

SAMPLES = 60                                     # layouts at budget 1
DRAWN = 2                                        # of which one is taken, by how well it agrees with what was played
LAST = 7                                         # cards in hand from which on the figures go before the book's word
OPEN = 8                                         # cards in hand from which on a layout is played with open cards
NODES = 60_000
SCALE, EVEN = 4, 50                              # steps of the solver for one game in 100, counted from here
FOR_BOOK = .8                                    # games in 100 by which another card must be better than the book's
UNIT = "games in 100"

# Of 500 deals at love all between club players: what the dealer's side and the other mark, in two schemes of honours
# and tricks that differ only in how much can be marked.
MARKED: Mapping[tuple[int, int], float] = {
    (0, 1): 30, (0, 2): 23, (0, 3): 28, (0, 4): 27, (0, 5): 22, (0, 6): 15, (0, 7): 5, (0, 8): 5, (0, 9): 4,
    (1, 0): 49, (1, 2): 19, (2, 0): 42, (2, 1): 20, (2, 2): 20, (2, 3): 3, (2, 4): 3, (3, 0): 51, (3, 2): 4,
    (4, 0): 36, (4, 2): 1, (5, 0): 31, (6, 0): 26, (7, 0): 15, (8, 0): 12, (9, 0): 6, (10, 0): 3}
BETWEEN_EQUALS: Ends = ends(MARKED)

phrase = {"play": ("Play", "playing")}
caveats = {"play": "What a card tells your partner is not weighed; with many cards left, that may be what matters."}


def question(view: View, seat: int, book: Move) -> Question | None:
    """The play; of a call at eight the book's word stands."""
    deal = view.deal
    return AtPlay(view, seat, book) if isinstance(deal, Whist) and deal.phase == "play" else None


def trusted(view: View, seat: int) -> bool:
    """Whether the figures go before the book's word."""
    deal = view.deal
    return isinstance(deal, Whist) and len(deal.playable(seat)) <= LAST


def standing(deal: Whist, seat: int, tricks: int, held: tuple[int, ...]) -> float:
    """The chance of the game, in 100, for a seat's side that ends this deal with so many tricks."""
    own = deal.side[seat]
    taken = [tricks if side == own else ALL - tricks for side in range(2)]
    found = scored(deal.scheme, deal.score, taken, held)
    if found.slam is not None:
        return 100.0 * (found.slam == own)
    mine, other = found.score[own], found.score[1 - own]
    return 100 * chance(mine, other, deal.scheme.goal, deal.side[deal.left(deal.dealer)] == own, BETWEEN_EQUALS)


class AtPlay(InPlay):
    """Which card: those that are as good as each other are one."""

    def __init__(self, view: View, seat: int, book: Move) -> None:
        super().__init__(view, seat, UNIT, SAMPLES)
        self.heads = heads(self.deal, self.deal.allowed(seat))
        self.preferred, self.slack = book, FOR_BOOK

    def layouts(self, rng: Random) -> Iterator[tuple[Solved, float]]:
        """Of a few the one that agrees best with what was played, by chance."""
        while True:
            some = [self.drawn.one(rng) for _ in range(DRAWN if self.deal.history else 1)]
            weights = [evidence.likely(world, self.seat) for world in some] if len(some) > 1 else None
            world, = rng.choices(some, weights)
            yield Solved(self.solve(world)), 1.0

    def solve(self, world: TrickDeal) -> dict[Card, float]:
        assert isinstance(world, Whist)
        held = honours.held(world, HONOURS)
        table = [round(SCALE * (standing(world, self.seat, n, held) - EVEN)) for n in range(ALL + 1)]
        worth = {head: self.after(world, head, table) for head in dict.fromkeys(self.heads.values())}
        return {card: EVEN + worth[head] / SCALE for card, head in self.heads.items()}

    def after(self, world: Whist, card: Card, table: list[int]) -> float:
        """Played on by the book until few cards are left, then with open cards."""
        deal = world.copy()
        deal.apply(self.seat, Move(("play", card)))
        while not deal.over and (deal.on_table() or len(deal.playable(deal.must[0])) > OPEN):
            seat = deal.must[0]
            deal.apply(seat, advise(deal, seat).move)
        side = deal.party[self.seat]
        if deal.over:
            return table[deal.tricks(side)]
        try:
            position = replace(deal.open_position(side), scoring=Scoring(trick=0, table=table))
            return search.solver().value(position, nodes=NODES)
        except OutOfNodes:
            return table[deal.tricks(side) + len(deal.playable(deal.must[0])) // 2]
