"""French Écarté: bets covered and settled to the coin, places, what bystanders see and do, and a game played out."""
from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.cards import BACK
from cardtable.games import game
from cardtable.games.ecarte.rules.bystanders import MAY, Backed, StrictBacked
from cardtable.games.ecarte.rules.french import French, bystander_may, cover, next_rentrant, payout, retires
from cardtable.games.ecarte.rules.rules import HAND, STAKES, STOCK, TURN_UP
from cardtable.games.ecarte.rules.stakes import Stakes, settle, share
from cardtable.rules.events import NATURE, Event
from cardtable.rules.match import play_out
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Refused, Sitting

COINS = st.integers(0, 200)


# What the book says, as functions

@pytest.mark.parametrize(("due", "bettors", "won", "paid"), [
    (10, [6, 4], 15, (10, [3, 2])), (10, [6, 4], 20, (10, [6, 4])), (10, [6, 4], 7, (7, [0, 0])),
    (10, [1, 1, 1], 12, (10, [1, 1, 0])), (4, [], 4, (4, []))])
def test_payout(due: int, bettors: list[int], won: int, paid: tuple[int, list[int]]) -> None:
    assert payout(due, bettors, won) == paid


@given(COINS, st.lists(COINS, max_size=5), COINS)
def test_a_payout_gives_away_what_was_won_and_no_more_than_is_due(due: int, bettors: list[int], won: int) -> None:
    player, shares = payout(due, bettors, won)
    assert player + sum(shares) == min(won, due + sum(bettors))
    assert player == min(due, won)                       # he first, and in full
    assert all(0 <= got <= claim for got, claim in zip(shares, bettors))


@given(COINS, st.lists(st.integers(1, 50), min_size=1, max_size=5))
def test_shares_differ_from_proportion_by_less_than_a_coin(coins: int, claims: list[int]) -> None:
    shares = share(coins, claims)
    assert sum(shares) == coins
    assert all(abs(got - coins * claim / sum(claims)) < 1 for got, claim in zip(shares, claims))


@pytest.mark.parametrize(("a", "b", "covered"), [(30, 22, (22, 8, 0)), (5, 9, (5, 0, 4)), (0, 3, (0, 0, 3))])
def test_cover(a: int, b: int, covered: tuple[int, int, int]) -> None:
    assert cover(a, b) == covered


@pytest.mark.parametrize(("waiting", "next_in"), [
    ([("P1", True), ("P2", False)], "P2"), ([("P1", True), ("P2", True)], "P1"),
    ([("P1", False), ("P2", False)], "P1")])
def test_rentrants(waiting: list[tuple[str, bool]], next_in: str) -> None:
    assert next_rentrant(waiting) == next_in


@pytest.mark.parametrize(("form", "gives_way"), [("pool", True), ("french", True), ("chouette", False)])
def test_who_retires(form: str, gives_way: bool) -> None:
    assert retires(form) == gives_way


@pytest.mark.parametrize(("form", "act", "covering", "allowed"), [
    ("english", "correct_score", True, False), ("english", "advise_by_pointing", True, False),
    ("french", "advise_by_pointing", True, True), ("french", "advise_by_pointing", False, False),
    ("french", "advise_by_naming", True, False), ("french", "play_out_resigned_game", True, True),
    ("pool", "correct_score", False, True), ("pool", "advise_by_pointing", False, False),
    ("chouette", "advise_by_pointing", False, False), ("chouette", "advise_by_pointing", True, False)])
def test_what_bystanders_may(form: str, act: str, covering: bool, allowed: bool) -> None:
    assert bystander_may(form, act, covering) == allowed


def test_every_article_cited_for_bystanders_stands_in_the_code() -> None:
    numbers = {law for acts in MAY.values() for _, law in acts.values() if law}
    assert {game("ecarte").law("cavendish-1886", n).number for n in numbers} == {52, 54}


# Before the game

def answered(chouette: int, *lines: str, seats: int = 5) -> Stakes:
    """Stakes of ten, bets of at most twenty, after these answers."""
    deal = Stakes(player=tuple(range(seats)), purse=[0] * (seats + 3), stake=10, most=20, chouette=chouette)
    for text in lines:
        seat, move = int(text[0]), Move.read(text[2:])
        assert move in deal.decision(seat), text
        deal.apply(seat, move)
    return deal


