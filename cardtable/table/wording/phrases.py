"""Small things said in words: days, numbers of players, lengths of time, who plays with whom."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

from cardtable.rules.options import Number, OneOf, Option, Value, complete
from cardtable.showing.phrases import within

if TYPE_CHECKING:
    from cardtable.rules.game import Game

PRACTICE = "practice"
"""Before how a game stands that counts for nothing, because something was seen and then taken back."""

DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
          "December")


def day(then: datetime, now: datetime | None = None) -> str:
    """"today", "yesterday", "Tuesday" within the week, else "3 March" or "3 March 1886", by the clock of this place."""
    here = now or datetime.now()
    then = then.astimezone()             # by the clock of then: it may have been changed since
    past = (here.date() - then.date()).days
    if past <= 0:
        return "today"
    if past == 1:
        return "yesterday"
    if past < 7:
        return DAYS[then.weekday()]
    return date(then) if then.year == here.year else f"{date(then)} {then.year}"


def date(then: datetime) -> str:
    """"3 March"."""
    return f"{then.day} {MONTHS[then.month - 1]}"


def numbers(found: Iterable[int]) -> str:
    """"2", "2 or 3", "2 to 6", "2, 4 or 6"."""
    them = sorted(set(found))
    if len(them) > 2 and them == list(range(them[0], them[-1] + 1)):
        return f"{them[0]} to {them[-1]}"
    *most, last = map(str, them)
    return f"{', '.join(most)} or {last}" if most else last


def how_long(minutes: int) -> str:
    """"15 minutes", as everywhere in the house; where there is little room "15 min" stands for it."""
    return f"{minutes} minutes"


def form_option(game: Game) -> OneOf | None:
    """The option that chooses among the forms of a game, if there is more than one."""
    first = game.options[0] if game.options else None
    return first if isinstance(first, OneOf) and first.name == "form" else None


def forms(game: Game) -> dict[str, str]:
    """The forms of a game with their titles; one without a name where there is no choice."""
    option = form_option(game)
    return dict(option.choices or {}) if option else {"": game.title}


def called(game: Game, options: Mapping[str, Any]) -> str:
    """A game with the form that is played, where it has several: "Whist: Dummy, for three"."""
    option = form_option(game)
    form = (option.choices or {}).get(str(options.get("form", option.default)), "") if option else ""
    if form.startswith(game.title):                      # "Quinto, for four"
        return form
    return f"{game.title}: {form}" if form else game.title


def seats(game: Game, form: str = "") -> tuple[int, ...]:
    """How many can play a form, or any form, whatever the options chosen beside it."""
    found: set[int] = set()
    for one in [form] if form else forms(game):
        given: dict[str, Value] = {"form": one} if one else {}
        chosen = complete(game.options, given)
        found.update(game.players(chosen))
        for option in game.options:
            if option.name != "form" and option.counts(chosen):
                for choice in _few(option):
                    found.update(game.players({**chosen, option.name: choice}))
    return tuple(sorted(found))


def _few(option: Option) -> Iterable[Value]:
    """What may be chosen, where that is a matter of a few: no option with many values decides how many sit down."""
    if isinstance(option, OneOf):
        return option.choices or {}
    return option.range if isinstance(option, Number) and len(option.range) < 10 else ()


def names(players: Sequence[Any]) -> list[str]:
    """What the players of a record are called."""
    return [str(one.get("name", "")) if isinstance(one, Mapping) else str(one) for one in players]


def opponents(players: Sequence[Any]) -> str:
    """Whom the first player of a record meets: "Colonel Ashdown", "Mrs. Halloran and the Rector"."""
    *most, last = names(players)[1:] or [""]
    return within(f"{', '.join(most)} and {last}") if most else last
