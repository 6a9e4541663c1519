"""What a seat has before it when it must decide, as plain data: what the maxims are functions of."""
from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from cardtable.cards import BACK, Card, Cards, mask, unmask
from cardtable.games.ecarte.book.hands import Shape, shape
from cardtable.games.ecarte.rules.rules import DISCARD, HAND, KINGS, ORDER, PACK, STOCK, TRICK, TURN_UP, WON, Ecarte
from cardtable.rules.tricks import wins

SUIT = tuple([mask([c for c in PACK if c.suit == s]) for s in range(4)])
ALL = mask(PACK)
HIGHER = {c: mask([d for d in PACK if d.suit == c.suit and ORDER[d.rank] > ORDER[c.rank]]) for c in PACK}
LOWER = {c: SUIT[c.suit] & ~HIGHER[c] & ~c.bit for c in PACK}


class Trick(NamedTuple):
    """One that has been played."""

    mine: bool                   # led by me
    won: bool                    # by me
    led: Card
    reply: Card


class Play(NamedTuple):
    """The card that a maxim plays; {card} in the reason stands for its name."""

    card: Card
    why: str
    source: str


@dataclass
class Situation:
    """All that one player knows of the deal, in the words of the book: I, and he, the adversary."""

    seat: int
    elder: bool                  # I am the non-dealer
    hand: Cards
    trump: int
    king_turned: bool
    wants: int                   # points I still want
    his_wants: int
    proposals: int               # made in this deal
    stock: int                   # cards left in it
    stood: bool                  # the non-dealer played without a first proposal, and risks two points
    refused: bool                # the dealer refused the first proposal, and risks two points
    his_king: bool               # he has announced it
    led: Card | None             # to be answered
    won: int                     # tricks
    lost: int
    past: tuple[Trick, ...]      # empty where only their number is known
    thrown: Cards                # my discards
    possible: int                # mask of the cards he may hold

    @cached_property
    def shape(self) -> Shape:
        """My hand, sorted."""
        return shape(self.hand, self.trump)

    @property
    def king_safe(self) -> bool:
        """The king of trumps is mine or turned up: he cannot take it in."""
        return self.king_turned or self.shape.king

    @property
    def king_wins(self) -> bool:
        """Announcing the king of my hand ends the game, before a card counts (law 23)."""
        return self.shape.king and self.wants == 1

    @property
    def pays_two(self) -> bool:
        """I lose two by losing the point (law 49)."""
        return self.stood if self.elder else self.refused

    @property
    def he_pays_two(self) -> bool:
        """He does."""
        return self.refused if self.elder else self.stood

    @property
    def only_point(self) -> bool:
        """The point ends the game in my favour; a vole would bring nothing more."""
        return self.wants <= 1 + self.he_pays_two

    @property
    def point_decides(self) -> bool:
        """The point ends the game, for whichever of us wins it."""
        return self.only_point or self.his_wants <= 1 + self.pays_two

    @property
    def exchanged(self) -> bool:
        """Cards have been changed, as far as the open calls tell."""
        return self.proposals > 0 and not self.refused


def history(deal: Ecarte, seat: int) -> tuple[Trick, ...]:
    """The tricks in the order played.  Each pile holds its own in order, and who won the last leads the next, so that
    they go together in one way only; where cards went astray (strict laws) as far as that goes."""
    piles, at, leader = (deal.zone[WON[0]], deal.zone[WON[1]]), [0, 0], deal.elder
    if any(pile and pile[0] is BACK for pile in piles):
        return ()
    found: list[Trick] = []
    while at[0] < len(piles[0]) or at[1] < len(piles[1]):
        for winner in (leader, 1 - leader):
            pair = piles[winner][at[winner]:at[winner] + 2]
            if len(pair) == 2 and wins(pair, deal.trump, ORDER) == leader ^ winner:
                break
        else:
            return tuple(found)
        found.append(Trick(leader == seat, winner == seat, pair[0], pair[1]))
        at[winner] += 2
        leader = winner
    return tuple(found)


def may_hold(deal: Ecarte, past: tuple[Trick, ...], hand: Cards, thrown: Cards) -> int:
    """The cards he may hold, from what has been seen alone."""
    zone = deal.zone
    possible = ALL & ~mask(hand + thrown + zone[TRICK] + zone[TURN_UP])
    for trick in past:
        possible &= ~(trick.led.bit | trick.reply.bit)
        if trick.mine:
            possible &= ~absent(trick.led, trick.reply, deal.trump)
    return possible


def absent(led: Card, reply: Card, trump: int) -> int:
    """The cards that this reply shows he has not: it must win in the suit, else follow, else trump."""
    if reply.suit != led.suit:
        return SUIT[led.suit] | (0 if reply.suit == trump else SUIT[trump])
    return 0 if HIGHER[led] & reply.bit else HIGHER[led]


def situation(deal: Ecarte, seat: int, may: list[int] | None = None) -> Situation:
    """From a view or from a whole deal, of which nothing hidden from the seat is used; `may` holds, by zone, the
    cards that its knowledge leaves possible."""
    zone, score, other, elder = deal.zone, deal.score, 1 - seat, deal.elder
    hand, trick, turned = zone[HAND[seat]], zone[TRICK], zone[TURN_UP]
    thrown = zone[DISCARD[seat]]
    if thrown and thrown[0] is BACK:
        known = may[DISCARD[seat]] if may else 0
        thrown = unmask(known) if known.bit_count() == len(thrown) else ()
    past = history(deal, seat)
    goal = deal.goal or 5
    return Situation(
        seat, seat == elder, hand, deal.trump, bool(turned) and turned[0] is KINGS[deal.trump],
        goal - score[seat], goal - score[other], deal.proposals, len(zone[STOCK]),
        deal.pays_two == elder, deal.pays_two == deal.dealer, other in deal.announced, trick[0] if trick else None,
        len(zone[WON[seat]]) // 2, len(zone[WON[other]]) // 2, past, thrown,
        may[HAND[other]] if may else may_hold(deal, past, hand, thrown))
