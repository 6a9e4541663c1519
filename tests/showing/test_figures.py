"""A game's own figures, taken from events."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from cardtable.games import NAMES, game
from cardtable.rules.events import Event
from cardtable.rules.sitting import Sitting
from cardtable.showing.figures import Figure, Noted, Played, Sample, figures_of, his, samples, told
from tests.spread import WHOLE

FEW = 6                          # matches, or as many as bring what is wanted


def played(name: str, seed: int) -> list[Played]:
    """A whole match by chance."""
    rng, sitting, moves = Random(seed), Sitting(game(name), {}), list[Played]()
    while not sitting.over:
        deal, seat = sitting.match.deal(), sitting.match.pending().must[0]
        moves.append((deal, sitting.submit(seat, sitting.match.decision(seat).sample(rng))))
    return moves


@pytest.fixture(scope="module", params=NAMES)
def some(request: pytest.FixtureRequest) -> tuple[str, list[Played]]:
    name, moves = str(request.param), list[Played]()
    figures = figures_of(name)
    for seed in range(FEW):
        moves += played(name, seed)
        if not WHOLE and 2 * len(brought(figures, moves)) >= len(figures):
            break
    return name, moves


def brought(figures: Sequence[Figure], moves: list[Played]) -> set[str]:
    """The keys of those that these moves bring to either of two."""
    return {key for player in range(2) for key, sample in samples(figures, moves, player).items() if sample.number}


def test_every_game_names_figures_of_which_a_few_matches_bring_some(some: tuple[str, list[Played]]) -> None:
    name, moves = some
    figures = figures_of(name)
    assert len({figure.key for figure in figures}) == len({figure.title for figure in figures}) == len(figures)
    assert len(figures) >= 5, f"five at least are wanted in figures.py of {name}"
    found = [samples(figures, moves, player) for player in range(2)]
    seen = brought(figures, moves)
    assert len(seen) >= len(figures) / 2, sorted(seen)
    for one in found:
        for figure in figures:
            assert told(figure, one.get(figure.key, Sample()))


def test_what_is_mine_is_not_the_others(some: tuple[str, list[Played]]) -> None:
    for deal, events in some[1]:
        for event in events:
            if event.kind == "scored":
                sides = {deal.side[seat]: his(deal, event, deal.player[seat]) for seat in range(deal.seats)}
                assert sum(sides.values()) == 1


def test_an_average_hand_counts_hands_that_were_worth_nothing() -> None:
    name = "cribbage"
    figure = next(one for one in figures_of(name) if one.key == "hand")
    matches = [samples([figure], played(name, seed), 0)["hand"] for seed in range(3, 7)]
    assert any(one.times > one.number for one in matches)    # by chance nobody keeps points every time
    found = matches[0]
    assert told(figure, found) == f"{found.total / found.times:.1f}"
    assert found.best == max(event.points for deal, events in played(name, 3) for event in events
                             if event.kind == "scored" and event.what == "hand" and his(deal, event, 0))


@pytest.mark.parametrize(("shown", "text"), [("mean", "2.5"), ("share", "50%"), ("count", "2"), ("sum", "10"),
                                             ("best", "8")])
def test_a_figure_is_shown_as_it_is_meant(shown: str, text: str) -> None:
    figure = Figure("x", "X", (Noted("scored"),), shown=shown)  # type: ignore[arg-type]
    assert told(figure, Sample(2, 10, 8, 4)) == text
    assert told(figure, Sample()) == ("0" if shown in ("count", "sum") else "–")


def test_two_samples_together() -> None:
    assert Sample(1, 5, 5, 2).with_(Sample(3, 7, 4, 6)) == Sample(4, 12, 5, 8)


def test_events_of_several_kinds_are_counted_and_each_but_once() -> None:
    deal = Sitting(game("ecarte"), {}).match.deal()
    deal.preliminary = deal.void = False             # type: ignore[assignment]
    made = [Event("scored", 0, what="king", points=1), Event("said", 0, what="king"), Event("scored", 1, what="king")]
    figure = Figure("x", "X", (Noted("said"), Noted("scored", "king"), Noted("scored")), (Noted("scored"),))
    assert samples([figure], [(deal, made)], 0) == {"x": Sample(2, 1, 1, 1)}


def test_what_a_partner_said_is_not_told_of_oneself() -> None:
    """Of who begged, doubled or declared the page says "you"."""
    moves = played("auction_bridge", 1)
    declared, = [figure for figure in figures_of("auction_bridge") if figure.key == "declared"]
    by_player = [samples([declared], moves, player)["declared"].number for player in range(4)]
    sides = [samples([declared._replace(himself=False)], moves, player)["declared"].number for player in range(4)]
    assert 0 < 2 * sum(by_player) == sum(sides), "each was one player's, and both partners'"
    for name in ("whist", "euchre", "all_fours", "quinto", "solo_whist", "bridge", "auction_bridge"):
        for figure in figures_of(name):
            if "you " in f"{figure.title} " and any(one.kind == "said" for one in figure.of):
                assert figure.himself, f"{name}: {figure.title}"


def test_only_who_never_proposed_has_played_without_proposing() -> None:
    """At Écarté "I play" is said after cards have been changed, too."""
    stood = next(figure for figure in figures_of("ecarte") if figure.key == "stood")
    alone, later = 0, 0
    for seed in range(6):
        for deal, events in played("ecarte", seed):
            for event in events:
                found = samples([stood], [(deal, [event])], deal.player[max(event.seat, 0)])
                if event.kind == "said" and event.what == "stand":
                    assert bool(found and found["stood"].number) == (event.args == (0,))
                    alone, later = alone + (event.args == (0,)), later + (event.args != (0,))
    assert alone
    assert later
