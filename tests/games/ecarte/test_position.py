"""Positions built from what a book tells."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.cards import BACK, card, cards
from cardtable.games.ecarte.rules.rules import DISCARD, HAND, KINGS, PACK, STOCK, TRICK, TURN_UP, WON
from cardtable.games.ecarte.search.position import DEALER, ELDER, NoPosition, Position, after
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from tests.spread import far
from tests.suite import Trial, forms

SPADES = 3


def at(hand: str, phase: str = "play", seat: int = ELDER, **told: Any) -> View:
    return Position(seat, phase, cards(hand), SPADES, **told).view()


def sampled(view: View, n: int = 60) -> list[Any]:
    rng = Random(1)
    return [view.knowledge.world(view.deal, rng) for _ in range(n)]


def test_before_a_proposal() -> None:
    view = at("KS 8C 9C TC 7D", "proposal", turn_up=card("7S"), score=(4, 3))
    assert [str(m) for m in view.decision(ELDER)] == ["propose", "stand"]
    assert (view.turn, view.deal.score, vars(view.deal)["trump"]) == (ELDER, [4, 3], SPADES)
    assert [len(view.deal.zone[z]) for z in (STOCK, TURN_UP, *HAND)] == [21, 1, 5, 5]
    assert view.worlds().total == 26 * 25 * 24 * 23 * 22 // 120


def test_every_world_is_a_whole_pack_and_the_same_view() -> None:
    view = at("QS 8C 7D", history=((card("8D"), card("JD")), (card("7C"), card("TC"))), discarded=cards("9H TH"),
              turn_up=card("9S"))
    for world in sampled(view):
        assert sorted(c for held in world.zone for c in held) == sorted(PACK)
        assert world.view(ELDER) == view.deal


def test_history_is_gone_through() -> None:
    view = at("QS 8C 7D 8H", seat=ELDER, history=((card("KD"), card("7S")),), led=card("TC"))
    assert view.deal.zone[WON[DEALER]] == cards("KD 7S")
    assert view.deal.zone[TRICK] == cards("TC")
    assert vars(view.deal)["first"] == (card("7S"), card("KD"))
    assert [str(m) for m in view.decision(ELDER)] == ["play 8C"]
    assert not any(c.suit == 1 for world in sampled(view) for c in world.zone[HAND[DEALER]])     # he was void


@pytest.mark.parametrize(("number", "least", "most"), [(0, 0, 0), (2, 2, 2), (None, 0, 3)])
def test_trumps_known_to_be_held(number: int | None, least: int, most: int) -> None:
    view = at("QS 8C 7D", tricks=(1, 1), adversary_trumps=number)
    held = [sum(c.suit == SPADES for c in world.zone[HAND[DEALER]]) for world in sampled(view, 200)]
    assert (min(held), max(held)) == (least, most)


def test_a_king_declared_is_held() -> None:
    view = at("QS 9S 8S", tricks=(0, 2), announced=DEALER)
    assert all(KINGS[SPADES] in world.zone[HAND[DEALER]] for world in sampled(view))


def test_a_turn_up_not_told_is_a_trump() -> None:
    view = at("QS 9S 8S 7H 8H")
    assert view.deal.zone[TURN_UP] == (BACK,)
    assert {world.zone[TURN_UP][0].suit for world in sampled(view)} == {SPADES}


def test_own_discards_are_nobody_elses() -> None:
    view = at("QS 9S 8S 7H 8H", discarded=cards("7C 8C"))
    assert view.deal.zone[DISCARD[ELDER]] == cards("7C 8C")
    assert not any(set(cards("7C 8C")) & set(world.zone[HAND[DEALER]]) for world in sampled(view))


def test_words_can_be_spoken_on() -> None:
    view = at("KS 8C 9C TC 7D", "proposal", turn_up=card("7S"))
    later = after(view, ELDER, Move(("stand",)), Move(("king",)))
    assert (later.deal.phase, later.deal.score, vars(later.deal)["pays_two"]) == ("play", [0, 1], ELDER)
    assert view.deal.phase == "proposal"


@pytest.mark.parametrize("told", [
    {"hand": "KS 8C 9C TC"}, {"hand": "KS KS 9C TC 7D"}, {"hand": "2S 8C 9C TC 7D"},
    {"hand": "KS 8C 9C TC 7D", "turn_up": card("KS")}, {"hand": "KS 8C 9C TC 7D", "turn_up": card("7H")},
    {"hand": "KS 8C 9C TC", "history": ((card("KS"), card("7S")),)},
    {"hand": "KS 8C 9C TC 7D", "discarded": cards("7D")}, {"hand": "KS 8C 9C TC 7D", "led": card("KS")},
])
def test_contradictions_are_told(told: dict[str, Any]) -> None:
    with pytest.raises(NoPosition):
        at(**told)


def test_a_position_tells_what_the_player_of_a_true_deal_would_know() -> None:
    """Deals played to the second trick, told again as positions: the same cards lie open and are possible."""
    compared = 0
    for seed in range(far(16, 40)):
        trial = Trial(forms()[0], seed, looks=0)
        while not trial.sitting.over:
            deal: Any = trial.deal
            seat = deal.pending().must[0]
            if deal.phase == "play" and deal.dealer == DEALER and not deal.proposals and not deal.announced \
                    and len(deal.zone[HAND[DEALER]]) == 4 and not deal.zone[TRICK]:
                true = trial.sitting.view(seat)
                trick = next(deal.zone[pile] for pile in WON if deal.zone[pile])
                told = Position(seat, "play", deal.zone[HAND[seat]], deal.trump, deal.zone[TURN_UP][0],
                                tuple(deal.score), 0, deal.pays_two, ((trick[0], trick[1]),)).view()
                assert told.deal.zone == true.deal.zone
                assert told.knowledge.may[HAND[1 - seat]] == true.knowledge.may[HAND[1 - seat]]
                assert told.worlds().total == true.worlds().total
                assert list(told.decision(seat)) == list(true.decision(seat))
                compared += 1
            trial.move()
    assert compared > far(4, 10)
