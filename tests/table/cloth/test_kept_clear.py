"""On low tables and with larger letters: tricks won lie clear of plates and instruments, plates clear of each other,
tokens clear of the cameos on plates and of cards that are raised."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from itertools import combinations
from operator import or_

import pytest
from PySide6.QtCore import QRectF

from cardtable.table.cloth.scene import TableScene
from tests.games.euchre.moments import MOMENTS as EUCHRE
from tests.games.five_hundred.moments import bidding
from tests.games.napoleon.moments import FIVE, Evening, four
from tests.games.quinto.moments import MOMENTS as QUINTO
from tools.covered import drawn_over
from tools.moments import Moment, company
from tools.screens import table
from tools.waiting import until

pytestmark = pytest.mark.usefixtures("qapp")
LOW, WIDE, WIDER = ((1093, 594), 100), ((1280, 620), 130), ((1366, 748), 130)
WITH_CAMEOS = "Lady Carbery", "Mr. Pettifer", "Madame Duval", "Mr. Ferrars"
EDGE = 1                         # pixels of an edge, as a shadow has


def nobody() -> Moment:
    """All have passed, and six tricks are won."""
    return bidding().turn("pass", "pass", "pass").plays(20).moment()


def heaps(scene: TableScene) -> list[QRectF]:
    """Where tricks won lie."""
    assert scene.sight is not None
    layout = scene.sight.deal.layout
    return [reduce(or_, [item.home_rect for item in held]) for zone, held in scene.lying.items.items()
            if held and layout[zone].name == "tricks won"]


def meet(one: QRectF, other: QRectF) -> bool:
    """Whether one lies on the other."""
    return one.adjusted(EDGE, EDGE, -EDGE, -EDGE).intersects(other)


@pytest.mark.parametrize(("make", "size"), [
    (nobody, LOW), (nobody, WIDE), (QUINTO["trick"], WIDE), (QUINTO["dummy-play"], WIDE), (EUCHRE["later"], WIDE)],
    ids=["nobody-low", "nobody", "quinto", "dummy", "euchre"])
def test_tricks_won_lie_clear_of_plates_and_instruments(make: Callable[[], Moment], size: tuple[tuple[int, int], int]
                                                        ) -> None:
    """Half of them lay under the slate, and a heap behind a plate."""
    (wide, high), text = size
    with table(make(), (wide, high), {"text size": text}) as page:
        scene = page.scene
        things = [*[plate.sceneBoundingRect() for plate in scene.plates if plate.isVisible()],
                  *[one.device.lies for one in scene.instruments.all if one.device.isVisible()]]
        assert heaps(scene)
        assert not [heap for heap in heaps(scene) for thing in things if meet(heap, thing)]


def test_what_is_told_of_dials_lies_clear_of_the_games() -> None:
    with table(QUINTO["trick"](), WIDE[0], {"text size": WIDE[1]}) as page:
        kinds = {(one.place.kind, one.place.at): one.device for one in page.scene.instruments.all}
        told = kinds["dials", 0].words_below
        assert told.isVisible()
        assert told.sceneBoundingRect().bottom() <= kinds["game keys", 0].lies.top()


@pytest.mark.parametrize("size", [LOW, WIDE, WIDER])
def test_plates_of_the_other_table_lie_apart(size: tuple[tuple[int, int], int]) -> None:
    """One took the foot of the words of another, and the others' score touched cards."""
    with table(EUCHRE["progressive"](), size[0], {"text size": size[1]}) as page:
        plates = [plate.sceneBoundingRect() for plate in page.scene.plates if plate.isVisible()]
        assert len(plates) == 8
        assert not [pair for pair in combinations(plates, 2) if meet(*pair)]
        told = [one.device.words_below for one in page.scene.instruments.all]
        backs = [item.home_rect for item in page.scene.lying.all() if item.isVisible()]
        assert all(words.isVisible() for words in told)
        assert not [words for words in told if any(words.sceneBoundingRect().intersects(card) for card in backs)]


def test_calls_lie_clear_of_the_cameos_on_plates() -> None:
    """Wide ones lay against both."""
    made = Evening(5, 3, 5, pool="all", form="garnet", misery=True, wellington=True).deals(*FIVE).turn("bid misery")
    moment = replace(made.moment(), players=company([(name, "club") for name in WITH_CAMEOS], 5))
    with table(moment, WIDE[0], {"text size": WIDE[1]}) as page:
        cameos = [plate.cameo for plate in page.scene.plates if plate.portrait]
        assert cameos
        assert page.scene.tokens
        assert not [token.text for token in page.scene.tokens for cameo in cameos
                    if meet(token.sceneBoundingRect(), cameo)]


def test_what_may_be_bought_lies_clear_of_cards_that_are_raised() -> None:
    """At a spot beside the hand tokens took no count of how far its cards rise."""
    with table(four(form="purchase").moment(), WIDER[0], {"text size": WIDER[1]}) as page:
        assert drawn_over(page)
        for item in page.scene.lying.in_hand()[::4]:
            page.host.answering.choice.take(item.card)
        until(lambda: not page.stage.motion.busy)
        assert [token.text for token in page.scene.tokens] == ["Buy none", "Buy two"]
        raised = [item.home_rect.translated(0, -item.lift) for item in page.scene.lying.in_hand() if item.selected]
        assert len(raised) == 2
        assert not [token.text for token in page.scene.tokens for card in raised
                    if meet(token.sceneBoundingRect(), card)]
