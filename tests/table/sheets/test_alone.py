"""What statistics and records tell of a patience: there is no winning and losing, but a best and a mean."""
from __future__ import annotations

from cardtable.games import game
from cardtable.store import Store
from cardtable.store.results import CONCEDED, MARKED, Result
from cardtable.table.sheets.records import RecordsSheet
from cardtable.table.sheets.statistics import StatisticsSheet


def result(points: int, level: str = "", against: int = 0, deals: int = 1, form: str = "square") -> Result:
    return Result(game="poker_patience", form=form, level=level, outcome="drawn", points_for=points,
                  points_against=0, coins=0, deals=deals, aids=(), practice=False,
                  figures={"mean": (1, 1, 1, 1), MARKED: (1, points, 1, 1), CONCEDED: (1, against, 1, 1)})


def test_the_best_and_the_mean_of_squares_laid_alone(qapp: object) -> None:
    sheet = StatisticsSheet([result(50), result(70), result(0, "club")])
    lines = dict(sheet._lines(sheet.results))
    assert lines["Best alone"] == "70"
    assert lines["Mean alone"] == "60.0"
    sheet.deleteLater()


def test_three_squares_are_not_taken_for_one_nor_the_serpent_for_a_square(qapp: object) -> None:
    sheet = StatisticsSheet([result(50), result(155, deals=3), result(30, form="serpent")])
    lines = [(head, told) for head, told in sheet._lines(sheet.results) if "alone" in head]
    assert lines == [("Best alone, The Serpent", "30"), ("Mean alone, The Serpent", "30.0"),
                     ("Best alone, The square", "50"), ("Best alone, The square, three squares", "155"),
                     ("Mean alone, The square, of one", "51.2")]
    sheet.deleteLater()


def test_squares_laid_alone_are_not_drawn_and_nobody_scored_against_them(qapp: object) -> None:
    sheet = StatisticsSheet([result(50), result(70), result(30, "club", 20)])
    sheet.turn_to(1)
    told = {one.label: (one.figure, one.note) for one in sheet.headline.great}
    assert told["Played"][0] == "3"
    assert told["Lost"] == ("0", "1 drawn")
    assert dict(sheet._lines(sheet.results))["Points a deal, yours and the others’ together"] == "30.0 : 20.0"
    assert {level: one.drawn for (_, _, level), one in sheet.tallies.tallies.items()} == {"": 0, "club": 1}
    sheet.deleteLater()


def test_the_records_call_a_square_laid_alone_finished_and_one_against_a_companion_drawn(qapp: object) -> None:
    with Store(None) as store:
        for level in ("", "club"):
            players = [{"name": "Zoë"}, {"name": "Mrs. Battle"}][:1 + bool(level)]
            number = store.begin({"game": "poker_patience", "players": players})
            store.finish(number, result(50, level)).result()
        sheet = RecordsSheet(store, {"poker_patience": game("poker_patience")})
        told = [sheet.list.item(row).text().split("; ")[1] for row in range(2)]
        assert told == ["drawn", "finished"]
        sheet.deleteLater()
