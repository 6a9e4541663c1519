"""The Progressive evening: eight at two tables, of which the one where the first player sits is played out here.

What the other table makes is drawn deal by deal, as often as club players make it; when the head table has five points
the bell rings, and all stop, in mid-hand too.
"""
from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import ClassVar

from cardtable.games.euchre.hoyle import HoyleEuchre
from cardtable.games.euchre.laws import HOYLE, HOYLE_LAW
from cardtable.games.euchre.options import EuchreOptions
from cardtable.games.euchre.rules import LAYOUT, PACK, SEATS, EuchreCloth
from cardtable.games.euchre.scoring import ALL, GAME
from cardtable.games.euchre.stars import Stars, Table, merit, moved, reseated, winner
from cardtable.games.euchre.terms import EuchreTerms
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.match import Level, Result, Series
from cardtable.rules.moves import Choice, Choices, One

TABLES, GUESTS = 2, 8
LUCK = range(10_000)                             # what is drawn for the other table
MAKES = ((0, 2), (1, 60), (2, 36), (4, 2))
"""How often in a hundred deals a table of club players scores so many points; counted in 3,000."""
ORDERS = tuple(permutations(range(SEATS)))


class Drawing(Deal):
    """Who plays with whom and where: each group draws from a pack of its own."""

    layout: ClassVar[EuchreCloth] = LAYOUT
    pack, code, preliminary = PACK, HOYLE.name, True

    def begin(self) -> None:
        self.phase, self.drawn = "drawing", 0

    def rights(self, seat: int) -> Choices:
        return ()                                        # there is no game yet to be resigned

    def drawing(self, seat: int) -> Choices:
        return (Choice("draw", One(range(len(ORDERS) ** 2))),)

    def do_draw(self, seat: int, drawn: int) -> None:
        self.drawn = drawn
        self.say(0, "drawn", law=HOYLE_LAW["progressive"])
        self.end()

    def tables(self) -> tuple[Table, ...]:
        """As the cards have it: the first four players are one group, the others the other."""
        first, second = (ORDERS[n] for n in divmod(self.drawn, len(ORDERS)))
        pairs = [(a, SEATS + b) for a, b in zip(first, second, strict=True)]
        return ((pairs[0], pairs[1]), (pairs[2], pairs[3]))


@dataclass(frozen=True)
class ProgressiveTerms(EuchreTerms):
    """How it is played, and how the evening stands."""

    head: bool = True            # at the head table
    elsewhere: tuple[int, int] = (0, 0)          # the score of the other table
    stars: tuple[Stars, ...] = ()                # by seat


class ProgressiveEuchre(HoyleEuchre):
    """A deal at the first player's table; `elsewhere` are the points of the two pairs at the other."""

    agrees_on = ProgressiveTerms
    terms: ProgressiveTerms

    def begin(self) -> None:
        super().begin()
        terms = self.terms
        self.head, self.other_score, self.stars = terms.head, terms.elsewhere, terms.stars or (Stars(),) * self.seats
        self.tricks_elsewhere = (0, 0)                   # of the hand that the bell breaks off there
        self.bell_after, self.rung = 0, False            # tricks played here when it rings; 0, not in this deal

    def before_play(self) -> None:
        self.go("elsewhere", NATURE)

    def elsewhere(self, seat: int) -> Choices:
        return (Choice("elsewhere", One(LUCK)),)

    def do_elsewhere(self, seat: int, luck: int) -> None:
        """What the other table makes meanwhile."""
        if not any(self.score):
            self.say(self.dealer, "head table" if self.head else "booby table")
        rng = Random(luck)
        points, = rng.choices([n for n, _ in MAKES], [often for _, often in MAKES])
        side = rng.randrange(2)
        made = tuple([have + points * (n == side) for n, have in enumerate(self.other_score)])
        if not self.head and max(made) >= GAME:
            self.bell_after = rng.randint(1, ALL)
        tricks = rng.randrange(3)
        self.tricks_elsewhere = (tricks, rng.randrange(3))
        self.other_score = (made[0], made[1])
        super().before_play()

    def next_trick(self, winner: int) -> None:
        if sum(self.taken) == self.bell_after < ALL:
            self.end()
        else:
            super().next_trick(winner)

    def end(self) -> None:
        """After the deal it is seen whether the bell rings, and told how the other table stands."""
        self.rung = bool(self.bell_after) or (self.head and max(self.score) >= GAME)
        self.say(self.dealer, "elsewhere", *sorted(self.other_score, reverse=True))
        if self.rung:
            self.say(self.dealer, "bell", law=self.articles["progressive"])
        super().end()

    @property
    def ends_game(self) -> bool:
        return self.rung or self.resigned is not None


