"""Deals for Bo Haglund's double dummy solver, and its answers, in the numbers of ours."""

from __future__ import annotations

import random
import time
from pathlib import Path

from endplay.dds import calc_dd_table, solve_board
from endplay.types import Deal, Denom, Player

from cardtable.solver import Position, cards_in

HARD = Path(__file__).with_name("hard.txt")
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


def their_results(hands: tuple[int, ...]) -> tuple[dict[tuple[int | None, int], int], float]:
    """The tricks of the first side by trump suit and leader, and the seconds of processor time of all threads."""
    board = Deal(f"N:{' '.join(map(_text, hands))}")
    start = time.process_time()
    table = calc_dd_table(board)
    seconds = time.process_time() - start
    found: dict[tuple[int | None, int], int] = {}
    for trump in (0, 1, 2, 3, None):
        for lead in range(4):
            declarer = (lead + 3) % 4
            tricks = table[DENOMINATIONS[4 if trump is None else trump], Player(declarer)]
            found[trump, lead] = tricks if declarer % 2 == 0 else 13 - tricks
    return found, seconds


def hard() -> list[Position]:
    """The deals of `hard.txt`: the hands of four with the first to lead, and the denomination."""
    found = []
    for line in HARD.read_text("utf-8").splitlines():
        *texts, named = line.split()
        hands = tuple(sum(1 << 16 * suit + RANKS.index(rank) for suit, ranks in zip((3, 2, 1, 0), text.split("."),
                                                                                   strict=True) for rank in ranks)
                      for text in texts)
        found.append(Position(hands, (0, 1, 0, 1), 0, trump=None if named == "N" else "CDHS".index(named)))
    return found


def _rank(name: str) -> int:
    return RANKS.index("T" if name == "R10" else name[-1])


def _text(hand: int) -> str:
    suits = ([card & 15 for card in reversed(cards_in(hand)) if card >> 4 == suit] for suit in (3, 2, 1, 0))
    return ".".join("".join(RANKS[rank] for rank in suit) for suit in suits)
