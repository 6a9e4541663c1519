"""The first lead of a hand (000:1436-1490, and the illustrative hands, 000:2062-2307)."""
from __future__ import annotations

from cardtable.games.ecarte.book.hands import KING, KNAVE, NINE, QUEEN, Shape, height, touching
from cardtable.games.ecarte.book.jeux import classify, guarded, highest
from cardtable.games.ecarte.book.situation import SUIT, Play, Situation
from cardtable.showing.phrases import counted


def make_the_point_certain(s: Situation) -> Play | None:
    """Wanting only the point, with the king and two more trumps and two plain cards of different suits: the lower
    plain card, so as to be led to at the second trick (Hand III, 000:2156-2229)."""
    of = s.shape
    if s.only_point and of.king and len(of.trumps) == 3 and len(of.suits) == 2:
        return Play(min(of.plain, key=height), "Lead {card}: only the point is wanted, and to be led to at the second "
                    "trick makes it sure.", "000:2156-2229")
    return None


def three_trumps(s: Situation) -> Play | None:
    """With three trumps begin with a trump, the highest (000:1438-1440, 1661)."""
    if len(s.shape.trumps) > 2:
        return Play(s.shape.trumps[0], "Lead {card}: with three trumps one begins with the highest.",
                    "000:1438-1440, 1661")
    return None


def king_of_trumps(s: Situation) -> Play | None:
    """With the king and no other trump, and a court card besides, the king first; with another trump only if the
    plain suits hold two kings, for else it is too risky (000:1440-1446, 1474-1476, 1729-1731, 1789)."""
    of = s.shape
    if not of.king or s.point_decides or not of.courts:
        return None
    if len(of.trumps) == 1 and (s.refused or classify(s.hand, s.trump).stands) or of.kings > 1:
        return Play(of.trumps[0], "Lead {card}: it draws a trump, and the other suits are worth clearing for.",
                    "000:1440-1446, 1474-1476")
    return None


def least_likely_trumped(s: Situation) -> Play | None:
    """After an exchange, with kings of equal value: first learn whether he has the king of trumps, by the king of
    which fewest cards have been through my hands (Hand I, 000:2081-2087; 000:1455-1462)."""
    of = s.shape
    if not s.exchanged or of.kings < 2 or len(of.trumps) < 2 or of.king:
        return None
    kings = [suit[0] for suit in of.suits if height(suit[0]) == KING]
    seen = [c.suit for c in s.hand + s.thrown]
    held = [c.suit for c in s.hand]
    card = min(kings, key=lambda k: (seen.count(k.suit), held.count(k.suit)))
    return Play(card, "Lead {card}: of the kings it is the least likely to be trumped.", "000:1455-1462, 2081-2087")


def high_trumps(s: Situation) -> Play | None:
    """Queen and knave, or knave and ace, of trumps with court cards outside, a trump (000:1440-1446); knave and ten
    with two kings, for the vole (Hand I, 000:2070-2079).  Not when the point decides the game (000:1620-1623)."""
    of = s.shape
    if s.point_decides or len(of.trumps) != 2 or height(of.trumps[0]) not in (QUEEN, KNAVE) or not of.kings:
        return None
    if of.kings > 1 or touching(of.trumps) and of.courts > 1:
        return Play(of.trumps[0], "Lead {card}: the trumps are high, and there are court cards outside to make the "
                                  "vole with.", "000:1440-1446, 2070-2079")
    return None


# After a refusal

def guarded_king_at_once(s: Situation) -> Play | None:
    """A guarded king is led at once (000:1486-1488)."""
    for suit in s.shape.suits:
        if s.refused and len(suit) > 1 and height(suit[0]) == KING:
            return Play(suit[0], "Lead {card}: after a refusal a guarded king is led at once.", "000:1486-1488")
    return None


