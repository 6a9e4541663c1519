"""What is said of an evening, and what stands on slate, plates and below the talk."""
from __future__ import annotations

import pytest

from cardtable.cards import cards
from cardtable.games import game
from cardtable.games.napoleon import words
from cardtable.games.napoleon.laws import LAW
from cardtable.games.napoleon.position import Position
from cardtable.games.napoleon.rules import LAYOUT, Napoleon
from cardtable.games.napoleon.talk import TALK
from cardtable.rules.events import Event
from cardtable.rules.moves import Move
from cardtable.showing.laid import Paid
from cardtable.showing.slate import Caller
from cardtable.showing.talk import NO_TRUMPS
from tests.games.napoleon.moments import THIRD, Evening, five, revoked

NAMES = (None, "Miss Lisle", "Mr. Penrose", "Mrs. Beaumont", "the Abbé", "Colonel Ashdown")


def deal_of(evening: Evening) -> Napoleon:
    deal = evening.sitting.match.deal()
    assert isinstance(deal, Napoleon)
    return deal


def told(evening: Evening, move: str, by: int | None = None) -> list[str]:
    """What seat 0 reads about the next move, of who is in turn unless said."""
    deal, events = deal_of(evening), list[Event]()
    evening.sitting.listeners.append(events.append)
    evening.do(f"{deal.must[0] if by is None else by} {move}")
    seen = [event.to(deal.eyes(0)) for event in events]
    return [line.text for line in TALK.lines(deal.view(0), seen, NAMES.__getitem__) if line.text]


def test_the_first_lead_tells_of_trumps_and_a_trick_of_its_winner() -> None:
    evening = five()
    assert told(evening, "play AH") == ["Mr. Penrose leads the ace of hearts, and hearts are trumps."]
    evening.plays("5H 3H 7H")
    assert told(evening, "play 8H") == ["Mr. Penrose’s ace of hearts takes the trick."]


def test_a_plain_five_pays_the_pool_and_a_trump_is_told() -> None:
    evening = five().plays(" ".join(THIRD.split()[:12]))
    assert told(evening, "play 5C") == ["Mrs. Beaumont’s five of clubs pays one counter to the pool."]
    evening.plays("9C")
    assert told(evening, "play 6C") == [
        "Mr. Penrose trumps the ace of clubs with the knave of hearts, and takes the trick."]


def test_the_slate_tells_calls_and_reckoning() -> None:
    slate = TALK.slate(deal_of(five().plays(THIRD)), NAMES.__getitem__)
    assert slate is not None
    assert slate.callers == (Caller("the Abbé", ("two",)), Caller("You", ("pass",)), Caller("Miss Lisle", ("three",)),
                             Caller("Mr. Penrose", ("four",)), Caller("Mrs. Beaumont", ("pass",)))
    assert (slate.stands, slate.call, slate.by) == ((3, 0), "Four", "Mr. Penrose")
    assert [line.number for line in slate.reckoning] == [4, 1, 1, 3]


def test_a_dealer_held_to_one_is_ringed_though_he_passed() -> None:
    slate = TALK.slate(deal_of(five("pass pass pass pass pass")), NAMES.__getitem__)
    assert slate is not None
    assert (slate.callers[4], slate.stands, slate.call) == (Caller("Mrs. Beaumont", ("one",)), (4, 0), "One")


def test_trumps_and_disc() -> None:
    deal = deal_of(five().plays(THIRD))
    assert (TALK.trump(deal), TALK.caption(deal, LAYOUT.stock, NAMES.__getitem__)) == ("H", "trumps, hearts")
    assert [TALK.disc(deal, seat) for seat in range(5)] == [None, None, "4", None, None]
    misery = deal_of(Evening(4, 3, 0, misery=True).deals("2H 3C").calls("misery pass pass pass"))
    assert (TALK.trump(misery), TALK.disc(misery, 0)) == (NO_TRUMPS, "M")


