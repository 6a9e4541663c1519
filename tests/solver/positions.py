"""Random small positions in every mode of the solver, each drawn from a seed."""

from __future__ import annotations

import random

from cardtable.solver import MISERE, TRICKS, Duties, Position, Scoring, cards_in

MODES = ("tricks", "misere", "duties", "points", "table", "weights", "uneven", "free")
LARGEST = {2: 7, 3: 5, 4: 4, 5: 3, 6: 3}


def draw(mode: str, seed: int) -> Position:
    """A position of this mode."""
    rng = random.Random(f"{mode} {seed}")
    seats = rng.choice((2, 3, 4, 4, 4) if rng.random() < 0.8 else (5, 6))
    length = rng.randint(1, LARGEST[seats])
    if mode == "free":  # nothing limits the choice, so the reference takes long
        length = min(length, 5 if seats == 2 else 3)
    lengths = [length] * seats
    if mode == "uneven":
        lengths = [rng.randint(0, length) for _ in range(seats)]
        lengths[rng.randrange(seats)] = length
    elif seats > 2 and rng.random() < 0.1:
        lengths[rng.randrange(seats)] = 0
    hands = deal(rng, lengths)
    trump = rng.choice((None, 0, 1, 2, 3))
    sides = alliance(rng, seats)
    duties, scoring, won = Duties(), TRICKS, 0
    match mode:
        case "misere":
            scoring = MISERE
        case "duties":
            duties = Duties(True, rng.random() < 0.7, rng.random() < 0.7)
        case "free":
            duties, scoring = Duties(follow=False), rng.choice((TRICKS, MISERE))
        case "points" | "uneven":
            scoring = points(rng)
        case "table":
            won = rng.randint(0, 3)
            table = [rng.randint(-5, 5) for _ in range(won + length + 1)]
            if rng.random() < 0.4:
                table.sort(reverse=rng.random() < 0.5)
            scoring = Scoring(rng.choice((0, 1)), table=tuple(table), lead=rng.choice((0, 0, 1)))
        case "weights":
            weights = {card: rng.choice((0, 1, 4, 10, -3)) for hand in hands for card in cards_in(hand)}
            scoring = Scoring(rng.choice((0, 1)), last=rng.choice((0, 10)), cards=weights, margin=rng.random() < 0.5)
    if mode in ("points", "weights", "table") and rng.random() < 0.3:
        duties = Duties(True, rng.random() < 0.5, rng.random() < 0.5)
    lead = rng.choice([seat for seat in range(seats) if hands[seat]])
    side = rng.choice((None, *sides))
    position = Position(hands, sides, lead, (), trump, duties, scoring, won, side)
    return begin(rng, position)


def deal(rng: random.Random, lengths: list[int]) -> tuple[int, ...]:
    """Hands of these lengths from a pack of 16 to 60 cards, with gaps and long suits."""
    need = sum(lengths)
    ranks = rng.choice((4, 6, 8, 13, 15))
    suits = rng.sample(range(4), rng.randint(1, 4))
    pack = [suit * 16 + rank for suit in suits for rank in range(ranks)]
    if len(pack) < need:
        pack = [suit * 16 + rank for suit in range(4) for rank in range(15)]
    rng.shuffle(pack)
    hands = []
    for length in lengths:
        hands.append(sum(1 << pack.pop() for _ in range(length)))
    return tuple(hands)


def alliance(rng: random.Random, seats: int) -> tuple[int, ...]:
    """Sides: partners opposite, one against the rest, or anything with two sides or three."""
    kind = rng.randrange(3)
    if kind == 0:
        return tuple(seat % 2 for seat in range(seats))
    if kind == 1:
        single = rng.randrange(seats)
        return tuple(int(seat == single) for seat in range(seats))
    return tuple(rng.randrange(3) for _ in range(seats))


def points(rng: random.Random) -> Scoring:
    """Tricks, leads and the last trick in any mixture."""
    return Scoring(
        trick=rng.choice((0, 1, 1, 2)),
        taken=rng.choice((0, 0, 1)),
        lead=rng.choice((0, 1)),
        last=rng.choice((0, 0, 1, 5)),
        margin=rng.random() < 0.5,
    )


def begin(rng: random.Random, position: Position) -> Position:
    """The same with some cards of the first trick already on the table, half of the time."""
    hands = list(position.hands)
    active = [seat for seat, hand in enumerate(hands) if hand]
    start = active.index(position.lead)
    order = active[start:] + active[:start]
    trick = []
    for seat in order[: rng.choice((0, 0, rng.randrange(len(order))))]:
        card = rng.choice(cards_in(hands[seat]))
        hands[seat] ^= 1 << card
        trick.append((seat, card))
    return Position(
        tuple(hands), position.sides, position.lead, tuple(trick), position.trump,
        position.duties, position.scoring, position.won, position.side,
    )  # fmt: skip


def tricks_of(cards: int, seed: int) -> Position:
    """Plain tricks between partners opposite, so many cards a hand, from a pack of 52."""
    rng = random.Random(seed)
    pack = [suit * 16 + rank for suit in range(4) for rank in range(13)]
    rng.shuffle(pack)
    hands = tuple(sum(1 << card for card in pack[seat * cards : (seat + 1) * cards]) for seat in range(4))
    return Position(hands, (0, 1, 0, 1), 0, trump=rng.choice((None, 0, 1, 2, 3)))
