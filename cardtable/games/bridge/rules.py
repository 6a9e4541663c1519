"""Bridge, one deal (002:7252-8074): the dealer or his partner names the trumps, the others may double, and so on."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardtable.families.declarer.deal import DeclarerDeal, DeclarerTerms, Mark
from cardtable.families.declarer.values import ALL, BOOK, DENOMINATIONS, WORTH
from cardtable.games.bridge import out_of_order
from cardtable.games.bridge.laws import CODE, LAW
from cardtable.rules.moves import Choice, Choices, One, calls

REDOUBLES = {1: "redouble", 2: "again"}          # the article, by how often it is doubled already; else "limit"
LIMIT = 100                                      # what a trick may come to be worth by doubling (a ruling)


@dataclass(frozen=True)
class BridgeTerms(DeclarerTerms):
    """With what is agreed on."""

    endless: bool = False        # doubling goes on beyond the limit


class Bridge(DeclarerDeal):
    """`called` is all that was said, in order: denominations by their letters, and words."""

    book, code, articles = CODE, CODE.name, {**LAW, "early redouble": LAW["limit"]}

    agrees_on = BridgeTerms
    terms: BridgeTerms

    def begin(self) -> None:
        super().begin()
        self.namer = -1                                  # the seat that has named the trumps
        self.doublers = (-1, -1)                         # by side, the seat that has doubled last
        self.called: tuple[tuple[int, str], ...] = ()

    def faults(self, seat: int) -> Choices:
        return super().faults(seat) + out_of_order.faults(self, seat)

    # 1. Trumps are named by the dealer, or if he leaves it by his partner (laws 47, 48)

    def before_play(self) -> None:
        self.go("declaring", self.dealer)

    def declaring(self, seat: int) -> Choices:
        return self.naming(seat) + calls("leave-it")

    def naming(self, seat: int) -> Choices:
        return (Choice("name", One(DENOMINATIONS)),)

    def do_leave_it(self, seat: int) -> None:
        self.speak(seat, "leave-it", self.articles["leave"])
        self.go("naming", self.left(seat, 2))

    def do_name(self, seat: int, named: str) -> None:
        self.called += ((seat, named),)
        self.namer, self.named = seat, named
        self.say(seat, "name", named, law=self.articles["declare"])
        self.go("doubling", self.left(self.dealer))

    # 2. The others may double: eldest hand, or his partner when he is asked (law 54)

    def doubling(self, seat: int) -> Choices:
        return calls("may-i-lead", "double")

    def answering(self, seat: int) -> Choices:
        return calls("yes", "double")

    def do_may_i_lead(self, seat: int) -> None:
        self.speak(seat, "may-i-lead", self.articles["double"])
        self.go("answering", self.left(seat, 2))

    def do_yes(self, seat: int) -> None:
        self.speak(seat, "yes", self.articles["play"])
        self.begin_play(self.dealer, self.named)

    def do_double(self, seat: int) -> None:
        self.raised(seat, "double", self.articles["double"])

    # 3. Each side in turn, its last speaker first, until one side is satisfied, or the limit is reached (laws 55-58)

    def redoubling(self, seat: int) -> Choices:
        return calls("satisfied", "redouble")

    def partner_redoubling(self, seat: int) -> Choices:
        return calls("satisfied", "redouble")

    def do_redouble(self, seat: int) -> None:
        self.raised(seat, "redouble", self.articles[REDOUBLES.get(self.doubled, "limit")])

    def do_satisfied(self, seat: int) -> None:
        self.speak(seat, "satisfied")
        if self.phase == "redoubling":
            self.go("partner_redoubling", self.left(seat, 2))
        else:
            self.begin_play(self.dealer, self.named)

    def raised(self, seat: int, word: str, law: int) -> None:
        """A trick is worth twice as much, or as much as it may be."""
        self.doubled += 1
        own, other = self.side[seat], 1 - self.side[seat]
        self.doublers = tuple([seat if side == own else last                             # type: ignore[assignment]
                               for side, last in enumerate(self.doublers)])
        self.called += ((seat, word),)
        self.say(seat, word, self.trick_worth, law=law)
        if self.at_limit:
            self.say(seat, "limit", self.trick_worth, law=self.articles["limit"])
            self.begin_play(self.dealer, self.named)
        else:
            self.go("redoubling", self.doublers[other] if self.doublers[other] >= 0 else self.namer)

    def speak(self, seat: int, word: str, law: int = 0) -> None:
        self.called += ((seat, word),)
        self.say(seat, word, law=law)

    @property
    def trick_worth(self) -> int:
        """What each trick beyond six now scores."""
        worth = WORTH[self.named] << self.doubled
        return worth if self.terms.endless else min(worth, LIMIT)

    @property
    def at_limit(self) -> bool:
        """Whether there is no more doubling."""
        return not self.terms.endless and self.trick_worth >= LIMIT

    # 4. Whoever has more than six tricks scores them (law 4)

    def for_tricks(self, tricks: int) -> Iterator[Mark]:
        own = self.side[self.declarer]
        side, over = (own, tricks - BOOK) if tricks > BOOK else (1 - own, ALL - tricks - BOOK)
        yield Mark(side, over * self.trick_worth, "tricks", self.articles["tricks"], above=False)
