"""What a deal of tricks keeps of its play."""
from __future__ import annotations

from random import Random

from cardtable.cards import BACK
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from tests.families.toys import Small, SmallWhist


def test_the_hands_as_dealt_are_known_where_tricks_are_gathered() -> None:
    for kind in (Small, SmallWhist):                     # in the second a hand lies open
        deal, rng = kind(3), Random(1)
        deal.apply(NATURE, deal.decision(NATURE).sample(rng))
        dealt = [frozenset(deal.dealt_hand(seat)) for seat in range(4)]
        assert {len(hand) for hand in dealt} == {5}
        while not deal.over:
            assert [frozenset(deal.dealt_hand(seat)) for seat in range(4)] == dealt
            seat, = deal.must
            deal.apply(seat, deal.decision(seat).sample(rng))
        assert [frozenset(deal.dealt_hand(seat)) for seat in range(4)] == dealt


def test_of_another_hand_only_what_was_played_is_known() -> None:
    deal = Small(3)
    deal.do_shuffle(NATURE, *Small.pack)
    card = deal.allowed(0)[0]
    deal.apply(0, Move(("play", card)))
    seen = deal.view(1).dealt_hand(0)
    assert (seen.count(BACK), seen.count(card), len(seen)) == (4, 1, 5)
