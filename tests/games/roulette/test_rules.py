"""Roulette's rules: the cloth, staking, settling, zero and prison, the end of an evening."""
from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from cardtable.families.staking.stakes import Stake
from cardtable.games.roulette.announced import english, french
from cardtable.games.roulette.chances import ALIKE, CHANCES, FRANC, LOWER, NUMBERS, WHEEL
from cardtable.games.roulette.game import GAME
from cardtable.games.roulette.laws import LAW
from cardtable.games.roulette.odds import PRISONER, edge, net, prison_edge
from cardtable.games.roulette.rules import BANK, CLOTH, PRISON, Roulette
from cardtable.rules.events import NATURE, Event
from cardtable.rules.match import play_out
from cardtable.rules.options import BadOption
from tests.doing import do, refused

RICH = 10 ** 6


def table(seats: int = 1, coups: int = 9, zero: str = "choice", purse: int = RICH) -> Roulette:
    return Roulette(purse=[purse] * seats + [0, 0, 0], player=tuple(range(seats)), coups=coups, zero=zero)


def test_the_wheel_and_the_cloth_hold_every_number_once() -> None:
    assert sorted(WHEEL) == list(NUMBERS)
    red = [n in CHANCES["rouge"].covers for n in WHEEL[1:]]
    assert all(one != other for one, other in pairwise(red)), "the colours alternate"
    kinds = {kind: sum(c.kind == kind and not name.endswith(LOWER) for name, c in CHANCES.items())
             for kind in {c.kind for c in CHANCES.values()}}
    assert kinds == {"plein": 37, "cheval": 60, "transversale": 14, "carré": 23, "sixaine": 11, "even": 6,
                     "two even": 4, "dozen": 3, "column": 3, "two dozens": 2, "two columns": 2}


def test_every_place_pays_its_odds_at_every_number() -> None:
    """Through the rules: 170 places and 37 numbers."""
    for spot in CHANCES:
        for number in NUMBERS:
            deal = table(zero="half", coups=1)
            do(deal, f"0 place {spot} 40", "0 done", f"- spin {number}")
            assert deal.over
            assert Fraction(deal.purse[0] - RICH, 40) == net(spot, number), f"{spot} at {number}"
            assert (deal.purse[CLOTH], deal.purse[PRISON], sum(deal.purse)) == (0, 0, RICH)


def test_the_bank_has_one_part_in_37_or_half_of_it() -> None:
    assert {edge({spot: 1}) for spot, chance in CHANCES.items() if not chance.even} == {Fraction(1, 37)}
    assert {edge({spot: 1}) for spot, chance in CHANCES.items() if chance.even} == {Fraction(1, 74)}


def test_what_a_prisoner_is_worth_by_the_rules() -> None:
    """From prison once: 18 numbers free it, 18 lose it, zero puts it deeper; from there 18 bring it back to once: so
    that V = 18/37 + V²/37, which gives 0.493057, and the bank 1.370 in a hundred where nobody halves."""
    for deep in (1, 2, 3):
        after = Counter[int]()
        for number in NUMBERS:
            deal = table(zero="prison", coups=9)
            do(deal, "0 place noir 40", *["0 done", "- spin 0"] * deep, "0 done", f"- spin {number}")
            left = [one.prison for one in deal.stakes]
            after[left[0] if left else 0 if deal.purse[0] == RICH else -1] += 1
        assert after == {deep + 1: 1, deep - 1: 18, -1: 18}
    assert abs(18 / 37 + PRISONER ** 2 / 37 - PRISONER) < 1e-12
    assert round(PRISONER, 6) == .493057
    assert round(prison_edge(), 6) == .013701


@pytest.mark.parametrize(("spot", "least", "most"), [
    ("n0", 5, 180), ("17-20", 5, 360), ("0-3", 5, 360), ("0-1-2", 5, 540), ("16-17-18", 5, 540),
    ("16-17-19-20", 5, 720), ("0-1-2-3", 5, 720), ("16-to-21", 5, 1080), ("12M", 5, 3000), ("column-1", 5, 3000),
    ("12P-12M", 10, 6000), ("column-2-3", 10, 6000), ("rouge", 5, 6000), ("pair-passe", 5, 6000)])
