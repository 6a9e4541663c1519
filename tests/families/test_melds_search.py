"""The search in games of melds: its numbers against the rules, its endings against plain trying, its choices told."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from cardtable.cards import cards
from cardtable.families.melds.adviser import LATER, UNTOLD
from cardtable.families.melds.deal import MeldDeal
from cardtable.families.melds.finding import find, melds
from cardtable.families.melds.search.brought import Game
from cardtable.families.melds.search.cast import Known, made, number
from cardtable.families.melds.search.ending import NEVER, Ending
from cardtable.families.melds.search.last_tricks import KNOWN
from cardtable.families.melds.search.silent import ALL_THE_SAME, Silent
from cardtable.families.melds.search.words import SEQUENCES, SMALLER, TRICKS
from cardtable.games import game, part
from cardtable.games.bezique.position import Position
from cardtable.players.compared import compare
from cardtable.players.comparison import EQUAL
from cardtable.players.exercise import exercise
from cardtable.players.levels import chooser
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.options import complete
from cardtable.rules.sitting import Sitting
from tests.advised import advised
from tests.players.test_compared import decisions
from tests.spread import crossed

BEZIQUES = ("bezique", "rubicon_bezique")
BUDGET = .1
ENOUGH = 25                      # declarations
ORDERS = tuple(range(8)), (0, 1, 2, 4, 5, 6, 3, 7)


@pytest.mark.parametrize("name", BEZIQUES)
def test_what_may_be_scored_is_what_the_rules_find(name: str) -> None:
    """In deals in which whoever may declare does so."""
    brought: Game = part(name, "evaluate").GAME
    table, looked, rng = made(brought.rules), 0, Random(5)
    match = game(name).match({})
    while looked < ENOUGH:
        match = game(name).match({}) if match.over else match
        deal = match.deal()
        seat = deal.must[0]
        decision = match.decision(NATURE) if seat == NATURE else deal.decision(seat)
        move = decision.sample(rng)
        if isinstance(deal, MeldDeal) and deal.phase == "declaring":
            known = Known(brought.rules, table, deal, seat)
            known.lay_out((), [number(card, brought.rules.order) for card in deal.zone[deal.layout.stock]])
            hand, declared = deal.zone[deal.layout.hand[seat]], deal.zone[deal.layout.declared[seat]]
            found = melds(list(find(deal.kinds, hand, declared, deal.melds[seat], deal.trump)))
            assert sorted([shape for shape, _ in table.open_ways(0)]) == sorted([known.shape(one)[0] for one in found])
            looked += bool(found)
            move = next((one for one in decision if one.verb == "declare"), move)
        match.apply(seat, move)


def tried(hands: tuple[list[int], list[int]], leader: int, rich: int, trump: int, strict: bool, order: Sequence[int],
          worth: Sequence[int]) -> int:
    """What the last tricks come to, by trying everything."""
    if not hands[0]:
        return worth[2 * rich + leader]
    found = []
    for led in set(hands[leader]):
        replies = []
        for card in set(lawful(hands[1 - leader], led, trump, strict, order)):
            winner = 1 - leader if beats(card, led, trump, order) else leader
            left = [list(hands[0]), list(hands[1])]
            left[leader].remove(led)
            left[1 - leader].remove(card)
            more = (led & 7 >= 6) + (card & 7 >= 6) if winner == 0 else 0
            replies.append(tried((left[0], left[1]), winner, rich + more, trump, strict, order, worth))
        found.append(min(replies) if leader == 0 else max(replies))
    return max(found) if leader == 0 else min(found)


def beats(card: int, led: int, trump: int, order: Sequence[int]) -> bool:
    return order[card & 7] > order[led & 7] if card >> 3 == led >> 3 else card >> 3 == trump


def lawful(hand: list[int], led: int, trump: int, strict: bool, order: Sequence[int]) -> list[int]:
    suit = [card for card in hand if card >> 3 == led >> 3]
    if not strict:
        return suit or hand
    return [card for card in suit if beats(card, led, trump, order)] or suit or \
        [card for card in hand if card >> 3 == trump] or hand


def test_the_last_tricks_agree_with_trying_everything() -> None:
    """Copies, both duties, both orders, any worth of what comes of it."""
    search, rng = Ending(), Random(2)
    for _ in range(60):
        size, strict, trump, order = rng.randint(2, 4), rng.random() < .5, rng.randrange(-1, 4), rng.choice(ORDERS)
        cards = rng.sample([face for face in range(24) for _ in range(3)], 2 * size)
        worth = [rng.randint(-50, 50) for _ in range(60)]
        search.rules(trump, order, strict, strict)
        search.ends(worth, (NEVER, NEVER), (0, 0))
        found = search.cards(cards[:size], cards[size:])
        assert max(found.values()) == tried((cards[:size], cards[size:]), 0, 0, trump, strict, order, worth)


@pytest.mark.parametrize(("name", "what"), crossed(BEZIQUES, ["cards", "melds", "last"]))
def test_what_is_practised_can_be_compared(name: str, what: str) -> None:
    """Every problem has several courses; while there is a stock each is told by its parts, and sums up."""
    practice = exercise(name)
    assert practice is not None
    problem = practice.problem({**complete(practice.options, {}), "what": what}, Random(4))
    told = compare(problem.view, problem.seat, problem.names, budget=BUDGET)
    assert told is not None
    assert len(told.rows) > 1
    assert all(len(row.cells) == len(told.heads) for row in told.rows)
    for row in told.rows if what != "last" else ():
        if row.parts:
            assert sum(row.parts.values()) == pytest.approx(row.value, abs=.051)     # told in tenths
    best = think(problem.view, "master", 1, BUDGET)
    row = told.row(best.move)
    assert row is not None
    assert told.grade(row) != "costly"


@pytest.mark.parametrize(("name", "what"), crossed(BEZIQUES, ["cards", "melds", "last"]))
def test_every_answer_to_what_is_practised_is_judged(name: str, what: str) -> None:
    """Announcing had no row, and who announced was told that there was nothing to compare."""
    practice = exercise(name)
    assert practice is not None
    for seed in range(3):
        set_ = practice.problem({**complete(practice.options, {}), "what": what}, Random(seed))
        lawful = {move.verb: move for move in set_.view.decision(set_.seat)}
        offered = {choice.verb for choice in set_.choices}
        assert offered == set(lawful) - {"announce"}
        for verb in sorted(offered):
            told = compare(set_.view, set_.seat, set_.names, done=lawful[verb], budget=BUDGET)
            assert told is not None
            assert told.row(lawful[verb]) is not None


def test_what_is_scored_at_once_is_told_whole() -> None:
    """A sequence of 250 was told as 125, and at the last trick before the stock ends it is now or never."""
    view = Position(cards("AD1 TD1 KD1 QD1 JD1 9C1 8C1 7S1"), 1, 2, declaring=True).view()
    told = compare(view, 0, budget=BUDGET)
    assert told is not None
    assert told.rows[0].words == "Score the sequence in diamonds"
    assert told.rows[0].parts[SEQUENCES] == 250
    drawn = next(row for row in told.rows if row.move.verb == "draw")
    assert drawn.parts[SEQUENCES] == 0


@pytest.mark.parametrize("name", BEZIQUES)
def test_habit_says_but_by_how_much_another_card_falls_short(name: str) -> None:
    """What it likes best has the figures of the trials; the less is drawn, the less its word counts."""
    practice = exercise(name)
    assert practice is not None
    problem = practice.problem({**complete(practice.options, {}), "what": "cards"}, Random(4))
    found = part(name, "evaluate").question(problem.view, problem.seat, think(problem.view, "club", 1).move)
    world = next(found.layouts(Random(1)))[0]
    values = found.values(world, found.plans)
    assert values[found.plans.index(found.liked)] == pytest.approx(found.came(found.liked))
    assert found.trust == pytest.approx(min(1, found.draws / found.game.depth))
    assert values[0] != values[1]


@pytest.mark.parametrize("name", BEZIQUES)
def test_what_is_known_for_certain_is_not_told_as_guessed(name: str) -> None:
    """In the last tricks every card has been seen: no habits are supposed, and no layouts counted."""
    found = exercise(name)
    assert found is not None
    terms = dict(complete(found.options, {})) | {"what": "last"}
    set_ = found.problem(terms, Random(3))
    told = compare(set_.view, set_.seat, set_.names)
    assert told is not None
    assert told.notes == (KNOWN,)
    assert "layout" not in think(set_.view, "master", 1).why


def test_of_two_cards_alike_the_one_played_is_judged_as_the_other() -> None:
    """An ace of clubs was near the best, and its copy, in a row of its own, was costly."""
    practice = exercise("bezique")
    assert practice is not None
    problem = practice.problem({**complete(practice.options, {}), "what": "cards"}, Random(0))
    plain, told = [compare(problem.view, problem.seat, problem.names, done=Move.read(f"play {copy}"), budget=BUDGET)
                   for copy in ("JH2", "JH1")]
    assert plain is not None
    assert told is not None
    assert "play JH1" in map(str, [row.move for row in told.rows])
    assert len(told.rows) == len(plain.rows) == 4, "each in a row of its own"


@pytest.mark.parametrize("name", BEZIQUES)
def test_to_draw_where_something_can_be_scored_is_no_equal_choice(name: str) -> None:
    """"Score four kings (80): it is all there is", and "Draw: equal": trials differ by more than what it costs.  It is
    the best where they show that, and else told as worse, with a mark and a figure, and not as costly by chance."""
    club, seen, drawn_best = chooser(name, "maxims"), 0, 0
    assert club is not None
    for view, seat, thought in advised(game(name), {}, Random(f"draw {name}"), 2500, .05, club):
        if view.deal.phase != "declaring" or thought.move.verb != "declare":
            continue
        found = compare(view, seat, budget=3 * BUDGET)
        drawn = next((row for row in found.rows if row.move.verb == "draw"), None) if found is not None else None
        if found is None or drawn is None or len(found.rows) < 2:
            continue
        seen += 1
        drawn_best += drawn.equal
        if not drawn.equal:
            assert drawn.value < found.level
            assert drawn.cells[-1] not in ("", EQUAL, "0.0")
            assert drawn.parts or LATER in drawn.why and found.grade(drawn) == "near" and UNTOLD in found.notes
        else:
            assert all(not row.equal for row in found.rows if row.move.verb == "declare")
    assert seen > 30
    assert drawn_best < seen / 20


def test_a_seven_that_is_to_score_is_not_as_good_to_lead_as_one_that_is_worth_nothing() -> None:
    """"One other choice does about as well", and by chance it made more of the small melds."""
    view = Position(cards("AS1 QS1 7S1 7S2 AH1 KH1 QH1 7C1"), 0, 48).view()
    found = compare(view, 0, budget=.25)
    assert found is not None
    best, seven = found.rows[0], found.row(Move(("play", cards("7C1")[0])))
    assert best.words == "Play the seven of spades"
    assert seven is not None
    assert not seven.equal
    assert seven.parts[SMALLER] == pytest.approx(best.parts[SMALLER], abs=.11)       # told in tenths
    assert seven.parts[TRICKS] < best.parts[TRICKS] - 1


@pytest.mark.parametrize(("name", "seed", "kept"), [("bezique", 28, "7C2"), ("rubicon_bezique", 53, "JH2")])
def test_what_may_yet_be_declared_is_not_as_good_to_lose_as_what_may_not(name: str, seed: int, kept: str) -> None:
    """A knave was told as good to throw as an eight, which loses the trick as it does; so was a seven of trumps."""
    practice = exercise(name)
    assert practice is not None
    problem = practice.problem({**complete(practice.options, {}), "what": "cards"}, Random(seed))
    found = compare(problem.view, problem.seat, problem.names, budget=.25)
    assert found is not None
    row = found.row(Move(("play", cards(kept)[0])))
    assert row is not None
    assert not row.equal


def test_brisques_that_are_counted_at_the_close_are_worth_tricks() -> None:
    """A ten given away was told as a loss by "the state of the score", at the beginning of a game."""
    lost = 0
    for view, seat in decisions("bezique", 2, 8, brisques="close"):
        found = compare(view, seat, budget=BUDGET)
        if found is not None and found.rows[0].parts and view.deal.phase == "play":
            lost += sum([row.parts[TRICKS] < found.rows[0].parts[TRICKS] - 3 for row in found.rows if row.parts
                         and str(row.move[1])[0] in "TA"])
    assert lost


@pytest.mark.parametrize("name", BEZIQUES)
def test_who_has_won_the_trick_and_declared_nothing_great_holds_nothing_great(name: str) -> None:
    """Two courses were told as 48 points of the other's declarations apart, of a Double Bézique that he would have
    declared; what he holds indeed always agrees with what is made of his silence."""
    order, rng, seldom, asked = part(name, "evaluate").GAME.rules.order, Random(7), 0, 0
    sitting = Sitting(game(name), {}, [{}, {}])
    while not sitting.over and asked < ENOUGH:
        deal = sitting.match.deal()
        seat = deal.must[0]
        if isinstance(deal, MeldDeal) and deal.phase == "play" and deal.stocked and deal.on_table():
            view, layout = sitting.view(deal.player[seat]), deal.layout
            silent = Silent(view.deal, seat, order)
            hidden = [number(one, order) for one in deal.zone[layout.hand[deal.left(seat)]]]
            if silent.speaks:
                asked += 1
                assert silent.likely(hidden) > ALL_THE_SAME
                open_ = [face for face, some in silent.cards.items() for _ in some]
                seldom += any(silent.likely(rng.sample(open_, len(hidden))) < 1 for _ in range(40))
        move = sitting.match.decision(NATURE).sample(rng) if seat == NATURE else think(
            sitting.view(deal.player[seat]), "club", rng.getrandbits(30)).move
        sitting.submit(seat, move)
    assert asked
    assert seldom
