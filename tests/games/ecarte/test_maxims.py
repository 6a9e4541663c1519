"""The club player: examples of the book beyond its cases, other lengths of game, and play where laws are broken.

The cases themselves are tests of the books.
"""
from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from time import perf_counter

import pytest

from cardtable.cards import BACK, SUITS, Cards, card, cards
from cardtable.games import game
from cardtable.games.ecarte.book.hands import KING, height, shape
from cardtable.games.ecarte.book.jeux import classify, number
from cardtable.games.ecarte.book.maxims import choose, reply
from cardtable.games.ecarte.book.situation import history, situation
from cardtable.games.ecarte.rules.rules import HAND, KINGS, PACK, Ecarte
from cardtable.games.ecarte.search.position import DEALER, ELDER, Position, after
from cardtable.players.thought import Thought
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting

ACCEPTED, STOOD, REFUSED = "accepted", "stood", "refused"


def asked(phase: str, hand: str, trump: str = "S", *, seat: int = ELDER, score: tuple[int, int] = (0, 0),
          how: str = "", past: str = "", led: str = "", king: int = -1, thrown: str = "", proposals: int = 0,
          turned: str = "", points: int = 5) -> Thought:
    """The answer to a position; score: elder hand's, then the dealer's; past: "KH 9H, QH JH"."""
    tricks = tuple([cards(pair) for pair in past.split(", ")]) if past else ()
    view = Position(
        seat, phase, cards(hand), SUITS.index(trump), card(turned) if turned else None, (score[1], score[0]),
        proposals or int(how in (ACCEPTED, REFUSED)), {STOOD: ELDER, REFUSED: DEALER}.get(how, -1),
        tuple([(a, b) for a, b in tricks]), led=card(led) if led else None, announced=king, discarded=cards(thrown),
        options={"points": points}).view()
    thought = choose(view, seat, Random(0))
    if thought.move.verb == "king" and king < 0:
        thought = choose(after(view, seat, thought.move), seat, Random(0))
    return thought


# The jeux de règle: each line a hand, its number, and whether it is played without proposing

HANDS = """
    KS 8S 7S 9H 8D | 1   | propose     a king among three trumps
    QS 9S 8S KH KD | 1   | stand
    KS QS 9S KH QD | 1   | stand       the point certain, nothing but court cards and trumps
    KS 8S QH TH 7D | 3   | stand       the queen's guard is a ten
    KS 8S QH 8H 7D | 3   | propose
    9S 8S KH 7H 8D | 3   | stand
    KS 9S 8H 7H KD | 4   | propose
    TS 8S JH 9H 8D |     | propose     the guard of the knave is below the ace
    TS 8S TH 9H JD | 3-4 | stand
    TS 8S TH 9H AD |     | propose
    TS 9S QH JD AC | 5   | stand
    TS 9S QH JD TC |     | propose
    TS 9S KH 8D 7C | 10  | stand       a king leaves only two cards to throw
    KS 9S KH 8D 7C | 10  | propose
    KS 9S KH QD JC | 5   | stand
    9S KH QH TH TD | 6   | stand
    KS KH QH JH 7D | 6   | stand
    9S QH JH AH KD | 8   | stand       three headed by a queen, and a king
    9S QH 9H QD 8D |     | propose
    KS QH TH QD 8D | 8   | stand
    9S AH TH 9H 8H |     | propose
    QS JH JD JC 8C | 9   | stand
    JS 8S JH JD JC | 5   | stand
    KH KD KC 8C 7D | 10  | stand
    8S QC QD QH 8H | 10  | stand
"""


@pytest.mark.parametrize("line", HANDS.strip().splitlines(), ids=lambda line: line.split("|")[0].strip())
def test_jeux_de_regle(line: str) -> None:
    hand, jeu, rest = [part.strip() for part in line.split("|")]
    assert number(shape(cards(hand), 3)) == jeu
    assert asked("proposal", hand).move.verb == rest.split()[0]


