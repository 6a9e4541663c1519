"""La Triomphe: what must be played, the point offered, the round game, the ace that pillages, and the money."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import BACK, Card, Cards, card, cards, mask
from cardtable.games import game
from cardtable.games.ecarte.rules.rules import PACK
from cardtable.games.ecarte.rules.triomphe import (
    ACE_LOW,
    DISCARD,
    DUTIES,
    HAND,
    LOOKED,
    STOCK,
    TRICK,
    TURN_UP,
    Triomphe,
    offer_points,
    points_of,
)
from cardtable.rules.events import NATURE, Event
from cardtable.rules.match import play_out
from cardtable.rules.moves import Move
from cardtable.rules.worlds import Worlds

CLUBS, SPADES = 0, 3


def play(deal: Triomphe, *lines: str) -> None:
    """Moves as a record has them; each must be lawful."""
    for text in lines:
        who, _, rest = text.partition(" ")
        seat, move = NATURE if who == "*" else int(who), Move.read(rest)
        assert deal.refusal(seat, move) is None, text
        deal.apply(seat, move)


def order(*first: str) -> str:
    """A pack that begins with these cards."""
    top = [c for text in first for c in cards(text)]
    return "* shuffle " + " ".join(map(str, [*top, *[c for c in PACK if c not in top]]))


@pytest.mark.parametrize(("hand", "trick", "allowed"), [
    ("7C KC AD", "JC", "KC"),                    # win if able
    ("7C 8C AD", "JC", "7C 8C"),                 # else follow
    ("7H KH 7S", "8C", "7S"),                    # void, trump
    ("7H KH 9D", "8C", "7H KH 9D"),              # void of trumps too
    ("KC 7C", "8C 7S", "KC 7C"),                 # trumped already: the suit cannot win, and any will do
    ("7S 9S KH", "8C 8S", "9S"),                 # overtrump if able
    ("7S KH", "8C 8S", "7S"),                    # trump though it cannot win
    ("9C KC QC", "8C JC", "KC QC"),              # head the best, not the first
    ("AC TC", "JC", "AC TC")])                   # the ace is below the knave
def test_lawful(hand: str, trick: str, allowed: str) -> None:
    assert set(ACE_LOW.allowed(cards(hand), cards(trick), SPADES, DUTIES)) == set(cards(allowed))


@pytest.mark.parametrize(("accepted", "tricks", "points"), [
    (True, None, (0, 1)), (False, 5, (0, 2)), (False, 4, (2, 0)), (False, 0, (2, 0))])
def test_offer_points(accepted: bool, tricks: int | None, points: tuple[int, int]) -> None:
    assert offer_points(accepted, tricks) == points


@pytest.mark.parametrize(("tricks", "first_with_two", "marked"), [
    ((3, 2), 1, (0, 1)), ((0, 5), 1, (1, 2)), ((1, 4), 1, (1, 1)),
    ((2, 2, 1, 0), 1, (1, 1)), ((2, 2, 1, 0), 0, (0, 1)), ((1, 2, 1, 1), 1, (1, 1)), ((0, 3, 2, 0, 0), 2, (1, 1)),
    ((1, 1, 1, 1, 1), -1, (-1, 0))])
def test_reckon(tricks: tuple[int, ...], first_with_two: int, marked: tuple[int, int]) -> None:
    assert points_of(tricks, first_with_two) == marked


# The problem of 1798 (000:750-767): Pierre leads the king of trumps at three all, and Paul offers him the point.

PIERRE, PAUL = 0, 1
LINE = "QC 7C KD JD"


def problem() -> Triomphe:
    """When Pierre is to answer."""
    return Triomphe.position({HAND[PIERRE]: LINE, TRICK: "KC", TURN_UP: "8C", HAND[PAUL]: 5, STOCK: 21}, "reply",
                             PIERRE, start={"dealer": PAUL, "score": (3, 3), "player": (PIERRE, PAUL)}, trump=CLUBS,
                             leader=PIERRE, offerer=PAUL)


def makes_the_vole(deal: Triomphe, line: Cards) -> bool:
    """Whether Pierre, leading these in order, wins the game whatever Paul plays."""
    if deal.over:
        return deal.score == [5, 3]
    if deal.must == (PAUL,):
        replies = deal.decision(PAUL)
    else:
        replies = [Move(("play", line[0]))]                                     # type: ignore[assignment]
        line = line[1:]
    for reply in replies:
        after = deal.copy()
        after.apply(deal.must[0], reply)
        if not makes_the_vole(after, line):
            return False
    return True


def test_the_problem_of_1798() -> None:
    deal, rng = problem(), Random(1798)
    assert [str(move) for move in deal.decision(PIERRE)] == ["accept", "decline"]
    unseen = mask(PACK) & ~mask(cards(f"{LINE} KC 8C"))
    worlds = Worlds(deal, PACK, [unseen] * len(deal.zone))
    made = 0
    for _ in range(300):
        world = worlds.sample(rng)
        world.apply(PIERRE, Move(("decline",)))
        made += makes_the_vole(world, cards(LINE))
    assert made > 240                                # .867 of all hands of Paul's: plainly better than four to three


def test_the_problem_accepted_or_failed() -> None:
    deal = problem()
    deal.apply(PIERRE, Move(("accept",)))
    assert (deal.over, deal.score) == (True, [4, 3])
    deal = problem()
    deal.zone[HAND[PAUL]] = cards("9C AD QD KH KS")
    play(deal, "0 decline", "1 play 9C", "0 play QC", "1 play KH", "0 play KD", "1 play AD", "0 play JD", "1 play QD")
    assert (deal.over, deal.score) == (True, [3, 5])  # at the first trick lost


def test_the_point_is_offered_once_and_in_the_first_trick() -> None:
    deal = Triomphe(1, (0, 0), (0, 0), (0, 1))
    play(deal, order("7C 8C", "7D 8D", "KC KD KH", "9D TD AD", "7S"), "0 play KC")
    assert Move(("offer",)) in deal.decision(1)
    play(deal, "1 offer", "0 decline")
    assert Move(("offer",)) not in deal.decision(1)
    deal = Triomphe(1, (0, 0), (0, 0), (0, 1))
    play(deal, order("7C 8C", "7D 8D", "KC KD KH", "9D TD AD", "7S"), "0 play KC", "1 play AD")
    assert Move(("offer",)) not in deal.decision(0)


# Partners and the round game

def test_partners_sit_alternately_and_may_show_their_hands() -> None:
    for shown in (False, True):
        deal = Triomphe(0, (0, 0), (0,) * 4, (0, 1, 2, 3), hands="partners", show_hands=shown)
        play(deal, order())
        assert deal.side == (0, 1, 0, 1)
        for player in range(4):
            seen = [deal.view(player).zone[hand][0] is not BACK for hand in HAND[:4]]
            assert seen == [s == player or shown and s % 2 == player % 2 for s in range(4)]


def test_with_more_than_two_hands_who_is_void_must_trump() -> None:
    deal = Triomphe.position({HAND[0]: "7C", HAND[1]: "9S", HAND[2]: "8S KH", HAND[3]: "7H KD"}, "play", 0,
                             start={"player": (0, 1, 2, 3), "hands": "round"}, trump=SPADES)
    play(deal, "0 play 7C", "1 play 9S")
    law = deal.refusal(2, Move.read("play KH"))
    assert law is not None
    assert (law.code, law.number) == ("triomphe-1886", 7)


def test_a_trick_of_four_goes_to_its_winner_who_leads() -> None:
    deal = Triomphe.position({HAND[1]: "7C 7D", HAND[2]: "8C 8D", HAND[3]: "KC KD", HAND[0]: "9S 9D"}, "play", 1,
                             start={"player": (0, 1, 2, 3), "hands": "round"}, trump=SPADES)
    play(deal, "1 play 7C", "2 play 8C", "3 play KC", "0 play 9S")
    assert deal.must == (0,)
    assert [deal.tricks(s) for s in range(4)] == [1, 0, 0, 0]


# The ace that pillages

def pillaging(pillage: str, *first: str) -> Triomphe:
    deal = Triomphe(0, (0, 0), (0, 0), (0, 1), pillage=pillage)
    play(deal, order(*first))
    return deal


def test_the_dealer_turns_the_ace_and_pillages_while_trumps_come() -> None:
    deal = pillaging("low", "7C 8C", "7D 8D", "9C TC JC", "9D TD JD", "AS", "KS QS 7H")
    assert deal.must == (0,)                          # all can see that it is his
    play(deal, "0 pillage 7D", "0 pillage 8D", "0 pillage 9D")
    assert set(deal.zone[HAND[0]]) == set(cards("TD JD AS KS QS"))
    assert deal.view(1).zone[LOOKED[0]] == (BACK,)
    assert deal.view(0).zone[LOOKED[0]] == cards("7H")
    assert [str(move) for move in deal.decision(0)] == ["stop"]
    play(deal, "0 stop")
    assert deal.phase == "play"
    assert deal.zone[DISCARD[0]] == cards("7D 8D 9D")


def test_the_holder_of_the_ace_pillages_and_the_question_tells_nothing() -> None:
    deal = pillaging("low", "AS 8C", "7D 8D", "9C TC JC", "9D TD JD", "7S", "7H")
    assert deal.must == (0, 1)                        # both are asked
    assert [str(move) for move in deal.decision(0)] == ["pass"]
    play(deal, "1 pillage 8C", "0 pass")
    assert deal.must == (1,)
    assert card("7S") in deal.zone[HAND[1]]
    play(deal, "1 stop")
    assert deal.must == (1,)                          # who is eldest, and leads


@pytest.mark.parametrize(("pillage", "winner"), [("low", 1), ("high", 0)])
def test_where_the_ace_ranks(pillage: str, winner: int) -> None:
    deal = Triomphe.position({HAND[0]: "AC 7D", HAND[1]: "KC 8D"}, "play", 0,
                             start={"player": (0, 1), "pillage": pillage}, trump=SPADES)
    play(deal, "0 play AC", "1 play KC")
    assert deal.must == (winner,)


# Whole games

@pytest.mark.parametrize(("hands", "number"), [
    ("two", 2), ("partners", 4), ("partners", 6), ("round", 4), ("round", 5)])
@pytest.mark.parametrize("pillage", ["no", "low", "high"])
def test_random_games_end_and_pay(hands: str, number: int, pillage: str) -> None:
    rng = Random(f"{hands} {number} {pillage}")
    for _ in range(20):
        match = game("ecarte").match({"form": "triomphe", "hands": hands, "pillage": pillage, "stake": 7}, number)
        assert play_out(match, rng) < 5000
        deal, standing = match.deal(), match.result().by_player
        assert max(standing) == 5
        won = [7 * (number - 1) if hands == "round" else 7] if hands == "two" or hands == "round" \
            else [7] * (number // 2)
        assert sorted(coins for coins in deal.purse if coins > 0) == won
        assert sum(deal.purse) == 0
        assert all((coins > 0) == (points == 5) for coins, points in zip(deal.purse, standing))


def test_lowest_deals_and_those_who_cut_low_are_partners() -> None:
    match = game("ecarte").match({"form": "triomphe", "hands": "partners"}, 4)
    match.apply(NATURE, Move.read("cut KC 9D 7H QS"))
    deal = match.deal()
    assert deal.player[deal.dealer] == 2
    assert {deal.side[deal.player.index(p)] for p in (2, 1)} == {deal.side[deal.dealer]}


def test_who_resigns_has_lost_whatever_he_has_marked() -> None:
    match = game("ecarte").match({"form": "triomphe", "hands": "partners"}, 4)
    match.apply(NATURE, Move.read("cut KC 9D 7H QS"))
    assert match.sides() == (frozenset({0, 3}), frozenset({1, 2}))
    deal = match.deal()
    one = deal.side[deal.player.index(0)]
    deal.score[one] = 4
    match.apply(deal.player.index(0), Move(("resign",)))
    assert match.result().winners == {1, 2}
    assert match.result().by_player == (4, 0, 0, 4)
    assert [match.outcome(player) for player in range(4)] == ["lost", "won", "won", "lost"]


def test_every_mark_cites_an_article() -> None:
    rng, told = Random(5), []

    def listen(event: Event) -> None:
        if event.kind == "scored":
            told.append((event.what, event.law))

    for hands, number in (("two", 2), ("round", 5)):
        for _ in range(30):
            match = game("ecarte").match({"form": "triomphe", "hands": hands}, number)
            while not match.over:
                match.deal().tell = listen
                seat = match.pending().must[0]
                match.apply(seat, match.decision(seat).sample(rng))
    assert set(told) == {("point", 8), ("vole", 8), ("point offered", 9), ("vole not made", 9), ("vole", 9),
                         ("point", 10)} | ({("vole", 10)} & set(told))


def test_absent_cards_are_told() -> None:
    deal = Triomphe.position({HAND[0]: "KC", HAND[1]: "7H 8H", HAND[2]: "7D"}, "play", 0,
                             start={"player": (0, 1, 2), "hands": "round"}, trump=SPADES)
    heard: list[Cards] = []
    deal.tell = lambda event: heard.append(event.cards) if event.kind == "lacks" else None
    play(deal, "0 play KC", "1 play 7H")
    assert set(heard[0]) == {c for c in PACK if isinstance(c, Card) and c.suit in (CLUBS, SPADES)}
