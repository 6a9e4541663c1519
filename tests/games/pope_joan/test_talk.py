"""What is said and told of a sitting."""
from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

from cardtable.cards import SUITS, card, cards
from cardtable.games.pope_joan import words
from cardtable.games.pope_joan.laws import CODE, LAW
from cardtable.games.pope_joan.position import Position
from cardtable.games.pope_joan.rules import EXTRA, HAND, RUN, TURN_UP, LastRound, PopeJoan
from cardtable.games.pope_joan.talk import TALK
from cardtable.games.pope_joan.tray import COMPARTMENTS, LOW_TO_HIGH, MATRIMONY, PACK
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move
from cardtable.showing.phrases import with_most
from cardtable.showing.talk import Line
from tests.games.pope_joan.tables import GAME, lead, moment, sitting

FACTS = {"card": "nine of diamonds", "coins": "six counters", "pot": "Pope", "whom": "Miss Lisle"}
NAMES = (None, "Miss Lisle", "the Abbé", "Mr. Penrose", "Dr. Hale", "Lady Ann", "Mrs. Moss", "Captain Rook")


def name(seat: int) -> str | None:
    return NAMES[seat]


def listened(deal: PopeJoan, act: Callable[[], object]) -> list[Line]:
    """The talk of seat 0 about one move, each event told by itself as the window does."""
    events: list[Event] = []
    deal.tell = events.append
    act()
    seen = [event.to(deal.eyes(0)) for event in events]
    return [line for event in seen for line in TALK.lines(deal.view(0), [event], name)]


def of(kind: str, lines: list[Line]) -> list[str]:
    return [line.text for line in lines if line.kind == kind]


@pytest.mark.parametrize("what", words.TOLD)
def test_lines_in_both_voices(what: str) -> None:
    own, other = words.tell(what, **FACTS), words.tell(what, "Mr. Penrose", **FACTS)
    assert "Penrose" not in own
    assert "Mr. Penrose" in other
    assert "you" in own.lower()


def test_a_run_is_told_by_its_lead_and_how_it_goes_on() -> None:
    deal = moment({0: "3D 6D KS", 1: "4D 5D 2S", 2: "7D 9D"})
    assert of("told", listened(deal, lambda: lead(deal, "3D"))) == [
        "You lead the three of diamonds.",
        "Miss Lisle plays the four and the five, you the six, the Abbé the seven.",
        "The seven of diamonds is a stop, and the Abbé leads again."]


def test_a_card_missing_is_named() -> None:
    deal = moment({0: "3D 6D KS", 1: "4D 2S", 2: "7D 9D"}, extra="5D")
    assert of("told", listened(deal, lambda: lead(deal, "3D")))[2] == \
        "Nobody has the five of diamonds, and Miss Lisle leads again."


def test_what_cards_take_is_called_and_told() -> None:
    deal = moment({0: "QC KC 9D 2D", 1: "2S", 2: "3S"})
    lines = listened(deal, lambda: lead(deal, "QC"))
    assert of("said", lines) == ["Matrimony!"]
    assert of("told", lines)[:5] == ["You lead the queen of clubs.", "You take the queen: four counters.",
                                     "You play the king.", "You take the king: six counters.",
                                     "You take Matrimony: five counters."]
    assert of("said", listened(deal, lambda: lead(deal, "9D"))) == ["Pope!"]


def test_who_is_out_and_who_pays() -> None:
    deal = moment({0: "5C", 1: "2S 9D", 2: "3S 3H"})
    lines = listened(deal, lambda: lead(deal, "5C"))
    assert of("said", lines) == ["I am out."]
    assert of("told", lines) == ["You lead the five of clubs.", "You are out.", "You take game: one counter.",
                                 "Miss Lisle shows Pope unplayed, and pays nothing.",
                                 "the Abbé pays you two counters."]
    assert [TALK.beside_hand(deal, seat, []) for seat in range(3)] == ["", "held Pope, and paid nothing", ""]
    assert TALK.beside_hand(deal.view(0), 1, []) == "held Pope, and paid nothing", "to whoever reads it"


def test_giving_up_is_told_with_its_article() -> None:
    deal = moment({0: "5C 7C", 1: "2S 9D", 2: "3S"})
    lines = listened(deal, lambda: deal.apply(0, Move(("resign",))))
    assert of("told", lines) == ["You give up the sitting; the last round clears the board.",
                                 "You take back one counter from game, as nobody went out.",
                                 "You pay the Abbé two counters."]
    assert {line.law for line in lines if line.kind == "cited"} == {LAW["giving up"]}
    assert not any(TALK.beside_hand(deal, seat, []) for seat in range(3)), "nobody else had anything to pay"
    assert "house rule" in CODE.law(LAW["giving up"]).heading


