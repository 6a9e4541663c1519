"""What the books' cases do not reach: who may say what, passing out, jambone's call, alone against alone, games on."""
from __future__ import annotations

import pytest

from cardtable.cards import card, cards
from cardtable.games.euchre.game import GAME
from cardtable.games.euchre.laws import HOYLE, PROFESSOR
from cardtable.games.euchre.match import EuchreMatch
from cardtable.games.euchre.position import Position
from cardtable.games.euchre.rules import LAYOUT, TURN_UP, Euchre
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from tests.games.euchre.walks import WALKS
from tests.walk import MoveTree, check

HAND, UP = cards("JS AS KH 8C 7D"), card("9S")
JAMBONE = cards("JS JC AS QS TS")


@pytest.mark.parametrize("fixed", WALKS, ids=lambda fixed: fixed.name)
def test_walks(fixed: MoveTree) -> None:
    check(fixed)


def said(deal: Euchre, *moves: str) -> Euchre:
    """Each by who is asked."""
    for move in moves:
        one = Move.read(move)
        assert deal.refusal(deal.must[0], one) is None, f"{deal.must[0]} may not {move}"
        deal.apply(deal.must[0], one)
    return deal


def fresh(form: str = "four", **options: bool | str) -> Euchre:
    """Eldest hand is asked first."""
    return Position(HAND, UP, phase="adopting", options={"form": form, **options}).deal()


@pytest.mark.parametrize(("form", "seats"), [("two", 2), ("three", 3), ("four", 4)])
def test_nobody_need_name_a_suit(form: str, seats: int) -> None:
    deal = said(fresh(form), *["pass"] * (seats - 1), "turn-down", *["pass"] * seats)
    assert deal.over
    assert not any(deal.score)
    assert deal.spoken[seats - 1] == (seats - 1, "turn-down")


@pytest.mark.parametrize("form", ["two", "three"])
def test_without_a_partner_nobody_plays_alone(form: str) -> None:
    deal = fresh(form)
    assert {str(move) for move in deal.decision(0)} == {"order together", "pass"}
    assert said(deal, "order together").phase == "discarding"


def test_three_play_against_who_has_the_trump() -> None:
    deal = said(fresh("three"), "pass", "order together")
    assert deal.party == (1, 0, 1)
    assert deal.must == (2,)
    assert deal.phase == "discarding"


@pytest.mark.parametrize(("calls", "leads", "out"), [
    (("order alone", "leave"), 0, 2), (("pass", "pass", "order alone"), 1, 0),
    (("pass", "assist alone", "leave"), 0, 3)])
def test_who_leads_when_one_plays_alone(calls: tuple[str, ...], leads: int, out: int) -> None:
    deal = said(fresh(), *calls)
    if deal.phase == "discarding":
        deal.apply(3, next(iter(deal.decision(3))))
    assert (deal.leader, deal.out) == (leads, (out,))
    assert len(deal.zone[LAYOUT.laid_down[out]]) == 5


def test_a_dealer_who_sits_out_keeps_to_his_five_and_the_turn_up_lies() -> None:
    deal = said(fresh(), "pass", "assist alone", "leave")
    assert deal.phase == "play"
    assert deal.zone[TURN_UP] == (UP,)
    assert not deal.zone[LAYOUT.discard[3]]


def test_a_card_called_at_jambone_must_be_played() -> None:
    deal = Position(cards("9S 7H 8C 9C TD"), card("TS"), ("pass", "pass", "pass", "take jambone"), hands={3: JAMBONE},
                    options={"jambone": True}).deal()
    said(deal, "play 9S", "call QS")
    deal.apply(2, next(iter(deal.decision(2))))
    assert deal.must == (3,)
    assert [str(move) for move in deal.decision(3)] == ["play QS"]
    law = deal.refusal(3, Move.read("play JS"))
    assert law is not None
    assert law.number == deal.articles["call"]


def test_an_adversary_may_play_alone_against_the_lone_hand() -> None:
    deal = said(fresh(opposed=True), "order alone", "leave")
    assert deal.phase == "opposing"
    assert set(deal.must) == {1, 3}
    for seat, move in ((1, "oppose"), (3, "leave")):
        deal.apply(seat, Move.read(move))
    assert (deal.opposer, set(deal.out)) == (1, {2, 3})
    assert deal.playing() == 2


@pytest.mark.parametrize(("tricks", "opposed", "score"), [
    (3, True, [4, 0]), (4, True, [4, 0]), (5, True, [4, 0]), (2, True, [0, 4]), (3, False, [1, 0]), (2, False, [0, 2])])
def test_alone_against_alone_the_odd_trick_scores_four_to_either(tricks: int, opposed: bool, score: list[int]) -> None:
    deal = said(fresh(opposed=True), "order alone", "leave")
    for seat, move in ((1, "oppose" if opposed else "leave"), (3, "leave")):
        deal.apply(seat, Move.read(move))
    deal.taken = (tricks, 5 - tricks, 0, 0)
    deal.reckon()
    assert list(deal.score) == score


def test_the_deal_passes_on_from_game_to_game_and_a_lap_is_carried() -> None:
    match = GAME.match({"lap": True, "slam": True, "games": 3})
    assert isinstance(match, EuchreMatch)
    match.apply(NATURE, Move(("cut", *cards("AS KH 7C QS"))))
    deal = match.deal()
    assert isinstance(deal, Euchre)
    dealer, side = deal.player[deal.dealer], deal.side[deal.left(deal.dealer)]
    deal.score[side] = 4
    deal.apply(NATURE, Move(("shuffle", *deal.pack)))
    deal.maker, deal.contract, deal.trump, deal.lone = deal.left(deal.dealer), "alone", 0, deal.left(deal.dealer)
    deal.taken = tuple([5 * (seat == deal.maker) for seat in range(4)])
    deal.reckon()
    match.inner.over = True
    following = match.following()
    assert following is not None
    new = following.deal()
    assert new.score[side] == 3
    assert new.score[1 - side] == 0
    assert new.player[new.dealer] == deal.player[deal.left(deal.player.index(dealer))]
    assert max(match.result().by_player) == 2, "a game to love counts two"


def test_partners_tricks_lie_together_and_are_called_ours() -> None:
    deal = fresh()
    assert [deal.keeps(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [fresh("three").keeps(seat) for seat in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("code", ["euchre-1862", "hoyle-1909"])
def test_the_cut_is_told_by_the_article_of_the_code_played(code: str) -> None:
    """By Hoyle it cited the book of 1862."""
    match = GAME.match({"code": code})
    assert isinstance(match, EuchreMatch)
    level = match.cutting()
    articles = {law.number: law.heading for law in (PROFESSOR if code == PROFESSOR.name else HOYLE).laws}
    assert level.code == code
    assert "The cut" in articles[level.law]
