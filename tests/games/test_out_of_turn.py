"""Which article a card out of its turn breaks: a lead, or a card to a trick begun, as the codes tell them apart."""
from __future__ import annotations

import pytest

from cardtable.cards import cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.games import game
from cardtable.games.quinto.rules import Quinto
from cardtable.games.rubicon_bezique.rules import RubiconBezique
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.games.solo_whist.stakes import MISERE, SOLO
from cardtable.games.whist.long import DeschapellesWhist
from cardtable.games.whist.match import WhistCut
from cardtable.games.whist.rules import Whist
from cardtable.rules.events import NATURE, Event
from cardtable.rules.laws import OUT_OF_TURN
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.showing.talk import talk_of

HANDS = "2H AD", "3H KD", "4H QD", "5H JD"


def played(deal: TrickDeal, cards_lying: int) -> TrickDeal:
    """Seat 1 has led, and so many lie there, hand by hand."""
    for seat, held in enumerate(HANDS[:deal.seats]):
        deal.zone[deal.layout.hand[seat]] = cards(held)
    deal.lead_off(1)
    for n in range(cards_lying):
        seat = (1 + n) % deal.seats
        deal.apply(seat, Move(("play", deal.playable(seat)[0])))
    return deal


def solo(bid: str, callers: tuple[int, ...]) -> SoloWhist:
    deal = SoloWhist(0)
    deal.bid, deal.bidder = bid, callers[0]
    deal.pair(*callers)
    return deal


WHIST = [
    (Whist, 0, 3, 64), (Whist, 1, 3, 70), (Whist, 1, 0, 71), (Whist, 2, 0, 0),
    (DeschapellesWhist, 0, 3, 82), (DeschapellesWhist, 1, 3, 83), (DeschapellesWhist, 1, 0, 84),
]


@pytest.mark.parametrize(("kind", "lying", "seat", "law"), WHIST)
def test_at_whist(kind: type[Whist], lying: int, seat: int, law: int) -> None:
    deal = played(kind(0, [0, 0]), lying)
    refused = deal.refusal(seat, Move(("play", deal.playable(seat)[0])))
    assert refused is not None
    assert refused.number == law
    assert law or refused is OUT_OF_TURN


@pytest.mark.parametrize(("bid", "callers", "lying", "seat", "heading"), [
    (SOLO, (1,), 0, 2, "A lead out of turn"), (SOLO, (1,), 1, 3, "Played before one’s partner"),
    (SOLO, (2,), 1, 3, "Out of turn"), (MISERE, (1,), 1, 3, "Faults against a misère"),
    (MISERE, (2,), 0, 2, "A lead out of turn")])
def test_at_solo_whist(bid: str, callers: tuple[int, ...], lying: int, seat: int, heading: str) -> None:
    deal = played(solo(bid, callers), lying)
    refused = deal.refusal(seat, Move(("play", deal.playable(seat)[0])))
    assert refused is not None
    assert refused.heading == heading


def test_where_a_code_knows_of_leads_alone_the_table_itself_refuses_the_rest() -> None:
    deal = RubiconBezique(0)
    deal.zone[deal.layout.hand[0]] = cards("AS1 KS1")
    deal.lead_off(1)
    refused = deal.refusal(0, Move.read("play AS1"))
    assert refused is not None
    assert refused.heading == "A lead out of turn"
    deal.zone[deal.layout.trick] = cards("7D1")
    deal.leader = 0
    refused = deal.refusal(0, Move.read("play AS1"))
    assert refused is OUT_OF_TURN
    quinto = played(Quinto(0, [0, 0]), 0)
    assert quinto.refusal(3, Move(("play", quinto.playable(3)[0]))) is OUT_OF_TURN


@pytest.mark.parametrize(("cut", "law"), [("2S 4D 4H 9C", 9), ("AS AD AH 9C", 10)])
def test_equal_cards_at_whist(cut: str, law: int) -> None:
    deal = WhistCut(player=(0, 1, 2, 3))
    found: list[Event] = []
    deal.tell = found.append
    deal.apply(NATURE, Move.read(f"cut {cut}"))
    assert [event.law for event in found if event.what == "cut again"] == [law]


@pytest.mark.parametrize("name", ["whist", "quinto", "euchre", "five_hundred", "all_fours", "piquet", "cribbage",
                                  "solo_whist", "napoleon", "loo", "bezique", "rubicon_bezique"])
def test_giving_up_cites_the_article_on_it(name: str) -> None:
    match = game(name).match({})
    while match.deal().preliminary:
        seat = match.pending().must[0]
        match.apply(seat, next(iter(match.decision(seat))))
    deal = match.deal()
    found: list[Event] = []
    deal.tell = found.append
    match.apply(NATURE, next(iter(match.decision(NATURE))))
    match.apply(0, Move(("resign",)))
    said, = [event.law for event in found if event.what == "resign"]
    code = game(name).codes[deal.code]
    assert code.law(said).heading.startswith("Giving up")


