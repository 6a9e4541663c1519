"""The laboratory of Blind Hookey: its chance is exact, its coups are those of the rules, no stake goes against it."""
from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.cli import USAGE_ERROR, main
from cardtable.families.staking.laboratory import Setting, Trial, evening
from cardtable.families.staking.systems.methods import METHODS, Playing
from cardtable.games.blind_hookey.laboratory import CARDS, LABORATORY, drawn
from cardtable.games.blind_hookey.odds import HIGHER
from cardtable.games.blind_hookey.rules import PACK
from cardtable.games.blind_hookey.ways import OwnPackets
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.table.paint.look import Look
from cardtable.table.sheets.laboratory import LaboratorySheet
from cardtable.table.widgets import wear


class Told(Random):
    """Draws what it is told."""

    def __init__(self, *numbers: int) -> None:
        super().__init__()
        self.numbers = list(numbers)

    def randrange(self, *_: Any) -> int:
        return self.numbers.pop(0)


def test_the_chance_is_that_of_two_cards_of_one_pack() -> None:
    """Of all 2,652 ways 24 in 51 are higher: 3 in 51 of every stake are the dealer's."""
    ways = [drawn(Told(dealer, packet)) for dealer in range(CARDS) for packet in range(CARDS - 1)]
    assert sum(ways) * HIGHER.denominator == len(ways) * HIGHER.numerator
    assert LABORATORY.edge["half"] == pytest.approx(3 / 51)


@pytest.mark.parametrize("system", ["labouchere", "following"])
def test_its_coups_are_those_of_the_rules(system: str) -> None:
    """Each hand dealt so that the two cards lie at the bottom of both packets, with equal coins at the end."""
    staked, net = list[tuple[int, bool | None]](), 0
    setting = Setting(system=system, unit=1, coups=40)
    found = evening(Playing(METHODS[system]), Random(5), LABORATORY.table(), LABORATORY.limit, setting,
                    lambda units, won: staked.append((units, won)))
    for units, won in staked:
        if units:
            net += through_the_rules(units, bool(won), Random(units))
    assert len(staked) == found.coups > 4
    assert 2 * net == found.net != 0


def through_the_rules(coins: int, won: bool, rng: Random) -> int:
    """What the punter of two gains by this stake, by a pack in which his packet's last card is higher or is not."""
    while True:
        order = list(PACK)
        rng.shuffle(order)
        deal = OwnPackets(1, (), [0, 0], (0, 1), ace="high", limit=LABORATORY.limit)
        deal.apply(NATURE, Move(("shuffle", *order)))
        deal.apply(0, Move(("cut", 8)))
        while coins - sum([one.coins for one in deal.stakes]):
            left = coins - sum([one.coins for one in deal.stakes])
            deal.apply(0, Move(("place", deal.packets()[0][0], left)))
        deal.apply(0, Move(("done",)))
        if (deal.purse[0] > 0) is won:
            return int(deal.purse[0])


def test_only_systems_that_stay_on_one_chance_are_offered(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    assert list(LABORATORY.methods) == ["montant", "varying", "fitzroy", "labouchere", "reversed", "following", "flat"]
    assert main(["laboratory", "blind_hookey", "--system", "run"]) == USAGE_ERROR
    assert "The run stakes on either of two chances" in capsys.readouterr().err
    assert main(["laboratory", "blind_hookey", "--zero", "half"]) == USAGE_ERROR
    assert "no outcome of its own" in capsys.readouterr().err
    wear(Look())
    sheet = LaboratorySheet(LABORATORY)
    qtbot.addWidget(sheet)
    assert [one.name for one in sheet.terms.options] == ["system", "unit", "capital", "coups", "evenings"]
    assert sheet.terms.setting(sheet.form.chosen) == Setting(unit=1)


def test_the_command_line_tells_the_same_as_the_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["laboratory", "blind_hookey", "--evenings", "20", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    trial = Trial(LABORATORY, Setting(unit=1, evenings=20))
    assert len(list(trial.run())) == 20
    assert (told["unit_counters"], told["limit"], told["net"]) == (1, 50, trial.outcome().net)
    assert "zero" not in told
