"""What search needs to know of Quinto: what a hand that was doubled on holds, and what the end of a game is worth.

No solver knows trumps that float, so every course is played on by the club player, compiled, to the end of the deal.
"""
from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from cardtable.cards import Card, Cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.habitual.dominance import steps
from cardtable.families.tricks.playing_on import PlayingOn
from cardtable.families.tricks.search import Likelihood
from cardtable.games.quinto.habit import COMPILED, Habit, number
from cardtable.games.quinto.maxims import DOUBLE, advise, hopes, seen_hand
from cardtable.games.quinto.quints import OF
from cardtable.games.quinto.rules import GAME, LAYOUT, Quinto
from cardtable.games.quinto.speaks import EVEN, because
from cardtable.players.came import Came
from cardtable.players.estimate import Plan
from cardtable.players.parts import deciding
from cardtable.players.question import Parts, PartWords, Question, Scale
from cardtable.rules.moves import Move
from cardtable.rules.view import View

# Layouts at budget 1; as many as time allows where nothing is compiled.
SAMPLES = {"doubling": 300, "play": 500} if COMPILED else {"doubling": 60, "play": 40}
WON = 60.0                                       # points that a game won is worth besides: ours
DOUBT = .6                                       # tricks by which one who doubles may well judge his hand otherwise
LEAST = .05                                      # anybody may do anything

phrase = {"play": ("Play", "playing"), "pass": ("Pass", "passing"), "double": ("Double", "doubling"),
          "redouble": ("Redouble", "redoubling")}
HABIT = "The rest of the deal is judged as if everybody played on by habit."
caveats = {"doubling": HABIT, "play": HABIT}
PARTS = {
    "tricks": PartWords("", "tricks bring {n} more", "tricks bring {n} less"),
    "quints": PartWords("", "quints bring {n} more", "quints bring {n} less"),
    "game": PartWords("it wins the game oftener", "the game brings {n} more", "the game brings {n} less"),
}


def question(view: View, seat: int, book: Move) -> Question | None:
    """Doubling, and every card."""
    deal = view.deal
    if not isinstance(deal, Quinto) or deal.phase not in SAMPLES:
        return None
    plans = [(move,) for move in view.decision(seat)]
    return OnPoints(view, seat, plans, SAMPLES[deal.phase], Heard(deal, seat).likely)


def policy(deal: TrickDeal, seat: int) -> Move:
    """By habit."""
    assert isinstance(deal, Quinto)
    return advise(deal, seat).move


