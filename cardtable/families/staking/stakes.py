"""A stake: whose, where, how much, and how deep it lies in prison."""
from __future__ import annotations

from typing import NamedTuple


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
