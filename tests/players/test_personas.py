"""Companions and steps: the same seed, the same choice; lapses are a novice's; what was seen may be forgotten."""
from __future__ import annotations

from itertools import pairwise
from math import hypot
from random import Random

import pytest

from cardtable.cards import BACK, card, cards, mask
from cardtable.croupier.people import BadPlayers, Player, opponents, read_players
from cardtable.games import NAMES, game
from cardtable.games.ecarte.search.position import ELDER, Position
from cardtable.players import temper
from cardtable.players.levels import LEVELS, NoSuchLevel, check, manner
from cardtable.players.manners import STEPS, Manner
from cardtable.players.personas import ALL, OCCASIONS, PERSONAS, Persona, rating, ratings
from cardtable.players.temper import Courses
from cardtable.players.think import by_habit, think
from cardtable.players.thought import Thought, Weighed
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View

GIVE, REFUSE = Move(("accept",)), Move(("refuse",))


def views(count: int, **options: object) -> list[View]:
    """Decisions between several moves, met in random matches."""
    found: list[View] = []
    number = 0
    while len(found) < count:
        rng, number = Random(number), number + 1
        sitting = Sitting(game("ecarte"), options)
        while not sitting.over:
            seat = sitting.match.pending().must[0]
            decision = sitting.match.decision(seat)
            if seat != NATURE and rng.random() < 0.1 and len(list(decision)) > 1:
                found.append(sitting.view(sitting.match.deal().by(seat)))
            sitting.submit(seat, decision.sample(rng))
    return found[:count]


def test_the_steps_rise_from_novice_to_master() -> None:
    steps = list(STEPS)
    assert (steps[0], steps[-1]) == (LEVELS[0], LEVELS[-1])
    assert [step for step in steps if step in LEVELS] == list(LEVELS)
    assert len(steps) - 2 >= 5
    levels = [LEVELS.index(how.level) for how in STEPS.values()]
    assert levels == sorted(levels)
    club = [how.lapses for how in STEPS.values() if how.level == "club"]
    assert club == sorted(club, reverse=True)


def test_companions_are_several_and_all_different() -> None:
    assert len(ALL) >= 8
    assert len({one.key for one in ALL}) == len({one.name for one in ALL}) == len({one.line for one in ALL}) == len(ALL)
    assert {one.manner.level for one in ALL} == set(LEVELS)
    assert not set(PERSONAS) & set(STEPS)
    for one in ALL:
        assert set(one.says) == set(OCCASIONS)


@pytest.mark.parametrize("who", [*STEPS, *PERSONAS])
def test_the_same_seed_gives_the_same_lawful_choice(who: str) -> None:
    for view in views(8):
        thought = think(view, who, 5, 0.05)
        assert thought == think(view, who, 5, 0.05)
        assert thought.move in view.decision(thought.seat)
        assert thought.why.endswith(".")


def test_who_is_unknown_is_refused_and_told_who_there_is() -> None:
    with pytest.raises(NoSuchLevel, match="the-butler") as refused:
        manner("the-butler")
    assert "\n" not in str(refused.value)
    for who in (*STEPS, *PERSONAS):
        assert f" {who}" in str(refused.value)
    with pytest.raises(NoSuchLevel) as narrow:
        check("Dr. Thorne", ("novice", "club"))
    assert "miss-amory" in str(narrow.value)
    assert "madame-duval" not in str(narrow.value)
    assert "practised" not in str(narrow.value)


@pytest.mark.parametrize("one", ALL, ids=[one.key for one in ALL])
def test_a_companion_is_found_by_name_and_by_key(one: Persona) -> None:
    assert check(one.name) == check(one.key) == check(one.name.upper()) == one.key


@pytest.mark.parametrize("step", STEPS)
def test_opponents_of_a_step_all_play_at_it(step: str) -> None:
    for player in opponents(step, ("Mrs. Battle", "The Rector")):
        assert player.manner == step
        assert read_players([player.to_dict()], LEVELS) == (player,)


def test_a_companion_sits_down_once_and_the_others_play_at_his_level() -> None:
    found = opponents("the-rector", ("Mrs. Battle", "The Rector", "Miss Wren"))
    assert [(player.name, player.manner) for player in found] \
        == [("The Rector", "the-rector"), ("Mrs. Battle", "club"), ("Miss Wren", "club")]


# Lapses

def test_a_lapse_is_what_a_novice_would_do_and_comes_as_often_as_it_should() -> None:
    lapsed = 0
    some = views(60)
    for n, view in enumerate(some):
        assert view.turn is not None
        sound = by_habit(view.game, "club")(view, view.turn, Random(0))
        thought = temper.lapse(view, sound, Manner("club", lapses=1.0), Random(n))
        assert temper.lapse(view, sound, Manner("club"), Random(n)) is sound
        assert thought.move in view.decision(thought.seat)
        if thought is not sound:
            lapsed += 1
            chance = Random(n)
            chance.random()                                  # whether he lapses at all
            assert thought.move == by_habit(view.game, "novice")(view, view.turn, chance).move
    assert lapsed > 10


