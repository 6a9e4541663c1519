"""Draws counted by ranks are those counted card by card."""
from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from cardtable.cards import JOKER, RANKS, Cards, cards, pack
from cardtable.families.poker_hands.drawing import against, becoming, kinds, place
from cardtable.families.poker_hands.kinds import Kind
from cardtable.families.poker_hands.ranking import WHOLE, Ranking

WILD = (*pack(RANKS), JOKER)
DRAWS = (("7C 7D AH KS 2C", 2, True), ("7C 8C 9C TC 2D", 4, True), ("JO 8C 9C TC 2D", 4, True),
         ("JO 8C 8D TC 2D", 3, True), ("AC 2D 3C 4S 5D", 4, False), ("TC JC QC KC 2D", 4, False))


@pytest.mark.parametrize(("text", "keeps", "blank"), DRAWS)
def test_every_way_is_counted(text: str, keeps: int, blank: bool) -> None:
    hand = cards(text)
    kept, out = hand[:keeps], tuple([card for card in (WILD if blank else pack(RANKS)) if card not in hand])
    slowly = Counter([place(WHOLE, kept + some) for some in combinations(out, 5 - keeps)])
    assert becoming(WHOLE, kept, out, 5 - keeps) == slowly


def test_a_blank_card_is_placed_as_the_ranking_has_it() -> None:
    rng = Random(5)
    for tiger in (False, True):
        ranking = Ranking(tiger=tiger)
        for _ in range(60):
            hand = (JOKER, *rng.sample(pack(RANKS), 4))
            assert ranking.strengths[place(ranking, hand)] == ranking.of(hand), hand


def test_all_hands_dealt_are_known_from_combinatorics() -> None:
    found = kinds(WHOLE, becoming(WHOLE, (), pack(RANKS), 5))
    assert list(found.values()) == [40, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540]
    wild = kinds(WHOLE, becoming(WHOLE, (), WILD, 5))
    assert (sum(wild.values()), wild[Kind.FOURS]) == (2_869_685, 3_133)


def test_among_hands_that_are_drawn_alike_each_wins_its_share() -> None:
    hand: Cards = cards("7C 7D 9H KS 2C")
    ways = becoming(WHOLE, hand[:2], [card for card in pack(RANKS) if card not in hand], 3)
    assert [round(against(ways, ways, others), 9) for others in (1, 2, 3)] == [.5, round(1 / 3, 9), .25]
