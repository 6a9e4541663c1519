"""What is advised at Poker is true of the hand that lies there, and denies none of its own figures."""
from __future__ import annotations

import pytest

from cardtable.cards import cards
from cardtable.games.poker.position import Position
from cardtable.games.poker.reputations import Reputation
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.search.adviser import why, within
from cardtable.games.poker.search.first_stakes import FirstStakes
from cardtable.games.poker.search.read import USUAL, manner, ranges, stakes
from cardtable.games.poker.search.stakes import Stakes
from cardtable.games.poker.talk import TALK
from cardtable.players.compared import compare
from cardtable.players.comparison import Course
from cardtable.players.judging import phrases
from cardtable.players.said import in_words
from cardtable.players.think import think
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from tests.games.poker.evening import Evening
from tests.games.poker.moment import table
from tests.games.poker.moments import staking

REST = ("AC TD 8S 5H 3C", "QH JC 7D 8C 3D", "KH JH 9D 6S 5C")
PASSED = ("pass",) * 4


def going_in(hand: str) -> View:
    """Seat 0 of four is the Age and holds this; the three others have gone in."""
    evening = Evening(4).dealt((hand, *REST)).turn("ante 1", "see", "see", "see")
    assert evening.due == 0
    return evening.sitting.view(0)


def told(view: View) -> str:
    """The hint, and the book's word."""
    found = compare(view, 0)
    assert found is not None
    return f"{found.advice} {found.book}"


@pytest.mark.parametrize(("hand", "four"), [("9C 7C 4C 2C KD", "flush"), ("9S 8H 7S 6D 2H", "straight")])
def test_of_nothing_that_may_be_filled_it_is_said_what_it_wants(hand: str, four: str) -> None:
    words = told(going_in(hand))
    assert f"with four to a {four}" in words
    assert f"four to a {four}; about" in words
    assert "high" not in words


def test_advice_and_tokens_say_the_same_of_a_stake() -> None:
    """Where nobody has staked one is staked; afterwards one goes better by it."""
    first, later = table("QC QD AH 7S 2C", players=2), table("QC QD AH 7S 2C", "better 12", players=2)
    one = Move(("better", 1))
    assert (TALK.token_now(first.deal, one), in_words(one, phrases(first))) == ("I stake one", "Stake one")
    assert (TALK.token_now(later.deal, one), in_words(one, phrases(later))) == ("And one better, 13", "Go one better")


@pytest.mark.parametrize("verb", ["going_in", "staking"])
def test_what_costs_no_more_than_it_brings_is_not_called_too_dear(verb: str) -> None:
    """Where the figures do not part going out from making good; else it is said outright."""
    view = going_in("4S 4D KS 7H 2C") if verb == "going_in" else table("QC QD AH 7S 2C", "better 12", players=2)
    deal = view.deal
    assert isinstance(deal, Poker)
    rows = tuple([Course(Move((one,)), one, one, (), 0, 0, True, "", 0, {}) for one in ("out", "see")])
    asked = FirstStakes(view, deal, 0) if isinstance(deal, Draw) else Stakes(view, deal, 0)
    even = why(deal, 0, asked, rows)
    assert "hardly" in even
    worse = why(deal, 0, asked, (rows[0], rows[1]._replace(equal=False)))
    assert "too much" in worse or "too seldom" in worse


def test_a_stake_that_gains_nothing_is_not_said_to_be_paid_for() -> None:
    """Where it only costs as little as to wait, that is said."""
    view = table("QC QD AH 7S 2C", players=2)
    deal = view.deal
    assert isinstance(deal, Poker)
    better, waits = [Course(move, str(move), str(move), (), value, 0, True, "", 0, {})
                     for move, value in ((Move(("better", 1)), -.75), (Move(("pass",)), -1.5))]
    assert "costs no more than to wait" in why(deal, 0, Stakes(view, deal, 0), (better, waits))
    gains = why(deal, 0, Stakes(view, deal, 0), (better._replace(value=.5), waits))
    assert "costs no more" not in gains


def test_who_speaks_last_waits_for_nobody() -> None:
    words = told(table("9S 5D 7H 6C 2S", *PASSED, form="stud", players=5))
    assert "a stake would gain too little" in words
    assert "who stakes" not in words
    assert "who stakes" in told(table("9S 5D 7H 6C 2S", form="stud", players=5))
    assert "whether the last to speak stakes" in told(table("9S 5D 7H 6C 2S", *PASSED[1:], form="stud", players=5))


