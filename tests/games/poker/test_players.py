"""What computer players at Poker go by: words and draws, what was seen before, the pool; never a hidden card."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import RANKS, cards, pack
from cardtable.games.poker.book.temper import courses as inclinations
from cardtable.games.poker.position import Position
from cardtable.games.poker.reputations import Often, Reputation
from cardtable.games.poker.rules.table import Poker
from cardtable.games.poker.search.bluffing import Mixed, plays_soundly, said
from cardtable.games.poker.search.discards import Discards, courses
from cardtable.games.poker.search.evaluate import question
from cardtable.games.poker.search.field import Pack, field, part_beaten
from cardtable.games.poker.search.read import USUAL, manner, ranges
from cardtable.games.poker.search.stakes import Stakes
from cardtable.games.poker.tables.solved import habits
from cardtable.players.advice import advise
from cardtable.players.compared import compare
from cardtable.players.think import think
from cardtable.rules.moves import Move
from tests.games.poker.exploited_draw import table as draw_for_two
from tests.games.poker.moment import table

WHOLE = Pack(False, False, False)


def test_what_is_laid_out_is_told_by_how_many_were_drawn() -> None:
    """Who stands pat holds more than who draws one, and he more than who draws three."""
    found = field(WHOLE, True)
    pat, one, three = (sum(found.after(.4, drew)) / len(found.after(.4, drew)) for drew in (0, 1, 3))
    assert pat > one > three


def test_each_word_narrows_what_may_be_held() -> None:
    view = table("9C 9D AH KS 2C", "better 4", "better 4", players=3)
    assert isinstance(view.deal, Poker)
    found = ranges(view.deal, [USUAL] * 3)
    assert found.kept[0] == 1.0
    assert found.kept[2] < found.kept[1] < .5


def test_who_always_goes_better_tells_nothing_by_it() -> None:
    wild = Reputation(stakes=Often(60, 60), caught=Often(20, 40))
    view = table("9C 9D AH KS 2C", "better 4")
    assert isinstance(view.deal, Poker)
    believed, wary = (ranges(view.deal, [USUAL, one]).kept[1] for one in (USUAL, manner(wild)))
    assert wary > .8 > believed


def test_a_known_bluffer_is_called_and_a_steady_player_is_not() -> None:
    """A fair pair, twelve better by the other (002:4222-4229)."""
    wild = Reputation(stakes=Often(60, 60), stays=Often(30, 30), caught=Often(15, 40))
    steady = Reputation(stakes=Often(3, 60), stays=Often(5, 30), caught=Often(0, 5))
    hand = "QC QD AH 7S 2C"
    assert think(table(hand, "better 12", known=(Reputation(), wild)), "master", 1).move != Move(("out",))
    assert think(table(hand, "better 12", known=(Reputation(), steady)), "master", 1).move == Move(("out",))


def test_who_remembers_nothing_plays_all_alike() -> None:
    """The Rector, who forgets."""
    wild = Reputation(caught=Often(9, 9))
    for known in ((), (wild, wild)):
        view = table("5C 5D AH 7S 2C", "better 6", known=known)
        assert think(view, "the-rector", 1).move == Move(("out",))
    assert think(table("5C 5D AH 7S 2C", "better 6", known=(wild, wild)), "club", 1).move != Move(("out",))


def test_a_bold_companion_sees_what_a_cautious_one_does_not() -> None:
    view = table("6C 6D AH 7S 2C", "better 4")
    found = inclinations(view, 0)
    assert found is not None
    assert (found.cautious, found.bold) == (Move(("out",)), Move(("see",)))
    moves = {who: think(view, who, 1).move.verb for who in ("mr-pettifer", "captain-lisle", "colonel-ashdown")}
    assert moves["mr-pettifer"] == "out"
    assert "see" in moves.values()


def test_as_it_was_solved_the_same_hand_always_says_the_same() -> None:
    stakes, stays = habits(12)
    sound = Reputation(stakes=Often(round(40 * stakes), 40), stays=Often(round(20 * stays), 20))
    moves = {think(table("AC AD 6H 8S TC", seed=seed, known=(sound, sound)), "master", seed).move for seed in range(4)}
    assert len(moves) == 1


def test_words_are_said_as_often_as_was_solved() -> None:
    """Pairs of aces, which mix: over their kickers and suits as often as the table has it."""
    rng, bets, wanted, hands = Random(4), 0, 0.0, 300
    rest = list(cards(" ".join(f"{r}{s}" for r in "23456789TJQK" for s in "CDHS")))
    for _ in range(hands):
        kickers = rng.sample(rest, 3)
        while len({card.rank for card in kickers}) < 3:
            kickers = rng.sample(rest, 3)
        view = table(" ".join(card.text for card in (*cards("AC AD"), *kickers)))
        deal = view.deal
        now = said(deal)                         # type: ignore[arg-type]
        assert now is not None
        mixed = Mixed(deal, 0, now)              # type: ignore[arg-type]
        wanted += sum(often for word, often in mixed.often.items() if word.isdigit())
        bets += mixed.preferred is not None and mixed.preferred.verb == "better"
    assert abs(bets - wanted) < 4 * (hands / 4) ** .5


def test_who_is_not_seen_to_play_otherwise_is_answered_as_it_is_solved_and_all_others_are_read() -> None:
    stakes, stays = habits(12)
    sound = Reputation(stakes=Often(round(40 * stakes), 40), stays=Often(round(20 * stays), 20))
    wild = Reputation(stakes=Often(20, 20), stays=Often(9, 10))
    assert plays_soundly(sound, 12)
    assert not plays_soundly(wild, 12)
    assert plays_soundly(Reputation(), 12), "whoever reads somebody he has not seen lies open to him"
    assert plays_soundly(Reputation(stakes=Often(5, 5)), 12)
    assert not plays_soundly(Reputation(stakes=Often(6, 6), stays=Often(6, 6)), 12)
    hand = "QC QD AH 7S 2C"
    assert isinstance(question(table(hand, "better 12", known=(sound, sound)), 0), Mixed)
    assert isinstance(question(table(hand, "better 12"), 0), Mixed)
    assert isinstance(question(table(hand, "better 12", known=(wild, wild)), 0), Stakes)


def test_discards_that_disguise_are_weighed() -> None:
    ranking = field(WHOLE, True).ranking
    threes = courses(ranking, cards("3D 5S QC QD QH"))
    assert {len(away) for away in threes} == {0, 1, 2}
    nothing = courses(ranking, tuple(sorted(cards("2H 7C 9H KH 3D"))))
    assert () in nothing
    assert max(map(len, nothing)) == 5


@pytest.mark.parametrize("hand", ["KC KD 9S 6H 3C", "7C 7D TS 5H 3C", "9H JS 2H 7C 3D"])
def test_the_natural_draw_is_advised_and_to_stand_pat_on_nothing_is_behind(hand: str) -> None:
    """The Age, whom one has called: the book draws three to each of these."""
    view = draw_for_two("ss", 1, cards(hand), Random(7))
    found = compare(view, 0, done=Move(("stand",)))
    assert found is not None
    assert found.rows[0].move == Move(("draw", *sorted(cards(hand)[2:])))
    assert next(row for row in found.rows if row.move.verb == "stand").behind > 0
    assert [think(view, "master", seed).move.verb for seed in (1, 2)] == ["draw", "draw"]
    assert advise(view, 0).words.startswith("Lay away")


def test_hardly_anybody_stands_pat_on_what_is_nothing() -> None:
    """No more pat hands are feigned than there are: a few of 400, of which five or six are believed."""
    rng, surprises = Random(7), 0
    deal = draw_for_two("ss", 1, cards("KC KD 9S 6H 3C"), rng)
    found = question(deal, 0)
    assert isinstance(found, Discards)
    assert found.feigned(0)
    for _ in range(400):
        found.hand, found.known_for = tuple(sorted(rng.sample(pack(RANKS), 5))), {}
        surprises += found.taken_for(0) is found.field.after(found.known.played[0], 0)
    assert 0 < surprises < 12


@pytest.mark.parametrize("form", ["straight", "stud", "draw"])
def test_no_hidden_card_makes_a_difference(form: str) -> None:
    """Deals that differ only in what the player cannot see are compared and advised alike."""
    words = "ante 1" if form == "draw" else "better 2"
    first, *others = [table("QC QD AH 7S 2C", words, form=form, seed=seed) for seed in (1, 2, 3)]
    told, compared = advise(first, 0).words, compare(first, 0)
    assert compared is not None
    for view in others:
        assert advise(view, 0).words == told
        assert compare(view, 0) == compared


def test_the_hint_tells_why_then_odds_then_what_the_pool_pays() -> None:
    words = advise(Position(cards("2H 5H 9H KH 3D"), "drawing").view(), 0).words
    assert words.startswith("Lay away the three of diamonds: it is four to a flush.")
    assert "9 times in 47, or 19.1 in 100" in words
    words = advise(table("QC QD AH 7S 2C", "better 12"), 0).words
    assert "Twelve counters for a pool of 14 pay if you win oftener than 46.2 in 100." in words
    assert words.index(":") < words.index("Twelve")


def test_bluffs_are_no_more_than_a_caller_can_bear() -> None:
    """Whoever calls a limit's bluff must not gain by calling always: of hands that go to the limit so many may be
    weak."""
    view = table("2C 4D 6H 8S TC", players=3)
    weighing = Stakes(view, view.deal, 0)        # type: ignore[arg-type]
    seen = weighing.seen[0]
    weak = sum(part_beaten(seen, one) < .42 for one in seen[::40]) / len(seen[::40])
    good = sum(part_beaten(seen, one) >= .75 for one in seen[::40]) / len(seen[::40])
    assert weighing.bluffs(12) * weak < good * 12 / (view.deal.purse[view.deal.pool] + 12) + .02    # type: ignore[attr-defined]
