"""A beginner at Vingt-un: he stakes by what pleases him, between the limits, and draws or stands by feeling."""
from __future__ import annotations

from random import Random

from cardtable.games.vingt_un import scoring
from cardtable.games.vingt_un.rules import VingtUn
from cardtable.games.vingt_un.table import BLIND
from cardtable.games.vingt_un.zones import HANDS
from cardtable.players import novice
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.showing.phrases import counted

AFRAID, GREEDY = 13, 18          # he stands from here on when he is afraid of being over, and draws below when not
BOLD = .35                       # how often he is not


def choose(view: View, seat: int, rng: Random) -> Thought:
    """By a look at the card."""
    deal = view.deal
    assert isinstance(deal, VingtUn)
    held = deal.zone[HANDS[0][seat]]
    if deal.phase == "staking":
        least, most = deal.terms.least, deal.terms.most
        liked = scoring.value(held[0]) >= scoring.TEN if held else rng.random() < BOLD
        coins = (least + most + 1) // 2 if liked else rng.randint(least, (least + most) // 2)
        return Thought(seat, Move(("stake", coins)),
                       "A picture is a good card." if liked else "A little, to see what comes.")
    if deal.phase == "doubling":
        liked = scoring.value(held[0]) in (scoring.ACE, scoring.TEN)
        return Thought(seat, Move(("double" if liked else "no-double",)),
                       "A high card: it must win." if liked else "The card is low.")
    if deal.phase == "drawing" and Move(("stand",)) in deal.decision(seat):
        return drawing(deal, seat, rng)
    return novice.choose(view, seat, rng)


def drawing(deal: VingtUn, seat: int, rng: Random) -> Thought:
    """He goes on whatever pair he has, else draws by feeling."""
    able = deal.decision(seat)
    if Move(("both",)) in able:
        return Thought(seat, Move(("both",)), "Two alike: two chances.")
    if deal.kind == BLIND or Move(("card",)) not in able:
        return Thought(seat, Move(("stand",)), "Who knows what lies there?")
    total, bold = deal.total(deal.speaking[0]), rng.random() < BOLD
    stands = total >= (GREEDY if bold else AFRAID)
    said = counted(total).capitalize()
    return Thought(seat, Move(("stand" if stands else "card",)),
                   f"{said} will have to do." if stands else f"{said} is too little.")
