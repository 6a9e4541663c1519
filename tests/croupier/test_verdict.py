"""Results that an earlier version wrote wrong are put right from the records, and only those."""
from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable.croupier import verdict
from cardtable.croupier.verdict import judge_again
from cardtable.games import game
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.store import Result, Store
from cardtable.store.schema import APPLICATION, VERSIONS
from cardtable.store.values import written

BEFORE = 3                           # the version of the file in which partners had drawn


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verdict, "PATIENCE", 60)


def given_up(seat: int) -> Sitting:
    """A game of four partners, the person and the second computer against the others, given up by a seat's player."""
    others = [{"name": f"Computer {n}", "kind": "computer", "level": "club"} for n in range(3)]
    sitting = Sitting(game("cribbage"), {"form": "four-handed", "games": 1, "stake": 2}, [{"name": "You"}, *others])
    sitting.submit(NATURE, Move.read("cut 2C KC QD 4H"))
    sitting.submit(NATURE, sitting.match.decision(NATURE).sample(Random(1)))
    sitting.submit(sitting.match.deal().player.index(seat), Move(("resign",)))
    return sitting


def old(file: Path, *found: tuple[Sitting, dict[str, Any]]) -> Path:
    """A file as it then was, with these sittings and what was written of each; always: drawn."""
    db = sqlite3.connect(file)
    for statement in (s for step in VERSIONS[:BEFORE] for s in step):
        db.execute(statement)
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    db.execute(f"PRAGMA user_version = {BEFORE}")
    for number, (sitting, other) in enumerate(found, 1):
        row = {"sitting": number, "game": "cribbage", "form": "four-handed", "level": "club", "outcome": "drawn",
               "points_for": 1, "points_against": 1, "coins": 4, "deals": 2, "aids": "[]", "practice": 0,
               "at": 1.0} | other
        header = {key: value for key, value in sitting.record().to_dict().items() if key != "moves"}
        db.execute("INSERT INTO sitting (game, header, started, finished) VALUES ('cribbage', ?, 1, 1)",
                   (other.pop("header", written(header)),))
        row.pop("header", None)
        db.executemany("INSERT INTO move VALUES (?, ?, ?, 1)",
                       [(number, n, line) for n, line in enumerate(sitting.lines, 1)])
        db.execute(f"INSERT INTO result ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", tuple(row.values()))
    db.commit()
    db.close()
    return file


def outcomes(store: Store) -> list[tuple[str, int, int]]:
    return [(found.outcome, found.points_for, found.points_against) for found in store.results()]


def test_partners_who_had_drawn_have_won(tmp_path: Path) -> None:
    file = old(tmp_path / "old.sqlite", (given_up(1), {}), (given_up(0), {"points_for": 0, "coins": -4}))
    with Store(file) as store:
        assert outcomes(store) == [("drawn", 1, 1), ("drawn", 0, 1)]
        judge_again(store)
        assert outcomes(store) == [("won", 1, 0), ("lost", 0, 1)]
        assert store.doubtful() == {}
    with Store(file) as store:
        assert outcomes(store) == [("won", 1, 0), ("lost", 0, 1)]


def test_what_cannot_be_judged_stands_as_it_is(tmp_path: Path) -> None:
    spoilt, unknown, practised = given_up(1), given_up(1), given_up(1)
    spoilt.lines.insert(1, "0 play KS")
    heading = written({"game": "cribbage", "options": {"form": "six-handed"}, "players": []})
    with Store(old(tmp_path / "old.sqlite", (spoilt, {}), (unknown, {"header": heading}),
                   (practised, {"coins": -4}), (given_up(1), {}))) as store:
        assert store.notice is None
        assert len(store.doubtful()) == 4
        judge_again(store)
        assert outcomes(store) == [("drawn", 1, 1)] * 3 + [("won", 1, 0)]
        assert store.doubtful() == {}


def test_the_rest_are_judged_the_next_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verdict, "PATIENCE", 0)
    with Store(old(tmp_path / "old.sqlite", *[(given_up(1), {}) for _ in range(3)])) as store:
        for left in (2, 1, 0):
            judge_again(store)
            assert len(store.doubtful()) == left


def test_results_of_today_are_not_doubted(tmp_path: Path) -> None:
    sitting = given_up(1)
    with Store(tmp_path / "new.sqlite") as store:
        number = store.begin(sitting.record().to_dict())
        store.add_many(number, sitting.lines).result()
        store.finish(number, Result(game="cribbage", form="four-handed", level="club", outcome="drawn")).result()
        assert store.doubtful() == {}
