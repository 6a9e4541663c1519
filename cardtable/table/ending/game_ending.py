"""What is to be said of a game that is over: who has won it, how the lead went, what was paid, who takes leave."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from cardtable.croupier import score_rows
from cardtable.croupier.sheet import DealSheet, ScoreSheet
from cardtable.croupier.steps import Step
from cardtable.rules.deal import Deal
from cardtable.rules.events import GAME_WON, RUBBER_WON
from cardtable.rules.match import Series
from cardtable.showing.coins import Coins
from cardtable.showing.phrases import count, number
from cardtable.showing.places import holders
from cardtable.showing.settlement import Settlement
from cardtable.showing.standing import marked_by
from cardtable.showing.sums import SumLine, total, written
from cardtable.showing.talk import Talk
from cardtable.table.cloth.sight import NOBODY, Sight, sight_of
from cardtable.table.ending.deal_ending import coins, lines_of, points
from cardtable.table.reading.chair import Chair
from cardtable.table.reading.narration import Narration
from cardtable.table.sheets.ending import Farewell, GameEnding, Lead, Sums

MOST_IN_WORDS = 59
USUAL = Talk()
SIDES = {"Ours": "we", "Theirs": "they"}         # as columns are headed, and as who is before
TIMES = {1: "once", 2: "twice"}


def is_over(step: Step, chair: Chair) -> bool:
    """Whether a game ended with this step, and not the deal alone."""
    return chair.croupier.sitting.over or (step.ended and not step.deal.preliminary and step.deal.ends_game)


def game_ending_of(step: Step, chair: Chair, narration: Narration, said: Sequence[tuple[int, str]]) -> GameEnding:
    """The ending of the game as the reader in the chair is told of it; `said` are the words of those who take leave, by
    player."""
    sight = sight_of(chair.croupier, chair.viewer, step.deal, chair.sight.places)
    in_coins, game = narration.sheet.in_coins, narration.sheet.game
    title, lines = _told(step, chair, narration, sight)
    reader = chair.viewer if chair.viewer != NOBODY else chair.first
    rubber = _rubber(step, chair, narration, sight)
    paid = narration.sheet.gained(reader)
    return GameEnding(
        title, lines, f"in {count(rubber.games, 'game') if rubber else count(len(game), narration.talk.deal_called)}",
        coins(narration, sight, game) if in_coins else _games(narration, sight, rubber.games) if rubber else
        _points(narration, sight),
        lead_of(narration.sheet, sight, reader, narration.talk, bank_of(narration.talk, chair.croupier.sitting.match)),
        _farewell(chair, sight.deal, said), paid, _settled(paid, narration.talk.coins, sight.name_of(reader)),
        _match(chair, reader) or _in_all(chair, reader, paid, narration.talk.coins, sight.name_of(reader)),
        _sheet(rubber, sight) if rubber else None)


def _told(step: Step, chair: Chair, narration: Narration, sight: Sight) -> tuple[str, list[str]]:
    """Who has won, for a title, and what else was told of the end."""
    lines = lines_of(step, narration, sight)
    won = [line.text for word in (RUBBER_WON, GAME_WON) for event in step.events
           if event.kind == "said" and event.what == word
           for line in narration.lines(sight.deal, [event], sight.name)[0][:1]]
    sitting = chair.croupier.sitting
    outcome = narration.talk.outcome(sitting.match, sight.name_of) if sitting.over else ""
    title = (won or [outcome] * bool(outcome) or lines[-1:] or ["The end of the game"])[0]
    others = [line for line in [*lines, outcome, narration.talk.valuation(step.deal)] if line and line != title]
    return title.rstrip("."), others


def _points(narration: Narration, sight: Sight) -> Sums:
    """A row for each deal, with whose it was; of a single one for each kind of mark."""
    columns = sight.columns()
    game, sides = narration.sheet.game, [side for side, _ in columns]
    if len(game) == 1:
        return points(narration, sight, columns)
    rows = [*score_rows.begun_with(game, sides), *[
        SumLine(f"{row.words}, {_whose(sight, one)}", row.points)
        for one, row in zip(game, score_rows.of_deals(narration.talk, game, sides), strict=True)]]
    names = score_rows.heads(narration.talk, game, columns)
    sums = total(narration.talk.total(sight.deal), rows, len(names))
    if sight.deal.lined:
        rows, sums = [*rows, sums], score_rows.added(game, sides, rows)
    return Sums(names, [written(row) for row in rows], written(sums))


def _rubber(step: Step, chair: Chair, narration: Narration, sight: Sight) -> Settlement | None:
    """What a rubber came to, if one has ended."""
    over = any(event.kind == "said" and event.what == RUBBER_WON for event in step.events)
    return narration.talk.settlement(chair.croupier.sitting.match) if over else None


def _games(narration: Narration, sight: Sight, games: int) -> Sums:
    """The last so many games, with a row for each kind of mark."""
    columns = sight.columns()
    won = narration.sheet.games[-games:]
    rows = score_rows.of_rubber(narration.talk, won, [side for side, _ in columns])
    return Sums(score_rows.heads(narration.talk, won[-1], columns), [written(row) for row in rows], ())


def _sheet(rubber: Settlement, sight: Sight) -> Sums:
    """The settlement, the reader's side first."""
    columns = sight.columns()
    rows = [written(SumLine(row.words, tuple([row.points[side] for side, _ in columns])))
            for row in (*rubber.rows, rubber.total)]
    return Sums([name for _, name in columns], rows[:-1], rows[-1])


