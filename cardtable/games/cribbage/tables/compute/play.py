"""Whole deals played for points, fast, by throws and a short search: what the tables are computed from."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from cardtable.cards import Card, Cards
from cardtable.games.cribbage.book.throws import ranks
from cardtable.games.cribbage.rules.count import ORDER, show, total
from cardtable.games.cribbage.rules.forms import FORMS, crib_weight, role
from cardtable.games.cribbage.rules.rules import HAND, PACK, START, Cribbage
from cardtable.games.cribbage.search.arithmetic import Thrower
from cardtable.games.cribbage.search.evaluate import depth
from cardtable.games.cribbage.search.likely import Ranks
from cardtable.games.cribbage.search.pegging import Pegging
from cardtable.games.cribbage.show.drawing import ALL_LEFT, draw
from cardtable.games.cribbage.tables.computed import cribs
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move

SAMPLES = 10                     # layouts a card


class Seat(NamedTuple):
    """What one hand came to: its part, the ranks kept, points pegged by its side and by all others, and its show."""

    part: str
    hand: Ranks
    own: int
    others: int
    show: int


class Played(NamedTuple):
    """What one deal came to; marks in order, 0 for the pone's side and 1 for the dealer's."""

    seats: tuple[Seat, ...]
    crib: int
    pegs: tuple[int, int]                    # of the pone's side and of the dealer's
    marks: tuple[tuple[int, int], ...]


class Player:
    """Plays deals of one form, the last seat dealing, for points alone."""

    def __init__(self, form: str) -> None:
        self.name, self.form = form, FORMS[form]
        self.dealer = self.form.seats - 1
        self.thrower = Thrower(self.form.dealt, self.form.laid_out)
        self.pegging = Pegging(self.form.side, self.dealer, self.form.played_out)
        self.parts = [role(s, self.dealer, self.form.side) for s in range(self.form.seats)]

    def deal(self, rng: Random) -> Played:
        """One deal from the shuffle to the crib."""
        form, side = self.form, self.form.side
        deal = Cribbage(self.dealer, (0,) * (max(side) + 1), player=tuple(range(form.seats)), form=self.name,
                        game=10_000)
        marks: list[tuple[int, int, str]] = []
        pegged = [0] * (max(side) + 1)

        def listen(event: Event) -> None:
            if event.kind == "scored":
                marks.append((event.seat, event.points, event.what))
                if event.what not in ("hand", "crib", "heels"):
                    pegged[event.seat] += event.points

        deal.tell = listen
        deal.apply(NATURE, Move(("shuffle", *rng.sample(PACK, 52))))
        for seat in range(form.seats):
            deal.apply(seat, Move(("lay-out", *self.thrown(deal.zone[HAND[seat]], self.parts[seat]))))
        hands = [deal.zone[HAND[s]] for s in range(form.seats)]
        lacks = [0] * form.seats
        while not deal.over:
            seat, = deal.must
            if deal.playable(seat):
                deal.apply(seat, Move(("play", self.card(deal, seat, lacks, rng))))
            else:
                room = 31 - total(deal.row)
                lacks[seat] |= sum([1 << r for r in range(13) if min(r + 1, 10) <= room])
                deal.apply(seat, next(iter(deal.decision(seat))))
        start, = deal.zone[START]
        home = side[self.dealer]
        return Played(
            tuple([Seat(self.parts[s], ranks(hands[s]), pegged[side[s]], sum(pegged) - pegged[side[s]],
                        show(hands[s], start).total)
                   for s in range(form.seats)]),
            sum(points for _, points, what in marks if what == "crib"),
            (sum(pegged) - pegged[home], pegged[home]),
            tuple([(int(who == home), points) for who, points, _ in marks]))

    def thrown(self, hand: Cards, part: str) -> Cards:
        """What is best laid out for hand and crib together."""
        numbers = [c.suit * 13 + ORDER[c.rank] for c in hand]
        mask = self.thrower.best(numbers, cribs(self.name, part), crib_weight(self.form, part))
        return tuple([c for i, c in enumerate(hand) if mask >> i & 1])

    def card(self, deal: Cribbage, seat: int, lacks: Sequence[int], rng: Random) -> Card:
        """The best card against a few layouts."""
        able = deal.playable(seat)
        if len({c.rank for c in able}) == 1:
            return able[0]
        seats = self.form.seats
        unseen = list(ALL_LEFT)
        for c in (*deal.zone[HAND[seat]], *deal.zone[START], *[c for s in range(seats) for c in deal.laid(s)]):
            unseen[ORDER[c.rank]] -= 1
        row = [ORDER[c.rank] for c in deal.row]
        gone = sum([1 << s for s in deal.gone])
        sums: dict[int, float] = {}
        self.pegging.at((0,) * seats, 10_000)
        deep = depth(seats, sum([len(deal.zone[HAND[s]]) for s in range(seats)]))
        for _ in range(SAMPLES):
            left = list(unseen)
            held: list[Ranks] = [()] * seats
            held[seat] = ranks(deal.zone[HAND[seat]])
            for s in range(seats):
                if s != seat:
                    held[s] = draw(self.name, self.parts[s], ranks(deal.laid(s)), left, lacks[s], rng)
                    for r in held[s]:
                        left[r] -= 1
            for rank, value in self.pegging.values(held, row, gone, (0,) * seats, seat, deep):
                sums[rank] = sums.get(rank, 0.0) + value
        best = max(sums, key=lambda r: sums[r])
        return next(c for c in able if ORDER[c.rank] == best)
