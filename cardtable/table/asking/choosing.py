"""A decision taken apart by how a person answers it, one field at a time: tokens, cards, places, an amount."""
from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple

from cardtable.cards import Card, Cards
from cardtable.rules.laws import Law
from cardtable.rules.moves import (
    Backs,
    Choice,
    Choices,
    Counters,
    Field,
    Move,
    One,
    Rising,
    Scale,
    Some,
    Spots,
    Token,
    Tokens,
    Ways,
)
from cardtable.showing.wanted import Wanted

MOST_TOKENS = 6              # of one choice; what has more is asked in two steps, or as an amount


@dataclass(frozen=True, slots=True)
class Picked:
    """Some cards are to be chosen, at least and at most so many, to follow `prefix`."""

    prefix: Tokens
    some: Some


class Amount(NamedTuple):
    """A number is to be set, to follow `prefix`."""

    prefix: Tokens
    numbers: Sequence[int]


class Graded(NamedTuple):
    """A call that ends with one of these numbers, the least of which is mostly meant, after `prefix`."""

    prefix: Tokens
    numbers: Sequence[int]


class Manners(NamedTuple):
    """What a game's table has of its own: naming a place does `by_place`, and a card by itself `by_card`, though other
    choices want one, too; the calls of verbs that are `folded` lie behind a token of the verb, and several such tokens
    behind one, until `unfolded`."""

    by_place: str = ""
    by_card: str = ""
    folded: Collection[str] = ()
    unfolded: bool = False


USUAL = Manners()


class Covered(NamedTuple):
    """One of the backs that lie in this zone is to be chosen: what each makes of the move, as they lie."""

    zone: int
    makes: Sequence[Tokens]


class Said(NamedTuple):
    """A Move, or the Tokens of one that goes on; with the law that it breaks, if it does."""

    tokens: Tokens
    law: Law | None


@dataclass(slots=True)
class Prompt:
    """What one seat may answer next, and how.

    `calls` are whole moves for tokens; `opens` beginnings of moves that tokens stand for, too, and `graded` whole ones
    of which the number is set on the token; `cards` and `spots` say what a card or a place makes of the move: a Move
    where that is the whole of it, else the Tokens with which it goes on.  `forbidden` says the same of cards and places
    that would break a law.  Of a call that names cards `made` holds all that it may be made of, where that makes a
    difference.  Where `folds`, beginnings of other moves lie behind one token more.
    """

    seat: int
    calls: list[Move] = field(default_factory=list)
    opens: list[Tokens] = field(default_factory=list)
    graded: list[Graded] = field(default_factory=list)
    cards: dict[Card, Tokens] = field(default_factory=dict)
    spots: dict[str, Tokens] = field(default_factory=dict)
    forbidden: dict[Token, Said] = field(default_factory=dict)
    picked: Picked | None = None
    amount: Amount | None = None
    backs: Covered | None = None
    made: dict[Move, Sequence[Cards]] = field(default_factory=dict)
    folds: bool = False

    def __bool__(self) -> bool:
        return bool(self.calls or self.opens or self.graded or self.cards or self.spots or self.picked or self.amount
                    or self.backs)

    def wanted(self) -> list[Wanted]:
        """What may be said next."""
        fields: dict[Wanted, object] = {"card": self.cards or self.backs, "cards": self.picked, "place": self.spots,
                                        "amount": self.amount, "name": self.opens or self.graded or self.calls}
        return [name for name, there in fields.items() if there]

    def choosable(self) -> Sequence[Card]:
        """The cards that may be chosen; of a call those of which it may be made, and may not."""
        if self.picked is not None:
            return self.picked.some.cards
        return [card for sets in self.made.values() for card in dict.fromkeys([card for some in sets for card in some])
                if not all(card in some for some in sets)]

    def whole(self, chosen: Collection[Card]) -> Move | None:
        """The move that would be made of the cards chosen, if there are any and they are enough for one."""
        if self.picked is None or not chosen or not self.picked.some.least <= len(chosen) <= self.picked.some.most:
            return None
        return Move((*self.picked.prefix, *sorted(chosen)))

    def with_cards(self, call: Move, chosen: Collection[Card]) -> Move:
        """The same call made of as many as may be of these cards."""
        sets = self.made.get(call, ())
        best = max(sets, key=lambda some: len(set(some) & set(chosen)), default=())
        return call if not set(best) & set(chosen) else Move((*call[:-len(best)], *best))


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
    if rest:
        raise ValueError("too long")
    return None


def reached(choices: Choices, tokens: Tokens) -> Tokens | None:
    """What has been said of a move: a Move if that is the whole of it, else the tokens; None where nothing goes so."""
    fitting = _fitting(choices, tokens)
    if not fitting:
        return None
    return Move(tokens) if any(following is None for _, following in fitting) else tokens


def with_counter(choices: Choices, tokens: Tokens, coins: int, verb: str) -> Tokens:
    """The same with the amount that is laid by the counter in hand, where that is wanted next of what a press on a
    place means by itself, this verb; of whatever else is laid the amount is asked for."""
    if tokens[:1] != (verb,):
        return tokens
    for choice, following in _fitting(choices, tokens):
        if isinstance(following, Counters):
            return reached((choice,), (*tokens, following.nearest(coins))) or tokens
    return tokens


