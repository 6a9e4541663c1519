"""What the masters answer, kept: some decisions of each transcript of tests/games, each with a seed of its own.

    python -m tests.players.masters         writes the answers anew, where a master has been changed on purpose

Whatever is only put in another place must leave them as they are.  They are those of compiled players: where nothing is
compiled fewer layouts are looked at.
"""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cardtable.games import game, games
from cardtable.players.think import only_move, think
from cardtable.rules.events import NATURE
from cardtable.rules.options import read
from cardtable.rules.record import parse_line
from cardtable.rules.sitting import Sitting
from tests.seen import fixed, options_and_moves, transcripts

KEPT = Path(__file__).parent.parent / "fixtures" / "masters.txt"
BUDGET = .03
ASKED = 2                             # of one transcript


def asked() -> list[tuple[str, Path]]:
    """Every transcript of a game that has a master."""
    return [(one.name, path) for one in games() if "master" in one.levels for path in transcripts(one.name)]


def answers(name: str, path: Path) -> Iterator[str]:
    """At decisions that lie evenly apart, of all in which there was a choice."""
    options, seats, moves = options_and_moves(path.read_text("utf-8"))
    sitting, met = Sitting(game(name), read(game(name).options, options), [{} for _ in range(seats)]), []
    for number, row in enumerate(moves):
        played = fixed(parse_line(row))
        assert played is not None
        seat = played[0]
        if seat != NATURE and not sitting.nature_next:
            view = sitting.view(sitting.match.deal().by(seat))
            if view.turn is not None and only_move(view, view.turn) is None:
                met.append((number, view))
        sitting.submit(*played)
    for number, view in met[len(met) // (2 * ASKED)::max(1, len(met) // ASKED)]:
        yield f"{name} {path.stem} {number}: {think(view, 'master', number, BUDGET).move}"


def main() -> None:
    rows = [row for name, path in asked() for row in answers(name, path)]
    KEPT.write_text("\n".join(rows) + "\n", "utf-8")
    print(f"{len(rows)} answers written: {KEPT}")


if __name__ == "__main__":
    main()
