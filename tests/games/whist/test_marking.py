"""Scores kept by hand, and the gallery, under Deschapelles' code, article by article."""
from __future__ import annotations

from collections import Counter

import pytest

from cardtable.cards import cards
from cardtable.families.gallery import SPEAKS
from cardtable.families.tricks.strict.accounts import NEW, NOTHING, Account, Ledger
from cardtable.games import game
from cardtable.games.whist.faults import OLD_FAULTS
from cardtable.games.whist.scoring import ENGLISH, LONG
from cardtable.games.whist.strict import StrictEnglish, StrictEnglishDummy
from cardtable.rules.events import NATURE
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from tests.adapters.whist_marks import EVENTS, HONOURS, SIX, after, finish, gallery, played, second_trick
from tests.adapters.whist_strict import HANDS, STEPS, Table, ThreeHanded, at, dealing
from tests.suite import Form, Trial

BY_HAND = {"code": "deschapelles-1839", "laws": "strict", "marking": "hands", "bystanders": True}


def can(deal: Table, text: str) -> bool:
    """Whether it can be done, lawfully or not."""
    seat, _, words = text.partition(" ")
    return deal.refusal(int(seat), Move.read(words)) is not IMPOSSIBLE


def test_56_one_of_each_side_marks_what_it_has_won() -> None:
    deal = played(*HONOURS[3])
    won = deal.ledger.accounts[0]
    assert (deal.score, deal.must, won.spoken) == ([0, 0], (0, 1), 2)
    deal.does(f"0 mark {won.plain}", "0 name-honours 3", "0 mark 2", "0 marked", "1 marked")
    assert deal.over
    assert deal.score == [won.plain + 2, 0]
    assert not any(offence.pending for offence in deal.offences)


def test_57_of_two_scores_the_adversaries_choose_once_the_second_trick_is_turned() -> None:
    deal = after(finish(played().does("0 mark 4"))).does("2 count 3")
    assert not deal.if_claimed("3 accuse 57 0").offers()
    second_trick(deal)
    assert not can(deal, "2 count 4"), "they are no longer theirs to put right"
    deal.does("3 accuse 57 2")
    assert (deal.must, deal.offers()) == ((3,), ["score-of-keeper", "score-of-partner"])
    assert deal.copy().does("3 exact score-of-keeper").score == [4, 0]
    lower = deal.copy().does("3 exact score-of-partner")
    assert (lower.score, lower.phase) == ([3, 0], "play")
    assert not lower.if_claimed("3 accuse 57 0").offers(), "one score is kept"


def test_58_what_is_not_marked_when_the_second_trick_is_turned_is_lost() -> None:
    deal = played()
    assert deal.refusal(0, Move(("marked",))).number == 58          # type: ignore[union-attr]
    deal = after(finish(deal))
    assert deal.copy().does("0 mark 4", "1 accuse 59 0").score == [4, 0]
    second_trick(deal)
    assert deal.does("0 mark 4", "1 accuse 59 0").score == [0, 0]


def test_59_the_defender_too_may_mark_too_much() -> None:
    """B 4 spares him none of it (003:1512-1528), and at Dummy he would gain by it (002:5944-5952)."""
    for deal in (ThreeHanded(3, (0, 0), [0] * 3, (0, 1, 0, 2), scheme=LONG, open_seats=(2,), hands_mark=True),
                 StrictEnglishDummy(3, (0, 0), [0] * 3, (0, 1, 0, 2), scheme=ENGLISH, open_seats=(2,),
                                    hands_mark=True)):
        held = [cards(hand) for hand in HANDS]
        deal.do_shuffle(NATURE, *[held[seat][n] for n in range(13) for seat in range(4)])
        while deal.phase != "marking":
            seat, play = deal.must[0], deal.decision(deal.must[0])
            deal.apply(seat, Move(("content",)) if Move(("content",)) in play else next(iter(play)))
        most = deal.amounts(1, deal.room(0))
        assert most is not None
        assert list(deal.numbers(0)["mark"].range) == list(most.range)
        for points in most.range:
            refused = deal.refusal(0, Move(("mark", points)))
            assert refused is not IMPOSSIBLE, "no number is told by refusing another"
        deal.apply(0, Move(("mark", most.range[-1])))
        deal.apply(1, Move(("accuse", deal.number(deal.FAULTS["marked over"]), 0)))
        assert deal.over_by(0) == 0


