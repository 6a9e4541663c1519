"""Whatever a law forbids, one sentence says which duty binds and what fulfils it, in every game and form."""
from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from cardtable.cards import Card, cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.refusals import of_card
from cardtable.games import NAMES, game
from cardtable.players.think import think
from cardtable.rules.deal import Deal
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.showing.talk import Talk, talk_of
from cardtable.table.asking.breaking import accidents
from cardtable.table.asking.move_begun import unlawful
from tests.spread import far
from tests.suite import Form, forms

FORMS = [*[(name, {}) for name in NAMES], ("ecarte", {"form": "triomphe"}), ("ecarte", {"form": "triomphe",
         "pillage": "high"}), ("ecarte", {"form": "french"}), ("ecarte", {"form": "pool"}),
         ("cribbage", {"form": "five-card"}), ("cribbage", {"form": "three-handed"}),
         ("cribbage", {"counting": "by hand", "missed": True}), ("napoleon", {"form": "purchase"})]
TRIED = 12                       # of the unlawful moves at each decision
MOVES = far(130, 260)
DEALS, WRONG = far(2, 20), 0.1       # of a match, and how often an unlawful card is played that may stand


def refused(talk: Talk, deal: Deal, seat: int, rng: Random) -> list[tuple[Move, str]]:
    """Some unlawful moves of a seat, each with the sentence it meets; names are A, B, C ..."""
    found = []
    for choice in deal.faults(seat):
        wrong = [move for move in islice(choice, 300) if move not in deal.decision(seat)]
        for move in rng.sample(wrong, min(TRIED, len(wrong))):
            some = [token for token in move[1:] if isinstance(token, Card)]
            token = some[0] if len(some) == 1 else None
            assert choice.law is not None
            found.append((move, talk.refusal(deal, seat, token, choice.law,
                                             lambda s: None if s == seat else "ABCDEFGH"[s])))
    return found


@pytest.mark.parametrize(("name", "options"), FORMS, ids=str)
def test_every_duty_is_told_in_a_sentence_with_what_fulfils_it(name: str, options: dict[str, object]) -> None:
    sitting, rng, told = Sitting(game(name), options), Random(5), set[str]()
    headings = {f"{law.heading}." for code in game(name).codes.values() for law in code.laws}
    for _ in range(MOVES):
        if sitting.over:
            break
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE:
            sitting.submit(seat, deal.decision(seat).sample(rng))
            continue
        for of in range(deal.seats):
            view = deal.view(deal.by(of))
            for move, sentence in refused(talk_of(game(name)), view, of, rng):
                told.add(sentence)
                assert sentence not in headings, move
                assert sentence.endswith(".")
                assert ". " not in sentence, "one sentence"
                fulfils = sentence.partition(": ")[2]
                for card in [card for card in getattr(deal, "pack", ()) if card.name in fulfils]:
                    copies = [one for one in deal.pack if one.face is card.face]
                    assert any(Move(("play", one)) in deal.decision(of) for one in copies), (move, sentence)
        thought = think(sitting.view(deal.by(seat)), "novice", rng.getrandbits(30))
        sitting.submit(thought.seat, thought.move)
    assert len(told) > 1 or game(name).row.kind == "banking"         # what is refused there is refused for its amount


HEARTS = 2


@pytest.mark.parametrize(("hand", "trick", "allowed", "card", "sentence"), [
    ("9D 7D KS", "AD", "9D 7D", "KS", "You hold diamonds: follow suit."),
    ("9D KH KS", "AD", "9D", "KS", "You hold diamonds: follow suit with the nine of diamonds."),
    ("9D KD KS", "QD", "KD", "9D", "You can win the trick: play the king of diamonds."),
    ("9D KD AD", "QD", "KD AD", "9D", "You can win the trick: play the king or the ace of diamonds."),
    ("9H TH KS", "AD", "9H TH", "KS", "You have no diamonds: trump with the nine or the ten of hearts."),
    ("7H 8H 9H TH KS", "AD", "7H 8H 9H TH", "KS", "You have no diamonds: play a trump."),
    ("9H QH KS", "AD TH", "QH", "9H", "You can overtrump: play the queen of hearts."),
    ("9H QC KS", "AD", "QC", "9H", ""),
])
def test_the_duties_of_a_trick(hand: str, trick: str, allowed: str, card: str, sentence: str) -> None:
    tried, = cards(card)
    assert of_card(tried, cards(hand), cards(allowed), cards(trick), lambda c: c.suit, HEARTS) == sentence
    lawful = cards(allowed)[0]
    assert of_card(lawful, cards(hand), cards(allowed), cards(trick), lambda c: c.suit, HEARTS) == ""


@pytest.mark.parametrize("form", [form for form in forms() if form.fixed.get("laws") == "strict"], ids=str)
def test_what_is_out_of_order_can_be_asked_when_a_deal_has_ended(form: Form) -> None:
    """The menu asks it of every deal that lies there: one whose faults have been settled too."""
    sitting, rng, ended = Sitting(form.game, dict(form.fixed)), Random(7), 0
    while not sitting.over and ended < DEALS:
        deal = sitting.match.deal()
        seat = deal.must[0]
        wrong = [move for choice in unlawful(deal, seat) if choice.verb == "play" for move in choice] \
            if seat != NATURE and deal.strict else []
        move = rng.choice(wrong) if wrong and rng.random() < WRONG else deal.decision(seat).sample(rng)
        sitting.submit(seat, move)
        if deal.over:
            ended += 1
            for of in range(deal.seats):
                assert all(one.verb != "play" for one in accidents(deal.view(deal.by(of)), of))
    assert ended


@pytest.mark.parametrize(("name", "form"), [("whist", "dummy"), ("whist", "double-dummy"), ("bridge", "")])
def test_what_binds_a_dummy_is_not_told_of_who_plays_it(name: str, form: str) -> None:
    rng, told = Random(3), set[tuple[bool, str]]()
    sitting = Sitting(game(name), {"form": form} if form else {})
    talk = talk_of(game(name))
    for _ in range(400):
        if sitting.over:
            break
        deal, seat = sitting.match.deal(), sitting.match.pending().must[0]
        if seat != NATURE and isinstance(deal, TrickDeal) and deal.phase == "play" and deal.on_table():
            dummy = bool(deal.zone[deal.layout.shown[seat]])
            told |= {(dummy, words.split()[0]) for _, words in refused(talk, deal, seat, rng)
                     if words.startswith(("You ", "Dummy "))}
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    assert told == {(True, "Dummy"), (False, "You")}
