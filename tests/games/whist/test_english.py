"""The English laws of 1900 among fallible people, article by article: what is done, and what the match then offers."""
from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from cardtable.cards import BACKS, SUIT_NAMES, cards
from cardtable.families.tricks.strict import answers as common
from cardtable.games import game
from cardtable.games.whist.scoring import ENGLISH
from cardtable.games.whist.strict import StrictEnglish, StrictEnglishDummy, answers_english
from cardtable.games.whist.talk import WhistTalk
from cardtable.rules.events import NATURE, Event
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from tests.adapters.whist_strict import HANDS, Noticed, Sat
from tests.spread import far, sampled
from tests.suite import Form, Trial


class Table(Sat, StrictEnglish):
    """Seat 3 deals and turns up the two of hearts; seat 0 leads."""


class Three(Sat, StrictEnglishDummy):
    """Seat 2 is seat 0’s dummy."""


def dealt(deal: Any) -> Any:
    held = [cards(hand) for hand in HANDS]
    deal.do_shuffle(NATURE, *[held[seat][n] for n in range(13) for seat in range(4)])
    return deal


def at(*score: int) -> Table:
    found: Table = dealt(Table(3, score or (0, 0), [0] * 4, scheme=ENGLISH))
    return found


def three(dealer: int = 3) -> Three:
    """Seat 2 is a dummy."""
    found: Three = dealt(Three(dealer, (0, 0), [0] * 3, (0, 1, 0, 2), scheme=ENGLISH, open_seats=(2,)))
    return found


def can(deal: Sat, text: str) -> bool:
    """Whether it can be done, lawfully or not."""
    seat, _, words = text.partition(" ")
    return deal.refusal(int(seat), Move.read(words)) is not IMPOSSIBLE


def to_the_end(deal: Sat, *claims: str) -> Sat:
    """All is played, and these seats accuse."""
    deal.plays_on(60)
    said = {int(claim[0]): claim for claim in claims}
    for seat in list(deal.must):
        deal.does(said.get(seat, f"{seat} content"))
    return deal


# The turn-up

def test_42_left_after_the_second_trick_the_turn_up_may_be_called() -> None:
    assert not can(at().plays("2S"), "3 take-up") or at().plays("2S").refusal(3, Move.read("take-up")) is not None
    taken = at().plays("2S", "3S", "4S").does("3 take-up")
    assert cards("2H")[0] in taken.zone[taken.layout.hand[3]]
    assert not at().plays_on(4).exposed(3)
    left = at().plays_on(8)
    assert (left.exposed(3), left.may_take_up()) == ((), True), "the second trick has been neither turned nor led from"
    assert left.copy().does(f"{left.leader} turn").exposed(3) == cards("2H")
    assert left.plays_on(1).exposed(3) == cards("2H")


def test_43_to_name_the_turn_up_lets_a_trump_be_called_once() -> None:
    deal = at().plays("2S", "3S", "4S").does("3 take-up").plays("5S").does("1 name-turn-up")
    deal.does("2 accuse 43 1")
    assert deal.offers() == ["highest-trump", "lowest-trump"]
    deal.does("2 exact highest-trump", "3 play 7H", "0 play 3H")
    assert deal.allowed(1) == cards("QH")
    assert not deal.plays("QH").demands, "such a call is not repeated"
    assert not can(at(), "1 name-turn-up"), "while it lies there anybody may speak of it"


def test_44_taken_up_too_early_it_is_laid_down_again() -> None:
    deal = at().plays("2S").does("3 take-up")
    assert deal.offers() == ["lay-again", "let-it-go"]
    deal.does(f"{deal.must[0]} exact lay-again")
    assert deal.zone[deal.turn_up] == cards("2H")


def test_45_who_has_forgotten_it_has_his_best_or_worst_trump_called_until_it_falls() -> None:
    deal = at().plays("2S", "3S", "4S").does("3 take-up", "3 forget-trump")
    deal.does(f"{deal.must[0]} exact lowest-trump").plays("5S")
    assert len(deal.demands) == 1, "he could not obey without a revoke"
    assert deal.must == (2,) or deal.must
    assert not can(deal, "3 forget-trump")