def test_limits(spot: str, least: int, most: int) -> None:
    deal = table()
    room = deal.room(0, spot)
    assert (room[0], room[-1]) == (least * FRANC, most * FRANC)
    do(deal, f"0 place {spot} {most * FRANC}")
    assert refused(deal, f"place {spot} 10") == LAW["limits"]
    assert refused(deal, f"place {spot} 7") == 0, "no counter is so small"


def test_a_dozen_is_one_chance_on_both_sides_of_the_cloth() -> None:
    deal = table()
    do(deal, f"0 place 12M {2990 * FRANC}", f"0 place 12M{LOWER} 20")
    assert refused(deal, "place 12M 10") == LAW["limits"]
    do(deal, f"0 move 12M{LOWER} 12M")
    assert deal.stakes == (Stake(0, "12M", 3000 * FRANC),)
    assert ALIKE["12M"] == ("12M", "12M-noir")


def test_stakes_are_added_to_moved_doubled_taken_up_and_laid_as_before() -> None:
    deal = table(2)
    do(deal, "0 place n17 10", "0 place n17 10", "1 place n17 20", "0 place rouge 40", "0 move n17 n18")
    assert deal.stakes == (Stake(1, "n17", 20), Stake(0, "rouge", 40), Stake(0, "n18", 20))
    do(deal, "0 double", "0 take n18", "1 clear", "1 place n5 10", "0 place n18 10")
    assert deal.stakes == (Stake(0, "rouge", 80), Stake(1, "n5", 10), Stake(0, "n18", 10))
    assert deal.purse == [RICH - 90, RICH - 10, 0, 0, 100]
    assert refused(deal, "again") == 0, "something lies there"
    do(deal, "0 done", "1 done", "- spin 18")
    assert deal.stakes == ()
    do(deal, "0 again")
    assert deal.stakes == (Stake(0, "rouge", 80), Stake(0, "n18", 10))
    assert refused(deal, "again", 1) is None


def test_nobody_stakes_more_than_he_has() -> None:
    deal = table(purse=30)
    do(deal, "0 place rouge 30")
    assert deal.purse[0] == 0
    assert refused(deal, "place n17 10") == LAW["purse"]
    assert refused(deal, "double") == 0
    assert [move.verb for move in deal.decision(0) if move.verb != "move"] == ["done", "take", "clear"]


def test_the_croupier_lays_what_is_called() -> None:
    deal = table()
    do(deal, "0 call neighbours n0 20", "0 call zero-and-four 10")
    assert {one.spot: one.coins for one in deal.stakes} == {"0-3": 20, "32-35": 20, "n26": 20, "n15": 20, "n0": 10,
                                                            "0-1-2-3": 10}
    do(deal, "0 clear", "0 call neighbours n17 10")
    assert [one.spot for one in deal.stakes] == ["n2", "n25", "n17", "n34", "n6"]
    do(deal, "0 clear", "0 call plaster n17 10")
    assert {one.spot for one in deal.stakes} == {
        "n17", "14-17", "17-20", "16-17", "17-18", "13-14-16-17", "14-15-17-18", "16-17-19-20", "17-18-20-21",
        "16-17-18", "13-to-18", "16-to-21"}
    do(deal, "0 clear", f"0 place n17 {180 * FRANC}")
    assert refused(deal, "call plaster n17 10") == 0, "the number bears no more"
    assert refused(deal, "call neighbours n0 10") is None


def test_stakes_are_laid_until_all_have_done() -> None:
    deal = table(2)
    do(deal, "0 place n11 10", "0 done")
    assert refused(deal, "place n8 10", 1) is None, "the other still lays"
    assert refused(deal, "place n8 10") == 0
    do(deal, "1 place n8 10", "1 done")
    assert deal.pending().must == (NATURE,), "the wheel is spun"
    assert refused(deal, "place n8 10") == refused(deal, "place n8 10", 1) == 0


@pytest.mark.parametrize(("players", "sit"), [(0, False), (1, True), (5, True), (6, False)])
def test_one_to_five_sit(players: int, sit: bool) -> None:
    if sit:
        assert len(GAME.match({"players": players}).deal().player) == players
    else:
        with pytest.raises(BadOption):
            GAME.match({"players": players})


