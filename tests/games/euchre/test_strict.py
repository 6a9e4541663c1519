"""Euchre's laws of 1862 under strict play, one by one."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardtable.cards import cards
from cardtable.games import game
from cardtable.games.euchre.strict import StrictEuchre
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from tests.adapters.euchre_strict import (
    HANDS,
    LAW,
    by_hand,
    called_too_late,
    deal_out,
    no_more,
    passed_out,
    playing,
    plays,
    revoked,
    says,
    table,
    won_one,
)
from tests.suite import Form, Trial

ELDEST, SECOND, THIRD, DEALER = range(4)


def offered(one: StrictEuchre) -> set[str]:
    return {str(move) for move in one.decision(one.must[0])}


def taking() -> StrictEuchre:
    """The dealer has taken up the nine of spades, and is to discard."""
    one = deal_out(table(), HANDS, "9S")
    for seat in (ELDEST, SECOND, THIRD):
        says(one, seat, "pass")
    says(one, DEALER, "take together")
    while one.phase == "superseding":
        says(one, one.must[0], "leave")
    return one


def test_a_lead_before_the_discard_stands() -> None:
    """And takes from the dealer no right to play alone."""
    one = says(taking(), ELDEST, "play AH", "14")
    says(one, DEALER, "alone")
    says(one, DEALER, "discard 9S")
    assert (one.on_table(), one.lone, one.must, one.out) == (cards("AH"), DEALER, (THIRD,), (SECOND,))
    assert one.refusal(ELDEST, Move.read("play KH")) is not None


def test_six_cards() -> None:
    """Said before the third trick is turned it is put right; else his side scores nothing."""
    one = says(taking(), DEALER, "keep-six", "19")
    plays(one, 8)
    says(one, DEALER, "announce")
    assert (one.phase, one.must) == ("discarding", (DEALER,))
    says(one, DEALER, next(iter(one.decision(DEALER))))
    assert (one.phase, len(one.playable(DEALER)), one.offences) == ("play", 3, ())
    one = says(taking(), DEALER, "keep-six", "19")
    plays(one, 12)
    assert one.refusal(DEALER, Move(("announce",))) is IMPOSSIBLE
    plays(one, 8)
    for seat in range(4):
        says(one, seat, "content")
    assert one.over
    assert one.score[1] == 2


def test_the_suit_turned_down_is_named() -> None:
    """It is a pass."""
    one = deal_out(table(), HANDS, "9S")
    for seat, word in enumerate(("pass", "pass", "pass", "turn-down")):
        says(one, seat, word)
    says(one, ELDEST, "make S together", "21")
    assert (one.phase, one.must) == ("making", (SECOND,))


def test_playing_alone_is_mumbled() -> None:
    """Before a lawful lead it can be made plain; after it he plays with his partner."""
    one = deal_out(table(), HANDS, "9S")
    says(one, ELDEST, "order mumbled", "22")
    while one.phase == "superseding":
        says(one, one.must[0], "leave")
    late = one.copy()
    says(one, ELDEST, "speak-plainly")
    assert (one.lone, one.out) == (ELDEST, (THIRD,))
    says(late, DEALER, "discard 9S")
    plays(late)
    assert late.refusal(ELDEST, Move(("speak-plainly",))) is IMPOSSIBLE
    assert late.lone < 0


def test_the_score_is_mentioned() -> None:
    """At four to one, and the side may order up no more (32)."""
    one = deal_out(table(score=(4, 1)), HANDS, "9S")
    says(one, THIRD, "mention-score", "32")
    assert offered(one) == {"pass"}
    one = deal_out(table(score=(4, 0)), HANDS, "9S")
    assert one.refusal(THIRD, Move(("mention-score",))) is IMPOSSIBLE, "four to nothing is another matter"


def test_a_hint() -> None:
    """One is added at once (35); its side counts nothing in that deal (36), and both partners answer for it (37)."""
    one = says(playing(HANDS), DEALER, "hint", "35")
    assert one.score == [3, 2]
    plays(one, 20)
    for seat in range(4):
        says(one, seat, "content")
    makers_made = one.tricks(1) > 2
    assert one.over
    assert one.score[1] == 2
    assert one.score[0] == (3 if makers_made else 5)
    one = says(deal_out(table(score=(4, 2)), HANDS, "9S"), DEALER, "hint", "35")
    assert (one.over, one.score) == (True, [5, 2]), "it may be the game"


def test_a_lead_out_of_turn() -> None:
    """Law 15: it goes back and is called, and who was misled takes his own card back; four cards make it good."""
    turn = LAW["turn"]
    one = says(playing(HANDS), SECOND, "play 8H", "turn")
    plays(one)
    assert len(one.on_table()) == 2
    says(one, ELDEST, f"accuse {turn} {SECOND}")
    assert offered(one) == {"exact exposed-lead", "exact accept"}
    says(one, ELDEST, "exact exposed-lead")
    assert (one.must, one.on_table(), one.exposed(SECOND), one.exposed(THIRD)) == ((ELDEST,), (), cards("8H"), ())
    one = says(playing(HANDS), SECOND, "play 8H", "turn")
    plays(one, 3)
    leader = one.leader
    says(one, ELDEST, f"accuse {turn} {SECOND}")
    assert (one.phase, one.must) == ("play", (leader,))


def test_a_card_before_its_turn() -> None:
    one = says(playing(HANDS), ELDEST, "play AH")
    says(one, THIRD, "play TC", "turn")
    assert (one.exposed(THIRD), one.must) == (cards("TC"), (SECOND,))


def test_a_wrong_suit_is_taken_up() -> None:
    """Law 16: it is replaced, and may be called; but a card played by who has none of the suit stays."""
    one = says(playing(HANDS), ELDEST, "play AH")
    says(one, SECOND, "play KS", "revoke")
    says(one, SECOND, "mend")
    says(one, THIRD, "exact call-it-later")
    assert one.exposed(SECOND) == cards("KS")
    one = says(playing(HANDS), ELDEST, "play AH")
    says(one, SECOND, "play 8H")
    says(one, THIRD, "play TC")
    assert one.refusal(THIRD, Move(("mend",))) is IMPOSSIBLE


def test_two_cards_at_once() -> None:
    one = says(playing(HANDS), ELDEST, "play AH")
    says(one, SECOND, "play 8H")
    says(one, SECOND, "play TH", "17")
    assert one.must == (THIRD,)
    assert offered(one) == {"exact first-stays", "exact second-stays"}
    says(one, THIRD, "exact second-stays")
    assert (one.on_table(), one.exposed(SECOND), one.must) == (cards("AH TH"), cards("8H"), (THIRD,))


@pytest.mark.parametrize(("word", "law"), [("lay-down", "20"), ("throw-down", "34")])
def test_a_hand_laid_open(word: str, law: str) -> None:
    """For any reason: each of its cards may be called."""
    one = says(playing(HANDS), DEALER, word, law)
    assert one.exposed(DEALER) == cards(HANDS[DEALER])
    plays(one, 3)
    assert one.phase == "ordering"
    assert f"demand {one.exposed(DEALER)[0]}" in offered(one)


@pytest.mark.parametrize("word", ["drop", "name-card"])
def test_a_card_exposed_or_named(word: str) -> None:
    one = says(playing(HANDS), SECOND, f"{word} TH", "29")
    says(one, ELDEST, "play AH")
    assert one.phase == "ordering"
    says(one, THIRD, "demand TH")
    assert offered(one) == {"play TH"}


def test_who_may_call_and_what() -> None:
    """The left-hand adversary alone; and neither so that the player would revoke, nor to have a commanding card thrown
    away (31)."""
    one = says(playing({**HANDS, SECOND: "9H TH 8H KS AD"}), SECOND, "drop AD", "29")
    says(one, ELDEST, "play AH")
    assert (one.phase, one.must) == ("ordering", (THIRD,))
    says(one, THIRD, "demand AD")
    assert offered(one) == {"play 9H", "play TH", "play 8H"}, "he would revoke"
    one = says(playing({**HANDS, SECOND: "KS QS 7S 8S AD", THIRD: "TC JC QC KC 9H"}), SECOND, "drop AD", "29")
    says(one, ELDEST, "play AH")
    says(one, THIRD, "demand AD")
    assert len(offered(one)) == 5, "the ace commands its suit"


def accused(one: StrictEuchre, seat: int, law: str, whom: int, trick: int) -> StrictEuchre:
    """Played to its end, and one of the laws claimed."""
    plays(one, 20)
    for by in range(4):
        says(one, by, f"accuse {LAW[law]} {whom} {trick}" if by == seat else "content")
    return one


def test_a_called_card_is_refused() -> None:
    """It counts as a revoke (30)."""
    one = says(playing(HANDS), SECOND, "drop TH", "29")
    says(one, ELDEST, "play AH")
    says(one, THIRD, "demand TH")
    says(one, SECOND, "play 8H", "30")
    accused(one, ELDEST, "30", SECOND, 1)
    assert offered(one) == {"exact add-two"}


def test_a_revoke_costs_two() -> None:
    """The adversaries add two (23)."""
    one = says(playing(HANDS), ELDEST, "play AH")
    says(one, SECOND, "play KS", "revoke")
    accused(one, THIRD, "23", SECOND, 1)
    says(one, THIRD, "exact add-two")
    assert one.over
    assert one.score[0] >= 4
    assert one.score[1] == 2


def test_a_revoke_is_complete() -> None:
    """Turned, and its maker or his partner has played again (24)."""
    one = says(playing(HANDS), ELDEST, "play AH")
    says(one, SECOND, "play KS", "revoke")
    plays(one, 2)
    assert one.refusal(SECOND, Move(("mend",))) is None
    while not any(seat in (SECOND, DEALER) for seat, *_ in one.history[4:]):
        plays(one)
    assert one.refusal(SECOND, Move(("mend",))) is IMPOSSIBLE


def test_a_revoke_is_put_right() -> None:
    """The left-hand adversary asks for the highest or the lowest, or calls the card later (25)."""
    one = says(playing(HANDS), ELDEST, "play AH")
    says(one, SECOND, "play KS", "revoke")
    says(one, THIRD, f"accuse {LAW['23']} {SECOND} 1")
    assert one.must == (THIRD,)
    assert offered(one) == {"exact highest", "exact lowest", "exact call-it-later"}
    says(one, THIRD, "exact lowest")
    assert offered(one) == {"play 8H"}


def test_the_partner_s_card_stands() -> None:
    """An adversary may change what he has played upon it, the partner may not (26)."""
    one = says(playing(HANDS), ELDEST, "play AH")
    says(one, SECOND, "play KS", "revoke")
    says(one, THIRD, "play TC")
    says(one, DEALER, "play 7D")
    says(one, SECOND, "mend")
    says(one, THIRD, "exact highest")
    says(one, SECOND, "play TH")
    assert len(offered(one)) == 5
    says(one, THIRD, "play AC")
    assert offered(one) == {"play 7D"}


def test_both_sides_have_revoked() -> None:
    """One offsets the other (28): the same dealer deals again; and none is claimed when the deal is over."""
    one = next(found for seed in range(4000) if (found := revoked(Random(seed), (0, 1), 3, (2, 2), 0)) is not None)
    assert (one.over, one.void, one.score) == (True, "same", [2, 2])
    assert one.refusal(ELDEST, Move(("accuse", LAW["23"], SECOND, 1))) is IMPOSSIBLE


def test_who_plays_before_the_call_forfeits_it() -> None:
    """At jambone, the partner of who is to call."""
    assert called_too_late("dealer")["caller"] is None


def test_a_hint_forfeits_the_call() -> None:
    one = deal_out(table(jambone=True), {}, "9S")
    for seat in (ELDEST, SECOND, THIRD):
        says(one, seat, "pass")
    says(one, DEALER, "take jambone")
    says(one, DEALER, next(iter(one.decision(DEALER))))
    plays(one)
    assert (one.phase, one.must) == ("naming", (ELDEST,))
    says(one, THIRD, "hint", "35")
    assert (one.phase, one.must) == ("play", (THIRD,))


# Marks

def test_marks_made_by_hand() -> None:
    """Article 33: too much goes to the others until the next turn-up, too little can be made up until that deal is
    over; bystanders may speak of the one, and of the other nobody does."""
    one = won_one(ELDEST, (2, 2))
    assert (one.phase, set(one.must), one.score) == ("marking", {ELDEST, SECOND}, [2, 2])
    says(one, ELDEST, "mark 2", "33")
    claim = f"accuse {LAW['33']} {ELDEST}"
    assert one.refusal(THIRD, Move.read(claim)) is IMPOSSIBLE, "he is no adversary"
    assert says(one.copy(), DEALER, claim).score == [3, 3]
    assert says(says(one.copy(), ELDEST, "take-down 1"), DEALER, claim).score == [3, 2]
    later = by_hand(one.score, no_more(one.copy()))
    assert says(later, DEALER, claim).score == [4, 2], "a trump has been turned"
    seen = won_one(ELDEST, (2, 2))
    seen.bystanders = True
    assert says(seen, ELDEST, "mark 2", "33").score == [3, 3]
    assert says(seen, ELDEST, "marked").phase == "marking"
    forgot = no_more(won_one(ELDEST, (2, 2)))
    assert says(by_hand(forgot.score, forgot), ELDEST, "mark 1").offences == ()
    assert says(passed_out(by_hand(forgot.score, forgot)), ELDEST, "mark 1").offences


def test_a_game_marked_falsely_is_gainsaid() -> None:
    """Article 33; and what stands undisputed is the game."""
    one = won_one(ELDEST, (2, 2))
    says(one, ELDEST, "mark 3", "33")
    no_more_of(one)
    assert (one.phase, one.must) == ("game_marked", (SECOND,))
    assert says(one.copy(), SECOND, "agree-game").ends_game
    gone = says(one, SECOND, "gainsay")
    assert (gone.over, gone.ends_game, gone.score) == (True, False, [3, 4])


def no_more_of(one: StrictEuchre) -> None:
    """Both keepers leave the score as it stands."""
    for seat in list(one.must):
        says(one, seat, "marked")


def test_a_score_kept_by_hand_in_random_matches() -> None:
    fixed = {"form": "four", "code": "euchre-1862", "laws": "strict", "marking": "hands", "bystanders": True,
             "dealing": "table"}
    counts = sum([Trial(Form(game("euchre"), fixed), seed, looks=.03).play().counts for seed in range(2)],
                 Counter[str]())
    assert counts["pasts"] > 5
