"""Bridge, one deal: who speaks when, how far doubling goes, Dummy, and what is marked where."""
from __future__ import annotations

import pytest

from cardtable.cards import cards
from cardtable.families.declarer.deal import LAYOUT
from cardtable.families.declarer.values import WORTH
from cardtable.games.bridge.laws import LAW
from cardtable.games.bridge.rules import Bridge
from cardtable.games.bridge.talk import TALK
from cardtable.rules.events import Event
from cardtable.rules.moves import Move
from tests.adapters.four_hands import do, shuffled


def named(word: str, endless: bool = False) -> Bridge:
    """Seat 0 has dealt and named the trumps."""
    deal = Bridge(0, endless=endless)
    shuffled(deal)
    do(deal, 0, f"name {word}")
    return deal


@pytest.mark.parametrize("word", WORTH)
def test_no_trick_is_worth_more_than_a_hundred(word: str) -> None:
    deal = named(word)
    do(deal, 1, "double")
    while deal.phase == "redoubling":
        before = deal.trick_worth
        do(deal, deal.must[0], "redouble")
        assert deal.trick_worth == min(2 * before, 100)
    assert (deal.phase, deal.trick_worth) == ("play", 100)


def test_without_end_it_goes_on_as_long_as_anybody_likes() -> None:
    deal = named("NT", endless=True)
    do(deal, 1, "double")
    for _ in range(9):
        do(deal, deal.must[0], "redouble")
    assert deal.trick_worth == 12 * 2 ** 10
    assert deal.phase == "redoubling"


def test_each_side_s_last_speaker_has_the_first_right() -> None:
    deal = Bridge(0)
    shuffled(deal)
    do(deal, 0, "leave-it")
    do(deal, 2, "name S")
    do(deal, 1, "may-i-lead")
    do(deal, 3, "double")
    spoke = []
    for word in ("satisfied", "redouble", "satisfied", "redouble", "redouble", "satisfied", "satisfied"):
        spoke.append(deal.must[0])
        do(deal, deal.must[0], word)
    assert spoke == [2, 0, 3, 1, 0, 1, 3]
    assert deal.must == (1,), "eldest hand leads, whoever named the trumps"


def test_dummy_is_laid_open_at_the_first_card_and_is_the_dealers_to_play() -> None:
    deal = named("H")
    do(deal, 1, "may-i-lead")
    do(deal, 3, "yes")
    assert not deal.zone[LAYOUT.shown[2]]
    assert not deal.rights(1)[1:], "who leads against the dealer claims nothing"
    deal.apply(1, next(iter(deal.decision(1))))
    assert len(deal.zone[LAYOUT.shown[2]]) == 13
    assert deal.by(2) == 0
    assert deal.open_seats == (2,)


def ended(deal: Bridge, *hands: str) -> list[Event]:
    """Hearts are trumps; all is reckoned, with these hands to the four seats as they were dealt."""
    heard: list[Event] = []
    deal.tell = heard.append
    deal.declarer, deal.named, deal.trump = 0, "H", cards("2H")[0].suit
    for seat, held in enumerate(hands):
        deal.zone[LAYOUT.hand[seat]] = cards(held)
    deal.plays_for = ((2, 0),)
    deal.go("play", 0)
    deal.apply(0, Move(("claim",)))
    return [event for event in heard if event.kind == "scored"]


def test_honours_count_as_they_were_dealt_though_the_rest_was_claimed() -> None:
    deal = Bridge(0)
    deal.taken = (6, 5, 0, 0)
    marks = ended(deal, "AH KH", "2S 3S", "QH JH", "4H 5H")
    assert [(one.seat, one.points, one.what, one.beside) for one in marks] == [
        (0, 16, "tricks", False), (0, 32, "four honours", True), (1, 16, "chicane", True)]
    assert [one.law for one in marks] == [LAW["tricks"], LAW["suit honours"], LAW["chicane"]]
    assert (deal.score, deal.beside) == ([16, 0], (32, 16))
    assert [tuple(one) for one in deal.block] == [(0, 0, 16, False), (0, 0, 32, True), (0, 1, 16, True)]


def test_what_a_void_deal_brought_is_struck_out_of_the_block() -> None:
    deal = Bridge(0)
    deal.mark(0, 16, "tricks")
    deal.annul("same")
    assert (deal.block, deal.score) == ((), [0, 0])


def test_who_is_asked_to_go_on_is_told_whether_they_have_doubled_or_redoubled() -> None:
    deal = named("H")
    do(deal, 1, "double")
    assert TALK.guidance[TALK.stage(deal)].startswith("They have doubled.")
    do(deal, 0, "redouble")
    assert TALK.guidance[TALK.stage(deal)].startswith("They have redoubled.")
    assert TALK.expected(deal) == "to redouble or not"
    do(deal, 1, "satisfied")
    assert TALK.guidance[TALK.stage(deal)].startswith("Your partner is satisfied.")


def test_what_no_number_of_tricks_can_win_is_a_stroke_in_the_table_of_trumps() -> None:
    deal = Bridge(0)
    shuffled(deal)
    scale = TALK.scale(deal)
    assert scale is not None
    assert [row[-1] for row in scale.rows] == ["–", "–", "5", "4", "3"]
    deal.score = [16, 0]
    scale = TALK.scale(deal)
    assert scale is not None
    assert [row[-1] for row in scale.rows] == ["7", "4", "3", "2", "2"]
