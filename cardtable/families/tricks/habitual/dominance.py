"""What is so of cards whatever the layout, and what trials by habit may not show: by habit a hand is played on by the
ranks of its cards, and of two that are the same it may make more of one."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import Card
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.maxims import winners
from cardtable.families.tricks.speaks import wants_tricks

Came = list[list[float]]                         # card by card what it comes to, by layout


def steps(deal: TrickDeal, seat: int, cards: Sequence[Card]) -> list[tuple[int, int]]:
    """By card its suit and how many lower ones of it may yet be played by others, or have the trick: the same for cards
    between which there is nothing."""
    order, trump, trick = deal.order, deal.trump, deal.on_table()
    gone = {*[card for _, card, _ in deal.history], *deal.nobodys, *deal.playable(seat)}
    out = [card for card in deal.pack if card not in gone]
    out += [trick[order.wins(trick, trump)]] if trick else []

    def below(card: Card) -> int:
        suit, strength = order.suit(card, trump), order.strength(card, trump)
        return sum([order.suit(one, trump) == suit and order.strength(one, trump) < strength for one in out])
    return [(order.suit(card, trump), below(card)) for card in cards]


def levelled(deal: TrickDeal, seat: int, cards: Sequence[Card], came: Came) -> Came:
    """Of cards with nothing that may be played between them each comes to what the best of them does."""
    at = steps(deal, seat, cards)
    best = {step: max([came[n] for n, other in enumerate(at) if other == step], key=sum) for step in set(at)}
    return [best[step] for step in at]


def kept_above(deal: TrickDeal, seat: int, cards: Sequence[Card], came: Came) -> Came:
    """Of two cards of a suit that both lose the trick the lower is never worse, where tricks are wanted: whoever keeps
    the higher may do with it whatever he would do with the lower."""
    trick, order, trump = deal.on_table(), deal.order, deal.trump
    if not trick or not wants_tricks(deal, seat):
        return came
    win, found, best = winners(order, tuple(cards), trick, trump), list(came), dict[int, list[float]]()
    for n in sorted(range(len(cards)), key=lambda n: -order.strength(cards[n], trump)):
        if cards[n] not in win:
            suit = order.suit(cards[n], trump)
            found[n] = best[suit] = max(came[n], best.get(suit, came[n]), key=sum)
    return found
