"""Whole games of every form, by random moves, counted by the table and by hand."""
from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any

import pytest

from cardtable.devices.pegboard.holes import leapt
from cardtable.games.cribbage.rules.forms import FORMS
from cardtable.games.cribbage.rules.match import CribbageGame
from cardtable.games.cribbage.rules.rules import CRIB, CRIB_OPEN, HAND, START, Cribbage
from tests.spread import far, sampled, spread
from tests.suite import Form, Trial

GAME = import_module("cardtable.games.cribbage.game").GAME
COUNTING: tuple[dict[str, Any], ...] = (
    {"counting": "automatic"}, {"counting": "by hand"}, {"counting": "by hand", "missed": True})


class Watched(Trial):
    """Besides what every game is watched for: the pegs, the count, and how hands and crib are made up."""

    def new_deal(self) -> None:
        super().new_deal()
        deal = self.deal
        if isinstance(deal, Cribbage):
            self.before = tuple(deal.score)

    def check_deal(self, deal: Any) -> None:
        super().check_deal(deal)
        if not isinstance(deal, Cribbage):
            return
        row = sum([min("A23456789TJQK".index(c.text[0]) + 1, 10) for c in deal.row])
        assert row <= 31, "beyond thirty-one"
        form = deal.form
        if deal.phase == "play" and not deal.over:
            assert len(deal.zone[CRIB]) == form.crib
            assert all(len(deal.zone[HAND[s]] + deal.laid(s)) == form.hand for s in range(form.seats))
            assert deal.playable(deal.must[0]) or deal.row, "go at a fresh count"
        if deal.over and deal.resigned is None and max(deal.score) < (deal.goal or 1000):
            self.counts["whole deals"] += 1
            assert len(deal.zone[CRIB_OPEN]) == form.crib
            assert len(deal.zone[START]) == 1
            assert not any(deal.zone[HAND[s]] for s in range(form.seats)), "cards left in hand after the show"
        marks: dict[int, list[int]] = {side: [] for side in deal.side}
        for event in self.events[self.began:]:
            if event.kind == "scored":
                assert event.points > 0, f"{event.what} for nothing"
                marks[event.seat].append(event.points)
        for side, points in marks.items():
            assert leapt(points).foremost == deal.score[side] - self.before[side], "the foremost peg is not the score"

    def ended(self) -> None:
        super().ended()
        one = self.sitting.match.inner
        assert isinstance(one, CribbageGame)
        if one.deal().resigned is None:
            assert max(one.deal().score) == one.goal()
            self.counts["games won"] += 1


@pytest.mark.parametrize(("form", "counting"), sampled(spread(tuple(FORMS), COUNTING), 2),
                         ids=lambda it: it if isinstance(it, str) else "-".join(map(str, it.values())))
def test_random_games(form: str, counting: dict[str, Any]) -> None:
    counts = Counter[str]()
    for seed in range(far(3, 4)):
        counts += Watched(Form(GAME, {"form": form, **counting}), seed).play().counts
    assert counts["games won"]
    assert counts["whole deals"] > far(1, 3)
    for what in ("pasts", "worlds", "resumed"):
        assert counts[what] > 1, f"too few {what} to prove anything: {counts}"


@pytest.mark.parametrize("form", FORMS)
def test_every_loser_pays_the_winner(form: str) -> None:
    for seed in range(far(3, 6)):
        trial = Trial(Form(GAME, {"form": form, "stake": 3, "games": 1}), seed, looks=0)
        trial.play()
        deal, length = trial.deal, trial.sitting.match.inner.goal()       # type: ignore[union-attr]
        won = next(e for e in trial.events if e.kind == "said" and e.what == "game")
        winner = deal.side[won.seat]
        paid = [e for e in trial.events if e.kind == "paid"]
        losers = [s for s in range(deal.seats) if deal.side[s] != winner and deal.resigned in (None, deal.side[s])]
        assert len(paid) == len(losers)
        for event in paid:
            loser = deal.side[deal.player.index(event.src)]
            assert event.points == (6 if 2 * deal.score[loser] < length else 3)
