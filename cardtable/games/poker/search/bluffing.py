"""The master at Straight Poker for two, as far as it is solved: what is said as often as nobody can gain by, each word
with what it comes to against who plays so too."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import sqrt
from random import Random
from typing import NamedTuple

from cardtable.cards import Cards
from cardtable.families.poker_hands.drawing import place
from cardtable.games.poker.reputations import Reputation
from cardtable.games.poker.rules.straight import Straight, Stud
from cardtable.games.poker.tables import solved
from cardtable.games.poker.tables.bluff import OUT, PASS, SEE, Form, tree
from cardtable.games.poker.tables.dealt import beaten
from cardtable.players.estimate import Plan
from cardtable.players.question import Question, Scale
from cardtable.rules.moves import Move

WORDS = {OUT: Move(("out",)), PASS: Move(("pass",)), SEE: Move(("see",))}
LETTERS = {move.verb: word for word, move in WORDS.items()}
SELDOM = .02                                     # what is said less often is not said
WHATEVER = 1e6                                   # what it costs by our figures: else others could gain by saying what
                                                 # should not be said
ENOUGH, SURELY = 6, 1.5                          # words by which one is known; standard errors by which he may differ
ALIKE, NEAR = .25, .75                           # of an ante: courses between which one mixes, and near ones


class Said(NamedTuple):
    """The stakes as the solved game has them: the ratio, what half the pool was at first, in counters, and the
    words."""

    ratio: int
    ante: float
    words: str


def said(deal: Straight) -> Said | None:
    """None where that is no game that was solved, or has gone beyond it."""
    if isinstance(deal, Stud) or deal.seats != 2 or len(deal.standing) != 2:
        return None
    ante = (deal.spoken[0].pool if deal.spoken else deal.purse[deal.pool]) / 2
    if min(deal.before(0), deal.before(1)) < deal.terms.limit or ante <= 0:
        return None
    ratio = solved.nearest(deal.terms.limit, ante)
    sizes = solved.form(ratio).sizes
    words = "".join([LETTERS.get(word.verb) or size_of(word.by / ante, sizes) for word in deal.spoken])
    return Said(ratio, ante, words)


def plays_soundly(known: Reputation, ratio: int) -> bool:
    """Whether nothing speaks against this player's staking and staying about as often as who plays as it is solved:
    whoever is seen to do otherwise is read, which brings more; from who does not nothing is to be had but by playing
    so, too, and who reads somebody he has not seen lies open to him."""
    if known.stakes.of < ENOUGH:
        return True
    pairs = zip((known.stakes, known.stays), solved.habits(ratio), strict=True)
    return all(
        abs(seen.times - seen.of * usual) < SURELY * sqrt(seen.of * usual * (1 - usual) + 1) for seen, usual in pairs)


def size_of(by: float, sizes: Sequence[int]) -> str:
    """Which of two it is nearest to, as a part of it."""
    return "0" if len(sizes) == 1 or by < sqrt(sizes[0] * sizes[1]) else "1"


@lru_cache(512)
def put_in(form: Form, words: str) -> tuple[int, int]:
    """What both have in after these words, in antes."""
    node = tree(form)
    for word in words:
        node = node.follows[word]
    return node.paid


class Mixed(Question):
    """Every word, as it was solved; among those between which one mixes that is preferred which one's own cards choose,
    so that nobody can foretell it and the same hand always says the same."""

    unit = "counters"
    samples = ways = 1
    at_once = True
    counted = ("These figures are of the game as it was solved: two sizes of stake, the other playing as well as can "
               "be, a pool that both leave being played for again.")

    def __init__(self, deal: Straight, seat: int, now: Said) -> None:
        self.deal, self.seat, self.now = deal, seat, now
        hand = tuple(sorted(deal.hand(seat)))
        terms = deal.terms
        self.bucket = solved.bucket(beaten(place(deal.ranking, hand), terms.short, terms.mistigris, terms.tiger))
        form = solved.form(now.ratio)
        self.sizes = form.sizes
        words, values = solved.values(now.ratio, now.words)
        mixed = solved.mixture(now.ratio).get(now.words, [])
        spent = put_in(form, now.words)[0 if seat == deal.elder else 1] if words else 0
        self.worth, self.often = dict[str, float](), dict[str, float]()
        for word, value, often in zip(words, values, mixed, strict=False):
            if self.move(word) is not None:
                self.worth[word] = (value[self.bucket] + spent) * now.ante
                self.often[word] = often[self.bucket]
        self.plans: Sequence[Plan] = [(move,) for word in self.worth if (move := self.move(word)) is not None]
        self.scale = Scale(ALIKE * now.ante, NEAR * now.ante)
        self.slack = WHATEVER
        self.preferred = self.move(self.chosen(hand)) if self.worth else None

    def move(self, word: str) -> Move | None:
        """As it is said at this table; None where it cannot be."""
        if word in WORDS:
            move = WORDS[word]
            return move if move in self.deal.decision(self.seat) else None
        room = self.deal.betted.room(self.seat)
        by = max(1, round(self.sizes[int(word)] * self.now.ante))
        return Move(("better", min(by, room[-1]))) if room else None

    def chosen(self, hand: Cards) -> str:
        """By lot, as often as each is to be said."""
        able = {word: often for word, often in self.often.items() if often >= SELDOM} or dict.fromkeys(self.worth, 1.0)
        at = Random(f"{hand} {self.now}").random() * sum(able.values())
        for word, often in able.items():
            at -= often
            if at < 0:
                return word
        return max(able, key=lambda word: able[word])

    def layouts(self, rng: Random) -> Iterator[tuple[None, float]]:
        yield None, 1.0

    def values(self, world: None, plans: Sequence[Plan]) -> list[float]:
        return [self.worth.get(self.word(plan[0]), 0.0) for plan in plans]

    def word(self, move: Move) -> str:
        """What a move is in the solved game."""
        return LETTERS.get(move.verb) or size_of(int(move[1]) / self.now.ante, self.sizes)
