"""What a level is worth at the two decisions that are no matter of taste.

`python -m tests.games.baccarat.ladder HANDS` tells it.

The banker's third card: hands are dealt from shoes by the rules, every level is asked, and its answer is valued exactly
by the shoe against what the punter really does at five; so chance of the cards to come adds nothing.  The punter at
five: exactly, from packs without end.  All in coins of a hundred coups, a coin staked on each.
"""
from __future__ import annotations

import sys
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from random import Random
from statistics import fmean, stdev

from cardtable.games.baccarat.evaluate import DRAW, BankersCard
from cardtable.games.baccarat.exact import Stakes, layouts
from cardtable.games.baccarat.game import GAME
from cardtable.games.baccarat.mixed import mixture, value
from cardtable.games.baccarat.rules.bank import Banked
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting

LEVELS = ("novice", "club", "master")
HABITS = {"always draws at five": 1.0, "never draws at five": 0.0, "mixes": float(mixture().often)}
SEEN = 12                                        # fives that have been seen of the punter
STAKE = 100


def options(rng: Random, often: float, hands: int) -> Iterator[tuple[Sitting, Banked] | None]:
    """Of so many hands those at which the banker has his option; None for the others."""
    left = 0
    for _ in range(hands):
        if left == 0:
            sitting, left = Sitting(GAME, {"players": 2, "francs": 5000, "hands": 40}), 30
            sitting.submit(NATURE, Move(("lot", 0)))
            sitting.submit(NATURE, sitting.match.decision(NATURE).sample(rng))
        left -= 1
        deal = sitting.match.deal()
        assert isinstance(deal, Banked)
        deal.purse[:2], seen = [5000, 5000], round(SEEN * often)
        while True:
            phase, seat = deal.phase, deal.must[0]
            if phase == "option":
                deal.fives = ((seen, SEEN - seen),) * 2
                yield sitting, deal
                sitting.submit(seat, DRAW)
                break
            verb = {"going_bank": "let-by", "dealing": "deal", "holding": "retire", "succession": "leave"}.get(phase)
            if phase in ("banking", "staking"):
                spot = deal.open_to(seat, {})[0]
                sitting.submit(seat, Move(("done",)) if deal.held(seat) else Move(("place", spot, STAKE)))
            elif phase == "third":
                may = [move.verb for move in deal.decision(seat)]
                sitting.submit(seat, Move((may[rng.random() >= often] if len(may) > 1 else may[0],)))
            else:
                dealt = phase == "dealing"
                sitting.submit(seat, Move((verb,)) if verb else deal.decision(seat).sample(rng))
                if dealt and deal.phase not in ("third", "option"):
                    yield None                           # nine or eight: nothing is decided
                    break


def gains(rng: Random, often: float, hands: int) -> dict[str, list[float]]:
    """By level, what its answer is worth in every hand, less a novice's."""
    found: dict[str, list[float]] = {level: [] for level in LEVELS}
    for met in options(rng, often, hands):
        if met is None:
            for level in LEVELS:
                found[level].append(0)
            continue
        sitting, deal = met
        view = sitting.view(deal.player[deal.dealer])
        asked = BankersCard(view, deal)
        stakes = Stakes(tuple([side._replace(often=often) for side in asked.stakes.sides]), deal.purse[-2])
        whole = [(layout, weight) for layout, weight in layouts(asked.counts, stakes.sides)]
        total = sum([weight for _, weight in whole])
        draws = sum([weight * stakes.drawing(layout, asked.two, asked.counts) for layout, weight in whole]) / total
        stands = sum([weight * stakes.standing(layout, asked.two) for layout, weight in whole]) / total
        worth = [draws if think(view, level, rng.randrange(10 ** 6)).move == DRAW else stands for level in LEVELS]
        for level, one in zip(LEVELS, worth):
            found[level].append(100 * (one - worth[0]) / STAKE)
    return found


def told(some: list[float]) -> str:
    """Mean and interval."""
    mean, half = fmean(some), 1.96 * stdev(some) / sqrt(len(some))
    return f"{mean:+.3f} ({mean - half:.3f} to {mean + half:.3f})"


def main(hands: int) -> None:
    """Both tables."""
    for habit, often in HABITS.items():
        found = gains(Random(1909), often, hands)
        club, master = found["club"], found["master"]
        print(f"banker against one who {habit}: club above novice {told(club)}; master above club "
              f"{told([one - other for one, other in zip(master, club)])}; {hands} coups")
    for name, share in (("always draws", Fraction(1)), ("never draws", Fraction(0)), ("mixes", mixture().often)):
        print(f"punter who {name} at five, against a banker who knows it: {100 * float(value(share)):+.4f}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
