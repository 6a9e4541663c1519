"""The stakes as they stand: what each drew, is in for and has left, and who may win which pool."""
from __future__ import annotations

from cardtable.games.poker.laws import CODE, LAW
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.jack_pot import JackPot
from cardtable.games.poker.rules.table import Poker
from cardtable.rules.deal import Deal
from cardtable.showing.phrases import counted, listed
from cardtable.showing.talk import Names
from cardtable.showing.wagers import Wagers

NONE = "–"                                       # nothing left, nothing drawn
FOOT = "What another drew is public. A hand that is not called is not shown."
UNDRAWN = "A hand that is not called is not shown."


def page(deal: Deal, name: Names) -> Wagers | None:
    """While somebody is still to speak or draw."""
    if not isinstance(deal, Poker) or deal.over or not deal.spoken or not sum(deal.paid):
        return None
    drawn = isinstance(deal, Draw)
    heads = ("", *(["drew"] if drawn else []), "in", *(["has"] if deal.terms.brought else []))
    rows = tuple([_row(deal, seat, name) for seat in deal.in_order])
    pools = deal.pools()
    total = ("In the pools" if len(pools) > 1 else "In the pool", *([""] if drawn else []),
             str(deal.purse[deal.pool]), *([""] if deal.terms.brought else []))
    law = CODE.law(LAW[_law(deal)])
    return Wagers("The stakes", _agreed(deal), heads, rows, "Who may win", tuple(_pools(deal, name)),
                  (law.heading, law.text, law.of(CODE.title)), FOOT if drawn else UNDRAWN, total, len(heads))


def _row(deal: Poker, seat: int, name: Names) -> tuple[str, ...]:
    who = name(seat) or "You"
    parts = ["age"] if isinstance(deal, Draw) and seat == deal.age else []
    parts += ["dealer"] if seat == deal.dealer else []
    parts = parts if seat in deal.standing else ["out"]
    drew = [str(deal.drew[seat]) if deal.drew[seat] >= 0 else NONE] if isinstance(deal, Draw) else []
    has = [str(deal.before(seat) or NONE)] if deal.terms.brought else []
    return (", ".join([who, *parts]), *drew, str(deal.paid[seat] or NONE), *has)


def _agreed(deal: Poker) -> str:
    """What stands beside the title."""
    return f"limit {counted(deal.terms.limit)}"


def _pools(deal: Poker, name: Names) -> list[tuple[str, str]]:
    """Each by its number, with those who are in it."""
    everybody, found = set(deal.standing), []
    for number, pool in enumerate(deal.pools()):
        out = [name(seat) or "you" for seat in deal.standing if seat not in pool.among]
        whose = "all who stand" if set(pool.among) == everybody else f"all but {listed(out)}" \
            if len(pool.among) > 1 else f"{name(pool.among[0]) or 'you'} alone"
        found.append((f"{'Side pool' if number else 'Pool'}, {pool.coins}", whose))
    return found


def _law(deal: Poker) -> str:
    """That which speaks of what is to be done now."""
    if len(deal.pools()) > 1:
        return "side pools"
    if deal.phase == "drawing":
        return "draw"
    if isinstance(deal, JackPot) and deal.phase == "opening" and deal.opener < 0:
        return "opening"
    one = deal.interval
    holding = isinstance(deal, Draw) and deal.phase == "staking" and one is not None and not one.staked
    return "age" if holding and not isinstance(deal, JackPot) else "better"