@pytest.mark.parametrize("hand", list(islice((PACK[i:] + PACK[:i] for i in range(0, 32, 3)), 11)))
def test_a_hand_is_judged_alike_in_any_order(hand: Cards) -> None:
    five = hand[:3] + hand[9:17:4]
    for trump in range(4):
        assert classify(five, trump) == classify(five[::-1], trump)


# Refusals (000:1948-2053)

REFUSALS = """
    9S 8S QH 9H 8H | refuse
    9S 8S JH AH 9D | refuse
    9S 8S KH TD TC | refuse
    KS 8S JH JD JC | refuse    three court cards beside the king of trumps
    KS 8S KH JD 8C | accept
    9S KH QH 7H JD | accept    the card beside king and queen is below the queen
    9S KH 9H 8H 7H | accept    no. 7 is too weak for the dealer
    9S QH JD 8D 7D | accept    the fifth card is of the knave's suit
    9S KH QD AC 8C | refuse
    9S KH QD 8D 8C | refuse
    KS QH 8H QD 7D | accept
    QH 9H QD 8D QC | refuse
    9S KH 8D 7D TC | accept
    TS 8S JH 9H 7D | refuse    guarded in one suit, with two trumps
    AH TH 9D 8C 7C | accept
"""


@pytest.mark.parametrize("line", REFUSALS.strip().splitlines(), ids=lambda line: line.split("|")[0].strip())
def test_refusals(line: str) -> None:
    hand, rest = line.split("|")
    assert asked("answer", hand, seat=DEALER, proposals=1).move.verb == rest.split()[0]


# The score, and other lengths of game

@pytest.mark.parametrize(("points", "score"), [(5, (0, 4)), (7, (0, 6)), (1, (0, 0))])
def test_a_light_hand_is_played_against_one_who_wants_one(points: int, score: tuple[int, int]) -> None:
    assert asked("proposal", "TS TH 9H 8H 7H", score=score, points=points).move.verb == "stand"
    assert asked("proposal", "TS TH 9H 8H 7H", score=(0, points - 1), points=points, turned="KS").move.verb == "propose"


@pytest.mark.parametrize("points", [1, 5, 7])
def test_a_hand_that_wins_as_it_is_is_not_called_weak(points: int) -> None:
    """Who wants one point announces the king, and the game is over."""
    weak, wins = "KS 7S 9H AD 9D", "the king, once announced, wins the game"
    for proposals in (0, 1):
        told = asked("proposal", weak, score=(points - 1, 0), points=points, proposals=proposals)
        assert (told.move.verb, told.why) == ("stand", f"Play: {wins}.")
    given = asked("answer", weak, seat=DEALER, score=(0, points - 1), points=points, proposals=1)
    assert (given.move.verb, given.why) == ("refuse", f"Refuse: {wins}.")
    sure = asked("proposal", "QS JS AS 9S 7H", turned="KS", score=(points - 1, 0), points=points)
    assert (sure.move.verb, sure.why) == ("stand", "Play: the point is certain, and wins the game.")
    if points > 1:
        assert "weak" in asked("proposal", weak, score=(points - 2, 0), points=points).why


def test_a_light_hand_is_proposed_on_at_four_of_seven() -> None:
    assert asked("proposal", "TS TH 9H 8H 7H", score=(0, 4), points=7).move.verb == "propose"


def test_no_hand_without_trumps_is_played_against_three() -> None:
    assert asked("proposal", "QH 8H QD 7D QC", score=(0, 2)).move.verb == "stand"
    assert asked("proposal", "QH 8H QD 7D QC", score=(0, 3)).move.verb == "propose"


@pytest.mark.parametrize(("points", "score", "told"), [(5, (3, 4), False), (7, (5, 6), False), (5, (2, 4), True)])
def test_the_king_is_kept_silent_only_where_two_points_win(points: int, score: tuple[int, int], told: bool) -> None:
    where = Position(ELDER, "play", cards("KS 9H 8H 7D 8D"), 3, None, (score[1], score[0]), 1, DEALER,
                     options={"points": points}).view()
    assert (choose(where, ELDER, Random(0)).move.verb == "king") is told


