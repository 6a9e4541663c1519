"""Which suit is made trumps, when the card turned up was turned down."""
from __future__ import annotations

from cardtable.cards import SUIT_NAMES, SUITS
from cardtable.families.tricks.maxims import Advice
from cardtable.games.euchre import hands
from cardtable.games.euchre.book.accepting import PASS, cite
from cardtable.games.euchre.book.alone import BY_ONESELF, held, manner, source_of
from cardtable.games.euchre.book.alone import why as why_so
from cardtable.games.euchre.book.marks import MARKS, all_at_four, at_bridge, points, wanted
from cardtable.games.euchre.rules import Euchre, best_five
from cardtable.games.euchre.scoring import ALONE, TOGETHER
from cardtable.games.euchre.words import ON_TOKEN
from cardtable.rules.moves import Move
from cardtable.showing.phrases import count, number

FEWEST = 2                                       # trumps, of who makes them
CLOSE = .5                                       # by how much another suit must be better than the next


def making(deal: Euchre, seat: int) -> Advice:
    """Eldest hand next in suit, the dealer's partner across it; others, or another suit, only with a strong hand, as
    three trumps headed by a Bower are the dealer's partner's by Hoyle (play.md)."""
    hand, barred = held(deal, seat), deal.proposed
    suits = [n for n in range(len(SUITS)) if n != barred]
    able = [n for n in suits if len(hands.trumps(hand, n)) >= FEWEST]
    suit = max(able, key=lambda n: hands.tricks(hand, n), default=-1)
    worth = hands.tricks(hand, suit) if able else 0.0
    eldest = seat == deal.left(deal.dealer) and deal.seats > 2
    second = seat == deal.partner(deal.dealer)
    found = next_in_suit(deal, seat, able, worth) if eldest else across(deal, seat, able) if second else None
    if found:
        return found
    marks = MARKS[deal.code]
    mark = marks.other if eldest or second or deal.seats < 4 else marks.younger
    needed = wanted(deal, seat, mark)
    own = hands.trumps(hand, suit) if able else ()
    enough = hands.medium(own, suit) if marks.trumps_enough else \
        second and len(own) > 2 and hands.has_sure_trick(hand, suit)
    if able and worth >= needed or enough and deal.seats == 4 and needed <= mark:
        return make(deal, seat, suit, enough_for(deal, seat, worth, len(own), hands.medium(own, suit)),
                    cite(deal, "001:1059,1079", "002:2574-2576,2777"))
    if eldest and deal.seats == 4 and at_bridge(*points(deal, seat), deal.code):
        suit = max(suits, key=lambda n: hands.tricks(hand, n))
        return make(deal, seat, suit, "their lone hand would win the game", cite(deal, "001:960", "002:2584"))
    if eldest and 3 - barred not in able:                # our word: the book would make it
        few = "no more than one trump" if hands.trumps(hand, 3 - barred) else "no trump"
        return Advice(PASS, f"Pass: you would have {few} in {SUIT_NAMES[3 - barred]}, the next suit, though the book "
                      "would have it made.")
    most = max([hands.tricks(hand, n) for n in suits])
    promised = "two tricks" if round(most) == 2 and most < marks.other else \
        f"more than about {count(max(1, round(most)), 'trick')}"
    books = cite(deal, "001:1059-1062", "002:2574-2576") if deal.seats == 4 else ""      # of four players they speak
    return Advice(PASS, f"Pass: no suit promises {promised}.", books)


def enough_for(deal: Euchre, seat: int, worth: float, many: int, medium: bool) -> str:
    """Why a hand of such worth makes a suit of its own."""
    if worth < MARKS[deal.code].other:
        return "at four all even a light hand makes the trump" if all_at_four(deal, seat) else \
            f"{number(many)} trumps, not all of them small, are enough" if medium else \
            f"{number(many)} trumps are enough, with a Bower that is sure of a trick"
    return "the hand should win two tricks, and partner’s is a third" if deal.seats == 4 else BY_ONESELF


def next_in_suit(deal: Euchre, seat: int, able: list[int], best: float) -> Advice | None:
    """Eldest hand: the dealers, who turned it down, have little of this colour.  We make it on two trumps at the least,
    though the book tells of it without any (001:968-973; 002:2559-2569)."""
    side, marks = 3 - deal.proposed, MARKS[deal.code]
    worth = hands.tricks(held(deal, seat), side)
    strong_elsewhere = best >= max(marks.other, worth + CLOSE)
    careful = wanted(deal, seat, marks.next) > marks.next
    if side not in able or strong_elsewhere or worth < marks.next + careful * CLOSE:
        return None
    if waited_for(deal, seat, side):
        return Advice(Move(("make", SUITS[side], ALONE)), f"Make {SUIT_NAMES[side]} alone: this is the lone hand that "
                      "you waited for.", cite(deal, "001:964", "002:2494-2501"))
    return make(deal, seat, side, f"who turned {SUIT_NAMES[deal.proposed]} down has little of this colour",
                cite(deal, "001:968-973", "002:2559-2569"), ", the next suit")


def waited_for(deal: Euchre, seat: int, side: int) -> bool:
    """The hand that was passed to be made next: both Bowers, two more of that suit, and ace or king of the suit turned
    down; a lone hand (001:964; 002:2494-2501)."""
    hand = held(deal, seat)
    own = hands.trumps(hand, side)
    high = [card for card in hand if card.suit == deal.proposed and str(card)[0] in "AK"]
    return ALONE in deal.contracts(seat, side) and len(own) == 4 and set(best_five(side)[:2]) <= set(own) and bool(high)


def across(deal: Euchre, seat: int, able: list[int]) -> Advice | None:
    """The dealer's partner: his partner is likelier to have the other colour (001:1003-1005; 002:2569-2572)."""
    hand, marks = held(deal, seat), MARKS[deal.code]
    others = [n for n in able if n != 3 - deal.proposed]
    suit = max(others, key=lambda n: hands.tricks(hand, n), default=-1)
    careful = wanted(deal, seat, marks.cross) > marks.cross
    if not others or hands.tricks(hand, suit) < marks.cross + careful * CLOSE:
        return None
    return make(deal, seat, suit, "partner is likelier to have the other colour",
                cite(deal, "001:1003-1005", "002:2569-2572"), ", and cross the suit")


def make(deal: Euchre, seat: int, trump: int, why: str, source: str, called: str = "") -> Advice:
    """A suit made trumps, alone if that is the hand for it; what making this suit is `called`."""
    how = manner(deal, seat, held(deal, seat), trump, deal.contracts(seat, trump), False)
    if all_at_four(deal, seat) and how == TOGETHER:
        source = cite(deal, source, "002:2777")
    if how != TOGETHER:
        why, source, called = why_so(deal, seat, how), source_of(deal, how), ON_TOKEN[how]
    return Advice(Move(("make", SUITS[trump], how)), f"Make {SUIT_NAMES[trump]}{called}: {why}.", source)
