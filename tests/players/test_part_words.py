"""Of what a value is made up is told in sentences, in each of the places where it is told, whatever the game."""
from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

from cardtable import families, games
from cardtable.players.amounts import GAMES, bare
from cardtable.players.comparison import BEHIND, Comparison, Course
from cardtable.players.parts import REST, as_good, falls_short
from cardtable.players.question import PartWords
from cardtable.rules.moves import Move

VERB = re.compile(r"(?:gains?|loses?|brings?|takes|gets|costs?|pegs|plays|keeps|yields|adds|declares|is worth) ")
IT = re.compile(r"it \w+s |what .+ (?:is|plays) |more tricks come |(?:at this score|to our own crib) it is ")

def of(found: Any, depth: int = 4) -> Iterator[tuple[str, PartWords]]:
    """All that are within something, by the part's name."""
    if isinstance(found, Mapping):
        for name, one in found.items():
            if isinstance(one, PartWords):
                yield name, one
    elif isinstance(found, (tuple, list)) and not isinstance(found, PartWords) and depth:
        for one in found:
            yield from of(one, depth - 1)


@cache
def every() -> dict[PartWords, str]:
    """The words of every game, with the module that has them."""
    found = {REST: "the rest"}
    for room in (families, games):
        for one in walk_packages(room.__path__, f"{room.__name__}."):
            if re.search(r"\.(search|evaluate|adviser|words|search\.\w+)$", one.name):
                module = import_module(one.name)
                for thing in vars(module).values():
                    for held in (thing, getattr(thing, "part_words", None)):
                        found |= {words: one.name for _, words in of(held)}
                    if isinstance(thing, PartWords):
                        found[thing] = one.name
    return found


def test_words_of_every_game_are_found() -> None:
    where = " ".join(every().values())
    for game in ("napoleon", "piquet", "cribbage", "pope_joan", "ecarte", "bezique"):
        assert game in where
    assert "tricks bring {n} more" in {words.more for words in every()}
    assert len(every()) > 25


def test_each_part_is_a_sentence_with_a_subject_of_its_own() -> None:
    """"With your choice it lets the next player peg 1½ more": who is it?  "With your choice two less in tricks": no
    verb."""
    for words, where in every().items():
        for told in (words.more, words.less):
            subject = VERB.split(told)[0]
            assert subject != told, f"{told} has no verb ({where})"
            assert not re.match(r"it\b|\{n\}|more\b|less\b|$", subject), f"{told} does not say what ({where})"
            assert told.count("{n}") == 1, told
        assert not words.why or IT.match(words.why), f"{words.why} does not follow “Play the two:” ({where})"


@pytest.mark.parametrize("size", [.25, .5, 1.0, 1.5, 12.0])
def test_they_are_sentences_wherever_they_stand(size: float) -> None:
    for words in every():
        pair = {"one": words, "other": PartWords("", "the crib gains {n}", "the crib loses {n}")}
        none = {"one": 0.0, "other": 0.0}
        for sign, told in ((1, words.more), (-1, words.less)):
            parts = {"one": sign * size, "other": -20.0}
            one = told.format(n=bare(size, "points"))
            whole = falls_short(20 - sign * size, "points", parts, none, pair)
            assert f": the crib loses twenty, and {one}." in whole
            rows = tuple([Course(Move(("play", name)), "Play", f"Play {name}", ("1", ""), -behind, behind, not behind,
                                 why, 0, {})
                          for name, behind, why in [("7S", 0, "."), ("9D", 3, "3 worse."), ("JS", 8, whole)]])
            found = Comparison("", ("worth", BEHIND), rows, "points", 1, reason="Play 7S: it brings more.")
            assert found.better(rows[2]) == f"Play 7S: with your choice the crib loses twenty, and {one}."
        even = as_good(0.0, "points", {"one": size, "other": -size}, none, pair)
        assert even == f"As good as the best: {words.more.format(n=bare(size, 'points'))}, and the crib loses " \
                       f"{bare(size, 'points')}."
        games_ = falls_short(5, GAMES, {"one": -5.0, "other": -1.0}, none, pair)
        assert re.fullmatch(r"Five games in 100 worse: [^,{]+, and the crib loses\.", games_)
        assert "  " not in games_
