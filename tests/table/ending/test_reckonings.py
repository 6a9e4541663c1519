"""What a game came to is reckoned on the sheet that ends it: its figures add up, and what was told as its worth."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QLabel

from cardtable.games import NAMES, game
from cardtable.games.piquet.rules.reckoning import reckoned
from cardtable.games.rubicon_bezique import settlement
from cardtable.rules.events import GAME_WON, RUBBER_WON
from cardtable.rules.sitting import Sitting
from cardtable.table.sheets.game_slip import GameSlip
from tests.games.piquet.moments import MOMENTS
from tests.spread import sampled
from tools.moments import ALONE, Moment
from tools.screens import table

WORTH = ("piquet", "rubicon_bezique")            # of these a game is worth neither what was marked nor the stake
PLAIN = ("1", "2", "3")                          # that it counts double, or a lurch, is told in a word


def ended(name: str, seed: int = 1) -> tuple[Moment, int | None]:
    """A match played at random to its end, and what it was worth, where that was told."""
    row, rng, told = game(name), Random(seed), list[int]()
    seats = row.match({}).deal().players
    players = [dict(ALONE[0]), *[{**ALONE[1], "name": f"Mr. {'ABCDEFG'[n]}"} for n in range(seats - 1)]]
    sitting = Sitting(row, {}, players)
    sitting.listeners.append(lambda event: told.append(int(str(event.args[0]))) if event.kind == "said"
                             and event.what in (GAME_WON, RUBBER_WON) and event.args else None)
    while not sitting.over:
        seat = sitting.match.pending().must[0]
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    return Moment(name, dict(sitting.options), tuple(players), tuple(sitting.lines), 1), (told or [None])[-1]


def figures(cell: str) -> int:
    """Of a cell, in pence where it is money: "−£1 6s 9d"."""
    sign = -1 if cell[:1] in ("−", "-") else 1
    bare = cell.lstrip("−-+").replace(",", "")
    parts = [(part.strip("£sd"), part) for part in bare.split()]
    return sign * sum([int(n) * (240 if "£" in part else 12 if "s" in part else 1) for n, part in parts])


@pytest.mark.parametrize("name", [*WORTH, *sampled([name for name in NAMES if name not in WORTH], 2)])
def test_what_a_game_came_to_is_reckoned_on_its_sheet(qapp: object, name: str) -> None:
    moment, worth = ended(name)
    with table(moment, (1440, 900), {}) as page:
        slip = page.slips.slip
        assert isinstance(slip, GameSlip)
        ending = page.host.teller.game_ending(page.host.croupier.steps[-1], ())
        for column in range(1, len(ending.sums.columns) + 1):
            entered = [figures(row[column]) for row in ending.sums.rows if row[column:]]
            assert not ending.sums.total or sum(entered) == figures(ending.sums.total[column])
        papers = (slip, slip.picture)
        seen = " ".join([label.text() for one in papers for label in one.findChildren(QLabel) if label.isVisible()])
        if worth is not None and str(worth) not in PLAIN:
            totals = [cell for sums in (ending.sums, ending.rubber) if sums for cell in sums.total]
            assert f"game: {worth}." in seen or f"partie: {worth}." in seen or str(worth) in totals


def test_a_partie_at_piquet_is_reckoned_on_the_sheet(qapp: object) -> None:
    with table(MOMENTS["capot"](), (1440, 900), {}) as page:
        slip = page.slips.slip
        assert isinstance(slip, GameSlip)
        told = [label.text() for label in slip.picture.findChildren(QLabel) if label.isVisible()]
        assert any(text.endswith("The difference, 146, and 100 for the partie: 246.") for text in told), told


@pytest.mark.parametrize(("scores", "said"), [
    ((261, 115, 246), "The difference, 146, and 100 for the partie: 246."),
    ((120, 98, 318), "120 and 98 together, since the rubicon was not passed, and 100 for the partie: 318."),
    ((104, 140, 100), "Given up, it is worth 100 at the least."),
])
def test_the_sentence_of_a_partie(scores: tuple[int, int, int], said: str) -> None:
    assert reckoned(*scores) == said


@pytest.mark.parametrize(("scores", "brisques", "said"), [
    ((1180, 1760), (150, 170), "1700 less 1100, and 500 for the game: 1100."),
    ((1210, 1230), (150, 170), "1200 less 1200, 100 at the least, and 500 for the game: 600."),
    ((990, 1300), (150, 170), "With the brisques 1470 and 1140: 1400 less 1100, and 500 for the game: 800."),
    ((230, 260), (0, 0), "200 and 200 together, since the rubicon was not passed, and 1300 for the game: 1700."),
    ((40, 1300), (10, 20), "1300 and 100 at the least together, since the rubicon was not passed, and 1300 for the "
                           "game: 2700."),
])
def test_the_sentence_of_a_game_of_rubicon_bezique(scores: tuple[int, int], brisques: tuple[int, int],
                                                   said: str) -> None:
    assert settlement.reckoned(settlement.value(scores, brisques), scores, brisques) == said
