"""The slate that folds when all have called lies clear of what is said of the card turned up, wherever that stood."""
from __future__ import annotations

import pytest

from cardtable.devices.call_slate.slate import CallSlate
from cardtable.table.cloth.overlaps import letters
from cardtable.table.sitting.page import TablePage
from tests.games.solo_whist.moments import Evening
from tools.screens import table

pytestmark = pytest.mark.usefixtures("qapp")
LEFT = 1
OWING = 4                # deals, after which the dealer's plate tells so much that the words lie above his card


def slate(page: TablePage) -> CallSlate:
    """The slate on the cloth."""
    [found] = [one.device for one in page.scene.instruments.all if isinstance(one.device, CallSlate)]
    return found


@pytest.mark.parametrize("size", [(1366, 768), (1366, 748), (1366, 728), (1280, 620), (1440, 900)])
@pytest.mark.parametrize("before", [0, OWING])
def test_it_lies_clear_of_the_words_above_the_card_of_a_dealer_at_the_left(size: tuple[int, int], before: int) -> None:
    """Its frame lay on "turned up", which had gone there while the slate was whole."""
    evening = Evening(before=before, first=LEFT, nobody="misere").deals(turned="5D")
    assert evening.deal.dealer == LEFT
    stood = []
    for said in ("pass pass pass", "pass"):
        with table(evening.calls(said).moment(), size, {}) as page:
            [words] = [one for one in page.scene.captions.values() if one.text == "turned up"]
            assert words.isVisible()
            stood.append(letters(words.sceneBoundingRect()))
            assert not any(slate(page).lies.intersects(where) for where in stood)
    assert stood[0] == stood[1], "words stay where they are when the slate folds"