def test_nobody_lapses_once_his_partner_has_played() -> None:
    """With a partner's card on the table the sound move stands, whatever the share of lapses."""
    always = Manner("club", lapses=1.0)
    guarded = free = 0
    for view in views(300, form="triomphe", hands="partners"):
        deal = view.deal
        if deal.phase != "play" or view.turn is None:
            continue
        trick = next(held for zone, held in zip(deal.layout, deal.zone) if zone.name == "trick")
        sound = Thought(view.turn, next(iter(view.decision(view.turn))), "Sound.")
        slips = [temper.lapse(view, sound, always, Random(n)) for n in range(6)]
        if trick:
            guarded += 1
            assert slips == [sound] * 6
        else:
            free += any(slip is not sound for slip in slips)
    assert guarded > 5
    assert free > 0


# Temperament

def courses_of(gain: float, monkeypatch: pytest.MonkeyPatch) -> View:
    """A view at which giving cards and refusing are so far apart."""
    view = Position(seat=1 - ELDER, phase="answer", hand=cards("7C 8C 9D TD QH"), trump=3, turn_up=card("7S"),
                    proposals=1).view()
    monkeypatch.setattr("cardtable.games.ecarte.book.temper.courses", lambda view, seat: Courses(GIVE, REFUSE, gain))
    return view


@pytest.mark.parametrize(("nerve", "gain", "sound", "expected"), [
    (0.04, -0.03, GIVE, REFUSE), (0.04, -0.05, GIVE, GIVE), (0.04, 0.2, REFUSE, REFUSE), (0.0, -0.01, GIVE, GIVE),
    (-0.04, 0.03, REFUSE, GIVE), (-0.04, 0.05, REFUSE, REFUSE), (-0.04, -0.2, GIVE, GIVE)])
def test_nerve_decides_only_what_is_nearly_equal(nerve: float, gain: float, sound: Move, expected: Move,
                                                monkeypatch: pytest.MonkeyPatch) -> None:
    view = courses_of(gain, monkeypatch)
    assert temper.inclined(view, Thought(0, sound, "Sound."), Manner("club", nerve=nerve)).move == expected


def test_what_the_search_has_found_counts_before_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    view = courses_of(-0.01, monkeypatch)
    for behind, expected in ((3.0, REFUSE), (5.0, GIVE)):
        weighed = (Weighed(GIVE, 50.0, 1.0), Weighed(REFUSE, 50.0 - behind, 1.0))
        sound = Thought(0, GIVE, "Sound.", weighed=weighed, samples=400, unit="games in 100")
        assert temper.inclined(view, sound, Manner("master", nerve=0.04)).move == expected


# Memory

def test_who_forgets_takes_what_was_played_for_possible_again() -> None:
    view = Position(seat=ELDER, phase="play", hand=cards("8S 7D"), trump=3, turn_up=card("9S"), pays_two=ELDER,
                    history=((card("KH"), card("7H")), (card("QH"), card("8H")), (card("JH"), card("9H")))).view()
    before = view.deal.zone.copy(), view.knowledge.may.copy()
    known = temper.forgetful(view, 2)
    assert (view.deal.zone, view.knowledge.may) == before                  # the real one is not touched
    heap = next(z for z, held in enumerate(known.deal.zone) if len(held) == 6)
    assert known.deal.zone[heap] == (BACK,) * 6
    last = mask(cards("JH 9H"))
    assert [z for z, may in enumerate(known.knowledge.may) if may & last] == [heap]
    gone = mask(cards("KH 7H QH 8H"))
    hand = next(z for z, zone in enumerate(known.deal.layout) if zone.name == "hand" and zone.owner == 1 - ELDER)
    assert not view.knowledge.may[hand] & gone
    assert known.knowledge.may[hand] & gone == gone
    assert known.worlds().total > view.worlds().total
    assert temper.forgetful(view, 6) is view


# Records

def test_a_companion_goes_into_the_record_and_comes_back() -> None:
    rector = Player("The Rector", "computer", "club", "the-rector")
    assert read_players([rector.to_dict()], LEVELS) == (rector,)
    assert rector.manner == "the-rector"
    plain = Player("The Rector", "computer", "club")
    assert "persona" not in plain.to_dict()
    assert plain.manner == "club"


@pytest.mark.parametrize("persona", ["the-butler", "dr-thorne", "practised", 7, ["pupil"]])
def test_a_companion_who_is_not_of_that_level_is_refused(persona: object) -> None:
    with pytest.raises(BadPlayers, match="nobody knows"):
        read_players([{"name": "X", "kind": "computer", "level": "club", "persona": persona}], LEVELS)


# Ratings

def test_ratings_are_of_those_who_exist_and_measured_finely_enough() -> None:
    for name in NAMES:
        known = ratings(name)
        assert set(known) <= {*STEPS, *PERSONAS}
        for who, found in known.items():
            assert found.low <= found.rating <= found.high
            assert found.high - found.low <= 80
            assert found.units >= 100 or who == "club"
        if known:
            assert rating(PERSONAS["mrs-battle"], name) == known["club"]


def test_ratings_rise_with_the_steps_within_their_errors_and_with_the_levels_beyond_them() -> None:
    """Two steps with nothing to tell between them may come out in the other order, by as much as both errors make."""
    for known in filter(None, map(ratings, NAMES)):
        measured = [known[step] for step in STEPS if step in known]
        for lower, higher in pairwise(measured):
            assert higher.rating - lower.rating >= -hypot(higher.high - higher.rating, lower.rating - lower.low)
        novice, club, master = (known[level] for level in LEVELS)
        assert novice.high < club.rating < master.rating
        assert novice.high < master.low


def test_every_step_and_every_companion_has_a_rating_at_ecarte() -> None:
    assert set(ratings("ecarte")) >= set(STEPS)
    assert all(rating(one, "ecarte") for one in ALL)
