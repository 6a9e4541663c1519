"""The deals of a match as boards, to travel to other programs; a game's `pbn` module says what stands for its calls."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from cardtable.cards import Card
from cardtable.croupier.open_cards import open_cards
from cardtable.croupier.people import read_players
from cardtable.croupier.tape import Tape
from cardtable.games import game, part
from cardtable.pbn.board import Board, in_tricks
from cardtable.players.review import Past
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.record import Record
from cardtable.rules.sitting import Sitting

SOUTH = 2                                        # the quarter of the first seat


class Notation(Protocol):
    """The `pbn` module of a game."""

    def contract(self, deal: Deal) -> str:
        """"3NTX"; of a game without contracts what stands for one."""

    def turned(self, deal: Deal) -> Card | None:
        """The card turned up for trumps."""

    def auction(self, moves: Sequence[Move]) -> tuple[str, ...]:
        """What was said before the play, as calls; () where that is no auction."""

    def said(self, calls: Sequence[str]) -> tuple[str, ...]:
        """Calls as moves of this game, as a record has them."""


def notation_of(name: str) -> Notation | None:
    """How deals of this game are written as boards, if they are."""
    found: Notation | None = part(name, "pbn")
    return found


def quarter(seat: int) -> int:
    """The first seat is South."""
    return (seat + SOUTH) % 4


def board_of(tape: Tape, number: int, names: Sequence[str]) -> Board | None:
    """The deal of this number on the tape, when it has ended; `names` are by player.  None where this game has no
    boards, or the deal is not to be seen."""
    row, stretch = tape.past.game, tape.deals[number]
    deal, steps = stretch.deal, tape.steps[stretch.first:stretch.first + stretch.moves]
    notation, opened = notation_of(row.name), open_cards(tape, number)
    if notation is None or opened is None:
        return None
    laid = opened.laid
    acts = [step.move for step in steps if step.seat != NATURE]
    start = next((n for n, move in enumerate(acts) if move[0] == "play"), len(acts))
    calls = [move for move in acts[:start] if move[0] not in ("claim", "resign")]
    auction = notation.auction(calls) if calls else ()
    seats = sorted(range(deal.seats), key=quarter)           # from North
    return Board(
        tuple([tuple(sorted(laid.hands[seat])) for seat in seats]), quarter(laid.dealer), str(stretch.number),
        row.name, tuple([names[deal.player[seat]] for seat in seats]),
        notation.contract(deal) if laid.declarer >= 0 else "", quarter(laid.declarer) if laid.declarer >= 0 else -1,
        -1 if opened.taken is None else opened.taken, notation.turned(deal), auction,
        () if auction else tuple([str(move) for move in calls]),
        in_tricks([(quarter(seat), card) for seat, card in laid.played], quarter(laid.declarer + 1)),
        titles={"Event": row.title})


def boards_in(record: Record) -> list[Board]:
    """Those of a record; raises Refused, NoSuchGame or ValueError where it does not hold."""
    sitting = Sitting.replay(record, game(record.game))
    names = [player.name for player in read_players(sitting.players, sitting.game.levels)]
    return boards_of(Tape(Past.of(sitting)), names)


def boards_of(tape: Tape, names: Sequence[str]) -> list[Board]:
    """All deals that have ended and may be seen."""
    return [board for number in tape.ended if (board := board_of(tape, number, names)) is not None]