def test_135_a_bystander_tells_of_two_marks_that_are_put_right_at_once_but_once() -> None:
    deal = played(bystanders=True)
    deal.ledger = deal.ledger._replace(accounts=(NOTHING, NOTHING))
    told = list[object]()
    deal.bystanders, deal.tell = False, lambda event: told.append(event.what)
    for _ in range(2):
        deal.post(1, deal.ledger.accounts[1]._replace(marked=deal.ledger.accounts[1].marked + 1))
        deal.move_counters(1, 1, "tricks", 58)
        deal.note("marked over", 1)
    deal.bystanders = True
    deal.look_on()
    assert told.count(SPEAKS) == 1


def test_59_too_much_is_put_right_until_the_game_ends() -> None:
    """By who has marked it, freely; else by a claim, in a later deal, too."""
    deal = played()
    assert deal.refusal(0, Move(("mark", 6))).number == 59          # type: ignore[union-attr]
    deal.does("0 mark 6")
    assert deal.copy().does("3 accuse 59 0").score == [4, 0]
    freed = deal.copy().does("0 take-down 2")
    assert not any(offence.pending for offence in freed.offences)
    assert freed.does("3 accuse 59 0").score == [4, 0], "and is nothing to be claimed"
    late = second_trick(after(finish(deal)))
    assert late.score == [6, 0]
    assert late.does("1 accuse 59 0").score == [4, 0]
    late.does("1 accuse 59 0")
    assert late.score == [4, 0], "once"


def test_59_points_won_later_make_up_for_it() -> None:
    deal = after(finish(played().does("0 mark 6"))).plays_on(60)
    while deal.phase == "accusations":
        deal.does(f"{deal.must[0]} content")
    assert deal.ledger.accounts[0].left == 2, "four were won, and two of them had been marked"


@pytest.mark.parametrize(("said", "article", "left"), [
    ("", 60, 0), ("0 name-honours 3", 61, 2), ("0 name-honours 4", 0, 4)])
def test_60_61_honours_are_to_be_said_aloud_and_four_as_four(said: str, article: int, left: int) -> None:
    """Until the second trick of the next deal is turned that may be made good; then what was not said comes off."""
    deal = played(*HONOURS[4])
    tricks = deal.ledger.accounts[0].plain
    deal.does(*([said] if said else []), f"0 mark {tricks + 4}")
    deal = after(finish(deal))
    assert second_trick(deal.copy().does("0 name-honours 4")).does("1 accuse 60 0").score == [tricks + 4, 0]
    for number in (60, 61):
        early = deal.copy().does(f"1 accuse {number} 0")
        assert early.score == [tricks + 4, 0], "it may be put right yet"
    second_trick(deal)
    assert [o.article for o in deal.offences if o.pending] == ([article] if article else [])
    for number in (60, 61):
        deal.does(f"1 accuse {number} 0")
    assert deal.score == [tricks + left, 0]


def test_60_honours_are_named_as_what_they_are_though_fewer_points_win_the_game() -> None:
    """Three of them where one point is wanting are three, and to say so is no fault; to name them all the same is
    required by this code (60)."""
    tricks = played(*HONOURS[3]).ledger.accounts[0].plain
    deal = played(*HONOURS[3], score=(9 - tricks, 0))
    assert (tricks > 0, deal.ledger.accounts[0].left) == (True, tricks + 1)
    assert deal.refusal(0, Move(("name-honours", 3))) is None
    assert deal.refusal(0, Move(("name-honours", 4))).number == 59          # type: ignore[union-attr]
    deal.does(f"0 mark {tricks + 1}")
    assert deal.refusal(0, Move(("marked",))).number == 58                  # type: ignore[union-attr]
    assert deal.does("0 name-honours 3").refusal(0, Move(("marked",))) is None


