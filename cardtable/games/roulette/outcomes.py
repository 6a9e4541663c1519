"""What every number would make of one punter's stakes, numbers that make the same told together."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.families.staking.prison import HALF, PRISON
from cardtable.families.staking.stakes import Stake
from cardtable.families.staking.talk import deep
from cardtable.games.roulette import words
from cardtable.games.roulette.chances import BLACK, CHANCES, EVENS, NUMBERS, RED, Chance
from cardtable.games.roulette.francs import FRANCS
from cardtable.games.roulette.laws import CODE
from cardtable.games.roulette.rules import Roulette
from cardtable.showing.phrases import ordinal
from cardtable.showing.wagers import Wagers

FEW = 9                                          # numbers that are told one by one
KINDS: dict[str, frozenset[int]] = {
    "red number": RED, "black number": BLACK, "odd number": EVENS["impair"], "even number": EVENS["pair"],
    "number up to 18": EVENS["manque"], "number from 19": EVENS["passe"],
    **{f"number of {words.spot(name)}": chance.covers for name, chance in CHANCES.items()
       if chance.kind in ("dozen", "column") and not name.endswith("noir")},
    "number": frozenset(NUMBERS) - {0}}
"""What numbers are called together, the colours first."""

AT_ZERO = {
    PRISON: "All stakes but those on zero are swept; the even chances go to prison.",
    HALF: "All stakes but those on zero are swept; of the even chances you take back half.",
    "": "All stakes but those on zero are swept; the even chances go to prison, or you take back half.",
}
FOOT = "On numbers the bank has one part in thirty-seven; on the even chances about half of that."


def wagers(deal: Roulette, seat: int) -> Wagers | None:
    """Of who sits there, while stakes are laid; None where he has none."""
    mine = [one for one in deal.stakes if one.seat == seat]
    if deal.phase != "staking" or not mine:
        return None
    zero = AT_ZERO.get(deal.terms.zero, AT_ZERO[""])
    return Wagers("Your stakes", f"the {ordinal(deal.coup + 1)} coup", ("lies on", "stake", "odds", "most"),
                  tuple(map(_row, mine)), "If it comes", (*_numbers(mine), ("Zero", _at_zero(mine, deal.terms.zero))),
                  ("Zero", zero, CODE.title), FOOT)


def _row(stake: Stake) -> tuple[str, ...]:
    chance, coins = CHANCES[stake.spot], FRANCS.figure(stake.coins)
    if stake.prison:
        return f"{words.title(stake.spot)}, {deep(stake.prison)} in prison", coins, "", ""
    return words.lies_on(stake.spot), coins, _odds(chance), FRANCS.figure(chance.most)


def _odds(chance: Chance) -> str:
    """In few letters: "35 to 1", "evens", "1 to 2"."""
    if chance.pays < 1:
        return f"1 to {chance.pays.denominator}"
    return "evens" if chance.pays == 1 else f"{chance.pays} to 1"


def net(stakes: Sequence[Stake], number: int) -> int:
    """What a number other than zero makes of these stakes, in coins: one that is freed from prison gains nothing."""
    coins = 0
    for one in stakes:
        won = CHANCES[one.spot].won(number)
        coins += int(won * one.coins) if not one.prison or won < 0 else 0
    return coins


def _numbers(stakes: Sequence[Stake]) -> Iterator[tuple[str, str]]:
    """Single numbers first, then what many have in common; of either what gains most first."""
    groups: dict[int, list[int]] = {}
    for number in NUMBERS[1:]:
        groups.setdefault(net(stakes, number), []).append(number)
    named = frozenset[int]()
    for coins, some in sorted(groups.items(), key=lambda group: (len(group[1]) > FEW, -group[0])):
        yield _called(frozenset(some), named), _told(coins)
        named |= frozenset(some)


def _called(some: frozenset[int], named: frozenset[int]) -> str:
    """"17, 26 or 29", "Any red number", "Any other black number": `named` have been told before."""
    for kind, covers in KINDS.items():
        if some == covers:
            return f"Any {kind}"
        if len(some) > FEW and some == covers - named:
            return f"Any other {kind}"
    first, *rest = runs = _runs(sorted(some))
    return f"{', '.join(runs[:-1])} or {runs[-1]}" if rest else first


def _runs(numbers: Sequence[int]) -> list[str]:
    """"1 to 3", "7": three and more that follow each other are told by the first and last."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return [text for run in found for text in ([f"{run[0]} to {run[-1]}"] if len(run) > 2 else map(str, run))]


def _told(coins: int) -> str:
    if not coins:
        return "neither gain nor loss"
    return f"you {'gain' if coins > 0 else 'lose'} {FRANCS.figure(abs(coins))}"


def _at_zero(stakes: Sequence[Stake], rule: str) -> str:
    """"175 won, 15 lost, 40 in prison"."""
    won = sum([int(CHANCES[one.spot].won(0) * one.coins) for one in stakes if 0 in CHANCES[one.spot].covers])
    lost = sum([one.coins for one in stakes if 0 not in CHANCES[one.spot].covers and not CHANCES[one.spot].even])
    loose = sum([one.coins for one in stakes if CHANCES[one.spot].even and not one.prison])
    deeper = sum([one.coins for one in stakes if one.prison])
    held = "halved" if rule == HALF else "in prison"
    parts = (won, "won"), (lost, "lost"), (loose, held), (deeper, "deeper in prison")
    return ", ".join([f"{FRANCS.figure(coins)} {what}" for coins, what in parts if coins])
