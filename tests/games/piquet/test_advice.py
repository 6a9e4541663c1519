"""The courses of the exchange side by side, and what is sunk near the end of a partie."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import cards
from cardtable.games.piquet.adviser import DRAW
from cardtable.games.piquet.exercise import EXERCISE
from cardtable.games.piquet.game import GAME
from cardtable.games.piquet.position import Position
from cardtable.games.piquet.rules.match import PiquetMatch, PiquetPartie
from cardtable.games.piquet.rules.rules import Piquet
from cardtable.games.piquet.search.equity import SCALE, Equity, chance
from cardtable.games.piquet.search.play import InPlay
from cardtable.games.piquet.search.sets import bits
from cardtable.games.piquet.search.unseen import counts
from cardtable.players.compared import compare
from cardtable.players.said import all_named, apart
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.options import complete
from cardtable.rules.sitting import Sitting

BUDGET = 0.1
ANY = complete(EXERCISE.options, {})
QUINT = cards("AH KH QH JH TH KC 9C 7C 8D 7D 9S 7S")


@pytest.mark.parametrize("part", ["elder", "dealer"])
def test_discards_are_told_by_their_parts(part: str) -> None:
    """Best first, each with all its parts, and one of them decides."""
    found = EXERCISE.problem({**ANY, "part": part}, Random(3))
    told = compare(found.view, found.seat, found.names, budget=BUDGET)
    assert told is not None
    assert told.title == "Discards compared"
    assert all(len(row.cells) == len(told.heads) for row in told.rows)
    assert any(not row.equal for row in told.rows)
    assert told.decided in told.rows[0].parts
    assert len(told.heads) - 2 == len(told.rows[0].parts) - (DRAW not in told.heads), "no column without words"
    assert told.rows[0].behind <= min([row.behind for row in told.rows if not row.equal])


def test_the_luck_of_the_draw_is_told_where_it_is_among_the_heaviest() -> None:
    """What has a column has words: six of the nineteen points lay in it, and nothing was said of them."""
    found = EXERCISE.problem({**ANY, "part": "elder"}, Random(1))
    told = compare(found.view, found.seat, found.names, budget=3 * BUDGET)
    assert told is not None
    top, heavy = max(told.rows, key=lambda row: row.value), 0
    for row in told.rows:
        apart = {name: abs(value - top.parts[name]) for name, value in row.parts.items()}
        if not row.equal and DRAW in sorted(apart, key=lambda name: -apart[name])[:3]:
            assert "luck in the draw" in row.why
            heavy += 1
    assert heavy
    assert told.decided not in ("", DRAW), "it is no reason for anything"


def test_what_was_done_is_among_the_rows() -> None:
    """A discard no master would try is set beside the best, and costs."""
    view = Position(QUINT).view()
    foolish = Move(("discard", *cards("AH KH QH JH TH")))
    told = compare(view, 0, done=foolish, budget=BUDGET)
    assert told is not None
    row = told.row(foolish)
    assert row is not None
    assert told.grade(row) == "costly"
    assert row.parts["point"] < told.rows[0].parts["point"]


def last_deal(score: list[int], seed: int) -> Sitting:
    """Elder hand, in seat 0, to call in the last deal of a partie in which may be sunk."""
    match = GAME.match({"sinking": True})
    assert isinstance(match, PiquetMatch)
    series = PiquetPartie(match.options, dealer=1, player=(0, 1), purse=[0, 0])
    series.finished = ((score[0], score[1]),) * 5
    series.inner = series.dealt(1, list(score), [0, 0], None)
    match.inner = series
    sitting, rng = Sitting(GAME, {"sinking": True}, start=match), Random(seed)
    while sitting.match.deal().phase != "calling":
        seat = sitting.match.deal().must[0]
        deal = sitting.match.deal()
        move = deal.decision(NATURE).sample(rng) if seat == NATURE else think(sitting.view(seat), "club", seed).move
        sitting.submit(seat, move)
    return sitting


def test_who_cannot_cross_the_rubicon_sinks_what_he_holds() -> None:
    """Hopelessly behind in the last deal, the master calls nothing; level, he calls (002:3826-3829)."""
    for seed in range(2):
        behind, level = (think(last_deal(score, seed).view(0), "master", seed, BUDGET)
                         for score in ([10, 190], [95, 95]))
        assert behind.move.verb == "sink"
        assert level.move.verb != "sink"


def test_a_points_worth_goes_by_the_state_of_the_partie() -> None:
    """Who may yet cross the rubicon gains by a point; who cannot pays for it."""
    hopeless, near, level = (Equity(last_deal(score, 0).match.deal(), 0) for score in    # type: ignore[arg-type]
                             ([10, 190], [80, 190], [95, 95]))
    assert hopeless.own_slope < 0 < near.own_slope
    assert hopeless.own_slope < level.own_slope


def test_chances_of_a_game() -> None:
    """Who is out next wins; fewer points wanted are better, and so is elder hand."""
    assert chance(100, 100) > 0.5
    assert chance(1, 100) > chance(50, 100) > chance(100, 100) > chance(100, 50) > chance(100, 1)
    for elder in range(10, 95, 9):
        assert chance(elder, 60) > chance(elder + 5, 60)


def test_a_carte_blanche_counts_towards_repique() -> None:
    """Ten for it, six for the point and fourteen for four tens are thirty (002:3651-3668)."""
    hand = bits(cards("TC TD TH TS 9S 8S 7S AS 9C 8C 9H 8H"))
    other = bits(cards("KC QC JC 7C AD KD 9D 8D 7D AH KH QH"))
    plain, blanche = counts().against(hand, other), counts().against(hand, other, 10)
    assert blanche[3] == plain[3] + 10
    assert (plain[5], blanche[5]) == (0, 60)


@pytest.mark.parametrize(("hand", "thrown", "keeps_guards"), [
    ("JS TS 9S 8S KH QH 8H AC JC 9C 8C 7D", "8C 7D 8H", True),      # one guard of the king is kept
    ("7C TC KC 7D JD QD KD AD TH 7S 8S 9S", "7C 7S 8S", True),      # the ten guards as well as the seven
    ("7C TC QC AC 8D QD KD 8H JH QH 7S AS", "8D 8H 7S", False)])    # the queen of hearts has but the knave left
def test_younger_hand_does_with_guards_as_he_says(hand: str, thrown: str, keeps_guards: bool) -> None:
    view = Position(cards(hand), elder=False).view()
    found = think(view, "club", 0)
    assert found.move == Move(("discard", *cards(thrown)))
    assert ("guards" in found.why) == keeps_guards


@pytest.mark.parametrize(("hand", "tricks", "ahead"), [
    ("KS QS JS", (8, 1), 4.0),           # three leads and the last, whoever has the cards: they are made
    ("KS QS JS", (2, 7), 4.0), ("KS QS JS", (6, 3), 14.0)])
def test_what_is_told_of_the_play_is_what_is_still_to_come(hand: str, tricks: tuple[int, int], ahead: float) -> None:
    """"It costs about six points" was said of four points to come, for the other's ten were made."""
    rng = Random(3)
    sitting = Sitting(GAME, {})
    while not (isinstance(deal := sitting.match.deal(), Piquet) and deal.phase == "play"):
        seat = sitting.match.pending().must[0]
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    asked = InPlay.__new__(InPlay)
    asked.deal, asked.elder, asked.own, asked.trick = deal, True, bits(cards(hand)), ()
    deal.taken = tricks if deal.elder == 0 else tricks[::-1]
    asked.won, asked.weights = tricks[0], (SCALE, SCALE)
    asked.made = asked.cards_made()
    plans = [(Move(("play", card)),) for card in cards(hand)]
    assert asked.values(bits(cards("7H 8H 9H")), plans) == [ahead] * 3


def test_whole_short_suits_are_among_the_discards_compared() -> None:
    """Spades and diamonds, what a person thinks of first, were not looked at, and came out second best."""
    view = Position(cards("TS 7S AH JH TH AC KC QC 8C QD 9D 7D")).view()
    told = compare(view, 0, budget=BUDGET)
    assert told is not None
    assert told.row(Move(("discard", *cards("TS 7S QD 9D 7D"))))


def test_what_a_discard_is_set_beside_is_told_by_the_cards_of_both() -> None:
    """"Set beside throwing the eight of clubs, not the queen of hearts, it keeps more" had to be read twice."""
    for seed in range(8):
        found = EXERCISE.problem({**ANY, "part": "elder"}, Random(seed))
        told = compare(found.view, found.seat, found.names, budget=BUDGET)
        assert told is not None
        rival = next((row for row in told.rows if not row.equal), None)
        if rival and "rather than" in told.reason:
            more, fewer = apart(told.rows[0].cards, rival.cards)
            assert f"with {all_named(more)} thrown, rather than {all_named(fewer)}, " in told.reason
            return
    raise AssertionError("it was never said")
