"""A table without cards, at which all play against a bank: everybody sits at it, and nobody is another's rival."""
from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from cardtable.croupier import account
from cardtable.croupier.people import Player
from cardtable.croupier.sheet import ScoreSheet
from cardtable.croupier.steps import Step
from cardtable.players.arena_unit import _Playing
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.match import Result
from cardtable.rules.moves import Move
from cardtable.rules.zones import Layout
from cardtable.showing.places import Places, at_table, bottom, holders
from cardtable.showing.talk import Talk
from cardtable.table.cloth.sight import Sight
from cardtable.table.ending.deal_ending import coins
from cardtable.table.ending.game_ending import _farewell, bank_of, lead_of
from cardtable.table.reading.chair import Chair
from cardtable.table.reading.narration import Narration
from tests.rules.open_toy import BANK, GAME, TABLE, Evening

PEOPLE = tuple([Player(name) for name in ("Ann", "Ben", "Cora")])


class Banked(Evening):
    """The same, each for himself against the bank."""

    def result(self) -> Result:
        return Result.from_bank(self.deal().purse[:3])


def played() -> tuple[Banked, ScoreSheet]:
    """Ann stakes nothing and is given two; Ben stakes two and has them back; Cora ends with a loss of one."""
    match, sheet = Banked({}), ScoreSheet()
    for seat, text in ((1, "stake 2"), (2, "stake 1"), (0, "done"), (1, "done"), (2, "done")):
        deal, events = match.deal(), list[Event]()
        deal.tell = events.append
        if text == "done" and seat == 2:
            deal.pay(2, 2, BANK, "lost")
        match.apply(seat, Move.read(text))
        sheet.take(Step(0, seat, Move.read(text), seat, tuple(events), deal, 1))
    return match, sheet


def test_who_has_gained_has_won_and_who_has_neither_gained_nor_lost_has_drawn() -> None:
    match, _ = played()
    assert match.result() == Result(frozenset({0}), (2, 0, -1), "coins", True)
    assert [match.outcome(player) for player in range(3)] == ["won", "drawn", "lost"]
    talk = Talk()
    assert [talk.standing(match, player) for player in range(3)] == ["2 up", "level", "1 down"]
    assert Result.from_bank((1, 2, 3)).winners == {0, 1, 2}


def test_all_seats_are_at_a_table_without_cards() -> None:
    deal = Banked({}).deal()
    assert not deal.layout
    assert holders(deal) == 3
    assert [bottom(deal, player) for player in range(3)] == [0, 1, 2]
    assert [at_table(deal, seat, 1) for seat in range(3)] == [2, 0, 1]
    layout = Layout(4)
    layout.each("hand", seats=2)
    assert holders(cast(Deal, SimpleNamespace(seats=4, layout=layout))) == 2
    assert holders(cast(Deal, SimpleNamespace(seats=1, layout=layout))) == 1


def test_the_slip_has_every_player_the_bank_by_name_and_no_row_for_nothing() -> None:
    match, sheet = played()
    sight = Sight(0, match.deal(), Places(zones=(), plates=()), 0, PEOPLE, True)
    narration = cast(Narration, SimpleNamespace(talk=Talk(), sheet=sheet))
    rows = coins(narration, sight, sheet.game).rows
    assert [(row[0], row[-1]) for row in rows] == [("You", "2"), ("Ben", "0"), ("Cora", "−1"), ("The bank", "−1")]


def test_the_lead_is_before_the_bank_and_no_companion_stands_there_for_having_won() -> None:
    match, sheet = played()
    sight = Sight(0, match.deal(), Places(zones=(), plates=()), 0, PEOPLE, True)
    bank = bank_of(Talk(), match)
    for reader, gained in ((0, 2), (2, -1)):
        lead = lead_of(sheet, sight, reader, bank=bank)
        assert (lead.points, lead.behind) == ([gained], "the bank before")
    players = [replace(player, kind="computer") for player in PEOPLE]
    croupier = SimpleNamespace(sitting=SimpleNamespace(over=True, match=match), players=players)
    assert _farewell(cast(Chair, SimpleNamespace(croupier=croupier)), match.deal(), []) is None
    said = _farewell(cast(Chair, SimpleNamespace(croupier=croupier)), match.deal(), [(1, "Well played.")])
    assert said is not None


def test_in_the_arena_what_others_have_lost_is_nobodys_gain() -> None:
    match, _ = played()
    playing = _Playing.__new__(_Playing)
    playing.setup = SimpleNamespace(unit="game")                         # type: ignore[assignment]
    playing.sitting = SimpleNamespace(match=match)                       # type: ignore[assignment]
    assert playing.margin(frozenset({0}), match.sides()) == 2


def test_an_account_names_the_bank(monkeypatch: pytest.MonkeyPatch) -> None:
    match, sheet = played()
    monkeypatch.setattr(account, "talk_of", lambda _: Talk())
    told = account.Account(GAME, match, sheet, ["Ann", "Ben", "Cora"])
    assert told.purse(match.deal(), BANK) == "The bank"
    assert told.purse(match.deal(), TABLE) == "table"
    assert told.does(match.deal(), 0, "pay") == "Ann pays"
    nameless = account.Account(GAME, match, sheet, ["You", "Ben", "Cora"])
    assert (nameless.does(match.deal(), 0, "pay"), nameless.does(match.deal(), BANK, "take")) == (
        "You pay", "The bank takes")
