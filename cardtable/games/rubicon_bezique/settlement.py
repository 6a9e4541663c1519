"""What a game of Rubicon Bézique is worth: laws 17 to 21 and 56 to 61 (002:832-849, 1066-1097)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

RUBICON = 1000                   # short of which the loser is rubiconed
GAME, RUBICON_GAME = 500, 1300   # added to the difference, or to the sum (laws 57, 58)
AT_LEAST = 100                   # difference, or the loser's score (laws 57, 59)
MOST_ADDED = 900                 # of the score of who has played with too many cards (law 17)
HAND = 9


class Value(NamedTuple):
    """Who has won, 0 or 1, or nobody; what the game is worth, and by which article."""

    winner: int | None
    points: int
    rubiconed: bool = False
    brisques_added: bool = False
    too_many: bool = False                       # rubiconed for having played with more than nine cards


VOID = Value(None, 0)


def value(scores: Sequence[int], brisques: Sequence[int], too_many: int | None = None, resigned: int | None = None
          ) -> Value:
    """The value of a game in which these points were marked, and these made by brisques.

    `too_many` is who has played with more than nine cards, and so is rubiconed; who has `resigned` has lost by the
    scores as they stand.
    """
    loser = too_many if too_many is not None else resigned
    if loser is None:
        both = [score + more for score, more in zip(scores, brisques, strict=True)]
        if scores[0] == scores[1] and both[0] == both[1]:
            return VOID
        loser = int((scores[1], both[1]) < (scores[0], both[0]))
    winner, tied = 1 - loser, scores[0] == scores[1]
    mine, his = scores[winner], scores[loser]
    if too_many is not None:
        return Value(winner, rubiconed(mine, his, MOST_ADDED), True, too_many=True)
    if resigned is not None:
        brisques = (0, 0)
    if his + brisques[loser] < RUBICON:
        return Value(winner, rubiconed(mine, his), True)
    added = his < RUBICON or tied and resigned is None
    if added:
        mine, his = mine + brisques[winner], his + brisques[loser]
    return Value(winner, max(AT_LEAST, hundreds(mine) - hundreds(his)) + GAME, False, added)


def rubiconed(mine: int, his: int, most: int | None = None) -> int:
    """The scores are added (laws 58, 59), of the loser's `most` at the most."""
    added = max(AT_LEAST, hundreds(his))
    return hundreds(mine) + (added if most is None else min(added, most)) + RUBICON_GAME


def reckoned(won: Value, scores: Sequence[int], brisques: Sequence[int]) -> str:
    """How the value of a game played to its end was reckoned, in words.

    >>> reckoned(Value(1, 1100), (1180, 1760), (150, 170))
    '1700 less 1100, and 500 for the game: 1100.'
    """
    if won.winner is None:
        return ""
    mine, his = [scores[seat] + brisques[seat] * won.brisques_added for seat in (won.winner, 1 - won.winner)]
    first = f"With the brisques {mine} and {his}: " if won.brisques_added else ""
    if won.rubiconed:
        of_loser = str(hundreds(his)) if hundreds(his) > AT_LEAST else f"{AT_LEAST} at the least"
        if won.too_many:
            most = f"{min(hundreds(his), MOST_ADDED)}" if hundreds(his) > AT_LEAST else of_loser
            return f"{hundreds(mine)} and {most} together, for playing with more than nine cards, and {RUBICON_GAME} " \
                   f"for the game: {won.points}."
        return f"{first}{hundreds(mine)} and {of_loser} together, since the rubicon was not passed, and " \
               f"{RUBICON_GAME} for the game: {won.points}."
    difference = f"{hundreds(mine)} less {hundreds(his)}"
    least = f", {AT_LEAST} at the least" if hundreds(mine) - hundreds(his) < AT_LEAST else ""
    return f"{first}{difference}{least}, and {GAME} for the game: {won.points}."


def hundreds(score: int) -> int:
    """Without what is over."""
    return score // 100 * 100


class Wrong(NamedTuple):
    """What it costs that a hand was played with a wrong number of cards: who is rubiconed, whether all is void, and
    who has the last trick: a player, "winner" who wins it, None nobody."""

    rubiconed: int | None
    void: bool
    last_trick: int | str | None


RIGHT = Wrong(None, False, "winner")


def wrong_hands(held: Sequence[int]) -> Wrong:
    """Of two hands of so many cards, nine being right (laws 17-21)."""
    more, fewer = [n > HAND for n in held], [n < HAND for n in held]
    if all(more):
        return Wrong(None, True, None)
    if any(more):
        return Wrong(more.index(True), False, None if any(fewer) else "winner")
    if any(fewer) and not all(fewer):
        return Wrong(None, False, fewer.index(False))
    return RIGHT
