"""The decisions of a game of melds, ready for search: each course played on by habit in the same layouts; the last
tricks exactly.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from cardtable.cards import Card, Cards
from cardtable.families.melds.deal import MeldDeal, brisques
from cardtable.families.melds.kinds import Meld
from cardtable.families.melds.search.cast import Known, Rules, made, number
from cardtable.families.melds.search.ending import NEVER, Ending
from cardtable.families.melds.search.table import BRISQUES, EXCHANGED, LAST, TAKEN
from cardtable.families.tricks.order import Order
from cardtable.players.parts import Parts, PartWords
from cardtable.players.search import Plan, Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View

SAMPLES = 200                            # layouts, at budget 1
ENDINGS = 24                             # hands of the other in the last tricks, where his is not known
TRIED = 4                                # courses that are tried, the best by habit
TRUST = 1.0                              # in habit, beside the trials
MOST = 12                                # ways to declare that are looked at
OTHERS, TRICKS, LATER, SCORE = "others", "tricks", "later", "score"

Layout = tuple[tuple[int, ...], tuple[int, ...]]         # faces: what the other hides, and the stock
Worth = Callable[[float, float, float, float, float], float]
"""What a deal that ends so is worth in points to who is asked: both scores, how many brisques each has taken, and by
how much the scores may still turn out otherwise (0 at the end; a standard deviation)."""


class Ahead(NamedTuple):
    """What a player marks from here to the end of the deal, by habit, with so many draws to come: so much, more for what
    all he may declare is worth to him, less for the other's, and more if he leads; and its standard deviation."""

    marks: float
    own: float
    other: float
    lead: float
    spread: float


class Game(NamedTuple):
    """What a game brings: its rules, the habits of both players, how deep trials go, and what follows them."""

    rules: Rules
    taste: Sequence[float]
    depth: int                           # tricks
    ahead: Sequence[Ahead]
    each: int                            # so many draws a row of `ahead`
    part: Mapping[str, str]              # by kind, the part under which it is told
    words: Mapping[str, PartWords]       # by part, in the order in which they are told


class State(NamedTuple):
    """What bears on the worth of points in this deal."""

    worth: Worth
    goal: int = 0                        # whoever has so many has won at once; 0: nobody
    brisque: int = 0                     # what one scores as it is taken
    late: Order | None = None            # the order of the last tricks, if it is another


def asked(game: Game, state: State, view: View, seat: int, book: Move) -> Question | None:
    """What to play, or to declare; None where there is nothing to choose, or what is to be said costs nothing."""
    deal = view.deal
    assert isinstance(deal, MeldDeal)
    if book.verb not in ("play", "declare", "draw") or deal.phase not in ("play", "declaring"):
        return None
    kind = LastTricks if not deal.stocked else ByTrials
    found = kind(game, state, view, seat, book)
    return found if len(found.plans) > 1 else None


