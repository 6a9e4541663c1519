"""Chemin de Fer by its rules: bank, banco, stakes, the deal, third cards, equal points, passing, supply, leaving."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.families.staking.stakes import Stake
from cardtable.games.baccarat.game import GAME
from cardtable.games.baccarat.laws import LAW
from cardtable.games.baccarat.rules.bank import Banked
from cardtable.games.baccarat.rules.chemin import CheminDeFer
from cardtable.games.baccarat.rules.table import BANK, BASKET, BOX, HAND, SHOE, SHOWN, SUPPLY, TABLE, THIRD
from cardtable.rules.events import NATURE, Event
from cardtable.rules.match import play_out
from cardtable.rules.moves import Move
from cardtable.rules.options import BadOption
from cardtable.rules.sitting import Sitting
from cardtable.showing.talk import talk_of
from tests.doing import do
from tests.games.baccarat.setting import RICH, chemin, heading, passes, refused, stakes
from tests.seen import PEOPLE


def banked(*cards: str, players: int = 3, bank: int = 100, **terms: Any) -> CheminDeFer:
    """Seat 0 has laid his bank."""
    deal = chemin(players, *cards, **terms)
    do(deal, f"0 place bank {bank}", "0 done")
    return deal


def test_places_are_drawn_and_the_first_has_the_bank() -> None:
    deal = chemin(4)
    assert (deal.phase, deal.must, deal.dealer) == ("banking", (0,), 0)
    assert (len(deal.zone[SHOE]), len(deal.zone[SUPPLY])) == (104, 208)
    assert refused(deal, 0, "done"), "the least bank is not laid"
    assert [move for move in deal.decision(0) if move.verb == "place"] == [("place", "bank", 100),
                                                                           ("place", "bank", 500),
                                                                           ("place", "bank", 1000)]
    do(deal, "0 place bank 50", "0 place bank 20", "0 done")
    assert deal.purse[BANK] == 70
    assert deal.must == (3,), "the order goes to the right"


def test_who_goes_bank_plays_alone_for_all_of_it() -> None:
    deal = banked("3H 2S 4H AS KD", players=4)
    do(deal, "3 let-by", "2 banco")
    assert deal.stakes == (Stake(2, TABLE, 100),)
    do(deal, "0 deal")
    assert deal.holders == (2,)
    do(deal, "2 stand", "0 draw")
    assert deal.purse[:4] == [RICH - 100, RICH, RICH + 100, RICH]
    assert (deal.phase, deal.dealer, deal.purse[BANK]) == ("banking", 3, 0), "the deal passes to the right"


def test_who_has_less_than_the_bank_is_not_asked() -> None:
    deal = chemin(4)
    deal.purse[3] = 60
    do(deal, "0 place bank 100", "0 done")
    assert deal.asked == (2, 1)


def test_banco_again_comes_first_though_the_deal_has_passed() -> None:
    deal = banked("2S 3H AS 4H TC", players=4)
    do(deal, "3 let-by", "2 let-by", "1 banco", "0 deal", "1 draw", "0 stand")
    assert deal.purse[BANK] == 200
    do(deal, "0 hold")
    assert deal.asked == (1, 3, 2), "who has lost is first"
    do(deal, "1 let-by", "3 let-by", "2 banco", "0 deal")
    while deal.phase in ("third", "option"):
        do(deal, f"{deal.must[0]} {next(iter(deal.decision(deal.must[0]))).verb}")
    assert deal.suivi in (-1, 2), "and only on the next hand"


def test_each_may_lose_as_many_bancos_as_he_likes() -> None:
    deal = chemin(2, *["2S 3H AS 4H TC"] * 4, purse=100_000)
    do(deal, "0 place bank 50", "0 done")
    for _ in range(4):
        do(deal, "1 banco", "0 deal", "1 draw", "0 stand", "0 hold")
    assert deal.lost[1] == 4
    assert refused(deal, 1, "banco") == ""


def test_stakes_beyond_the_bank_are_declined_the_nearest_first() -> None:
    deal = banked(players=4)
    passes(deal)
    do(deal, "1 place table 30", "2 place table 50", "3 place table 40", "1 done", "2 done")
    heard = list[Event]()
    deal.tell = heard.append
    do(deal, "3 done")
    assert {one.seat: one.coins for one in deal.stakes} == {3: 40, 2: 50, 1: 10}
    assert [(event.seat, event.points) for event in heard if event.what == "declined"] == [(1, 20)]
    assert deal.purse[1] == RICH - 10


def test_where_it_is_agreed_the_banker_may_accept_them() -> None:
    deal = banked("2S 3H AS 4H TC", excess=True)
    stakes(deal, s2=80, s1=70)
    assert (deal.phase, deal.must) == ("excess", (0,))
    do(deal, "0 accept")
    assert deal.purse[BANK] == 150
    do(deal, "0 deal", "2 draw", "0 stand")
    assert deal.purse[BANK] == 300
    other = banked(excess=True)
    stakes(other, s2=80, s1=70)
    do(other, "0 decline")
    assert [one.coins for one in other.stakes] == [80, 20]


def test_the_highest_stake_holds_the_cards_and_of_equals_the_first() -> None:
    deal = banked(players=4)
    stakes(deal, s1=40, s2=40, s3=20)
    do(deal, "0 deal")
    assert deal.holders == (2,)


def test_four_cards_are_dealt_by_turns_and_the_third_face_up() -> None:
    deal = banked("2S KH AS 6H TC")
    stakes(deal, s2=100)
    do(deal, "0 deal")
    assert [[card.face.text for card in deal.zone[HAND[seat]]] for seat in (2, 0)] == [["2S", "AS"], ["KH", "6H"]]
    assert deal.view(0).zone[HAND[2]][0].text == "??"
    do(deal, "2 draw")
    assert deal.view(1).zone[THIRD[2]][0].face.text == "TC"


@pytest.mark.parametrize(("cards", "result"), [
    ("4S 9S 4H JH", "banker"), ("KS 5S 9H 4H", "tie"), ("2S 3S 6H 4H", "punters"), ("7S 4D TH 4C", "banker")])
def test_nine_and_eight_are_turned_up_and_end_the_hand(cards: str, result: str) -> None:
    deal = banked(cards)
    stakes(deal, s2=60)
    do(deal, "0 deal")
    assert deal.results == (result,)
    assert not deal.zone[HAND[0]]
    assert deal.zone[SHOWN[2]]


@pytest.mark.parametrize(("two", "may"), [
    ("TS JH", ["draw"]), ("AS 3H", ["draw"]), ("9S 6H", ["draw", "stand"]), ("AS 5H", ["stand"]), ("AS 6H", ["stand"])])
def test_the_punter_is_bound_but_at_five(two: str, may: list[str]) -> None:
    one, other = two.split()
    deal = banked(f"{one} 2S {other} 2H")
    stakes(deal, s2=60)
    do(deal, "0 deal")
    assert [move.verb for move in deal.decision(2)] == may


@pytest.mark.parametrize("two", ["TS JH", "AS 3H", "AS 6H"])
def test_the_banker_is_bound_by_nothing(two: str) -> None:
    one, other = two.split()
    deal = banked(f"2S {one} 4S {other}")
    stakes(deal, s2=60)
    do(deal, "0 deal", "2 stand")
    assert [move.verb for move in deal.decision(0)] == ["draw", "stand"]


def test_equal_points_leave_all_as_it_is_and_the_same_banker_deals() -> None:
    deal = banked("3H 3S 4H 4S", "2S 3H AS 4H TC")
    stakes(deal, s2=60, s1=20)
    do(deal, "0 deal", "2 stand", "0 stand")
    assert (deal.results, deal.phase, deal.coup) == (("tie",), "dealing", 1)
    assert {one.seat: one.coins for one in deal.stakes} == {2: 60, 1: 20}
    assert refused(deal, 2, "place table 5")
    assert refused(deal, 2, "take table")
    assert refused(deal, 0, "retire")
    do(deal, "0 deal", "2 draw", "0 stand")
    assert deal.purse[BANK] == 180
    assert deal.phase == "holding"


def test_a_losing_banker_takes_what_is_left_and_the_next_lays_his_own() -> None:
    deal = banked("3H 2S 4H AS KD")
    stakes(deal, s2=60)
    do(deal, "0 deal", "2 stand", "0 stand")
    assert deal.purse[:3] == [RICH - 60, RICH, RICH + 60]
    assert (deal.dealer, deal.purse[BANK]) == (2, 0)


def test_the_deal_passed_is_taken_at_the_same_amount_or_begun_afresh() -> None:
    def won() -> CheminDeFer:
        deal = banked("2S 3H AS 4H TC", players=4)
        stakes(deal, s2=60)
        do(deal, "0 deal", "2 draw", "0 stand", "0 retire")
        return deal
    deal = won()
    assert deal.asked == (3, 2, 1)
    do(deal, "3 leave", "2 take-over")
    assert (deal.dealer, deal.purse[BANK], deal.purse[0]) == (2, 160, RICH + 60)
    assert deal.in_order() == (1, 0, 3)
    deal = won()
    do(deal, "3 leave", "2 leave", "1 leave")
    assert (deal.phase, deal.dealer, deal.purse[BANK]) == ("banking", 3, 0)
    assert deal.in_order()[-1] == 0, "the late banker is last"


def test_who_cannot_take_it_over_is_not_asked() -> None:
    deal = banked("2S 3H AS 4H TC", players=4)
    deal.purse[3] = 70
    stakes(deal, s2=60)
    do(deal, "0 deal", "2 draw", "0 stand", "0 retire")
    assert deal.asked == (2, 1)


def test_with_fewer_than_seven_cards_another_handful_is_brought() -> None:
    deal = banked()
    deal.zone[SHOE] = deal.zone[SHOE][:6]
    stakes(deal, s2=60)
    do(deal, "0 deal")
    assert len(deal.zone[BASKET]) == 6
    assert len(deal.zone[SHOE]) == 104 - 4
    deal = banked()
    deal.zone[SHOE], deal.zone[SUPPLY] = deal.zone[SHOE][:7], ()
    stakes(deal, s2=60)
    do(deal, "0 deal")
    assert len(deal.zone[SHOE]) <= 3, "seven are enough"


def test_at_the_end_of_the_heap_all_is_shuffled_anew() -> None:
    deal = banked()
    used, deal.zone[SUPPLY] = deal.zone[SUPPLY], ()
    deal.zone[BASKET], deal.zone[SHOE] = used + deal.zone[SHOE][5:], deal.zone[SHOE][:5]
    stakes(deal, s2=60)
    do(deal, "0 deal")
    assert (deal.phase, deal.must) == ("shuffle", (NATURE,))
    deal.apply(NATURE, Move(("shuffle", *deal.pack)))
    assert (deal.phase, len(deal.stakes)) == ("dealing", 1)


@pytest.mark.parametrize("rule", ["liable", "fined"])
def test_a_false_draw_is_paid_for(rule: str) -> None:
    deal = banked("3H 2S 3C 5S 2D", false_draw=rule)
    stakes(deal, s2=60, s1=40)
    do(deal, "0 deal", "2 draw", "0 stand")              # a card at six, which makes eight
    assert deal.purse[BOX] == (20 if rule == "fined" else 0)
    assert deal.purse[1] == RICH + 40, "he won, and is answered for nothing"
    deal = banked("3H 2S 3C 5S 9D", false_draw=rule)
    stakes(deal, s2=60, s1=40)
    heard = list[Event]()
    deal.tell = heard.append
    do(deal, "0 deal", "2 draw", "0 stand")              # which makes five against seven
    assert any(event.what == "false draw" and event.law == LAW["false draw"] for event in heard)
    assert deal.purse[1] == (RICH if rule == "liable" else RICH - 40)
    assert deal.purse[2] == RICH - 60 - (40 if rule == "liable" else 20)
    assert deal.purse[BOX] == (0 if rule == "liable" else 20)
    answered = [event for event in heard if event.what == "liable"]
    names = [[None if seat == reader else PEOPLE[seat] for seat in range(8)] for reader in (1, 2)]
    said = [line.text for known in names for line in talk_of(GAME).lines(deal, answered, known.__getitem__)
            if line.kind == "told"]
    assert said == ([f"{PEOPLE[2]} answers to you for forty francs.", f"You answer to {PEOPLE[1]} for forty francs."]
                    if rule == "liable" else []), "and to whom"


def test_where_the_false_draw_is_not_possible_nothing_offers_it() -> None:
    deal = banked("3H 2S 3C 5S 2D")
    stakes(deal, s2=60)
    do(deal, "0 deal")
    assert refused(deal, 2, "draw")


def test_what_is_shown_at_five_is_remembered() -> None:
    deal = banked("3H 2S 2C 5S 2D")
    stakes(deal, s2=60)
    do(deal, "0 deal", "2 draw", "0 stand")
    assert deal.fives[2] == (1, 0)


def test_nobody_stakes_more_than_he_has() -> None:
    deal = banked()
    deal.purse[1] = 10
    passes(deal)
    do(deal, "1 place table 10")
    assert refused(deal, 1, "place table 5") == heading(LAW["purse"])


def test_where_nobody_stakes_the_banker_goes_on() -> None:
    deal = banked()
    stakes(deal)
    assert (deal.phase, deal.dealer, deal.coup) == ("holding", 0, 1)


def test_who_has_too_little_is_passed_over() -> None:
    deal = chemin(3)
    deal.purse[2] = 40
    do(deal, "0 place bank 100", "0 done")
    stakes(deal, s1=100)
    deal.purse[2] = 40
    do(deal, "0 deal")
    while deal.phase in ("third", "option"):
        do(deal, f"{deal.must[0]} {next(iter(deal.decision(deal.must[0]))).verb}")
    deal.bring(2)
    assert deal.dealer == 1


def test_who_leaves_while_cards_are_out_loses_what_he_has_on_them() -> None:
    deal = banked("3H 2S 2C 5S 2D")
    stakes(deal, s2=60, s1=40)
    do(deal, "0 deal", "2 resign")
    assert deal.over
    assert deal.purse == [RICH + 60, RICH, RICH - 60, 0, 0, 0]
    deal = banked("3H 2S 2C 5S 2D")
    stakes(deal, s2=60, s1=40)
    do(deal, "0 deal", "0 resign")
    assert deal.purse == [RICH - 100, RICH + 40, RICH + 60, 0, 0, 0]
    deal = banked()
    passes(deal)
    do(deal, "2 place table 60", "1 resign")
    assert deal.purse == [RICH, RICH, RICH, 0, 0, 0], "nothing was dealt"


def test_stakes_that_stand_over_are_played_out_after_the_last_hand() -> None:
    deal = banked("3H 3S 4H 4S", "3H 2S 4H AS KD", hands=1)
    stakes(deal, s2=60)
    do(deal, "0 deal", "2 stand", "0 stand")
    assert not deal.over
    do(deal, "0 deal", "2 stand", "0 stand")
    assert deal.over
    assert deal.purse == [RICH - 60, RICH, RICH + 60, 0, 0, 0]


@pytest.mark.parametrize("agreed", [{"players": 1}, {"players": 9}, {"form": "banque", "punters": 1},
                                    {"form": "banque", "punters": 11}])
def test_no_more_and_no_fewer_sit_than_the_form_has_room_for(agreed: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        GAME.match(agreed)


@pytest.mark.parametrize("seed", range(4))
def test_random_evenings_end_with_nothing_on_the_table(seed: int) -> None:
    rng = Random(seed)
    match = GAME.match({"players": 2 + seed * 2, "hands": 20, "excess": seed % 2 == 0,
                        "false-draw": ("prevented", "liable", "fined")[seed % 3]})
    play_out(match, rng)
    purse = match.deal().purse
    assert purse[-2:] == [0, 0]
    assert sum(purse) == 1000 * (2 + seed * 2)


def test_what_a_punter_does_tells_what_he_may_have() -> None:
    """Whole deals that agree with what was seen have him take a card with five at most."""
    sitting = Sitting(GAME, {"players": 2})
    rng = Random(5)
    while sitting.match.deal().phase != "option" or getattr(sitting.match.deal(), "thirds", ()) != ("draw",):
        seat = sitting.match.pending().must[0]
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    deal = sitting.match.deal()
    assert isinstance(deal, Banked)
    view = sitting.view(deal.player[deal.dealer])
    holder, = deal.holders
    for n in range(20):
        assert deal.took(view.knowledge.world(view.deal, Random(n)).zone[HAND[holder]])
