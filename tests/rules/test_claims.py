"""Claims: certain exactly when every layout that is possible, played by brute force, gives all the tricks."""
from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from cardtable.cards import Card, Cards, cards, mask, pack, ranking
from cardtable.rules.claims import all_tricks
from cardtable.rules.tricks import Lawful, wins

PACK = pack("9TJ")
STRENGTH = ranking("9TJ")


def follow(hand: Cards, led: Card, trump: int) -> Cards:
    """As at whist: follow suit if able."""
    return tuple([c for c in hand if c.suit == led.suit]) or hand


def duty(hand: Cards, led: Card, trump: int) -> Cards:
    """As at écarté: win in the suit, follow, trump, else anything."""
    suit = tuple([c for c in hand if c.suit == led.suit])
    if suit:
        return tuple([c for c in suit if STRENGTH[c.rank] > STRENGTH[led.rank]]) or suit
    return tuple([c for c in hand if c.suit == trump]) or hand


def without(hand: Cards, card: Card) -> Cards:
    return tuple([c for c in hand if c is not card])


def sure(mine: Cards, layouts: frozenset[Cards], lawful: Lawful, trump: int) -> bool:
    """Whether some card, and then some plan for each reply, takes every trick against all these layouts.  A plan may
    depend on the replies only: layouts that have answered alike stay together."""
    if not mine:
        return True
    return any(sure_with(mine, card, layouts, lawful, trump) for card in mine)


def sure_with(mine: Cards, card: Card, layouts: frozenset[Cards], lawful: Lawful, trump: int) -> bool:
    answers: dict[Card, set[Cards]] = {}
    for theirs in layouts:
        for reply in lawful(theirs, card, trump):
            answers.setdefault(reply, set()).add(without(theirs, reply))
    return all(wins((card, reply), trump, STRENGTH) == 0 and sure(without(mine, card), frozenset(rest), lawful, trump)
               for reply, rest in answers.items())


@pytest.mark.parametrize("lawful", [follow, duty])
@pytest.mark.parametrize("seed", range(60))
def test_a_claim_stands_exactly_when_it_is_certain(lawful: Lawful, seed: int) -> None:
    rng = Random(seed)
    size = rng.randint(1, 3)
    order = rng.sample(PACK, len(PACK))
    order.sort(key=lambda c: -STRENGTH[c.rank] * (rng.random() < .8))    # strong hands, or no claim would ever stand
    mine, others = tuple(order[:size]), tuple(order[size:size + rng.randint(size, 6)])
    trump = rng.choice((-1, 0, 1))
    layouts = frozenset(tuple(sorted(some)) for some in combinations(others, size))
    assert all_tricks(mask(mine), mask(others), size, None, trump, STRENGTH, lawful) \
        == sure(mine, layouts, lawful, trump)


def test_claims_of_both_kinds_are_tried() -> None:
    assert all_tricks(mask(cards("JC TC")), mask(cards("9C 9D 9H")), 2, None, -1, STRENGTH, follow)
    assert not all_tricks(mask(cards("JC 9D")), mask(cards("9C TD 9H")), 2, None, -1, STRENGTH, follow)


@pytest.mark.parametrize(("led", "stands"), [("TC", True), ("JD", False)])
def test_a_card_led_must_first_be_beaten(led: str, stands: bool) -> None:
    one = cards(led)[0]
    others = cards("9C 9D 9H") + (one,)
    assert all_tricks(mask(cards("JC JH")), mask(others), 1, one, -1, STRENGTH, follow) is stands


def test_a_void_that_play_has_proved_counts() -> None:
    """He answered a club with a heart: the ten of clubs is then good though the knave is out."""
    assert not all_tricks(mask(cards("TC")), mask(cards("JC 9H")), 1, None, -1, STRENGTH, follow)
    assert all_tricks(mask(cards("TC")), mask(cards("JD 9H")), 1, None, -1, STRENGTH, follow)
