"""The higher card has the choice of deal: Piquet 002:3370-3372, both Béziques 002:394-397 and 774-776."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.games import game
from cardtable.players.think import think
from cardtable.rules.cutting import ChosenCut
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting

CUTS = [("piquet", "7H AH"), ("bezique", "7H1 TH2"), ("rubicon_bezique", "KS4 TC2")]


def cut(name: str, cards: str) -> Sitting:
    sitting = Sitting(game(name), {})
    sitting.submit(NATURE, Move.read(f"cut {cards}"))
    return sitting


@pytest.mark.parametrize(("name", "cards"), CUTS)
@pytest.mark.parametrize(("verb", "dealer"), [("deal-first", 1), ("deal-second", 0)])
def test_the_higher_cut_chooses_whether_to_deal(name: str, cards: str, verb: str, dealer: int) -> None:
    sitting = cut(name, cards)
    assert isinstance(sitting.match.deal(), ChosenCut)
    assert sitting.match.pending().must == (1,)
    assert [str(move) for move in sitting.match.decision(1)] == ["deal-first", "deal-second"]
    sitting.submit(1, Move((verb,)))
    assert sitting.match.deal().dealer == dealer
    assert sitting.nature_next


@pytest.mark.parametrize(("name", "cards"), CUTS)
@pytest.mark.parametrize("level", ["novice", "club"])
def test_every_computer_player_makes_the_choice(name: str, cards: str, level: str) -> None:
    sitting = cut(name, cards)
    assert think(sitting.view(1), level, 1).move in sitting.match.decision(1)


def test_at_bezique_each_game_of_a_match_is_cut_for_again_with_the_choice() -> None:
    sitting = Sitting(game("bezique"), {"games": 3})
    sitting.submit(NATURE, Move.read("cut 7H1 TH2"))
    sitting.submit(1, Move.read("deal-second"))
    sitting.submit(NATURE, sitting.match.decision(NATURE).sample(Random(1)))
    sitting.submit(0, Move.read("resign"))
    assert sitting.match.pending().phase == "cut"


@pytest.mark.parametrize("name", ["bezique", "rubicon_bezique"])
def test_under_the_first_revision_the_higher_cut_deals(name: str) -> None:
    sitting = Sitting(game(name).of(1), {})
    sitting.submit(NATURE, Move.read("cut 7H1 TH2"))
    assert (sitting.match.deal().dealer, sitting.nature_next) == (1, True)
    assert sitting.record().rules == 1
