"""Deals of a record, or of a file in PBN, with all cards seen; and a record's deals as PBN."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from cardtable.commands.replaying import BadReplay, replayed
from cardtable.croupier.boards import boards_of
from cardtable.croupier.open_cards import OpenCards, of_deal, open_cards
from cardtable.croupier.tape import Tape
from cardtable.files import read_ordinary
from cardtable.games import NoSuchGame, game
from cardtable.pbn.board import QUARTERS, BadPBN, Board
from cardtable.pbn.reading import MOST_BYTES, read
from cardtable.pbn.writing import text
from cardtable.players.double_dummy import SIDES, DoubleDummy
from cardtable.players.review import Past
from cardtable.printable import printable, quoted
from cardtable.rules.deal import Deal
from cardtable.showing.phrases import listed
from cardtable.tutor.travelled import dealt, travels
from cardtable.tutor.travelled import replayed as played

RECORD = b"{"                                    # what a record begins with, and no PBN file does before a tag
WIDE = 4                                         # columns of a figure


class Opened(NamedTuple):
    """A deal with all cards seen; `names` are by seat, and `note` is what of it could not be read."""

    heading: str
    names: tuple[str, ...]
    cards: OpenCards
    note: str = ""


def opened(file: Path, rules: str | None = None) -> list[Opened]:
    """The deals of a file that have ended; of PBN all, by the rules of this game where the file names none.
    BadReplay says in a line why there are none."""
    try:
        data = read_ordinary(file, MOST_BYTES)
    except OSError as error:
        raise BadReplay(f"{file}: {error.strerror or error}") from None
    record = data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == RECORD and b"[Deal" not in data
    found = _of_record(file) if record else _of_boards(file, data, rules)
    if not found:
        raise BadReplay(f"{file}: no deal in it can be looked at with all cards open: it must have ended, and be of "
                        f"{' or '.join(travels())}")
    return found


def _of_record(file: Path) -> list[Opened]:
    sitting, _, names = replayed(file)
    tape, found = Tape(Past.of(sitting)), []
    for number in tape.ended:
        cards = open_cards(tape, number)
        if cards is not None:
            found.append(Opened(tape.heading(number), _by_seat(tape.deals[number].deal, names), cards))
    return found


def _by_seat(deal: Deal, names: Sequence[str]) -> tuple[str, ...]:
    return tuple([printable(names[deal.player[seat]]) for seat in range(deal.seats)])


def _of_boards(file: Path, data: bytes, rules: str | None) -> list[Opened]:
    try:
        boards, wrong = read(data)
        found = [_board(board, rules) for board in boards]
    except (BadPBN, NoSuchGame) as error:
        raise BadReplay(f"{file}: {error}") from None
    if wrong:
        found[-1] = found[-1]._replace(note=" ".join([part for part in (found[-1].note, *wrong) if part]))
    return found


def _board(board: Board, rules: str | None) -> Opened:
    named = rules or board.game or travels()[-1]
    row = game(named)
    if row.name not in travels():
        raise BadPBN(f"line {board.line}: deals of “{quoted(named)}” are not written in PBN; choose by --game one of "
                     f"{', '.join(travels())}")
    missing = [QUARTERS[n] for n, hand in enumerate(board.hands) if hand is None]
    if missing:
        raise BadPBN(f"line {board.line}: the cards of {listed(missing)} are not told; write them into the Deal tag")
    again = played(row, board, dealt(row, board, 0, Random(0)))
    tape = Tape(Past.of(again.sitting))
    deal = tape.deals[-1].deal
    cards = of_deal(row.name, deal, [step.move for step in tape.steps[tape.deals[-1].first:]])
    assert cards is not None
    names = [printable(name) or QUARTERS[n] for n, name in enumerate(board.players)]
    heading = f"Board {printable(board.number)}" if board.number else f"Line {board.line}"
    return Opened(heading, tuple([names[(board.dealer + seat - deal.dealer) % 4] for seat in range(4)]), cards,
                  again.wrong)


def rows(found: Sequence[Opened]) -> Iterator[str]:
    """For reading, line by line, each deal when it has been found."""
    for one in found:
        made = _analysed(one)
        columns = list(one.cards.laid.denominations)
        wide = max(map(len, one.names)) + 2
        yield f"{game(one.cards.game).title}: {one.heading}"
        yield " " * (wide + 2) + "".join([f"{named:>{WIDE}}" for named in columns])
        for seat, name in enumerate(one.names):
            yield f"  {name:<{wide}}" + "".join([f"{made.tricks[seat, named]:>{WIDE}}" for named in columns])
        yield from [f"  {line}" for line in one.cards.told(made, one.names.__getitem__)]
        if one.note:
            yield f"  {one.note}"


def _analysed(one: Opened) -> DoubleDummy:
    made = DoubleDummy(one.cards.laid)
    while not made.whole:
        made.step()
    return made


def as_json(found: Sequence[Opened]) -> dict[str, Any]:
    """What `double --json` prints; seats are places in `names`, and so are the rows of `tricks`."""
    return {"deals": [*map(_deal, found)]}


def _deal(one: Opened) -> dict[str, Any]:
    made, cards, laid = _analysed(one), one.cards, one.cards.laid
    par, columns = cards.laying.par(cards.deal, laid, made.tricks), list(laid.denominations)
    return {
        "game": cards.game, "heading": one.heading, "names": list(one.names), "dealer": laid.dealer,
        "denominations": columns,
        "tricks": [[made.tricks[seat, named] for named in columns] for seat in range(len(one.names))],
        "par": None if par is None else {
            "points": par.points, "to": [seat for seat in range(4) if SIDES[seat] == par.side],
            "declarer": par.declarer, "denomination": par.named, "contract": par.contract or None,
            "doubled": par.doubled, "tricks": par.tricks},
        "played": None if laid.declarer < 0 else {
            "declarer": laid.declarer, "denomination": laid.named, "taken": cards.taken,
            "best": made.tricks[laid.declarer, laid.named]},
        "lost": [{"trick": lost.number // 4 + 1, "seat": lost.seat, "card": lost.card.text, "tricks": lost.tricks,
                  "better": [card.text for card in lost.better]} for lost in made.lost],
        "note": one.note or None}


def written(file: Path) -> str:
    """The finished deals of a record as PBN."""
    sitting, _, names = replayed(file)
    boards = boards_of(Tape(Past.of(sitting)), names)
    if not boards:
        raise BadReplay(f"{file}: no deal of it can be written as PBN: it must have ended, and be of "
                        f"{' or '.join(travels())}")
    return text(boards)
