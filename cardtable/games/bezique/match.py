"""A game of Bézique, so many up, and a match of several, with their stakes."""
from __future__ import annotations

from typing import Any

from cardtable.families.match import Partie, Rubber, payers, winner
from cardtable.games.bezique.laws import CODE, LAW
from cardtable.games.bezique.options import BeziqueOptions
from cardtable.games.bezique.rules import LAYOUT, PACK, RANKED, Bezique
from cardtable.rules.cutting import ChosenCut
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON


class BeziqueCut(ChosenCut):
    """The highest card has the preference, and chooses whether to deal (002:394-397)."""

    layout, pack, spread, shown, strength = LAYOUT, PACK, LAYOUT.stock, LAYOUT.trick, RANKED.plain
    law, code = LAW["cut"], CODE.name


class BeziqueGame(Partie):
    """The deal passes from one to the other; points are carried on (002:422-424)."""

    def dealt(self, dealer: int, score: list[int], purse: list[int], last: Deal | None) -> Bezique:
        chosen = BeziqueOptions.of(self.options)
        return Bezique(dealer, score or [0, 0], purse, self.start["player"], goal=chosen.points,
                       at_close=chosen.brisques == "close", low_tens=chosen.low_tens)


class BeziqueMatch(Rubber):
    """So many games, each after a fresh cut; the loser pays the stake."""

    cut = BeziqueCut

    def begin(self) -> None:
        super().begin()
        self.chosen = BeziqueOptions.of(self.options)

    def games(self) -> int:
        return self.chosen.games

    def dealt(self, dealer: int, purse: list[int], **start: Any) -> BeziqueGame:
        return BeziqueGame(self.options, player=self.player, purse=purse, dealer=dealer)

    def settle(self, last: Deal) -> None:
        law = LAW["game"] if last.resigned is None else LAW["giving up"]
        last.say(last.side.index(winner(last)), GAME_WON, law=law)
        for loser, to in payers(last):
            last.pay(self.chosen.stake, last.player[loser], last.player[to], "game", law)
