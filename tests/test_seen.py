"""Golden transcripts: what everybody sees, hears and is asked is as it was read and found right (tests/seen.py)."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.games import NAMES, game
from tests.seen import MOVE, again, options_and_moves, text, transcript, transcripts
from tests.suite import forms

FILES = [(name, path) for name in NAMES for path in transcripts(name)]


def test_every_form_has_a_transcript() -> None:
    wanting = {form.game.name for form in forms() if not transcript(form).exists()}
    assert not wanting, f"make them: {', '.join(f'python -m tests.seen {name}' for name in wanting)}"


def test_a_transcript_is_of_the_form_after_which_it_is_called() -> None:
    for form in forms():
        options, _, _ = options_and_moves(transcript(form).read_text("utf-8"))
        assert {name: options[name] for name in form.fixed} == {name: text(value) for name, value in form.fixed.items()}


@pytest.mark.parametrize(("name", "path"), FILES, ids=[f"{name}-{path.stem}" for name, path in FILES])
def test_it_is_seen_heard_and_asked_as_before(name: str, path: Path) -> None:
    kept = path.read_text("utf-8").splitlines()
    now = again(game(name), "\n".join(kept)).splitlines()
    changed = next((n for n, (one, two) in enumerate(zip(kept, now)) if one != two), min(len(kept), len(now)))
    move = next((row for row in reversed(kept[:changed]) if row.startswith(MOVE)), "the beginning")
    assert kept == now, "\n".join([
        f"{path.name}:{changed + 1}, after {move!r}, was", *kept[changed:changed + 3],
        "and is", *now[changed:changed + 3],
        f"If that is meant, and nobody sees what he should not: python -m tests.seen {name}"])
