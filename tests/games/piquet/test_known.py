"""What is known of the other's hand, and what the club player, and advice, make of it."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import card, cards
from cardtable.families.tricks.one_against_all import shown_void
from cardtable.games.piquet import speaks
from cardtable.games.piquet.game import GAME
from cardtable.games.piquet.known import known, unseen
from cardtable.games.piquet.maxims import hopeful, masters, may_be_established, safest, spared, to_establish
from cardtable.games.piquet.rules.rules import HAND, Piquet
from cardtable.games.piquet.search.exchange import Exchange
from cardtable.games.piquet.speaks import of_leads
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tests.games.piquet.moments import TRICKS, book
from tests.spread import far


def elder_sees(played: int) -> tuple[Piquet, int]:
    """The book's hand (002:3486-3637) as elder hand sees it when so many cards have been played."""
    deal = book().plays(" ".join(TRICKS.split()[:played])).deal
    assert isinstance(deal, Piquet)
    view = deal.view(deal.player[deal.elder])
    assert isinstance(view, Piquet)
    return view, deal.elder


def test_a_suit_that_was_not_followed_holds_nothing_against_him() -> None:
    """The dealer has thrown a heart on the knave of diamonds, and has counted four queens."""
    before, elder = elder_sees(14)
    assert set(known(before, elder)) == set(cards("QS QH"))
    assert not [c for c in unseen(before, elder) if str(c) == "QD"]
    after, elder = elder_sees(16)
    assert 1 in shown_void(after, 1 - elder)
    assert set(known(after, elder)) == set(cards("QS QH"))
    assert set(cards("QS QH")) <= set(unseen(after, elder))
    assert not any(c.suit == 1 for c in unseen(after, elder))


def test_what_is_known_is_so_of_every_deal() -> None:
    """Whatever is called, and sunk: the known cards are in the hand, and all of the hand is among what may be."""
    rng, told = Random(4), 0
    for _ in range(far(6, 60)):
        sitting = Sitting(GAME, {"sinking": True})
        while not sitting.over:
            deal = sitting.match.deal()
            seat = deal.must[0]
            if seat == NATURE or not isinstance(deal, Piquet):
                sitting.submit(seat, sitting.match.decision(seat).sample(rng))
                continue
            view = sitting.view(deal.by(seat))
            if deal.phase == "play":
                assert isinstance(view.deal, Piquet)
                held, sure = {*deal.zone[HAND[1 - seat]]}, {*known(view.deal, seat)}
                assert sure <= held <= {*unseen(view.deal, seat)}
                told += len(sure)
            move = think(view, "club", rng.getrandbits(30)).move if rng.random() < .5 else \
                sitting.match.decision(seat).sample(rng)
            sitting.submit(seat, move)
    assert told > 50


@pytest.mark.parametrize(("hand", "against", "thrown"), [
    ("KD AD KC", "8D 9C QC TC", "KD"),           # one of two is as good against a diamond, and nothing else stops clubs
    ("AD KC QC", "8D 9C TC", "QC")])
def test_one_winner_is_kept_in_every_suit_that_may_be_led(hand: str, against: str, thrown: str) -> None:
    """The king of clubs was thrown beside ace and king of diamonds, and the capot lost (002:3952-3954)."""
    held, others = cards(hand), cards(against)
    assert min(held, key=lambda one: spared(one, held, others)) == cards(thrown)[0]


def test_what_is_certain_wholly_goes_before_a_tenace() -> None:
    """Ace and queen were led from beside a suit that was good: the king is led up to, or falls, afterwards."""
    hand, against = cards("AC QC 9C KD TD"), cards("KC 8C")
    assert safest(cards("AC KD TD"), hand, against) == cards("KD")[0]


