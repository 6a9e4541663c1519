"""What is put right in time, accepted or called: revokes, leads out of turn, exposed cards."""
from __future__ import annotations

import pytest

from cardtable.cards import cards
from cardtable.rules.events import NATURE
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from tests.families.toys import MENDED_LAW, Mended

HANDS = "AH KH QH AC KC", "JH AD KD QD JD", "TH AS KS QS JS", "QC JC TC TD TS"
LEAD, EARLY, REVOKE, PUT = (MENDED_LAW[name] for name in ("turn", "early", "revoke", "put"))


def dealt(*moves: str) -> Mended:
    """Hearts are trumps, and seat 0 leads; seats 0 and 2 are partners."""
    deal = Mended(3, player=(0, 1, 2, 3))
    deal.do_shuffle(NATURE, *[cards(hand)[n] for n in range(5) for hand in HANDS])
    return say(deal, *moves)


def say(deal: Mended, *moves: str) -> Mended:
    """Seat and words, lawful; with a number before them against this article, with ! impossible."""
    for text in moves:
        number, _, rest = text.rpartition(": ")
        seat, _, words = rest.lstrip("!").partition(" ")
        law = deal.refusal(int(seat), Move.read(words))
        assert (law is IMPOSSIBLE) == rest.startswith("!"), f"{text}: {law}"
        if law is not IMPOSSIBLE:
            assert (law.number if law else 0) == int(number or 0), f"{text}: {law and law.number}"
            deal.apply(int(seat), Move.read(words), law)
    return deal


def lying(deal: Mended, seat: int) -> tuple[str, str]:
    """What a seat has in hand, and what lies exposed before it, sorted."""
    zones = deal.layout.hand[seat], deal.layout.exposed[seat]
    hand, exposed = (" ".join(sorted(map(str, deal.zone[zone]))) for zone in zones)
    return hand, exposed


REVOKED = "0 play AH", f"{REVOKE}: 1 play AD"


def test_its_maker_puts_a_revoke_right_and_pays_for_it() -> None:
    deal = dealt(*REVOKED, "2 play TH", "1 mend")
    assert (deal.phase, deal.must, deal.due[0].article) == ("remedy", (2,), PUT)
    assert (deal.zone[deal.layout.trick], lying(deal, 1)) == (cards("AH"), ("JD JH KD QD", "AD"))
    assert "TH" in lying(deal, 2)[0], "what was played upon it goes back freely"
    say(deal, "2 exact lowest")
    assert (deal.phase, deal.must, deal.decision(1).choices[0].fields[0].range) == ("play", (1,), cards("JH"))


def test_his_partner_s_card_upon_it_lies_exposed() -> None:
    deal = dealt(*REVOKED, "2 play TH", "3 play TD", "1 mend")
    assert lying(deal, 3) == ("JC QC TC TS", "TD")
    assert (deal.taken, deal.leader, deal.on_table()) == ((0,) * 4, 0, cards("AH"))


def test_who_notices_in_time_has_it_put_right() -> None:
    deal = dealt(*REVOKED, f"2 accuse {REVOKE} 1 1")
    assert (deal.phase, deal.due[0].article) == ("remedy", PUT)
    deal = dealt(*REVOKED, f"2 accuse {REVOKE} 3 1")
    assert deal.phase == "play", "a mistaken claim waits for the cards like a right one too late"


def test_it_is_put_right_though_its_maker_is_asked_whether_the_next_lead_is_called() -> None:
    """No card is called before one that goes back."""
    deal = dealt("0 play AH")
    deal.expose(0, cards("KH"))
    say(deal, f"{REVOKE}: 1 play AD", "2 play TH", "3 play TD")
    assert (deal.phase, deal.must) == ("ordering", (1,))
    say(deal, "1 mend")
    assert (deal.phase, deal.due[0].article, [one.phase for one in deal.interrupted]) == ("remedy", PUT, ["play"])
    say(deal, "2 exact lowest")
    assert (deal.phase, deal.must) == ("play", (1,))


@pytest.mark.parametrize(("then", "complete"), [
    (("0 turn",), True), (("0 play KH",), False), (("0 play KH", "1 play JH"), True),
    ((f"{LEAD}: 1 play KD",), False)])
def test_a_revoke_is_complete(then: tuple[str, ...], complete: bool) -> None:
    """Turned, or its maker has played on; his partner's play, and a lead of his own out of turn, are none."""
    deal = dealt(*REVOKED, "2 play TH", "3 play TD", *then)
    assert (deal.refusal(1, Move(("mend",))) is IMPOSSIBLE) is complete


def test_complete_it_is_proved_at_the_end_by_its_trick() -> None:
    deal = dealt(*REVOKED, "2 play TH", "3 play TD", "0 turn", f"2 accuse {REVOKE} 1 1")
    while deal.phase == "play":
        deal.apply(deal.must[0], next(iter(deal.decision(deal.must[0]))))
    for seat in range(4):
        say(deal, f"{seat} content")
    assert (deal.phase, deal.must) == ("remedy", (2,))


