"""A revoke proved, and what each remedy would make of the score."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.cards import SUIT_NAMES
from cardtable.families.tricks.strict import StrictTricks
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move
from cardtable.showing.lines import Names
from cardtable.showing.phrases import ordinal
from cardtable.showing.settling import Remedy, Turned


def proof(deal: Deal, name: Names) -> tuple[Turned, ...]:
    """When all is played: the trick in which a suit was not followed, and the later one in which it was held still."""
    if not isinstance(deal, StrictTricks) or deal.phase != "remedy" or not deal.reckoning or not deal.due:
        return ()
    offence, playing = deal.due[0], deal.playing()
    first = next((n for n, (seat, card, _) in enumerate(deal.history)
                  if seat == offence.seat and card in offence.cards), None)
    if first is None or not offence.trick:
        return ()
    led = deal.order.suit(deal.history[first - first % playing][1], deal.trump)
    later = next((n for n, (seat, card, _) in enumerate(deal.history)
                  if n > first and seat == offence.seat and deal.order.suit(card, deal.trump) == led), None)
    found = [turned(deal, first, name, f"{SUIT_NAMES[led]} were not followed")]
    if later is not None:
        found.append(turned(deal, later, name, f"and here lay a {SUIT_NAMES[led].removesuffix('s')} still"))
    return tuple(found)


def turned(deal: StrictTricks, number: int, name: Names, note: str) -> Turned:
    """The trick of the card of this number."""
    first, playing = number - number % deal.playing(), deal.playing()
    some = deal.history[first:first + playing]
    return Turned(f"The {ordinal(first // playing + 1)} trick", tuple([card for _, card, _ in some]),
                  tuple([name(seat) or "You" for seat, *_ in some]), number - first, note)


def outcome(deal: Deal, seat: int, move: Move) -> Deal | None:
    """The deal as this remedy would end it; None where the play goes on, or more is to be settled."""
    if not isinstance(deal, StrictTricks) or not deal.reckoning:
        return None
    after = deal.copy()
    after.apply(seat, move, None)
    return after if after.over else None


def remedy(deal: Deal, seat: int, move: Move, words: tuple[str, str], worth: Callable[[Deal], str]) -> Remedy | None:
    """One that is exacted when all is played; its name and what it does in `words`, and what the score after it wins
    by `worth`."""
    if not isinstance(deal, StrictTricks) or deal.phase != "remedy" or not deal.reckoning or move.verb != "exact":
        return None
    number = deal.stated(deal.due[0], str(move[1]))
    law = f"Law {number}" if deal.book.numbered else deal.book.law(number).heading
    after = outcome(deal, seat, move)
    if after is None or after.void or not deal.scored:
        return Remedy(words[0], law, words[1])
    own = deal.side[seat]
    others = [points for side, points in enumerate(after.totals) if side != own]
    score = (" to " if len(others) == 1 else ", ").join([str(points).replace("-", "−")
                                                         for points in (after.totals[own], *others)])
    return Remedy(words[0], law, words[1], score, worth(after))
