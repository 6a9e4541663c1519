"""What is said at Piquet."""
from __future__ import annotations

import pytest

from cardtable.cards import cards
from cardtable.games.piquet.ladder import NOTHING, UNKNOWN, ladder
from cardtable.games.piquet.maxims import looking
from cardtable.games.piquet.rules.dialogue import Told
from cardtable.games.piquet.rules.rules import HAND, Piquet
from cardtable.games.piquet.talk import TALK
from cardtable.games.piquet.words import LEADS, numeral
from cardtable.rules.events import Event
from cardtable.rules.moves import Move
from cardtable.showing.talk import nobody
from tests.games.piquet.moments import Partie, book


@pytest.mark.parametrize(("count", "said"), [
    (0, "nothing"), (51, "fifty-one"), (100, "one hundred"), (101, "one hundred and one"),
    (146, "one hundred and forty-six")])
def test_a_count_is_said_in_words_though_it_passes_a_hundred(count: int, said: str) -> None:
    """A repique well played out is counted beyond a hundred within one deal, card by card."""
    assert numeral(count) == said


def seen(table: Partie, player: int) -> tuple[Piquet, int]:
    """The deal as a player sees it, and elder hand's seat."""
    deal = table.sitting.match.deal()
    assert isinstance(deal, Piquet)
    view = deal.view(player)
    assert isinstance(view, Piquet)
    return view, view.elder


def test_a_token_that_sinks_says_what_it_calls() -> None:
    assert TALK.token(Move.read("sink sequence 3 ace")) == "Go on to a tierce major"
    assert TALK.token(Move.read("sink the-rest AC")) == "Go on to the play", "the dealer, too, who does not lead"


def test_who_has_nothing_left_to_call_leads_as_he_alone_can_see() -> None:
    table = book(1).call()
    own, elder = seen(table, 0)
    assert own.must == (elder,)
    assert TALK.plate(own, elder) == f"{LEADS} · elder hand"
    others, elder = seen(table, 1)
    assert TALK.plate(others, elder) == "to call · elder hand"


def test_elder_hand_gets_nothing_for_what_is_not_good() -> None:
    deal, _ = seen(book(1).call(), 0)
    found = ladder(deal, lambda seat: None if seat == deal.elder else "Mrs. Battle")
    assert found is not None
    sets = next(rung for rung in found.rungs if rung.brief == "Sets")
    assert (sets.answer, sets.points) == ("Not good", (NOTHING, UNKNOWN))


@pytest.mark.parametrize(("thrown", "look", "leave"), [
    ("TS 8S", "Look at it", "Leave it unseen"), ("TS", "Look at them", "Leave them unseen")])
def test_a_single_card_that_is_left_is_not_spoken_of_as_several(thrown: str, look: str, leave: str) -> None:
    """Elder hand takes all his five, so that only what the dealer leaves is left."""
    partie = Partie(0).deals()
    deal = partie.sitting.match.deal()
    five = " ".join(card.text for card in deal.zone[HAND[deal.must[0]]][:5])
    deal = partie.exchange(five, thrown).sitting.match.deal()
    assert [TALK.token_now(deal, move) for move in deal.decision(deal.must[0])] == [look, leave]
    assert f"see {leave.split()[1]} as well" in looking(deal, deal.must[0]).why


@pytest.mark.parametrize("dealer", [True, False])
def test_a_sequence_of_the_same_cards_as_the_point_is_told_as_a_sequence(dealer: bool) -> None:
    """Ace, king, queen and knave are a point of four and a quart major; both are shown with the same cards."""
    deal, elder = seen(book(1).call(), 0)
    seat, run = 1 - elder if dealer else elder, cards("AD KD QD JD")
    deal.told = (Told(seat, "point", (4, 0), run), Told(seat, "sequence", (4, run[0].rank), run))
    said = []
    for item in ("point", "sequence"):
        found = TALK.recital(deal, Event("showed", seat, run, HAND[seat], HAND[seat], what=item), nobody)
        assert found is not None
        said.append((found.text, found.items[0].label))
    assert [label for _, label in said] == ["point of four", "a quart major"]
    assert [text for text, _ in said] == (
        ["Point of four, in diamonds.", "A quart major, in diamonds."] if dealer else ["In diamonds.", "In diamonds."])
