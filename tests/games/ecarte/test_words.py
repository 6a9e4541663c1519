"""What is said and written at the table."""
from __future__ import annotations

from string import Formatter

import pytest

from cardtable.games.ecarte.laws.codes import CODES, REMEDIES
from cardtable.games.ecarte.rules.given import GivenEcarte
from cardtable.games.ecarte.rules.rules import PACKETS, Ecarte
from cardtable.games.ecarte.show import words
from cardtable.games.ecarte.show.figures import FIGURES
from cardtable.games.ecarte.show.remarks import REMARKS
from cardtable.games.ecarte.show.talk import TALK
from cardtable.rules.events import Event
from cardtable.showing.figures import samples
from tests.games.ecarte.moments import Writer

FACTS = {"card": "king of hearts", "led": "ten of hearts", "cards": "three cards", "packets": "two and three",
         "score": "five to three", "coins": "two counters", "whom": "Mr Lisle",
         "other": "Mr Lisle", "told": "three cards", "points": "two points"}


@pytest.mark.parametrize(("said", "spoken"), [
    (("propose",), "I propose."), (("propose again",), "Again."), (("stand",), "I play."), (("accept",), "How many?"),
    (("refuse",), "I refuse."), (("discard", 3), "Three."), (("discard", 1), "One."), (("king",), "I have the king."),
    (("king turned up",), "I mark the king."), (("packets", "three-two"), "By three and two."),
    (("cuts highest",), "")])
def test_call(said: tuple[str | int, ...], spoken: str) -> None:
    assert words.call(str(said[0]), *said[1:]) == spoken


@pytest.mark.parametrize(("n", "spoken"), [(0, "None for me."), (2, "Two for me."), (5, "Five for me.")])
def test_dealer_asks_for_himself(n: int, spoken: str) -> None:
    assert words.call("discard", n, dealer=True) == spoken


def test_every_verb_has_its_token_and_its_call() -> None:
    silent = {"shuffle", "play", "packets", "exact"}         # cards, nature, and verbs whose fields are the words
    verbs = set(Ecarte.verbs) - silent
    assert verbs <= set(words.TOKENS)
    assert all(words.call(verb, 0) for verb in verbs)
    assert set(PACKETS) == set(words.PACKETS) <= set(words.TOKENS)
    assert all(words.call("packets", order) for order in PACKETS)


def test_every_remedy_has_its_token_and_can_be_asked_for() -> None:
    assert set(words.EXACTED) == set(REMEDIES) <= set(words.TOKENS)
    assert words.call("exact", "replay").endswith(".")


def test_whatever_is_claimed_as_a_replay_can_be_said() -> None:
    claimed = {law.number for law in CODES["cavendish-1886"].laws if law.remedies and "replay" in law.remedies}
    assert set(words.ACCUSED) == claimed | set(GivenEcarte.accusable)
    assert all(words.call("accuse", n, "1") == text for n, text in words.ACCUSED.items())


@pytest.mark.parametrize("what", words.TOLD)
def test_lines_in_both_voices(what: str) -> None:
    own, other = words.tell(what, **FACTS), words.tell(what, "Colonel Ashdown", **FACTS)
    assert "Ashdown" not in own
    assert "Colonel Ashdown" in other
    assert "You" in own or "yours" in own or "you" in own
    fields = [{field for _, field, _, _ in Formatter().parse(text) if field} for text in words.TOLD[what]]
    assert fields[1] - {"name"} == fields[0] <= set(FACTS)


def test_the_deal_is_told() -> None:
    assert words.tell("deals", "Colonel Ashdown", packets=words.PACKETS["two-three"], card="king of hearts") == \
        "Colonel Ashdown deals, two and three, and turns up the king of hearts."


@pytest.mark.parametrize(("scored", "line"), [
    (("point",), "The point"), (("vole",), "The vole"), (("king", "point"), "King and point"),
    (("king turned up",), "King turned up"), (("king turned up", "vole"), "King turned up and vole"),
    (("point, cards refused",), "Point, cards refused"), ((), "")])
