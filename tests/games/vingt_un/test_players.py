"""The players of Vingt-un: the book's, and the one who reckons; what rounds are worth, exactly."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import cards
from cardtable.games.vingt_un import evaluate, maxims
from cardtable.games.vingt_un.odds import (
    ANY,
    DOUBLED,
    FRESH,
    NATURAL,
    OVER,
    dealers,
    endings,
    natural_in_round,
    share,
    without,
)
from cardtable.games.vingt_un.position import Position
from cardtable.games.vingt_un.reckoning import Against, Punter, begun, drawn, hand, staked, stood
from cardtable.games.vingt_un.rules import VingtUn
from cardtable.games.vingt_un.unseen import out
from cardtable.players.compared import compare
from cardtable.players.think import think
from cardtable.rules.moves import Move
from tests.games.vingt_un.moments import Evening, french
from tests.spread import sampled


def test_what_a_dealer_may_come_to_is_all_there_is() -> None:
    ends = endings(FRESH, 17, ANY)
    assert sum(ends.values()) == pytest.approx(1)
    assert ends[NATURAL] == pytest.approx(2 * 4 * 16 / (52 * 51))
    assert 0.27 < ends[OVER] < 0.29
    assert sum(chance for _, chance in dealers(FRESH, 17, DOUBLED)) == pytest.approx(1)


def test_the_dealers_ends_are_those_of_dealt_packs() -> None:
    """Counted over packs that were shuffled and dealt."""
    rng, pack = Random(21), [one for one, many in enumerate(FRESH) for _ in range(many)]
    found: dict[int, int] = {}
    for _ in range(20_000):
        rng.shuffle(pack)
        held = pack[:2]
        while True:
            low = sum(held)
            best = low + 10 if 1 in held and low <= 11 else low
            if best >= 17:
                break
            held = pack[:len(held) + 1]
        end = NATURAL if len(held) == 2 and best == 21 else min(best, OVER)
        found[end] = found.get(end, 0) + 1
    for end, chance in endings(FRESH, 17, ANY).items():
        assert found[end] / 20_000 == pytest.approx(chance, abs=.012)


@pytest.mark.parametrize(("stands", "bank"), sampled([(12, 0.208928), (16, 0.160368)], 1))
def test_the_banks_advantage_is_sixteen_in_a_hundred_of_a_flat_stake(stands: int, bank: float) -> None:
    """Of a punter who stands on sixteen, or on twelve and has more taken from him, and goes on nothing, against a
    dealer who stands on seventeen and doubles nothing."""
    assert share(stands).bank == pytest.approx(bank, abs=1e-6)


def test_how_often_a_round_may_end_the_deal() -> None:
    """One punter once in 20.7 rounds, four once in 5.5, each round from a fresh pack."""
    assert natural_in_round(1) == pytest.approx(2 * 4 * 16 / (52 * 51))
    assert natural_in_round(4) == pytest.approx(0.1826, abs=1e-4)
    rng, pack, rounds = Random(7), [one for one, many in enumerate(FRESH) for _ in range(many)], 10_000
    hits = 0
    for _ in range(rounds):
        some = rng.sample(pack, 8)
        hits += any({some[n], some[n + 4]} == {1, 10} for n in range(4))
    assert hits / rounds == pytest.approx(natural_in_round(4), abs=.012)


def test_only_an_ace_is_worth_the_largest_stake() -> None:
    """Against a dealer who doubles as the book has it, since he doubles when he is strong."""
    worth = {first: staked(first, without(FRESH, first), 2) for first in (1, 9, 10)}
    assert worth[1] > .7
    assert worth[9] < worth[10] < 0


def test_a_dealer_who_has_not_doubled_is_weak() -> None:
    pack = without(without(FRESH, 10), 6)
    strong, weak = Against(DOUBLED), Against(ANY - DOUBLED)
    assert stood(16, weak.chances(pack)) > stood(16, strong.chances(pack)) + .2
    assert stood(16, weak.chances(pack)) > drawn(16, False, pack, weak)
    assert stood(16, strong.chances(pack)) < drawn(16, False, pack, strong), "against a double he draws to sixteen"


@pytest.mark.parametrize(("first", "goes_on"), [(1, True), (8, True), (10, False), (5, False)])
def test_pairs_that_are_worth_going_on(first: int, goes_on: bool) -> None:
    pack = without(without(FRESH, first), first)
    weak = Against(ANY - DOUBLED)
    assert (2 * begun(first, pack, weak) > hand(2 * first, first == 1, pack, weak, weak.chances(pack))) is goes_on


def test_a_punter_is_read_by_what_he_stakes_and_draws() -> None:
    high, low = Punter(5, (), DOUBLED).totals(FRESH), Punter(1, (), ANY - DOUBLED).totals(FRESH)
    assert sum(total * chance for total, chance in high.items()) > sum(total * chance for total, chance in low.items())
    assert min(high) >= 16, "who stands has sixteen"
    assert set(Punter(1, (10,)).totals(FRESH)) <= set(range(16, 22))


def test_the_cards_that_have_been_seen_are_not_reckoned_with() -> None:
    view = Position(cards("9H 4C"), "drawing", players=3).view()
    assert isinstance(view.deal, VingtUn)
    assert len(out(view)) == 50
    later = Position(cards("9H 4C"), "drawing", True, 3, drawn={1: cards("2C 3D")}).view()
    assert not {"2C", "3D"} & {one.text for one in out(later)}


@pytest.mark.parametrize("phase", ["staking", "doubling", "drawing"])
def test_the_master_and_the_comparison_have_figures(phase: str) -> None:
    view = Position(cards("9H 4C"), phase, dealer=phase == "doubling").view()
    thought = think(view, "master", 1)
    found = compare(view, 0, ["", "Ann", "Ben", "Cora", "Dan"])
    assert thought.weighed
    assert found is not None
    assert found.rows[0].move == thought.move
    assert found.unit == "counters"


def test_the_dealer_stands_or_draws_by_who_is_left() -> None:
    """Sixteen against one who has drawn twice and stands is not what it is against five who staked little."""
    one = Position(cards("TH 6C"), "drawing", True, 2, {1: 5}).view()
    many = Position(cards("TH 6C"), "drawing", True, 6).view()
    for view in (one, many):
        deal = view.deal
        assert isinstance(deal, VingtUn)
        worth = evaluate.worths(view, deal, 0)
        assert set(worth) == {Move(("stand",)), Move(("card",))}
    assert maxims.choose(many, 0, Random(1)).move == Move(("stand",))


def test_antipathy_is_likelier_from_a_fresh_pack_and_colours_by_what_is_out() -> None:
    evening = french("sympathy", "choosing")
    view = evening.sitting.view(0)
    deal = view.deal
    assert isinstance(deal, VingtUn)
    reds, blacks = maxims.colours(view)
    worth = evaluate.worths(view, deal, 0)
    alike = (reds * (reds - 1) + blacks * (blacks - 1)) / ((reds + blacks) * (reds + blacks - 1))
    coins = deal.purse[deal.live[0].stake] and 5
    assert worth[Move(("antipathy",))] == pytest.approx(coins * (1 - 2 * alike))


@pytest.mark.parametrize("level", ["novice", "club", "master"])
def test_all_levels_play_both_forms(level: str) -> None:
    for form in ("ordinary", "french"):
        evening = Evening(3, form=form, length="rounds", lasts=3)
        for _ in range(40):
            if evening.sitting.over:
                break
            seat = evening.due
            if seat < 0:
                evening.randomly()
            else:
                evening.sitting.submit(seat, think(evening.sitting.view(seat), level, 1, .1).move)


@pytest.mark.parametrize(("reds", "blacks", "said", "why"), [
    (26, 26, "antipathy", "The first card leaves one less of its own colour: antipathy is likelier."),
    (26, 19, "sympathy", "So many more red cards are out than black that two alike are likelier."),
    (3, 8, "sympathy", "So many more black cards are out than red that two alike are likelier."),
    (10, 6, "sympathy", "Either is as likely.")])
def test_of_two_colours_no_more_is_said_than_is_so(reds: int, blacks: int, said: str, why: str) -> None:
    """Nineteen of twenty-six are not mostly gone."""
    assert maxims.of_two(reds, blacks) == (said, why)