# Cards shown

@pytest.mark.parametrize("act", ["drop QD", "name-card QD"])
def test_58_a_card_dropped_or_named_lies_exposed(act: str) -> None:
    assert at().does(f"1 {act}").exposed(1) == cards("QD")


def test_59_68_it_is_called_at_its_owner_s_turn_until_it_is_played() -> None:
    """Trick after trick (68); what falls below the table is none (59)."""
    assert not at().does("1 drop-unseen QD").exposed(1)
    deal = at().does("1 drop QD", "0 play AS")
    assert (deal.phase, deal.must[0] in (0, 2)) == ("ordering", True)
    deal.does(f"{deal.must[0]} demand QD")
    assert QD not in deal.allowed(1), "67: no call can make anybody revoke"
    deal.plays("3S", "4S", "5S").does("0 play AD")
    assert deal.phase == "ordering", "it may be called again (68)"
    assert deal.does(f"{deal.must[0]} demand QD").allowed(1) == (QD,)


QD = cards("QD")[0]


def test_59_of_two_cards_the_adversaries_say_which_stays() -> None:
    deal = at().does("0 play 2S", "1 play 3S", "1 play TS")
    assert deal.offers() == ["first-stays", "second-stays"]
    deal.does(f"{deal.must[0]} exact second-stays")
    assert (deal.on_table(), deal.exposed(1)) == (cards("2S TS"), cards("3S"))


def test_60_who_leads_on_without_waiting_has_his_partner_told_to_win() -> None:
    deal = at().does("0 play AS", "1 play 3S", "0 lead-on KS")
    assert (deal.exposed(0), deal.offers()) == (cards("KS"), ["partner-win", "let-it-go"])
    deal.does(f"{deal.must[0]} exact partner-win")
    assert [(d.seat, d.kind) for d in deal.demands] == [(2, "win")]


def test_61_a_hand_thrown_down_is_exposed_and_the_others_keep_theirs() -> None:
    deal = at().does("1 throw-down")
    assert (len(deal.exposed(1)), [len(deal.zone[deal.layout.hand[seat]]) for seat in (0, 2)]) == (13, [13, 13])


def test_62_all_thrown_down_nothing_is_claimed_but_a_revoke() -> None:
    """What was taken counts; a revoke is paid by three points added or taken off, never by tricks."""
    deal = at().does("0 play AS", "1 play QD").plays("4S", "5S")
    for seat in range(4):
        deal.plays_on(0).does(f"{seat} throw-down")
    assert (deal.phase, [deal.tricks(side) for side in range(2)]) == ("accusations", [1, 0])
    deal.does("0 accuse 74 1 1", "1 content", "2 content", "3 content")
    assert deal.offers() == ["take-three", "add-three"]


@pytest.mark.parametrize(("named", "exposed"), [("QD", "QD"), ("2C", "")])
def test_63_a_card_detached_is_named_rightly_or_wrongly(named: str, exposed: str) -> None:
    deal = at().does("1 detach QD")
    assert (deal.view(0).offences, len(deal.view(1).offences)) == ((), 1), "which it is he alone knows"
    assert can(deal, "0 name-detached QD")
    assert not can(deal, "3 name-detached QD"), "his partner does not name it"
    assert not can(deal.copy().does("0 play 2S"), "0 name-detached QD"), "at once, or not at all"
    deal.does(f"0 name-detached {named}")
    assert deal.exposed(1) == cards(exposed)
    if not exposed:
        assert (deal.offers(), deal.must[0] in (1, 3)) == (["call-suit", "let-it-go"], True)


# Out of turn

def led_early() -> Table:
    return at().does("1 play JS", "0 accuse 64 1")


