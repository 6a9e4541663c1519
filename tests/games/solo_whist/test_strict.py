"""Solo Whist's articles on faults under strict play, each by its short name."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import cards
from cardtable.games.solo_whist.stakes import ALL, Stakes
from cardtable.games.solo_whist.strict import LAYOUT, StrictSolo
from cardtable.games.solo_whist.talk import TALK
from cardtable.rules.events import NATURE, Event
from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from tests.adapters.solo_whist_strict import LAW, called, exposed, played, says, settle

HANDS = ("AH KH QH AC KC AS KS QS JS TS AD KD 2C", "JH TH 9H QC JC TC 9C 9S 8S 7S QD JD 2D",
         "8H 7H 6H 8C 7C 6C 5C 6S 5S 4S TD 9D 8D", "5H 4H 3H 2H 4C 3C 3S 2S 7D 6D 5D 4D 3D")


def dealt(call: str, callers: tuple[int, ...] = (0,)) -> StrictSolo:
    """The last deals, and these call; hearts are eldest hand's from the top."""
    one = StrictSolo(3, (), [0] * 4, tuple(range(4)))
    rows = [cards(hand) for hand in HANDS]
    order = [card for part in (0, 3, 6, 9) for row in rows for card in row[part:part + 3]] + [row[12] for row in rows]
    says(one, NATURE, Move(("shuffle", *order)))
    words = {callers[0]: "propose" if call == "proposition" else f"bid {call}", **dict.fromkeys(callers[1:], "accept")}
    while one.phase == "calling":
        says(one, one.must[0], words.get(one.must[0], "pass"))
    if one.phase == "naming":
        says(one, one.must[0], "name S")
    return one


def offered(one: StrictSolo) -> set[str]:
    return {str(move) for move in one.decision(one.must[0])}


def test_a_lone_caller_shows_what_he_likes() -> None:
    """The article called "own": it is no fault."""
    assert dealt("solo").refusal(0, Move.read("drop AH")) is IMPOSSIBLE
    assert dealt("proposition", (0, 1)).refusal(0, Move.read("drop AH")) is not None


def test_an_exposed_card_is_called_or_forbidden() -> None:
    """When its suit is led, the highest or lowest may be asked for too; led, it is forbidden to a solo alone."""
    one = says(dealt("solo"), 1, "drop JH", "exposed")
    says(one, 0, "play AH")
    assert (one.phase, one.must) == ("ordering", (0,))
    assert offered(one) == {"demand JH", "forbid JH", "highest hearts", "lowest hearts", "free"}
    says(one, 0, "forbid JH")
    assert offered(one) == {"play TH", "play 9H"}
    one = says(dealt("proposition", (2, 3)), 0, "drop AH", "exposed")
    assert (one.phase, one.owner) == ("ordering", 0)
    assert offered(one) == {"demand AH", "free"}, "he leads, and against a proposition nothing is forbidden"


def test_an_exposed_card_of_another_suit_than_that_led() -> None:
    """Who is refused an exposed trump passes the trick, and plays no other; a plain card he cannot be kept from
    throwing away (002:4855-4866)."""
    deal = dealt("solo")
    deal.zone[deal.layout.hand[0]], deal.zone[deal.layout.hand[1]] = cards("AC KC QC"), cards("2H 3H 4D")
    deal.zone[deal.layout.hand[2]], deal.zone[deal.layout.hand[3]] = cards("5C 6C 7C"), cards("8C 9C TC")
    deal.trump = cards("2H")[0].suit
    trump = says(says(deal.copy(), 1, "drop 2H", "exposed"), 0, "play AC")
    assert offered(trump) == {"demand 2H", "forbid 2H", "free"}
    assert offered(says(trump, 0, "forbid 2H")) == {"play 4D"}
    plain = says(says(deal.copy(), 1, "drop 4D", "exposed"), 0, "play AC")
    assert offered(plain) == {"demand 4D", "free"}


@pytest.mark.parametrize("offender", [1, 2, 3])
def test_against_a_misere_every_fault_loses(offender: int) -> None:
    """The article called "misere fault"."""
    one = exposed("misere", (0,), offender)
    assert (one.over, one.purse[0], one.purse[offender]) == (True, 36, -36)
    one = dealt("misere")
    says(one, offender, Move(("play", one.zone[LAYOUT.hand[offender]][0])), "misere fault")
    assert (one.over, one.purse[offender]) == (True, -36)


def test_a_lead_out_of_turn() -> None:
    """The card lies exposed, or a suit is called when that side next leads (turn)."""
    one = says(dealt("solo"), 1, "play QD", "turn")
    says(one, 0, f"accuse {LAW['turn']} 1")
    assert offered(one) == {"exact exposed-lead", "exact call-suit-later", "exact accept"}
    says(one, 0, "exact call-suit-later")
    says(one, 0, "suit clubs")
    for seat, card in ((0, "2C"), (1, "QC"), (2, "8C"), (3, "4C")):
        says(one, seat, f"play {card}")
    assert {move[-1] for move in offered(one) if move.startswith("play")} == {"C"}


def test_played_before_one_s_partner() -> None:
    """He is told what to play (before)."""
    one = says(dealt("solo"), 0, "play AH")
    says(one, 2, "play 8H", "before")
    assert (one.must, len(offered(one))) == ((0,), 4)
    says(one, 0, "exact highest-or-trump")
    while one.phase == "ordering":
        says(one, one.must[0], "free")
    assert offered(one) == {"play JH"}