def test_bystanders_cover_one_another_and_the_excess_is_taken_up() -> None:
    deal = answered(-1, "4 bet 1 9", "2 bet 0 8", "3 bet 0 4", "0 take 0", "1 take 0")
    assert deal.over
    assert deal.placed == (10, 10, 6, 3, 9)
    assert deal.purse[:5] == [-10, -10, -6, -3, -9]
    assert deal.purse[STAKES[0]] == deal.purse[STAKES[1]] == 19


def test_players_take_bets_before_bystanders() -> None:
    deal = answered(-1, "2 bet 0 8", "3 abstain", "4 bet 1 8", "0 take 6", "1 take 0")
    assert deal.placed == (16, 10, 2, 0, 8)
    assert deal.backs == (0, 1, 0, -1, 1)


def test_who_is_not_covered_backs_nobody() -> None:
    deal = answered(-1, "2 bet 0 8", "3 bet 0 1", "4 abstain", "1 take 0")
    assert deal.backs == (0, 1, -1, -1, -1)
    assert deal.purse == [-10, -10, 0, 0, 0, 10, 10, 0]


def test_la_chouette_covers_all_and_nobody_bets_on_him() -> None:
    deal = answered(1, "2 bet 0 8", "3 bet 0 20", "4 abstain")
    assert deal.placed == (10, 38, 8, 20, 0)
    assert Move.read("bet 1 5") not in answered(1).decision(2)


def test_bets_are_laid_unseen() -> None:
    deal = answered(-1, "3 bet 0 20")
    assert deal.view(2) == deal.view(2).view(2)
    assert deal.view(2).sealed == ((3, None),)
    assert deal.purse == [0] * 8


@given(st.lists(st.tuples(st.integers(0, 1), st.integers(0, 20)), min_size=1, max_size=4), st.integers(0, 20),
       st.integers(0, 20), st.integers(-1, 1), st.integers(0, 1))
def test_every_coin_at_risk_is_covered_and_comes_back(bets: list[tuple[int, int]], first: int, second: int,
                                                      chouette: int, winner: int) -> None:
    seats = len(bets) + 2
    deal = answered(chouette, seats=seats)
    for seat, (side, coins) in enumerate(bets, 2):
        side = 1 - chouette if chouette >= 0 else side
        deal.apply(seat, Move(("bet", side, coins)) if coins else Move(("abstain",)))
    for seat, coins in ((0, first), (1, second)):
        if seat in deal.must:
            deal.apply(seat, Move(("take", min(coins, max(move[1] for move in deal.decision(seat))))))
    assert deal.over
    assert deal.purse[STAKES[0]] == deal.purse[STAKES[1]] >= 10
    assert [-coins for coins in deal.purse[:seats]] == list(deal.placed)
    after = Backed(0, (0, 0), deal.purse, deal.player, backs=deal.backs, placed=deal.placed)
    settle(after, winner)
    # all at risk is equal, so that everybody wins or loses exactly what he has placed
    assert after.purse == [0 if back < 0 else n if back == winner else -n
                           for back, n in zip(deal.backs, deal.placed)] + [0, 0, 0]


# At the table: seats 2 and 3 back the dealer and the elder hand, seat 4 neither

BACKS = (0, 1, 0, 1, -1)


def table(kind: type[Backed] = Backed, form: str = "french") -> Backed:
    deal = kind(0, (0, 0), (0,) * 8, tuple(range(5)), backs=BACKS, placed=(10, 10, 5, 5, 0), form=form)
    deal.apply(NATURE, deal.decision(NATURE).sample(Random(3)))
    return deal


def test_who_backs_a_player_sees_his_hand_and_no_other() -> None:
    deal = table()
    for player, seen in enumerate([(True, False), (False, True), (True, False), (False, True), (False, False)]):
        view = deal.view(player)
        assert tuple(view.zone[hand][0] is not BACK for hand in HAND) == seen
        assert view.zone[TURN_UP][0] is not BACK
        assert view.zone[STOCK][0] is BACK


