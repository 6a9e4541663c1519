"""Piquet’s moments: the cut, the exchange, the dialogue, the count, the play, what is great, the settlement."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardtable.cards import cards
from cardtable.games import game
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tests.adapters.piquet_deals import dealt
from tools.moments import Moment, company

LEVELS = (("Mrs. Battle", "club"),)
# The book's own hand (002:3486-3545): elder hand's and the dealer's as dealt, and the stock from its top.
ELDER, DEALER = "9S 7S AH 9H 8H JD TD 9D 8D JC TC 7C", "QS TS 8S QH JH 7H KD QD AC KC QC 8C"
STOCK = "AD 9C 7D AS KH KS TH JS"
THROWN = "9S 7S 9H 8H 7C", "TS 8S 7H"
TRICKS = "AD QD 7D KD AC JC KC TC QC 9C 8C KH KS AS JD TH TD JH 9D QH 8D JS AH QS"


class Partie:
    """Writes the record of a partie or game; `before` deals are played at random, the next is dealt by `dealer`."""

    def __init__(self, dealer: int = 0, before: int = 2, seed: int = 1, **options: object) -> None:
        self.rng = Random(seed)
        self.players = company(LEVELS, 2)
        self.sitting = Sitting(game("piquet"), options, self.players)
        first = (dealer - before) % 2
        self.do(f"* cut {'KS 9D' if first == 0 else '9D KS'}", f"{first} deal-first")
        self.chance(before)

    def chance(self, deals: int) -> Partie:
        """So many deals more at random, or until all is over."""
        while deals and not self.sitting.over:
            match = self.sitting.match
            seat, deal = match.pending().must[0], match.deal()
            self.sitting.submit(seat, match.decision(seat).sample(self.rng))
            deals -= deal.over
        return self

    def deals(self, elder: str = ELDER, dealer: str = DEALER, stock: str = STOCK) -> Partie:
        """These hands and this stock."""
        self.sitting.submit(NATURE, Move(("shuffle", *dealt(cards(elder), cards(dealer), cards(stock)))))
        return self

    def do(self, *lines: str) -> Partie:
        """Moves as records have them."""
        for line in lines:
            seat, _, move = line.partition(" ")
            self.sitting.submit(NATURE if seat == "*" else int(seat), Move.read(move))
        return self

    def turn(self, *moves: str) -> Partie:
        """Who is in turn does this, and so on."""
        for move in moves:
            self.do(f"{self.sitting.match.pending().must[0]} {move}")
        return self

    def exchange(self, *thrown: str) -> Partie:
        """What each throws out, elder hand first."""
        return self.turn(*[f"discard {some}" for some in thrown or THROWN])

    def call(self, number: int = -1) -> Partie:
        """So many moves of the dialogue, or all up to a card, where nobody has a choice."""
        deal = self.sitting.match.deal()
        while number and not deal.over and len(some := list(deal.decision(deal.must[0]))) == 1 and some[0][0] != "play":
            self.sitting.submit(deal.must[0], some[0])
            number -= 1
        return self

    def plays(self, text: str) -> Partie:
        """The cards that both play, the dialogue between them."""
        for card in text.split():
            self.call().turn(f"play {card}")
        return self

    def moment(self, live: int = 1, then: str = "", acts: int = 0) -> Moment:
        """As it now stands."""
        return Moment("piquet", dict(self.sitting.options), self.players, tuple(self.sitting.lines), live, then, acts)


def book(dealer: int = 0) -> Partie:
    """The book's hand, exchanged; the person deals it, unless said."""
    return Partie(dealer).deals().exchange()


MOMENTS: dict[str, Callable[[], Moment]] = {
    "cut": lambda: Partie(0, 0).moment(),
    "exchange": lambda: Partie(1).deals().moment(then="choose 9S 7S 9H 8H 7C"),
    "dealer": lambda: Partie(0).deals().exchange(THROWN[0]).moment(then="choose TS 8S 7H"),
    "calling": lambda: book(1).call(4).moment(),
    "reply": lambda: book().call(5).moment(then="wait"),
    "lead": lambda: book(1).call().moment(),
    "counting": lambda: book().plays("AD").call(1).moment(),
    "trick": lambda: book().plays("AD QD 7D KD AC JC KC").moment(),
    "end": lambda: book().plays(TRICKS).moment(),
}
