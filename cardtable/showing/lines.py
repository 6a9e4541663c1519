"""What the talk is made of: lines told by the narrator, said by a seat, or cited; and whose names are known."""
from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.laws import Code

Names = Callable[[int], "str | None"]        # by seat; None for who reads


def nobody(_: int) -> str | None:
    """Nobody's name is known."""
    return None


class Line(NamedTuple):
    """One line of the talk: told by the narrator, said by a seat, or an article cited."""

    kind: str                                # "told", "said" or "cited"
    text: str
    seat: int = -1
    law: int = 0                             # of the deal's code, when cited


def cited(event: Event) -> list[Line]:
    """The article that an event rests on, if it rests on one."""
    return [Line("cited", "", event.seat, event.law)] if event.law else []


def plain(event: Event, name: Names) -> Line:
    """An event told without the game's own words: "Mr. Penrose: bid 4.", say."""
    who = (name(event.seat) or "You") if event.seat >= 0 else "The table"
    points = (event.points,) if event.points else ()
    what = " ".join(map(str, (event.what or event.kind, *points, *event.args)))
    return Line("told", f"{who}: {what.replace('-', ' ')}.", event.seat)


def annulled(deal: Deal, event: Event, code: Code, name: Names) -> str:
    """What has annulled a deal, and whose fault that was: "Mr. Penrose’s fault: a faced card (law 12)."; "" where it
    was nobody's."""
    if event.seat < 0 or not event.law:
        return ""
    who, law = name(event.seat), code.law(event.law)
    cited = f" (law {law.number})" if code.numbered else ""
    return f"{f'{who}’s' if who else 'Your'} fault: {law.heading[:1].lower()}{law.heading[1:]}{cited}."


def void_deal(deal: Deal, event: Event, name: Names) -> list[Line]:
    """That a deal does not count, and who deals next; of its marks, as they are taken off, nothing more."""
    if event.kind != "said":
        return []
    seat, when = (deal.dealer, "again") if event.args[0] == "same" else (deal.after(deal.dealer), "next")
    who = name(seat)
    return [Line("told", f"The deal is void: {f'{who} deals' if who else 'you deal'} {when}."), *cited(event)]
