"""Moments of Poker after so many words, the others' cards dealt by chance."""
from __future__ import annotations

from random import Random

from cardtable.games import game
from cardtable.games.poker.match import PokerEvening
from cardtable.games.poker.reputations import Reputation
from cardtable.games.poker.rules.zones import LAYOUT
from cardtable.rules.events import NATURE
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.moves import Move
from cardtable.rules.view import View

SHOWN = ("3C", "4D", "8H", "TS")                 # of seat 1, so that at Stud what lies open is always the same


def table(hand: str, *words: str, form: str = "straight", players: int = 2, seed: int = 1,
          known: tuple[Reputation, ...] = ()) -> View:
    """What seat 0 sees, which holds this hand and is to speak after these words; the others' cards are dealt by
    chance."""
    match = game("poker").match({"players": players, "form": form})
    assert isinstance(match, PokerEvening)
    deal = match.inner = match.dealt((-1 - len(words)) % players, [0] * (players + len(LAYOUT.pots)))
    match.reputations = known or match.reputations
    rng, own = Random(seed), hand.split()
    spare = [card.text for card in deal.pack if card.text not in own]
    rng.shuffle(spare)
    shown = [spare.pop(spare.index(text)) for text in SHOWN] if form == "stud" else spare[-4:]
    spare = [text for text in spare if text not in shown]
    rows = {seat: own if not seat else [spare.pop(), *shown] if seat == 1 else [spare.pop() for _ in range(5)]
            for seat in range(players)}
    order = [rows[seat][n] for n in range(5) for seat in deal.in_order]
    knowledge = Knowledge(deal.eyes(0), deal.pack, len(LAYOUT))
    deal.tell = knowledge.note
    match.apply(NATURE, Move.read(f"shuffle {' '.join(order + spare)}"))
    for text in words:
        match.apply(match.deal().must[0], Move.read(text))
    assert match.deal().must == (0,)
    return View("poker", 0, match.view(0), knowledge)
