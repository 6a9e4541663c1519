"""Moments of a game of melds as one player sees them, from as little as a book tells."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.cards import Card, Cards
from cardtable.families.melds.deal import MeldDeal
from cardtable.families.melds.kinds import Meld, OfRank
from cardtable.rules.events import NATURE
from cardtable.rules.game import Game
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.match import Series
from cardtable.rules.motions import DEALT, DECLARED, PLAYED, TOOK
from cardtable.rules.view import View

LOW = "789"                      # ranks that score nothing, of which the cards are that nobody names


class NoPosition(ValueError):
    """What is told contradicts itself; the message says how."""


@dataclass(frozen=True, slots=True)
class MeldPosition:
    """What the player in seat 0, who is to act, holds and sees.

    So many cards are `to_draw` by both.  A card was `led` to him, or he has won a trick and may declare (`declaring`),
    or he leads.  The other has laid `shown` before him; `gone` cards have been played.  He has `scored` these himself,
    of which what is in `hand` lies before him.
    """

    hand: Cards
    trump: int
    to_draw: int = 20
    led: Card | None = None
    declaring: bool = False
    shown: Cards = ()
    gone: Cards = ()
    scored: tuple[Meld, ...] = ()

    def of(self, game: Game) -> View:
        """All that he may know.  NoPosition if that cannot be."""
        match = game.match({})
        match.inner = inner = match.dealt(1, [0, 0])                        # type: ignore[attr-defined]
        assert isinstance(inner, Series)
        deal = inner.inner
        assert isinstance(deal, MeldDeal)
        knowledge = Knowledge(deal.eyes(0), deal.pack, len(deal.layout))
        deal.tell = knowledge.note
        self.lay(deal)
        if deal.must != (0,):
            raise NoPosition(f"it is seat {deal.must} to act, and not seat 0")
        return View(game.name, 0, match.view(0), knowledge)

    def lay(self, deal: MeldDeal) -> None:
        """The cards come to where they are told to be, the rest to the stock and the tricks."""
        deal.trump = self.trump
        layout, named = deal.layout, (*self.hand, *self.shown, *self.gone, *([self.led] if self.led else ()))
        if len(set(named)) < len(named):
            raise NoPosition("a card is named twice")
        rest = [card for card in deal.pack if card not in named]
        low = [card for card in rest if card.text[0] in LOW and card.suit != self.trump]
        piles = [zone for zone in range(len(layout)) if layout[zone].name == "turn-up"] if self.to_draw else []
        turned = [next(card for card in rest if card.suit == self.trump and card.text[0] in LOW[1:])] * len(piles)
        unseen = len(self.hand) - len(self.shown) - (self.led is not None)
        others = [card for card in low if card not in turned][:max(0, unseen)]
        left = sorted([card for card in rest if card not in (*turned, *others)], key=lambda card: to_come(card, deal))
        stock, tricks = left[:self.to_draw - len(piles)], left[self.to_draw - len(piles):]
        deal.lay((*named, *turned, *rest_of(rest, turned)), layout.stock)
        for some, zone in ((self.hand, layout.hand[0]), ((*others, *([self.led] if self.led else ())), layout.hand[1]),
                           ((*self.gone, *tricks), layout.won[1])):
            if some:
                deal.shift(tuple(some), layout.stock, zone, NATURE, TOOK if zone == layout.won[1] else DEALT)
        if self.shown:
            deal.shift(self.shown, layout.stock, layout.declared[1], 1, DECLARED)
        if self.scored:
            deal.melds = (self.scored, ())
            laid = dict.fromkeys([card for meld in self.scored for card in meld.cards if card in self.hand])
            deal.shift(tuple(laid), layout.hand[0], layout.declared[0], 0, DECLARED)
        if piles:
            deal.shift(tuple(turned), layout.stock, piles[0], NATURE, DEALT)
        assert len(deal.zone[layout.stock]) == len(stock)
        deal.leader = 1 if self.led else 0
        if self.led:
            deal.shift((self.led,), layout.hand[1], layout.trick, 1, PLAYED)
            deal.history = ((1, self.led, layout.hand[1]),)
        deal.go("declaring" if self.declaring else "play", 0)


def rest_of(rest: list[Card], but: list[Card]) -> list[Card]:
    """The others."""
    return [card for card in rest if card not in but]


def to_come(card: Card, deal: MeldDeal) -> tuple[bool, int, int]:
    """By what the cards that nobody names are still to be drawn, where they cannot all be: those that score, what scores
    most before the rest, and of the rest one copy of each."""
    most = max([kind.worth(shape, deal.trump) for kind in deal.kinds if not isinstance(kind, OfRank)
                for shape in kind.shapes() if card.face in shape], default=0)
    return card.text[0] in LOW, -most, card.copy
