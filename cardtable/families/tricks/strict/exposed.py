"""Cards that lie exposed before their owner: he plays them as from his hand, and an adversary says, each time he is to
play, what becomes of them."""
from __future__ import annotations

from typing import Any, ClassVar

from cardtable.cards import SUIT_NAMES, Card, Cards
from cardtable.families.tricks.deal import Cloth
from cardtable.families.tricks.strict import StrictTricks
from cardtable.families.tricks.strict.demands import CARD, HIGHEST, LOWEST, NOT_CARD, Demand
from cardtable.rules.faults import Offence
from cardtable.rules.laws import UNJUDGED, Law
from cardtable.rules.motions import FACED, TOOK_BACK
from cardtable.rules.moves import Choice, Choices, Move, One, calls


class ExposedCloth(Cloth):
    """With a zone for each seat's exposed cards; before a cloth of the game's own in a class of both."""

    def __init__(self, seats: int, **more: Any) -> None:
        super().__init__(seats, **more)
        self.exposed = self.each("exposed", sees="all")


class Exposing(StrictTricks):
    """`ordered` are the orders that the code knows."""

    layout: ClassVar[ExposedCloth]
    ordered: ClassVar[frozenset[str]] = frozenset({"demand"})    # besides, "forbid", "highest", "lowest"
    settling = StrictTricks.settling | {"ordering"}
    freed: ClassVar[bool] = False                # one order obeyed frees the card, which goes back to the hand

    def begin(self) -> None:
        super().begin()
        self.asked: tuple[tuple[int, int], ...] = ()     # for whom orders have been asked, and after how many cards

    def exposed(self, seat: int) -> Cards:
        """What lies so before a seat."""
        return self.zone[self.layout.exposed[seat]]

    def lying_open(self, seat: int) -> Cards:
        return super().lying_open(seat) + self.exposed(seat)

    def expose(self, seat: int, some: Cards) -> None:
        """These of its cards, wherever they are, lie exposed from now on."""
        zone = self.layout.exposed[seat]
        lying = {card: next(one for one, held in enumerate(self.zone) if card in held) for card in some}
        for lies in dict.fromkeys(lying.values()):
            if lies != zone:
                self.shift(tuple([card for card in some if lying[card] == lies]), lies, zone, seat, FACED)

    # They are played as from the hand

    def playable(self, seat: int) -> Cards:
        return super().playable(seat) + self.exposed(seat)

    def lying(self, seat: int, card: Card) -> int:
        return self.layout.exposed[seat] if card in self.exposed(seat) else super().lying(seat, card)

    def dealt_hand(self, seat: int) -> Cards:
        """A turn-up that was left lying is one of both, and one card."""
        own = super().dealt_hand(seat)
        return own + tuple([card for card in self.ever_exposed(seat) if card not in own])

    def fallen(self, seat: int) -> Cards:
        return super().fallen(seat) + self.ever_exposed(seat)

    def ever_exposed(self, seat: int) -> Cards:
        """What lies so, and what was played from there."""
        own = self.layout.exposed[seat]
        return self.zone[own] + tuple([card for _, card, held in self.history if held == own])

    def may_claim(self, seat: int) -> bool:
        """Not while a hand is in two places."""
        return super().may_claim(seat) and not self.in_two_places

    @property
    def in_two_places(self) -> bool:
        """Whether anybody has exposed cards beside his hand."""
        return any(self.exposed(seat) for seat in range(self.seats))

    @property
    def unusual(self) -> bool:
        """Whether something binds or lies that guided play does not know."""
        return bool(self.demands) or self.in_two_places

    def rest_to(self, winner: int) -> None:
        for seat in range(self.seats):
            if self.exposed(seat):
                self.shift(self.exposed(seat), self.layout.exposed[seat], self.held(seat), seat, TOOK_BACK)
        super().rest_to(winner)

    def take_back(self, first: int) -> int:
        """What was called, and not played to yet, was called upon cards that go back: it is asked anew, but of who has
        to pay for more; what was called of one before any of them was played, and he has not played since, stands."""
        maker = self.history[first][0]
        self.asked = tuple([(owner, count) for owner, count in self.asked if count <= first and owner != maker
                            and not any(seat == owner for seat, *_ in self.history[count:])])
        stay = {owner for owner, _ in self.asked} | {d.seat for d in self.demands if not d.cards}
        self.demands = tuple([d for d in self.demands if d.lasting or not d.cards or d.seat in stay])
        return super().take_back(first)

    # They are called

    def apply(self, seat: int, move: Move, broken: Law | None = UNJUDGED) -> None:
        super().apply(seat, move, broken)
        if len(self.must) == 1:
            for owner in self.due_orders(self.must[0]):
                self.ask_orders(owner)

    def due_orders(self, seat: int) -> tuple[int, ...]:
        """For whose cards orders are given before this seat plays: its own."""
        return (seat,)

    def ask_orders(self, owner: int) -> None:
        """Unless he has been told already."""
        if self.to_be_told(owner):
            self.ask_for(owner, self.against(owner)[0])

    def to_be_told(self, owner: int) -> bool:
        """Whether he has exposed cards for which no order has been given or asked."""
        asked = (owner, len(self.history)) in self.asked
        return self.phase == "play" and not self.over and bool(self.exposed(owner)) and not asked \
            and not self.demands_of(owner)

    def ask_for(self, owner: int, seat: int) -> None:
        """Has this seat say what becomes of his cards."""
        begun = len(self.history) - len(self.on_table())
        self.asked = (*[one for one in self.asked if one[1] >= begun], (owner, len(self.history)))
        self.interrupt("ordering", seat)

    def ordering(self, seat: int) -> Choices:
        """Which of them is to be played, or is not; or the highest or lowest of its suit; or nothing."""
        some = self.exposed(self.owner)
        suits = tuple([SUIT_NAMES[n] for n in sorted({c.suit for c in some})])
        found = tuple([Choice(verb, One(some if verb in ("demand", "forbid") else suits))
                       for verb in ("demand", "forbid", "highest", "lowest") if verb in self.ordered])
        return found + calls("free")

    @property
    def owner(self) -> int:
        """Whose exposed cards are being ordered about."""
        return self.asked[-1][0] if self.asked else self.interrupted[-1].must[0]

    def do_demand(self, seat: int, card: Card) -> None:
        self.order_about(seat, "demand", CARD, (card,), card.name)

    def do_forbid(self, seat: int, card: Card) -> None:
        self.order_about(seat, "forbid", NOT_CARD, (card,), card.name)

    def do_highest(self, seat: int, suit: str) -> None:
        self.order_about(seat, "highest", HIGHEST, self.of_suit(suit), suit)

    def do_lowest(self, seat: int, suit: str) -> None:
        self.order_about(seat, "lowest", LOWEST, self.of_suit(suit), suit)

    def of_suit(self, suit: str) -> Cards:
        """The exposed cards of a suit."""
        return tuple([c for c in self.exposed(self.owner) if c.suit == SUIT_NAMES.index(suit)])

    def order_about(self, seat: int, word: str, kind: str, some: Cards, what: str) -> None:
        """The order is given, and the play goes on."""
        self.say(seat, word, what, law=self.articles["demand"])
        suit = some[0].suit if kind in (HIGHEST, LOWEST) else -1
        self.demands += (Demand(self.owner, kind, some, suit),)
        self.resume()

    def do_free(self, seat: int) -> None:
        self.say(seat, "free")
        self.resume()

    def play_on(self, seat: int, card: Card) -> None:
        """An order obeyed may free the card on account of which it was given; to refuse one that could not be played
        in any case is none, and what is taken back in this trick lies for that."""
        kept = {c for o in self.offences if o.fault == "put right" and o.trick == self.trick_number() for c in o.cards}
        some = self.lawful(seat)
        obeyed = [d for d in self.demands_of(seat) if card in d.fitting(some, self.order, self.trump, self.on_table())
                  and (d.kind != NOT_CARD or set(d.cards).intersection(some))]
        super().play_on(seat, card)
        freed = tuple([c for d in obeyed for c in d.cards if c in self.exposed(seat) and c not in kept]) \
            if self.freed else ()
        if freed:
            self.shift(freed, self.layout.exposed[seat], self.held(seat), seat, TOOK_BACK)

    # Words of the table

    def effect_exposed(self, offence: Offence) -> None:
        """The cards of the offence lie exposed."""
        self.expose(offence.seat, offence.cards)

    effect_call_it_later = effect_exposed        # as one of several remedies

    def effect_highest(self, offence: Offence) -> None:
        """The highest of the suit is to be played."""
        self.best_or_worst(offence.seat, HIGHEST)

    def effect_lowest(self, offence: Offence) -> None:
        """The lowest of the suit is to be played."""
        self.best_or_worst(offence.seat, LOWEST)

    def best_or_worst(self, seat: int, kind: str) -> None:
        """Said of his next card, it takes the place of what was said before: the last word holds."""
        old = [d for d in self.demands_of(seat) if d.kind in (HIGHEST, LOWEST) and not d.lasting]
        suit = old[0].suit if old and not self.on_table() else -1
        self.demands = (*[d for d in self.demands if d not in old], Demand(seat, kind, suit=suit))
