"""What is so where hands are seen that are yet to play: why second hand plays low, without hope of what may lie there,
and whether a trump is beaten."""
from __future__ import annotations

from cardtable.cards import Card, Cards
from cardtable.families.partnership.deal import PartnersDeal

PLAIN = "Play {card}, low as second hand."
ACROSS = "Play {card}, low as second hand: the hand across can take the trick."
TRUMPED = "Play {card}, low as second hand: the trick can be trumped behind it."


def low_second(deal: PartnersDeal, seat: int, partner: int) -> str:
    """The reason; "" where neither hand is seen, and the usual one is as good as any."""
    led, trump = deal.on_table()[0], deal.trump
    behind, across = seen(deal, (seat + 1) % deal.seats), seen(deal, partner)
    if not behind and not across:
        return ""
    lies = best((led, *behind), led, trump)
    beats = best((lies, *across), led, trump)
    if across and beats is not lies:
        return ACROSS if behind else ""                  # what lies hidden may yet take it
    own = max([card for card in deal.playable(seat) if card.suit == led.suit], key=lambda card: card.rank, default=led)
    if not behind or own.rank <= led.rank or best((lies, own), led, trump) is own:
        return PLAIN
    return TRUMPED if lies.suit != led.suit else f"Play {{card}}: the {lies.name} lies behind the {own.name}."


def seen(deal: PartnersDeal, seat: int) -> Cards:
    """The cards of a hand that lies open; none where any is hidden."""
    hand = deal.playable(seat)
    return hand if all(card.rank >= 0 for card in hand) else ()


def overtrumped(deal: PartnersDeal, seat: int, card: Card) -> bool:
    """Whether an adversary whose hand is seen has none of the suit led, and a higher trump than this one."""
    led, others = deal.on_table()[0], [one for one in deal.in_play() if one not in deal.played_by()]
    hands = [seen(deal, one) for one in others if deal.party[one] != deal.party[seat]]
    return any(not any(one.suit == led.suit for one in hand) and any(
        deal.order.beats(one, card, deal.trump) for one in hand) for hand in hands)


def best(some: Cards, led: Card, trump: int) -> Card:
    """What would take the trick of the first of these and of any that may be played to it."""
    top, *others = some
    able = [card for card in others if card.suit == led.suit] or [card for card in others if card.suit == trump]
    return max([top, *able], key=lambda card: (card.suit == trump, card.rank))
