"""Every game in every form, random matches: as many as a share of moves allows, so that long games take no longer."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from cardtable.games import NAMES
from tests.suite import QUICK, Form, Trial, forms

MATCHES = 100                       # of a form, or as many as there are moves for; tools/soak.py plays more
USUAL, OTHER = 500, 120             # moves of a game's usual form, and of each other one: there will be many
SEARCHED = 5                        # matches where those that search are asked too, and other pasts put to them
LOOKS = .015                        # how often, for each move, a match is looked at from all sides
SEARCHED_USUAL, SEARCHED_OTHER = 100, 40
EVIDENCE = .015                     # other pasts, and other worlds, for each move: fewer would prove nothing


def usual(form: Form) -> bool:
    """Whether a game is in this form unless another is chosen."""
    return all(option.default == form.fixed.get(option.name, option.default) for option in form.game.options)


def hides(form: Form) -> bool:
    """Whether anything is hidden from anybody: there is nothing to be found out where no cards are."""
    return bool(form.game.match({}).deal().layout)


def proved(form: Form, counts: Counter[str]) -> bool:
    """Whether every match was read back when it ended, and one in its midst, too; and whether, where anything is
    hidden, there were other pasts and other worlds enough."""
    return counts["resumed"] > counts["matches"] and (
        not hides(form) or min(counts["pasts"], counts["worlds"]) > EVIDENCE * counts["moves"])


def played(form: Form, moves: int, matches: int, done: Callable[[Form, Counter[str]], bool],
           looks: float, levels: tuple[str, ...] = QUICK, enough: int = 100_000) -> Counter[str]:
    """Whole matches, until there are so many moves and all is done, or so many matches; in a match nothing more is
    looked at when there are enough other pasts."""
    counts = Counter[str]()
    while (counts["moves"] < moves or not done(form, counts)) and counts["matches"] < matches:
        counts += Trial(form, counts["matches"], looks, levels, enough).play().counts
        counts["matches"] += 1
    return counts


@pytest.mark.heavy(40)
@pytest.mark.parametrize("form", forms(), ids=str)
def test_random_matches(form: Form) -> None:
    counts = played(form, USUAL if usual(form) else OTHER, MATCHES, proved, LOOKS)
    assert proved(form, counts), f"too few to prove it: {counts}"


def searched(form: Form, counts: Counter[str]) -> bool:
    """Whether enough other pasts were put to those that search."""
    return counts["pasts"] > SEARCHED or not hides(form)


@pytest.mark.heavy(20)
@pytest.mark.parametrize("form", forms(), ids=str)
def test_a_search_sees_no_more_than_the_rest(form: Form) -> None:
    moves = SEARCHED_USUAL if usual(form) else SEARCHED_OTHER
    assert searched(form, played(form, moves, SEARCHED, searched, 2 * LOOKS, ("master",), 2 * SEARCHED))


def test_every_game_has_one_usual_form() -> None:
    assert Counter(form.game.name for form in forms() if usual(form)) == Counter(NAMES)
