"""Whether to call what is held, to sink it, or to answer that the other's is good.

That what is called tells the other something is not reckoned; but at some scores a point made does harm: who must lose
a partie without reaching the rubicon pays for every point he marks (002:3826-3829).
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from cardtable.cards import Card
from cardtable.games.piquet import maxims
from cardtable.games.piquet.rules.dialogue import ITEMS
from cardtable.games.piquet.rules.exchange import HAND
from cardtable.games.piquet.rules.reckoning import LIMIT, REPIQUE
from cardtable.games.piquet.rules.rules import Piquet
from cardtable.games.piquet.search.equity import Equity
from cardtable.games.piquet.search.on_points import OnPoints
from cardtable.games.piquet.search.play_points import shared
from cardtable.games.piquet.search.sets import bits
from cardtable.games.piquet.search.solving import whole
from cardtable.games.piquet.search.unseen import Unseen, counts
from cardtable.players.estimate import Plan
from cardtable.rules.moves import Move
from cardtable.rules.view import View

SAMPLES = 60
HARMLESS = 0.15                          # of a point's usual worth: who has less to gain by a point asks


class Declaring(OnPoints):
    """What the book would say, and what leaves something unsaid."""

    samples, beside = SAMPLES, "you are {ahead} in this deal"

    def __init__(self, view: View, seat: int, book: Move, equity: Equity) -> None:
        deal = view.deal
        assert isinstance(deal, Piquet)
        self.deal, self.elder, self.equity = deal, seat == deal.elder, equity
        self.unseen = Unseen(view, seat)
        self.own = bits(deal.zone[HAND[seat]])
        self.hands = self.unseen.hands(Random(str(deal.zone)))
        self.offers = [item for item, _ in deal.offers(seat)]
        silent = [self.led(choice.sample(Random(0)), seat) for choice in view.decision(seat).choices
                  if choice.verb in ("sink", "good")]
        self.plans: Sequence[Plan] = [(move,) for move in dict.fromkeys([book, *silent])]

    def led(self, move: Move, seat: int) -> Move:
        """With the book's card, where a card is played."""
        if not isinstance(move[-1], Card):
            return move
        played = maxims.lead(self.deal, seat) if self.elder else maxims.follow(self.deal, seat)
        return Move((*move[:-1], played.move[1]))

    def layouts(self, rng: Random) -> Iterator[tuple[int, float]]:
        """Hands of the other that agree with what was said."""
        while True:
            yield from ((hand, 1.0) for hand in self.hands)

    def values(self, world: int, plans: Sequence[Plan]) -> list[float]:
        """What the deal comes to with what each leaves unsaid; all else is called."""
        elder, dealer = (self.own, world) if self.elder else (world | self.unseen.played, self.own)
        return [self.worth(elder, dealer, self.sunk(plan[0])) for plan in plans]

    def sunk(self, move: Move) -> Sequence[str]:
        """The items that a move leaves out."""
        if move.verb == "good":
            return (self.deal.item,) if self.deal.compared(self.deal.dealer) > 0 else ()
        if move.verb != "sink":
            return ()
        to = str(move[1])
        return self.offers[:self.offers.index(to)] if to in self.offers else self.offers

    def worth(self, elder: int, dealer: int, sunk: Sequence[str]) -> float:
        """All of a deal, in points of this score."""
        full = counts().against(elder, dealer)
        without = counts().against(0, dealer) if self.elder else counts().against(elder, 0)
        first = second = bonus = 0
        for n, item in enumerate(ITEMS):
            points = without[n] if item in sunk else full[n]
            first, second = first + max(points, 0), second + max(-points, 0)
            if not bonus and (first >= LIMIT and not second or second >= LIMIT and not first):
                bonus = REPIQUE if first else -REPIQUE
        in_hand = first if not second and first < LIMIT else 0
        came = shared(whole(elder, dealer, in_hand), in_hand)
        made = (first + max(bonus, 0) + came.elder - self.deal.made(self.deal.elder),
                second + max(-bonus, 0) + came.dealer - self.deal.made(self.deal.dealer))
        return self.equity.points(*(made if self.elder else made[::-1]))


def asked(view: View, seat: int, book: Move) -> Declaring | None:
    """The question, where something may be sunk and a point more is not clearly a gain."""
    deal = view.deal
    assert isinstance(deal, Piquet)
    if not deal.sinking or deal.phase == "play" or any(isinstance(token, Card) for token in book[1:]):
        return None
    equity = Equity(deal, seat)
    if equity.goal is not None or equity.own_slope > HARMLESS * equity.slope:
        return None
    found = Declaring(view, seat, book, equity)
    return found if len(found.plans) > 1 and found.hands else None
