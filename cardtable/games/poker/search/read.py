"""What the others' words tell: how each is known to play, and which part of all hands he may still hold."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardtable.families.betting.deal import Spoken
from cardtable.games.poker.reputations import FIRST, UP, Reputation
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.jack_pot import JackPot
from cardtable.games.poker.rules.table import Poker

TRUST = 10                                       # times that what is usual counts beside what was seen
BETTER = .60                                     # from such a chance of winning on one goes better
LEAST = .04                                      # of all hands at least so many remain
DEARER = .55                                     # how fast fewer go in as it costs more
CAN_OPEN = .21                                   # of all hands so many open a jack-pot
FREELY = 1.6                                     # who must stake or go out stakes with so many more than who may wait


class Manner(NamedTuple):
    """How often a player does what he may; what is usual where nothing has been seen."""

    goes_in: float = .38
    goes_better: float = .30                     # of the hands with which he goes in
    stays: float = .55
    stakes: float = .38
    bluffs: float = .10                          # of the times he went better and was called


USUAL = Manner()
WITH_SHORT_PACK = USUAL._replace(goes_in=.60, goes_better=.15)       # pairs are common there: club players went in with
                                                                     # 64 hands in 100, and better with 11 of those


def manner(known: Reputation, short: bool = False) -> Manner:
    """As he has been seen to play; with a `short` pack all go in with more."""
    whole = WITH_SHORT_PACK if short else USUAL
    return Manner(*[often.share(usual, TRUST) for often, usual in zip(known, whole, strict=True)])


class Ranges(NamedTuple):
    """By seat, with which part of the hands dealt it is in, and which part of what those have become it may still
    hold."""

    played: list[float]
    kept: list[float]


def goes_in(one: Manner, times: float, blind: bool = False) -> float:
    """With which part of all hands he pays so many times what going in costs."""
    part: float = one.goes_in * (1.5 if blind else 1.0) / max(.5, times) ** DEARER
    return min(1.0, part)


def stays(one: Manner, due: int, pool: int) -> float:
    """Which part of the hands that he plays makes good so much for this pool: more where it is cheap."""
    price = due / (pool + due) if due else 0.0
    return max(LEAST, min(1.0, one.stays * (1.35 - price)))


def stakes(one: Manner, up: int, freely: bool = False) -> float:
    """Which part of them stakes or goes better, after that was done so often; `freely`, where he could not wait and
    nobody had staked: a stake tells little of his hand then."""
    if freely:
        return min(1.0, one.stakes * FREELY)
    return max(LEAST, min(1.0, one.stakes * (1.0 if one.stakes > .8 else .62 ** min(up, 3))))


def price(deal: Poker) -> int:
    """What going in costs before anybody goes better; at a jack-pot what would be usual."""
    if isinstance(deal, JackPot):
        return max(1, deal.besides // 3)
    return 2 * max(1, _ante(deal)) if isinstance(deal, Draw) else 1


def _ante(deal: Draw) -> int:
    first = next((word for word in deal.spoken if word.phase in FIRST), None)
    return first.pool - deal.besides if first is not None else deal.paid[deal.blind]


def ranges(deal: Poker, manners: Sequence[Manner], spoken: Iterable[Spoken] | None = None) -> Ranges:
    """As all words so far leave them."""
    found = Ranges([1.0] * deal.seats, [1.0] * deal.seats)
    base = price(deal)
    level = 0 if isinstance(deal, JackPot) else base
    for word in deal.spoken if spoken is None else spoken:
        one = manners[word.seat]
        if word.phase in FIRST:
            level = _first(deal, found, word, one, level, base)
        else:
            _second(found, word, one, isinstance(deal, Draw))
    return found


def _first(deal: Poker, found: Ranges, word: Spoken, one: Manner, level: int, base: int) -> int:
    """Before the draw; gives what it then costs."""
    up = word.verb in UP
    if up or word.verb == "see":
        part = goes_in(one, (level or base) / base, isinstance(deal, Draw) and word.seat == deal.blind)
        if word.verb == "open":
            part = min(part, CAN_OPEN)
        elif up:
            part *= one.goes_better
        found.played[word.seat] = max(LEAST, min(found.played[word.seat], part))
    elif word.verb == "pass":                    # he could have opened, and mostly would
        found.played[word.seat] = 1.0
    return level + word.by if up else level


def _second(found: Ranges, word: Spoken, one: Manner, freely: bool) -> None:
    """After it; `freely`, where one must stake or go out."""
    seat = word.seat
    if word.verb in UP:
        part = stakes(one, word.better + bool(word.due), freely and not word.due)
    elif word.verb == "see":
        part = stays(one, word.due, word.pool)
    else:
        return
    found.kept[seat] = max(LEAST, found.kept[seat] * (.35 + .65 * part) if word.verb == "see" else
                           found.kept[seat] * part)
