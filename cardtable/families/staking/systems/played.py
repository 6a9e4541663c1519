"""A system as a player at the table plays it: reckoned anew from the coups that have come, so that he needs no
memory."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.families.staking.deal import Staking
from cardtable.families.staking.systems.methods import Method, wish_after
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.showing.phrases import count


def by_system(deal: Staking, seat: int, method: Method, came: Sequence[bool | None], chances: tuple[str, str],
              unit: int) -> Thought:
    """What the system has this seat stake, on the first of two chances or on the one against it, in coins of a unit;
    and when that lies there, that he has done.  `came` as for `Playing.told`."""
    units, paper = wish_after(method, came)
    if deal.loose(seat) or not units:
        return Thought(seat, Move(("done",)), "The stakes are laid." if units else
                       f"The system “{method.title}” has nothing to stake this coup.", method.source)
    chance = chances[units < 0]
    room = deal.room(seat, chance)
    coins = abs(units) * unit
    if coins not in room:                        # the limit, or the purse, is the end of every system
        coins = unit if unit in room else 0
    if not coins:
        return Thought(seat, Move(("done",)), "There is nothing left to stake.")
    told = f"By “{method.title}”{f' ({paper})' if paper else ''}"
    why = f"{told}: {count(coins // unit, 'unit')} on {chance.capitalize()}."
    return Thought(seat, Move(("place", chance, coins)), why, method.source)
