"""What Poker decides where the book is silent or easily misread."""
from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from cardtable.cards import JOKER, cards
from cardtable.families.poker_hands.kinds import Kind
from cardtable.games import game
from cardtable.games.poker.match import PokerEvening
from cardtable.games.poker.options import MOST
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.jack_pot import JackPot
from cardtable.games.poker.rules.straight import Straight
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.rules.terms import ranked
from cardtable.games.poker.rules.zones import HAND, LAID, OPEN, POOL, TABLE
from cardtable.rules.events import Event
from cardtable.rules.match import play_out
from tests.adapters.poker import do, second, shuffled, table, whiskey


def verbs(deal: Poker, seat: int) -> set[str]:
    return {move.verb for move in deal.decision(seat)}


def able(deal: Poker, seat: int, verb: str) -> list[int]:
    return [int(move[1]) for move in deal.decision(seat) if move.verb == verb]


def heard(deal: Poker) -> list[Event]:
    events: list[Event] = []
    deal.tell = events.append
    return events


def turns(deal: Poker, *words: str) -> Poker:
    for word in words:
        do(deal, deal.must[0], word)
    return deal


def gone_in(*hands: str, **terms: Any) -> Poker:
    """Each seat has these cards, the last deals, and all have gone in; nothing has been drawn."""
    deal = shuffled(table(len(hands), **terms), {seat: cards(text) for seat, text in enumerate(hands)})
    return turns(deal, "ante 1", *["see"] * len(hands))


# Draw Poker

def test_there_is_one_blind_and_going_in_costs_twice_as_much() -> None:
    deal = shuffled(table(4))
    do(deal, 0, "ante 3")
    assert deal.paid == (3, 0, 0, 0)
    assert [deal.betted.due(seat) for seat in (1, 2, 3, 0)] == [6, 6, 6, 3]
    assert deal.must == (1,), "who sits left of the Age speaks first"
    turns(deal, "see", "see", "see", "see")
    assert deal.paid == (6, 6, 6, 6)


def test_going_in_costs_no_more_than_anybody_may_put_in() -> None:
    deal = shuffled(table(4, limit=50, total=25))
    assert max(int(move[1]) for move in deal.decision(deal.elder)) == 12


def test_the_dealer_may_put_in_the_ante_and_then_goes_in_last() -> None:
    deal = shuffled(table(4, blind="dealer"))
    assert deal.must == (3,)
    turns(deal, "ante 2", "see", "see", "see")
    assert (deal.must, deal.betted.due(3)) == ((3,), 2)
    turns(deal, "see", *["stand"] * 4)
    assert "hold" in verbs(deal, 0), "the Age holds his stake all the same"


def test_the_limit_bounds_what_is_added_and_not_the_stake() -> None:
    deal = shuffled(table(3, limit=5))
    turns(deal, "ante 1", "better 5", "better 5")
    assert deal.betted.level == 12
    assert able(deal, 0, "better") == [1, 2, 3, 4, 5]


def test_a_limit_on_the_whole_and_on_how_often() -> None:
    deal = shuffled(table(3, limit=12, total=20, raises=2))
    turns(deal, "ante 1", "better 12")
    assert able(deal, 2, "better") == [1, 2, 3, 4, 5, 6], "to twenty in all"
    turns(deal, "better 1")
    assert "better" not in verbs(deal, 0), "it has been gone better twice"
    turns(deal, "see", "see", *["stand"] * 3, "better 1", "better 1")
    assert "better" in verbs(deal, 2), "after the draw again, and the first stake is none of them"


def test_there_is_no_waiting_after_the_draw_but_the_age_s() -> None:
    deal, _ = second({"standing": ["B", "C", "D"], "age": "B", "pool": 6})
    assert verbs(deal, 0) == {"out", "better", "hold"}
    do(deal, 0, "hold")
    assert verbs(deal, 1) == {"out", "better"}


