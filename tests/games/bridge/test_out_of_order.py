"""Bridge: what is said, shown or played at the wrong time is refused by the article that speaks of it."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import cards
from cardtable.families.declarer.deal import LAYOUT
from cardtable.games.bridge.game import GAME
from cardtable.games.bridge.match import BridgeCut, BridgeRubbers
from cardtable.games.bridge.rules import Bridge
from cardtable.games.bridge.talk import TALK
from cardtable.rules.events import NATURE, RUBBER_WON, Event
from cardtable.rules.laws import OUT_OF_TURN
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Refused, Sitting
from tests.adapters.four_hands import do, shuffled


def said(*words: str) -> Bridge:
    """Seat 0 has dealt, and all that is due is said in turn."""
    deal = Bridge(0, endless=True)
    shuffled(deal)
    for word in words:
        do(deal, deal.must[0], word)
    return deal


NAMED = ("name S",)
DOUBLED = (*NAMED, "double")


@pytest.mark.parametrize(("before", "seat", "move", "law"), [
    ((), 2, "name S", 49), ((), 1, "name S", 51), (("leave-it",), 3, "name S", 51), (("leave-it",), 2, "leave-it", 50),
    (("leave-it",), 0, "name S", 48), (NAMED, 0, "name H", 52), (NAMED, 2, "name H", 52), (DOUBLED, 0, "name H", 52),
    ((), 1, "double", 54), ((), 0, "double", 54), (NAMED, 3, "double", 57), (NAMED, 0, "double", 54),
    (NAMED, 0, "redouble", 55), ((*NAMED, "may-i-lead"), 1, "double", 54), (NAMED, 3, "yes", 54),
    (DOUBLED, 2, "redouble", 58), (DOUBLED, 3, "redouble", 58), ((*DOUBLED, "satisfied"), 0, "redouble", 58),
    ((*NAMED, "may-i-lead", "yes"), 3, "double", 60), ((*NAMED, "may-i-lead", "yes"), 0, "name H", 52),
])
def test_a_word_out_of_order(before: tuple[str, ...], seat: int, move: str, law: int) -> None:
    refused = said(*before).refusal(seat, Move.read(move))
    assert refused is not None
    assert refused.number == law


@pytest.mark.parametrize(("before", "seat", "law"), [
    ((), 0, 70), ((), 2, 70), ((), 1, 71), (NAMED, 1, 59), (DOUBLED, 1, 59), (NAMED, 3, 71), (NAMED, 2, 71)])
def test_a_card_before_the_doubling_is_over(before: tuple[str, ...], seat: int, law: int) -> None:
    deal = said(*before)
    refused = deal.refusal(seat, Move(("play", deal.playable(seat)[0])))
    assert refused is not None
    assert refused.number == law


def test_what_is_tried_out_of_order_is_told_in_a_sentence() -> None:
    deal = said(*NAMED)
    card = deal.playable(1)[0]
    refused = deal.refusal(1, Move(("play", card)))
    assert refused is not None
    assert TALK.refusal(deal, 1, card, refused, lambda seat: f"Player {seat}") == \
        "No card is played before the doubling is over."


def playing(trick: int) -> Bridge:
    """Spades are trumps; seat 1 leads, and so many have played to the trick.  Seat 2 is Dummy."""
    deal = Bridge(0)
    deal.declarer, deal.named, deal.trump = 0, "S", 3
    for seat, held in enumerate(("2H AD", "3H KD", "4H QD", "5H JD")):
        deal.zone[LAYOUT.shown[2] if seat == 2 else LAYOUT.hand[seat]] = cards(held)
    deal.plays_for = ((2, 0),)
    deal.lead_off(1)
    for card in ("3H", "4H", "5H")[:trick]:
        deal.apply(deal.must[0], Move.read(f"play {card}"))
    return deal


@pytest.mark.parametrize(("trick", "seat", "law"), [
    (0, 3, 80), (0, 0, 81), (0, 2, 81),          # a lead: by an adversary, from the declarer's hand, from Dummy
    (1, 0, 0), (1, 3, 0),                        # second hand is Dummy, from whom nothing is exacted
    (2, 0, 0), (2, 1, 0),
])
def test_a_card_out_of_turn(trick: int, seat: int, law: int) -> None:
    deal = playing(trick)
    refused = deal.refusal(seat, Move(("play", deal.playable(seat)[0])))
    assert refused is not None
    assert refused.number == law
    assert law or refused is OUT_OF_TURN


def test_fourth_hand_before_second_is_of_its_own_article() -> None:
    deal = playing(0)
    deal.lead_off(2)
    deal.apply(2, Move.read("play 4H"))
    assert [law.number for seat in (0, 1) if (law := deal.refusal(seat, Move(("play", deal.playable(seat)[0]))))] == \
        [0, 86], "third hand before second is of none, fourth hand before an adversary is"


def test_dummy_s_revoke_is_not_a_player_s() -> None:
    deal = playing(1)
    refused = deal.refusal(2, Move.read("play QD"))
    assert refused is not None
    assert refused.number == 68
    assert TALK.refusal(deal, 2, cards("QD")[0], refused, lambda seat: None) == \
        "Dummy holds hearts: follow suit with the four of hearts."


def test_a_card_of_dummy_s_that_goes_by_itself_is_told_as_done_and_of_him() -> None:
    deal = playing(1)
    told = "You hold hearts: follow suit with the four of hearts."
    assert TALK.of_itself(deal, 2, cards("4H")[0], told) == "Dummy’s only heart, the four, was played by itself."
    assert TALK.of_itself(deal, 3, cards("5H")[0], told) == told
    assert TALK.of_itself(playing(0), 2, cards("4H")[0], told) == told, "a lead follows nothing"


def heard(deal: Bridge, *moves: tuple[int, str]) -> list[int]:
    """The laws that these moves cite."""
    found: list[Event] = []
    deal.tell = found.append
    for seat, move in moves:
        do(deal, seat, move)
    return [event.law for event in found if event.kind == "said" and event.what == moves[-1][1].split()[0]]


def test_every_step_of_doubling_cites_its_own_article() -> None:
    deal = said(*NAMED)
    assert [heard(deal, (deal.must[0], word))[-1] for word in ("double", *["redouble"] * 4)] == [54, 55, 56, 58, 58]
    assert heard(said(*NAMED, "may-i-lead"), (3, "yes")) == [60]


@pytest.mark.parametrize(("cut", "players", "law"), [
    ("AS AD 5H 9C", 4, 19), ("AS AD AH 9C", 4, 20), ("2S 4D 4H 9C", 4, 19), ("2S 3D 4H 5C 5S", 5, 19),
    ("2S 3D 5H 5C 5S", 5, 20)])
def test_equal_cards_cut_again_by_their_article(cut: str, players: int, law: int) -> None:
    purpose, places = ("partners", 0) if players == 4 else ("table", 4)
    deal = BridgeCut(player=tuple(range(players)), purpose=purpose, places=places)
    found: list[Event] = []
    deal.tell = found.append
    deal.apply(NATURE, Move.read(f"cut {cut}"))
    assert [event.law for event in found if event.what == "cut again"] == [law]


def test_who_waits_does_so_by_the_article_on_five_and_six() -> None:
    deal = BridgeCut(player=tuple(range(6)), purpose="table", places=4)
    found: list[Event] = []
    deal.tell = found.append
    deal.apply(NATURE, Move.read("cut 2S 3D 4H 5C 6S 7S"))
    assert [event.law for event in found if event.what == "waits"] == [17, 0]


@pytest.mark.parametrize(("above", "points", "purse"), [((0, 0), 100, [100, 100, -200, 0]),
                                                        ((0, 656), 0, [0, 0, 0, 0])])
def test_who_gives_up_loses_and_pays_for_two_or_nobody_pays(
        above: tuple[int, int], points: int, purse: list[int]) -> None:
    rubbers = GAME.match({"rubbers": 6})
    assert isinstance(rubbers, BridgeRubbers)
    rubbers.apply(NATURE, Move.read("cut AS KD 2H QC"))
    deal = rubbers.deal()
    assert isinstance(deal, Bridge)
    shuffled(deal)
    deal.beside = above
    found: list[Event] = []
    deal.tell = found.append
    seat = deal.player.index(1)
    assert deal.side[seat] == 1
    rubbers.apply(seat, Move(("resign",)))
    assert rubbers.over, "and the match ends with it"
    assert [(event.what, event.law) for event in found if event.kind == "said"] == [("resign", 109), (RUBBER_WON, 109)]
    assert [event.args for event in found if (event.kind, event.what) == ("said", RUBBER_WON)] == [
        (points,)]
    assert sorted(rubbers.deal().purse[:4]) == sorted(purse)
    assert rubbers.finished[-1][1].points == points


def test_a_record_that_holds_such_a_word_says_which_article_forbids_it() -> None:
    sitting = Sitting(GAME, {})
    sitting.submit(NATURE, Move.read("cut AS KD 2H QC"))
    sitting.submit(NATURE, sitting.match.decision(NATURE).sample(Random(1)))
    sitting.submit(0, Move.read("name S"))
    with pytest.raises(Refused, match=r"It stands \(laws-1904, law 52\)"):
        sitting.submit(0, Move.read("name H"))


@pytest.mark.parametrize(("players", "rubbers"), [(4, 1), (5, 2), (6, 2)])
def test_five_and_six_play_two_rubbers_at_least_and_are_told_so(players: int, rubbers: int) -> None:
    match = GAME.match({"rubbers": 1}, players)
    assert isinstance(match, BridgeRubbers)
    assert match.rubbers() == rubbers
    told, = [option.help for option in GAME.options if option.name == "rubbers"]
    assert "with five or six players two at least" in told
