"""What the book's cases of Piquet leave out: sinking, the rights to look, carte blanche, the order au cent, the tie."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import BACK, cards
from cardtable.games.piquet.exercise import EXERCISE, OTHER, OWN
from cardtable.games.piquet.game import GAME
from cardtable.games.piquet.rules.exchange import DISCARD
from cardtable.games.piquet.rules.match import PiquetPartie
from cardtable.games.piquet.rules.rules import HAND, LEFT, SEEN, STOCK, Piquet
from cardtable.games.piquet.told import chart
from cardtable.rules.events import NATURE
from cardtable.rules.match import Series
from cardtable.rules.moves import Move
from cardtable.rules.options import complete
from cardtable.showing.phrases import count
from tests.adapters.piquet_deals import DEALER, ELDER, Table, do
from tests.games.piquet import moments as book


def exchanged(*thrown: str, **options: object) -> Table:
    """The book's hands; seat 0 is elder hand."""
    table = Table(**options)
    table.begin(cards(book.ELDER), cards(book.DEALER), cards(book.STOCK))
    for seat, some in enumerate(thrown or book.THROWN):
        do(table.deal, seat, f"discard {some}")
    return table


def offered(deal: Piquet, seat: int) -> list[str]:
    return [str(move) for move in deal.decision(seat)]


# Sinking

def test_without_it_nobody_has_a_choice_until_a_card_is_led() -> None:
    table = exchanged()
    while not table.deal.history:
        seat, = table.deal.must
        some = offered(table.deal, seat)
        assert len(some) == 1 or all(move.startswith("play") for move in some)
        do(table.deal, seat, some[0])


def test_less_may_be_called_than_is_held() -> None:
    table = exchanged(sinking=True)
    assert offered(table.deal, ELDER)[:4] == ["point 6", "point 5", "point 4", "point 3"]
    do(table.deal, ELDER, "point 5")
    do(table.deal, DEALER, "good")
    shown, = [event for event in table.events if event.kind == "showed"]
    assert len(shown.cards) == 5
    assert table.deal.score == [5, 0]


@pytest.mark.parametrize("hand", ["AS JS 9S 8S AH QH 7H KC QC 9C 8C 7D", "AS JS 9S AH QH 8H 7H KC QC 9C 8C 7D"])
def test_which_suit_is_shown_of_two_points_alike_tells_nothing_of_the_rest_of_it(hand: str) -> None:
    deal = exchanged(sinking=True).deal
    assert deal.shown("point", (2, 0), cards(hand)) == cards("AH QH")


@pytest.mark.parametrize("fourth", ["JH", "JS"])
def test_which_of_two_sequences_is_shown_tells_not_which_is_longer(fourth: str) -> None:
    hand = cards(f"AH KH QH AS KS QS {fourth} 9C 8C 7D 8D 7C")
    deal = exchanged(sinking=True).deal
    assert deal.shown("sequence", (3, cards("AH")[0].rank), hand) == cards("AH KH QH")


@pytest.mark.parametrize("seed", range(8))
def test_of_hands_that_differ_in_what_was_sunk_the_other_sees_the_same(seed: int) -> None:
    """A card of a sequence is exchanged for one that lies in nobody's view; all that is called is the same."""
    rng = Random(seed)
    suits = rng.sample("CDHS", 2)
    runs = [f"A{suit} K{suit} Q{suit}" for suit in suits]
    hidden = [f"J{suits[0]}", f"J{suits[1]}"]
    rest = [f"{rank}{suit}" for suit in "CDHS" for rank in "TJQKA789"
            if f"{rank}{suit}" not in " ".join([*runs, *hidden])]
    rng.shuffle(rest)
    seen = []
    for own, away in (hidden, hidden[::-1]):
        table = Table(sinking=True)
        table.begin(cards(" ".join([*runs, own, *rest[:5]])), cards(" ".join(rest[5:17])),
                    cards(" ".join([*rest[17:], away])))
        do(table.deal, ELDER, f"discard {rest[0]}")
        do(table.deal, DEALER, f"discard {rest[5]}")
        while table.deal.phase != "calling":
            do(table.deal, table.deal.must[0], "leave")
        for move in ("point 3", "good", "sequence 3 ace", "good"):
            do(table.deal, table.deal.must[0], move)
        assert "sequence" not in " ".join(offered(table.deal, ELDER)), "the better one is sunk"
        seen.append([event.to(table.deal.eyes(DEALER)) for event in table.events if event.kind in ("said", "showed")])
    assert "showed" in [event.kind for event in seen[0]]
    assert seen[0] == seen[1]


