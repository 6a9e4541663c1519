"""Cribbage's moments: the cut, laying out, the start, the play and its counts, the show, the slip, a game's end."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardtable.cards import Card, card, cards
from cardtable.games import game
from cardtable.games.cribbage.book.maxims import choose
from cardtable.games.cribbage.rules.count import ORDER
from cardtable.games.cribbage.rules.forms import FORMS
from cardtable.games.cribbage.rules.rules import PACK
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tests.games.cribbage import moments_advice
from tools.moments import Moment, company

LEVELS = (("Mrs. Halloran", "master"), ("Colonel Ashdown", "club"), ("The Rector", "novice"))
DEALS_BEFORE = 4
BY_HAND = {"counting": "by hand", "missed": True}


class Game:
    """Writes the record of a game of this form, in which some deals have been played by the book."""

    def __init__(self, form: str = "six-card", before: int = DEALS_BEFORE, chance: int = 1, dealer: int = 0,
                 **options: object) -> None:
        self.form, self.chance = FORMS[form], Random(f"{form} {chance}")
        self.players = company(LEVELS, self.form.seats)
        self.sitting = Sitting(game("cribbage"), {"form": form, **options}, self.players)
        self.events: list[Event] = []
        self.sitting.listeners.append(self.events.append)
        self.cut((dealer - before) % self.form.seats)
        self.book(before)

    def cut(self, lowest: int) -> None:
        """The player of this number cuts the lowest card, and deals first."""
        cuts = list(cards("TD 7C QH KS")[:self.form.seats])
        cuts[lowest] = card("2H")
        self.sitting.submit(NATURE, Move(("cut", *cuts)))

    def book(self, deals: int) -> Game:
        """Everybody plays by the book until so many deals more are over, or the game is."""
        while deals and not self.sitting.over:
            deal = self.sitting.match.deal()
            self.step()
            deals -= deal.over
        return self

    def step(self) -> None:
        """One move by the book."""
        sitting = self.sitting
        seat = sitting.match.pending().must[0]
        sitting.submit(seat, sitting.match.decision(seat).sample(self.chance) if seat == NATURE else
                       choose(sitting.view(sitting.match.deal().by(seat)), seat, self.chance).move)

    def until(self, phase: str) -> Game:
        """By the book, until this phase has come."""
        while self.sitting.match.deal().phase != phase:
            self.step()
        return self

    def deals(self, start: str, *hands: str) -> Game:
        """The first seat holds the first of these, and so on; what is not said is as chance will have it."""
        deal, form = self.sitting.match.deal(), self.form
        held = [list(cards(text)) for text in hands] + [[] for _ in range(form.seats - len(hands))]
        told = [c for row in held for c in row] + [card(start)]
        rest = [c for c in PACK if c not in told]
        self.chance.shuffle(rest)
        for row in held:
            row += [rest.pop() for _ in range(form.dealt - len(row))]
        seats = deal.round(deal.left(deal.dealer))
        order: list[Card] = [held[s][n] for n in range(form.dealt) for s in seats]
        order += [rest.pop() for _ in range(form.from_pack)] + [card(start), *rest]
        self.sitting.submit(NATURE, Move(("shuffle", *order)))
        return self

    def lays_out(self, *some: str) -> Game:
        """Each in turn, from the first seat; who is not named lays out his highest cards."""
        deal = self.sitting.match.deal()
        zones = {zone.owner: held for zone, held in zip(deal.layout, deal.zone) if zone.name == "hand"}
        for seat in range(self.form.seats):
            highest = sorted(zones[seat], key=lambda c: -ORDER[c.rank])[:self.form.laid_out]
            self.sitting.submit(seat, Move(("lay-out", *(cards(some[seat]) if seat < len(some) else highest))))
        return self

    def plays(self, *some: str) -> Game:
        """Whoever is in turn plays these one after the other, or says go."""
        for text in some:
            move = Move((text,)) if text in ("go", "last-card") else Move(("play", card(text)))
            self.sitting.submit(self.sitting.match.deal().must[0], move)
        return self

    def does(self, text: str) -> Game:
        """Whoever is in turn does this."""
        self.sitting.submit(self.sitting.match.deal().must[0], Move.read(text))
        return self

    def moment(self, live: int = 1, then: str = "", acts: int = 0) -> Moment:
        """As it now stands."""
        return Moment("cribbage", dict(self.sitting.options), self.players, tuple(self.sitting.lines), live, then,
                      acts)


# The hand of the drawings: a run of three on the deal of the person, whose crib it is.
OURS, THEIRS = "6C 7H JD 8D 4S QS", "7S 9H 3C TD KC 2D"


def dealt(**options: object) -> Game:
    """Everybody has his cards."""
    return Game(**options).deals("5D", OURS, THEIRS)                   # type: ignore[arg-type]


def laid_out() -> Game:
    """The crib is full, the start turned."""
    return dealt().lays_out("4S QS", "KC 2D")


def run() -> Game:
    """Seven, eight, nine."""
    return laid_out().plays("7S", "8D", "9H")


def thirty_one() -> Game:
    """Both tens and an ace."""
    return Game().deals("5D", "JD QS AS 2C 3D 3S", "KH TC 9H 9S 4D 5C").lays_out("3D 3S", "9S 4D").plays(
        "KH", "JD", "TC", "AS")


def go() -> Game:
    """The adversary can play no more."""
    return Game().deals("5D", "JD QS 9C 2C 4D 3S", "KH TC 9H 8S 4C 5C").lays_out("JD QS", "4C 5C").plays(
        "KH", "9C", "9H", "2C", "go")


def shown(**options: object) -> Game:
    """All cards are played."""
    made = dealt(**options).lays_out("4S QS", "KC 2D").plays("7S", "8D", "9H", "6C", "go", "last-card")
    return made.plays("TD", "7H", "3C", "JD")


HANDS = {"three-handed": ("6C 7H JD 8D QS", "7S 9H 3C TD KC", "4C 6D 9C JC QD"),
         "four-handed": ("6C 7H JD 8D QS", "7S 9H 3C TD KC", "4C 6D 9C JC QD", "AH 5S TS QH KD")}


def many(form: str, *plays: str, start: str = "5D", **options: object) -> Game:
    """A table of more than two, the person's crib, and what has been played."""
    made = Game(form, FORMS[form].seats, **options).deals(start, *HANDS[form])            # type: ignore[arg-type]
    return made.lays_out().plays(*plays) if plays else made