class ProgressiveEvening(Series):
    """So many games, each to the bell.  `stars` are each player's, `tables` who sits where, the head table first."""

    def begin(self) -> None:
        self.stars: tuple[Stars, ...] = (Stars(),) * GUESTS
        self.tables: tuple[Table, ...] = ()
        self.gave_up: tuple[int, ...] = ()

    def first(self) -> Level:
        return Drawing(player=tuple(range(SEATS)), purse=[0] * GUESTS)

    def following(self) -> Level | None:
        last = self.inner
        if isinstance(last, Drawing):
            self.tables = last.tables()
            return self.dealt(0, (0, 0), (0, 0))
        assert isinstance(last, ProgressiveEuchre)
        if not last.ends_game:
            return self.dealt(last.left(last.dealer), (last.score[0], last.score[1]), last.other_score)
        self.settle(last)
        if last.resigned is not None or len(self.finished) == EuchreOptions.of(self.options).bells:
            return None
        return self.dealt(len(self.finished) % SEATS, (0, 0), (0, 0))

    @property
    def here(self) -> int:
        """The table that is played out, from 0."""
        return next(n for n, pairs in enumerate(self.tables) if any(0 in pair for pair in pairs))

    def dealt(self, dealer: int, score: tuple[int, int], elsewhere: tuple[int, int]) -> ProgressiveEuchre:
        """The next deal there."""
        (a, b), (c, d) = self.tables[self.here]
        player = (a, c, b, d)
        self.game = 1 + len(self.finished)
        return ProgressiveEuchre(dealer, score, [0] * GUESTS, player, later_call=False, head=self.here == 0,
                                 elsewhere=elsewhere, stars=tuple([self.stars[one] for one in player]))

    def settle(self, last: ProgressiveEuchre) -> None:
        """The bell has rung: stars are given, and the pairs move."""
        found = []
        for number in range(TABLES):
            if number == self.here:
                tricks = tuple([last.tricks(side) if 0 < last.bell_after < ALL else 0 for side in range(2)])
                found.append(winner(last.score, tricks) if last.resigned is None else 1 - last.resigned)
            else:
                found.append(winner(last.other_score, last.tricks_elsewhere if last.head else (0, 0)))
        stars = list(self.stars)
        for number, (pairs, won) in enumerate(zip(self.tables, found, strict=True), 1):
            for n, pair in enumerate(pairs):
                star = moved(number, TABLES, n == won).star
                for player in pair:
                    stars[player] = stars[player].more(star)
                    if star and player in last.player:
                        last.say(last.player.index(player), star)
        if last.resigned is not None:
            self.gave_up = tuple([p for p, side in zip(last.player, last.side) if side == last.resigned])
        self.finished += (tuple(found),)
        self.stars, self.tables = tuple(stars), reseated(self.tables, found)

    def result(self) -> Result:
        left = [player for player in range(GUESTS) if player not in self.gave_up]
        best = max(merit(self.stars[player]) for player in left)
        return Result(frozenset([player for player in left if merit(self.stars[player]) == best]),
                      tuple([one.gold + one.red for one in self.stars]), "games")
