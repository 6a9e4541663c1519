"""Pope Joan, paragraph by paragraph."""
from __future__ import annotations

from itertools import pairwise

import pytest

from cardtable.cards import Card, card
from cardtable.games.pope_joan.laws import CODE, LAW
from cardtable.games.pope_joan.rules import EXTRA, HAND, RUN, TURN_UP, LastRound, PopeJoan
from cardtable.games.pope_joan.tray import (
    ACE,
    DRESS,
    GAME,
    INTRIGUE,
    KING,
    KNAVE,
    MATRIMONY,
    ORDER,
    PACK,
    POPE,
    QUEEN,
    hands,
    stops,
    unreachable,
)
from cardtable.rules.events import NATURE, Event
from cardtable.rules.laws import IMPOSSIBLE, PREVENTED
from cardtable.rules.moves import Move
from tests.games.pope_joan.tables import lead, moment, played

SPARE = {1: "2S 2H", 2: "3S 3H"}                 # hands that follow nothing led here


def dealt(seats: int, order: tuple[Card, ...], dealer: int = 0, kind: type[PopeJoan] = PopeJoan) -> PopeJoan:
    deal = kind(dealer, purse=[0] * (seats + len(DRESS)), player=tuple(range(seats)))
    deal.apply(NATURE, Move(("shuffle", *order)))
    return deal


def last(text: str) -> tuple[Card, ...]:
    return (*[c for c in PACK if str(c) != text], card(text))


# The deal

@pytest.mark.parametrize("seats", range(3, 9))
def test_every_card_is_dealt_and_the_first_hands_have_one_more(seats: int) -> None:
    deal = dealt(seats, PACK, dealer=1)
    sizes = [len(deal.zone[HAND[s]]) for s in deal.round(2 % seats)] + [len(deal.zone[EXTRA])]
    least, more = hands(seats)
    assert sizes == [least + 1] * more + [least] * (seats + 1 - more)
    assert deal.zone[TURN_UP] == PACK[-1:]


def test_the_dealer_pays_the_dressing_on_top_of_what_lies_there() -> None:
    deal = PopeJoan(2, purse=[0, 0, 0, *range(8)], player=(0, 1, 2))
    deal.apply(NATURE, Move(("shuffle", *last("2C"))))
    assert deal.purse[:3] == [0, 0, -15]
    assert deal.purse[3:] == [0 + 1, 1 + 1, 2 + 2, 3 + 1, 4 + 2, 5 + 1, 6 + 1, 7 + 6]


@pytest.mark.parametrize(("turned", "pot"), [
    ("9D", POPE), ("AD", ACE), ("KS", KING), ("QH", QUEEN), ("JC", KNAVE), ("9C", None), ("TD", None)])
def test_the_dealer_takes_the_compartment_of_the_turn_up(turned: str, pot: int | None) -> None:
    deal = dealt(4, last(turned), dealer=3)
    assert deal.purse[3] == -15 + (DRESS[pot] if pot else 0)
    assert [n for n in DRESS if not deal.purse[n]] == ([pot] if pot else [])


def test_the_player_at_the_dealers_left_leads_any_card() -> None:
    deal = dealt(5, PACK, dealer=4)
    assert deal.pending().must == (0,)
    assert {move[1] for move in deal.decision(0)} == set(deal.zone[HAND[0]])


# The run

def test_the_run_goes_up_from_hand_to_hand_and_needs_no_answer() -> None:
    deal = lead(moment({0: "3D 6D KS", 1: "4D 2S", 2: "5D 7D 9D"}), "3D")
    assert played(deal) == ["0 3D", "1 4D", "2 5D", "0 6D", "2 7D"]
    assert deal.pending().must == (2,)           # the nine does not follow the seven, though he has it


@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_else_may_lead(seat: int) -> None:
    deal = moment({0: "3D KS", **SPARE})
    own = Move(("play", deal.zone[HAND[seat]][0]))
    assert deal.refusal(seat, own) == CODE.law(LAW["lead"])
    assert deal.refusal(0, own) is deal.refusal(0, Move(("play", card("4D")))) is IMPOSSIBLE
    assert not deal.decision(seat)                                  # it is forbidden, and not offered
    lead(deal, "3D")
    assert deal.refusal(seat, own) == CODE.law(LAW["following"])    # a run lies there, and this card does not follow
    assert {CODE.law(LAW[short]).treatment for short in ("lead", "following")} == {PREVENTED}


