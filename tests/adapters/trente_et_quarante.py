"""Trente et Quarante: each shape of case, put to the rules, the odds and the systems."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any

from cardtable.cards import Card, cards
from cardtable.families.staking.systems.methods import METHODS, stakes
from cardtable.families.staking.systems.progressions import Labouchere, Reversed
from cardtable.games.trente_et_quarante import counting, odds
from cardtable.games.trente_et_quarante.coup import BEST, CHANCES, TEN, THIRTY, VALUES, Coup, pips
from cardtable.games.trente_et_quarante.francs import FRANC
from cardtable.games.trente_et_quarante.rules import PACKS, SHOE, TrenteEtQuarante
from cardtable.games.trente_et_quarante.words import CRIES
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move

Facts = dict[str, Any]
PURSE = 10 ** 7
ROUNDED = 9


class AnyOf(dict[str, Any]):
    """More than a case need ask for: it is right if all that it asks for is."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, dict) and bool(other) and all(self.get(name) == told for name, told in other.items())

    __hash__ = None


class UnknownShape(AssertionError):
    """A case in a shape that no adapter here understands."""


def answer(kind: str, given: Facts) -> Facts:
    """What the rules say, in the shape of `expect`."""
    shape = SHAPES.get((kind, str(given.get("topic") or given.get("event") or "")))
    if shape is None:
        raise UnknownShape(f"{kind} with {given}")
    return shape(**{name: value for name, value in given.items() if name not in ("topic", "event")})   # type: ignore[no-any-return]


def table(refait: str = "prison", coups: int = 99) -> TrenteEtQuarante:
    """One who punts, and much money."""
    deal = TrenteEtQuarante(purse=[PURSE, 0, 0, 0, 0], player=(0,), coups=coups, refait=refait)
    do(deal, NATURE, Move(("shuffle", *deal.pack)))
    return deal


def do(deal: TrenteEtQuarante, seat: int, move: Move) -> None:
    assert deal.refusal(seat, move) is None, str(move)
    deal.apply(seat, move)


def dealt(deal: TrenteEtQuarante, *rows: Sequence[Card]) -> None:
    """The next coup is of these rows: they are put uppermost, each card once."""
    wanted: list[Card] = []
    left = list(deal.zone[SHOE])
    for one in [one for row in rows for one in row]:
        copy = next(other for other in left if other.face is one.face)
        left.remove(copy)
        wanted.append(copy)
    deal.zone[SHOE] = (*wanted, *left)
    do(deal, 0, Move(("done",)))
    do(deal, NATURE, Move(("deal",)))


RANK_OF = {value: rank for rank, value in VALUES.items()}


def row_of(point: int, first: str = "black") -> tuple[Card, ...]:
    """Cards that come to a point, of which the first has this colour."""
    return cards(f"K{'H' if first == 'red' else 'S'} KC QD {RANK_OF[point - THIRTY]}S")


def score(card: str) -> Facts:
    return {"pips": pips(cards(card)[0])}


def from_deal(black_row: Sequence[str], red_row: Sequence[str]) -> Facts:
    deal = table()
    dealt(deal, cards(" ".join(black_row)), cards(" ".join(red_row)))
    coup = deal.past[-1]
    return {"point_black": coup.noir, "point_red": coup.rouge, **called(coup)}


def from_points(point_black: int, point_red: int, first_card_colour: str) -> Facts:
    deal = table()
    dealt(deal, row_of(point_black, first_card_colour), row_of(point_red))
    coup = deal.past[-1]
    assert coup == (point_black, point_red, first_card_colour)
    return called(coup)


def called(coup: Coup) -> Facts:
    return {"result": coup.outcome, "colour": coup.winners[1] if coup.winners else None, "announcement": coup.french}


def shoe(packs: int) -> Facts:
    assert packs == PACKS
    counts = counting.values(packs)
    assert len({counts[value] for value in range(1, TEN)}) == 1
    assert len(TrenteEtQuarante.pack) == sum(counts.values())
    return {"cards": sum(counts.values()), "each_value_1_to_9": counts[1], "value_10": counts[TEN],
            "announcement_when_exhausted": CRIES["passes"][0].removesuffix(".")}


def settle(bets: Mapping[str, int], insured: bool, at_refait: str, coups: Sequence[Sequence[Any]]) -> Facts:
    """Each chance at a table of its own, and all together come to the same."""
    rule = {"prison": "prison", "halve": "half"}[at_refait]
    each = {chance: _settled({chance: francs}, insured, rule, coups) for chance, francs in bets.items()}
    whole = _settled(bets, insured, rule, coups)
    assert whole[0] == sum(net for net, _ in each.values())
    assert whole[1] == {chance: state for _, states in each.values() for chance, state in states.items()}
    return {"net": {chance: net for chance, (net, _) in each.items()}, "state": whole[1]}