def test_the_age_takes_the_pool_if_all_others_go_out() -> None:
    deal, _ = second({"standing": ["B", "C", "D"], "age": "B", "pool": 6})
    turns(deal, "hold", "out", "out")
    assert (deal.over, deal.winners, deal.shown) == (True, (0,), ())


def test_one_who_goes_in_alone_takes_the_pool_and_nothing_is_drawn() -> None:
    deal = turns(shuffled(table(3)), "ante 2", "see", "out", "out")
    assert (deal.over, deal.winners, deal.purse[:3]) == (True, (1,), [-2, 2, 0])


def test_the_stakes_end_when_all_have_paid_alike_whoever_says_that_he_sees() -> None:
    deal, _ = second({"standing": ["B", "C", "D"], "age": "B", "pool": 6})
    turns(deal, "hold", "better 2", "better 3", "see")
    assert (deal.over, deal.must) == (False, (1,)), "the first still owes three, and may go better"
    assert "better" in verbs(deal, 1)


def test_up_to_five_cards_are_drawn_and_the_age_first() -> None:
    deal = gone_in("AH QD 3D QC 5S", "AC 3S 4S 9H 2D")
    assert deal.must == (0,)
    before = deal.zone[HAND[0]]
    do(deal, 0, "draw " + " ".join(map(str, before)))
    assert len(deal.zone[HAND[0]]) == 5
    assert set(deal.zone[LAID[0]]) == set(before)
    assert deal.drew[0] == 5
    do(deal, 1, "stand")
    assert deal.drew == (5, 0)


def test_a_pack_that_runs_short_is_made_up_of_what_others_threw_away() -> None:
    deal = turns(shuffled(table(6)), "ante 1", *["see"] * 6)
    for seat in range(5):
        own = deal.zone[HAND[seat]]
        do(deal, seat, "draw " + " ".join(map(str, own)))
        if deal.phase == "remaking":
            assert seat == 4
            assert not set(own) & set(deal.decision(-1).sample(Random(1))[1:]), "his own are not dealt him"
            deal.apply(-1, deal.decision(-1).sample(Random(1)))
        assert len(deal.zone[HAND[seat]]) == 5
    assert deal.must == (5,)


def test_equal_hands_divide_and_the_odd_counter_goes_left_of_the_dealer() -> None:
    deal = shuffled(table(3), {0: cards("AS KS QD 9C 2H"), 1: cards("AH KH QS 9D 2C"), 2: cards("7S 5S 4D 3C 2D")})
    turns(deal, "ante 1", "see", "see", "see", "stand", "stand", "stand")
    turns(deal, "hold", "better 1", "better 2", "see", "see")
    assert deal.over
    assert deal.purse[:3] == [2, 3, -5] or deal.purse[:3] == [3, 2, -5]
    assert deal.purse[0] > deal.purse[1], "the elder hand has the odd one"


def test_an_ace_is_high_or_low_but_joins_nothing() -> None:
    assert ranked(False, False).of(cards("KS AH 2D 3C 4S")).kind == Kind.HIGHEST_CARD


def test_there_are_no_five_alike_and_a_blank_is_no_second_ace() -> None:
    ranking = ranked(False, False)
    assert ranking.of((*cards("7S 7H 7D 7C"), JOKER)).kind == Kind.FOURS
    flush = ranking.of((*cards("AS QS 9S 4S"), JOKER))
    assert (flush.kind, flush.ranks[:2]) == (Kind.FLUSH, (12, 11)), "the king, and not another ace"


def test_fours_with_the_blank_are_compared_by_what_is_left() -> None:
    assert ranked(False, False).winners([(*cards("7S 7H 7D 2C"), JOKER), cards("6S 6H 6D 6C AS")]) == (0,)


# Straddles

def test_the_right_to_straddle_ends_with_who_omits_it_and_all_pay_the_last() -> None:
    deal = shuffled(table(5, before="straddles"))
    turns(deal, "ante 1", "straddle")
    assert "better" not in verbs(deal, 2), "nobody goes better before the draw"
    do(deal, 2, "see")
    assert "straddle" not in verbs(deal, 3)
    turns(deal, "see", "see", "see")
    assert (deal.phase, deal.paid) == ("drawing", (4, 4, 4, 4, 4))


