"""The Portland Club's laws among careless players, by number."""
from __future__ import annotations

import pytest

from cardtable.games import game
from cardtable.games.rubicon_bezique.laws import LAW
from cardtable.games.rubicon_bezique.layout import TABLE_OF_STRICT
from cardtable.games.rubicon_bezique.rules import PACK
from cardtable.games.rubicon_bezique.strict import StrictRubicon
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move
from tests.adapters.strictly import does
from tests.suite import Form, Trial


def dealt() -> StrictRubicon:
    """Seat 1 deals, seat 0 leads: the pack as it lies."""
    deal = StrictRubicon(1, [0, 0], [0, 0], (0, 1))
    deal.apply(NATURE, Move(("shuffle", *PACK)), None)
    return deal


def plays(deal: StrictRubicon, cards_: int = 1) -> StrictRubicon:
    """So many lawful cards."""
    for _ in range(cards_):
        seat = deal.must[0]
        does(deal, f"{seat} play {deal.allowed(seat)[0]}")
    return deal


def trick(deal: StrictRubicon) -> tuple[int, int]:
    """A trick is played; who has won it, and the other."""
    plays(deal, 2)
    return deal.must[0], deal.left(deal.must[0])


def top(deal: StrictRubicon, n: int) -> tuple[object, ...]:
    return deal.zone[deal.layout.stock][:n]


def claim(article: str, by: int) -> str:
    return f"{by} accuse {LAW[article]} {1 - by}"


def test_24_a_lead_out_of_turn_goes_back_unless_it_has_been_played_to() -> None:
    deal = dealt()
    led = deal.playable(1)[0]
    does(deal, f"1 play {led}")
    back = does(deal.copy(), claim("turn", 0))
    assert (back.must, back.history, led in back.playable(1)) == ((0,), (), True)
    stands = does(plays(deal), claim("turn", 0))
    assert stands.phase == "declaring"
    assert len(stands.history) == 2


def test_28_the_winner_who_sees_two_shows_the_top_card() -> None:
    deal = dealt()
    winner, loser = trick(deal)
    first, second = top(deal, 2)
    told: list[Event] = []
    deal.tell = told.append
    does(deal, f"{winner} see 2", f"{winner} draw")
    assert [(e.what, e.cards) for e in told if e.kind == "showed"] == [("top card", (first,))]
    seen = next(e for e in told if e.kind == "moved" and e.cards == (second,))
    assert seen.sees & (1 << winner), "he has seen what the other draws"
    assert first in deal.playable(winner)
    assert second in deal.playable(loser)


def test_29_the_loser_who_draws_first_restores_it_and_shows_the_next() -> None:
    deal = dealt()
    winner, loser = trick(deal)
    first, second = top(deal, 2)
    does(deal, f"{loser} draw-first")
    told: list[Event] = []
    right = does(deal.copy(), claim("loser draws first", winner))
    right.tell = told.append
    does(right, f"{winner} draw")
    assert first in right.playable(winner)
    assert second in right.playable(loser)
    assert [e.cards for e in told if e.kind == "showed"] == [(second,)]
    late = does(deal, f"{winner} draw", claim("loser draws first", winner))
    assert first in late.playable(loser), "the winner has drawn: both keep what they have"
    assert second in late.playable(winner)


@pytest.mark.parametrize("number", [2, 3])
def test_30_31_after_several_seen_the_other_chooses(number: int) -> None:
    """Of the next two cards (30), and as long as one that was seen is to be drawn (31)."""
    deal = dealt()
    winner, loser = trick(deal)
    cards_ = top(deal, 6)
    article = "loser sees two" if number == 2 else "several seen"
    assert deal.refusal(loser, Move(("see", number))).number == LAW[article]      # type: ignore[union-attr]
    does(deal, f"{loser} see {number}", f"{winner} draw")
    assert (cards_[0] in deal.playable(winner), cards_[1] in deal.playable(loser)) == (True, True)
    assert deal.glimpses(loser) == cards_[2:1 + number]
    assert deal.view(winner).zone[deal.layout.glimpsed[loser]] != cards_[2:1 + number], "he alone"
    again, _ = trick(deal)
    does(deal, f"{again} draw")
    assert (deal.phase, deal.must, deal.glimpses(winner)) == ("choosing", (winner,), cards_[2:4])
    does(deal, f"{winner} choose {cards_[3]}")
    assert cards_[3] in deal.playable(winner)
    assert cards_[2] in deal.playable(loser)
    assert (deal.phase, deal.must) == ("play", (again,))
    third, _ = trick(deal)
    assert does(deal, f"{third} draw").phase == "play", "nothing seen is left"


def test_31_the_winner_who_sees_four() -> None:
    deal = dealt()
    winner, loser = trick(deal)
    cards_ = top(deal, 4)
    does(deal, f"{winner} see 4", f"{winner} draw")
    assert deal.glimpses(winner) == cards_[2:]
    again, _ = trick(deal)
    assert does(deal, f"{again} draw").must == (loser,)


def test_50_a_score_for_nothing_stands_when_the_next_card_has_been_played() -> None:
    deal = dealt()
    winner, loser = trick(deal)
    before = list(deal.score)
    does(deal, f"{winner} score-falsely four-kings")
    assert deal.score[winner] == before[winner] + 80
    assert does(deal.copy(), claim("no meld", loser)).score == before
    assert does(plays(deal), claim("no meld", loser)).score[winner] == before[winner] + 80


def last_nine() -> StrictRubicon:
    """The stock has gone."""
    deal = dealt()
    while deal.stocked:
        seat = deal.must[0]
        does(deal, f"{seat} {'draw' if deal.phase in ('declaring', 'drawing') else next(iter(deal.decision(seat)))}")
    return deal


def test_55_a_card_played_wrongly_is_taken_up_with_all_after_it() -> None:
    deal = last_nine()
    while not (deal.on_table() and deal.faults(deal.must[0])):
        plays(deal)
    seat, at = deal.must[0], len(deal.history)
    wrong = next(iter(deal.faults(seat)[0]))
    does(deal, f"{seat} {wrong}")
    while deal.phase == "play" and len(deal.history) < at + 5:
        plays(deal)
    again = does(deal, claim("follow", 1 - seat))
    assert (again.phase, again.must) == ("remedy", (1 - seat,))
    does(again, f"{1 - seat} exact replay")
    assert (again.phase, again.must, len(again.history)) == ("play", (seat,), at)
    assert wrong[1] in again.playable(seat)
    assert sum(map(len, again.zone)) == len(PACK)


def test_55_found_when_all_is_played_too() -> None:
    deal = last_nine()
    while not (deal.on_table() and deal.faults(deal.must[0])):
        plays(deal)
    seat, at = deal.must[0], len(deal.history)
    does(deal, f"{seat} {next(iter(deal.faults(seat)[0]))}")
    while deal.phase == "play":
        plays(deal)
    does(deal, f"{seat} content", claim("follow", 1 - seat), f"{1 - seat} exact replay")
    assert (deal.phase, len(deal.history), deal.over) == ("play", at, False)


def test_random_matches() -> None:
    counts = Trial(Form(game("rubicon_bezique"), {"laws": "strict"}), 1, looks=.02).play().counts
    assert counts["pasts"] > 3


def test_cards_seen_of_the_stock_lie_side_by_side() -> None:
    """Who chooses one of two must see both."""
    assert {one.shape for one in TABLE_OF_STRICT.zones if one.zone == "glimpsed"} == {"row"}
