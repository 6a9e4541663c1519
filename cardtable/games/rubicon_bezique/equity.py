"""What scores are worth at Rubicon Bézique: what the game is settled for, with what may still come."""
from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, pi, sqrt

from cardtable.families.melds.search.brought import Ahead, State
from cardtable.games.rubicon_bezique.rules import A_BRISQUE, RubiconBezique
from cardtable.games.rubicon_bezique.settlement import AT_LEAST, GAME, RUBICON, RUBICON_GAME, value

BRISQUES = 32                            # in the pack
NEAR = 100                               # points about the score to be expected, over which the worth of one is taken
LEAST = .5                               # of the settlement for a point


def state(deal: RubiconBezique, seat: int, ahead: Sequence[Ahead], each: int) -> State:
    """Of this game, for this seat: what it is settled for, told in points marked, as one is worth at the score."""
    seats = seat, deal.after(seat)
    mine, his = (float(deal.score[deal.side[player]]) for player in seats)
    taken, other = (deal.brisques_of(player) // A_BRISQUE for player in seats)
    draws, spread = deal.to_draw() // deal.seats, 0.0
    if draws:
        row = ahead[(draws - 1) // each]
        mine, his, spread = mine + row.marks, his + row.marks, row.spread
    level = worth(mine, his, taken, other, spread)
    slope = max(LEAST, (worth(mine + NEAR, his, taken, other, spread)
                        - worth(mine, his + NEAR, taken, other, spread)) / (2 * NEAR))

    def points(own: float, others: float, own_taken: float, taken_by_other: float, doubt: float) -> float:
        return (worth(own, others, own_taken, taken_by_other, doubt) - level) / slope

    return State(points)


def worth(mine: float, others: float, taken: float, taken_by_other: float, spread: float) -> float:
    """What the game is settled for (laws 56 to 61); on the average, while scores may still turn out otherwise."""
    if not spread:
        found = value((int(mine), int(others)), (A_BRISQUE * int(taken), A_BRISQUE * int(taken_by_other)))
        return 0.0 if found.winner is None else found.points * (1.0 if found.winner == 0 else -1.0)
    left = (BRISQUES - taken - taken_by_other) / 2
    wins = below(others, mine, spread * sqrt(2))
    won, lost = excess(mine - others, spread * sqrt(2)), excess(others - mine, spread * sqrt(2))
    return (settled(wins, won, mine + others, below(others, RUBICON - A_BRISQUE * (taken_by_other + left), spread))
            - settled(1 - wins, lost, mine + others, below(mine, RUBICON - A_BRISQUE * (taken + left), spread)))


def settled(wins: float, by: float, both: float, rubicon: float) -> float:
    """What a player gains who wins with this chance, by so much on the average, the other being as likely rubiconed."""
    return wins * (rubicon * (both + RUBICON_GAME) + (1 - rubicon) * (AT_LEAST / 2 + GAME)) + (1 - rubicon) * by


def below(mean: float, what: float, spread: float) -> float:
    """The chance that something normal is below this."""
    return (1 + erf((what - mean) / (spread * sqrt(2)))) / 2


def excess(mean: float, spread: float) -> float:
    """The mean of what something normal has above nought."""
    at = mean / spread
    return mean * (1 + erf(at / sqrt(2))) / 2 + spread * exp(-at * at / 2) / sqrt(2 * pi)