def test_what_a_call_pays_stands_below_with_the_call_marked() -> None:
    scale = TALK.scale(deal_of(five()))
    assert scale is not None
    assert scale.rows == (("One", "1", "1"), ("Two", "2", "2"), ("Three", "3", "3"), ("Four", "4", "4"),
                          ("Nap, five", "10", "5"))
    assert scale.rows[scale.marked or 0][0] == "Four"
    assert scale.note == "A knave or a five of a plain suit pays one to the pool. Only a Nap that is made takes it."


@pytest.mark.parametrize(("move", "words"), [
    ("bid 4", "Four"), ("bid nap", "Nap"), ("pass", "Pass"), ("take", "Take up the spare hand"),
    ("resign", "Give up the evening"), ("stand", "Buy none")])
def test_tokens(move: str, words: str) -> None:
    assert TALK.token(Move.read(move)) == words


def test_who_receives_for_a_call_that_is_lost_has_lost_none() -> None:
    lost, made = TALK.account(["bought", "call lost"]), TALK.account(["bought", "call made"])
    assert lost == made == "for cards bought and the call"


def test_strict_laws_are_spoken_of() -> None:
    evening = revoked(stops=False).plays("KH 7H QH 9H JC 2S 6C 3S").do("1 content")
    assert told(evening, f"accuse {LAW['revoke']} 1") == ["Miss Lisle, you have revoked.", "Let it stand."]
    assert told(evening, "exact replay") == ["That is to be played again."]
    assert told(evening, "play AH") == ["You lead the ace of hearts, and hearts are trumps."]
    evening.plays("9H KH 7H QH 2S JC AC 3S 6C").do("0 content")
    assert told(evening, "content")[-2:] == ["Your call of three is made, and Miss Lisle pays for everybody.",
                                              "Miss Lisle pays you three counters."]


def test_a_card_out_of_turn_is_spoken_of() -> None:
    evening = Evening(3, 2, 0, laws="strict").deals("AH KH QH JC 6C", "7H 9H AC 2S 3S").calls("3 pass pass")
    assert told(evening, "play AC", by=1) == ["Miss Lisle plays out of turn, and takes the card back.",
                                              "Miss Lisle’s ace of clubs has been seen."]
    assert told(evening, "exact answers") == ["You will answer for that."]


def test_beside_a_hand_nothing_is_told_of_the_call_that_the_slip_is_headed_by() -> None:
    deal = deal_of(five())
    paid = Paid("forfeit", -1), Paid("call lost", 4)
    assert [TALK.beside_hand(deal, 0, some) for some in (paid, paid[1:])] == [TALK.dealings(paid[:1]), ""]
    assert "call" in TALK.dealings(paid)


def test_what_was_put_in_is_told_with_its_sum() -> None:
    """Two forfeits were told as "a forfeit", and what the dealer put in for the deal without a figure."""
    paid = [Paid("dealer", -3), Paid("forfeit", -1), Paid("call made", 15), Paid("forfeit", -1), Paid("the pool", 9)]
    assert TALK.dealings(paid) == \
        "put in 3 for the deal; put in 2 in forfeits; had 15 for the call; took the pool of 9"
    assert {*words.ACCOUNTS} <= {*words.DEALINGS}


def test_no_pool_can_be_doubled_where_there_is_none() -> None:
    doubled = next(one for one in game("napoleon").options if one.name == "pool-doubled")
    assert [doubled.counts({"form": form, "pool": pool}) for form, pool in (
        ("plain", "none"), ("plain", "dealer"), ("garnet", "forfeits"), ("peep", "none"))] == [False, True, True, False]


def test_who_is_new_is_told_what_a_misery_wants() -> None:
    """"The caller needs as many tricks as were called" was said of it, too."""
    told = {bid: TALK.guided(Position(cards("AS KS QS 4H 3D"), "play", bid=bid, options={"misery": True}).view().deal)
            for bid in (3, "misery")}
    assert "needs as many tricks" in told[3]
    assert "lose every trick" in told["misery"]
