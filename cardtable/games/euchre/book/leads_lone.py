"""Leads of a lone hand and against one, and what is called of open cards."""
from __future__ import annotations

from cardtable.cards import Card, Cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.maxims import Advice
from cardtable.families.tricks.order import same_colour
from cardtable.games.euchre import hands
from cardtable.games.euchre.book.leads import from_longest, plain
from cardtable.games.euchre.book.table import Table, Word
from cardtable.games.euchre.calling import ORDER
from cardtable.games.euchre.rules import Euchre
from cardtable.rules.moves import Move

LONE = ("001:353,361", "002:2713-2725")


def alone(table: Table) -> Word:
    """Commanding trumps, then the lay ace, the small trump, the worst card last (001:353, 361; 002:2713-2725)."""
    aces, last_trump = hands.lay_aces(table.lay, table.trump), len(table.own) == 1 and len(table.hand) == 3
    if table.own and (table.commands(table.own[0]) and not (last_trump and aces) or len(table.own) > 2):
        return Word(table.own[0], "Lead {card}: no higher trump is out." if table.commands(table.own[0])
                    else "Lead {card}, and draw the trumps.", table.cite(*LONE))
    if aces:
        before = ": you have none better" if not table.own else \
            " before the last trump" if len(table.own) == 1 else " before trumps that can be beaten"
        return Word(aces[0], f"Lead {{card}}{before}.", table.cite(*LONE))
    if table.own:
        return Word(table.own[0], "Lead {card}: the worst card comes last.", table.cite(*LONE))
    best = common.highest(ORDER, table.hand, table.trump)
    return Word(best, "Lead {card}: you have none better.", table.cite(*LONE))


def against_lone(table: Table) -> Word:
    """By the Professor a lay ace, else from the longest suit (001:993)."""
    word = plain(table)
    return word._replace(source="001:993" if hands.lay_aces(table.lay, table.trump) else word.source)


def best_of_another(table: Table) -> Word:
    """By Hoyle the best lay card, of equal ones that of the other colour; but with ace and king of a suit and two small
    cards beside, one of those (002:2695-2711)."""
    suits = table.suits()
    strong = [cards for cards in suits.values() if [str(card)[0] for card in cards[:2]] == ["A", "K"]]
    small = [card for card in table.lay if not strong or card.suit != strong[0][0].suit]
    if strong and small and all(card not in hands.ACES for card in small):
        card = min(small, key=lambda c: (same_colour(c.suit, table.trump), table.strength(c), c))
        return Word(card, "Lead {card}, and keep the strong suit: your partner may win this.", "002:2705-2711")
    if not table.lay:
        return plain(table)
    card = max(table.lay, key=lambda c: (table.strength(c), not same_colour(c.suit, table.trump), -c))
    return Word(card, "Lead {card}: beside trumps you have none better." if len(table.lay) > 1 else
                "Lead {card}, the only card that is not a trump.", "002:2695-2703")


def against_jambone(table: Table) -> Word:
    """A trump, if one that is out can beat an open trump; against quart from the Left Bower and ace, or three aces, the
    suit of an ace (001:440-452)."""
    deal = table.deal
    shown = deal.playable(deal.lone)
    theirs = hands.trumps(shown, table.trump)
    aced = tuple([card for card in table.lay
                  if any(ace.suit == card.suit for ace in hands.lay_aces(shown, table.trump))])
    quart = table.right not in shown and table.right not in table.own and len(theirs) == 4 and table.left in shown
    beaten = table.own and theirs and not all(no_higher(table, card, shown) for card in theirs)
    if beaten and not (quart and aced):
        return Word(table.own[0], "Lead {card}: a trump may be called that can be beaten.", "001:440-446")
    if aced and not sum(deal.taken):
        cards = tuple(common.suits(ORDER, aced, table.trump).values())
        return from_longest(table, cards)._replace(why="Lead {card}, and call the ace: partner may trump it.",
                                                   source="001:444,452")
    return plain(table)


def no_higher(table: Table, card: Card, shown: Cards) -> bool:
    """Whether none is out that beats this open card."""
    return all(other in shown for other in table.deal.pack if table.suit(other) == table.suit(card)
               and table.strength(other) > table.strength(card) and (other in table.hand or other not in table.fallen
                                                                     or other in table.trick))


BEATEN = "you have what beats it"
TRUMPED = "a lay card may be trumped, or beaten in its suit"
FOUND = "a higher one may be found against it"
UNBEATEN = "none of these can be beaten"


def can_beat(table: Table, called: Card) -> bool:
    """Whether one's own card beats this open one: what one has led, or when it is led itself one of its suit, or for
    want of it a trump."""
    if table.trick:
        return ORDER.wins((*table.trick, called), table.trump) < len(table.trick)
    suit = table.suit(called)
    own = [card for card in table.hand if table.suit(card) == suit]
    if own or suit == table.trump:
        return any(table.strength(card) > table.strength(called) for card in own)
    return bool(table.own)


def naming(deal: Euchre, seat: int) -> Advice:
    """The card called: the highest that a card still out, or that lies, may beat (001:440-452)."""
    table, able, shown = Table(deal, seat), deal.nameable(), deal.playable(deal.lone)
    beaten = [card for card in able if not no_higher(table, card, shown)]
    lay = hands.lay(able, deal.trump)
    card = common.highest(ORDER, lay or beaten or able, deal.trump)
    why = BEATEN if can_beat(table, card) else TRUMPED if lay else FOUND if card in beaten else UNBEATEN
    return Advice(Move(("call", card)), f"Call the {card.name}: {why}.", "001:440-452")
