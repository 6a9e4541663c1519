"""What is shown of throws and cards: their parts, the order of counting, why, and what is practised."""
from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from cardtable.cards import Cards, cards
from cardtable.games.cribbage.book.prospects import prospects
from cardtable.games.cribbage.book.situation import Situation
from cardtable.games.cribbage.rules.count import FULL, pegs, total
from cardtable.games.cribbage.rules.forms import FORMS
from cardtable.games.cribbage.rules.rules import HAND, PACK, Cribbage
from cardtable.games.cribbage.search.adviser import PLAYED, order_of_counting
from cardtable.games.cribbage.search.evaluate import LayingOut
from cardtable.games.cribbage.search.position import DEALER, PONE, Position
from cardtable.games.cribbage.show import trainer
from cardtable.games.cribbage.show.exercise import EXERCISE
from cardtable.games.cribbage.show.trainer import Count
from cardtable.players.advice import advise
from cardtable.players.amounts import amount, bare
from cardtable.players.compared import compare
from cardtable.players.comparison import EQUAL, Comparison
from cardtable.players.exercise import exercise
from cardtable.players.parts import falls_short
from cardtable.rules.moves import Move, same
from cardtable.rules.options import complete
from cardtable.table.book.courses import MOST, _figure, counsel
from tests.spread import far

HELD = cards("5H 6D 7S JC 9D AD")


def number(cell: str) -> float:
    return float(cell.replace("−", "-"))


def throws(seat: int, score: tuple[int, int] = (0, 0), held: Cards = HELD, form: str = "six-card") -> Comparison:
    found = compare(Position(form, seat, held, score=score).view(), seat, ["", "Colonel Ashdown"])
    assert found is not None
    return found


@pytest.mark.parametrize("seat", [PONE, DEALER])
def test_every_throw_with_its_parts(seat: int) -> None:
    found = throws(seat)
    assert found.title == "Throws compared"
    assert {frozenset(row.cards) for row in found.rows} == {frozenset(some) for some in combinations(HELD, 2)}
    assert found.heads == ("hand", "crib", "pegging", "score", "total", "behind")
    best = number(found.rows[0].cells[4])
    for row in found.rows:
        hand, crib, pegging, score, total = map(number, row.cells[:5])
        assert hand + crib + pegging + score == pytest.approx(total)
        assert row.value == total
        assert best - total == pytest.approx(row.behind)
        assert row.cells[5] == ("" if row is found.rows[0] else EQUAL if row.equal else f"{row.behind:.1f}")
        assert (crib > 0) == (seat == DEALER)


@pytest.mark.parametrize(("score", "hand"), [((95, 65), "9S 6H 6S 7C 2S 7D"), ((65, 95), "9S 6H 6S 7C 2S 7D"),
                                             ((109, 99), "7S QH 2D 6S JS 4D"), ((105, 97), "9D 7C 8H 6H QS JS")])
def test_near_home_too_a_point_is_about_a_point(score: tuple[int, int], hand: str) -> None:
    """No throw falls short by several times the points that it loses."""
    view = Position("six-card", PONE, cards(hand), score=score).view()
    found = advise(view, PONE).comparison
    assert found is not None
    best, worst = found.rows[0], max(found.rows, key=lambda row: row.behind)
    apart = sum([best.parts[name] - worst.parts[name] for name in ("hand", "crib", "pegging")])
    assert worst.behind < 2 * apart


def test_a_card_that_wins_the_game_counts_as_fifty_at_most() -> None:
    view = Position("five-card", DEALER, cards("7C 6C 5C"), cards("5D"), cards("JC"), score=(50, 57)).view()
    found = advise(view, DEALER).comparison
    assert found is not None
    assert 0 < max(row.behind for row in found.rows) <= 51
    assert any("fifty at most" in note for note in found.notes)


@pytest.mark.parametrize("seat", [PONE, DEALER])
def test_a_hand_is_the_best_kept_or_set_beside_the_one_that_is_worse(seat: int) -> None:
    rng, beside = Random(4), 0
    for _ in range(far(60, 600)):
        found = advise(Position("six-card", seat, tuple(rng.sample(PACK, 6)), score=(rng.randrange(50), 20)).view(),
                       seat).comparison
        assert found is not None
        if found.decided == "hand":
            most = max(row.parts["hand"] for row in found.rows) == found.rows[0].parts["hand"]
            assert ("set beside" in found.reason) != most, found.reason
            assert most or "count most" not in found.reason
            beside += not most
    assert beside