def test_60_what_was_said_in_the_play_says_nothing_of_honours_at_its_end() -> None:
    deal = at(*HONOURS[3], hands_mark=True).plays_on(12).does("0 name-honours 3").plays_on(60)
    deal.does(*[f"{seat} content" for seat in (*deal.must,)])
    assert deal.phase == "marking"
    assert Move(("name-honours", 3)) in deal.decision(0)


def test_72_honours_named_in_the_play_are_told_to_a_partner() -> None:
    """If none of the deal before are still to be named: the adversaries may have another deal."""
    deal = at(*HONOURS[3], hands_mark=True).plays_on(2).does("0 name-honours 3")
    assert [offence.article for offence in deal.offences if offence.pending] == [72]
    assert deal.copy().does("1 accuse 72 0").offers() == ["keep", "new-deal"]
    before = finish(played(*HONOURS[3]))
    later = dealing("turning", score=before.score, hands_mark=True, ledger=before.handed_on).does("0 name-honours 3")
    assert 72 not in [offence.article for offence in later.offences]


def test_62_neither_said_nor_marked_before_the_next_turn_up_they_are_gone() -> None:
    deal = played(*HONOURS[3])
    tricks = deal.ledger.accounts[0].plain
    deal.does(*([f"0 mark {tricks}"] if tricks else []))
    finish(deal)
    said = dealing("turning", score=deal.score, hands_mark=True, ledger=deal.handed_on).does("0 name-honours 3")
    assert said.does(STEPS["turning"], "0 mark 2", "1 accuse 59 0").score == [tricks + 2, 0]
    late = after(deal).does("0 name-honours 3", "0 mark 2")
    assert late.does("1 accuse 59 0").score == [tricks, 0]


def test_128_a_deal_called_off_reopens_what_was_too_late_in_it() -> None:
    deal = second_trick(after(finish(played())))
    deal.annul("same")
    assert deal.handed_on.accounts[0].left == 4
    assert after(deal).does("0 mark 4", "1 accuse 59 0").score == [4, 0]


def test_130_a_game_is_over_when_nobody_gainsays_it() -> None:
    false = played().does("0 mark 10", "0 marked", "1 marked")
    assert (false.phase, false.must, false.over) == ("game_marked", (1,), False)
    assert false.copy().does("1 agree-game").ends_game, "what is not gainsaid stands"
    gone = false.does("1 gainsay")
    assert (gone.over, gone.ends_game, gone.score) == (True, False, [4, 0])
    true = played(score=(8, 0)).does("0 mark 2", "0 marked", "1 marked", "1 gainsay")
    assert true.phase == "game_marked", "who gainsays wrongly is asked again"
    assert true.does("1 agree-game").ends_game


def test_130_a_game_marked_in_the_next_deal_ends_it_there() -> None:
    deal = after(finish(played(score=(6, 0)))).plays("2S").does("0 mark 4")
    assert (deal.phase, deal.must) == ("game_marked", (1,))
    assert deal.copy().does("1 agree-game").ends_game
    other = after(finish(played(score=(6, 0)))).plays("2S").does("2 count 6", "1 mark 10", "0 gainsay")
    assert (other.phase, other.score) == ("play", [6, 0])


def test_130_where_both_have_marked_a_game_each_is_answered() -> None:
    """The others gainsay the one, and the first side has not been heard yet on the other."""
    deal = played().does("0 mark 10", "1 mark 10", "0 marked", "1 marked", "1 gainsay")
    assert (deal.phase, deal.must, deal.over, deal.score) == ("game_marked", (0,), False, [4, 10])
    deal.does("0 gainsay")
    assert (deal.over, deal.ends_game, deal.score) == (True, False, [4, 0])