def test_when_all_have_played_it_costs_nothing() -> None:
    """The article called "all played": not a lead out of turn, when the fourth card lies."""
    one = says(dealt("solo"), 1, "play QD", "turn")
    for seat, card in ((2, "TD"), (3, "7D"), (0, "AD")):
        says(one, seat, f"play {card}")
    says(one, 0, f"accuse {LAW['turn']} 1")
    assert (one.phase, one.must) == ("play", (0,))


def test_a_revoke_costs_three_tricks_and_the_call() -> None:
    """Enough all the same: the bare stake is lost (revoke); and revokes on both sides make the deal void."""
    assert settle("solo", (0,), 8, (1, 0, 0, 0), None)["net"] == [-18, 6, 6, 6]
    one = next(found for seed in range(50) if (found := played(Random(seed), "solo", (0,), (1, 0, 1, 0))).void)
    assert one.purse == [0, 0, 0, 0]


def test_that_either_side_has_revoked_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a deal that is void, the article of the revoke having been cited before."""
    heard, say = list[Event](), StrictSolo.say

    def listened(one: StrictSolo, seat: int, what: str, *args: object, law: int = 0) -> None:
        heard.append(Event("said", seat, what=what, args=args, law=law))
        say(one, seat, what, *args, law=law)

    monkeypatch.setattr(StrictSolo, "say", listened)
    one = next(found for seed in range(50) if (found := played(Random(seed), "solo", (0,), (1, 0, 1, 0))).void)
    told = [line.text for line in TALK.lines(one, heard[-2:], ("Ann", "Ben", "Cora", "Dan").__getitem__)]
    assert told[0] == "A revoke is proved against either side."
    assert told[1].startswith("The deal is void")


def test_the_offender_pays_for_all() -> None:
    """But proposer and acceptor together (pays)."""
    assert settle("solo", (0,), 4, (0, 0, 1, 0), None)["net"] == [24, 0, -24, 0]
    net = settle("proposition", (0, 1), 9, (0, 1, 0, 0), None)["net"]
    assert net == [-8, -8, 8, 8]


def test_tricks_credited_for_a_revoke_make_no_slam() -> None:
    """Over-tricks are paid double where the partners get the whole thirteen by themselves (002:4760-4766)."""
    assert settle("proposition", (0, 1), 10, (0, 0, 1, 0), None)["net"] == [11, 11, -22, 0]
    assert [Stakes(6).each("proposition", ALL, credited) for credited in (0, 1, 3)] == [16, 11, 11]


def test_a_revoke_stands_and_is_proved() -> None:
    """When its trick is turned, or its side has played to the next; at the end by all cards (searching)."""
    one = says(dealt("solo"), 0, "play AH")
    says(one, 1, "play QC", "revoke")
    for seat, card in ((2, "8H"), (3, "5H")):
        says(one, seat, f"play {card}")
    assert one.refusal(1, Move(("mend",))) is None
    later = one.copy()
    says(one, 0, "turn")
    assert one.refusal(1, Move(("mend",))) is IMPOSSIBLE
    says(later, 0, "play KH")
    assert later.refusal(1, Move(("mend",))) is None, "his side has not played to it"
    says(later, 1, "mend")
    assert later.exposed(1) == cards("QC")


def test_asking_a_partner() -> None:
    """It keeps a revoke open, and costs nothing; in a misère nobody asks (asking)."""
    one = says(dealt("solo"), 0, "play AH")
    says(one, 1, "play QD", "revoke")
    says(one, 2, "ask")
    says(one, 1, "mend")
    assert (one.exposed(1), one.must) == ((), (1,))
    one = says(dealt("misere"), 0, "play AH")
    says(one, 1, "play QD", "revoke")
    assert one.refusal(2, Move(("ask",))) is IMPOSSIBLE


def test_a_remark() -> None:
    """The others may throw up the cards for a fresh deal (remarks)."""
    one = says(dealt("solo"), 1, "remark", "remarks")
    assert (one.must, offered(one)) == ((0,), {"exact new-deal", "exact let-it-go"})
    says(one, 0, "exact new-deal")
    assert (one.over, one.void) == (True, "same")


def test_a_revoke_against_a_misere() -> None:
    """Put right it is a card seen, and the misère is won."""
    one = says(dealt("misere"), 0, "play AH")
    says(one, 1, "play QD", "revoke")
    says(one, 0, f"accuse {LAW['revoke']} 1 1")
    assert (one.over, one.purse) == (True, [36, -36, 0, 0])
    assert called(Random(2), "misere", (0,)).bid == "misere"


@pytest.mark.parametrize(("guilty", "told"), [
    ((1, 0, 0, 0), "three tricks off for the revoke"), ((2, 0, 0, 0), "six tricks off for the revoke"),
    ((0, 0, 1, 0), "three tricks more for the revoke")])
def test_it_is_told_that_tricks_went_for_a_revoke(monkeypatch: pytest.MonkeyPatch, guilty: tuple[int, ...],
                                                  told: str) -> None:
    """Without it what is paid cannot be reckoned from the tricks that were made."""
    heard, say = list[Event](), StrictSolo.say

    def listened(one: StrictSolo, seat: int, what: str, *args: object, law: int = 0) -> None:
        heard.append(Event("said", seat, what=what, args=args, law=law))
        say(one, seat, what, *args, law=law)

    monkeypatch.setattr(StrictSolo, "say", listened)
    one = played(Random(3), "solo", (0,), guilty)
    lines = [line.text for line in TALK.lines(one, heard, ("Ann", "Ben", "Cora", "Dan").__getitem__)]
    assert any(told in line for line in lines), lines
    assert one.for_revokes() == (3 if guilty[0] == 0 else -3 * guilty[0])
