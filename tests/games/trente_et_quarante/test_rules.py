"""Trente et Quarante's rules: the shoe and its rows, staking, settling, the refait, insurance, a player as the bank."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardtable.cards import Card, cards
from cardtable.families.staking.stakes import Stake
from cardtable.games.trente_et_quarante import counting, odds
from cardtable.games.trente_et_quarante.coup import CHANCES, THIRTY, VALUES, Coup, colour, pips, point
from cardtable.games.trente_et_quarante.francs import FRANC
from cardtable.games.trente_et_quarante.game import GAME
from cardtable.games.trente_et_quarante.laws import LAW
from cardtable.games.trente_et_quarante.rules import (
    BANK,
    CLOTH,
    NOIR,
    PREMIUMS,
    PRISON,
    ROUGE,
    SHOE,
    TALON,
    TrenteEtQuarante,
    premium,
)
from cardtable.rules.events import NATURE, Event
from cardtable.rules.match import play_out
from cardtable.rules.moves import Move
from tests.doing import do, refused

RICH = 10 ** 7
RANK_OF = {value: rank for rank, value in VALUES.items()}


def table(seats: int = 1, coups: int = 9, purse: int = RICH, **agreed: object) -> TrenteEtQuarante:
    deal = TrenteEtQuarante(purse=[purse] * seats + [0, 0, 0, 0], player=tuple(range(seats)), coups=coups,
                            **agreed)                                    # type: ignore[arg-type]
    deal.apply(NATURE, Move(("shuffle", *deal.pack)))
    return deal


def row(total: int, first: str = "S") -> tuple[Card, ...]:
    """Four cards that come to so much, the first of this suit."""
    return cards(f"K{first} KC QD {RANK_OF[total - THIRTY]}S")


def stack(deal: TrenteEtQuarante, *some: Card) -> None:
    """Such cards come next: any of that value and colour."""
    left, wanted = list(deal.zone[SHOE]), list[Card]()
    for one in some:
        copy = next(other for other in left
                    if (pips(other), colour(other)) == (pips(one), colour(one)))
        left.remove(copy)
        wanted.append(copy)
    deal.zone[SHOE] = (*wanted, *left)


def coup(deal: TrenteEtQuarante, noir: int, rouge: int, first: str = "S") -> None:
    """All have done, and these points come."""
    stack(deal, *row(noir, first), *row(rouge))
    for seat in deal.must if deal.phase == "staking" else ():
        do(deal, f"{seat} done")
    do(deal, f"{'-' if deal.banker is None else deal.banker} deal")
    assert deal.past[-1] == (noir, rouge, "red" if first in "DH" else "black")


def test_six_packs_in_one_shoe() -> None:
    assert Counter(Counter([one.face for one in TrenteEtQuarante.pack]).values()) == {6: 52}
    assert counting.values(6) == {**dict.fromkeys(range(1, 10), 24), 10: 96}


def test_every_pair_of_points_settles_all_four_chances() -> None:
    """Through the rules: a hundred pairs, each with a red and a black first card."""
    for noir in range(31, 41):
        for rouge in range(31, 41):
            for first in "SH":
                deal = table(coups=1, refait="half")
                do(deal, *[f"0 place {spot} 100" for spot in CHANCES])
                coup(deal, noir, rouge, first)
                gained = deal.purse[0] - RICH
                warm = first == "H"
                if noir == rouge:
                    assert gained == (-200 if noir == 31 else 0)
                    continue
                red = rouge < noir
                assert deal.past[-1].winners == ("rouge" if red else "noir", "couleur" if red is warm else "inverse")
                assert (gained, deal.purse[BANK]) == (0, 0)


def test_couleur_goes_by_the_first_card_of_the_upper_row_when_red_wins_too() -> None:
    assert Coup(36, 34, "red").winners == ("rouge", "couleur")
    assert Coup(36, 34, "black").winners == ("rouge", "inverse")
    deal = table()
    do(deal, "0 place couleur 100", "0 place inverse 200")
    coup(deal, 36, 34, "S")
    assert deal.purse[0] - RICH == 200 - 100


def test_rows_end_as_soon_as_they_are_beyond_thirty_and_lie_until_the_next_coup() -> None:
    deal, rng = table(coups=20), Random(4)
    deal.zone[SHOE] = tuple(rng.sample(deal.zone[SHOE], 312))
    gone = 0
    for _ in range(20):
        do(deal, "0 done", "- deal")
        assert len(deal.zone[TALON]) == gone
        for zone in (NOIR, ROUGE):
            lying = deal.zone[zone]
            assert point(lying) > THIRTY >= point(lying[:-1])
        gone += len(deal.zone[NOIR]) + len(deal.zone[ROUGE])
        assert len(deal.zone[SHOE]) + gone == 312


def test_limits() -> None:
    deal = table()
    for spot in CHANCES:
        room = deal.room(0, spot)
        assert (room[0], room[-1], room.step) == (20 * FRANC, 12_000 * FRANC, 20 * FRANC)
    do(deal, f"0 place noir {12_000 * FRANC}")
    assert refused(deal, "place noir 100") == LAW["limits"]
    assert refused(deal, "place rouge 150") == 0, "no counter is so small"
    poor = table(purse=80)
    assert refused(poor, "place noir 100") == LAW["purse"]


def test_losers_are_raked_in_before_winners_are_paid() -> None:
    deal = table(2)
    do(deal, "0 place noir 100", "1 place rouge 200", "1 place inverse 300")
    told: list[Event] = []
    deal.tell = told.append
    coup(deal, 31, 40, "S")
    paid = [(event.what, event.seat, event.spot) for event in told if event.kind == "paid"]
    assert paid == [("lost", 1, "rouge"), ("lost", 1, "inverse"), ("won", 0, "noir"), ("back", 0, "noir")]


def test_a_null_coup_frees_what_lies_there_and_not_what_is_in_prison() -> None:
    deal = table(refait="prison")
    do(deal, "0 place noir 100")
    coup(deal, 31, 31)
    do(deal, "0 place noir 200")
    coup(deal, 38, 38)
    assert deal.stakes == (Stake(0, "noir", 100, 1), Stake(0, "noir", 200))
    assert refused(deal, "take noir") is None
    do(deal, "0 take noir")
    assert list(deal.stakes) == [Stake(0, "noir", 100, 1)]
    coup(deal, 32, 33)
    assert deal.purse[0] == RICH, "freed, not paid"


@pytest.mark.parametrize(("points", "left"), [
    (((32, 33),), 0), (((33, 32),), -100), (((31, 31), (32, 33)), None), (((31, 31), (32, 33), (32, 33)), 0),
    (((31, 31), (32, 33), (33, 32)), -100), (((31, 31), (31, 31), (32, 33), (32, 33)), None),
    (((38, 38), (40, 40), (32, 33)), 0)])
def test_prisons_of_several_refaits(points: tuple[tuple[int, int], ...], left: int | None) -> None:
    deal = table(refait="prison")
    do(deal, "0 place noir 100")
    coup(deal, 31, 31)
    for noir, rouge in points:
        coup(deal, noir, rouge)
    assert (deal.purse[0] - RICH if not deal.stakes else None) == left


def test_at_the_refait_each_says_prison_or_half_of_each_stake() -> None:
    deal = table(2)
    do(deal, "0 place noir 100", "0 place inverse 200", "1 place rouge 300")
    coup(deal, 31, 31)
    assert (deal.phase, deal.must) == ("refait", (0, 1))
    do(deal, "1 prison", "0 half")
    assert deal.to_say(0) == Stake(0, "inverse", 200)
    do(deal, "0 prison")
    assert deal.phase == "staking"
    assert set(deal.stakes) == {Stake(1, "rouge", 300, 1), Stake(0, "inverse", 200, 1)}
    assert (deal.purse[0] - RICH, deal.purse[BANK]) == (-250, 50)


@pytest.mark.parametrize(("rule", "coins", "prison"), [("half", -50, 0), ("prison", -100, 1)])
def test_a_refait_of_one_rule_asks_nobody(rule: str, coins: int, prison: int) -> None:
    deal = table(refait=rule)
    do(deal, "0 place noir 100")
    coup(deal, 31, 31)
    assert deal.phase == "staking"
    assert deal.purse[0] - RICH == coins
    assert [one.prison for one in deal.stakes] == [1] * prison


def test_premiums() -> None:
    assert [premium(francs * FRANC) for francs in (20, 500, 520, 12_000)] == [25, 25, 26, 600]
    deal = table()
    do(deal, f"0 place noir {1000 * FRANC}", "0 insure")
    assert deal.purse[PREMIUMS] == 10 * FRANC
    coup(deal, 40, 31)
    assert (deal.purse[0] - RICH, deal.purse[BANK]) == (-1010 * FRANC, 1010 * FRANC)


def test_insured_stakes_are_free_at_the_refait_and_the_others_are_not() -> None:
    deal = table(2, refait="half")
    do(deal, "0 place noir 5000", "0 place rouge 1000", "0 insure-one noir", "1 place noir 1000")
    coup(deal, 31, 31)
    assert deal.stakes == (Stake(0, "noir", 5000),)
    assert deal.insured == (), "a premium is for one coup"
    assert deal.purse[0] == RICH - 5000 - 50 - 500
    coup(deal, 38, 38)
    assert deal.stakes == (Stake(0, "noir", 5000),), "a null coup needs no premium"


def test_a_premium_is_paid_for_null_coups_too_and_not_for_prisoners() -> None:
    deal = table(refait="prison")
    do(deal, "0 place noir 5000", "0 insure")
    coup(deal, 38, 38)
    assert (deal.purse[BANK], deal.insured) == (50, ())
    coup(deal, 31, 31)
    assert refused(deal, "insure") == 0, "a prisoner is not insured"
    do(deal, "0 place noir 1000", "0 insure")
    coup(deal, 31, 31)
    assert set(deal.stakes) == {Stake(0, "noir", 5000, 2), Stake(0, "noir", 1000)}


def test_a_stake_that_is_changed_is_insured_no_more() -> None:
    for change in ("place noir 100", "take noir", "clear", "double", "move noir rouge", "uninsure"):
        deal = table()
        do(deal, "0 place noir 1000", "0 insure", f"0 {change}")
        assert not deal.insured, change
        assert not deal.purse[PREMIUMS], change
        assert deal.purse[0] + sum([one.coins for one in deal.stakes]) == RICH


def test_as_before_insures_as_before() -> None:
    deal = table()
    do(deal, "0 place noir 1000", "0 place inverse 2000", "0 insure-one inverse")
    coup(deal, 32, 33)
    do(deal, "0 again")
    assert list(deal.insured) == [(0, "inverse")]
    assert {one.spot: one.coins for one in deal.stakes} == {"noir": 1000, "inverse": 2000}


def test_without_insurance_none_is_offered() -> None:
    deal = table(insurance=False)
    do(deal, "0 place noir 1000")
    assert refused(deal, "insure") == 0


def test_the_cards_pass() -> None:
    """The shoe is through in the middle of a coup: it is void, stakes and premiums come back, prisoners stay."""
    deal = table(2, coups=3, refait="prison")
    do(deal, "0 place noir 1000")
    coup(deal, 31, 31)
    do(deal, "1 place rouge 2000", "1 insure")
    stack(deal, *row(32))
    deal.zone[TALON] += deal.zone[SHOE][7:]
    deal.zone[SHOE] = deal.zone[SHOE][:7]
    told: list[Event] = []
    deal.tell = told.append
    do(deal, "0 done", "1 done", "- deal")
    assert deal.phase == "shuffle"
    assert (deal.coup, len(deal.past)) == (1, 1)
    assert deal.stakes == (Stake(0, "noir", 1000, 1),)
    assert (deal.purse[1], deal.purse[PREMIUMS], deal.purse[BANK]) == (RICH, 0, 0)
    assert sorted(deal.zone[SHOE]) == sorted(deal.pack)
    assert [event.what for event in told if event.kind == "said" and event.seat == NATURE] == [
        "closed", "row", "passes"]
    deal.apply(NATURE, Move(("shuffle", *deal.pack)))
    assert (deal.phase, deal.must) == ("staking", (0, 1))


def test_a_shoe_that_is_just_through_passes_before_the_next_stakes() -> None:
    deal = table()
    deal.zone[TALON] = deal.zone[SHOE][8:]
    deal.zone[SHOE] = deal.zone[SHOE][:8]
    deal.zone[SHOE] = (*row(32), *row(33))
    do(deal, "0 place noir 100", "0 done", "- deal")
    assert deal.purse[0] - RICH == 100
    assert deal.phase == "shuffle"


def test_what_lies_free_when_the_shoe_is_just_through_stays() -> None:
    deal = table()
    deal.zone[TALON] = deal.zone[SHOE][8:]
    deal.zone[SHOE] = (*row(38), *row(38))
    do(deal, "0 place noir 100", "0 done", "- deal")
    assert deal.phase == "shuffle"
    deal.apply(NATURE, Move(("shuffle", *deal.pack)))
    assert deal.stakes == (Stake(0, "noir", 100),)


def test_after_the_last_coup_it_is_dealt_for_the_prisoners_alone() -> None:
    deal = table(2, coups=1, refait="prison")
    do(deal, "0 place noir 100", "1 place rouge 500", "1 insure")
    coup(deal, 31, 31)
    assert (deal.phase, deal.must, deal.coup) == ("dealing", (NATURE,), 1)
    assert deal.stakes == (Stake(0, "noir", 100, 1),), "what is loose is taken up"
    coup(deal, 38, 38)
    assert not deal.over
    coup(deal, 32, 40)
    assert deal.over
    assert (deal.purse[0], deal.purse[1]) == (RICH, RICH - 25)


def test_who_leaves_takes_up_what_is_loose_and_halves_what_is_in_prison() -> None:
    deal = table(2, refait="prison")
    do(deal, "0 place noir 100", "1 place rouge 300")
    coup(deal, 31, 31)
    do(deal, "0 place inverse 400", "0 insure", "0 resign")
    assert deal.over
    assert (deal.purse[0], deal.purse[1]) == (RICH - 50, RICH - 150)
    assert [deal.purse[pot] for pot in (CLOTH, PRISON, PREMIUMS, BANK)] == [0, 0, 0, 200]


def test_a_player_as_the_bank_closes_deals_takes_and_pays() -> None:
    deal = table(3, banker=1, purse=10_000, lends=4000)
    assert list(deal.must) == [0, 2]
    assert refused(deal, "place noir 100", 1) == 0
    do(deal, "0 place noir 10000", "2 place rouge 500", "0 done", "2 done")
    assert (deal.phase, deal.must) == ("dealing", (1,))
    coup(deal, 31, 32)
    assert deal.purse[1] == 500, "the loser's stake first, then what has won"
    assert deal.purse[BANK] == 0


def test_a_bank_that_cannot_pay_is_lent_what_is_wanting() -> None:
    deal = table(2, banker=1, purse=10_000, lends=4000)
    do(deal, "0 place noir 5000", "0 place couleur 5000")
    deal.purse[1] = 3000
    told: list[Event] = []
    deal.tell = told.append
    coup(deal, 31, 32, "S")
    assert [(event.what, event.points) for event in told if event.what == "added"] == [("added", 8000)]
    assert (deal.purse[1], deal.purse[BANK]) == (1000, -8000)


@pytest.mark.parametrize("bank", ["house", "first", "last"])
def test_random_evenings_end_with_nothing_on_the_cloth(bank: str) -> None:
    for lot in range(4):
        match = GAME.match({"players": 3, "coups": 40, "bank": bank, "francs": 1000})
        play_out(match, Random(lot))
        deal = match.deal()
        assert [deal.purse[pot] for pot in (CLOTH, PRISON, PREMIUMS)] == [0, 0, 0]
        assert sum(deal.purse) == (1000 * FRANC) * (3 if bank == "house" else 12)
        if bank != "house":
            assert abs(sum(match.result().by_player)) < 3, "what one has gained another has lost, but for centimes"


def test_a_bank_needs_a_punter() -> None:
    assert GAME.match({"players": 1, "bank": "last"}).deal().players == 2


def test_the_table_of_points_is_counted_from_the_shoe() -> None:
    """Every way in which the cards of 312 can lie; and the printed figures of the refait, to the last."""
    for table_, counted in ((odds.POINTS, counting.points(6)), (odds.EQUAL, counting.equal(6))):
        assert {point: float(chance) for point, chance in counted.items()} == table_
    assert sum(counting.points(6).values()) == 1
    assert round(odds.REFAIT * 100, 2) == 2.19
    assert round(1 / odds.REFAIT, 2) == 45.68
    assert round(odds.edge() * 100, 4) == 1.0946
    assert round(odds.decided_edge() * 100, 2) == 1.2
    assert round(odds.PRISONER, 6) == 0.493854