def test_131_what_a_revoke_costs_is_marked_by_hand_too() -> None:
    deal = at(hands_mark=True).does("0 play AH", "1 play QD").plays_on(6).does("0 accuse 89 1 1").plays_on(60)
    deal.does(*[f"{seat} content" for seat in range(4)], "0 exact add-three")
    assert (deal.phase, deal.score) == ("marking", [0, 0])
    tricks = deal.tricks(0) - 6
    assert deal.ledger.accounts[0].left == tricks + 3


def test_135_bystanders_tell_of_points_that_were_not_won() -> None:
    """At once, unless a word would help the others to mark them; then as soon as it is too late for that."""
    deal = played(bystanders=True).does("0 mark 6")
    assert deal.score == [4, 0]
    early = played(*SIX, bystanders=True).does("0 mark 1")
    assert early.score == [1, 0]
    assert second_trick(after(finish(early), bystanders=True)).score == [0, 0]
    assert gallery("trick_taken_by_wrong_side", True) == {"bystander_speaks": True}
    assert gallery("trick_taken_by_wrong_side", False) == {"bystander_speaks": False}


def test_136_bystanders_warn_nobody() -> None:
    """They tell of no other fault, and remind nobody of what he leaves unmarked."""
    told = {"marked over", "wrong trick"}
    assert set(Table.BOUND) == told
    assert told < set(OLD_FAULTS)
    for event in ("game_won_not_marked", "deal_out_of_turn"):
        assert not any(o.state != "made" and o.fault != "left unmarked" for o in EVENTS[event](False).offences)
    deal = at(bystanders=True).does("1 play JS", "2 drop 9S")
    assert any(o.pending for o in deal.offences), "the lead out of turn has still to be claimed"


def test_what_can_be_marked_later_is_offered_alike_whether_it_was_won_or_not() -> None:
    one, other = after(finish(played())), after(finish(played().does("0 mark 4")))
    for deal in (one, other):
        deal.score = [0, 0]
    assert [str(c.verb) for c in one.rights(0)] == [str(c.verb) for c in other.rights(0)]
    assert list(map(list, one.rights(0))) == list(map(list, other.rights(0)))


def test_random_matches() -> None:
    """With marks made, forgotten, taken down and gainsaid, watched as games of the list are."""
    counts = Counter[str]()
    for seed in range(2):
        form = Form(game("whist"), {**BY_HAND, "form": "whist", "rubbers": 1, "length": "short"})
        counts += Trial(form, seed, looks=.03).play().counts
    assert counts["pasts"] > 10


def test_computer_players_mark_what_they_have_won_and_the_careless_something_else() -> None:
    deal = played(*HONOURS[4])
    verbs = []
    while deal.must[0] == 0:
        moved = expected(deal)
        verbs.append(moved.verb)
        deal.does(f"0 {moved}")
    assert verbs == ["name-honours", "mark", "marked"]
    wrong = {str(choice.verb) for choice in played(*HONOURS[4]).faults(0)}
    assert wrong == {"mark", "marked", "name-honours"}, "which is what the careless draw from"


def expected(deal: Table) -> Move:
    move = deal.expected(deal.must[0])
    assert move is not None
    return move


# The English laws of 1900

def english(*hands: str, score: tuple[int, int] = (0, 0), ledger: Ledger = NEW) -> StrictEnglish:
    """Dealt by seat 3, and its trump turned."""
    deal = StrictEnglish(3, score, [0] * 4, hands_mark=True, ledger=ledger)
    held = [cards(hand) for hand in hands or HANDS]
    order = [held[seat][n] for n in range(13) for seat in deal.round(0)]
    deal.apply(NATURE, Move(("shuffle", *order)), None)
    return deal


