"""The master of Napoleon: what he weighs, how likely hands are, and that he says why."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.cards import SUITS, card, cards
from cardtable.families.tricks.search import Layouts
from cardtable.games.napoleon import maxims
from cardtable.games.napoleon.evaluate import Heard, Kept, likelihood
from cardtable.games.napoleon.game import GAME
from cardtable.games.napoleon.position import Position
from cardtable.games.napoleon.rules import LAYOUT, POOL, Napoleon
from cardtable.games.napoleon.strength import best
from cardtable.players.compared import compare
from cardtable.players.think import think
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting

HEARTS, SPADES = SUITS.index("H"), SUITS.index("S")
WEAK, STRONG = cards("2C 4D 8H 9S 6C"), cards("AS KS QS AH 3D")
BUDGET = .25
NOISE = .8                       # counters: the card exchanged, in so few layouts


def test_who_calls_much_holds_much() -> None:
    deal = Position(WEAK).view().deal
    assert isinstance(deal, Napoleon)
    assert likelihood(STRONG, 4, 1, deal) > .5 > .1 > likelihood(WEAK, 4, 1, deal)
    assert likelihood(WEAK, "pass", 1, deal) > .9 > .1 > likelihood(STRONG, "pass", 1, deal)
    assert likelihood(STRONG, "pass", None, deal) == 1


def test_layouts_agree_with_the_calls() -> None:
    """Nearly always the caller of four is given a hand that might call it, of the trumps he has made."""
    view = Position(WEAK, "play", bid=4, caller=False, led=card("AH"), trump=HEARTS).view()
    deal = view.deal
    assert isinstance(deal, Napoleon)
    heard, rng = Heard(deal, 0), Random(1)
    assert heard.calls == [(1, "pass", 1), (2, "pass", 1), (3, 4, 1)]
    drawn = [Layouts(view, heard.likely).draw(rng) for _ in range(30)]
    hopes = [best(world.zone[LAYOUT.hand[3]] + world.zone[LAYOUT.played[3]], 4) for world in drawn]
    assert sum(found.tricks > 2 and found.trump == HEARTS for found in hopes) > 20


def test_who_passes_where_a_misery_is_the_next_call_is_judged_by_the_tricks_above_it() -> None:
    deal = Position(WEAK, calls=(3, "pass"), options={"misery": True}).view().deal
    assert isinstance(deal, Napoleon)
    assert deal.calls[deal.calls.index(3) + 1] == "misery"
    assert Heard(deal, 0).calls == [(2, 3, 1), (3, "pass", 4)]
    assert 0 < Heard(deal, 0).likely(deal) <= 1


WEIGHED: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("AS KS QS JS AH", {}, "bid nap"),
    ("2C 4D 8H 9S 6C", {"calls": (3,)}, "pass"),
    ("AS KS QS 4H 3D", {"options": {"form": "purchase"}, "phase": "buying"}, "buy 3D 4H"),
    ("2C KS QS JS 3D", {"options": {"form": "peep"}, "phase": "changing", "bid": 3, "spare": card("AS")}, "change"),
    ("AS 2D", {"phase": "play", "players": 2, "bid": 3, "tricks": 2, "played": 3, "trump": SPADES}, "play AS"),
)


@pytest.mark.parametrize(("hand", "told", "move"), WEIGHED)
def test_what_he_does(hand: str, told: dict[str, Any], move: str) -> None:
    thought = think(Position(cards(hand), **told).view(), "master", 1, BUDGET)
    assert str(thought.move).startswith(move)
    assert thought.unit == "counters"
    assert "layouts" in thought.why


def test_courses_side_by_side() -> None:
    compared = compare(Position(cards("AS KS QS 4H 3D")).view(), 0, budget=BUDGET)
    assert compared is not None
    assert compared.unit == "counters"
    assert any("Call" in row.words for row in compared.rows)
    assert "open cards" in compared.notes[-1]


@pytest.mark.parametrize("hand", ["AS KS QS 4H 3D", "AS JS 9S AH 3D", "KS QS JS 4H KD"])
def test_a_look_costs_no_more_than_its_price(hand: str) -> None:
    """Who has looked may call what he would have called without."""
    view = Position(cards(hand), players=3, options={"form": "peep"}).view()
    compared = compare(view, 0, budget=BUDGET)
    assert compared is not None
    worth = {str(row.move): row.value for row in compared.rows}
    assert worth["peep"] > max(worth.values()) - 1 - NOISE


def test_who_took_the_spare_hand_has_kept_the_best_of_ten() -> None:
    """With any five of them the others reckoned his Nap as lost nineteen times in twenty."""
    rng, seen = Random(2), 0
    while seen < 5:
        sitting = Sitting(GAME, {"form": "garnet", "players": 5})
        while sitting.match.deal().preliminary or sitting.match.deal().phase not in ("calling", "play"):
            seat = sitting.match.pending().must[0]
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
        deal = sitting.match.deal()
        assert isinstance(deal, Napoleon)
        while deal.garnet_by < 0 and deal.phase == "calling" or deal.phase == "rejecting":
            seat = sitting.match.pending().must[0]
            sitting.submit(seat, maxims.advise(deal, seat).move)
        by, other = deal.garnet_by, deal.must[0]
        if by < 0 or other == by:
            continue
        view = sitting.view(deal.by(other))
        worlds = [Kept(view, Heard(deal, other).likely).draw(rng) for _ in range(8)]
        held = [(best(world.zone[LAYOUT.hand[by]], 5), best(world.zone[LAYOUT.discard[by]], 5)) for world in worlds]
        assert all(kept.tricks >= thrown.tricks for kept, thrown in held)
        assert sum([kept.tricks for kept, _ in held]) > 3 * len(held)
        assert {len(world.zone[LAYOUT.hand[by]]) for world in worlds} == {5}
        seen += 1


def test_a_pool_grown_beyond_measure_can_still_be_weighed() -> None:
    deal = Position(STRONG, "play", bid="nap", trump=SPADES).view().deal
    assert isinstance(deal, Napoleon)
    deal.purse[POOL] = 40_000
    worth = deal.scoring(deal.party[deal.bidder]).table
    assert worth[5] > worth[4] > -100
    assert 6 * sum(map(abs, worth)) < 30_000                 # what the solver can add up


def test_a_plain_reason_is_not_hidden_behind_the_call() -> None:
    """"Play the nine of spades: it makes the call oftener" was said of every card but the worst, and that is no reason:
    the trumps that are out are drawn."""
    found = compare(Position(cards("AC KH 9S 3S"), "play", bid=4, tricks=1, played=1, trump=SPADES,
                             gone=cards("KS 7D TS 2S")).view(), 0)
    assert found is not None
    assert found.reason == "Lead the nine of spades: draw the trumps that are out."
    assert all(row.why.count("counter") <= 1 for row in found.rows), "what it brings is not told twice"


def test_beside_a_knave_that_pays_the_pool_the_parts_are_told() -> None:
    hand = cards("JC 5D 4H")
    found = compare(Position(hand, "play", bid=2, caller=False, played=2, tricks=1, led=card("AS"), trump=SPADES,
                             options={"pool": "forfeits"}).view(), 0)
    assert found is not None
    assert found.reason == "Play the four of hearts: it spares what the pool would take."
    assert found.rows[1].why == "Half a counter worse: the pool takes half a counter more."
    to_the_end = compare(Position(hand, "play", bid=2, caller=False, played=2, tricks=1, led=card("AS"), trump=SPADES,
                                  options={"pool": "forfeits", "stops": False}).view(), 0)
    assert to_the_end is not None
    assert "pool" not in to_the_end.reason, "where all five tricks are played it spares nothing"


def test_what_is_next_to_nothing_is_not_worse() -> None:
    for seed in range(2):
        sitting, rng = Sitting(GAME, {"rounds": 2}), Random(seed)
        while not sitting.over:
            seat = sitting.match.pending().must[0]
            if seat < 0:
                sitting.submit(seat, sitting.match.decision(seat).sample(rng))
                continue
            view = sitting.view(sitting.match.deal().by(seat))
            found = compare(view, seat, budget=BUDGET) if view.deal.phase == "play" else None
            assert found is None or not [row for row in found.rows if row.why.startswith("Next to nothing")]
            sitting.submit(seat, think(view, "club", seed).move)


def test_throws_that_differ_in_their_suits_alone_are_weighed_once() -> None:
    """Of two single fours, nothing having been seen of any suit, one was told to cost a counter more."""
    view = Position(cards("8S 4H 4C 7D 5D"), "buying", options={"form": "purchase", "misery": True}).view()
    done = Move.read("buy 4H")
    for move in (None, done):
        found = compare(view, 0, done=move, budget=BUDGET)
        assert found is not None
        fours = [row.move for row in found.rows if row.move in (done, Move.read("buy 4C"))]
        assert len(fours) == 1
        assert move is None or fours == [done]
