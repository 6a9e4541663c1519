"""What allows no choice plays itself, where that is wanted: the only card there is to play, the only thing to say."""
from __future__ import annotations

from collections.abc import Collection, Sequence

from cardtable.cards import Cards
from cardtable.rules.moves import Move
from cardtable.table.asking.choosing import Prompt

PAUSE = 500                  # milliseconds before it goes, at speed 1


def forced_move(way: str, prompts: Sequence[Prompt], zones: Sequence[Cards], strict: bool = False,
                waits: bool = False, declines: Collection[str] = ()) -> Move | None:
    """The move to be made without being prompts for: it is the whole of what may be answered, and the setting (`way`)
    allows it; `zones` are those of the deal.

    Only ever a card of the person's own hand, so that it tells nothing; and nothing under `strict` laws, for they let
    him break them, as in dealing by hand, and with a card played or a hand taken up a right to claim may go.  What is
    to be said `waits` for who is learning the game, but for what commits to nothing (`declines`): nobody is asked
    whether he will, who may not.
    """
    if way == "off" or strict or len(prompts) != 1:
        return None
    one, = prompts
    several = one.opens or one.graded or one.spots or one.backs or one.made or one.picked is not None \
        or one.amount is not None
    if several or len(one.calls) + len(one.cards) != 1:
        return None
    if one.calls:
        return one.calls[0] if way == "always" and (not waits or one.calls[0].verb in declines) else None
    (card, move), = one.cards.items()
    held = next((some for some in zones if card in some), ())
    if not isinstance(move, Move):               # more is to be said than the card
        return None
    return move if len(held) == 1 or way == "always" else None