def _settled(bets: Mapping[str, int], insured: bool, rule: str, coups: Sequence[Sequence[Any]]
             ) -> tuple[int | float, dict[str, str]]:
    deal = table(rule)
    for chance, francs in bets.items():
        do(deal, 0, Move(("place", chance, francs * FRANC)))
    for black, red, first in coups:
        if insured and deal.loose(0):
            do(deal, 0, Move(("insure",)))
        dealt(deal, row_of(black, first), row_of(red))
    lying = {one.spot: one for one in deal.stakes}
    coins = deal.purse[0] - PURSE + sum([one.coins for one in deal.stakes])
    net = coins / FRANC
    return int(net) if net == int(net) else net, {
        chance: "settled" if chance not in lying else "prison" if lying[chance].prison else "free" for chance in bets}


def legal(stake_francs: int) -> Facts:
    rooms = {stake_francs * FRANC in table().room(0, chance) for chance in CHANCES}
    assert len(rooms) == 1
    return {"allowed": rooms.pop()}


@cache
def counted() -> tuple[dict[int, float], dict[int, float]]:
    """By point from an endless pack: of one row, and of both."""
    one = {point: float(chance) for point, chance in counting.endless().items()}
    return one, {point: chance ** 2 for point, chance in one.items()}


def point(point: int) -> Facts:
    able = [value for value in sorted(set(VALUES.values())) if point - value <= THIRTY]
    return {"shoe": round(odds.POINTS[point], ROUNDED), "endless": round(counted()[0][point], ROUNDED), "exact": True,
            "last_card_values": len(able)}


def refait() -> Facts:
    return {"shoe": round(odds.REFAIT, ROUNDED), "endless": round(counted()[1][BEST], ROUNDED), "exact": True}


def null() -> Facts:
    return {"shoe": round(odds.NULL, ROUNDED), "exact": True,
            "endless": round(sum(counted()[1].values()) - counted()[1][BEST], ROUNDED)}


def noir_wins() -> Facts:
    one = counted()[0]
    return {"shoe": round(odds.WIN, ROUNDED), "exact": True,
            "endless": round(sum([one[n] * one[r] for n, r in product(one, one) if n < r]), ROUNDED)}


def bank_percentage(at_refait: str, insured: bool, stake_francs: int) -> Facts:
    if insured:
        share = odds.insured_edge(stake_francs * FRANC)
        return {"shoe": round(share * 100, 4), "endless": round(share * 100, 4), "exact": True}
    both = counted()[1]
    equal = sum(both.values()) - both[BEST]
    left = {"halve": (odds.HALVED, odds.HALVED),
            "prison": (odds.PRISONER, odds.prisoner((1 - equal - both[BEST]) / 2, equal, both[BEST]))}[at_refait]
    return {"shoe": round(odds.edge(left[0]) * 100, 4), "endless": round(odds.edge(left[1], both[BEST]) * 100, 4),
            "exact": True}


SYSTEMS: dict[str, type[Labouchere] | type[Reversed]] = {"Labouchere": Labouchere, "Labouchere reversed": Reversed}


def playout(system: str, row: Sequence[int], stake_on: str, colours: Sequence[str], capital_units: int | None = None,
            unit_francs: int | None = None, maximum_francs: int | None = None) -> Facts:
    assert METHODS["reversed"].begins == Reversed()
    won = [(colour == "R") == (stake_on == "rouge") for colour in colours]
    staked, nets, rows, total = list[int](), list[int](), list[list[int]](), 0
    begins = now = SYSTEMS[system](tuple(row))
    refused = None
    for coup, (now, came) in enumerate(zip(stakes(begins, won), won), 1):    # type: ignore[assignment]
        if capital_units is not None and now.stake > capital_units + total or unit_francs is not None \
                and now.stake * unit_francs not in range(0, (maximum_francs or 0) + 1):
            refused = coup
            break
        total += now.stake if came else -now.stake
        staked.append(now.stake)
        nets.append(total)
        now = now.after(came)
        rows.append(list(now.row))
    return AnyOf({"stakes": staked, "net": nets, "rows": rows, "row_at_end": rows[-1], "refused_at_coup": refused,
                  "next_stake": None if now.over else now.stake})


SHAPES: dict[tuple[str, str], Any] = {
    ("score", ""): score,
    ("sequence", "deal"): from_deal,
    ("sequence", "points"): from_points,
    ("sequence", "shoe"): shoe,
    ("settle", ""): settle,
    ("legal", ""): legal,
    ("odds", "point"): point,
    ("odds", "refait"): refait,
    ("odds", "null"): null,
    ("odds", "noir_wins"): noir_wins,
    ("odds", "bank_percentage"): bank_percentage,
    ("playout", ""): playout,
}
"""By kind and topic."""