def test_who_straddled_makes_good_what_was_doubled_after_him() -> None:
    deal = shuffled(table(4, before="straddles"))
    turns(deal, "ante 1", "straddle", "straddle", "see", "see")
    assert (deal.must, deal.betted.due(1)) == ((1,), 4)


def test_a_straddle_leaves_in_who_has_nothing_left() -> None:
    """And nobody straddles where none of the others could meet it."""
    deal = shuffled(table(3, before="straddles", brought=(1, 30, 30)))
    turns(deal, "ante 1", "straddle", "see")
    assert (deal.phase, deal.standing) == ("drawing", (0, 1, 2))
    alone = shuffled(table(3, before="straddles", brought=(1, 30, 2)))
    turns(alone, "ante 1")
    assert verbs(alone, 1) == {"see", "out"}


# Jack-pots

def jack_pot(*hands: str, pool: int = 3, **terms: Any) -> JackPot:
    deal = shuffled(table(len(hands), pool=pool, attempt=1, **terms),
                    {seat: cards(text) for seat, text in enumerate(hands)})
    assert isinstance(deal, JackPot)
    return deal


OPENS, OTHER, THIRD = "JS JH 2D 5C 9S", "AC 3S 4S 8H 2H", "KD QD 8S 6C 4D"


def test_who_has_passed_a_jack_pot_may_come_in_and_go_better() -> None:
    deal = turns(jack_pot(OTHER, OPENS, THIRD), "pass", "open 4", "better 3")
    assert deal.must == (0,), "he did not open, and a raise does not leave him out"
    assert verbs(deal, 0) == {"out", "see", "better"}


def test_an_opener_is_first_to_stake_after_the_draw_and_there_is_no_age() -> None:
    deal = turns(jack_pot(OTHER, OPENS, THIRD), "pass", "open 4", "see", "see", "stand", "stand", "stand")
    assert (deal.phase, deal.must) == ("staking", (1,))
    assert "hold" not in verbs(deal, 1)


def test_the_opening_stake_is_within_the_limit() -> None:
    assert able(jack_pot(OPENS, OTHER), 0, "open") == list(range(1, 13))


def test_an_opener_nobody_calls_shows_what_he_opened_with_even_if_he_laid_it_away() -> None:
    deal = turns(jack_pot("JS JH QH KH 9H", OTHER), "open 4", "see")
    do(deal, 0, "draw JS")
    do(deal, 1, "stand")
    events = heard(deal)
    turns(deal, "better 1", "out")
    shown = {card for event in events if event.kind == "showed" for card in event.cards}
    assert shown == set(cards("JS JH")), "and nothing else of his hand"
    assert (deal.winners, deal.shown) == ((0,), (0,))


def test_another_than_the_opener_takes_the_pool_unseen() -> None:
    deal = turns(jack_pot(OPENS, OTHER), "open 4", "see", "stand", "stand", "out")
    assert (deal.winners, deal.shown) == ((1,), ())


def test_openers_rise_if_it_is_agreed() -> None:
    for attempt, wanted in enumerate("JQKA", 1):
        deal = shuffled(table(3, pool=3, attempt=attempt, rising=True), {0: cards("KS KH 2D 5C 9S")})
        assert ("open" in verbs(deal, 0)) == (wanted in "JQK")
    assert JackPot.least.fget(table(3, attempt=7, rising=True)) == "A"          # type: ignore[attr-defined]


