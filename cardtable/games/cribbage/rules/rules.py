"""Cribbage, one deal (002:1166-1836); no authoritative code is given, so articles are the book's own paragraphs."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardtable.cards import Card, Cards, pack
from cardtable.games.cribbage.laws import CODE, LAW
from cardtable.games.cribbage.rules.count import FULL, HEELS, KNAVE, LAST_CARD, VALUE, Show, pegs, show, total
from cardtable.games.cribbage.rules.forms import FORMS, Form, three_for_last
from cardtable.rules import motions
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Choice, Choices, One, Order, Some, calls
from cardtable.rules.terms import Terms
from cardtable.rules.zones import Layout

PACK = pack("A23456789TJQK")
LAYOUT = Layout(seats=4)
STOCK = LAYOUT.one("stock")
START = LAYOUT.one("start", sees="all")
CRIB = LAYOUT.one("crib")
HAND = LAYOUT.each("hand")
PLAYED = LAYOUT.each("played", sees="all")       # each lays his cards before him
CRIB_OPEN = LAYOUT.one("crib shown", sees="all")
TURNED = LAYOUT.each("turned", sees="all")       # the cards of finished counts
SHOWN = LAYOUT.each("shown", sees="all")         # the whole hand, to be counted

SHUFFLE = (Choice("shuffle", Order(PACK)),)
GO, LAST = calls("go"), calls("last-card")
MOST = {3: 29, 4: 29, 5: 46}                     # no hand of so many cards, nor its crib, is worth more with the start
MOST_NAMED = 100                                 # nobody names so many
COUNT = {n: (Choice("count", One(range(most + 1))),) for n, most in MOST.items()}
MISSED = {n: calls("content") + (Choice("missed", One(range(1, most + 1))),) for n, most in MOST.items()}


@dataclass(frozen=True)
class CribbageTerms(Terms):
    """How it is played."""

    form: str = "six-card"
    game: int = 0                # points; 0: those of the form
    first: bool = False          # of the game: three for last
    by_hand: bool = False
    muggins: bool = False


class Cribbage(Deal):
    """Seat `dealer` deals and has the crib; `pone` at his left leads."""

    layout, pack, code = LAYOUT, PACK, CODE.name
    public_phases = frozenset(("counting", "missed"))
    scored = stops = capped = True

    agrees_on = CribbageTerms
    terms: CribbageTerms

    def begin(self) -> None:
        terms = self.terms
        self.form: Form = FORMS[terms.form]
        self.side = self.form.side
        self.goal = terms.game or self.form.game
        self.first, self.by_hand, self.muggins = terms.first, terms.by_hand, terms.muggins
        self.pone = self.left(self.dealer)
        self.row: Cards = ()                     # the cards of the present count, in order
        self.gone: tuple[int, ...] = ()          # who has said go at this count
        self.last = self.pone                    # who played last
        self.shown = 0                           # hands, then the crib, that have been counted
        self.claimed = 0                         # counted by hand, which may be less than the cards are worth
        self.named: tuple[int, ...] = ()         # what each, in turn, was counted as
        self.rivals: tuple[int, ...] = ()        # who may still claim what was missed, the first of them now

    # 1. The deal and the lay-out

    def shuffle(self, seat: int) -> Choices:
        return SHUFFLE

    def do_shuffle(self, seat: int, *order: Card) -> None:
        self.lay(order, STOCK)
        for _ in range(self.form.dealt):
            for s in self.round(self.pone):
                self.draw(1, STOCK, HAND[s], self.dealer, motions.DEALT)
        self.draw(self.form.from_pack, STOCK, CRIB, self.dealer, motions.DEALT)
        self.go("laying_out", *range(self.seats))
        if points := three_for_last(self.form, 1 if self.first else 2):
            self.mark(self.side[self.pone], points, "three for last", LAW["three for last"])

    def laying_out(self, seat: int) -> Choices:
        return (Choice("lay-out", Some(self.zone[HAND[seat]], self.form.laid_out, self.form.laid_out)),)

    def do_lay_out(self, seat: int, *some: Card) -> None:
        self.shift(some, HAND[seat], CRIB, seat, motions.LAID_OUT)
        if len(self.zone[CRIB]) == self.form.crib:
            self.turn_start()

    # 2. The start

    def turn_start(self) -> None:
        self.draw(1, STOCK, START, self.dealer, motions.TURNED)
        self.go("play", self.pone)
        if self.zone[START][0].rank == KNAVE:
            self.mark(self.side[self.dealer], HEELS, "heels", LAW["heels"])

    # 3. The play

    def laid(self, seat: int) -> Cards:
        """All that this seat has played."""
        return self.zone[TURNED[seat]] + self.zone[PLAYED[seat]]

    def playable(self, seat: int) -> Cards:
        room = FULL - total(self.row)
        return tuple([c for c in self.zone[HAND[seat]] if VALUE[c.rank] <= room])

    def play(self, seat: int) -> Choices:
        able = self.playable(seat)
        if able:
            return (Choice("play", One(able)),)
        return LAST if seat == self.last and self.row else GO

    def on_giving_up(self) -> int:
        return LAW["giving up"]

    def faults(self, seat: int) -> Choices:
        return FAULTS[self.phase](self, seat) if self.phase in FAULTS else ()

    def do_play(self, seat: int, card: Card) -> None:
        self.shift((card,), HAND[seat], PLAYED[seat], seat, motions.PLAYED)
        self.row += (card,)
        self.last = seat
        self.say(seat, "count", total(self.row), *[fact for peg in pegs(self.row) for fact in peg])
        for points, what in pegs(self.row):
            self.mark(self.side[seat], points, what, LAW[what])
        if total(self.row) == FULL:
            self.afresh()
        else:
            self.next_to_play()

    def next_to_play(self) -> None:
        """Whoever is next with cards and has not said go; or the last player again, who plays on or shows by taking the
        point that he cannot; or nobody has a card."""
        others = [s for s in self.round(self.left(self.last))[:-1] if self.zone[HAND[s]] and s not in self.gone]
        if others:
            self.go("play", others[0])
        elif self.zone[HAND[self.last]]:
            self.go("play", self.last)
        else:
            self.one_for_last()

    def do_go(self, seat: int) -> None:
        self.say(seat, "go", law=LAW["go"])
        self.no_room(seat)
        self.gone += (seat,)
        self.next_to_play()

    def do_last_card(self, seat: int) -> None:
        self.say(seat, "last card", law=LAW["last card"])
        self.no_room(seat)
        self.one_for_last()

    def no_room(self, seat: int) -> None:
        """All can infer that he holds nothing that would not pass thirty-one."""
        room = FULL - total(self.row)
        self.lacks(HAND[seat], lambda: tuple([c for c in PACK if VALUE[c.rank] <= room]))

    def one_for_last(self) -> None:
        self.mark(self.side[self.last], LAST_CARD, "last card", LAW["last card"])
        self.afresh()

    def afresh(self) -> None:
        """The cards of the count are turned, and a new one from nought is led by the next after the last player who
        has cards (002:1774-1781); at five-card the play ends at once (002:1258-1259)."""
        if self.over:
            return
        self.row, self.gone = (), ()
        leaders = [s for s in self.round(self.left(self.last)) if self.zone[HAND[s]]]
        if leaders and self.form.played_out:
            for s in self.round(self.pone):
                self.gather((PLAYED[s],), TURNED[s], s, motions.TURNED_DOWN)
            self.go("play", leaders[0])
        else:
            self.next_show()

    def gather(self, src: tuple[int, ...], dst: int, seat: int, how: motions.Motion) -> None:
        """All cards of some zones go to another."""
        for zone in src:
            if self.zone[zone]:
                self.shift(self.zone[zone], zone, dst, seat, how)

    # 4. The show: pone first, round to the dealer, then the crib

    def next_show(self) -> None:
        if self.over:
            return
        if self.shown > self.seats:
            self.end()
            return
        seat = self.showing()
        if not self.shown:
            for s in self.round(self.pone):
                self.gather((PLAYED[s],), TURNED[s], s, motions.TURNED_DOWN)
        held = (CRIB,) if self.area() == "crib" else (TURNED[seat], PLAYED[seat], HAND[seat])
        self.gather(held, self.counted_zone(), seat, motions.SHOWN)
        if self.by_hand:
            self.say(seat, "counts", self.area())
            self.go("counting", seat)
        else:
            self.counted(seat, self.worth().total)

    def showing(self) -> int:
        """Whose cards are counted now."""
        return self.dealer if self.shown == self.seats else self.left(self.pone, self.shown)

    def area(self) -> str:
        return "crib" if self.shown == self.seats else "hand"

    def counted_zone(self, before: int = 0) -> int:
        """Where the cards now shown lie, or those shown so many before them."""
        number = self.shown - before
        return CRIB_OPEN if number == self.seats else SHOWN[self.left(self.pone, number)]

    def worth(self) -> Show:
        """What the cards now shown are worth."""
        return show(*self.counted_cards())

    def counted_cards(self) -> tuple[Cards, Card, bool]:
        """The cards now shown, the start, and whether they are the crib."""
        return self.zone[self.counted_zone()], self.zone[START][0], self.area() == "crib"

    def counted(self, seat: int, points: int, named: int | None = None) -> None:
        self.tell_worth(seat, points, named)
        if points:
            self.mark(self.side[seat], points, self.area(), LAW["show"])
        self.shown += 1
        self.next_show()

    def tell_worth(self, seat: int, points: int, named: int | None = None) -> None:
        """What the cards are worth is told in full; after a count by hand, with the points named and found there, and
        those `named` if they were too many."""
        self.named += (points,)
        self.say(seat, "worth", self.area(), *([points] if self.by_hand else []), *([] if named is None else [named]))

    # Counting by hand, if agreed: too much is noticed and corrected, too little is lost, or claimed as a house rule

    def counting(self, seat: int) -> Choices:
        return COUNT[self.form.hand]

    def do_count(self, seat: int, points: int) -> None:
        worth = self.worth().total
        self.say(seat, "counted", points)
        if points > worth:
            self.say(seat, "overcounted", worth, law=LAW["by hand"])
        if points <= worth and self.muggins:             # asked even if nothing is missed: else the question would tell
            self.claimed = points
            self.rivals = self.against(seat)
            self.go("missed", self.rivals[0])
        else:
            self.counted(seat, min(points, worth), points if points > worth else None)

    def missed(self, seat: int) -> Choices:
        return MISSED[self.form.hand]

    def do_content(self, seat: int) -> None:
        self.say(seat, "content")
        self.next_rival()

    def next_rival(self) -> None:
        """The next adversary may claim, or the count stands."""
        self.rivals = self.rivals[1:]
        if self.rivals:
            self.go("missed", self.rivals[0])
        else:
            self.counted(self.showing(), self.claimed)

    def do_missed(self, seat: int, points: int) -> None:
        """The house rule: points left in the cards go to who names them, if they are there."""
        self.say(seat, "missed", points)
        if points > self.worth().total - self.claimed:
            self.say(seat, "not there", law=LAW["missed points"])
            self.next_rival()
            return
        self.tell_worth(self.showing(), self.claimed)
        if self.claimed:
            self.mark(self.side[self.showing()], self.claimed, self.area(), LAW["show"])
        self.mark(self.side[seat], points, "missed points", LAW["missed points"])
        self.shown += 1
        self.next_show()


# What is possible and unlawful, by phase

def _laying_out(deal: Cribbage, seat: int) -> Choices:
    held = deal.zone[HAND[seat]]
    return (Choice("lay-out", Some(held, 1, len(held)), law=CODE.law(LAW["laying out"])),) if held else ()


def _playing(deal: Cribbage, seat: int) -> Choices:
    held = deal.zone[HAND[seat]]
    law = LAW["thirty-one"] if seat in deal.must else LAW["turn"]
    play = (Choice("play", One(held), law=CODE.law(law)),) if held else ()
    return (*play, Choice("go", law=CODE.law(LAW["go"])), Choice("last-card", law=CODE.law(LAW["last card"])))


def _counting(deal: Cribbage, seat: int) -> Choices:
    law = CODE.law(LAW["by hand"] if seat in deal.must else LAW["show"])
    return (Choice("count", One(range(MOST_NAMED)), law=law),)


def _claiming(deal: Cribbage, seat: int) -> Choices:
    law = CODE.law(LAW["missed points"])
    return Choice("missed", One(range(1, MOST_NAMED)), law=law), Choice("content", law=law)


FAULTS: dict[str, Callable[[Cribbage, int], Choices]] = {
    "laying_out": _laying_out, "play": _playing, "counting": _counting, "missed": _claiming}