def test_no_law_is_cited_when_the_deal_is_over_or_not_yet_dealt() -> None:
    deal = lead(moment({0: "5D", **SPARE}), "5D")
    assert deal.refusal(1, Move(("play", card("2S")))) is IMPOSSIBLE
    assert PopeJoan(0, purse=[0] * 11, player=(0, 1, 2)).faults(1) == ()


def test_nothing_follows_a_king_not_even_the_ace() -> None:
    deal = lead(moment({0: "QS KS AS", 1: "2H", 2: "3H"}), "QS")
    assert played(deal) == ["0 QS", "0 KS"]
    assert deal.pending().must == (0,)


@pytest.mark.parametrize(("turn_up", "extra"), [("5S", ""), ("", "5S")])
def test_a_card_out_of_play_stops_the_run(turn_up: str, extra: str) -> None:
    deal = lead(moment({0: "4S 2D", 1: "6S 2H", 2: "3H"}, turn_up=turn_up, extra=extra), "4S")
    assert played(deal) == ["0 4S"]


def test_a_card_already_played_stops_the_run() -> None:
    deal = lead(moment({0: "4S 5S 2D", 1: "6S 2H", 2: "3H"}), "5S")
    assert deal.pending().must == (1,)
    deal = lead(moment({0: "4S 5S 2D KD", **SPARE}), "5S")
    assert played(lead(deal, "4S")) == ["0 4S"]


def test_the_run_played_before_lies_before_those_who_played_it() -> None:
    deal = lead(moment({0: "4S 2D 3C", 1: "5S 2H KC", 2: "3H"}), "4S")
    deal = lead(deal, "KC")
    assert [c.text for c in deal.zone[RUN]] == ["KC"]
    assert deal.fallen(0) == (card("4S"),)
    assert deal.fallen(1) == (card("5S"), card("KC"))


# What cards take

@pytest.mark.parametrize(("led", "pots"), [
    ("AC", [ACE]), ("KC", [KING]), ("9D", [POPE]), ("KH", []), ("AS", []), ("9C", []), ("JC", [KNAVE])])
def test_who_plays_a_card_takes_its_compartment(led: str, pots: list[int]) -> None:
    before = moment({0: f"{led} 2D", **SPARE})
    deal = lead(before.copy(), led)
    assert [n for n in DRESS if not deal.purse[n]] == pots
    assert deal.purse[0] == sum(before.purse[n] for n in pots)


@pytest.mark.parametrize(("leads", "couple"), [
    (["QC"], MATRIMONY), (["KC", "QC"], MATRIMONY), (["KC", "2D", "QC"], MATRIMONY)])
def test_king_and_queen_from_one_hand_take_matrimony_with_the_second(leads: list[str], couple: int) -> None:
    deal = moment({0: "QC KC 2D 5D", **SPARE}, extra="3D")
    for card_led in leads:
        assert deal.purse[couple]
        lead(deal, card_led)
    assert not deal.purse[couple]
    assert deal.purse[INTRIGUE]


def test_all_three_from_one_hand_take_both_with_the_queen() -> None:
    deal = lead(lead(moment({0: "JC QC KC 2D", **SPARE}), "KC"), "JC")
    assert deal.purse[0] == 6 + 2 + 4 + 5 + 3
    assert not any(deal.purse[n] for n in (KING, QUEEN, KNAVE, MATRIMONY, INTRIGUE))


def test_king_and_queen_from_two_hands_do_not() -> None:
    deal = lead(moment({0: "QC 2D", 1: "KC 2H", 2: "3S"}), "QC")
    assert deal.purse[:2] == [4, 6]
    assert deal.purse[MATRIMONY] == 5


def test_a_card_turned_up_makes_no_couple() -> None:
    deal = lead(moment({0: "KC 2D", **SPARE}, turn_up="QC"), "KC")
    assert deal.purse[MATRIMONY]


# Out

def test_who_is_out_takes_game_and_a_counter_a_card() -> None:
    deal = lead(moment({0: "5D", 1: "2S 2H", 2: "3S 3H 4H"}), "5D")
    assert deal.over
    assert deal.purse[:3] == [1 + 2 + 3, -2, -3]
    assert not deal.purse[GAME]


def test_going_out_in_the_middle_of_a_run_ends_it() -> None:
    deal = lead(moment({0: "5D 7D 2C", 1: "6D", 2: "3S"}), "5D")
    assert deal.over
    assert played(deal) == ["0 5D", "1 6D"]
    assert deal.purse[:3] == [-2, 1 + 2 + 1, -1]


