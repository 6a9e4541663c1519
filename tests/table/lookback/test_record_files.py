"""A record that somebody has in a file is looked back on like one that is kept."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.games import games
from cardtable.rules.sitting import Sitting
from cardtable.table.app.application import _called
from cardtable.table.app.window import MainWindow
from cardtable.table.sheets.records import RecordsSheet
from tests.table.lookback.conftest import keep, to_the_end

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")


@pytest.mark.parametrize("ending", [".cardtable", ".json"])
def test_what_was_written_to_a_file_is_opened_from_it(window: MainWindow, tmp_path: Path, ending: str) -> None:
    chosen = games()[0]
    number = keep(window.store, to_the_end(Sitting(chosen, {}), 1))
    file = tmp_path / f"a game{ending}"
    RecordsSheet(window.store, {chosen.name: chosen}).write(number, file)
    window.store.discard(number)
    _called(window, str(file))
    assert window.past.page is not None
    assert window.past.page.review.past.game.name == chosen.name
    assert window._overlays == []


@pytest.mark.parametrize(("held", "why"), [
    (None, "No such file"), (b"{}", "not a card table record"), (b'{"format": "cardtable-record"', "not whole JSON")])
def test_a_file_that_cannot_be_opened_is_told(window: MainWindow, tmp_path: Path, held: bytes | None, why: str) -> None:
    file = tmp_path / "a game.cardtable"
    if held is not None:
        file.write_bytes(held)
    _called(window, str(file))
    assert window.past.page is None
    told, = window._overlays
    assert why in told.sheet.accessibleDescription()


def test_a_second_start_without_a_record_only_calls(window: MainWindow) -> None:
    _called(window, "")
    assert window.past.page is None
    assert window._overlays == []