def test_a_jack_pot_goes_on_from_deal_to_deal_and_each_adds_a_counter() -> None:
    match = game("poker").match({"players": 3, "stack": 0})
    assert isinstance(match, PokerEvening)
    rng = Random(1)
    match.apply(-1, match.decision(-1).sample(rng))
    first = match.deal()
    match.apply(-1, match.decision(-1).sample(rng))
    deal = match.deal()
    assert isinstance(deal, Draw)
    do(match, deal.elder, "ante 2")                                             # type: ignore[arg-type]
    while match.deal() is deal:
        do(match, match.pending().must[0], "out")                               # type: ignore[arg-type]
    pot = match.deal()
    assert isinstance(pot, JackPot)
    assert (pot.purse[POOL], pot.dealer) == (6, first.after(first.dealer)), "two of each; and the Age deals"
    match.apply(-1, match.decision(-1).sample(rng))
    while match.deal() is pot:
        do(match, match.pending().must[0], "pass")                              # type: ignore[arg-type]
    again = match.deal()
    assert isinstance(again, JackPot)
    assert (again.purse[POOL], again.terms.attempt) == (9, 2)


# Table stakes

def test_nobody_is_called_on_for_more_than_he_has_and_the_rest_is_a_side_pool() -> None:
    deal = shuffled(table(3, brought=(5, 30, 30)), {0: cards("AS AH AD 9C 2H"), 1: cards("KH KS 8S 7D 3C"),
                                                    2: cards("QS QH 4D 3D 2D")})
    turns(deal, "ante 1", "better 8", "see", "see", "stand", "stand", "stand")
    assert [(pool.coins, pool.among) for pool in deal.pools()] == [(15, (0, 1, 2)), (10, (1, 2))]
    assert deal.must == (1,), "who has nothing left is not asked"
    turns(deal, "better 5", "see")
    assert deal.over
    assert deal.purse[:3] == [10, 5, -15], "three aces take the pool, two kings the side pool"


def test_what_is_owed_may_yet_be_met_and_makes_no_side_pool() -> None:
    deal = turns(shuffled(table(3, "straight", brought=(60, 9, 60))), "better 8", "see", "better 12")
    assert deal.must == (0,)
    assert [(pool.coins, pool.among) for pool in deal.pools()] == [(27, (0, 1, 2)), (12, (0, 2))]
    deal = turns(shuffled(table(3, "straight", brought=(60, 9, 60))), "pass", "better 8")
    assert [(pool.coins, pool.among) for pool in deal.pools()] == [(11, (0, 1, 2))]
    owing = turns(shuffled(table(3, "straight")), "better 8")
    assert [(pool.coins, pool.among) for pool in owing.pools()] == [(11, (0, 1, 2))], "nor where all may owe"


def test_what_nobody_meets_goes_back() -> None:
    deal = shuffled(table(2, brought=(4, 30)), {0: cards("AS AH AD 9C 2H"), 1: cards("KH KS 8S 7D 3C")})
    events = heard(deal)
    turns(deal, "ante 1", "better 2", "see", "stand", "stand")
    assert deal.over, "one has staked all, and nobody is left to stake against the other"
    assert deal.purse[:2] == [4, -4]
    assert not any(event.what == "not met" for event in events)
    deal = shuffled(table(3, brought=(4, 30, 30)), {0: cards("AS AH AD 9C 2H"), 1: cards("KH KS 8S 7D 3C")})
    events = heard(deal)
    turns(deal, "ante 1", "better 2", "see", "see", "stand", "stand", "stand", "better 9", "out")
    assert deal.purse[:3] == [8, -4, -4]
    assert [event.points for event in events if event.what == "not met"] == [9]


def test_who_has_nothing_makes_it_up_before_the_cards() -> None:
    match = game("poker").match({"players": 2, "stack": 30})
    assert isinstance(match, PokerEvening)
    assert match.renew([-30, 30]) == (0,)
    assert match.brought == (60, 30)
    assert match.renew([-59, 59]) == ()


def test_with_the_buck_one_makes_it_up_who_has_not_enough_for_all() -> None:
    match = game("poker").match({"players": 4, "stack": 30, "form": "straight", "chips": "buck", "ante": 5})
    assert isinstance(match, PokerEvening)
    match.buck = 2
    assert match.renew([0, 0, -15, 15]) == (2,)
    assert match.brought[2] == 45


