"""Checking a record: every move is judged again, and the score sheet made anew."""
from __future__ import annotations

from pathlib import Path
from typing import Any

from cardtable.croupier.people import BadPlayers, read_players
from cardtable.croupier.sheet import ScoreSheet
from cardtable.croupier.steps import Step
from cardtable.games import NoSuchGame, game
from cardtable.rules.events import Event
from cardtable.rules.record import MOST_BYTES, BadRecord, Record
from cardtable.rules.sitting import Refused, Sitting


class BadReplay(Exception):
    """The record cannot be read or does not hold; the message is one line with move number, text and law."""


def replayed(file: Path) -> dict[str, Any]:
    """Reads and checks a record; returns what it came to."""
    record = read_file(file)
    try:
        chosen = game(record.game)
        names = [p.name for p in read_players(record.players, chosen.levels)]
        sitting = Sitting(chosen, record.options, record.players)
    except (NoSuchGame, BadPlayers, ValueError) as error:
        raise BadReplay(f"{file}: {error}") from None
    sheet = ScoreSheet()
    try:
        play_through(sitting, record, sheet)
    except Refused as refused:
        older = "" if record.rules == chosen.revision else \
            f"; it was made under revision {record.rules} of the rules, and here revision {chosen.revision} differs"
        raise BadReplay(f"{file}: {refused}{older}") from None
    except (BadRecord, ValueError) as error:
        raise BadReplay(f"{file}: {error}") from None
    return report(sitting, sheet, names)


def read_file(file: Path) -> Record:
    """The record in a file; BadReplay says what is wrong with it."""
    try:
        if file.stat().st_size > MOST_BYTES:
            raise BadReplay(f"{file}: the file is {file.stat().st_size:,} bytes long; at most {MOST_BYTES:,} are read")
        return Record.from_bytes(file.read_bytes())
    except OSError as error:
        raise BadReplay(f"{file}: {error.strerror or error}") from None
    except BadRecord as error:
        raise BadReplay(f"{file}: {error}") from None


def play_through(sitting: Sitting, record: Record, sheet: ScoreSheet) -> None:
    """Every line of the record in turn, told to the sheet."""
    from cardtable.rules.record import parse_line
    events: list[Event] = []
    sitting.listeners.append(events.append)
    steps: list[Step] = []
    for n, text in enumerate(record.moves):
        seat, rest = parse_line(text, n)
        if isinstance(rest, int):
            sitting.back(rest)
            del steps[rest:]
            continue
        deal = sitting.match.deal()
        sitting.submit(seat, rest)
        steps.append(Step(len(steps), seat, rest, deal.by(seat), tuple(events), deal))
        events.clear()
    for step in steps:
        sheet.take(step)


def report(sitting: Sitting, sheet: ScoreSheet, names: list[str]) -> dict[str, Any]:
    """What `replay --json` prints."""
    deal = sitting.match.deal()
    return {
        "game": sitting.game.name, "options": sitting.options, "players": names, "moves": len(sitting.moves),
        "over": sitting.over, "score": list(deal.score), "standing": list(sitting.match.standing()),
        "purses": list(deal.purse[:deal.players]),
        "games": [[{"deal": d.number,
                    "marks": [{"side": m.seat, "points": m.points, "for": m.what, "law": m.law} for m in d.marks],
                    "payments": [{"from": p.src, "to": p.dst, "coins": p.points, "for": p.what} for p in d.payments]}
                   for d in deals] for deals in sheet.games]}


def as_text(found: dict[str, Any]) -> str:
    """The score sheet for reading."""
    rows = [f"{found['game']}: {', '.join(found['players'])}; {found['moves']} moves, all lawful"]
    for n, deals in enumerate(found["games"], 1):
        rows.append(f"Game {n}")
        for deal in deals:
            for mark in deal["marks"]:
                law = f" (law {mark['law']})" if mark["law"] else ""
                rows.append(f"  deal {deal['deal']}: side {mark['side']} marks {mark['points']}, {mark['for']}{law}")
            for paid in deal["payments"]:
                rows.append(f"  {paid['coins']} from {paid['from']} to {paid['to']}, {paid['for']}")
    rows.append(f"Score {' to '.join(map(str, found['score']))}; standing {' to '.join(map(str, found['standing']))}"
                + ("" if found["over"] else "; not finished"))
    return "\n".join(rows)