def test_a_lead_out_of_turn_stands_unless_it_is_claimed() -> None:
    deal = dealt(f"{LEAD}: 1 play AD")
    assert (deal.leader, deal.must) == (1, (2,))
    say(deal, f"2 accuse {LEAD} 1")
    assert (deal.phase, deal.must) == ("remedy", (0,)), "the rightful leader speaks for his side"
    say(deal, "0 exact accept")
    assert (deal.phase, deal.must, deal.on_table()) == ("play", (2,), cards("AD"))


def test_it_is_exposed_and_so_is_what_his_partner_played_upon_it() -> None:
    deal = dealt(f"{LEAD}: 1 play AD", "2 play AS", "3 play TD", f"0 accuse {LEAD} 1", "0 exact exposed-lead")
    assert (lying(deal, 1), lying(deal, 3)) == (("JD JH KD QD", "AD"), ("JC QC TC TS", "TD"))
    assert (deal.must, "AS" in lying(deal, 2)[0], deal.on_table()) == ((0,), True, ())


def test_it_stands_when_the_rightful_side_has_played_on() -> None:
    tricks = f"{LEAD}: 1 play AD", "2 play AS", "3 play TD", "0 play AH"
    say(dealt(*tricks), f"2 accuse {LEAD} 1", "0 exact accept")
    assert dealt(*tricks, "0 play AC", f"2 accuse {LEAD} 1").phase == "play"


BY_TWO = "0 play KC", "1 play QD", "2 play JS", "3 play TC"
"""Seat 0 has won a trick."""


def test_a_suit_is_called_of_the_side_at_fault_if_the_lead_is_its_partner_s() -> None:
    deal = dealt("0 play AC", "1 play JH", "2 play JS", "3 play TC")
    assert deal.leader == 1
    say(deal, f"{LEAD}: 3 play QC", f"2 accuse {LEAD} 3")
    assert deal.must == (2,), "his partner cannot judge"
    say(deal, "2 exact call-suit-this-trick", "2 suit diamonds")
    assert deal.allowed(1) == cards("AD KD QD JD")


def test_a_suit_called_for_the_next_trick_lapses_if_they_do_not_lead() -> None:
    deal = dealt(*BY_TWO, f"{LEAD}: 3 play JC", f"0 accuse {LEAD} 3", "0 exact call-suit-next-trick", "0 suit clubs",
                 "0 play AH", "1 play JH", "2 play TH", "3 play TD", "0 play QH", "1 play AD")
    assert deal.phase == "play"
    assert not [demand for demand in deal.demands if demand.trick < deal.trick_number()]


def test_a_card_to_a_trick_begun_lies_until_its_turn_and_binds_the_partner() -> None:
    deal = dealt("0 play KC", f"{EARLY}: 3 play TC")
    assert (deal.phase, deal.must) == ("remedy", (0,))
    say(deal, "0 exact highest-or-trump")
    assert [str(move) for move in deal.decision(1)] == ["play JH"], "he is void, and trumps"
    say(deal, "1 play JH", "2 play JS")
    assert [str(move) for move in deal.decision(3)] == ["play TC"]


def exposed(*moves: str) -> Mended:
    """The king of diamonds lies exposed before seat 1, and seat 0 has led."""
    return dealt(f"{LEAD}: 1 play KD", f"0 accuse {LEAD} 1", "0 exact exposed-lead", *moves)


def test_an_exposed_card_is_called_before_its_owner_plays() -> None:
    deal = exposed("0 play AC")
    assert (deal.phase, deal.must) == ("ordering", (2,))
    say(deal, "2 demand KD")
    assert [str(move) for move in deal.decision(1)] == ["play KD"]
    say(deal, "1 play KD")
    assert lying(deal, 1) == ("AD JD JH QD", "")


def test_an_order_that_cannot_be_obeyed_leaves_it_exposed() -> None:
    deal = exposed("0 play AH", "2 demand KD")
    assert [str(move) for move in deal.decision(1)] == ["play JH"]
    assert lying(say(deal, "1 play JH"), 1)[1] == "KD"


@pytest.mark.parametrize(("order", "may"), [
    ("forbid KD", "JH AD QD JD"), ("highest diamonds", "AD"), ("lowest diamonds", "JD"), ("free", "JH AD KD QD JD")])
def test_it_may_be_forbidden_or_its_suit_s_best_or_worst_called(order: str, may: str) -> None:
    deal = exposed("0 play AC", f"2 {order}")
    assert {str(move) for move in deal.decision(1)} == {f"play {card}" for card in may.split()}
    say(deal, f"1 play {may.split()[0]}")
    assert lying(deal, 1)[1] == ("KD" if order == "free" else ""), "an order obeyed has freed it"


def test_who_disobeys_has_revoked() -> None:
    say(exposed("0 play AC", "2 demand KD"), f"{REVOKE}: 1 play JD")


def test_who_cannot_follow_with_an_exposed_card_has_shown_that_his_hand_has_none_of_the_suit() -> None:
    deal, told = dealt("0 play AH", "1 play JH", "2 play TH"), list[int]()
    deal.expose(3, cards("TD"))
    deal.tell = lambda event: told.append(event.src) if event.kind == "lacks" else None
    deal.do_play(3, *cards("TD"))
    assert told == [deal.layout.hand[3]]
