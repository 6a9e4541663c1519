"""What a finished match came to for the person at this screen: a line of the statistics."""
from __future__ import annotations

from collections.abc import Iterable

from cardtable.croupier.croupier import Croupier
from cardtable.store import Result


def result_of(croupier: Croupier, aids: Iterable[str]) -> Result:
    """The result for the one person who plays here; `aids` are the helps he had."""
    match = croupier.sitting.match
    player = croupier.persons()[0]
    standing = match.standing()
    own, best = standing[player], max(n for p, n in enumerate(standing) if p != player)
    deal = match.deal()
    in_coins = standing == tuple(deal.purse[:len(standing)])        # nothing is scored: what counts is gained or lost
    begun = croupier.sitting.game.match(croupier.sitting.options, len(croupier.players)).deal().purse[player]
    levels = [other.level for other in croupier.players if other.computer]
    return Result(
        game=croupier.sitting.game.name,
        form=str(croupier.sitting.options.get("form", "")),
        level=max(levels, key=croupier.sitting.game.levels.index, default=""),
        outcome="won" if own > best else "lost" if own < best else "drawn",
        points_for=0 if in_coins else own,
        points_against=0 if in_coins else best,
        coins=deal.purse[player] - begun,
        deals=len({id(step.deal) for step in croupier.steps}),
        aids=tuple(sorted(aids)),
        practice=croupier.practice,
    )
