"""The play at Solo Whist for tricks, alone or with partners of one deal: the book's maxims (002:4971-5015), and where
it has none, what is common at tables of tricks."""
from __future__ import annotations

from cardtable.cards import RANKS, Cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.allies import Table, in_sequence
from cardtable.families.tricks.one_against_all import Word
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.games.solo_whist.stakes import ALL, PROPOSITION, SOLO

PULLING = 3                                      # trumps with which a lone caller draws those of the others
MEDIUM = (RANKS.index("6"), RANKS.index("7"))
OPENS, LEADS, SECOND, THROWN = "002:4979-4980", "002:4989-5003", "002:4982-4987", "002:5005-5011"
GENERAL = "002:4746-4749"


# Leads

def lead(deal: SoloWhist, table: Table, some: Cards) -> Word:
    """By who plays with whom, and what he has undertaken."""
    caller = table.seat in deal.callers
    trumps = sorted([card for card in some if card.suit == table.trump], key=lambda card: -card.rank)
    plain = tuple([card for card in some if card.suit != table.trump])
    out = table.out(table.trump)
    if caller and trumps and out and (len(trumps) >= PULLING or not plain or deal.bid == PROPOSITION):
        best = trumps[0] if table.master(trumps[0]) or trumps[0].rank - len(trumps) < trumps[-1].rank else trumps[-1]
        if deal.bid == PROPOSITION:
            return best, "Lead {card}: trumps draw trumps, and then your suits are good.", "002:4989-4994"
        return best, "Lead {card}: draw the trumps that are out.", ""
    if not plain:
        return trumps[0], "Lead {card}, the highest.", ""
    sure = [card for card in plain if table.master(card)]
    if sure and (caller or deal.history):
        return max(sure, key=lambda card: (len(common.suits(deal.order, plain, table.trump)[card.suit]), card)), \
            "Lead {card}: nothing of its suit is higher.", ""
    suits = common.suits(deal.order, plain, table.trump).values()
    longest = max(suits, key=lambda cards: (len(cards), [card.rank for card in cards]))
    card = longest[0] if in_sequence(longest) else longest[-1]
    if deal.bid == SOLO and trumps and not caller:
        return card, "Lead {card}, from the longest suit: trumps are not led to a solo.", OPENS
    return card, "Lead {card}, from the longest suit.", OPENS


def against_misere(deal: SoloWhist, table: Table, some: Cards) -> Word:
    """First from the shortest suit, a middle card; later the lowest of a suit that the caller still has."""
    suits = list(common.suits(table.deal.order, some, table.trump).values())
    void = shown_void(deal)
    able = [cards for cards in suits if cards[0].suit not in void and table.out(cards[0].suit)] or suits
    if table.deal.history:
        cards = min(able, key=lambda cards: (cards[-1].rank, len(cards)))
        return cards[-1], "Lead {card}: the caller may have to take it.", ""
    cards = min(able, key=lambda cards: (len(cards), [card.rank for card in cards]))
    medium = [card for card in cards if card.rank in MEDIUM]
    card = medium[0] if medium else next((card for card in cards[::-1] if card.rank), cards[-1])
    return card, "Lead {card}: a middle card of the shortest and weakest suit.", "002:4973-4977"


def shown_void(deal: SoloWhist) -> set[int]:
    """The suits in which the caller has not followed."""
    found, led = set[int](), -1
    for n, (seat, card, _) in enumerate(deal.history):
        led = card.suit if n % deal.playing() == 0 else led
        if seat == deal.bidder and card.suit != led:
            found.add(led)
    return found


# A general misère

def general(table: Table, some: Cards, trick: Cards) -> Word:
    """High cards go early; of the last tricks the lowest is kept for none (002:4746-4749)."""
    deal = table.deal
    late = sum(deal.taken) >= ALL - 4
    if not trick:
        card = min(some, key=lambda card: card.rank) if late else max(some, key=lambda card: card.rank)
        why = "somebody else may have to take it." if late else "high cards go early."
        return card, f"Lead {{card}}: {why}", GENERAL
    if some[0].suit != trick[0].suit:
        return max(some, key=lambda card: card.rank), "Throw {card}, the highest.", GENERAL
    under = common.dearest_loser(deal.order, some, trick, table.trump)
    if late and under is not None:
        return under, "Play {card}: it stays under the trick.", GENERAL
    return max(some, key=lambda card: card.rank), "Play {card}: high cards go early.", GENERAL