def test_what_is_passed_over_is_not_told_and_does_not_score() -> None:
    table = exchanged(sinking=True)
    do(table.deal, ELDER, "sink sequence 5 knave")
    do(table.deal, DEALER, "good")
    assert table.deal.score == [15, 0]
    assert not table.told("point", "sink", "counts point")
    do(table.deal, ELDER, "sink the-rest AD")
    assert table.deal.phase == "counting"
    assert "point 4" in offered(table.deal, DEALER), "what elder hand has not called the dealer may count"


def test_the_dealer_may_say_good_with_better() -> None:
    table = exchanged(sinking=True)
    for move in ("point 6", "good", "sequence 5 knave", "good", "sink set 3 ace"):
        do(table.deal, table.deal.must[0], move)
    assert offered(table.deal, DEALER) == ["not-good", "good"]
    do(table.deal, DEALER, "good")
    assert table.deal.score == [24, 0]
    do(table.deal, ELDER, "play AD")
    assert all(move.startswith("play") for move in offered(table.deal, DEALER))


def test_who_has_said_not_good_counts_it() -> None:
    table = exchanged(sinking=True)
    for move in ("point 6", "good", "sequence 5 knave", "good", "sink set 3 ace", "not-good", "play AD"):
        do(table.deal, table.deal.must[0], move)
    assert offered(table.deal, DEALER) == ["set 4 queen"]


def rigged(packets: int, shuffle: str, *moves: str) -> Piquet:
    """A deal with sinking from the order of its cards, seat 0 elder hand; what follows the moves.

    The deals here were found by playing many against rules written from the book alone.
    """
    match = GAME.match(complete(GAME.options, {"sinking": True, "form": "cent", "packets": packets}))
    match.apply(NATURE, Move.read("cut 7H AH"))
    match.apply(1, Move.read("deal-first"))
    match.apply(NATURE, Move.read(f"shuffle {shuffle}"))
    for move in moves:
        deal = match.deal()
        seat, = deal.must
        assert Move.read(move) in deal.decision(seat)
        match.apply(seat, Move.read(move))
    deal = match.deal()
    assert isinstance(deal, Piquet)
    return deal


FOUR_KNAVES = (3, "TD 9H 9D 9C AD QH AH 8H 7S QD KD KC TS 7H TH JH TC 8S AS 8C AC 7C 8D 7D QC KH KS 9S JC QS JS JD",
               "carte-blanche", "discard 8C 9D 7S TS", "discard 7C 9C TC 8S", "sink set 3 ace", "not-good", "play 8H")


def test_his_lesser_trio_is_the_dealers_though_elder_hands_was_better_than_that() -> None:
    deal = rigged(*FOUR_KNAVES, "sink sequence 4 ace", "set 4 knave")
    before = deal.score[1]
    assert "set 3 queen" in offered(deal, 1), "who has the best scores all others he may hold (002:3450-3452)"
    do(deal, 1, "set 3 queen")
    assert deal.score[1] == before + 3
    assert not [move for move in offered(deal, 1) if move.startswith("set")]


def test_his_best_alone_may_answer() -> None:
    assert "set 3 queen" not in offered(rigged(*FOUR_KNAVES, "sink sequence 4 ace"), 1), "three aces are better"


def test_a_lesser_sequence_called_in_part_shuts_out_no_other() -> None:
    table = Table(sinking=True)
    table.begin(cards("AH KH QH JH TC 9C 8C 7C AD KD QD 7S"), cards("TH 9H 8H 7H AC KC QC JD TD 9D KS QS"), cards("8S"))
    do(table.deal, ELDER, "discard 7S")
    do(table.deal, DEALER, "discard 9D")
    for move in ("leave", "sink sequence 4 ace", "good", "sequence 3 ten"):
        do(table.deal, table.deal.must[0], move)
    assert [move for move in offered(table.deal, ELDER) if move.startswith("sequence")] == ["sequence 3 ace"], \
        "every other he holds, in no order (002:3438-3440)"
    do(table.deal, ELDER, "sequence 3 ace")
    assert table.deal.score == [10, 0]
    assert not [move for move in offered(table.deal, ELDER) if move.startswith("sequence")]


