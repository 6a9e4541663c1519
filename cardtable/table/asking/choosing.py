"""A decision taken apart by how a person answers it: tokens, cards to play, cards to choose, an amount."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple

from cardtable.cards import Card
from cardtable.rules.moves import Choice, Choices, Field, Move, One, Some, Tokens

MOST_TOKENS = 6              # of one choice; what has more is asked in two steps, or as an amount


@dataclass(frozen=True, slots=True)
class Picked:
    """Some cards are to be chosen, at least and at most so many, then `prefix` and they are the move."""

    prefix: Tokens
    some: Some


class Amount(NamedTuple):
    """A number is to be set, then `prefix` and it are the move, if nothing else follows."""

    prefix: Tokens
    numbers: Sequence[int]


@dataclass(slots=True)
class Asked:
    """What one seat may answer, and how.

    `calls` are whole moves for tokens; `opens` beginnings of moves whose next field is asked when they are pressed;
    `cards` those that complete a move when they are played; `forbidden` those that would complete an unlawful one, of
    which some law speaks.
    """

    seat: int
    calls: list[Move] = field(default_factory=list)
    opens: list[Tokens] = field(default_factory=list)
    cards: dict[Card, Move] = field(default_factory=dict)
    forbidden: dict[Card, Move] = field(default_factory=dict)
    picked: Picked | None = None
    amount: Amount | None = None

    def __bool__(self) -> bool:
        return bool(self.calls or self.opens or self.cards or self.picked or self.amount)


def next_field(choice: Choice, begun: Tokens) -> Field | None:
    """The field to be filled when a move has begun so; None when it is whole.  ValueError if it cannot begin so."""
    if begun and begun[0] != choice.verb:
        raise ValueError("another verb")
    rest: Tokens = begun[1:]
    done: Tokens = ()
    for rule in choice.fields:
        found = rule(done) if callable(rule) else rule
        if not rest:
            return found
        n = found.take(rest)
        if n < 0:
            raise ValueError("does not fit")
        done, rest = done + rest[:n], rest[n:]
    return None


def asked(seat: int, choices: Choices, begun: Tokens = (), faults: Choices = ()) -> Asked:
    """What the seat may answer to these choices, when it has said so much of a move already; and which cards would
    make one of the unlawful ones."""
    found = Asked(seat)
    fitting = _fitting(choices, begun)
    with_cards = [choice for choice, following in fitting if _of_cards(following)]
    for choice, following in fitting:
        prefix = begun or (choice.verb,)
        if following is None:
            found.calls.append(Move(prefix))
        elif _of_cards(following):
            if len(with_cards) > 1 and not begun:
                found.opens.append(prefix)               # else a card would not say which of them is meant
            elif isinstance(following, Some):
                found.picked = Picked(prefix, following)
            else:
                _cards(found, choice, prefix)
        else:
            _names(found, choice, prefix, following)
    for choice, following in _fitting(faults, begun):
        for card in _single(following):
            move = Move((*(begun or (choice.verb,)), card))
            if card not in found.cards and move in choice:
                found.forbidden.setdefault(card, move)
    return found


def _fitting(choices: Choices, begun: Tokens) -> list[tuple[Choice, Field | None]]:
    """The choices that can go on from there, each with its next field."""
    found = []
    for choice in choices:
        try:
            found.append((choice, next_field(choice, begun)))
        except ValueError:
            continue
    return found


def _single(following: Field | None) -> Sequence[Card]:
    """The cards of which one by itself fills this field."""
    if isinstance(following, Some):
        return following.cards if following.least <= 1 <= following.most else ()
    return [card for card in following.range if isinstance(card, Card)] if isinstance(following, One) else ()


def _of_cards(following: Field | None) -> bool:
    if isinstance(following, Some):
        return True
    return isinstance(following, One) and len(following.range) > 0 and isinstance(following.range[0], Card)


def _cards(found: Asked, choice: Choice, prefix: Tokens) -> None:
    following = next_field(choice, prefix)
    assert isinstance(following, One)
    for card in following.range:
        assert isinstance(card, Card)
        found.cards[card] = Move((*prefix, card))


def _names(found: Asked, choice: Choice, prefix: Tokens, following: Field) -> None:
    assert isinstance(following, One)
    whole = list(islice((move for move in choice if move[:len(prefix)] == prefix), MOST_TOKENS + 1))
    if len(whole) <= MOST_TOKENS and not any(isinstance(token, Card) for move in whole for token in move):
        found.calls += whole
    elif isinstance(following.range[0], int) and len(following.range) > MOST_TOKENS:
        found.amount = Amount(prefix, [n for n in following.range if isinstance(n, int)])
    else:
        found.opens += [(*prefix, value) for value in following.range]
