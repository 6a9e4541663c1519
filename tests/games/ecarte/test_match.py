"""Games, rubbers and pools of Écarté, and their coins."""
from __future__ import annotations

from typing import Any

import pytest

from cardtable.games import game
from cardtable.games.ecarte.rules.match import EcarteGame, EcarteRubber, Pool, times
from cardtable.games.ecarte.rules.rules import POOL
from cardtable.rules.cutting import Cut
from cardtable.rules.match import Series
from cardtable.rules.moves import Move

SHUFFLE = ("* shuffle 7C 8C 9C TC 7D 8D 9D TD AD 7H 7S 8S 9S TS AS JS QS KS JC QC KC AC JD QD KD 8H 9H TH AH JH QH KH")
ROUND = SHUFFLE, "1 stand", "1 concede"          # a deal that its dealer, seat 0, wins by the vole
OTHER_ROUND = SHUFFLE, "0 stand", "0 concede"


def begin(*moves: str, **options: Any) -> Any:
    return say(game("ecarte").match(options), *moves)


def say(match: Series, *moves: str) -> Series:
    for text in moves:
        seat, _, rest = text.partition(" ")
        who, move = -1 if seat == "*" else int(seat), Move.read(rest)
        law = match.refusal(who, move)
        assert law is None, f"{text}: {law.heading}"
        match.apply(who, move)
    return match


# The game and the rubber

def test_the_deal_alternates_and_the_score_goes_on() -> None:
    match: EcarteRubber = begin("* cut QD KS")
    assert match.deal().dealer == 1
    say(match, *OTHER_ROUND)
    assert (match.deal().dealer, match.deal().score, match.deal().phase) == (0, [0, 2], "shuffle")
    say(match, *ROUND)
    assert (match.deal().dealer, match.deal().score) == (1, [2, 2])


def test_equal_cards_are_cut_again() -> None:
    match = begin("* cut KS KD")
    assert isinstance(match.inner, Cut)
    say(match, "* cut 7S AD")
    assert match.deal().dealer == 1


def test_a_game_is_won_at_five_and_paid() -> None:
    match: EcarteRubber = begin("* cut KS QD", *ROUND, SHUFFLE, "0 stand", "1 concede", *ROUND, stake=7)
    assert (match.over, match.finished, match.deal().score) == (True, ((0,),), [5, 0])
    assert match.deal().purse[:2] == [7, -7]


@pytest.mark.parametrize(("best_of", "losers", "over", "standing"), [
    (1, "0", True, (0, 1)), (3, "01", False, (1, 1)), (3, "010", True, (1, 2)), (3, "11", True, (2, 0)),
    (5, "0011", False, (2, 2)), (7, "1111", True, (4, 0)), (11, "00000", False, (0, 5)),
])
def test_the_rubber_is_the_best_of_its_games(best_of: int, losers: str, over: bool, standing: tuple[int, int]) -> None:
    match: EcarteRubber = begin("* cut KS QD", *[f"{who} resign" for who in losers], games=best_of, stake=2)
    assert (match.over, match.result().by_player) == (over, standing)
    assert match.deal().purse[0] == 2 * (standing[0] - standing[1])


@pytest.mark.parametrize("cut", [True, False])
def test_between_games_the_deal_goes_on_or_is_cut_for(cut: bool) -> None:
    match: EcarteRubber = begin("* cut KS QD", *ROUND, "1 resign", games=3, cut=cut)
    assert isinstance(match.inner, Cut) is cut
    if not cut:
        assert match.deal().dealer == 0                  # he whose turn it would have been had dealt the last hand
        assert match.deal().score == [0, 0]


@pytest.mark.parametrize(("points", "goal", "agreed", "counts"), [
    (0, 5, True, 3), (1, 5, True, 2), (2, 5, True, 2), (3, 5, True, 1), (4, 5, True, 1), (0, 5, False, 1),
    (0, 10, True, 3), (3, 10, True, 2), (9, 10, True, 1), (14, 15, True, 1), (0, 1, True, 3),
])
def test_treble_double_and_single(points: int, goal: int, agreed: bool, counts: int) -> None:
    assert times(points, goal, agreed) == counts


def test_who_resigns_in_the_midst_pays_by_his_own_score() -> None:
    match: EcarteRubber = begin("* cut KS QD", *ROUND, SHUFFLE, "0 propose", "0 resign", multiplier=True)
    assert match.deal().purse[:2] == [-2, 2]             # he had marked two
    assert match.over
    assert match.refusal(1, Move(("resign",))) is not None


def test_a_resignation_counts_though_the_other_is_in_turn() -> None:
    match: EcarteRubber = begin("* cut KS QD", SHUFFLE, "1 propose", "1 resign", games=3)
    assert match.finished == ((0,),)
    assert isinstance(match.inner, EcarteGame)


def test_the_packets_are_chosen_anew_in_each_game() -> None:
    match: EcarteRubber = begin("* cut KS QD", "0 packets three-two", *ROUND, "1 packets two-three", *OTHER_ROUND,
                          packets="choice", games=3)
    assert match.deal().phase == "shuffle"
    say(match, "0 resign")
    assert (match.deal().phase, match.deal().dealer) == ("packets_choice", 1)


# The pool (000:1155-1182): players 0, 1 and 2; who resigns has lost

def pool(*moves: str, method: int = 1, stake: int = 1) -> Pool:
    match: Pool = begin("* cut KS QD 7H", *moves, form="pool", method=method, stake=stake)
    return match


def test_the_lowest_sits_out_and_the_highest_deals() -> None:
    match: Pool = begin("* cut 7S QD KH", form="pool")
    assert (match.player, match.out) == ((2, 1), 0)
    assert match.deal().by(match.deal().dealer) == 2
    assert match.deal().purse[:3] == [-1, -1, -1]
    assert match.deal().purse[POOL] == 3


def test_the_loser_retires_and_the_pair_cuts_afresh() -> None:
    match = pool("0 resign")
    assert (match.player, match.out) == ((2, 1), 0)        # he who comes in has the loser's seat
    assert isinstance(match.inner, Cut)
    say(match, "* cut 7S KS")
    assert match.deal().by(match.deal().dealer) == 1


def test_two_games_running_take_the_pool() -> None:
    match = pool("1 resign", "* cut KS QD", "1 resign")
    assert (match.over, match.result().by_player) == (True, (4, -2, -2))


def test_the_first_method_grows_by_every_loser() -> None:
    match = pool("1 resign", "* cut KS QD", "0 resign", "* cut KS QD", "1 resign", "* cut KS QD")
    assert match.deal().purse[POOL] == 6
    say(match, "0 resign")
    assert not match.over
    assert sum(match.result().by_player) + match.deal().purse[POOL] == 0


def test_the_second_method_grows_by_who_comes_in() -> None:
    match = pool("1 resign", "* cut KS QD", method=2, stake=5)
    assert match.result().by_player == (-5, -5, -5)
    say(match, "1 resign")
    assert (match.over, match.result().by_player) == (True, (10, -5, -5))


def test_no_two_games_no_pool() -> None:
    moves = [text for _ in range(20) for text in ("0 resign", "* cut KS QD", "1 resign", "* cut KS QD")]
    match = pool(*moves)
    assert not match.over
    assert match.deal().purse[POOL] == 3 + 40
