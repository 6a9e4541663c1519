"""The exchange: carte blanche told, elder hand's one to five, the dealer's rest, and the rights to look
(002:3390-3407, 3651-3662)."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.cards import SUIT_NAMES, Card
from cardtable.families.tricks.deal import Cloth, TrickDeal
from cardtable.games.piquet.laws import CODE, LAW
from cardtable.games.piquet.rules.holdings import BLANCHE, blank
from cardtable.rules import motions
from cardtable.rules.moves import Choice, Choices, One, Some, calls
from cardtable.rules.terms import Terms

CLOTH = Cloth(2)
DISCARD = CLOTH.each("discard")                  # remembered, and looked at again by whoever threw them
LEFT = CLOTH.each("left in the stock")           # what a player has looked at and not taken
SEEN = CLOTH.one("left, seen by both", sees="all")

STOCK, TRICK, HAND = CLOTH.stock, CLOTH.trick, CLOTH.hand
DEALT, MOST = 12, 5                              # cards in a hand; elder hand's of the stock
TELL, LOOK = calls("carte-blanche"), calls("look", "leave")

ARTICLES = {"follow": LAW["follow"], "turn": LAW["turn"], "claim": LAW["claim"], "concede": LAW["claim"],
            "giving up": LAW["giving up"]}


@dataclass(frozen=True)
class PiquetTerms(Terms):
    """How it is played, and how the partie stands."""

    sinking: bool = False
    goal: int | None = None
    packets: int = 3
    number: int = 1              # of the deal in its partie


class Exchanging(TrickDeal):
    """A deal up to its exchange; `start_calling` goes on from there."""

    layout, book, code, articles = CLOTH, CODE, CODE.name, ARTICLES

    agrees_on = PiquetTerms
    terms: PiquetTerms

    def begin(self) -> None:
        super().begin()
        self.elder = self.leader
        self.blanche = -1                        # who has told a carte blanche
        self.looked = False                      # whether the dealer has looked at what he left
        self.named = -1                          # the suit that elder hand has named, to see it too

    def before_play(self) -> None:
        self.go("exchange", self.elder)

    def count_item(self, item: str, seat: int, points: int, what: str) -> None:
        """Something that a hand scores."""
        raise NotImplementedError                # abstract

    def start_calling(self) -> None:
        """Both hands are made up."""
        raise NotImplementedError                # abstract

    # Carte blanche: the dealer may tell it while elder hand thinks, and nobody discards before he has told his own

    def may(self) -> tuple[int, ...]:
        waiting = self.phase == "exchange" and self.must == (self.elder,) and self.blanche < 0
        return (self.dealer,) if waiting else ()

    def asides(self, seat: int) -> Choices:
        return TELL if blank(self.zone[HAND[seat]]) else ()

    def do_carte_blanche(self, seat: int) -> None:
        self.blanche = seat
        self.say(seat, "carte blanche", law=LAW["blanche"])
        self.count_item("carte blanche", seat, BLANCHE, "carte blanche")

    def show_blanche(self, seat: int) -> None:
        """The twelve cards as they were dealt, those discarded since among them; what is drawn comes last to a hand."""
        if self.blanche == seat:
            thrown = self.zone[DISCARD[seat]]
            self.show(seat, self.zone[HAND[seat]][:DEALT - len(thrown)], HAND[seat], "carte blanche")
            if thrown:
                self.show(seat, thrown, DISCARD[seat], "carte blanche")

    # The exchange

    def exchange(self, seat: int) -> Choices:
        hand = self.zone[HAND[seat]]
        if self.blanche < 0 and blank(hand):
            return TELL
        return (Choice("discard", Some(hand, 1, self.most(seat))),)

    def most(self, seat: int) -> int:
        """How many he may take."""
        return MOST if seat == self.elder else len(self.zone[STOCK] + self.zone[LEFT[self.elder]])

    def do_discard(self, seat: int, *thrown: Card) -> None:
        self.say(seat, "discard", len(thrown))
        self.shift(thrown, HAND[seat], DISCARD[seat], seat, motions.DISCARDED)
        if seat == self.elder:
            self.draw(len(thrown), STOCK, HAND[seat], seat)
            if len(thrown) < MOST:
                self.draw(MOST - len(thrown), STOCK, LEFT[seat], seat, motions.LOOKED_AT)
                self.say(seat, "left", MOST - len(thrown), law=LAW["left"])
            self.go("exchange", self.dealer)
            self.show_blanche(self.dealer)
            return
        before = min(len(thrown), len(self.zone[LEFT[self.elder]]))
        self.draw(before, LEFT[self.elder], HAND[seat], seat)        # what elder hand has left comes first
        self.draw(len(thrown) - before, STOCK, HAND[seat], seat)
        self.show_blanche(self.elder)
        if self.most(seat):
            self.go("looking", seat)
        else:
            self.start_calling()

    def looking(self, seat: int) -> Choices:
        return LOOK

    def do_look(self, seat: int) -> None:
        """Elder hand's share of what is left is now known to both; the rest he may demand to see."""
        self.looked = True
        self.say(seat, "look", self.most(seat), law=LAW["looking"])
        self.draw(len(self.zone[LEFT[self.elder]]), LEFT[self.elder], SEEN, seat, motions.LOOKED_AT)
        self.draw(len(self.zone[STOCK]), STOCK, LEFT[seat], seat, motions.LOOKED_AT)
        self.start_calling()

    def do_leave(self, seat: int) -> None:
        self.say(seat, "leave", self.most(seat))
        self.start_calling()

    # Elder hand's right to see what the dealer has looked at

    def naming(self, seat: int) -> Choices:
        """He may name the suit he will lead, and look first."""
        if self.named >= 0 or not self.zone[LEFT[self.dealer]]:
            return ()
        suits = sorted({card.suit for card in self.zone[HAND[seat]]})
        return (Choice("name", One(tuple([SUIT_NAMES[suit] for suit in suits]))),)

    def do_name(self, seat: int, suit: str) -> None:
        self.named = SUIT_NAMES.index(suit)
        self.say(seat, "name", suit, law=LAW["named"])
        self.demand()

    def demand(self) -> None:
        """What the dealer has looked at is shown to elder hand."""
        left = LEFT[self.dealer]
        self.draw(len(self.zone[left]), left, SEEN, self.elder, motions.LOOKED_AT)
