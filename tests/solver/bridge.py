"""Deals for Bo Haglund's double dummy solver, and its answers, in the numbers of ours."""

from __future__ import annotations

import random
import time

from endplay.dds import solve_board
from endplay.types import Deal, Denom, Player

from cardtable.solver import Position, cards_in

RANKS = "23456789TJQKA"
DENOMINATIONS = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt)
SUITS = {"clubs": 0, "diamonds": 1, "hearts": 2, "spades": 3}


def deal(cards: int, seed: int) -> Position:
    """A random deal of so many cards to each of four, partners opposite, two in three with trumps."""
    rng = random.Random(f"{cards} {seed}")
    pack = [suit * 16 + rank for suit in range(4) for rank in range(13)]
    rng.shuffle(pack)
    hands = tuple(sum(1 << card for card in pack[seat * cards : (seat + 1) * cards]) for seat in range(4))
    return Position(hands, (0, 1, 0, 1), 0, trump=rng.choice((0, 1, 2, 3, None, None)))


def theirs(position: Position) -> tuple[dict[int, int], float]:
    """The tricks of every lead by the other solver, and the seconds of processor time it took."""
    hands = " ".join(_text(hand) for hand in position.hands)
    trump = DENOMINATIONS[4 if position.trump is None else position.trump]
    board = Deal(f"N:{hands}", first=Player(position.lead), trump=trump)
    start = time.thread_time()
    solved = solve_board(board)
    seconds = time.thread_time() - start
    return {SUITS[card.suit.name] * 16 + _rank(card.rank.name): tricks for card, tricks in solved}, seconds


def _rank(name: str) -> int:
    return RANKS.index("T" if name == "R10" else name[-1])


def _text(hand: int) -> str:
    suits = ([card & 15 for card in reversed(cards_in(hand)) if card >> 4 == suit] for suit in (3, 2, 1, 0))
    return ".".join("".join(RANKS[rank] for rank in suit) for suit in suits)
