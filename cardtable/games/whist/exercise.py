"""Whist practised by itself: the opening lead, the play to a card led, the last tricks."""
from __future__ import annotations

from collections.abc import Mapping
from random import Random

from cardtable.families.exercise import OWN, lying_there, reached, seen_from, still_out, tricks_so_far
from cardtable.games.whist.game import GAME
from cardtable.games.whist.maxims import choose
from cardtable.games.whist.rules import Whist
from cardtable.players.exercise import Exercise, Problem
from cardtable.rules.deal import Deal
from cardtable.rules.options import OneOf, Value, complete
from cardtable.rules.view import View
from cardtable.showing.phrases import count, number

LEAD, ANSWER, END = "lead", "answer", "end"
LAST = 6                                         # cards in hand at the last tricks, at most
OPTIONS = (OneOf("what", "What", "", choices={LEAD: "The opening lead", ANSWER: "Second and third hand",
                                              END: "The last tricks"}, default=LEAD),)


def problem(options: Mapping[str, Value], rng: Random) -> Problem:
    """A moment at which he is to play, in a rubber of club players."""
    what = str(options["what"])

    def wanted(deal: Deal, seat: int) -> bool:
        if not isinstance(deal, Whist) or deal.phase != "play" or len(deal.allowed(seat)) < 2:
            return False
        led = len(deal.on_table())
        if what == LEAD:
            return not deal.history
        if what == ANSWER:
            return led in (1, 2) and not sum(deal.taken) and deal.allowed(seat)[0].suit == deal.on_table()[0].suit
        return 1 < len(deal.playable(seat)) <= LAST

    sitting, seat = reached(GAME, complete(GAME.options, {}), choose, wanted, rng)
    view = sitting.view(OWN)
    return Problem(view, seat, told(view, seat), seen_from(view.deal, seat))


def told(view: View, seat: int) -> str:
    """How it stands, and at the last tricks what is still to come."""
    deal = view.deal
    assert isinstance(deal, Whist)
    names, side = seen_from(deal, seat), deal.side[seat]
    who = names[deal.dealer]
    turned = f"{who[:1].upper()}{who[1:]} deals" if who else "You deal"
    words = [f"{turned}, and turns up the {deal.turned[0].name}." if who else
             f"{turned}, and turn up the {deal.turned[0].name}.",
             f"You have {count(deal.score[side], 'point')}, they {number(deal.score[1 - side])}, of {deal.goal}."]
    if sum(deal.taken):
        words.append(f"Your side has {count(deal.tricks(side), 'trick')}, theirs {number(deal.tricks(1 - side))}.")
        played = [(names[by], card) for by, card, *_ in deal.history]
        words.append(tricks_so_far([played[at:at + deal.seats] for at in range(0, sum(deal.taken) * deal.seats,
                                                                              deal.seats)]))
        words.append(still_out(view, [deal.layout.hand[one] for one in range(deal.seats) if one != seat]))
    lying = deal.on_table()
    before = [names[(seat - len(lying) + place) % deal.seats] for place in range(len(lying))]
    words.append(lying_there(list(zip(before, lying))) if lying else "You lead.")
    return " ".join(words)


EXERCISE = Exercise(
    "A card to play", "A deal is laid before you as four players have left it; play a card, and see how it compares.",
    OPTIONS, problem)
