"""Days as they were by the clock of the place, whatever has been done to that clock since."""
from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest

from cardtable.games import game
from cardtable.table.wording.phrases import called, day


@pytest.fixture(params=["Europe/London", "America/New_York", "Australia/Sydney", "UTC"])
def place(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    if sys.platform == "win32":
        pytest.skip("the place cannot be chosen there")
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield request.param
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize("minute", [5, 30, 55])
@pytest.mark.parametrize("changed", [(2026, 10, 25), (2026, 11, 1), (2026, 4, 5), (2026, 3, 29), (2026, 3, 8),
                                     (2026, 10, 4)])
def test_the_day_is_that_of_then(place: str, changed: tuple[int, int, int], minute: int) -> None:
    """Played on a Sunday on which clocks are changed somewhere, just after midnight and just before the next."""
    sunday = datetime(*changed)

    def after(days: int, hour: int, minute: int) -> datetime:
        return (sunday + timedelta(days, hours=hour, minutes=minute)).astimezone()

    for hour in (0, 23):
        played = after(0, hour, minute).astimezone(UTC)          # as the store gives it
        assert day(played, after(0, 23, 59)) == "today"
        assert day(played, after(1, 0, 1)) == "yesterday"
        assert day(played, after(2, 12, 0)) == "Sunday"
        assert day(played, after(9, 12, 0)).startswith(f"{sunday.day} ")


@pytest.mark.parametrize(("name", "form", "told"), [
    ("quinto", "quinto", "Quinto, for four"), ("quinto", "dummy", "Quinto: Dummy, for three"),
    ("ecarte", "ecarte", "Écarté"), ("whist", "dummy", "Whist: Dummy, for three")])
def test_a_game_is_called_by_its_name_once(name: str, form: str, told: str) -> None:
    """"Quinto: Quinto, for four"."""
    assert called(game(name), {"form": form}) == told
