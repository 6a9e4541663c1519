"""What search needs to know of Écarté: the sensible plans, layouts with their weights, and what a plan comes to.

Before the play the layouts are whole deals, played on by habit to the first card.  In the play only the adversary's
hand matters: where few enough are possible all are counted, else drawn.  From the first card on both play as if the
cards lay open, which overrates who leads a little, and cannot judge concealment: there the book's word stands.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from cardtable.cards import BACK, Card, Cards, mask
from cardtable.games.ecarte import habits
from cardtable.games.ecarte.ends import NOBODY, Ends, after_each_lead, after_reply, solved, tricks_won
from cardtable.games.ecarte.equity import worth
from cardtable.games.ecarte.likely import Likelihood, hands
from cardtable.games.ecarte.rules import HAND, KINGS, STOCK, TRICK, Ecarte
from cardtable.players.search import Plan, Question
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move
from cardtable.rules.view import View

KING = Move(("king",))
MOST_COUNTED = 5000                      # layouts; more are sampled
SAMPLES_PLAYED, SAMPLES_SAID = 2400, 1600      # at budget 1
SAMPLES_THROWN = 600                     # for discards, where the book is hard to better (docs/play.md)

phrase = {"propose": ("Propose", "proposing"), "stand": ("Play", "playing without a proposal"),
          "accept": ("Give cards", "giving cards"), "refuse": ("Refuse", "refusing"),
          "accept-if-enough": ("Accept if there are cards enough", "accepting if there are cards enough"),
          "discard": ("Discard", "discarding"), "play": ("Play", "playing")}
HABITS = "Each layout is played on by the book to the first card, and from there as if the cards lay open."
caveats = {"proposal": HABITS, "answer": HABITS, "exchange": HABITS,
           "play": "Both are taken to see all cards, so what a lead hides or tells is not weighed."}


def question(view: View, seat: int, book: Move) -> Question | None:
    """The decision as a question for search, None where the book's word stands: the king, and what strict laws add."""
    kind = KINDS.get(view.deal.phase) if isinstance(view.deal, Ecarte) else None
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


class _Asked:
    """What both kinds of question share."""

    plans: Sequence[Plan]

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat, self.deal = view, seat, guided(view.deal)
        options = view.match.options
        multiplied = bool(options["multiplier"]) and bool(options["stake"]) and options["form"] == "ecarte"
        self.worth = worth(int(options["points"]), multiplied)
        self.ends = Ends(self.deal, seat, self.worth)
        self.unit = "stakes" if multiplied else "games in 100"
        hidden = [may for held, may in zip(view.deal.zone, view.knowledge.may) if held and held[0] is BACK]
        self.unseen = 0
        for may in hidden:
            self.unseen |= may

    def in_unit(self, values: list[float]) -> list[float]:
        """From the worth of the game, -1 to 1 where it is played single."""
        return values if self.unit == "stakes" else [50 + 50 * value for value in values]


class BeforePlay(_Asked):
    """Whether to propose, to give cards, and what to throw."""

    ways = 0

    def __init__(self, view: View, seat: int, book: Move) -> None:
        super().__init__(view, seat)
        deal = self.deal
        self.worlds = view.knowledge.worlds(deal)
        self.likely = Likelihood(deal, 1 - seat, self.unseen, self.worth)
        if deal.phase == "exchange":
            moves, self.samples = sensible_discards(deal, seat, book), SAMPLES_THROWN
        else:
            moves, self.samples = list(view.decision(seat)), SAMPLES_SAID
        self.plans = [plan for move in moves for plan in (
            [(move, Move(("play", card))) for card in deal.zone[HAND[seat]]] if move.verb == "stand" else [(move,)])]

    def layouts(self, rng: Random) -> Iterator[tuple[Ecarte, float]]:
        """Whole deals, without end."""
        other = 1 - self.seat
        while True:
            world = self.worlds.sample(rng)
            assert isinstance(world, Ecarte)
            world.sealed = tuple([(s, m or habits.move(world, s, self.worth)) for s, m in world.sealed])
            yield world, self.likely.of(world.zone[HAND[other]])

    def values(self, world: Ecarte, plans: Sequence[Plan]) -> list[float]:
        """What each plan comes to."""
        leads = self._leads(world) if any(len(plan) > 1 for plan in plans) else {}
        return self.in_unit([leads[plan[1]] if len(plan) > 1 else self._play_on(world, plan[0]) for plan in plans])

    def _leads(self, world: Ecarte) -> dict[Move, float]:
        """By the card led, after playing without a proposal or without a further one."""
        other, king = 1 - self.seat, KINGS[world.trump]
        holder = next((s for s in (0, 1) if king in world.zone[HAND[s]]), NOBODY)
        pays_two = world.pays_two if world.proposals else self.seat
        found = {}
        for card, made in after_each_lead(world.zone[HAND[self.seat]], world.zone[HAND[other]], world.trump).items():
            tricks = made if self.seat == 0 else 5 - made
            found[Move(("play", card))] = self.ends.value(world.score[0], world.score[1], tricks, pays_two, holder)
        return found

    def _play_on(self, world: Ecarte, move: Move) -> float:
        """By habit to the first card."""
        deal = world.copy()
        deal.apply(self.seat, move)
        while not solved(deal):
            who = deal.must[0]
            deal.apply(who, habits.move(deal, who, self.worth))
        return self.ends.of(deal)


