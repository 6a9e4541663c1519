"""A beginner at Poker: he likes whatever looks like something, and seldom throws anything up."""
from __future__ import annotations

from random import Random

from cardtable.families.poker_hands.kinds import Kind
from cardtable.families.poker_hands.words import called
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.rules.zones import HAND
from cardtable.players import novice
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

CURIOUS, BOLD = .45, .10                 # how often he pays to see with nothing, and stakes for no reason
TIRED = 2                                # he goes better no more when it was done so often


def choose(view: View, seat: int, rng: Random) -> Thought:
    """By a look at the hand."""
    deal = view.deal
    assert isinstance(deal, Poker)
    if deal.phase == "ante":
        return Thought(seat, Move(("ante", rng.choice((1, 1, 2)) if Move(("ante", 2)) in deal.decision(seat) else 1)),
                       "Something must be put in.")
    if deal.phase == "drawing":
        return drawing(deal, seat)
    if deal.phase in ("going_in", "staking", "opening"):
        return staking(deal, seat, rng)
    return novice.choose(view, seat, rng)


def drawing(deal: Poker, seat: int) -> Thought:
    """He keeps what is alike, else an ace."""
    hand = deal.zone[HAND[seat]]
    worth = deal.strength(seat)
    if worth.kind >= Kind.STRAIGHT and worth.kind != Kind.FOURS:
        return Thought(seat, Move(("stand",)), "They are all wanted.")
    ranks = [card.rank for card in hand]
    away = sorted([card for card in hand if card.suit >= 0 and ranks.count(card.rank) < 2 and card.rank < 12])
    if not away:
        return Thought(seat, Move(("stand",)), "They look well together.")
    return Thought(seat, Move(("draw", *away)), "These are good for nothing.")


def staking(deal: Poker, seat: int, rng: Random) -> Thought:
    """Any pair will do to stay in; two pairs are a great thing."""
    one, worth = deal.betted, deal.strength(seat)
    room, due = one.room(seat), one.due(seat)
    words = called(worth)
    said = words[:1].upper() + words[1:]
    able = [choice.verb for choice in deal.decision(seat).choices]
    verb = "open" if "open" in able else "better"
    if room and verb in able and one.better < TIRED and (worth.kind >= Kind.TWO_PAIRS or rng.random() < BOLD):
        return Thought(seat, Move((verb, rng.choice(room[:max(1, len(room) // 2)]))), f"{said}: how exciting.")
    if "pass" in able:
        return Thought(seat, Move(("pass",)), f"{said}: let us wait.")
    if "see" not in able:
        if room and worth.kind >= Kind.PAIR:
            return Thought(seat, Move((verb, 1)), f"{said}: one counter is not much.")
        return Thought(seat, Move(("out",)), "There is nothing in it.")
    if worth.kind >= Kind.PAIR or due <= 2 and rng.random() < .7 or rng.random() < CURIOUS:
        return Thought(seat, Move(("see",)), f"{said}: one would like to see.")
    return Thought(seat, Move(("out",)), "It is too dear.")
