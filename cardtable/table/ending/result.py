"""What a finished match came to for the person at this screen: a line of the statistics."""
from __future__ import annotations

from collections.abc import Iterable

from cardtable.croupier.croupier import Croupier
from cardtable.croupier.figures import figures_for
from cardtable.croupier.verdict import verdict
from cardtable.store import Result


def result_of(croupier: Croupier, aids: Iterable[str]) -> Result:
    """The result for the one person who plays here; `aids` are the helps he had."""
    found = verdict(croupier.sitting, croupier.persons()[0])
    levels = [other.level for other in croupier.players if other.computer]
    return Result(
        game=croupier.sitting.game.name,
        form=str(croupier.sitting.options.get("form", "")),
        level=max(levels, key=croupier.sitting.game.levels.index, default=""),
        outcome=found.outcome,
        points_for=found.points_for,
        points_against=found.points_against,
        coins=found.coins,
        deals=len({(id(step.deal), step.coup) for step in croupier.steps}),
        aids=tuple(sorted(aids)),
        practice=croupier.practice,
        figures=figures_for(croupier.sitting.game.name, [(step.deal, step.events) for step in croupier.steps],
                            croupier.persons()[0]),
    )
