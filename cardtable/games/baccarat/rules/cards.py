"""A hand at Baccarat: the deal, nine and eight, the third cards, and who has the better point (002:242-286)."""
from __future__ import annotations

from cardtable.cards import RANKS, Card, Cards, pack
from cardtable.families.staking.deal import Staking
from cardtable.games.baccarat.laws import LAW
from cardtable.games.baccarat.options import PREVENTED
from cardtable.games.baccarat.points import EIGHT, FREE, due, is_natural, outcome, point
from cardtable.games.baccarat.rules.table import BASKET, HAND, HANDFUL, SHOE, SHOWN, SUPPLY, THIRD, Agreed
from cardtable.rules.events import NATURE
from cardtable.rules.motions import DEALT, DISCARDED, FACED, GATHERED, LAID_OPEN
from cardtable.rules.moves import Choice, Choices, Order, calls

WAITING, NATURAL = "", "natural"


class Hands(Staking):
    """One hand against the banker's at Chemin de Fer, two at Banque: by side, `holders` are the seats that hold them
    (-1 where none is dealt) and `thirds` what was done about the third card: nothing yet, "draw", "stand" or "natural".

    `fives` is what all have seen of points of five: by seat, how often a card was taken, and how often refused.
    """

    terms: Agreed
    spots: tuple[str, ...]                       # the places of the stakes, by side
    needed: int                                  # cards without which no hand is dealt

    def begin(self) -> None:
        super().begin()
        self.pack = pack(RANKS, self.terms.packs)
        self.holders: tuple[int, ...] = (-1,) * len(self.spots)
        self.thirds: tuple[str, ...] = (WAITING,) * len(self.spots)
        self.results: tuple[str, ...] = ("",) * len(self.spots)
        self.false: tuple[int, ...] = ()         # the seats whose false draw has been shown
        self.fives: tuple[tuple[int, int], ...] = ((0, 0),) * self.seats

    # What a form says

    def who_holds(self) -> tuple[int, ...]:
        """By side, the seat that holds the cards; -1 where none are dealt."""
        raise NotImplementedError                        # abstract

    def settle(self) -> None:
        """All cards lie open, and `results` says who has won."""
        raise NotImplementedError                        # abstract

    def shuffled(self) -> None:
        """The packs lie before the croupier."""
        raise NotImplementedError                        # abstract

    # The cards

    def shuffle(self, seat: int) -> Choices:
        return (Choice("shuffle", Order(self.pack)),)

    def do_shuffle(self, seat: int, *order: Card) -> None:
        for zone, held in enumerate(self.zone):
            if held and zone != SUPPLY:
                self.shift(held, zone, SUPPLY, how=GATHERED)
        self.say(NATURE, "shuffled", self.terms.packs, law=LAW["cutting"])
        self.lay(order, SUPPLY)
        self.handful()
        self.shuffled()

    def handful(self) -> None:
        """From the heap to the banker (002:226-228, 302-307)."""
        self.draw(min(HANDFUL, len(self.zone[SUPPLY])), SUPPLY, SHOE)

    def supplied(self) -> bool:
        """Whether a hand may be dealt: too few cards go into the basket, and others are brought, if there are any."""
        if len(self.zone[SHOE]) >= self.needed:
            return True
        if self.zone[SHOE]:
            self.shift(self.zone[SHOE], SHOE, BASKET, how=DISCARDED)
        if len(self.zone[SUPPLY]) < self.needed:
            return False
        self.say(NATURE, "supply", law=LAW["supply"])
        self.handful()
        return True

    def sweep(self) -> None:
        """What lies open of the hand before goes into the basket."""
        for zone in (*SHOWN, *THIRD):
            if self.zone[zone]:
                self.shift(self.zone[zone], zone, BASKET, how=DISCARDED)

    def cards_of(self, seat: int) -> Cards:
        """What lies before a seat, the third card last."""
        return tuple([card for zones in (HAND, SHOWN, THIRD) for card in self.zone[zones[seat]]])

    # The deal

    def dealing(self, seat: int) -> Choices:
        return calls("deal")

    def do_deal(self, seat: int) -> None:
        """By one: to the hands, the right first, and last to the banker; then once more."""
        if not self.supplied():
            self.go("shuffle", NATURE)
            return
        self.sweep()
        self.holders, self.false = self.who_holds(), ()
        self.thirds = (WAITING,) * len(self.spots)
        self.results = ("",) * len(self.spots)
        playing = [holder for holder in self.holders if holder >= 0]
        for holder in playing:
            self.say(holder, "holds", law=LAW["holder"] if len(self.spots) == 1 else LAW["holding"])
        for _ in range(2):
            for one in (*playing, self.dealer):
                self.draw(1, SHOE, HAND[one], self.dealer, DEALT)
        self.turned_up(playing)

    def turned_up(self, playing: list[int]) -> None:
        """Nine and eight are turned up at once; the rest is offered a card, unless they are the banker's."""
        naturals = [one for one in (*playing, self.dealer) if is_natural(self.zone[HAND[one]])]
        for one in naturals:
            self.lay_open(one)
            self.say(one, "natural", point(self.zone[SHOWN[one]]), law=LAW["natural"])
        self.thirds = tuple([NATURAL if holder in naturals else WAITING for holder in self.holders])
        for one in (*playing, self.dealer):
            if one not in naturals:
                self.claims("modest", (HAND[one],))
        if self.dealer in naturals:
            self.compare()
        else:
            self.offer_card()

    def lay_open(self, seat: int) -> None:
        if self.zone[HAND[seat]]:
            self.shift(self.zone[HAND[seat]], HAND[seat], SHOWN[seat], seat, LAID_OPEN)

    # For statements about hands, of which the first two cards are known to all who look

    def modest(self, two: Cards) -> bool:
        """Neither eight nor nine."""
        return point(two) < EIGHT

    def took(self, two: Cards) -> bool:
        """He who has them may take a card."""
        return "draw" in due(point(two))

    def refused(self, two: Cards) -> bool:
        """He who has them may refuse one."""
        return "stand" in due(point(two))

    # The third cards

    def offer_card(self) -> None:
        """To the next side that waits for it; when there is none left the banker has his option."""
        waiting = [holder for holder, third in zip(self.holders, self.thirds) if holder >= 0 and third == WAITING]
        if waiting:
            self.go("third", waiting[0])
        elif any(holder >= 0 and third != NATURAL for holder, third in zip(self.holders, self.thirds)):
            self.go("option", self.dealer)
        else:
            self.compare()

    def third(self, seat: int) -> Choices:
        """What is due; where the false draw is possible, all that can be done."""
        return calls(*(due(point(self.zone[HAND[seat]])) if self.terms.false_draw == PREVENTED else ("draw", "stand")))

    def option(self, seat: int) -> Choices:
        """The banker is bound by nothing (002:275-283)."""
        return calls("draw", "stand")

    def do_draw(self, seat: int) -> None:
        self.say(seat, "draws" if seat == self.dealer else "card")
        self.draw(1, SHOE, THIRD[seat], self.dealer, FACED)
        self.chosen(seat, "draw")

    def do_stand(self, seat: int) -> None:
        self.say(seat, "stands" if seat == self.dealer else "no card")
        self.chosen(seat, "stand")

    def chosen(self, seat: int, what: str) -> None:
        if seat == self.dealer:
            self.compare()
            return
        if self.terms.false_draw == PREVENTED:
            self.claims("took" if what == "draw" else "refused", (HAND[seat],))
        side = self.holders.index(seat)
        self.thirds = tuple([what if at == side else one for at, one in enumerate(self.thirds)])
        self.offer_card()

    # The show

    def compare(self) -> None:
        """All is laid open; an eight or nine, the banker's or a side's, is decided by the first two cards."""
        for holder in self.holders:
            if holder >= 0:
                self.lay_open(holder)
        self.lay_open(self.dealer)
        banker = self.cards_of(self.dealer)
        self.false = tuple([holder for holder, third in zip(self.holders, self.thirds) if third in ("draw", "stand")
                            and third not in due(point(self.zone[SHOWN[holder]]))])
        self.results = tuple(["" if holder < 0 else outcome(self.cards_of(holder), banker)
                              for holder in self.holders])
        for holder, third, result in zip(self.holders, self.thirds, self.results):
            if holder >= 0:
                self.seen_at_five(holder, third)
                theirs = self.cards_of(holder)
                his = banker[:2] if is_natural(theirs) else banker
                self.say(holder, result, point(theirs), point(his), law=LAW["tie"] if result == "tie" else 0)
        self.settle()

    def seen_at_five(self, seat: int, third: str) -> None:
        """What is shown tells how he plays at five (002:281-283 has the banker go by such habits)."""
        if third in ("draw", "stand") and point(self.zone[SHOWN[seat]]) == FREE:
            drew, stood = self.fives[seat]
            now = (drew + 1, stood) if third == "draw" else (drew, stood + 1)
            self.fives = tuple([now if one == seat else was for one, was in enumerate(self.fives)])
