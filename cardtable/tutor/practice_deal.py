"""A deal set up as one wishes: who deals, how the game stands, what one holds; to be played on from there."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from cardtable.cards import Card, Cards
from cardtable.games import part as part_of
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.options import OneOf, Value, complete
from cardtable.rules.record import line
from cardtable.rules.situation import Part, Situation
from cardtable.tutor.arranged import arranged, named, to_the_hands

USUAL: Mapping[str, Value] = MappingProxyType({})        # the options nobody has chosen
MOST_TRIED = 2_000               # moves before the cards are dealt: cuts, and stakes that are laid
HAND, OPEN, TURNED = "hand", "open", "turn-up"       # zones: one's cards; those of them that are dealt face up; what of
                                 # the dealer's lies on the table meanwhile


class PracticeDeal(NamedTuple):
    """The match just before the cards are dealt, the line of a record that deals them, and which player one is."""

    options: Mapping[str, Value]
    start: Series
    line: str
    player: int


def situations(game: str) -> tuple[Situation, ...]:
    """The kinds of deal that a game names, in its own order."""
    found = part_of(game, "situations")
    return () if found is None else tuple(found.SITUATIONS)


def reach(row: Game, options: Mapping[str, Value], chance: Random) -> Series:
    """A match in which the first cards are about to be dealt: whatever is to be done before falls by chance."""
    match = row.match(options, row.players(options)[0])
    for _ in range(MOST_TRIED):
        deal = match.deal()
        if not deal.preliminary and NATURE in match.pending().must:
            return match
        seat = chance.choice(match.pending().must)
        match.apply(seat, match.decision(seat).sample(chance))
    raise ValueError(f"no cards are dealt in {row.title}")


def goal_of(row: Game) -> int | None:
    """How many points a game goes to with the usual options; None where nothing is scored, 0 where it has no goal."""
    deal = reach(row, complete(row.options, {}), Random(0)).deal()
    return (deal.goal or 0) if deal.scored else None


def practice_deal(row: Game, situation: Situation, hand: Sequence[Card], chance: Random) -> PracticeDeal:
    """Raises ValueError where the hand is larger than what is dealt, or holds a card of another pack."""
    options = complete(row.options, situation.options)
    match = reach(row, options, chance)
    if situation.prepare is not None:
        situation.prepare(match)
    deal = match.deal()
    seat = _seat(deal, situation.part, chance)
    if deal.scored:
        deal.score[:] = [situation.own if side == deal.side[seat] else situation.other
                         for side in range(len(deal.score))]
        deal.had = tuple(deal.score), deal.beside
    zones = named(deal)
    own = [name for name in (f"{HAND} {seat}", f"{OPEN} {seat}", TURNED, f"{TURNED} {seat}") if name in zones]
    lying, left, wished = _tried(match) if hand else deal, tuple(hand), {}
    for name in own:
        room = len(left) if name == own[-1] else len(lying.zone[zones[name]])        # too many are refused below
        wished[name], left = _text(left[:room]), left[room:]
    dealt = arranged(match, {zone: text for zone, text in wished.items() if text}, str(chance.random()), in_hands=True)
    return PracticeDeal(options, match, line(NATURE, dealt), deal.by(seat))


def _text(cards: Sequence[Card]) -> str:
    return " ".join([card.text for card in cards])


def _tried(match: Series) -> Deal:
    """The deal when hands have been dealt, by any shuffle."""
    tried = match.copy()
    tried.apply(NATURE, tried.decision(NATURE).sample(Random(0)))
    return to_the_hands(tried).deal()


def _seat(deal: Deal, part: Part, chance: Random) -> int:
    """Where one sits: as the dealer, as the first after him, or anywhere."""
    if part == "dealer":
        return deal.dealer
    return deal.after(deal.dealer) if part == "eldest" else chance.randrange(deal.seats)


def pack_of(row: Game, given: Mapping[str, Value] = USUAL) -> Cards:
    """The cards of which one may wish for some; none where there are copies, which nobody could tell apart."""
    deal = reach(row, complete(row.options, given), Random(0)).deal()
    pack = tuple(sorted(deal.pack))
    return pack if len({card.name for card in pack}) == len(pack) else ()


def held_at_first(row: Game, given: Mapping[str, Value] = USUAL) -> int:
    """How many cards are dealt to a hand, face down or up; 0 where hands are no zones of their own."""
    deal = _tried(reach(row, complete(row.options, given), Random(0)))
    held: Counter[int] = Counter()
    for zone, cards in zip(deal.layout, deal.zone, strict=True):
        if zone.name in (HAND, OPEN) and zone.owner is not None:
            held[zone.owner] += len(cards)
    return max(held.values(), default=0)


def form_of(row: Game) -> OneOf | None:
    """The option by which a game is played in one form or another, if it has such a one."""
    return next((one for one in row.options if one.name == "form" and isinstance(one, OneOf)), None)