def low_sequence(s: Situation) -> Play | None:
    """From low cards in sequence rather than from a tenace, if another suit is strong (000:1466-1476)."""
    of = s.shape
    pairs = [suit for suit in of.suits if len(suit) == 2]
    if not s.refused or len(pairs) != 2 or not (of.kings or of.king):
        return None
    near = [pair for pair in pairs if touching(pair)]
    if len(near) == 1:
        return Play(near[0][0], "Lead {card}: after a refusal, low cards in sequence rather than from a tenace.",
                    "000:1466-1476")
    return None


def highest_single(s: Situation) -> Play | None:
    """With no hope of the point and fear of the vole, the highest single card, that the guarded suit may be led to;
    never from a guarded queen or knave, unless in sequence (000:1478-1490; 002:2293-2302)."""
    of = s.shape
    singles = [suit[0] for suit in of.suits if len(suit) == 1]
    pairs = [suit for suit in of.suits if len(suit) == 2]
    weak = not of.trumps or len(of.trumps) == 1 and not of.king and not of.kings
    if not s.refused or not weak or not singles or not pairs:
        return None
    if any(height(p[0]) >= KNAVE and touching(p) for p in pairs):
        return None
    return Play(max(singles, key=height), "Lead {card}: after a refusal and with a weak hand, the highest single "
                                          "card, so that the guarded suit may be led to.", "000:1478-1490")


def only_chance(s: Situation) -> Play | None:
    """Four all after a refusal, one trump and length in a suit: the trump, for the point is to be had only if he
    refused on one that is smaller and is void of the suit (Hand XIV, 000:2560-2586)."""
    of = s.shape
    if s.refused and s.wants == s.his_wants == 1 and len(of.trumps) == 1 and len(of.suits[0]) > 2 and (
            height(of.trumps[0]) >= NINE and not of.king):
        return Play(of.trumps[0], "Lead {card}: the only chance is that he refused on one trump, and that a lower.",
                    "000:2560-2586")
    return None


# The rule

def jeu_de_regle(s: Situation) -> Play | None:
    """As the table of hands has it (000:1643-1877)."""
    jeu, _, card = classify(s.hand, s.trump)
    if jeu is None:
        return None
    hand = f"{jeu}" if "-" not in jeu.number else "such a hand"
    return Play(card, "Lead {card}: so one begins with " + hand + ".", jeu.source)


def strong_suit(s: Situation) -> Play:
    """The highest of two or more of a plain suit (000:1446-1452)."""
    of = s.shape
    if of.suits and len(of.suits[0]) > 1:
        return strongest(s)
    return Play(highest(of), f"Lead {{card}}: {no_higher(of)}.", "000:1446-1452")


def strongest(s: Situation) -> Play:
    """The head of the longest plain suit, which forces him while he may have a trump."""
    card, of = guarded(s.shape), s.shape
    strong = height(card) >= KNAVE and height(card) == max(map(height, of.plain))
    suit = "the strong suit" if strong else f"a suit of {counted(len(of.suits[0]))}"
    why = "of the only suit you hold it is the hardest to beat" if len(of.suits) == 1 and not of.trumps else \
        f"{suit} is the likeliest to force him" if s.possible & SUIT[s.trump] else \
        "he has no trump, and the longest suit is led from the top"
    return Play(card, f"Lead {{card}}: {why}.", "000:1446-1452")


def no_higher(of: Shape) -> str:
    """What the highest of single plain cards is."""
    alone = sum([suit[0] == of.heads[0] for suit in of.heights]) == 1
    return "it is the only plain card" if len(of.plain) == 1 else \
        "it is the highest of the plain cards" if alone else "no plain card is higher"


FIRST_LEADS = (make_the_point_certain, three_trumps, king_of_trumps, least_likely_trumped, high_trumps,
               only_chance, guarded_king_at_once, low_sequence, highest_single, jeu_de_regle)


def first_lead(s: Situation) -> Play:
    """By the first maxim that has something to say."""
    for maxim in FIRST_LEADS:
        play = maxim(s)
        if play:
            return play
    return strong_suit(s)


