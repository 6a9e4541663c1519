"""French Écarté, English Écarté and La Chouette: two play, the others bet and wait for a place (000:1187-1235)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from cardtable.games.ecarte.laws.cavendish import CAVENDISH
from cardtable.games.ecarte.laws.forms import FRENCH
from cardtable.games.ecarte.options import EcarteOptions
from cardtable.games.ecarte.rules.bystanders import CLOTH, Backed, StrictBacked
from cardtable.games.ecarte.rules.bystanders import bystander_may as bystander_may
from cardtable.games.ecarte.rules.match import EcarteCut, EcarteGame
from cardtable.games.ecarte.rules.stakes import Stakes, settle
from cardtable.games.ecarte.rules.stakes import cover as cover
from cardtable.games.ecarte.rules.stakes import payout as payout
from cardtable.rules.cutting import Cut
from cardtable.rules.match import Level, Result, Series

Name = TypeVar("Name")

PLACE, STAYS = 5, 7              # articles of the French code
RETIRES = {"ecarte": False, "pool": True, "french": True, "english": True, "chouette": False}


def retires(form: str) -> bool:
    """Whether who is beaten gives up his place; at La Chouette, who covers all (000:1162, 1213, 1235).  English Écarté
    is a rule for bystanders (000:590-602), so that places change as at the French game: a ruling."""
    return RETIRES[form]


def next_rentrant(waiting: Sequence[tuple[Name, bool]]) -> Name:
    """Who comes in, of those who wait in the order agreed, each with whether he has played: newcomers go before
    (000:1213-1223).

    >>> next_rentrant([("P1", True), ("P2", False)])
    'P2'
    """
    return min(waiting, key=lambda who: who[1])[0]


class FrenchCut(EcarteCut):
    """As the other forms cut, among as many as there may be."""

    layout = CLOTH


class FrenchGame(EcarteGame):
    """Five up before bystanders.  Starts also from `backs` and `placed`, as the stakes have left them, and `form`.

    Only Cavendish has laws for bystanders; Hoyle sends his reader to him (002:18017).
    """

    def begin(self) -> None:
        super().begin()
        self.plays: tuple[int, ...] = self.start["player"][:2]

    def _deal(self, dealer: int, score: tuple[int, ...], purse: list[int], packets: tuple[str, str]) -> Backed:
        kind = StrictBacked if self.chosen.laws == "strict" else Backed
        return kind(dealer, score, purse, self.start["player"], points=self.chosen.points, packets=packets,
                    code=CAVENDISH.name, backs=self.start["backs"], placed=self.start["placed"],
                    form=self.start["form"], plays=self.plays)

    def following(self) -> Level | None:                                 # type: ignore[override]
        deal = self.inner
        assert isinstance(deal, Backed)
        self.plays = deal.plays                                          # to the end of the game
        return super().following()


class French(Series):
    """An evening of so many games.  Starts from the number of players.

    `table` holds the players at seats 0 and 1, `waiting` the others in their order, each with whether he has played.
    Silent in the book, and ruled here: the two who cut highest begin, and the others go in as they cut; each pair
    cuts for the deal, as at the pool; who covers all is who cut highest, and nobody bets on him.
    """

    def begin(self) -> None:
        self.chosen = EcarteOptions.of(self.options)
        self.table: tuple[int, int] = (0, 1)
        self.waiting: tuple[tuple[int, bool], ...] = ()
        self.chouette = -1               # the player who covers all bets, if one does
        self.dealer = 0

    def first(self) -> Level:
        number = self.start["players"]
        return FrenchCut(player=tuple(range(number)), purse=[0] * (number + len(CLOTH.pots)))

    def following(self) -> Level | None:
        last, purse = self.inner, self.deal().purse
        if isinstance(last, Cut):
            if self.waiting:
                self.dealer = last.ranked[0]
            else:
                self.table, self.dealer = (last.ranked[0], last.ranked[1]), 0
                self.waiting = tuple([(player, False) for player in last.ranked[2:]])
                self.chouette = last.ranked[0] if self.chosen.bystanders == "chouette" else -1
            return Stakes(player=self.seated(), purse=purse, stake=self.chosen.stake, most=self.chosen.bets,
                          chouette=self.table.index(self.chouette) if self.chouette >= 0 else -1)
        if isinstance(last, Stakes):
            return self._game(last)
        assert isinstance(last, FrenchGame)
        self._conclude(last)
        if len(self.finished) == self.chosen.evening:
            return None
        return FrenchCut(player=self.table, purse=purse)

    def seated(self) -> tuple[int, ...]:
        """Players by seat: the two at the table, then who waits, in order."""
        return (*self.table, *[player for player, _ in self.waiting])

    def _game(self, stakes: Stakes) -> FrenchGame:
        # against La Chouette the bystanders help their player as ever; on the other side there are none
        form = "english" if self.chosen.bystanders == "english" else "french"
        return FrenchGame(self.options, dealer=self.dealer, player=stakes.player, purse=stakes.purse,
                          backs=stakes.backs, placed=stakes.placed, form=form)

    def _conclude(self, game: FrenchGame) -> None:
        """The money first, then the places."""
        deal, winner = game.deal(), game.winner
        assert isinstance(deal, Backed)
        self.finished += (self.table[winner],)
        deal.say(winner, "game", 1, law=46)
        code, deal.code = deal.code, FRENCH.name                 # what follows rests on these laws
        settle(deal, winner)
        loser = self.table[1 - winner]
        if retires("chouette" if loser == self.chouette else "french"):
            self._change_places(deal, 1 - winner)
        else:
            deal.say(1 - winner, "stays", law=STAYS)
        deal.code = code

    def _change_places(self, deal: Backed, seat: int) -> None:
        out, entering = self.table[seat], next_rentrant(self.waiting)
        deal.say(seat, "retires", law=PLACE)
        deal.say(deal.player.index(entering), "comes in", law=PLACE)
        self.table = (entering, self.table[1]) if seat == 0 else (self.table[0], entering)
        self.waiting = (*[who for who in self.waiting if who[0] != entering], (out, True))

    def result(self) -> Result:
        return Result.most(self.deal().purse[:self.start["players"]], "coins")
