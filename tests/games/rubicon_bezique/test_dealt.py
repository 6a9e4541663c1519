"""Rubicon Bézique dealt by hand, and played with a wrong number of cards, law by law."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardtable.games import game
from cardtable.games.rubicon_bezique.laws import LAW
from cardtable.games.rubicon_bezique.match import valued
from cardtable.games.rubicon_bezique.rules import LAST_TRICK, PACK
from cardtable.games.rubicon_bezique.strict.dealing import RubiconByHand
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from tests.suite import Form, Trial

NUMBER = LAW["wrong number"]


def says(deal: RubiconByHand, *lines: str) -> RubiconByHand:
    """Moves, each "SEAT MOVE", lawful or not."""
    for text in lines:
        seat, move = int(text[0]), Move.read(text[2:])
        deal.apply(seat, move, deal.refusal(seat, move))
    return deal


def begun(seed: int = 1) -> RubiconByHand:
    """Seat 1 deals, seat 0 cuts."""
    deal = RubiconByHand(1, [0, 0], [0] * 2, (0, 1), by_hand=True)
    deal.apply(NATURE, Move(("shuffle", *Random(seed).sample(PACK, len(PACK)))), None)
    return deal


def dealt(numbers: str = "") -> RubiconByHand:
    """And all take up their cards."""
    deal = says(begun(), "0 cut", f"1 deal-numbers {numbers}" if numbers else "1 deal")
    assert not any(deal.sees[hand] for hand in deal.layout.hand)
    while deal.phase == "taking_up":
        says(deal, f"{deal.must[0]} take-up-hand")
    return deal


def played_out(deal: RubiconByHand) -> RubiconByHand:
    """Nothing is declared, and what may be played is."""
    words = {"declaring": "draw", "drawing": "draw", "accusations": "content"}
    while not deal.over:
        seat = deal.must[0]
        verb = words.get(deal.phase, "play")
        deal.apply(seat, next(move for move in deal.decision(seat) if move.verb == verb), None)
    return deal


@pytest.mark.parametrize("fault", ["cut 4", "cut 124", "cut-showing"])
def test_4_9_another_cut(fault: str) -> None:
    """Fewer than five lifted or left (4), a card shown in cutting (9)."""
    deal = says(begun(), f"0 {fault}")
    assert (deal.phase, deal.must) == ("cutting_pack", (0,))


def test_11_13_14_what_goes_wrong_in_dealing() -> None:
    """The dealer mends it with leave (11), the other may have a fresh deal for a card shown (13), a faced card is dealt
    again (14)."""
    other = says(begun(), "0 cut", "1 deal-otherwise")
    assert (other.phase, other.must, other.due[0].article) == ("remedy", (0,), 11)
    assert says(other.copy(), "0 exact rectify").phase == "taking_up"
    assert says(other, "0 exact new-deal").void == "same"
    shown = says(begun(), "0 cut", "1 let-see 1")
    assert shown.due[0].article == 13
    assert says(shown.copy(), "0 exact new-deal").void == "same"
    assert says(shown, "0 exact keep-card").phase == "taking_up"
    faced = says(begun(), "0 cut", "1 face")
    assert (faced.void, faced.offences[-1].article) == ("same", 14)


def test_12_a_wrong_number_found_in_time() -> None:
    """Before the dealer has played: too many is dealt again, too few made up if both wish it (12)."""
    assert says(dealt("10-9"), f"0 accuse {NUMBER} 1", "0 exact new-deal").void == "same"
    assert says(dealt("9-10"), f"1 accuse {NUMBER} 0", "1 exact new-deal").void == "same", "the dealer may find it, too"
    few = says(dealt("8-9"), f"0 accuse {NUMBER} 1")
    assert [move[1] for move in few.decision(0)] == ["complete", "new-deal"]
    asked = says(few, "0 exact complete")
    assert (asked.phase, asked.must) == ("agreeing", (1,))
    assert says(asked.copy(), "1 refuse").void == "same"
    made_up = says(asked, "1 agree")
    assert [len(made_up.zone[hand]) for hand in made_up.layout.hand] == [9, 9]
    assert made_up.phase == "play"
    late = dealt("10-9")
    while len(late.history) < 2:
        says(late, f"{late.must[0]} {next(m for m in late.decision(late.must[0]) if m[0] == 'play')}")
    assert not says(late, f"0 accuse {NUMBER} 1").void


@pytest.mark.parametrize(("numbers", "last", "too_many", "void"), [
    ("10-9", "winner", 0, False), ("10-10", "", None, True), ("9-8", "0", None, False),
    ("8-8", "winner", None, False), ("8-10", "", 1, False), ("9-9", "winner", None, False)])
def test_17_to_21_played_with_a_wrong_number(numbers: str, last: str, too_many: int | None, void: bool) -> None:
    """Who has too many is rubiconed (17), with both it is void (18), who has too few loses the last trick (19), of two
    who have its winner scores it (20), and of one of each nobody (21)."""
    deal = played_out(dealt("" if numbers == "9-9" else numbers))
    assert (deal.wrong().rubiconed, deal.wrong().void) == (too_many, void)
    scored = [points == LAST_TRICK for points in deal.score]
    winner = 0 if last == "0" else deal.leader if last == "winner" else -1
    assert scored == [seat == winner for seat in range(2)]
    found = valued(deal)
    if void:
        assert found.winner is None
    elif too_many is not None:
        assert (found.winner, found.rubiconed, found.too_many) == (1 - too_many, True, True)
        assert found.points >= 1300


def test_random_games() -> None:
    counts = Counter[str]()
    for seed in range(2):
        agreed = {"laws": "strict", "dealing": "hands", "games": 2}
        counts += Trial(Form(game("rubicon_bezique"), agreed), seed, looks=.004).play().counts
    assert counts["deals"] > 2
