"""Poker's moments: the ante, going in, the draw, the stakes with side pools, the show; jack-pots, and the other forms,
at tables of every size."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from cardtable.cards import RANKS, cards, pack
from cardtable.games.poker.options import MOST
from cardtable.games.poker.rules.table import HELD, Poker
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from tools.moments import Moment, company
from tools.written import Written

LEVELS = (("Miss Wren", "novice"), ("Dr. Thorne", "club"), ("Colonel Ashdown", "club"), ("Mrs. Halloran", "club"),
          ("The Rector", "novice"), ("Captain Lisle", "novice"), ("Mrs. Battle", "club"))
HANDS = ("KS KD 7H 7C 4S", "9C 6D 3S 2H JD", "TC TD 8S 5H 2C", "QH QC QD 8C 3D", "JH JC 9D 9S 5C", "AH TH 6H 4H 2D",
         "AS KH 8D 5D 3C", "6S 6C 4C 2S TS")
"""By seat: the person has two pairs, one sits there with three queens."""


class Evening(Written[Poker]):
    """Writes the record of an evening in which this seat deals first, the last unless said."""

    name, kind = "poker", Poker

    def __init__(self, seats: int = 6, form: str = "draw", dealer: int = -1, **options: Any) -> None:
        self.seats, dealer = seats, dealer % seats
        chosen = {"players": seats, "form": form, **{name.replace("_", "-"): value for name, value in options.items()}}
        super().__init__(company(LEVELS, seats), seats, chosen)
        low = [card for card in pack(RANKS[1:]) if card.text[1] == "S"]
        self.do("* cut " + " ".join(["AS" if seat == dealer else low[seat].text for seat in range(seats)]))

    def dealt(self, hands: tuple[str, ...] = HANDS, then: str = "") -> Evening:
        """By seat these hands, and after them come these cards; the rest is chance's."""
        deal = self.deal
        named = [cards(text) for text in hands[:self.seats]]
        after = cards(then)
        rest = [card for card in deal.pack if card not in after and all(card not in held for held in named)]
        self.rng.shuffle(rest)
        rows = [held if held else tuple([rest.pop() for _ in range(HELD)]) for held in named]
        order = [rows[seat][n] for n in range(HELD) for seat in deal.in_order]
        self.sitting.submit(NATURE, Move(("shuffle", *order, *after, *rest)))
        return self

    def on(self) -> Evening:
        """One move more, of a club player or of chance."""
        seat = self.due
        if seat == NATURE:
            self.randomly()
        else:
            self.sitting.submit(seat, think(self.sitting.view(seat), "club", 1).move)
        return self


def before(seats: int) -> Evening:
    """You are to go in, after one who has gone better; the Age is yours at two."""
    evening = Evening(seats, dealer=seats - 3).dealt()
    evening.turn("ante 1")
    if evening.due:
        evening.turn("better 3")
    while evening.due:
        evening.turn("see")
    return evening


def drawing(seats: int) -> Evening:
    return until_draw(before(seats))


def until_draw(evening: Evening) -> Evening:
    while evening.deal.phase == "going_in":
        evening.turn("see")
    while evening.deal.phase == "drawing" and evening.due:
        evening.on()
    return evening


def staking(seats: int) -> Evening:
    """One has staked all that was left, and another has gone better since."""
    evening = Evening(seats, dealer=seats - 3, stack=30).dealt()
    evening.turn("ante 1")
    first = True
    while evening.deal.phase == "going_in":
        raises = first and evening.due > 0
        evening.turn("better 12" if raises else "see")
        first = first and not raises
    while evening.deal.phase == "drawing":
        evening.on()
    while evening.due:
        able = {choice.verb for choice in evening.deal.decision(evening.due).choices}
        evening.turn("hold" if "hold" in able else "better 5" if "see" not in able else "see")
    return evening


