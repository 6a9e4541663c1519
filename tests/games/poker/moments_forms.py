"""Poker's moments at the other forms and by the options: jack-pots, straddles, the buck, Straight, Stud and Whiskey,
the blank card, the Tiger and the short pack, pools that are divided and those beside."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardtable.families.betting.pools import Pool
from cardtable.rules.events import NATURE
from tests.games.poker.evening import HANDS, Evening
from tools.moments import Moment


def jack_pot(seats: int = 5, opens: bool = False, **options: Any) -> Evening:
    """All have passed in the first deal; in the second you may open."""
    evening = Evening(seats, dealer=seats - 2, **options).dealt()
    evening.turn("ante 1")
    while evening.due != NATURE:
        evening.turn("out")
    evening.dealt(("AS AD 7H 4C 2S", *HANDS[1:]))
    while evening.due:
        evening.turn("pass")
    if opens:
        evening.turn("open 5")
        while evening.due:
            evening.turn("see")
    return evening


def straight(seats: int, form: str = "straight", **options: Any) -> Evening:
    """Some have passed, one has staked, and you are to speak."""
    evening = Evening(seats, form, dealer=seats - 2, **options).dealt()
    if seats > 2:
        evening.turn(*["pass"] * (len([seat for seat in evening.deal.in_order[:-1] if seat]) - 1))
    while evening.due:
        evening.turn("better 4" if not evening.deal.betted.staked else "see")
    return evening


def stud_shown(seats: int) -> Evening:
    """All who have not passed show."""
    evening = straight(seats, "stud")
    while evening.due != NATURE:
        able = {choice.verb for choice in evening.deal.decision(evening.due).choices}
        evening.turn("see" if "see" in able else "better 4")
    return evening


def whiskey(seats: int) -> Evening:
    """The widow has been taken, and you may exchange."""
    evening = Evening(seats, "whiskey", dealer=seats - 2).dealt(then="AD 8H 5S 3H 9H")
    evening.turn("take" if evening.due else "keep")
    while evening.due:
        evening.on()
    return evening


def shows(evening: Evening) -> Evening:
    """Played on until it is over: all who can stay in, at the least price."""
    while evening.due != NATURE:
        able = {choice.verb for choice in evening.deal.decision(evening.due).choices}
        words = ("see", "leave", "keep", "stand", "better 4", "out")
        evening.turn(next(word for word in words if word.split()[0] in able))
    return evening


def straight_shown(seats: int) -> Evening:
    return shows(straight(seats))


def widow(seats: int) -> Evening:
    """Nobody has yet taken it, and you may."""
    evening = Evening(seats, "whiskey", dealer=seats - 2).dealt(then="AD 8H 5S 3H 9H")
    while evening.due:
        evening.turn("keep")
    return evening


def double_header(seats: int) -> Evening:
    """All have passed twice: the third hand's pool is three antes each."""
    evening = Evening(seats, "straight")
    for _ in range(2):
        evening.dealt()
        while evening.due != NATURE:
            evening.turn("pass")
    evening.dealt()
    while evening.due:
        evening.turn("pass")
    return evening


def unopened(seats: int = 6) -> Evening:
    """A jack-pot that nobody has opened; you may open the second, with a pair of aces, where openers rise."""
    evening = jack_pot(seats, rising=True)
    while evening.due != NATURE:
        evening.turn("pass")
    evening.dealt(("AS AD 7H 4C 2S", *HANDS[1:]))
    while evening.due:
        evening.turn("pass")
    return evening


def straddled(seats: int) -> Evening:
    """Whoever may has doubled the price of going in, and you are to speak."""
    evening = Evening(seats, dealer=seats - 4, before="straddles").dealt().turn("ante 1")
    while evening.due:
        able = {choice.verb for choice in evening.deal.decision(evening.due).choices}
        evening.turn("straddle" if "straddle" in able else "see")
    return evening


def side_pools(seats: int, form: str = "straight", shown: bool = False) -> Evening:
    """You have most; of the others two and two have lost as much.  Whoever may has gone better, and you are to speak,
    or all is shown."""
    evening = Evening(seats, form, dealer=seats - 2, stack=30)
    for coins, lose in ((12, (1, 3, 5, 7)), (7, (1, 2, 5, 6))):
        evening.dealt(("AS AD AH AC 2S", *[""] * (seats - 1)))
        while evening.due != NATURE:
            staked = evening.deal.betted.staked
            evening.turn("see" if staked and evening.due in lose else f"better {coins}" if not evening.due else "pass"
                         if not staked else "out")
    evening.dealt()
    while evening.due != NATURE and (shown or evening.due or len(pools(evening)) < min(seats - 1, 4)):
        room = evening.deal.betted.room(evening.due)
        evening.turn(f"better {room[-1]}" if room else "see")
    return evening


def pools(evening: Evening) -> tuple[Pool, ...]:
    return tuple(evening.deal.pools()) if not evening.deal.over else ()


def ranked(seats: int, form: str, hand: str, mistigris: bool = False, tiger: bool = False, short: bool = False
           ) -> Evening:
    """With the blank card, the Tiger or a pack from the sevens up, all is shown."""
    evening = Evening(seats, form, dealer=seats - 2, mistigris=mistigris, tiger=tiger, short=short)
    evening.dealt((hand, *[""] * (seats - 1)))
    if form == "draw":
        evening.turn("ante 1")
    return shows(evening)


BY_SEATS: dict[str, tuple[str, Callable[[int], Moment]]] = {
    "jack-pot": ("draw", lambda seats: jack_pot(seats).moment()),
    "jack-pot-open": ("draw", lambda seats: jack_pot(seats, opens=True).moment()),
    "straight": ("straight", lambda seats: straight(seats).moment()),
    "straight-show": ("straight", lambda seats: straight_shown(seats).moment(then="")),
    "side-pools": ("straight", lambda seats: side_pools(seats).moment()),
    "side-pools-show": ("straight", lambda seats: side_pools(seats, shown=True).moment(then="")),
    "stud": ("stud", lambda seats: straight(seats, "stud").moment()),
    "stud-show": ("stud", lambda seats: stud_shown(seats).moment(then="")),
    "widow": ("whiskey", lambda seats: widow(seats).moment()),
    "whiskey": ("whiskey", lambda seats: whiskey(seats).moment()),
    "whiskey-show": ("whiskey", lambda seats: shows(whiskey(seats)).moment(then="")),
}
"""What happens, at which form, at a table of any size."""
OF_FORMS: dict[str, Callable[[], Moment]] = {
    "buck": lambda: straight(5, chips="buck").moment(),
    "buck-8": lambda: straight(8, chips="buck").moment(),
    "double-header": lambda: double_header(6).moment(),
    "unopened": lambda: unopened().moment(),
    "straddle": lambda: straddled(6).moment(),
    "mistigris": lambda: ranked(6, "draw", "KS KD 7H 7C JO", mistigris=True).moment(then=""),
    "tiger": lambda: ranked(8, "stud", "AS 2D 3H 4C 5S", tiger=True).moment(then=""),
    "short": lambda: ranked(4, "draw", "AS KD QH JC TS", short=True).moment(then=""),
    "short-5": lambda: ranked(5, "whiskey", "AS KD QH JC TS", mistigris=True, short=True).moment(then=""),
}
"""By the options."""