class InPlay(_Asked):
    """Which card to play."""

    samples = SAMPLES_PLAYED

    def __init__(self, view: View, seat: int, book: Move) -> None:
        super().__init__(view, seat)
        deal, other = self.deal, 1 - seat
        zone = HAND[other]
        elsewhere = 0
        for z, held in enumerate(deal.zone):
            if z != zone and held and held[0] is BACK:
                elsewhere |= view.knowledge.may[z]
        self.size = len(deal.zone[zone])
        self.sure, self.free, ways = hands(view.knowledge.may[zone], view.knowledge.may[zone] & ~elsewhere, self.size)
        self.ways = ways if ways <= MOST_COUNTED else 0
        self.likely = Likelihood(deal, other, self.unseen, self.worth)
        self.plans = [(move,) for move in view.decision(seat) if move.verb == "play"]
        self.made = tricks_won(deal)

    def layouts(self, rng: Random) -> Iterator[tuple[Cards, float]]:
        """Hands of the adversary: every one, in any order, or without end."""
        more = self.size - len(self.sure)
        if self.ways:
            every = list(combinations(self.free, more))
            rng.shuffle(every)
            for some in every:
                yield self.sure + some, self.likely.of(self.sure + some)
        while not self.ways:
            hand = self.sure + tuple(rng.sample(self.free, more))
            yield hand, self.likely.of(hand)

    def values(self, hand: Cards, plans: Sequence[Plan]) -> list[float]:
        """What each card comes to."""
        deal, seat = self.deal, self.seat
        own, trick, trump = deal.zone[HAND[seat]], deal.zone[TRICK], deal.trump
        cards = [card for plan in plans for card in plan[0][1:] if isinstance(card, Card)]
        if trick:
            found = {c: after_reply(tuple([o for o in own if o is not c]), c, trick[0], hand, trump) for c in cards}
        else:
            found = after_each_lead(own, hand, trump)
        king = 1 - seat if deal.in_time(1 - seat) and KINGS[trump].bit & mask(hand) else NOBODY
        tricks = [self.made + (found[c] if seat == 0 else len(own) - found[c]) for c in cards]
        zero, one = deal.score
        return self.in_unit([self.ends.value(zero, one, n, deal.pays_two, king) for n in tricks])


KINDS: dict[str, type[BeforePlay] | type[InPlay]] = {
    "proposal": BeforePlay, "answer": BeforePlay, "exchange": BeforePlay, "play": InPlay}


def sensible_discards(deal: Ecarte, seat: int, book: Move) -> list[Move]:
    """The book's; all that are neither trumps nor kings; all but one of those; one card where there is nothing else."""
    hand, most = deal.zone[HAND[seat]], len(deal.zone[STOCK])
    loose = [c for c in hand if c.suit != deal.trump and c.rank != habits.KING]
    some = [tuple(loose), *combinations(loose, len(loose) - 1)] if loose else [(c,) for c in hand]
    least = 1 if seat == deal.elder else 0
    moves = [book, *[Move(("discard", *sorted(thrown))) for thrown in some if least <= len(thrown) <= most]]
    return list(dict.fromkeys(moves))
