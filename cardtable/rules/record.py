"""Records: the one form of save files, lessons, replays, fault reports and arena logs."""
from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from cardtable.printable import quoted
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move

FORMAT, VERSION = "cardtable-record", 1
ENDING = ".cardtable"                        # of a file with a record; whatever it is called, it is read
MOST_BYTES, MOST_MOVES, MOST_LINE = 4_000_000, 100_000, 4_000       # the longest match at random: 74,040 and 3,527
SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


class BadRecord(ValueError):
    """Not a record this program can read; the message says what and where."""


@dataclass(slots=True)
class Record:
    """A match as its moves: "* shuffle AS KD ...", "1 propose", "back 3"."""

    game: str
    rules: int                                   # revision of the game's rules
    options: dict[str, Any]
    players: list[dict[str, Any]]
    moves: list[str] = field(default_factory=list)

    def to_dict(self) -> dict[str, Any]:
        return {"format": FORMAT, "version": VERSION, "rules": self.rules, "game": self.game,
                "options": self.options, "players": self.players, "moves": self.moves}

    def to_bytes(self) -> bytes:
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=1).encode()

    @classmethod
    def from_bytes(cls, data: bytes) -> Record:
        """Reads and checks the form; the moves themselves are checked by replaying.  Executes nothing."""
        if len(data) > MOST_BYTES:
            raise BadRecord(f"the record is {len(data):,} bytes long; at most {MOST_BYTES:,} are read")
        try:
            text = data.decode("utf-8-sig")       # with the mark that some editors put before it
        except UnicodeDecodeError as error:
            raise BadRecord(f"the record is not UTF-8 text: byte {error.start} does not fit") from None
        try:
            found = json.loads(text)
            if SURROGATE.search(text):                   # a pair of them is one character, and well
                json.dumps(found, ensure_ascii=False).encode()
        except UnicodeEncodeError:
            raise BadRecord("the record holds half a character (a lone surrogate)") from None
        except json.JSONDecodeError as error:
            raise BadRecord(f"the record is not whole JSON: line {error.lineno}, column {error.colno}: "
                            f"{error.msg}") from None
        except (RecursionError, ValueError) as error:           # nested too deeply, a number of thousands of digits
            raise BadRecord(f"the record cannot be read as JSON: {error}") from None
        return cls.from_dict(found)

    @classmethod
    def from_dict(cls, found: object) -> Record:
        """The same from parsed JSON."""
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise BadRecord(f'this is not a card table record: "format" is not "{FORMAT}"')
        if type(found.get("version")) is not int or found["version"] != VERSION:
            raise BadRecord(f"the record is of version {quoted(repr(found.get('version')))}; "
                            f"this program reads version {VERSION}")
        for key, kind, what in (("game", str, "a name"), ("rules", int, "a number"), ("options", dict, "an object"),
                                ("players", list, "a list"), ("moves", list, "a list")):
            if type(found.get(key)) is not kind:         # true and false are numbers to Python, not to us
                raise BadRecord(f'the record\'s "{key}" is missing or is not {what}')
        players, moves = found["players"], found["moves"]
        if not players:
            raise BadRecord('the record\'s "players" are none: each who sits is an object there, if an empty one')
        if not all(isinstance(p, dict) for p in players):
            raise BadRecord('the record\'s "players" are not all objects')
        if len(moves) > MOST_MOVES:
            raise BadRecord(f"the record has {len(moves):,} moves; at most {MOST_MOVES:,} are read")
        for n, move in enumerate(moves):
            if not isinstance(move, str) or len(move) > MOST_LINE:
                raise BadRecord(f"move {n} of the record is not a text of at most {MOST_LINE:,} characters")
            parse_line(move, n)
        return cls(found["game"], found["rules"], found["options"], players, moves)


def line(seat: int, move: Move) -> str:
    """A move as the record has it."""
    return f"{'*' if seat == NATURE else seat} {move}"


def parse_line(text: str, number: int = 0) -> tuple[int, Move | int]:
    """Seat and move, or NATURE and the number of moves that `back` leaves standing."""
    who, _, rest = text.partition(" ")
    if not rest.strip():
        raise BadRecord(f"move {number} ({quoted(text)}) is not a seat's number and a move")
    if who == "back":
        if not (rest.isascii() and rest.isdigit()):
            raise BadRecord(f"move {number} ({quoted(text)}): back to which move?")
        return NATURE, int(rest)
    if who != "*" and not (who.isascii() and who.isdigit() and len(who) < 3):
        raise BadRecord(f"move {number} ({quoted(text)}) does not begin with a seat's number, or * for nature")
    return NATURE if who == "*" else int(who), Move.read(rest)
