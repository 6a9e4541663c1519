"""Écarté's score kept by hand: laws 22, 50 and 51, and what laws 23 and 25 say of it (000:381-410, 581-586)."""
from __future__ import annotations

from random import Random
from typing import Any

from cardtable.cards import SUITS
from cardtable.croupier.sheet import ScoreSheet
from cardtable.croupier.steps import Step
from cardtable.families.tricks.strict.accounts import NEW, NOTHING, Account, Ledger
from cardtable.games import game
from cardtable.games.ecarte.book.strictly import noticed
from cardtable.games.ecarte.rules.given import GivenEcarte
from cardtable.games.ecarte.rules.rules import HAND, KINGS, PACK, STOCK, TURN_UP
from cardtable.games.ecarte.rules.strict import StrictEcarte
from cardtable.rules.events import NATURE, Event
from cardtable.rules.moves import Move
from tests.games.ecarte.test_strict import CONTENT, DEALER, ELDER, say

HANDS = "7S 8C 9C TC 7D", "8S 7C JC AD 7H"               # nobody has the king; spades are trumps
KING = "KS 8C 9C TC 7D", HANDS[1]


def playing(elder: str, dealer: str, *moves: str, score: tuple[int, int] = (0, 0)) -> StrictEcarte:
    deal = StrictEcarte.position({HAND[ELDER]: elder, HAND[DEALER]: dealer}, "play", ELDER,
                                 start={"score": score, "hands_mark": True}, trump=SUITS.index("S"),
                                 passed=("trump_turned",))
    return say(deal, *moves)


def turned(king: bool = True, **start: Any) -> StrictEcarte:
    """The cards are dealt; a king is turned, or not."""
    deal = StrictEcarte(DEALER, start.pop("score", (0, 0)), [0, 0, 0], (0, 1), hands_mark=True, **start)
    rest = [card for card in PACK if card not in KINGS]
    up = KINGS[0] if king else rest[10]
    deal.apply(NATURE, Move(("shuffle", *rest[:10], up, *[card for card in PACK if card not in rest[:10]
                                                         and card is not up])), None)
    assert deal.zone[TURN_UP] == (up,)
    assert len(deal.zone[STOCK]) == 21
    return deal


def won(*, score: tuple[int, int] = (0, 0)) -> StrictEcarte:
    """The dealer has thrown up his hand: two for elder hand, who is to mark them."""
    return playing(*HANDS, "0 concede", *CONTENT, score=score)


def after(deal: StrictEcarte) -> StrictEcarte:
    """The next deal, its trump turned."""
    return turned(king=False, score=tuple(deal.score), ledger=deal.handed_on)


def test_what_is_won_is_marked_at_the_end() -> None:
    deal = won()
    assert (deal.phase, deal.must, deal.score) == ("marking", (0, 1), [0, 0])
    say(deal, f"{ELDER} mark 2", f"{ELDER} marked", f"{DEALER} marked")
    assert (deal.over, deal.score, deal.handed_on.accounts[ELDER].left) == (True, [0, 2], 0)


def test_22_a_king_turned_may_be_marked_at_once() -> None:
    """Law 22: at any time before the next trump is turned; so at once, and a game won by it is over."""
    deal = say(turned(), f"{DEALER} mark 1")
    assert (deal.score, deal.over, deal.ledger.accounts[DEALER].over) == ([1, 0], False, 0)
    deal = say(turned(score=(4, 0)), f"{DEALER} mark 1")
    assert (deal.phase, deal.must) == ("game_marked", (ELDER,))
    assert say(deal, f"{ELDER} agree-game").over


def test_23_a_king_marked_and_not_announced_does_not_count() -> None:
    """Law 23: moving the counter does not suffice."""
    deal = playing(*KING, f"{ELDER} mark 1")
    assert say(deal.copy(), f"{DEALER} accuse 51 {ELDER}").score == [0, 0]
    announced = playing(*KING, f"{ELDER} king", f"{ELDER} mark 1", f"{DEALER} accuse 51 {ELDER}")
    assert announced.score == [0, 1], "announced, it does"


