"""What may be exacted where cards are played wrongly."""
from __future__ import annotations

from cardtable.cards import cards
from cardtable.rules.events import NATURE
from cardtable.rules.moves import Move
from tests.families.toys import LAW, StrictWhist

HANDS = "AH KH QH AC KC", "JH AD KD QD JD", "TH AS KS QS JS", "QC JC TC TD TS"


def dealt() -> StrictWhist:
    """Seat 0 leads; seat 1 has one trump, and revokes with the ace of diamonds."""
    deal = StrictWhist(3, player=(0, 1, 0, 2))
    deal.do_shuffle(NATURE, *[cards(hand)[n] for n in range(5) for hand in HANDS])
    return deal


def say(deal: StrictWhist, seat: int, text: str, law: int = 0) -> None:
    """A move, lawful or against this article."""
    broken = deal.refusal(seat, Move.read(text))
    assert (broken.number if broken else 0) == law, f"{text}: {broken}"
    deal.apply(seat, Move.read(text), broken)


def play_out(deal: StrictWhist) -> None:
    while deal.phase == "play":
        say(deal, deal.must[0], f"play {deal.allowed(deal.must[0])[0]}")


def revoked() -> StrictWhist:
    """To the accusations: the first trick was revoked in, and player 0 says so."""
    deal = dealt()
    say(deal, 0, "play AH")
    say(deal, 1, "play AD", LAW["revoke"])
    play_out(deal)
    say(deal, 0, f"accuse {LAW['revoke']} 1")
    for seat in deal.must:
        say(deal, seat, "content")
    assert (deal.phase, deal.must) == ("remedy", (0,))
    return deal


def test_three_tricks() -> None:
    deal = revoked()
    before = deal.taken
    say(deal, 0, "exact three-tricks")
    assert sum(deal.taken) == sum(before)
    assert deal.tricks(1) == max(0, before[1] + before[3] - 3)
    assert deal.over


def test_played_again_from_the_trick_of_the_revoke() -> None:
    deal = revoked()
    say(deal, 0, "exact replay")
    assert (deal.phase, deal.must, deal.taken) == ("play", (0,), (0,) * 4)
    assert [set(deal.zone[deal.held(seat)]) for seat in range(4)] == [set(cards(hand)) for hand in HANDS]
    assert deal.zone[deal.layout.shown[2]], "the open hand lies open again"
    say(deal, 0, "play AH")
    say(deal, 1, "play JH")


def test_a_card_out_of_turn_is_called() -> None:
    deal = dealt()
    say(deal, 3, "play TC", LAW["turn"])
    say(deal, 0, "exact call-the-card")
    say(deal, 0, "play AC")
    for seat in (1, 2):
        say(deal, seat, f"play {deal.allowed(seat)[0]}")
    assert deal.allowed(3) == cards("TC")
    say(deal, 3, "play QC", LAW["revoke"])


def test_a_card_out_of_turn_is_let_go() -> None:
    deal = dealt()
    say(deal, 3, "play TC", LAW["turn"])
    say(deal, 0, "exact let-it-go")
    assert (deal.phase, deal.must, len(deal.zone[deal.held(3)])) == ("play", (0,), 5)
