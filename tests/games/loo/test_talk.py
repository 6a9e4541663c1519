"""What is said at Loo: words agree with what may be done, Pam is named, and nothing stands twice on a plate."""
from __future__ import annotations

from cardtable.cards import cards
from cardtable.games.loo import words
from cardtable.games.loo.laws import LAW
from cardtable.games.loo.rules import Loo
from cardtable.games.loo.talk import TALK
from cardtable.rules.events import Event
from cardtable.rules.moves import Move
from tests.games.loo.moments import HANDS, Evening, drawing, five

NAMES = (None, "Miss Lisle", "Mr. Penrose", "Mrs. Beaumont", "the Abbé")
PAM = "9H 4D KC 2D 3C", "JC 6H 4H 9D 8S", "KH 7H QS JD 3S"


def told(evening: Evening, move: str) -> list[str]:
    """What seat 0 reads about the next move."""
    deal, events = evening.deal, list[Event]()
    evening.sitting.listeners.append(events.append)
    evening.turn(move)
    seen = [event.to(deal.eyes(0)) for event in events]
    return [line.text for line in TALK.lines(evening.deal.view(0), seen, NAMES.__getitem__) if line.text]


def asked(evening: Evening) -> tuple[str, str]:
    """What the plate of who is to declare says, and what his decision is called for who is new to it."""
    deal = evening.deal
    return TALK.expected(deal), TALK.guidance[TALK.stage(deal)]


def test_passing_is_spoken_of_only_where_it_is_a_choice() -> None:
    must = Evening(4, 0, form="five", must=True).deals("8H", "AH QH TH KC 2D", "JC 6H 4H 9D 8S")
    one = Evening(5, 2, 0).deals("8H", *HANDS, miss="JH 9S 3D").say("stand pass pass pass")
    for evening in (must, one, five(), drawing()):
        verbs = {choice.verb for choice in evening.deal.decision(0).choices}
        plate, question = asked(evening)
        assert plate in TALK.plate(evening.deal.view(0), 0)
        assert ("pass" in plate) == ("pass" in verbs)
        assert ("those who pass" in question) == ("pass" in verbs)
        assert ("draw" in plate) <= ("draw" in verbs)
        assert ("miss" in plate) <= ("miss" in verbs)


def test_the_token_says_that_cards_are_marked_first() -> None:
    assert TALK.several(("draw",), 0) == words.MARK_FIRST
    assert TALK.several(("draw",), 2) == "Draw two"
    assert TALK.meaning(Move(("draw",)), words.MUST).startswith("The cards you mark go away")


def test_miss_stands_on_a_plate_when_it_is_no_longer_quoted_there() -> None:
    evening = five().say("stand pass miss pass stand")
    assert "miss" not in TALK.plate(evening.deal, 2)
    assert "miss" in TALK.brief(evening.deal, 2)
    assert "miss" in TALK.plate(evening.plays("KH JH").deal, 2)


def test_pam_is_named_where_he_leads_and_where_he_wins() -> None:
    evening = Evening(3, 2, form="five").deals("8H", *PAM).say("stand stand stand")
    evening.plays("9H")
    assert told(evening, "play JC") == []
    assert told(evening, "play 7H") == ["Miss Lisle takes the trick with Pam."]
    leads = Evening(3, 2, form="five").deals("8H", PAM[1], PAM[0]).say("stand stand stand")
    assert told(leads, "play JC") == ["You lead Pam."]


def test_pam_that_is_civil_takes_nothing() -> None:
    evening = drawing().say("stand stand stand pass civil").plays("6H")
    assert told(evening, "play 7H")[:1] == ["Your ace of hearts takes the trick."]


def test_who_broke_a_duty_is_not_said_to_have_revoked() -> None:
    """Laws 9 to 14 are duties to lead and to head as well as to follow (002:3037-3055)."""
    deal = Evening(5, 2, 0, laws="strict").deals("8H", *HANDS, miss="JH 9S 3D").deal
    heard = [Event("said", 1, what="accuse", args=(LAW["revoke"], accused, 1)) for accused in (0, 2)]
    assert [line.text for line in TALK.lines(deal.view(0), heard, NAMES.__getitem__) if line.kind == "said"] == [
        "You have broken a duty, in the first trick.", "Mr. Penrose, you have broken a duty, in the first trick."]


def test_cards_thrown_up_are_on_no_slip_but_of_who_held_them() -> None:
    """002:2879-2882: nobody has a right to look at them."""
    deal = Loo(0, (), [10] * 4, (0, 1, 2, 3), cards=3, single=3)
    deal.declared, held = (1, 3), cards("AS KS QS")
    assert [TALK.on_slip(deal.view(0), seat, held) for seat in range(4)] == [held, held, (), held]