class ByTrials:
    """Cards or declarations while there is a stock."""

    unit = "points"
    ways = 0
    samples = SAMPLES

    def __init__(self, game: Game, state: State, view: View, seat: int, book: Move) -> None:
        deal = view.deal
        assert isinstance(deal, MeldDeal)
        self.game, self.state, self.view, self.deal, self.seat = game, state, view, deal, seat
        self.part_words = game.words
        self.table = made(game.rules)
        for p in range(2):
            self.table.tastes(p, game.taste)
        self.table.deep(game.depth)
        self.known = Known(game.rules, self.table, deal, seat, state.goal, state.brisque, state.late)
        self.plans: Sequence[Plan] = [(move,) for move in self.moves(book)]
        self.taken = tuple([brisques(deal.zone[deal.layout.won[player]]) for player in self.known.players])
        self.told = [game.part[kind.name] for kind in deal.kinds]
        self._came: dict[Plan, list[tuple[float, ...]]] = {}
        self.habit = self.by_habit()
        ranked = sorted(self.plans, key=lambda plan: -self.habit[plan])
        self.plans = [plan for n, plan in enumerate(ranked) if n < TRIED or plan[0] == book]
        self.preferred = ranked[0][0]

    # Courses

    def moves(self, book: Move) -> list[Move]:
        """Those that differ, the book's among them."""
        verbs = ("play",) if self.deal.phase == "play" else ("declare", "draw")
        found: dict[tuple[object, ...], Move] = {}
        for move in self.deal.decision(self.seat):
            if move.verb in verbs:
                alike = self.alike(move)
                if alike not in found or move == book:
                    found[alike] = move
                if len(found) >= MOST and alike != self.alike(book):
                    break
        found.setdefault(self.alike(book), book)
        return list(found.values())

    def alike(self, move: Move) -> tuple[object, ...]:
        """What a move has in common with those that are as good: its cards by all that they may still do."""
        return (move.verb, *[token for token in move[1:] if not isinstance(token, Card)],
                *sorted([self.standing(token) for token in move[1:] if isinstance(token, Card)]))

    def standing(self, card: Card) -> tuple[object, ...]:
        """A card's face, whether it lies open, and in what it has served, with which cards still there."""
        held = self.known.held[0]
        served = sorted([(meld.kind, meld.whole(held), sorted([other.face for other in meld.cards if other in held]))
                         for meld in self.deal.melds[self.seat] if card in meld.cards])
        return number(card, self.game.rules.order), card in self.deal.zone[self.deal.layout.declared[self.seat]], \
            str(served)

    def by_habit(self) -> dict[Plan, float]:
        """What habit makes of each course, in points beside the best; nothing of declarations but which it prefers."""
        self.known.lay_out(*next(self.layouts(Random(0)))[0])
        if self.deal.phase == "play":
            weights = self.table.weighed()
            found = {plan: weights[self.known.place(card_of(plan[0]))] for plan in self.plans}
        else:
            shape = self.table.habit_to_declare(0)
            found = {plan: float(self.shape_of(plan[0]) == shape) for plan in self.plans}
        best = max(found.values())
        return {plan: value - best for plan, value in found.items()}

    def shape_of(self, move: Move) -> int:
        """Of a declaration; -1 of none."""
        return self.known.shape(Meld(str(move[1]), cards_of(move)))[0] if move.verb == "declare" else -1

    # Layouts

    def layouts(self, rng: Random) -> Iterator[tuple[Layout, float]]:
        """All that agrees with what he knows, as far as trials go."""
        sure, open_, hand, stock = self.unseen()
        size, wanted = hand - len(sure), min(stock, 2 * self.game.depth + 2)
        left = (0,) * (stock - wanted)
        while True:
            drawn = rng.sample(open_, min(len(open_), size + wanted))
            yield ((*sure, *drawn[:size]), (*drawn[size:], *left)), 1.0

    def unseen(self) -> tuple[list[int], list[int], int, int]:
        """Faces that the other is known to hide, the rest, and how many cards he hides and the stock has.  That one is
        known to be in the stock is forgotten: there the same chance has it."""
        deal, order = self.deal, self.game.rules.order
        hand, stock = deal.layout.hand[self.known.players[1]], deal.layout.stock
        may, seen = self.view.knowledge.may, {card for zone in deal.zone for card in zone}
        away = [card for card in deal.pack if card not in seen]
        sure = [card for card in away if not may[stock] & card.bit]
        known = [card for card in deal.zone[hand] if card.rank >= 0]
        return ([number(card, order) for card in sure], [number(card, order) for card in away if card not in sure],
                len(deal.zone[hand]) - len(known), len(deal.zone[stock]))

    def values(self, world: Layout, plans: Sequence[Plan]) -> list[float]:
        """What each course comes to."""
        self.known.lay_out(*world)
        return [(self.came(plan) + TRUST * self.habit.get(plan, 0.0)) / (1 + TRUST) for plan in plans]

    def came(self, plan: Plan) -> float:
        """The same, by its parts, which are kept."""
        table, move = self.table, plan[0]
        if move.verb == "play":
            table.after_card(self.known.place(card_of(move)))
        elif move.verb == "declare":
            table.after_meld(0, *self.known.shape(Meld(str(move[1]), cards_of(move))))
        else:
            table.after_meld(0, -1, 0)
        marked, (mine, his) = table.marked(), table.scores()
        parts = dict.fromkeys(self.game.words, 0.0)
        for n, part in enumerate(self.told):
            parts[part] += marked[n]
            parts[OTHERS] -= marked[16 + n]
        parts[TRICKS] = sum([marked[n] - marked[16 + n] for n in (BRISQUES, LAST, EXCHANGED)])
        taken = self.taken[0] + marked[TAKEN], self.taken[1] + marked[16 + TAKEN]
        draws, leader, own, other = table.standing()
        spread = 0.0
        if draws:
            row = self.game.ahead[(draws - 1) // self.game.each]
            more = row.marks + row.own * own - row.other * other + row.lead * (leader == 0)
            less = row.marks + row.own * other - row.other * own + row.lead * (leader == 1)
            parts[LATER], spread = more - less, row.spread
            mine, his = mine + more, his + less
        value = self.state.worth(mine, his, *taken, spread)
        self._came.setdefault(plan, []).append((*[parts[name] for name in self.game.words], value))
        return value

    def parts(self, plan: Plan) -> Parts:
        """Means over the layouts looked at, and what the state of the game makes of them."""
        came = self._came.get(plan)
        if not came:
            return {}
        means = [sum(each) / len(came) for each in zip(*came, strict=True)]
        found = dict(zip(self.game.words, means[:-1], strict=True))
        return {**found, SCORE: means[-1] - sum(means[:-1])}


class LastTricks:
    """A card when the stock is out: all that may follow, with open cards, for each hand that the other may hold."""

    unit = "points"
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

    def values(self, world: tuple[int, ...], plans: Sequence[Plan]) -> list[float]:
        """What each card comes to."""
        deal, state = self.deal, self.state
        mine, his = (deal.score[deal.side[seat]] for seat in (self.seat, self.other))
        before = [brisques(deal.zone[deal.layout.won[seat]]) for seat in (self.seat, self.other)]
        rich = sum([face & 7 >= 6 for face in (*self.own, *world, *self.led)])
        last = self.game.rules.last_trick
        worth = [state.worth(mine + state.brisque * n + last * (not lost), his + state.brisque * (rich - n) + last * lost,
                             before[0] + n, before[1] + rich - n, 0.0) for n in range(rich + 1) for lost in (0, 1)]
        need = [-((score - state.goal) // state.brisque) if state.goal and state.brisque else NEVER
                for score in (mine, his)]
        won = [state.worth(state.goal, his, 0, 0, 0), state.worth(mine, state.goal, 0, 0, 0)] if state.goal else (0.0, 0.0)
        self.ending.ends(worth, need, won)
        found = self.ending.cards(self.own, world, *self.led)
        return [found[number(card_of(plan[0]), self.game.rules.order)] for plan in plans]


def card_of(move: Move) -> Card:
    """The card that is played."""
    card = move[1]
    assert isinstance(card, Card)
    return card


def cards_of(move: Move) -> Cards:
    """The cards of a declaration."""
    return tuple([token for token in move[1:] if isinstance(token, Card)])
