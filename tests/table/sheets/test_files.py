"""Where a person who chooses a file begins."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.store import StoreFault, folders
from cardtable.table.sheets import files


def test_it_is_the_nearest_folder_there_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(folders.HOME, str(tmp_path / "not" / "yet"))
    assert files.near() == tmp_path
    (tmp_path / "not" / "yet" / "documents").mkdir(parents=True)
    assert files.near() == tmp_path / "not" / "yet" / "documents"


def test_without_a_home_a_folder_that_is_gone_is_not_looked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> Path:
        raise StoreFault("nobody's")

    monkeypatch.setattr(files, "documents", unknown)
    monkeypatch.setattr(Path, "cwd", lambda: (_ for _ in ()).throw(FileNotFoundError()))
    assert files.near() / "deal.pbn" == Path("deal.pbn")
