"""The last tricks: where the lead is to lie (002:6954-7112, 7156-7167).

Each is asked before habit, and speaks only of the few cards that its lines are about.
"""
from __future__ import annotations

from cardtable.cards import Card, Cards
from cardtable.families.partnership import leads
from cardtable.families.partnership.deal import PartnersDeal
from cardtable.families.partnership.leading import Word
from cardtable.families.partnership.reading import Reading
from cardtable.families.partnership.whereabouts import Whereabouts

FEW = 6                                          # cards in hand at the end of a deal


def near_the_end(reading: Reading) -> bool:
    """Whether few cards are left."""
    return sum(map(len, reading.held.values())) <= FEW


def tenaces(reading: Reading, where: Whereabouts, suits: list[int]) -> bool:
    """Whether all of these suits hold a tenace, to which they had better be led."""
    return bool(suits) and all(where.gap(reading.held[suit]) is not None for suit in suits)


# On lead

def losing_trump(reading: Reading, deal: PartnersDeal, where: Whereabouts) -> Word | None:
    """The last trump, which loses to the last one out, where all else is tenaces: the left-hand adversary must then
    lead up to them, or partner does through the right (002:7024-7032, 7156-7167)."""
    trumps, out = reading.trumps(), where.unseen(deal.trump)
    plain = [suit for suit in reading.held if suit != deal.trump]
    if len(trumps) != 1 or len(out) != 1 or out[0].rank < trumps[0].rank or not tenaces(reading, where, plain):
        return None
    if where.can_hold(where.left, out[0]) or where.can_hold(where.partner, out[0]):
        return trumps[0], "Lead {card}, the losing trump: you are then led up to.", "002:7024-7032"
    return None


def twelfth_card(reading: Reading, deal: PartnersDeal, where: Whereabouts) -> Word | None:
    """Before a losing twelfth card the winners, or who has none left of its suit throws his loser on it, and trumps the
    winner later (002:7080-7103); one that the other adversary might trump is led, too, while there is such a loser."""
    losing = [suit for suit, some in reading.held.items() if suit != deal.trump and len(some) == 1
              and len(out := where.unseen(suit)) == 1 and out[0].rank > some[0].rank
              and not where.certain(where.partner, out[0])]
    sure = [card for suit, some in reading.held.items() if suit != deal.trump
            for card in leads.down(some)[:1] if reading.master(card)
            and (not reading.ruffed(suit) or where.may_follow(suit))]
    if losing and sure and near_the_end(reading):
        return max(sure, key=lambda c: (not reading.ruffed(c.suit), len(reading.held[c.suit]), c.rank)), \
            "Lead {card} before the losing twelfth card.", "002:7094-7103"
    return None


LEADING = (losing_trump, twelfth_card)


# To a card led

def king_thrown(reading: Reading, deal: PartnersDeal, where: Whereabouts, some: Cards) -> Word | None:
    """Under the adversaries' winner the card that would win the next round, where all else is a tenace in trumps over
    the right-hand adversary: whoever wins that round must lead up to him (002:7034-7051)."""
    trick, trumps = deal.on_table(), reading.trumps()
    held = leads.down(some)
    top = trick[deal.order.wins(trick, deal.trump)]
    others = [suit for suit in reading.held if suit not in (deal.trump, trick[0].suit)]
    if trick[0].suit == deal.trump or held[0].suit != trick[0].suit or others or len(held) < 2 or not trumps:
        return None
    gap = where.gap(trumps)
    if gap is None or not where.can_hold(where.right, gap) or held[0].rank > top.rank and top.suit == held[0].suit:
        return None
    if deal.played_by()[deal.order.wins(trick, deal.trump)] == reading.partner:
        return None
    next_best = [c for c in where.unseen(trick[0].suit) if c.rank > held[0].rank]
    if next_best:
        return None
    return held[0], "Play {card}, so as not to have the lead: trumps are to come up to you.", "002:7034-7051"


def trump_too_many(reading: Reading, deal: PartnersDeal, where: Whereabouts, some: Cards) -> Word | None:
    """Partner's winner is trumped, and he is put in again with the one plain card left, where a tenace in trumps lies
    over the right-hand adversary: else the next card must be trumped, and led away from it (002:7053-7063)."""
    trumps = leads.down(reading.trumps())
    plain = [card for suit, held in reading.held.items() if suit != deal.trump for card in held]
    trick = deal.on_table()
    best = deal.order.wins(trick, deal.trump)
    if some[0].suit == trick[0].suit or len(trumps) < 3 or len(plain) != 1 or \
            deal.played_by()[best] != reading.partner:
        return None
    gap, out = where.gap(trumps), where.unseen(plain[0].suit)
    if gap is None or not where.can_hold(where.right, gap) or not out or out[0].rank < plain[0].rank:
        return None
    if not deal.order.beats(trumps[-1], trick[best], deal.trump) or not where.likely(where.partner, out[0]):
        return None                              # if an adversary has it, he must lead up to the trumps himself
    return trumps[-1], "Play {card}, a trump too many: partner is put in again, and leads through the right.", \
        "002:7053-7063"


def thirteenth_card(reading: Reading, deal: PartnersDeal, where: Whereabouts, some: Cards) -> Word | None:
    """On partner's thirteenth card, with a guarded trump that would be lost by trumping, what would keep the lead here:
    who trumps behind must lead up to it (002:6967-6981)."""
    trick, trumps = deal.on_table(), leads.down(reading.trumps())
    plain = [card for suit, held in reading.held.items() if suit != deal.trump for card in held]
    if len(trick) != 2 or len(trumps) < 2 or not plain or trick[0].suit in reading.held or \
            where.unseen(trick[0].suit) or trick[1].suit == deal.trump or not near_the_end(reading):
        return None
    out = where.unseen(deal.trump)
    above = [c for c in out if c.rank > trumps[0].rank]
    if len(above) != 1 and not (len(above) == 0 and where.gap(trumps)):
        return None
    by = deal.played_by()[deal.order.wins(trick, deal.trump)]
    best: Card = max(plain, key=lambda c: c.rank)
    if by != reading.partner or not all(reading.master(card) for card in plain):
        return None                              # a loser is thrown by habit
    return best, "Throw {card} on the thirteenth: who trumps it must lead up to your trumps.", "002:6967-6981"


ANSWERING = (king_thrown, trump_too_many, thirteenth_card)
