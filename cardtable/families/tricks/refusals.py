"""Why a card may not be played to a trick, in a sentence: the duty that binds, and what fulfils it."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.cards import SUIT_NAMES, Card, Cards
from cardtable.families.tricks.auction import Auction
from cardtable.families.tricks.deal import TrickDeal
from cardtable.rules.moves import Token

CALLS_FIRST = "No card is played before the calls are over."
CALLS_OVER = "The calls are over, and what was called stands."
OPEN = "Make one of the calls that are offered, or pass."
MOST_NAMED = 3                   # cards that are named one by one


def of_trick(deal: TrickDeal, seat: int, card: Card) -> str:
    """In any game of tricks; "" where no duty of the trick forbids the card."""
    trump, trick = deal.trump, deal.on_table()
    if seat not in deal.must or not trick:
        return ""
    told = of_card(card, deal.playable(seat), deal.allowed(seat), trick, lambda one: deal.order.suit(one, trump), trump)
    open_ = bool(deal.zone[deal.layout.shown[seat]])
    dummy = deal.by(seat) != deal.player[seat] or open_ and deal.player.count(deal.player[seat]) > 1
    return of_dummy(told) if dummy else told


def of_dummy(told: str) -> str:
    """The same of a hand that another plays."""
    for yours, its in ("You hold ", "Dummy holds "), ("You have ", "Dummy has "), ("You can ", "Dummy can "):
        told = told.replace(yours, its)
    return told


def of_call(deal: Auction, seat: int, token: Token | None, call: Callable[[object], str]) -> str:
    """What may be said in place of a call that may not, or of a card among the calls; `call` words one."""
    if seat not in deal.must:
        return ""
    if deal.phase != "calling":
        return "" if isinstance(token, Card) else CALLS_OVER
    if isinstance(token, Card):
        return CALLS_FIRST
    if not deal.higher():
        return "No call is higher than that which stands: pass."
    return f"Call above {call(deal.bid)}, or pass." if deal.bidder >= 0 else OPEN


def of_card(card: Card, hand: Cards, allowed: Cards, trick: Cards, suit: Callable[[Card], int], trump: int) -> str:
    """Of a card that is not among those `allowed` of a hand; `suit` is that which a card counts as."""
    led = suit(trick[0])
    if card in allowed or not 0 <= led < len(SUIT_NAMES):
        return ""
    suits = SUIT_NAMES[led]
    if not any(suit(one) == led for one in hand):
        if not all(suit(one) == trump for one in allowed):
            return ""                            # something else than a duty of the trick binds
        if suit(card) == trump:
            return f"You can overtrump: play {either(allowed, 'a higher trump')}."
        few = len(allowed) <= MOST_NAMED
        return f"You have no {suits}: {'trump with ' if few else 'play '}{either(allowed, 'a trump')}."
    if suit(card) == led:
        return f"You can win the trick: play {either(allowed, f'a higher {suits[:-1]}')}."
    if any(suit(one) == trump for one in allowed) and led != trump:
        return f"You hold {suits}: follow suit, or trump."
    return f"You hold {suits}: follow suit{f' with the {allowed[0].name}' if len(allowed) == 1 else ''}."


def either(some: Cards, many: str) -> str:
    """"the king or the ten of diamonds"; `many` where they are too many to be named."""
    if len(some) > MOST_NAMED:
        return many
    names = [f"the {one.name}" for one in some]
    if len({one.suit for one in some}) == 1:
        names = [*[name.split(" of ")[0] for name in names[:-1]], names[-1]]
    return " or ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]
