"""Deals played by computer players, and in them all that a partner would not forgive.

The forms are those in which somebody has a partner; each deal begins at a score that chance has made.
"""
from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import NamedTuple

from cardtable.cards import SUIT_NAMES
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.families.tricks.partners import allies
from cardtable.games import part
from cardtable.players.arena_arguments import DEAL
from cardtable.players.arena_unit import Setup, opening
from cardtable.players.sins import SEEN_AT_ONCE, Sin, pardoned, sin_of
from cardtable.players.think import only_move, think
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.options import complete
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from tests.suite import Form
from tests.suite import forms as all_forms

SPREADING = ("form", "code", "hands")            # laws that only punish faults make no other table
A_BEGINNERS, MEASURED = "a beginner's", "all else is behind by more than the error"


class Unforgiven(NamedTuple):
    """A sin, with the cards as its player saw them."""

    sin: Sin
    told: str

    @property
    def kind(self) -> str:
        """As it is counted: what it is, and why it is kept."""
        return f"{self.sin.kind}, kept: {self.sin.reason}" if self.sin.reason else self.sin.kind

    def __str__(self) -> str:
        return f"{self.kind}: {self.told}"


@cache
def candidates() -> tuple[Form, ...]:
    """The forms of games in some form of which there are partners; in a few of them nobody ever has one."""
    return tuple([form for form in all_forms(SPREADING) if part(form.game.name, "partners")])


@cache
def forms() -> tuple[Form, ...]:
    """Those in which somebody soon has a partner, which is known when some deals have been played."""
    return tuple([form for form in candidates() if any(Table(form, "club", seed).play().judged for seed in range(5))])


class Table:
    """One deal of a form, all its players of one level."""

    def __init__(self, form: Form, level: str, seed: int) -> None:
        self.form, self.level, self.seed = form, level, seed
        self.judged, self.found = 0, list[Unforgiven]()   # choices that a partner looks at; what is not forgiven

    def play(self) -> Table:
        """To its end."""
        form, rng = self.form, Random(f"{self.form} {self.seed}")
        options = complete(form.game.options, form.fixed)
        sitting = Sitting(form.game, options, [{} for side in form.game.match(options).sides() for _ in side])
        for seat, move in opening(Setup(form.game.name, self.level, self.level, DEAL, options, self.seed), self.seed):
            sitting.submit(seat, move)
        before = sitting.match.deal()
        while not sitting.over and (before.preliminary or sitting.match.deal() is before):
            before = sitting.match.deal()
            seat = before.must[0]
            if seat == NATURE:
                sitting.submit(seat, before.decision(seat).sample(rng))
                continue
            view = sitting.view(before.by(seat))
            thought = think(view, self.level, rng.getrandbits(32))
            if only_move(view, seat) is None:
                self.judge(view, thought)
            sitting.submit(seat, thought.move)
        return self

    def judge(self, view: View, thought: Thought) -> None:
        """One choice.  What a master does though it cannot be forgiven costs more, by his figures, to leave undone, of
        which he must have some."""
        seat, move = thought.seat, thought.move
        self.judged += view.deal.phase == "play" and bool(allies(view.deal, seat))
        sin = sin_of(view, seat, move)
        if sin is None:
            return
        if self.level == "novice" and not sin.reason and sin.kind not in SEEN_AT_ONCE:
            sin = sin._replace(reason=A_BEGINNERS)
        if not sin.reason and any(pardoned(view, seat, one.move) for one in thought.weighed):
            sin = sin._replace(reason=MEASURED)
        self.found.append(Unforgiven(sin, f"{told(view, seat, move, sin)} [{self.form} {self.level} {self.seed}]"))

    def counts(self) -> Counter[str]:
        """By sin, those with a reason apart."""
        return Counter(judged=self.judged) + Counter([one.kind for one in self.found])


def told(view: View, seat: int, move: Move, sin: Sin) -> str:
    """The position in a line: who holds what, what lies, what was done and what had been better."""
    deal = view.deal
    assert isinstance(deal, TrickDeal)
    hand = " ".join(map(str, sorted(deal.playable(seat), key=lambda c: (c.suit, c.rank))))
    lies = " ".join(map(str, deal.on_table()))
    trumps = "none" if deal.trump == NO_TRUMP else SUIT_NAMES[deal.trump]
    return f"{move}, better {sin.better}; hand {hand}; trick {lies or '-'}; trumps {trumps}"