def test_so_are_his_lesser_sequences() -> None:
    deal = rigged(3, "9D 7H 8S 9C AC QC 7S TH AD KC JC 7C JD JH 8H 8C TC KH AS TD QD QH 9H AH 7D 9S TS QS KD 8D JS KS",
                  "discard 7S", "discard 7C JC QC KC 9H QH AH", "sink sequence 4 queen", "not-good", "play AD",
                  "sink sequence 5 king")
    assert "sequence 3 ten" in offered(deal, 1), "not only the best, but every other he holds (002:3438-3440)"


def test_all_his_sequences_come_before_elder_hands_trio_in_the_order_of_counting() -> None:
    table = Table(sinking=True, goal=18, packets=2)
    do(table.deal, NATURE, "shuffle 9S QD KH QH 7D 9D JS 8D 8S KC 8H KS JD QC QS 9H AH 7S 9C 7C 8C KD JC AS TC 7H TS "
       "AC TD JH AD TH")
    for move in ("discard 8C QC 7S 8S 9S", "discard 7C 8D 8H", "point 6", "good", "sink set 3 ten", "good", "play TD",
                 "sequence 5 king", "sequence 3 ace"):
        do(table.deal, table.deal.must[0], move)
    assert table.deal.over
    assert table.deal.score == [6, 18], "the trio is not reckoned any more (002:3771-3798)"


# The rights to look

def test_elder_hand_sees_what_he_leaves_and_the_dealer_takes_it_first() -> None:
    table = exchanged("9S 7S 9H")
    deal = table.deal
    assert deal.zone[LEFT[ELDER]] == cards("AS KH")
    assert BACK not in deal.view(ELDER).zone[LEFT[ELDER]]
    assert set(deal.view(DEALER).zone[LEFT[ELDER]]) == {BACK}
    do(deal, DEALER, "discard TS 8S 7H")
    assert set(cards("AS KH KS")) <= set(deal.zone[HAND[DEALER]])


def looked(*moves: str) -> Piquet:
    """Elder hand leaves two, the dealer takes them, and looks at the three he leaves; then these are done."""
    table = exchanged("9S 7S 9H", "TS 8S")
    do(table.deal, DEALER, "look")
    table.call()
    for move in moves:
        do(table.deal, table.deal.must[0], move)
    return table.deal


def test_what_the_dealer_looks_at_elder_hand_sees_once_he_has_led() -> None:
    before, after = looked(), looked("play AD")
    assert set(before.view(ELDER).zone[LEFT[DEALER]]) == {BACK}
    assert BACK not in before.view(DEALER).zone[LEFT[DEALER]]
    assert set(after.view(ELDER).zone[SEEN]) == set(cards("KS TH JS"))


def test_or_once_he_has_named_the_suit_which_he_must_lead() -> None:
    deal = looked("name clubs")
    assert set(deal.view(ELDER).zone[SEEN]) == set(cards("KS TH JS"))
    assert {move[-1] for move in offered(deal, ELDER)} == {"C"}
    law = deal.refusal(ELDER, Move.read("play AD"))
    assert law is not None
    assert law.heading.startswith("The suit named")


def test_what_nobody_looks_at_stays_hidden() -> None:
    table = exchanged("9S 7S 9H", "TS 8S")
    do(table.deal, DEALER, "leave")
    table.call()
    do(table.deal, ELDER, "play AD")
    assert set(table.deal.view(ELDER).zone[STOCK]) == {BACK}


# Carte blanche

BLANK = "TS 9S 8S 7S TH 9H 8H AD TD 9D AC 9C"


