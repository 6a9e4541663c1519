"""The program's folders, and the variable that moves them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.store import folders


def test_one_variable_moves_every_folder(home: Path) -> None:
    places = [folders.data(), folders.documents(), folders.cache(), folders.logs()]
    assert all(place.parent == home for place in places)
    assert len(set(places)) == 4
    assert folders.saves_file() == home / "data" / "cardtable.sqlite"


def test_without_it_they_are_the_system_s_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(folders.HOME)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "cardtable" in folders.data().parts
    assert folders.data().is_absolute()