def test_with_the_buck_one_has_enough_for_all_even_where_all_began_with_less() -> None:
    match = game("poker").match({"players": 7, "stack": 30, "form": "straight", "chips": "buck", "ante": 5})
    assert isinstance(match, PokerEvening)
    match.buck = 2
    assert match.renew([0, 0, 3, -3, 0, 0, 0]) == (2,)
    assert match.brought[2] + 3 == 7 * 5


# Straight and Stud

def test_a_first_stake_is_no_raise_and_a_raise_leaves_out_who_passed() -> None:
    deal = turns(shuffled(table(3, "straight")), "pass", "better 2")
    turns(deal, "see")
    assert (deal.must, verbs(deal, 0)) == ((0,), {"see", "out", "better"})
    other = turns(shuffled(table(3, "straight")), "pass", "better 2", "better 2")
    assert (other.standing, other.must) == ((1, 2), (1,))


def test_nobody_may_wait_once_there_is_a_stake() -> None:
    deal = turns(shuffled(table(3, "straight")), "better 2")
    assert verbs(deal, 1) == {"see", "out", "better"}


def test_all_put_in_or_the_buck_for_all() -> None:
    assert shuffled(table(4, "straight", ante=2)).purse[:4] == [-2] * 4
    deal = shuffled(table(4, "straight", ante=2, buck=1))
    assert (deal.purse[:4], deal.paid) == ([0, -8, 0, 0], (0, 0, 0, 0))


def test_the_buck_goes_on_with_every_deal_whoever_deals() -> None:
    match = game("poker").match({"players": 3, "form": "straight", "chips": "buck", "rounds": 2})
    rng, seen, last = Random(5), [], None
    while not match.over:
        deal = match.deal()
        if isinstance(deal, Poker) and deal is not last:
            seen.append(deal.terms.buck)
            last = deal
        match.apply(match.pending().must[0], match.decision(match.pending().must[0]).sample(rng))
    assert all((one + 1) % 3 == two for one, two in pairwise(seen))


def test_if_all_pass_the_pool_stays_and_the_elder_hand_deals() -> None:
    deal = turns(shuffled(table(3, "straight")), "pass", "pass", "pass")
    assert isinstance(deal, Straight)
    assert (deal.over, deal.passed_out, deal.purse[POOL], deal.next_dealer) == (True, True, 3, deal.elder)


def test_hands_are_shown_if_all_pass_and_somebody_has_nothing_left() -> None:
    deal = shuffled(table(3, "straight", ante=3, brought=(3, 30, 30)))
    turns(deal, "pass", "pass")
    assert (deal.over, deal.shown) == (True, (0, 1, 2))


def test_of_several_winners_the_first_left_of_the_dealer_deals() -> None:
    deal = shuffled(table(3, "straight"), {0: cards("AS KS QD 9C 2H"), 1: cards("AH KH QS 9D 2C"),
                                           2: cards("7S 5S 4D 3C 2D")})
    turns(deal, "better 1", "see", "see")
    assert isinstance(deal, Straight)
    assert (deal.winners, deal.next_dealer) == ((0, 1), 0)


def test_stud_has_one_card_down_and_no_stakes_between_cards() -> None:
    deal = shuffled(table(3, "stud"))
    assert [len(deal.zone[HAND[seat]]) for seat in range(3)] == [1, 1, 1]
    assert [len(deal.zone[OPEN[seat]]) for seat in range(3)] == [4, 4, 4]
    turns(deal, "better 1", "see", "see")
    assert deal.over, "one round of stakes, and the hidden cards are turned"


# Whiskey

def test_to_keep_is_to_stay_and_the_next_may_take_the_widow() -> None:
    deal = turns(whiskey(3), "keep")
    assert verbs(deal, 1) == {"keep", "take", "knock"}
    do(deal, 1, "take")
    assert (len(deal.zone[TABLE]), deal.must) == (5, (2,))