def test_nobody_exchanges_before_he_has_told_a_carte_blanche() -> None:
    table = Table()
    table.begin(cards(BLANK), cards("AS KS QS JS AH KH QH JH 7H KD QD JD"))
    assert offered(table.deal, ELDER) == ["carte-blanche"]
    do(table.deal, ELDER, "carte-blanche")
    assert table.deal.score == [10, 0]
    do(table.deal, ELDER, "discard 9S 8S 7S 9H 8H")
    assert not [event for event in table.events if event.kind == "showed"]
    do(table.deal, DEALER, "discard 7H")
    shown = [event.cards for event in table.events if event.kind == "showed"]
    assert sorted(shown[0] + shown[1]) == sorted(cards(BLANK)), "as it was dealt, though five are gone"


def test_the_dealer_may_tell_his_while_elder_hand_thinks_and_shows_it_when_he_has_exchanged() -> None:
    table = Table()
    table.begin(cards("AS KS QS JS AH KH QH JH 7H KD QD JD"), cards(BLANK))
    assert table.deal.may() == (DEALER,)
    do(table.deal, DEALER, "carte-blanche")
    assert table.deal.may() == ()
    do(table.deal, ELDER, "discard 7H")
    shown, = [event for event in table.events if event.kind == "showed"]
    assert sorted(shown.cards) == sorted(cards(BLANK))


# The order of counting au cent

def test_the_dealer_s_point_is_reckoned_before_elder_hand_s_sequence() -> None:
    """Elder hand wants fifteen, and has a quint; the dealer wants six, and his point is better."""
    table = Table(goal=100)
    table.deal.score[:] = [90, 94]
    table.deal.zone[HAND[ELDER]] = cards("AS KS QS JS TS 7H 8H 7D 8D 7C 8C 9C")
    table.deal.zone[HAND[DEALER]] = cards("AH KH QH JH 9H TH AD KD 9D AC KC 9S")
    table.deal.start_calling()
    table.call()
    assert table.deal.score == [90, 94], "nothing is marked before the dealer has counted his point"
    do(table.deal, ELDER, "play AS")
    do(table.deal, DEALER, offered(table.deal, DEALER)[0])
    assert table.deal.over
    assert table.deal.score == [90, 100]


def test_in_a_partie_all_is_marked_as_it_is_told() -> None:
    table = Table()
    table.deal.zone[HAND[ELDER]] = cards("AS KS QS JS TS 7H 8H 7D 8D 7C 8C 9C")
    table.deal.zone[HAND[DEALER]] = cards("AH KH QH JH 9H 8H AD KD 9D AC KC 9S")
    table.deal.start_calling()
    table.call()
    assert table.deal.score == [18, 0]


@pytest.mark.parametrize(("gives_up", "after", "tricks", "plays"), [
    (DEALER, 3, 12, (13, 0)),                    # to the second card led: it has been counted already
    (DEALER, 2, 12, (13, 0)),
    (ELDER, 3, 1, (2, 12)),                      # his lead is taken: the other counts one for it
])
def test_what_is_given_up_is_counted_once(gives_up: int, after: int, tricks: int, plays: tuple[int, int]) -> None:
    """A card for each trick led and one for the last: thirteen to whoever takes all twelve (002:3469-3475)."""
    table = Table()
    table.deal.zone[HAND[ELDER]] = cards("AS KS QS JS TS AH KH AD KD QD AC KC")
    table.deal.zone[HAND[DEALER]] = cards("9S 8S 7S QH JH TH JD TD 9D QC JC TC")
    table.deal.start_calling()
    table.call()
    for seat, one in ((ELDER, "AS"), (DEALER, "7S"), (ELDER, "KS"))[:after]:
        do(table.deal, seat, f"play {one}")
        table.call()
    table.deal.apply(gives_up, Move(("concede",)))
    assert table.deal.plays == plays
    assert table.deal.tricks(table.deal.party[ELDER]) == tricks


# The partie

def finished(score: tuple[int, int], **options: object) -> tuple[int, Series]:
    """A partie tied, or not, after six deals: how many are played, and the match."""
    match = GAME.match(options)
    match.apply(NATURE, Move.read("cut KS 7D"))
    match.apply(0, Move.read("deal-first"))
    partie, played = match.inner, 0
    assert isinstance(partie, PiquetPartie)
    while not match.over:
        played += 1
        match.deal().score[:] = score if played == 6 else match.deal().score
        match.deal().over = True
        match.deal().must = ()
        following = partie.following()
        if following is None:
            break
        partie.inner = following
    match.settle(match.deal())                           # type: ignore[attr-defined]
    return played, match


