"""What a stake is worth, exactly: of each course by how much it changes what the coins on the cloth are expected to
come to, over all thirty-seven numbers; the book’s figures beside ours where they differ.

Nothing that is staked is expected to win: the best that can be said of a stake is that it costs little.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from random import Random

from cardtable.families.staking.comparing import Told, compared
from cardtable.families.staking.prison import PRISON
from cardtable.families.staking.stakes import Stakes
from cardtable.games.roulette import words
from cardtable.games.roulette.chances import FRANC
from cardtable.games.roulette.francs import FRANCS
from cardtable.games.roulette.maxims import choose
from cardtable.games.roulette.odds import HALVED, PRISONER, edge
from cardtable.games.roulette.rules import Roulette
from cardtable.players.comparison import Comparison
from cardtable.players.stop import Stop
from cardtable.rules.moves import Move
from cardtable.rules.view import View

UNIT = "francs"
NEAR = 5.0                                       # francs behind the best that are still called near it
COIN = 20 * FRANC
SAMPLES = ("rouge", "rouge-impair", "12P", "12P-12M", "n17")     # of each kind of stake one
BOOK = ("The book says slightly under 3 in a hundred of numbers, dozens and columns, and slightly under 1½ of the even "
        "chances: exactly, 2.703 and 1.351.")
AT_ZERO = "The book calls prison and half exactly the same. A stake in prison is worth 0.49306 of itself."


def expected(stakes: Stakes, at_zero: float) -> float:
    """What these stakes are expected to gain, in coins; those in prison by what they are worth."""
    left = Fraction(at_zero).limit_denominator(10 ** 9)
    found = -sum([float(edge({one.spot: 1}, left)) * one.coins for one in stakes if not one.prison])
    return found - sum([one.coins * (1 - PRISONER ** one.prison) for one in stakes if one.prison])


def compare(view: View, seat: int, names: Sequence[str], done: Move | None, rng: Random, budget: float,
            stop: Stop | None) -> Comparison | None:
    """What this seat can do now, each with what it changes."""
    deal = view.deal
    assert isinstance(deal, Roulette)
    book = choose(view, seat, Random(0))
    zero = deal.phase == "zero"
    moves = dict.fromkeys([*(_at_zero() if zero else _courses(deal, seat)), book.move, *([done] if done else [])])
    decision = deal.decision(seat)
    worth = {move: (_kept(deal, seat, move) if zero else _change(deal, seat, move)) / FRANC for move in moves
             if move in decision}
    reason = ("{best}: of the two it is worth the more." if zero else
              "{best}: every stake is expected to lose a little, the even chances half as much as all others.")
    return compared(worth, book, lambda move: _words(deal, move), Told(
        UNIT, NEAR, reason, ("All thirty-seven numbers were counted.", AT_ZERO if zero else BOOK)))


def _at_zero() -> tuple[Move, ...]:
    return Move(("half",)), Move(("prison",))


def _courses(deal: Roulette, seat: int) -> Iterator[Move]:
    """To lay nothing more, and a louis on one place of each kind."""
    yield Move(("done",))
    for spot in SAMPLES:
        if COIN in deal.room(seat, spot):
            yield Move(("place", spot, COIN))


def _change(deal: Roulette, seat: int, move: Move) -> float:
    """By how much a move changes what the cloth is expected to come to for this seat."""
    if move.verb == "done":
        return 0.0
    at_zero = PRISONER if deal.terms.zero == PRISON else float(HALVED)
    after = deal.copy()
    after.apply(seat, move)
    now, then = (tuple([one for one in some.stakes if one.seat == seat]) for some in (deal, after))
    return expected(then, at_zero) - expected(now, at_zero)


def _kept(deal: Roulette, seat: int, move: Move) -> float:
    """What is left of the stake that is asked of."""
    stake = deal.to_say(seat)
    return (float(HALVED) if move.verb == "half" else PRISONER) * (stake.coins if stake is not None else 0)


def _words(deal: Roulette, move: Move) -> str:
    """"Lay twenty francs on Rouge", "Spin"."""
    verb, *rest = words.TOKENS[move.verb], *move[1:]
    if move.verb == "place":
        return f"Lay {FRANCS.words(int(rest[1]))} on {words.spot(str(rest[0]))}"
    named = [words.VOICES.get(str(one)) or words.spot(str(one)) if isinstance(one, str) else FRANCS.words(int(one))
             for one in rest]
    return ", ".join([verb, *named])
