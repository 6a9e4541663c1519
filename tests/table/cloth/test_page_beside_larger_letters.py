"""With letters larger than usual the whole table is laid beside a page that is drawn over it."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.all_fours.moments import MOMENTS as ALL_FOURS
from tests.games.loo.moments import MOMENTS as LOO
from tests.games.napoleon.moments import Evening
from tests.games.quinto.moments import MOMENTS as QUINTO
from tests.games.solo_whist.moments import MOMENTS as SOLO
from tests.games.whist.moments import MOMENTS as WHIST
from tools.covered import drawn_over, found, hidden
from tools.moments import Moment
from tools.screens import table
from tools.waiting import until

pytestmark = pytest.mark.usefixtures("qapp")
LOW, WIDE = (1093, 614), (1280, 640)
HIDING = "page", "plate one's own", "own hand on words", "device", "plate of another on plate"


@pytest.mark.parametrize(("make", "size", "text"), [
    (QUINTO["dummy-doubling"], WIDE, 115), (QUINTO["doubling"], LOW, 110), (SOLO["naming"], WIDE, 115),
    (ALL_FOURS["four-begging"], LOW, 130), (WHIST["called"], LOW, 130), (WHIST["waits"], LOW, 130)],
    ids=["dummy", "doubling", "naming", "begging", "called", "waits"])
def test_nothing_lies_under_it_nor_on_ones_own_plate(make: Callable[[], Moment], size: tuple[int, int],
                                                     text: int) -> None:
    """The dummy's cards, the die, and another's hand and plate lay beneath it, and one's own hand upon one's own
    markers."""
    moment = make()
    with table(moment, size, {"text size": text}) as page:
        wide, seen = page.scene.cloth.width(), [item.isVisible() for item in page.scene.lying.all()]
        assert drawn_over(page)
        said = [pair for pair, _ in found(moment.game, page.scene)]
        assert not [pair for pair in said if any(part in pair for part in HIDING)]
        assert [item.isVisible() for item in page.scene.lying.all()] == seen
        page.book.close_page()
        until(lambda: page.book.covers.isNull() and page.scene.cloth.width() == wide)


def test_one_s_own_plate_says_it_all_again_when_the_page_has_gone() -> None:
    with table(ALL_FOURS["four-begging"](), LOW, {"text size": 130}) as page:
        plate = page.scene.plates.of(0)
        assert plate is not None
        whole = plate.note
        assert whole == "to stand or beg"
        assert drawn_over(page)
        assert plate.note == ""
        page.book.close_page()
        until(lambda: page.book.covers.isNull() and not page.stage.motion.busy)
        assert plate.note == whole


def test_words_of_an_instrument_are_not_cut_by_ones_own_hand() -> None:
    """"ours: love, and one game" began beneath it: better none."""
    with table(WHIST["score"](), LOW, {"text size": 130}) as page:
        hand = [item.home_rect for item in page.scene.lying.in_hand()]
        below = [one.device.words_below for one in page.scene.instruments.all if one.place.caption]
        told = [words for words in below if words.isVisible()]
        assert hand
        assert told
        assert not any(words.sceneBoundingRect().adjusted(3, 5, -3, -5).intersects(card)
                       for words in told for card in hand)


def spare_hand(trick: int) -> Moment:
    """Sir Garnet, six at table, so many tricks played."""
    made = Evening(6, 5, 6, form="garnet")
    made.deals("AH KH QH 2C 3C", "2H 3H 4H 5C 6C", "5H 6H 7H 8C 9C", "8H 9H TH TC JC", "JH 2S 3S 4S 5S",
               "2D 3D 4D QC KC").calls("4 pass pass pass pass pass")
    return made.plays("AH 2H 5H 8H JH 2D" if trick else "").moment()


def test_at_a_full_table_no_plate_hides_one_beside_a_page() -> None:
    with table(LOO["seven"](), LOW, {"text size": 130}) as page:
        assert drawn_over(page)
        assert not list(hidden(page.scene))


@pytest.mark.parametrize("trick", [0, 1])
@pytest.mark.parametrize("size", [WIDE, LOW])
@pytest.mark.parametrize("text", [130, 150])
def test_no_plate_hides_a_hand_face_down(trick: int, size: tuple[int, int], text: int) -> None:
    """As if he held none: it had gone aside from the cards he had played."""
    with table(spare_hand(trick), size, {"text size": text}) as page:
        assert not list(hidden(page.scene))
        assert not page.book.folded or drawn_over(page) and not list(hidden(page.scene))