@pytest.mark.parametrize(("score", "tie", "deals", "paid"), [
    ((110, 110), False, 6, [0, 0]), ((110, 110), True, 8, [0, 0]), ((120, 98), True, 6, [318, -318])])
def test_a_tie(score: tuple[int, int], tie: bool, deals: int, paid: list[int]) -> None:
    played, match = finished(score, tie=tie)
    assert played == deals
    assert match.deal().purse == paid


def test_who_gives_up_never_gains_by_it() -> None:
    match = GAME.match({})
    match.apply(NATURE, Move.read("cut KS 7D"))
    match.apply(0, Move.read("deal-first"))
    match.deal().score[:] = [150, 40]
    match.apply(0, Move.read("resign"))
    assert match.over
    assert match.deal().purse == [-100, 100]
    assert match.result().winners == {1}


# Practice

@pytest.mark.parametrize("part", ["elder", "dealer"])
def test_a_discard_is_practised_at_the_score_chosen(part: str) -> None:
    options = complete(EXERCISE.options, {"part": part, "deal": 4, "own": 61, "other": 98})
    for seed in range(6):
        problem = EXERCISE.problem(options, Random(seed))
        deal = problem.view.deal
        assert isinstance(deal, Piquet)
        assert (deal.phase, deal.must, deal.score, deal.number) == ("exchange", (OWN,), [61, 98], 4)
        assert (deal.elder == OWN) == (part == "elder")
        assert "fourth deal" in problem.words
        thrown = len(deal.zone[DISCARD[OTHER]])
        assert bool(thrown) == (part == "dealer")
        assert (f"elder hand has exchanged {count(thrown, 'card')}" in problem.words) == (part == "dealer")


# The chart of what was told

def test_the_chart_tells_what_the_other_has_declared_until_it_is_played() -> None:
    table = exchanged()
    table.call()
    do(table.deal, ELDER, "play AD")
    table.call()
    view = table.deal.view(DEALER)
    assert isinstance(view, Piquet)
    shown = chart(view, DEALER)
    assert shown is not None
    marked = {f"{entry.text}{row.suit}" for row in shown.suits for entry in row.entries if entry.marked}
    assert marked == {"JD", "10D", "9D", "8D", "7D", "JC", "10C", "9C"}
    assert "Diamonds: yours king and queen; declared by the other knave, ten, nine, eight and seven; out ace." in \
        shown.words
    other = chart(table.deal, ELDER)
    assert other is not None
    queens = [entry.marked for row in other.suits for entry in row.entries if entry.text == "Q"]
    assert queens == [True] * 4, "a quatorze tells itself"


@pytest.mark.parametrize(("thrown", "marked"), [("TS 7C", 3), ("7H 7C", 3), ("KH 7C", 3)])
def test_a_trio_tells_itself_to_who_has_the_fourth(thrown: str, marked: int) -> None:
    """In his hand or among what he threw: then the dealer's are the other three."""
    table = Table()
    table.begin(cards("AS KS QS JS TS AH KH 7H 9D 8D 7D 7C"), cards("TH TD TC 9S 8S 7S 9H 8H KD QD KC QC"),
                cards("9C 8C JD JC JH QH AD AC"))
    for seat, some in enumerate((thrown, "9S")):
        do(table.deal, seat, f"discard {some}")
    do(table.deal, DEALER, "leave")
    table.call()
    do(table.deal, ELDER, "play AS")
    table.call()
    assert [(one.item, one.called[0]) for one in table.deal.told if one.seat == DEALER] == [("set", 3)]
    view = table.deal.view(ELDER)
    assert isinstance(view, Piquet)
    shown = chart(view, ELDER)
    assert shown is not None
    tens = {row.suit for row in shown.suits for entry in row.entries if entry.text == "10" and entry.marked}
    assert len(tens) == marked
    assert "♠" not in tens
