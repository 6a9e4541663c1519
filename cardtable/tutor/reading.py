"""Lessons read from TOML; whatever is wrong is named by file and page."""
from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from re import Match
from typing import Any, NamedTuple

from cardtable.rules.moves import Move
from cardtable.tutor.lesson import KINDS, TARGETS, Answer, BadLesson, Lesson, Page, Target


class Form(NamedTuple):
    """What a value must be: how that is called, and whether one is so."""

    name: str
    fits: Callable[[Any], bool]


TEXT = Form("a text", lambda value: isinstance(value, str))
TRUTH = Form("true or false", lambda value: isinstance(value, bool))
TEXTS = Form("a list of texts", lambda value: isinstance(value, list) and all(isinstance(one, str) for one in value))
NUMBERS = Form("a list of whole numbers",
               lambda value: isinstance(value, list) and all(type(one) is int for one in value))
TABLE = Form("a table", lambda value: isinstance(value, dict))
TABLES = Form("a list of tables", lambda value: isinstance(value, list) and all(isinstance(one, dict) for one in value))
BY_NAME = Form("a table of texts", lambda value: isinstance(value, dict)
               and all(isinstance(one, str) for one in value.values()))
Forms = Mapping[str, Form]

SUIT_HELD = re.compile(r"[♠♥♦♣](?: (?:10|[2-9TJQKA])\b)+")
"""A suit and its cards: "♠ A T 6"."""

HEAD: Forms = {"title": TEXT, "about": TEXT, "kind": TEXT, "players": TEXTS, "page": TABLES}
MAY: Forms = {"options": TABLE, "score": NUMBERS, "teaches": TEXTS}
WORDS = ("head", "text", "note", "source", "done", "ask")
PAGE: Forms = {**dict.fromkeys(WORDS, TEXT), "before": TEXTS, "then": TEXTS, "deal": BY_NAME, "point": TEXTS,
               "do": TEXT, "also": BY_NAME, "wrong": BY_NAME, "answers": TABLES, "exam": TRUTH, "play": TRUTH}
ANSWER: Forms = {"text": TEXT, "why": TEXT, "right": TRUTH}

PLAYED_OUT = Page(
    head="Play it out", play=True,
    text="The lesson is told, and the cards are yours. Play on from here to the end of the deal as you think best: the "
         "others play at the level their plates tell, and nobody corrects you. Then comes the slip, on which it is all "
         "added up.",
    done="So a deal ends. What the slip told stands on the page called Score as well.")
"""With what a first lesson ends that brings no such page of its own."""


def read(text: str, name: str) -> Lesson:
    """The lesson called `name` ("piquet/first") from its file's text; raises BadLesson."""
    try:
        found = tomllib.loads(text.removeprefix("\ufeff"))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadLesson(f"{name}: not TOML: {error}") from None
    for key in HEAD:
        if key not in found:
            raise BadLesson(f'{name}: "{key}" is missing')
    _check(found, {**HEAD, **MAY}, name)
    if found["kind"] not in KINDS:
        raise BadLesson(f'{name}: its kind is "{found["kind"]}", not one of {", ".join(KINDS)}')
    if found["players"].count("You") != 1:
        raise BadLesson(f'{name}: one of the players must be called "You"')
    pages = [_page(page, f"{name}, page {n}") for n, page in enumerate(found["page"], 1)]
    if not pages:
        raise BadLesson(f"{name}: it has no page")
    early = next((n for n, page in enumerate(pages[:-1], 1) if page.play), 0)
    if early:
        raise BadLesson(f"{name}, page {early}: only the last page can have the deal played out")
    if found["kind"] == "first" and not pages[-1].play:
        pages.append(PLAYED_OUT)
    return Lesson(name=name, game=name.partition("/")[0], title=_set(found["title"]),
                  about=_set(found["about"]),
                  kind=found["kind"], options=found.get("options", {}), players=tuple(found["players"]),
                  pages=tuple(pages), score=tuple(found.get("score", ())), teaches=tuple(found.get("teaches", ())))


def _check(found: Mapping[str, Any], forms: Forms, where: str) -> None:
    """Nothing stands there that is not known, and everything is what it must be."""
    for key, value in found.items():
        if key not in forms:
            raise BadLesson(f'{where}: nothing is known of "{key}"')
        if not forms[key].fits(value):
            raise BadLesson(f'{where}: "{key}" is not {forms[key].name}')


def _page(found: Mapping[str, Any], where: str) -> Page:
    _check(found, PAGE, where)
    if not found.get("head") or not found.get("text"):
        raise BadLesson(f'{where}: it wants a "head" and a "text"')
    texts: dict[str, Any] = {key: _set(found.get(key, "")) for key in WORDS}
    asked, answers = texts["ask"], _answers(found.get("answers", ()), where)
    if bool(asked) != bool(answers):
        raise BadLesson(f'{where}: "ask" and "answers" go together')
    if sum([bool(asked), "do" in found, found.get("play", False)]) > 1:
        raise BadLesson(f"{where}: a question, a move, the deal played out: make a page of each")
    if found.get("exam") and not asked and "do" not in found:
        raise BadLesson(f"{where}: an exam wants a question or a move")
    if found.get("then") and "do" not in found:
        raise BadLesson(f'{where}: "then" answers a move of the learner’s, and there is none')
    return Page(**texts, before=tuple(found.get("before", ())), then=tuple(found.get("then", ())),
                deal=dict(found.get("deal", {})),
                points=tuple([_target(text, where) for text in found.get("point", ())]),
                do=_move(found["do"], where) if "do" in found else None,
                also={_move(move, where): _set(why) for move, why in found.get("also", {}).items()},
                wrong={_move(start, where) if start else Move(): _set(why)
                       for start, why in found.get("wrong", {}).items()},
                answers=answers, exam=found.get("exam", False), play=found.get("play", False))


def _answers(found: Any, where: str) -> tuple[Answer, ...]:
    answers = []
    for one in found:
        _check(one, ANSWER, f"{where}, answers")
        if not (one.get("text") and one.get("why")):
            raise BadLesson(f'{where}: every answer has a "text" and a "why", and one is "right"')
        answers.append(Answer(_set(one["text"]), one.get("right", False), _set(one["why"])))
    if answers and sum([one.right for one in answers]) != 1:
        raise BadLesson(f"{where}: one answer must be right, and one only")
    return tuple(answers)


def _set(text: str) -> str:
    """On one line, with the apostrophes that are printed everywhere else; what is held of a suit is never parted."""
    return SUIT_HELD.sub(_held, " ".join(text.split()).replace("'", "’"))


def _held(found: Match[str]) -> str:
    return found[0].replace("T", "10").replace(" ", "\N{NBSP}")


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
