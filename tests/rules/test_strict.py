"""The layer of laws, at a game of nothing but faults: what is noted, offered, claimed, and for how long."""
from __future__ import annotations

import pytest

from cardtable.cards import pack
from cardtable.rules.deal import Deal
from cardtable.rules.faults import EVIDENT, OPEN, SEEN, Fault, Offence, strictly
from cardtable.rules.laws import ALWAYS, PREVENTED, STRICT, Code, Law
from cardtable.rules.moves import Choice, Choices, Move, calls
from cardtable.rules.naming import Misnamed
from cardtable.rules.strict import Strict
from cardtable.rules.zones import Layout

LAYOUT = Layout(3)
HAND = LAYOUT.each("hand")
FAULTS = {
    "hidden": Fault(1, window="for_two_moves", remedies=("let-it-go", "new-deal")),
    "seen": Fault(2, SEEN, chooser="dealer", remedies=("let-it-go", "fine")),
    "open": Fault(3, OPEN, remedies=("fine",)),
    "evident": Fault(4, EVIDENT, at_once=("fine",)),
    "lost": Fault(5, SEEN, at_once=("lost-deal",)),
    "late": Fault(6, remedies=("fine", "let-it-go"), late=True, by_trick=True),
}
CODE = strictly(Code("toy", "Toy", True, tuple([Law("toy", n, f"Law {n}", treatment=PREVENTED) for n in range(1, 7)])),
                FAULTS)


class Walk(Deal):
    """Each in turn takes a step, nine in all; every third ends a trick."""

    layout, pack, scored = LAYOUT, pack("789T"), True

    def begin(self) -> None:
        self.made = 0
        self.phase, self.must = "walking", (0,)

    def walking(self, seat: int) -> Choices:
        return calls("step")

    def do_step(self, seat: int) -> None:
        self.made += 1
        if self.made == 9:
            self.close("reckon")
        else:
            self.go("walking", self.left(seat))

    def reckon(self) -> None:
        self.end()


class StrictWalk(Strict, Walk):
    FAULTS = FAULTS

    def trick_number(self) -> int:
        return self.made // 3 + (self.made < 9)

    def faults(self, seat: int) -> Choices:
        if self.phase != "walking":
            return ()
        return tuple([Choice(name, law=CODE.law(self.number(row))) for name, row in FAULTS.items()])

    def do_fault(self, seat: int) -> None:
        """All are made alike."""

    do_hidden = do_seen = do_open = do_evident = do_lost = do_late = do_fault

    def window_for_two_moves(self, offence: Offence) -> bool:
        return self.made < 2

    def effect_fine(self, offence: Offence) -> None:
        self.mark(self.side[offence.seat], -1, "fine", offence.article)


def walked(*moves: str) -> StrictWalk:
    """From the beginning; a move is a seat and words, or "to the end" where all take their steps."""
    deal = StrictWalk(2)
    return further(deal, *moves)


def further(deal: StrictWalk, *moves: str) -> StrictWalk:
    for text in moves:
        if text == "to the end":
            while deal.phase == "walking":
                deal.apply(deal.must[0], Move(("step",)))
            continue
        seat, _, words = text.partition(" ")
        move = Move.read(words)
        assert deal.refusal(int(seat), move) is None or move.verb in FAULTS, text
        deal.apply(int(seat), move)
    return deal


def states(deal: StrictWalk) -> list[str]:
    return [offence.state for offence in deal.offences]


def test_what_is_offered_tells_nothing() -> None:
    clean, broken = walked(), walked("1 hidden", "1 late")
    for seat in range(3):
        assert [str(m) for c in clean.rights(seat) for m in c] == [str(m) for c in broken.rights(seat) for m in c]
    assert clean.view(0).offences == broken.view(0).offences == clean.view(2).offences == ()
    assert len(broken.view(1).offences) == 2


def test_every_adversary_may_claim_at_any_time_and_chooses() -> None:
    for claimant in (0, 2):
        deal = walked("1 hidden", f"{claimant} accuse 1 1")
        assert (deal.phase, deal.must, states(deal)) == ("remedy", (claimant,), ["claimed"])
        further(deal, f"{claimant} exact let-it-go")
        assert (deal.phase, deal.must, states(deal)) == ("walking", (0,), ["settled"])
        assert deal.view(0).offences == deal.offences, "now all know"


def test_nothing_is_settled_twice() -> None:
    deal = walked("1 hidden", "0 accuse 1 1", "0 exact let-it-go", "2 accuse 1 1")
    assert (deal.phase, states(deal)) == ("walking", ["settled"])


