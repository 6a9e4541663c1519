"""How a hand is played where partners are of one deal, alone or with others: plays known at every such table."""
from __future__ import annotations

from cardtable.cards import RANKS, Card, Cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.one_against_all import Word

KNAVE, QUEEN, KING = (RANKS.index(rank) for rank in "JQK")
ONLY_TRUMPS = "Play {card}, the lowest: you have nothing but trumps."
GOOD_ENOUGH = KNAVE                              # an ally's card that is left to take the trick


class Table:
    """What is known of the cards that are out, for who holds this hand."""

    def __init__(self, deal: TrickDeal, seat: int) -> None:
        self.deal, self.seat, self.trump = deal, seat, deal.trump
        self.hand = deal.playable(seat)
        self.gone = {card for _, card, _ in deal.history} | set(deal.nobodys)
        self.ours = (seat, *deal.partners_of(seat))

    def out(self, suit: int) -> list[Card]:
        """Those of a suit that the others hold."""
        return [card for card in self.deal.pack
                if card.suit == suit and card not in self.gone and card not in self.hand]

    def master(self, card: Card) -> bool:
        """Whether no higher card of its suit is out."""
        return all(other.rank < card.rank for other in self.out(card.suit))


def in_sequence(cards: Cards) -> bool:
    """Whether the two highest of a suit, honours, touch."""
    return len(cards) > 1 and cards[0].rank - cards[1].rank == 1 and cards[1].rank >= KNAVE - 1


def follow(table: Table, some: Cards, trick: Cards, second: str = "", throwing: str = "") -> Word:
    """The trick as cheaply as it can be had, unless it is ours; else what can be spared.  The lines on second hand,
    and on what is thrown away."""
    deal, order, trump = table.deal, table.deal.order, table.trump
    by = deal.played_by()[:-1]
    best = order.wins(trick, trump)
    top, ours = trick[best], by[best] in table.ours
    behind = [seat for seat in deal.in_play() if seat not in by and seat != table.seat]
    enemies = [seat for seat in behind if seat not in table.ours]
    able = common.winners(order, some, trick, trump)
    if some[0].suit != trick[0].suit:
        return void(table, some, able, ours and (not enemies or table.master(top) and top.suit == trick[0].suit),
                    throwing)
    low, so_far = common.lowest(order, some, trump), "Play {card}: it takes the trick so far."
    if ours and (not enemies or table.master(top) or top.rank >= GOOD_ENOUGH):
        if low in able:
            return low, so_far if behind else "Play {card}: the trick cannot be had more cheaply.", ""
        sure = not enemies or table.master(top)
        return low, f"Play {{card}}, the lowest: the trick is {'in good hands' if sure else 'your side’s so far'}.", ""
    if not able:
        return low, "Play {card}, the lowest: " + ("the trick is your side’s so far." if ours else
                                                   "you cannot win the trick."), ""
    if not enemies:
        return common.lowest(order, able, trump), so_far if behind else "Play {card}: it takes the trick.", ""
    high = max(able, key=lambda card: card.rank)
    held = tuple(sorted(some, key=lambda card: -card.rank))
    if len(trick) == 1 and behind[0] in table.ours and in_sequence(held):        # ace and king, too
        return high, "Play {card}, the highest of a sequence: your partner then knows where it lies.", second
    if table.master(high):
        return high, "Play {card}: nothing of its suit is higher.", ""
    if len(trick) == 1 and len(behind) > 1:
        return low, "Play {card}, the lowest as second hand.", ""
    return high, so_far, ""


def void(table: Table, some: Cards, able: Cards, ours: bool, throwing: str) -> Word:
    """A trump that wins, or what can be spared."""
    if able and not ours:
        card = common.lowest(table.deal.order, able, table.trump)
        if any(one.suit != table.trump for one in some):
            return card, "Play {card}: the trick is worth a trump.", ""
        return card, ONLY_TRUMPS if card is common.lowest(table.deal.order, some, table.trump) else \
            "Play {card}: you have nothing but trumps, and no lower one beats what lies.", ""
    card = spared(table, some)
    if all(one.suit == table.trump for one in some):
        return card, ONLY_TRUMPS, ""
    return card, why_spared(some, card, table), throwing


def why_spared(some: Cards, card: Card, table: Table) -> str:
    """What is true of the hand: whether another suit is left, and something in it that stays guarded."""
    suits = common.suits(table.deal.order, some, table.trump)
    others = [cards for suit, cards in suits.items() if suit not in (card.suit, table.trump)]
    if not others:
        return "Throw {card}, the lowest that can be spared."
    if table.master(card):                       # so are the lowest of all others (`spared`)
        return common.all_command(table.trump, suits)
    guarded = any(cards[0].rank == KING and len(cards) > 1 or cards[0].rank == QUEEN and len(cards) > 2
                  for cards in others)
    whence = common.short_suit(table.deal.order, suits[card.suit], [suits[card.suit], *others], table.trump)
    return f"Throw {{card}}, from {whence}{'; what is guarded elsewhere stays so' if guarded else ''}."


def spared(table: Table, some: Cards) -> Card:
    """The lowest of the shortest and weakest suit: no card that commands while there is a loser, and none that bares a
    king or leaves a queen one guard where there is another."""
    suits = common.suits(table.deal.order, some, table.trump)
    plain = [cards for suit, cards in suits.items() if suit != table.trump] or list(suits.values())
    losing = [cards for cards in plain if not table.master(cards[-1])] or plain
    loose = [cards for cards in losing if not (
        cards[0].rank == KING and len(cards) == 2 or cards[0].rank == QUEEN and len(cards) == 3)] or losing
    return min(loose, key=lambda cards: (len(cards), [card.rank for card in cards], cards[0]))[-1]
