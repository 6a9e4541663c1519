"""French Écarté, English Écarté and La Chouette: two play, the others bet and wait for a place (000:1187-1235)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from cardtable.families.match import Cutting, winner
from cardtable.families.tricks.strict.accounts import NEW, Ledger
from cardtable.games.ecarte.laws.cavendish import CAVENDISH
from cardtable.games.ecarte.laws.forms import FRENCH
from cardtable.games.ecarte.options import EcarteOptions
from cardtable.games.ecarte.rules.bystanders import CLOTH, Backed, DealtBacked, StrictBacked
from cardtable.games.ecarte.rules.bystanders import bystander_may as bystander_may
from cardtable.games.ecarte.rules.match import EcarteCut, EcarteGame, ShowingCut
from cardtable.games.ecarte.rules.stakes import Stakes, settle
from cardtable.games.ecarte.rules.stakes import cover as cover
from cardtable.games.ecarte.rules.stakes import payout as payout
from cardtable.rules.cutting import Cut
from cardtable.rules.events import GAME_WON
from cardtable.rules.match import Level, Result

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


class ShowingFrenchCut(ShowingCut):
    """And where hands deal."""

    layout = CLOTH


class FrenchGame(EcarteGame):
    """Five up before bystanders.  Starts also from `backs` and `placed`, as the stakes have left them, and `form`.

    Only Cavendish has laws for bystanders; Hoyle sends his reader to him (002:18017).
    """

    def begin(self) -> None:
        super().begin()
        self.plays: tuple[int, ...] = self.start["player"][:2]

    def _deal(self, dealer: int, score: tuple[int, ...], purse: list[int], packets: tuple[str, str],
              ledger: Ledger = NEW) -> Backed:
        kind = DealtBacked if self.chosen.by_hand else StrictBacked if self.chosen.laws == "strict" else Backed
        return kind(dealer, score, purse, self.start["player"], points=self.chosen.points, packets=packets,
                    code=CAVENDISH.name, backs=self.start["backs"], placed=self.start["placed"],
                    form=self.start["form"], plays=self.plays, drawn=self.start.get("drawn", True))

    def following(self) -> Level | None:                                 # type: ignore[override]
        deal = self.inner
        assert isinstance(deal, Backed)
        self.plays = deal.plays                                          # to the end of the game
        return super().following()


class French(Cutting):
    """An evening of so many games.

    `table` holds the players at seats 0 and 1, `waiting` the others in their order, each with whether he has played.
    Silent in the book, and ruled here: the two who cut highest begin, and the others go in as they cut; each pair
    cuts for the deal, as at the pool; who covers all is who cut highest, and nobody bets on him.
    """

    cut = FrenchCut

    def begin(self) -> None:
        super().begin()
        self.chosen = EcarteOptions.of(self.options)
        self.table: tuple[int, int] = (0, 1)
        self.waiting: tuple[tuple[int, bool], ...] = ()
        self.chouette = -1               # the player who covers all bets, if one does
        self.dealer = 0

    def cutting(self, purse: Sequence[int] = ()) -> Cut:
        kind = ShowingFrenchCut if self.chosen.by_hand else FrenchCut
        return kind(player=self.table if self.waiting else self.player, purse=purse)

    def seated(self, ranked: tuple[int, ...]) -> tuple[int, ...]:
        """The two at the table, then who waits, in order."""
        if not self.waiting:
            self.table = ranked[0], ranked[1]
            self.waiting = tuple([(player, False) for player in ranked[2:]])
            self.chouette = ranked[0] if self.chosen.bystanders == "chouette" else -1
        return (*self.table, *[player for player, _ in self.waiting])

    def dealt(self, dealer: int, purse: list[int]) -> Stakes:
        self.dealer = dealer
        return Stakes(player=self.player, purse=purse, stake=self.chosen.stake, most=self.chosen.bets,
                      chouette=self.table.index(self.chouette) if self.chouette >= 0 else -1)

    def next_after(self, last: Level) -> Level | None:
        if isinstance(last, Stakes):
            return self._game(last)
        deal = self.deal()
        assert isinstance(deal, Backed)
        self._conclude(deal)
        return None if len(self.finished) == self.chosen.evening else self.cutting(deal.purse)

    def _game(self, stakes: Stakes) -> FrenchGame:
        # against La Chouette the bystanders help their player as ever; on the other side there are none
        form = "english" if self.chosen.bystanders == "english" else "french"
        return FrenchGame(self.options, dealer=self.dealer, player=stakes.player, purse=stakes.purse,
                          backs=stakes.backs, placed=stakes.placed, form=form,
                          drawn=self.start.get("drawn", True))

    def _conclude(self, deal: Backed) -> None:
        """The money first, then the places."""
        seat = winner(deal)
        self.finished += (self.table[seat],)
        deal.say(seat, GAME_WON, 1, law=46)
        code, deal.code = deal.code, FRENCH.name                 # what follows rests on these laws
        settle(deal, seat)
        loser = self.table[1 - seat]
        if len(self.finished) < self.chosen.evening:             # after the last game nobody goes out, or comes in
            if retires("chouette" if loser == self.chouette else "french"):
                self._change_places(deal, 1 - seat)
            else:
                deal.say(1 - seat, "stays", law=STAYS)
        deal.code = code

    def _change_places(self, deal: Backed, seat: int) -> None:
        out, entering = self.table[seat], next_rentrant(self.waiting)
        deal.say(seat, "retires", law=PLACE)
        deal.say(deal.player.index(entering), "comes in", law=PLACE)
        self.table = (entering, self.table[1]) if seat == 0 else (self.table[0], entering)
        self.waiting = (*[who for who in self.waiting if who[0] != entering], (out, True))

    def result(self) -> Result:
        return Result.most(self.deal().purse[:self.start["players"]], "coins")