def test_a_window_shuts_by_itself_after_a_move() -> None:
    deal = walked("1 hidden", "0 step")
    assert states(deal) == ["made"]
    further(deal, "1 step", "0 accuse 1 1")
    assert (deal.phase, states(deal)) == ("walking", ["lapsed"])


def test_a_mistaken_claim_is_told_and_changes_nothing() -> None:
    deal, heard = walked("1 hidden"), []
    deal.tell = lambda event: heard.append(event.what)
    further(deal, "0 accuse 1 2", "0 accuse 3 1")
    assert heard == ["accuse", "mistaken"] * 2
    assert (deal.phase, states(deal)) == ("walking", ["made"])


def test_what_all_have_seen_is_settled_at_once_by_whom_the_row_names() -> None:
    deal = walked("0 seen")
    assert (deal.phase, deal.must) == ("remedy", (2,))
    further(deal, "2 exact fine")
    assert (deal.phase, deal.must, deal.score) == ("walking", (0,), [-1, 0, 0])


def test_what_is_open_is_in_every_view_and_costs_nothing_unclaimed() -> None:
    deal = walked("1 open")
    assert len(deal.view(0).offences) == 1
    further(deal, "to the end", "0 content", "1 content", "2 content")
    assert (deal.over, deal.score) == (True, [0, 0, 0])
    deal = walked("1 open", "to the end", "0 content", "1 content", "2 accuse 3 1", "2 exact fine")
    assert (deal.over, deal.score) == (True, [0, -1, 0])


def test_what_is_evident_comes_to_light_when_all_is_played() -> None:
    deal = walked("1 evident", "to the end")
    assert (deal.view(0).offences, deal.score) == ((), [0, 0, 0])
    assert not any("4" in str(move) for move in deal.decision(0)), "it need not be claimed"
    further(deal, "0 content", "1 content", "2 content")
    assert (deal.over, deal.score) == (True, [0, -1, 0])


def test_a_deal_may_be_lost() -> None:
    deal = walked("1 lost")
    assert (deal.over, deal.void) == (True, "next")
    assert (further(walked("1 hidden", "0 accuse 1 1"), "0 exact new-deal").void) == "same"


@pytest.mark.parametrize(("claim", "proved"), [("6 1 2", True), ("6 1 1", False), ("6 2 2", False)])
def test_a_late_claim_with_its_trick_waits_for_all_cards(claim: str, proved: bool) -> None:
    deal = walked("0 step", "1 step", "2 step", "1 late", f"0 accuse {claim}")
    assert (deal.phase, states(deal)) == ("walking", ["made"]), "nobody learns before whether it was so"
    assert Move.read("accuse 6 1 3") not in [move for choice in deal.rights(0) for move in choice], "no trick to come"
    further(deal, "to the end", "0 content", "1 content", "2 content")
    assert deal.over is not proved
    if proved:
        assert (deal.phase, deal.must) == ("remedy", (0,))
        further(deal, "0 exact fine")
        assert deal.score == [0, -1, 0]


def test_it_may_be_claimed_again_when_all_is_played() -> None:
    deal = walked("1 late", "1 late", "to the end", "0 accuse 6 1 1", "1 content", "2 accuse 6 1 1")
    assert [offence.by for offence in deal.due] == [0, 2]
    further(deal, "0 exact fine", "2 exact let-it-go")
    assert (deal.over, deal.score, states(deal)) == (True, [0, -1, 0], ["settled", "settled"])


def test_while_something_is_settled_nothing_is_claimed() -> None:
    deal = walked("1 hidden", "0 seen")
    assert all(choice.verb != "accuse" for seat in range(3) for choice in deal.rights(seat))


def test_a_word_without_a_method_is_found_when_the_class_is_made() -> None:
    for row in (Fault(1, window="never_there"), Fault(1, chooser="nobody"), Fault(1, remedies=("no-such",)),
                Fault("no such article")):
        with pytest.raises(Misnamed, match="asks for"):
            type("Wrong", (StrictWalk,), {"FAULTS": {"wrong": row}, "articles": {}})


def test_a_code_says_of_its_articles_what_its_table_has() -> None:
    assert CODE.law(1)[5:8] == (STRICT, ("let-it-go", "new-deal"), "claimed")
    assert CODE.law(2).notice == "seen"
    always = strictly(Code("toy", "Toy", True, (Law("toy", 1, "One", treatment=ALWAYS),)), {"a": Fault(1)})
    assert always.law(1).treatment == ALWAYS
    with pytest.raises(KeyError):
        strictly(always, {"b": Fault(2)})