def test_nobody_is_told_that_there_is_no_waiting_where_he_may_pass() -> None:
    for seed in range(8):
        view = table("QS JD 9H 4S 2D", *PASSED, form="stud", players=5, seed=seed)
        assert Move(("pass",)) in view.deal.decision(0)
        assert "no waiting" not in told(view)


def test_what_is_hardly_to_be_won_is_not_called_none_in_a_hundred() -> None:
    words = think(table("3S 5D 7H 6C 2S", form="stud", players=5), "club", 1).why
    assert "hardly ever to win" in words
    assert "about 0" not in words


def test_a_hand_named_within_a_sentence_is_closed_off() -> None:
    assert within("with {hand} you win", "two pairs, aces and eights") == "with two pairs, aces and eights, you win"
    assert within("with {hand} you win", "three aces") == "with three aces you win"
    assert within("better than {hand}", "a flush, ace high") == "better than a flush, ace high"


def test_the_book_s_odds_are_told_of_a_hand_as_it_was_dealt() -> None:
    found = compare(table("AS AD 7C 7D 3S", form="straight"), 0)
    assert found is not None
    assert found.notes[-1].endswith("two pairs dealt at 20 to 1, and so they are.")
    evening = Evening(4, "whiskey", dealer=3).dealt(("QS QD JS 4H 2H", *REST), then="QC 2C 4C 6D 9H")
    found = compare(evening.turn(*["keep"] * 4).sitting.view(0), 0)
    assert found is not None
    assert not any("dealt" in note for note in found.notes)


def test_of_an_exchange_it_is_clear_which_card_is_given() -> None:
    evening = Evening(4, "whiskey", dealer=3).dealt(("QS QD JS 4H 2H", *REST), then="QC 2C 4C 6D 9H")
    found = compare(evening.turn(*["keep"] * 4).sitting.view(0), 0)
    assert found is not None
    row = found.row(Move(("exchange", *cards("QC 2H"))))
    assert row is not None
    assert (row.words, row.verb) == ("Exchange the two of hearts for the queen of clubs", "Exchange")


def test_an_exchange_that_leaves_a_pair_a_pair_betters_it() -> None:
    evening = Evening(4, "whiskey", dealer=3).dealt(("QS QD JS 4H 2H", *REST), then="KS 9C 8D 7S 6D")
    assert "betters a pair of queens" in think(evening.turn(*["keep"] * 4).sitting.view(0), "club", 1).why


def test_a_bluff_that_no_master_would_make_is_judged() -> None:
    """And so is a pat hand that was broken: what was done has a figure, though advice never offers it."""
    view, bluff = table("2C 4D 6H 8S TC", "better 2", "see", players=3), Move(("better", 5))
    found = compare(view, 0)
    assert found is not None
    assert found.row(bluff) is None
    judged = compare(view, 0, done=bluff)
    assert judged is not None
    done = judged.row(bluff)
    assert done is not None
    assert done.behind > 2
    broken = Move(("draw", *cards("2H 3H")))
    judged = compare(Position(cards("2H 5H 9H KH 3H"), "drawing").view(), 0, done=broken)
    assert judged is not None
    assert [row.move.verb for row in judged.rows] == ["stand", "draw"]


def test_who_must_stake_or_go_out_is_not_taken_for_a_strong_hand() -> None:
    """Club players then stake with one hand in two, and go better with one in five: kings and sevens, five for 75."""
    view = staking(5).sitting.view(0)
    assert isinstance(view.deal, Poker)
    assert [word.by for word in view.deal.spoken if word.phase == "staking"] == [0, 5]
    first, better = ranges(view.deal, [USUAL] * 5).kept[4], stakes(USUAL, 1)
    assert first > .5 > .3 > better
    found = compare(view, 0)
    assert found is not None
    assert found.rows[0].move.verb == "see"
    assert "win often enough" in found.reason


def test_to_stand_is_not_told_to_be_a_pat_hand() -> None:
    assert "pat" not in TALK.meanings["stand"]


def test_with_the_short_pack_all_are_taken_to_go_in_with_more() -> None:
    """Two good pairs among four are no worse than out: played on by club players they brought .4 ± .4 counters in 3,000
    deals."""
    assert manner(Reputation(), short=True).goes_in > manner(Reputation()).goes_in
    hand = tuple(sorted(cards("QS QD 9H 9C 7D")))
    found = compare(Position(hand, "going_in", players=4, options={"short": True}).view(), 0)
    assert found is not None
    row = found.row(Move(("see",)))
    assert row is not None
    assert found.grade(row) != "costly"
