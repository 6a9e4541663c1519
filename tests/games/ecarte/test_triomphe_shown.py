"""La Triomphe where partners show each other their hands: who sees both reckons with both."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from cardtable.cards import BACK, Cards, cards, mask
from cardtable.games import game
from cardtable.games.ecarte.book import forms, shown
from cardtable.games.ecarte.book.maxims import choose
from cardtable.games.ecarte.rules.rules import PACK
from cardtable.games.ecarte.rules.triomphe import HAND, STOCK, TRICK, TURN_UP, Triomphe
from cardtable.games.ecarte.rules.triomphe_match import TriompheMatch
from cardtable.games.ecarte.show.talk import TALK
from cardtable.players.think import think
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.moves import Move
from cardtable.rules.options import complete
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from cardtable.table.sheets.slip_hands import Hands

CLUBS = 0
MINE, OPEN = "KH TS 8S TD 7D", "QC JC QD JD JH"          # clubs are trumps, aces highest, and the king is turned up
SHOWN = {"form": "triomphe", "hands": "partners", "show-hands": True, "pillage": "high"}


def seen(mine: str, open_hand: str, phase: str = "play", shows: bool = True, score: tuple[int, int] = (0, 0),
         turned: str = "KC", offerer: int = -1) -> View:
    """By the first seat, who leads or is to answer; the third is the partner."""
    lain: dict[int, str | int] = {HAND[0]: mine, HAND[1]: 5, HAND[2]: open_hand if shows else 5, HAND[3]: 5,
                                  TURN_UP: turned, STOCK: 11}
    deal = Triomphe.position(lain, phase, 0, start={
        "dealer": 3, "score": score, "player": (0, 1, 2, 3), "hands": "partners", "show_hands": shows,
        "pillage": "high"}, trump=CLUBS, leader=0, offerer=offerer)
    match = TriompheMatch(complete(game("ecarte").options, {**SHOWN, "show-hands": shows}), players=4)
    match.inner = deal
    view = View("ecarte", 0, match.view(0), Knowledge(deal.eyes(0), PACK, len(deal.layout)))
    for zone, held in enumerate(view.deal.zone):
        if BACK in held:
            assert isinstance(view.deal, Triomphe)
            view.knowledge.may[zone] = mask(shown.unseen(view.deal))
    return view


def advised(view: View) -> Thought:
    return choose(view, 0, Random(1))


def test_the_point_is_not_offered_over_the_best_trumps_of_the_partner() -> None:
    assert advised(seen(MINE, OPEN, shows=False)).move.verb == "play", "nor where it is not seen"
    for level in ("club", "master"):
        assert think(seen(MINE, OPEN), level, 1).move.verb == "play"


def test_both_hands_are_hopeless() -> None:
    thought = advised(seen(MINE, "7H 8H 9H TH 8D"))
    assert thought.move == Move(("offer",))
    assert thought.why == "Offer the point: the two hands together are hopeless."
    assert advised(seen(MINE, "7H 8H 9H TH 8D", score=(0, 4))).move.verb == "play"         # that would lose the game


@pytest.mark.parametrize(("mine", "open_hand", "answer", "why"), [
    ("AC QC JC AH AD", "TC 9C 8C AS KS", "decline", "Decline: the two hands together should make the vole."),
    ("AC QC JC 7H 7D", "7S 8S 9S 8H 8D", "accept",
     "Accept: the two hands together are not so strong that the hope of the vole is worth more."),
    ("9H 8H 7H 8D 7D", "AC QC JC TC 9C", "accept",
     "Accept: the two hands together are not so strong that the hope of the vole is worth more.")])
def test_the_vole_is_hoped_for_with_both(mine: str, open_hand: str, answer: str, why: str) -> None:
    view = seen(mine, open_hand, "reply", offerer=3)
    assert (str(advised(view).move), advised(view).why) == (answer, why)


@pytest.mark.parametrize("shows", [True, False])
def test_a_point_that_wins_the_game_is_accepted(shows: bool) -> None:
    view = seen("AC QC JC AH AD", "TC 9C 8C AS KS", "reply", shows, (4, 0), offerer=3)
    assert (str(advised(view).move), advised(view).why) == ("accept", "Accept: the point wins the game.")


@pytest.mark.parametrize(("mine", "open_hand", "led", "why"), [
    ("9C 9H 9S 9D 8D", "AC QH QD QS 7H", "9C",
     "Lead the nine of clubs: your partner’s ace of clubs is the likeliest to win the trick."),
    ("AC 9H 9S 9D 8D", "8C QH QD QS 7H", "AC",
     "Lead the ace of clubs: of your cards it is the likeliest to win the trick, both hands considered.")])
def test_the_lead_reckons_with_the_partner(mine: str, open_hand: str, led: str, why: str) -> None:
    thought = advised(seen(mine, open_hand))
    assert (thought.move, thought.why) == (Move(("play", cards(led)[0])), why)


def test_the_card_that_adds_least_to_both_is_pillaged_with() -> None:
    """Beside the partner's four best spades the nine is only behind the ten; alone it is the poorest."""
    mine, open_hand = "AC QC JC TD 9S", "AS KS QS JS 7H"
    thought = advised(seen(mine, open_hand, "pillaging"))
    assert (str(thought.move), thought.why) == (
        "pillage TD", "It is a trump for the card that adds least to the two hands together.")
    thought = advised(seen(mine, open_hand, "pillaging", shows=False))
    assert (str(thought.move), thought.why) == ("pillage 9S", "It is a trump for the poorest card.")


