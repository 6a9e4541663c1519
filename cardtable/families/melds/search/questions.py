"""The decisions of a game of melds while there is a stock: each course tried in the same layouts, both going on by
habit; of cards, beside that, by how much habit itself sets one behind another.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from cardtable.cards import Card
from cardtable.families.melds.deal import MeldDeal, brisques
from cardtable.families.melds.kinds import Kind, Meld
from cardtable.families.melds.prospects import lacking
from cardtable.families.melds.search.brought import Game, State, card_of, cards_of
from cardtable.families.melds.search.cast import Known, made, number
from cardtable.families.melds.search.ending import COMPILED
from cardtable.families.melds.search.last_tricks import LastTricks
from cardtable.families.melds.search.silent import Silent
from cardtable.families.melds.search.table import BRISQUES, EXCHANGED, LAST, TAKEN
from cardtable.families.melds.search.words import HOPES, OTHERS, SCORE, TRICKS
from cardtable.players.estimate import Plan
from cardtable.players.question import Parts, Question
from cardtable.rules.moves import Move, same
from cardtable.rules.view import View

SAMPLES = 200                            # layouts, at budget 1
TRIED = 4                                # courses that are tried, the best by habit
TRUST = 1.0                              # in habit, beside trials that end before the stock does
MOST_UNCOMPILED = 5                      # cards in hand in the last tricks, where the search is not compiled
WORTH_NAMING = 2.0                       # points that a meld must bring a card to be named for it
MOST = 40                                # ways to declare that are looked at

Layout = tuple[tuple[int, ...], tuple[int, ...]]         # faces: what the other hides, and the stock


def asked(game: Game, state: State, view: View, seat: int, book: Move) -> Question | None:
    """What to play, or to declare; None where there is nothing to choose, or what is to be said costs nothing."""
    deal = view.deal
    assert isinstance(deal, MeldDeal)
    if book.verb not in ("play", "declare", "draw") or deal.phase not in ("play", "declaring"):
        return None
    if not deal.stocked and not COMPILED and len(deal.held_by(seat)) > MOST_UNCOMPILED:
        return None
    kind = LastTricks if not deal.stocked else ByTrials if COMPILED else ByHabit
    found = kind(game, state, view, seat, book)
    return found if len(found.plans) > 1 else None


def likely(kind: Kind) -> int:
    """So many cards of a meld may be wanting where it is spoken of: of four two, of a pair one."""
    return max(1, len(kind.of.split() if " " in kind.of else kind.of) - 2)


class ByTrials(Question):
    """Cards or declarations while there is a stock."""

    unit, beside = "points", "you are {ahead} from here on"
    samples = SAMPLES

    def __init__(self, game: Game, state: State, view: View, seat: int, book: Move) -> None:
        deal = view.deal
        assert isinstance(deal, MeldDeal)
        self.game, self.state, self.view, self.deal, self.seat = game, state, view, deal, seat
        self.part_words = game.words
        self.table = made(game.rules)
        self.known = self.as_known()
        self.plans: Sequence[Plan] = [(move,) for move in self.moves(book)]
        self.taken = tuple([brisques(deal.zone[deal.layout.won[player]]) for player in self.known.players])
        self.told = [game.part[kind.name] for kind in deal.kinds]
        self._came: dict[Plan, list[tuple[float, ...]]] = {}
        self.reckon()
        self.choices = len(self.plans)
        ranked = sorted(self.plans, key=self.by_habit, reverse=True)
        self.plans = [plan for n, plan in enumerate(ranked) if n < TRIED or plan[0] == book]
        self.preferred = ranked[0][0]

    def as_known(self) -> Known:
        """What the seat knows, laid out on the table anew: trials leave there what they have come to."""
        game, state = self.game, self.state
        for p in range(2):
            self.table.tastes(p, game.taste)
        self.table.deep(game.depth)
        return Known(game.rules, self.table, self.deal, self.seat, state.goal, state.brisque, state.late)

    # Courses

    def moves(self, book: Move) -> list[Move]:
        """Those that differ, the book's among them."""
        verbs = ("play",) if self.deal.phase == "play" else ("declare", "draw")
        found: dict[tuple[object, ...], Move] = {}
        for move in self.deal.decision(self.seat):
            if move.verb in verbs:
                alike = self.alike(move)
                if alike not in found or same(move, book):
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

    def reckon(self) -> None:
        """What habit makes of each card, or which declaration it prefers."""
        self.known.lay_out(*next(self.layouts(Random(0)))[0])
        playing = self.deal.phase == "play"
        self.weights = self.table.weighed() if playing else []
        self.shape = -1 if playing else self.table.habit_to_declare(0)
        self.most = max([self.liking(plan) for plan in self.plans])

    def liking(self, plan: Plan) -> float:
        """What habit makes of a course."""
        move = plan[0]
        return self.weights[self.known.place(card_of(move))] if move.verb == "play" else \
            float(self.shape_of(move) == self.shape)

    def by_habit(self, plan: Plan) -> float:
        """The same in points beside the best."""
        return self.liking(plan) - self.most

    @property
    def trust(self) -> float:
        """What habit weighs beside trials: nothing where it knows but which declaration it prefers, and less the fewer
        cards are drawn before all is declared: trials then show all that may be."""
        return TRUST * min(1.0, self.draws / self.game.depth) if self.deal.phase == "play" else 0.0

    def shape_of(self, move: Move) -> int:
        """Of a declaration; -1 of none."""
        return self.known.shape(Meld(str(move[1]), cards_of(move)))[0] if move.verb == "declare" else -1

    @property
    def draws(self) -> int:
        """How many cards he draws before he declares for the last time: none, where a single draw is left."""
        return self.deal.to_draw() // self.deal.seats - 1

    def laid_out(self) -> None:
        """The cards lie as they do now: trials leave on the table what they have come to."""
        self.known = self.as_known()
        self.known.lay_out(*next(self.layouts(Random(0)))[0])

    def losses(self, card: Card) -> dict[int, float]:
        """By shape, what habit would lose of it by playing this card, in points."""
        found: dict[int, float] = self.table.losses(self.known.place(card))
        return found

    def uses(self, card: Card, instead: Card) -> list[str]:
        """The kinds of meld for which habit keeps a card where another is played that is of less use for them, and that
        may then still be declared with few more: the likeliest first."""
        own, other = self.losses(card), self.losses(instead)
        held = tuple([one for one in self.deal.held_by(self.seat) if one is not instead])
        found = []
        for shape, loss in own.items():
            kind, lost = self.deal.kinds[self.table.kind_of(shape)], loss - max(0.0, other.get(shape, 0.0))
            short = lacking(self.deal, self.seat, kind, held, card)
            if lost >= WORTH_NAMING and short <= min(self.draws, likely(kind)):
                found.append((short, -lost, str(kind.name)))
        return [name for *_, name in sorted(found)]

    def serves(self, card: Card) -> bool:
        """Whether anything could be declared with it by and by."""
        held = self.deal.held_by(self.seat)
        return any(lacking(self.deal, self.seat, kind, held, card) <= self.draws for kind in self.deal.kinds)

    # Layouts

    def layouts(self, rng: Random) -> Iterator[tuple[Layout, float]]:
        """All that agrees with what he knows, as far as trials go."""
        sure, open_, hand, stock = self.unseen()
        size, wanted = hand - len(sure), min(stock, 2 * self.game.depth + 2)
        left = (0,) * (stock - wanted)
        silent = Silent(self.deal, self.seat, self.game.rules.order)
        while True:
            drawn = rng.sample(open_, min(len(open_), size + wanted))
            hidden = *sure, *drawn[:size]
            if rng.random() < silent.likely(hidden):
                yield (hidden, (*drawn[size:], *left)), 1.0

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
        """What each course comes to: habit, which knows but by how much another falls short of what it likes best, says
        so from what that comes to in the same layout."""
        self.known.lay_out(*world)
        trust, liked = self.trust, self.liked
        came = {plan: self.came(plan) for plan in dict.fromkeys((liked, *plans))}
        return [(came[plan] + trust * (came[liked] + self.by_habit(plan))) / (1 + trust) for plan in plans]

    @property
    def liked(self) -> Plan:
        """What habit likes best."""
        assert self.preferred is not None
        return (self.preferred,)

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
        parts = dict.fromkeys(self.part_words, 0.0)
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
            parts[HOPES], spread = more - less, row.spread
            mine, his = mine + more, his + less
        if self.state.at_close and max(mine, his) < self.state.goal:
            parts[TRICKS] += self.state.at_close * (marked[TAKEN] - marked[16 + TAKEN])
        value = self.state.worth(mine, his, *taken, spread)
        parts[SCORE] = value - sum(parts.values())
        self._came.setdefault(plan, []).append(tuple(parts.values()))
        return value

    def afresh(self) -> None:
        """Nothing has come of any course yet."""
        self._came = {}

    def parts(self, plan: Plan, like: Plan | None = None) -> Parts:
        """Means over the layouts looked at and what the state of the game makes of them, beside what habit says."""
        looked = min([len(self._came.get(one, ())) for one in (plan, like or plan)])
        if not looked:
            return {}
        trust, (own, liked) = self.trust, ([sum(each) / looked for each in zip(*self._came[one][:looked], strict=True)]
                                           for one in (plan, self.liked))
        found = {part: (own[n] + trust * liked[n]) / (1 + trust) for n, part in enumerate(self.part_words)}
        return {**found, HOPES: found[HOPES] + trust * self.by_habit(plan) / (1 + trust)}


class ByHabit(ByTrials):
    """The same by habit alone, where nothing is compiled: trials would take minutes."""

    ways = samples = 1
    at_once = True
    caveat = "Figures are what habit makes of each course: none has been tried."

    def values(self, world: Layout, plans: Sequence[Plan]) -> list[float]:
        """What habit makes of each course."""
        return [self.by_habit(plan) for plan in plans]

    def parts(self, plan: Plan, like: Plan | None = None) -> Parts:
        """Habit knows none."""
        return {}
