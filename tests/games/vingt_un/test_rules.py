"""What Vingt-un and French Vingt-un decide where the book is silent or easily misread."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.cards import Cards, card, cards
from cardtable.games import game
from cardtable.games.vingt_un.laws import LAW
from cardtable.games.vingt_un.match import FirstAceDeals, FirstKnaveDeals, VingtUnEvening
from cardtable.games.vingt_un.rules import VingtUn
from cardtable.games.vingt_un.table import KINDS, PACK, TWO
from cardtable.games.vingt_un.zones import BOTTOM, BURNT, DRAWN, HANDS, LAYOUT, SHOWN, STOCK, THROWN, TOP, UNSEEN, Hand
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tests.adapters.vingt_un import dealt, do


def begun(first: str, seats: int = 2, stakes: tuple[int, ...] = (2,), double: bool = False, **terms: Any) -> VingtUn:
    """Dealt from a pack that begins so, staked from the elder hand on, and the dealer, in the last seat, has spoken."""
    deal = dealt("ordinary", seats, cards(first), **terms)
    do(deal, seats - 1, "deal")
    for seat, coins in enumerate(stakes):
        do(deal, seat, f"stake {coins}")
    do(deal, seats - 1, "double" if double else "no-double")
    return deal


def heard(deal: VingtUn) -> list[Event]:
    events: list[Event] = []
    deal.tell = events.append
    return events


def verbs(deal: VingtUn, seat: int) -> set[str]:
    return {move.verb for move in deal.decision(seat)}


def nets(deal: VingtUn) -> list[int]:
    return deal.purse[:deal.seats]


# Traps

def test_the_dealer_draws_at_any_total() -> None:
    deal = begun("9H TD 9D TC 5S")
    do(deal, 0, "stand")
    assert verbs(deal, 1) == {"card", "stand"}, "on twenty"


def test_an_over_is_lost_for_the_single_stake_whatever_the_dealer_does() -> None:
    deal = begun("TH TD 6D 6C KS KC", stakes=(3,))
    do(deal, 0, "card")
    assert verbs(deal, 0) == {"over"}
    do(deal, 0, "over")
    assert nets(deal) == [-3, 3]
    assert deal.phase == "dealing", "nothing is left to be settled: the dealer need not draw"
    assert not any(deal.zone[zone] for zone in Hand(0, 0).zones), "thrown in, face down"
    assert len(deal.zone[THROWN]) == 3


def test_stakes_come_after_the_first_card_and_the_double_before_the_second() -> None:
    deal = dealt("ordinary", 3, cards("9H 8H 7H"))
    do(deal, 2, "deal")
    assert [len(deal.zone[HANDS[0][seat]]) for seat in range(3)] == [1, 1, 1]
    assert (deal.phase, deal.must) == ("staking", (0, 1))
    do(deal, 1, "stake 5")
    do(deal, 0, "stake 1")
    assert (deal.phase, deal.must) == ("doubling", (2,))
    do(deal, 2, "double")
    assert [deal.purse[Hand(seat, 0).stake] for seat in (0, 1)] == [2, 10]
    assert [len(deal.zone[HANDS[0][seat]]) for seat in range(3)] == [2, 2, 2]


def test_first_cards_are_hidden_and_what_is_drawn_is_not() -> None:
    deal = begun("9H TD 2D 9C 5S")
    do(deal, 0, "card")
    seen = deal.view(1)
    assert [one.text for one in seen.zone[HANDS[0][0]]] == ["??", "??"]
    assert seen.zone[DRAWN[0][0]] == cards("5S")
    assert [one.text for one in deal.view(0).zone[HANDS[0][1]]] == ["??", "??"], "nor does the dealer's lie open"


def test_a_pair_gone_on_has_its_cards_face_down_and_may_draw() -> None:
    deal = begun("AH TD AD 9C 5S 6S 9S")
    do(deal, 0, "both")
    assert [deal.zone[HANDS[n][0]] for n in (0, 1)] == [cards("AH 5S"), cards("AD 6S")]
    assert deal.purse[Hand(0, 1).stake] == deal.purse[Hand(0, 0).stake] == 2
    do(deal, 0, "card")
    assert deal.zone[DRAWN[0][0]] == cards("9S")
    assert deal.speaking[0] == Hand(0, 0), "he finishes one before the other"
    do(deal, 0, "stand")
    assert deal.speaking[0] == Hand(0, 1)


def test_a_punter_has_neither_insurance_nor_a_double() -> None:
    deal = begun("9H TD 2D 9C")
    assert verbs(deal, 0) == {"card", "stand"}
    assert {choice.verb for choice in deal.rights(0)} == {"resign"}


# Ambiguities

def test_a_dealer_who_is_over_pays_double_for_twenty_one() -> None:
    deal = begun("9H TD 7D 6C 5S KS")
    do(deal, 0, "card")
    do(deal, 0, "stand")
    do(deal, 1, "card")
    do(deal, 1, "over")
    assert nets(deal) == [4, -4]


def test_a_natural_on_a_hand_gone_on_is_paid_at_once_and_ends_the_deal() -> None:
    deal = begun("AH 9D AD 9C KS 9S")
    deal.coup = 1
    do(deal, 0, "both")
    assert nets(deal)[0] == 4 - 2, "double, and two lie on the other hand"
    assert deal.naturals == (0,)
    do(deal, 0, "stand")
    do(deal, 1, "stand")
    assert deal.over


def test_only_the_first_stake_is_at_risk_against_a_natural() -> None:
    deal = begun("8H AD 8D KC")
    assert nets(deal) == [-4, 4], "it is turned up before anybody may go on both"


def test_a_natural_that_the_dealer_cancels_ends_the_deal() -> None:
    deal = dealt("ordinary", 2, cards("AH AD KH KC"))
    deal.coup = 1
    do(deal, 1, "deal")
    do(deal, 0, "stake 5")
    do(deal, 1, "no-double")
    assert (nets(deal), deal.over) == ([0, 0], True)


def test_the_dealer_may_not_go_on_both() -> None:
    deal = begun("9H 8D 9D 8C")
    do(deal, 0, "stand")
    assert verbs(deal, 1) == {"card", "stand"}


def test_only_the_first_french_round_is_doubled() -> None:
    for kind in KINDS[1:3]:
        deal = dealt(kind, 2, cards("9H TD 2D 9C"))
        do(deal, 1, "deal")
        do(deal, 0, "stake 2")
        assert deal.phase == "drawing", kind
    deal = dealt("imaginary", 2, cards("9H TD"))
    deal.coup = 0
    do(deal, 1, "deal")
    do(deal, 0, "stake 2")
    assert deal.phase == "doubling"


def blind(first: str, *drawn: int, stake: int = 2) -> VingtUn:
    """The blind round: a punter and the dealer draw so many cards."""
    deal = dealt("blind", 2, cards(first))
    do(deal, 1, "deal")
    do(deal, 0, f"stake {stake}")
    for seat, many in enumerate(drawn):
        for _ in range(many):
            do(deal, seat, "card")
        do(deal, seat, "stand")
    return deal


def test_nobody_sees_a_blind_hand_before_all_are_turned_up() -> None:
    deal = blind("9H TD 2D 9C 5S")
    do(deal, 0, "card")
    for player in (0, 1):
        assert {one.text for one in deal.view(player).zone[UNSEEN[0]]} == {"??"}
    assert verbs(deal, 0) == {"card", "stand"}
    assert not any(deal.zone[DRAWN[0][seat]] for seat in (0, 1)), "cards drawn lie face down too"


@pytest.mark.parametrize(("first", "drawn", "won"), [
    ("9H TD 2D 9C TS TC", (1, 0), 2),            # twenty-one by drawing: double
    ("9H TD 5D 9C TS", (1, 0), -1),              # over
    ("TH TD 5D 6C TS TC", (1, 1), -1),           # over, though the dealer is over, too
    ("TH TD 5D 6C TC", (0, 1), 1),               # the dealer over
    ("AH TD KD 6C 5S", (0, 1), 2),               # a natural goes before twenty-one drawn
    ("AH AD KD KC", (0, 0), 0),
    ("TH AD 5D KC TS", (1, 0), -2),              # over, against a natural
    ("TH TD 5D 6C", (0, 0), -1)])
def test_a_blind_hand(first: str, drawn: tuple[int, int], won: int) -> None:
    deal = blind(first, *drawn)
    assert nets(deal) == [2 * won, -2 * won]
    assert deal.zone[SHOWN[0][0]]
    assert deal.zone[SHOWN[0][1]], "every hand is shown"


def test_french_naturals_do_not_shorten_the_deal_and_it_passes_on() -> None:
    evening = VingtUnEvening({**game("vingt_un").match({"form": "french", "players": 3}).options}, players=3)
    deal = dealt("imaginary", 3, cards("AH 9H TD"))
    do(deal, 2, "deal")
    do(deal, 0, "stake 1")
    do(deal, 1, "stake 1")
    assert deal.naturals == (0,)
    do(deal, 1, "stand")
    do(deal, 2, "stand")
    assert not deal.over
    assert evening.dealer_after(deal) == 0


def test_an_imaginary_ace_is_paid_at_once_and_a_later_one_may_be_one() -> None:
    deal = dealt("imaginary", 2, cards("AH 9D"))
    do(deal, 1, "deal")
    do(deal, 0, "stake 2")
    assert nets(deal) == [4, -4]
    later = dealt("imaginary", 2, cards("5H 9D AS"))
    do(later, 1, "deal")
    do(later, 0, "stake 2")
    do(later, 0, "card")
    assert later.total(Hand(0, 0)) == 16, "fifteen, and an ace that is one"


def test_a_point_of_difference_and_the_clock_cost_the_least_stake() -> None:
    deal = dealt("differences", 2, cards("AH 5D KH 2C"), least=5, most=25)
    do(deal, 1, "deal")
    assert nets(deal) == [20, -20], "eleven against seven"
    clock = dealt("clock", 3, (), least=5, most=25)
    do(clock, 2, "deal")
    do(clock, NATURE, f"remake {' '.join(map(str, [card('AS'), *[one for one in PACK if one.text != 'AS']]))}")
    assert nets(clock) == [-5, -5, 10]


def test_the_clock_is_dealt_from_a_full_pack() -> None:
    deal = dealt("clock", 2, ())
    deal.shift(deal.zone[STOCK][:30], STOCK, THROWN)
    do(deal, 1, "deal")
    assert (deal.phase, len(deal.zone[THROWN])) == ("remaking", len(PACK))


def test_self_and_company_gives_stakes_back_when_nothing_pairs() -> None:
    held = cards("8H 5D 2C")
    deal = dealt("company", 2, held)
    do(deal, 1, "deal")
    rest = deal.zone[STOCK][3:]
    deal.zone[STOCK] = deal.zone[STOCK][:3]
    deal.zone[BURNT] = rest                      # as if they could not be had
    do(deal, 0, "stake 3")
    assert (nets(deal), deal.phase) == ([0, 0], "dealing")


def test_of_two_packs_a_fifth_alike_makes_no_fifth_hand() -> None:
    first = cards("8H1 TD1 8D1 9C1 8S1 2C1 8C1 2D1 8H2 2H1")
    deal = VingtUn(1, (), [0] * (2 + len(LAYOUT.pots)), (0, 1), length="two-packs")
    do(deal, NATURE, f"shuffle {' '.join(map(str, (*first, *[one for one in TWO if one not in first])))}")
    do(deal, 1, "deal")
    do(deal, 0, "stake 1")
    do(deal, 1, "no-double")
    for _ in range(3):
        do(deal, 0, "both")
    assert deal.counts[0] == 4
    assert deal.zone[HANDS[0][0]] == cards("8H1 8H2")
    assert "both" not in verbs(deal, 0)


# Options

def test_a_natural_may_be_paid_fourfold() -> None:
    assert nets(begun("AH 9D KD 9C", natural=4)) == [8, -8]
    assert nets(begun("9H AD 9D KC", natural=4, double=True)) == [-16, 16]
    drawn = begun("9H TD 7D 8C 5S", natural=4)
    do(drawn, 0, "card")
    do(drawn, 0, "stand")
    do(drawn, 1, "stand")
    assert nets(drawn) == [4, -4], "twenty-one by drawing is double as ever"


def test_a_deal_of_so_many_rounds_ends_with_the_last() -> None:
    deal = begun("9H TD 9D 9C", length="rounds", lasts=3)
    deal.coup = 2
    do(deal, 0, "stand")
    do(deal, 1, "stand")
    assert deal.over
    early = begun("AH TD KD 9C", length="rounds", lasts=3)
    assert not early.over


@pytest.mark.parametrize("length", ["pack", "two-packs"])
def test_a_deal_lasts_until_the_pack_has_run_out(length: str) -> None:
    deal = VingtUn(1, (), [0] * (2 + len(LAYOUT.pots)), (0, 1), length=length)
    pack = TWO if length == "two-packs" else PACK
    do(deal, NATURE, f"shuffle {' '.join(map(str, pack))}")
    assert len(deal.pack) == len(pack)
    while not deal.over:
        if deal.phase == "remaking":
            assert len(deal.zone[BURNT]) == 1, "the last card lies face up, and is not dealt"
            do(deal, NATURE, f"remake {' '.join(map(str, deal.zone[THROWN]))}")
        elif deal.phase == "staking":
            do(deal, 0, "stake 1")
        else:
            seat, = deal.must
            some = verbs(deal, seat)
            do(deal, seat, next(verb for verb in ("deal", "no-double", "over", "stand") if verb in some))
    assert deal.ran_out
    assert deal.coup >= len(pack) // 4 - 1


def test_who_has_a_natural_may_have_the_next_deal() -> None:
    options = game("vingt_un").match({"length": "holder", "players": 4}).options
    evening = VingtUnEvening(options, players=4)
    deal = dealt("ordinary", 4, ())
    deal.terms = VingtUn(length="holder").terms
    deal.naturals = (2, 1)                       # the second on a hand gone on, which was turned up later
    assert evening.dealer_after(deal) == 1, "of several the elder"
    deal.naturals = ()
    assert evening.dealer_after(deal) == 0


def test_each_deals_as_often_as_is_agreed_and_all_purses_come_to_nothing() -> None:
    sitting, rng = Sitting(game("vingt_un"), {"players": 3, "rounds": 2, "length": "rounds", "lasts": 3}), Random(5)
    dealers: list[int] = []
    met: VingtUn | None = None
    while not sitting.over:
        deal = sitting.match.deal()
        if isinstance(deal, VingtUn) and deal is not met:
            met, dealers = deal, [*dealers, deal.player[deal.dealer]]
        seat = sitting.match.deal().must[0]
        move = sitting.match.decision(seat).sample(rng)
        sitting.submit(seat, move)
        assert sum(sitting.match.deal().purse) == 0
    assert sorted(dealers) == [0, 0, 1, 1, 2, 2]
    assert sum(sitting.match.result().by_player) == 0


def brulet(bottom: str, top: str) -> VingtUn:
    deal = VingtUn(2, (), [0] * (3 + len(LAYOUT.pots)), (0, 1, 2), least=2, most=10, brulet=True)
    ends = (card(top), card(bottom))
    middle = [one for one in PACK if one not in ends]
    do(deal, NATURE, f"shuffle {' '.join(map(str, (ends[0], *middle, ends[1])))}")
    return deal


def test_a_brulet_takes_double_the_least_stake_of_each() -> None:
    deal = brulet("AS", "KD")
    assert deal.view(2).zone[BOTTOM] == cards("AS")
    assert deal.view(0).zone[BOTTOM][0].text == "??", "the dealer alone looks"
    do(deal, 2, "brulet")
    assert nets(deal) == [-4, -4, 8]
    assert deal.zone[TOP] == cards("KD")
    do(deal, 2, "deal")
    assert deal.zone[HANDS[0][0]] == cards("KD"), "the top card is dealt"
    assert deal.zone[BOTTOM] == cards("AS"), "the bottom card is not"


def test_no_brulet_without_a_natural() -> None:
    assert verbs(brulet("9S", "AD"), 2) == {"deal"}
    deal = brulet("KS", "9D")
    do(deal, 2, "brulet")
    assert nets(deal) == [0, 0, 0]


def test_three_cards_may_decide_at_rouge_et_noir() -> None:
    deal = dealt("colours", 2, cards("7D 7S 8D"), colours=3)
    do(deal, 1, "deal")
    do(deal, 0, "stake 3")
    do(deal, 0, "red")
    assert nets(deal) == [3, -3]


@pytest.mark.parametrize(("cut", "rank", "said"), [
    (FirstAceDeals, "A", "first ace"), (FirstKnaveDeals, "J", "first knave")])
def test_the_first_ace_or_knave_deals(cut: Any, rank: str, said: str) -> None:
    one = cut(player=(0, 1, 2))
    order = sorted(PACK, key=lambda other: (other.text[0] == rank) * 2 - (other.text[0] in "23"))
    events: list[Event] = []
    one.tell = events.append
    one.apply(NATURE, Move(("face", *order)))
    at = next(n for n, other in enumerate(order) if other.text[0] == rank)
    assert (one.dealer, events[-1].what) == (at % 3, said)


def test_who_gives_up_loses_his_stake_and_a_dealer_pays() -> None:
    deal = begun("9H 8H TD 2D 9C 9S", 3, (2, 5))
    other = deal.copy()
    deal.apply(0, Move(("resign",)))
    assert nets(deal) == [-2, 0, 2]
    other.apply(2, Move(("resign",)))
    assert nets(other) == [2, 5, -7]


def test_the_pack_made_up_again_is_not_told() -> None:
    """Nobody learns which cards are in it."""
    deal = begun("9H TD 2D 9C 5S")
    deal.shift(deal.zone[STOCK][1:40], STOCK, THROWN)
    deal.shift(deal.zone[STOCK][1:], STOCK, THROWN)
    events = heard(deal)
    do(deal, 0, "card")
    do(deal, NATURE, f"remake {' '.join(map(str, deal.zone[THROWN]))}")
    gathered = [event for event in events if event.dst == STOCK]
    assert {one.text for event in gathered for one in event.to(deal.eyes(0)).cards} == {"??"}
    assert [event.law for event in events if event.what == "made up"] == [LAW["pack again"]]


def test_nobody_draws_when_no_card_is_to_be_had() -> None:
    deal = begun("9H TD 2D 9C")
    held: Cards = deal.zone[STOCK]
    deal.zone[STOCK], deal.zone[BURNT] = held[:1], held[1:]
    assert verbs(deal, 0) == {"stand"}
