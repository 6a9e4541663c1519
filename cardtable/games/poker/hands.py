"""What hands have done, as it is told beside them, below counters, on plates and on the slip."""
from __future__ import annotations

from cardtable.families.poker_hands.words import briefly, called, closely
from cardtable.games.poker import words
from cardtable.games.poker.rules.draw import Draw
from cardtable.games.poker.rules.straight import Stud
from cardtable.games.poker.rules.table import HELD, Poker
from cardtable.games.poker.rules.whiskey import Whiskey
from cardtable.games.poker.rules.zones import OPEN

SEVERAL = " · "                                  # between two things that are told
ROOMY = 6                                        # so many at table, and there is room to say of what it is made


def of_hand(deal: Poker, seat: int) -> str:
    """What a hand has drawn, and for how much it is in; or what it is, once it is shown."""
    if deal.phase in ("shuffle", "ante"):
        return ""
    if seat in deal.shown and len(deal.zone[OPEN[seat]]) == HELD:
        return called(deal.strength(seat))
    passed = deal.last_word(seat) == "pass"
    if seat not in deal.standing:
        return "passed" if passed or isinstance(deal, Draw) and deal.drew[seat] < 0 else "went out"
    at_widow = _at_widow(deal, seat)
    if at_widow:
        return at_widow                          # all are in for as much
    told = [words.drew(deal.drew[seat]) if isinstance(deal, Draw) else "", "passed" if passed else "",
            f"in for {deal.paid[seat]}" if deal.paid[seat] else ""]
    return SEVERAL.join([one for one in told if one])


def _at_widow(deal: Poker, seat: int) -> str:
    """At Whiskey, who has taken the widow, and who has knocked."""
    if not isinstance(deal, Whiskey):
        return ""
    return "knocked" if seat == deal.knocked else "took the widow" if seat == deal.taker else ""


def on_cloth(deal: Poker, seat: int) -> str:
    """The same, in brief where many sit, or cards lie beside cards: slip and talk tell it in full."""
    told = of_hand(deal, seat)
    if deal.seats <= ROOMY and not isinstance(deal, Stud):
        return closely(told) if seat in deal.shown else told
    return briefly(told) if seat in deal.shown else told.partition(SEVERAL)[0] if told.startswith("passed") else told


def unshown(deal: Poker, seat: int) -> str:
    """Of the hand that alone is left: that nobody called it, or, where nothing was staked on it, that it was not shown;
    "" of all others."""
    if deal.standing != (seat,) or seat in deal.shown:
        return ""
    return "not called" if deal.had_staked(seat) else "not shown"
