"""Whether the card turned up is to be trumps: ordering it up, assisting, taking it up."""
from __future__ import annotations

from cardtable.cards import Cards
from cardtable.families.tricks.maxims import Advice
from cardtable.games.euchre import hands
from cardtable.games.euchre.book import alone
from cardtable.games.euchre.book.alone import FOUR_ALL, accept, manner
from cardtable.games.euchre.book.marks import MARKS, all_at_four, at_bridge, points, wanted
from cardtable.games.euchre.laws import HOYLE
from cardtable.games.euchre.rules import Euchre
from cardtable.games.euchre.scoring import TOGETHER
from cardtable.rules.moves import Move
from cardtable.showing.phrases import number

PASS = Move(("pass",))
EUCHRES = "Pass: they should be euchred in this suit; turned down, you have two trumps in the other of its colour."
AS_GOOD_NEXT = "Pass: turned down, the other suit of its colour suits this hand as well."


def adopting(deal: Euchre, seat: int) -> Advice:
    """Who is asked whether the turn-up is to be trumps."""
    if seat == deal.dealer:
        return taking(deal, seat)
    if seat == deal.partner(deal.dealer):
        return assisting(deal, seat)
    return ordering(deal, seat) if seat == deal.left(deal.dealer) else ordering_third(deal, seat)


def cite(deal: Euchre, professor: str, hoyle: str) -> str:
    """The lines of the book on the table."""
    return hoyle if deal.code == HOYLE.name else professor


def ordering(deal: Euchre, seat: int) -> Advice:
    """Eldest hand, on a very strong hand only, for it gives the dealer a trump (001:960; 002:2480-2511)."""
    hand, trump = alone.held(deal, seat), deal.proposed
    worth = hands.tricks(hand, trump)
    if deal.seats == 4 and at_bridge(*points(deal, seat), deal.code):
        return bridge(deal, hand, trump)
    if waits_for_next(hand, trump):
        return Advice(PASS, EUCHRES if right_and_small(hand, trump) else AS_GOOD_NEXT,
                      cite(deal, "001:960-966", "002:2494-2507"))
    if all_at_four(deal, seat):
        return order(deal, seat) if ordinarily_good(hand, trump) else passing(deal)
    return order(deal, seat) if worth >= wanted(deal, seat, MARKS[deal.code].orders) else passing(deal)


def ordering_third(deal: Euchre, seat: int) -> Advice:
    """Third in turn: his partner has passed, and might make it next (001:1023; 002:2511-2515); but at the bridge that
    pass has told of a trick that is certain (001:377; 002:2599-2606)."""
    hand, trump = alone.held(deal, seat), deal.proposed
    worth, marks = hands.tricks(hand, trump), MARKS[deal.code]
    if all_at_four(deal, seat):
        return order(deal, seat) if ordinarily_good(hand, trump) else passing(deal)
    if deal.seats == 4 and at_bridge(*points(deal, seat), deal.code):
        return order(deal, seat) if len(hands.trumps(hand, trump)) > 2 and worth >= marks.bridge_third \
            or worth >= marks.orders else passing(deal)
    return order(deal, seat) if worth >= wanted(deal, seat, marks.third_orders) else passing(deal)


def order(deal: Euchre, seat: int) -> Advice:
    """Ordered up, alone or together."""
    hand, trump = alone.held(deal, seat), deal.proposed
    how = manner(deal, seat, hand, trump, deal.contracts(seat, trump), False)
    return accept(deal, seat, "order", how, "Order it up", cite(deal, "001:960", "002:2485-2511"),
                  reason(deal, seat, hand, "your partner’s pass tells of a trick that is certain"))


def reason(deal: Euchre, seat: int, hand: Cards, enough: str) -> str:
    """Why so many cards suffice to play together: by their worth if they have it; else what is `enough`, at four all
    because the others would make another suit (002:2485-2492, 2777)."""
    if hands.tricks(hand, deal.proposed) >= MARKS[deal.code].assists:
        return ""
    return FOUR_ALL if all_at_four(deal, seat) else enough


def passing(deal: Euchre) -> Advice:
    """What is not strong enough."""
    return Advice(PASS, "Pass: ordering up helps the dealer to a trump.", cite(deal, "001:960-966", "002:2482-2515"))


def bridge(deal: Euchre, hand: Cards, trump: int) -> Advice:
    """Four to one or two: he orders it up, lest they play alone, unless he has a trick that is certain; then his pass
    tells his partner so (001:373-377; 002:2584-2606)."""
    if hands.has_sure_trick(hand, trump) and (waits_for_next(hand, trump)
                                              or hands.tricks(hand, trump) < MARKS[deal.code].orders):
        return Advice(PASS, "Pass: a certain trick stops a lone hand.", cite(deal, "001:373-377", "002:2593-2597"))
    return Advice(Move(("order", TOGETHER)), "Order it up: two points lost are cheaper than a lone hand’s four.",
                  cite(deal, "001:373-375", "002:2584-2609"))