def test_score_sheet(scored: tuple[str, ...], line: str) -> None:
    assert words.entry(scored) == line


@pytest.mark.parametrize(("own", "other", "said"), [
    (0, 0, "love all"), (3, 3, "three all"), (4, 0, "four to love"), (1, 2, "one to two")])
def test_score_in_words(own: int, other: int, said: str) -> None:
    assert words.score(own, other) == said


def test_captions_and_numbers() -> None:
    assert words.stock(16) == "stock, sixteen"
    assert words.stock(21) == "stock, twenty-one"
    assert words.marked(3) == "three marked"
    assert words.discards(3) == "yours, three"
    assert words.discards(2, "Colonel Ashdown") == "Colonel Ashdown’s, two"
    assert [words.cards(n) for n in (0, 1, 3)] == ["no cards", "one card", "three cards"]
    assert words.number(32) == "32"


def test_who_has_refused_cards_is_seen_to_risk_two() -> None:
    writer = Writer().cut("9H", "KD").deal("QH 9H KS JS 8C", "TH AH 7S QS 9D", "8H").do("0 propose")
    deal = writer.sitting.match.deal()
    assert [TALK.part(deal, seat) for seat in (0, 1)] == ["elder hand", "dealer"]
    writer.do("1 refuse")
    assert [TALK.part(deal, seat) for seat in (0, 1)] == ["elder hand", "risking two"]


ELDER_CALLS, DEALER_REFUSES = ("1 stand",), ("1 propose", "0 refuse")


def heard(*calls: str) -> tuple[list[str], list[Event]]:
    """What the dealer is told, Ashdown being elder hand, and all that happens."""
    writer, events, told = Writer().cut("KD", "9H"), list[Event](), list[str]()
    writer.deal("TH AH QS 9D 7C", "KH JS 8S 7D TC", "7H")

    writer.sitting.listeners.append(events.append)
    for call in calls:
        before = len(events)
        writer.do(call)
        told += [line.text for line in TALK.lines(writer.sitting.match.deal(), events[before:],
                                                  lambda seat: "Ashdown" if seat else None) if line.kind == "told"]
    return told, events


@pytest.mark.parametrize(("calls", "told"), [
    (ELDER_CALLS, "Should you win the point, you mark two."),
    (DEALER_REFUSES, "Should Ashdown win the point, it counts two.")])
def test_who_plays_against_two_points_is_told(calls: tuple[str, ...], told: str) -> None:
    assert heard(*calls)[0][-1] == told


def test_after_the_first_exchange_nobody_is_penalised_any_more() -> None:
    told, _ = heard("1 propose", "0 accept", "1 discard 7C", "0 discard TC")
    assert told[-2:] == ["Ashdown is to speak again.", words.NOTICES["no penalty"]]


@pytest.mark.parametrize(("calls", "what"), [
    ((*ELDER_CALLS, "1 play QS", "0 play JS", "1 concede"), "point, played alone"),
    ((*DEALER_REFUSES, "1 play 7C", "0 play TC", "0 concede"), "point, cards refused")])
def test_two_points_are_marked_for_what_the_loser_did(calls: tuple[str, ...], what: str) -> None:
    _, events = heard(*calls)
    assert [event.what for event in events if event.kind == "scored"][-1] == what


def test_statistics_and_companions_hear_of_it() -> None:
    _, events = heard(*ELDER_CALLS, "1 play QS", "0 play JS", "1 concede")
    deal = Ecarte.position({}, "count")
    lost = [figure for figure in FIGURES if figure.key == "stood and lost"]
    assert [samples(lost, [(deal, events)], player)["stood and lost"].number for player in (0, 1)] == [0, 1]
    for calls in ((*ELDER_CALLS, "1 play QS", "0 play JS", "1 concede"),
                  (*DEALER_REFUSES, "1 play 7C", "0 play TC", "0 concede")):
        scored = [event for event in heard(*calls)[1] if event.kind == "scored"][-1]
        moment = REMARKS.moment(scored)
        assert moment is not None
        assert moment.own
