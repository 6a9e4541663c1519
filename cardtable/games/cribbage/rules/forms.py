"""The forms of the game, as a table (002:1168-1209, 1767-1836)."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.games.cribbage.rules.count import THREE_FOR_LAST


class Form(NamedTuple):
    """How many play and how: `played_out` tells whether play goes on after the first thirty-one or go."""

    title: str
    seats: int
    dealt: int
    laid_out: int                # by each
    from_pack: int               # cards for the crib from the top of the pack
    played_out: bool
    game: int
    three_for_last: bool
    side: tuple[int, ...]        # by seat
    stated: bool = True          # whether the book gives the length of the game; else it is a ruling

    @property
    def hand(self) -> int:
        return self.dealt - self.laid_out

    @property
    def crib(self) -> int:
        return self.laid_out * self.seats + self.from_pack


FORMS = {
    "five-card": Form("Five-card", 2, 5, 2, 0, False, 61, True, (0, 1)),
    "six-card": Form("Six-card", 2, 6, 2, 0, True, 121, False, (0, 1)),
    "seven-card": Form("Seven-card", 2, 7, 2, 0, True, 181, False, (0, 1)),
    "three-handed": Form("Three-handed", 3, 5, 1, 1, True, 121, False, (0, 1, 2), stated=False),
    "four-handed": Form("Four-handed", 4, 5, 1, 0, True, 121, False, (0, 1, 0, 1)),
}


def three_for_last(form: Form, deal: int) -> int:
    """What the non-dealer pegs beforehand in this deal of the game, counted from 1 (002:1202-1204, 1771-1774)."""
    return THREE_FOR_LAST if form.three_for_last and deal == 1 else 0


def lurched(loser: int, game: int) -> bool:
    """Whether the loser has less than half the game (002:1173-1175); exactly half cannot be."""
    return 2 * loser < game


def payment(loser: int, game: int, stake: int) -> int:
    """What a loser with so many points pays."""
    return stake * (2 if lurched(loser, game) else 1)


def role(seat: int, dealer: int, side: tuple[int, ...]) -> str:
    """How a seat stands to the crib: "dealer", "partner" of the dealer, or "pone"."""
    if seat == dealer:
        return "dealer"
    return "partner" if side[seat] == side[dealer] else "pone"


def crib_weight(form: Form, part: str) -> float:
    """What a point in the crib is worth to a seat of this part; of a rival's points, that share which he has of all
    rivals."""
    return -1 / max(form.side) if part == "pone" else 1.0