def test_proposing_again() -> None:
    assert asked("proposal", "KS QS JS 8H 7D", proposals=1).move.verb == "propose"          # for the vole
    assert asked("proposal", "KS QS JS 8H 7D", proposals=1, score=(4, 0)).move.verb == "stand"
    assert asked("proposal", "KS QS JS AS 9S", proposals=1).move.verb == "stand"
    assert asked("proposal", "9S 8H 7D TC 9C", proposals=1).move.verb == "propose"
    assert asked("proposal", "9S 8S 7H TC 9D", proposals=3).move.verb == "stand"


def test_discards() -> None:
    assert asked("exchange", "QH JD AC 8S KD", seat=DEALER, proposals=1).move == Move(("discard", *cards("AC JD QH")))
    assert asked("exchange", "KS QS JS QH 7D", proposals=1).move == Move(("discard", card("7D")))    # for the vole


# Leads and replies: what is held, what has happened, what is played

LEADS = [
    ("low cards in sequence rather than a tenace", "JH 9H KC 8D 7D", {"how": REFUSED}, "8D"),
    ("a guarded king at once", "KH 9H QD 8C 7C", {"how": REFUSED}, "KH"),
    ("queen and knave, after a refusal", "QS JS AH 7C JD", {"how": REFUSED, "trump": "D"}, "QS"),
    ("hand I, a heart discarded", "JS TS KH KC TC", {"how": ACCEPTED, "thrown": "9H 8H"}, "KC"),
    ("hand I, the king has passed", "JS TS KC TC", {"how": ACCEPTED, "past": "KH 7H"}, "JS"),
    ("hand I, the king was trumped", "JS KC TC", {"how": ACCEPTED, "past": "KH 8S, 9D TS"}, "KC"),
    ("hand II, a diamond again", "QS TD 8D 7D", {"how": STOOD, "score": (0, 4), "past": "KD AD"}, "TD"),
    ("hand III, the under trump", "KC QC TC", {"how": STOOD, "trump": "C", "score": (4, 0), "king": ELDER,
                                               "past": "7S 8S, 7D KD"}, "TC"),
    ("hand III, the outside card", "KC JC KD", {"how": STOOD, "trump": "C", "score": (4, 0), "king": ELDER,
                                                "past": "7S 8S, 9H TC"}, "KD"),
    ("hand IV, a tenace beside the king", "9S 8S QH TH KD", {"how": STOOD}, "KD"),
    ("hand IV, a sequence beside the king", "9S 8S QH JH KD", {"how": STOOD}, "QH"),
    ("hand V, he is guarded there", "QS TS 8H 7C", {"how": REFUSED, "trump": "D", "past": "KD 8S"}, "8H"),
    ("hand V, he is not", "QS TS 8H 7C", {"how": REFUSED, "trump": "D", "past": "KD 8D"}, "QS"),
    ("hand VI, the first lead", "TD 8D JH KS 9C", {"how": STOOD, "trump": "D"}, "JH"),
    ("hand VI, the second", "TD 8D 9C", {"how": STOOD, "trump": "D", "past": "JH QH, 7S KS"}, "9C"),
    ("hand VIII, trumps of equal value", "TH 9H 8S TD", {"how": STOOD, "trump": "H", "king": DEALER,
                                                         "past": "KS TS"}, "8S"),
    ("hand XI, not the spade", "8S TH TC", {"seat": DEALER, "how": STOOD, "trump": "D", "past": "TD JD, KS 9S"}, "TC"),
    ("hand XII, the knave next", "9S JC 9C 7H", {"seat": DEALER, "trump": "H", "past": "7S KS"}, "JC"),
    ("hand XIV, the only chance", "9S JH TH 8H 7D", {"how": REFUSED, "score": (4, 4)}, "9S"),
    ("three queens and a trump", "8S QC QD QH 8H", {}, "QC"),
    ("king of trumps after the queen", "KS 9S JH JD", {"how": STOOD, "past": "QH 8H"}, "KS"),
    ("change for the vole", "8S KD QD QH", {"past": "KH 7H"}, "KD"),
    ("play the forced suit again", "8H 7H QD", {"how": STOOD, "past": "QH 8S, KC 9S"}, "8H"),
    ("the plain card, two to one up", "7S 8D", {"past": "8C JC, 9D KD, KH 7H"}, "8D"),
    ("one more trick, and a sure card", "7D KH", {"trump": "C", "past": "9H QH, 8D AD, 9S 7S"}, "KH"),
    ("the best trump draws his", "KD 7H 8S", {"trump": "D", "past": "QH KH, TC QC"}, "KD"),
]


