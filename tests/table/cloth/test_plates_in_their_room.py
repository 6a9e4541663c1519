"""A plate that grows with its words grows over no pack and no card: it says less."""
from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.table.paint import plates
from tests.games.cribbage.moments import MOMENTS as CRIBBAGE
from tools.covered import found
from tools.moments import Moment, company
from tools.screens import table

pytestmark = pytest.mark.usefixtures("qapp")

HOYLE = Moment("euchre", {"form": "four", "code": "hoyle-1909"},
               company((("Mr. Pettifer", "club"), ("Mrs. Halloran", "club"), ("Mr. Ferrars", "club")), 4), (
    "* cut TD 9H AS JS",
    "* shuffle 9C 8C KD QC JD 7C 7D 8S KS 8H AH QS TS JC TD 8D 9H TC TH AS KC QD 9D 7S 9S AD JH QH JS 7H KH AC",
    "1 pass", "2 pass", "3 pass", "0 turn-down", "1 pass", "2 make D together", "0 leave",
    "1 play TS", "2 play 7C", "3 play KS", "0 play AS", "0 play AH", "1 play KD"))
"""It is the turn of him who has the trump, and whose plate lies beside the pack."""


@pytest.mark.parametrize(("size", "note"), [
    ((1024, 700), "to play · maker"), ((1440, 900), "club · to play · maker")])
def test_it_does_without_the_level_beside_a_pack(size: tuple[int, int], note: str) -> None:
    with table(HOYLE, size, {}) as page:
        scene = page.scene
        [plate] = [plate for plate in scene.plates if plate.turn]
        packs = [item.sceneBoundingRect() for zone, held in scene.lying.items.items() for item in held
                 if (place := scene.lying.place(zone)) is not None and place.shape == "pile" and item.isVisible()]
        assert plate.note == note
        assert packs
        assert not any(plate.sceneBoundingRect().intersects(pack) for pack in packs)
        assert plate.sceneBoundingRect().left() >= scene.cloth.left()
        assert [f"{pair}: {part:.0%}" for pair, part in found("euchre", scene)] == []


@pytest.mark.parametrize(("size", "scale"), [((1440, 900), 2.0), ((1093, 614), 1.5)])
def test_plates_of_four_grow_with_the_letters_as_far_as_there_is_room(size: tuple[int, int], scale: float) -> None:
    """They were half as large again at most, on a cloth with room for more; on a low one there is none."""
    with table(HOYLE, size, {"text size": 200}) as page:
        one, *_ = page.scene.plates
        assert one.size().height() == pytest.approx(plates.height(replace(page.stage.look, text=scale)), abs=1)
        assert [f"{pair}: {part:.0%}" for pair, part in found("euchre", page.scene)] == []


def test_rather_smaller_plates_than_no_board() -> None:
    """And what is said lies on none of its ends."""
    with table(CRIBBAGE["play-4"](), (1440, 900), {"text size": 200}) as page:
        scene = page.scene
        [board] = [one.device for one in scene.instruments.all if one.place.kind == "pegboard"]
        assert board.isVisible()
        assert board.opacity() == 1
        assert not any(speech.isVisible() and speech.sceneBoundingRect().intersects(board.lies)
                       for speech in scene.speeches.values())
        assert [f"{pair}: {part:.0%}" for pair, part in found("cribbage", scene)] == []
