"""Every game in every form, random matches: as many as a share of moves allows, so that long games take no longer."""
from __future__ import annotations

from collections import Counter

import pytest

from cardtable.games import NAMES
from tests.suite import Form, Trial, forms

MATCHES = 100                       # of a form, or as many as there are moves for; tools/soak.py plays more
USUAL, OTHER = 300, 100             # moves of a game's usual form, and of each other one: there will be many
SEARCHED = 3, 1                     # other pasts of the usual form, and of each other, put to those that search, too
LOOKS = .015                        # how often, for each move, a match is looked at from all sides
EVIDENCE = .015                     # other pasts, and other worlds, for each move: fewer would prove nothing


def usual(form: Form) -> bool:
    """Whether a game is in this form unless another is chosen."""
    return all(option.default == form.fixed.get(option.name, option.default) for option in form.game.options)


def hides(form: Form) -> bool:
    """Whether anything is hidden from anybody: there is nothing to be found out where no cards are."""
    return bool(form.game.match({}).deal().layout)


def searched(form: Form) -> int:
    """How many other pasts are put to those that search, which is dearest: one, where the game has a form that does."""
    return SEARCHED[not usual(form)]


def proved(form: Form, counts: Counter[str]) -> bool:
    """Whether every match was read back when it ended, and one in its midst, too; and whether, where anything is
    hidden, there were other pasts and other worlds enough, some of them put to those that search."""
    return counts["resumed"] > counts["matches"] and (
        not hides(form) or (min(counts["pasts"], counts["worlds"]) > EVIDENCE * counts["moves"]
                            and counts["searched"] >= searched(form)))


def played(form: Form, moves: int) -> Counter[str]:
    """Whole matches, until there are so many moves and all is proved, or too many matches."""
    counts = Counter[str]()
    while (counts["moves"] < moves or not proved(form, counts)) and counts["matches"] < MATCHES:
        counts += Trial(form, counts["matches"], LOOKS, searched=searched(form) - counts["searched"],
                        enough=2 * EVIDENCE).play().counts
        counts["matches"] += 1
    return counts


@pytest.mark.heavy(45)
@pytest.mark.parametrize("form", forms(), ids=str)
def test_random_matches(form: Form) -> None:
    counts = played(form, USUAL if usual(form) else OTHER)
    assert proved(form, counts), f"too few to prove it: {counts}"


def test_every_game_has_one_usual_form() -> None:
    assert Counter(form.game.name for form in forms() if usual(form)) == Counter(NAMES)