def test_25_a_false_king_that_was_marked_comes_down() -> None:
    """Law 25: withdrawn in time, with the point if he has marked it."""
    for marked in ((), (f"{ELDER} mark 1",)):
        deal = playing(*HANDS, f"25: {ELDER} king", *marked, f"{ELDER} withdraw")
        account = deal.ledger.accounts[ELDER]
        assert (deal.score, account.due, account.over) == ([0, 0], 0, 0)


def test_50_a_score_forgotten() -> None:
    """Law 50: it may be made good until the trump of the following deal is turned."""
    deal = say(won(), f"50: {ELDER} marked", f"{DEALER} marked")
    assert (deal.over, deal.score) == (True, [0, 0])
    fresh = StrictEcarte(DEALER, (0, 0), [0, 0, 0], (0, 1), hands_mark=True, ledger=deal.handed_on)
    assert fresh.ledger.accounts[ELDER].left == 2
    late = after(deal)
    assert late.ledger.accounts[ELDER].left == 0
    say(late, f"{ELDER} mark 2", f"{DEALER} accuse 51 {ELDER}")
    assert late.score == [0, 0], "now it is too late"


def test_51_a_score_marked_too_high() -> None:
    """Law 51: it is taken down at any time during the game; in the next deal, too."""
    deal = say(won(), f"51: {ELDER} mark 3", f"{ELDER} marked")
    assert deal.score == [0, 3]
    assert say(deal.copy(), f"{DEALER} accuse 51 {ELDER}").score == [0, 2]
    later = after(say(deal, f"{DEALER} marked"))
    assert later.score == [0, 3]
    assert say(later.copy(), f"{ELDER} take-down 1").score == [0, 2]
    assert say(later, f"{DEALER} accuse 51 {ELDER}").score == [0, 2]


def test_what_is_put_right_in_a_void_deal_stays_so() -> None:
    """Laws 50, 51: it is the score of a deal before, which stands; what the void deal has brought does not."""
    over = say(won(), f"51: {ELDER} mark 3", f"{ELDER} marked", f"{DEALER} marked")
    left = say(won(), f"50: {ELDER} marked", f"{DEALER} marked")
    for deal, move, score, account in (
            (over, f"{DEALER} accuse 51 {ELDER}", [0, 2], "over"), (over, f"{ELDER} take-down 3", [0, 2], "over"),
            (over, f"{DEALER} mark 1", [0, 3], "over"), (left, f"{ELDER} mark 3", [0, 2], "left")):
        fresh = GivenEcarte(DEALER, tuple(deal.score), [0, 0, 0], (0, 1), hands_mark=True, ledger=deal.handed_on)
        fresh.apply(NATURE, Move(("shuffle", *PACK)), None)
        say(fresh, move).annul("same")
        assert (fresh.void, fresh.score) == ("same", score), move
        stays = score == [0, 3]
        assert getattr(fresh.handed_on.accounts[ELDER], account) == stays
        assert fresh.handed_on.accounts[DEALER].over == 0


def test_51_too_much_marked_in_a_deal_before_stops_nobody_while_hands_deal_the_next() -> None:
    """Whoever then looks about for what was dealt wrongly passes over it, and claims it with the marks."""
    over = say(won(), f"51: {ELDER} mark 3", f"{ELDER} marked", f"{DEALER} marked")
    fresh = GivenEcarte(ELDER, tuple(over.score), [0, 0, 0], (0, 1), hands_mark=True, ledger=over.handed_on)
    fresh.apply(NATURE, Move(("shuffle", *PACK)), None)
    assert [offence.article for offence in fresh.offences] == [51]
    assert [noticed(fresh.view(DEALER), DEALER, Random(seed)) for seed in range(20)] == [None] * 20


def test_51_a_game_that_was_not_won_is_gainsaid() -> None:
    deal = say(won(score=(0, 2)), f"51: {ELDER} mark 3", f"{ELDER} marked", f"{DEALER} marked")
    assert (deal.phase, deal.must) == ("game_marked", (DEALER,))
    gainsaid = say(deal.copy(), f"{DEALER} gainsay")
    assert (gainsaid.score, gainsaid.over, gainsaid.ends_game) == ([0, 4], True, False)
    assert say(deal, f"{DEALER} agree-game").ends_game