def test_64_the_card_is_called_or_a_suit_when_that_side_next_leads() -> None:
    """The card goes back to its hand when a suit is called, and the suit is called of whoever of them leads first."""
    deal = led_early()
    assert (deal.offers(), deal.must) == (["exposed-lead", "call-suit-later"], (0,))
    called = deal.copy().does("0 exact exposed-lead")
    assert (called.exposed(1), called.must) == (cards("JS"), (0,))
    suit = deal.does("0 exact call-suit-later", "0 suit clubs")
    assert (suit.exposed(1), suit.must) == ((), (0,))
    suit.plays("2S", "JS", "4S", "5S")
    assert (suit.must, {card.suit for card in suit.allowed(1)}) == ((1,), {cards("2C")[0].suit})
    at_once = at().does("2 play 9S", "1 accuse 64 2", "1 exact call-suit-later", "1 suit clubs")
    assert at_once.allowed(0) == cards("AC KC 5C"), "of the partner, whose lead it was, at once"


def test_65_partners_who_lead_together() -> None:
    deal = at().does("0 play 2S", "2 lead-with TD")
    assert deal.offers() == ["highest", "lowest", "call-it-later"]
    chooser = deal.must[0]
    assert chooser in (1, 3)
    assert deal.copy().does(f"{chooser} exact call-it-later").exposed(2) == cards("TD")
    deal.does(f"{chooser} exact lowest").plays("3S")
    assert deal.allowed(2) == cards("4S")


def test_66_a_false_lead_followed_by_all_stands_else_only_the_leader_pays() -> None:
    assert at().does("1 play JS").plays("9S", "7S", "AS").does("0 accuse 64 1").phase == "play"
    deal = at().does("1 play JS").plays("9S", "7S").does("2 accuse 64 1", "2 exact exposed-lead")
    assert [deal.exposed(seat) for seat in range(4)] == [(), cards("JS"), (), ()]


def test_67_no_order_makes_anybody_revoke() -> None:
    deal = at().does("1 drop QD", "0 play AS")
    deal.does(f"{deal.must[0]} demand QD")
    assert deal.allowed(1) == cards("JS TS 3S")


def test_69_a_suit_called_that_he_lacks_is_paid() -> None:
    deal = at().does("2 play 9S", "1 accuse 64 2", "1 exact call-suit-later", "1 suit hearts").plays("AH")
    assert not deal.suits_owed


def test_64_and_94_two_faults_have_two_suits_called_each_by_its_own_article() -> None:
    deal, heard = at(), list[Event]()
    deal.tell = heard.append
    deal.does("2 play 9S", "1 accuse 64 2", "1 exact call-suit-later", "1 suit hearts")
    deal.plays("AS", "3S", "4S", "5S").does("0 turn", "2 look 1", "3 accuse 94 2", "3 exact call-suit", "3 suit clubs")
    assert [(event.args, event.law) for event in heard if event.what == "suit-later"] == \
        [(("hearts",), 64), (("clubs",), 94)]
    assert not deal.suits_owed[1:], "hearts were paid by the lead of a hand that had others to lead"


def test_94_of_two_suits_called_the_second_is_led_after_the_first() -> None:
    deal = at().plays("AS", "3S", "4S", "5S")
    deal.does("0 turn", "2 look 1", "3 accuse 94 2", "3 exact call-suit", "3 suit clubs",
              "0 look 1", "3 accuse 94 0", "3 exact call-suit", "3 suit diamonds")
    assert {card.suit for card in deal.allowed(0)} == {card.suit for card in cards("5C")}
    deal.plays("AC", "6C", "4C", "2C").does("0 turn")
    assert {card.suit for card in deal.allowed(0)} == {card.suit for card in cards("4D")}
    assert not deal.plays("AD").suits_owed


def test_80_a_revoke_named_in_time_is_taken_back_aloud_and_nothing_is_searched_for() -> None:
    told, deal = list[str](), at()

    def hear(event: Event) -> None:
        told.extend([line.text for line in WhistTalk().lines(deal, [event], lambda seat: f"Seat {seat}")])
    deal.plays("AS").does("1 play QH")
    deal.tell = hear
    deal.does("2 accuse 74 1 1")
    assert "I take that card back." in told
    assert not any("searched" in text for text in told)