@pytest.mark.parametrize(("hand", "told", "wanted"), [line[1:] for line in LEADS], ids=[line[0] for line in LEADS])
def test_leads(hand: str, told: dict[str, object], wanted: str) -> None:
    assert str(asked("play", hand, **told).move) == "play " + wanted        # type: ignore[arg-type]


def test_replies() -> None:
    assert str(asked("play", "JS TS KC TC", how=ACCEPTED, past="KH 8S", led="9D").move) == "play TS"
    assert str(asked("play", "KS 9S JC 9C 7H", "H", seat=DEALER, led="7S").move) == "play KS"
    assert str(asked("play", "KS 9S JC 9C", "H", seat=DEALER, past="7H TH", led="7S").move) == "play 9S"
    assert str(asked("play", "QH 9H 7H AC 8C", "H", seat=DEALER, led="KH").move) == "play 7H"
    # a guarded knave is kept, and its guard
    assert str(asked("play", "JH 9H 8D", "S", past="8H TH, AH KH", led="TS").move) == "play 8D"


def test_it_says_why_in_a_sentence() -> None:
    thought = asked("proposal", "QS AS QH 7H 7D")
    assert thought.why == ("Play without proposing: jeu de règle no. 3, two trumps, a guarded queen or better, and an "
                           "odd card.")
    assert thought.source == "000:1686-1712"
    thought = asked("play", "9S 8S KH 7H 8D", how=STOOD)
    assert thought.why == "Lead the king of hearts: so one begins with jeu de règle no. 3."


# Whole games

def play_out(sitting: Sitting, rng: Random, fallible: int = -1) -> Counter[str]:
    """Both seats by the book, but the fallible one breaks a law when he can; what was said in the end."""
    said: Counter[str] = Counter()
    sitting.listeners.append(lambda event: said.update([event.what]) if event.kind == "said" else None)
    while not sitting.over:
        if sitting.nature_next:
            sitting.submit(NATURE, sitting.match.decision(NATURE).sample(rng))
            continue
        deal = sitting.match.deal()
        wrong = [c for c in deal.faults(fallible) if c.verb == "play"] if fallible in deal.must else []
        if wrong and deal.phase == "play" and rng.random() < 0.5:
            sitting.submit(fallible, rng.choice(wrong).sample(rng))
            continue
        seat = deal.must[-1]
        view = sitting.view(deal.by(seat))
        move = choose(view, seat, rng).move
        assert move in view.decision(seat), (move, sitting.lines)
        sitting.submit(seat, move)
    return said


