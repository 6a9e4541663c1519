"""Strict laws, one by one: laws 25 and 39 to 43."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import SUITS, cards
from cardtable.games.ecarte.book.strictly import aside, broke_a_duty
from cardtable.games.ecarte.rules.rules import HAND, TRICK, WON
from cardtable.games.ecarte.rules.strict import StrictEcarte
from cardtable.games.ecarte.show.talk import TALK
from cardtable.rules.events import Event
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from tests.games.ecarte.moments import Writer

ELDER, DEALER = 1, 0
HANDS = "7S 8C 9C TC 7D", "8S 7C JC AD 7H"               # nobody has the king; spades are trumps
CONTENT = "0 content", "1 content"


def say(deal: StrictEcarte, *moves: str) -> StrictEcarte:
    """"seat verb fields": lawful, or with "25: " before it a fault against that law, or with ! impossible."""
    for text in moves:
        number, _, rest = text.rpartition(": ")
        seat, _, words = rest.lstrip("!").partition(" ")
        law = deal.refusal(int(seat), Move.read(words))
        if rest.startswith("!"):
            assert law is IMPOSSIBLE, f"{text}: {law}"
            continue
        assert (law.number if law else 0) == int(number or 0), f"{text}: {law and law.number}"
        assert law is not IMPOSSIBLE, text
        deal.apply(int(seat), Move.read(words))
    return deal


def playing(elder: str, dealer: str, *moves: str, pays_two: int = -1, score: tuple[int, int] = (0, 0)) -> StrictEcarte:
    deal = StrictEcarte.position({HAND[ELDER]: elder, HAND[DEALER]: dealer}, "play", ELDER,
                                 start={"score": score}, trump=SUITS.index("S"), pays_two=pays_two)
    return say(deal, *moves)


# Law 25: the king announced and not held

def finish(deal: StrictEcarte) -> StrictEcarte:
    """The rest is thrown up by the dealer, and nobody accuses."""
    return say(deal, "0 concede", *CONTENT)


def test_a_false_king_owned_to_in_time_costs_nothing() -> None:
    deal = playing(*HANDS, "25: 1 king")
    assert deal.score == [0, 1]
    finish(say(deal, "1 withdraw", "1 play 8C"))
    assert (deal.score, deal.over) == ([0, 2], True)


def test_a_false_king_cannot_be_withdrawn_once_a_card_is_played() -> None:
    playing(*HANDS, "25: 1 king", "1 play 8C", "!1 withdraw")


@pytest.mark.parametrize(("pays_two", "points"), [(-1, 1), (DEALER, 1)])
def test_a_false_king_comes_down_and_reduces_the_score(pays_two: int, points: int) -> None:
    deal = playing(*HANDS, "25: 1 king", "1 play 8C", pays_two=pays_two)
    finish(deal)
    assert (deal.phase, deal.must, deal.score) == ("remedy", (DEALER,), [0, 0])
    say(deal, "!1 exact replay", "0 exact reduce-score")
    assert (deal.score, deal.over) == ([0, points], True)        # he would have marked two for the vole


def test_a_false_king_who_wins_the_point_marks_nothing() -> None:
    deal = playing("QS JS AS 7D 8D", "TS 9S KD QH JH", "25: 1 king", "1 play QS", "0 play 9S", "1 play JS", "0 play TS",
                   "1 play AS", "0 play JH", "1 play 7D", "0 play KD", "0 play QH", "1 play 8D", *CONTENT)
    assert deal.score == [0, 0]
    say(deal, "0 exact reduce-score")
    assert (deal.score, deal.over) == ([0, 0], True)


def test_no_penalty_where_the_adversary_has_the_king() -> None:
    deal = playing("7S 8C 9C TC 7D", "KS 7C JC AD 7H", "25: 1 king", "0 king")
    assert deal.score == [1, 1]
    finish(say(deal, "1 play 8C"))
    assert (deal.score, deal.over) == ([1, 2], True)


def test_the_hands_may_be_played_again_though_thrown_up() -> None:
    deal = finish(playing(*HANDS, "25: 1 king", "1 play 8C"))
    say(deal, "0 exact replay")
    assert (deal.phase, deal.must, deal.score) == ("play", (ELDER,), [0, 0])
    assert {seat: set(deal.zone[HAND[seat]]) for seat in (0, 1)} == {1: set(cards(HANDS[0])), 0: set(cards(HANDS[1]))}
    finish(deal)
    assert (deal.score, deal.over) == ([0, 2], True)             # no penalty lasts beyond


def test_a_king_that_would_end_the_game_must_be_shown() -> None:
    deal = playing(*HANDS, "25: 1 king", score=(0, 4))
    assert (deal.score, deal.over) == ([0, 4], False)
    assert playing("KS 8C 9C TC 7D", HANDS[1], "1 king", score=(0, 4)).over


def test_nobody_can_tell_a_false_king_from_a_true_one() -> None:
    heard: list[list[Event]] = []
    for elder in ("KS 8C 9C TC 7D", HANDS[0]):
        deal = playing(elder, HANDS[1])
        heard.append([])
        deal.tell = heard[-1].append
        deal.apply(ELDER, Move(("king",)))
        assert deal.view(DEALER).offences == ()
        assert deal.pending().may == (0, 1)                      # the other may still announce his own
    assert heard[0] == heard[1]


# Law 39: cards led and cards played

def test_a_card_led_in_turn_stays() -> None:
    playing(*HANDS, "1 play 8C", "!1 take-up", "!1 take-back-the-lead")


def test_a_wrong_card_is_taken_up_until_the_next_lead() -> None:
    """Law 39; the fault is against law 43."""
    deal = playing(*HANDS, "1 play 8C", "43: 0 play AD", "0 take-up")
    assert deal.zone[TRICK] == cards("8C")
    assert deal.zone[WON[ELDER]] == ()
    assert set(deal.zone[HAND[DEALER]]) == set(cards(HANDS[1]))
    assert (deal.must, deal.offences) == ((DEALER,), ())
    say(deal, "0 play JC", "!0 take-up")
    assert deal.must == (DEALER,)


def test_nobody_takes_up_a_card_rightly_played_or_too_late() -> None:
    playing(*HANDS, "1 play 8C", "0 play JC", "!0 take-up")
    playing(*HANDS, "1 play 8C", "43: 0 play AD", "!1 take-up", "1 play 9C", "!0 take-up")


def test_a_card_once_led_against_the_suit_named_is_taken_up_no_more_than_another() -> None:
    """Law 39 is of a revoke and an underplay alone; law 41 was settled when the card had been led."""
    deal = playing("8C 9C AH 7D 8D", "JC QC KH KD AD", "1 name clubs", "41: 1 play AH", "0 exact call-the-suit",
                   "1 play 8C", "0 play JC", "0 play KH", "1 play AH", "!1 take-up")
    assert deal.must == (0,)


def test_that_he_may_take_it_up_is_not_seen() -> None:
    right = playing("7S 8C 9C TC 7D", "8S 7H TH AD QH", "1 play 8C", "0 play 8S")
    wrong = playing("7S 8C 9C TC 7D", "8S 7C JC AD QH", "1 play 8C", "43: 0 play 8S")
    assert right.pending() == wrong.pending()
    assert right.view(ELDER).offences == wrong.view(ELDER).offences == ()


# Law 40: leading out of turn

@pytest.mark.parametrize(("remedy", "must", "lies"), [
    ("answer-the-card", ELDER, "AD"), ("take-back-the-lead", ELDER, ""),
])
def test_a_lead_out_of_turn_is_settled_at_once(remedy: str, must: int, lies: str) -> None:
    deal = playing(*HANDS, "40: 0 play AD")
    assert (deal.phase, deal.must) == ("remedy", (ELDER,))
    say(deal, f"1 exact {remedy}")
    assert (deal.phase, deal.must) == ("play", (must,))
    assert deal.zone[TRICK] == cards(lies)
    assert deal.in_time(DEALER) == (not lies)                    # a card taken back was not played


def test_once_answered_the_lead_out_of_turn_stands() -> None:
    deal = playing(*HANDS, "40: 0 play AD", "1 exact answer-the-card", "1 play 7D")
    assert deal.zone[WON[DEALER]] == cards("AD 7D")
    assert deal.must == (DEALER,)


@pytest.mark.parametrize("let_lie", [False, True])
def test_who_led_out_of_turn_takes_his_card_up_until_it_is_played_to(let_lie: bool) -> None:
    """Law 40, as it is worded: before the other has answered, and after he has said that it may lie."""
    deal = playing(*HANDS, "40: 0 play AD", *(["1 exact answer-the-card"] if let_lie else []))
    assert bool(deal.leisure()) == let_lie, "the other leaves him a moment before he plays to it"
    assert deal.pending().may == ((DEALER, ELDER) if let_lie else (DEALER,))
    heard: list[Event] = []
    deal.tell = heard.append
    say(deal, "!1 take-up AD", "!0 take-up", "0 take-up AD")
    assert (deal.phase, deal.must, deal.zone[TRICK]) == ("play", (ELDER,), ())
    assert (deal.offences, deal.due, deal.interrupted, deal.lies_early) == ((), (), (), False)
    assert set(deal.zone[HAND[DEALER]]) == set(cards(HANDS[1]))
    assert deal.in_time(DEALER), "a card taken back was not played"
    assert [event.law for event in heard if event.what == "take-up"] == [40]
    say(deal, "1 play 8C", "0 play JC", "0 play AD", "!0 take-up AD", "!0 take-up")
    assert deal.must == (ELDER,)


def test_a_lead_once_played_to_stays_though_it_was_out_of_turn() -> None:
    say(playing(*HANDS, "40: 0 play AD", "1 exact answer-the-card", "1 play 7D"), "!0 take-up AD", "!0 take-up")


def test_it_is_told_who_led_out_of_turn() -> None:
    deal, heard = playing(*HANDS), list[Event]()
    deal.tell = heard.append
    say(deal, "40: 0 play AD")
    for seat, told in ((DEALER, "You lead"), (ELDER, "Ben leads")):
        lines = TALK.lines(deal.view(seat), heard, lambda one, seat=seat: None if one == seat else "Ben")  # type: ignore[misc]
        assert [(line.kind, line.text, line.law) for line in lines if line.text or line.law] == [
            ("told", f"{told} the ace of diamonds out of turn.", 0), ("cited", "", 40)]


@pytest.mark.parametrize(("elder", "dealer", "led", "up"), [
    ("9C TC 8D 9D TD", "JS QD 7D KH 7H", "7D", True),        # a small one from under the queen
    ("7C 8C 9C TC 7D", "KS QS JS AS KD", "KS", False),       # all five are his
])
def test_a_companion_who_has_led_out_of_turn_takes_it_up_where_that_is_worth_more(
        elder: str, dealer: str, led: str, up: bool) -> None:
    writer = Writer({"laws": "strict"}).cut("9H", "KD").deal(elder, dealer, "9S").do("0 stand", f"1 play {led}")
    said = [aside(writer.sitting.view(1), 1, Random(seed), 1.0) for seed in range(5)]
    assert [one.move if one else None for one in said] == [Move.read(f"take-up {led}") if up else None] * 5
    assert aside(writer.sitting.view(1), 1, Random(1), 0.0) is None, "he has not noticed"


# Law 41: one suit named, another played

def test_the_suit_named_may_be_called() -> None:
    deal = playing(*HANDS, "1 name clubs", "!1 name hearts", "41: 1 play 7D")
    assert (deal.phase, deal.must) == ("remedy", (DEALER,))
    say(deal, "0 exact call-the-suit", "41: 1 play 7D", "0 exact call-the-suit", "1 play TC", "0 play JC")
    assert deal.zone[WON[DEALER]] == cards("TC JC")


def test_a_lead_taken_back_is_told_to_both_by_its_card() -> None:
    deal, heard = playing(*HANDS, "1 name clubs", "41: 1 play 7D"), list[Event]()
    deal.tell = heard.append
    say(deal, "0 exact call-the-suit")
    for seat in (0, 1):
        names = ["Ben", "Ben"]
        names[seat] = ""
        told = [line.text for line in TALK.lines(deal.view(seat), heard, lambda n, names=names: names[n] or None)]  # type: ignore[misc]
        assert f"{'Ben takes' if seat == 0 else 'You take'} back the seven of diamonds, which" in " ".join(told)


@pytest.mark.parametrize("led", ["JC", "AD"])
@pytest.mark.parametrize("let_lie", [False, True])
def test_a_suit_named_is_not_forgotten_with_a_lead_of_the_other_s_that_goes_back(led: str, let_lie: bool) -> None:
    """Law 41 binds who leads, and nobody has led where a card out of turn has been taken up (40)."""
    deal = playing(*HANDS, "1 name clubs", f"40: 0 play {led}", *(["1 exact answer-the-card"] if let_lie else []))
    answered = deal.copy()
    say(deal, f"0 take-up {led}", "41: 1 play 7D")
    assert (deal.phase, deal.must) == ("remedy", (DEALER,))
    if let_lie:
        assert say(answered, "1 play 8C" if led == "JC" else "1 play 7D").named == -1, "that was another's lead"


def test_the_card_may_be_answered_as_it_lies() -> None:
    deal = playing(*HANDS, "1 name clubs", "41: 1 play 7D", "0 exact answer-the-card", "0 play AD", "0 play 7C")
    assert deal.zone[WON[DEALER]] == cards("7D AD")


def test_who_has_none_of_the_suit_named_leaves_his_card() -> None:
    deal = playing(*HANDS, "1 name hearts", "41: 1 play 8C", "0 exact call-the-suit")
    assert deal.zone[TRICK] == cards("8C")
    assert (deal.phase, deal.must) == ("play", (DEALER,))
    say(deal, "0 play JC", "0 play AD")


def test_he_may_correct_the_name_of_a_suit_he_does_not_hold() -> None:
    deal = playing(*HANDS, "1 name hearts", "!1 name hearts", "1 name clubs", "1 play 8C")
    assert deal.phase == "play"


# Law 42: a hand thrown up

def test_a_hand_thrown_up_may_still_be_replayed() -> None:
    deal = playing(*HANDS, "1 play 8C", "43: 0 play AD", "1 concede", "0 content", "1 accuse 43 0", "1 exact replay")
    assert (deal.phase, deal.must) == ("play", (ELDER,))
    assert all(len(deal.zone[hand]) == 5 for hand in HAND)


# Law 43: revoking and not winning

def revoked(*after: str, pays_two: int = -1) -> StrictEcarte:
    """The dealer, void of nothing, throws a diamond on a club, and then wins all the rest."""
    return playing("7S 8C 7D", "KS JC AD", "1 play 8C", "43: 0 play AD", "1 play 7D", "43: 0 play JC", "1 play 7S",
                   "0 play KS", *after, pays_two=pays_two)


@pytest.mark.parametrize("right", [True, False])
def test_a_revoke_may_be_claimed_when_it_is_seen_and_is_proved_after_play(right: bool) -> None:
    deal = playing(*HANDS, "1 play 8C", "43: 0 play AD" if right else "0 play JC", "1 accuse 43 0")
    assert deal.phase == "play"
    assert deal.view(ELDER).offences == ()
    assert len(deal.view(DEALER).offences) == right
    finish(deal)
    assert (deal.phase, deal.over) == (("remedy", False) if right else ("accusations", True))


def test_a_claim_comes_to_nothing_if_the_card_is_taken_up() -> None:
    deal = finish(playing(*HANDS, "1 play 8C", "43: 0 play AD", "1 accuse 43 0", "0 take-up", "0 play JC"))
    assert deal.over


def test_both_are_asked_and_an_accusation_may_be_mistaken() -> None:
    deal = revoked()
    assert (deal.phase, deal.must) == ("accusations", (0, 1))
    before = list(deal.score)
    say(deal, "0 accuse 43 1", "1 content")
    assert deal.over
    assert deal.score != before


@pytest.mark.parametrize("missed", [True, False])
def test_nobody_is_punished_unaccused(missed: bool) -> None:
    deal = revoked("0 content", "1 content" if missed else "1 accuse 43 0")
    assert deal.over is missed


@pytest.mark.parametrize(("tricks", "pays_two", "remedied"), [
    ((3, 2), -1, 0), ((5, 0), -1, 1), ((3, 2), ELDER, 1), ((5, 0), ELDER, 1), ((2, 3), -1, 1),
])
def test_the_score_is_reduced(tricks: tuple[int, int], pays_two: int, remedied: int) -> None:
    """Tricks of dealer and elder hand; the dealer revokes in the last one but marks, if anything, the less."""
    deal = playing("7S 8C", "KS JC", "1 play 8C", "43: 0 play KS", "0 play JC", "1 play 7S", pays_two=pays_two)
    for seat, n in enumerate(tricks):
        deal.zone[WON[seat]] = cards("7H 8H") * n
    say(deal, "1 accuse 43 0", "0 content", "1 exact reduce-score")
    assert deal.score == ([0, remedied] if tricks[0] < tricks[1] else [remedied, 0])
    assert deal.over


def test_two_revokers_are_both_reduced() -> None:
    deal = playing("7S 8C JC", "KS AC 9C", "1 play 8C", "43: 0 play KS", "0 play 9C", "43: 1 play 7S", "1 play JC",
                   "0 play AC", "0 accuse 43 1", "1 accuse 43 0", "0 exact reduce-score", "1 exact reduce-score")
    assert deal.over
    assert deal.score == [0, 0]


def test_a_replay_forgets_all_offences() -> None:
    deal = revoked("0 content", "1 accuse 43 0", "1 exact replay")
    assert (deal.offences, deal.due, deal.offenders, deal.score) == ((), (), (), [0, 0])
    say(deal, "1 play 8C", "0 play JC", "0 play AD", "1 play 7D", "0 play KS", "1 play 7S", *CONTENT)
    assert deal.score == [2, 0]


def test_a_revoke_taken_up_in_time_is_no_revoke_to_who_looks_over_the_tricks() -> None:
    """Law 39 has put it right; one that was let lie is seen (43)."""
    hands = "8C 9C TH 7D 8D", "JC QD KH KD AD"
    mended = playing(*hands, "1 play 8C", "43: 0 play KH", "0 take-up", "0 play JC", "0 play KH", "1 play TH")
    assert not broke_a_duty(mended, 0)
    assert broke_a_duty(playing(*hands, "1 play 8C", "43: 0 play KH", "1 play 9C", "0 play JC"), 0)
