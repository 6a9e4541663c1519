"""Proposing and refusing practised by themselves: random hands as elder hand or dealer, at a chosen score; as elder
hand also the jeux de règle alone, with hands that want one step of them."""
from __future__ import annotations

from collections.abc import Mapping
from random import Random

from cardtable.cards import Cards
from cardtable.games.ecarte.book.hands import height
from cardtable.games.ecarte.book.jeux import classify
from cardtable.games.ecarte.book.maxims import choose
from cardtable.games.ecarte.game import GAME
from cardtable.games.ecarte.rules.rules import HAND, PACK, TURN_UP, Ecarte
from cardtable.games.ecarte.search.position import match_at
from cardtable.players.exercise import Exercise, Problem
from cardtable.rules.events import NATURE
from cardtable.rules.options import Number, OneOf, Value
from cardtable.rules.sitting import Sitting

OWN, OTHER = 0, 1                # seats
NAMES = ("", "the other")
POINTS = 5
PARTS = {True: "You are elder hand", False: "You deal, and the other proposes"}

RULED = "ruled"

OPTIONS = (
    OneOf("part", "You are", "", choices={"either": "Either", "elder": "Elder hand", "dealer": "Dealer"},
          default="either"),
    OneOf("hands", "The hands", "those the books play without proposing, and others that want one step of it",
          {"part": ("elder",)}, choices={"any": "Any", RULED: "Jeux de règle, and nearly"}, default="any"),
    Number("own", "Your score", "", range=range(POINTS), default=0),
    Number("other", "The other’s", "", range=range(POINTS), default=0),
)


def problem(options: Mapping[str, Value], rng: Random) -> Problem:
    """A hand on which to propose or to play, to give cards or to refuse; only who would propose by the book has."""
    part = str(options["part"])
    elder = rng.random() < 0.5 if part == "either" else part == "elder"
    ruled = str(options.get("hands", "any")) == RULED and part == "elder"
    nearly = rng.random() < 0.5
    while True:
        sitting = _dealt(elder, (int(options["own"]), int(options["other"])), rng)
        deal = sitting.match.deal()
        if deal.over or deal.phase != "proposal":        # the king turned up has ended the game
            continue
        if not elder:
            said = choose(sitting.view(OTHER), OTHER, rng).move
            if said.verb != "propose":
                continue
            sitting.submit(OTHER, said)
        assert isinstance(deal, Ecarte)
        if ruled and not (wants_a_step if nearly else is_ruled)(deal.zone[HAND[OWN]], deal.zone[TURN_UP][0].suit):
            continue
        words = (f"{PARTS[elder]}. The {deal.zone[TURN_UP][0].name} is turned up. You have {deal.score[OWN]}, "
                 f"the other {deal.score[OTHER]}, of {POINTS}.")
        return Problem(sitting.view(OWN), OWN, words, NAMES)


def is_ruled(hand: Cards, trump: int) -> bool:
    """Whether it is one of the jeux de règle."""
    return classify(hand, trump).jeu is not None


def wants_a_step(hand: Cards, trump: int) -> bool:
    """Whether it is none, and would be one if some card of it were the next higher of its suit."""
    better = {card: next((one for one in PACK if one.suit == card.suit and height(one) == height(card) + 1), card)
              for card in hand}
    stepped = [tuple([better[one] if one is card else one for one in hand]) for card in hand
               if better[card] not in hand]
    return not is_ruled(hand, trump) and bool([one for one in stepped if is_ruled(one, trump)])


def _dealt(elder: bool, score: tuple[int, int], rng: Random) -> Sitting:
    """A deal to five points at this score, its cards dealt."""
    deal = Ecarte(OTHER if elder else OWN, score, player=(OWN, OTHER), points=POINTS)
    sitting = Sitting(GAME, {"points": POINTS}, start=match_at(deal))
    sitting.submit(NATURE, sitting.match.decision(NATURE).sample(rng))
    return sitting


EXERCISE = Exercise(
    "Proposing and refusing", "Hands are dealt to you; propose or play, give cards or refuse, and see what each is "
    "worth.", OPTIONS, problem)