def test_pope_unplayed_is_shown_and_exempts() -> None:
    shown: list[Event] = []
    deal = moment({0: "5D", 1: "2S 9D 3H", 2: "3S"})
    deal.tell = lambda event: shown.append(event) if event.kind == "showed" else None
    lead(deal, "5D")
    assert deal.purse[:3] == [2, 0, -1]
    assert deal.purse[POPE] == 8
    assert [(event.seat, event.cards) for event in shown] == [(1, (card("9D"),))]


def test_pope_played_protects_nobody() -> None:
    deal = lead(lead(moment({0: "9D 2S 3S", 1: "TD 2C", 2: "3H"}), "9D"), "2C")
    assert deal.purse[:3] == [8 - 2, 1 + 3, -1]


def test_an_honour_that_goes_out_takes_both() -> None:
    deal = lead(moment({0: "KC", **SPARE}), "KC")
    assert deal.purse[0] == 6 + 1 + 4


def test_giving_up_leaves_nothing_in_game() -> None:
    deal = dealt(3, last("2C"))
    deal.apply(1, Move(("resign",)))
    assert deal.purse[:3] == [-14 + 13, -13, 0]
    assert not deal.purse[GAME]


@pytest.mark.parametrize(("hands", "who", "purses"), [
    ({0: "2S 3S 4S", 1: "2H 3H", 2: "5C"}, 0, [1 - 3, 0, 3]),       # to who has fewest; the counter in game comes back
    ({0: "2S 3S", 1: "5H 7H 9H", 2: "5C 8C"}, 1, [1, -3, 3]),       # of equals to the first at the left
    ({0: "2S 3S", 1: "5H", 2: "5C 8C 9D"}, 2, [1, 0, 0]),           # Pope in hand exempts
    ({0: "2S 3S", 1: "5H", 2: "5C 8C TC"}, 1, [1 + 1, -1, 0]),      # even if nobody has fewer
])
def test_who_gives_up_pays_for_his_cards(hands: dict[int, str], who: int, purses: list[int]) -> None:
    deal = moment(hands)
    heard: list[Event] = []
    deal.tell = heard.append
    before = sum(deal.purse)
    deal.apply(who, Move(("resign",)))
    assert deal.purse[:3] == purses
    assert sum(deal.purse) == before
    assert {event.law for event in heard if event.kind != "showed"} == {LAW["giving up"]}


# The last round

@pytest.mark.parametrize("seats", range(3, 9))
def test_the_last_round_clears_the_tray(seats: int) -> None:
    deal = LastRound(0, purse=[0] * seats + [0, 1, 7, 1, 11, 3, 5, 12], player=tuple(range(seats)))
    deal.apply(NATURE, Move(("shuffle", *PACK)))
    assert deal.over
    assert not any(deal.purse[seats:])
    assert sum(deal.purse) == 40


def test_the_odd_counter_is_the_queens() -> None:
    order = (card("KD"), card("QD"), card("JD"), *[c for c in PACK if str(c) not in ("KD", "QD", "JD", "9D", "AD")],
             card("9D"), card("AD"))             # to seats 1, 2 and 0; Pope and ace to 1 and 2
    deal = LastRound(0, purse=[0] * 3 + [0, 0, 7, 0, 11, 0, 0, 0], player=(0, 1, 2))
    deal.apply(NATURE, Move(("shuffle", *order)))
    assert deal.purse[:3] == [3, 5, 6 + 4]


# Stops

def test_stops_and_cards_that_cannot_be_led_to() -> None:
    assert {c.text for c in stops(set())} == {"KC", "KD", "KH", "KS", "7D"}
    assert {c.text for c in unreachable(set())} == {"AC", "AD", "AH", "AS", "9D"}
    ranks = sorted(ORDER)
    assert all(b == a + 1 for a, b in pairwise(ranks))


def test_a_stop_tells_who_has_not_the_next_card() -> None:
    lacking: list[tuple[int, tuple[Card, ...]]] = []
    deal = moment({0: "4S 2D", **SPARE}, extra="5S")
    deal.tell = lambda event: lacking.append((event.src, event.cards)) if event.kind == "lacks" else None
    lead(deal, "4S")
    assert lacking == [(HAND[seat], (card("5S"),)) for seat in range(3)]
