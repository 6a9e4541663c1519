"""French Vingt-un: the last five of its eight rounds, which are games of their own (002:5229-5262)."""
from __future__ import annotations

from cardtable.games.vingt_un import scoring
from cardtable.games.vingt_un.laws import LAW
from cardtable.games.vingt_un.table import COLOURS, COMPANY_ROUND, SYMPATHY, Table
from cardtable.games.vingt_un.zones import COMPANY, SELF, SHOWN, TURNED
from cardtable.rules.motions import FACED
from cardtable.rules.moves import Choices, calls

CHOICES = {SYMPATHY: ("sympathy", "antipathy"), COLOURS: ("red", "black")}
ARTICLES = {COMPANY_ROUND: "self"}
ON_THE_CLOCK = 13                # cards, one to king


class FrenchRounds(Table):
    """`chosen` is by seat what has been chosen, or named, in this round."""

    def begin(self) -> None:
        super().begin()
        self.chosen: tuple[str, ...] = ("",) * self.seats

    @property
    def article(self) -> str:
        """Of this round, by its short name."""
        return "french" if not self.coup else ARTICLES.get(self.kind, self.kind)

    def round_over(self) -> None:
        raise NotImplementedError                # the game's

    def go_round(self) -> None:
        """All have staked."""
        if self.kind == COMPANY_ROUND:
            self.hand_out((SELF, COMPANY), "turn_another", FACED)
        else:
            self.go("choosing", *self.punters)

    # 4. Sympathy and Antipathy.  5. Rouge et Noir

    def choosing(self, seat: int) -> Choices:
        return calls("sympathy", "antipathy") if self.kind == SYMPATHY else calls("red", "black")

    def do_sympathy(self, seat: int) -> None:
        self.choose(seat, "sympathy")

    def do_antipathy(self, seat: int) -> None:
        self.choose(seat, "antipathy")

    def do_red(self, seat: int) -> None:
        self.choose(seat, "red")

    def do_black(self, seat: int) -> None:
        self.choose(seat, "black")

    def choose(self, seat: int, what: str) -> None:
        self.say(seat, what)
        self.chosen = tuple([what if one == seat else had for one, had in enumerate(self.chosen)])
        if self.done(seat):
            cards = 2 if self.kind == SYMPATHY else self.terms.colours
            self.hand_out(tuple([SHOWN[0][punter] for punter in self.punters]) * cards, "settle_choices", FACED)

    def came(self, seat: int) -> str:
        """What the cards of a punter say."""
        reds = [scoring.red(card) for card in self.zone[SHOWN[0][seat]]]
        if self.kind == SYMPATHY:
            return "sympathy" if reds[0] == reds[1] else "antipathy"
        return "red" if 2 * sum(reds) > len(reds) else "black"

    def settle_choices(self) -> None:
        for hand in self.live:
            if self.came(hand.seat) == self.chosen[hand.seat]:
                self.win(hand, 1, "chosen right")
            else:
                self.lose(hand, 1, "chosen wrong")
        self.round_over()

    # 6. Self and Company

    def turn_another(self) -> None:
        """Until a card is like one of the first two; or all are turned."""
        own, others = self.zone[SELF][0], self.zone[COMPANY][0]
        last = self.zone[TURNED][-1] if self.zone[TURNED] else others
        if last.rank in (own.rank, others.rank) and (self.zone[TURNED] or own.rank == others.rank):
            self.settle_company(last.rank == own.rank)
        elif self.available:
            self.hand_out((TURNED,), "turn_another", FACED)
        else:
            for hand in self.live:
                self.back(hand, "unpaired", LAW["self"])
            self.round_over()

    def settle_company(self, dealer: bool) -> None:
        self.say(self.dealer, "self paired" if dealer else "company paired")
        for hand in self.live:
            if dealer:
                self.lose(hand, 1, "company loses")
            else:
                self.win(hand, 1, "company wins")
        self.round_over()

    # 7. Differences

    def deal_differences(self) -> None:
        self.hand_out(tuple([SHOWN[0][seat] for seat in (*self.punters, self.dealer)]) * 2, "settle_differences", FACED)

    def settle_differences(self) -> None:
        """The ace is one; a point is the smallest stake."""
        dealer = scoring.low(self.zone[SHOWN[0][self.dealer]])
        for seat in self.punters:
            points = scoring.low(self.zone[SHOWN[0][seat]]) - dealer
            ways = (self.dealer, seat, "higher") if points > 0 else (seat, self.dealer, "lower")
            self.pay(abs(points) * self.terms.least, self.player[ways[0]], self.player[ways[1]], ways[2], seat=seat,
                     args=(abs(points),))
        self.round_over()

    # 8. The Clock

    def start_the_clock(self) -> None:
        """The full pack is shuffled first."""
        self.gather(stock=True)
        self.hand_out((TURNED,), "tick", FACED)

    def tick(self) -> None:
        turned = self.zone[TURNED]
        hit = scoring.CLOCK[turned[-1].rank] == len(turned)
        if not hit and len(turned) < ON_THE_CLOCK:
            self.hand_out((TURNED,), "tick", FACED)
            return
        self.say(self.dealer, "struck" if hit else "ran down", len(turned))
        for seat in self.punters:
            src, dst = (seat, self.dealer) if hit else (self.dealer, seat)
            self.pay(self.terms.least, self.player[src], self.player[dst], "struck" if hit else "ran down", seat=seat)
        self.round_over()
