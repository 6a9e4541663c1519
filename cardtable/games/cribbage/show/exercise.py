"""Laying out practised by itself: random hands as dealer or non-dealer, in any form, at a chosen score."""
from __future__ import annotations

from collections.abc import Mapping
from random import Random

from cardtable.games.cribbage.game import GAME
from cardtable.games.cribbage.rules.forms import FORMS, role
from cardtable.games.cribbage.rules.match import CribbageGame, CribbageMatch
from cardtable.games.cribbage.rules.rules import Cribbage
from cardtable.players.exercise import Exercise, Problem
from cardtable.rules.events import NATURE
from cardtable.rules.options import Number, OneOf, Switch, Value
from cardtable.rules.sitting import Sitting
from cardtable.showing.phrases import listed

OWN = 0                          # the seat of who practises
LENGTHS = sorted({form.game for form in FORMS.values()})
NAMES = {2: ("", "the other"), 3: ("", "your left neighbour", "your right neighbour"),
         4: ("", "your left neighbour", "your partner", "your right neighbour")}
PARTS = {"dealer": "You deal, and the crib is yours", "partner": "Your partner deals, and the crib is yours",
         "pone": "{dealer} deals, and the crib is not yours"}


def _scores() -> tuple[Number, ...]:
    """Both scores, for every length of a game."""
    found = []
    for length in LENGTHS:
        forms = tuple([name for name, form in FORMS.items() if form.game == length])
        for who, title in (("own", "Your score"), ("other", "The other’s")):
            found.append(Number(f"{who}-{length}", title, "", {"form": forms}, range=range(length), default=0))
    return tuple(found)


OPTIONS = (
    OneOf("form", "The form", "", choices={name: form.title for name, form in FORMS.items()}, default="six-card"),
    OneOf("part", "You are", "", choices={"either": "Either", "dealer": "Dealer", "pone": "Non-dealer"},
          default="either"),
    *_scores(),
    Switch("stake", "A stake is played for", "the lurch then counts double", default=True),
)


def problem(options: Mapping[str, Value], rng: Random) -> Problem:
    """A hand dealt to who practises, at these scores."""
    form = FORMS[str(options["form"])]
    own, other = int(options[f"own-{form.game}"]), int(options[f"other-{form.game}"])
    others = [seat for seat in range(form.seats) if seat != OWN]
    dealer = {"dealer": OWN, "pone": rng.choice(others)}.get(str(options["part"]), rng.randrange(form.seats))
    score = [own if side == form.side[OWN] else other for side in range(max(form.side) + 1)]
    chosen = {"form": options["form"], "stake": int(bool(options["stake"]))}
    sitting = Sitting(GAME, chosen, start=_at(chosen, dealer, score))
    sitting.submit(NATURE, sitting.match.decision(NATURE).sample(rng))
    names = NAMES[form.seats]
    return Problem(sitting.view(OWN), OWN, _words(form.side, dealer, score, form.game, names), names)


def _at(chosen: Mapping[str, Value], dealer: int, score: list[int]) -> CribbageMatch:
    """A match in which this seat is about to deal."""
    match = GAME.match(chosen)
    assert isinstance(match, CribbageMatch)
    seats = tuple(range(match.form.seats))
    one = CribbageGame(match.options, dealer=dealer, player=seats, purse=match.deal().purse)
    one.inner = Cribbage(dealer, score, one.start["purse"], seats, form=str(chosen["form"]), game=one.goal())
    match.inner = one
    return match


def _words(side: tuple[int, ...], dealer: int, score: list[int], goal: int, names: tuple[str, ...]) -> str:
    who = names[dealer][:1].upper() + names[dealer][1:]
    deals = PARTS[role(OWN, dealer, side)].format(dealer=who)
    others = [(name, score[side[seat]]) for seat, name in enumerate(names) if side[seat] != side[OWN]]
    if len(names) > len(score):                          # partners: one score serves two
        return f"{deals}. Your side has {score[side[OWN]]}, the others {others[0][1]}, of {goal}."
    told = listed([f"{name} {points}" for name, points in others])
    return f"{deals}. You have {score[side[OWN]]}, {told}, of {goal}."


EXERCISE = Exercise(
    "Laying out", "Hands are dealt to you; lay out for the crib, and see how your throw ranks among all.", OPTIONS,
    problem)
