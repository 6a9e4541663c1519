"""What is to be said of a deal that has ended: the hands, what was marked or paid, and how it was told."""
from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cardtable.cards import Cards
from cardtable.croupier import score_rows
from cardtable.croupier.sheet import DealSheet
from cardtable.croupier.steps import Step
from cardtable.rules.events import VOID_DEAL, Event
from cardtable.showing.coins import Coins
from cardtable.showing.laid import Laid
from cardtable.showing.lines import annulled
from cardtable.showing.phrases import number
from cardtable.showing.places import holders
from cardtable.showing.sums import SumLine, figure, total, written
from cardtable.showing.talk import Talk
from cardtable.table.asking.hand_order import sorted_hand
from cardtable.table.cloth.sight import Sight, sight_of
from cardtable.table.reading.chair import Chair
from cardtable.table.reading.narration import Narration
from cardtable.table.sheets.ending import Ending, Sums

MOST_IN_WORDS = 59           # of points


def ending_of(step: Step, chair: Chair, narration: Narration, hands: Mapping[int, Cards],
              events: Sequence[Event]) -> Ending:
    """The ending as the reader in the chair is told of it; `hands` by seat, as they were held when play began, `events`
    all that have happened in the deal."""
    sight = sight_of(chair.croupier, chair.viewer, step.deal, chair.sight.places)
    talk, deal = narration.talk, sight.deal
    in_coins = narration.sheet.in_coins
    held = {seat: talk.on_slip(deal, seat, sorted_hand(cards, sight.places.sort_by, sight.places.sorting(deal)))
            for seat, cards in sorted(hands.items(), key=lambda pair: -sight.at(pair[0]))}
    columns = chair.sight.columns()
    return Ending(
        narration.heading(chair.croupier.sitting.match, step.deal),
        lines_of(step, narration, sight, events) or [_dealt(narration, sight, columns, in_coins)],
        talk.shared(deal, sight.short),
        [*(talk.shared(deal, sight.short) if not held else ()), *_accounts(narration, sight, held)] if in_coins else
        talk.laid(deal, held, events, sight.short) if talk.lays_hands else [],
        coins(narration, sight, narration.sheet.game[-1:]) if in_coins else points(narration, sight, columns),
        in_coins)


def lines_of(step: Step, narration: Narration, sight: Sight, events: Sequence[Event] = ()) -> list[str]:
    """What the narrator told of the end; of much that was scored at once the last, and of what many put in nothing,
    since all of it stands below, as losing hands do; and of a game of many small scores none of them.  That it was
    given up is always told.  Where the last move scored nothing, as when each has marked for himself before it, it is
    what was scored in the deal, all `events` of it."""
    if sight.deal.void:
        return _void(step, narration, sight)
    kinds = ("said",) if narration.talk.long_game else narration.talk.slip_tells
    found = _told(step.events, kinds, narration, sight)
    if not found and "scored" in kinds:
        found = _told([event for event in events if event.kind == "scored"], kinds, narration, sight)
    most = narration.talk.slip_lines
    if len(found) > most:
        found = [(event, text) for event, text in found if event.kind != "paid" or event.dst >= 0] or found
    if len(found) > most:
        found = [one for one in found if not narration.talk.told_below(sight.deal, one[0])] or found
    first = [text for event, text in found[:-most] if event.what == "resign"]
    return [*first, *[text for _, text in found[len(first) - most:]]]


def _told(events: Sequence[Event], kinds: Collection[str], narration: Narration, sight: Sight
          ) -> list[tuple[Event, str]]:
    """Events of these kinds, each with the last line told of it; but those that decide nothing."""
    return [(event, line.text) for event, told in zip(events, narration.lines(sight.deal, events, sight.name))
            for line in [line for line in told if line.kind == "told"][-1:]
            if event.kind in kinds and event.what not in narration.talk.slip_passes]


def _void(step: Step, narration: Narration, sight: Sight) -> list[str]:
    """What annulled the deal, and what happens next."""
    event = next(event for event in step.events if event.what == VOID_DEAL)
    code = narration.game.codes[event.code or sight.deal.code]
    why = annulled(sight.deal, event, code, sight.name)
    told = [line.text for lines in narration.lines(sight.deal, [event], sight.name) for line in lines
            if line.kind == "told"]
    return [why, *told] if why else told


