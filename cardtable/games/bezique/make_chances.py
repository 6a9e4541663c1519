"""Makes the table of chances: `python -m cardtable.games.bezique.make_chances`, three minutes.

Deals are played by habit from every pair of scores, and the chances counted back from the end of the game.
"""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from cardtable.families.melds.search.habitual import Habitual
from cardtable.games.bezique.chances import MOST, STEP, between
from cardtable.games.bezique.evaluate import RULES, TASTE

DEALS, SEED = 600, 1
HEAD = '''"""The chance, in a thousand, to win a game before a deal of who leads to it.

By the points that he still wants (rows) and those that the other wants, from nought in steps.  Made by
`python -m cardtable.games.bezique.make_chances` from deals played by habit.
"""
from __future__ import annotations

from collections.abc import Sequence

STEP, MOST = 50, 1000
'''


def chances() -> list[list[float]]:
    """By what the leader wants and what the other wants, in steps."""
    table, rng = Habitual(RULES), Random(SEED)
    packs = [table.shuffled(rng) for _ in range(DEALS)]
    size = MOST // STEP + 1
    found = [[1.0 if own == 0 else 0.0 for _ in range(size)] for own in range(size)]
    for total in range(2, 2 * size - 1):
        for own in range(max(1, total - size + 1), min(total, size)):
            found[own][total - own] = won(table, packs, found, STEP * own, STEP * (total - own))
    return found


def won(table: Habitual, packs: Sequence[Sequence[int]], found: Sequence[Sequence[float]], own: int, other: int
        ) -> float:
    """Of the leader who wants so much, when all that lies nearer to the end is known."""
    total = 0.0
    for pack in packs:
        mine, his, *_ = table.play(pack, 0, (TASTE, TASTE), (MOST - own, MOST - other), MOST)
        left = MOST - mine, MOST - his
        total += 1.0 if left[0] <= 0 else 0.0 if left[1] <= 0 else 1 - between(found, left[1], left[0])
    return total / len(packs)


def main() -> None:
    """Writes them into chances.py."""
    path = Path(__file__).with_name("chances.py")
    rest = path.read_text("utf-8").split("\n# The table ends here.\n")[1]
    rows = "\n".join([f"    ({', '.join([str(min(999, round(1000 * one))) for one in row])})," for row in chances()])
    path.write_text(f"{HEAD}CHANCES = (\n{rows}\n)\n# The table ends here.\n{rest}", "utf-8")


if __name__ == "__main__":
    main()
