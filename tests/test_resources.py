"""The pictures are where the program looks for them, and the pack is complete."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cardtable import resources
from cardtable.store.settings import SETTINGS
from tests.spread import sampled
from tools.wheel import PATTERNS

ROOT = Path(__file__).resolve().parent.parent
FACES = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]


def test_the_pack_is_complete() -> None:
    for name in [*FACES, "JO", "blank", *[f"back-{back}" for back in SETTINGS["card back"].choices]]:
        card = ElementTree.parse(resources.path("deck", "faces", f"{name}.svg")).getroot()
        assert (card.get("width"), card.get("height")) == ("252", "352"), name


def test_a_missing_picture_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"No such resource: .*1S\.svg"):
        resources.path("deck", "faces", "1S.svg")


def test_a_wheel_carries_every_picture_and_sound(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "cardtable"
    folders = (tmp_path / "resources", package / "_resources")
    (folders[1] / "deck").mkdir(parents=True)
    (folders[1] / "deck" / "note").touch()
    monkeypatch.setattr(resources, "_FOLDERS", folders)
    assert resources.path("deck", "note") == folders[1] / "deck" / "note"
    carried = {file for pattern in PATTERNS for file in (ROOT / "resources").glob(pattern)}
    assert {path for path in (ROOT / "resources").rglob("*") if path.suffix in (".svg", ".png", ".wav")} == carried


@pytest.mark.parametrize(("folder", "options"), sampled([("faces", []), ("four-colour", ["--four-colour"])], 1))
def test_the_generator_draws_the_cards_that_are_kept(folder: str, options: list[str], tmp_path: Path) -> None:
    deck = ROOT / "resources" / "deck"
    subprocess.run([sys.executable, "-B", "make_deck.py", "--out", tmp_path, *options], cwd=deck, check=True)
    kept = sorted((deck / folder).iterdir())
    assert kept
    assert [file.name for file in kept if file.read_bytes() != (tmp_path / file.name).read_bytes()] == []
