"""Figures of matches played before any were kept, asked of their records; what has none stands without."""
from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cardtable.croupier import figures
from cardtable.croupier.figures import read_records
from cardtable.store import Store
from cardtable.store.results import CONCEDED, MARKED

OLD = Path(__file__).parents[1] / "fixtures" / "saves" / "721bb77.sqlite"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(figures, "PATIENCE", 60)             # a loaded machine is slow
    return Path(shutil.copy(OLD, tmp_path / "cardtable.sqlite"))


def test_an_old_file_gives_its_figures(file: Path) -> None:
    with Store(file) as store:
        assert [one.figures for one in store.results()] == [None, None, None]
        read_records(store)
        assert store.unread() == []
    with Store(file) as store:
        found = {one.game: one.figures or {} for one in store.results()}
    assert found["ecarte"][MARKED][1] == 5                   # he won, five up
    assert found["ecarte"][CONCEDED][1] < 5
    assert found["cribbage"][MARKED][1] == 121
    assert {"hand", "crib", "pegging"} <= set(found["cribbage"])
    assert MARKED not in found["pope_joan"] or not found["pope_joan"][MARKED][0]


def test_a_record_that_cannot_be_read_is_asked_once(file: Path) -> None:
    with Store(file) as store:
        number = store.unread()[0]
        spoilt = "UPDATE move SET line = '0 fly' WHERE sitting = ? AND number = 3"
        store._do(lambda: store._writer.write(spoilt, (number,)))
        read_records(store)
        assert store.unread() == []
        assert sum(one.figures == {} for one in store.results()) == 1


def test_the_rest_are_read_the_next_time(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "PATIENCE", 0)
    with Store(file) as store:
        for left in (2, 1, 0):
            read_records(store)
            assert len(store.unread()) == left
