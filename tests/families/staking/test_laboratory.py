"""The laboratory: its figures are those of a run written down before it, and its coups those of the rules."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.families.staking.laboratory import Evening, Setting, Trial, evening
from cardtable.families.staking.systems.methods import METHODS, Playing, wish_after
from cardtable.games.roulette.chances import FRANC, RED
from cardtable.games.roulette.laboratory import LABORATORY, drawn
from cardtable.games.roulette.rules import Roulette
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move

RICH = 10 ** 9


def ran(**setting: object) -> Trial:
    trial = Trial(LABORATORY, Setting(**setting))                    # type: ignore[arg-type]
    for _ in trial.run():
        pass
    return trial


def test_a_thousand_evenings_of_labouchere_are_those_of_another_program() -> None:
    """1,000 evenings at lot 1909, reckoned before by a program of a few lines that knows nothing of this one."""
    found = ran().outcome()
    assert (found.evenings, found.coups, found.up, found.down, found.level) == (1000, 131341, 654, 51, 1)
    assert (found.ruined, found.by_capital, found.by_limit) == (294, 292, 2)
    assert (found.longest, found.highest, found.staked, found.net) == (16, 249, 1978605, -36794)
    assert round(found.lost * 100, 2) == 1.86
    assert round(found.reckoned * 100, 2) == 1.35
    assert [number for _, number, _ in found.ended()][-5:] == [109, 189, 243, 80, 4]


@pytest.mark.parametrize("system", METHODS)
def test_no_system_changes_what_the_bank_has(system: str) -> None:
    """Staked flat, half back at zero: what is lost is near the reckoned share; and other systems only stake more."""
    found = ran(system=system, evenings=40, lot=7).outcome()
    assert found.evenings == 40
    assert found.staked > 0
    assert len(found.curve) == 41
    assert found.curve[-1] == pytest.approx(sum(found.ends))
    assert found.up + found.down + found.level + found.ruined >= found.evenings


@pytest.mark.parametrize(("system", "zero"), [("labouchere", "half"), ("montant", "prison"), ("both-sides", "half"),
                                              ("card", "prison"), ("fitzroy", "half")])
def test_the_coups_of_an_evening_are_those_of_the_rules(system: str, zero: str) -> None:
    """Every coup laid and spun through the rules, with equal coins at the end."""
    staked: list[tuple[int, bool | None]] = []
    setting = Setting(system=system, zero=zero, coups=120, capital=10 ** 6)          # type: ignore[arg-type]
    found = evening(Playing(METHODS[system]), Random(3), drawn, 300, setting,
                    lambda units, won: staked.append((units, won)))
    assert replayed(staked, Random(3), zero) == found.net


def replayed(staked: list[tuple[int, bool | None]], rng: Random, zero: str) -> int:
    """What these stakes come to by the rules, in half units of a louis, when all prisoners are free or lost."""
    deal = Roulette(purse=[RICH, 0, 0, 0], player=(0,), coups=len(staked), zero=zero)
    louis = 20 * FRANC
    for units, won in staked:
        if units:
            move = Move(("place", "rouge" if units > 0 else "noir", abs(units) * louis))
            assert deal.refusal(0, move) is None
            deal.apply(0, move)
        deal.apply(0, Move(("done",)))
        number = rng.randrange(37)
        assert (None if not number else number in RED) is won
        deal.apply(NATURE, Move(("spin", number)))
    while not deal.over:
        deal.apply(NATURE, Move(("spin", rng.randrange(37))))
    half_units, odd = divmod(deal.purse[0] - RICH, louis // 2)
    assert not odd
    return half_units


def test_a_punter_is_told_the_same_as_the_laboratory() -> None:
    """A player at the table knows only what has come; so reckoned, his system stands where the laboratory has it."""
    for system, method in METHODS.items():
        playing, rng, past = Playing(method), Random(5), list[bool | None]()
        for _ in range(60):
            assert wish_after(method, past) == playing.wish(), system
            won = drawn(rng)
            past.append(won)
            playing.told(won)


def test_prisoners_are_drawn_on_for_after_the_last_coup() -> None:
    spins = iter([None, True])
    found = evening(Playing(METHODS["flat"]), Random(), lambda _: next(spins), 300, Setting(zero="prison", coups=1))
    assert found == Evening(0, 2, 1, 1, 0, "")
