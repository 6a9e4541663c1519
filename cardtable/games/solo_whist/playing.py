"""The play at Solo Whist for tricks, alone or with partners of one deal: the book's maxims (002:4971-5015), and where
it has none, what is common at tables of tricks."""
from __future__ import annotations

from cardtable.cards import RANKS, Card, Cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.one_against_all import Word
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.games.solo_whist.stakes import ALL, PROPOSITION, SOLO

KNAVE, QUEEN, KING = (RANKS.index(rank) for rank in "JQK")
GOOD_ENOUGH = KNAVE                              # an ally's card that is left to take the trick
PULLING = 3                                      # trumps with which a lone caller draws those of the others
MEDIUM = (RANKS.index("6"), RANKS.index("7"))
OPENS, LEADS, SECOND, THROWN = "002:4979-4980", "002:4989-5003", "002:4982-4987", "002:5005-5011"
GENERAL = "002:4746-4749"


class Table:
    """What is known of the cards that are out, for who holds this hand."""

    def __init__(self, deal: SoloWhist, seat: int) -> None:
        self.deal, self.seat, self.trump = deal, seat, deal.trump
        self.hand = deal.playable(seat)
        self.gone = {card for _, card, _ in deal.history}
        self.ours = (seat, *deal.partners_of(seat))

    def out(self, suit: int) -> list[Card]:
        """Those of a suit that the others hold."""
        return [card for card in self.deal.pack
                if card.suit == suit and card not in self.gone and card not in self.hand]

    def master(self, card: Card) -> bool:
        """Whether no higher card of its suit is out."""
        return all(other.rank < card.rank for other in self.out(card.suit))


# Leads

def lead(table: Table, some: Cards) -> Word:
    """By who plays with whom, and what he has undertaken."""
    deal, caller = table.deal, table.seat in table.deal.callers
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


def in_sequence(cards: Cards) -> bool:
    """Whether the two highest of a suit, honours, touch."""
    return len(cards) > 1 and cards[0].rank - cards[1].rank == 1 and cards[1].rank >= KNAVE - 1


def against_misere(table: Table, some: Cards) -> Word:
    """First from the shortest suit, a middle card; later the lowest of a suit that the caller still has."""
    suits = list(common.suits(table.deal.order, some, table.trump).values())
    void = shown_void(table)
    able = [cards for cards in suits if cards[0].suit not in void and table.out(cards[0].suit)] or suits
    if table.deal.history:
        cards = min(able, key=lambda cards: (cards[-1].rank, len(cards)))
        return cards[-1], "Lead {card}: the caller may have to take it.", ""
    cards = min(able, key=lambda cards: (len(cards), [card.rank for card in cards]))
    medium = [card for card in cards if card.rank in MEDIUM]
    card = medium[0] if medium else next((card for card in cards[::-1] if card.rank), cards[-1])
    return card, "Lead {card}: a middle card of the shortest and weakest suit.", "002:4973-4977"


def shown_void(table: Table) -> set[int]:
    """The suits in which the caller has not followed."""
    deal, found, led = table.deal, set(), -1
    for n, (seat, card, _) in enumerate(deal.history):
        led = card.suit if n % deal.playing() == 0 else led
        if seat == deal.bidder and card.suit != led:
            found.add(led)
    return found


# To a card led

def follow(table: Table, some: Cards, trick: Cards) -> Word:
    """The trick as cheaply as it can be had, unless it is ours; else what can be spared."""
    deal, order, trump = table.deal, table.deal.order, table.trump
    by = deal.played_by()[:-1]
    best = order.wins(trick, trump)
    top, ours = trick[best], by[best] in table.ours
    behind = [seat for seat in deal.in_play() if seat not in by and seat != table.seat]
    enemies = [seat for seat in behind if seat not in table.ours]
    able = common.winners(order, some, trick, trump)
    if some[0].suit != trick[0].suit:
        return void(table, some, able, ours and (not enemies or table.master(top) and top.suit == trick[0].suit))
    low = common.lowest(order, some, trump)
    if not able:
        return low, "Play {card}, the lowest: the trick cannot be had.", ""
    if ours and (not enemies or table.master(top) or top.rank >= GOOD_ENOUGH):
        return low, "Play {card}, the lowest: the trick is in good hands.", ""
    if not enemies:
        return common.lowest(order, able, trump), "Play {card}: it takes the trick.", ""
    high = max(able, key=lambda card: card.rank)
    if table.master(high):
        return high, "Play {card}: nothing of its suit is higher.", ""
    held = tuple(sorted(some, key=lambda card: -card.rank))
    if len(trick) == 1 and behind[0] in table.ours and in_sequence(held):
        return high, "Play {card}, the highest of a sequence: your partner then knows where it lies.", SECOND
    if len(trick) == 1 and len(behind) > 1:
        return low, "Play {card}, low as second hand.", ""
    return high, "Play {card}: it takes the trick so far.", ""


def void(table: Table, some: Cards, able: Cards, ours: bool) -> Word:
    """A trump that wins, or what can be spared."""
    if able and not ours:
        return common.lowest(table.deal.order, able, table.trump), "Play {card}: the trick is worth a trump.", ""
    return spared(table, some), "Throw {card}, from a weak suit; kings and queens stay guarded.", THROWN


def spared(table: Table, some: Cards) -> Card:
    """The lowest of the shortest and weakest suit, where that bares no king, and leaves no queen one guard."""
    suits = common.suits(table.deal.order, some, table.trump)
    plain = [cards for suit, cards in suits.items() if suit != table.trump] or list(suits.values())
    guarding = [cards for cards in plain if not (
        cards[0].rank == KING and len(cards) == 2 or cards[0].rank == QUEEN and len(cards) == 3)]
    loose = [cards for cards in guarding or plain if not table.master(cards[-1])] or guarding or plain
    return min(loose, key=lambda cards: (len(cards), [card.rank for card in cards]))[-1]


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