def test_every_article_but_the_houses_cites_the_book() -> None:
    for law in CODE.laws:
        cited = [part.removeprefix("002:").split("-") for part in law.source.split(";") if part]
        assert bool(cited) == ("house rule" not in law.heading)
        assert all(4486 <= int(a) <= int(b) <= 4599 or 18097 <= int(a) <= int(b) <= 18105 for a, b in cited), law


def test_dressing_and_turn_up() -> None:
    deal = PopeJoan(1, purse=[48] * 3 + [0] * 8, player=(0, 1, 2))
    order = Move(("shuffle", *[c for c in PACK if str(c) != "KH"], card("KH")))
    lines = listened(deal, lambda: deal.apply(NATURE, order))
    assert of("told", lines) == ["Miss Lisle dresses the board with fifteen counters.",
                                 "Miss Lisle deals, and turns up the king of hearts.",
                                 "The turn-up brings Miss Lisle the king: one counter."]
    assert of("said", lines) == []
    assert TALK.caption(deal, TURN_UP, name) == "trumps"
    assert TALK.caption(deal, EXTRA, name) == "extra hand"
    assert TALK.plate(deal, 1) == "34 counters"
    assert TALK.plate(deal, 2) == "to lead · 48 counters"


def test_the_last_round_is_announced_and_halves_are_halves() -> None:
    deal = LastRound(0, purse=[0] * 3 + [0, 1, 7, 1, 11, 3, 5, 12], player=(0, 1, 2))
    told = of("told", listened(deal, lambda: deal.apply(NATURE, Move(("shuffle", *PACK)))))
    assert told[0] == words.LAST_ROUND
    assert sum("half of Matrimony" in line for line in told) == 2
    assert len(told) == 1 + 5 + 4


def test_captions_of_the_run_and_the_tray() -> None:
    deal = lead(moment({0: "3D 6D KS", 1: "4D 5D 2S", 2: "7D 9D"}), "3D")
    assert TALK.caption(deal, RUN, name) == "stopped at the seven; yours the three and six"
    assert TALK.caption(deal, RUN, lambda seat: NAMES[seat + 1]) == "diamonds, stopped at the seven"
    assert words.running(deal.zone[RUN], True, deal.zone[RUN][-1:]) == "diamonds, stopped at your seven"
    assert words.running(deal.zone[RUN], True, deal.zone[RUN][-2:]) == "stopped at your seven; also yours the six"
    out = lead(moment({0: "3D 5D 6D", 1: "4D", 2: "7D 9D"}), "3D")
    assert out.over
    assert TALK.caption(out, RUN, name) == "out with the four; yours the three"
    deal.zone[RUN] = deal.zone[RUN][:2]
    assert TALK.caption(deal, RUN, name) == "diamonds are running"
    assert TALK.awaited(deal, RUN, deal.zone[RUN]) == "5D"
    assert TALK.awaited(deal, TURN_UP, deal.zone[TURN_UP]) is None
    assert TALK.pot(deal, MATRIMONY) == "Matrimony, king and queen: five counters"
    assert "In the tray: Pope, the nine of diamonds: eight counters;" in TALK.in_words(deal, name, "Pope Joan")
    assert set(words.COMPARTMENTS) == set(words.TAKEN) == set(COMPARTMENTS)


def test_a_purse_may_owe() -> None:
    assert words.purse(1) == "1 counter"
    assert words.purse(-3) == "owes 3"


@pytest.mark.parametrize("seats", [3, 8])
def test_a_whole_sitting_is_told_to_everybody(seats: int) -> None:
    made, rng = sitting(seats, 2), Random(2)
    events: list[Event] = []
    made.listeners.append(events.append)
    while not made.over:
        events.clear()
        deal, (must, _, _) = made.match.deal(), made.match.pending()
        made.submit(must[0], made.match.decision(must[0]).sample(rng))
        for reader in range(seats):
            lines = TALK.lines(deal.view(reader), [event.to(deal.eyes(reader)) for event in events],
                               lambda seat, reader=reader: None if seat == reader else f"Player {seat}")
            assert of("told", lines)
            assert all(line.text[:1].isupper() and line.text[-1] in ".!" for line in lines if line.text)
            assert not any(f"Player {reader} " in line.text for line in lines)
    assert TALK.standing(made.match, 0).startswith(str(made.match.result().by_player[0]))


def test_tokens_and_titles() -> None:
    assert TALK.token(Move(("resign",))) == "Give up the sitting"
    assert TALK.deal_title(3) == "Deal 3"
    assert TALK.subtitle(GAME, {"players": 5}) == ["five at table", "Hoyle, 1909"]
    assert [words.suit(n)[0].upper() for n in range(4)] == list(SUITS)


