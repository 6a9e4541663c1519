"""What wants judgement in answering a card led: the trick that wins the game, winners trumped, a partner's
suit unblocked, a finesse that cannot succeed, the echo."""
from __future__ import annotations

from cardtable.cards import BACK, RANKS, Card, Cards
from cardtable.families.partnership import discards, leads, places, signals
from cardtable.families.partnership.deal import PartnersDeal
from cardtable.families.partnership.everyday import ECHO, HIGHER, HIS, OVERTRUMPED
from cardtable.families.partnership.leading import Word
from cardtable.families.partnership.reading import Reading
from cardtable.families.partnership.seen_behind import overtrumped, seen
from cardtable.families.partnership.whereabouts import Whereabouts
from cardtable.families.tricks.across import one_plays_both

TEN, KNAVE = RANKS.index("T"), RANKS.index("J")


def follows(deal: PartnersDeal, some: Cards) -> bool:
    """Whether they are of the suit led."""
    return some[0].suit == deal.on_table()[0].suit


def winning(deal: PartnersDeal) -> tuple[int, Card]:
    """The seat whose card takes the trick as it lies, and that card."""
    trick = deal.on_table()
    best = deal.order.wins(trick, deal.trump)
    return deal.played_by()[best], trick[best]


def game_trick(reading: Reading, deal: PartnersDeal, where: Whereabouts, some: Cards) -> Word | None:
    """The trick that wins the game is never let pass (002:6549-6553; 003:11272-11290)."""
    by, top = winning(deal)
    last = len(deal.on_table()) == deal.seats - 1
    able = [card for card in some if deal.order.beats(card, top, deal.trump)]
    if reading.wanted() != 1 or not able or by == reading.partner and (last or reading.master(top)):
        return None
    card = min(able, key=lambda c: c.rank)
    if not last and follows(deal, some):
        card = places.lowest_of_sequence(leads.down(tuple(able)))
    return card, "Play {card}: this trick wins the game.", "002:6549-6553"


def gone_over(reading: Reading, deal: PartnersDeal, where: Whereabouts, some: Cards) -> Word | None:
    """The lowest, where a hand that is seen behind must go over the best in any case: tables are for hands unseen, and
    what is higher would be thrown away under a king alone across, or to the adversary's ace (ours)."""
    led, (_, top), held = deal.on_table()[0], winning(deal), leads.down(some)
    if not follows(deal, some) or top.suit != led.suit or held[0].rank < top.rank:
        return None
    for seat in {*deal.in_play()} - {*deal.played_by()}:
        open_to_him = seat in deal.open_seats or one_plays_both(deal, reading.seat, seat)
        theirs = [card for card in seen(deal, seat) if open_to_him and card.suit == led.suit]
        if theirs and min(theirs, key=lambda card: card.rank).rank > held[0].rank:
            place = "across" if seat == reading.partner else "behind"
            what = f"the {theirs[0].name} is alone {place}, and goes over it" if len(theirs) == 1 else \
                f"all that lie {place} are higher"
            return held[-1], f"Play {{card}}, the lowest: {what}.", ""
    return None


def left_across(reading: Reading, deal: PartnersDeal, where: Whereabouts, some: Cards) -> Word | None:
    """Who plays both hands does not trump what the hand across is seen to take (ours)."""
    trick, (by, top), across = deal.on_table(), winning(deal), deal.playable(reading.partner)
    if follows(deal, some) or by == reading.partner or top.suit != trick[0].suit or \
            reading.partner in deal.played_by() or not one_plays_both(deal, reading.seat, reading.partner):
        return None
    best = max([card for card in across if card.suit == top.suit], default=top)
    out = [card for card in where.unseen(top.suit) if card not in across and card.rank > best.rank]
    if best.rank <= top.rank or out or reading.ruffed(top.suit):
        return None
    thrown = discards.thrown(reading, deal)
    if thrown is None:
        return leads.down(some)[-1], "Play {card}, the lowest: nothing but trumps is left.", ""
    return thrown[0], "Throw {card}: the hand across can take the trick.", ""


def winner_trumped(reading: Reading, deal: PartnersDeal, where: Whereabouts, some: Cards) -> Word | None:
    """A winning card of the adversaries is trumped, however many trumps are held (002:6767-6772)."""
    by, top = winning(deal)
    trumps = [card for card in reading.trumps() if deal.order.beats(card, top, deal.trump)]
    if follows(deal, some) or by == reading.partner or not trumps or not reading.master(top):
        return None
    card = leads.down(tuple(trumps))[-1]
    return card, OVERTRUMPED if overtrumped(deal, reading.seat, card) else "Play {card}: a winning card is trumped.", \
        "002:6767-6772"


