"""Deals out and in as PBN without a difference, read by another program, too; and files that somebody has spoiled."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random

from endplay.parsers import pbn as other

from cardtable.croupier.boards import boards_of
from cardtable.croupier.tape import Tape
from cardtable.games import game
from cardtable.pbn.board import COMPASS, BadPBN, Board
from cardtable.pbn.reading import read, read_text
from cardtable.pbn.writing import text
from cardtable.players.review import Past
from cardtable.rules.options import complete
from cardtable.rules.sitting import Sitting
from cardtable.tutor.travelled import dealt, replayed, travels
from tools.trials import Part

NAMES = ("You", "Mrs. Bättle", 'Ben "the Bid"', "C\\D")
ROUND_TRIPS, SPOILED = 10_000, 10_000
PIECES = ("[", "]", '"', "{", "}", ";", "%", "\\", "\n", "\n\n", "\r", "\0", "#", "##", "-", ".", "N:", "=1=", "$9",
          "*", "AP", "7NT", "SA", "\ufeff", "\x85", "\u2028", "é", "9" * 50, "[Deal", '[Play "N"]', '[Contract "4S"]',
          "10")


def played(name: str, seed: int) -> Board:
    """A deal played at random, out of a match in which others may have gone before."""
    row, rng = game(name), Random(f"{name} {seed}")
    sitting = Sitting(row, complete(row.options, {}), listen=False)
    while True:
        deal = sitting.match.deal()
        seat = deal.must[0]
        sitting.submit(seat, deal.decision(seat).sample(rng))
        if deal.over and not deal.preliminary:
            return boards_of(Tape(Past.of(sitting)), NAMES)[-1]


def round_trip(name: str, seed: int) -> Counter[str]:
    """Written, read, dealt and played here again, written again: nothing has changed; nor by way of the other."""
    board = played(name, seed)
    written = text([board])
    back, = read_text(written).boards
    assert replace(back, players=board.players) == board
    again = replayed(game(name), back, dealt(game(name), back, seed % 4, Random(seed)))
    assert not again.wrong, again.wrong
    once_more = boards_of(Tape(Past.of(again.sitting)), NAMES)[-1]
    turned = (once_more.dealer - board.dealer) % 4       # another seat may have the deal
    assert (once_more.result, once_more.contract, once_more.auction, once_more.words, once_more.tricks,
            once_more.turned) == (board.result, board.contract, board.auction, board.words, board.tricks, board.turned)
    assert [once_more.hands[(n + turned) % 4] for n in range(4)] == list(board.hands)
    theirs, = other.loads(written)
    assert theirs.dealer is not None
    assert theirs.dealer.abbr == COMPASS[board.dealer]
    assert len(theirs.play) == sum([one is not None for trick in board.tricks for one in trick])
    assert len(theirs.auction) == len(board.auction)
    returned, = read_text(other.dumps([theirs])).boards
    assert _told(returned) == _told(board)
    return Counter(deals=1)


def _told(board: Board) -> tuple[object, ...]:
    """What every program tells of it."""
    return board.hands, board.dealer, board.contract, board.auction, board.tricks, board.declarer, board.result


def spoiled(seed: int) -> Counter[str]:
    """Read, or refused in a line; what is read can be dealt and written, or is refused so, too."""
    rng = Random(f"spoiled {seed}")
    name = travels()[seed % len(travels())]
    data = _spoil(text([played(name, seed % 50), played(name, 50 + seed % 7)]), rng)
    try:
        boards, wrong = read(data)
    except BadPBN as refused:
        return _in_a_line(str(refused))
    for one in wrong:
        _in_a_line(one)
    for board in boards:
        text([board])
        try:
            again = replayed(game(name), board, dealt(game(name), board, 0, rng))
        except BadPBN as refused:
            _in_a_line(str(refused))
        else:
            _in_a_line(again.wrong or "-")
    return Counter(read=1)


def _in_a_line(told: str) -> Counter[str]:
    """What is wrong, and no more than fits beside a game."""
    assert told
    assert "\n" not in told
    assert len(told) < 200
    return Counter(refused=1)


def _spoil(whole: str, rng: Random) -> bytes:
    """A few places of it changed, in letters or in bytes."""
    for _ in range(rng.randint(1, 6)):
        at, long = rng.randrange(len(whole)), rng.choice((0, 0, 1, 1, 2, 9, 60))
        put = rng.choice((rng.choice(PIECES), "", chr(rng.randrange(32, 127)), whole[at:at + rng.randrange(40)] * 2))
        whole = whole[:at] + put + whole[at + long:] or " "
    data = bytearray(whole.encode(rng.choice(("utf-8", "utf-8", "utf-8-sig", "utf-16", "utf-32"))))
    for _ in range(rng.choice((0, 0, 0, 1, 4))):
        data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data[:rng.choice((len(data), len(data), rng.randrange(len(data) + 1)))])


def parts() -> Iterator[Part]:
    """By game the round trips, then the spoiled files."""
    for name in travels():
        yield Part(f"boards {name}", ROUND_TRIPS, partial(round_trip, name))
    yield Part("boards spoiled", SPOILED, spoiled)
