"""What the statistics tell of a patience: there is no winning and losing, but a best and a mean."""
from __future__ import annotations

from cardtable.store.results import Result
from cardtable.table.sheets.statistics import StatisticsSheet


def result(points: int, level: str = "") -> Result:
    return Result(game="poker_patience", form="square", level=level, outcome="drawn", points_for=points,
                  points_against=0, coins=0, deals=1, aids=(), practice=False, figures={"mean": (1, 1, 1, 1)})


def test_the_best_and_the_mean_of_squares_laid_alone(qapp: object) -> None:
    sheet = StatisticsSheet([result(50), result(70), result(0, "club")])
    lines = dict(sheet._lines(sheet.results))
    assert lines["Best alone"] == "70"
    assert lines["Mean alone"] == "60.0"
    sheet.deleteLater()
