"""Whist's rules beyond the books' cases."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import cards, mask
from cardtable.games import game
from cardtable.games.whist.laws.hoyle import LAW
from cardtable.games.whist.long import DeschapellesWhist
from cardtable.games.whist.rules import LAYOUT, Whist
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting

STOP = Move(("stop",))


def leading(score: tuple[int, int], taken: tuple[int, int]) -> DeschapellesWhist:
    """Seat 0 is to lead, with so many tricks of each side made."""
    deal = DeschapellesWhist(3, score, [0] * 4)
    deal.trump = 0
    for seat, text in enumerate(("KS QS", "2H 3H", "4H 5H", "6H 7H")):
        deal.zone[LAYOUT.hand[seat]] = cards(text)
    deal.taken = (*taken, 0, 0)
    deal.lead_off(0)
    return deal


@pytest.mark.parametrize(("score", "taken", "may"), [
    ((9, 3), (7, 4), True), ((9, 3), (6, 5), False), ((8, 3), (7, 4), False), ((8, 3), (8, 3), True)])
def test_the_game_is_taken_once_the_tricks_have_won_it(score: tuple[int, int], taken: tuple[int, int], may: bool
                                                       ) -> None:
    deal = leading(score, taken)
    assert (deal.refusal(0, STOP) is None) is may
    if may:
        deal.apply(0, STOP)
        assert deal.over
        assert deal.score == [10, 3]


def test_it_is_not_taken_while_a_card_lies() -> None:
    deal = leading((9, 3), (7, 4))
    deal.apply(0, Move(("play", cards("KS")[0])))
    assert all(deal.refusal(seat, STOP) is not None for seat in range(4))


@pytest.mark.parametrize(("kept", "counted"), [(True, [0, 2]), (False, [0, 0])])
def test_honours_that_a_claim_leaves_unplayed_are_counted(kept: bool, counted: list[int]) -> None:
    """Records of the first revision go on as they began, without them."""
    deal = Whist(3, (0, 0), [0] * 4, kept=kept)
    deal.trump = 0
    for seat, text in enumerate(("2S 3S", "AC KC", "4H 5H", "QC 7H")):
        deal.zone[LAYOUT.hand[seat]] = cards(text)
    deal.taken = (6, 5, 0, 0)
    deal.lead_off(0)
    deal.rest_to(1)
    tricks = max(0, deal.tricks(1) - 6)
    assert [deal.score[0], deal.score[1] - tricks] == counted


def test_a_record_of_the_first_revision_counts_as_it_did() -> None:
    assert game("whist").of(1).start({}, 4).start["kept"] is False
    assert game("whist").revision == 3


@pytest.mark.parametrize("revision", [1, 2, 3])
def test_records_of_earlier_revisions_read_strict_laws_as_they_did(revision: int) -> None:
    sitting = Sitting(game("whist").of(revision), {"laws": "strict"}, [{} for _ in range(4)])
    rng = Random(0)
    while (deal := sitting.match.deal()).preliminary:
        sitting.submit(deal.must[0], sitting.match.decision(deal.must[0]).sample(rng))
    assert isinstance(deal, Whist)
    assert deal.terms.reread == (revision == 3)


@pytest.mark.parametrize(("form", "seats", "law"), [
    ("whist", 4, "partners"), ("dummy", 3, "dummy"), ("double-dummy", 2, "double dummy")])
def test_the_cut_cites_what_fits_those_who_cut(form: str, seats: int, law: str) -> None:
    events: list[Event] = []
    sitting = Sitting(game("whist"), {"form": form}, [{} for _ in range(seats)])
    sitting.listeners.append(events.append)
    sitting.submit(NATURE, Move.read("cut " + " ".join(["2S", "9S", "KS", "QS"][:seats])))
    assert [event.law for event in events if event.law] == [LAW[law]]


def holding(hands: str, leader: int, dummies: tuple[int, ...] = (2,)) -> Whist:
    """By seat what is held; hearts are trumps."""
    deal = Whist(3, (0, 0), [0] * 4, open_seats=dummies)
    deal.trump = 2
    for seat, text in enumerate(hands.split(", ")):
        deal.zone[LAYOUT.hand[seat]] = cards(text)
    for seat in dummies:
        deal.lay_open(seat, deal.left(seat, 2))
    deal.lead_off(leader)
    return deal


@pytest.mark.parametrize(("hands", "leader", "dummies", "proved"), [
    ("2S AD, 5S 6C, AS KD, 7S 8C", 0, (2,), True),               # over to Dummy's ace, and back to the ace, or his king
    ("2S AD, 5S 6C, AS KD, 7S 8C", 2, (2,), True),               # as well where Dummy is to lead
    ("2S AD, 5S 6C, 3S KD, 7S 8C", 0, (2,), False),
    ("2S AD, 5S 6C, AS KD, 7S 8C", 0, (), False),                # the partner is a person, and plays as he likes
    ("2S AD, 5S 6C, AS KD, 7S 8C", 0, (2, 3), True),
])
def test_who_plays_a_dummy_claims_from_both_hands(hands: str, leader: int, dummies: tuple[int, ...],
                                                  proved: bool) -> None:
    deal = holding(hands, leader, dummies)
    out = mask(cards("5S 6C 7S 8C"))
    may = [0] * len(deal.zone)
    for seat in range(4):
        may[deal.held(seat)] = mask(deal.playable(seat)) if seat in (0, *dummies) else out
    if not dummies:
        may[deal.held(2)] = out | mask(cards("AS KD"))
    assert deal.certain(leader, may) is proved


def test_who_claims_from_dummy_shows_his_own_hand() -> None:
    deal = holding("2S AD, 5S 6C, AS KD, 7S 8C", 2)
    found: list[Event] = []
    deal.tell = found.append
    deal.do_claim(2)
    shown, = [event for event in found if event.kind == "showed"]
    assert shown.seat == 0
    assert set(shown.cards) == set(cards("2S AD"))
    assert deal.tricks(0) == 2
