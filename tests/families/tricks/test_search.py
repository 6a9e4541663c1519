"""The master of any trick game: layouts as likely as what was heard, solved within so much work."""
from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from cardtable.cards import SUITS, card, cards
from cardtable.families.tricks import search as family
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.search import Calling, InPlay, Layouts
from cardtable.games.napoleon.evaluate import policy
from cardtable.games.napoleon.position import Position
from cardtable.games.napoleon.rules import LAYOUT
from cardtable.players.search import search
from cardtable.players.stop import Stop
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from tests.families.toys import SmallSolo, game

SPADES = SUITS.index("S")


def last_two() -> View:
    """Two players; the caller of three has two tricks, and the lead of two cards, one of which nothing can beat."""
    return Position(cards("AS 2D"), "play", 2, bid=3, tricks=2, played=3, trump=SPADES).view()


def test_the_card_that_cannot_be_beaten() -> None:
    asked = InPlay(last_two(), 0, "counters", 60)
    found, layouts = search(asked, Random(1))
    assert found[0].plan == (Move(("play", card("AS"))),)
    assert (found[0].value, layouts) == (3, 60)


def test_layouts_are_as_likely_as_what_was_heard() -> None:
    view = last_two()

    def holds_king(world: TrickDeal) -> float:
        return float(card("KS") in world.zone[LAYOUT.hand[1]])

    plain = Layouts(view, family.any_as_likely)
    heard = Layouts(view, holds_king)
    rng = Random(2)
    assert sum(holds_king(plain.draw(rng)) for _ in range(100)) < 25
    assert sum(holds_king(heard.draw(rng)) for _ in range(100)) > 75       # given up after so many draws


def test_a_layout_is_left_as_it_was() -> None:
    view = Position(cards("AS KS 4H 2D 3C"), "play", 4, bid=2).view()
    asked = InPlay(view, 0, "counters", 60)
    world = asked.drawn.draw(Random(3))
    before = world.copy()
    assert set(asked.solve(world)) == set(world.zone[LAYOUT.hand[0]])
    assert world == before


def test_what_is_too_hard_is_told_as_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    """With no work allowed nothing can be found, and the search ends all the same."""
    monkeypatch.setattr(family, "NODES", 1)
    monkeypatch.setattr(family, "TRIES", 5)
    view = Position(cards("9S 8S 7H 6D 5C"), "play", 4, bid=2, caller=False, trump=SPADES).view()
    found, layouts = search(InPlay(view, 0, "counters", 60), Random(4))
    assert layouts == 1
    assert {one.value for one in found} == {0.0}


def test_fewer_layouts_where_they_cost_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(family, "ALL_NODES", 200)
    view = Position(cards("9S 8S 7H 6D 5C"), "play", 4, bid=2, caller=False, trump=SPADES).view()
    asked = InPlay(view, 0, "counters", 60)
    assert 0 < len(list(islice(asked.layouts(Random(5)), 60))) < 60


def test_a_search_that_is_stopped_looks_at_one_layout() -> None:
    stop = Stop()
    stop.set()
    _, layouts = search(InPlay(last_two(), 0, "counters", 60), Random(6), stop=stop)
    assert layouts == 1


def test_a_call_is_worth_its_stake() -> None:
    """Five trumps from the ace down cannot fail: a Nap brings ten of each, a call of four only four, or less when
    somebody calls over it."""
    view = Position(cards("AS KS QS JS TS"), players=3).view()
    plans = [(Move(("bid", 4)),), (Move(("bid", "nap")),)]
    found, _ = search(Calling(view, 0, plans, policy, 60, "counters"), Random(7))
    assert [one.plan[0][1] for one in found] == ["nap", 4]
    assert [one.value for one in found] == [20, pytest.approx(8, abs=.5)]


def test_what_is_meant_is_led() -> None:
    """Of two plans with one call each leads what it says."""
    view = Position(cards("AS KS QS JS 2H"), players=2).view()
    bid = Move(("bid", 4))
    plans = [(bid, Move(("play", card("2H")))), (bid, Move(("play", card("AS"))))]
    found, _ = search(Calling(view, 0, plans, policy, 60, "counters"), Random(8))
    assert found[0].plan[1] == Move(("play", card("AS")))
    assert found[0].value > found[1].value


class Fined(SmallSolo):
    """If all pass, the dealer marks three, who spoke first two."""

    def passed_out(self) -> None:
        self.mark(self.side[self.dealer], 3, "dealer")
        self.mark(self.side[self.after(self.dealer)], 2, "first")
        self.end()


def test_where_points_are_marked_a_call_is_worth_points() -> None:
    sitting = Sitting(game("fined", Fined), {}, [{}] * 4)
    sitting.submit(NATURE, sitting.match.decision(NATURE).sample(Random(9)))
    passing, deal = Move(("pass",)), sitting.match.deal()
    seat, = deal.must
    assert isinstance(deal, Fined)
    asked = Calling(sitting.view(seat), seat, [(passing,)], lambda world, who: passing, 1, "points")
    assert asked.values(asked.drawn.draw(Random(10)), [(passing,)]) == [2 - 3]
