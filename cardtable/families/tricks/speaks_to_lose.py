"""What speaks for a card beside another where tricks are to be lost: to the caller of a misère, to who plays against
one, and to each alone where the last trick is shunned.  True whatever the others hold, as far as it can be seen."""
from __future__ import annotations

from cardtable.cards import BACK, SUIT_NAMES, Card, Cards
from cardtable.families.tricks.auction import Auction
from cardtable.families.tricks.one_against_all import shown_void


def to_lose(deal: Auction, seat: int, card: Card, other: Card) -> str:
    """"it stays under the trick", "no unseen card lies under it"; "" where nothing does."""
    trick = deal.on_table()
    if not trick:
        return _led(deal, seat, card, other)
    suits = {deal.order.suit(one, deal.trump) for one in (card, other, trick[0])}
    return _followed(deal, seat, card, other) if len(suits) == 1 else _thrown(deal, seat, card, other)


def against(deal: Auction, seat: int) -> bool:
    """Whether another is not to win: nobody is where each shuns the last trick."""
    return deal.bidder not in (-1, seat)


def _led(deal: Auction, seat: int, card: Card, other: Card) -> str:
    """In the lead: by what the others, or the caller, may still play under it."""
    order, trump = deal.order, deal.trump
    suit, beside = order.suit(card, trump), order.suit(other, trump)
    if against(deal, seat):
        without, held = void(deal, deal.bidder), [order.suit(one, trump) for one in deal.playable(seat)]
        if beside in without and suit not in without and beside < len(SUIT_NAMES):
            return f"the caller has no {SUIT_NAMES[beside]}"
        if held.count(suit) == 1 < held.count(beside) and suit != trump:
            return "it is the last of its suit, on which you can throw away afterwards"
    return harder(deal, seat, card, other) or ("" if seat == deal.bidder else stays(deal, card, other))


def _followed(deal: Auction, seat: int, card: Card, other: Card) -> str:
    """Of the suit that was led."""
    trick, by, order, trump = deal.on_table(), deal.played_by()[:-1], deal.order, deal.trump
    has_it = by[order.wins(trick, trump)] == deal.bidder
    takes, would = (order.wins((*trick, one), trump) == len(trick) for one in (card, other))
    if would and not takes:
        if against(deal, seat):
            return "the trick is left to the caller" if has_it else ""
        return "it stays under the trick"
    above = order.strength(card, trump) > order.strength(other, trump)
    if seat == deal.bidder:                      # who takes it so far hopes for a higher card behind
        if not takes:
            return "a higher card goes, and stays under the trick" if above else ""
        return stays(deal, card, other)
    if above:
        return stays(deal, card, other) if not takes or not against(deal, seat) or deal.bidder in by else ""
    return harder(deal, seat, card, other) if takes and against(deal, seat) and deal.bidder not in by else ""


def _thrown(deal: Auction, seat: int, card: Card, other: Card) -> str:
    """Where one at least is not of the suit that was led: a caller throws what could be made to win, all others keep
    what is low."""
    if deal.trump in (deal.order.suit(card, deal.trump), deal.order.suit(other, deal.trump)):
        return ""
    if seat != deal.bidder:
        return stays(deal, card, other)
    more = len(under(deal, seat, card)) > len(under(deal, seat, other))
    return "more unseen cards lie under it, which might make it win" if more else ""


def stays(deal: Auction, card: Card, other: Card) -> str:
    """That a lower card is left in hand."""
    order, trump = deal.order, deal.trump
    return f"the {other.name} stays in hand" if order.strength(card, trump) > order.strength(other, trump) else ""


def harder(deal: Auction, seat: int, card: Card, other: Card) -> str:
    """That it is the harder to stay under, by the cards that the caller shows, or that are not seen."""
    below, beside = (len(under(deal, seat, one)) for one in (card, other))
    if below >= beside:
        return ""
    if shows(deal, seat):
        return "the caller has fewer cards under it" if below else "the caller has nothing under it"
    return "fewer unseen cards lie under it" if below else "no unseen card lies under it"


def shows(deal: Auction, seat: int) -> bool:
    """Whether another is the caller, and lies open."""
    return against(deal, seat) and BACK not in deal.playable(deal.bidder)


def under(deal: Auction, seat: int, card: Card) -> Cards:
    """The lower cards of its suit: the caller's, if his hand lies open, else all that this seat has not seen."""
    order, trump = deal.order, deal.trump
    seen = {one for _, one, _ in deal.history} | {*deal.nobodys, *deal.playable(seat)}
    some = deal.playable(deal.bidder) if shows(deal, seat) else [one for one in deal.pack if one not in seen]
    return tuple([one for one in some if order.suit(one, trump) == order.suit(card, trump)
                  and order.strength(one, trump) < order.strength(card, trump)])


def void(deal: Auction, caller: int) -> set[int]:
    """The suits that the caller does not hold, as his open hand shows, or as he has shown by not following."""
    held = deal.playable(caller)
    if BACK in held:
        return shown_void(deal, caller)
    return {card.suit for card in deal.pack} - {deal.order.suit(card, deal.trump) for card in held}
