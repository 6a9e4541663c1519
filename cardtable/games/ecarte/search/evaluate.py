"""What search needs to know of Écarté: the sensible plans, the adversary's hands with their weights, and what a plan
comes to against each.

Before the play both go on by habit, to the end of the deal.  In the play our cards are chosen for all hands that look
alike, and he plays by habit (unseen.py).  Where more hands are possible than are counted, they are drawn as likely as
they are.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from operator import mul
from random import Random

from cardtable.cards import BACK, Card, unmask
from cardtable.games.ecarte.book import habits
from cardtable.games.ecarte.options import EcarteOptions
from cardtable.games.ecarte.rules.numbers import NumberedEcarte
from cardtable.games.ecarte.rules.rules import HAND, KINGS, STOCK, TRICK, WON, Ecarte
from cardtable.games.ecarte.search.ends import Ends
from cardtable.games.ecarte.search.equity import worth
from cardtable.games.ecarte.search.likely import MASK, NUMBER, Likelihood, hands, logits
from cardtable.games.ecarte.search.outlook import Outlook
from cardtable.games.ecarte.search.unseen import Unseen
from cardtable.players.estimate import Plan
from cardtable.players.question import Parts, PartWords, Question
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move
from cardtable.rules.view import View

KING = Move(("king",))
MOST_WEIGHED = 5000                      # hands, all of them or so many drawn
SAMPLES_PLAYED, SAMPLES_SAID = 800, 1200       # at budget 1: so many are counted, or drawn of those weighed
PROPOSAL, ANSWER, ELDER_CHANGES, DEALER_CHANGES, PLAY = range(5)         # steps of a deal, in outlook.py
NOBODY_PAYS, ELDER_PAYS, DEALER_PAYS = range(3)

phrase = {"propose": ("Propose", "proposing"), "stand": ("Play", "playing without a proposal"),
          "accept": ("Accept", "accepting"), "refuse": ("Refuse", "refusing"),
          "accept-if-enough": ("Accept if there are cards enough", "accepting if there are cards enough"),
          "discard": ("Discard", "discarding"), "play": ("Play", "playing")}
PARTS = {
    "point": PartWords("it wins the point oftener", "the point brings {n} more", "the point brings {n} less"),
    "two": PartWords("it runs less risk of losing two", "the risk of a second point costs {n} less",
                     "the risk of a second point costs {n} more"),
    "vole": PartWords("it makes the vole oftener, or saves it", "the vole brings {n} more", "the vole brings {n} less"),
}
WITH_THE_KING = {**PARTS, "vole": PARTS["vole"]._replace(why="it makes the vole oftener")}
"""Of who holds the king of trumps, against whom nobody makes the vole."""
NONE_TO_LOSE = PartWords("it wins two points oftener", "the hope of a second point brings {n} more",
                         "the hope of a second point brings {n} less")
"""Of the second point against an adversary who wants but one."""
HABITS = "After this choice both sides are supposed to play in the usual way."
caveats = {"proposal": HABITS, "answer": HABITS, "exchange": HABITS,
           "play": "He is supposed to play in the usual way, so what a card hides from him is not weighed."}


def question(view: View, seat: int, book: Move) -> Question | None:
    """The decision as a question for search, None where the book's word stands: the king, and what strict laws add."""
    deal = view.deal
    kind = KINDS.get(deal.phase) if isinstance(deal, Ecarte) and not (
        isinstance(deal, NumberedEcarte) and deal.irregular) else None
    asked = None if kind is None or book == KING else kind(view, seat, book)
    return asked if asked and asked.plans else None


def guided(deal: Deal) -> Ecarte:
    """The deal under guided laws, whatever those of the table: search commits no faults."""
    assert isinstance(deal, Ecarte)
    if type(deal) is Ecarte:
        return deal
    new = Ecarte.__new__(Ecarte)
    new.__dict__.update(deal.__dict__)
    return new