def test_losers_are_raked_in_before_winners_are_paid() -> None:
    deal, heard = table(2), list[Event]()
    do(deal, "0 place n11 10", "0 place rouge 20", "1 place noir 40", "1 place 12D 10", "0 done", "1 done")
    deal.tell = heard.append
    do(deal, "- spin 11")
    assert [(e.what, e.seat, e.spot, e.points) for e in heard if e.kind == "paid"] == [
        ("lost", 0, "rouge", 20), ("lost", 1, "12D", 10), ("won", 0, "n11", 350), ("back", 0, "n11", 10),
        ("won", 1, "noir", 40), ("back", 1, "noir", 40)]
    assert deal.purse[BANK] == -360, "the bank may owe"


def test_zero_sweeps_all_but_its_own_and_the_even_chances() -> None:
    deal = table(2)
    do(deal, "0 place n0 10", "0 place 0-1-2-3 10", "0 place 12P 10", "0 place rouge 10", "1 place pair-passe 10",
       "1 place column-1 10", "0 done", "1 done", "- spin 0")
    assert deal.pending().must == (0, 1)
    assert deal.phase == "zero"
    do(deal, "1 prison", "0 half")
    assert deal.stakes == (Stake(1, "pair", 5, 1), Stake(1, "passe", 5, 1)), "one coin is two halves"
    assert deal.purse[0] == RICH + 350 + 80 - 10 - 5
    assert (deal.phase, deal.coup) == ("staking", 1)
    assert refused(deal, "take pair", 1) == refused(deal, "move pair rouge", 1) == 0, "a prisoner stays"
    do(deal, "0 done", "1 done", "- spin 2")             # pair, but not passe
    assert deal.stakes == ()
    assert deal.purse[1] == RICH - 10 - 10 + 5


def test_prisons_of_several_zeros_stand_beside_fresh_stakes() -> None:
    deal = table(zero="prison")
    do(deal, "0 place rouge 10", "0 done", "- spin 0", "0 place rouge 40", "0 done", "- spin 0")
    assert deal.stakes == (Stake(0, "rouge", 10, 2), Stake(0, "rouge", 40, 1))
    do(deal, "0 done", "- spin 7")
    assert deal.stakes == (Stake(0, "rouge", 10, 1),)
    do(deal, "0 done", "- spin 9")
    assert deal.purse[0] == RICH, "freed, and nothing won"


def test_after_the_last_coup_the_prisoners_are_played_out() -> None:
    deal = table(zero="prison", coups=1)
    do(deal, "0 place rouge 10", "0 done", "- spin 0")
    assert (deal.over, deal.phase, deal.must) == (False, "spin", (NATURE,))
    do(deal, "- spin 0", "- spin 1", "- spin 3")
    assert deal.over
    assert deal.purse == [RICH, 0, 0, 0]


def test_who_leaves_takes_up_what_is_loose_and_halves_what_is_in_prison() -> None:
    match = GAME.match({"players": 2, "zero": "prison"})
    do(match, "0 place rouge-impair 10", "0 done", "1 done", "- spin 0", "1 place n4 10", "0 resign")
    assert match.over
    assert match.result().by_player == (-3, 0)
    assert match.deal().purse[0] == 2000 - 6, "the bank has the odd coin of each half"
    assert match.deal().purse[-2:] == [0, 0]
    assert match.outcome(1) == "drawn"


def test_who_leaves_when_zero_asks_does_not_take_his_stake_up_whole() -> None:
    """It came back whole, and so did that of who had still to choose; half back had given half (002:16668-16680)."""
    match = GAME.match({"players": 2, "zero": "choice"})
    do(match, "0 place rouge 1000", "1 place noir 400", "0 done", "1 done", "- spin 0", "0 resign")
    assert match.over
    assert match.deal().purse[:2] == [2000 - 500, 2000 - 200]
    assert match.deal().purse[-2:] == [0, 0]


def test_random_evenings_end_with_nothing_on_the_cloth() -> None:
    for seed, zero in enumerate(("choice", "half", "prison")):
        match = GAME.match({"players": 1 + 2 * seed, "coups": 5, "zero": zero})
        play_out(match, Random(seed))
        assert match.over
        purse = match.deal().purse
        assert purse[-2:] == [0, 0]
        assert sum(purse) == 2000 * (1 + 2 * seed)


def test_the_croupier_announces() -> None:
    assert [french(n) for n in (0, 1, 11, 21, 32, 36)] == [
        "Zéro", "Un, rouge, impair, et manque", "Onze, noir, impair, et manque", "Vingt et un, rouge, impair, et passe",
        "Trente-deux, rouge, pair, et passe", "Trente-six, rouge, pair, et passe"]
    assert english(11) == "11, black, odd and low"
