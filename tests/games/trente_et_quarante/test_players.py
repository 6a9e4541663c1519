"""Punters: their systems by what has come, whether they insure, what advice says of stakes; and the bench."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.families.staking.laboratory import Setting, evening
from cardtable.families.staking.systems.methods import METHODS, Playing, stakes
from cardtable.families.staking.systems.progressions import Labouchere
from cardtable.games.roulette.chances import CHANCES
from cardtable.games.roulette.chances import FRANC as HALF_FRANC
from cardtable.games.trente_et_quarante import maxims, novice, odds
from cardtable.games.trente_et_quarante.francs import FRANC
from cardtable.games.trente_et_quarante.game import GAME
from cardtable.games.trente_et_quarante.laboratory import LABORATORY, Shoe
from cardtable.games.trente_et_quarante.maxims import PLAYED, UNIT, choose
from cardtable.games.trente_et_quarante.rules import MOST, SHOE, TrenteEtQuarante
from cardtable.players.compared import compare
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from tests.games.trente_et_quarante.moments import Table, at_refait

RICH = 10 ** 9
# Of the run that the chapter prints (002:17649-17835): who plays Labouchère on Noir loses where Rouge wins
PRINTED = "BRRRRBBRRRRBBRRBRBRRRBRBRRRRR"


def answers(sitting: Sitting, seat: int) -> list[str]:
    """What a club player does at this seat until he has done."""
    made: list[str] = []
    while seat in sitting.match.pending().must and (not made or made[-1] != "done"):
        move = choose(sitting.view(seat), seat, Random(1)).move
        made.append(str(move))
        sitting.submit(seat, move)
        assert len(made) < 5
    return made


def test_each_seat_plays_its_system_by_what_has_come() -> None:
    """Rouge, Noir, a null coup, Noir: of the row 1 2 3 4 played the other way nothing is left but 2 3 5."""
    sitting = Table(5, before=((36, 34), (32, 36), (38, 38), (33, 34))).sitting
    assert PLAYED[0] == "reversed"
    assert answers(sitting, 0) == [f"place rouge {3 * UNIT}", "done"]
    assert answers(sitting, 1) == [f"place rouge {9 * UNIT}", "done"]
    assert answers(sitting, 3) == [f"place noir {UNIT}", "done"], "the run: what came last"


def test_large_stakes_are_insured_and_small_ones_are_not() -> None:
    rich = Table(2, before=(), francs=20000)
    rich.does("0 place rouge 2500")
    assert answers(rich.sitting, 0) == ["insure", "done"]
    assert answers(rich.does("1 place rouge 2200").sitting, 1) == ["done"]
    assert [maxims.pays_to_insure(francs * FRANC) for francs in (20, 440, 460, 12000)] == [False, False, True, True]


@pytest.mark.parametrize("level", [maxims, novice])
@pytest.mark.parametrize("bank", ["house", "last"])
def test_players_answer_lawfully_through_an_evening(level: object, bank: str) -> None:
    match = GAME.match({"players": 5, "coups": 40, "bank": bank})
    sitting, rng = Sitting(GAME, match.options, [{}] * 5), Random(4)
    while not sitting.over:
        seat = sitting.match.pending().must[0]
        move = sitting.match.decision(seat).sample(rng) if seat < 0 else \
            level.choose(sitting.view(seat), seat, rng).move                          # type: ignore[attr-defined]
        sitting.submit(seat, move)
    deal = sitting.match.deal()
    assert isinstance(deal, TrenteEtQuarante)
    assert deal.coup >= 39


def worth(view: View) -> dict[str, float]:
    found = compare(view, 0)
    assert found is not None
    return {str(row.move): round(row.value, 3) for row in found.rows}


def test_stakes_are_told_by_what_they_cost_exactly() -> None:
    """Twenty francs on any of the four, half back at the refait: 1.0946 in a hundred."""
    table = Table(1, before=())
    found = worth(table.sitting.view(0))
    assert found["done"] == 0
    assert {found[f"place {spot} {UNIT}"] for spot in ("rouge", "noir", "couleur", "inverse")} == {-.219}
    compared = compare(table.sitting.view(0), 0)
    assert compared is not None
    assert any("once in 38" in note and "45.7" in note for note in compared.notes), "the book's figure beside ours"
    assert any("fresh shoe" in note for note in compared.notes)


def test_insurance_pays_for_large_stakes_alone() -> None:
    """Five francs on 500 against 5.473; ten on 1,000 against 10.946; five on twenty against 0.219."""
    for francs, gained in ((20, -4.781), (500, .473), (1000, .946)):
        found = worth(Table(1, before=(), francs=5000).does(f"0 place rouge {francs * FRANC}").sitting.view(0))
        assert found["insure"] == gained


def test_half_is_worth_a_hair_more_than_prison() -> None:
    found = compare(at_refait(1, francs=5000).sitting.view(0), 0)
    assert found is not None
    assert [str(row.move) for row in found.rows] == ["half", "prison"]
    assert [round(row.value, 2) for row in found.rows] == [50, 49.39]


def test_the_first_stake_that_roulette_forbids_is_the_thirtieth() -> None:
    """The print has the 28th coup (002:17840-17843).  In the printed run the reversed row asks for 348 units at the
    thirtieth; with a unit of twenty francs that is more than 6,000 francs, and less than 12,000."""
    asked = [now.stake for now in stakes(METHODS["reversed"].begins, [came == "R" for came in PRINTED])]
    forbidden = [n for n, units in enumerate(asked, 1) if units * 20 * HALF_FRANC > CHANCES["rouge"].most]
    assert forbidden == [30]
    assert asked[29] == 348
    assert asked[29] * 20 * FRANC <= MOST
    assert [now.stake for now in stakes(Labouchere(), [came == "B" for came in PRINTED])][27] > 500 - 396


def test_the_run_of_the_book_is_that_of_the_bench() -> None:
    """Twenty won and nine lost, 918 units before, and 348 wanted next (002:17649-17839)."""
    run = LABORATORY.run
    assert run is not None
    assert "".join("R" if won else "B" for won in run.won) == PRINTED
    assert (run.net, run.stakes[-1]) == (918, 348)


# The bench

def test_the_bench_deals_as_often_as_is_counted() -> None:
    """Of 40,000 coups that are not null: within four deviations."""
    shoe, rng, many = Shoe(), Random(11), 40_000
    came = [shoe(rng) for _ in range(many)]
    refait = odds.REFAIT / (1 - odds.NULL)
    for outcome, chance in ((None, refait), (True, (1 - refait) / 2)):
        assert abs(came.count(outcome) / many - chance) < 4 * (chance * (1 - chance) / many) ** .5


@pytest.mark.parametrize(("system", "zero"), [("reversed", "half"), ("montant", "prison"), ("both-sides", "half")])
def test_the_coups_of_an_evening_are_those_of_the_rules(system: str, zero: str) -> None:
    """Every coup laid and dealt through the rules from the same shoe, with equal coins at the end."""
    staked: list[tuple[int, bool | None]] = []
    setting = Setting(system=system, zero=zero, coups=150, capital=10 ** 6)          # type: ignore[arg-type]
    found = evening(Playing(METHODS[system]), Random(3), LABORATORY.table(), 600, setting,
                    lambda units, won: staked.append((units, won)))
    assert replayed(staked, Random(3), zero) == found.net


def replayed(staked: list[tuple[int, bool | None]], rng: Random, zero: str) -> int:
    """What these stakes come to by the rules, in half units of a louis, when all prisoners are free or lost.  A stake
    lies through null coups."""
    deal = TrenteEtQuarante(purse=[RICH, 0, 0, 0, 0], player=(0,), coups=10 ** 6, refait=zero)
    shuffled(deal, rng)
    for units, won in staked:
        if units:
            do(deal, Move(("place", "rouge" if units > 0 else "noir", abs(units) * UNIT)))
        assert came(deal, rng) is won
    while deal.stakes:
        came(deal, rng)
    half_units, odd = divmod(deal.purse[0] - RICH, UNIT // 2)
    assert not odd
    return half_units


def do(deal: TrenteEtQuarante, move: Move, seat: int = 0) -> None:
    assert deal.refusal(seat, move) is None, move
    deal.apply(seat, move)


def shuffled(deal: TrenteEtQuarante, rng: Random) -> None:
    """As the bench shuffles, which deals from the end."""
    order = list(range(len(deal.pack)))
    rng.shuffle(order)
    do(deal, Move(("shuffle", *[deal.pack[n] for n in reversed(order)])), NATURE)


def came(deal: TrenteEtQuarante, rng: Random) -> bool | None:
    """The next coup that is not null."""
    while True:
        lying, dealt = [(one.spot, one.coins) for one in deal.loose(0)], len(deal.past)
        do(deal, Move(("done",)))
        do(deal, Move(("deal",)), NATURE)
        if deal.phase == "shuffle":
            passed = len(deal.past) == dealt
            shuffled(deal, rng)
            if passed:
                for spot, coins in lying:        # a void coup: what was given back is laid again
                    do(deal, Move(("place", spot, coins)))
                continue
        coup = deal.past[-1]
        if coup.outcome != "null":
            return None if coup.outcome == "refait" else coup.outcome == "rouge"
        assert deal.zone[SHOE]


def test_what_saves_something_is_not_said_to_be_for_the_worse() -> None:
    """An insured stake of 2,500 francs loses less: the reason says as much as its figure, and shortfalls are the
    differences of the figures shown."""
    sitting = Table(2, before=(), francs=20000).does("0 place rouge 2500").sitting
    found = compare(sitting.view(0), 0)
    assert found is not None
    assert found.reason == "Insure: what lies there is expected to lose less by it."
    assert found.rows[0].value > 0
    shown = [float(row.cells[0].replace("−", "-")) for row in found.rows]
    assert [row.cells[1] for row in found.rows[1:]] == [f"{shown[0] - other:.2f}" for other in shown[1:]]
    small = compare(Table(2, before=(), francs=20000).does("0 place rouge 100").sitting.view(0), 0)
    assert small is not None
    assert small.reason == "Deal: whatever is done besides is expected to cost something."
