"""The second card of a trick (000:1074-1090, 1407-1416; Hands XII and XIII, 000:2461-2551)."""
from __future__ import annotations

from cardtable.cards import Card, Cards
from cardtable.games.ecarte.book.hands import ACE, KING, KNAVE, QUEEN, height
from cardtable.games.ecarte.book.situation import HIGHER, LOWER, SUIT, Play, Situation
from cardtable.games.ecarte.rules.rules import lawful


def reply(s: Situation) -> Play:
    """What is played to the card led."""
    led = s.led
    assert led is not None
    may = lawful(s.hand, led, s.trump)
    if len(may) == 1:
        return Play(may[0], "Play {card}: the rules leave no choice.", "000:1074-1090")
    low = min(may, key=height)
    if low.suit == led.suit:
        if HIGHER[led] & low.bit:
            return false_king(s, led, may) or Play(low, "Win with {card}, as cheaply as may be.", "000:1074-1090")
        return false_queen(s, led, may) or Play(
            low, "Play {card}, the lowest: the trick cannot be won.", "000:1074-1090")
    if low.suit == s.trump:
        return Play(low, "Trump with {card}, the lowest.", "000:1074-1090")
    rest = "the others are" if len(may) > 2 else "the other is"
    return Play(thrown_away(s, may), f"Throw {{card}}: {rest} likelier to make a trick.", "000:1407-1416")


def false_king(s: Situation, led: Card, may: Cards) -> Play | None:
    """To his first lead, made from the highest of a plain suit, the king instead of a lower card: it costs nothing and
    deceives (Hand XII, 000:2461-2509)."""
    top = max(may, key=height)
    if led.suit != s.trump and not s.won and not s.lost and height(top) == KING:
        return Play(top, "Win with {card}: he leads the highest of his suit, so that it costs nothing, and may "
                         "deceive him.", "000:2461-2509")
    return None


def false_queen(s: Situation, led: Card, may: Cards) -> Play | None:
    """To the king of trumps, with queen, knave and a small one: the queen, that he may go on with trumps (Hand XIII,
    000:2522-2551)."""
    tops = sorted(may, key=height, reverse=True)
    if s.won or s.lost or led.suit != s.trump or height(led) < KING or len(tops) < 3:
        return None
    if [height(c) for c in tops[:2]] == [QUEEN, KNAVE]:
        return Play(tops[0], "Play {card}: the knave is now as good, and he may go on with trumps.", "000:2522-2551")
    return None


def thrown_away(s: Situation, may: Cards) -> Card:
    """The card least likely to make a trick.  It makes one if he leads a lower card of its suit; failing other signs,
    keep the suit of which fewer cards are accounted for (000:1407-1416); while there is time bare no high card."""

    def worth(card: Card) -> tuple[int, int, int]:
        suit = sorted([c for c in may if c.suit == card.suit], key=height)
        guarded = len(s.hand) > 2 and len(suit) == 2 and (
            ACE <= height(suit[1]) < KING and HIGHER[suit[1]] & s.possible)
        lower = (LOWER[card] & s.possible).bit_count()
        return lower + (4 if guarded else 0), (SUIT[card.suit] & s.possible).bit_count(), height(card)

    return min(may, key=worth)
