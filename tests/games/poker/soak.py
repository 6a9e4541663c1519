"""What is counted of Poker's players besides: who is beaten, by how much, and how far they could be gained upon."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cardtable.games.poker.tables.bluff import exploited
from cardtable.games.poker.tables.solved import RATIOS, form, mixture
from cardtable.rules.options import Value
from tests.games.poker.exploited import RATIO, sampled
from tests.games.poker.ladder import ladder
from tests.games.poker.simple import SIMPLE
from tools.trials import Part

EVENINGS: dict[str, tuple[int, int, dict[str, Value]]] = {
    "draw": (6, 40, {}), "straight": (2, 150, {"form": "straight", "rounds": 8})}
"""By form: how many sit, how many evenings are played twice, and what is agreed."""
LADDERS = [*[("master", simple) for simple in SIMPLE], ("master", "club"), ("club", "novice")]
MOST_LOST, ROUGHLY = 3.0, 40.0                   # counters a hundred hands: solved; sampled by few hands a bucket
EACH = 8


def parts() -> Iterator[Part]:
    """Ladders, of which the whole interval must lie above nothing; and best answers."""
    for name, (players, evenings, agreed) in EVENINGS.items():
        for first, second in LADDERS:
            def beaten(_: int, first: str = first, second: str = second, players: int = players,
                       evenings: int = evenings, agreed: dict[str, Value] = agreed) -> Counter[str]:
                found = ladder(first, second, evenings, players, agreed)
                assert found.low > 0, found.told()
                return Counter(hands=found.hands)

            yield Part(f"poker ladder {name}, {first} {second}", 1, beaten)
    yield Part("poker solved for two", 1, lambda _: solved())
    yield Part("poker the master's own words for two", 1, lambda _: own_words())


def solved() -> Counter[str]:
    """Every ratio in the package."""
    for ratio in RATIOS:
        lost = exploited(form(ratio), mixture(ratio))
        assert lost < MOST_LOST, (ratio, lost)
    return Counter(ratios=len(RATIOS))


def own_words() -> Counter[str]:
    """As against one who plays soundly."""
    lost = exploited(form(RATIO), sampled(EACH, read=False))
    assert lost < ROUGHLY, lost
    return Counter(hands=EACH)
