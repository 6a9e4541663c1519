"""What a person may do against strict laws besides answering: a card out of turn, one let fall or shown, a word."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from cardtable.cards import BACK, Card
from cardtable.rules.deal import Deal
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choice, Choices, Move
from cardtable.rules.strict import Strict
from cardtable.table.asking.choosing import joined
from cardtable.table.asking.move_begun import unlawful


class Accident(NamedTuple):
    """What a seat may do wrongly, and the article it breaks."""

    seat: int
    move: Move
    law: Law


def accidents(deal: Deal, seat: int) -> Choices:
    """All that strict laws let stand and that is not done by answering: nobody is shown which of his cards would
    break a law when it is his turn to play one rightly, and a word of the game itself is a token then; so are all
    numbers that may be said, for those left over would tell the right one."""
    if not isinstance(deal, Strict):
        return ()
    due = seat in deal.must
    plays = due and any(choice.verb == "play" for choice in deal.decision(seat))
    answers = {*(["play"] if plays else []), *(deal.numbers(seat) if due else [])}
    return tuple([one for one in unlawful(deal, seat) if one.verb not in answers
                  and not (due and not one.fields and deal.ordinary(one.verb))])


def openly(deal: Deal, seat: int) -> Choices:
    """Those of them that are seen where nobody's hand is: a card that lies face down cannot be named."""
    return tuple([one for one in accidents(deal, seat) if not any(BACK in move for move in one)])


def with_card(deal: Deal, player: int, card: Card) -> Iterator[Accident]:
    """What this player may do wrongly with one card."""
    for seat in range(deal.seats):
        for choice in accidents(deal, seat) if deal.by(seat) == player else ():
            said = joined((choice,), (), (card,))
            if said is not None and isinstance(said.tokens, Move) and said.law is not None:
                yield Accident(seat, said.tokens, said.law)


def alike(found: Choices, choice: Choice) -> Choices:
    """Those of one verb and one law: a line of the sheet."""
    return tuple([one for one in found if (one.verb, one.law) == (choice.verb, choice.law)])


def only(choices: Choices) -> Move | None:
    """The one move that these can be; None where more is to be said."""
    moves = list(islice((move for choice in choices for move in choice), 2))
    return moves[0] if len(moves) == 1 else None


def headed(law: Law) -> str:
    """Its heading, as it goes on behind a colon."""
    return law.heading[:1].lower() + law.heading[1:]


def told_apart(choices: Choices, words: Sequence[str]) -> list[str]:
    """These words of each; where several have the same, and where a card is played, the heading of the article says
    what makes it wrong."""
    return [f"{said}: {headed(one.law)}" if one.law is not None and (one.verb == "play" or words.count(said) > 1)
            else said for one, said in zip(choices, words, strict=True)]
