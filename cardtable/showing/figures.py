"""Figures of a player's games, such as the average of his hands: each game's figures.py names its own, by the events
from which they are taken."""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from cardtable.games import part
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event

Played = tuple[Deal, Sequence[Event]]        # a move: the deal in which it was made, and what it brought


class Noted(NamedTuple):
    """Events by their kind, what they are about ("" for anything), and their first argument where one is named.

    They are his whose side scores, who speaks, who is paid.
    """

    kind: str
    what: str = ""
    first: object = None

    def fits(self, event: Event) -> bool:
        """Whether this is such an event."""
        return (event.kind == self.kind and self.what in ("", event.what)
                and (self.first is None or event.args[:1] == (self.first,)))


class Figure(NamedTuple):
    """What the events `of` come to.

    mean   their points or coins, for each of the events `per`, or for each deal if none are named
    share  how many there are of a hundred of those
    count  how many there are
    sum    their points or coins, all in all
    best   the most points or coins of one
    """

    key: str                     # by which it is kept
    title: str
    of: tuple[Noted, ...]
    per: tuple[Noted, ...] = ()
    shown: Literal["mean", "share", "count", "sum", "best"] = "mean"
    others: bool = False         # it is taken from the events of his opponents
    himself: bool = False        # of what is said only what he has said, or what was his, and not his partner's


class Sample(NamedTuple):
    """What was found: how many events, their points or coins, the most of one, and of how many others or deals."""

    number: int = 0
    total: int = 0
    best: int = 0
    times: int = 0

    def with_(self, other: Sample) -> Sample:
        """Both together."""
        return Sample(self.number + other.number, self.total + other.total, max(self.best, other.best),
                      self.times + other.times)



def figures_of(game: str) -> tuple[Figure, ...]:
    """Those of a game."""
    found = part(game, "figures")
    return () if found is None else tuple(found.FIGURES)


def samples(figures: Iterable[Figure], moves: Iterable[Played], player: int) -> dict[str, Sample]:
    """What the moves of a match come to for one player, by key; figures of which there is nothing are left out."""
    made = [(deal, event) for deal, events in moves for event in events
            if not (deal.preliminary or deal.void)]
    deals = len({id(deal) for deal, _ in made}) + sum([event.kind == "coup" for _, event in made])
    by_kind = defaultdict[str, list[tuple[Deal, Event]]](list)
    for deal, event in made:
        by_kind[event.kind].append((deal, event))
    found = {figure.key: _sample(figure, by_kind, deals, player) for figure in figures}
    return {key: sample for key, sample in found.items() if sample.times or sample.number}


def _sample(figure: Figure, by_kind: Mapping[str, Sequence[tuple[Deal, Event]]], deals: int, player: int) -> Sample:
    of, per = [[(deal, event) for kind in {one.kind for one in noted} for deal, event in by_kind.get(kind, ())
                if any(one.fits(event) for one in noted) and his(deal, event, player) != figure.others]
               for noted in (figure.of, figure.per)]
    points = [event.points for deal, event in of
              if not figure.himself or event.kind != "said" or event.seat in deal.seats_of(player)]
    return Sample(len(points), sum(points), max(points, default=0), len(per) if figure.per else deals)


def his(deal: Deal, event: Event, player: int) -> bool:
    """Whether an event is a player's or his side's."""
    if event.kind == "paid":
        return event.dst == player
    side = event.seat if event.kind == "scored" else deal.side[event.seat] if event.seat >= 0 else None
    return any(deal.side[seat] == side for seat in deal.seats_of(player))


def told(figure: Figure, sample: Sample) -> str:
    """As it stands on the page."""
    match figure.shown:
        case "count":
            return str(sample.number)
        case "sum":
            return str(sample.total)
        case "best":
            return str(sample.best) if sample.number else "–"
        case "share":
            return f"{100 * sample.number / sample.times:.0f}%" if sample.times else "–"
        case _:
            return f"{sample.total / sample.times:.1f}" if sample.times else "–"
