"""Who stakes by a system: each seat has its own, kept on paper, by how its packets have fared.

No level plays better than another here: a packet that nobody has seen is worth what it is worth.  Levels are manners.
"""
from __future__ import annotations

from random import Random

from cardtable.families.staking.systems.methods import METHODS, Method, Wish, wish_after
from cardtable.games.blind_hookey import words
from cardtable.games.blind_hookey.match import HookeyEvening
from cardtable.games.blind_hookey.rules import Hookey
from cardtable.games.blind_hookey.ways import THREE
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.showing.phrases import count

PLAYED = ("labouchere", "montant", "following", "fitzroy", "varying", "avant-dernier", "reversed", "card")
"""By seat, the system that is played there; of two sides at once there is no question, since nobody can stake against
a packet."""
BLIND = "Whatever lies at the bottom of a packet, its size does not change how likely it is."


def method(seat: int) -> Method:
    """The system of a seat."""
    return METHODS[PLAYED[seat % len(PLAYED)]]


def wish(match: HookeyEvening, seat: int) -> Wish:
    """What that system has next, by all hands in which this seat has staked."""
    return wish_after(method(seat), [hand[seat] > 0 for hand in match.came if hand[seat]])


def choose(view: View, seat: int, rng: Random) -> Thought:
    """A packet of any size; what the system has him stake, at least one counter; then he has done."""
    deal, match = view.deal, view.match
    assert isinstance(deal, Hookey)
    assert isinstance(match, HookeyEvening)
    if deal.phase == "packet":
        sizes = deal.sizes()
        return Thought(seat, Move(("cut", rng.choice(_even(deal, sizes)))), BLIND, "002:1137-1140")
    system, (units, paper) = method(seat), wish(match, seat)
    if deal.held(seat):
        return Thought(seat, Move(("done",)), "The stake is laid.", system.source)
    spot, about = where(deal, seat)
    coins = min(max(1, units), deal.room(seat, spot)[-1])
    why = f"By “{system.title}”{f' ({paper})' if paper else ''}: {count(coins, 'counter')}{about}."
    if units < 1:
        none = f"The system “{system.title}” has nothing to stake on a packet now"
        why = f"{none}: one counter{about}, since everybody stakes."
    return Thought(seat, Move(("place", spot, coins)), why, system.source)


def _even(deal: Hookey, sizes: range) -> range:
    """Of three packets none much smaller than the others."""
    if deal.layout is not THREE:
        return sizes
    left = len(deal.zone[THREE.stock])
    third = left // (3 if left == len(deal.pack) else 2)
    return range(max(sizes[0], third - 4), min(sizes[-1], third + 4) + 1)


def where(deal: Hookey, seat: int) -> tuple[str, str]:
    """The packet; of three the one that bears stakes already if the deal would come to this seat, since one packet
    alone beats the dealer more often than two together; else the one the system's place at the table makes his own."""
    able = deal.free(seat)
    if deal.layout is not THREE:
        return able[0], ""
    taken = [one.spot for one in deal.stakes]
    if seat == deal.left(deal.dealer) and taken:
        return taken[0], f" with the others on {words.packet(taken[0])}, so that the deal may pass the sooner"
    spot = able[seat % len(able)]
    return spot, f" on {words.packet(spot)}"
