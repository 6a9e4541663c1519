"""A record in words: deal by deal what was marked and paid, and what everybody has at the end."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from cardtable.croupier.sheet import DealSheet, ScoreSheet
from cardtable.printable import printable
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.showing.phrases import listed
from cardtable.showing.talk import Talk, talk_of


class Account:
    """The account of a match with its score sheet; `names` are what its players are called."""

    def __init__(self, game: Game, match: Series, sheet: ScoreSheet, names: Sequence[str]) -> None:
        self.game, self.match, self.sheet = game, match, sheet
        self.names = [printable(name) for name in names]
        self.talk: Talk = talk_of(game)

    def rows(self) -> Iterator[str]:
        """Its lines."""
        several = len(self.sheet.games) > 1
        for number, deals in enumerate(self.sheet.games, 1):
            if several:
                yield f"Game {number}"
            for one in deals:
                yield self.talk.heading(one.deal, one.number)
                yield from (f"  {row}" for row in (*self.marks(one), *self.payments(one)))
        yield from self.end()

    def marks(self, one: DealSheet) -> Iterator[str]:
        """What each side marked, in order."""
        for mark in one.marks:
            where = f" {self.talk.beside} the line" if mark.beside else ""
            yield f"{self.side(one.deal, mark.seat)}: {mark.points} for {mark.what}{where}{self.law(mark)}"

    def payments(self, one: DealSheet) -> Iterator[str]:
        """What was paid; what somebody pays several at once for the same on one line."""
        coins = self.talk.coins.figure
        for (src, what, _), several in groupby(one.payments, key=lambda p: (p.src, p.what, p.law)):
            some = list(several)
            if src >= 0:
                paid = listed([f"{coins(p.points)} to {self.purse(one.deal, p.dst)}" for p in some])
                yield f"{self.does(one.deal, src, 'pay')} {paid}: {self.talk.account([what])}{self.law(some[0])}"
                continue
            pot = self.purse(one.deal, src)
            why = self.talk.account([what])
            for p in some:
                yield (f"{self.does(one.deal, p.dst, 'take')} {coins(p.points)} from {pot}"
                       + (f": {why}" if why != pot else "") + self.law(p))

    def does(self, deal: Deal, player: int, verb: str) -> str:
        """"Mr. Ferrars pays"; who has not given his name is called You."""
        who = self.purse(deal, player)
        return f"{who} {verb}" if who == "You" else f"{who} {verb}s"

    def end(self) -> Iterator[str]:
        """The score of the last deal, how the match stands, what everybody has, and what still lies on the table."""
        match = self.match
        deal, result = match.deal(), match.result()
        purses, pots = tuple(deal.purse[:deal.players]), deal.purse[deal.players:]
        if any(one.marks for deals in self.sheet.games for one in deals):
            yield f"Score: {self.by_side(deal, deal.score)}"
            if deal.lined:
                yield f"{self.talk.beside.capitalize()} the line: {self.by_side(deal, deal.beside)}"
        if result.unit != "coins" and any(result.by_player):
            yield f"Standing: {self.by_player(result.by_player)}"
        if any(purses):
            yield f"Purses: {self.by_player([self.talk.coins.figure(n) for n in purses])}"
        if any(pots):
            yield "On the table: " + listed([f"{coins} in {self.purse(deal, n - len(pots))}"
                                             for n, coins in reversed([*enumerate(pots)]) if coins])

    def by_player(self, numbers: Sequence[int | str]) -> str:
        return listed([f"{number} for {name}" for name, number in zip(self.names, numbers)])

    def by_side(self, deal: Deal, numbers: Sequence[int]) -> str:
        return listed([f"{points} for {self.side(deal, n)}" for n, points in enumerate(numbers)])

    def side(self, deal: Deal, side: int) -> str:
        """The players whose points are a side's."""
        return listed([self.names[player] for player in sorted({*deal.player}) if any(
            deal.side[seat] == side for seat in deal.seats_of(player))])

    def purse(self, deal: Deal, number: int) -> str:
        """A player, the bank, or a compartment or pool, which is called as what is taken from it."""
        if number in deal.layout.banks:
            return self.talk.bank
        return self.names[number] if number >= 0 else self.talk.pot_called(deal.layout.pots[-1 - number])

    def law(self, event: Event) -> str:
        """The article that an entry rests on."""
        if not event.law:
            return ""
        return f" ({'law' if self.game.codes[event.code].numbered else 'article'} {event.law})"
