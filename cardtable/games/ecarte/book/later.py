"""The leads after the first trick (000:1492-1561, and the illustrative hands, 000:2062-2432)."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.games.ecarte.book.hands import ACE, KING, KNAVE, QUEEN, height, touching
from cardtable.games.ecarte.book.jeux import highest
from cardtable.games.ecarte.book.lead import no_higher, strongest
from cardtable.games.ecarte.book.situation import HIGHER, SUIT, Play, Situation

ONLY_TRUMPS = "there are only trumps left"


def superiors(s: Situation, card: Card) -> int:
    """How many cards that he may hold would beat it in its suit."""
    return (HIGHER[card] & s.possible).bit_count()


def likeliest(s: Situation) -> Card:
    """The plain card that fewest cards can beat, then the highest (000:2497-2509)."""
    return min(s.shape.plain, key=lambda c: (superiors(s, c), -height(c)))


def last(s: Situation) -> tuple[Card | None, bool]:
    """My last lead and whether it won, None if I have not led."""
    for trick in reversed(s.past):
        if trick.mine:
            return trick.led, trick.won
    return None, False


def small_trump(s: Situation) -> Play | None:
    """Two tricks made, the king declared against me, queen and two small trumps left: a small one makes the point
    sure (000:1537-1540)."""
    of = s.shape
    if s.won == 2 and s.lost == 0 and s.his_king and len(of.trumps) == 3 and height(of.trumps[0]) == QUEEN \
            and not touching(of.trumps):
        return Play(of.trumps[-1], "Lead {card}: one more trick is wanted, and the queen is sure if the king must be "
                                   "spent.", "000:1537-1540")
    return None


def under_trump(s: Situation) -> Play | None:
    """A trick each and three trumps left, the highest of all among them: the under one, that the tenace may be led to
    (Hand III, 000:2209-2213)."""
    of = s.shape
    if s.won == s.lost == 1 and len(of.trumps) == 3 and not superiors(s, of.trumps[0]):
        return Play(of.trumps[-1], "Lead {card}: the two above it are kept to be led to, and both are wanted.",
                    "000:2209-2213")
    return None


def trump_for_the_vole(s: Situation) -> Play | None:
    """Three tricks made: then the single trump (000:1508-1512), that he may be put to a card (000:1553-1561)."""
    of = s.shape
    if s.won > 2 and s.lost == 0 and of.trumps:
        why = "three tricks are made; now the trump, and he is put to a card" if of.plain else ONLY_TRUMPS
        return Play(of.trumps[0], f"Lead {{card}}: {why}.", "000:1508-1512")
    return None


def king_before_trump(s: Situation) -> Play | None:
    """Two tricks made and no trump against me: a king before the trump, that he may not know which suit to keep
    (000:1550-1561)."""
    of = s.shape
    if s.won == 2 and of.trumps and of.kings and not s.possible & SUIT[s.trump]:
        king = next(suit[0] for suit in of.suits if height(suit[0]) == KING)
        return Play(king, "Lead {card}: he has no trump, and will not know which suit to keep.", "000:1550-1561")
    return None


def last_two(s: Situation) -> Play | None:
    """With a trump and a plain card: two to one up the plain card, one to two down the trump (000:1542-1548)."""
    of = s.shape
    if len(s.hand) != 2 or len(of.trumps) != 1:
        return None
    if s.won == 2:
        return Play(of.plain[0], "Lead {card}: with two tricks to one, the plain card, and the trump is kept.",
                    "000:1542-1545")
    return Play(of.trumps[0], "Lead {card}: with one trick to two, the trump, in hopes of putting him to a card.",
                "000:1545-1548")


def keep_the_tenace(s: Situation) -> Play | None:
    """A trick each, two trumps and another card: the other card, to be led to in trumps (000:1532-1535;
    000:2216-2218, 2304-2307)."""
    of = s.shape
    if s.won == s.lost == 1 and len(of.trumps) == 2:
        return Play(of.plain[0], "Lead {card}: a trick each, and the trumps are kept to be led to.", "000:1532-1535")
    return None


def one_more(s: Situation) -> Play | None:
    """Two tricks made: a plain card that none left can beat in its suit before a suit that may be beaten, one reckons
    by the cards still out (000:2497-2509; 002:2313-2317)."""
    of = s.shape
    sure = [suit[0] for suit in of.suits if not superiors(s, suit[0])]
    if s.won == 2 and len(sure) == 1 and len(of.suits) > 1:
        return Play(sure[0], "Lead {card}: one more trick is wanted, and nothing left of its suit can beat it.",
                    "000:2497-2509")
    return None


def master_trump(s: Situation) -> Play | None:
    """A trick each, the best trump and two other cards: the trump before the rest, in hopes of putting him to a card
    (000:1494-1498, 1545-1548)."""
    of = s.shape
    if s.won == s.lost == 1 and len(of.trumps) == 1 and not superiors(s, of.trumps[0]):
        return Play(of.trumps[0], "Lead {card}: the best trump left draws his, and may put him to a card.",
                    "000:1494-1498, 1545-1548")
    return None


def change_to_the_single(s: Situation) -> Play | None:
    """The guarded suit has won, the king is declared against me, and my trumps are a tenace: the single card; if they
    are of equal value, the guarded suit again (000:1514-1519; Hands VIII and IX, 000:2338-2404)."""
    of = s.shape
    led, passed = last(s)
    if not (s.his_king and passed and led and led.suit != s.trump and s.won == 1 and s.lost == 0):
        return None
    if len(of.trumps) == 2 and len(of.suits) == 2 and not touching(of.trumps):
        others = [suit[0] for suit in of.suits if suit[0].suit != led.suit]
        if len(others) == 1:
            return Play(others[0], "Lead {card}: he has the king, and you a tenace which he shall lead up to.",
                        "000:1514-1519, 2338-2404")
    return None


def not_put_to_a_card(s: Situation) -> Play | None:
    """Two tricks made, no trump, the suit and two single cards left: a single card, not to be put to a card (Hands X
    and XI, 000:2413-2453; 002:2251-2266)."""
    of = s.shape
    led, _ = last(s)
    if s.won == 2 and s.lost == 0 and not of.trumps and len(of.suits) == 3 and led:
        singles = [suit[0] for suit in of.suits if suit[0].suit != led.suit]
        passed = led.suit != s.trump and s.possible & SUIT[s.trump]
        why = "if the suit that has passed were trumped you would be put to a card" if passed else \
            "of the other suits fewest of the cards still out can beat it"
        return Play(min(singles, key=lambda c: (superiors(s, c), -height(c))), "Lead {card}: " + why + ".",
                    "000:2413-2453")
    return None


def trump_before_the_suit(s: Situation) -> Play | None:
    """The suit has passed and no king is declared: the trump before going on with it, with the king, with the queen
    alone, or with knave and ace; knave and ten if a king is left (000:1494-1500, 1791-1793, 1812-1814, 2084-2087).
    Not when the point decides the game (000:1620-1631; Hand II, 000:2118-2152)."""
    of = s.shape
    led, passed = last(s)
    if s.point_decides or s.lost or s.his_king or not (of.trumps and of.plain) or not passed or not led or (
            led.suit == s.trump):
        return None
    top, n = height(of.trumps[0]), len(of.trumps)
    if top == KING or top == QUEEN and n == 1 or n == 2 and top >= KNAVE and of.kings > 0 or (
            n == 2 and top == KNAVE and height(of.trumps[1]) == ACE and of.courts > 0):
        king = "" if top == KING else "the king is not declared, "
        return Play(of.trumps[0], f"Lead {{card}}: the suit has passed, {king}and a trump drawn may give the vole.",
                    "000:1494-1500")
    return None


def change_for_the_vole(s: Situation) -> Play | None:
    """For the vole, on one weak trump and high cards: another suit each time, as the best chance not to be trumped
    (000:1502-1512)."""
    of = s.shape
    led, passed = last(s)
    if s.lost or not passed or not led or s.only_point or len(of.trumps) != 1 or of.courts < len(of.plain):
        return None
    others = [suit[0] for suit in of.suits if suit[0].suit != led.suit]
    if others and of.kings:
        return Play(max(others, key=height), "Lead {card}: for the vole one changes the suit each time.",
                    "000:1502-1512")
    return None


def his_guard(s: Situation) -> Play | None:
    """To my king of trumps he threw a card of my suit: he is guarded there, so another (Hand V, 000:2276-2288)."""
    of = s.shape
    if len(s.past) != 1 or not s.past[0].mine or s.past[0].led.suit != s.trump or len(of.suits) < 2:
        return None
    thrown = s.past[0].reply
    if thrown.suit == of.suits[0][0].suit and len(of.suits[0]) > 1:
        others = [suit[0] for suit in of.suits[1:]]
        return Play(max(others, key=height), "Lead {card}: by what he threw he is guarded in the other suit.",
                    "000:2276-2288")
    return None


def keep_the_plain_tenace(s: Situation) -> Play | None:
    """King and knave of a suit are kept to be led to: the other suit (Hand VII, 000:2310-2329)."""
    of = s.shape
    for suit in of.suits:
        if len(of.suits) == 2 and len(suit) > 1 and not of.trumps and (
                height(suit[0]), height(suit[1])) == (KING, KNAVE) and superiors(s, suit[1]):
            other = next(t[0] for t in of.suits if t is not suit)
            if height(other) < KING and (not s.past or last(s)[0] is None):
                return Play(other, "Lead {card}: king and knave of the other suit are kept to be led to.",
                            "000:2310-2329")
    return None


def low_sequence_again(s: Situation) -> Play | None:
    """After the king of trumps has been led, low cards in sequence rather than a tenace (000:1470-1476)."""
    led, _ = last(s)
    near = [p for p in s.shape.suits if len(p) == 2 and touching(p)]
    if s.refused and led and led.suit == s.trump and len(near) == 1 and len(s.hand) == 4:
        return Play(near[0][0], "Lead {card}: after a refusal, low cards in sequence rather than from a tenace.",
                    "000:1470-1476")
    return None


def persevere(s: Situation) -> Play | None:
    """A suit that has passed, or that has forced him, is gone on with (000:1489-1492, 1671, 1828-1830)."""
    for trick in reversed(s.past):
        if trick.mine and trick.led.suit != s.trump and (trick.won or trick.reply.suit == s.trump):
            for suit in s.shape.suits:
                if suit[0].suit == trick.led.suit:
                    why = "the suit has passed, and is gone on with" if trick.won else \
                        "the suit that forced him is led again"
                    return Play(suit[0], "Lead {card}: " + why + ".", "000:1489-1492, 1828-1830")
    return None


def strong_suit(s: Situation) -> Play:
    """From two or more of a plain suit the highest; of single cards the one that fewest can beat (000:1446-1452,
    2497-2509); trumps when nothing else is left, the lower of a tenace if one trick is enough."""
    of = s.shape
    if not of.suits:
        low = len(of.trumps) == 2 and s.won == 2 and s.lost == 1 and not touching(of.trumps)
        return Play(of.trumps[-1 if low else 0], f"Lead {{card}}: {ONLY_TRUMPS}.", "000:1532-1540")
    if len(of.suits[0]) > 1:
        return strongest(s)
    if len(s.hand) > 3 or of.trumps:
        return Play(highest(of), f"Lead {{card}}: {no_higher(of)}.", "000:1446-1452, 2297-2307")
    card = likeliest(s)
    why = "fewest of the cards still out can beat it" if superiors(s, card) else "nothing left of its suit can beat it"
    return Play(card, f"Lead {{card}}: {why}.", "000:2497-2509")


LATER_LEADS = (small_trump, under_trump, trump_for_the_vole, king_before_trump, last_two, keep_the_tenace, one_more,
               master_trump, change_to_the_single, not_put_to_a_card, trump_before_the_suit, change_for_the_vole,
               his_guard, keep_the_plain_tenace, low_sequence_again, persevere)


def later_lead(s: Situation) -> Play:
    """By the first maxim that has something to say."""
    for maxim in LATER_LEADS:
        play = maxim(s)
        if play:
            return play
    return strong_suit(s)
