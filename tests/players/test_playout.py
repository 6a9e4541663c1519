"""The master of games that can be played out, on a toy: cards score two, stakes cost what is staked."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import card
from cardtable.players import playout
from cardtable.players.playout import Playout, at_random, gain
from cardtable.players.search import search
from cardtable.rules.deal import Deal
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.match import Series
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from tests.rules import toy


class Table(Series):
    """One deal of the toy."""

    def first(self) -> Deal:
        return toy.Toy()


def turn() -> View:
    """Seat 0 is to play a card or to stake; each has two cards left."""
    match = Table({})
    deal = match.inner = toy.Toy()
    knowledge = Knowledge(deal.eyes(0), toy.PACK, len(toy.LAYOUT))
    deal.tell = knowledge.note
    deal.do_shuffle(-1, *toy.PACK)
    for seat in (0, 1):
        deal.apply(seat, Move(("throw", deal.zone[toy.HAND[seat]][0])))
    return View("toy", 0, match.view(0), knowledge)


def test_a_card_is_better_than_a_stake() -> None:
    """Who plays a card has two points at once; who stakes has paid, and is no nearer."""
    found, layouts = search(Playout(turn(), 0, "points", 200), Random(1))
    assert found[0].plan[0].verb == "play"
    assert found[-1].plan[0] == Move(("stake", 3))
    assert layouts >= 60


def test_the_policy_decides_what_follows() -> None:
    """Where everybody then plays cards, who begins marks two and then one more, and the goal is reached: the other has
    two."""
    def cards_first(deal: Deal, seat: int, rng: Random) -> Move:
        return next(iter(deal.decision(seat)))
    view = turn()
    first = next(iter(view.decision(0)))
    asked = Playout(view, 0, "points", 60, cards_first, plans=[(first,)])
    found, _ = search(asked, Random(2))
    assert [(one.value, one.error) for one in found] == [(1.0, 0.0)]


def test_a_plan_is_gone_on_with_where_it_is_lawful() -> None:
    view = turn()
    own = view.deal.zone[toy.HAND[0]]
    plan = (Move(("stake", 1)), Move(("play", own[1])), Move(("play", card("AS"))))
    seen: list[Move] = []

    def noted(deal: Deal, seat: int, rng: Random) -> Move:
        move = at_random(deal, seat, rng)
        if seat == 0:
            seen.append(move)
        return move
    asked = Playout(view, 0, "points", 60, noted, plans=[plan])
    world, _ = next(asked.layouts(Random(3)))
    before = world.deal.copy()
    asked.values(world, asked.plans)
    assert world.deal == before
    assert Move(("play", own[1])) not in seen                # the plan played it
    assert asked.values(world, asked.plans) == asked.values(world, asked.plans)


def test_gain_counts_points_and_coins() -> None:
    before = toy.dealt()
    after = before.copy()
    after.mark(0, 2, "card")
    after.mark(1, 1, "card")
    after.pay(3, 1, 0)
    assert gain(after, before, 0) == 4
    assert gain(after, before, 1) == -4


def test_a_deal_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "MOST_MOVES", 20)
    asked = Playout(turn(), 0, "points", 60, lambda deal, seat, rng: Move(("stake", 1)))
    with pytest.raises(RuntimeError, match="did not end in 20 moves"):
        search(asked, Random(4))
