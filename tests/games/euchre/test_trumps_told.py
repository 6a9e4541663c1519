"""What speaks for a call beside another is so of the hand, of the card turned up and of the score."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.cards import SUIT_NAMES, SUITS, cards
from cardtable.games.euchre import hands
from cardtable.games.euchre.evening import ProgressiveEuchre
from cardtable.games.euchre.game import GAME
from cardtable.games.euchre.hoyle import HoyleEuchre
from cardtable.games.euchre.rules import LAYOUT, Euchre, best_five
from cardtable.games.euchre.scoring import GAME as FIVE
from cardtable.games.euchre.speaks import ENOUGH, speaks_for
from cardtable.games.euchre.talk import EuchreTalk
from cardtable.rules.moves import Move
from cardtable.rules.options import Value
from cardtable.rules.sitting import Sitting
from cardtable.showing.phrases import count

FORMS: tuple[dict[str, Value], ...] = ({}, {"code": "hoyle-1909"}, {"form": "three"}, {"form": "two"}, {"joker": True})
TURNED, ORDER, ALONE, ASSIST, TAKE, PASS = "8H", ("order", "together"), ("order", "alone"), ("assist", "together"), \
    ("take", "together"), ("pass",)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_trumps_are_counted_with_the_bowers_and_the_turn_up(form: dict[str, Value]) -> None:
    rng, talk, said = Random(5), EuchreTalk(), set[str]()
    for _ in range(25):
        sitting = Sitting(GAME, form)
        while sitting.match.deal().preliminary or sitting.match.deal().phase != "adopting":
            seat = sitting.match.pending().must[0]
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
        deal = sitting.match.deal()
        assert isinstance(deal, Euchre)
        while deal.phase in ("adopting", "making") and not deal.over:
            seat = deal.must[0]
            calls = [Move(one) for one in deal.decision(seat)]
            leaves = next(call for call in calls if call.verb in EuchreTalk.declines)
            for call in calls:
                if call is leaves:
                    continue
                trump = SUITS.index(str(call[1])) if call.verb == "make" else deal.proposed
                held = deal.zone[deal.layout.hand[seat]] + deal.turned * (call.verb == "take")
                own = [one for one in held if deal.order.suit(one, trump) == trump]
                told, left = talk.speaks_for(deal, seat, call, leaves), talk.speaks_for(deal, seat, leaves, call)
                if len(own) >= ENOUGH:
                    assert told == f"you would have {count(len(own), 'trump')}"
                elif own:
                    assert left == f"you would have no more than {count(len(own), 'trump')}"
                else:
                    assert left == "you would have no trump"
                for name, card in zip(("the Right Bower", "the Left Bower"), best_five(trump), strict=False):
                    assert name not in told or card in held or "partner would have the Right" in told, told
                for ace in hands.ACES:
                    assert f"of {SUIT_NAMES[ace.suit]}" not in told or "the ace" not in told or ace in held \
                        or ace in deal.turned or str(ace)[1] == SUITS[trump], told
                said |= {told, left}
            sitting.submit(seat, leaves)
    assert len(said) > 4


def dealt(hand: str, seat: int = 1, score: tuple[int, ...] = (0, 0), kind: type[Euchre] = HoyleEuchre,
          turned: str = TURNED, **terms: Any) -> Euchre:
    """Four at table, the dealer at 0, of whom this seat holds these cards and a card is turned up."""
    deal = kind(dealer=0, score=score, purse=[0] * 4, player=(0, 1, 2, 3), **terms)
    deal.zone[LAYOUT.hand[seat]] = cards(hand)
    deal.turned = deal.zone[LAYOUT.turn_up] = cards(turned)
    deal.phase = "adopting"
    return deal


CASES = (
    ("7H 9C QC 8D AS", 2, (0, 0), ASSIST, PASS, ""),
    ("JD 7H QC 8S 9S", 2, (0, 0), ASSIST, PASS, "you would have the Left Bower and another trump"),
    ("TH 7H QC 8S 9S", 2, (0, 0), ASSIST, PASS, "your partner and you would have three trumps at the least"),
    ("TH 7H QC 8S AS", 2, (0, 0), ASSIST, PASS, "you would have two trumps and the ace of spades"),
    ("TH 7H QC 8S 9S", 1, (0, 4), ORDER, PASS, ""),
    ("TH 7H QC 8S 9S", 1, (4, 0), ORDER, PASS, "the others want but one point, which wins them the game just as a "
     "euchre does"),
    ("JH AH KH 8S 9S", 1, (3, 0), PASS, ORDER, "a euchre would win the game for the others"),
    ("QH AH KH 8S 9S", 1, (2, 0), PASS, ORDER, "you would have three trumps, but neither Bower"),
    ("JH AH KH 8S 9S", 1, (0, 0), PASS, ORDER, "the dealer would have the eight of hearts, too"),
    ("JH AH KH AS 9S", 1, (0, 2), ALONE, ORDER, "all five tricks count four points alone, not two"),
    ("JH AH KH AS 9S", 1, (0, 3), ALONE, ORDER, ""),
    ("JH AH KH AS 9S", 1, (0, 3), ORDER, ALONE, "you would have three trumps, and your partner may help to the two "
     "points that win"),
    ("JH AH KH AS 9S", 1, (0, 0), ORDER, ALONE, "you would have three trumps, but alone the nine of spades might "
     "lose a trick"),
    ("QH AH KH AS AC", 1, (0, 0), ORDER, ALONE, "you would have three trumps, but alone you might meet the Right "
     "Bower"),
    ("JH 9C QC KD AS", 0, (0, 0), TAKE, ("turn-down",), "you would have the Right Bower, another trump and the ace of "
     "spades"),
)


@pytest.mark.parametrize(("hand", "seat", "score", "call", "other", "told"), CASES)
def test_why_a_call_is_the_better_one(hand: str, seat: int, score: tuple[int, ...], call: tuple[str, ...],
                                      other: tuple[str, ...], told: str) -> None:
    assert speaks_for(dealt(hand, seat, score), seat, Move(call), Move(other)) == told


def test_partner_takes_up_what_is_turned() -> None:
    deal = dealt("9H TH QC 8S 9S", 2, turned="JH")
    together = speaks_for(deal, 2, Move(ASSIST), Move(PASS))
    assert together == "your partner would have the Right Bower, and you two trumps"
    alone = speaks_for(deal, 2, Move(("assist", "alone")), Move(PASS))
    assert "partner" not in alone                # whose cards would be laid down


def test_at_the_last_table_five_points_win_nothing() -> None:
    hand, call = "TH 7H QC 8S 9S", Move(ORDER)
    head, booby = (dealt(hand, 1, (FIVE - 1, 0), ProgressiveEuchre, head=head) for head in (True, False))
    assert speaks_for(head, 1, call, Move(PASS))
    assert not speaks_for(booby, 1, call, Move(PASS))
