"""What second, third and fourth hand play, and who cannot follow: the book's advice place by place."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from cardtable.cards import RANKS, Card
from cardtable.families.partnership.leads import down

LOW = "low"
MANY = 13
HONOUR = RANKS.index("J")


class Second(NamedTuple):
    """From these ranks with so many others besides, second hand plays; or another card if one of `on` was led, and
    another yet in trumps."""

    has: str
    others: tuple[int, int]
    plays: str
    on: str = ""
    then: str = ""
    in_trumps: str = ""


SECOND = (
    Second("AKQ", (0, MANY), "Q"), Second("AKJ", (0, MANY), "K"), Second("AK", (0, MANY), "K"),
    Second("AQT", (0, MANY), "Q", "JK", "A", "T"), Second("AQ", (0, MANY), LOW, "K", "A"),
    Second("AJT", (0, MANY), LOW, "QK", "A", "T"), Second("A", (0, MANY), LOW, "QK", "A"),
    Second("KQJ", (0, MANY), "J"), Second("KQ", (0, MANY), "Q"), Second("QJT", (0, MANY), "T"),
    Second("QJ", (1, 1), "J"), Second("JT", (1, 1), "T"), Second("Q", (1, 1), LOW, "JT", "Q"),
    Second("J9", (0, 0), LOW, "T", "J"))
"""The table of 002:6383-6461 and 6614-6618; knave over ten is Deschapelles' (003:11904-11920), and that the ace goes on
a king is ours."""


def second_hand(holding: Sequence[Card], led: Card, trumps: bool = False) -> Card:
    """Second hand, with cards of the suit: the table, else low."""
    ranks = {RANKS[c.rank]: c for c in holding}
    for row in SECOND:
        if set(row.has) <= set(ranks) and row.others[0] <= len(holding) - len(row.has) <= row.others[1]:
            wanted = row.then if RANKS[led.rank] in row.on else row.in_trumps if trumps and row.in_trumps else row.plays
            if wanted != LOW and ranks[wanted].rank > led.rank:
                return ranks[wanted]
            break
    return down(holding)[-1]


FINESSES = (("AQJ", "J"), ("AQT", "Q"), ("AQ", "Q"), ("KJT", "T"))
"""What is held and what is tried with it (002:6506-6535; 003:10970-10998, 11236-11250)."""
AGAINST = {"A": "K", "K": "Q"}   # by the best of these, the card that it is to catch: who holds it tries nothing


def finesse(holding: Sequence[Card], best: Card) -> Card | None:
    """The card to try, if it beats what lies."""
    ranks = {RANKS[c.rank]: c for c in holding}
    for has, tried in FINESSES:
        if set(has) <= set(ranks) and AGAINST[has[0]] not in ranks and ranks[tried].rank > best.rank:
            return ranks[tried]
    return None


def third_hand(holding: Sequence[Card], trick: Sequence[Card], may_finesse: bool = True, void: bool = False) -> Card:
    """Third hand, with cards of the suit (002:6487-6565): the lowest if what lies cannot be beaten; a finesse where it
    may succeed, not if second hand is `void`; else the best card, of a sequence the lowest."""
    cards = down(holding)
    best = max(trick, key=lambda c: c.rank if c.suit == trick[0].suit else -1)
    if cards[0].rank < best.rank:
        return cards[-1]
    tried = finesse(holding, best) if may_finesse and not void else None
    if tried is not None:
        return tried
    return lowest_of_sequence(cards)


def lowest_of_sequence(cards: Sequence[Card]) -> Card:
    """Of the cards that touch the highest, the lowest: it serves as well, and tells more."""
    for above, below in pairwise(cards):
        if above.rank - below.rank != 1:
            return above
    return cards[-1]


def fourth_hand(holding: Sequence[Card], best: Card, ours: bool = False) -> Card:
    """The cheapest winner, else the lowest (002:6569-6571)."""
    able = [c for c in holding if c.rank > best.rank]
    return down(able)[-1] if able and not ours else down(holding)[-1]


def trumps_it(trumps: Sequence[Card], winning: bool, partner_wants_trumps: bool = False) -> bool:
    """Whether to trump (002:6731-6788): always what would win against us, or if partner wants trumps led; a doubtful
    card not from five trumps, or four with two honours."""
    strong = len(trumps) > 4 or len(trumps) == 4 and sum([c.rank >= HONOUR for c in trumps]) > 1
    return winning or partner_wants_trumps or not strong


def obligatory(holding: Sequence[Card], won: Sequence[Card]) -> Card | None:
    """The ten from king and ten, when partner's queen has `won` the first round of the suit: the ace lies on the left,
    and the knave may not (002:6535-6547)."""
    ranks = {RANKS[c.rank]: c for c in holding}
    return ranks["T"] if {"K", "T"} <= set(ranks) and any(RANKS[c.rank] == "Q" for c in won) else None


def guarding(some: Sequence[Card]) -> bool:
    """Whether the last of these cards keeps a king or queen that would stand alone without it."""
    return RANKS[down(some)[0].rank] == "K" and len(some) == 2 or RANKS[down(some)[0].rank] == "Q" and len(some) == 3


def discard(suits: Sequence[Sequence[Card]], enemies_have_trumps: bool) -> Card:
    """The lowest of the weakest suit, but of the strongest if the enemy has led or called trumps (002:6665-6690)."""
    order = sorted(suits, key=strength)
    return down(order[-1] if enemies_have_trumps else order[0])[-1]


def strength(some: Sequence[Card]) -> tuple[int, int]:
    """Of a suit, as discards are chosen: its length, then its cards."""
    return len(some), sum([c.rank for c in some])


def thrown_from(card: Card, held: Mapping[int, Sequence[Card]], trump: int, strongest: bool) -> str:
    """What is so of a card thrown, the lowest of its suit, of the hand that is `held`."""
    plain = [some for suit, some in held.items() if suit != trump]
    own = next(some for suit, some in held.items() if suit == card.suit)
    beside = "beside trumps" if trump in held else "that is left"
    if card.suit == trump:
        return "Play {card}, the lowest: nothing but trumps is left."
    if len(plain) == 1:
        return f"Throw {{card}}, the {'only card' if len(own) == 1 else 'lowest of the only suit'} {beside}."
    if all(len(some) == 1 for some in plain):
        return f"Throw {{card}}: of every suit {beside} there is but one card."
    most = max if strongest else min
    so = max(own).rank == most([max(some).rank for some in plain])         # else an ace stands in a suit called weak
    suit = f"the {'strongest' if strongest else 'weakest'} suit" if so else "a suit"
    if strength(own) != most(map(strength, plain)):
        return f"Throw {{card}}, from {suit} that can spare a card."
    lengths, long = [*map(len, plain)], "longest" if strongest else "shortest"
    alone = f"the {long} suit" if lengths.count(len(own)) == 1 else f"one of the {long} suits"
    return f"Throw {{card}}, from {suit if so else alone}."


def unblock(holding: Sequence[Card], partner_leads: Sequence[Card]) -> Card | None:
    """The ace under partner's king after his knave, or at once with one small card: he has five to king, queen, knave
    (002:6175-6184)."""
    leads = [RANKS[c.rank] for c in partner_leads]
    ace = next((c for c in holding if RANKS[c.rank] == "A"), None)
    if ace is None or leads not in (["J"], ["J", "K"]):
        return None
    return ace if leads == ["J", "K"] or len(holding) == 2 else None


def returned(left: Sequence[Card]) -> Card:
    """Partner's suit led back: the higher of two left, the lowest of three or more (002:6346-6351)."""
    cards = down(left)
    return cards[0] if len(cards) < 3 else cards[-1]


Played = tuple[int, Card]                        # who, and what


def not_on_the_right(tricks: Sequence[Sequence[Played]], me: int, tried: Card) -> bool:
    """Whether the card that a finesse is made against is not with the right-hand adversary: he was last to a trick of
    this suit, and let partner or me have it with a lower one (002:6547-6565)."""
    right = (me - 1) % 4
    for trick in tricks:
        (_, led), (last, card) = trick[0], trick[-1]
        if last != right or led.suit != tried.suit or card.suit != led.suit:
            continue
        seat, best = max(trick[:-1], key=lambda one: one[1].rank if one[1].suit == led.suit else -1)
        if seat % 2 == me % 2 and card.rank < best.rank <= tried.rank:
            return True
    return False