def test_throws_within_a_tenth_of_a_point_are_equal() -> None:
    found = throws(PONE)
    ranking = trainer.rank(Position("six-card", PONE, HELD).view(), PONE)
    assert [row.equal for row in found.rows] == [row.behind <= .1 * ranking.slope for row in ranking.rows]
    assert sum(row.equal for row in found.rows) == 2
    assert "a tenth of a point" in found.notes[0]


@pytest.mark.parametrize(("held", "score"), [("3D 8S 9H 9S JH QD", (0, 0)), ("2C 4D 6H 7S 9C KD", (101, 88)),
                                             ("AS 2D 5H TC QS KH", (60, 95))])
@pytest.mark.parametrize("seat", [PONE, DEALER])
def test_hint_and_comparison_show_one_figure_and_every_column_subtracts(held: str, score: tuple[int, int],
                                                                        seat: int) -> None:
    view = Position("six-card", seat, cards(held), score=score).view()
    advice = advise(view, seat)
    found = advice.comparison
    assert found is not None
    total, behind = (found.heads.index(head) for head in ("total", "behind"))
    best = found.rows[0]
    for row, course in zip([found.rows[n] for n in found.listed(MOST)], counsel(advice, "").courses, strict=True):
        alike = row.equal and row is not best
        shown = EQUAL if alike else f"{number(row.cells[total]):.1f}"
        assert _figure(course, found.unit).replace("−", "-") == shown
        left = number(best.cells[total]) - number(row.cells[total])
        assert f"{left:.1f}" == (f"{row.behind:.1f}" if alike else row.cells[behind] or f"{row.behind:.1f}")
        assert row.equal == (row.behind <= .1)


def test_the_reason_names_the_part_that_gains_most_and_by_how_much_beside_what() -> None:
    found = throws(DEALER, held=cards("3D 8S 9H 9S JH QD"))
    best, rival = found.rows[0], next(row for row in found.rows if not row.equal)
    gains = {part: best.parts[part] - rival.parts[part] for part in best.parts}
    assert found.decided == max(gains, key=lambda part: gains[part]) == "crib"
    assert amount(gains["crib"], "points") in found.reason
    assert "laying out the three and the queen of diamonds" in found.reason
    assert "they stand in sequence" not in found.reason          # that is the book's word, and said there
    assert "they stand in sequence" in found.book


def test_of_throws_that_are_equal_the_books_comes_first() -> None:
    """Before one of a better figure, which is no better for all that is known."""
    rng, behind = Random(11), 0
    for _ in range(far(60, 600)):
        found = throws(rng.choice([PONE, DEALER]), (rng.randrange(50), 20), tuple(rng.sample(PACK, 6)))
        book = next(row for row in found.rows if found.liked is not None and same(row.move, found.liked))
        assert (book is found.rows[0]) == book.equal
        behind += not book.equal
    assert behind
    found = throws(DEALER, (30, 20), cards("8C KH TC 2C AH 8D"))
    assert found.rows[0].words == "Lay out the two of clubs and the ace of hearts"
    assert found.rows[1].value > found.rows[0].value
    assert found.rows[0].cells[-2:] == ("equal", "")
    assert all(row.why.startswith("As good as the best") for row in found.rows[1:] if row.equal)


def test_points_that_the_next_best_keeps_too_are_no_reason() -> None:
    """Of ace, three, seven, eight and ten every hand of four with seven and eight has two."""
    found = advise(Position("three-handed", PONE, cards("AC 3S 7H 8S TH"), score=(20, 20, 20)).view(), PONE)
    kept = advise(Position("six-card", PONE, cards("6H 6D 8S 8D TS TC"), score=(18, 7)).view(), PONE)
    assert found.comparison is not None
    assert found.comparison.decided == "hand"
    assert "which count most with a turn-up" in found.words
    assert "four points already" in kept.words


