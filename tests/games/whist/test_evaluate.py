"""Whist as the master sees it: layouts that explain what was played, cards that are alike, tricks at the score."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import card, cards
from cardtable.families.partnership import signals
from cardtable.families.tricks.habitual.known import drawn, places
from cardtable.games.whist.evaluate import AtPlay, standing
from cardtable.games.whist.game import GAME
from cardtable.games.whist.maxims import advise
from cardtable.games.whist.position import Position
from cardtable.games.whist.rules import Whist
from cardtable.games.whist.search.position import trials
from cardtable.players.master import choose
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tests.games.whist.test_maxims import at


def by_the_book(form: str, seed: int, cards_left: int) -> Sitting:
    """A deal between club players, until somebody with so many cards is to play."""
    options = {"form": form}
    number = {"whist": 4, "dummy": 3, "double-dummy": 2}[form]
    sitting, rng = Sitting(GAME, options, [{} for _ in range(number)]), Random(seed)
    while True:
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE or not isinstance(deal, Whist):
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
            continue
        if len(deal.playable(seat)) == cards_left and len(deal.allowed(seat)) > 1:
            return sitting
        sitting.submit(seat, advise(deal, seat).move)


def test_layouts_lay_out_just_what_is_not_seen() -> None:
    """Whoever asks, at every turn of some deals: the true cards may lie where layouts have them, and each hand is as
    long as it is."""
    for form, seed in (("whist", 1), ("dummy", 2), ("double-dummy", 3)):
        rng, sitting = Random(seed), by_the_book(form, seed, 12)
        for _ in range(30):
            deal, seat = sitting.match.deal(), sitting.match.deal().must[0]
            if seat == NATURE or not isinstance(deal, Whist) or deal.phase != "play":
                break
            view = sitting.view(deal.by(seat))
            assert isinstance(view.deal, Whist)
            fixed, _, may, unseen = places(view, view.deal)
            found = trials(view, seat, 8, [0.0] * 70)
            assert found.weigh(40, 8, 4, 1) == 8
            for n in range(8):
                hands = found.hands(n)
                for s, hand in enumerate(hands):
                    true = deal.bits(deal.playable(s))
                    assert hand.bit_count() == true.bit_count()
                    assert fixed[s] & ~hand == 0
                    assert fixed[s] & ~true == 0
                    assert true & ~fixed[s] & ~(may[s] & unseen) == 0
                assert len({bit for hand in hands for bit in range(64) if hand >> bit & 1}) == sum(
                    [hand.bit_count() for hand in hands])
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))


def test_where_no_draw_goes_in_layouts_are_dealt_one_by_one() -> None:
    sitting = by_the_book("whist", 4, 9)
    view = sitting.view(sitting.match.deal().by(sitting.match.deal().must[0]))
    found = trials(view, view.turn or 0, 5, [0.0] * 70)
    assert drawn(found, view, Random(1), 5, 0, 0) == 5
    assert len({tuple(found.hands(n)) for n in range(5)}) > 1


def test_what_fell_moves_the_layouts() -> None:
    """A king led by the book shows ace or queen: layouts in which the leader has neither become few."""
    lead = Position(cards("7S 4S 2S 9H 5H 3H TD 8D 6D JC 8C 5C 2C"), 2, card("4H"), cards("KS"))
    view = lead.view()
    found = trials(view, 0, 200, [0.0] * 70)
    assert found.weigh(800, 200, 12, 1) == 200
    deal = view.deal
    assert isinstance(deal, Whist)
    beside = deal.bits(cards("AS QS"))
    assert sum([bool(found.hands(n)[3] & beside) for n in range(200)]) > 160


def test_tricks_are_worth_the_game_at_the_score() -> None:
    deal = Whist(3, [4, 0])
    assert standing(deal, 0, 7, (2, 2)) == 100           # one point wins
    assert standing(deal, 0, 6, (4, 0)) < 100            # at four honours count no more
    assert standing(Whist(3, [3, 0]), 0, 6, (3, 1)) == 100
    chances = [standing(Whist(3), 0, n, (2, 2)) for n in range(14)]
    assert chances == sorted(chances)


@pytest.mark.parametrize("form", ["whist", "dummy", "double-dummy"])
def test_every_card_is_weighed_from_the_first_lead_on(form: str) -> None:
    sitting = by_the_book(form, 2, 13)
    deal = sitting.match.deal()
    seat = deal.must[0]
    view = sitting.view(deal.by(seat))
    thought = choose(view, seat, Random(1), budget=.1)
    assert len(thought.weighed) == len(deal.allowed(seat))                   # type: ignore[attr-defined]
    assert all(0 <= one.value <= 100 for one in thought.weighed)


def test_among_cards_as_good_the_books_is_played() -> None:
    """With the game won by tricks already nothing matters, and the book has its word."""
    sitting = by_the_book("whist", 2, 5)
    deal = sitting.match.deal()
    assert isinstance(deal, Whist)
    deal.score = [4, 4]
    seat = deal.must[0]
    deal.taken = tuple([9 if deal.side[s] == deal.side[seat] and s < 2 else 0 for s in range(4)])
    view = sitting.view(deal.by(seat))
    assert isinstance(view.deal, Whist)
    assert choose(view, seat, Random(1), budget=.1).move == advise(view.deal, seat).move


@pytest.mark.parametrize(("own", "played", "told"), [
    ("9D 8D 7D 3D", "2S AS 3S 4S KS 5S 6S", "5C"),                           # of the weakest suit,
    ("9D 8D 7D", "2S AS 3S 4S KD 2D 5D 3D KS 5S 6S", "4H"),                  # of the strongest where they want trumps
])
def test_of_discards_as_good_the_one_is_made_that_a_partner_can_read(own: str, played: str, told: str) -> None:
    """The book's own will not do here, which would trump."""
    view = Position(cards(f"AH KH TH 8H 4H 6C 5C 2C {own}"), 3, card("TD"), cards(played)).view()
    question = AtPlay(view, 0, Move(("play", card("9D"))))
    near = [Move(("play", card(name))) for name in ("8H", "6C", "5C", "4H")]
    assert question.readable(near[0], near) == ("play", card(told))
    liked = [*near, Move(("play", card("9D")))]
    assert question.readable(liked[-1], liked) == liked[-1], "where the book's own is as good it is made"


@pytest.mark.parametrize(("trick", "chosen", "near", "book", "told"), [
    ("QC 2C", "6C", "6C 4C", "AC", "4C"),                # nothing is to be told
    ("QC 2C", "6C", "6C", "AC", "6C"),                   # the lowest would be worse
    ("QC 2C", "6C", "6C 4C", "6C", "6C"),                # the book calls
    ("5C 2C", "6C", "6C 4C", "AC", "6C"),                # it takes the trick
    ("QD 2D", "6C", "6C 4C", "AC", "6C"),                # a discard is read otherwise
])
def test_a_card_that_loses_tells_nothing_that_the_book_does_not(trick: str, chosen: str, near: str, book: str,
                                                                 told: str) -> None:
    deal = at("AC 6C 4C 9H", trick)
    moves = [Move(("play", one)) for one in cards(near)]
    found = signals.unspoken(deal, Move.read(f"play {chosen}"), moves, Move.read(f"play {book}"))
    assert found == Move.read(f"play {told}")
