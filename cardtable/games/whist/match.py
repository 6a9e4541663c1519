"""Rubbers of Whist: who sits where, what a rubber is worth, and who pays whom."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardtable.families.full_table import OUT, PARTNERS, TABLE, FullTable, TableCutTerms
from cardtable.families.match import Partie, partners, payers
from cardtable.families.rubbers import GameWon, Settled
from cardtable.families.tricks.rubber_cut import RubberCut
from cardtable.families.tricks.strict.accounts import NEW, Ledger
from cardtable.families.tricks.strict.late_marks import MarksInTime
from cardtable.games.whist.laws import deschapelles, hoyle
from cardtable.games.whist.long import DeschapellesWhist
from cardtable.games.whist.options import WhistOptions
from cardtable.games.whist.rules import SEATS, Whist
from cardtable.games.whist.strict import (
    DumbmyByHand,
    DummyByHand,
    EnglishByHand,
    HandDealt,
    StrictDeschapelles,
    StrictDumbmy,
    StrictEnglish,
    StrictEnglishDummy,
)
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON, RUBBER_WON
from cardtable.rules.match import Level

OPEN = {"whist": (), "dummy": (2,), "double-dummy": (2, 3)}     # the hands of dummies, by form


@dataclass(frozen=True)
class WhistCutTerms(TableCutTerms):
    """What is cut for, and by which code."""

    code: str = "hoyle-1909"


class WhistCut(RubberCut):
    """By the laws of either code."""

    agrees_on = WhistCutTerms
    terms: WhistCutTerms

    def begin(self) -> None:
        super().begin()
        self.code = self.terms.code
        laws = CUTS[self.code]
        fewer = FEWER.get(self.seats, PARTNERS) if self.purpose == PARTNERS else self.purpose
        self.law = laws.get(fewer, laws[self.purpose])   # type: ignore[misc]

    def on_equal(self, number: int) -> int:
        """The English code has articles of their own on equal cards of the four who cut for partners."""
        four = self.purpose == PARTNERS and self.seats == SEATS and self.code == hoyle.HOYLE.name
        return EQUAL.get(number, self.law) if four else self.law


LAWS = {"hoyle-1909": hoyle.LAW, "deschapelles-1839": deschapelles.LAW}
EQUAL = {2: hoyle.LAW["equal"], 3: hoyle.LAW["three equal"]}
FEWER = {3: "dummy", 2: "double dummy"}                         # by players: what is cut for instead of partners
CUTS = {"hoyle-1909": {PARTNERS: hoyle.LAW["partners"], TABLE: hoyle.LAW["table"], OUT: hoyle.LAW["cutting out"],
                       **{name: hoyle.LAW[name] for name in FEWER.values()}},
        "deschapelles-1839": {PARTNERS: deschapelles.LAW["lot"], TABLE: deschapelles.LAW["table"],
                              OUT: deschapelles.LAW["two rubbers"]}}


# Under strict laws, by whether a hand lies open and whether hands deal
OLD: Mapping[tuple[bool, bool], type[StrictDeschapelles]] = {
    (False, False): StrictDeschapelles, (False, True): HandDealt, (True, False): StrictDumbmy,
    (True, True): DumbmyByHand}
ENGLISH: Mapping[tuple[bool, bool], type[Whist]] = {
    (False, False): StrictEnglish, (False, True): EnglishByHand, (True, False): StrictEnglishDummy,
    (True, True): DummyByHand}


class WhistGame(Partie):
    """One game of the rubber."""

    def dealt(self, dealer: int, score: list[int], purse: list[int], last: Deal | None) -> Whist:
        chosen = WhistOptions.of(self.options)
        given = {"scheme": chosen.scheme, "open_seats": OPEN[chosen.form], "rubber": self.start["rubber"],
                 "kept": self.start["kept"], "reread": self.start["reread"], "by_hand": chosen.by_hand,
                 "hands_mark": chosen.hands_mark, "ledger": handed_on(last)}
        if chosen.old:
            if chosen.strict:
                guilty, account = answering(last) if last is not None else self.start["answering"]
                old = OLD[chosen.form == "dummy", chosen.by_hand]
                return old(
                    dealer, score or [0, 0], purse, self.start["player"], stake=chosen.stake, alone=chosen.alone,
                    guilty=guilty if chosen.alone else (), account=account, bystanders=chosen.bystanders, **given)
            return DeschapellesWhist(dealer, score or [0, 0], purse, self.start["player"], stake=chosen.stake, **given)
        kind = ENGLISH[chosen.form == "dummy", chosen.by_hand] if chosen.strict else Whist
        return kind(dealer, score or [0, 0], purse, self.start["player"], **given)


def answering(deal: Deal) -> tuple[tuple[int, ...], int]:
    """Who has revoked in a deal, and to whose account the rubber has been put."""
    return (deal.guilty, deal.account) if isinstance(deal, StrictDeschapelles) and not deal.void else ((), -1)


def handed_on(deal: Deal | None) -> Ledger:
    """The marks as they stand after a deal of the same game."""
    return deal.handed_on if isinstance(deal, MarksInTime) else NEW


def paying(deal: Whist) -> list[tuple[int, int]]:
    """Who pays whom, by seat: each loser one winner; who has given up the rubber both (003:379-390)."""
    if deal.withdrawn < 0:
        return [(deal.stands_for(loser, True), deal.stands_for(to, False)) for loser, to in payers(deal)]
    return [(deal.withdrawn, to) for to in deal.against(deal.withdrawn)]


class WhistRubbers(FullTable):
    """So many rubbers; where others wait two at least, so that everybody plays.  At Dummy the order of one cut serves
    until each has had Dummy once.  Both are rulings."""

    cut = WhistCut

    def begin(self) -> None:
        super().begin()
        self.chosen = WhistOptions.of(self.options)
        self.order: tuple[int, ...] = ()                 # players as they have cut, the first to have Dummy now
        self.law = LAWS[self.code]
        self.goes_out = CUTS[self.code][OUT]

    @property
    def code(self) -> str:
        """The code by which it is played."""
        return "deschapelles-1839" if self.chosen.old else "hoyle-1909"

    def rubbers(self) -> int:
        return max(self.chosen.rubbers, 2 if self.start["players"] > SEATS else 1)

    def table_cut(self, player: Sequence[int], purpose: str, places: int, purse: Sequence[int]) -> WhistCut:
        return WhistCut(player=tuple(player), purse=purse, code=self.code, purpose=purpose, places=places)

    def seated(self, ranked: tuple[int, ...]) -> tuple[int, ...]:
        self.order = ranked
        return self.chairs()

    def chairs(self) -> tuple[int, ...]:
        """By seat, who answers for it: a dummy is his partner's, who sits across."""
        if self.chosen.form == "whist":
            return partners(self.order)
        first, second, *third = self.order
        return (first, second, first, *(third or (second,)))

    def dealt(self, dealer: int, purse: list[int]) -> WhistGame:
        """The first deal of a rubber is the lowest's, and at Dummy under the English code his dummy's (002:5931)."""
        first = not self.won and self.chosen.form != "whist" and not self.chosen.old
        return WhistGame(self.options, player=self.player, purse=purse, dealer=2 if first else dealer,
                         rubber=self.won, kept=self.start.get("kept", True), reread=self.start.get("reread", True),
                         answering=answering(self.deal()) if self.won else ((), -1))

    def next_rubber(self, last: Deal) -> Level:
        """A fresh cut; at Dummy the next has it."""
        if self.chosen.form != "dummy" or (len(self.finished)) % len(self.order) == 0:
            return super().next_rubber(last)
        self.order = (*self.order[1:], self.order[0])
        self.player = self.chairs()
        return self.dealt(0, last.purse)

    def value(self, last: Deal) -> int:
        return self.chosen.scheme.value(min(last.score) if last.resigned is None else last.score[last.resigned])

    def bonus(self) -> int:
        return self.chosen.scheme.rubber

    def game_won(self, last: Deal, game: GameWon) -> None:
        last.say(last.side.index(game.winner), GAME_WON, game.value, law=self.law["value"])

    def pay_rubber(self, last: Deal, rubber: Settled) -> None:
        """Every loser pays one winner; who has given up pays for his partner too."""
        law = self.law["rubber"] if last.resigned is None else last.on_giving_up()
        last.say(last.side.index(rubber.winner), RUBBER_WON, rubber.points, law=law)
        assert isinstance(last, Whist)
        for loser, to in paying(last):
            last.pay(max(0, rubber.points) * self.chosen.stake, last.player[loser], last.player[to], "rubber", law)


