"""A card to a trick that lies: in suit, or a trump, or thrown away."""
from __future__ import annotations

from cardtable.cards import Card, Cards
from cardtable.games.euchre.book import signals
from cardtable.games.euchre.book.table import NUMERALS, Table, Word
from cardtable.games.euchre.book.throwing import throw

PARTNERS = "Play {card}: the trick is your partner’s."
OURS = "Play {card}, your lowest: the trick is your side’s."
OVER = "Play {card}, your lowest: any that you may play goes over your partner’s."
NONE_HIGHER = "Play {card}: no higher card of the suit than your partner’s is out."
AS_GOOD = "Play {card}: your partner’s card is as good as a higher one of yours."
KEPT = "Play {card}: your partner’s card may well take the trick."
AS_GOOD_AS_SURE = .25                            # how often the others may have more than partner's card; ours


def answer(table: Table) -> Word:
    """In suit, else a trump where it is wanted, else what can be spared."""
    if table.suit(table.able[0]) == table.led:
        word = follow(table)
        return signals.shown(table, word) if table.led == table.trump else word
    word = void(table)
    return word if table.lay else word._replace(why=word.why.replace("Ruff with", "Play"))


# In suit

def follow(table: Table) -> Word:
    """Win if that is wanted; low where it is not, or cannot be."""
    winners, low = table.beats_trick(), table.lowest(table.able)
    if not winners:
        return beaten(table, low)
    if table.partners and is_safe(table, winners):
        return Word(low, partners(table, winners) if low not in winners else OVER if table.enemy_behind else OURS,
                    table.cite("001:1027", "002:2746"))
    if not table.enemy_behind:
        return Word(table.lowest(winners), "Take it with {card}, as cheaply as may be.")
    if len(table.trick) == 1 and table.led == table.trump and table.partner_behind \
            and str(table.trick[0])[0] in NUMERALS and low not in winners:
        return Word(low, "Play {card}: your partner may win a small trump.", table.cite("001:1007", ""))
    best = max(winners, key=table.strength)
    card = table.lowest(tuple([c for c in winners if table.equal(c, best)]))
    place = "001:1013", "002:2805"
    return Word(card, "Head the trick with {card}.", table.cite(*place) if len(table.trick) == 1 else "")


def partners(table: Table, winners: Cards) -> str:
    """What is so of a trick that is left to partner: the very trick, only where nobody plays after."""
    return PARTNERS if not table.enemy_behind else NONE_HIGHER if table.commands(table.top) else \
        AS_GOOD if all(table.equal(card, table.top) for card in winners) else KEPT


def is_safe(table: Table, winners: Cards) -> bool:
    """Whether partner's card is as good as one's own: last in hand, or nothing that is out lies between the two, or
    who is still to play has none of the suit; and from who made the trump the lead is not won with an ace on his king
    (001:1027; 002:2746)."""
    return all(table.led in table.void(seat) for seat in table.enemies_behind) or table.commands(table.top) or \
        all(table.equal(card, table.top) for card in winners)


def beaten(table: Table, low: Card) -> Word:
    """What cannot win: the lowest.  By the Professor, in trumps, to a euchre, the highest of its sequence, to hide the
    others (001:1072); of the Left Bower guarded the other (001:1074)."""
    if table.led == table.trump and not table.ours and not table.partners and not table.hoyle:
        run = [card for card in table.able if table.equal(card, low)]
        high = max(run, key=table.strength)
        if high is not low and high is not table.left:
            return Word(high, "Play {card}, the highest of a sequence: the others stay hidden.", "001:1072")
    return Word(low, "Play {card}: you cannot better your partner’s card." if table.partners else
                "Play {card}: you cannot win the trick.")


# Without the suit led

def void(table: Table) -> Word:
    """A trump, or a card thrown."""
    winners = table.beats_trick()
    under = tuple([card for card in table.able if card not in winners])
    if table.partners and under and is_ours(table):
        return throw(table) if table.lay else Word(table.lowest(under), partners(table, winners))
    if not winners or tenace_kept(table):
        return throw(table) if table.lay or not winners else Word(
            table.own[-1], "Play {card}, and keep the tenace over the next lead.", table.cite("001:1021", ""))
    if len(table.own) == 1 and table.own[0] in (table.right, table.left):
        return Word(table.own[0], "Ruff with {card} at once: a single Bower is worth one trick.",
                    table.cite("001:1015,1077", ""))
    if first_round_left(table):
        return throw(table)
    shown = signals.to_ruff(table, winners)
    if shown is not None:
        return shown
    if len(table.trick) == 2 and table.enemy_behind:
        card = middling(table, winners)
        if table.commands(card):                 # it forces nothing
            return Word(card, "Ruff with {card}: no trump that is out can beat it.")
        return Word(card, "Ruff with {card}: it may force the best trump of who plays last.",
                    table.cite("001:1019", "002:2799"))
    so_far = " so far" * table.enemy_behind
    return Word(table.lowest(winners), f"Ruff with {{card}}: the lowest that takes the trick{so_far}." if not table.last
                else "Take it with {card}: the lowest that does.")


def is_ours(table: Table) -> bool:
    """Whether partner's trick is as good as sure: nobody behind, a trump, a commanding card, or from round three his
    king that has passed one hand (001:1031, 1083; 002:2802)."""
    if not table.enemy_behind or table.suit(table.top) == table.trump or table.risk() < AS_GOOD_AS_SURE:
        return True
    late = sum(table.deal.taken) > 1 and not table.hoyle
    return late and str(table.top)[0] == "K" and table.top is table.trick[0] and len(table.trick) == 2


def first_round_left(table: Table) -> bool:
    """Second hand leaves a small lay card, the first time its suit is led, to his partner (001:1007; 002:2792)."""
    again = any(card.suit == table.trick[0].suit and table.suit(card) != table.trump for card in table.fallen
                if card is not table.trick[0])
    return len(table.trick) == 1 and table.partner_behind and bool(table.lay) and not again \
        and str(table.trick[0])[0] in NUMERALS


def middling(table: Table, winners: Cards) -> Card:
    """High, but below the Bowers where that can be."""
    under = [card for card in winners if table.strength(card) < table.strength(table.left)]
    fair = [card for card in under if str(card)[0] not in "789"]
    return max(fair or list(winners), key=table.strength)


def tenace_kept(table: Table) -> bool:
    """One trick each, and three trumps left, the best and others under the second: last in hand he lets the Left Bower,
    or the ace, have the trick, and the next is led up to him (001:1021)."""
    if not table.last or table.lay or len(table.own) != 3 or (table.won, table.lost) != (1, 1) or table.partners:
        return False
    pair = {table.left, table.ace}
    others = pair - {table.top}
    return table.right is table.own[0] and table.top in pair and not others & table.dead
