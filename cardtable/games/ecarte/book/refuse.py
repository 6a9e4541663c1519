"""The dealer's answer to a proposal: the jeux de règle over again (000:1418-1434, 1948-2053), and the score."""
from __future__ import annotations

from cardtable.games.ecarte.book.exchange import KING_ANNOUNCED, Word, content, even_chance, three_suits, throw, tiny
from cardtable.games.ecarte.book.hands import ACE, KING, KNAVE, QUEEN, Shape
from cardtable.games.ecarte.book.jeux import JEUX, number
from cardtable.games.ecarte.book.situation import Situation

Reason = tuple[str, str, str]            # accept or refuse, why, source


def answer(s: Situation) -> Word:
    """Whether he gives cards."""
    if s.king_wins:
        return Word("refuse", "Refuse: the king, once announced, wins the game.", KING_ANNOUNCED)
    if s.proposals > 1:
        said = later(s)
    else:
        said = against_four(s) or four_to_three(s) or refusal_hands(s)
    if said.verb == "accept" and s.stock < 10 and s.stock < 5 + len(throw(s)):
        return Word("accept-if-enough", "Accept if there are cards enough: else he would change, and you could not.",
                    "000:484-495")
    return said


def against_four(s: Situation) -> Word | None:
    """Refuse on a light hand when the non-dealer is at four (000:1576-1593)."""
    of = s.shape
    if s.his_wants > 1 or s.king_safe:
        return None
    if of.trumps and not tiny(of) and len(of.heights) > (len(of.trumps) == 1) or three_suits(of):
        enough = "something in three suits" if three_suits(of) else "a trump"
        return Word("refuse", f"Refuse: against four {enough} is enough.", "000:1576-1593")
    return None


def four_to_three(s: Situation) -> Word | None:
    """Dealer four to three: who proposes then must have very bad cards (000:1612-1618)."""
    if s.wants == 1 and s.his_wants == 2 and not s.king_safe and (even_chance(s.shape) or three_suits(s.shape)):
        return Word("refuse", "Refuse: who proposes at three against four must have very bad cards.", "000:1612-1618")
    return None


def refusal_hands(s: Situation) -> Word:
    """The jeux de règle over again, for the dealer (000:1948-2053)."""
    of, n = s.shape, len(s.shape.trumps)
    verb, why, source = (three_or_more if n > 2 else two if n == 2 else one if n else none)(of, s.king_turned)
    if verb == "refuse":
        return Word(verb, f"Refuse: {why}.", source)
    return Word(verb, f"Accept: {why}.", source)


TWO_CARDS = "refuse", "only two cards could be thrown", "000:1432-1434, 2049-2053"
SAFE_KING = "accept", "with the king of trumps safe one may throw freely", "000:1978-1999, 2049-2053"


def three_or_more(of: Shape, king_turned: bool) -> Reason:
    """No. 1 (000:1978-1979); the turned king is as safe as one in hand (002:2136-2144)."""
    if of.king or king_turned:
        return SAFE_KING
    return "refuse", "three trumps", "000:1978-1979"


def two(of: Shape, king_turned: bool) -> Reason:
    """Nos. 2 to 5 (000:1980-2005)."""
    found = number(of)
    if of.king:
        if len(of.suits) == 3 and of.courts == 3:
            return "refuse", "two trumps and three court cards", "000:2001-2005"
        return SAFE_KING
    if found == "2" and of.heads[0] < KNAVE:
        return "accept", "two trumps and a suit without a court card are not enough for the dealer", "000:1980-1986"
    if found == "10":
        return TWO_CARDS
    if found:
        return "refuse", f"{JEUX[found]}, good for the dealer too", "000:1980-2005"
    return guards(of)


def one(of: Shape, king_turned: bool) -> Reason:
    """Nos. 6 to 8, and others with one trump (000:2007-2044)."""
    lengths = [len(suit) for suit in of.suits]
    first, heads = of.heights[0], of.heads
    if lengths == [3, 1] and first[:2] == (KING, QUEEN):
        tierce, odd = first[2] == KNAVE, of.heights[1][0]
        if odd >= (KNAVE if tierce else QUEEN) and (tierce or not of.king):
            return "refuse", "a tierce, or nearly, and a court card beside it", "000:2007-2014"
        return "accept", "the card beside the sequence is too low for the dealer", "000:2007-2014"
    if of.king:
        return SAFE_KING
    if lengths == [4]:
        return "accept", "one trump with four cards of a suit is too weak for the dealer", "000:2015-2018"
    if of.kings > 1:
        return TWO_CARDS
    if len(heads) > 1 and heads[1] >= QUEEN:
        return two_queens(of)
    if lengths == [2, 2] and heads[0] >= QUEEN and heads[1] >= KNAVE:
        return "refuse", "a queen or better and a knave, both guarded, with a trump", "000:2027-2034"
    if len(heads) == 3 and heads[0] >= QUEEN and heads[1] >= KNAVE and (
            first[0] >= KNAVE and heads[2] >= KNAVE):
        return "refuse", "a trump, and a court card in each suit", "000:2027-2034"
    return guards(of) if lengths[0] == 2 else weak(of)


def two_queens(of: Shape) -> Reason:
    """One trump, with queens or king and queen at the head of two suits (000:2022-2044)."""
    lengths, first, king = [len(suit) for suit in of.suits], of.heights[0], of.heads[0] == KING
    if lengths == [3, 1] and not king:
        return "accept", "one queen is single", "000:2022-2026"
    if lengths == [2, 1, 1] and first[0] < (ACE if king else KNAVE):
        return "accept", "both high cards are bare, and the fourth suit is weak", "000:2035-2044"
    return "refuse", "a trump, and two suits headed by queen or king", "000:2022-2044"


def none(of: Shape, king_turned: bool) -> Reason:
    """Nos. 9 and 10, without a trump (000:2045-2053)."""
    if of.kings == 3:
        return TWO_CARDS
    if of.courts > 3:
        if all(suit[0] >= KNAVE for suit in of.heights) and len(of.suits) == 3:
            return "refuse", "four court cards, of three suits", "000:2045-2048"
        return "accept", "the four court cards are of two suits only", "000:2045-2048"
    if len(of.heads) == 3 and of.heads[2] >= QUEEN and len(of.suits[0]) == 2:
        if of.heads[0] == QUEEN:
            return "refuse", "three queens, two of them guarded", "000:2049-2053"
        return "refuse", "three suits headed by king or queen, two of them guarded", "000:2049-2053"
    return weak(of)


LACKS = "there is no trump, and there are not three guarded suits", "one trump wants two guarded suits beside it", \
    "two trumps want a guarded suit beside them"
"""What is wanting, by how many trumps are held."""


def guards(of: Shape) -> Reason:
    """By the general rule, with a trump or two."""
    if not content(of):
        return weak(of)
    beside = "two trumps, and a guarded suit" if len(of.trumps) == 2 else "a trump, and two guarded suits"
    return "refuse", f"{beside}, which is enough", "000:1418-1423"


def weak(of: Shape) -> Reason:
    """Too weak for that rule; or guarded by it, and yet in none of the classes."""
    if content(of):
        return "accept", "the hand is guarded, but in none of the classes upon which the dealer plays", "000:1948-2053"
    return "accept", LACKS[len(of.trumps)], "000:1418-1423"


def later(s: Situation) -> Word:
    """After the first proposal nothing is risked by a refusal (law 49)."""
    if number(s.shape) or content(s.shape):
        return Word("refuse", "Refuse: the hand is good enough, and nothing is risked by it now.", "000:569-579")
    return Word("accept", "Accept: the hand is not good enough.", "000:1418-1423")
