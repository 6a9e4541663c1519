"""What may come of one player's stakes, and how likely it is; or of all that is staked against him who deals."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from cardtable.games.blind_hookey import odds
from cardtable.games.blind_hookey.laws import CODE
from cardtable.games.blind_hookey.rules import Hookey
from cardtable.games.blind_hookey.ways import THREE
from cardtable.showing.phrases import count
from cardtable.showing.wagers import Wagers

FOOT = "The dealer has the equals: three stakes in fifty-one, nearly six in a hundred."
LAW = ("Equals", "An equal card pays the dealer: a packet must be higher than his.", CODE.title)


def wagers(deal: Hookey, seat: int) -> Wagers | None:
    """While stakes are laid; None where nothing lies there that is his, or against him."""
    if deal.phase != "staking":
        return None
    return against(deal) if seat == deal.dealer else _own(deal, seat)


def _own(deal: Hookey, seat: int) -> Wagers | None:
    held = deal.held(seat)
    if not held:
        return None
    rows = tuple([(_called(spot), str(coins), "evens", str(deal.terms.limit)) for spot, coins in held.items()])
    outcomes = tuple(_one(next(iter(held.values()))) if len(held) == 1 else _two(held))
    return Wagers("Your stake" if len(held) == 1 else "Your stakes", f"{sum(held.values())} laid",
                  ("lies on", "stake", "odds", "most"), rows, "Against the dealer", outcomes, LAW, FOOT)


def _called(spot: str) -> str:
    return f"{spot.capitalize()} packet" if spot in THREE.spots else "Packet"


def _one(coins: int) -> Iterator[tuple[str, str]]:
    yield "Higher, 24 in 51", f"you gain {coins}"
    yield "Equal, 3 in 51", f"you lose {coins}"
    yield "Lower, 24 in 51", f"you lose {coins}"


def _two(held: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    """Of two packets: both are higher, either alone, neither."""
    (first, one), (second, other) = held.items()
    yield f"Both higher, {share(odds.comes(2))}", f"you gain {one + other}"
    yield f"The {first} alone, {share(odds.comes(1, 1))}", _told(one - other)
    yield f"The {second} alone, {share(odds.comes(1, 1))}", _told(other - one)
    yield f"Neither, {share(odds.comes(0, 2))}", f"you lose {one + other}"


def _told(coins: int) -> str:
    return f"you gain {coins}" if coins > 0 else f"you lose {-coins}" if coins else "neither gain nor loss"


def share(chance: Fraction) -> str:
    """"32.7%"."""
    return f"{float(chance) * 100:.1f}%"


def against(deal: Hookey) -> Wagers | None:
    """What is staked against the dealer, and how likely he is to lose the deal."""
    if not deal.stakes:
        return None
    packets = len({one.spot for one in deal.stakes})
    laid = sum([one.coins for one in deal.stakes])
    rows = tuple([(_of(deal, spot), str(sum([one.coins for one in deal.stakes if one.spot == spot])), "evens",
                   str(deal.terms.limit)) for spot in dict.fromkeys([one.spot for one in deal.stakes])])
    return Wagers(
        "Staked against you", f"{laid} laid", ("lies on", "stake", "odds", "most"), rows, "You deal", (
            (f"{count(packets, 'packet').capitalize()} all higher", share(odds.passes(packets))),
            ("Then the deal passes; else you go on", share(1 - odds.passes(packets))),
            ("Yours of all that lies there", f"{laid * float(odds.EDGE):.2f}")), LAW, FOOT)


def _of(deal: Hookey, spot: str) -> str:
    if spot in THREE.spots:
        return _called(spot)
    return f"Packet of {count(len(deal.zone[next(zone for name, zone, _ in deal.packets() if name == spot)]), 'card')}"
