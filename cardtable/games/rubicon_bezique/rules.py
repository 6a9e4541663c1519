"""Rubicon Bézique: one deal of four packs, by the Portland Club's laws (002:755-1120)."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.cards import RANKS, Card, Cards, pack, ranking
from cardtable.families.melds.deal import MeldCloth, MeldDeal, brisques
from cardtable.families.melds.kinds import Meld, OfCards, OfRank, OfSuit
from cardtable.families.tricks.order import NO_TRUMP, Order
from cardtable.games.rubicon_bezique.laws import CODE, LAW
from cardtable.games.rubicon_bezique.settlement import RIGHT, Wrong
from cardtable.rules.motions import TOOK
from cardtable.rules.moves import Choices, calls
from cardtable.rules.terms import Terms
from cardtable.solver import Duties


class RubiconCloth(MeldCloth):
    """Tricks lie in a heap until one has a brisque in it (law 25)."""

    def __init__(self) -> None:
        super().__init__(2)
        self.heap = self.one("heap", sees="all")


LAYOUT, PACK, PACKETS, RANKED = RubiconCloth(), pack("789TJQKA", 4), (3, 3, 3), Order(ranking("789JQKTA"))
COURT = tuple([RANKS.index(rank) for rank in "KQJ"])

# What is scored (law 40), in the order in which it is offered.
MARRIAGE, SEQUENCE, BEZIQUE = "marriage", "sequence", "bezique"
DOUBLE, TRIPLE, QUADRUPLE = "double-bezique", "triple-bezique", "quadruple-bezique"
KINDS = (
    OfCards(QUADRUPLE, "QS QS QS QS JD JD JD JD", 4500, again="broken"),
    OfCards(TRIPLE, "QS QS QS JD JD JD", 1500, above=(QUADRUPLE,), again="broken"),
    OfCards(DOUBLE, "QS QS JD JD", 500, above=(TRIPLE, QUADRUPLE), again="broken"),
    OfSuit(SEQUENCE, "ATKQJ", 150, 250, again="broken"),
    OfRank("four-aces", "AAAA", 100, again="broken"),
    OfRank("four-kings", "KKKK", 80, again="broken"),
    OfRank("four-queens", "QQQQ", 60, again="broken"),
    OfRank("four-knaves", "JJJJ", 40, again="broken"),
    OfCards(BEZIQUE, "QS JD", 40, above=(DOUBLE, TRIPLE, QUADRUPLE), again="broken"),
    OfSuit(MARRIAGE, "KQ", 20, 40, above=(SEQUENCE,), again="paired"),
)
CARTE_BLANCHE, LAST_TRICK, A_BRISQUE = 50, 50, 10
MAY_COUNT = 12                   # cards in the stock, at the most, when a player may count his brisques (law 27)


@dataclass(frozen=True)
class RubiconTerms(Terms):
    """How it is played."""

    by_hand: bool = False        # hands cut and deal
    hands_mark: bool = False     # under strict laws each moves his own markers


class RubiconBezique(MeldDeal):
    """One deal, which is a game."""

    agrees_on = RubiconTerms
    terms: RubiconTerms

    layout, pack, packets, order, kinds = LAYOUT, PACK, PACKETS, RANKED, KINDS
    duties, book, articles, code = Duties(follow=True, head=True, trump=True), CODE, LAW, CODE.name
    article_of = dict.fromkeys([kind.name for kind in KINDS], "table")
    without = frozenset({"head", "trump", "claim", "concede"})       # Law 55 names all its duties at once

    def begin(self) -> None:
        super().begin()
        self.blanche = (-1, -1)                  # by seat, after how many cards played he has last shown carte blanche

    # 1. Carte blanche, before a card is played, and after each draw (laws 15 and 16)

    def play(self, seat: int) -> Choices:
        return (*super().play(seat), *self.carte_blanche(seat))

    def carte_blanche(self, seat: int) -> Choices:
        """The hand dealt, or the card drawn last; there is nothing of it once he has held a king, queen or knave."""
        first = self.blanche[seat] < 0
        if not self.stocked or first and self.has_played(seat) or self.blanche[seat] == self.has_played(seat):
            return ()
        seen = self.held_by(seat) + tuple([card for s, card, _ in self.history if s == seat])
        return () if any(card.rank in COURT for card in seen) else calls("carte-blanche" if first else "show")

    def has_played(self, seat: int) -> int:
        """How many cards."""
        return sum(self.taken) + (seat in self.played_by()[:-1])

    def do_carte_blanche(self, seat: int) -> None:
        hand = self.layout.hand[seat]
        self.show(seat, self.zone[hand], hand, "carte blanche")
        self.blanche_counts(seat, "carte blanche")

    def do_show(self, seat: int) -> None:
        """The card drawn last lies last in the hand."""
        hand = self.layout.hand[seat]
        self.show(seat, self.zone[hand][-1:], hand, "blanche again")
        self.blanche_counts(seat, "blanche again")

    def blanche_counts(self, seat: int, what: str) -> None:
        """Fifty, without a trick (law 42)."""
        played = self.has_played(seat)
        self.blanche = (played, self.blanche[1]) if seat == 0 else (self.blanche[0], played)
        self.mark(self.side[seat], CARTE_BLANCHE, what, LAW[what])

    def early(self, seat: int) -> str:
        return "" if self.on_table() else "turn"

    # 2. The tricks lie in a heap until there is a brisque (law 25)

    def gather(self, winner: int, trick: Cards) -> None:
        if not brisques(trick + self.zone[LAYOUT.heap]):
            self.shift(trick, LAYOUT.trick, LAYOUT.heap, winner, TOOK)
            return
        super().gather(winner, trick)
        if self.zone[LAYOUT.heap]:
            self.shift(self.zone[LAYOUT.heap], LAYOUT.heap, LAYOUT.won[winner], winner, TOOK)

    # 3. The first marriage or sequence scored makes trumps (law 41)

    def counted(self, seat: int, meld: Meld) -> None:
        if self.trump == NO_TRUMP and meld.kind in (MARRIAGE, SEQUENCE):
            self.trump = meld.cards[0].suit
            self.say(seat, "makes trumps", self.trump, law=LAW["trumps"])

    # 4. The last nine tricks (laws 53 to 55)

    def broken(self, seat: int, card: Card) -> str:
        return "follow"

    def reckon(self) -> None:
        self.mark(self.side[self.leader], LAST_TRICK, "last trick", LAW["last"])
        self.end()

    def wrong(self) -> Wrong:
        """What a wrong number of cards in a hand costs; it is right unless hands have dealt (laws 17 to 21)."""
        return RIGHT

    # 5. Brisques, which count only where laws 60 and 61 take them in

    def brisques_of(self, seat: int) -> int:
        """The points of those he has taken."""
        return A_BRISQUE * brisques(self.zone[LAYOUT.won[seat]])

    def may_count(self, seat: int, of: int) -> bool:
        """Whether this seat may count the brisques that the other has taken: only his own, and only late (law 27)."""
        return seat == of and len(self.zone[LAYOUT.stock]) <= MAY_COUNT

    @property
    def ends_game(self) -> bool:
        """Every deal is a game."""
        return True
