"""How a hand is played where one has called and plays alone against all the others: plays known at every such table."""
from __future__ import annotations

from collections.abc import Iterator

from cardtable.cards import RANKS, Card, Cards
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.order import NO_TRUMP

GOOD_ENOUGH = frozenset(map(RANKS.index, "AKQJ"))        # an ally's card that is left to take the trick
Word = tuple[Card, str, str]                             # a card, why it is played ("{card}"), and the lines


def draw_trumps(deal: TrickDeal, some: Cards, all_cards: int, laid: Cards = ()) -> Word:
    """The caller leads trumps while anybody else may have one, then the highest card that is left.  What he himself has
    `laid` out nobody has."""
    trumps = tuple([c for c in some if deal.order.suit(c, deal.trump) == deal.trump])
    if trumps and len(trumps) < all_cards:
        best = common.highest(deal.order, trumps, deal.trump)
        if deal.trump == NO_TRUMP:               # a joker, of whatever suit is named
            return best, "Lead {card}: nothing beats it.", ""
        if out(deal, (*some, *laid)):
            return best, "Lead {card}: draw the trumps that are out.", ""
        return best, "Lead {card}: nobody else has a trump.", ""
    plain = [c for c in some if c not in trumps] or some
    card = max(plain, key=lambda c: (c.rank, c))
    return card, f"Lead {{card}}{common.highest_of(card, plain, ' in hand')}.", ""


def out(deal: TrickDeal, hand: Cards) -> Cards:
    """The trumps that somebody else may have, for who is to lead; none, if all others have been seen to be without."""
    gone = {card for _, card, _ in deal.history} | set(deal.nobodys)
    if all(deal.trump in shown_void(deal, seat) for seat in deal.in_play()[1:]):
        return ()
    return tuple([c for c in deal.pack if deal.order.suit(c, deal.trump) == deal.trump and c not in gone
                  and c not in hand])


def not_followed(deal: TrickDeal, player: int) -> Iterator[tuple[int, int]]:
    """The suits in which a player has not followed, each with that of what he played."""
    led = -1
    for n, (seat, card, _) in enumerate(deal.history):
        suit = deal.order.suit(card, deal.trump)
        led = suit if n % deal.playing() == 0 else led
        if seat == player and suit != led:
            yield led, suit


def shown_void(deal: TrickDeal, player: int) -> set[int]:
    """The suits in which a player has not followed."""
    return {led for led, _ in not_followed(deal, player)}


def has_thrown(deal: TrickDeal, player: int) -> bool:
    """Whether a player has thrown something away, and not only trumped."""
    return any(suit != deal.trump for _, suit in not_followed(deal, player))


def may_beat(deal: TrickDeal, hand: Cards, seat: int, card: Card) -> bool:
    """Whether a seat may have a higher card of this one's suit, as who holds the hand can tell: by what lies open, what
    has fallen, and where the seat has not followed."""
    order, suit = deal.order, deal.order.suit(card, deal.trump)
    laid = deal.zone[deal.layout.shown[seat]]
    if not laid and suit in shown_void(deal, seat):
        return False
    seen = {one for _, one, _ in deal.history} | {one for zone in deal.layout.shown for one in deal.zone[zone]}
    some = laid or [one for one in deal.pack if one not in seen and one not in hand and one not in deal.nobodys]
    return any(order.suit(one, deal.trump) == suit and order.beats(one, card, deal.trump) for one in some)


def answer(deal: TrickDeal, caller: int, some: Cards, trick: Cards, alone: bool, throwing: str = "") -> Word:
    """To a card led: the trick as cheaply as it can be had, unless an ally has it; else what can be spared.  `alone`:
    whether who answers is the caller; `throwing`: the lines on what is thrown from the shortest and weakest suit."""
    order, trump = deal.order, deal.trump
    by = deal.played_by()
    top = trick[order.wins(trick, trump)]
    ours = not alone and by[order.wins(trick, trump)] != caller
    last = len(trick) == deal.seats - 1
    behind = not last if alone else caller not in by[:-1]       # an adversary still to play
    follows = order.suit(some[0], trump) == order.suit(trick[0], trump)
    found = common.third_hand_high(order, some, trick, trump) if behind \
        else common.trump_or_throw(order, some, trick, trump, ours)
    if found is not None and ours and (not follows or top.rank in GOOD_ENOUGH):
        found = None                             # an ally's card is good enough
    if found is not None:
        return found, "Play {card}: it takes the trick" + ("." if last else " so far."), ""
    if follows:
        so_far = behind and may_beat(deal, deal.playable(by[len(trick)]), caller, top)
        low = common.second_hand_low(order, some, trump)
        if order.beats(low, top, trump):
            taken = "the trick cannot be had more cheaply" if last else "it takes the trick so far"
            return low, f"Play {{card}}: {taken}.", ""
        return low, "Play {card}, the lowest: " + (
            "you cannot win the trick." if not ours else "the trick is an ally’s so far." if so_far else
            "the trick is in good hands."), ""
    over = higher(deal, some)
    losers = tuple([card for card, above in over.items() if above]) or some
    idle = () if alone else guarding_nothing(deal, caller, losers)
    if idle:
        return common.lowest(order, idle, trump), \
            "Throw {card}: it guards nothing against a hand that has none of its suit.", ""
    kings = tuple([card for card, above in over.items() if above == 1])
    thrown, kept = [common.shortest_and_weakest_suit(order, losers, trump, some) for some in (kings, ())]
    if thrown is not kept:
        return thrown, f"Throw {{card}}, and keep the {kept.name}: only one higher card of its suit is out, so that " \
            "it may yet take a trick.", ""
    if over and not any(over.values()) and len(common.suits(order, over, trump)) > 1:
        return thrown, common.all_command(trump, common.suits(order, some, trump)), ""
    whence = common.thrown_from(order, some, trump, thrown)
    return thrown, f"Throw {{card}}{whence}.", throwing if whence.endswith(common.SHORTEST) else ""


def guarding_nothing(deal: TrickDeal, caller: int, some: Cards) -> Cards:
    """The plain cards of suits in which the caller has not followed, while he may have trumps, where there are others:
    of those he cannot be beaten in, and what stands against his long suit is kept."""
    order, trump = deal.order, deal.trump
    void = shown_void(deal, caller)
    idle = tuple([card for card in some if order.suit(card, trump) in void - {trump}])
    return idle if trump not in void | {NO_TRUMP} and len(idle) < len(some) else ()


def higher(deal: TrickDeal, hand: Cards) -> dict[Card, int]:
    """Of each plain card of a hand, how many higher ones of its suit are out.  One with none is good; one with a single
    one, as a king whose ace is out, may yet take a trick, though it stand alone."""
    order, trump = deal.order, deal.trump
    gone = {card for _, card, _ in deal.history}
    out = [card for card in deal.pack if card not in gone and card not in hand]
    return {card: sum([order.suit(other, trump) == order.suit(card, trump) and order.beats(other, card, trump)
                       for other in out])
            for card in hand if order.suit(card, trump) != trump}