def waits_for_next(hand: Cards, trump: int) -> bool:
    """Eldest hand, as strong at the next suit, passes to euchre them or to make it: so with Right Bower, ace or king, a
    small trump and a card of the next suit (001:960-966; 002:2494-2507)."""
    here = hands.tricks(hand, trump)
    return right_and_small(hand, trump) or \
        len(hands.trumps(hand, 3 - trump)) > 2 and hands.tricks(hand, 3 - trump) >= here >= hands.ONE


def right_and_small(hand: Cards, trump: int) -> bool:
    """Right Bower, ace or king, a small trump and a card of the next suit, of which the Right Bower is the Left
    (001:966; 002:2503-2507)."""
    beside, own = hands.trumps(hand, 3 - trump), hands.trumps(hand, trump)
    right, left, *high = hands.high(hand, trump)
    return right in hand and left not in hand and bool(set(own) & set(high[:2])) and len(own) == 3 \
        and own[-1] not in high and len(beside) == 2


def ordinarily_good(hand: Cards, trump: int) -> bool:
    """Four all: two trumps, a court card among them, and nothing better in another suit (002:2485-2492)."""
    own, here = hands.trumps(hand, trump), hands.tricks(hand, trump)
    fair = len(own) > 1 and own[0] in hands.high(hand, trump) or len(own) > 2
    return fair and all(hands.tricks(hand, other) <= here for other in range(4))


def assisting(deal: Euchre, seat: int) -> Advice:
    """With two tricks, and a trump among them; by Hoyle with two court cards of trumps; by the Professor with three
    medium trumps, too (001:1001, 1059; 002:2519-2536)."""
    hand, trump, marks = alone.held(deal, seat), deal.proposed, MARKS[deal.code]
    worth, own = hands.tricks(hand, trump), hands.trumps(hand, trump)
    needed = wanted(deal, seat, marks.assists)
    enough = hands.court(hand, trump) > 1 or marks.trumps_enough and hands.medium(own, trump)
    careful = needed > marks.assists and worth < needed - marks.more / 2
    if own and worth >= needed or enough and not careful or all_at_four(deal, seat) and len(own) > 1 and worth >= .7:
        how = manner(deal, seat, hand, trump, deal.contracts(seat, trump), False)
        return accept(deal, seat, "assist", how, "Assist", cite(deal, "001:1001,1059", "002:2519-2536"),
                      reason(deal, seat, hand, "two court cards of trumps are enough beside the turn-up"
                             if hands.court(hand, trump) > 1 else
                             f"{number(len(own))} trumps are enough beside the turn-up"))
    few = "this is not worth two tricks to the dealer" if own else "without a trump you bring the dealer nothing"
    return Advice(PASS, f"Pass: {few}.", cite(deal, "001:1001", "002:2519-2536"))


def taking(deal: Euchre, seat: int) -> Advice:
    """With three trumps, by Hoyle beside an ace or headed by a Bower (play.md); on less if far behind or at four all,
    on more where a euchre puts the others out (001:1059, 1087; 002:2538-2555)."""
    trump, marks = deal.proposed, MARKS[deal.code]
    six = alone.six(deal, seat)
    five = alone.kept(six, trump, exposing=False)
    own, worth = hands.trumps(five, trump), hands.tricks(five, trump)
    us, them = points(deal, seat)
    needed = wanted(deal, seat, marks.takes)
    enough = len(own) > 2 and (marks.trumps_enough or deal.seats < 4 or bool(hands.lay_aces(five, trump))
                               or hands.has_sure_trick(five, trump))
    light = deal.code == HOYLE.name and deal.seats == 4 and us < 3 <= them
    if light:
        needed, enough = marks.light, len(own) > 2
    elif all_at_four(deal, seat):
        enough = len(own) > 1
    elif needed > marks.takes:
        enough = len(own) > 3
    if enough or worth >= needed:
        how = manner(deal, seat, six, trump, deal.contracts(seat, trump), True)
        return accept(deal, seat, "take", how, "Take it up", cite(deal, "001:1059", "002:2538-2555"),
                      reason(deal, seat, five, f"{number(len(own))} trumps are enough" if len(own) > 2 and not light
                             else "so far behind, a lighter hand is risked"))
    few = "fewer than three trumps" if len(own) < 3 else \
        "a euchre would put the others out" if needed > marks.takes else \
        "three trumps want a Bower at their head, or an ace of another suit beside them"
    return Advice(Move(("turn-down",)), f"Turn it down: {few}.", cite(deal, "001:1059,1087", "002:2538-2555"))
