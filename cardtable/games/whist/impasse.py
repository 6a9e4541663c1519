"""The finesse as Deschapelles has it (003:10960-11330), where his code is played: it goes before the English book's."""
from __future__ import annotations

from cardtable.cards import RANKS, Cards
from cardtable.families.partnership import leads, places, signals
from cardtable.families.partnership.deal import PartnersDeal
from cardtable.families.partnership.following import follows, winning
from cardtable.families.partnership.leading import Word
from cardtable.families.partnership.reading import Reading
from cardtable.families.partnership.seen_behind import seen
from cardtable.families.partnership.whereabouts import Whereabouts, rounds
from cardtable.games.whist.scoring import DUTY

SHORT = 5                                        # points of the short game
THREATENED = 4                                   # where that trick would put the adversaries there
MANY = 4                                         # trumps with which a hand is not a bad one
QUEEN = signals.KING - 1


def saves(reading: Reading, deal: PartnersDeal) -> str:
    """What the adversaries would have by this trick: the game, or four points of five instead of three; "" where it is
    neither."""
    other = 1 - deal.side[reading.seat]
    goal, tricks = deal.goal or 0, deal.tricks(other)
    if DUTY + goal - deal.score[other] - tricks == 1:
        return "they would win the game by this trick"
    four = goal == SHORT and tricks >= DUTY and deal.score[other] + tricks + 1 - DUTY == THREATENED
    return "by this trick they would stand at four" if four else ""


def bad_hand(reading: Reading, deal: PartnersDeal, suit: int) -> bool:
    """No court card outside the suit, and few trumps: every lead from it does harm."""
    others = [card for one, some in reading.held.items() if one != suit for card in some]
    return bool(others) and not any(card.rank > signals.TEN for card in others) and len(reading.trumps()) < MANY


def no_risk(reading: Reading, deal: PartnersDeal, where: Whereabouts, some: Cards) -> Word | None:
    """No finesse on a trick that saves the game, nor with a bad hand (003:11090-11110, 11272-11327)."""
    trick, (by, top) = deal.on_table(), winning(deal)
    if len(trick) != 2 or not follows(deal, some) or top.suit != trick[0].suit or \
            (tried := places.finesse(some, top)) is None or not reading.gains(leads.down(some)[0], tried) or \
            by == reading.partner and not reading.gains(leads.down(some)[0], top):
        return None
    staked = saves(reading, deal)
    if not staked and not bad_hand(reading, deal, trick[0].suit):
        return None
    card = places.lowest_of_sequence(leads.down(some))
    why = f"{staked}, and no finesse is tried with it" if staked else \
        "with no court card elsewhere, and few trumps, no finesse is tried"
    return card, f"Play {{card}}: {why}.", "003:11090-11110"


def returned(reading: Reading, deal: PartnersDeal, where: Whereabouts, some: Cards) -> Word | None:
    """On a low lead from the right the queen of ace and queen, where partner is weak in the suit, or should be put in
    (003:11162-11190)."""
    trick = deal.on_table()
    ranks = {RANKS[card.rank]: card for card in some}
    if len(trick) != 1 or not follows(deal, some) or trick[0].rank > signals.TEN or not {"A", "Q"} <= ranks.keys():
        return None
    suit = trick[0].suit
    weak = (where.partner, suit) in reading.void or any(
        card.suit == suit and lost.suit != suit for one in reading.tricks for who, card in one
        for lost in (one[0][1],) if who == where.partner)
    third = [one[2][1] for one in reading.tricks if one[2][0] == where.partner and one[0][1].suit == suit]
    weak = weak or any(card.suit == suit and card.rank < signals.TEN for card in third)
    if across := seen(deal, where.partner):
        weak = not any(card.suit == suit and card.rank >= signals.TEN for card in across)
    if not weak and not reading.wants_trumps(where.partner):
        return None
    why = "is weak here" if weak else "should have the lead, for trumps"
    return ranks["Q"], f"Play {{card}}: your partner {why}.", "003:11162-11190"


ANSWERING = (no_risk, returned)


def low_card_back(reading: Reading, deal: PartnersDeal) -> Word | None:
    """The finesse having succeeded in partner's suit, the ace, and then a low card of it (003:10988-10998)."""
    for led in reading.led_by(reading.partner)[:1]:
        held = leads.down(reading.held.get(led.suit, ()))
        mine = [card for trick in reading.tricks for who, card in trick
                if who == reading.seat and card.suit == led.suit]
        if led.suit == deal.trump or not held or reading.ruffed(led.suit) or not mine or mine[0].rank != QUEEN:
            continue
        if len(mine) == 1 and held[0].rank == signals.ACE and rounds(reading.tricks, led.suit) == 1:
            return held[0], "Lead {card}, and then a low card of your partner’s suit.", "003:10988-10998"
        if len(mine) == 2 and mine[1].rank == signals.ACE:
            return held[-1], "Lead {card}, a low card of your partner’s suit.", "003:10988-10998"
    return None
