"""How the books speak: accepting the turn-up, making the trump, alone or together.  The thresholds are ours."""
from __future__ import annotations

from cardtable.cards import SUITS, Cards
from cardtable.families.tricks.maxims import Advice
from cardtable.games.euchre import hands
from cardtable.games.euchre.rules import Euchre
from cardtable.games.euchre.scoring import ALONE, JAMBONE, JAMBOREE, TOGETHER
from cardtable.rules.moves import Move

ORDERS, THIRD_ORDERS, ASSISTS, TAKES = 2.4, 2.7, 1.9, 1.8        # tricks of one's own hand
NEXT, CROSS, OTHER = .7, 1.3, 2.0
AT_FOUR, CLOSE = 1.1, .5                         # both sides want one point; a partner may be counted on
BRIDGE = {"euchre-1862": (1, 2), "hoyle-1909": (1,)}
"""The dealers' points that make a bridge with four of one's own (001:373-375; 002:2580)."""


def held(deal: Euchre, seat: int) -> Cards:
    """What a seat has in hand, the turn-up not among it."""
    return deal.zone[deal.layout.hand[seat]]


def points(deal: Euchre, seat: int) -> tuple[int, int]:
    """His side's, and the most of another."""
    own = deal.side[seat]
    return deal.score[own], max([n for side, n in enumerate(deal.score) if side != own])


def at_bridge(us: int, them: int, code: str) -> bool:
    """Four against so few that they can only win by playing alone, when they deal (001:373-375; 002:2580-2582)."""
    return us == 4 and them in BRIDGE[code]


def all_at_four(deal: Euchre, seat: int) -> bool:
    """Each side wants one point."""
    return points(deal, seat) == (4, 4)


def after_discard(deal: Euchre, hand: Cards) -> Cards:
    """The dealer's five, when he takes the turn-up in."""
    six = (*hand, *deal.turned)
    thrown = hands.discard(six, deal.proposed)
    return tuple([c for c in six if c is not thrown])


def manner(deal: Euchre, hand: Cards, trump: int, offered: tuple[str, ...], dealer: bool) -> str:
    """Alone or together: the five best trumps are shown; alone with what the book calls a lone hand."""
    if JAMBOREE in offered:
        return JAMBOREE
    if JAMBONE in offered and hands.for_jambone(hand, trump, dealer):
        return JAMBONE
    return ALONE if ALONE in offered and hands.for_alone(hand, trump) else TOGETHER


WHY = {TOGETHER: "with a partner’s trick this should make the point", ALONE: "this is a lone hand",
       JAMBONE: "these cards may be seen by all", JAMBOREE: "both Bowers, ace, king and queen are sixteen points"}
SOURCE = {TOGETHER: "001:960", ALONE: "001:341-357", JAMBONE: "001:444-450", JAMBOREE: "001:460-464"}


def accept(verb: str, how: str, said: str, source: str = "") -> Advice:
    """The suit accepted in this manner."""
    return Advice(Move((verb, how)), f"{said}: {WHY[how]}.", source if how == TOGETHER and source else SOURCE[how])


def adopting(deal: Euchre, seat: int) -> Advice:
    """Who is asked whether the turn-up is to be trumps."""
    if seat == deal.dealer:
        return taking(deal, seat)
    return assisting(deal, seat) if seat == deal.partner(deal.dealer) else ordering(deal, seat)


def ordering(deal: Euchre, seat: int) -> Advice:
    """An adversary of the dealer."""
    hand, trump = held(deal, seat), deal.proposed
    eldest = seat == deal.left(deal.dealer)
    worth = hands.tricks(hand, trump)
    if eldest and deal.seats == 4 and at_bridge(*points(deal, seat), deal.code):
        return bridge(hand, trump)
    if eldest and waits_for_next(hand, trump):
        return Advice(Move(("pass",)), "Pass: turned down, the other suit of its colour suits this hand better.",
                      "001:964-966")
    wanted = ORDERS if eldest else THIRD_ORDERS
    if not eldest and at_bridge(*points(deal, seat), deal.code):
        wanted -= 2 * CLOSE / 1.5
    if worth >= (AT_FOUR if all_at_four(deal, seat) else wanted):
        how = manner(deal, hand, trump, deal.contracts(seat, trump), False)
        return accept("order", how, "Order it up")
    return Advice(Move(("pass",)), "Pass: ordering up helps the dealer to a trump.", "001:960-966")


def bridge(hand: Cards, trump: int) -> Advice:
    """Four to one or two: he orders it up, lest they play alone, unless he has a trick that is certain; then his pass
    tells his partner so (001:373-377; 002:2584-2606)."""
    if hands.has_sure_trick(hand, trump) and hands.tricks(hand, trump) < ORDERS:
        return Advice(Move(("pass",)), "Pass: a certain trick stops a lone hand.", "001:373-377")
    return Advice(Move(("order", TOGETHER)), "Order it up: two points lost are cheaper than a lone hand’s four.",
                  "001:373-375")


