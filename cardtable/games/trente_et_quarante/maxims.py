"""Who plays by a system: each seat has its own, kept on paper; he insures where that is worth it, and takes back half
at the refait.

No level plays better than another here: a stake is worth what it is worth, whoever lays it.  Levels are manners.
"""
from __future__ import annotations

from random import Random

from cardtable.families.staking.systems.methods import METHODS, Method, wish_after
from cardtable.families.staking.systems.played import by_system
from cardtable.games.trente_et_quarante.francs import FRANC
from cardtable.games.trente_et_quarante.odds import edge, insured_edge
from cardtable.games.trente_et_quarante.rules import TrenteEtQuarante
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

UNIT = 20 * FRANC
PLAYED = ("reversed", "labouchere", "card", "run", "montant", "avant-dernier", "fitzroy", "varying", "both-sides")
"""By seat, the system that is played there; the first is this chapter's own."""


def method(seat: int) -> Method:
    """The system of a seat."""
    return METHODS[PLAYED[seat % len(PLAYED)]]


def came(deal: TrenteEtQuarante) -> list[bool | None]:
    """Whether Rouge has come; None for the refait.  A null coup is none."""
    return [None if coup.outcome == "refait" else coup.outcome == "rouge" for coup in deal.past
            if coup.outcome != "null"]


def paper(deal: TrenteEtQuarante, seat: int) -> tuple[str, str]:
    """What the system of a seat is called, and what is written down."""
    return method(seat).title, wish_after(method(seat), came(deal)).paper


def pays_to_insure(coins: int) -> bool:
    """Whether the premium is less than what the refait is expected to take."""
    return insured_edge(coins) < edge()


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What the system has this seat stake, its insurance, then that he has done; half back at the refait."""
    deal = view.deal
    assert isinstance(deal, TrenteEtQuarante)
    if deal.phase == "dealing":
        return Thought(seat, Move(("deal",)), "The stakes are made.", "002:17462-17465")
    if deal.phase == "refait":
        return Thought(seat, Move(("half",)), "Half back is worth a half; a stake in prison 0.494.", "002:17482-17488")
    lying = deal.loose(seat)
    if Move(("insure",)) in deal.decision(seat) and all(pays_to_insure(one.coins) for one in lying):
        return Thought(seat, Move(("insure",)), "The premium is less than the refait takes.", "002:17518-17535")
    return by_system(deal, seat, method(seat), came(deal), ("rouge", "noir"), UNIT)
