"""What is thrown away on a trick that is ours, or cannot be had."""
from __future__ import annotations

from cardtable.cards import Card, Cards
from cardtable.games.euchre import hands
from cardtable.games.euchre.book.table import Table, Word

SPARED = "Throw {card}: it can best be spared."


def throw(table: Table) -> Word:
    """Against a lone hand by what he and partner have shown; beside a trump a single lay card; else the least."""
    if not table.lay:
        return Word(table.lowest(table.able), "Throw {card}, the lowest.", table.cite("001:1017", "002:2808"))
    if table.deal.lone >= 0 and table.seat != table.deal.lone:
        return against_lone(table)
    late_king = own_king(table)
    if late_king is not None:
        return Word(late_king, "Throw {card}: your partner’s king is likelier to win than yours.", "001:1031")
    single = singles(table)
    if single and table.own:
        return Word(single[0], "Throw {card}: the next of that suit can be ruffed.",
                    table.cite("001:1007,1066", "002:2792,2802"))
    unled = never_led(table)
    if unled:
        return Word(table.lowest(unled), "Throw {card}: nobody else has any of that suit to lead.")
    return Word(least(table, table.lay), SPARED, table.cite("001:1017,1029", "002:2808"))


def singles(table: Table) -> list[Card]:
    """Single lay cards that do not command, from the weakest; on partner's trick in the first two rounds, played last,
    even a king that does, but no ace (001:1066)."""
    even_king = table.partners and table.last and sum(table.deal.taken) < 2 and not table.hoyle
    found = [cards[0] for cards in table.suits().values() if len(cards) == 1 and cards[0] not in hands.ACES
             and (even_king or not table.commands(cards[0]))]
    return sorted(found, key=lambda card: (table.strength(card), card))


def never_led(table: Table) -> Cards:
    """Cards of suits that nobody else has, so long as one has no trump to get in and lead them, while another card may
    yet take a trick: one of a suit of which there are lower cards out."""
    gone = {card.suit for card in table.nowhere()}
    live = [card for card in table.lay if card.suit not in gone and table.lower(card)]
    return tuple([card for card in table.lay if card.suit in gone]) if live and not table.own else ()


def least(table: Table, some: tuple[Card, ...]) -> Card:
    """The weakest, but none that commands while another is there; of those that do an ace last, which partner need not
    have counted to know, and before it the one likeliest to be trumped."""
    loose = tuple([card for card in some if not table.commands(card)])
    return table.lowest(loose) if loose else min(some, key=lambda card: (
        card in hands.ACES, not any(card.suit in table.void(seat) for seat in table.enemies), table.out(card), card))


def own_king(table: Table) -> Card | None:
    """In the third round or later, on a king that partner led and that has passed one hand: one's own (001:1031)."""
    if table.hoyle or sum(table.deal.taken) < 2 or not table.own or not table.partners:
        return None
    if str(table.top)[0] != "K" or table.top is not table.trick[0] or len(table.trick) != 2:
        return None
    return next((card for card in table.lay if str(card)[0] == "K"), None)


def against_lone(table: Table) -> Word:
    """Cards of a suit that he has trumped; else single ones, so that two of a suit are kept, and the highest of what
    partner throws away (001:363-365, 1089; 002:2631-2641)."""
    dead = [card for card in table.lay if card.suit in table.void(table.deal.lone)]
    if dead:
        return Word(min(dead, key=table.strength), "Throw {card}: the lone player has none of that suit.",
                    table.cite("001:365", "002:2631-2633"))
    suits = table.suits()
    kept = [suits[suit][0] for suit in table.thrown_high() if suit in suits]
    loose = [card for card in table.lay if card not in kept and not table.commands(card)]
    if kept and loose:
        return Word(table.lowest(tuple(loose)), "Throw {card}, and keep the best of what your partner throws.",
                    table.cite("001:363", "002:2635-2641"))
    single = [card for card in singles(table) if card not in kept]
    rest = [card for card in table.lay if not table.commands(card)] or list(table.lay)
    card = min(single or rest, key=lambda c: (table.strength(c), c))
    two = any(len([other for other in some if other is not card]) > 1 for some in suits.values())
    return Word(card, "Throw {card}, and keep two of a suit." if two else SPARED, table.cite("001:1089", ""))
