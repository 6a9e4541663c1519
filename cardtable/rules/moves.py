"""Move, the fields a move is made of, Choice and Decision."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, permutations
from random import Random
from typing import NamedTuple, Union

from cardtable.cards import BY_TEXT, Card, Cards
from cardtable.rules.laws import Law

Token = Union[Card, int, str]
Tokens = tuple[Token, ...]
Meant = Union[Tokens, frozenset[Token]]
"""What fills one field: as a set where it is in no order."""


class Move(tuple[Token, ...]):
    """A verb and its fields, flat: Move(("discard", 7C, 8D)); str() and read() are inverse."""

    __slots__ = ()

    def __str__(self) -> str:
        return " ".join(map(str, self))

    @property
    def verb(self) -> str:
        return str(self[0])

    @classmethod
    def read(cls, text: str) -> Move:
        """From its text; ValueError if there is none.  Words that are neither card nor number stay words."""
        words = text.split()
        if not words:
            raise ValueError("a move needs a verb")
        return cls((words[0], *[_token(word) for word in words[1:]]))


def _token(word: str) -> Token:
    if word in BY_TEXT:
        return BY_TEXT[word]
    digits = word[1:] if word[0] == "-" else word
    return int(word) if digits.isascii() and digits.isdigit() and str(int(word)) == word else word


def cards_of(tokens: Iterable[object]) -> Cards:
    """The cards among these; a card is a number, and an amount that is equal to one is none."""
    return tuple([token for token in tokens if isinstance(token, Card)])


class One:
    """One of these: cards, amounts or names."""

    __slots__ = ("range",)

    def __init__(self, range_: Cards | range | tuple[int, ...] | tuple[str, ...]) -> None:
        self.range = range_

    def __iter__(self) -> Iterator[Tokens]:
        return ((v,) for v in self.range)

    def sample(self, rng: Random) -> Tokens:
        return (self.range[int(rng.random() * len(self.range))],)

    def take(self, tokens: Tokens) -> int:
        """How many tokens this field uses up, -1 when they do not fit."""
        if not tokens or tokens[0] not in self.range:
            return -1
        # a card is an int too, and must not pass for an amount, nor an amount for a card
        return 1 if isinstance(tokens[0], Card) == isinstance(self.range[0], Card) else -1

    def meant(self, tokens: Tokens) -> Meant:
        return tokens


class Rising(One):
    """One of these numbers, from the least, which is mostly meant: it may be raised before it is said."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(numbers)
        self.numbers = numbers


class Scale(One):
    """One of these numbers, each of which is a word of its own, however many they are."""

    __slots__ = ("steps",)

    def __init__(self, steps: tuple[int, ...]) -> None:
        super().__init__(steps)
        self.steps = steps


class Spots(One):
    """One of these places on the cloth, by names that the game's Layout declares."""

    __slots__ = ("names",)

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(names)
        self.names = names


class Backs(One):
    """One of the cards that lie covered in a zone, by its place there, from 1."""

    __slots__ = ("number", "zone")

    def __init__(self, zone: int, number: int) -> None:
        super().__init__(range(1, number + 1))
        self.zone, self.number = zone, number


