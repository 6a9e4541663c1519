"""What is written at strict Écarté: what he has in mind, a king that was not marked, and rows that say a thing once."""
from __future__ import annotations

import pytest

from cardtable.families.tricks.strict.marking import BY_HAND, STRUCK_OFF, TAKEN_DOWN
from cardtable.games.ecarte.rules.rules import DISCARD, HAND, STOCK
from cardtable.games.ecarte.show.talk import TALK
from cardtable.rules.events import Event
from cardtable.rules.moves import Move
from tests.games.ecarte.moments import shuffled
from tests.games.ecarte.test_dealt import DEALER, ELDER, cut, says
from tests.games.ecarte.test_given import exchange


@pytest.mark.parametrize(("moves", "told"), [
    ((f"29: {ELDER} ask-more",), "You will ask for one more than you throw out."),
    ((f"30: {ELDER} ask-fewer",), "You will ask for one fewer than you throw out."),
    ((f"{ELDER} discard 8C", f"{DEALER} give", f"33: {DEALER} take-more"),
     "You will take one more than you throw out."),
    ((f"{ELDER} discard 8C", f"{DEALER} give", f"34: {DEALER} take-fewer"),
     "You will take one fewer than you throw out."),
    ((f"{ELDER} discard 8C", f"{DEALER} give", f"36: {DEALER} take-showing"),
     "You will show the first card that you take."),
    ((f"{ELDER} discard 8C", f"{DEALER} give"), ""), ((), "")])
def test_what_he_has_in_mind_stands_above_the_tokens(moves: tuple[str, ...], told: str) -> None:
    """Who has said that he will ask for one too many sees so, until he has."""
    assert TALK.asked(exchange(*moves)) == told


def test_nothing_is_said_of_a_point_that_was_not_marked() -> None:
    """Where hands mark, a king announced has not been marked yet."""
    for verb in ("king", "withdraw"):
        assert "mark" not in TALK.meaning(Move((verb,)))
    assert TALK.token(Move(("withdraw",))) == "Own that you have it not"


def test_a_row_says_the_same_once() -> None:
    assert TALK.entry([BY_HAND, BY_HAND]) == "Marked"
    assert TALK.entry([BY_HAND, TAKEN_DOWN, BY_HAND, STRUCK_OFF]) == "Marked, taken down and put right"
    assert TALK.entry(["king", "point"]) == "King and point"


def told(*moves: str) -> list[str]:
    """What is said and told of the last of some moves of a deal by hand, by names."""
    writer = shuffled("9H", "KD").do(*moves[:-1])
    heard: list[Event] = []
    writer.sitting.listeners.append(heard.append)
    writer.do(moves[-1])
    lines = TALK.lines(writer.sitting.match.deal(), heard, lambda seat: ("Eleanor", "Henry")[seat])
    return [line.text for line in lines if line.kind in ("said", "told")]


OUT = ("0 cut", "1 deal", "1 turn-trump", "0 take-up-hand", "1 take-up-hand", "0 propose", "1 accept")


def own(seat: int, number: int, *moves: str) -> str:
    """The first cards of a hand."""
    deal = shuffled("9H", "KD").do(*moves).sitting.match.deal()
    return " ".join(map(str, deal.zone[HAND[seat]][:number]))


def test_who_takes_up_his_cards_is_told_and_seen_until_all_have() -> None:
    """Laws 9, 11 and 13 ask whether he had looked (000:301-322)."""
    assert told("0 cut", "1 deal", "0 take-up-hand") == ["Eleanor takes up the cards dealt there."]
    early = shuffled("9H", "KD").do("0 cut", "1 deal", "0 take-up-hand").sitting.match.deal()
    assert [TALK.part(early, seat) for seat in (0, 1)] == ["elder hand · hand taken up", "dealer"]
    later = shuffled("9H", "KD").do(*OUT[:5]).sitting.match.deal()
    assert [TALK.part(later, seat) for seat in (0, 1)] == ["elder hand", "dealer"]


def test_a_deal_void_before_trumps_were_made_names_none() -> None:
    """Law 11: two lay turned, and neither had been chosen (000:309-313)."""
    deal = says(cut(), "1 deal", "0 take-up-hand", "11: 1 turn-two")
    assert deal.void
    laid, = TALK.shared(deal, str)
    assert (laid.whose, laid.note, len(laid.cards)) == ("The cards turned", "neither was made trumps", 2)
    chosen = shuffled("9H", "KD").do(*OUT).sitting.match.deal()
    laid, = TALK.shared(chosen, str)
    assert laid.whose == "The turn-up"
    assert laid.note.endswith("were trumps")


@pytest.mark.parametrize(("word", "first"), [
    ("give-showing", "Henry shows the {} in giving."),
    ("give-faced", "The {} lies faced in the stock; Henry puts it aside.")])
def test_a_card_seen_in_giving_is_not_turned_up(word: str, first: str) -> None:
    """Laws 35 and 36: it makes no trumps."""
    thrown = own(0, 2, *OUT)
    before = (*OUT, f"0 discard {thrown}")
    top = shuffled("9H", "KD").do(*before).sitting.match.deal().zone[STOCK][0]
    assert told(*before, f"1 {word}") == [first.format(top.name)]


def test_a_card_turned_again_is_told_once() -> None:
    """Law 37."""
    given = (*OUT, f"0 discard {own(0, 2, *OUT)}", "1 give")
    before = (*given, f"1 discard {own(1, 1, *given)}")
    top = shuffled("9H", "KD").do(*before).sitting.match.deal().zone[STOCK][0]
    assert told(*before, "1 turn-again") == [f"Henry turns the {top.name}, as if for trumps."]


def test_what_is_put_aside_is_not_told_as_thrown_out() -> None:
    thrown = own(0, 2, *OUT)
    writer = shuffled("9H", "KD").do(*OUT, f"0 discard {thrown}", "1 give-faced")
    deal = writer.sitting.match.deal()
    assert TALK.caption(deal, DISCARD[1], lambda seat: None) == "put aside, one"
    assert TALK.caption(deal, DISCARD[0], lambda seat: None) == "yours, two"


def test_how_many_the_dealer_takes_is_told_before_the_talk_goes_on() -> None:
    thrown = own(0, 2, *OUT)
    before = (*OUT, f"0 discard {thrown}", "1 give", "1 take-fewer")
    said = told(*before, f"1 discard {own(1, 3, *before)}")
    assert said[:4] == ["Three for me.", "Henry takes two cards.", "Eleanor is to speak again.",
                        "From here neither side is penalised for standing."]


def test_no_law_asks_that_a_suit_be_named() -> None:
    """Law 41 tells only what follows if one is, and another led (000:509-513)."""
    assert TALK.meaning(Move(("name", "clubs"))) == (
        "You may say which suit you are about to lead, and need not; if you then lead another, that suit may be called "
        "for.")
