"""What a finished match came to for the person at this screen: a line of the statistics."""
from __future__ import annotations

from collections.abc import Iterable

from cardtable.croupier.croupier import Croupier
from cardtable.store import Result


def result_of(croupier: Croupier, aids: Iterable[str]) -> Result:
    """The result for the one person who plays here; `aids` are the helps he had."""
    match = croupier.sitting.match
    player = croupier.persons()[0]
    result, own, deal = match.result(), match.side_of(player), match.deal()
    others = [n for p, n in enumerate(result.by_player) if p not in own]
    in_coins = result.unit == "coins"                # what counts is gained or lost
    begun = croupier.sitting.game.match(croupier.sitting.options, len(croupier.players)).deal().purse[player]
    levels = [other.level for other in croupier.players if other.computer]
    return Result(
        game=croupier.sitting.game.name,
        form=str(croupier.sitting.options.get("form", "")),
        level=max(levels, key=croupier.sitting.game.levels.index, default=""),
        outcome=match.outcome(player),
        points_for=0 if in_coins else result.by_player[player],
        points_against=0 if in_coins else max(others, default=0),
        coins=deal.purse[player] - begun,
        deals=len({id(step.deal) for step in croupier.steps}),
        aids=tuple(sorted(aids)),
        practice=croupier.practice,
    )