class OnPoints(PlayingOn):
    """Points of one's side above the other's; a game won is worth more."""

    early = 60 if COMPILED else 15
    beside = "your side is {ahead} from here on"
    scale = Scale(1.0, 5.0)                      # less than a trick, and a trick

    def __init__(self, view: View, seat: int, plans: Sequence[Plan], samples: int, likely: Likelihood) -> None:
        super().__init__(view, seat, plans, policy, samples, "points", likely)
        assert isinstance(view.deal, Quinto)
        self.deal, self.part_words = view.deal, PARTS
        if view.deal.phase == "doubling":        # the book does not say when; nobody doubles for nothing
            self.part_words, self.of_book, self.preferred = {}, False, Move(("pass",))
        self._came = Came()
        cards = [card for (move,) in plans if move.verb == "play" and isinstance(card := move[1], Card)]
        found = dict[tuple[object, ...], Card]()
        # by habit a hand is played on by its ranks, and of two cards that are the same it may make more of one
        self.like = {card: found.setdefault((card,) if card in OF else at, card)
                     for card, at in zip(cards, steps(view.deal, seat, cards), strict=True)}

    def values(self, world: TrickDeal, plans: Sequence[Plan]) -> list[float]:
        assert isinstance(world, Quinto)
        if world.phase == "doubling":
            return [sum(self.spoken(world, move).values()) for (move,) in plans]
        lying, habit = Lying.of(world), Habit(world.dummy, GAME)
        gained = {card: self.gained(world, lying.laid(habit).played_on(number(card))) for card in {*self.like.values()}}
        return [self._came.add(plan, gained[self.like[card]]) for plan in plans if isinstance(card := plan[0][1], Card)]

    def afresh(self) -> None:
        self._came = Came()

    def parts(self, plan: Plan, like: Plan | None = None) -> Parts:
        return self._came.mean(plan, like) if self.part_words else {}

    def because(self, best: Move, worse: Sequence[Move], fair: Sequence[Move] = ()) -> str:
        own, *others = (self.parts((move,)) for move in (best, *worse))
        quints = [parts.get("quints", 0.0) for parts in (own, *others)]
        decide = deciding(own, others[0]) == "quints" and quints[0] >= max(quints)
        return because(self.deal, self.seat, best, worse, fair, quints=quints[0] >= quints[1], decide=decide)

    def ground(self, plan: Plan) -> str:
        doing = next((phrase[move.verb][1] for (move,) in self.plans if move.verb != "pass"), "")
        return EVEN.format(doing=doing) if plan[0] == self.preferred else ""

    def spoken(self, world: Quinto, move: Move) -> Parts:
        """A word of doubling, then what the others say, and the play."""
        deal = world.copy()
        deal.apply(self.seat, move)
        while deal.phase == "doubling":
            deal.apply(deal.must[0], advise(deal, deal.must[0]).move)
        habit = Lying.of(deal).laid(Habit(deal.dummy, GAME))
        return self.gained(world, habit.played_on(habit.would_play()))

    def gained(self, before: Quinto, end: tuple[int, int, int, int]) -> Parts:
        """By the points of both sides at the end, and who has won the game."""
        side, victor, sign = before.side[self.seat], end[2], 1 - 2 * before.side[self.seat]
        whole = end[side] - end[1 - side] - before.score[side] + before.score[1 - side]
        tricks = sign * end[3]
        return {"tricks": tricks, "quints": whole - tricks,
                "game": 0.0 if victor < 0 else WON if victor == side else -WON}


class Lying(NamedTuple):
    """The play as it lies, all cards known, as the habit takes it."""

    hands: list[int]
    trick: list[int]
    leader: int
    gone: int
    tricks: list[int]
    score: list[int]
    cachette: int
    factor: int

    @classmethod
    def of(cls, deal: Quinto) -> Lying:
        """Of this deal, in the play."""
        trick = deal.on_table()
        whole = deal.history[:len(deal.history) - len(trick)]
        return cls([bits(deal.playable(seat) or deal.zone[LAYOUT.apart[seat]]) for seat in range(deal.seats)],
                   [number(card) for card in trick], deal.leader, bits(tuple([card for _, card, _ in whole])),
                   [deal.tricks(side) for side in range(2)], deal.score, bits(deal.zone[LAYOUT.cachette]), deal.factor)

    def laid(self, habit: Habit) -> Habit:
        """The same, ready to play on from here."""
        habit.lay(*self)
        return habit


def bits(some: Cards) -> int:
    """As a set of the numbers that the habit has."""
    return sum([1 << number(card) for card in some])


class Heard:
    """How well a layout agrees with what was said: who doubles holds much, and who passes did not."""

    def __init__(self, deal: Quinto, seat: int) -> None:
        self.said = [] if deal.dummy >= 0 else [one for one in deal.spoken if one[0] != seat]

    def likely(self, world: TrickDeal) -> float:
        """0 to 1."""
        assert isinstance(world, Quinto)
        found, doubled = 1.0, False
        for who, word in self.said:
            held = hopes(world.dealt_hand(who) or seen_hand(world, who))
            off = max(0.0, DOUBLE - held) if word != "pass" else 0.0 if doubled else max(0.0, held - DOUBLE)
            found *= LEAST + (1 - LEAST) * exp(-(off / DOUBT) ** 2)
            doubled = doubled or word != "pass"
        return found
