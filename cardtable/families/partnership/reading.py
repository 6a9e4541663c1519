"""What a player can tell from the cards that have fallen: suits led, who is void, which cards are the best."""
from __future__ import annotations

from copy import copy

from cardtable.cards import BACK, Card, Cards
from cardtable.families.partnership import signals
from cardtable.families.partnership.deal import PartnersDeal
from cardtable.families.partnership.places import Played


class Reading:
    """Of one deal as this seat sees it."""

    def __init__(self, deal: PartnersDeal, seat: int) -> None:
        self.deal, self.seat, self.partner = deal, seat, deal.left(seat, 2)
        self.barred = frozenset[int]()                   # suits that are better let alone (`rounds.py`)
        played = [(who, card) for who, card, _ in deal.history]
        whole = len(played) - len(played) % deal.seats
        self.tricks: list[list[Played]] = [played[n:n + deal.seats] for n in range(0, whole, deal.seats)]
        self.held = self.by_suit(deal.playable(seat))
        self.dealt = self.by_suit(deal.dealt_hand(seat))
        ours = {seat, self.partner}
        known = {*[card for _, card in played], *deal.playable(seat)}
        for who in ours:
            known |= {*deal.zone[deal.layout.shown[who]], *deal.lying_up(who)}
        # who plays a hand that lies open holds the one across
        own = deal.playable(self.partner) if seat in deal.open_seats else ()
        known |= {*own}
        self.unseen = [c for c in deal.pack if c not in known]       # those that an adversary may hold
        self.void = {(who, trick[0][1].suit) for trick in [*self.tricks, played[whole:]] for who, card in trick[1:]
                     if card.suit != trick[0][1].suit}
        for who in {*deal.open_seats, *([self.partner] if own and BACK not in own else [])}:
            suits = {card.suit for card in deal.playable(who)}
            self.void |= {(who, suit) for suit in range(4) if suit not in suits}

    def of_tricks(self, many: int) -> Reading:
        """What could be told when so many tricks had been played."""
        earlier = copy(self)
        earlier.tricks = self.tricks[:many]
        return earlier

    @staticmethod
    def by_suit(some: Cards) -> dict[int, Cards]:
        """The cards of each suit that there is."""
        return {suit: tuple([c for c in some if c.suit == suit]) for suit in sorted({c.suit for c in some})}

    def trumps(self) -> Cards:
        """Those he holds."""
        return self.held.get(self.deal.trump, ())

    def trumps_against(self) -> bool:
        """Whether the adversaries may have trumps."""
        able = [who for who in self.deal.against(self.seat) if (who, self.deal.trump) not in self.void]
        return bool(able) and bool(self.trumps_out())

    def trumps_out(self) -> list[Card]:
        """The trumps that adversaries may hold."""
        return [c for c in self.unseen if c.suit == self.deal.trump]

    def partner_may_trump(self, suit: int) -> bool:
        """Whether partner lacks the suit, and may have trumps."""
        if (self.partner, suit) not in self.void or (self.partner, self.deal.trump) in self.void:
            return False
        own = any(c is not BACK and c.suit == self.deal.trump for c in self.deal.playable(self.partner))
        return own or bool(self.trumps_out())

    def gains(self, card: Card, top: Card) -> bool:
        """Whether a card beats more than what lies does: whether any that is out of sight ranks between them."""
        return any(c.suit == card.suit and top.rank < c.rank < card.rank for c in self.unseen)

    def master(self, card: Card) -> bool:
        """Whether no card of its suit that is out of sight is higher."""
        return not any(c.suit == card.suit and c.rank > card.rank for c in self.unseen)

    def ruffed(self, suit: int) -> bool:
        """Whether an adversary has shown that he lacks the suit, and may have trumps; a suit that is barred counts as
        such."""
        return suit in self.barred or self.trumps_against() and self._shown_void(suit)

    def may_be_trumped(self, suit: int) -> bool:
        """Whether an adversary lacks the suit, who has shown it or as none of it is out, and may have trumps."""
        return self.trumps_against() and (not any(c.suit == suit for c in self.unseen) or self._shown_void(suit))

    def _shown_void(self, suit: int) -> bool:
        """Whether an adversary has shown that he lacks the suit, and not that he has no trumps."""
        return any((who, suit) in self.void and (who, self.deal.trump) not in self.void
                   for who in self.deal.against(self.seat))

    def begun_by(self, suit: int) -> int | None:
        """Who led a suit first; None as long as no trick of it is whole."""
        return next((trick[0][0] for trick in self.tricks if trick[0][1].suit == suit), None)

    def led_by(self, seat: int) -> list[Card]:
        """The cards he has led, in order."""
        return [trick[0][1] for trick in self.tricks if trick[0][0] == seat]

    def plays(self, seat: int, suit: int, second_or_fourth: bool) -> list[Card]:
        """What he has played to tricks in which this suit was led by others, from such a place."""
        return [card for trick in self.tricks for n, (who, card) in enumerate(trick)
                if who == seat and trick[0][1].suit == suit == card.suit and (n in (1, 3)) == second_or_fourth]

    def called(self, seat: int) -> bool:
        """Whether he has called for trumps: second or fourth hand, or third hand with ace, king and a small one."""
        return any(signals.called(self.plays(seat, suit, True)) or self.called_third(seat, suit)
                   for suit in range(4) if suit != self.deal.trump)

    def called_third(self, seat: int, suit: int) -> bool:
        """Whether he has won with the ace as third hand, returned the king, and then played a small one."""
        played = [(n, card) for trick in self.tricks for n, (who, card) in enumerate(trick)
                  if who == seat and card.suit == suit]
        return [n for n, _ in played[:2]] == [2, 0] and signals.called([card for _, card in played], third_hand=True)

    def wants_trumps(self, seat: int) -> bool:
        """Whether he has called for trumps, or led them when he had a choice."""
        return self.called(seat) or any(c.suit == self.deal.trump for c in self.led_by(seat)[:2])

    def wants_now(self, seat: int) -> bool:
        """The same, his lead that lies there among them."""
        lies = self.deal.on_table()
        return self.wants_trumps(seat) or bool(lies) and self.deal.leader == seat \
            and lies[0].suit == self.deal.trump and len(self.led_by(seat)) < 2

    def enemies_first_now(self) -> bool:
        """Whether an adversary wants trumps, and partner does not, as far as the lead that lies there tells."""
        return any(map(self.wants_now, self.deal.against(self.seat))) and not self.wants_now(self.partner)

    def enemies_want_trumps(self) -> bool:
        """Whether an adversary does."""
        return any(self.wants_trumps(who) for who in self.deal.against(self.seat))

    def wanted(self) -> int:
        """How many tricks more win the game."""
        return self.deal.wanted(self.deal.side[self.seat])
