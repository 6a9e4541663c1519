"""Players of one idea each, whom every sound player must beat: they see, go better, or go out whatever the others
do."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardtable.families.poker_hands.kinds import Kind
from cardtable.games.poker.book import maxims
from cardtable.games.poker.rules.table import Poker
from cardtable.rules.moves import Move
from cardtable.rules.view import View

STRONG = Kind.TWO_PAIRS
Simple = Callable[[View, int, Random], Move]


def _first(view: View, seat: int, rng: Random, verbs: tuple[str, ...]) -> Move:
    """The first of these that may be said, to the limit; what is no stake as the book has it."""
    deal = view.deal
    assert isinstance(deal, Poker)
    if deal.phase not in ("going_in", "opening", "staking"):
        return maxims.choose(view, seat, rng).move
    by_verb = {choice.verb: choice for choice in deal.decision(seat).choices}
    verb = next(verb for verb in (*verbs, "see", "pass", "out", "better") if verb in by_verb)
    if verb in ("better", "open"):
        room = deal.betted.room(seat)
        return Move((verb, room[-1] if verb in verbs else room[0]))
    return Move((verb,))


def always_call(view: View, seat: int, rng: Random) -> Move:
    """He sees; where nothing is due he passes, or stakes one."""
    return _first(view, seat, rng, ())


def always_raise(view: View, seat: int, rng: Random) -> Move:
    """To the limit, always."""
    return _first(view, seat, rng, ("open", "better"))


def only_strong(view: View, seat: int, rng: Random) -> Move:
    """Out, but with two pairs or better, or at the draw with a pair: then to the limit."""
    deal = view.deal
    assert isinstance(deal, Poker)
    if deal.phase in ("going_in", "opening", "staking"):
        kind = deal.strength(seat).kind
        if kind >= (STRONG if deal.phase == "staking" else Kind.PAIR):
            return _first(view, seat, rng, ("open", "better") if kind >= STRONG else ())
        return _first(view, seat, rng, ("pass", "out"))
    return _first(view, seat, rng, ())


SIMPLE: dict[str, Simple] = {"always-call": always_call, "always-raise": always_raise, "only-strong": only_strong}