def test_who_backs_the_player_to_speak_may_point_once() -> None:
    deal = table()
    assert deal.must == (1,)
    assert deal.may() == (3,)
    pointed = {str(move) for move in deal.decision(3)}
    assert pointed == {"point propose", "point stand"} | {f"point {c}" for c in deal.zone[HAND[1]]}
    deal.apply(3, Move(("point", "propose")))
    assert deal.may() == ()
    assert deal.must == (1,)                                 # the player may take the advice or leave it
    deal.apply(1, Move(("stand",)))
    assert deal.pointed == ()
    assert deal.may()[-1] == 3


def test_only_those_who_see_the_hand_see_at_what_is_pointed() -> None:
    deal, heard = table(), list[Event]()
    deal.tell = heard.append
    deal.apply(3, Move(("point", deal.zone[HAND[1]][0])))
    assert [(event.what, event.args, event.law) for event in heard] == [("point", (), 54)]
    told = [deal.view(player).pointed for player in range(5)]
    open_, hidden = ((3, deal.zone[HAND[1]][0]),), ((3, ""),)
    assert told == [hidden, open_, hidden, open_, hidden]


def test_a_revoke_that_might_be_taken_back_is_not_given_away_to_who_backs_him() -> None:
    deal = StrictBacked.position({HAND[0]: "KC 7D", HAND[1]: "8C 9D", STOCK: "7H"}, "play", 0,
                                 start={"dealer": 1, "player": tuple(range(5)), "backs": BACKS}, trump=3, leader=0)
    deal.apply(0, Move.read("play KC"))
    deal.apply(1, Move.read("play 9D"))
    assert Move.read("take-up") in deal.decision(1)
    deal.must = (1,)                                         # as though it were his to lead
    assert {str(move) for move in deal.decision(3)} == {"point 8C"}


def test_at_english_ecarte_bystanders_are_silent() -> None:
    deal = table(form="english")
    assert deal.may() == ()
    deal.apply(1, Move(("resign",)))
    assert deal.resigned == 1


def test_bystanders_have_no_rights_over_the_game() -> None:
    deal = table(StrictBacked)
    for text in ("resign", "propose", "king", f"play {deal.zone[HAND[1]][0]}"):
        assert deal.refusal(3, Move.read(text)) is not None


def test_only_the_players_accuse() -> None:
    deal = table(StrictBacked)
    deal.apply(1, Move(("stand",)))
    deal.apply(1, Move(("concede",)))
    assert deal.phase == "accusations"
    assert deal.must == (0, 1)
    assert {str(move) for move in deal.decision(0)} == {"content", "accuse 43 1"}


# A game resigned and played out

def resigned() -> Backed:
    deal = table()
    deal.apply(0, Move(("resign",)))
    return deal


def test_a_backer_plays_out_the_game() -> None:
    deal = resigned()
    assert (deal.phase, deal.must) == ("abandoned", (2,))
    deal.apply(2, Move(("play-out",)))
    assert (deal.phase, deal.must) == ("proposal", (1,))
    assert (deal.by(0), deal.by(1)) == (2, 1)
    deal.apply(1, Move(("propose",)))
    assert deal.may() == ()                                  # he need not point at what he plays himself
    assert deal.decision(0).by == 2
    deal.apply(0, Move(("resign",)))
    assert deal.resigned == 0                                # nobody inherits twice


def test_or_leaves_it() -> None:
    deal = resigned()
    deal.apply(2, Move(("leave",)))
    assert deal.over
    assert deal.resigned == 0


def test_a_resignation_between_two_answers_asks_both_again() -> None:
    deal = Backed.position({HAND[0]: "7C 8C 9C TC AC", HAND[1]: "7D 8D 9D TD AD", STOCK: "7H 8H 9H"}, "exchange", 0, 1,
                           start={"dealer": 0, "player": tuple(range(5)), "backs": BACKS}, trump=3, proposals=3)
    deal.apply(1, Move.read("discard 7D"))
    deal.apply(0, Move.read("resign"))
    deal.apply(2, Move.read("play-out"))
    assert deal.must == (0, 1)
    deal.apply(1, Move.read("discard 8D"))
    deal.apply(0, Move.read("discard"))
    assert deal.phase == "proposal"