class Counters(One):
    """An amount that is laid by counters.  Any of the range is taken; offered are single counters of these values, in
    their order, and where none of them fits the least amount there is."""

    __slots__ = ("amounts", "values")

    def __init__(self, amounts: range, values: tuple[int, ...]) -> None:
        super().__init__(amounts)
        self.amounts = amounts
        self.values = tuple([value for value in values if value in amounts]) or tuple(amounts[:1])

    def __iter__(self) -> Iterator[Tokens]:
        return ((value,) for value in self.values)

    def sample(self, rng: Random) -> Tokens:
        return (self.values[int(rng.random() * len(self.values))],)

    def nearest(self, coins: int) -> int:
        """The most that may be laid with so many in hand; the least there is, if that is more."""
        amounts = self.amounts
        return amounts[max(0, min(len(amounts) - 1, (coins - amounts.start) // amounts.step))]


class Thing(NamedTuple):
    """Something made of several cards: the ways to make it that differ in what may follow, the best first; and every
    set of cards that makes it."""

    ways: tuple[Cards, ...]
    every: Sequence[Cards]


class Ways(One):
    """The cards of one of these things.  Of sets that are alike in what may follow one is offered; any is taken, and in
    any order."""

    __slots__ = ("sets", "things")

    def __init__(self, things: tuple[Thing, ...]) -> None:
        super().__init__(())
        self.things = things
        self.sets = frozenset([frozenset(some) for one in things for some in one.every])

    def __iter__(self) -> Iterator[Tokens]:
        return (way for one in self.things for way in one.ways)

    def sample(self, rng: Random) -> Tokens:
        ways = self.things[int(rng.random() * len(self.things))].ways
        return ways[int(rng.random() * len(ways))]

    def take(self, tokens: Tokens) -> int:
        n = len(self.things[0].ways[0]) if self.things else 0
        some = [token for token in tokens[:n] if isinstance(token, Card)]     # an amount may be equal to a card
        return n if len(some) == n and frozenset(some) in self.sets else -1

    def meant(self, tokens: Tokens) -> Meant:
        return frozenset(tokens)


class Some:
    """least..most different cards out of these, in no order."""

    __slots__ = ("cards", "least", "most")

    def __init__(self, cards: Cards, least: int, most: int) -> None:
        self.cards, self.least, self.most = cards, least, min(most, len(cards))      # of a short hand at most all

    def __iter__(self) -> Iterator[Tokens]:
        for n in range(self.least, self.most + 1):
            yield from combinations(sorted(self.cards), n)

    def sample(self, rng: Random) -> Tokens:
        return tuple(sorted(rng.sample(self.cards, rng.randint(self.least, self.most))))

    def take(self, tokens: Tokens) -> int:
        n = 0
        while n < len(tokens) and isinstance(tokens[n], Card):
            n += 1
        some = set(tokens[:n])
        return n if self.least <= n <= self.most and len(some) == n and some <= set(self.cards) else -1

    def meant(self, tokens: Tokens) -> Meant:
        return frozenset(tokens)


class Order:
    """Nature's: so many of these cards in an order; all of them unless said."""

    __slots__ = ("cards", "n")

    def __init__(self, cards: Cards, n: int = -1) -> None:
        self.cards, self.n = cards, len(cards) if n < 0 else n

    def __iter__(self) -> Iterator[Tokens]:
        return permutations(self.cards, self.n)

    def sample(self, rng: Random) -> Tokens:
        return tuple(rng.sample(self.cards, self.n))

    def take(self, tokens: Tokens) -> int:
        some = {t for t in tokens[:self.n] if isinstance(t, Card)}
        return self.n if len(some) == self.n and some <= set(self.cards) else -1

    def meant(self, tokens: Tokens) -> Meant:
        return tokens


Field = Union[One, Some, Order]
FieldRule = Callable[[Tokens], Field]          # a field that depends on the tokens before it


class Choice:
    """A verb with fields filled in order.  `law` is the article that forbids it (faults only)."""

    __slots__ = ("verb", "fields", "law")

    def __init__(self, verb: str, *fields: Field | FieldRule, law: Law | None = None) -> None:
        self.verb, self.fields, self.law = verb, fields, law

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, tuple) or not move or move[0] != self.verb:
            return False
        rest: Tokens = move[1:]
        done: Tokens = ()
        for rule in self.fields:
            field = rule(done) if callable(rule) else rule
            n = field.take(rest)
            if n < 0:
                return False
            done, rest = done + rest[:n], rest[n:]
        return not rest

    def meant(self, move: Move) -> list[Meant]:
        """A move of this choice, field by field."""
        rest: Tokens = move[1:]
        done: Tokens = ()
        found = []
        for rule in self.fields:
            field = rule(done) if callable(rule) else rule
            n = field.take(rest)
            found.append(field.meant(rest[:n]))
            done, rest = done + rest[:n], rest[n:]
        return found

    def __iter__(self) -> Iterator[Move]:
        return (Move((self.verb, *tokens)) for tokens in self._fill((), 0))

    def _fill(self, done: Tokens, i: int) -> Iterator[Tokens]:
        if i == len(self.fields):
            yield done
            return
        rule = self.fields[i]
        for value in rule(done) if callable(rule) else rule:
            yield from self._fill(done + value, i + 1)

    def sample(self, rng: Random) -> Move:
        """One of them at random, without enumerating."""
        done: Tokens = ()
        for rule in self.fields:
            done += (rule(done) if callable(rule) else rule).sample(rng)
        return Move((self.verb, *done))


Choices = tuple[Choice, ...]


class Decision:
    """What the player `by` may answer for the seat `of`."""

    __slots__ = ("by", "of", "choices")

    def __init__(self, by: int, choices: Choices, of: int) -> None:
        self.by, self.choices, self.of = by, choices, of

    def __contains__(self, move: object) -> bool:
        return any(move in choice for choice in self.choices)

    def __iter__(self) -> Iterator[Move]:
        for choice in self.choices:
            yield from choice

    def __bool__(self) -> bool:
        return bool(self.choices)

    def same(self, one: Move, other: Move) -> bool:
        """Whether two moves are one and the same here: the order of cards says nothing where a field has none."""
        return one == other or any(one in choice and other in choice and choice.meant(one) == choice.meant(other)
                                   for choice in self.choices)

    def begins(self, start: Move, move: Move) -> bool:
        """Whether a move begins with these tokens; of a field in no order any of its cards may be named."""
        return move[:len(start)] == start or start[:1] == move[:1] and any(
            move in choice and _begin(start[1:], choice.meant(move)) for choice in self.choices)

    def sample(self, rng: Random) -> Move:
        """A verb at random, then its fields."""
        choices = self.choices
        return (choices[0] if len(choices) == 1 else choices[int(rng.random() * len(choices))]).sample(rng)


def _begin(start: Tokens, fields: list[Meant]) -> bool:
    """Whether the fields, filled so, begin with these tokens."""
    for filled in fields:
        n = min(len(start), len(filled))
        if isinstance(filled, frozenset):
            n = next((number for number, token in enumerate(start) if token not in filled), len(start))
        elif start[:n] != filled[:n]:
            return False
        start = start[n:]
    return not start


def same(one: Move, other: Move) -> bool:
    """Whether two moves of one decision are the same whatever the order of their cards, where nobody has the decision
    at hand; else it says so itself."""
    return one[0] == other[0] and len(one) == len(other) and set(one) == set(other)


def calls(*verbs: str) -> Choices:
    """Choices that are bare words."""
    return tuple([Choice(v) for v in verbs])
