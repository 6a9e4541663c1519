"""Checking a record: every move is judged again, and the score sheet made anew."""
from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from cardtable.croupier.account import Account
from cardtable.croupier.people import BadPlayers, read_players
from cardtable.croupier.sheet import ScoreSheet
from cardtable.croupier.steps import Step
from cardtable.files import read_ordinary
from cardtable.games import NoSuchGame, game
from cardtable.rules.record import MOST_BYTES, BadRecord, Record
from cardtable.rules.sitting import Refused, Sitting
from cardtable.showing.phrases import listed


class BadReplay(Exception):
    """The record cannot be read or does not hold; the message is one line with move number, text and law."""


class Replayed(NamedTuple):
    """A record that holds: the sitting at its end, its score sheet, and what the players are called."""

    sitting: Sitting
    sheet: ScoreSheet
    names: list[str]


def replayed(file: Path) -> Replayed:
    """Reads a record and checks every move; BadReplay says what is wrong with it."""
    record = read_file(file)
    try:
        chosen = game(record.game)
        names = [p.name for p in read_players(record.players, chosen.levels)]
        sitting = Sitting.replay(record, chosen)
    except Refused as refused:
        older = "" if record.rules == chosen.revision else \
            f"; it was made under revision {record.rules} of the rules, and here revision {chosen.revision} differs"
        raise BadReplay(f"{file}: {refused}{older}") from None
    except (NoSuchGame, BadPlayers, BadRecord, ValueError) as error:
        raise BadReplay(f"{file}: {error}") from None
    return Replayed(sitting, sheet_of(sitting), names)


def read_file(file: Path) -> Record:
    """The record in a file; BadReplay says what is wrong with it."""
    try:
        return Record.from_bytes(read_ordinary(file, MOST_BYTES))
    except OSError as error:
        raise BadReplay(f"{file}: {error.strerror or error}") from None
    except BadRecord as error:
        raise BadReplay(f"{file}: {error}") from None


def sheet_of(sitting: Sitting) -> ScoreSheet:
    """The score sheet of the moves that stand: what was taken back is on none."""
    sheet = ScoreSheet()
    again = Sitting(sitting.game, sitting.options, sitting.players)
    for n, (seat, move) in enumerate(sitting.moves):
        deal = again.match.deal()
        by, game = deal.by(seat), again.match.game
        coup = deal.coup
        sheet.take(Step(n, seat, move, by, again.submit(seat, move), deal, game, coup))
    return sheet


def as_text(found: Replayed) -> str:
    """The score sheet for reading."""
    sitting, sheet, names = found
    account = Account(sitting.game, sitting.match, sheet, names)
    head = f"{sitting.game.title}: {listed(account.names)}; {len(sitting.moves)} moves, all lawful"
    return "\n".join([head + ("" if sitting.over else "; not finished"), *account.rows()])


def as_json(found: Replayed) -> dict[str, Any]:
    """What `replay --json` prints."""
    sitting, sheet, names = found
    deal = sitting.match.deal()
    return {
        "game": sitting.game.name, "options": sitting.options, "players": names, "moves": len(sitting.moves),
        "over": sitting.over, "score": list(deal.score),
        **({"beside": list(deal.beside)} if deal.lined else {}), "standing": list(sitting.match.result().by_player),
        "purses": list(deal.purse[:deal.players]),
        "games": [[{"deal": d.number,
                    "marks": [{"side": m.seat, "points": m.points, "for": m.what, "law": m.law,
                               **({"beside": True} if m.beside else {})} for m in d.marks],
                    "payments": [{"from": p.src, "to": p.dst, "coins": p.points, "for": p.what} for p in d.payments]}
                   for d in deals] for deals in sheet.games]}