def test_why_a_throw_falls_short() -> None:
    """Its reasons are the differences of its parts, the heaviest first."""
    found = throws(PONE, held=cards("5H 5D TS JS QS KD"))
    fives = found.row(Move.read("lay-out 5H 5D"))
    assert fives is not None
    best = found.rows[0]
    hand, crib = (number(best.cells[n]) - number(fives.cells[n]) for n in (0, 1))
    assert fives.why.startswith(f"{amount(fives.behind, 'points').capitalize()} worse: ")
    assert f"the hand loses {bare(hand, 'points')}" in fives.why
    assert f"the dealer’s crib gets {bare(crib, 'points')} more" in fives.why
    assert best.why.startswith(found.reason)


def test_near_home_the_order_of_counting_is_told() -> None:
    assert throws(PONE).about == ""
    told = throws(PONE, (118, 120)).about
    assert told.index("your hand") < told.index("Colonel Ashdown’s hand") < told.index("Colonel Ashdown’s crib")
    assert "you need 3" in told
    assert "Colonel Ashdown needs 1" in told
    assert throws(DEALER, (70, 97)).about
    assert throws(DEALER, (70, 95)).about == ""


def test_partners_need_together() -> None:
    told = order_of_counting([Count(1, "hand", 9), Count(2, "hand", 20), Count(3, "hand", 9), Count(0, "hand", 20),
                              Count(0, "crib", 20)], (0, 1, 0, 1), ["", "Left", "Partner", "Right"])
    assert told.count("need") == 2
    assert "you need 20" in told
    assert "Left needs 9" in told


def test_cards_compared_tell_what_they_peg_and_what_the_reply_may() -> None:
    view = Position("six-card", DEALER, cards("7H 2C KS"), cards("8S"), start=cards("QH"), score=(60, 60)).view()
    found = compare(view, DEALER)
    assert found is not None
    assert found.heads == ("pegs", "reply", "behind")
    for row in found.rows:
        assert int(row.cells[0]) == sum([points for points, _ in pegs((*cards("8S"), *row.cards))])
        assert 0 <= number(row.cells[1]) <= 12
    seven = found.row(Move.read("play 7H"))
    assert seven is not None
    assert seven.cells[0] == "2"
    assert number(seven.cells[1]) > 1                    # he may pair it, or make a run
    assert seven is found.rows[0] or "it pegs two more" in seven.why


def test_after_thirty_one_nobody_replies() -> None:
    view = Position("six-card", DEALER, cards("AH 4C"), cards("TS TD TH"), start=cards("QH")).view()
    found = compare(view, DEALER)
    assert found is not None
    ace = found.row(Move.read("play AH"))
    assert ace is not None
    assert ace.cells[:2] == ("2", "0.0")


def test_any_card_of_a_rank_stands_for_it() -> None:
    view = Position("six-card", PONE, cards("7H 7C 5S 4D"), start=cards("QH"), laid_out=cards("KD QC")).view()
    for done in ("play 7H", "play 7C"):
        found = compare(view, PONE, done=Move.read(done), budget=.1)
        assert found is not None
        assert len(found.rows) == 3
        assert found.row(Move.read(done)) is not None


def test_of_cards_of_one_rank_the_books_stands_for_all_and_nothing_speaks_for_one() -> None:
    asked = Position("six-card", DEALER, cards("QS QD"), cards("4C 5S"), start=cards("3S")).view()
    found = advise(asked, DEALER)
    assert found.words.startswith(f"Play the {found.move[1].name}: both cards are queens, and do the same.")
    for hand in ("4S 4H TD JD", "7C 9H JD JS", "4H 6H 6S 8C"):
        view = Position("six-card", PONE, cards(hand), start=cards("KC"), laid_out=cards("KD QC")).view()
        compared = compare(view, PONE)
        assert compared is not None
        assert compared.liked is not None
        liked = compared.row(compared.liked)
        assert liked is not None
        assert (liked is compared.rows[0]) == liked.equal


def test_what_is_left_plays_better_by_what_can_be_seen() -> None:
    found = advise(Position("six-card", DEALER, cards("6H 6S 9C TC"), cards("QH"), start=cards("QC")).view(), DEALER)
    assert found.words.startswith("Play the six of spades: if it is paired, its fellow makes a pair-royal.")


