"""A deal of tricks: who leads, what may be played, who takes, and what every play proves.

A game declares its order, duties, packets and articles, says what comes before the play (`before_play`, which ends in
`lead_off`) and what the tricks are worth (`reckon`).
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from cardtable.cards import Card, Cards
from cardtable.families.tricks import declared
from cardtable.families.tricks.claims import rest_is_certain
from cardtable.families.tricks.order import FOLLOW, NO_TRUMP, Order
from cardtable.rules.deal import RESIGN, Deal
from cardtable.rules.laws import OUT_OF_TURN, Code, Law
from cardtable.rules.motions import DEALT, PLAYED, TOOK
from cardtable.rules.moves import Choice, Choices, One, calls
from cardtable.rules.moves import Order as Shuffled
from cardtable.rules.zones import Layout
from cardtable.solver import TRICKS, Duties, Position, Scoring


class Cloth(Layout):
    """The zones that every game of tricks has; a game may add its own after them."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.stock, self.trick = self.one("stock"), self.one("trick", sees="all")
        self.hand = self.each("hand")
        self.shown = self.each("hand shown", sees="all")     # a dummy, a hand laid open; it is played from there
        self.won = self.each("tricks won", sees="all")


class TrickDeal(Deal):
    """The class attributes declare the game."""

    layout: ClassVar[Cloth]
    order: Order
    duties: Duties = FOLLOW
    packets: tuple[int, ...] = ()                # how the cards are dealt: (1,) * 5 singly, (2, 3) in two packets
    book: ClassVar[Code]                         # the code whose articles are cited, unless `law` knows better
    articles: ClassVar[Mapping[str, int]] = {}   # by short name, such as "follow" or "turn", their numbers in it
    without: ClassVar[frozenset[str]] = frozenset()      # the short names that the family asks for, and the code lacks
    obliged: ClassVar[frozenset[str]] = frozenset({"turn"})      # those needed besides the duties'
    cites: ClassVar[frozenset[str]] = frozenset({"claim", "concede"})    # those looked up here besides

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if hasattr(cls, "layout"):
            declared.check(cls)

    def begin(self) -> None:
        self.trump = NO_TRUMP
        self.leader = self.after(self.dealer)    # of the trick on the table, or of the next
        self.taken: tuple[int, ...] = (0,) * self.seats      # tricks, by seat
        self.history: tuple[tuple[int, Card, int], ...] = ()         # who has played what, in order, from which zone
        self.last: tuple[tuple[int, Card], ...] = ()         # the trick last completed: who played what, in order

    def law(self, name: str) -> Law:
        """The article that the game calls so."""
        return self.book.law(self.articles[name])

    # The deal

    def shuffle(self, seat: int) -> Choices:
        return (Choice("shuffle", Shuffled(self.pack)),)

    def do_shuffle(self, seat: int, *order: Card) -> None:
        wanted = sum(self.packets) * self.seats
        if wanted > len(order):
            raise ValueError(f"{type(self).__name__} deals {wanted} cards to {self.seats} seats, but its pack has only "
                             f"{len(order)}: see `packets`")
        self.lay(order, self.layout.stock)
        self.deal_out()

    def deal_out(self) -> None:
        """The stock goes to the hands, in packets."""
        self.before_dealing()
        for n in self.packets:
            for to in self.round(self.after(self.dealer)):
                self.draw(n, self.layout.stock, self.dealt_to(to), self.dealer, DEALT)
        self.before_play()

    def before_dealing(self) -> None:
        """What the dealer lays aside before he deals."""

    def dealt_to(self, seat: int) -> int:
        """The zone to which a seat's cards are dealt: its hand, unless its player may not look at it yet."""
        return self.layout.hand[seat]

    def before_play(self) -> None:
        """What comes between the deal and the first lead; ends in `lead_off`."""
        self.lead_off(self.leader)

    def lead_off(self, seat: int) -> None:
        """The play begins with the lead of this seat."""
        self.leader = seat
        self.go("play", seat)

    # Who plays, and from where

    def held(self, seat: int) -> int:
        """The zone a seat plays from: its hand, or what lies open of it."""
        shown = self.layout.shown[seat]
        return shown if self.zone[shown] else self.layout.hand[seat]

    def playable(self, seat: int) -> Cards:
        """All the cards a seat plays from, lawful or not."""
        return self.zone[self.held(seat)]

    @property
    def nobodys(self) -> Cards:
        """The cards of the pack that all have seen to be in no hand."""
        return ()

    def lying(self, seat: int, card: Card) -> int:
        """The zone in which this card of his lies, before he plays it."""
        return self.held(seat)

    def binding(self) -> Duties:
        """The duties that bind just now; a game may bind only its last tricks."""
        return self.duties

    def follows(self, seat: int) -> int:
        """Who plays after this seat; a game in which some sit out knows better."""
        return self.after(seat)

    def playing(self) -> int:
        """How many cards make a trick."""
        return self.seats

    def in_play(self) -> tuple[int, ...]:
        """The seats that play to the trick, from the leader on; who sits out is not among them."""
        seats = [self.leader]
        for _ in range(self.playing() - 1):
            seats.append(self.follows(seats[-1]))
        return tuple(seats)

    def lies(self, seat: int) -> int:
        """The zone in which its card to the trick lies: in the middle, unless everybody keeps his before him."""
        return self.layout.trick

    def on_table(self) -> Cards:
        """The trick as it lies, in the order of play."""
        return self.zone[self.layout.trick]

    def played_by(self) -> tuple[int, ...]:
        """The seats whose cards are on the table, in the order of play, and after them who is next."""
        seats = [self.leader]
        for _ in self.on_table():
            seats.append(self.follows(seats[-1]))
        return tuple(seats)

    def dealt_hand(self, seat: int) -> Cards:
        """A hand as it was when the play began, as far as it is known here: what is left of it, and what was played
        from it, wherever that lies now."""
        own = self.layout.hand[seat], self.layout.shown[seat]
        return self.zone[own[0]] + self.zone[own[1]] + tuple([card for _, card, held in self.history if held in own])

    def lain(self, zone: int) -> Cards:
        return self.zone[zone] + tuple([card for _, card, held in self.history if held == zone])

    def fallen(self, seat: int) -> Cards:
        """What all have seen of a hand: what was played from it, and the rest if it lies open."""
        own = self.layout.hand[seat], self.layout.shown[seat]
        return self.zone[own[1]] + tuple([card for _, card, held in self.history if held in own])

    # The play

    def allowed(self, seat: int) -> Cards:
        """What this seat may play or lead."""
        return self.order.allowed(self.playable(seat), self.on_table(), self.trump, self.binding())

    def play(self, seat: int) -> Choices:
        return (Choice("play", One(self.allowed(seat))),)

    def faults(self, seat: int) -> Choices:
        """The cards that break a duty, by the article they break, and a card out of turn."""
        held = self.playable(seat) if self.phase == "play" else ()
        some: dict[str, Cards] = {}
        if seat not in self.must:
            if not held or not self.must:        # when all is over nobody's turn is taken from him
                return ()
            name = self.early(seat)
            law = self.law(name) if name in self.articles else OUT_OF_TURN
            return (Choice("play", One(held), law=law),)
        if self.on_table():
            lawful = self.allowed(seat)
            for card in held:
                if card not in lawful:
                    name = self.broken(seat, card)
                    some[name] = (*some.get(name, ()), card)
        return tuple([Choice("play", One(cards), law=self.law(name)) for name, cards in some.items()
                      if cards and name not in self.without])

    def early(self, seat: int) -> str:
        """Which article a card would break that this seat plays out of its turn: "" where the code has none on it."""
        return "turn"

    def broken(self, seat: int, card: Card) -> str:
        """Which article this unlawful card would break: that of the duty it fails in.  "trumped", if the game has it,
        is that of trumping where a trump lies already."""
        trick = self.on_table()
        suits = {self.order.suit(c, self.trump) for c in self.playable(seat)}
        led, suit = self.order.suit(trick[0], self.trump), self.order.suit(card, self.trump)
        if led in suits:
            return "head" if suit == led else "follow"
        if suit == self.trump:
            return "head"
        lies = any(self.order.suit(c, self.trump) == self.trump for c in trick)
        return "trumped" if lies and "trumped" in self.articles else "trump"

    def do_play(self, seat: int, card: Card) -> None:
        before, held, binding = self.on_table(), self.lying(seat, card), self.binding()
        self.history += ((seat, card, held),)
        self.shift((card,), held, self.lies(seat), seat, PLAYED)
        self.fell(seat, card, before)
        if not before:
            self.leader = seat
            self.led(seat, card)
        elif binding.follow:
            self.lacks(self.held(seat), lambda: self.order.absent(self.pack, card, before, self.trump, binding))
        trick = self.on_table()
        if len(trick) < self.playing():
            self.go("play", self.follows(seat))
            return
        self.last = tuple(zip(self.played_by(), trick))
        winner, _ = self.last[self.order.wins(trick, self.trump)]
        self.leader = winner
        self.taken = tuple([n + (s == winner) for s, n in enumerate(self.taken)])
        self.gather(winner, trick)
        self.next_trick(winner)

    def next_trick(self, winner: int) -> None:
        """After a trick: its winner leads again, unless nothing is left to play."""
        if self.decided() or not self.playable(winner):
            self.close("reckon")
        else:
            self.go("play", winner)

    def fell(self, seat: int, card: Card, before: Cards) -> None:
        """What a card costs or shows as it falls to these; before a first lead has made trumps."""

    def led(self, seat: int, card: Card) -> None:
        """What a lead does besides: the first may make trumps."""

    def gather(self, winner: int, trick: Cards) -> None:
        """The trick goes to who has won it."""
        self.shift(trick, self.layout.trick, self.layout.won[self.keeps(winner)], winner, TOOK)

    def keeps(self, seat: int) -> int:
        """The seat before which its tricks are laid: its own, unless one of the partners gathers for both."""
        return seat

    def decided(self) -> bool:
        """Whether nothing that counts can change any more, and the play stops."""
        return False

    def tricks(self, party: int) -> int:
        """What a party has taken so far."""
        return sum([n for seat, n in enumerate(self.taken) if self.party[seat] == party])

    def reckon(self) -> None:
        """Scores or pays the deal, and ends it."""
        raise NotImplementedError                        # abstract

    # The game given up, the rest claimed or conceded

    def on_giving_up(self) -> int:
        return self.articles.get("giving up", 0)

    def rights(self, seat: int) -> Choices:
        if self.phase != "play":
            return RESIGN
        names = [name for name, may in (("claim", self.may_claim(seat)), ("concede", self.may_concede(seat)))
                 if may and name in self.articles]
        return RESIGN + calls(*names)

    def may_claim(self, seat: int) -> bool:
        """Whether the rest of the tricks may be claimed now."""
        return seat in self.must

    def may_concede(self, seat: int) -> bool:
        """Whether the rest may be given up: by who has no partner to harm, to one party."""
        return not self.partners_of(seat) and len({self.party[s] for s in self.against(seat)}) == 1

    def certain(self, seat: int, may: Sequence[int]) -> bool:
        others = {s: may[self.held(s)] for s in self.in_play() if s != seat and self.zone[self.held(s)]}
        return self.phase == "play" and self.must == (seat,) and rest_is_certain(self, seat, others)

    def do_claim(self, seat: int) -> None:
        self.say(seat, "claim", law=self.articles.get("claim", 0))
        self.show(seat, self.zone[self.held(seat)], self.held(seat), "claim")
        self.rest_to(seat)

    def do_concede(self, seat: int) -> None:
        self.say(seat, "concede", law=self.articles.get("concede", 0))
        self.rest_to(self.against(seat)[0])

    @property
    def rest_counts(self) -> bool:
        """Whether what is not played after a claim counts as played: honours are counted by it, or it may have to be
        played again."""
        return False

    def rest_to(self, winner: int) -> None:
        """Every trick that is left goes to one seat, and the deal is reckoned."""
        playing, played = self.in_play(), self.played_by()[:-1]
        if self.rest_counts:
            self.history += tuple([(s, card, self.held(s)) for s in playing for card in self.zone[self.held(s)]])
        left = max([len(self.zone[self.held(s)]) + (s in played) for s in playing])
        self.taken = tuple([n + left * (s == winner) for s, n in enumerate(self.taken)])
        for zone in (self.layout.trick, *[self.held(s) for s in playing]):
            if self.zone[zone]:
                self.shift(self.zone[zone], zone, self.layout.won[self.keeps(winner)], winner, TOOK)
        self.close("reckon")

    # For search

    def makes_trumps(self) -> bool:
        """Whether the next lead makes trumps, so that the solver can only be asked after it."""
        return False

    def scoring(self, party: int) -> Scoring:
        """What the play is worth to a party, for the solver: its tricks, unless the game says more."""
        return TRICKS

    def open_position(self, party: int) -> Position:
        """The play from here with all cards open, as the solver takes it; only of a world in which they are known."""
        trick = self.on_table()
        trump = None if self.trump == NO_TRUMP else self.trump
        return Position(
            hands=[self.bits(self.playable(s)) for s in range(self.seats)], sides=self.party, lead=self.leader,
            trick=[(s, self.bit(c)) for s, c in zip(self.played_by(), trick)], trump=trump, duties=self.duties,
            scoring=self.scoring(party), won=self.tricks(party), side=party)

    def bit(self, card: Card) -> int:
        """A card's number to the solver."""
        return self.order.bit(card, self.trump)

    def bits(self, some: Cards) -> int:
        """Cards as the solver's mask."""
        return sum([1 << self.bit(c) for c in some])