def test_61_a_hand_thrown_down_is_told_of_in_one_sentence() -> None:
    told, deal = list[str](), at()

    def hear(event: Event) -> None:
        told.extend([line.text for line in WhistTalk().lines(deal, [event], lambda seat: f"Seat {seat}")])
    deal.tell = hear
    deal.does("1 throw-down")
    found, = [text for text in told if text.endswith("exposed.")]
    assert found.startswith("Seat 1’s ")
    assert found.endswith(" and seven of clubs lie exposed.")


def test_67_a_companion_calls_no_card_that_cannot_be_played_or_that_takes_the_trick() -> None:
    deal = at().does("1 drop QD", "1 drop JS", "0 play AS")
    assert common.ordering(deal, deal.must[0], "").move == Move(("demand", *cards("JS"))), "he has a spade to play"
    low = at().does("1 drop QD", "1 drop JS", "0 play 2S")
    assert common.ordering(low, low.must[0], "").move == Move(("free",)), "the knave would take it"


def test_59_a_companion_calls_out_the_best_card_of_a_leader_that_his_own_hand_beats() -> None:
    """A hand thrown down is led from as its adversaries like; whoever holds nothing better calls none of it."""
    deal = at().does("0 throw-down")
    held, open_ = deal.playable(deal.must[0]), deal.exposed(0)
    assert deal.phase == "ordering"
    assert len(open_) == 13
    said = common.ordering(deal, deal.must[0], "").move
    assert said.verb == "demand"
    called = next(card for card in open_ if card in said)
    beating = {c for c in open_ if any(h.suit == c.suit and deal.order.strength(h, deal.trump)
                                       > deal.order.strength(c, deal.trump) for h in held)}
    assert called in beating
    assert deal.order.strength(called, deal.trump) == max(deal.order.strength(c, deal.trump) for c in beating)
    some = at().does("0 drop 2S")
    assert common.ordering(some, some.must[0], "").move == Move(("free",)), "he could have led worse from his hand"
    assert common.ordering(deal, deal.must[0], "", loses=True).move == Move(("free",)), "he is to lose tricks"


def test_69_no_suit_is_called_that_a_hand_lying_open_has_not() -> None:
    deal = at().does("0 throw-down")
    caller = deal.must[0]
    short = {card.suit for card in deal.exposed(0)}
    assert common.naming_suit(deal, caller, "").move[1] in [SUIT_NAMES[suit] for suit in short]
    clubs = tuple([card for card in deal.exposed(0) if card.suit == 0])
    deal.zone[deal.layout.exposed[0]] = tuple([card for card in deal.exposed(0) if card.suit not in (0, 1, 2)])
    assert clubs
    assert common.naming_suit(deal, caller, "").move[1] == SUIT_NAMES[3]


def test_70_third_hand_before_second_lets_fourth_play_before_his_partner() -> None:
    deal = at().does("0 play 2S", "2 play 9S")
    assert deal.phase == "play", "nothing is exacted for it"
    assert deal.does("3 play 5S").phase == "play", "nor for the fourth hand, whose partner is not told anything"


def test_71_fourth_hand_too_soon_and_his_partner_is_told() -> None:
    deal = at().does("0 play 2S", "3 play 5S")
    assert deal.offers() == ["partner-win", "partner-lose"]
    deal.does(f"{deal.must[0]} exact partner-win")
    assert deal.allowed(1) == cards("JS TS 3S")
    low = at().does("0 play 2S", "3 play 5S")
    assert low.does(f"{low.must[0]} exact partner-lose").allowed(1) == cards("JS TS 3S"), "he cannot lose it"


# The revoke

REVOKED = "0 play AS", "1 play QD", "2 play 4S", "3 play 5S"


def revoked(*score: int) -> Table:
    return at(*score).does(*REVOKED)


def test_78_the_question_may_be_put_until_the_trick_is_quitted() -> None:
    """By a partner whose turn has passed, too; who is asked and has revoked puts it right."""
    whole = at().does(*REVOKED[:3], "3 play 5S")
    assert not whole.on_table()
    assert can(whole, "3 ask")
    assert not can(whole, "0 ask"), "it was not his partner"
    asked = whole.copy().does("3 ask")
    said = common.turns(asked, 1, 1, "", "")
    assert said is not None
    assert said.move == Move(("mend",))
    assert not can(whole.does("0 turn"), "3 ask")