@pytest.mark.parametrize("kind", ["royal", "tenth", "paired", "run", "together"])
def test_a_prospect_is_so_of_the_hand(kind: str) -> None:
    """Each is found again by laying the cards down."""
    rng, told = Random(kind), 0
    for _ in range(far(300, 3000)):
        some = rng.sample(PACK, 6)
        row, hand = tuple(some[:rng.randrange(3)]), tuple(some[2:])
        s = Situation(FORMS["six-card"], True, hand, row, 0)
        for card in s.able:
            after, rest = (*row, card), s.rest(card)
            fellow = next((c for c in PACK if c.rank == card.rank and c not in some), card)
            tenth = next(c for c in PACK if c.rank == 10 and c not in some)
            for one in prospects(s, card):
                if one.kind != kind:
                    continue
                told += 1
                his = tenth if kind == "tenth" else fellow
                scored = [peg.what for own in rest for peg in pegs((*after, his, own))
                          if total((*after, his, own)) <= FULL]
                if kind == "together":
                    assert len({c.rank for c in rest}) < len(rest)
                elif kind == "run":
                    runs = [c for c in PACK if total((*after, c)) <= FULL and "run" in [
                        peg.what for peg in pegs((*after, c))]]
                    assert runs
                    assert all(any(total((*after, c, own)) <= FULL and "run" in [
                        peg.what for peg in pegs((*after, c, own))] for own in rest) for c in runs)
                else:
                    wanted = {"royal": "pair royal"}.get(kind, one.words.split()[-1])
                    assert wanted in scored, f"{one.words} {hand} {row} {card}"
    assert told


# --- practice


@pytest.mark.parametrize("part", ["dealer", "pone", "either"])
@pytest.mark.parametrize("form", FORMS)
def test_a_hand_is_dealt_in_every_form_and_part(form: str, part: str) -> None:
    goal = FORMS[form].game
    options = complete(EXERCISE.options, {"form": form, "part": part, f"own-{goal}": 40, f"other-{goal}": 51})
    parts = set()
    for seed in range(12):
        problem = EXERCISE.problem(options, Random(seed))
        deal = problem.view.deal
        assert isinstance(deal, Cribbage)
        assert deal.phase == "laying_out"
        assert len(deal.zone[HAND[problem.seat]]) == FORMS[form].dealt
        own = deal.side[problem.seat]
        assert [points for side, points in enumerate(deal.score) if side == own] == [40]
        assert {points for side, points in enumerate(deal.score) if side != own} == {51}
        assert deal.goal == goal
        parts.add(deal.dealer == problem.seat)
        assert ("You deal" in problem.words) == (deal.dealer == problem.seat)
        assert "40" in problem.words
        assert "51" in problem.words
    assert parts == {"dealer": {True}, "pone": {False}, "either": {True, False}}[part]


def test_the_same_seed_sets_the_same_problem() -> None:
    options = complete(EXERCISE.options, {})
    one, two, other = (EXERCISE.problem(options, Random(seed)).view.match for seed in (7, 7, 8))
    assert one == two
    assert one != other


def test_without_a_stake_the_lurch_does_not_count() -> None:
    problems = [EXERCISE.problem(complete(EXERCISE.options, {"stake": stake}), Random(7)) for stake in (True, False)]
    assert [LayingOut(p.view, p.seat).unit for p in problems] == ["hundredths of the stake", "hundredths of the game"]


def test_the_exercise_is_found_by_the_name_of_its_game() -> None:
    assert exercise("cribbage") is EXERCISE


def test_each_part_of_what_a_card_costs_says_what_does_so() -> None:
    """It is not what is left in hand that lets the next player peg."""
    none = dict.fromkeys(PLAYED, 0.0)
    assert falls_short(1.5, "points", {**none, "later": -1.0, "reply": -.5}, none, PLAYED) == (
        "1½ points worse: what is left plays one worse, and the next player pegs half a point more.")


def test_what_a_card_pegs_itself_is_told_beside_what_it_lets_be_pegged() -> None:
    """"It lets the next player peg least" was all that was said of a pair, and the book's fifteen was told to score."""
    found = advise(Position("six-card", DEALER, cards("8D 7S 2C KD"), cards("8S"), cards("JH")).view(), DEALER)
    assert "it pegs two at once, and set beside playing the seven of spades, it lets the next" in found.words


def test_what_is_named_as_the_difference_is_one() -> None:
    """"It keeps two, six and seven, two points already" was set beside a throw that keeps six and nine, a fifteen."""
    found = advise(Position("five-card", PONE, cards("2H 6H 7C 9D QH")).view(), PONE)
    assert "laying out the seven of clubs and the queen of hearts, it keeps two, six and seven, which count more" in \
        found.words