@pytest.mark.parametrize("shows", [True, False])
def test_a_higher_trump_is_not_given_for_a_lower(shows: bool) -> None:
    thought = advised(seen("AC KC QC JC TC", "7H 8H 9H 7D 8D", "pillaging", shows, turned="7C"))
    assert (str(thought.move), thought.why) == ("pass", "All your cards are higher trumps than this one.")


def side_hopes(hand: str, open_hand: str) -> float:
    deal = seen(hand, open_hand).deal
    assert isinstance(deal, Triomphe)
    return shown.hoped(deal, 0)


def test_what_is_hoped_for_falls_with_what_may_be_against() -> None:
    """The queen of trumps is second while only the ace is out, the king being turned up; best beside that ace."""
    assert side_hopes("QC 7D 8D 9D 7H", "7S 8S 9S 8H 9H") == pytest.approx(.25 + .75)
    assert side_hopes("QC 7D 8D 9D 7H", "AC 8S 9S 8H 9H") == pytest.approx(.25 + 2 * .94)


def played(old_seat: int, seed: int) -> tuple[int, int]:
    """Points of the first deal, one side deciding whether to offer by its own hand alone."""
    rng, sitting, deal = Random(seed), Sitting(game("ecarte"), SHOWN, [{}] * 4), None
    while deal is None or not deal.over:
        if sitting.nature_next:
            sitting.submit(NATURE, sitting.match.decision(NATURE).sample(rng))
            continue
        now = sitting.match.deal()
        deal = now if isinstance(now, Triomphe) else None
        seat = now.must[0]
        view = sitting.view(now.by(seat))
        sitting.submit(seat, alone(view, seat) if seat % 2 == old_seat and now.phase == "play" else
                       choose(view, seat, rng).move)
    return deal.score[0], deal.score[1]


def alone(view: View, seat: int) -> Move:
    """What would be played by the own hand only."""
    deal = view.deal
    assert isinstance(deal, Triomphe)
    hand: Cards = deal.zone[HAND[seat]]
    if Move(("offer",)) in view.decision(seat) and not forms.helped(deal, seat) \
            and forms.hoped(deal, hand) < forms.HOPELESS:
        return Move(("offer",))
    return (forms.follow(deal, view, seat) if deal.zone[TRICK] else forms.lead(deal, seat))[0]


def test_both_hands_bring_more_than_one() -> None:
    """A sample: the figures are in docs/play.md."""
    gained = 0
    for seed in range(120):
        (one, other), (third, fourth) = played(1, seed), played(0, seed)
        gained += (one - other) - (third - fourth)
    assert gained > 0


def test_where_there_is_no_room_for_more_the_slip_tells_the_tricks(qapp: QApplication) -> None:
    view = seen(MINE, OPEN)
    laid = TALK.laid(view.deal, {0: cards(MINE), 2: cards(OPEN)}, (), lambda seat: "Battle" if seat else None)
    hands = Hands((), laid)
    hands.lay(1, brief=True)
    assert [label.text() for label in hands.findChildren(QLabel)] == ["You", "no trick", "Battle", "no trick"]