def test_the_chart_shows_what_its_reader_can_know() -> None:
    made = sitting(5, 3)
    seat = made.match.pending().must[0]
    drawn = TALK.chart(made.view(seat), seat)
    assert drawn is not None
    assert [suit.suit for suit in drawn.suits] == ["S", "H", "C", "D"]
    assert all([entry.text for entry in suit.entries] == [*"A23456789", "10", *"JQK"] for suit in drawn.suits)
    deal = made.match.deal()
    assert sum(entry.own for suit in drawn.suits for entry in suit.entries) == len(deal.zone[HAND[seat]])
    diamonds = drawn.suits[3].entries
    assert diamonds[7].gone                                         # the eight is not in the pack
    assert diamonds[6].marked or diamonds[6].gone                   # so that the seven is a stop
    turned, = deal.zone[TURN_UP]
    assert next(suit for suit in drawn.suits if suit.suit == SUITS[turned.suit]).entries[
        LOW_TO_HIGH.index(turned.text[0])].gone
    assert set(drawn.key) >= {entry.kind for suit in drawn.suits for entry in suit.entries} - {""}
    assert drawn.words.count(".") == 4


@pytest.mark.parametrize("seed", range(4))
def test_the_chart_in_words_tells_all_that_is_drawn(seed: int) -> None:
    made, rng = sitting(5, seed), Random(seed)
    for _ in range(6):
        seat, = made.match.pending().must
        drawn = TALK.chart(made.view(seat), seat)
        if drawn is None:
            break
        suits = dict(line.rstrip(".").lower().split(": ") for line in drawn.words.split(". "))
        for suit in drawn.suits:
            told = suits[words.suit(SUITS.index(suit.suit))]
            found = {what: re.findall(r"the (\w+)", part) for part in told.split("; ")
                     for what in words.CHART_TOLD if part.startswith(what)}
            for what, has in (("yours", lambda e: e.own), ("stops", lambda e: e.marked), ("out", lambda e: e.gone),
                              ("only by a lead", lambda e: e.lined)):
                assert found.get(what, []) == [words.rank(card(rank + "S"))
                                               for rank, entry in zip(LOW_TO_HIGH, suit.entries) if has(entry)]
        made.submit(seat, made.match.decision(seat).sample(rng))
        while made.nature_next:
            made.submit(NATURE, made.match.decision(NATURE).sample(rng))


def test_the_eight_of_diamonds_and_what_only_a_lead_plays_are_told() -> None:
    view = Position(cards("AS 4H 9D 2C"), card("3H")).view()
    drawn = TALK.chart(view, 0)
    assert drawn is not None
    assert drawn.words == ("Spades: yours the ace; stops the king; only by a lead the ace. "
                           "Hearts: yours the four; stops the two and the king; out the three; "
                           "only by a lead the four. "
                           "Clubs: yours the two; stops the king. "
                           "Diamonds: yours the nine; stops the seven and the king; out the eight; "
                           "only by a lead the nine.")


def test_nobody_has_a_chart_of_the_last_round() -> None:
    made, rng = sitting(3, 2), Random(2)
    while not isinstance(made.match.deal(), LastRound):
        must, _, _ = made.match.pending()
        made.submit(must[0], made.match.decision(must[0]).sample(rng))
    assert TALK.chart(made.view(0), 0) is None
    assert TALK.heading(made.match.deal(), 4) == "The last round"


def test_who_ends_with_most_is_told() -> None:
    assert with_most([None], "seventy counters") == "You end with most, seventy counters."
    assert with_most([None, "The Rector"], "ten counters") == "You and the Rector end with most, ten counters each."
    assert with_most(["Mrs. Battle"], "50 counters") == "Mrs. Battle ends with most, 50 counters."
    assert with_most(["Mrs. Battle", None], "50 counters") == "Mrs. Battle and you end with most, 50 counters each."
    assert with_most(["Mrs. Battle", None], "2 games", together=True) == "Mrs. Battle and you end with most, 2 games."


def test_what_was_paid_for_is_listed() -> None:
    assert TALK.account(["dressing", "pope", "half of intrigue", "cards left"]) == \
        "dressing, Pope, half of Intrigue and cards left"


def test_a_card_that_nobody_has_stays_wanted_and_one_that_is_out_does_not() -> None:
    deal = lead(moment({0: "3D 6D KS", 1: "4D 2S", 2: "7D 9D"}, extra="5D"), "3D")
    assert TALK.awaited(deal, RUN, deal.zone[RUN]) == "5D"
    out = lead(moment({0: "3D KS", 1: "4D 2S", 2: "7D"}, turn_up="5D"), "3D")
    assert TALK.awaited(out, RUN, out.zone[RUN]) is None


def test_others_are_named_with_their_counters() -> None:
    others = [("Amory", 33), ("Ashdown", 48), ("Battle", 48)]
    assert words.standing(48, others) == "you 48, Amory 33, the rest 48"
    assert words.standing(48, others[1:]) == "you 48, the others 48"
    assert words.standing(12, [("Amory", 33), ("Battle", -2)]) == "you 12, Amory 33, Battle −2"
    assert words.standing(48, [("", 33), ("", 48)]) == "48 counters, the others 33 and 48"
