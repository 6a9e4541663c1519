"""A beginner at Loo: he plays when he sees a trump he likes, looks at no pool, and now and then dares too much."""
from __future__ import annotations

from random import Random

from cardtable.games.loo import maxims
from cardtable.games.loo.maxims import declaring
from cardtable.games.loo.order import KING
from cardtable.games.loo.rules import LAYOUT, Loo
from cardtable.games.loo.strength import trumps
from cardtable.players import novice
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

RASH = .12                       # how often he plays, or takes miss, with nothing
LIKED = KING - 3                 # the rank from which a single trump pleases him


def choose(view: View, seat: int, rng: Random) -> Thought:
    """To play or to pass by a look at his trumps; then a card that looks natural."""
    deal = view.deal
    assert isinstance(deal, Loo)
    if deal.phase in ("accusations", "remedy"):
        return maxims.choose(view, seat, rng)    # what strict laws have added
    if deal.phase != "declaring":
        return novice.choose(view, seat, rng)
    able = {choice.verb for choice in deal.declaring(seat)}
    held = [card for card in deal.zone[LAYOUT.hand[seat]] if card in trumps(deal.order, deal.trump)]
    if len(held) > 1 or any(deal.order.strength(card, deal.trump) >= LIKED for card in held):
        keeps = declaring(deal, seat).move if "draw" in able else Move(("stand",))
        return Thought(seat, keeps if keeps.verb == "draw" else Move(("stand",)), "There are trumps in the hand.")
    if rng.random() < RASH or "pass" not in able:
        return novice.choose(view, seat, rng)
    return Thought(seat, Move(("pass",)), "There is nothing in the hand.")
