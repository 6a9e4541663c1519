"""What search needs to know of Whist: what the cards of a decision are worth at the score.

Everybody is taken to play by habit, the club player's; layouts are as likely as that makes the cards that fell, and
what a card tells one's partner is weighed with what it takes.  Where nothing is hidden the rest is solved with open
cards.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random

from cardtable.cards import Card
from cardtable.families.partnership import discards, rounds, signals
from cardtable.families.partnership.advice import of_these
from cardtable.families.partnership.reading import Reading
from cardtable.families.tricks import honours, search
from cardtable.families.tricks.habitual.asked import Asked
from cardtable.families.tricks.habitual.known import drawn
from cardtable.families.tricks.habitual.orderly import orderly
from cardtable.families.tricks.prospects import Ends, chance, ends
from cardtable.games.whist.rules import Whist
from cardtable.games.whist.scoring import ALL, HONOURS, scored
from cardtable.games.whist.search.position import trials
from cardtable.games.whist.strict.costs import Costs
from cardtable.players.estimate import Plan
from cardtable.players.question import Question, Scale
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.solver import OutOfNodes, Scoring

KEPT, DRAWN, STEPS = 300, 4, 12                  # layouts at budget 1; so many are drawn for one, and stirred so often
OPEN = 2                                         # dummies with whom nothing is hidden from anybody
NODES = 400_000                                  # positions of such a deal: some 0.6 s
SCALE, EVEN = 2, 50                              # steps of the solver for one game in 100, counted from here
FOR_BOOK = .5                                    # games in 100 by which another card must be better than the book's
NO_REASON, NEAR = 1.5, 3.0                       # games in 100 that habit errs by, and that are next to the best
OVERRULED = 3.0                                  # by which the book's must be worse for another to be advised: below it
                                                 # every other difference is gone in a longer look (docs/play.md)
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
    """The play; of a call at eight, and where cards lie exposed or a hand is short, the book's word stands."""
    deal = view.deal
    if not isinstance(deal, Whist) or deal.phase != "play":
        return None
    if isinstance(deal, Costs) and deal.unusual or not orderly(deal):
        return None
    if len(deal.allowed(seat)) < 2:
        return None                              # beside it a trick may be turned, which is no course of the play
    return Solved(view, seat, book) if len(deal.open_seats) == OPEN else AtPlay(view, seat, book)


def standing(deal: Whist, seat: int, tricks: int, held: tuple[int, ...]) -> float:
    """The chance of the game, in 100, for a seat's side that ends this deal with so many tricks."""
    own = deal.side[seat]
    taken = [tricks if side == own else ALL - tricks for side in range(2)]
    found = scored(deal.scheme, deal.score, taken, held)
    if found.slam is not None:
        return 100.0 * (found.slam == own)
    mine, other = found.score[own], found.score[1 - own]
    return 100 * chance(mine, other, deal.scheme.goal, deal.side[deal.left(deal.dealer)] == own, BETWEEN_EQUALS)


class AtPlay(Asked):
    """Which card: every one played on in the same layouts."""

    unit, samples, scale, overruled = UNIT, KEPT, Scale(NO_REASON, NEAR), OVERRULED
    deal: Whist

    def __init__(self, view: View, seat: int, book: Move) -> None:
        super().__init__()
        deal = view.deal
        assert isinstance(deal, Whist)
        self.view, self.deal, self.seat = view, deal, seat
        self.plans: Sequence[Plan] = [(move,) for move in view.decision(seat) if move.verb == "play"]
        self.preferred, self.slack = book, FOR_BOOK

    def tried(self, rng: Random, most: int) -> list[list[float]]:
        """Card by card."""
        worth = [standing(self.deal, self.seat, tricks, self.shared(own)) for own in range(len(HONOURS) + 1)
                 for tricks in range(ALL + 1)]
        found = trials(self.view, self.seat, most, worth)
        drawn(found, self.view, rng, most, DRAWN, STEPS)
        return found.cards([self.deal.bit(card) for card in self.cards()])

    def cards(self) -> list[Card]:
        """Those that may be played, plan by plan."""
        return [card for plan in self.plans if isinstance(card := plan[0][1], Card)]

    def is_read(self) -> bool:
        return signals.is_read(self.deal, self.seat)

    def readable(self, move: Move, near: Sequence[Move]) -> Move:
        """A discard, too, is one that a partner can read: where the book's own will not do, the lowest of the suit from
        which the book would throw of those that will; and what follows suit and loses is the lowest that will do."""
        found = signals.unspoken(self.deal, super().readable(move, near), near, self.preferred)
        lies, trump = self.deal.on_table(), self.deal.trump
        able = [card for one in near if isinstance(card := one[1], Card) and card.suit != trump]
        if not lies or self.preferred in near or found[1] not in able or lies[0].suit in {card.suit for card in able}:
            return found
        suit = discards.suit_thrown(Reading(self.deal, self.seat), self.deal, {card.suit for card in able})
        return Move(("play", min([card for card in able if card.suit == suit], key=lambda one: one.rank)))

    def instead(self, near: Sequence[Move]) -> Thought | None:
        found = of_these(self.deal, self.seat, [card for one in near if isinstance(card := one[1], Card)])
        return Thought(self.seat, *found) if found is not None else None

    def told(self, card: Card) -> Card:
        """The table's (002:6209-6322)."""
        return rounds.told(Reading(self.deal, self.seat), self.deal, card)

    def shared(self, own: int) -> tuple[int, ...]:
        """By side, when the asker's was dealt so many."""
        return tuple([own if side == self.deal.side[self.seat] else len(HONOURS) - own for side in range(2)])


class Solved(AtPlay):
    """Which card where all lie open: exactly; among those that are as good, the one that is best if the others play by
    habit.  What is too hard to solve is played on by habit alone."""

    def __init__(self, view: View, seat: int, book: Move) -> None:
        super().__init__(view, seat, book)
        self.slack = 0.0
        self.exact = self.solved()
        if self.exact:
            self.overruled = 0.0
            self.ways, self.caveat = 1, "All hands are known; the rest is played out exactly."

    def solved(self) -> list[float]:
        """What each plan comes to; nothing if it is too hard."""
        world = self.view.knowledge.world(self.deal, Random(0))
        assert isinstance(world, Whist)
        held = honours.held(world, HONOURS)
        table = [round(SCALE * (standing(world, self.seat, n, held) - EVEN)) for n in range(ALL + 1)]
        position = replace(world.open_position(world.party[self.seat]), scoring=Scoring(trick=0, table=table))
        try:
            found = search.solver().values(position, nodes=NODES)
        except OutOfNodes:
            return []
        return [EVEN + found[world.bit(card)] / SCALE for card in self.cards()]

    def at_most(self, rng: Random, most: int) -> Iterator[tuple[int, float]]:
        """The one layout there is."""
        layout = list(super().at_most(rng, 1))
        if self.exact:
            best = max(self.exact)
            equal = {plan: self.found[plan][0] for plan, worth in zip(self.plans, self.exact, strict=True)
                     if worth == best}
            if equal.get((self.preferred,), -1.0) < max(equal.values()):
                self.preferred = max(equal, key=lambda plan: equal[plan])[0]
            self.found = {plan: [worth] for plan, worth in zip(self.plans, self.exact, strict=True)}
        yield from layout
