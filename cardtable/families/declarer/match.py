"""Rubbers of these games: best of three, settled from all that stands above the line and below it."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from cardtable.families.declarer.deal import SEATS, DeclarerDeal, Written
from cardtable.families.full_table import OUT, FullTable
from cardtable.families.match import Partie, partners
from cardtable.families.rubbers import GameWon, Settled
from cardtable.families.tricks.rubber_cut import RubberCut
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON, RUBBER_WON
from cardtable.rules.match import Level
from cardtable.rules.options import Value


class DeclarerGame(Partie):
    """One game of the rubber; what stands above the line goes on from game to game."""

    def dealt(self, dealer: int, score: list[int], purse: list[int], last: Deal | None) -> Deal:
        start = self.start
        deal: type[DeclarerDeal] = start["deal"]
        assert last is None or isinstance(last, DeclarerDeal)
        beside, block = (last.beside, last.block) if last else (start["beside"], start["block"])
        return deal(dealer, score, purse, start["player"], beside=beside, block=block, rubber=start["rubber"],
                    **start["agreed"])


class DeclarerRubbers(FullTable):
    """So many rubbers; where others wait two at least, so that everybody plays, which is a ruling.

    A game names its cut, its deals, what winning a rubber adds, and what a deal is told of what has been agreed on
    (`agreed`).
    """

    cut: ClassVar[type[RubberCut]]
    deals: type[DeclarerDeal]
    each: ClassVar[type[DeclarerGame]] = DeclarerGame
    for_rubber: ClassVar[int]
    number: int                                          # of rubbers, as chosen
    stake: int                                           # counters a point

    def begin(self) -> None:
        super().begin()
        self.block: tuple[Written, ...] = ()             # of the rubber in play, to the end of its last game
        self.goes_out = self.cut.laws[OUT]

    def agreed(self) -> Mapping[str, Value | None]:
        """What the options say to a deal."""
        return {}

    def rubbers(self) -> int:
        return max(self.number, 2 if self.start["players"] > SEATS else 1)

    def table_cut(self, player: Sequence[int], purpose: str, places: int, purse: Sequence[int]) -> RubberCut:
        return self.cut(player=tuple(player), purse=purse, purpose=purpose, places=places)

    def seated(self, ranked: tuple[int, ...]) -> tuple[int, ...]:
        return partners(ranked)

    def dealt(self, dealer: int, purse: list[int]) -> Level:
        return self.each(self.options, deal=self.deals, player=self.player, purse=purse, dealer=dealer,
                            rubber=self.won, beside=self.beside, block=self.block, agreed=self.agreed())

    def value(self, last: Deal) -> int:
        return 0                                         # all that counts is what has been marked

    def bonus(self) -> int:
        return self.for_rubber

    def game_won(self, last: Deal, game: GameWon) -> None:
        assert isinstance(last, DeclarerDeal)
        self.block = last.block
        if last.resigned is None:
            law = self.law("game" if last.ends_game else "long")
            last.say(last.side.index(game.winner), GAME_WON, game.made, game.losers, law=law)

    def pay_rubber(self, last: Deal, rubber: Settled) -> None:
        """Every player pays one of the other side; who has given up pays for his partner too, and is paid nothing."""
        assert isinstance(last, DeclarerDeal)
        law, self.block = self.law("settled" if last.resigned is None else "giving up"), ()
        last.say(last.side.index(rubber.winner), RUBBER_WON, rubber.points, law=law)
        for loser, to in paying(last, rubber):
            last.pay(abs(rubber.points) * self.stake, last.player[loser], last.player[to], "rubber", law)

    def law(self, name: str) -> int:
        """The number of an article."""
        return self.deals.articles[name]


def paying(deal: DeclarerDeal, rubber: Settled) -> list[tuple[int, int]]:
    """Who pays whom, by seat, when a rubber is settled."""
    if deal.withdrawn >= 0:
        return [(deal.withdrawn, to) for to in deal.against(deal.withdrawn)] if rubber.points > 0 else []
    owing = rubber.winner if rubber.points < 0 else 1 - rubber.winner
    return [(seat, deal.left(seat)) for seat in range(SEATS) if deal.side[seat] == owing]


