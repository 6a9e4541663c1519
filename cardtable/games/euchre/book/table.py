"""The table as one player sees it: his cards, what is gone, whose the trump is and who is still to play."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.cards import Card, Cards
from cardtable.families.tricks import maxims as common
from cardtable.games.euchre import hands
from cardtable.games.euchre.calling import ORDER
from cardtable.games.euchre.laws import HOYLE
from cardtable.games.euchre.rules import Euchre, best_five

NUMERALS = "789T"                                # cards of no court


class Word(NamedTuple):
    """A card, what is said of it with `{card}` for its name, and the lines it rests on ("" where it is ours)."""

    card: Card
    why: str
    source: str = ""


class Table:
    """Nothing is looked at but what this seat may see, though the deal be whole."""

    def __init__(self, deal: Euchre, seat: int) -> None:
        self.deal, self.seat, self.trump = deal, seat, deal.trump
        self.hand, self.able = deal.playable(seat), deal.allowed(seat)
        self.own, self.lay = hands.trumps(self.hand, deal.trump), hands.lay(self.hand, deal.trump)
        self.right, self.left, self.ace = best_five(deal.trump)[:3]
        self.partner = deal.partner(seat)
        self.ours = deal.party[seat] == deal.party[deal.maker]
        self.won = deal.tricks(deal.party[seat])
        self.lost = sum(deal.taken) - self.won
        self.fallen = {card for _, card, _ in deal.history}
        self.dead = self.fallen | set(self.hand)
        if deal.turned_down or not deal.taken_in:
            self.dead |= set(deal.turned)
        if seat == deal.dealer:
            self.dead |= {card for card in deal.zone[deal.layout.discard[seat]] if card in deal.pack}
        self.dead |= self.nowhere()
        self.trick = deal.on_table()
        if self.trick:
            self.see_trick()

    def see_trick(self) -> None:
        """The trick as it lies: whose it is, and who is still to play to it."""
        deal, by = self.deal, self.deal.played_by()[:-1]
        best = ORDER.wins(self.trick, self.trump)
        self.top, holder = self.trick[best], by[best]
        self.partners = deal.party[holder] == deal.party[self.seat]
        behind = [seat for seat in deal.in_play() if seat not in by and seat != self.seat]
        self.last = not behind
        self.partner_behind = any(deal.party[seat] == deal.party[self.seat] for seat in behind)
        self.enemies_behind = [seat for seat in behind if deal.party[seat] != deal.party[self.seat]]
        self.enemy_behind = bool(self.enemies_behind)
        self.led = ORDER.suit(self.trick[0], self.trump)

    @property
    def enemies(self) -> list[int]:
        """The adversaries who play."""
        return [seat for seat in self.deal.in_play() if self.deal.party[seat] != self.deal.party[self.seat]]

    # Of the code

    @property
    def hoyle(self) -> bool:
        """Whether it is played by Hoyle's book."""
        return self.deal.code == HOYLE.name

    def cite(self, professor: str, hoyle: str) -> str:
        """The lines of the book on the table."""
        return hoyle if self.hoyle else professor

    # Of cards

    def suit(self, card: Card) -> int:
        """The suit it counts as."""
        return ORDER.suit(card, self.trump)

    def strength(self, card: Card) -> int:
        """Within that suit."""
        return ORDER.strength(card, self.trump)

    def higher(self, card: Card) -> list[Card]:
        """Those of its suit above it that others may still play."""
        return [c for c in self.deal.pack if c not in self.dead and self.suit(c) == self.suit(card)
                and self.strength(c) > self.strength(card)]

    def lower(self, card: Card) -> list[Card]:
        """Those of its suit below it that others may still play."""
        return [c for c in self.deal.pack if c not in self.dead and self.suit(c) == self.suit(card)
                and self.strength(c) < self.strength(card)]

    def out(self, card: Card) -> int:
        """How many of its suit others may still hold."""
        return sum([c not in self.dead and self.suit(c) == self.suit(card) for c in self.deal.pack])

    def commands(self, card: Card) -> bool:
        """Whether no higher card of its suit can be out."""
        return not self.higher(card)

    def risk(self) -> float:
        """How likely who plays last has a higher card of the suit than what wins now, as far as can be told."""
        higher, out = len(self.higher(self.top)), len([card for card in self.deal.pack if card not in self.dead])
        return 1 - (1 - min(1.0, len(self.hand) / max(1, out))) ** higher

    def equal(self, one: Card, other: Card) -> bool:
        """Whether two cards of a suit do the same, since none that lies between them is out."""
        if self.suit(one) != self.suit(other):
            return False
        low, high = sorted([self.strength(one), self.strength(other)])
        return not any(low < self.strength(c) < high for c in self.deal.pack
                       if self.suit(c) == self.suit(one) and c not in self.dead)

    def beats_trick(self) -> Cards:
        """What takes the trick as it lies."""
        return common.winners(ORDER, self.able, self.trick, self.trump)

    def lowest(self, some: Cards) -> Card:
        """The card that costs least."""
        return common.lowest(ORDER, some, self.trump)

    def suits(self) -> dict[int, Cards]:
        """His lay cards by suit, from the highest down."""
        return common.suits(ORDER, self.lay, self.trump)

    def commanding(self) -> Cards:
        """His lay cards that no other can beat, but for a trump."""
        return tuple([card for card in self.lay if self.commands(card)])

    # Of what was said and played

    @property
    def opening(self) -> bool:
        """Whether nothing has been played."""
        return not self.deal.history

    @property
    def guarded_left(self) -> bool:
        """The Left Bower with another trump, the Right being out (001:979, 1074)."""
        return self.left in self.own and self.right not in self.dead and len(self.own) > 1

    @property
    def assisted(self) -> bool:
        """Whether the dealer was assisted by his partner."""
        return self.deal.seats == 4 and self.deal.maker == self.deal.partner(self.deal.dealer) \
            and not self.deal.turned_down

    @property
    def dealer_keeps(self) -> bool:
        """Whether the turned card is in the dealer's hand."""
        return self.deal.taken_in and self.deal.turned[0] not in self.fallen

    def has_trumped(self, seat: int) -> bool:
        """Whether he has played a trump."""
        return any(who == seat and self.suit(card) == self.trump for who, card, _ in self.deal.history)

    def tricks_played(self) -> list[list[tuple[int, Card]]]:
        """Whole tricks before this one."""
        size, told = self.deal.playing(), [(seat, card) for seat, card, _ in self.deal.history]
        return [told[n * size:(n + 1) * size] for n in range(sum(self.deal.taken))]

    def void(self, seat: int) -> set[int]:
        """The suits that he has been seen to be without."""
        tricks = self.tricks_played()
        return {self.suit(trick[0][1]) for trick in tricks for who, card in trick
                if who == seat and self.suit(card) != self.suit(trick[0][1])}

    def trumps_against(self) -> bool:
        """Whether an adversary may have a trump."""
        deal = self.deal
        others = [seat for seat in deal.in_play() if deal.side[seat] != deal.side[self.seat]]
        return any(self.trump not in self.void(seat) for seat in others) and any(
            card not in self.dead and self.suit(card) == self.trump for card in deal.pack)

    def nowhere(self) -> set[Card]:
        """Cards of suits that all others at table have been seen to be without."""
        voids = [self.void(seat) for seat in self.deal.in_play() if seat != self.seat]
        return {card for card in self.deal.pack if self.suit(card) in set.intersection(*voids)} if voids else set()

    def thrown_high(self) -> set[int]:
        """The plain suits of which his partner has thrown a court card or an ace to another suit (001:363)."""
        return {card.suit for trick in self.tricks_played() for who, card in trick
                if who == self.partner and self.suit(card) not in (self.suit(trick[0][1]), self.trump)
                and str(card)[0] not in NUMERALS}


def lone_is_void_of(deal: Euchre) -> set[int]:
    """The suits to which the lone player has been seen to play another."""
    return Table(deal, deal.lone).void(deal.lone) if deal.lone >= 0 else set()
