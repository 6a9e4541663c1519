"""Leads where partners play together: each maxim gives its card, or None where it does not speak."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.cards import Card, Cards
from cardtable.games.euchre import hands
from cardtable.games.euchre.book.table import NUMERALS, Table, Word
from cardtable.games.euchre.scoring import ALL, WANTED

Maxim = Callable[[Table], Word | None]


def first_of(maxims: tuple[Maxim, ...], table: Table) -> Word:
    """What the first maxim says that speaks; the last always does."""
    return next(word for maxim in maxims if (word := maxim(table)) is not None)


def small(table: Table, card: Card) -> bool:
    """A trump that is no court card."""
    return str(card)[0] in NUMERALS


# For either side

def two_lost(table: Table) -> Word | None:
    """Lost two, won the third: the trump, it makes or saves a euchre (001:1070; 002:2753-2764).  Not if the dealer is
    partner and has the turned card still: then the lay card, unless one's trump is higher and the lay card wins."""
    if (table.won, table.lost) != (1, 2) or not table.own or not table.lay:
        return None
    trump, lay = table.own[0], table.lay[0]
    if table.ours and table.partner == table.deal.dealer and table.dealer_keeps and trusts_partner(table, trump, lay):
        return Word(lay, "Lead {card}: your partner has a trump for the next.", table.cite("001:1070", "002:2757-2764"))
    return Word(trump, "Lead {card}: after two tricks lost, the trump first.", table.cite("001:1070", "002:2753-2755"))


def trusts_partner(table: Table, trump: Card, lay: Card) -> bool:
    """Whether the lay card is led to him.  By Hoyle always, if he was assisted; else a king is good enough."""
    if table.hoyle and table.deal.maker == table.seat:
        return True
    good = str(lay)[0] in "AK" if table.hoyle else table.commands(lay)
    return not (good and table.strength(trump) > table.strength(table.deal.turned[0]))


TWO = 2                          # trumps, and cards of a suit, of which the books speak


def plain(table: Table) -> Word:
    """A lay card that commands; else low from the longest lay suit; else a trump.  A card of which
    suit none is out does not command it: it is trumped, so long as there are trumps; after that it wins."""
    commanding = table.commanding()
    alone = tuple([card for card in commanding if not table.out(card) and card not in hands.ACES])
    if alone == commanding and alone and not table.trumps_against():
        return Word(alone[-1], "Lead {card}: none of its suit is out, and the other side has no trump left.")
    if commanding != alone:
        commanding = tuple([card for card in commanding if card not in alone])
        aces = [card for card in commanding if card in hands.ACES]
        return commander(table, (aces or commanding)[0], table.cite("001:993", "002:2691"))
    if not table.lay:
        return Word(table.own[0], "Lead {card}: nothing but trumps is left.")
    return from_longest(table, tuple(table.suits().values()))


def commander(table: Table, card: Card, source: str) -> Word:
    """A lay card that commands: it does not win where an adversary is known to be without the suit, and has trumps."""
    ruffed = any(table.suit(card) in table.void(seat) and table.trump not in table.void(seat) for seat in table.enemies)
    return Word(card, "Lead {card}: only a trump can take it." if ruffed and table.trumps_against() else
                "Lead {card}, which commands its suit.", source)


def from_longest(table: Table, suits: tuple[Cards, ...]) -> Word:
    """The lowest of the longest of these; the books say so only of two trumps, two cards of a suit and a single one."""
    longest = max(suits, key=lambda cards: (len(cards), cards[0].rank, cards[0]))
    single = len(table.own) == TWO <= len(longest) and any(len(cards) == 1 for cards in table.suits().values())
    return Word(longest[-1], f"Lead {{card}}, {whence(longest, table.suits())}.",
                table.cite("001:981-983", "002:2736-2744") if single else "")


def whence(suit: Cards, suits: dict[int, Cards]) -> str:
    """What is so of a lead from this one of the lay suits that are held."""
    lengths = [len(cards) for cards in suits.values()]
    if len(lengths) == 1:
        return "the only card that is not a trump" if len(suit) == 1 else "the lowest of your only lay suit"
    if len(suit) == 1:
        return "one of your single cards"
    if len(suit) < max(lengths):
        return "from a lay suit of more cards than one"
    return "from the longest lay suit" if lengths.count(len(suit)) == 1 else "from one of the longest lay suits"


# To a euchre: the others have the trump

def small_trump_first(table: Table) -> Word | None:
    """Small trumps and lay cards that command: a trump, so that those make when trumps are gone; one or two of them
    through the hand that assisted (001:979, 987; 002:2673-2678, 2727)."""
    assisted = table.assisted and bool(table.own) and table.strength(table.own[0]) < table.strength(table.left)
    enough = len(table.own) > 1 or assisted
    if not enough or not (assisted or all(small(table, card) for card in table.own)):
        return None
    if hands.commanding(table.lay, table.trump) < min(2, len(table.lay)) or not table.lay:
        return None
    trumps = "small trumps" if small(table, table.own[-1]) else "trumps"
    return Word(table.own[-1], f"Lead {{card}}: {trumps} first, when lay cards command.",
                table.cite("001:979,987", "002:2673-2678,2727"))


def good_plain_cards(table: Table) -> Word | None:
    """Three small trumps and good plain cards: a trump (002:2727)."""
    if len(table.own) != 3 or not all(small(table, card) for card in table.own):
        return None
    if any(str(card)[0] not in "AK" for card in table.lay):
        return None
    return Word(table.own[-1], "Lead {card}: when trumps are gone your plain cards may make.", "002:2727-2729")