def test_he_plays_it_to_the_end_of_the_game_for_the_same_money() -> None:
    sitting = Sitting(game("ecarte"), {"form": "french", "evening": 1, "stake": 10}, [{} for _ in range(3)])
    rng = Random(8)

    def nature() -> None:
        while sitting.nature_next:
            sitting.submit(NATURE, sitting.match.decision(NATURE).sample(rng))

    nature()
    sitting.submit(2, Move.read("bet 0 5"))
    sitting.submit(1, Move.read("take 5"))
    nature()
    sitting.submit(0, Move.read("resign"))
    sitting.submit(2, Move.read("play-out"))
    deal = sitting.match.deal()
    assert isinstance(deal, Backed)
    backer, retired = deal.player[2], deal.player[0]
    dealt = 0
    while not sitting.over:
        nature()
        dealt += sitting.match.deal() is not deal
        for player in range(3):
            assert (sitting.view(player).turn is not None) == any(
                sitting.match.deal().by(s) == player for s in sitting.match.pending().must)
        assert sitting.view(retired).turn is None
        seat = sitting.match.pending().must[0]
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    deal = sitting.match.deal()
    assert isinstance(deal, Backed)
    assert dealt
    assert deal.plays == (backer, deal.player[1])
    assert sorted(abs(coins) for coins in deal.purse) == [0, 0, 0, 5, 10, 15]


# Evenings

def evening(seed: int, number: int, **options: object) -> tuple[French, list[tuple[int, int]]]:
    """A random one, and who sat at the table in each game."""
    rng = Random(seed)
    match = game("ecarte").match({"form": "french", **options}, number)
    assert isinstance(match, French)
    tables: list[tuple[int, int]] = []
    while not match.over:
        seat = rng.choice(match.pending().must)
        match.apply(seat, match.decision(seat).sample(rng))
        assert sum(match.deal().purse) == 0
        if isinstance(match.inner, Stakes) and len(tables) == len(match.finished):
            tables.append(match.table)
    return match, tables


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_losers_retire_and_newcomers_go_first(number: int) -> None:
    for seed in range(10):
        match, tables = evening(seed, number, evening=12, points=1)
        assert len(match.finished) == len(tables) == 12
        for winner, before, after in zip(match.finished, tables, tables[1:]):
            assert winner in after
            assert before.index(winner) == after.index(winner)           # the loser's place is filled
        come = [next(iter(set(after) - set(before))) for before, after in pairwise(tables)]
        fresh = [player for player in range(number) if player not in tables[0]]
        assert sorted(come[:number - 2]) == fresh                        # all of them before anybody returns


def test_la_chouette_keeps_his_place() -> None:
    for seed in range(10):
        match, tables = evening(seed, 4, evening=8, points=1, bystanders="chouette")
        chouette = tables[0][0]
        assert all(chouette in pair for pair in tables)
        for winner, before, after in zip(match.finished, tables, tables[1:]):
            assert (before == after) == (winner != chouette)


@pytest.mark.parametrize("bystanders", ["french", "english", "chouette"])
@pytest.mark.parametrize("laws", ["guided", "strict"])
def test_random_evenings_end_with_every_coin_somewhere(bystanders: str, laws: str) -> None:
    for seed in range(8):
        options = {"bystanders": bystanders, "laws": laws, "stake": 7, "bets": 13, "evening": 3}
        match = game("ecarte").match({"form": "french", **options}, 3 + seed % 4)
        assert play_out(match, Random(seed)) < 20_000
        deal = match.deal()
        assert sum(match.result().by_player) == 0
        assert deal.purse[deal.players:] == [0, 0, 0]
        assert len(match.finished) == 3


def test_a_bystander_who_did_not_bet_cannot_see_or_speak() -> None:
    sitting = Sitting(game("ecarte"), {"form": "french"}, [{} for _ in range(3)])
    sitting.submit(NATURE, Move.read("cut KC QC 7C"))
    sitting.submit(2, Move.read("abstain"))
    sitting.submit(NATURE, sitting.match.decision(NATURE).sample(Random(1)))
    assert all(sitting.view(2).deal.zone[hand][0] is BACK for hand in HAND)
    with pytest.raises(Refused):
        sitting.submit(2, Move.read("point propose"))