def _whose(sight: Sight, one: DealSheet) -> str:
    name = sight.short_of(one.deal.player[one.deal.dealer])
    return f"{name}’s" if name else "yours"


def bank_of(talk: Talk, match: Series) -> str:
    """What the bank is called against which all play; "" where there is none."""
    return talk.bank if match.result().against_bank else ""


def lead_of(sheet: ScoreSheet, sight: Sight, reader: int, talk: Talk = USUAL, bank: str = "") -> Lead:
    """The reader's side before the best of the others, or before the bank, which has others to pay."""
    game = sheet.game
    alone = not sheet.in_coins and len(sight.columns()) == 1
    if bank:
        made: list[list[int]] = [[0, *[one.balance(reader) for one in game]], [0] * (len(game) + 1)]
        rival: str | None = bank[:1].lower() + bank[1:]
    elif sheet.in_coins:
        players = [player for player, _ in sight.purses()]
        own, others = reader, [player for player in players if player != reader]
        made = [[0, *[one.balance(player) for one in game]] for player in (own, *others)]
        rival = sight.name_of(others[0]) if len(others) == 1 else None
    else:
        columns = sight.columns()
        made = [[sum(score_rows.begins(game, [side])), *_made(game, side)] for side, _ in columns]
        rival = SIDES.get(columns[1][1], columns[1][1]) if len(columns) == 2 else None
        made += [[0] * len(made[0])] * alone
    worth = talk.coins.worth if sheet.in_coins else 1
    begun, *points = [(run[0] - max(run[1:])) // worth for run in zip(*[accumulate(one) for one in made], strict=True)]
    who = (sight.name_of(reader) or "you") if bank or sheet.in_coins or _plays(sight, reader) else sight.columns()[0][1]
    turns = leaders(made)
    often = len(turns) - 1
    changed = f"The lead changed {TIMES.get(often, f'{number(often)} times')}." if often > 0 else \
        "Nobody was ahead." if often else "The lead never changed."
    what = talk.coins.many if sheet.in_coins else "Points"
    by = "score by score" if not sheet.in_coins and len(game) == 1 else f"{talk.deal_called} by {talk.deal_called}"
    if alone:
        return Lead(points, f"{who} have" if who == "you" else f"{who} has", "", f"{what}, {by}.", begun)
    start = f", beginning with the {abs(begun)} carried forward" if begun else ""
    return Lead(points, f"{who} before", f"{rival or 'the others'} before", f"{what} before, {by}{start}. {changed}",
                begun)


def leaders(made: Sequence[Sequence[int]]) -> list[int]:
    """Who was ahead of all others, one after another, by what each made from deal to deal."""
    found: list[int] = []
    for totals in zip(*[accumulate(one) for one in made], strict=True):
        ahead = [n for n, total in enumerate(totals) if total == max(totals)]
        found += ahead if len(ahead) == 1 and ahead != found[-1:] else []
    return found


def _plays(sight: Sight, reader: int) -> bool:
    """Whether the reader has a hand of the side that stands first, and does not wait or bet while others play."""
    first, deal = sight.columns()[0][0], sight.deal
    return any(deal.player[seat] == reader and deal.side[seat] == first for seat in range(holders(deal)))


def _made(game: Sequence[DealSheet], side: int) -> list[int]:
    """By deal what a side marked; of a single deal by score, nothing where the other side marked."""
    if len(game) == 1 and game[0].marks:
        return [mark.points * (mark.seat == side) for mark in game[0].marks]
    return [one.total(side) for one in game]


def _winners(chair: Chair, deal: Deal) -> set[int]:
    """The players who have won: the match if it is over, else the game that ended with this deal."""
    if chair.croupier.sitting.over or not deal.scored and deal.resigned is None:
        return set(chair.croupier.sitting.match.result().winners)
    able = [seat for seat in range(deal.seats) if deal.side[seat] != deal.resigned]        # who has given up has not
    marked = {seat: marked_by(deal, seat) for seat in able}
    best = max([points for points in marked.values() if points is not None], default=None)
    return {deal.player[seat] for seat, points in marked.items() if points == best}


def _farewell(chair: Chair, deal: Deal, said: Sequence[tuple[int, str]]) -> Farewell | None:
    """The companion who had a word to say; else one who has won, or the first who sits there; against a bank nobody
    else, since none has beaten another."""
    players, winners = chair.croupier.players, _winners(chair, deal)
    banked = chair.croupier.sitting.match.result().against_bank
    sitting = [n for n, one in enumerate(players) if one.computer and not banked]
    sitting.sort(key=lambda n: n not in winners)
    speaker, words = next(iter(said), (next(iter(sitting), None), ""))
    if speaker is None:
        return None
    who = players[speaker]
    return Farewell(who.likeness, who.name, words)


def _settled(paid: int, in_coins: Coins, name: str | None) -> str:
    """What was paid: "Twelve counters to you."."""
    if not paid:
        return "Nothing is paid."
    coins = in_coins.words(abs(paid))
    if paid > 0:
        return f"{coins[:1].upper()}{coins[1:]} to {name or 'you'}."
    return f"{name} pays {coins}." if name else f"You pay {coins}."


def _match(chair: Chair, reader: int) -> str:
    """How a match of several games stands: "Two games to one."."""
    match = chair.croupier.sitting.match
    result = match.result()
    best = max([n for player, n in enumerate(result.by_player) if player not in match.side_of(reader)], default=0)
    if result.unit != "games" or match.over and result.by_player[reader] + best < 2:
        return ""                                # there was but one
    own = count(result.by_player[reader], "game")
    return f"{own[:1].upper()}{own[1:]} to {number(best)}."


def _in_all(chair: Chair, reader: int, paid: int, in_coins: Coins, name: str | None) -> str:
    """What several games that are over have come to, where each was paid for by itself: "In all you lose two
    counters."."""
    sitting = chair.croupier.sitting
    result = sitting.match.result()
    gained = result.by_player[reader] if result.unit == "coins" else paid
    if not sitting.over or not sitting.match.several or gained == paid:
        return ""
    if not gained:
        return f"In all {name} neither wins nor loses." if name else "In all you neither win nor lose."
    verb = "win" if gained > 0 else "lose"
    return f"In all {f'{name} {verb}s' if name else f'you {verb}'} {in_coins.words(abs(gained))}."
