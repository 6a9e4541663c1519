"""Quinto, one deal (002:8684-8806): twelve tricks and the cachette, partners against partners."""
from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cardtable.cards import JOKER, RANKS, Card, Cards, pack, ranking
from cardtable.families.tricks.deal import Cloth
from cardtable.families.tricks.dummy import Dummy
from cardtable.families.tricks.order import Cascade
from cardtable.games.quinto.laws import CODE, LAW
from cardtable.games.quinto.quints import quints
from cardtable.rules.motions import DEALT, DREW, TOOK
from cardtable.rules.moves import Choice, Choices, One, calls
from cardtable.rules.terms import Terms

SEATS, HAND, CACHETTE = 4, 12, 5
PACK = (*pack(RANKS), JOKER)
GAME, TRICK = 250, 5
TRICKS = "tricks"


class QuintoCloth(Cloth):
    """With the cachette, and the hand at which whoever has Dummy may not look yet."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.cachette, self.apart = self.one("cachette"), self.each("hand apart", sees="nobody")


LAYOUT = QuintoCloth(SEATS)


@dataclass(frozen=True)
class QuintoTerms(Terms):
    """How it is played, and how the rubber stands."""

    dummy: int = -1              # the seat whose hand lies open
    games: tuple[int, int] = (0, 0)              # those each side has won of the rubber, for the markers


class Quinto(Dummy):
    """Seats 0 and 2 are partners; `dummy` is the seat of a dummy, -1 if there is none."""

    layout: ClassVar[QuintoCloth] = LAYOUT
    pack, book, code, packets = PACK, CODE, CODE.name, (1,) * HAND
    order = Cascade(ranking(RANKS))
    articles, without = LAW, frozenset({"turn", "claim", "concede"})
    side = (0, 1, 0, 1)
    scored, goal = True, GAME

    agrees_on = QuintoTerms
    terms: QuintoTerms

    def begin(self) -> None:
        super().begin()
        self.dummy, self.games = self.terms.dummy, self.terms.games
        self.spoken: tuple[tuple[int, str], ...] = ()    # what each has said of doubling, in order
        self.victor = -1                                 # the side that has won the game with this deal
        self.by_quints = False                           # it has won it before tricks were added

    # 1. The deal: the cachette first (002:8712-8716)

    def before_dealing(self) -> None:
        self.draw(CACHETTE, self.layout.stock, self.layout.cachette, self.dealer, DEALT)

    def dealt_to(self, seat: int) -> int:
        return (self.layout.apart if seat == self.unseen else self.layout.hand)[seat]

    @property
    def unseen(self) -> int:
        """The hand of Dummy's side at which its player may not look before all have spoken: not that from which he is
        to lead, nor, when the lead is not his, his own (002:8790-8792); -1 where there is none."""
        if self.dummy < 0:
            return -1
        return self.left(self.dummy, 2) if self.after(self.dealer) == self.dummy else self.dummy

    # 2. Doubling, once round (002:8718-8722)

    def before_play(self) -> None:
        self.go("doubling", self.after(self.dealer))

    @property
    def factor(self) -> int:
        """By how much the tricks are multiplied: 1, 2 or 4."""
        return 1 << len(self.doublers())

    def doublers(self) -> tuple[int, ...]:
        """The seats that have doubled and redoubled."""
        return tuple([seat for seat, word in self.spoken if word != "pass"])

    def doubling(self, seat: int) -> Choices:
        """A side may double what nobody has doubled, and redouble what the other has."""
        match self.doublers():
            case ():
                return calls("pass", "double")
            case (doubler,) if self.side[doubler] != self.side[seat]:
                return calls("pass", "redouble")
        return calls("pass")

    def do_pass(self, seat: int) -> None:
        self.speak(seat, "pass")

    def do_double(self, seat: int) -> None:
        self.speak(seat, "double")

    def do_redouble(self, seat: int) -> None:
        self.speak(seat, "redouble")

    def speak(self, seat: int, word: str) -> None:
        """One of them is said, and the next speaks; the last leaves the lead to eldest hand."""
        self.spoken += ((seat, word),)
        self.say(seat, word, law=0 if word == "pass" else LAW["double"])
        if len(self.spoken) < self.seats:
            self.go("doubling", self.after(seat))
            return
        leader = self.after(self.dealer)
        if leader == self.dummy:
            own = self.unseen
            self.shift(self.zone[self.layout.apart[own]], self.layout.apart[own], self.layout.hand[own], own, DREW)
            self.lay_open(self.dummy, own)
        self.lead_off(leader)

    # 3. The play; Dummy is laid open when the first card has been led

    def led(self, seat: int, card: Card) -> None:
        if self.dummy >= 0 and len(self.history) == 1 and seat != self.dummy:
            self.lay_open(self.dummy, self.left(self.dummy, 2), self.layout.apart[self.dummy])

    def faults(self, seat: int) -> Choices:
        """The Quint Royal is not led while there is anything else; words out of their time, and a card before all have
        spoken."""
        return self.of_cards(seat) + self.out_of_order(seat)

    def out_of_order(self, seat: int) -> Choices:
        """What is said at the wrong time, and a card before all have spoken."""
        if self.phase not in ("doubling", "play"):
            return ()
        double = self.law("double")
        lawful = {choice.verb for choice in self.decision(seat).choices}
        words = [Choice(verb, law=double) for verb in ("pass", "double", "redouble") if verb not in lawful]
        held = self.playable(seat) if self.phase == "doubling" else ()
        return (*words, *([Choice("play", One(held), law=double)] if held else []))

    def of_cards(self, seat: int) -> Choices:
        """The cards that are not to be played now."""
        if self.phase == "play" and seat in self.must and not self.on_table() and JOKER not in self.allowed(seat):
            royal = tuple([c for c in self.playable(seat) if c is JOKER])
            return (Choice("play", One(royal), law=self.law("royal led")),) if royal else ()
        return super().faults(seat)

    def keeps(self, seat: int) -> int:
        """One of the partners gathers for both."""
        return self.side.index(self.side[seat])

    def gather(self, winner: int, trick: Cards) -> None:
        super().gather(winner, trick)
        self.count_quints(winner, trick)

    def count_quints(self, seat: int, some: Cards) -> None:
        """All of a trick, or of the cachette, are marked; who then has the game has won it at once (002:8756-8761)."""
        side = self.side[seat]
        found = quints(some)
        for what, points in found.items():
            self.mark(side, points, what, LAW["quints"])
        if found and self.score[side] >= GAME:
            self.victor, self.by_quints = side, True

    def decided(self) -> bool:
        return self.victor >= 0

    # 4. The cachette, then the tricks (002:8724-8730, 8759-8763)

    def reckon(self) -> None:
        if self.victor < 0:
            self.take_cachette(self.leader)
        if self.victor < 0:
            for side in range(2):
                self.mark(side, TRICK * self.factor * self.tricks(side), TRICKS, LAW["tricks"])
            if max(self.score) >= GAME and self.score[0] != self.score[1]:
                self.victor = self.score.index(max(self.score))
        self.end()

    def take_cachette(self, seat: int) -> None:
        """The winners of the last trick take it for one trick more."""
        some = self.zone[self.layout.cachette]
        self.taken = tuple([n + (s == seat) for s, n in enumerate(self.taken)])
        self.say(seat, "cachette", law=LAW["cachette"])
        self.shift(some, self.layout.cachette, self.layout.won[self.keeps(seat)], seat, TOOK)
        self.count_quints(seat, some)

    @property
    def ends_game(self) -> bool:
        return self.resigned is not None or self.victor >= 0
