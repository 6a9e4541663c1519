"""How the hands are played: two of them by the declarer, who sees both; against him as partners do, Dummy in sight."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.cards import BACK, Card, Cards
from cardtable.families.declarer.deal import DeclarerDeal
from cardtable.families.partnership import advice, leads
from cardtable.families.partnership.deal import PartnersDeal
from cardtable.families.partnership.leading import NONE_HIGHER, Word
from cardtable.families.partnership.reading import Reading
from cardtable.families.tricks.maxims import Advice

TOUCHING = 2                     # honours that follow each other, from which one is led up to a better one


class TwoHands(Reading):
    """What the declarer knows: nothing is out but what his adversaries hold."""

    def __init__(self, deal: PartnersDeal, seat: int) -> None:
        super().__init__(deal, seat)
        other = deal.playable(self.partner)
        self.across: dict[int, Cards] = self.by_suit(other) if BACK not in other else {}
        seen = {card for some in self.across.values() for card in some}
        self.unseen = [card for card in self.unseen if card not in seen]

    def sure(self, suit: int) -> Cards:
        """The cards of a suit in this hand that nothing out can beat, from the highest down."""
        return leads.down([card for card in self.held.get(suit, ()) if self.master(card)])

    def out(self, suit: int) -> int:
        """How many cards of a suit the adversaries have."""
        return sum([card.suit == suit for card in self.unseen])


def play(deal: DeclarerDeal, seat: int) -> Advice:
    """A lead or an answer."""
    if deal.declarer < 0 or deal.side[seat] != deal.side[deal.declarer]:
        return advice.play(deal, seat)
    hands = TwoHands(deal, seat)
    if len(deal.allowed(seat)) > 1 and not deal.on_table():
        word = next((found for maxim in LEADS if (found := maxim(hands, deal)) is not None), None)
        if word is not None:
            return advice.told(word)
    return advice.play(deal, seat, reading=hands)


# What the declarer leads, from whichever hand

def draws_trumps(hands: TwoHands, deal: DeclarerDeal) -> Word | None:
    """As long as the others have any: the best, or a small one up to the best across."""
    own, across = hands.held.get(deal.trump, ()), hands.across.get(deal.trump, ())
    out = hands.out(deal.trump)
    if not own or not out or len(own) + len(across) <= out or not hands.trumps_against():
        return None
    sure = hands.sure(deal.trump)
    if sure:
        return sure[-1], "Lead {card}: the others’ trumps are to be drawn.", ""
    if any(hands.master(card) for card in across):
        return leads.down(own)[-1], "Lead {card}: the others’ trumps are to be drawn.", ""
    return None


def enough(hands: TwoHands, deal: DeclarerDeal) -> Word | None:
    """The tricks that are sure, when they are all that is wanted (002:8439-8441)."""
    wanted = hands.wanted()
    safe = [suit for suit in hands.held if not hands.ruffed(suit)]
    sure = {suit: hands.sure(suit) for suit in safe if hands.sure(suit)}
    if wanted < 1 or sum([len(cards) for cards in sure.values()]) < wanted:
        return None
    suit = max(sure, key=lambda one: len(sure[one]))
    return sure[suit][0], "Lead {card}: there are tricks enough from the top.", "002:8439-8441"


def up_to_strength(hands: TwoHands, deal: DeclarerDeal) -> Word | None:
    """A suit that can be made good is led up to its honours: from the hand that is weaker in it, a small card, or one
    of touching honours."""
    able = []
    for suit, own in hands.held.items():
        across, out = hands.across.get(suit, ()), hands.out(suit)
        if suit == deal.trump or not across or not out or hands.ruffed(suit):
            continue
        theirs = max([card.rank for card in hands.unseen if card.suit == suit])
        mine = sum([card.rank >= 8 for card in (*own, *across)])
        if max(card.rank for card in across) > max(card.rank for card in own) and len(across) > 1:
            able.append((len(own) + len(across), mine, -theirs, suit))
    if not able:
        return None
    suit = max(able)[-1]
    own = leads.down(hands.held[suit])
    row = touching(own, hands)
    card = row if row is not None else own[-1]
    best = max(hands.across[suit], key=lambda one: one.rank)
    return card, f"Lead {{card}}, up to the {best.name.split()[0]} across.", ""


def touching(own: Cards, hands: TwoHands) -> Card | None:
    """The highest of honours that follow each other, if there are two."""
    top = [card for card in own if card.rank >= 8]
    return top[0] if len(top) >= TOUCHING and not hands.gains(top[0], top[1]) else None


def surely(hands: TwoHands, deal: DeclarerDeal) -> Word | None:
    """What wins at once, of the suit in which both hands have most."""
    sure = [suit for suit in hands.held if suit != deal.trump and hands.sure(suit) and not hands.ruffed(suit)]
    if not sure:
        return None
    suit = max(sure, key=lambda one: (len(hands.held[one]) + len(hands.across.get(one, ())), one))
    return hands.sure(suit)[0], NONE_HIGHER, ""


LEADS: tuple[Callable[[TwoHands, DeclarerDeal], Word | None], ...] = (
    draws_trumps, enough, up_to_strength, surely)
