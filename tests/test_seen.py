"""Golden transcripts: what everybody sees, hears and is asked is as it was read and found right (tests/seen.py)."""
from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cardtable.games import NAMES, game
from cardtable.players import novice
from cardtable.players.thought import Thought
from cardtable.rules.view import View
from tests import seen
from tests.seen import MOVE, again, by_club, options_and_moves, text, transcript, transcripts, written
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


def test_who_plays_by_fancy_does_not_do_the_same_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new game has no maxims when its first transcript is made: with one seed for all its moves a stake would be laid
    and taken up again without end."""
    seeds: list[int] = []

    def by_fancy(view: View, level: str, seed: int) -> Thought:
        seeds.append(seed)
        assert view.turn is not None
        return novice.choose(view, view.turn, Random(seed))

    monkeypatch.setattr(seen, "think", by_fancy)
    assert "sees" in written(game("trente_et_quarante"), {"players": "1"}, 1, by_club)
    assert len(set(seeds)) == len(seeds) > 1


def test_a_deal_without_end_is_given_up_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seen, "ENDLESS", 3)
    with pytest.raises(SystemExit, match="roulette: 3 moves, and no end"):
        written(game("roulette"), {"players": "1"}, 1, by_club)
