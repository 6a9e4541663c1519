"""The score page at zero, while it is yet to be said what becomes of even chances: what has become of every stake."""
from __future__ import annotations

from collections.abc import Iterator

from cardtable.families.staking.stakes import Stake
from cardtable.games.roulette import words
from cardtable.games.roulette.chances import CHANCES
from cardtable.games.roulette.francs import FRANCS
from cardtable.games.roulette.laws import CODE
from cardtable.games.roulette.rules import Roulette
from cardtable.showing.phrases import ordinal
from cardtable.showing.talk import Names
from cardtable.showing.wagers import Wagers

LAW = ("In prison", "If the next coup is yours you withdraw the stake, without gain; if not, it is lost. A second zero "
       "is a second prison.", CODE.title)
FOOT = "The book calls the two the same. To halve is better by seven thousandths of the stake."


def at_zero(deal: Roulette, seat: int, name: Names) -> Wagers:
    """As who sits there has it: his own stakes one by one, then those of the others."""
    own = tuple([(words.lies_on(one.spot), FRANCS.figure(one.coins), _now(deal, one)) for one in _of(deal, seat)])
    others = tuple([line for other in deal.punters if other != seat for line in _other(deal, other, name)])
    return Wagers("Zero", f"the {ordinal(deal.coup + 1)} coup", ("your stake", "laid", "now"), own,
                  "The others" if others else "", others, LAW, FOOT)


def _of(deal: Roulette, seat: int) -> list[Stake]:
    """What a seat had there when the staking was closed."""
    return [one for one in deal.before if one.seat == seat]


def _now(deal: Roulette, stake: Stake) -> str:
    """What has become of it."""
    chance, coins = CHANCES[stake.spot], FRANCS.figure
    if not chance.even:
        won = chance.won(0)
        return f"wins {coins(int(won * stake.coins))}" if won > 0 else "lost"
    if any((one.seat, one.spot) == stake[:2] for one in deal.asked):
        return "to choose"
    jailed = any(one.prison and one.seat == stake.seat and one.spot in deal.parts(stake.spot) for one in deal.stakes)
    return "in prison" if jailed else "half back"


def _other(deal: Roulette, seat: int, name: Names) -> Iterator[tuple[str, str]]:
    """What another has won, what is held of his, and what he has lost in all."""
    who, lost = name(seat) or "You", 0
    for one in _of(deal, seat):
        now = _now(deal, one)
        if now == "lost":
            lost += one.coins
        else:
            held = "" if now.startswith("wins") else f"{FRANCS.figure(one.coins)} "
            yield f"{who}, {words.lies_on(one.spot)}", f"{held}{now}"
    if lost:
        yield who, f"{FRANCS.figure(lost)} swept"
