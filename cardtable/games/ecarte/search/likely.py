"""What the adversary has said, thrown and played tells of his hand: he plays by habit, more or less.

The weighing itself is in evidence.py, for all hands at once.
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import comb

from cardtable.cards import BACK, Card, Cards, mask, unmask
from cardtable.games.ecarte.book import habits
from cardtable.games.ecarte.book.situation import history
from cardtable.games.ecarte.rules.rules import DISCARD, KINGS, ORDER, PACK, TRICK, WON, Ecarte
from cardtable.games.ecarte.search.equity import Worth
from cardtable.games.ecarte.search.evidence import Evidence
from cardtable.games.ecarte.tables.strength import TABLES
from cardtable.rules.tricks import wins

KEEPERS = tuple([mask([c for c in PACK if c.suit == trump or c.rank == habits.KING]) for trump in range(4)])
MASK, NUMBER = habits.ROWS.mask, {c: habits.ROWS.mask((c,)).bit_length() - 1 for c in PACK}


class Likelihood:
    """Of hands of one seat, for who sees this deal (a view, or a layout) from the other."""

    def __init__(self, deal: Ecarte, other: int, away: int, worth: Worth) -> None:
        """`away`: the mask of all cards whose place the viewer does not know."""
        trump, mine = deal.trump, played(deal, other)
        self.evidence = Evidence(trump)
        if BACK in mine:                                 # a position may leave the tricks open
            return
        thrown, word = min(5, len(deal.zone[DISCARD[other]])), willing(deal, other)
        if thrown:
            self.evidence.exchanged(thrown, MASK(unmask(away)), MASK(unmask(KEEPERS[trump])))
        if word:
            now, changed = habits.TABLE[other == deal.elder, thrown > 0]
            self.evidence.said(word, logits(now), logits(changed), habits.stakes(deal, other, worth, thrown > 0))
        if deal.phase == "play" and not deal.announced and not deal.in_time(other):
            self.evidence.kept_silent(MASK((KINGS[trump],)))
        past = [(NUMBER[card], NUMBER[led] if led else -1) for led, card in cards_played(deal, other)]
        self.evidence.has_played(past)

    def of(self, hand: Cards) -> float:
        """Of these cards still in his hand; 1 where nothing is known of him."""
        return self.evidence.weigh([MASK(hand)])[0]


@cache
def logits(table: str) -> list[float]:
    """A table of strength.py, trumps and then a plain suit."""
    return [entry / 100 for row in TABLES[table] for entry in row]


def willing(deal: Ecarte, other: int) -> int:
    """1 if the other has last shown that he likes his hand, -1 if that he does not, 0 if he has not said."""
    elder = other == deal.elder
    if deal.phase == "answer":
        return -1 if elder else 0
    if deal.phase == "exchange":
        return -1 if not elder and deal.proposals == 1 else 0
    if deal.phase == "play":
        refused = deal.pays_two == deal.dealer
        if elder:
            return -1 if refused else 1
        return 1 if refused else 0
    return 0


def played(deal: Ecarte, seat: int) -> Cards:
    """The cards this seat has played: of every trick the first card is the winner's if it has won, else the other's."""
    found: Cards = ()
    for winner in (0, 1):
        won = deal.zone[WON[winner]]
        for n in range(0, len(won), 2):
            pair = won[n:n + 2]
            found += (pair[winner ^ wins(pair, deal.trump, ORDER) ^ seat],)
    if deal.zone[TRICK] and deal.leader == seat:
        found += deal.zone[TRICK]
    return found


def cards_played(deal: Ecarte, seat: int) -> Iterator[tuple[Card | None, Card]]:
    """The cards this seat has played, in order, each after the card led to it (None where it led itself)."""
    for trick in history(deal, seat):
        yield (None, trick.led) if trick.mine else (trick.led, trick.reply)
    if deal.zone[TRICK] and deal.leader == seat:
        yield None, deal.zone[TRICK][0]


def hands(may: int, surely: int, size: int) -> tuple[Cards, Cards, int]:
    """The cards he surely holds, those he may, and how many ways there are to fill a hand of this size."""
    sure, free = unmask(surely), unmask(may & ~surely)
    return sure, free, comb(len(free), size - len(sure))
