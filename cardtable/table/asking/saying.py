"""A move as it is said, step by step, until it is whole and answered with, or a law forbids it."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.cards import Card
from cardtable.rules.laws import Law
from cardtable.rules.moves import Move, Token, Tokens
from cardtable.table.asking.choosing import Said
from cardtable.table.asking.move_begun import MoveBegun
from cardtable.table.cloth.scene import TableScene
from cardtable.table.items import CardItem, SpotItem

Tried = CardItem | SpotItem | None           # what an answer is tried with, if it lies on the cloth


class Saying:
    """`answer` performs a move or gives the law that forbids it, `refuse` tells of that law; `went` is called with the
    amount to begin from, if any, when a move goes on or back.  Under strict laws nothing is forbidden beforehand."""

    def __init__(self, scene: TableScene, answer: Callable[[int, Move], Law | None],
                 refuse: Callable[[Tried, Law], object], went: Callable[[int | None], object]) -> None:
        self.scene, self.answer, self.refuse, self.went = scene, answer, refuse, went
        self.move = MoveBegun()

    @property
    def begun(self) -> Tokens:
        """As much of a move as has been said."""
        return self.move.begun

    def say(self, seat: int, tokens: Tokens) -> None:
        """So much is said, which may be the whole."""
        self.take(seat, self.move.reached(seat, tokens))

    def take(self, seat: int, tokens: Tokens, item: Tried = None) -> None:
        """Performs a whole move, or goes on to what comes next; an amount laid by counters is the one in hand."""
        tokens = self.move.with_counter(seat, tokens, self.scene.stage.in_hand)
        if not isinstance(tokens, Move):
            self.move.step(seat, tokens)
            self.went(None)
            return
        law = self.answer(seat, tokens)
        if law is not None:
            self.refuse(item, law)

    def unfold(self) -> None:
        """What lies behind one token lies open."""
        self.move.unfold()
        self.went(None)

    def back(self) -> bool:
        """What was said last of a move is taken back, or what was unfolded is folded; was there anything?"""
        last = self.move.back()
        if last is None and not self.move.unfold(False):
            return False
        self.went(last if isinstance(last, int) and not isinstance(last, Card) else None)
        return True

    def instead(self, item: CardItem) -> bool:
        """Names this card instead of what was named before, if it could have been."""
        found = self.move.instead(item.card)
        if found is not None:
            steps, seat, tokens = found
            self.move.keep(steps)
            self.take(seat, tokens, item)
        return found is not None

    def put(self, item: CardItem, spot: SpotItem) -> bool:
        """A card laid on a place names both; False when they are part of no move."""
        found = self.move.both(item.card, spot.name)
        if found is not None:
            steps, seat, said = found
            if said.law is None:
                self.move.keep(steps)
            self._unless_forbidden(seat, said, item)
        return found is not None

    # --- what a law forbids

    def law_against(self, token: Token) -> Law | None:
        """The law that this card or place would break now; under strict laws nobody says so beforehand."""
        found = None if self.move.strict else self._fault(token)
        return found[1].law if found is not None else None

    def forbidden(self, item: Tried, token: Token) -> bool:
        """Tries the unlawful move, if there is one."""
        found = self._fault(token)
        if found is not None:
            self._unless_forbidden(*found, item)
        return found is not None

    def _fault(self, token: Token) -> tuple[int, Said] | None:
        """The unlawful move this card or place would be part of, and whose, if any law speaks of it."""
        sight = self.scene.sight
        if sight is None or sight.viewer < 0:
            return None
        for seat in [seat for seat in range(sight.deal.seats) if sight.deal.by(seat) == sight.viewer]:
            said = self.move.forbidden(sight.deal, seat, token)
            if said is not None:
                return seat, said
        return None

    def _unless_forbidden(self, seat: int, said: Said, item: Tried) -> None:
        """A law that is broken, or would be when all is said, is told at once, unless laws are strict."""
        if isinstance(said.tokens, Move) or said.law is None or self.move.strict:
            self.take(seat, said.tokens, item)
        else:
            self.refuse(item, said.law)