def last_trumps(reading: Reading, deal: PartnersDeal, where: Whereabouts, some: Cards) -> Word | None:
    """A trump that is led is taken by who has all the others: each of his takes a trick, and one that is let pass is
    lost (ours)."""
    by, top = winning(deal)
    held, across = leads.down(some), deal.playable(reading.partner)
    if deal.on_table()[0].suit != deal.trump or not follows(deal, some) or by == reading.partner or \
            reading.trumps_out() or any(card is not BACK and card.suit == deal.trump for card in across):
        return None
    able = [card for card in held if card.rank > top.rank]
    return (able[-1], "Play {card}: no other trump is out, and each of yours takes a trick.", "") if able else None


def unblocked(reading: Reading, deal: PartnersDeal, where: Whereabouts, some: Cards) -> Word | None:
    """Of the last two or more of partner's suit the best, where the lower would take the trick as well and partner has
    more: trumps being out, he could not get in again (002:6904-6946)."""
    trick, (by, top) = deal.on_table(), winning(deal)
    if len(trick) != 2 or not follows(deal, some) or deal.played_by()[0] != reading.partner or \
            reading.trumps_against() or trick[0].suit == deal.trump:
        return None
    before = [one for one in reading.tricks if one[0][1].suit == trick[0].suit]
    held = leads.down(some)
    if not before or before[0][0][0] != reading.partner or not 1 < len(held) < 4:
        return None
    partners = [card for card in where.unseen(trick[0].suit) if where.partner_has(card)]
    able = [card for card in held if card.rank > top.rank]
    between = [card for card in where.unseen(trick[0].suit) if card not in partners
               and able and able[-1].rank < card.rank < held[0].rank]
    higher = [card for card in partners if card.rank > held[-1].rank]
    if len(able) < 2 or between or by != reading.partner and not able or not (higher or len(held) == 2 and partners):
        return None
    return held[0], "Play {card}, out of the way of your partner’s suit.", "002:6906-6933"


def no_finesse(reading: Reading, deal: PartnersDeal, where: Whereabouts, some: Cards) -> Word | None:
    """No finesse against a card that cannot lie on the right (002:6506-6527)."""
    trick, (_, top) = deal.on_table(), winning(deal)
    if len(trick) != 2 or not follows(deal, some) or top.suit != trick[0].suit:
        return None
    tried = places.finesse(some, top)
    held = leads.down(some)
    if tried is None or not reading.gains(held[0], tried):      # of equals none is a finesse
        return None
    above = [card for card in where.unseen(tried.suit) if tried.rank < card.rank]
    if any(where.likely(where.right, card) for card in above) or all(where.partner_has(card) for card in above):
        return None
    return places.lowest_of_sequence(held), "Play {card}: what a finesse would catch is not on the right.", \
        "002:6512-6527"


def by_trial(reading: Reading, deal: PartnersDeal, where: Whereabouts, some: Cards) -> Word | None:
    """The ten of king, knave, ten having gone to the ace on the left, the knave when the suit comes back: the queen is
    not there (003:11236-11262)."""
    trick, (_, top) = deal.on_table(), winning(deal)
    ranks = {card.rank: card for card in some}
    if len(trick) != 2 or not follows(deal, some) or not {signals.KING, KNAVE} <= ranks.keys() or \
            top.rank >= KNAVE or top.suit != trick[0].suit:
        return None
    for one in reading.tricks:
        cards = dict(one)
        mine, left = cards[reading.seat], cards[where.left]
        if one[0][1].suit == some[0].suit == mine.suit == left.suit and one[2][0] == reading.seat and \
                mine.rank == TEN and left.rank == signals.ACE:
            return ranks[KNAVE], "Play {card}: the queen is not on the left.", "003:11236-11262"
    return None


def echo(reading: Reading, deal: PartnersDeal, where: Whereabouts, some: Cards) -> Word | None:
    """Of four trumps or more the lowest but one on a trump of partner's that wins, then the lowest; the lowest at once
    where the adversaries have led or called trumps, who need not know (002:6652-6661)."""
    trick, (by, top) = deal.on_table(), winning(deal)
    held = leads.down(some)
    if trick[0].suit != deal.trump or not follows(deal, some) or len(held) < 4 or \
            not by == deal.played_by()[0] == reading.partner or reading.gains(held[0], top) and top.rank < signals.KING:
        return None
    if deal.open_seats:                          # where hands lie open nobody is told of four
        return (held[-1], HIS, "002:6569-6571") if reading.master(top) else None
    if reading.enemies_want_trumps() and not reading.wants_trumps(reading.partner):
        return held[-1], "Play {card}: the adversaries want trumps, and need not know of four.", "002:6657-6661"
    begun = [dict(one)[reading.seat] for one in reading.tricks
             if one[0][0] == reading.partner and one[0][1].suit == deal.trump]
    led = any(card.suit == deal.trump for card in reading.led_by(reading.seat))      # which has told of them
    if led or begun and begun[0].rank < held[-1].rank:
        return (held[-1], HIS if reading.master(top) else HIGHER, "002:6569-6571")
    return held[-1 if begun else -2], ECHO, "002:6652-6660"


FOLLOWING = (game_trick, left_across, winner_trumped, last_trumps, unblocked, by_trial, no_finesse, echo)