class _Asked(Question):
    """What both kinds of question share: a hand, those that the adversary may hold, and what the ends are worth."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat, self.other, self.deal = view, seat, 1 - seat, guided(view.deal)
        chosen, may, held = EcarteOptions.of(view.match.options), view.knowledge.may, self.deal.zone
        multiplied = chosen.multiplier and chosen.stake > 0 and chosen.form == "ecarte"
        self.worth = worth(chosen.points, multiplied)
        self.ends = Ends(self.deal, seat, self.worth)
        self.unit = "stakes" if multiplied else "games in 100"
        zone, elsewhere = HAND[self.other], 0
        for z, cards in enumerate(held):
            if z != zone and cards and cards[0] is BACK:
                elsewhere |= may[z]
        self.away = elsewhere | may[zone]
        self.size = len(held[zone])
        self.sure, self.free, self.hands = hands(may[zone], may[zone] & ~elsewhere, self.size)
        self.evidence = Likelihood(self.deal, self.other, self.away, self.worth).evidence
        self.own, self.king = MASK(held[HAND[seat]]), MASK((KINGS[self.deal.trump],))
        self.every: list[int] = []                       # the hands looked at, as masks
        self.found: dict[Plan, list[float]] = {}         # by plan, what it comes to against each of them

    def layouts(self, rng: Random) -> Iterator[tuple[int, float]]:
        """As many as at budget 1."""
        return self.at_most(rng, self.samples)

    def at_most(self, rng: Random, most: int) -> Iterator[tuple[int, float]]:
        """Hands of the adversary, by number: all of them, or at most so many, as likely as they are."""
        sure, free, more = MASK(self.sure), [MASK((c,)) for c in self.free], self.size - len(self.sure)
        if self.hands <= MOST_WEIGHED:
            every = [sure | sum(some) for some in combinations(free, more)]
        else:
            every = [sure | sum(rng.sample(free, more)) for _ in range(MOST_WEIGHED)]
        weights = self.evidence.weigh(every)
        if len(every) > most:
            every, weights = drawn(every, weights, most, rng)
        order = rng.sample(range(len(every)), len(every))
        self.every, weights = [every[n] for n in order], [weights[n] for n in order]
        self.weigh_plans(weights, rng)
        yield from enumerate(weights)

    def weigh_plans(self, weights: list[float], rng: Random) -> None:
        """Fills `found`, for the hands of `every` and their weights."""
        raise NotImplementedError

    def values(self, number: int, plans: Sequence[Plan]) -> list[float]:
        """What each plan comes to against the hand of this number."""
        found = [self.found[plan][number] for plan in plans]
        return found if self.unit == "stakes" else [50 + 50 * value for value in found]


class BeforePlay(_Asked):
    """Whether to propose, to give cards, and what to throw."""

    samples = SAMPLES_SAID

    def __init__(self, view: View, seat: int, book: Move) -> None:
        super().__init__(view, seat)
        deal = self.deal
        self.part_words = WITH_THE_KING if self.own & self.king else PARTS
        assert deal.goal is not None
        if deal.score[self.other] + 1 >= deal.goal:
            self.part_words = {**self.part_words, "two": NONE_TO_LOSE}
        moves = sensible_discards(deal, seat, book) if deal.phase == "exchange" else list(view.decision(seat))
        self.plans = [plan for move in moves for plan in (
            [(move, Move(("play", card))) for card in deal.zone[HAND[seat]]] if move.verb == "stand" else [(move,)])]

    def weigh_plans(self, weights: list[float], rng: Random) -> None:
        """By habit to the end, from each plan on, with the same stock."""
        deal, seed = self.deal, rng.getrandbits(40)
        elder = self.seat == deal.elder
        tables: list[float] = []
        stakes: list[float] = []
        for who in (deal.elder, deal.dealer):
            for later in (False, True):
                tables += [x for name in habits.TABLE[who == deal.elder, later] for x in logits(name)]
                stakes += habits.stakes(deal, who, self.worth, later)
        def look(plan: Plan, ends: list[float]) -> list[float]:
            step, proposals, pays, thrown, lead = self._begin(plan)
            return Outlook(deal.trump, tables, stakes, ends).values(
                self.own, elder, self.every, MASK(unmask(self.away)), len(deal.zone[STOCK]), step, proposals, pays,
                thrown, lead, plan[0].verb == "accept-if-enough", seed)

        ends = self.ends.by_elder_tricks(deal)
        for plan in self.plans:
            self.found[plan] = look(plan, ends)
        self.look, self.weights = look, weights

    def parts(self, plan: Plan, like: Plan | None = None) -> Parts:
        """Who goes by habit goes the same way whatever the ends are worth: so each part of their worth is summed by
        itself."""
        scale = 1.0 if self.unit == "stakes" else 50.0
        total = sum(self.weights)
        return {name: scale * sum(map(mul, self.weights, self.look(plan, ends))) / total
                for name, ends in self.ends.apart(self.deal).items()}

    def _begin(self, plan: Plan) -> tuple[int, int, int, int, int]:
        """The next step, proposals made, who pays two, the cards thrown and the card led."""
        deal, move = self.deal, plan[0]
        first = deal.proposals == (move.verb == "refuse")
        pays = NOBODY_PAYS if deal.pays_two < 0 else ELDER_PAYS if deal.pays_two == deal.elder else DEALER_PAYS
        if move.verb == "propose":
            return ANSWER, deal.proposals + 1, pays, -1, -1
        if move.verb == "stand":
            return PLAY, deal.proposals, ELDER_PAYS if first else pays, -1, NUMBER[_card(plan[1])]
        if move.verb == "refuse":
            return PLAY, deal.proposals, DEALER_PAYS if first else pays, -1, -1
        if move.verb != "discard":
            return ELDER_CHANGES, deal.proposals, pays, -1, -1
        thrown = MASK(tuple([c for c in move[1:] if isinstance(c, Card)]))
        return ELDER_CHANGES if self.seat == deal.elder else DEALER_CHANGES, deal.proposals, pays, thrown, -1


class InPlay(_Asked):
    """Which card to play."""

    samples = SAMPLES_PLAYED

    def __init__(self, view: View, seat: int, book: Move) -> None:
        super().__init__(view, seat)
        self.plans = [(move,) for move in view.decision(seat) if move.verb == "play"]
        self.ways = self.hands if self.hands <= SAMPLES_PLAYED else 0

    def weigh_plans(self, weights: list[float], rng: Random) -> None:
        """By search to the last trick."""
        deal, seat = self.deal, self.seat
        trick, king = deal.zone[TRICK], self.king if deal.in_time(self.other) else 0
        found = Unseen(deal.trump).values(
            self.own, self.every, weights, [int(king & hand > 0) for hand in self.every],
            NUMBER[trick[0]] if trick else -1, len(deal.zone[WON[seat]]) // 2, self.ends.by_tricks(deal))
        self.found = {plan: found[NUMBER[_card(plan[0])]] for plan in self.plans}


KINDS: dict[str, type[BeforePlay] | type[InPlay]] = {
    "proposal": BeforePlay, "answer": BeforePlay, "exchange": BeforePlay, "play": InPlay}


def drawn(hands: list[int], weights: list[float], size: int, rng: Random) -> tuple[list[int], list[float]]:
    """So many hands, each as often as it is likely, at even distances; the weight is how often."""
    step = sum(weights) / size
    left, some, often = rng.random() * step, [], []
    for hand, weight in zip(hands, weights):
        left -= weight
        if left < 0:
            times = int(-left / step) + 1
            left += times * step
            some.append(hand)
            often.append(float(times))
    return some, often


def _card(move: Move) -> Card:
    assert isinstance(move[1], Card)
    return move[1]


def sensible_discards(deal: Ecarte, seat: int, book: Move) -> list[Move]:
    """The book's; all that are neither trumps nor kings; all but one of those; one card where there is nothing else."""
    hand, most = deal.zone[HAND[seat]], len(deal.zone[STOCK])
    loose = [c for c in hand if c.suit != deal.trump and c.rank != habits.KING]
    some = [tuple(loose), *combinations(loose, len(loose) - 1)] if loose else [(c,) for c in hand]
    least = 1 if seat == deal.elder else 0
    moves = [book, *[Move(("discard", *sorted(thrown))) for thrown in some if least <= len(thrown) <= most]]
    return list(dict.fromkeys(moves))