def all_shown(form: str) -> Game:
    """The end of such a deal, by the book."""
    return many(form, "7S").until("shuffle")


def own_count(form: str, counted: int = 0) -> Game:
    """The person, who deals, is to count his hand; when that is done, the crib."""
    made = many(form, "7S", counting="by hand").until("counting")
    for _ in range(counted + 1):
        if made.sitting.match.deal().must == (0,):
            made.step()
        while made.sitting.match.deal().must != (0,):
            made.step()
    return made


KIND = {"five-card": ("5D", "5H 5S 5C JH 6D", "KS QS 9C 7D 2C"),
        "three-handed": ("5D", "5H 5S 5C JH 6D", "KS QS TC 2C AD", "KD QC 9H 4C 2D"),
        "four-handed": ("5D", "5H 5S 5C JH 6D", "KS QS TC 4C 2C", "6S 7H 7S 8C 9D", "KD QC 9H 2D AC")}
"""Cards that the person, and his partner, cannot lose with."""


def lurch(form: str) -> Game:
    """A whole game, which the person wins with a lurch; by the book, chance being kind."""
    made = Game(form, before=0)
    while not made.sitting.over:
        if made.sitting.match.deal().phase == "shuffle":
            made.deals(*KIND[form])
        else:
            made.step()
    return made


