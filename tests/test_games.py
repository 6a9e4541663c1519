"""Every game in every form, random matches: as many as a share of moves allows, so that long games take no longer."""
from __future__ import annotations

from collections import Counter

import pytest

from cardtable.games import NAMES
from tests.suite import QUICK, Form, Trial, forms

MATCHES = 100                       # of a form, or as many as there are moves for; tools/soak.py plays more
USUAL, OTHER = 500, 120           # moves of a game's usual form, and of each other one: there will be many
SEARCHED = 2                        # matches where those that search are asked too, which takes longer
SEARCHED_USUAL, SEARCHED_OTHER = 100, 40
EVIDENCE = .015                     # other pasts, and other worlds, for each move: fewer would prove nothing


def usual(form: Form) -> bool:
    """Whether a game is in this form unless another is chosen."""
    return all(option.default == form.fixed.get(option.name, option.default) for option in form.game.options)


def hides(form: Form) -> bool:
    """Whether anything is hidden from anybody: there is nothing to be found out where no cards are."""
    return bool(form.game.match({}).deal().layout)


def played(form: Form, moves: int, matches: int, levels: tuple[str, ...] = QUICK,
           least: int = 0, enough: int = 100_000, evidence: float = 0) -> Counter[str]:
    """Whole matches, until there are so many moves and more than the least of other pasts, and of both pasts and worlds
    the `evidence` wanted for each move, or so many matches; none is looked at when there are enough other pasts."""
    counts = Counter[str]()
    while (counts["moves"] < moves or counts["pasts"] <= least
           or min(counts["pasts"], counts["worlds"]) <= evidence * counts["moves"] > 0) and counts["matches"] < matches:
        counts += Trial(form, counts["matches"], levels=levels, enough=enough).play().counts
        counts["matches"] += 1
    return counts


@pytest.mark.heavy(40)
@pytest.mark.parametrize("form", forms(), ids=str)
def test_random_matches(form: Form) -> None:
    counts = played(form, USUAL if usual(form) else OTHER, MATCHES, least=0 if hides(form) else -1,
                    evidence=EVIDENCE if hides(form) else 0)
    if hides(form):
        assert min(counts["pasts"], counts["worlds"]) > EVIDENCE * counts["moves"], f"too few to prove it: {counts}"
    assert counts["resumed"] > counts["matches"], "every match is read back when it ends, many in the middle, too"


@pytest.mark.heavy(20)
@pytest.mark.parametrize("form", forms(), ids=str)
def test_a_search_sees_no_more_than_the_rest(form: Form) -> None:
    moves = SEARCHED_USUAL if usual(form) else SEARCHED_OTHER
    least = SEARCHED if hides(form) else -1
    assert played(form, moves, SEARCHED, ("master",), least, 4 * SEARCHED)["pasts"] > least


def test_every_game_has_one_usual_form() -> None:
    assert Counter(form.game.name for form in forms() if usual(form)) == Counter(NAMES)
