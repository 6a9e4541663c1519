"""Bézique: the deal, the tricks with their declarations, the sevens, and the last eight tricks (002:388-535)."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.cards import RANKS, Cards, pack, ranking
from cardtable.families.melds.deal import MeldCloth, MeldDeal, brisques
from cardtable.families.melds.kinds import OfCards, OfRank, OfSuit
from cardtable.families.tricks.order import FOLLOW, Order
from cardtable.games.bezique.laws import CODE, LAW
from cardtable.rules.motions import DECLARED, MOVED, TURNED
from cardtable.rules.moves import Choices, calls
from cardtable.rules.terms import Terms


class BeziqueCloth(MeldCloth):
    """The card turned up lies beside the stock."""

    def __init__(self) -> None:
        super().__init__(2)
        self.turn_up = self.one("turn-up", sees="all")


LAYOUT, PACK, PACKETS = BeziqueCloth(), pack("789TJQKA", 2), (3, 2, 3)
RANKED, LOW_TENS = Order(ranking("789JQKTA")), Order(ranking("789TJQKA"))
SEVEN = RANKS.index("7")

# What is scored (002:430-492), in the order in which it is offered.
MARRIAGE, SEQUENCE, BEZIQUE, DOUBLE = "marriage", "sequence", "bezique", "double-bezique"
KINDS = (
    OfCards(DOUBLE, "QS QS JD JD", 500),
    OfSuit(SEQUENCE, "ATKQJ", 0, 250),
    OfRank("four-aces", "AAAA", 100),
    OfRank("four-kings", "KKKK", 80),
    OfRank("four-queens", "QQQQ", 60),
    OfRank("four-knaves", "JJJJ", 40),
    OfCards(BEZIQUE, "QS JD", 40, above=(DOUBLE,), again="apart"),
    OfSuit(MARRIAGE, "KQ", 20, 40, above=(SEQUENCE,)),
)
A_SEVEN, A_BRISQUE, LAST_TRICK = 10, 10, 10
ARTICLES = {DOUBLE: "double", SEQUENCE: "sequence", BEZIQUE: "bezique", MARRIAGE: "marriage",
            **dict.fromkeys(["four-aces", "four-kings", "four-queens", "four-knaves"], "four")}


@dataclass(frozen=True)
class BeziqueTerms(Terms):
    """How it is played."""

    goal: int = 1000
    at_close: bool = False       # brisques are counted when the hand is over
    low_tens: bool = False       # below the knave in the last tricks


class Bezique(MeldDeal):
    """One deal; whoever marks the goal ends it."""

    layout, pack, packets, order, kinds = LAYOUT, PACK, PACKETS, RANKED, KINDS
    duties, book, articles, code, article_of = FOLLOW, CODE, LAW, CODE.name, ARTICLES
    without = frozenset({"claim", "concede"})
    stops = True

    agrees_on = BeziqueTerms
    terms: BeziqueTerms

    def begin(self) -> None:
        super().begin()
        terms = self.terms
        self.goal, self.at_close, self.low_tens = terms.goal, terms.at_close, terms.low_tens
        self.sevens = 0                          # of trumps, that have been turned up or declared

    # 1. The deal: the seventeenth card is trumps (002:397-402)

    def before_play(self) -> None:
        self.draw(1, LAYOUT.stock, LAYOUT.turn_up, self.dealer, TURNED)
        turned, = self.zone[LAYOUT.turn_up]
        self.trump = turned.suit
        self.go("play", self.leader)
        if turned.rank == SEVEN:
            self.seven_counts(self.dealer, "turned seven")

    # 2. A trick: its brisques, and what its winner may declare (002:411-420, 489-508)

    def gather(self, winner: int, trick: Cards) -> None:
        super().gather(winner, trick)
        found = brisques(trick)
        if found and not self.at_close:
            self.mark(self.side[winner], A_BRISQUE * found, "brisques", LAW["brisques"])

    def to_draw(self) -> int:
        return super().to_draw() + len(self.zone[LAYOUT.turn_up])

    def draw_one(self, seat: int) -> None:
        """The last card of all is the one turned up (002:413-415)."""
        stock = LAYOUT.stock if self.zone[LAYOUT.stock] else LAYOUT.turn_up
        self.draw(1, stock, LAYOUT.hand[seat], seat)

    def after_declaring(self, seat: int) -> None:
        """One combination for one trick; a seven may still be shown, if one can be out."""
        if self.sevens < 2:
            self.go("drawing", seat)
        else:
            super().after_declaring(seat)

    # 3. The sevens of trumps (002:417-420)

    def besides(self, seat: int) -> Choices:
        """The first seven is exchanged for the card turned up, unless that is one itself; the second is shown."""
        if self.sevens == 2:
            return ()
        return calls("show" if self.sevens else "exchange") if self.seven_of(seat) else ()

    def seven_of(self, seat: int) -> Cards:
        """A seven of trumps in his hand, if he has one."""
        hand = self.zone[LAYOUT.hand[seat]]
        return tuple([one for one in hand if one.rank == SEVEN and one.suit == self.trump])[:1]

    def do_exchange(self, seat: int) -> None:
        turned = self.zone[LAYOUT.turn_up]
        self.say(seat, "exchanges", *turned)
        self.shift(self.seven_of(seat), LAYOUT.hand[seat], LAYOUT.turn_up, seat, DECLARED)
        self.shift(turned, LAYOUT.turn_up, LAYOUT.hand[seat], seat, MOVED)
        self.seven_counts(seat, "seven")

    def do_show(self, seat: int) -> None:
        self.say(seat, "shows seven")
        self.lay_down(seat, self.seven_of(seat))
        self.seven_counts(seat, "seven")

    def seven_counts(self, seat: int, what: str) -> None:
        """Ten for a seven of trumps."""
        self.sevens += 1
        self.mark(self.side[seat], A_SEVEN, what, LAW[what])

    # 4. The last eight tricks, by the rules of Whist (002:527-535)

    def replenish(self, winner: int) -> None:
        super().replenish(winner)
        if not self.stocked and self.low_tens:
            self.order = LOW_TENS

    def reckon(self) -> None:
        """The last trick; then the brisques, if they were not scored before, of who has won it first."""
        self.mark(self.side[self.leader], LAST_TRICK, "last trick", LAW["last"])
        if self.at_close:
            for seat in self.round(self.leader):
                self.mark(self.side[seat], A_BRISQUE * brisques(self.zone[LAYOUT.won[seat]]), "brisques",
                          LAW["brisques"])
        self.end()
