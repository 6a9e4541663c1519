"""Where the pack lies at All-Fours for four, beside a hand that is laid open at the left; and what its tokens say."""
from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.games.all_fours.evaluate import phrase
from cardtable.games.all_fours.layout import places
from cardtable.games.all_fours.rules import LAYOUT
from cardtable.games.all_fours.talk import TALK
from cardtable.rules.moves import Move
from cardtable.showing.opened import opened
from tests.games.all_fours.moments import MOMENTS, four
from tools.screens import table

SUITS, ACROSS = 4, 1012          # columns that a hand may have; pixels across the cloth at unit 1


def test_it_hides_no_rank_of_an_open_hand() -> None:
    match = four().turn("stand").sitting.match
    found = places(match, match.deal())
    hand, = [opened(zone, 6) for zone in found.zones if zone.zone == "hand" and zone.at == 1]
    last = hand.x + (SUITS - 1) / 2 * hand.step * hand.width / ACROSS        # the middle of the last column
    for zone in found.zones:
        if zone.zone in ("stock", "turn-up", "turned before"):
            assert zone.x - zone.width / 2 / ACROSS > last


def test_what_the_dealer_gives_is_called_alike_on_the_token_and_in_advice() -> None:
    """“Take one” was pressed, “Give one” compared."""
    for verb in ("give", "run", "stand"):
        assert TALK.token(Move((verb,))) == phrase[verb][0]


@pytest.mark.parametrize("size", [(1093, 614), (1366, 768), (1440, 900)])
def test_the_card_turned_up_and_its_words_lie_clear_of_the_trick(qapp: QApplication, size: tuple[int, int]) -> None:
    """The card of whoever sits at the left lay on its corner, and on half of the words."""
    with table(MOMENTS["four-play"](), size, {}) as page:
        scene = page.scene
        trick = [item.sceneBoundingRect() for item in scene.lying.items[LAYOUT.trick]]
        turned, = [item.sceneBoundingRect() for item in scene.lying.items[LAYOUT.turn_up]]
        words = scene.captions[LAYOUT.turn_up]
        assert words.isVisible()
        assert len(trick) == 3
        for card in trick:
            assert not card.intersects(words.sceneBoundingRect())
            assert not card.adjusted(3, 3, -3, -3).intersects(turned)