def called(name: str, *moves: str, **options: object) -> TrickDeal:
    """All that is due is said in turn, after the deal."""
    match = game(name).match(options)
    while match.deal().preliminary or NATURE in match.deal().must:
        seat = match.pending().must[0]
        match.apply(seat, next(iter(match.decision(seat))))
    for move in moves:
        match.apply(match.pending().must[0], Move.read(move))
    deal = match.deal()
    assert isinstance(deal, TrickDeal)
    return deal


@pytest.mark.parametrize(("name", "before", "after", "move", "heading", "sentence"), [
    ("napoleon", ("bid 3",), 0, "bid 2", "The call", "Call above three, or pass."),
    ("napoleon", ("bid 3",), 1, "bid 4", "The call", "It is not your turn: C is to call."),
    ("napoleon", ("bid 3",), 1, "pass", "The call", "It is not your turn: C is to call."),
    ("napoleon", ("pass", "pass", "pass", "bid 3"), 0, "bid 4", "The call",
     "The calls are over, and what was called stands."),
    ("solo_whist", ("bid misere",), 0, "bid solo", "The calls", "Call above misère, or pass."),
    ("solo_whist", ("bid misere",), 0, "accept", "Proposing and accepting", "Call above misère, or pass."),
    ("solo_whist", ("propose",), 2, "accept", "Proposing and accepting", "It is not your turn: C is to call."),
    ("five_hundred", ("bid 7 S",), 0, "bid 6 N", "What is higher", "Call above seven in spades, or pass."),
    ("five_hundred", ("bid 7 S",), 1, "bid 8 C", "The bidding", "It is not your turn: C is to call."),
    ("five_hundred", ("bid 7 S",), 1, "pass", "The bidding", "It is not your turn: C is to call."),
    ("quinto", (), 0, "redouble", "Doubling", "Nobody has doubled: double, or pass."),
    ("quinto", ("double",), 0, "double", "Doubling", "They have doubled: redouble, or pass."),
    ("quinto", ("double", "pass"), 0, "double", "Doubling", "Your side has doubled: pass."),
    ("quinto", ("double",), 1, "redouble", "Doubling", "It is not your turn: C is to redouble or not."),
    ("quinto", ("pass", "pass", "pass", "pass"), 0, "double", "Doubling",
     "All have spoken, and nothing is doubled any more."),
])
def test_a_call_out_of_order_is_told_why_with_its_article(name: str, before: tuple[str, ...], after: int, move: str,
                                                          heading: str, sentence: str) -> None:
    deal = called(name, *before)
    due = deal.must[0]
    seat = deal.left(due, after)
    refused = deal.refusal(seat, Move.read(move))
    assert refused is not None
    assert refused.heading == heading
    told = talk_of(game(name)).refusal(deal, seat, None, refused,
                                       lambda s: None if s == seat else "C" if s == due else "A")
    assert told == sentence


@pytest.mark.parametrize(("name", "sentence"), [
    *[(name, "No card is played before the calls are over.") for name in ("napoleon", "five_hundred", "solo_whist")],
    ("quinto", "No card is played before all have spoken.")])
def test_a_card_before_the_calls_are_over(name: str, sentence: str) -> None:
    deal = called(name)
    seat = deal.must[0]
    card = deal.playable(seat)[0]
    refused = deal.refusal(seat, Move(("play", card)))
    assert refused is not None
    assert refused.number
    assert talk_of(game(name)).refusal(deal, seat, card, refused, lambda s: "A") == sentence


def test_a_wellington_is_called_over_a_nap_alone() -> None:
    for before, heading in (("bid 3", "Wellington"), ("bid nap", "")):
        deal = called("napoleon", before, wellington=True)
        refused = deal.refusal(deal.must[0], Move.read("bid wellington"))
        assert (refused.heading if refused is not None else "") == heading


def test_under_strict_laws_a_call_out_of_turn_is_stopped_all_the_same() -> None:
    """Only what strict laws treat stands until it is noticed."""
    sitting = Sitting(game("napoleon"), {"laws": "strict"})
    while sitting.match.deal().preliminary or NATURE in sitting.match.deal().must:
        seat = sitting.match.pending().must[0]
        sitting.submit(seat, next(iter(sitting.match.decision(seat))))
    due = sitting.match.deal().must[0]
    sitting.submit(due, Move.read("bid 3"))
    for seat, move in ((sitting.match.deal().must[0], "bid 2"), (due, "bid 4")):
        law, stopped = sitting.check(seat, Move.read(move))
        assert stopped
        assert law is not None
        assert law.heading == "The call"
