"""A deal of Piquet told by its cards, the discards and the cards played; all is called, by the book."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.cards import Cards
from cardtable.games.piquet.game import GAME
from cardtable.games.piquet.rules.match import PiquetMatch, PiquetPartie
from cardtable.games.piquet.rules.rules import Piquet
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View

ELDER, DEALER = 0, 1
TOLD = ("discard", "play")


@dataclass(frozen=True, slots=True)
class Line:
    """Up to the moment at which somebody is to play, and sees what he may."""

    elder: Cards
    dealer: Cards
    stock: Cards
    moves: tuple[str, ...]

    def view(self) -> View:
        """All that he who is to play may know."""
        match = GAME.match({})
        assert isinstance(match, PiquetMatch)
        series = PiquetPartie(match.options, dealer=DEALER, player=(ELDER, DEALER), purse=[0, 0])
        deal = series.dealt(DEALER, [0, 0], [0, 0], None)
        series.inner, match.inner = deal, series
        sitting = Sitting(GAME, {}, start=match)
        sitting.submit(NATURE, Move(("shuffle", *self.order(deal))))
        moves = list(self.moves)
        while moves or sitting.match.deal().phase != "play":
            now = sitting.match.deal()
            seat = now.must[0]
            said = think(sitting.view(seat), "club", 1).move
            sitting.submit(seat, Move.read(moves.pop(0)) if said.verb in TOLD else said)
        return sitting.view(sitting.match.deal().must[0])

    def order(self, deal: Piquet) -> Cards:
        """The pack that deals these hands."""
        hands = {ELDER: list(self.elder), DEALER: list(self.dealer)}
        order = [hands[seat].pop(0) for packet in deal.packets for seat in (ELDER, DEALER) for _ in range(packet)]
        return (*order, *self.stock)
