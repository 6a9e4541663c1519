"""One version: of the program, the window, the command line, the artefacts, and what a tag must say."""
from __future__ import annotations

import runpy
import sys
import tomllib
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import cardtable
from cardtable.cli import main

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGING = ROOT / "packaging"


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], dict[str, Any]]:
    """Reads a module of packaging/ as its programs do: from its own folder."""
    monkeypatch.syspath_prepend(PACKAGING)
    monkeypatch.delitem(sys.modules, "places", raising=False)
    return lambda name: runpy.run_path(str(PACKAGING / f"{name}.py"))


def test_there_is_one_source(module: Callable[[str], dict[str, Any]], capsys: pytest.CaptureFixture[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["setuptools"]["dynamic"]["version"]["attr"] == "cardtable.__version__"
    assert module("places")["version"]() == cardtable.__version__
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"cardtable {cardtable.__version__}\n"


def test_the_flatpak_is_made_of_this_version() -> None:
    manifest = (PACKAGING / "flatpak" / "org.cardtable.CardTable.yml").read_text("utf-8")
    assert f"cardtable-{cardtable.__version__}-linux-" in manifest


def test_a_tag_must_agree(module: Callable[[str], dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    agreed = module("agreed")["disagreement"]
    assert "the tag is v9.9.9" in agreed("v9.9.9")
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    dated = changes.replace(f"## {cardtable.__version__}, unreleased", f"## {cardtable.__version__}, 2026-12-01")
    read = Path.read_text
    for text, wrong in ((dated, False), (dated.replace("2026-12-01", "unreleased"), True), ("# Changes\n", True)):
        monkeypatch.setattr(Path, "read_text", lambda path, *words, text=text:
                            text if path.name == "CHANGELOG.md" else read(path, *words))
        assert (agreed(f"v{cardtable.__version__}") is not None) == wrong


def test_the_window_tells_it(monkeypatch: pytest.MonkeyPatch, qapp: Any) -> None:
    from cardtable.table.app.application import application
    assert application().applicationVersion() == cardtable.__version__


def test_a_version_that_is_not_out_yet_is_as_of_today(module: Callable[[str], dict[str, Any]]) -> None:
    release = module("tree")["_release"]
    assert release("1.2", "2026-11-02") == '<release version="1.2" date="2026-11-02"/>'
    assert release("1.3", "unreleased") == f'<release version="1.3" date="{date.today().isoformat()}"/>'
