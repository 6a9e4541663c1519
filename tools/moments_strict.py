"""Moments of strict laws, come about by chance: among careless players, until the person is asked in some phase; and
whatever comes about at all strict codes, each phase with each way in which cards lie exposed."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.strict.exposed import Exposing
from cardtable.games import game
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.options import Value, complete
from cardtable.rules.sitting import Sitting
from tests.attacks.careless import codes, next_move
from tools.moments import Moment, company

LEVELS = (("Captain Rooke", "club"), ("Miss Amory", "club"), ("Mrs. Hallam", "club"), ("Mr. Penrose", "novice"))
WHOLE = 6                            # cards of a hand that are nearly all of it
TRIED, MOST = 200, 300               # tables that are sat down at, and moves at each
FEW = 4                              # cards that lie exposed: more are nearly a hand
BY_HAND: tuple[dict[str, Value], ...] = ({}, {"dealing": "hands"}, {"marking": "hands"},
                                         {"dealing": "hands", "marking": "hands"})


def careless(name: str, phase: str, when: Callable[[Deal], bool] = lambda deal: True, **options: object) -> Moment:
    """Strict laws: the first table at which the person has something to say in this phase, when it is so;
    AssertionError where it never comes to it."""
    agreed = complete(game(name).options, {"laws": "strict", **options})
    for seed in range(TRIED):
        for sitting in _asked(name, agreed, f"{name} {phase} {seed}"):
            deal = sitting.match.deal()
            if deal.phase == phase and when(deal):
                return _moment(sitting)
    raise AssertionError(f"{name}: {phase} never came about")


def brought_about(tables: int) -> Iterator[tuple[str, Moment]]:
    """Under every code, dealt and marked by the table or by hands: each phase in which the person is asked at so many
    tables, once for each way in which cards lie exposed there (none, one, some, a hand, seat by seat)."""
    for code in codes():
        for more in BY_HAND:
            declared = {option.name: option for option in code.game.options}
            agreed = complete(code.game.options, {**code.fixed, **{k: v for k, v in more.items() if k in declared}})
            if not all(name in declared and declared[name].counts(agreed) for name in more):
                continue
            called = "-".join([code.game.name, *[str(value) for name, value in code.fixed.items() if name != "laws"],
                               *more])
            seen = set[str]()
            for seed in range(tables):
                for sitting in _asked(code.game.name, agreed, f"{called} {seed}"):
                    deal = sitting.match.deal()
                    name = "-".join([called, deal.phase, *_lying(deal)])
                    if name not in seen:
                        seen.add(name)
                        yield name, _moment(sitting)


def _asked(name: str, agreed: dict[str, Value], drawn: str) -> Iterator[Sitting]:
    """A table of careless players, at each moment at which the person is asked something."""
    row, rng = game(name), Random(drawn)
    sitting = Sitting(row, agreed, company(LEVELS, row.players(agreed)[0]))
    for _ in range(MOST):
        if sitting.over:
            break
        deal = sitting.match.deal()
        if NATURE not in deal.must and any(deal.by(seat) == 0 for seat in deal.must) and not deal.preliminary:
            yield sitting
        sitting.submit(*next_move(sitting, rng))


def _moment(sitting: Sitting) -> Moment:
    return Moment(sitting.game.name, dict(sitting.options), sitting.players, tuple(sitting.lines), 1)


def _lying(deal: Deal) -> list[str]:
    """How many cards lie exposed at each seat, as a word: none, one, a few or all."""
    if not isinstance(deal, Exposing) or not any(lie_exposed(deal)):
        return []
    counts = [len(deal.exposed(seat)) for seat in range(deal.seats)]
    return ["".join(["0" if not n else "1" if n == 1 else "2" if n <= FEW else "9" for n in counts])]


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
