"""Banque by its rules: auction and list, two sides, going bank, the limited and the unlimited bank, retiring."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.games.baccarat.game import GAME
from cardtable.games.baccarat.laws import LAW
from cardtable.games.baccarat.rules.banque import Banque
from cardtable.games.baccarat.rules.table import BANK, HAND, LEFT, RIGHT, SHOE
from cardtable.rules.events import NATURE, Event
from cardtable.rules.match import play_out
from cardtable.rules.moves import Move
from tests.doing import do
from tests.games.baccarat.setting import RICH, banque, passes, refused, stakes

# Of 4 punters the order from the banker, seat 0, is 4 (right), 1 (left), 3 (right), 2 (left).
BOTH_LOSE = "2S 2D 3H AS AD 4H 9C 9H"            # right, left, banker, twice; three and three against seven, and nines


def banked(*cards: str, bank: int = 100, punters: int = 4, **terms: Any) -> Banque:
    """Seat 0 has laid his bank."""
    deal = banque(punters, *cards, **terms)
    do(deal, f"0 place bank {bank}", "0 done")
    return deal


def end(deal: Banque) -> None:
    """The hand is played: cards are taken where they must be, and refused where they may be."""
    if deal.phase == "dealing":
        do(deal, f"{deal.dealer} deal")
    while deal.phase in ("third", "option"):
        seat = deal.must[0]
        do(deal, f"{seat} {[move.verb for move in deal.decision(seat)][-1]}")


def lies(deal: Banque) -> dict[int, dict[str, int]]:
    return {seat: dict(deal.held(seat)) for seat in range(deal.seats) if deal.held(seat)}


def test_the_bank_is_put_up_to_auction() -> None:
    deal = banque(4, auction=True, minimum=50)
    assert (deal.phase, deal.must) == ("auction", (0,))
    assert next(move for move in deal.decision(0) if move.verb == "bid") == ("bid", 50)
    do(deal, "0 bid 50", "4 bid 100", "3 pass", "2 pass", "1 pass")
    assert refused(deal, 0, "bid 100"), "a bid must be higher"
    do(deal, "0 pass")
    assert (deal.dealer, deal.purse[BANK], deal.purse[4]) == (4, 100, RICH - 100)
    assert deal.rows == ((3, 2), (0, 1))
    assert len(deal.zone[SHOE]) == 156


def test_where_nobody_bids_the_first_holds_the_least_bank() -> None:
    deal = banque(4, auction=True)
    do(deal, *[f"{seat} pass" for seat in (0, 4, 3, 2, 1)])
    assert (deal.phase, deal.dealer) == ("banking", 0)


def test_by_the_list_the_first_has_the_bank_with_what_he_will() -> None:
    deal = banque(4)
    assert (deal.phase, deal.dealer) == ("banking", 0)
    do(deal, "0 place bank 500", "0 done")
    assert deal.purse[BANK] == 500


def test_claims_go_right_and_left_by_turns() -> None:
    assert banked(punters=10, bank=50).asked == (10, 1, 9, 2, 8, 3, 7, 4, 6, 5)
    assert banked(punters=2, bank=50).asked == (2, 1)
    assert banked(punters=3, bank=50).rows == ((3, 2), (1,))


def test_each_side_wins_or_loses_by_its_own_hand() -> None:
    deal = banked("2S 4D 3H AS 4C 3D 9C")
    stakes(deal, s4=20, s3=30, s1=40)
    do(deal, "0 deal")
    assert deal.holders == (4, 1)
    assert deal.thirds == ("", "natural"), "the left has eight, the right is offered a card"
    do(deal, "4 draw", "0 stand")
    assert deal.results == ("banker", "punters")
    assert deal.purse[:5] == [RICH - 100, RICH + 40, RICH, RICH - 30, RICH - 20]
    assert deal.purse[BANK] == 100 + 50 - 40


def test_who_turns_up_is_compared_with_the_bankers_first_two_cards() -> None:
    deal = banked("2S 4D 3H AS 4C 3D 9C 3S")
    stakes(deal, s4=20, s1=40)
    do(deal, "0 deal", "4 draw", "0 draw")               # nine with three cards, against eight with two
    assert deal.results == ("banker", "punters")


def test_a_hand_on_which_nothing_is_staked_is_not_dealt() -> None:
    deal = banked()
    stakes(deal, s1=40)
    do(deal, "0 deal")
    assert deal.holders == (-1, 1)
    assert not deal.zone[HAND[4]]


def test_the_cards_of_a_side_go_on_when_their_holder_loses() -> None:
    deal = banked(BOTH_LOSE, BOTH_LOSE)
    stakes(deal, s4=20, s3=20, s1=20)
    end(deal)
    assert deal.results == ("banker", "banker")
    do(deal, "0 hold")
    stakes(deal, s4=20, s1=20)
    do(deal, "0 deal")
    assert deal.holders == (3, 2), "though they have staked nothing"
    deal = banked("4S 2D 3H 3S AD 2H 9C")
    stakes(deal, s4=20, s1=20)
    end(deal)
    assert deal.results[0] == "punters"
    assert deal.turn_of == (0, 1)


def test_who_goes_bank_plays_his_own_sides_hand() -> None:
    deal = banked()
    do(deal, "4 let-by", "1 banco")
    assert deal.asked == (3,), "the other side may go halves"
    do(deal, "3 let-by")
    assert lies(deal) == {1: {LEFT: 100}}
    do(deal, "0 deal")
    assert deal.holders == (-1, 1)


def test_two_of_opposite_sides_go_half_shares_the_smaller_on_the_right() -> None:
    deal = banked(bank=105)
    do(deal, "4 let-by", "1 banco", "3 banco")
    assert lies(deal) == {3: {RIGHT: 50}, 1: {LEFT: 55}}
    do(deal, "0 deal")
    assert deal.holders == (3, 1)


def test_who_has_half_may_go_halves() -> None:
    deal = banked()
    deal.purse[1] = 50
    deal.open_hand()
    assert 1 not in deal.asked
    do(deal, "4 banco")
    assert 1 in deal.asked


def test_a_cheval_is_a_half_on_each_hand() -> None:
    deal = banked(BOTH_LOSE)
    do(deal, "4 cheval")
    assert lies(deal) == {4: {RIGHT: 50, LEFT: 50}}
    do(deal, "0 deal")
    assert deal.holders == (4, 1), "the other hand is held by whose turn it is"
    end(deal)
    assert deal.purse[BANK] == 200
    assert deal.lost[4] == 1


def test_one_may_lose_three_bancos_and_no_more() -> None:
    loses = "2S 3H AS 4H 9C"
    deal = banked(loses, loses, loses, purse=100_000)
    for _ in range(3):
        do(deal, "4 banco", "1 let-by", "2 let-by")
        end(deal)
        assert deal.results[0] == "banker"
        do(deal, "0 hold")
    assert deal.lost[4] == 3
    assert 4 not in deal.asked


def test_a_banco_won_or_another_bank_ends_the_count() -> None:
    deal = banked("2S 3H AS 4H 9C", "4S 3H 4D 4H", purse=100_000)
    do(deal, "4 banco", "1 let-by", "2 let-by")
    end(deal)
    do(deal, "0 hold", "4 banco", "1 let-by", "2 let-by")
    end(deal)
    assert deal.results[0] == "punters"
    assert deal.lost[4] == 0
    deal.lost = (0, 0, 0, 0, 3)
    deal.takes_place(2)
    assert deal.lost == (0,) * 5


def test_equal_points_on_one_side_hold_that_sides_stakes_alone() -> None:
    deal = banked("3S 2D 3H 4S AD 4H 9C 9H")
    stakes(deal, s4=20, s1=40)
    do(deal, "0 deal", "4 stand", "1 draw", "0 stand")
    assert deal.results == ("tie", "banker")
    assert (deal.phase, sorted(deal.must)) == ("staking", [1, 2]), "the other side stakes afresh"
    do(deal, "1 place left 60", "1 done", "2 done")
    assert lies(deal) == {4: {RIGHT: 20}, 1: {LEFT: 60}}
    assert deal.phase == "dealing"


def test_a_banco_stands_over_with_nobody_beside_it() -> None:
    deal = banked("3S 3H 4S 4H")
    do(deal, "4 banco", "1 let-by", "2 let-by", "0 deal", "4 stand", "0 stand")
    assert (deal.results, deal.phase) == (("tie", ""), "dealing")
    assert lies(deal) == {4: {RIGHT: 100}}


def test_a_short_bank_pays_by_turns_while_it_has_anything() -> None:
    deal = banked("4S 4D 3H 5S 5D 3D")
    deal.purse[0] = 0
    stakes(deal, s4=60, s1=30, s3=60, s2=10)
    heard = list[Event]()
    deal.tell = heard.append
    do(deal, "0 deal")
    assert [(event.seat, event.points) for event in heard if event.what == "won"] == [(4, 60), (1, 30), (3, 10)]
    assert [(event.seat, event.args, event.law) for event in heard if event.what == "unpaid"] == [
        (3, (50,), LAW["liability"]), (2, (10,), LAW["liability"])]
    assert deal.purse[1:5] == [RICH + 30, RICH, RICH + 10, RICH + 60]
    assert deal.purse[BANK] == 0


def test_the_bank_first_takes_what_it_wins() -> None:
    deal = banked("2S 4D 3H AS 5D 4H 9C", bank=50)
    deal.purse[0] = 0
    stakes(deal, s4=60, s1=100)
    do(deal, "0 deal", "4 draw", "0 stand")
    assert deal.results == ("banker", "punters")
    assert deal.purse[1] == RICH + 100


def test_stakes_accepted_make_the_bank_unlimited() -> None:
    deal = banked(BOTH_LOSE, BOTH_LOSE)
    stakes(deal, s4=80, s1=90)
    assert [move.verb for move in deal.decision(0)] == ["accept", "decline"]
    do(deal, "0 accept")
    assert deal.purse[BANK] == 170
    end(deal)
    do(deal, "0 hold")
    stakes(deal, s4=400)
    assert [move.verb for move in deal.decision(0)] == ["hold-all", "give-up"]
    do(deal, "0 give-up")
    assert lies(deal) == {}
    assert deal.phase == "succession"


def test_who_rests_on_his_right_answers_for_the_bank_alone() -> None:
    deal = banked("4S 4D 3H 5S 5D 3D")
    stakes(deal, s4=80, s1=90)
    do(deal, "0 decline", "0 deal")
    assert not deal.unlimited
    assert [deal.purse[seat] for seat in (4, 1, 0)] == [RICH + 80, RICH + 20, RICH - 100]


def test_an_unlimited_banker_who_has_not_enough_must_give_up_the_bank() -> None:
    deal = banked()
    deal.unlimited, deal.purse[0] = True, 10
    stakes(deal, s4=400)
    assert [move.verb for move in deal.decision(0)] == ["give-up"]


def test_a_banker_retires_after_a_hand_and_changes_places_with_who_goes_on() -> None:
    deal = banked(BOTH_LOSE)
    stakes(deal, s4=20, s1=20)
    end(deal)
    left = len(deal.zone[SHOE])
    do(deal, "0 retire")
    assert deal.asked == (4, 1, 3, 2)
    do(deal, "4 leave", "1 take-over")
    assert (deal.dealer, deal.purse[BANK], deal.purse[0]) == (1, 140, RICH + 40)
    assert deal.rows == ((4, 3), (0, 2))
    assert len(deal.zone[SHOE]) == left, "the same cards"


def test_where_nobody_goes_on_the_bank_is_put_up_anew() -> None:
    deal = banked(BOTH_LOSE)
    stakes(deal, s4=20)
    end(deal)
    do(deal, "0 retire", "4 leave", "1 leave", "3 leave", "2 leave")
    assert (deal.phase, deal.purse[BANK]) == ("shuffle", 0)
    deal.apply(NATURE, Move(("shuffle", *deal.pack)))
    assert (deal.phase, deal.dealer) == ("banking", 4), "the next on the list"


def test_a_broken_banker_may_fill_up_or_go() -> None:
    deal = banked("4S 4D 3H 5S 5D 3D")
    stakes(deal, s4=80, s1=20)
    do(deal, "0 deal")
    assert (deal.purse[BANK], deal.phase) == (0, "broken")
    do(deal, "0 fill-up")
    assert deal.purse[BANK] == 50
    deal = banked("4S 4D 3H 5S 5D 3D")
    stakes(deal, s4=80, s1=20)
    do(deal, "0 deal", "0 give-up")
    assert deal.phase == "shuffle"


def test_a_bank_ends_with_its_cards() -> None:
    deal = banked("2S 2D 3H AS AD 4H 9C 9H")
    deal.zone[SHOE] = deal.zone[SHOE][:17]
    stakes(deal, s4=20, s1=20)
    end(deal)
    assert len(deal.zone[SHOE]) == 9
    assert deal.phase == "shuffle"
    assert deal.purse[0] == RICH + 40


def test_for_stakes_that_stand_over_the_packs_are_shuffled_anew() -> None:
    deal = banked("3S 3H 4S 4H")
    deal.zone[SHOE] = deal.zone[SHOE][:10]
    do(deal, "4 banco", "1 let-by", "2 let-by", "0 deal", "4 stand", "0 stand", "0 deal")
    assert deal.phase == "shuffle"
    deal.apply(NATURE, Move(("shuffle", *deal.pack)))
    assert (deal.phase, deal.dealer) == ("dealing", 0)


def test_without_claims_and_coins_the_evening_is_over() -> None:
    deal = banked()
    for seat in (1, 2, 3, 4):
        deal.purse[seat] = 0
    passes(deal)
    assert deal.over


@pytest.mark.parametrize("seed", range(4))
def test_random_evenings_end_with_nothing_on_the_table(seed: int) -> None:
    rng = Random(seed)
    match = GAME.match({"form": "banque", "punters": 10 - seed * 2, "hands": 20, "packs": 2 + seed % 3,
                        "bank": ("auction", "list")[seed % 2],
                        "false-draw": ("prevented", "liable", "fined")[seed % 3]})
    play_out(match, rng)
    purse = match.deal().purse
    assert purse[-2:] == [0, 0]
    assert sum(purse) == 1000 * (11 - seed * 2)