def test_no_single_card_is_led_to_what_is_known_to_beat_it() -> None:
    assert set(hopeful(cards("8H TS"), cards("QH JS 8S"), cards("JS"))) == set(cards("8H"))
    assert set(hopeful(cards("8H TS"), cards("QH JS"), cards("JS QH"))) == set(cards("8H TS")), "nothing else is left"
    assert set(hopeful(cards("8H KS QS"), cards("9H AS"), cards("AS"))) == set(cards("8H KS QS")), "it drives him out"


@pytest.mark.parametrize(("hand", "against", "told", "led"), [
    ("7D QH QS", "KH KS", "", "7D"),             # a single queen establishes nothing; the diamond is certain
    ("AS 8S 7S QD TD 9D 8D", "KS QS JS KD JD 7D", "", "QD"),    # the ace brings the diamonds in: it is kept
    ("KD 8D 7D QH JH 7H KS QS", "QD JD TD KH 9H", "QD JD TD", "QH"),     # the diamonds never come in, the knave does
    ("KD 8D 7D TH 7S", "QD JD TD KH 9H 8S", "QD JD TD", "KD"),           # nor does anything else
    ("AC QC 8C 7S", "KC 9C", "", "AC")])
def test_a_suit_is_led_only_to_establish_it(hand: str, against: str, told: str, led: str) -> None:
    """"Lead the queen of spades, a single card" gave up the lead while a diamond was good."""
    held, others = cards(hand), cards(against)
    assert to_establish(held, others, cards(told), masters(held, others)) == cards(led)[0]


def test_a_suit_that_is_known_to_be_guarded_is_not_established() -> None:
    """To the queen goes the eight, and the knave beats the ten."""
    own, theirs = cards("QD TD"), cards("JD 8D")
    assert may_be_established(own, theirs)
    assert not may_be_established(own, theirs, theirs)
    assert may_be_established(cards("QD TD 9D"), theirs, theirs)


def test_what_is_known_speaks_for_a_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the dealer has shown that he has no diamond, and that he has the queens."""
    deal, elder = elder_sees(16)
    assert set(deal.zone[HAND[elder]]) == set(cards("AH TD 9D 8D"))
    assert of_leads(deal, elder, *cards("TD 8D")) == "", "either is as certain"
    before, elder = elder_sees(2)
    assert of_leads(before, elder, *cards("AH KH")) == ""
    assert of_leads(before, elder, *cards("AS 9C")) == "nothing that may be against you beats it"
    assert of_leads(before, elder, *cards("JD 9C")) == "", "the king of diamonds is known to be there, too"
    monkeypatch.setattr(speaks, "known", lambda *_: cards("QC KC"))
    assert of_leads(before, elder, *cards("JD 9C")).endswith(", which beats the nine, is known to be against you")


def test_of_a_repique_it_is_said_whose_it_is() -> None:
    """"It makes repique or pique oftener, or suffers them less" left the reader to find out which."""
    question = Exchange.__new__(Exchange)
    question.elder = True
    best, other = ((Move(("discard", one)),) for one in cards("7S 8S"))

    def of(own: float, theirs: float) -> str:
        question._came = {best: [(0, 0, 0, own), (0, 0, 0, -theirs)], other: [(0, 0, 0, 10.0), (0, 0, 0, -10.0)]}
        return question.of_repiques(best, other)

    assert of(30, 10) == "it makes repique or pique oftener"
    assert of(10, 0) == "it suffers repique less"
    assert of(20, 0) == "it makes repique or pique oftener, and suffers repique less"
    question.elder = False                               # who makes no pique
    assert of(30, 10) == "it makes repique oftener"
    assert of(20, 0) == "it makes repique oftener, and suffers repique or pique less"


def test_no_suit_is_opened_that_costs_more_leads_than_there_are_sure_cards() -> None:
    """The king of diamonds was led into ace, queen and knave that had been shown, and two sure clubs were dropped."""
    hand, told = cards("KS QS 9H QC 8C KD 9D 8D 7D"), cards("AD QD JD")
    against = (*told, *cards("AS JS 9S KH QH JH TH"))
    assert to_establish(hand, against, told, masters(hand, against)) == card("KS")
