"""What counts at All-Fours: high, low, Jack and game (002:83-127, 152-156)."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable.cards import RANKS, Card
from cardtable.families.tricks.order import KNAVE

GAME = 7
COUNTS = {RANKS.index(rank): n for rank, n in {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1}.items()}
WHOLE_PACK = 80

JACK_TURNED, GIVEN, OFF_SUIT, MISCOUNT = "Jack turned up", "the point given", "off suit", "miscount"
HIGH, LOW, JACK, THE_GAME = "high", "low", "Jack", "game"


def counted(some: Iterable[Card]) -> int:
    """What cards count towards game."""
    return sum([COUNTS.get(card.rank, 0) for card in some])


def held_by(dealt: Sequence[Iterable[Card]], trump: int, highest: bool) -> int:
    """The side, by index, that was dealt the highest trump, or the lowest; -1 if no trump was dealt."""
    trumps = [(card.rank, side) for side, some in enumerate(dealt) for card in some if card.suit == trump]
    return (max(trumps) if highest else min(trumps))[1] if trumps else -1


def has_jack(won: Sequence[Iterable[Card]], trump: int) -> int:
    """The side that has taken the knave of trumps; -1 if nobody has."""
    return next((side for side, some in enumerate(won)
                 if any(card.suit == trump and card.rank == KNAVE for card in some)), -1)


def game_to(counts: Sequence[int], elder: int) -> int:
    """The side that scores game; the elder hand's, if equal (002:125-127).

    >>> game_to((17, 17), 1)
    1
    """
    return counts.index(max(counts)) if counts[0] != counts[1] else elder


def items(dealt: Sequence[Sequence[Card]], won: Sequence[Sequence[Card]], trump: int,
          elder: int) -> list[tuple[str, int]]:
    """What is scored after the play, in its order, and by which side."""
    found = [(HIGH, held_by(dealt, trump, True)), (LOW, held_by(dealt, trump, False)), (JACK, has_jack(won, trump)),
             (THE_GAME, game_to([counted(some) for some in won], elder))]
    return [(what, side) for what, side in found if side >= 0]
