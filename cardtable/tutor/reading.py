"""Lessons read from TOML; whatever is wrong is named by file and page."""
from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from cardtable.rules.moves import Move
from cardtable.tutor.lesson import KINDS, TARGETS, Answer, BadLesson, Lesson, Page, Target

HEAD: dict[str, tuple[type, str]] = {
    "title": (str, "a text"), "about": (str, "a text"), "kind": (str, "a text"), "players": (list, "a list"),
    "page": (list, "a list")}
MAY = ("options", "teaches")
TEXTS = ("head", "text", "note", "source", "done", "ask")
PAGE = {*TEXTS, "before", "deal", "point", "do", "also", "wrong", "answers", "exam"}


def read(text: str, name: str) -> Lesson:
    """The lesson called `name` ("piquet/first") from its file's text; raises BadLesson."""
    try:
        found = tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{name}: not TOML: {error}") from None
    for key, (kind, what) in HEAD.items():
        if not isinstance(found.get(key), kind):
            raise BadLesson(f'{name}: "{key}" is missing, or not {what}')
    for key in found:
        if key not in (*HEAD, *MAY):
            raise BadLesson(f'{name}: nothing is known of "{key}"')
    if found["kind"] not in KINDS:
        raise BadLesson(f'{name}: its kind is "{found["kind"]}", not one of {", ".join(KINDS)}')
    if found["players"].count("You") != 1:
        raise BadLesson(f'{name}: one of the players must be called "You"')
    pages = tuple([_page(page, f"{name}, page {n}") for n, page in enumerate(found["page"], 1)])
    return Lesson(name=name, game=name.partition("/")[0], title=_set(found["title"]),
                  about=_set(found["about"]),
                  kind=found["kind"], options=found.get("options", {}), players=tuple(found["players"]),
                  pages=pages, teaches=tuple(found.get("teaches", ())))


def _page(found: Mapping[str, Any], where: str) -> Page:
    for key in found:
        if key not in PAGE:
            raise BadLesson(f'{where}: nothing is known of "{key}"')
    for key in TEXTS:
        if not isinstance(found.get(key, ""), str):
            raise BadLesson(f'{where}: "{key}" is not a text')
    if not found.get("head") or not found.get("text"):
        raise BadLesson(f'{where}: it wants a "head" and a "text"')
    texts: dict[str, Any] = {key: _set(found.get(key, "")) for key in TEXTS}
    asked, answers = texts["ask"], _answers(found.get("answers", ()), where)
    if bool(asked) != bool(answers):
        raise BadLesson(f'{where}: "ask" and "answers" go together')
    if asked and "do" in found:
        raise BadLesson(f"{where}: it both asks and wants a move; make two pages of it")
    if found.get("exam") and not asked and "do" not in found:
        raise BadLesson(f"{where}: an exam wants a question or a move")
    return Page(**texts, before=tuple(found.get("before", ())), deal=dict(found.get("deal", {})),
                points=tuple([_target(text, where) for text in found.get("point", ())]),
                do=_move(found["do"], where) if "do" in found else None,
                also={_move(move, where): _set(why) for move, why in found.get("also", {}).items()},
                wrong={start: _set(why) for start, why in found.get("wrong", {}).items()},
                answers=answers, exam=bool(found.get("exam")))


def _answers(found: Any, where: str) -> tuple[Answer, ...]:
    answers = []
    for one in found:
        if not (isinstance(one, dict) and set(one) <= {"text", "right", "why"} and one.get("text") and one.get("why")):
            raise BadLesson(f'{where}: every answer has a "text" and a "why", and one is "right"')
        answers.append(Answer(_set(one["text"]), bool(one.get("right")), _set(one["why"])))
    if answers and sum([one.right for one in answers]) != 1:
        raise BadLesson(f"{where}: one answer must be right, and one only")
    return tuple(answers)


def _set(text: str) -> str:
    """On one line, with the apostrophes that are printed everywhere else."""
    return " ".join(text.split()).replace("'", "’")


def _move(text: str, where: str) -> Move:
    try:
        return Move.read(text)
    except ValueError as error:
        raise BadLesson(f"{where}: {error}") from None


def _target(text: str, where: str) -> Target:
    kind, _, name = text.partition(" ")
    if kind not in TARGETS:
        raise BadLesson(f'{where}: it cannot point at "{text}": {", ".join(TARGETS)} it can')
    return Target(kind, name)

