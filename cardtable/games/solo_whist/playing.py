"""The play at Solo Whist for tricks, alone or with partners of one deal: the book's maxims (002:4971-5015), and where
it has none, what is common at tables of tricks."""
from __future__ import annotations

from cardtable.cards import Cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.allies import Table, in_sequence
from cardtable.families.tricks.one_against_all import Word, shown_void
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.games.solo_whist.stakes import PROPOSITION, SOLO

PULLING = 3                                      # trumps with which a lone caller draws those of the others
OPENS, SECOND, THROWN = "002:4979-4980", "002:4982-4987", "002:5005-5011"
GENERAL, MISERES = "002:4746-4749", "002:4973-4977"


def lead(deal: SoloWhist, table: Table, some: Cards) -> Word:
    """By who plays with whom, and what he has undertaken."""
    caller = table.seat in deal.callers
    trumps = sorted([card for card in some if card.suit == table.trump], key=lambda card: -card.rank)
    plain = tuple([card for card in some if card.suit != table.trump])
    out = table.out(table.trump)
    if caller and trumps and out and (len(trumps) >= PULLING or not plain or deal.bid == PROPOSITION):
        best = trumps[0] if table.master(trumps[0]) or trumps[0].rank - len(trumps) < trumps[-1].rank else trumps[-1]
        if deal.bid == PROPOSITION:
            if all(table.trump in shown_void(deal, seat) for seat in deal.in_play() if seat not in table.ours):
                return best, "Lead {card}: the other side has no trump left.", ""
            return best, "Lead {card}: trumps draw trumps, to make plain suits good.", "002:4989-4994"
        return best, "Lead {card}: draw the trumps that are out.", ""
    if not plain:
        return trumps[0], "Lead {card}, the highest.", ""
    sure = [card for card in plain if table.master(card)]
    if sure and (caller or deal.history):
        return max(sure, key=lambda card: (len(common.suits(deal.order, plain, table.trump)[card.suit]), card)), \
            "Lead {card}: nothing of its suit is higher.", ""
    suits = common.suits(deal.order, plain, table.trump).values()
    longest = max(suits, key=lambda cards: (len(cards), [card.rank for card in cards], cards[0]))
    card = longest[0] if in_sequence(longest) else longest[-1]
    held = common.suits(deal.order, deal.playable(table.seat), table.trump)
    lengths = [len(cards) for suit, cards in held.items() if suit != table.trump]
    whence = common.of_suit(len(longest), lengths, len(held.get(table.trump, ())))
    source = OPENS if not caller and not deal.history else ""        # the book speaks of who commences against a call
    if deal.bid == SOLO and trumps and not caller:
        return card, f"Lead {{card}}, {whence}: trumps are not led to a solo.", source
    return card, f"Lead {{card}}, {whence}.", source