def waits_for_next(hand: Cards, trump: int) -> bool:
    """Eldest hand, with Bowers that serve the other suit of the colour as well, passes to make it (001:964-966)."""
    return hands.tricks(hand, 3 - trump) >= hands.tricks(hand, trump) >= NEXT and len(hands.trumps(hand, 3 - trump)) > 2


def assisting(deal: Euchre, seat: int) -> Advice:
    """With two tricks, or two court cards of trumps (001:1001; 002:2519-2536)."""
    hand, trump = held(deal, seat), deal.proposed
    if hands.tricks(hand, trump) >= (AT_FOUR if all_at_four(deal, seat) else ASSISTS) or hands.court(hand, trump) > 1:
        how = manner(deal, hand, trump, deal.contracts(seat, trump), False)
        return accept("assist", how, "Assist", "001:1001")
    return Advice(Move(("pass",)), "Pass: this is not worth two tricks to the dealer.", "001:1001")


def taking(deal: Euchre, seat: int) -> Advice:
    """With three trumps, even medium, or what should win two tricks (001:1059; 002:2549-2551)."""
    trump = deal.proposed
    five = after_discard(deal, held(deal, seat))
    worth = hands.tricks(five, trump)
    us, them = points(deal, seat)
    wary = them == 3 and us < 3                  # a euchre would put them out (002:2540-2555)
    if len(hands.trumps(five, trump)) >= 3 + wary or worth >= (AT_FOUR if all_at_four(deal, seat) else TAKES):
        how = manner(deal, five, trump, deal.contracts(seat, trump), True)
        return accept("take", how, "Take it up", "001:1059")
    return Advice(Move(("turn-down",)), "Turn it down: fewer than three trumps.", "001:1059")


def making(deal: Euchre, seat: int) -> Advice:
    """Eldest hand next in suit, the dealer's partner across it; others only with a strong hand (001:968-973, 1003-1005;
    002:2559-2576)."""
    hand, barred = held(deal, seat), deal.proposed
    suit = hands.called_suit(hand, barred)
    worth = hands.tricks(hand, suit)
    side = 3 - barred
    if seat == deal.left(deal.dealer) and deal.seats > 2:
        if hands.tricks(hand, side) >= NEXT and worth < max(OTHER, hands.tricks(hand, side) + CLOSE):
            return make(deal, seat, side, "Make it next: the dealers have little of this colour.", "001:968-973")
    elif seat == deal.partner(deal.dealer):
        across = max([n for n in range(4) if n not in (barred, side)], key=lambda n: hands.tricks(hand, n))
        if hands.tricks(hand, across) >= CROSS:
            return make(deal, seat, across, "Cross the suit: partner is likelier to have the other colour.",
                        "001:1003-1005")
    if worth >= OTHER:
        return make(deal, seat, suit, "Make it: the hand should win two tricks, and partner’s is a third.", "001:1079")
    return Advice(Move(("pass",)), "Pass: no suit is worth making.", "001:1059-1062")


def make(deal: Euchre, seat: int, trump: int, why: str, source: str) -> Advice:
    """A suit made trumps, alone if that is the hand for it."""
    how = manner(deal, held(deal, seat), trump, deal.contracts(seat, trump), False)
    if how != TOGETHER:
        why, source = f"Make it so: {WHY[how]}.", SOURCE[how]
    return Advice(Move(("make", SUITS[trump], how)), why, source)


def superseding(deal: Euchre, seat: int) -> Advice:
    """Alone in a partner's stead only with a lone hand (001:329-341)."""
    dealer = seat == deal.dealer and not deal.turned_down
    hand = after_discard(deal, held(deal, seat)) if dealer else held(deal, seat)
    how = manner(deal, hand, deal.trump, deal.alone_as(seat, deal.trump), dealer)
    if how != TOGETHER:
        return Advice(Move(("supersede", how)), f"Play it so: {WHY[how]}.", SOURCE[how])
    return Advice(Move(("leave",)), "Leave it: this is no lone hand.", "001:341-357")


def opposing(deal: Euchre, seat: int) -> Advice:
    """Only with three tricks that are nearly certain (ours)."""
    if hands.for_alone(held(deal, seat), deal.trump):
        return Advice(Move(("oppose",)), "Play alone against it: three tricks should be yours.")
    return Advice(Move(("leave",)), "Leave it: two hands stop a lone one better.")


def discarding(deal: Euchre, seat: int) -> Advice:
    """One of six."""
    card = hands.discard(deal.playable(seat), deal.trump)
    return Advice(Move(("discard", card)), f"Discard the {card.name}: a suit less can be ruffed.", "001:355")