def test_74_78_it_is_a_revoke_and_the_partner_s_question_keeps_it_open() -> None:
    asked = at().does(*REVOKED[:3], "3 ask", "3 play 5S", "0 turn")
    assert can(asked, "1 mend"), "the adversaries’ turning does not establish it (78)"
    assert not can(asked.copy().does("1 have-none"), "1 mend")
    assert asked.does("1 mend").offers() == ["highest", "lowest", "call-it-later"], "and yet it is paid for"
    assert [o.article for o in at().does(*REVOKED[:2]).offences] == [74]


@pytest.mark.parametrize(("way", "before", "side", "gain"), [
    ("add-three", (0, 0), 0, 3), ("take-three", (0, 4), 1, -3), ("three-tricks", (0, 0), 0, 0)])
def test_75_three_tricks_or_three_points(way: str, before: tuple[int, int], side: int, gain: int) -> None:
    """Before all other scores, as the book’s two of three added to a score of two, which win a treble."""
    deal = to_the_end(revoked(*before), "0 accuse 74 1 1")
    assert (deal.offers(), deal.must[0] in (0, 2)) == (["three-tricks", "take-three", "add-three"], True)
    heard: list[tuple[int, int, str]] = []
    cited: list[int] = []

    def hear(event: Event) -> None:
        if event.kind == "scored":
            heard.append((event.seat, event.points, event.what))
        elif event.what == "exact":
            cited.append(event.law)

    deal.tell = hear
    deal.does(f"{deal.must[0]} exact {way}")
    assert cited == [75], "what it costs stands in 75"
    assert "slam" not in WhistTalk.meanings[f"exact {way}"], "a slam is Deschapelles’"
    if gain:
        assert heard[0] == (side, gain, "revoke")
    treble = to_the_end(revoked(2, 0), "0 accuse 74 1 1")
    treble.taken = (0, 13, 0, 0)
    treble.does(f"{treble.must[0]} exact add-three")
    assert treble.score == [5, 0]


def test_76_an_order_that_is_not_obeyed_is_a_revoke() -> None:
    other = at().does("2 play 9S", "1 accuse 64 2", "1 exact call-suit-later", "1 suit clubs")
    law = other.refusal(0, Move.read("play 2S"))
    assert law is not None
    assert law.number == 76
    to_the_end(other.does("0 play 2S"), "1 accuse 76 0 1")
    assert other.offers() == ["three-tricks", "take-three", "add-three"]


@pytest.mark.parametrize("act", ["0 turn", "1 play JS", "3 play 7S", "3 throw-down"])
def test_77_turned_or_played_on_by_either_partner_it_is_established(act: str) -> None:
    assert can(revoked(), "1 mend")
    deal = revoked() if act == "0 turn" or "throw" in act else revoked().does("0 play KS")
    if act == "3 play 7S":
        deal.does("1 play JS" if not can(deal, "3 play 7S") else act)
    else:
        deal.does(act)
    assert not can(deal, "1 mend")


def test_79_who_claims_it_may_search_all_tricks() -> None:
    """So that it is proved though nobody saw it then."""
    assert to_the_end(revoked(), "2 accuse 74 1 1").offers()


def test_80_put_right_it_costs_a_card_or_the_best_or_worst_of_that_trick() -> None:
    """Those who played after him take their cards back freely."""
    deal = at().does(*REVOKED, "1 mend")
    assert (deal.offers(), [deal.exposed(seat) for seat in range(4)]) == (
        ["highest", "lowest", "call-it-later"], [()] * 4)
    chooser = deal.must[0]
    assert deal.copy().does(f"{chooser} exact lowest").allowed(1) == cards("3S")
    called = deal.does(f"{chooser} exact call-it-later")
    assert (called.exposed(1), called.on_table()) == (cards("QD"), cards("AS"))


