"""What is to be said of a deal that has ended: the hands, what was marked or paid, and how it was told."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardtable.cards import Cards
from cardtable.croupier.steps import Step
from cardtable.showing.places import holders
from cardtable.table.asking.hand_order import sorted_hand
from cardtable.table.cloth.sight import Sight, sight_of
from cardtable.table.sheets.slip_hands import Account
from cardtable.table.sitting.chair import Chair
from cardtable.table.sitting.narration import Narration, figure, signed


class Ending(NamedTuple):
    """The contents of a slip; of a game in which all is paid, `accounts` instead of `rows`."""

    title: str
    lines: Sequence[str]                     # told of the end
    hands: Sequence[tuple[str, Cards]]       # whose, and sorted; the reader's last
    columns: Sequence[str]                   # what the sides are called
    rows: Sequence[Sequence[str]]            # a mark each: what for, and the points by column
    total: Sequence[str]
    accounts: Sequence[Account]


def ending_of(step: Step, chair: Chair, narration: Narration, hands: Mapping[int, Cards]) -> Ending:
    """The ending as the reader in the chair is told of it; `hands` by seat, as they were held when play began."""
    sight = sight_of(chair.croupier, chair.viewer, step.deal, chair.sight.places)
    title, lines = _words(step, chair, narration, sight)
    called = sight.short if holders(sight.deal) > 2 else sight.name
    held = [(called(seat) or "You", _sorted(cards, sight))
            for seat, cards in sorted(hands.items(), key=lambda pair: -sight.at(pair[0]))]
    columns, coins = chair.sight.columns(), narration.sheet.in_coins
    return Ending(
        title, lines, held, [name for _, name in columns],
        [] if coins else narration.items(columns),
        [narration.talk.total(step.deal), *[str(step.deal.score[side]) for side, _ in columns]],
        _accounts(step, narration, sight, hands) if coins else [])


def _sorted(cards: Cards, sight: Sight) -> Cards:
    return sorted_hand(cards, sight.places.sort_by, sight.places.ranking)


def _accounts(step: Step, narration: Narration, sight: Sight, hands: Mapping[int, Cards]) -> list[Account]:
    """Everybody's, the reader's first."""
    found = []
    for seat in sorted(range(holders(sight.deal)), key=sight.at):
        player, one = sight.deal.player[seat], narration.sheet.game[-1]
        told = narration.account(one, player)
        found.append(Account(sight.name(seat) or "You", _sorted(hands.get(seat, ()), sight),
                             told[:1].upper() + told[1:], signed(one.balance(player)),
                             f"now {figure(step.deal.purse[player])}"))
    return found


def _words(step: Step, chair: Chair, narration: Narration, sight: Sight) -> tuple[str, list[str]]:
    """The title, and what the narrator told of the end."""
    lines = [line.text for event, told in zip(step.events, narration.lines(sight.deal, step.events, sight.name))
             for line in [line for line in told if line.kind == "told"][-1:] if event.kind in ("scored", "said")]
    sitting = chair.croupier.sitting
    told = narration.talk.outcome(sitting.match, sight.name_of) if sitting.over else ""
    lines += [told] if told else []
    return "The end of the game" if sitting.over else narration.talk.heading(step.deal, narration.number), lines
