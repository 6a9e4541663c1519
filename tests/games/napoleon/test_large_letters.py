"""With large letters plates at the sides lie on nobody's cards, and calls have room for large words."""
from __future__ import annotations

import pytest

from tests.games.napoleon.moments import MOMENTS, Evening, four
from tools.covered import lying
from tools.moments import Moment
from tools.screens import table
from tools.waiting import spin

pytestmark = pytest.mark.usefixtures("qapp")

LARGE: dict[str, object] = {"text size": 200}
USUAL, SMALL = (1440, 900), (1093, 614)
COUNTED = 1 / 3                                  # of a back: with so much covered it can still be counted
ASKED = Evening(6, 5, 6, pool="dealer", misery=True).deals("AH KH QH 2C 3C").moment()
LEFT_CALLS = four("pass 3 pass pass").plays("KH AH 5H 7H KD 4D 6C").moment()


@pytest.mark.parametrize("size", [USUAL, SMALL])
@pytest.mark.parametrize("moment", [MOMENTS["six"](), MOMENTS["six-fifth"](), ASKED, LEFT_CALLS],
                         ids=["six", "six-fifth", "asked", "left calls"])
def test_the_cards_that_others_hold_can_be_counted(moment: Moment, size: tuple[int, int]) -> None:
    """From the second trick on, plates of those at the sides lay over two thirds of their cards."""
    with table(moment, size, LARGE) as page:
        spin(200)
        found = list(lying(page.scene))
        backs = [one.where for one in found if one.called == "back hand"]
        assert backs
        for plate in [one.where for one in found if one.kind == "plate"]:
            for back in backs:
                met = plate & back
                assert met.width() * met.height() < COUNTED * back.width() * back.height()


@pytest.mark.parametrize("size", [USUAL, SMALL])
def test_the_callers_disc_at_the_side_lies_on_nothing(size: tuple[int, int]) -> None:
    with table(LEFT_CALLS, size, LARGE) as page:
        spin(200)
        found = list(lying(page.scene))
        [disc] = [one.where for one in found if one.called == "device disc"]
        assert disc.center().x() < page.scene.cloth.center().x()
        assert not [one.called for one in found if one.called != "device disc"
                    and one.where.adjusted(2, 2, -2, -2).intersects(disc.adjusted(2, 2, -2, -2))]


@pytest.mark.parametrize(("size", "least"), [(USUAL, 2.0), (SMALL, 1.5)])
def test_seven_calls_at_a_table_of_six_have_large_words(size: tuple[int, int], least: float) -> None:
    """They were smaller as long as plates lay beside them."""
    with table(ASKED, size, LARGE) as page:
        spin(200)
        tokens = page.scene.tokens
        assert len(tokens) == 7
        assert all(token.most is None or token.most >= least for token in tokens)
