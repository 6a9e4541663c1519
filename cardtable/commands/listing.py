"""The list of games, for people and for programs."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardtable.games import games
from cardtable.rules.game import Game
from cardtable.rules.options import Number, OneOf, Option, Value, complete, written
from cardtable.solver import COMPILED


def as_json() -> dict[str, Any]:
    """Every game with forms, seats, codes and options; whether the solver is compiled."""
    return {"games": [_game(game) for game in games()], "solver": {"compiled": COMPILED}}


def _game(game: Game) -> dict[str, Any]:
    return {"name": game.name, "title": game.title, "kind": game.row.kind, "book": game.row.book,
            "rules": game.revision, "minutes": game.row.minutes, "levels": list(game.levels), "forms": _forms(game),
            "codes": [{"name": c.name, "title": c.title, "laws": len(c.laws)} for c in game.codes.values()],
            "options": [_option(option) for option in game.options]}


def _forms(game: Game) -> list[dict[str, Any]]:
    form = next((o for o in game.options if o.name == "form"), None)
    if not isinstance(form, OneOf) or form.choices is None:
        return [{"name": game.name, "title": game.title, "players": list(game.players(complete(game.options, {})))}]
    return [{"name": name, "title": title, "players": list(game.players(complete(game.options, {"form": name})))}
            for name, title in form.choices.items()]


def _option(option: Option) -> dict[str, Any]:
    found: dict[str, Any] = {"name": option.name, "title": option.title, "help": option.help,
                             "default": option.default, "kind": type(option).__name__.lower()}
    if isinstance(option, OneOf):
        found["choices"] = dict(option.choices or {})
    if isinstance(option, Number):
        found["choices"] = list(option.range)
    if option.when:
        found["when"] = {name: list(values) for name, values in option.when.items()}
    return found


def as_text() -> str:
    """The same for reading."""
    rows = []
    for game in games():
        rows.append(f"{game.name}: {game.title} ({game.row.book}), about {game.row.minutes} minutes")
        for form in _forms(game):
            rows.append(f"  form {form['name']}: {form['title']}, {_seats(game, form['name'])} players")
        for option in game.options:
            only = f"; only with {option.condition}" if option.condition else ""
            rows.append(f"  --option {option.name}=...: {option.title}; {option.allowed()} "
                        f"(default {written(option.default)}){only}")
    if not COMPILED:
        rows.append("The trick solver is not compiled on this machine: it works, slower.")
    return "\n".join(rows)


def _seats(game: Game, form: str) -> str:
    """How many may sit at a form, whatever its other options: "3 to 8"."""
    chosen = complete(game.options, {o.name: form for o in game.options if o.name == "form"})
    found = set(game.players(chosen))
    for option in game.options:
        if option.name != "form" and option.counts(chosen):
            for value in _values(option):
                found.update(game.players({**chosen, option.name: value}))
    able = sorted(found)
    whole = len(able) > 2 and able == list(range(able[0], able[-1] + 1))
    return f"{able[0]} to {able[-1]}" if whole else " or ".join(map(str, able))


def _values(option: Option) -> Iterable[Value]:
    """What an option that may change how many sit can be."""
    return option.range if isinstance(option, Number) else (option.choices or ()) if isinstance(option, OneOf) else ()
