"""What both forms have in common: where cards lie, what lines they make, and how a full square is counted."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from cardtable.cards import RANKS, Cards, pack
from cardtable.games.poker_patience import cells
from cardtable.games.poker_patience.cells import Cell
from cardtable.games.poker_patience.laws import CODE, LAW
from cardtable.games.poker_patience.scoring import ENGLISH, kind, total, worth
from cardtable.games.poker_patience.zones import SQUARES
from cardtable.rules.deal import Deal
from cardtable.rules.motions import LAID_OUT
from cardtable.rules.moves import Choice, Choices, Order, Spots
from cardtable.rules.terms import Terms

CARDS = 25
ONE_PACK = pack(RANKS)


@dataclass(frozen=True)
class PatienceTerms(Terms):
    """Whether the square lies in a frame and cards must touch, what hands count, and counters a point."""

    fixed: bool = False
    touching: bool = True
    points: str = ENGLISH
    rate: int = 1


class Squares(Deal):
    """Cards laid in squares.  `laid` has for each seat the place of each of its cards, in the order of laying."""

    code = CODE.name
    pack = ONE_PACK
    scored, agrees_on = True, PatienceTerms
    public_phases = frozenset({"placing"})       # squares lie open, and all have the card called
    terms: PatienceTerms
    laid: tuple[tuple[Cell, ...], ...] = ()
    corners: ClassVar[bool] = True               # whether a corner is enough to touch

    def begin(self) -> None:
        self.laid = ((),) * self.seats
        if self.seats > 1:
            self.pack = pack(RANKS, self.seats)

    def shuffle(self, seat: int) -> Choices:
        return (Choice("shuffle", Order(self.pack[:len(ONE_PACK)])),)

    # --- what lies

    @property
    def dealt_by(self) -> int | None:
        """Who calls, where there is anybody to call to."""
        return self.dealer if self.seats > 1 else None

    def at(self, seat: int) -> dict[Cell, int]:
        """By place, which card of a seat's square lies there, in the order of laying."""
        return {cell: number for number, cell in enumerate(self.laid[seat])}

    def lines(self, seat: int) -> tuple[list[Cards], list[Cards]]:
        """The cards of each row begun, from above, and of each column begun, from the left."""
        held, at = self.zone[SQUARES[seat]], self.at(seat)
        rows, columns = cells.lines(self.laid[seat])
        return [tuple([held[at[one]] for one in line]) for line in rows], \
            [tuple([held[at[one]] for one in line]) for line in columns]

    def stands(self, seat: int) -> int:
        """What a square comes to as it stands."""
        return total(*self.lines(seat), self.terms.points)

    def free(self, seat: int) -> tuple[Cell, ...]:
        """Where the next card may lie."""
        raise NotImplementedError                        # abstract

    # --- laying

    def placing(self, seat: int) -> Choices:
        return (Choice("place", Spots(tuple(map(cells.named, self.free(seat))))),)

    def unlawful(self, seat: int) -> Iterator[tuple[str, list[Cell]]]:
        """Places where no card may lie, by the article that forbids it."""
        laid, able = self.laid[seat], self.free(seat)
        away = [one for one in (cells.FIXED if self.terms.fixed else cells.ALL) if one not in able and one not in laid]
        yield "moved", list(laid)
        yield "square", [one for one in away if laid and not cells.fits(laid, one)]
        yield "touch" if self.corners else "edge", [one for one in away if not laid or cells.fits(laid, one)]

    def faults(self, seat: int) -> Choices:
        if self.phase != "placing" or seat not in self.must:
            return ()
        return tuple([Choice("place", Spots(tuple(map(cells.named, some))), law=CODE.law(LAW[short]))
                      for short, some in self.unlawful(seat) if some])

    def put(self, seat: int, cell: Cell, zone: int, card: Cards) -> None:
        """A card from where it was turned up into the square."""
        self.shift(card, zone, SQUARES[seat], seat, LAID_OUT)
        self.laid = tuple([(*own, cell) if one == seat else own for one, own in enumerate(self.laid)])

    # --- counting

    def count(self, seat: int) -> int:
        """Marks the ten lines of a full square, rows first, and gives their sum."""
        before = self.score[self.side[seat]]
        columns, rows = cells.spread(self.laid[seat])
        named = [*[("row", cells.of_row(n)) for n in rows], *[("column", cells.of_column(n)) for n in columns]]
        for where, line in zip(named, (*self.lines(seat)[0], *self.lines(seat)[1]), strict=True):
            points = worth(line, self.terms.points)
            if points:
                what = kind(line).name.lower().replace("_", " ")
                self.mark(self.side[seat], points, what, LAW["points"], False, *where)
        made = self.score[self.side[seat]] - before
        self.say(seat, "total", made, law=LAW["hands"])
        return made

    def on_giving_up(self) -> int:
        return LAW["end"]
