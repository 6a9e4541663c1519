"""What a meld is: kinds of combination, what each scores, and the cards that make one."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple

from cardtable.cards import RANKS, SUITS, Card, Cards
from cardtable.cards import cards as read_cards
from cardtable.families.tricks.order import NO_TRUMP

Again = Literal["never", "apart", "broken", "paired"]
"""When a card that has scored in a kind may score in the same kind again.

never   not at all
apart   not at all, and nothing of the kind is scored while another lies whole: together they are something better
broken  once a card of that meld has been played; until then none of its cards serves in another
paired  at any time, with a partner with which it has not scored yet
"""


class Meld(NamedTuple):
    """These cards as a combination of this kind."""

    kind: str
    cards: Cards

    def whole(self, held: Cards) -> bool:
        """Whether none of its cards has been played."""
        return all(one in held for one in self.cards)


@dataclass(frozen=True)
class Kind:
    """A kind of meld, made `of` certain cards.

    It scores `points`, or `in_trumps` if it is of the trump suit or makes trumps; 0 is no meld.  A card that has served
    in one of the kinds `above` never serves in this one.
    """

    name: str
    of: str
    points: int
    in_trumps: int = 0
    above: tuple[str, ...] = ()
    again: Again = "never"

    def shapes(self) -> tuple[Cards, ...]:
        """The faces of the cards, for each way to make one."""
        raise NotImplementedError                        # abstract

    def made_of(self, some: Sequence[Card]) -> bool:
        """Whether these cards make one."""
        return tuple(sorted([one.face for one in some])) in {tuple(sorted(shape)) for shape in self.shapes()}

    def worth(self, some: Sequence[Card], trump: int) -> int:
        """What these cards, which make one, score."""
        return self.points


class OfSuit(Kind):
    """Cards of certain ranks in one suit: "KQ", king and queen."""

    def shapes(self) -> tuple[Cards, ...]:
        return in_every_suit(self.of)

    def worth(self, some: Sequence[Card], trump: int) -> int:
        return self.in_trumps if trump in (NO_TRUMP, some[0].suit) else self.points


class OfCards(Kind):
    """Certain cards, in any of their copies: "QS JD", queen of spades and knave of diamonds."""

    def shapes(self) -> tuple[Cards, ...]:
        return (faces(self.of),)


class OfRank(Kind):
    """Cards of one rank, whatever their suits: "KKKK", four kings."""

    def shapes(self) -> tuple[Cards, ...]:
        return ()

    @property
    def rank(self) -> int:
        """Of all the cards."""
        return RANKS.index(self.of[0])

    def made_of(self, some: Sequence[Card]) -> bool:
        return len(some) == len(self.of) and all(one.rank == self.rank for one in some)


@cache
def faces(texts: str) -> Cards:
    """Cards from their letters, as long as there is but one copy."""
    return read_cards(texts)


@cache
def in_every_suit(ranks: str) -> tuple[Cards, ...]:
    """Cards of these ranks, suit by suit."""
    return tuple([read_cards(" ".join([rank + suit for rank in ranks])) for suit in SUITS])
