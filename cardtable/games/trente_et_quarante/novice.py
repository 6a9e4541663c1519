"""Who follows the tableau, as nearly all do: what runs is backed, two and two is believed in; and lets stakes go to
prison (002:17540-17552)."""
from __future__ import annotations

from random import Random

from cardtable.families.staking.systems.selections import card, intermittence, run
from cardtable.games.trente_et_quarante.maxims import UNIT, came
from cardtable.games.trente_et_quarante.rules import TrenteEtQuarante
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

MANNERS = (card, run, run, intermittence, card)  # by seat
SECOND = .3                                      # how often something is laid on Couleur or Inverse besides
MOST_UNITS = 5


def choose(view: View, seat: int, rng: Random) -> Thought:
    """Some coins on what the tableau seems to say, now and then some on a chance that is not the first card's."""
    deal = view.deal
    assert isinstance(deal, TrenteEtQuarante)
    if deal.phase == "dealing":
        return Thought(seat, Move(("deal",)), "All have staked.")
    if deal.phase == "refait":
        return Thought(seat, Move(("prison",)), "It may yet come back.")
    laid = deal.loose(seat)
    if laid and (len(laid) > 1 or rng.random() > SECOND):
        return Thought(seat, Move(("done",)), "That is enough for one coup.")
    said = MANNERS[seat % len(MANNERS)]([one for one in came(deal) if one is not None])
    red = rng.random() < .5 if said is None else said
    chance = rng.choice(("couleur", "inverse")) if laid else "rouge" if red else "noir"
    room = deal.room(seat, chance)
    if not room:
        return Thought(seat, Move(("done",)), "There is nothing left to stake.")
    coins = min(rng.randint(1, MOST_UNITS) * UNIT, room[-1])
    return Thought(seat, Move(("place", chance, coins)), "The tableau says so." if said is not None else "A fancy.")