def test_who_took_the_widow_exchanges_when_his_turn_comes() -> None:
    deal = turns(whiskey(3), "take", "leave", "leave")
    assert deal.must == (0,)
    assert "exchange" in verbs(deal, 0)


def test_a_knock_before_the_widow_is_taken_turns_it_up() -> None:
    deal = turns(whiskey(3), "keep", "knock")
    assert len(deal.zone[TABLE]) == 5
    assert "knock" not in verbs(deal, 2)
    turns(deal, "leave", "leave")
    assert (deal.over, deal.shown) == (True, (0, 1, 2))


def test_a_widow_nobody_takes_is_turned_up_and_the_elder_hand_begins() -> None:
    deal = turns(whiskey(3), "keep", "keep", "keep")
    assert (deal.phase, deal.must, len(deal.zone[TABLE])) == ("exchanging", (0,), 5)


def test_a_round_in_which_all_leave_it_ends_the_deal() -> None:
    deal = turns(whiskey(3), "keep", "keep", "keep", "leave")
    do(deal, 1, f"exchange {deal.zone[TABLE][0]} {deal.zone[HAND[1]][0]}")
    turns(deal, "leave", "leave")
    assert not deal.over
    turns(deal, "leave")
    assert deal.over


def test_nothing_is_staked_at_whiskey() -> None:
    deal = whiskey(4)
    assert deal.purse[POOL] == 4
    assert not {"better", "see", "out"} & verbs(deal, deal.must[0])


# The evening

def test_a_winner_who_is_not_called_shows_nothing_and_the_show_is_all_who_stand() -> None:
    deal, _ = second({"standing": ["B", "C", "D"], "age": "B", "pool": 6})
    assert not any(deal.copy().zone[OPEN[seat]] for seat in range(3))
    turns(deal, "hold", "better 2", "see", "see")
    assert deal.shown == (0, 1, 2)
    unseen, _ = second({"standing": ["B", "C", "D"], "age": "B", "pool": 6})
    turns(unseen, "hold", "better 2", "out", "out")
    assert (unseen.over, unseen.winners, unseen.shown) == (True, (1,), ())
    assert not any(unseen.zone[OPEN[seat]] for seat in range(3))


def test_secrets_may_be_kept_when_the_evening_is_over() -> None:
    from cardtable.croupier.hands import open_now
    for secrets in (False, True):
        match = game("poker").match({"players": 2, "rounds": 1, "secrets": secrets})
        play_out(match, Random(3))
        assert match.over
        assert open_now(match, match.deal()) != secrets


def test_who_gives_up_leaves_what_he_has_put_in() -> None:
    match = game("poker").match({"players": 3, "stack": 0})
    rng = Random(2)
    match.apply(-1, match.decision(-1).sample(rng))
    match.apply(-1, match.decision(-1).sample(rng))
    deal = match.deal()
    assert isinstance(deal, Draw)
    age, left = deal.elder, deal.left(deal.elder)
    do(match, age, "ante 3")                                                    # type: ignore[arg-type]
    do(match, left, "see")                                                      # type: ignore[arg-type]
    do(match, age, "resign")                                                    # type: ignore[arg-type]
    assert match.over
    assert match.deal().purse[age] == -3
    assert sorted(match.deal().purse[:3]) == [-3, 1, 2]


@pytest.mark.parametrize(("form", "short"), list(MOST), ids=str)
def test_no_more_sit_down_than_the_pack_can_serve(form: str, short: bool) -> None:
    match = game("poker").match({"form": form, "players": 8, "short": short, "rounds": 1})
    assert len(match.deal().player) == MOST[form, short]
    play_out(match, Random(1))
    assert len({card.rank for card in match.deal().pack if card.suit >= 0}) == (8 if short else 13)


def test_in_a_short_pack_the_ace_is_below_the_seven() -> None:
    assert ranked(True, False).of(cards("AS 7H 8D 9C TS")).kind == Kind.STRAIGHT
