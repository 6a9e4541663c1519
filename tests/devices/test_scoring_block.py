"""The scoring block: as long as what stands on it, its upper edge where it lay, and all of it in words."""
from __future__ import annotations

import pytest

from cardtable.devices.scoring_block.block import EMPTY, ScoringBlock
from cardtable.showing.block import Block, Column
from cardtable.showing.talk import Talk
from cardtable.table.items import Place, Stage
from cardtable.table.items.motion import Motion
from cardtable.table.paint import blocks
from cardtable.table.paint.look import Look

BOOKS = Column(((24, 16), (30, 16, 100, 8)), (((18, 16), (24,)), ((4, 24, 2), ())), 2, (104, 178),
               "With 100 for the rubber, 204 to 178")
"""The rubber of the book (002:7295-7352)."""


LEAST, LONGEST = 15, 265         # pixels from figure to figure, and of it all: longer it lies below a hand at 1093x614


class Told(Talk):
    """Tells of one block."""

    def __init__(self, block: Block) -> None:
        self.written = block

    def block(self, deal: object, name: object) -> Block:                                          # type: ignore[override]
        return self.written


@pytest.mark.usefixtures("qapp")
def test_it_grows_downwards() -> None:
    device = ScoringBlock(Stage(Look(), Motion(speed=0)))
    device.put(Place(100, 150))
    top, high = device.y(), device.size().height()
    device.read(Told(Block(("we", "they"), (BOOKS,))), None, -1, str)                  # type: ignore[arg-type]
    assert device.y() == top
    assert device.size().height() > high
    device.forget()
    assert device.block.columns == (BOOKS,), "it stays while cards are dealt"


def test_many_figures_stand_closer() -> None:
    many = Column(((8,) * 8, (30,) * 7), (((2,) * 9, (4,) * 7), ((2,), (30,)), ((), ())), 2)
    assert blocks.step(BOOKS) > blocks.step(many)
    assert blocks.form(Block(("we", "they"), (many,))).height() < LONGEST
    assert blocks.paper(many).height() < 1.2 * blocks.paper(BOOKS).height() + blocks.HEAD


def test_what_has_no_room_is_carried_forward() -> None:
    """As on a fresh paper: figures keep a size in which they can be read, and the column its sum."""
    many = Column((tuple(range(1, 31)), (50,) * 8), (((), ()),), sums=(465, 400))
    carried = many.carried()
    assert carried.above == ((sum(range(1, 25)), *range(25, 31)), (100, *(50,) * 6))
    assert sum(carried.above[0]) == 465
    assert blocks.step(many) >= LEAST
    assert "1 and 2 and 3" in Block(("we", "they"), (many,)).sentence(), "all of it is told in words"


def test_all_of_it_is_told() -> None:
    assert Block(("we", "they"), (BOOKS,)).sentence() == (
        "We: below the line first game 18 and 16; second game 4 and 24 and 2; above it 24 and 16; together 104. "
        "They: below the line first game 24; above it 30 and 16 and 100 and 8; together 178. "
        "With 100 for the rubber, 204 to 178")
    assert "nothing" in EMPTY.sentence()