def joined(choices: Choices, begun: Tokens, added: Tokens) -> Said | None:
    """What these fields, filled at once, make of a move that has begun so, by the first choice that takes them."""
    for choice in choices:
        tokens = reached((choice,), (*(begun or (choice.verb,)), *added))
        if tokens is not None:
            return Said(tokens, choice.law)
    return None


def prompt(seat: int, choices: Choices, begun: Tokens = (), faults: Choices = (), manners: Manners = USUAL) -> Prompt:
    """What the seat may answer to these choices, when it has said so much of a move already; and which cards and
    places would make one of the unlawful ones."""
    found = Prompt(seat)
    fitting = _fitting(choices, begun)
    folded = dict.fromkeys([choice.verb for choice, _ in fitting if not begun and choice.verb in manners.folded])
    found.folds = len(folded) > 1 and not manners.unfolded
    for choice, following in fitting:
        prefix = begun or (choice.verb,)
        if not begun and choice.verb != manners.by_place and \
                (choice.verb not in folded if manners.unfolded else found.folds and choice.verb in folded):
            continue
        if following is None:
            found.calls.append(Move(prefix))
        elif not begun and choice.verb in manners.folded:
            found.opens += [prefix] if prefix not in found.opens else []
        elif not begun and isinstance(following, Spots) and manners.by_place:
            if choice.verb == manners.by_place:
                found.spots |= {name: reached((choice,), (*prefix, name)) or () for name in following.names}
            else:
                found.opens.append(prefix)
        elif not begun and choice.verb == manners.by_card and _of_cards(following):
            cards = _single(following)
            found.cards |= {card: reached((choice,), (*prefix, card)) or () for card in cards}
            found.opens += [prefix] if len(cards) > 1 else []        # which is meant, it may also be asked
            found.calls += [Move((*prefix, card)) for card in cards if len(cards) == 1]
        elif not begun and _alike(following, [other for _, other in fitting]) > 1:
            found.opens.append(prefix)               # else a card would not say which of them is meant
        elif isinstance(following, Some):
            found.picked = Picked(prefix, following)
        elif isinstance(following, Spots):
            found.spots |= {name: reached((choice,), (*prefix, name)) or () for name in following.names}
        elif isinstance(following, Scale):
            found.calls += [Move((*prefix, number)) for number in following.steps]
        elif isinstance(following, Backs):
            found.backs = Covered(following.zone, [
                reached((choice,), (*prefix, number)) or () for number in following.range])
        elif isinstance(following, Counters):
            found.calls += [Move((*prefix, coins)) for coins in following.values]
        elif _of_cards(following):
            found.cards |= {card: reached((choice,), (*prefix, card)) or () for card in _single(following)}
        else:
            _names(found, choice, prefix, following)
    for choice, following in _fitting(faults, begun):
        for token in following.names if isinstance(following, Spots) else _single(following):
            tokens = reached((choice,), (*(begun or (choice.verb,)), token))
            if tokens is not None and token not in found.cards and token not in found.spots:
                found.forbidden.setdefault(token, Said(tokens, choice.law))
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


def _alike(following: Field, others: Sequence[Field | None]) -> int:
    """Of how many fields a card could be meant, if this is one of cards; or a place, if it is one of places."""
    if isinstance(following, Spots):
        return sum(isinstance(other, Spots) for other in others)
    return sum(map(_of_cards, others)) if _of_cards(following) else 0


def _names(found: Prompt, choice: Choice, prefix: Tokens, following: Field) -> None:
    assert isinstance(following, One)
    if graded := _graded(choice, prefix, following):
        found.graded += graded
        return
    whole = list(islice(_without_cloth(found, choice, prefix), MOST_TOKENS + 1))
    if len(whole) <= MOST_TOKENS and None not in whole:
        found.calls += [move for move in whole if move is not None]
    elif isinstance(following.range[0], int) and len(following.range) > MOST_TOKENS:
        found.amount = Amount(prefix, [n for n in following.range if isinstance(n, int)])
    else:
        found.opens += [(*prefix, value) for value in following.range]


def _graded(choice: Choice, prefix: Tokens, following: One) -> list[Graded]:
    """Each name with the numbers that may end the move, if they are such as may be raised."""
    found = []
    for name in following.range:
        rising = next_field(choice, (*prefix, name))
        if not isinstance(rising, Rising) or next_field(choice, (*prefix, name, rising.numbers[0])) is not None:
            return []
        found.append(Graded((*prefix, name), rising.numbers))
    return found


def _without_cloth(found: Prompt, choice: Choice, begun: Tokens) -> Iterator[Move | None]:
    """The whole moves that begin so, of things made of cards the best; None for such as want a card or a place
    besides."""
    following = next_field(choice, begun)
    if following is None:
        yield Move(begun)
    elif isinstance(following, Spots | Counters | Backs) or _of_cards(following):
        yield None
    elif isinstance(following, Ways):
        for thing in following.things:
            best = Move(begun + thing.ways[0])
            if len(thing.ways) > 1:
                found.made[best] = thing.every
            yield best
    else:
        for value in following:
            yield from _without_cloth(found, choice, begun + value)