def test_who_agrees_to_a_game_has_none_himself() -> None:
    """Whatever his own counters show."""
    deal = say(won(score=(4, 3)), f"51: {DEALER} mark 1", f"{ELDER} mark 2", f"{DEALER} marked", f"{ELDER} marked")
    assert (deal.phase, deal.must) == ("game_marked", (ELDER,))
    say(deal, f"{ELDER} gainsay")
    assert (deal.score, deal.phase, deal.must) == ([4, 5], "game_marked", (DEALER,)), "his game is answered, too"
    assert say(deal, f"{DEALER} agree-game").ends_game
    deal = say(won(score=(4, 3)), f"51: {DEALER} mark 1", f"{ELDER} mark 2", f"{DEALER} marked", f"{ELDER} marked",
               f"{ELDER} agree-game")
    assert (deal.score, deal.ends_game) == ([5, 4], True)


def test_the_score_is_handed_on() -> None:
    """From deal to deal of a game, and of no other."""
    agreed = game("ecarte").match({"laws": "strict", "marking": "hands"})
    while agreed.deal().preliminary:
        seat = agreed.deal().must[0]
        agreed.apply(seat, next(iter(agreed.decision(seat))))
    deal = agreed.deal()
    assert isinstance(deal, StrictEcarte)
    assert (deal.hands_mark, deal.handed_on.second, NEW.accounts) == (True, (-1, -1), ())


def test_the_sheet_of_a_void_deal_keeps_what_was_put_right_in_it() -> None:
    """A card faced voids it (12), and the next one, too; its marks are those of the deal that follows, and the sheet
    adds up."""
    match = game("ecarte").match({"laws": "strict", "dealing": "hands", "marking": "hands"})
    sheet = ScoreSheet()
    pack = " ".join(map(str, PACK))
    for number, text in enumerate((
            "-1 cut 9H KD", f"-1 shuffle {pack}", "0 cut", "1 deal", "1 turn-trump", "0 take-up-hand",
            "1 take-up-hand", "0 stand", "1 concede", "0 content", "1 content", "0 mark 3", "0 marked", "1 marked",
            f"-1 shuffle {pack}", "1 cut", "1 accuse 51 0", "0 face", f"-1 shuffle {pack}", "1 cut", "0 face",
            f"-1 shuffle {pack}")):
        seat, _, words = text.partition(" ")
        deal, events = match.deal(), list[Event]()
        deal.tell = events.append
        match.apply(int(seat), Move.read(words))
        sheet.take(Step(number, int(seat), Move.read(words), int(seat), tuple(events), deal, match.game))
    assert match.deal().score == [2, 0]
    assert [(one.number, one.had[0], one.points(0)) for one in sheet.game] == [(1, (0, 0), 3), (2, (3, 0), -1)]
    assert [mark.what for mark in sheet.game[-1].marks] == ["struck off"], "and it is called what it was"


def test_too_much_marked_before_is_no_fault_of_the_dealing() -> None:
    """Where hands deal and mark, whoever looks for what was dealt wrongly leaves it to who counts the marks."""
    deal = GivenEcarte(DEALER, (0, 3), [0, 0, 0], (0, 1), hands_mark=True, ledger=Ledger((NOTHING, Account(marked=3))))
    assert [one.fault for one in deal.offences] == ["marked over"]
    for _ in range(3):
        for seed in range(40):
            said = noticed(deal, ELDER, Random(seed), 1.0)
            assert said is None or said.move.verb != "accuse"
        deal.apply(deal.must[0], deal.decision(deal.must[0]).sample(Random(1)), None)


def test_48_what_was_marked_too_much_takes_nothing_from_what_is_won() -> None:
    """The overscore comes down, and a vole counts two as ever, though the counters stood at four."""
    deal = playing(*HANDS, f"{ELDER} mark 4", "0 concede", *CONTENT)
    assert deal.score == [0, 4]
    assert deal.ledger.accounts[ELDER] == Account(2, marked=4)
