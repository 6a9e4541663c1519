"""What a game of tricks declares is looked at when its class is made; and which article a wrong card breaks."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import walk_packages

import pytest

from cardtable import games
from cardtable.cards import card, pack, ranking
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.declared import asked
from cardtable.families.tricks.order import Order
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.naming import Misnamed
from cardtable.solver import Duties
from tests.families.toys import LAW, Small, StrictWhist

ALL = Duties(head=True, trump=True)


def without(*names: str) -> Mapping[str, int]:
    return {name: number for name, number in LAW.items() if name not in names}


@pytest.mark.parametrize(("kind", "names", "told"), [
    (Small, {"articles": {**without("follow"), "folow": 2}}, "'follow'"),
    (Small, {"articles": without("turn")}, "'turn'"),
    (Small, {"duties": ALL}, "'head', 'trump'"),
    (StrictWhist, {"articles": without("revoke")}, "'revoke'"),
])
def test_an_article_that_is_needed_is_there(kind: type, names: dict[str, object], told: str) -> None:
    with pytest.raises(Misnamed, match=f"Slip: no article is called {told}"):
        type("Slip", (kind,), names)


def test_what_is_declared_absent_is_absent() -> None:
    type("Lax", (Small,), {"articles": without("turn"), "without": frozenset({"turn"})})
    with pytest.raises(Misnamed, match="`without` names 'turn', but"):
        type("Slip", (Small,), {"without": frozenset({"turn"})})


def test_every_rank_of_the_pack_has_a_strength() -> None:
    with pytest.raises(TypeError, match="Slip: its order gives no strength to TC, TD, TH, TS of its pack"):
        type("Slip", (Small,), {"order": Order(ranking("JQKA"))})


def test_too_many_packets_are_told() -> None:
    deal = type("Slip", (Small,), {"packets": (3, 3)})(3)
    with pytest.raises(ValueError, match="Slip deals 24 cards to 4 seats, but its pack has only 20"):
        deal.do_shuffle(NATURE, *pack("TJQKA"))


class Bound(Small):
    """All three duties."""

    duties = ALL
    articles = {**LAW, "trump": 1, "head": 6}


class Trumped(Bound):
    """With an article of its own on tricks that are trumped already."""

    articles = {**Bound.articles, "trumped": 4}


@pytest.mark.parametrize(("kind", "hand", "trick", "wrong", "broken"), [
    (Bound, "KC TC AS", "QC", "AS", "follow"), (Bound, "KC TC AS", "QC", "TC", "head"),
    (Bound, "KH AS", "QC", "AS", "trump"), (Bound, "KH TH AS", "QC JH", "TH", "head"),
    (Bound, "TH AS", "QC JH", "AS", "trump"), (Trumped, "TH AS", "QC JH", "AS", "trumped"),
    (Trumped, "KC AS", "QC JH", "AS", "follow"), (Trumped, "TH AS", "QC", "AS", "trump"),
])
def test_the_article_a_card_would_break(kind: type[Small], hand: str, trick: str, wrong: str, broken: str) -> None:
    deal = kind.position({kind.layout.hand[2]: hand, kind.layout.trick: trick}, "play", 2,
                         leader=2 - len(trick.split()))
    law = deal.refusal(2, Move(("play", card(wrong))))
    assert law is not None
    assert law.number == kind.articles[broken]


def test_a_lead_breaks_nothing() -> None:
    deal = Bound.position({Bound.layout.hand[0]: "KC AS"}, "play", 0, leader=0)
    assert deal.faults(0) == ()


def kinds(kind: type[TrickDeal] = TrickDeal) -> Iterator[type[TrickDeal]]:
    """Every class of deals that is a game's."""
    for one in kind.__subclasses__():
        if one.__module__.startswith("cardtable.games."):
            yield one
        yield from kinds(one)


def test_every_short_name_the_family_asks_for_is_there_or_declared_absent() -> None:
    for module in walk_packages(games.__path__, "cardtable.games."):
        import_module(module.name)
    found = set(kinds())
    assert len(found) > 2
    for kind in found:
        assert asked(kind) - kind.without <= set(kind.articles), kind.__name__
