"""Hands rank as the book has it, by tables and by its words alike; a blank card, the tiger, a shorter pack."""
from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import pytest

from cardtable.cards import RANKS, card, cards, pack
from cardtable.families.poker_hands.kinds import Kind
from cardtable.families.poker_hands.ranking import WHOLE, Ranking
from cardtable.families.poker_hands.words import called, exactly
from tests.families.poker_hands.slowly import judged

BEST_FIRST = [
    "TS JS QS KS AS", "9H TH JH QH KH", "AD 2D 3D 4D 5D", "AS AH AD AC 2S", "KS KH KD KC QS", "9S 9H 9D 2C 2D",
    "8S 8H 8D AC AD", "AC 6C 9C JC 2C", "KC QC JC TC 8C", "TS JH QD KC AC", "AS 2H 3D 4C 5C", "9S 9H 9D 4C 2D",
    "JS JH 9D 9C 2S", "JD JC 8D 8C AS", "TS TH 9D 9C AS", "QS QH AD 4C 2S", "QD QC KD JC 9S", "AS KH QD JC 9S",
    "QS KH AD 2C 3S"]
"""Hands of which each beats the next (002:4064-4126)."""


def test_each_beats_the_next() -> None:
    for better, worse in pairwise(BEST_FIRST):
        assert WHOLE.winners([cards(worse), cards(better)]) == (1,), (better, worse)
        assert WHOLE.value(cards(better)) > WHOLE.value(cards(worse))


def test_by_tables_as_in_words() -> None:
    rng, deck = Random(5), pack(RANKS)
    hands = [rng.sample(deck, 5) for _ in range(2_000)] + [rng.sample(deck[:13], 5) for _ in range(500)]
    hands += [rng.sample([one for one in deck if one.rank in (3, 4, 5)], 5) for _ in range(500)]
    for one, other in pairwise(hands):
        assert (WHOLE.value(one) > WHOLE.value(other)) == (judged(one) > judged(other)), (one, other)
        assert (WHOLE.value(one) == WHOLE.value(other)) == (judged(one) == judged(other)), (one, other)


def test_strengths_of_the_whole_pack() -> None:
    assert Counter(strength.kind for strength in WHOLE.strengths) == {
        Kind.STRAIGHT_FLUSH: 10, Kind.FOURS: 156, Kind.FULL: 156, Kind.FLUSH: 1277, Kind.STRAIGHT: 10, Kind.THREES: 858,
        Kind.TWO_PAIRS: 858, Kind.PAIR: 2860, Kind.HIGHEST_CARD: 1277}


def test_a_short_pack() -> None:
    """Of 32 cards, with the ace below the seven, too: the seven of clubs is in two straight flushes."""
    short = Ranking("789TJQKA")
    found = Counter(short.strength(hand).kind for hand in combinations(pack("789TJQKA"), 5) if hand[0] is card("7C"))
    assert short.strength(cards("AS 7H 8D 9C TC")).kind is Kind.STRAIGHT
    assert Ranking("789TJQKA", low_ace=False).strength(cards("AS 7H 8D 9C TC")).kind is Kind.HIGHEST_CARD
    assert sum(n for n in found.values()) == 31 * 30 * 29 * 28 // 24
    assert found[Kind.STRAIGHT_FLUSH] == 2


def test_suits_break_no_tie() -> None:
    assert WHOLE.winners([cards("AS KS QS JS 9S"), cards("AH KH QH JH 9H"), cards("2S 2H 2D 3C 4C")]) == (0, 1)


@pytest.mark.parametrize(("held", "kind", "stands"), [
    ("7S 7H 7D JO 2C", Kind.FOURS, "7C"), ("7S 7H 5D 5C JO", Kind.FULL, "7C"),
    ("5H 6H 7H 8H JO", Kind.STRAIGHT_FLUSH, "9H"),
    ("KS QD 9H 4C JO", Kind.PAIR, "KC"), ("6S 7D 9H TC JO", Kind.STRAIGHT, "8C"), ("7S 7H 7D 7C JO", Kind.FOURS, "AC"),
    ("AH KH 9H 2H JO", Kind.FLUSH, "QH")])
def test_a_blank_card_is_what_serves_best(held: str, kind: Kind, stands: str) -> None:
    strength, stood_for = WHOLE.best(cards(held))
    assert (strength.kind, stood_for) == (kind, card(stands))


def test_the_tiger_is_above_every_other_straight() -> None:
    low, high, flush = cards("AH 2D 3C 4S 5H"), cards("AS KH QD JC TS"), cards("2C 3C 4C 5C 7C")
    tiger = Ranking(tiger=True)
    assert tiger.winners([low, high]) == (0,)
    assert tiger.winners([low, flush]) == (1,)
    assert WHOLE.winners([low, high]) == (1,)
    assert tiger.value(cards("AH 2H 3H 4H 5H")) < tiger.value(cards("2H 3H 4H 5H 6H"))     # straight flushes are none


@pytest.mark.parametrize(("hand", "name", "in_full"), [
    ("AS KS QS JS TS", "a straight flush to the ace", "a straight flush to the ace"),
    ("6S 6H 6D 6C 2C", "four sixes", "four sixes, then two"),
    ("KS KH KD QD QH", "a full, kings on queens", "a full, kings on queens"),
    ("9C 7C 4C 3C 2C", "a flush, nine high", "a flush, nine high, then seven, four, three, two"),
    ("AS 2H 3D 4C 5C", "a straight to the five", "a straight to the five"),
    ("9S 9H 9D 4C 2D", "three nines", "three nines, then four, two"),
    ("JS JH 9D 9C 2S", "two pairs, knaves and nines", "two pairs, knaves and nines, then two"),
    ("QS QH AD 4C 2S", "a pair of queens", "a pair of queens, then ace, four, two"),
    ("AS KH QD JC 9S", "ace high", "ace high, then king, queen, knave, nine")])
def test_names(hand: str, name: str, in_full: str) -> None:
    strength = WHOLE.strength(cards(hand))
    assert (called(strength), exactly(strength)) == (name, in_full)
