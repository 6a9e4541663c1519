"""What search knows of Écarté: scores, layouts, how likely they are, and what it says."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import cards
from cardtable.games import game
from cardtable.games.ecarte.book import habits
from cardtable.games.ecarte.rules.rules import HAND, PACK, WON, Ecarte, lawful
from cardtable.games.ecarte.search.ends import NOBODY, marked
from cardtable.games.ecarte.search.equity import worth
from cardtable.games.ecarte.search.evaluate import BeforePlay, InPlay, guided, question
from cardtable.games.ecarte.search.likely import MASK, Likelihood, played
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from tests.players.test_compared import decisions

HEARTS, SPADES = 2, 3

# Chances of the leader from 300,000 deals with the book's exchanges and open cards, a model made apart from this one.
MODEL = {(1, 0): .606, (2, 0): .718, (3, 0): .826, (4, 0): .920, (2, 1): .622, (3, 1): .750, (4, 1): .873, (3, 2): .640,
         (4, 2): .791, (4, 3): .669, (0, 0): .5}


@pytest.mark.parametrize("score", MODEL)
def test_scores_are_worth_what_another_model_says(score: tuple[int, int]) -> None:
    chances = [(1 + worth(5, False).value(*score, dealer)) / 2 for dealer in (0, 1)]
    assert sum(chances) / 2 == pytest.approx(MODEL[score], abs=.03)


@pytest.mark.parametrize("goal", range(1, 16))
@pytest.mark.parametrize("multiplied", [False, True])
def test_worth_is_fair_and_rises_with_the_score(goal: int, multiplied: bool) -> None:
    of = worth(goal, multiplied)
    for dealer in (0, 1):
        for own in range(goal):
            for his in range(goal):
                assert of.value(own, his, dealer) == pytest.approx(-of.value(his, own, 1 - dealer))
                if own:
                    assert of.value(own, his, dealer) > of.value(own - 1, his, dealer)


def test_a_treble_game_is_worth_three() -> None:
    assert worth(5, True).value(5, 0, 0) == 3
    assert worth(5, True).value(2, 5, 0) == -2
    assert worth(5, False).value(5, 0, 0) == 1


@pytest.mark.parametrize(("before", "tricks", "pays_two", "king", "after"), [
    ((0, 0), 3, NOBODY, NOBODY, (1, 0)),
    ((0, 0), 2, 0, NOBODY, (0, 2)),
    ((0, 0), 5, NOBODY, 1, (2, 1)),
    ((4, 4), 0, NOBODY, 0, (5, 4)),                      # the king ends the game before the play
    ((4, 3), 5, NOBODY, NOBODY, (5, 3)),
])
def test_marks(before: tuple[int, int], tricks: int, pays_two: int, king: int, after: tuple[int, int]) -> None:
    assert marked(*before, tricks, pays_two, king, 5) == after


def test_better_hands_have_better_chances() -> None:
    strong, weak = cards("KS QS JS KH KD"), cards("7S 7H 8D 9C TC")
    for table in (habits.STAND, habits.REFUSE, habits.GIVEN, habits.TAKEN, habits.STAND_LATER, habits.REFUSE_LATER):
        assert habits.chance(table, strong, SPADES) > .85
        assert habits.chance(table, weak, SPADES) < .5


@pytest.mark.parametrize(("hand", "led"), [
    ("AS 9S 7S KH QD", "AS"), ("KS 8D QH JH 7C", "KS"), ("7S QH 9H 8D JC", "QH"), ("JS 8D 8H 8C 9C", "9C")])
def test_habit_leads_as_the_book_does(hand: str, led: str) -> None:
    assert habits.lead(cards(hand), SPADES) == cards(led)[0]


def test_moves_of_habit_are_lawful() -> None:
    rng, of = Random(1), worth(5, False)
    for number in range(300):
        deal = Ecarte(number % 2, (number % 5, number // 5 % 5))
        while not deal.over:
            seat = deal.must[0]
            decision = deal.decision(seat)
            move = decision.sample(rng) if seat == NATURE else habits.move(deal, seat, of)
            assert move in decision
            deal.apply(seat, move)


def positions(count: int, phase: str) -> list[tuple[Sitting, View]]:
    """Random sittings at a decision of this phase."""
    found = []
    for number in range(count):
        rng, sitting = Random(f"{number} {phase}"), Sitting(game("ecarte"), {})
        skip = number % 4
        while not sitting.over:
            deal = sitting.match.deal()
            seat = deal.must[0]
            if seat != NATURE and deal.phase == phase:
                if not skip:
                    found.append((sitting, sitting.view(deal.by(seat))))
                    break
                skip -= 1
            sitting.submit(seat, deal.decision(seat).sample(rng))
    return found


@pytest.mark.parametrize("phase", ["proposal", "answer", "exchange", "play"])
def test_the_true_layout_is_possible_and_layouts_agree_with_the_view(phase: str) -> None:
    for sitting, view in positions(12, phase):
        seat = view.turn
        assert seat is not None
        asked = question(view, seat, Move(("none",)))
        assert isinstance(asked, BeforePlay | InPlay)
        own, true = (MASK(zone[HAND[s]]) for zone, s in ((view.deal.zone, seat), (sitting.match.deal().zone, 1 - seat)))
        layouts = list(asked.layouts(Random(1)))
        assert [number for number, _ in layouts] == list(range(len(asked.every)))
        assert all(weight > 0 for _, weight in layouts)
        for hand in asked.every:
            assert not own & hand
            assert hand.bit_count() == true.bit_count()
        if asked.ways:
            assert len(set(asked.every)) == len(layouts) == asked.ways
            assert true in asked.every
        for plan in asked.plans:
            assert len(asked.found[plan]) == len(layouts)


def test_the_cards_played_by_each_are_told_apart() -> None:
    for sitting, _ in positions(30, "play"):
        seen: dict[int, list[object]] = {0: [], 1: []}
        rng = Random(3)
        deal = sitting.match.deal()
        first = [set(deal.zone[HAND[s]]) | set(played(deal, s)) for s in (0, 1)]
        while not deal.over:
            seat = deal.must[0]
            card = rng.choice(lawful(deal.zone[HAND[seat]], deal.zone[2][0], deal.trump) if deal.zone[2]
                              else deal.zone[HAND[seat]])
            deal.apply(seat, Move(("play", card)))
            for s in (0, 1):
                assert set(played(deal, s)) | set(deal.zone[HAND[s]]) == first[s], seen
        assert len(deal.zone[WON[0]]) + len(deal.zone[WON[1]]) == 10


def refused(hand: str) -> float:
    """How likely the elder hand thinks this hand of a dealer who has refused."""
    deal = Ecarte.position({HAND[0]: hand, HAND[1]: "8C 9C TC AD 7D", 1: "QH", 0: 21}, "play", 1, trump=HEARTS,
                           proposals=1, pays_two=0, start={"dealer": 0})
    away = sum(c.bit for c in PACK if c not in deal.zone[HAND[1]] and c not in deal.zone[1])
    return Likelihood(deal, 0, away, worth(5, False)).of(cards(hand))


def test_who_has_refused_holds_good_cards() -> None:
    assert refused("KH JH 9H KS QS") > 3 * refused("7C 8D 9D 9S TS")


def test_master_says_what_it_weighed() -> None:
    said = [think(view, "master", 1, 0.3) for phase in ("proposal", "answer", "exchange", "play")
            for _, view in positions(6, phase)]
    searched = [thought for thought in said if thought.weighed]
    assert len(searched) > 12
    for thought in searched:
        assert thought.unit == "games in 100"
        assert thought.move in [w.move for w in thought.weighed]
        assert all(0 <= w.value <= 100 for w in thought.weighed)
        if len(thought.weighed) > 1:
            assert f"{thought.samples} layouts" in thought.why
            assert " in 100" in thought.why
    assert any(" against " in thought.why for thought in searched)


def test_strict_tables_are_searched_by_the_guided_rules() -> None:
    sitting = Sitting(game("ecarte"), {"laws": "strict"})
    rng = Random(5)
    while sitting.match.deal().phase != "play":
        seat = sitting.match.deal().must[0]
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    view = sitting.view(sitting.match.deal().must[0])
    assert type(guided(view.deal)) is Ecarte
    thought = think(view, "master", 1, 0.1)
    assert thought.move in view.decision(thought.seat)


def test_at_four_to_four_a_certain_king_and_point_are_not_risked() -> None:
    """Needing one point, with four sure tricks, the elder hand plays: cards could only give the other the king."""
    deal = Ecarte.position({HAND[1]: "QH JH AH KS QS", HAND[0]: 5, 1: "KH", 0: 21}, "proposal", 1, trump=HEARTS,
                           score=[4, 4], start={"dealer": 0})
    assert habits.chance(habits.STAND, deal.zone[HAND[1]], HEARTS) > .9
    assert habits.move(deal, 1, worth(5, False)) == Move(("stand",))


def test_who_holds_the_king_of_trumps_has_no_vole_to_save() -> None:
    told = dict[bool, set[str]]()
    for _, view in positions(60, "proposal"):
        deal = view.deal
        assert isinstance(deal, Ecarte)
        seat = deal.must[0]
        asked = question(view, seat, Move(("propose",)))
        assert isinstance(asked, BeforePlay)
        king = any(card.suit == deal.trump and card.name.startswith("king") for card in deal.zone[HAND[seat]])
        told.setdefault(king, set()).add(asked.part_words["vole"].why)
    assert told == {True: {"it makes the vole oftener"}, False: {"it makes the vole oftener, or saves it"}}


def test_against_four_no_second_point_is_lost() -> None:
    """"It runs less risk of losing two" was said of a proposal against an adversary who wants but one."""
    told = set[tuple[bool, str]]()
    for view, seat in decisions("ecarte", 5, 120):
        asked = question(view, seat, next(iter(view.decision(seat))))
        if isinstance(asked, BeforePlay):
            told.add((asked.deal.score[1 - seat] == 4, asked.part_words["two"].why))
    assert told == {(False, "it runs less risk of losing two"), (True, "it wins two points oftener")}
