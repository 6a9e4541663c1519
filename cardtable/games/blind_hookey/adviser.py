"""What a stake is worth, exactly: every course by what it is expected to come to.

Nothing that is staked on a packet is expected to win, and no packet is better than another; the book gives no figures.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from cardtable.games.blind_hookey import odds, words
from cardtable.games.blind_hookey.maxims import choose
from cardtable.games.blind_hookey.rules import Hookey
from cardtable.games.blind_hookey.ways import THREE
from cardtable.players.comparison import AS_GOOD, Comparison, Course
from cardtable.players.stop import Stop
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.showing.coins import Coins

UNIT = "counters"
NEAR = .5                                        # counters behind the best that are still called near it
COINS = Coins()
COUNTED = ("Exact: of the fifty-one cards that may lie beside the dealer’s, twenty-four are higher, twenty-four lower, "
           "three equal.")
NO_FIGURES = "The book gives no figures for this game."
PASSING = ("One packet alone beats the dealer’s in 47.1 hands of a hundred, two together in {two:.1f}: the deal passes "
           "sooner when all stakes lie on one.")


def compare(view: View, seat: int, names: Sequence[str], done: Move | None, rng: Random, budget: float,
            stop: Stop | None) -> Comparison | None:
    """What this seat can do now, each with what it is expected to come to."""
    deal = view.deal
    assert isinstance(deal, Hookey)
    book = choose(view, seat, Random(0))
    decision = deal.decision(seat)
    moves = [move for move in dict.fromkeys([*_courses(deal, seat), book.move, *([done] if done else [])])
             if move in decision]
    if len(moves) < 2:
        return None
    worth = {move: _worth(deal, move) for move in moves}
    best = max(worth.values())
    rows = tuple([_row(move, value, best) for move, value in sorted(
        worth.items(), key=lambda one: (-round(one[1], 6), one[0] != book.move))])
    cutting = deal.phase == "packet"
    notes = (COUNTED, PASSING.format(two=100 * float(odds.passes(2))), NO_FIGURES) if deal.layout is THREE else \
        (COUNTED, NO_FIGURES)
    reason = "The size of a packet changes nothing: any card is as likely to lie at its bottom." if cutting else \
        "The dealer has the equals: every counter laid is expected to lose a seventeenth of itself."
    return Comparison(
        "Packets compared" if cutting else "What the stakes are worth", (UNIT, "behind"), rows, UNIT, NEAR, "",
        "" if cutting else f"By a system of the book: {book.why}", notes, reason, "", book.source, liked=book.move)


def _courses(deal: Hookey, seat: int) -> Iterator[Move]:
    """Packets of three sizes; to have done, or the least and the most on each packet that is open."""
    if deal.phase == "packet":
        sizes = deal.sizes()
        yield from [Move(("cut", sizes[at])) for at in (0, len(sizes) // 2, -1)]
        return
    yield Move(("done",))
    for spot in deal.free(seat):
        room = deal.room(seat, spot)
        yield from [Move(("place", spot, coins)) for coins in (room[0], room[-1])]


def _worth(deal: Hookey, move: Move) -> float:
    """What it changes of what this seat may expect."""
    return -float(odds.EDGE) * int(move[2]) if move.verb == "place" else 0.0


def _row(move: Move, value: float, best: float) -> Course:
    behind = best - value
    equal = round(behind, 2) == 0
    cells = f"{value:+.2f}".replace("-", "−") if value else "0", "" if equal else f"{behind:.2f}"
    told = words.course(move)
    why = AS_GOOD if equal else f"It is expected to cost {behind:.2f} counters more."
    return Course(move, told, told, cells, value, behind, equal, why, 0.0, {})
