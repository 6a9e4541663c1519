"""The club player where the book gives no maxims: whole evenings at every form, and against the novice."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cardtable.cards import cards
from cardtable.games import game
from cardtable.games.ecarte.book.forms import lead
from cardtable.games.ecarte.book.maxims import choose
from cardtable.games.ecarte.rules.rules import PACK
from cardtable.games.ecarte.rules.triomphe import HAND, STOCK, TRICK, TURN_UP, Triomphe
from cardtable.games.ecarte.rules.triomphe_match import TriompheMatch
from cardtable.players import novice
from cardtable.players.think import think
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.moves import Move
from cardtable.rules.options import complete
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View

Chooser = Callable[[View, int, Random], Thought]


def play(sitting: Sitting, who: Callable[[int], Chooser], rng: Random) -> None:
    """To the end; who(seat) answers for it."""
    while not sitting.over:
        if sitting.nature_next:
            sitting.submit(NATURE, sitting.match.decision(NATURE).sample(rng))
            continue
        deal = sitting.match.deal()
        seat = deal.must[0]
        resign = Move(("resign",))
        if rng.random() < 0.01 and sitting.refusal(seat, resign) is None:
            sitting.submit(seat, resign)
        else:
            thought = who(seat)(sitting.view(deal.by(seat)), seat, rng)
            assert thought.why.endswith(".")
            only = sum(move.verb == "play" for move in sitting.match.decision(seat)) == 1
            assert not (only and deal.zone[TRICK] and "cheap" in thought.why and isinstance(deal, Triomphe))
            sitting.submit(seat, thought.move)


@pytest.mark.parametrize("bystanders", ["french", "english", "chouette"])
def test_evenings(bystanders: str) -> None:
    for seed in range(4):
        sitting = Sitting(game("ecarte"), {"form": "french", "bystanders": bystanders, "evening": 3}, [{}] * (3 + seed))
        play(sitting, lambda seat: choose, Random(seed))
        assert sitting.over


@pytest.mark.parametrize(("hands", "players"), [("two", 2), ("partners", 4)])
@pytest.mark.parametrize("pillage", ["no", "high"])
def test_beats_the_novice_at_la_triomphe(hands: str, players: int, pillage: str) -> None:
    won = 0
    for seed in range(40):
        sitting = Sitting(game("ecarte"), {"form": "triomphe", "hands": hands, "pillage": pillage}, [{}] * players)
        play(sitting, lambda seat, club=seed % 2: choose if seat % 2 == club else novice.choose, Random(seed))
        score = sitting.match.deal().score
        deal = sitting.match.deal()
        won += (deal.resigned != seed % 2) if deal.resigned is not None else score[seed % 2] > score[1 - seed % 2]
    assert won > 2 * 40 / 3


def problem(hand: str) -> View:
    """At three all, the king of clubs led, and the point offered."""
    deal = Triomphe.position({HAND[0]: hand, TRICK: "KC", TURN_UP: "8C", HAND[1]: 5, STOCK: 21}, "reply", 0,
                             start={"dealer": 1, "score": (3, 3), "player": (0, 1)}, trump=0, leader=0, offerer=1)
    match = TriompheMatch(complete(game("ecarte").options, {"form": "triomphe"}), players=2)
    match.inner = deal
    return View("ecarte", 0, match.view(0), Knowledge(deal.eyes(0), PACK, len(deal.layout)))


@pytest.mark.parametrize(("hand", "answer"), [("QC 7C KD JD", "decline"), ("QC 8D TD 9H", "accept")])
def test_the_problem_of_1798(hand: str, answer: str) -> None:
    assert str(choose(problem(hand), 0, Random(1)).move) == answer


def test_a_trick_of_ones_partner_is_not_said_to_be_lost() -> None:
    """Of a trick that is not won it is told whose it is."""
    sitting, rng, told = Sitting(game("ecarte"), {"form": "triomphe", "hands": "partners"}, [{}] * 4), Random(2), set()
    for _ in range(2000):
        if sitting.over:
            sitting = Sitting(game("ecarte"), {"form": "triomphe", "hands": "partners"}, [{}] * 4)
        if sitting.nature_next:
            sitting.submit(NATURE, sitting.match.decision(NATURE).sample(rng))
            continue
        deal = sitting.match.deal()
        seat = deal.must[0]
        thought = choose(sitting.view(deal.by(seat)), seat, rng)
        if "the cheapest: the trick" in thought.why:
            assert isinstance(deal, Triomphe)
            trick = deal.zone[TRICK]
            ours = deal.left(deal.leader, deal.order.wins(trick, deal.trump)) in deal.partners_of(seat)
            assert ("is your partner’s" in thought.why) == ours
            told.add(ours)
        sitting.submit(seat, thought.move)
    assert told == {True, False}


@pytest.mark.parametrize(("hand", "told"), [
    ("QC 8C KD JD AS", "Lead the queen of clubs, the highest: with two trumps or more they are led first."),
    ("QC KD JD AS 9H", "Lead the king of diamonds, the highest beside the trump, which waits."),
    ("QC KD KS AS 9H", "Lead the king of spades, one of the highest beside the trump, which waits."),
    ("KD JD AS 9H 7H", "Lead the king of diamonds, the highest."),
    ("QC 9H", "Lead the nine of hearts, your only plain card.")])
def test_a_lead_names_its_card_and_why(hand: str, told: str) -> None:
    """Clubs are trumps; "lead the highest of the plain suits" was said of any of them."""
    deal = Triomphe.position({HAND[0]: hand, HAND[1]: len(hand.split()), STOCK: 20, TURN_UP: "7C"}, "play", 0, start={
        "dealer": 1, "score": (0, 0), "player": (0, 1), "hands": "two"}, trump=0, leader=0)
    assert lead(deal, 0)[1] == told


@pytest.mark.parametrize(("hand", "score", "told"), [
    ("KC 9D 8D 8H 7S", (3, 3),
     "the king of clubs will take a trick, so that an offer would give the point for nothing"),
    ("AC KD KS 8H 7S", (3, 3), "what you hold is not so poor that the point should be offered"),
    ("AC KD KS 8H 7S", (3, 4), "the point, if you offered it, would win them the game")])
def test_of_a_card_that_alone_may_be_played_it_is_told_why_the_point_is_not_offered(
        hand: str, score: tuple[int, int], told: str) -> None:
    """"No other card may be played" was all that was said, though the point could be offered."""
    deal = Triomphe.position({HAND[0]: hand, TRICK: "QC", TURN_UP: "8C", HAND[1]: 4, STOCK: 21}, "play", 0, start={
        "dealer": 0, "score": score, "player": (0, 1), "hands": "two"}, trump=0, leader=1)
    match = TriompheMatch(complete(game("ecarte").options, {"form": "triomphe"}), players=2)
    match.inner = deal
    why = choose(View("ecarte", 0, match.view(0), Knowledge(deal.eyes(0), PACK, len(deal.layout))), 0, Random(1)).why
    assert why == f"Play the {cards(hand)[0].name}: no other card may be played, and {told}."


@pytest.mark.parametrize("level", ["novice", "club"])
def test_who_does_not_see_his_partners_hand_offers_no_point(level: str) -> None:
    """Of four deals among partners three were given up before the first trick, on one hand of the two."""
    options, rng, asked = {"form": "triomphe", "hands": "partners"}, Random(4), 0
    sitting = Sitting(game("ecarte"), options, [{}] * 4)
    while asked < 120:
        if sitting.over:
            sitting = Sitting(game("ecarte"), options, [{}] * 4)
        seat = sitting.match.pending().must[0]
        if seat == NATURE:
            sitting.submit(NATURE, sitting.match.decision(NATURE).sample(rng))
            continue
        thought = think(sitting.view(sitting.match.deal().by(seat)), level, rng.getrandbits(30))
        asked += Move(("offer",)) in sitting.match.decision(seat)
        assert thought.move.verb != "offer"
        sitting.submit(seat, thought.move)
