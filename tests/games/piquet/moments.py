"""Piquet’s moments: the cut, the exchange, the dialogue, the count, the play, what is great, the settlement."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.cards import cards
from cardtable.games.piquet.rules.rules import Piquet
from tests.adapters.piquet_deals import dealt
from tools.moments import Moment, company
from tools.written import Written

LEVELS = (("Mrs. Battle", "club"),)
# The book's own hand (002:3486-3545): elder hand's and the dealer's as dealt, and the stock from its top.
ELDER, DEALER = "9S 7S AH 9H 8H JD TD 9D 8D JC TC 7C", "QS TS 8S QH JH 7H KD QD AC KC QC 8C"
STOCK = "AD 9C 7D AS KH KS TH JS"
THROWN = "9S 7S 9H 8H 7C", "TS 8S 7H"
TRICKS = "AD QD 7D KD AC JC KC TC QC 9C 8C KH KS AS JD TH TD JH 9D QH 8D JS AH QS"


class Partie(Written[Piquet]):
    """Writes the record of a partie or game; `before` deals are played at random, the next is dealt by `dealer`."""

    name, kind = "piquet", Piquet

    def __init__(self, dealer: int = 0, before: int = 2, seed: int = 1, choose: bool = True,
                 **options: object) -> None:
        super().__init__(company(LEVELS, 2), seed, options)
        first = (dealer - before) % 2
        self.do("* cut KS 9D", f"0 deal-{'first' if first == 0 else 'second'}") if choose else self.do("* cut KS 9D")
        self.chance(before)

    def chance(self, deals: int) -> Partie:
        """So many deals more at random, or until all is over."""
        while deals and not self.sitting.over:
            deal = self.sitting.match.deal()
            self.randomly()
            deals -= deal.over
        return self

    def deals(self, elder: str = ELDER, dealer: str = DEALER, stock: str = STOCK) -> Partie:
        """These hands and this stock."""
        return self.shuffled(*dealt(cards(elder), cards(dealer), cards(stock)))

    def exchange(self, *thrown: str) -> Partie:
        """What each throws out, elder hand first."""
        return self.turn(*[f"discard {some}" for some in thrown or THROWN])

    def call(self, number: int = -1) -> Partie:
        """So many moves of the dialogue, or all up to a card, where nobody has a choice."""
        deal = self.deal
        while number and not deal.over and len(some := list(deal.decision(deal.must[0]))) == 1 and some[0][0] != "play":
            self.sitting.submit(deal.must[0], some[0])
            number -= 1
        return self

    def plays(self, some: str | int) -> Partie:
        """The cards that both play, the dialogue between them."""
        for card in str(some).split():
            self.call().turn(f"play {card}")
        return self


def book(dealer: int = 0, **options: object) -> Partie:
    """The book's hand, exchanged; the person deals it, unless said."""
    return Partie(dealer, **options).deals().exchange()          # type: ignore[arg-type]


def great(dealer: int = 1, before: int = 5) -> Partie:
    """Four major tierces against three cards of every suit (002:3709-3744), in the last deal of a partie."""
    made = Partie(dealer, before).deals("AS KS QS AH KH QH AD KD QD AC KC 7C", "JS TS 9S JH TH 9H JD TD 9D JC TC 8C",
                                        "QC 9C 8S 7S 8H 7H 8D 7D")
    return made.exchange("7C", "8C").turn("leave")


CAPOT = "AS 9S KS TS QS JS AH 9H KH TH QH JH AD 9D KD TD QD JD AC 9C KC TC QC JC"


def blanche(dealer: int = 0) -> Partie:
    """Elder hand has a carte blanche, and has told it."""
    made = Partie(dealer).deals("AS TS 9S 8S AH TH 9H AD TD 9D 8D 7D", "KS QS JS KH QH JH KD QD JD AC KC QC",
                                "JC TC 9C 8C 7C 8H 7H 7S")
    return made.turn("carte-blanche")


def looked(dealer: int = 0) -> Partie:
    """Elder hand leaves two, the dealer three, and looks at them."""
    return Partie(dealer).deals().exchange("9S 7S 9H", "TS 8S").turn("look")


MOMENTS: dict[str, Callable[[], Moment]] = {
    "cut": lambda: Partie(1, 0, choose=False).moment(),
    "exchange": lambda: Partie(1).deals().moment(then="choose 9S 7S 9H 8H 7C"),
    "compared": lambda: Partie(1).deals().moment(then="compare"),
    "dealer": lambda: Partie(0).deals().exchange(THROWN[0]).moment(then="choose TS 8S 7H"),
    "blanche": lambda: blanche().exchange("AS TS 9S 8S AH", "AC KC QC").moment(),
    "looking": lambda: Partie(0).deals().exchange("9S 7S 9H", "TS 8S").moment(),
    "named": lambda: looked(1).call().turn("name diamonds").moment(),
    "calling": lambda: book(1).call(4).moment(),
    "reply": lambda: book().call(5).moment(then="wait"),
    "sinking": lambda: book(1, sinking=True).turn("point 6", "good").moment(),
    "sinking-first": lambda: book(1, sinking=True).moment(),
    "sunk-reply": lambda: book(sinking=True).turn("point 5").moment(),
    "lead": lambda: book(1).call().moment(),
    "counting": lambda: book().plays("AD").call(1).moment(),
    "trick": lambda: book().plays("AD QD 7D KD AC JC KC").moment(),
    "repique": lambda: great().call().moment(),
    "capot": lambda: great().plays(CAPOT).moment(),
    "score": lambda: book().plays(TRICKS[:-6]).moment(then="page score"),
    "cent": lambda: book(form="cent").plays("AD QD 7D KD AC JC KC").moment(),
    "end": lambda: book().plays(TRICKS).moment(),
}
