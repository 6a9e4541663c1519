"""Who stakes as the fancy takes him: little mostly, now and then all that he may, and where it looks thick."""
from __future__ import annotations

from random import Random

from cardtable.games.blind_hookey.rules import Hookey
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

ALL, SECOND = .08, .15                           # how often he stakes all that he may, and on a second packet


def choose(view: View, seat: int, rng: Random) -> Thought:
    """A packet, a stake, and it is done."""
    deal = view.deal
    assert isinstance(deal, Hookey)
    if deal.phase == "packet":
        sizes = deal.sizes()
        least = sizes[0] if len(sizes) < 20 else sizes[len(sizes) // 4]
        most = sizes[-1] if len(sizes) < 20 else sizes[len(sizes) // 2]
        return Thought(seat, Move(("cut", rng.randint(least, most))), "It looks about right.")
    held = deal.held(seat)
    free = [spot for spot in deal.free(seat) if spot not in held]
    if held and (not free or rng.random() > SECOND):
        return Thought(seat, Move(("done",)), "That is enough for one hand.")
    thick = sorted(free, key=lambda spot: (-_cards(deal, spot), rng.random()))
    room = deal.room(seat, thick[0])
    coins = room[-1] if rng.random() < ALL else rng.choice(room[:max(1, len(room) // 2)])
    return Thought(seat, Move(("place", thick[0], coins)), "A thick packet must have something at the bottom.")


def _cards(deal: Hookey, spot: str) -> int:
    return next(len(deal.zone[zone]) for name, zone, _ in deal.packets() if name == spot)
