"""What a game of tricks declares hangs together: looked at once, when its class is made, so that a short name or a rank
forgotten is not met in mid-game, nor passes unseen."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardtable.cards import Card
from cardtable.families.tricks.order import NO_TRUMP, Order
from cardtable.rules.naming import Misnamed

DUTIES = ("follow", "trump", "head")             # each the short name of its article, too


def check(cls: type[Any]) -> None:
    """Raises Misnamed if an article is wanting without which what is played wrongly could not be refused, TypeError
    if a card of the pack has no strength.  A class that cites no code, or has no order yet, is let pass."""
    if hasattr(cls, "book"):
        wanting = [name for name in needed(cls) if name not in cls.articles and name not in cls.without]
        if wanting:
            raise Misnamed(f"{cls.__name__}: no article is called {_listed(wanting)}, which its duties ask for: give "
                           "one that short name in `articles`, or name it in `without`")
        both = sorted(cls.without & set(cls.articles))
        if both:
            raise Misnamed(f"{cls.__name__}: `without` names {_listed(both)}, but `articles` has it")
    if hasattr(cls, "order"):
        weak = [str(card) for card in cls.pack if not _has_strength(cls.order, card)]
        if weak:
            raise TypeError(f"{cls.__name__}: its order gives no strength to {', '.join(weak)} of its pack")


def needed(cls: type[Any]) -> list[str]:
    """The short names without which a fault could not be refused."""
    return sorted({*cls.obliged, *[name for name in DUTIES if getattr(cls.duties, name)]})


def asked(cls: type[Any]) -> frozenset[str]:
    """Every short name that the family looks up for this class."""
    return frozenset(needed(cls)).union(*[vars(base).get("cites", ()) for base in cls.__mro__])


def _has_strength(order: Order, card: Card) -> bool:
    try:
        return order.strength(card, NO_TRUMP) >= 0
    except IndexError:                           # a joker, in an order that knows none
        return False


def _listed(names: Iterable[str]) -> str:
    return ", ".join([repr(name) for name in names])