MOMENTS: dict[str, Callable[[], Moment]] = {
    **moments_advice.MOMENTS,
    "cut": lambda: Game(before=0).moment(then="wait"),
    "lay-out": lambda: dealt().moment(then="choose QS"),
    "heels": lambda: Game().deals("JC", OURS, THEIRS).lays_out("4S QS", "KC 2D").moment(),
    "play": lambda: run().moment(),
    "resume": lambda: run().moment(live=0),
    "score": lambda: run().moment(then="page score"),
    "thirty-one": lambda: thirty_one().moment(acts=4),
    "afterwards": lambda: thirty_one().moment(),
    "go": lambda: go().moment(),
    "count": lambda: shown(**BY_HAND).moment(),
    "count-own": lambda: shown(**BY_HAND).does("count 4").does("content").moment(),
    "count-crib": lambda: shown(**BY_HAND).does("count 4").does("content").does("count 9").does("content").moment(),
    "missed": lambda: shown(**BY_HAND).does("count 2").moment(),
    "count-kept": lambda: shown(counting="by hand").moment(),
    "missed-unclaimed": lambda: shown(counting="by hand").does("count 2").moment(),
    "overcounted": lambda: shown(**BY_HAND).does("count 4").does("content").does("count 12").moment(acts=12),
    "show": lambda: shown().moment(acts=28),
    "crib": lambda: shown().moment(acts=41),
    "theirs": lambda: shown().moment(acts=14),
    "slip": lambda: shown().moment(),
    "over": lambda: lurch("five-card").moment(),
    "five-card": lambda: Game("five-card", 2).deals("5D", "6C 7H JD 8D 4S", "7S 9H 3C TD KC").lays_out(
        "JD 4S", "KC 3C").plays("7S", "8D").moment(),
    "not-played": lambda: Game("five-card", 0, **BY_HAND).deals("5S", "KD TH 4H 2C 2D", "6S 9S QS AC AD").lays_out(
        "2C 2D", "AC AD").plays("QS", "KD", "9S", "go", "last-card").does("count 2").moment(),
    "three-for-last": lambda: Game("five-card", before=0, dealer=1).deals("5D", "6C 7H JD 8D 4S").moment(),
    "seven-card": lambda: Game("seven-card", 6).deals("5D", "6C 7H JD 8D 4S QS AC", "7S 9H 3C TD KC 2D AD").lays_out(
        "4S QS", "KC 2D").plays("AD", "AC", "3C", "7H").moment(),
}
PLAYS: dict[int, tuple[str, dict[str, tuple[str, ...]]]] = {
    3: ("three-handed", {"play": ("7S", "9C", "8D", "3C"), "thirty-one": ("7S", "9C", "8D", "3C", "4C"),
                         "go": ("7S", "JC", "8D", "3C", "go")}),
    4: ("four-handed", {"play": ("7S", "4C", "TS"), "thirty-one": ("7S", "4C", "TS", "JD"),
                        "go": ("7S", "9C", "TS", "go")}),
}
"""By how many sit: their form, and what is played to come to a moment."""
ACTS = {"thirty-one": 4}
for seats, (form, plays) in PLAYS.items():
    MOMENTS |= {f"{name}-{seats}": lambda form=form, name=name, cards=cards: many(form, *cards).moment(  # type: ignore[misc]
        acts=ACTS.get(name, 0)) for name, cards in plays.items()}
    MOMENTS |= {
        f"cut-{seats}": lambda form=form: Game(form, before=0).moment(then="wait"),             # type: ignore[misc]
        f"lay-out-{seats}": lambda form=form: many(form).moment(),                              # type: ignore[misc]
        f"heels-{seats}": lambda form=form: many(form, start="JS").lays_out().moment(),         # type: ignore[misc]
        f"show-{seats}": lambda form=form: all_shown(form).moment(acts=12),                     # type: ignore[misc]
        f"crib-{seats}": lambda form=form, seats=seats: all_shown(form).moment(acts=14 * seats),  # type: ignore[misc]
        f"count-{seats}": lambda form=form: own_count(form).moment(),                           # type: ignore[misc]
        f"count-crib-{seats}": lambda form=form: own_count(form, 1).moment(),                   # type: ignore[misc]
        f"over-{seats}": lambda form=form: Game(form, before=0).book(100).moment(),             # type: ignore[misc]
        f"lurch-{seats}": lambda form=form: lurch(form).moment(),                               # type: ignore[misc]
        f"slip-{seats}": lambda form=form: all_shown(form).moment(),                            # type: ignore[misc]
    }
"""By the name a picture bears; for more than two at table, with how many they are."""