def do(deal: StrictEnglish, *moves: str) -> StrictEnglish:
    for text in moves:
        seat, _, words = text.partition(" ")
        move = Move.read(words)
        law = deal.refusal(int(seat), move)
        assert law is not IMPOSSIBLE, text
        deal.apply(int(seat), move, law)
    return deal


def reckoned(*hands: str) -> StrictEnglish:
    """All is played, and is to be marked."""
    return to_the_marks(english(*hands))


def to_the_marks(deal: StrictEnglish) -> StrictEnglish:
    """It is played to its end."""
    while deal.phase != "marking":
        seat = deal.must[0]
        if deal.phase == "play":
            do(deal, f"{seat} play {min(deal.allowed(seat), key=lambda c: c.rank)}")
        else:
            do(deal, f"{seat} {'content' if deal.phase == 'accusations' else 'free'}")
    return deal


def next_after(deal: StrictEnglish) -> StrictEnglish:
    while deal.phase == "marking" and not deal.over:
        do(deal, f"{deal.must[0]} marked")
    return english(score=(deal.score[0], deal.score[1]), ledger=deal.handed_on)


def test_51_52_honours_are_claimed_before_the_next_turn_up() -> None:
    """To score them is not enough (52); claimed, they may be scored as long as the game lasts."""
    deal = reckoned(*HONOURS[3])
    tricks = deal.ledger.accounts[0].plain
    assert deal.ledger.accounts[0].spoken == 2
    start = [f"0 mark {tricks}"] if tricks else []
    scored = next_after(do(deal.copy(), *start, "0 mark 2"))
    assert do(scored, "1 accuse 52 0").score == [tricks, 0]
    claimed = next_after(do(deal.copy(), *start, "0 name-honours 3"))
    do(claimed, *[f"{claimed.must[0]} play {claimed.allowed(claimed.must[0])[0]}" for _ in range(1)])
    assert do(claimed, "0 mark 2", "1 accuse 56 0").score == [tricks + 2, 0]
    silent = next_after(do(deal.copy(), *start))
    assert do(silent, "0 name-honours 3", "0 mark 2", "1 accuse 56 0").score == [tricks, 0], "51"


def test_52_who_has_the_game_by_tricks_and_honours_need_not_claim_them() -> None:
    """It is enough to call the game (002:5591-5597)."""
    tricks = reckoned(*HONOURS[3]).ledger.accounts[0].plain
    deal = english(*HONOURS[3], score=(3 - tricks, 0))
    deal = to_the_marks(deal)
    do(deal, f"0 mark {tricks}")
    assert deal.refusal(0, Move(("marked",))).number == 56          # type: ignore[union-attr]
    do(deal, "0 mark 2")
    assert deal.refusal(0, Move(("marked",))) is None


def test_56_with_what_was_forgotten_no_more_is_left_than_wins_the_game() -> None:
    forgot = reckoned()
    assert forgot.ledger.accounts[0].left == 4
    again = to_the_marks(next_after(forgot))
    assert again.ledger.accounts[0].left == 5, "of the eight that were won"


def test_51_honours_that_are_lost_take_none_of_the_tricks_with_them() -> None:
    """Of a side that had forgotten its game the tricks alone would win it, honours or none (50)."""
    deal = reckoned()
    account = deal.to_the_goal(0, Account(plain=8, spoken=1, named=4))
    assert (account.plain, account.spoken, account.left) == (5, 0, 5)


def test_56_an_erroneous_score_is_corrected_until_the_game_is_over() -> None:
    deal = reckoned()
    left = deal.ledger.accounts[0].left
    assert deal.refusal(0, Move(("mark", left + 1))).number == 56          # type: ignore[union-attr]
    over = next_after(do(deal.copy(), f"0 mark {left + 1}"))
    assert do(over, "1 accuse 56 0").score == [left, 0]
    forgot = next_after(deal)
    assert do(forgot, f"0 mark {left}", "1 accuse 56 0").score == [left, 0], "what was won may be marked later"
