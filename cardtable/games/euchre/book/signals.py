"""What the dealer's trumps tell: all have seen the card turned up."""
from __future__ import annotations

from cardtable.cards import Card, Cards
from cardtable.games.euchre.book.table import NUMERALS, Table, Word

SHOWN = "Play {card}: your partner then knows that you still hold the card turned up."
KEPT = "Play {card}, and keep the card turned up: your partner knows of it."
HIDDEN = "Play {card}, which all have seen: the others stay hidden."


def turned(table: Table) -> Card | None:
    """The card turned up, if this is the dealer, he has it still, and there is a partner to be told of it."""
    if table.partner < 0:
        return None
    return table.deal.turned[0] if table.seat == table.deal.dealer and table.dealer_keeps else None


def neighbours(table: Table, up: Card) -> Cards:
    """His trumps in unbroken sequence with it, of what is out (001:1041-1047; 002:2523-2534)."""
    return tuple([card for card in table.own if card is not up and table.equal(card, up)])


def shown(table: Table, word: Word) -> Word:
    """To a trump that was led.  The assisted dealer plays the neighbour of the card turned up, the highest of the
    sequence, and by the Professor keeps that card as long as it costs nothing; ordered up, he plays it first
    (001:1041-1053)."""
    up = turned(table)
    if up is None or len(table.own) < 2:
        return word
    same = alike(table, word.card)
    if table.ours and up in same and len(same) > 1:
        card = max([card for card in same if card is not up], key=table.strength)
        if card in neighbours(table, up) and (table.assisted or not table.hoyle):
            return Word(card, SHOWN if table.assisted else KEPT, table.cite("001:1041-1053", "002:2523-2534"))
        low = table.lowest(tuple([card for card in same if card is not up]))
        return word if table.hoyle else Word(low, KEPT, "001:1053")
    if not table.ours and up in same and up is not word.card and not table.hoyle:
        return Word(up, HIDDEN, "001:1049-1053")
    if table.assisted and not table.partners:
        return to_win(table, up) or word
    return word


def alike(table: Table, card: Card) -> list[Card]:
    """His trumps that do as much to this trick and cost as little: in sequence with this one, or small as it is."""
    winning = table.beats_trick()
    small = str(card)[0] in NUMERALS
    return [c for c in table.own if (c in winning) == (card in winning)
            and (c is card or table.equal(c, card) or small and str(c)[0] in NUMERALS)]


def to_ruff(table: Table, winners: Cards) -> Word | None:
    """A suit that the dealer can ruff: assisted, with the neighbour of the card turned up (001:1041; 002:2796); ordered
    up, with that card itself, where it is as cheap."""
    up = turned(table)
    if up is None:
        return None
    if table.assisted:
        return to_win(table, up)
    if table.ours and not table.hoyle:
        cheap = [card for card in alike(table, table.lowest(winners)) if card is not up]
        return Word(table.lowest(tuple(cheap)), KEPT, "001:1053") if cheap and up in winners else None
    hidden = not table.ours and not table.hoyle and len(table.own) > 1 and up in alike(table, table.lowest(winners))
    return Word(up, HIDDEN, "001:1053") if hidden else None


def to_win(table: Table, up: Card) -> Word | None:
    """The highest of the sequence with the turned card that takes the trick."""
    able = [card for card in neighbours(table, up) if card in table.beats_trick()]
    if not able:
        return None
    return Word(max(able, key=table.strength), SHOWN, table.cite("001:1041-1053", "002:2523-2534,2796"))
