"""How likely a hand is to win: what it may become by the draw, and what the others may hold."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from random import Random

from cardtable.cards import Cards
from cardtable.games.poker.book.discards import by_book
from cardtable.games.poker.book.field import Deciding, Pack, ahead, deciding
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.drawing import Drawing
from cardtable.games.poker.rules.straight import Stud
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.rules.terms import cards, ranked
from cardtable.games.poker.rules.zones import HAND, LAID, OPEN

MOST_COUNTED, TRIED = 200, 120          # more ways than the first are not gone through: so many are tried
SERVES = 1.0, .35, .2, .12              # at Stud, by how often one has gone better, of the cards he may have face down
                                        # so many: the best for him.  Of those who have staked, one pair in seven wins


def pack_of(deal: Poker) -> Pack:
    """What is played with."""
    return Pack(deal.terms.short, deal.terms.mistigris, deal.terms.tiger)


@lru_cache(1024)
def becomes(pack: Pack, kept: Cards, out: Cards, number: int) -> tuple[Deciding, ...]:
    """What these cards become with so many others out of those that may come: every way, or where they are many some
    of them, always alike."""
    return tuple([deciding(pack, kept + some) for some in _ways(out, number)])


def _ways(out: Cards, number: int) -> Iterator[Cards]:
    if comb(len(out), number) <= MOST_COUNTED:
        yield from combinations(out, number)
        return
    rng = Random(len(out))
    for _ in range(TRIED):
        yield tuple(rng.sample(out, number))


def own_hands(deal: Poker, seat: int) -> tuple[Deciding, ...]:
    """What one's own hand is, or, before the draw, what it may become."""
    pack, hand = pack_of(deal), tuple(sorted(deal.hand(seat)))
    if isinstance(deal, Drawing) and deal.drew[seat] < 0:
        away = by_book(ranked(pack.short, pack.tiger), hand).away
        out = tuple([card for card in cards(pack.short, pack.mistigris) if card not in hand])
        return becomes(pack, tuple([card for card in hand if card not in away]), out, len(away))
    return (deciding(pack, hand),)


def chance(deal: Poker, seat: int, others: Sequence[int], raised: Sequence[int]) -> float:
    """That this hand is the best of those who stand; `raised` is by seat how often it has gone better."""
    mine = own_hands(deal, seat)
    if isinstance(deal, Stud):
        return _at_stud(deal, seat, others, raised, mine[0])
    drawing, pack = isinstance(deal, Draw), pack_of(deal)
    whole = 0.0
    for one in mine:
        wins = 1.0
        for other in others:
            drew = deal.drew[other] if drawing else 0
            wins *= ahead(pack, drawing, drew, raised[other], one)
        whole += wins
    return whole / len(mine)


def _at_stud(deal: Poker, seat: int, others: Sequence[int], raised: Sequence[int], mine: Deciding) -> float:
    """Exactly by the card that each may have face down; who has gone better has rather one that serves him."""
    pack = pack_of(deal)
    seen = {card for zone in (*OPEN, HAND[seat]) for card in deal.zone[zone]}
    hidden = [card for card in deal.pack if card not in seen]
    wins = 1.0
    for other in others:
        hands = sorted([deciding(pack, deal.zone[OPEN[other]] + (card,)) for card in hidden])
        left = hands[int(len(hands) * (1 - SERVES[raised[other]])):]
        wins *= sum([(mine > one) + (mine == one) / 2 for one in left]) / len(left)
    return wins


def unseen(deal: Poker, seat: int) -> Cards:
    """The cards that may come to this seat for all it knows."""
    own = {*deal.hand(seat), *deal.zone[LAID[seat]]}
    return tuple([card for card in deal.pack if card not in own])


