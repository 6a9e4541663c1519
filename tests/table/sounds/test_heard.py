"""The table of sounds is whole, and the files are those that the program kept beside them makes."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from cardtable import resources
from cardtable.devices import DEVICES
from cardtable.rules.motions import MOTIONS
from cardtable.table.sounds.heard import CARDS, INSTRUMENTS, PAID, REFUSED, SHUFFLED, SOUNDS, YOUR_TURN
from cardtable.table.sounds.speaker import RATE, read_all

MOST = 250_000                   # bytes of all files


def test_every_way_in_which_cards_go_has_its_sound() -> None:
    assert set(CARDS) == set(MOTIONS.values())


def test_instruments_that_sound_are_instruments() -> None:
    assert set(INSTRUMENTS) <= set(DEVICES)


def test_every_sound_is_made_and_used() -> None:
    used = {*CARDS.values(), *INSTRUMENTS.values(), SHUFFLED, PAID, REFUSED, YOUR_TURN}
    assert used == set(SOUNDS)
    made = read_all()
    assert set(made) == set(SOUNDS)
    for name, several in made.items():
        assert several, name
        for samples in several:
            assert .02 < len(samples) / RATE < 1, name
            assert 3_000 < max(map(abs, samples)) <= 16_384, name        # heard, and three at once are not clipped
            assert abs(samples[-1]) < 100, name                          # no click at the end


def test_they_are_small() -> None:
    assert sum(file.stat().st_size for file in resources.path("sounds").glob("*.wav")) < MOST


def test_the_program_beside_them_makes_them_to_the_last_byte(tmp_path: Path) -> None:
    kept = resources.path("sounds")
    subprocess.run([sys.executable, "-B", kept / "make_sounds.py", "--out", tmp_path], check=True)
    files = sorted(kept.glob("*.wav"))
    assert [file.name for file in files] == [file.name for file in sorted(tmp_path.iterdir())]
    assert [file.name for file in files if file.read_bytes() != (tmp_path / file.name).read_bytes()] == []