def side_pool() -> Evening:
    """Two have staked all they had, with a hundred and twenty and less; the others may go on."""
    evening = Evening(4, dealer=2, stack=30)
    while min([evening.deal.before(seat) for seat in range(4)]) > 25 or evening.deal.before(0) < 31:
        evening.dealt(("KS KD 7H 7C 4S", "9C 6D 3S 2H JD", "TC TD 8S 5H 2C", "QH QD 9S 8C 3D"))
        evening.turn("ante 1")
        while evening.due != NATURE:
            able = {choice.verb for choice in evening.deal.decision(evening.due).choices}
            stays = evening.due in (0, 3) or evening.deal.before(0) > 30 and evening.due == 1
            evening.turn("stand" if "stand" in able else "out" if not stays else "see" if "see" in able else
                         "hold" if "hold" in able else "better 4" if "better" in able else "out")
    return raised(evening)


def raised(evening: Evening) -> Evening:
    """One who has less is in for all, and another has gone better than he could."""
    evening.dealt(("AS AD AH 7C 4S", "9C 6D 3S 2H JD", "TC TD 8S 5H 2C", "QH QD 9S 8C 3D"))
    evening.turn("ante 1")
    while evening.deal.phase == "going_in" or evening.due:
        able = {choice.verb for choice in evening.deal.decision(evening.due).choices}
        if evening.deal.phase == "drawing":
            evening.turn("stand")
        elif all(map(evening.deal.before, evening.deal.standing)) and "better" in able:
            evening.turn(f"better {evening.deal.betted.room(evening.due)[-1]}")
        else:
            evening.turn("see" if "see" in able else "hold" if "hold" in able else "better 1")
    return evening


def shown(seats: int) -> Evening:
    evening = staking(seats)
    while evening.due != NATURE:
        able = {choice.verb for choice in evening.deal.decision(evening.due).choices}
        evening.turn("see" if "see" in able else "better 5")
    return evening


def uncalled() -> Evening:
    """You go out, and the pool is taken unseen."""
    evening = staking(5)
    while evening.due != NATURE:
        evening.turn("out")
    return evening


def jack_pot(seats: int = 5, opens: bool = False) -> Evening:
    """All have passed in the first deal; in the second you may open."""
    evening = Evening(seats, dealer=seats - 2).dealt()
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


SCENES: dict[str, tuple[str, Callable[[int], Moment]]] = {
    "going-in": ("draw", lambda seats: before(seats).moment()),
    "drawing": ("draw", lambda seats: drawing(seats).moment(then="choose 4S")),
    "staking": ("draw", lambda seats: staking(seats).moment()),
    "show": ("draw", lambda seats: shown(seats).moment(then="")),
    "straight": ("straight", lambda seats: straight(seats).moment()),
    "stud": ("stud", lambda seats: straight(seats, "stud").moment()),
    "stud-show": ("stud", lambda seats: stud_shown(seats).moment(then="")),
    "whiskey": ("whiskey", lambda seats: whiskey(seats).moment()),
}
MOMENTS: dict[str, Callable[[], Moment]] = {
    f"{name}-{seats}": partial(scene, seats)
    for name, (form, scene) in SCENES.items() for seats in range(2, MOST[form, False] + 1)}
"""By the name a picture bears: what happens, and how many are at table."""
MOMENTS |= {
    "ante": lambda: Evening(5, dealer=4).dealt().moment(),
    "cut": lambda: Evening(5, dealer=4).moment(),
    "jack-pot": lambda: jack_pot().moment(),
    "jack-pot-open": lambda: jack_pot(opens=True).moment(),
    "buck": lambda: straight(5, chips="buck").moment(),
    "widow": lambda: Evening(4, "whiskey", dealer=3).dealt().moment(),
    "slip": lambda: shown(6).moment(then=""),
    "uncalled": lambda: uncalled().moment(then=""),
    "side-pool": lambda: side_pool().moment(),
    "score": lambda: staking(6).moment(then="page score"),
    "compared": lambda: staking(5).moment(then="compare"),
    "over": lambda: ended().moment(then=""),
    "post-mortem": lambda: ended().moment(then="look back"),
}


def ended() -> Evening:
    """The whole evening has been played."""
    evening = Evening(3, rounds=1)
    while not evening.sitting.over:
        evening.on()
    return evening
