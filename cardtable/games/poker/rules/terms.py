"""What a deal of Poker is played by, and the cards and ranking that follow from it."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from cardtable.cards import JOKER, RANKS, Cards, pack
from cardtable.families.betting.interval import WITHOUT_END, Limits
from cardtable.families.poker_hands.kinds import Strength
from cardtable.families.poker_hands.ranking import Ranking
from cardtable.games.poker.options import AGE, RAISES
from cardtable.rules.terms import Terms

SHORT = "789TJQKA"


@dataclass(frozen=True)
class PokerTerms(Terms):
    """What was agreed, and what the deals before have left; no number is limited that is 0."""

    limit: int = 12
    total: int = 0
    raises: int = 0                      # how often it may be gone better, before or after the draw
    ante: int = 1                        # of each, where it is agreed on
    buck: int = -1                       # the seat that puts it in for all
    blind: str = AGE                     # who puts in the ante at Draw Poker
    before: str = RAISES                 # how more is staked before the draw
    jack_pots: bool = False
    rising: bool = False
    attempt: int = 0                     # which deal of a jack-pot this is, 0 where it is none
    brought: tuple[int, ...] = ()        # by player, what he has put on the table in all; nothing without table stakes
    renewed: tuple[int, ...] = ()        # the players who have made it up for this deal
    mistigris: bool = False
    tiger: bool = False
    short: bool = False
    secrets: bool = False

    @property
    def limits(self) -> Limits:
        """Of an interval."""
        return Limits(self.limit, self.total or WITHOUT_END, self.raises or WITHOUT_END)

    @property
    def pack(self) -> Cards:
        """The cards that are played with."""
        return cards(self.short, self.mistigris)

    @property
    def ranking(self) -> Ranking:
        """How hands of them rank."""
        return ranked(self.short, self.tiger)


@lru_cache(4)
def cards(short: bool, mistigris: bool) -> Cards:
    """The whole pack or the short one, with the blank card or without."""
    return pack(SHORT if short else RANKS) + ((JOKER,) if mistigris else ())


@lru_cache(4)
def ranked(short: bool, tiger: bool) -> Ranking:
    """Its tables are made once."""
    return Ranking(SHORT if short else RANKS, tiger=tiger)


def stronger(one: Strength, other: Strength) -> bool:
    """Whether the one beats the other."""
    return one.deciding > other.deciding


def best(strengths: Sequence[Strength]) -> Strength:
    """The best of them."""
    return max(strengths, key=lambda one: one.deciding)