def test_77_established_it_stays_so_though_the_card_that_made_it_so_goes_back() -> None:
    deal = revoked().does("0 play 2S", "1 play QH", "1 mend")
    assert not can(deal.does(f"{deal.must[0]} exact highest"), "1 mend")
    assert to_the_end(deal, "2 accuse 74 1 1").offers()


def test_78_80_what_was_not_played_as_demanded_is_put_right_too() -> None:
    """Where the card is called later, what had been demanded is played now."""
    deal = at().does(*REVOKED[:2], "1 mend")
    chooser = deal.must[0]
    deal.does(f"{chooser} exact highest", "1 play 3S", "2 play 4S", "1 mend")
    assert deal.offers() == ["highest", "lowest", "call-it-later"]
    assert deal.copy().does(f"{deal.must[0]} exact lowest").allowed(1) == cards("3S")
    assert deal.does(f"{deal.must[0]} exact call-it-later").allowed(1) == cards("JS")


def test_82_unclaimed_when_the_next_is_cut_for_it_is_lost() -> None:
    assert to_the_end(revoked()).over


def test_83_claimed_while_it_goes_on_the_hand_is_played_out() -> None:
    deal = revoked().does("0 turn", "2 accuse 74 1 1")
    assert deal.phase == "play"
    assert to_the_end(deal).offers()


@pytest.mark.parametrize("reread", [True, False])
def test_85_revokes_on_both_sides_cancel_and_neither_wins(reread: bool) -> None:
    """Nobody is asked for a price that nobody pays, as was done before revision 3."""
    deal = revoked(4, 4)
    deal.terms = replace(deal.terms, reread=reread)
    told = list[str]()
    deal.tell = lambda event: told.append(event.what)
    deal.does("0 turn", "0 play 2S", "1 play 3S", "2 play 4C", "3 play 6S")
    to_the_end(deal, "0 accuse 74 1 1", "1 accuse 74 2 2")
    assert (deal.over, "revokes cancel" in told) == (reread, reread)
    while not deal.over:
        deal.does(f"{deal.must[0]} exact add-three")
    assert (deal.void, max(deal.score)) == ("", 4)


def test_86_who_has_revoked_scores_no_more_than_four() -> None:
    deal = to_the_end(revoked(0, 4), "2 accuse 74 1 1")
    deal.taken = (0, 9, 4, 0)
    deal.does(f"{deal.must[0]} exact add-three")
    assert deal.score[1] == 4


# Tricks

def test_90_who_points_at_a_trick_has_his_partner_told() -> None:
    deal = at().plays("2S").does("1 point")
    assert deal.offers() == ["partner-highest", "partner-lowest", "partner-win", "partner-lose"]
    deal.does(f"{deal.must[0]} exact partner-lowest").plays("3S", "4S")
    assert deal.allowed(3) == cards("5S")
    assert not can(at().does("0 play 2S", "1 play 3S", "2 play 4S"), "0 point"), "his partner has played"


def test_94_to_look_at_a_quitted_trick_has_a_suit_called() -> None:
    deal = at().plays_on(8).does("1 look 1")
    deal.does("0 accuse 94 1")
    assert deal.offers() == ["call-suit"]
    deal.does("0 exact call-suit", "0 suit clubs").plays_on(4)
    while deal.must[0] % 2 == 0:
        deal.plays_on(4)
    assert {str(c)[1] for c in deal.allowed(deal.must[0])} == {"C"}


# Dummy

def test_96_of_two_cards_neither_lies_exposed() -> None:
    """His partner may show his cards: the adversaries say which stays, and he takes up the other (002:5944-5948)."""
    for choice, stays in (("first-stays", "2S"), ("second-stays", "AS")):
        deal = three().does("0 play 2S", "0 play AS", f"1 exact {choice}")
        assert (deal.on_table(), deal.exposed(0), len(deal.playable(0))) == (cards(stays), (), 12)


