"""Moments of Écarté's other forms: backers at the French game, La Triomphe for two to six."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any, NamedTuple

from cardtable.games import game
from cardtable.players.think import think
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from cardtable.showing.places import holders
from tools.moments import Moment, company

PERSON = 0
LEVELS = (("Mrs. Halloran", "novice"), ("Colonel Ashdown", "club"), ("Mrs. Battle", "club"), ("Dr. Thorne", "master"),
          ("The Rector", "novice"))
TRIOMPHE, FRENCH = {"form": "triomphe"}, {"form": "french"}


class Scene(NamedTuple):
    """Everybody plays by the book until the person has to move in this phase, or `waits` and another has, with at most
    so many cards in the hand that is to be played."""

    options: Mapping[str, Any]
    seats: int
    phase: str
    cards: int
    waits: bool = False


SCENES = {
    "french-betting": Scene(FRENCH, 4, "betting", 5),
    "french-taking": Scene(FRENCH, 5, "taking", 5),
    "french-play": Scene(FRENCH, 4, "play", 3),
    "french-waiting": Scene(FRENCH, 4, "play", 2, waits=True),
    "triomphe-2": Scene(TRIOMPHE, 2, "play", 3),
    "triomphe-4": Scene({**TRIOMPHE, "hands": "partners"}, 4, "play", 4),
    "triomphe-5": Scene({**TRIOMPHE, "hands": "round"}, 5, "play", 4),
    "triomphe-6": Scene({**TRIOMPHE, "hands": "partners"}, 6, "play", 5),
}


def moment(scene: Scene) -> Moment:
    """As it then stands."""
    chance, players = Random(scene.seats), company(LEVELS, scene.seats)
    sitting = Sitting(game("ecarte"), scene.options, players)
    while True:
        seat, deal = sitting.match.pending().must[0], sitting.match.deal()
        by = deal.by(seat) if seat != NATURE else NATURE
        his = by != NATURE and _waits(deal) if scene.waits else by == PERSON
        if his and deal.phase == scene.phase and _held(deal, seat) <= scene.cards:
            return Moment("ecarte", dict(sitting.options), players, tuple(sitting.lines), live=1)
        sitting.submit(seat, sitting.match.decision(seat).sample(chance) if seat == NATURE else
                       think(sitting.view(by), "club", chance.randrange(1 << 30)).move)


def _waits(deal: Deal) -> bool:
    return min(deal.seats_of(PERSON), default=holders(deal)) >= holders(deal)


def _held(deal: Deal, seat: int) -> int:
    return sum(len(held) for held, zone in zip(deal.zone, deal.layout) if zone[:2] == ("hand", seat))


MOMENTS: dict[str, Callable[[], Moment]] = {name: partial(moment, scene) for name, scene in SCENES.items()}
"""By the name a picture bears."""
