"""A stake: whose, where, how much, and how deep it lies in prison; and the counters that amounts are laid by."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import NamedTuple

from cardtable.rules.moves import One, Tokens


class Stake(NamedTuple):
    """Coins of one seat on one place of the cloth; `prison` is how often they must yet win to be free, 0 is loose."""

    seat: int
    spot: str
    coins: int
    prison: int = 0


Stakes = tuple[Stake, ...]


def laid(stakes: Stakes, more: Stake) -> Stakes:
    """The same with this one, which is added to what its owner has there already, equally deep.

    >>> laid((Stake(0, "rouge", 10),), Stake(0, "rouge", 30))
    (Stake(seat=0, spot='rouge', coins=40, prison=0),)
    """
    for number, one in enumerate(stakes):
        if (one.seat, one.spot, one.prison) == (more.seat, more.spot, more.prison):
            return (*stakes[:number], one._replace(coins=one.coins + more.coins), *stakes[number + 1:])
    return (*stakes, more)


class Pieces(One):
    """An amount: any of the range is taken; offered are single counters of these values, in the order given, and where
    none fits the least amount there is."""

    __slots__ = ("pieces",)

    def __init__(self, amounts: range, pieces: Iterable[int]) -> None:
        super().__init__(amounts)
        self.pieces = tuple([piece for piece in pieces if piece in amounts]) or tuple(amounts[:1])

    def __iter__(self) -> Iterator[Tokens]:
        return ((piece,) for piece in self.pieces)

    def sample(self, rng: Random) -> Tokens:
        return (self.pieces[int(rng.random() * len(self.pieces))],)
