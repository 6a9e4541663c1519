"""Moments of strict laws, come about by chance: among careless players, until the person is asked in some phase."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.strict.exposed import Exposing
from cardtable.games import game
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.options import complete
from cardtable.rules.sitting import Sitting
from tests.attacks.careless import next_move
from tools.moments import Moment, company

LEVELS = (("Captain Rooke", "club"), ("Miss Amory", "club"), ("Mrs. Hallam", "club"), ("Mr. Penrose", "novice"))
WHOLE = 6                            # cards of a hand that are nearly all of it
TRIED, MOST = 200, 300               # tables that are sat down at, and moves at each


def careless(name: str, phase: str, when: Callable[[Deal], bool] = lambda deal: True, **options: object) -> Moment:
    """Strict laws: the first table at which the person has something to say in this phase, when it is so;
    AssertionError where it never comes to it."""
    row = game(name)
    agreed = complete(row.options, {"laws": "strict", **options})
    players = company(LEVELS, row.players(agreed)[0])
    for seed in range(TRIED):
        rng, sitting = Random(f"{name} {phase} {seed}"), Sitting(row, agreed, players)
        for _ in range(MOST):
            if sitting.over:
                break
            deal = sitting.match.deal()
            asked = NATURE not in deal.must and any(deal.by(seat) == 0 for seat in deal.must)
            if deal.phase == phase and asked and not deal.preliminary and when(deal):
                return Moment(name, dict(sitting.options), players, tuple(sitting.lines), 1)
            sitting.submit(*next_move(sitting, rng))
    raise AssertionError(f"{name}: {phase} never came about")


def beside_open(deal: Deal) -> bool:
    """Whether somebody's cards lie exposed, and the rest of his hand open."""
    return isinstance(deal, Exposing) and any(deal.exposed(seat) and deal.zone[deal.layout.shown[seat]]
                                                  for seat in range(deal.seats))


def thrown(deal: Deal, seat: int) -> bool:
    """Whether the most of a hand lies exposed there."""
    return isinstance(deal, Exposing) and len(deal.exposed(seat)) > WHOLE and not deal.zone[deal.layout.hand[seat]]


def lies_exposed(deal: Deal, seat: int) -> bool:
    """Whether a card lies exposed there."""
    return isinstance(deal, Exposing) and bool(deal.exposed(seat))


def lie_exposed(deal: Deal) -> list[bool]:
    """The same of every seat."""
    return [lies_exposed(deal, seat) for seat in range(deal.seats)]


def some_exposed(deal: Deal, seat: int) -> bool:
    """Whether several cards lie exposed there, of which each suit may be ordered, and a trick is begun."""
    return isinstance(deal, Exposing) and len(deal.exposed(seat)) > 1 and len(deal.zone[deal.layout.trick]) > 1


def left_of_the_pack(deal: Deal) -> bool:
    """Whether cards that nobody was dealt lie beside tricks."""
    return isinstance(deal, TrickDeal) and bool(deal.zone[deal.layout.stock]) and all(
        deal.zone[deal.layout.won[seat]] for seat in (0, 1))


def kings(deal: Deal) -> bool:
    """Whether a suit may be named for the lead, or a king that is not there announced."""
    return {"name", "king"} <= {choice.verb for choice in deal.decision(deal.must[0]).choices}
