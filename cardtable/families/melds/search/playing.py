# cython: language_level=3, boundscheck=True, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""A deal played on by habit to its end: compiled by Cython, and right without it."""
from __future__ import annotations

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.families.melds.search.choosing import Choosing
else:
    from cardtable.families.melds.search.choosing import Choosing

WHOLE = 999                              # tricks: to the end of the deal


@cython.cclass
class Playing(Choosing):
    """Trials from the base: a first move, then both by habit."""

    depth: cython.int                    # tricks in a trial, while there is a stock

    def __init__(self, *rules: object, duties: int = 0) -> None:
        Choosing.__init__(self, *rules, duties=duties)
        self.depth = WHOLE

    def deep(self, tricks: int) -> None:
        """Trials end after so many tricks, if there is a stock to draw from then."""
        self.depth = tricks

    # Trials

    def after_card(self, n: int) -> None:
        """The player to act plays the card in this place, and all goes on."""
        self.again_from_base()
        self._play(n)
        self._on()

    def after_meld(self, p: int, shape: int, cards: int) -> None:
        """Who has won a trick scores this, or nothing (-1), and all goes on."""
        self.again_from_base()
        if shape >= 0:
            self._scores(p, shape, cards)
        self._replenish(p)
        self._on()

    def all_by_habit(self) -> None:
        """From the base on."""
        self.again_from_base()
        self._on()

    def go_on(self) -> None:
        """From where the trial has ended to the end of the deal."""
        self.depth = WHOLE
        self._on()

    def standing(self) -> tuple[int, int, float, float]:
        """Where the trial has ended: how often both may draw yet (0 where all is over), who leads, and what all that
        each may yet declare is worth to him by habit."""
        p: cython.int
        shape: cython.int
        sums = [0.0, 0.0]
        draws: cython.int = (self.stocked - self.now[2]) // 2
        if self.now[6] or draws == 0:
            return 0, self.now[5], 0.0, 0.0
        for p in range(2):
            self._prospects(p)
            for shape in range(self.shapes):
                sums[p] += self.before[32 * p + shape]
        return draws, self.now[5], sums[0], sums[1]

    def habit(self) -> int:
        """The place of the card that the player to act would play."""
        self.again_from_base()
        return self._card()

    def weighed(self) -> list[float]:
        """What habit makes of each of the cards of the player to act, by place."""
        self.again_from_base()
        self._card()
        return list(self.weights)

    def habit_to_declare(self, p: int) -> int:
        """The shape that a player would score, or -1."""
        self.again_from_base()
        return self._to_declare(p)

    # The course of a deal

    @cython.cfunc
    @cython.exceptval(check=False)
    def _on(self) -> cython.void:
        """Tricks, until nothing is left or somebody has won."""
        left: cython.int = 1
        n: cython.int
        p: cython.int
        while not self.now[6]:
            left = 0
            for p in range(2):
                for n in range(self.size):
                    left += self.card[16 * p + n] >= 0
            if left == 0 and self.now[1] < 0:
                return
            if self.now[7] >= self.depth and self.now[1] < 0 and self.stocked - self.now[2] >= 2:
                return
            self._play(self._card())

    @cython.cfunc
    @cython.exceptval(check=False)
    def _play(self, n: cython.int) -> cython.void:
        """A card is led, or played to a lead; then the trick is taken."""
        face: cython.int
        led: cython.int = self.now[1]
        winner: cython.int
        found: cython.int
        k: cython.int
        if led < 0:
            self.now[1] = self._take(self.now[5], n)
            return
        face = self._take(1 - self.now[5], n)
        winner = 1 - self.now[5] if self._beats(face, led) else self.now[5]
        self.now[1] = -1
        self.now[5] = winner
        self.now[7] += 1
        found = (face & 7 >= 6) + (led & 7 >= 6)
        if found:
            self.parts[16 * winner + 15] += found
            if self.brisque:
                self._mark(winner, 12, self.brisque * found)
        if self.now[6]:
            return
        if self.stocked - self.now[2] >= 2:
            self._seven(winner)
            k = self._to_declare(winner)
            if k >= 0 and not self.now[6]:
                self._scores(winner, k, self._ways(winner, k))
            if not self.now[6]:
                self._replenish(winner)
        else:
            for n in range(self.size):
                if self.card[n] >= 0 or self.card[16 + n] >= 0:
                    return
            self._mark(winner, 13, self.last_trick)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _replenish(self, winner: cython.int) -> cython.void:
        if self.stocked - self.now[2] >= 2:
            self._draw(winner)
            self._draw(1 - winner)
