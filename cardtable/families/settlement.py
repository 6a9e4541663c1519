"""A rubber settled, as its sheet has it: game by game, the bonus, and the losers' games taken off."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.families.rubbers import Settled
from cardtable.showing.phrases import ordinal
from cardtable.showing.settlement import Settlement
from cardtable.showing.sums import SumLine, total


def settlement(rubber: Settled, values: Mapping[int, str], unit: str) -> Settlement:
    """`values` are the games' names by what they are worth ("a double"), `unit` what is counted ("points").

    >>> from cardtable.families.rubbers import GameWon, settled
    >>> [row.words for row in settlement(settled((GameWon(0, 3, 5, 0),), 2), {3: "a treble"}, "points").rows]
    ['First game, 5 to 0, a treble', 'The rubber']
    """
    def of(side: int, points: int) -> tuple[int | None, ...]:
        return (points, None) if side == 0 else (None, points)

    rows = [SumLine(f"{ordinal(n).capitalize()} game, {game.made} to {game.losers}, {values[game.value]}",
                of(game.winner, game.value)) for n, game in enumerate(rubber.won, 1)]
    rows.append(SumLine("The rubber", of(rubber.winner, rubber.bonus)))
    lost = rubber.games[1 - rubber.winner]
    if lost:
        rows.append(SumLine("Less the losers’ game", of(rubber.winner, -lost)))
    return Settlement(tuple(rows), SumLine(f"To be paid, in {unit}", of(rubber.winner, max(0, rubber.points))),
                      len(rubber.won))


def in_columns(rubber: Settled, beside: str, unit: str) -> Settlement:
    """The same where points stand beside the line as well, which is called `beside`: all that each side has marked.

    >>> from cardtable.families.rubbers import GameWon, added
    >>> sheet = in_columns(added((GameWon(0, 0, 30, 24), GameWon(0, 0, 32, 0)), (16, 104), 100, 0), "above", "points")
    >>> [row.points for row in sheet.rows], sheet.total.points
    ([(30, 24), (32, 0), (16, 104), (100, None), (178, 128)], (50, None))
    """
    rows = [SumLine(f"{ordinal(n).capitalize()} game", (game.made, game.losers)[::1 if game.winner == 0 else -1])
            for n, game in enumerate(rubber.won, 1)]
    rows.append(SumLine(f"{beside.capitalize()} the line", rubber.beside or (0, 0)))
    rows.append(SumLine("The rubber", (rubber.bonus, None)[::1 if rubber.winner == 0 else -1]))
    rows.append(total("Together", rows, 2))
    owed_to = rubber.winner if rubber.points >= 0 else 1 - rubber.winner
    owed = (abs(rubber.points), None)[::1 if owed_to == 0 else -1]
    return Settlement(tuple(rows), SumLine(f"To be paid, in {unit}", owed), len(rubber.won))