def test_96_a_turn_up_left_lying_costs_who_plays_two_hands_nothing() -> None:
    deal = three(dealer=0).plays_on(8)
    assert (deal.exposed(0), bool(deal.zone[deal.turn_up]), deal.may_take_up()) == ((), True, True)


def test_96_dummy_faults() -> None:
    """His revoke stands when it is quitted, unpaid; a lead from the wrong hand has a suit called from the right one;
    what his partner shows costs nothing."""
    assert three().does("2 play 9S", "1 accuse 96 0").phase == "remedy", "who plays two hands may be named by either"
    wrong = three().does("2 play 9S", "1 accuse 96 2", "1 exact call-suit-later", "1 suit clubs")
    assert (wrong.allowed(0), wrong.exposed(2)) == (cards("AC KC 5C"), ())
    dummy = three().plays("2S", "JS").does("2 play 4C").plays("5S")
    assert dummy.copy().does("1 accuse 96 2").offers() == ["mended"]
    mended = dummy.copy().does("1 accuse 96 2", "1 exact mended")
    assert (mended.must, mended.on_table()) == ((2,), cards("2S JS"))
    dummy.does("1 turn", "1 accuse 96 2")
    assert dummy.phase == "play"
    assert not three().does("0 drop KS").exposed(0)
    own = three().plays("2S", "JS", "4S", "5S").does("1 play QC", "2 play 4C", "3 play 3C", "0 play KD")
    assert to_the_end(own, "1 accuse 74 0 2").offers() == ["three-tricks", "take-three", "add-three"]


def test_96_what_dummy_does_wrong_is_claimed_while_it_can_be() -> None:
    """As his adversaries see his cards; once it is quitted it stands, and is claimed under no other article."""
    def said(deal: Three, seat: int) -> str:
        view: Any = Noticed(Knowledge(deal.eyes(seat), deal.pack, len(deal.layout)))
        view.knowledge.noticed = ((deal.layout.shown[2], cards("9S")),)
        thought = answers_english.aside(view, deal, seat)
        return str(thought.move) if thought is not None else ""

    dummy = three().plays("2S", "JS").does("2 play 4C")
    assert said(dummy, 1) == said(dummy, 3) == "accuse 96 2"
    quitted = dummy.plays("5S").does("1 turn")
    assert quitted.phase == "play"
    assert said(quitted, 1) == ""
    assert said(quitted, 3) == "take-up"
    assert said(three().does("2 play 9S"), 1) == "accuse 96 2"


# All of it

def test_random_matches() -> None:
    counts = Counter[str]()
    for seed, form in sampled([(0, "whist"), (1, "dummy")], 1):
        agreed = {"laws": "strict", "form": form, "rubbers": 1}
        counts += Trial(Form(game("whist"), agreed), seed, looks=.03).play().counts
    assert counts["pasts"] > far(5, 10)


# Two cards to a trick

def test_73_two_cards_to_a_trick_are_found_and_one_restored() -> None:
    """Exposed if no revoke has been made for want of it; else it goes back, and the revokes are claimed at the end."""
    deal = at().plays("AS", "3S", "4S", "5S", "KS", "TS", "8S", "6S").does("1 slip JS")
    hand = deal.layout.hand[1]
    assert deal.view(0).zone[hand] == BACKS[11], "nobody sees that it is missing"
    soon = deal.copy().does("0 accuse 73 1")
    assert soon.phase == "play"
    assert soon.exposed(1) == cards("JS")
    assert not deal.copy().does("0 accuse 73 3").exposed(1), "it was somebody else"
    late = deal.plays("QS", "6C", "9S", "7S").copy().does("0 accuse 73 1")
    assert not late.exposed(1)
    assert cards("JS")[0] in late.zone[hand]
    proved = to_the_end(late, "0 accuse 74 1 3")
    assert (proved.phase, proved.offers()) == ("remedy", ["three-tricks", "take-three", "add-three"])
    assert to_the_end(deal.copy()).over, "unclaimed it is lost"
    assert sum(to_the_end(deal.copy()).taken) == 13
    short = deal.copy().plays_on(39)
    assert not short.beneath, "a hand that runs short brings it to light"