@pytest.mark.parametrize("points", [1, 3, 5, 9])
def test_whole_games_end(points: int) -> None:
    said = Counter[str]()
    for seed in range(240 // points):
        said += play_out(Sitting(game("ecarte"), {"points": points, "packets": "choice"}), Random(seed))
    assert min(said[word] for word in ("propose", "stand", "accept", "refuse")) > 0


def test_a_short_stock_is_exchanged_as_far_as_it_goes() -> None:
    """Seven cards in the stock: the dealer gives them only if there are enough, and both then name their number."""
    for seed in range(20):
        rng = Random(seed)
        sitting = Sitting(game("ecarte"), {})
        while sitting.nature_next:
            sitting.submit(NATURE, sitting.match.decision(NATURE).sample(rng))
        for _ in range(4):
            for _ in range(4):
                deal = sitting.match.deal()
                seat = deal.must[0]
                choices = [Move((verb,)) for verb in ("propose", "accept-if-enough", "accept")]
                move = next((m for m in choices if m in deal.decision(seat)), None)
                if deal.phase != "play":
                    sitting.submit(seat, move or choose(sitting.view(seat), seat, rng).move)
        play_out(sitting, rng)


def test_it_commits_no_fault_and_accuses_of_those_it_notices() -> None:
    said = Counter[str]()
    for seed in range(12):
        said += play_out(Sitting(game("ecarte"), {"laws": "strict"}), Random(seed), fallible=seed % 2)
    assert said["accuse"] > 3
    assert said["exact"] > 3
    assert not said["name"]
    assert not said["withdraw"]


def test_it_sees_nothing_hidden() -> None:
    """From a whole deal, and from any other that agrees with what the seat knows, the same answer."""
    rng, compared = Random(5), 0
    for seed in range(8):
        sitting = Sitting(game("ecarte"), {})
        rng.seed(seed)
        while not sitting.over:
            if sitting.nature_next:
                sitting.submit(NATURE, sitting.match.decision(NATURE).sample(rng))
                continue
            deal = sitting.match.deal()
            assert isinstance(deal, Ecarte)
            seat = deal.must[0]
            view = sitting.view(seat)
            world = view.knowledge.world(view.deal, rng)
            assert isinstance(world, Ecarte)
            assert reply(deal, seat) == reply(world, seat) == choose(view, seat, rng).move
            compared += 1
            sitting.submit(seat, reply(deal, seat))
    assert compared > 400


def test_the_tricks_are_remembered_in_their_order() -> None:
    sitting, rng, heard = Sitting(game("ecarte"), {}), Random(2), []
    sitting.listeners.append(lambda event: heard.append(event) if event.what == "played" else None)
    longest = 0
    while not sitting.over:
        deal = sitting.match.deal()
        seat = deal.must[0]
        if isinstance(deal, Ecarte) and deal.phase == "shuffle":
            heard.clear()
        if isinstance(deal, Ecarte) and deal.phase == "play":
            past = history(deal, seat)
            shown = [event.cards[0] for event in heard][:2 * len(past)]
            assert [c for trick in past for c in (trick.led, trick.reply)] == shown
            longest = max(longest, len(past))
        sitting.submit(seat, deal.decision(seat).sample(rng))
    assert longest == 4


def test_a_decision_takes_well_under_a_millisecond() -> None:
    past = ((card("KH"), card("7H")),)
    view = Position(ELDER, "play", cards("JS TS KC TC"), 3, None, proposals=1, history=past).view()
    times = []
    for _ in range(200):
        start = perf_counter()
        choose(view, ELDER, Random(0))
        times.append(perf_counter() - start)
    assert sorted(times)[100] < 0.001


def test_own_discards_are_remembered() -> None:
    view = Position(ELDER, "play", cards("JS TS KH KC TC"), 3, None, proposals=1, discarded=cards("9H 8H")).view()
    deal = view.deal
    assert isinstance(deal, Ecarte)
    assert BACK in deal.zone[HAND[DEALER]]
    seen = situation(deal, ELDER, view.knowledge.may)
    assert set(seen.thrown) == set(cards("9H 8H"))
    assert not seen.possible & card("9H").bit
    assert height(KINGS[3]) == KING


def test_a_refusal_names_what_is_held() -> None:
    """No. 10 of the book speaks of three queens; with kings among them the hand is better still (000:2049-2053)."""
    assert "three queens" in asked("answer", "QD 9D QH 9H QC", seat=DEALER, score=(0, 0)).why
    better = asked("answer", "KD 9D KH 9H QC", seat=DEALER, score=(0, 0))
    assert (str(better.move), "queens" in better.why) == ("refuse", False)