def low_of_two(table: Table) -> Word | None:
    """Three trumps and two of a suit: the low one, so that the other wins or forces a trump later (001:981)."""
    if len(table.own) != 3 or len(table.suits()) != 1 or table.lay[0] in hands.ACES or len(table.lay) != 2:
        return None
    cards = next(iter(table.suits().values()))
    if cards[0] in hands.ACES:
        return None
    return Word(cards[-1], "Lead {card}: when you have the lead again, the higher one will force a trump.", "001:981")


def one_of_two(table: Table) -> Word | None:
    """Two trumps, two of a suit and a single card: one of the two, never the single (001:983; 002:2736-2744)."""
    pairs = [cards for cards in table.suits().values() if len(cards) == 2]
    if len(table.own) != 2 or len(table.lay) != 3 or len(pairs) != 1:
        return None
    card = pairs[0][0] if pairs[0][0] in hands.ACES else pairs[0][-1]
    return Word(card, "Lead {card}, and keep the single card to throw away.", table.cite("001:983", "002:2736-2744"))


def through_assist(table: Table) -> Word | None:
    """A trump through the hand that assisted; not with a Bower turned up, nor the Left guarded, nor a tenace
    (001:977-979; 002:2666-2671)."""
    if not table.assisted or not table.own or table.guarded_left:
        return None
    if table.deal.turned[0] in (table.right, table.left) or table.hoyle and tenace(table):
        return None
    return Word(table.own[-1], "Lead {card}, a trump through the hand that assisted.",
                table.cite("001:977-979", "002:2666-2671"))


def tenace(table: Table) -> bool:
    """The best trump and the third, or the second and the fourth, the card between being out."""
    order = [table.right, table.left, *hands.high((), table.trump)[2:]]
    held = [card for card in order if card in table.own]
    return len(held) > 1 and held[0] in order[:2] and not table.equal(held[0], held[1])


def not_returned(table: Table) -> Word | None:
    """A low single card with which partner has opened is never returned (001:981)."""
    if sum(table.deal.taken) not in (1, 2) or table.hoyle:
        return None
    who, opened = table.tricks_played()[0][0]
    if who != table.partner or table.suit(opened) == table.trump or not small(table, opened):
        return None
    suits = tuple([cards for suit, cards in table.suits().items() if suit != opened.suit])
    if not suits or len(suits) == len(table.suits()):
        return None
    commanding = [cards[0] for cards in suits if table.commands(cards[0])]
    if commanding:
        return commander(table, commanding[0], "001:981")
    return from_longest(table, suits)


# For who has the trump

def best_to_partner(table: Table) -> Word | None:
    """To a partner who has made it or ordered it up the best, whatever one holds (001:989, 1064; 002:2688); where he
    turned up the Right Bower a small one (002:2684)."""
    deal = table.deal
    if not table.own or deal.maker != table.partner and not (table.assisted and table.partner == deal.dealer):
        return None
    if table.partner == deal.dealer and table.dealer_keeps and deal.turned[0] is table.right:
        return Word(table.own[-1], "Lead {card}: your partner has the Right Bower.", table.cite("001:1064", "002:2684"))
    if deal.maker != table.partner or table.trump in table.void(table.partner):
        return None
    best = "best" if len(table.own) > 1 else "only"
    return Word(table.own[0], f"Lead {{card}}, your {best} trump: your partner has chosen the suit.",
                table.cite("001:989", "002:2688"))


def spares_assistant(table: Table) -> Word | None:
    """The assisted dealer leads no trump once his partner has played one, unless his own hand is sure of the odd trick
    or the march (001:1037; 002:2746-2751)."""
    deal = table.deal
    if not table.assisted or table.seat != deal.dealer or not table.has_trumped(table.partner) or not table.lay:
        return None
    sure = sum([table.commands(card) for card in table.hand])
    if table.own and table.commands(table.own[0]) and table.won < WANTED <= table.won + sure:
        return None
    if table.own and table.won + sure == ALL:
        return None
    word = plain(table)
    if table.trump in table.void(table.partner):
        return word
    return word._replace(why="Lead {card}: a trump might draw your partner’s last.",
                         source=table.cite("001:1037", "002:2746-2751"))


def next_in_suit(table: Table) -> Word | None:
    """Who has made it next leads a trump; of Right Bower and ace he leads the Bower, if lay cards command (001:973;
    002:2731)."""
    deal = table.deal
    if table.seat != deal.maker or (table.seat, "next") not in deal.spoken or not table.own or not table.opening:
        return None
    if table.right in table.own and table.ace in table.own and table.left not in table.own \
            and not hands.commanding(table.lay, table.trump) and table.lay:
        tenace = "over the Left" if table.left not in table.dead else "for later"
        return plain(table)._replace(why=f"Lead {{card}}, and keep Right Bower and ace {tenace}.",
                                     source=table.cite("001:973", "002:2731-2733"))
    return Word(table.own[0], "Lead {card}: who makes it next leads a trump.", table.cite("001:973", "002:2731"))


def draws(table: Table) -> Word | None:
    """From strength the highest trump (001:973)."""
    if table.own and (table.right in table.own or len(table.own) > 1):
        return Word(table.own[0], "Lead {card}, and draw the trumps.", table.cite("001:973", "002:2691")) \
            if table.trumps_against() else Word(table.own[0], "Lead {card}: the other side has no trump left.")
    return None
