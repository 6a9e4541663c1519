"""What a table has seen of its players in the deals before: how often they go in, go better and stay, and whether they
were caught with nothing (002:4219-4245).  All of it was there for everybody to see."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.families.betting.deal import Spoken
from cardtable.families.poker_hands.kinds import Kind
from cardtable.games.poker.rules.table import Poker

FIRST = ("going_in", "opening")                  # the phases before the draw
UP = ("better", "open", "straddle")
NOTHING = Kind.PAIR                              # what is less is nothing


class Often(NamedTuple):
    """So many times of so many."""

    times: int = 0
    of: int = 0

    def noted(self, did: bool) -> Often:
        """Once more."""
        return Often(self.times + did, self.of + 1)

    def share(self, usual: float, trust: float) -> float:
        """How often he does it: what is usual counts as if it had been seen so many times."""
        return (usual * trust + self.times) / (trust + self.of)


class Reputation(NamedTuple):
    """Of one player."""

    goes_in: Often = Often()                     # with the hand that is dealt, when he first speaks before the draw
    goes_better: Often = Often()                 # then, where he goes in
    stays: Often = Often()                       # with the hand he plays, when something is due
    stakes: Often = Often()                      # when he may stake or go better with it
    caught: Often = Often()                      # with nothing, when he had gone better and was called


Reputations = tuple[Reputation, ...]


def after(known: Reputations, deal: Poker) -> Reputations:
    """What is known, by player, when a deal has ended."""
    found = list(known)
    first: set[int] = set()
    up: set[int] = set()
    for word in deal.spoken:
        player = deal.player[word.seat]
        found[player] = _noted(found[player], word, word.seat in first)
        if word.verb not in ("hold", "pass"):
            first.add(word.seat)
        if word.phase not in FIRST and word.verb in UP:
            up.add(word.seat)
    for seat in deal.shown:
        if seat in up and len(deal.hand(seat)) == 5:
            player = deal.player[seat]
            caught = found[player].caught.noted(deal.strength(seat).kind < NOTHING)
            found[player] = found[player]._replace(caught=caught)
    return tuple(found)


def _noted(one: Reputation, word: Spoken, spoke: bool) -> Reputation:
    if word.verb in ("hold", "pass"):
        return one
    up = word.verb in UP
    if word.phase in FIRST:
        if spoke:
            return one
        went = word.verb != "out"
        one = one._replace(goes_in=one.goes_in.noted(went))
        return one._replace(goes_better=one.goes_better.noted(up)) if went else one
    if word.due:
        one = one._replace(stays=one.stays.noted(word.verb != "out"))
    return one._replace(stakes=one.stakes.noted(up))
