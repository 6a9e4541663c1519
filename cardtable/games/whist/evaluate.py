"""What search needs to know of Whist: what the cards of a decision are worth at the score.

Everybody is taken to play by habit, the club player's; layouts are as likely as that makes the cards that fell, and what a
card tells one's partner is weighed with what it takes.  Where nothing is hidden the rest is solved with open cards.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from cardtable.cards import Card
from cardtable.families.tricks.habitual.trials import COMPILED
from cardtable.families.tricks.prospects import Ends, chance, ends
from cardtable.games.whist.rules import Whist
from cardtable.games.whist.scoring import ALL, HONOURS, scored
from cardtable.games.whist.search.position import trials
from cardtable.players.search import Plan, Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View

KEPT, DRAWN, STEPS = 300, 4, 12                  # layouts at budget 1; so many are drawn for one, and stirred so often
SLOW = 20                                        # so many fewer layouts where nothing is compiled
FOR_BOOK = .3                                    # games in 100 by which another card must be better than the book's
UNIT = "games in 100"

# Of 500 deals at love all between club players: what the dealer's side and the other mark, in two schemes of honours
# and tricks that differ only in how much can be marked.
MARKED: Mapping[tuple[int, int], float] = {
    (0, 1): 30, (0, 2): 23, (0, 3): 28, (0, 4): 27, (0, 5): 22, (0, 6): 15, (0, 7): 5, (0, 8): 5, (0, 9): 4,
    (1, 0): 49, (1, 2): 19, (2, 0): 42, (2, 1): 20, (2, 2): 20, (2, 3): 3, (2, 4): 3, (3, 0): 51, (3, 2): 4,
    (4, 0): 36, (4, 2): 1, (5, 0): 31, (6, 0): 26, (7, 0): 15, (8, 0): 12, (9, 0): 6, (10, 0): 3}
BETWEEN_EQUALS: Ends = ends(MARKED)

phrase = {"play": ("Play", "playing")}
caveats = {"play": "The others are supposed to play by the book."}


def question(view: View, seat: int, book: Move) -> Question | None:
    """The play; of a call at eight the book's word stands."""
    deal = view.deal
    return AtPlay(view, seat, book) if isinstance(deal, Whist) and deal.phase == "play" else None


def standing(deal: Whist, seat: int, tricks: int, held: tuple[int, ...]) -> float:
    """The chance of the game, in 100, for a seat's side that ends this deal with so many tricks."""
    own = deal.side[seat]
    taken = [tricks if side == own else ALL - tricks for side in range(2)]
    found = scored(deal.scheme, deal.score, taken, held)
    if found.slam is not None:
        return 100.0 * (found.slam == own)
    mine, other = found.score[own], found.score[1 - own]
    return 100 * chance(mine, other, deal.scheme.goal, deal.side[deal.left(deal.dealer)] == own, BETWEEN_EQUALS)


class AtPlay:
    """Which card: every one played on in the same layouts."""

    unit, samples, ways = UNIT, KEPT, 0

    def __init__(self, view: View, seat: int, book: Move) -> None:
        deal = view.deal
        assert isinstance(deal, Whist)
        self.view, self.deal, self.seat = view, deal, seat
        self.plans: Sequence[Plan] = [(move,) for move in view.decision(seat) if move.verb == "play"]
        self.preferred, self.slack = book, FOR_BOOK
        self.found: dict[Plan, list[float]] = {}

    def layouts(self, rng: Random) -> Iterator[tuple[int, float]]:
        """As many as at budget 1."""
        return self.together(rng, self.samples)

    def together(self, rng: Random, most: int) -> Iterator[tuple[int, float]]:
        """Layouts by number."""
        most = most if COMPILED else max(1, most // SLOW)
        worth = [standing(self.deal, self.seat, tricks, self.honours(own)) for own in range(len(HONOURS) + 1)
                 for tricks in range(ALL + 1)]
        found = trials(self.view, self.seat, most, worth)
        kept = found.weigh(DRAWN * most, most, STEPS, rng.getrandbits(60))
        cards = [card for plan in self.plans if isinstance(card := plan[0][1], Card)]
        self.found = dict(zip(self.plans, found.cards([self.deal.bit(card) for card in cards]), strict=True))
        yield from ((n, 1.0) for n in rng.sample(range(kept), kept))

    def honours(self, own: int) -> tuple[int, ...]:
        """By side, when the asker's was dealt so many."""
        return tuple([own if side == self.deal.side[self.seat] else len(HONOURS) - own for side in range(2)])

    def values(self, world: int, plans: Sequence[Plan]) -> list[float]:
        """In the layout of this number."""
        return [self.found[plan][world] for plan in plans]
