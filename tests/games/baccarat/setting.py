"""Tables of Baccarat set up for tests: cards are dealt from a shoe that is written down."""
from __future__ import annotations

from typing import Any

from cardtable.cards import BY_TEXT, Cards
from cardtable.games.baccarat.laws import CODE
from cardtable.games.baccarat.rules.bank import Banked
from cardtable.games.baccarat.rules.banque import Banque
from cardtable.games.baccarat.rules.chemin import CheminDeFer
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from tests.doing import do

RICH = 1000


def shoe(pack: Cards, *texts: str) -> Cards:
    """These on top, each of the copy that is next, then all others."""
    left, first = list(pack), list[Any]()
    for text in " ".join(texts).split():
        found = next(card for card in left if card.face is BY_TEXT[text])
        left.remove(found)
        first.append(found)
    return (*first, *left)


def chemin(players: int = 3, *cards: str, purse: int = RICH, **terms: Any) -> CheminDeFer:
    """Seat 0 has the first place, and these cards come; the order goes 0, then the highest seat, and down."""
    deal = CheminDeFer(purse=[purse] * players + [0, 0, 0], player=tuple(range(players)), **terms)
    return begun(deal, *cards)                           # type: ignore[return-value]


def banque(punters: int = 4, *cards: str, purse: int = RICH, auction: bool = False, **terms: Any) -> Banque:
    """Seat 0 is first on the list."""
    seats = punters + 1
    deal = Banque(purse=[purse] * seats + [0, 0, 0], player=tuple(range(seats)), auction=auction,
                  packs=terms.pop("packs", 3), **terms)
    return begun(deal, *cards)                           # type: ignore[return-value]


def begun(deal: Banked, *cards: str) -> Banked:
    deal.apply(NATURE, Move(("shuffle", *shoe(deal.pack, *cards))))
    return deal


def refused(deal: Banked, seat: int, text: str) -> str:
    """The heading of the law that forbids it; "" if nothing does."""
    law = deal.refusal(seat, Move.read(text))
    return law.heading if law else ""


def passes(deal: Banked) -> None:
    """Nobody goes bank."""
    while deal.phase == "going_bank" and deal.must:
        do(deal, f"{deal.must[0]} let-by")


def stakes(deal: Banked, **by_seat: int) -> None:
    """Nobody goes bank, and these lay so much each: stakes(deal, s1=20)."""
    passes(deal)
    for name, coins in by_seat.items():
        seat = int(name[1:])
        do(deal, f"{seat} place {deal.open_to(seat, deal.held(seat))[0]} {coins}")
    while deal.phase == "staking":
        do(deal, f"{deal.must[0]} done")


def heading(short: int) -> str:
    return CODE.law(short).heading
