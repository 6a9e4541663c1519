"""Euchre beside OpenSpiel's (the package open_spiel, its module pyspiel), deal by deal.

Its game is set as near to Hoyle's as its options go: no stick-the-dealer, no lone defender.  Compared are who acts, the
suits that may be named, every set of lawful discards and plays, who wins each trick, and the points of the deal: the
point, march and euchre, together and alone.  What differs by design is set or mapped here, and not compared:

- the pack: it knows only 24 cards, from the nines; the books have 32 (001:214; 002:2345).  Ours is given its 24.
- playing alone: it asks after the discard, we with the acceptance (001:313); and a partner who lays down his cards has
  not discarded here, though he deals (the book is silent).  Nobody may play alone in his partner's stead in it.
- scores: a lone hand euchred costs two in it as with Hoyle, four in 1862; laps, slams and jambones it does not know.
- the deal: it deals singly, and may deal any hand; ours gets the hands it has dealt, by packets.
- the discard: here it may be the card turned up itself (001:436), there one of the five others.
"""
from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.util import find_spec
from random import Random
from typing import Any, ClassVar

from cardtable.cards import SUITS, Card, Cards, card, pack
from cardtable.games.euchre.hoyle import HoyleEuchre
from cardtable.games.euchre.rules import LAYOUT
from cardtable.games.euchre.scoring import ALL, ALONE, TOGETHER
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from tools.trials import Part

RANKS = "9TJQKA"
SETTINGS = {"stick_the_dealer": False, "allow_lone_defender": False}
CALLS = {name: n for n, name in enumerate(("Clubs", "Diamonds", "Hearts", "Spades"))}
SEATS = 4
PASSES = 0.6                                     # how often one passes without a look at his cards


class ShortEuchre(HoyleEuchre):
    """With 24 cards."""

    pack: ClassVar[Cards] = pack(RANKS)          # type: ignore[misc]


@cache
def game() -> Any:
    """OpenSpiel's Euchre; ImportError where the package is not installed."""
    import pyspiel
    return pyspiel.load_game("euchre", SETTINGS)


def as_card(action: int) -> Card:
    """Its cards are numbered by rank, then suit."""
    return card(RANKS[action // SEATS] + SUITS[action % SEATS])


class Both:
    """One deal in both; every step raises AssertionError where they differ."""

    def __init__(self, theirs: Any, rng: Random) -> None:
        self.theirs, self.rng = theirs.new_initial_state(), rng
        while self.theirs.is_chance_node():
            self.theirs.apply_action(rng.choice([action for action, _ in self.theirs.chance_outcomes()]))
        holders = self.theirs.card_holder()
        hands = [[as_card(n) for n in range(len(holders)) if holders[n] == seat] for seat in range(SEATS)]
        up = as_card(self.theirs.upcard())
        hands = [[one for one in hand if one is not up] for hand in hands]
        self.ours = ShortEuchre(self.theirs.dealer(), (0, 0), [0] * SEATS, tuple(range(SEATS)), later_call=False)
        rows = [hands[seat] for seat in self.ours.round(self.ours.left(self.ours.dealer))]
        order = [one for part in (slice(3), slice(3, ALL)) for row in rows for one in row[part]]
        rest = [one for one in ShortEuchre.pack if one not in order and one is not up]
        self.ours.apply(NATURE, Move(("shuffle", *order, up, *rest)))
        self.found: Counter[str] = Counter(deals=1)

    def named(self) -> dict[str, int]:
        """What may be done there, by its name."""
        seat = self.theirs.current_player()
        return {self.theirs.action_to_string(seat, one): one for one in self.theirs.legal_actions()}

    def play(self) -> Counter[str]:
        """To the end."""
        self.speak()
        while not self.theirs.is_terminal():
            self.card()
        self.settle()
        return self.found

    def speak(self) -> None:
        """The calls, each compared with what may be called here."""
        while not self.ours.over and self.ours.phase in ("adopting", "making"):
            seat = self.theirs.current_player()
            assert self.ours.must == (seat,), "who speaks"
            may = self.named()
            called = self.ours.proposed
            suits = {called} if self.ours.phase == "adopting" else \
                {SUITS.index(str(move[1])) for move in self.ours.decision(seat) if move.verb == "make"}
            assert {CALLS[name] for name in may if name in CALLS} == suits
            assert len(may) == len(suits) + 1
            passing = "Pass" in may and self.rng.random() < PASSES
            name = "Pass" if passing else self.rng.choice(sorted(may))
            self.theirs.apply_action(may[name])
            if name in CALLS:
                self.adopt(seat, CALLS[name])
                return
            verb = "turn-down" if seat == self.ours.dealer and self.ours.phase == "adopting" else "pass"
            self.ours.apply(seat, Move((verb,)))

    def adopt(self, seat: int, suit: int) -> None:
        """A discard there, and whether alone; here the other way about."""
        thrown: Card | None = None
        adopting = self.ours.phase == "adopting"
        if adopting:
            able = {as_card(one) for one in self.theirs.legal_actions()}
            assert able == set(self.ours.zone[LAYOUT.hand[self.ours.dealer]]), "what may be discarded"
            action = self.rng.choice(self.theirs.legal_actions())
            self.theirs.apply_action(action)
            thrown = as_card(action)
        may = self.named()
        name = self.rng.choice(sorted(may))
        self.theirs.apply_action(may[name])
        contract = ALONE if name == "Alone" else TOGETHER
        verb = next(iter(self.ours.decision(seat)))[0] if adopting else "make"
        self.ours.apply(seat, Move((verb, contract) if adopting else (verb, SUITS[suit], contract)))
        if self.ours.phase == "superseding":
            self.ours.apply(self.ours.must[0], Move(("leave",)))
        if self.ours.phase == "discarding":
            assert thrown is not None
            self.ours.apply(self.ours.dealer, Move(("discard", thrown)))
        self.found[f"{contract}"] += 1

    def card(self) -> None:
        """One card, of those that may be played in both."""
        seat = self.theirs.current_player()
        assert self.ours.must == (seat,), "who plays"
        may = self.theirs.legal_actions()
        assert {as_card(one) for one in may} == set(self.ours.allowed(seat)), "what may be played"
        action = self.rng.choice(may)
        self.theirs.apply_action(action)
        self.ours.apply(seat, Move(("play", as_card(action))))
        if not self.ours.on_table() and self.theirs.current_trick_index() > 0:
            self.found["tricks"] += 1
            trick = self.theirs.tricks()[sum(self.ours.taken) - 1]
            assert trick.winner() == self.ours.leader, "who wins"

    def settle(self) -> None:
        """The points: there what one side wins is taken off the other."""
        assert self.ours.over
        mine, others = self.ours.score
        assert self.theirs.returns() == [float(n) for n in (mine - others, others - mine) * 2], "points"
        self.found[f"{self.ours.contract} {abs(mine - others)}" if self.ours.maker >= 0 else "passed out"] += 1


def compare(deals: range) -> Counter[str]:
    """These deals, by their seeds; AssertionError if anything differs."""
    theirs, found = game(), Counter[str]()
    for seed in deals:
        try:
            found += Both(theirs, Random(seed)).play()
        except AssertionError as wrong:
            raise AssertionError(f"deal {seed}: {wrong}") from wrong
    return found


def parts() -> list[Part]:
    """The long count, where the package is installed."""
    if find_spec("pyspiel") is None:
        return []
    return [Part("euchre beside OpenSpiel", 10_000, lambda n: compare(range(n, n + 1)))]
