"""What is asked at a cut is answered below the cards that were cut, and covers none of them."""
from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.bezique import moments as bezique
from tools.screens import table


@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
def test_no_token_lies_on_a_card(qapp: object, size: tuple[int, int]) -> None:
    cut = bezique.MOMENTS["cut"]()
    with table(replace(cut, lines=cut.lines[:1], live=0), size, {}) as page:
        scene = page.scene
        assert [token.text for token in scene.tokens] == ["Deal first", "Let the other deal"]
        cards = [item.sceneBoundingRect() for item in scene.lying.all() if item.isVisible()]
        for token in scene.tokens:
            assert not [rect for rect in cards if rect.intersects(token.sceneBoundingRect())]
        middle = sum([token.sceneBoundingRect().center().x() for token in scene.tokens]) / 2
        assert abs(middle - scene.cloth.center().x()) < scene.cloth.width() * .05