def points(narration: Narration, sight: Sight, columns: Sequence[tuple[int, str]]) -> Sums:
    """What was brought forward, what was marked, and what just that comes to."""
    talk, game = narration.talk, narration.sheet.game
    rows = score_rows.of_last_deal(talk, game, [side for side, _ in columns])
    names = score_rows.heads(talk, game, columns)
    return Sums(names, [written(row) for row in rows], written(total(talk.total(sight.deal), rows, len(names))))


def coins(narration: Narration, sight: Sight, deals: Sequence[DealSheet]) -> Sums:
    """What everybody had, what these deals brought him, and what he has; and the same of a bank, and of what lies on
    the table."""
    purse, talk = sight.deal.purse, narration.talk
    if talk.takings is not None and len(deals) == 1:
        return _takings(talk, sight, deals[0], talk.takings)

    def gained(*whose: int) -> int:
        return sum([one.balance(player) for one in deals for player in whose])

    rows = [_account(name, purse[player], gained(player)) for player, name in sight.purses()]
    banks = sight.deal.layout.banks
    pots = [pot for pot in range(-len(sight.deal.layout.pots), 0) if pot not in banks]
    if banks:
        rows.append(_account(talk.bank, sum([purse[bank] for bank in banks]), gained(*banks)))
    lying = _account(talk.pots, sum([purse[pot] for pot in pots]), gained(*pots))
    if talk.pots and any(lying.points):
        rows.append(lying)
    brought = talk.deal_called if len(deals) == 1 else "won"
    had, has = talk.purse_heads
    return Sums((had, brought, has), [_entered(row, talk.coins) for row in rows],
                _entered(total("Together", rows, 3), talk.coins))


def _takings(talk: Talk, sight: Sight, deal: DealSheet, heads: tuple[str, str, str]) -> Sums:
    """What everybody put in, took, and has; the last line is theirs together, with what lies in the pots."""
    rows, figure = list[SumLine](), talk.coins.figure
    for player, name in sight.purses():
        paid = [one.coins for one in deal.dealings(player)]
        put, took = (sum([way * coins for coins in paid if way * coins > 0]) for way in (-1, 1))
        rows.append(SumLine(name, (put, took, talk.holds(sight.deal, player))))
    lie = sum([sight.deal.purse[pot] for pot in range(-len(sight.deal.layout.pots), 0)])
    whole = total("In all", [*rows, *([SumLine(talk.pots, (0, 0, lie))] if lie else [])], 3)
    told = [[row.words, *[figure(coins) if coins else "" for coins in (row.points[0] or 0, row.points[1] or 0)],
             figure(row.points[2] or 0)] for row in rows]
    return Sums(heads, [*told, *([[talk.pots, "", "", figure(lie)]] if lie else [])],
                [whole.words, *[figure(coins or 0) for coins in whole.points]])


def _account(name: str, has: int, gained: int) -> SumLine:
    return SumLine(name, (has - gained, gained, has))


def _entered(row: SumLine, coins: Coins) -> list[str]:
    had, gained, has = [number or 0 for number in row.points]
    return [row.words, coins.figure(had), coins.signed(gained), coins.figure(has)]


def _accounts(narration: Narration, sight: Sight, held: Mapping[int, Cards]) -> list[Laid]:
    """Everybody's, the reader's first."""
    one, found = narration.sheet.game[-1], []
    for seat in sorted(range(holders(sight.deal)), key=sight.at):
        told = narration.talk.beside_hand(sight.deal, seat, one.dealings(sight.deal.player[seat]))
        found.append(Laid(sight.short(seat) or "You", told, held.get(seat, ())))
    return found


def _dealt(narration: Narration, sight: Sight, columns: Sequence[tuple[int, str]], in_coins: bool) -> str:
    """Of an end of which nothing was told: who dealt, and what two sides made."""
    who = f"{sight.name(sight.deal.dealer) or 'You'} dealt"
    if in_coins or len(columns) != 2 or not narration.sheet.game:
        return f"{who}."
    made = [narration.sheet.game[-1].total(side) for side, _ in columns]
    own, other = [number(n, "nothing", MOST_IN_WORDS) if max(made) <= MOST_IN_WORDS else figure(n) for n in made]
    return f"{who}: {own} against {other}."
