"""Double dummy at Whist: nothing is chosen before the play, so that there is no par, only what the deal was worth."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import SUITS
from cardtable.families.partnership.double_dummy import laid_open
from cardtable.players.double_dummy import LaidOpen, Tricks
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move

about = ("The tricks that each dealer’s side would take with each suit for trumps, all cards being seen, and everybody "
         "playing his best.")


def laid(deal: Deal, moves: Sequence[Move]) -> LaidOpen | None:
    """The dealer stands for the declarer: at his left is the first lead."""
    return laid_open(deal, moves, {suit: trump for trump, suit in enumerate(SUITS)}, deal.dealer)


def par(deal: Deal, laid: LaidOpen, tricks: Tricks) -> None:
    """None."""
