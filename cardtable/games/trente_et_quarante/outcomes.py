"""What every outcome of the coup would make of one punter's stakes."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.families.staking.prison import HALF, PRISON
from cardtable.families.staking.stakes import Stake
from cardtable.families.staking.talk import deep
from cardtable.games.trente_et_quarante import words
from cardtable.games.trente_et_quarante.francs import FRANCS
from cardtable.games.trente_et_quarante.laws import CODE
from cardtable.games.trente_et_quarante.rules import MOST, TrenteEtQuarante, premium
from cardtable.showing.phrases import ordinal
from cardtable.showing.wagers import Wagers

WINNERS = (("rouge", "couleur"), ("rouge", "inverse"), ("noir", "couleur"), ("noir", "inverse"))
REFAIT = "Both rows 31: no chance has won, and what is not insured {comes}. Other equal points leave every stake free."
COMES = {PRISON: "goes to prison", HALF: "is halved with the bank", "": "goes to prison, or is halved with the bank"}
FOOT = "Both rows thirty-one: once in forty-six coups. The book says thirty-eight."


def wagers(deal: TrenteEtQuarante, seat: int) -> Wagers | None:
    """Of who sits there, while stakes are laid or the cards are dealt; None where he has none."""
    mine = [one for one in deal.stakes if one.seat == seat]
    if deal.phase not in ("staking", "dealing") or not mine:
        return None
    insured = {spot for whose, spot in deal.insured if whose == seat}
    return Wagers("Your stakes", f"the {ordinal(deal.coup + 1)} coup", ("lies on", "stake", "odds", "most"),
                  tuple([_row(one, insured) for one in mine]), "If it comes",
                  (*_decided(mine), ("Equal points", "nothing is won or lost"),
                   ("Refait", _refait(mine, insured, deal.terms.refait == HALF))),
                  ("Refait", REFAIT.format(comes=COMES.get(deal.terms.refait, COMES[""])), CODE.title),
                  _premiums(mine, insured) or FOOT)


def _row(stake: Stake, insured: set[str]) -> tuple[str, ...]:
    name, coins = words.spot(stake.spot), FRANCS.figure(stake.coins)
    if stake.prison:
        return f"{name}, {deep(stake.prison)} in prison", coins, "", ""
    return f"{name}{', insured' if stake.spot in insured else ''}", coins, "evens", FRANCS.figure(MOST)


def net(stakes: Sequence[Stake], winners: Sequence[str]) -> int:
    """What it makes of these stakes that two chances win: one that is freed from prison gains nothing."""
    return sum([(0 if one.prison else one.coins) if one.spot in winners else -one.coins for one in stakes])


def _decided(stakes: Sequence[Stake]) -> Iterator[tuple[str, str]]:
    """What has a stake decides how the outcomes are told; those that make the same stand together."""
    held = {one.spot for one in stakes}
    groups: dict[str, int] = {}
    for pair in WINNERS:
        said = [one for one in pair if held & ({"rouge", "noir"} if one in ("rouge", "noir") else
                                               {"couleur", "inverse"})]
        groups[" and ".join(map(words.spot, said))] = net(stakes, pair)
    for name, coins in sorted(groups.items(), key=lambda group: -group[1]):
        yield name, f"you {'gain' if coins > 0 else 'lose'} {FRANCS.figure(abs(coins))}" if coins else \
            "neither gain nor loss"


def _refait(stakes: Sequence[Stake], insured: set[str], halved: bool) -> str:
    """"100 in prison, 500 free, 40 deeper in prison"."""
    loose = sum([one.coins for one in stakes if not one.prison and one.spot not in insured])
    free = sum([one.coins for one in stakes if not one.prison and one.spot in insured])
    deeper = sum([one.coins for one in stakes if one.prison])
    parts = (loose, "halved" if halved else "in prison"), (free, "free"), (deeper, "deeper in prison")
    return ", ".join([f"{FRANCS.figure(coins)} {what}" for coins, what in parts if coins])


def _premiums(stakes: Sequence[Stake], insured: set[str]) -> str:
    """What has been paid for insurance, which is lost whatever comes."""
    paid = sum([premium(one.coins) for one in stakes if not one.prison and one.spot in insured])
    return f"The premium, {FRANCS.words(paid)}, is the bank’s whatever comes." if paid else ""
