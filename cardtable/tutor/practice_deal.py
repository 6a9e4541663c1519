"""A deal set up as one wishes: who deals, how the game stands, what one holds; to be played on from there."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from cardtable.cards import Card, Cards
from cardtable.games import part as part_of
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.game import Game
from cardtable.rules.match import Series
from cardtable.rules.options import Value, complete
from cardtable.rules.record import line
from cardtable.rules.situation import Part, Situation
from cardtable.tutor.arranged import arranged, named

MOST_TRIED = 2_000               # moves before the cards are dealt: cuts, and stakes that are laid
HAND, TURNED = "hand", "turn-up"             # zones: one's cards; what of the dealer's lies on the table meanwhile


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
    room = len(_tried(match).zone[named(deal)[f"{HAND} {seat}"]]) if hand else 0
    turned = TURNED if TURNED in named(deal) else f"{TURNED} {seat}"
    wished = {f"{HAND} {seat}": _text(hand[:room]), turned: _text(hand[room:])}
    dealt = arranged(match, {zone: text for zone, text in wished.items() if text}, str(chance.random()))
    return PracticeDeal(options, match, line(NATURE, dealt), deal.by(seat))


def _text(cards: Sequence[Card]) -> str:
    return " ".join([card.text for card in cards])


def _tried(match: Series) -> Deal:
    """The deal when cards have been dealt, by any shuffle."""
    tried = match.copy()
    tried.apply(NATURE, tried.decision(NATURE).sample(Random(0)))
    return tried.deal()


def _seat(deal: Deal, part: Part, chance: Random) -> int:
    """Where one sits: as the dealer, as the first after him, or anywhere."""
    if part == "dealer":
        return deal.dealer
    return deal.after(deal.dealer) if part == "eldest" else chance.randrange(deal.seats)


def pack_of(row: Game) -> Cards:
    """The cards of which one may wish for some; none where there are copies, which nobody could tell apart."""
    deal = reach(row, complete(row.options, {}), Random(0)).deal()
    pack = tuple(sorted(deal.pack))
    return pack if len({card.name for card in pack}) == len(pack) else ()


def held_at_first(row: Game) -> int:
    """How many cards are dealt to a hand; 0 where hands are no zones of their own."""
    deal = _tried(reach(row, complete(row.options, {}), Random(0)))
    return max([len(held) for zone, held in zip(deal.layout, deal.zone, strict=True)
                if zone.name == HAND and zone.owner is not None], default=0)
