"""Roulette: each shape of case, put to the rules, the odds and the systems."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any

from cardtable.families.staking.systems.methods import METHODS, Playing, stakes
from cardtable.families.staking.systems.progressions import BOUNDS, Labouchere, Progression, Varying
from cardtable.families.staking.systems.selections import avant_dernier
from cardtable.games.roulette.announced import french
from cardtable.games.roulette.chances import BLACK, CHANCES, EVENS, FRANC, RED, WHEEL, place, plein
from cardtable.games.roulette.odds import PRISONER, edge, net, nets, prison_edge
from cardtable.games.roulette.rules import Roulette
from cardtable.games.roulette.voice import NEIGHBOURS, OF_ZERO, ZERO_AND_FOUR, meant
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move

Facts = dict[str, Any]
UNIT = 20                                        # coins of a unit of the cases, so that every minimum is reached
PURSE = 10 ** 6
NAMED = {"dozen_P": "12P", "dozen_M": "12M", "dozen_D": "12D"}
KINDS = {"even": "rouge", "column": "column-2", "plein": "n17", "carre": "8-9-11-12"}


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


def spot(bet: Mapping[str, Any]) -> str:
    """The place of a bet of the cases."""
    kind, on = bet["type"], bet.get("on", [])
    if kind.startswith("two_"):
        some = [single(one) for one in on]
        return f"{some[0]}-{some[1].removeprefix('column-')}"
    return place(on) if on else single(kind)


def single(kind: str) -> str:
    return NAMED.get(kind, kind.replace("_", "-"))


def coin(text: str) -> str:
    """"cheval 0-3", "plein 26", "four_first 0-1-2-3"."""
    return place(map(int, text.split()[1].split("-")))


def table(zero: str = "choice") -> Roulette:
    return Roulette(purse=[PURSE, 0, 0, 0], player=(0,), coups=1, zero=zero)


def do(deal: Roulette, seat: int, text: str) -> None:
    assert deal.refusal(seat, Move.read(text)) is None, text
    deal.apply(seat, Move.read(text))


def spun(laid: Mapping[str, int], number: int) -> Roulette:
    """One coup of these stakes, in coins."""
    deal = table()
    for name, coins in laid.items():
        do(deal, 0, f"place {name} {coins}")
    do(deal, 0, "done")
    do(deal, NATURE, f"spin {number}")
    return deal


def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    shape = SHAPES.get((kind, " ".join(sorted(given))))
    if shape is None:
        raise UnknownShape(f"{kind} with {given}")
    return shape(**given)                        # type: ignore[no-any-return, operator]


def settle(bet: Facts, stake: int, result: int) -> Facts:
    return {"net": units(spun({spot(bet): stake * UNIT}, result).purse[0] - PURSE)}


def settle_all(bets: Sequence[Facts], result: int) -> Facts:
    """Together they come to what each does by itself."""
    each = {f"{bet['type']}{'_' + str(bet['on'][0]) if 'on' in bet else ''}":
            settle({k: v for k, v in bet.items() if k != "stake"}, bet["stake"], result)["net"] for bet in bets}
    deal = spun({spot(bet): bet["stake"] * UNIT for bet in bets}, result)
    assert units(deal.purse[0] - PURSE) == sum(each.values())
    return {"net": each}


def units(coins: int) -> int | float:
    found = coins / UNIT
    return int(found) if found == int(found) else found


def announce(result: int) -> Facts:
    return {"announcement": french(result)}


def numbers(**given: Any) -> Facts:
    return {"numbers": sorted(RED)}


def colours(set: str) -> Facts:
    if set == "impair":
        return {"red": len(EVENS["impair"] & RED), "black": len(EVENS["impair"] & BLACK), "exact": True}
    return {"red_per_column": [len(CHANCES[f"column-{n}"].covers & RED) for n in (1, 2, 3)], "exact": True}


def share(bet: Facts) -> Facts:
    value = edge({spot(bet): 1})
    return {"value": str(value), "percent": round(float(value) * 100, 4), "exact": True}


def share_at_zero(bet: Facts, zero_rule: str) -> Facts:
    if zero_rule == "halve":
        return share(bet)
    return {"value_of_imprisoned_unit": round(PRISONER, 6), "percent": round(prison_edge() * 100, 4), "exact": True}


def together(bets: Sequence[Facts] | str) -> Facts:
    if isinstance(bets, str):                    # 35 numbers
        won = nets({plein(number): 1 for number in range(1, 36)})
        hit, miss = max(won), min(won)
        return {"net_if_hit": int(hit), "hit_numbers": won.count(hit), "net_if_miss": int(miss),
                "miss_numbers": won.count(miss), "expectation": str(sum(won, Fraction(0)) / 37), "exact": True}
    laid = {spot(bet): int(bet["stake"]) for bet in bets}
    counts = Counter([str(won) for won in nets(laid)[1:]])
    return {"net_by_count_of_numbers_1_to_36": dict(counts), "edge": str(edge(laid)), "exact": True}


def equivalent(bad: str, good: str) -> Facts:
    both = {"bad": {"12P-12M": 4}, "good": {"manque": 3, place(range(19, 25)): 1}}
    won = {name: nets(laid) for name, laid in both.items()}
    return {"same_net_for_1_to_36": won["bad"][1:] == won["good"][1:],
            "net_on_zero": {name: number(some[0]) for name, some in won.items()},
            "edge": {name: str(edge(laid)) for name, laid in both.items()}, "exact": True}


def number(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else float(value)


def voisins(coins: Sequence[str]) -> Facts:
    laid = [coin(text) for text in coins]
    assert sorted(laid) == sorted(OF_ZERO) == sorted(one for one, _ in meant(NEIGHBOURS, "n0"))
    covered = sorted(frozenset[int]().union(*[CHANCES[one].covers for one in laid]))
    wheel = "".join("x" if n in covered else "." for n in (*WHEEL, *WHEEL))
    return {"numbers_covered": covered, "coins": len(laid), "contiguous_on_wheel": "x" * len(covered) in wheel}


def coins_together(coins: Sequence[str], result: int, stake_each: int) -> Facts:
    laid = {coin(text): stake_each * UNIT for text in coins}
    assert dict(meant(ZERO_AND_FOUR, "")) == dict.fromkeys(laid, 1)
    return {"net": units(spun(laid, result).purse[0] - PURSE)}


def limits(bet: str) -> Facts:
    deal, name = table(), KINDS[bet]
    room = deal.room(0, name)
    return {"maximum_francs": room[-1] // FRANC, "minimum_francs": room[0] // FRANC}


def one_coin(one_coin_on: Sequence[str]) -> Facts:
    return {"allowed": "-".join(one_coin_on) in Roulette.layout.spots}


def prison(bet: Facts, stake: int, results: Sequence[int], option: str) -> Facts:
    deal, states = table(option), list[str]()
    do(deal, 0, f"place {spot(bet)} {stake * UNIT}")
    do(deal, 0, "done")
    for result in results:
        before = deal.purse[0]
        do(deal, NATURE, f"spin {result}")
        states.append(f"prison {deal.stakes[0].prison}" if deal.stakes else
                      "stake returned" if deal.purse[0] > before else "stake lost")
    assert deal.over
    return {"states": states, "net": units(deal.purse[0] - PURSE)}


SYSTEMS = {"montant et demontant": "montant", "Labouchere": "labouchere"}


def started(system: str, row: Sequence[int] = ()) -> Progression:
    return Labouchere(tuple(row)) if row else METHODS[SYSTEMS[system]].begins


def run(begins: Progression, won: Sequence[bool]) -> tuple[list[int], list[int], list[Progression]]:
    """Stakes, net and where it stood, coup by coup, to the end of one play."""
    staked, net_, states, total = list[int](), list[int](), list[Progression](), 0
    for now, came in zip(stakes(begins, won), won):
        total += now.stake if came else -now.stake
        staked.append(now.stake)
        net_.append(total)
        states.append(now.after(came))
    return staked, net_, states


def colours_played(system: str, stake_on: str, colours: Sequence[str], row: Sequence[int] = ()) -> Facts:
    assert stake_on == "rouge"
    staked, net_, states = run(started(system, row), [colour == "R" for colour in colours])
    found: Facts = {"stakes": staked, "net": net_}
    last = states[-1]
    if isinstance(last, Labouchere):
        found |= {"row_at_end": list(last.row), "next_stake": last.stake}
    return found


def results_played(system: str, results: Sequence[str], row: Sequence[int] = (), net: int | None = None) -> Facts:
    staked, net_, states = run(started(system, row), [result == "W" for result in results])
    if net is not None:
        return {"net": net + net_[-1], "row": list(states[-1].row), "stakes": staked}   # type: ignore[attr-defined]
    if row:
        return {"stakes": staked, "net": net_[-1],
                "rows_after": [list(state.row) for state in states]}                    # type: ignore[attr-defined]
    assert states[-1].over
    return {"stakes": staked, "net": net_, "next": f"restart at {started(system).stake}"}


def varying(units: Sequence[int]) -> Facts:
    def first(unit: int) -> list[int]:
        lost = [False] * 3
        return [now.stake for now in stakes(Varying(unit, 0, -BOUNDS[unit - 2]), lost)][:3]
    assert units == [*range(1, len(BOUNDS) + 1)]
    return {"net_loss_at_which_next_unit_begins": list(BOUNDS), "first_stakes_after_60": first(4),
            "first_stakes_after_100": first(5)}


def limit(stake_units: int, unit_francs: int) -> Facts:
    francs, room = stake_units * unit_francs, table().room(0, "rouge")
    return {"francs": francs, "allowed_at_roulette": francs * FRANC in room, "maximum": room[-1] // FRANC}


def after_appearance(system: str, stake_only_after_colour_has_just_appeared: bool, colours: Sequence[str]) -> Facts:
    """The whole table, begun anew whenever a unit is won."""
    nets_, highest = {}, 0
    for side in "RB":
        total, now = 0, METHODS["montant"].begins
        for before, came in pairwise(colours):
            if before == side:
                total += now.stake if came == side else -now.stake
                highest = max(highest, now.stake)
                now = now.after(came == side)
                now = METHODS["montant"].begins if now.over else now
        nets_[side] = total
    return {"net_on_rouge": nets_["R"], "net_on_noir": nets_["B"], "highest_stake": highest}


def last_but_one(stake_on: str, colours: Sequence[str]) -> Facts:
    came = [colour == "R" for colour in colours]
    return {"results_from_third_coup": ["W" if avant_dernier(came[:n]) is came[n] else "L"
                                        for n in range(2, len(came))]}


def both_sides(red_stake_wanted: int, black_stake_wanted: int) -> Facts:
    lost, playing = -net("rouge", 0), Playing(METHODS["both-sides"])
    playing.one, playing.other = Labouchere((red_stake_wanted,)), Labouchere((black_stake_wanted,))
    difference = playing.wish().units
    return {"stake_on_red": difference, "zero_loss_if_halved": float(lost * difference),
            "zero_loss_if_both_staked": float(lost * (red_stake_wanted + black_stake_wanted))}


def twenty_days(daily_gain_percent_of_capital: float, good_days: int, bad_days: int,
                loss_bad_day_percent: int) -> Facts:
    return {"net_percent": int(daily_gain_percent_of_capital * good_days - loss_bad_day_percent * bad_days),
            "exact": True}


SHAPES: dict[tuple[str, str], object] = {
    ("settle", "bet result stake"): settle,
    ("settle", "bets result"): settle_all,
    ("sequence", "result"): announce,
    ("score", "set"): numbers,
    ("odds", "set"): colours,
    ("odds", "bet"): share,
    ("odds", "bet zero_rule"): share_at_zero,
    ("odds", "bets"): together,
    ("odds", "bad good"): equivalent,
    ("sequence", "coins"): voisins,
    ("sequence", "coins result stake_each"): coins_together,
    ("legal", "bet"): limits,
    ("legal", "one_coin_on"): one_coin,
    ("sequence", "bet option results stake"): prison,
    ("playout", "colours stake_on system"): colours_played,
    ("playout", "colours row stake_on system"): colours_played,
    ("sequence", "results system"): results_played,
    ("sequence", "results row system"): results_played,
    ("sequence", "net results row system"): results_played,
    ("sequence", "units"): varying,
    ("legal", "stake_units unit_francs"): limit,
    ("sequence", "colours stake_only_after_colour_has_just_appeared system"): after_appearance,
    ("sequence", "colours stake_on"): last_but_one,
    ("sequence", "black_stake_wanted red_stake_wanted"): both_sides,
    ("odds", "bad_days daily_gain_percent_of_capital good_days loss_bad_day_percent"): twenty_days,
}
"""By kind and keys."""
