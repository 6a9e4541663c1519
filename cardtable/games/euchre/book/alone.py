"""Alone or together, over a partner or against a lone hand; and the dealer's discard, which goes with it."""
from __future__ import annotations

from cardtable.cards import Card, Cards
from cardtable.families.tricks.maxims import Advice
from cardtable.games.euchre import hands
from cardtable.games.euchre.book.marks import points
from cardtable.games.euchre.laws import HOYLE
from cardtable.games.euchre.rules import Euchre
from cardtable.games.euchre.scoring import ALONE, JAMBONE, JAMBOREE, TOGETHER
from cardtable.games.euchre.words import ON_TOKEN
from cardtable.rules.moves import Move

WHY = {TOGETHER: "with a partner’s trick this should make the point", ALONE: "this is a lone hand",
       JAMBONE: "these cards may be seen by all", JAMBOREE: "both Bowers, ace, king and queen are sixteen points"}
BY_ONESELF = "this should make the point"          # of two or three players (002:2445)
FOUR_ALL = "at four all they would make another suit, and win with it"          # 002:2485-2492, 2548-2550
LIGHTLY = "at one to four the four points of a lone hand win the game"          # 002:2783-2785
SOURCE = {TOGETHER: "001:960", ALONE: "001:341-357", JAMBONE: "001:444-450", JAMBOREE: "001:460-464"}
ALONE_BY_HOYLE = "002:2713-2725,2783-2785"


def held(deal: Euchre, seat: int) -> Cards:
    """What a seat has in hand, the turn-up not among it."""
    return deal.zone[deal.layout.hand[seat]]


def six(deal: Euchre, seat: int) -> Cards:
    """The dealer's cards with the turn-up."""
    return (*held(deal, seat), *deal.turned)


def kept(some: Cards, trump: int, exposing: bool) -> Cards:
    """The five of six that he keeps."""
    thrown = hands.discard(some, trump, exposing)
    return tuple([card for card in some if card is not thrown])


def manner(deal: Euchre, seat: int, some: Cards, trump: int, offered: tuple[str, ...], dealer: bool) -> str:
    """Alone or together: the five best trumps are shown; alone with what the book calls a lone hand, by Hoyle with less
    at one to four.  `some` are six of the dealer's who takes the turn-up up."""
    five = kept(some, trump, exposing=False) if len(some) > hands.FIVE else some
    if JAMBOREE in offered and hands.for_jamboree(some, trump):
        return JAMBOREE
    if JAMBONE in offered:
        shown = kept(some, trump, exposing=True) if len(some) > hands.FIVE else some
        if hands.for_jambone(shown, trump, dealer):
            return JAMBONE
    return ALONE if ALONE in offered and hands.for_alone(five, trump, lightly(deal, seat)) else TOGETHER


def lightly(deal: Euchre, seat: int) -> bool:
    """One to four, by Hoyle, when less is enough to play alone (002:2783-2785)."""
    return deal.code == HOYLE.name and points(deal, seat) == (1, 4)


def why(deal: Euchre, seat: int, how: str) -> str:
    """What is said of a hand that plays so."""
    return LIGHTLY if how == ALONE and lightly(deal, seat) else WHY[how]


def accept(deal: Euchre, seat: int, verb: str, how: str, said: str, source: str = "", reason: str = "") -> Advice:
    """The suit accepted in this manner; `reason` is why together, if the hand is not worth its two tricks."""
    if how == TOGETHER:
        together = reason or (WHY[how] if deal.seats == 4 else BY_ONESELF)
        return Advice(Move((verb, how)), f"{said}: {together}.", source or SOURCE[how])
    return Advice(Move((verb, how)), f"{said}{ON_TOKEN[how]}: {why(deal, seat, how)}.", source_of(deal, how))


def source_of(deal: Euchre, how: str) -> str:
    """Where the book on the table speaks of playing so."""
    return ALONE_BY_HOYLE if deal.code == HOYLE.name and how == ALONE else SOURCE[how]


def superseding(deal: Euchre, seat: int) -> Advice:
    """Alone in a partner's stead only with a lone hand (001:329-341)."""
    dealer = seat == deal.dealer and not deal.turned_down
    some = six(deal, seat) if dealer else held(deal, seat)
    how = manner(deal, seat, some, deal.trump, deal.alone_as(seat, deal.trump), dealer)
    if how != TOGETHER:
        return Advice(Move(("supersede", how)), f"Play{ON_TOKEN[how]} instead: {why(deal, seat, how)}.",
                      source_of(deal, how))
    return Advice(Move(("leave",)), "Leave it: this is no lone hand.", source_of(deal, ALONE))


def opposing(deal: Euchre, seat: int) -> Advice:
    """Only with three tricks that are nearly certain (ours)."""
    if hands.for_alone(held(deal, seat), deal.trump):
        return Advice(Move(("oppose",)), "Play alone against it: three tricks should be yours.")
    return Advice(Move(("leave",)), "Leave it: two hands stop a lone one better.")


def discarding(deal: Euchre, seat: int) -> Advice:
    """One of six (001:355, 448, 1035; 002:2645-2662)."""
    if deal.contract == JAMBONE:
        card = hands.discard(deal.playable(seat), deal.trump, exposing=True)
        if card in hands.trumps(deal.playable(seat), deal.trump):
            return Advice(Move(("discard", card)), f"Discard the {card.name}: an open ace wins oftener.", "001:448")
    card = hands.discard(deal.playable(seat), deal.trump)
    source = "002:2645-2662" if deal.code == HOYLE.name else "001:355,1035"
    return Advice(Move(("discard", card)), f"Discard the {card.name}: {spared(deal.playable(seat), deal.trump, card)}.",
                  source)


def spared(some: Cards, trump: int, card: Card) -> str:
    """What is so of the card discarded: a single one, one of a short suit, or what is left where all are trumps and
    aces."""
    if card in hands.trumps(some, trump):
        return "it is the lowest of your trumps"
    if card in hands.ACES:
        return "all the others are trumps" if len(hands.lay(some, trump)) == 1 else "trumps and aces are all you have"
    alone = sum([other.suit == card.suit for other in hands.lay(some, trump)]) == 1
    return "the next of that suit can be ruffed" if alone else "it can best be spared"
