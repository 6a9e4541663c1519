"""Positions of Écarté as one player sees them, from as little as a book tells: for its cases, lessons and blunders."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardtable.cards import BACK, BACKS, Card, Cards
from cardtable.games.ecarte.game import GAME
from cardtable.games.ecarte.rules.match import EcarteGame, EcarteRubber
from cardtable.games.ecarte.rules.rules import (
    DISCARD,
    HAND,
    KINGS,
    ORDER,
    PACK,
    STOCK,
    TRICK,
    TURN_UP,
    WON,
    Ecarte,
    lawful,
)
from cardtable.rules.events import NATURE, Event
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.match import Series
from cardtable.rules.moves import Move
from cardtable.rules.options import Value
from cardtable.rules.tricks import proves_absent, wins
from cardtable.rules.view import View

DEALER, ELDER = 0, 1                     # the seats in these positions
PHASES = ("proposal", "answer", "exchange", "play")


class NoPosition(ValueError):
    """What is told contradicts itself; the message says how."""


@dataclass(frozen=True, slots=True)
class Position:
    """What one player holds, has seen and remembers when he is to act.

    Pairs go by seat, the dealer's first.  What is not told is left open: cards unaccounted for lie in the stock, and
    where the tricks are known only by number, their cards may be any.
    """

    seat: int                                            # DEALER or ELDER: who looks, and is to act
    phase: str                                           # of the deal
    hand: Cards
    trump: int
    turn_up: Card | None = None
    score: tuple[int, int] = (0, 0)
    proposals: int = 0                                   # made so far
    pays_two: int = -1                                   # the seat that risks two points
    history: tuple[tuple[Card, Card], ...] = ()          # card led and reply; the elder hand leads first
    tricks: tuple[int, int] | None = None                # where the history is not told
    led: Card | None = None                              # the card to be answered
    announced: int = -1                                  # the seat that has announced the king
    discarded: Cards = ()                                # his own
    adversary_trumps: int | None = None
    options: Mapping[str, Value] = field(default_factory=dict)

    def view(self) -> View:
        """All that he may know.  NoPosition if that cannot be."""
        table = _Table(self)
        return View("ecarte", self.seat, match_at(table.deal, self.options).view(self.seat), table.knowledge)


def after(view: View, seat: int, *moves: Move) -> View:
    """What he sees once these words have been spoken: calls, which move no card that he does not see."""
    match = view.match.copy()
    for move in moves:
        match.apply(seat, move)
    return View(view.game, view.player, match.view(view.player), view.knowledge.copy())


def match_at(deal: Ecarte, options: Mapping[str, Value] | None = None) -> Series:
    """A match of two that has come to this deal."""
    rubber = GAME.match(options or {})
    assert isinstance(rubber, EcarteRubber)
    one = EcarteGame(rubber.options, dealer=deal.dealer, player=(0, 1), purse=deal.purse)
    one.inner, rubber.inner = deal, one
    return rubber


class _Table:
    """Lays the cards as told, and lets the player hear how they came there."""

    def __init__(self, told: Position) -> None:
        self.told, self.other = told, 1 - told.seat
        game_options = {k: v for k, v in told.options.items() if k in ("points", "code")}
        start = {"dealer": DEALER, "score": told.score, **game_options}
        self.deal = Ecarte.position({STOCK: len(PACK)}, told.phase, told.seat, start=start, trump=told.trump,
                                    proposals=told.proposals, pays_two=told.pays_two)
        if told.announced >= 0:
            self.deal.announced = (told.announced,)
        self.knowledge = Knowledge(self.deal.eyes(told.seat), PACK, len(self.deal.layout))
        self.seen: set[Card] = set()
        self.hear(Event("shuffled", NATURE, PACK, -1, STOCK))
        self.turn_up()
        self.hands()
        self.play()

    def hear(self, *events: Event) -> None:
        for event in events:
            self.knowledge.note(event)

    def put(self, cards: Cards, src: int, dst: int) -> None:
        """These cards, some perhaps unknown, from zone to zone."""
        left = list(self.deal.zone[src])
        for card in cards:
            if card not in left:                         # one of the unknown ones there turns out to be this
                if card in self.seen or card not in PACK or BACK not in left:
                    raise NoPosition(f"the {card.name} cannot be where it is said to be")
                self.seen.add(card)
            left.remove(card if card in left else BACK)
        self.deal.zone[src] = tuple(left)
        self.deal.zone[dst] += cards
        self.hear(Event("moved", NATURE, cards, src, dst))

    def turn_up(self) -> None:
        told = self.told
        if told.turn_up is not None:
            if told.turn_up.suit != told.trump:
                raise NoPosition(f"the {told.turn_up.name} turned up is no trump")
            self.put((told.turn_up,), STOCK, TURN_UP)
            return
        self.put(BACKS[1], STOCK, TURN_UP)               # a trump at any rate, and no king that was turned unmarked
        self.hear(Event("lacks", NATURE, tuple([c for c in PACK if c.suit != told.trump]), TURN_UP))

    def hands(self) -> None:
        """Five cards each before the play, those of the adversary unknown."""
        told = self.told
        led, replies = self.played(told.seat), self.played(self.other)
        mine = told.hand + led
        untold = self.tricks() - len(told.history)
        if len(mine) + untold != 5:
            raise NoPosition(f"he should hold {5 - len(led) - untold} cards, not {len(told.hand)}")
        self.put(mine + BACKS[untold], STOCK, HAND[told.seat])
        self.put(told.discarded, STOCK, DISCARD[told.seat])
        self.put(BACKS[5], STOCK, HAND[self.other])
        if told.announced == self.other and not untold and KINGS[told.trump] not in replies:
            self.shown_king()

    def shown_king(self) -> None:
        king = KINGS[self.told.trump]
        self.hear(Event("showed", self.other, (king,), HAND[self.other], HAND[self.other]))

    def tricks(self) -> int:
        return len(self.told.history) if self.told.tricks is None else sum(self.told.tricks)

    def played(self, seat: int) -> Cards:
        """The cards of the tricks told, and of the one on the table, that this seat has played."""
        leader, some = ELDER, []
        for trick in self.told.history:
            some.append(trick[leader != seat])
            leader ^= wins(trick, self.told.trump, ORDER)
        if self.told.led is not None and seat == self.other:
            some.append(self.told.led)
        return tuple(some)

    def play(self) -> None:
        """The tricks told, then those known only by number, then the card that is to be answered."""
        told, deal, leader = self.told, self.deal, ELDER
        for trick in told.history:
            for seat, card in ((leader, trick[0]), (1 - leader, trick[1])):
                self.put((card,), HAND[seat], TRICK)
                if deal.first[seat] is None:
                    deal.first = (card, deal.first[1]) if seat == DEALER else (deal.first[0], card)
            self.hear(Event("lacks", NATURE, proves_absent(lawful, PACK, trick[1], trick[0], told.trump),
                            HAND[1 - leader]))
            leader ^= wins(trick, told.trump, ORDER)
            self.put(trick, TRICK, WON[leader])
        if told.tricks is not None and not told.history:
            for seat in (DEALER, ELDER):
                for hand in HAND:
                    self.put(BACKS[told.tricks[seat]], hand, WON[seat])
        if told.phase == "play":
            deal.leader = told.seat
            if told.led is not None or leader != told.seat and told.tricks is None:
                self.lead()
        if told.tricks is not None and told.announced == self.other and not told.tricks[self.other]:
            self.shown_king()                            # it would have won a trick
        if told.adversary_trumps == 0:
            self.hear(Event("lacks", NATURE, tuple([c for c in PACK if c.suit == told.trump]), HAND[self.other]))
        elif told.adversary_trumps is not None:
            self.hear(Event("claims", NATURE, what="holds_trumps", args=((HAND[self.other],), told.adversary_trumps)))

    def lead(self) -> None:
        """The adversary has led; if nobody tells what, something that means little."""
        card = self.told.led or next(c for c in PACK if c not in self.seen and c.suit != self.told.trump)
        self.deal.leader = self.other
        self.put((card,), HAND[self.other], TRICK)
        if self.deal.first[self.other] is None:
            self.deal.first = (card, None) if self.other == DEALER else (None, card)
