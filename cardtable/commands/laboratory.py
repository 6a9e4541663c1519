"""A system tried from the command line: what came of it, in lines or as data."""
from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from cardtable.families.staking.laboratory import Bench, Setting, Trial
from cardtable.families.staking.systems.methods import METHODS
from cardtable.games import game, part

MOST_EVENINGS, MOST_COUPS, MOST_CAPITAL = 100_000, 10_000, 1_000_000


class BadSetting(ValueError):
    """A trial that cannot be made; the message says why."""


def bench_of(name: str) -> Bench:
    """What a game has in its laboratory; BadSetting if it has none."""
    chosen = game(name)
    found = part(chosen.name, "laboratory")
    if found is None:
        raise BadSetting(f"{chosen.title} has no laboratory: no coins are staked by a system there")
    bench: Bench = found.LABORATORY
    return bench


def setting_of(bench: Bench, given: Mapping[str, Any]) -> Setting:
    """A trial as it is asked for; what is left out (None) is as usual."""
    setting = Setting(**{"unit": bench.unit, **{name: value for name, value in given.items() if value is not None}})
    if setting.system not in METHODS:
        raise BadSetting(f"there is no system {setting.system!r}: there is {', '.join(bench.methods)}")
    if setting.system not in bench.methods:
        raise BadSetting(f"{METHODS[setting.system].title} stakes on either of two chances, and here is but one: there "
                         f"is {', '.join(bench.methods)}")
    if not bench.own and given.get("zero") is not None:
        raise BadSetting("nothing is asked of zero here: the bank has no outcome of its own")
    if setting.zero not in bench.edge:
        raise BadSetting(f"zero is {' or '.join(bench.edge)}, not {setting.zero!r}")
    for what, number, least, most in (("evenings", setting.evenings, 1, MOST_EVENINGS),
                                      ("coups", setting.coups, 1, MOST_COUPS),
                                      ("capital", setting.capital, 1, MOST_CAPITAL),
                                      ("unit", setting.unit, bench.least, bench.limit)):
        if not least <= number <= most:
            raise BadSetting(f"{what} must be from {least:,} to {most:,}, not {number:,}")
    return setting


def tried(name: str, as_data: bool, given: Mapping[str, Any]) -> str:
    """The whole trial, in words or as JSON."""
    bench = bench_of(name)
    setting = setting_of(bench, given)
    trial = Trial(bench, setting)
    for _ in trial.run():
        pass
    found, method = trial.outcome(), METHODS[setting.system]
    if as_data:
        return json.dumps({"game": game(name).name, "system": setting.system, f"unit_{bench.coin}s": setting.unit,
                           "capital": setting.capital, **({"zero": setting.zero} if bench.own else {}),
                           "coups_an_evening": setting.coups, "lot": setting.lot,
                           "limit": bench.limit // setting.unit, **found.told()}, indent=2)
    rows = [
        f"{method.title}: {method.about}.",
        f"{found.evenings:,} evenings of at most {setting.coups} coups on {bench.chance}, {found.coups:,} coups in all;"
        f" unit {setting.unit} {bench.coin}{'s' * (setting.unit > 1)}, capital {setting.capital:,} units, "
        f"limit {bench.limit // setting.unit:,}; lot {setting.lot}.",
        f"  ended before      {found.up:,}",
        f"  ended level       {found.level:,}",
        f"  ended behind      {found.down:,}",
        f"  ruined            {found.ruined:,} (the purse gave out {found.by_capital:,}, the limit {found.by_limit:,})",
        f"  longest run       {found.longest} coups without {bench.chance}",
        f"  highest stake     {found.highest:,} units",
        f"  staked            {found.staked:,.0f} units",
        f"  {'won' if found.net > 0 else 'lost'}{'':14}{abs(found.net):,.0f} units, {abs(found.lost) * 100:.2f} in a "
        f"hundred of it",
        f"  by reckoning      {found.reckoned * 100:.2f} in a hundred, whatever the system"]
    return "\n".join(rows)
