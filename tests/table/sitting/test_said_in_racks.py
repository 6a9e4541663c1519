"""Where two share a screen: what has been said goes with its plate when a hand is held up or put down, and the plate
has one place beside that hand, whatever stands on it."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from cardtable.games import game
from cardtable.table.cloth.sight import NOBODY
from cardtable.table.forms.setup import at_once
from cardtable.table.items import SpeechItem
from cardtable.table.performing.bubbles import BESIDE_PLATE
from cardtable.table.sitting.page import TablePage
from tests.table.seating import Seat
from tests.table.twins import act, awaited, hold, hush, idle, let_go
from tools.waiting import until

LONG = 10 ** 6               # milliseconds: nothing that is said goes by itself
DECISIONS = 12


def still(page: TablePage) -> bool:
    """Whether a person is waited for, or a slip lies there; what moves is done, and what has been said stays."""
    page.host.teller.procession.hurry()
    page.stage.motion.finish()
    return idle(page) and (awaited(page) != NOBODY or bool(page.host.answering.prompts)) or page.slips.slip is not None


def strays(page: TablePage) -> list[tuple[str, float]]:
    """What is said far from its plate, or beside none, and how far."""
    found, most = [], 2 * BESIDE_PLATE * page.stage.look.unit + page.scene.button.size().width()
    for player, bubble in page.scene.speeches.items():
        plate = page.scene.plates.of(player)
        assert plate is not None
        said, about = bubble.sceneBoundingRect(), plate.sceneBoundingRect()
        away = max(said.left() - about.right(), about.left() - said.right(),
                   said.top() - about.bottom(), about.top() - said.bottom())
        if bubble.isVisible() and (away > most or not plate.isVisible()):
            found.append((bubble.label, away))
    return found


def middles(page: TablePage) -> dict[int, QPointF]:
    """Of the plates that are seen, by player."""
    return {holder.player: plate.sceneBoundingRect().center() for holder, plate in page.scene.plates.all.items()
            if plate.isVisible()}


@pytest.mark.parametrize("name", ["ecarte", "piquet", "cribbage"])
def test_what_is_said_goes_with_its_plate_and_that_lies_in_one_place(seat: Seat, name: str,
                                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    """"How many?" stayed where Guest's plate had been while he looked; and that lay at the right of his hand, below it
    and at its left in turn, as it bore his last word or a bubble did."""
    monkeypatch.setattr(SpeechItem, "STAYS", LONG)
    page = seat(at_once(game(name), {}, two=True, seed=1), size=(1366, 768), settings={"two at one screen": "racks"})
    said = moved = 0
    for number in range(DECISIONS):
        until(lambda: still(page))
        player = awaited(page)
        if page.slips.slip is not None:
            break
        aside: list[dict[int, QPointF]] = []
        for speaks in (True, False):
            if not speaks:
                hush(page)
            down = middles(page)
            for _ in range(2):
                hold(page, 1)
                assert not strays(page), f"{number}, held up"
                aside.append(middles(page))
                let_go(page, 1)
                assert not strays(page), f"{number}, put down"
                assert all((at - down[who]).manhattanLength() < 3 for who, at in middles(page).items())
                assert middles(page).keys() == down.keys()
            said += speaks and any(bubble.isVisible() for bubble in page.scene.speeches.values())
            moved += 1 in aside[0] and (aside[0][1] - down[1]).manhattanLength() > 9
        heights = {round(one[1].y()) if 1 in one else None for one in aside}
        assert len(heights) == 1, (number, heights)
        if player != NOBODY:
            hold(page, player)
        act(page, number)
        if player != NOBODY:
            let_go(page, player)
    assert said, "somebody said something"
    assert moved, "the plate went aside"
