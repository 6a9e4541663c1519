"""Scores kept by hand under Deschapelles' code, and bystanders: incidents brought about by moves, from deal to deal."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.games.whist.scoring import LONG
from tests.adapters.whist_strict import HANDS, STEPS, Facts, Table, at, dealing

HONOURS = {3: ("AS KS QS 2S AH KH 3H AD KD 4D AC KC 5C", "JS TS 3S TH 7H 4H QD JD 5D QC JC 6C 7C",
               "9S 8S 4S QH 9H 5H TD 9D 6D TC 9C 8C 4C", "7S 6S 5S 8H JH 6H 8D 7D 3D 2D 3C 2C 2H"),
           4: ("AS KS QS 2S AH KH 3H AD KD 4D AC KC 5C", "JS TS 3S TH 7H 4H QD JD 5D QC JC 6C 7C",
               "9S 8S 4S QH JH 5H TD 9D 6D TC 9C 8C 4C", "7S 6S 5S 8H 9H 6H 8D 7D 3D 2D 3C 2C 2H")}
"""Hearts are trumps; seats 0 and 2 hold so many honours among them, and seat 0 leads."""
SIX = ("3C 5C 6C KC 5D 7D 8H KH AH 5S 9S TS KS", "2C 9C TC 2D KD AD 2H 4H 9H 2S 8S QS AS",
       "4C 8C JC QC AC 8D JD 3H 5H QH 4S 6S JS", "7C 3D 4D 6D 9D TD QD 6H 7H TH JH 3S 7S")
"""Spades are trumps; played low first seats 0 and 2 make six tricks, and nobody holds three honours."""


def played(*hands: str, **agreed: object) -> Table:
    """A deal played out and looked over, before anybody has marked."""
    deal = at(*hands, **{"hands_mark": True, **agreed}).plays_on(60)        # type: ignore[arg-type]
    while deal.phase == "accusations" and not deal.over:
        deal.does(f"{deal.must[0]} content")
    assert deal.phase == "marking"
    return deal


def finish(deal: Table) -> Table:
    """Whoever has not finished marking has no more to mark."""
    while deal.phase == "marking" and not deal.over:
        deal.does(f"{deal.must[0]} marked")
    return deal


def after(deal: Table, *hands: str, dealer: int = 3, **agreed: object) -> Table:
    """The next deal of the game, which takes over score and marks; its trump has been turned."""
    assert deal.over
    return at(*hands, dealer=dealer, score=deal.score, hands_mark=True, ledger=deal.handed_on,
              **agreed)                                                      # type: ignore[arg-type]


def second_trick(deal: Table) -> Table:
    """Until it has been turned."""
    while len(deal.history) < 8:
        deal.plays_on(1)
    return deal.does(f"{deal.leader} turn")


def by_hand(code: str, what: str, held: int, announced: int | None, marked: bool, rectified: bool, when: str,
            next_deal_cancelled: bool) -> Facts:
    """Of side 0, in a deal that brings it `held` honours, or so many points by tricks: what is left of them when it has
    marked what it still may, and the adversaries have claimed whatever there is to be claimed."""
    assert code == "long"
    deal = played(*(HONOURS[held] if what == "honours" else HANDS))
    won = deal.ledger.accounts[0]
    points = won.spoken if what == "honours" else held
    if what == "honours" and won.plain:
        deal.does(f"0 mark {won.plain}")
    before = deal.score[0]
    if announced is not None:
        deal.does(f"0 name-honours {announced}")
    if marked:
        deal.does(f"0 mark {points}")
    deal = after(finish(deal))
    if when == "next_second_trick_turned":
        if rectified:
            deal.does(f"0 name-honours {held}")
        second_trick(deal)
    if next_deal_cancelled:
        deal.annul("same")
        deal = dealing("cutting_pack", score=deal.score, hands_mark=True, ledger=deal.handed_on)
        deal.does(*([f"0 name-honours {held}"] if what == "honours" else []))
    if not marked:
        deal.does(f"0 mark {points}")
    while deal.phase in STEPS:
        deal.does(STEPS[deal.phase])
    for article in sorted(deal.marks):
        if article in deal.claimable(deal.accusable, 1):
            deal.does(f"1 accuse {article} 0")
    return {"points": deal.score[0] - before}


def scores_differ(shown: Sequence[int]) -> Facts:
    """Two partners keep the score: the keeper's counters show the first number, his partner's the other."""
    own, other = shown
    deal = after(finish(played().does(f"0 mark {own}"))).does(f"2 count {other}")
    claim = "1 accuse 57 0"
    assert not deal.if_claimed(claim).offers(), "it is theirs to put right until the second trick is turned"
    second_trick(deal).does(claim)
    found = {"score-of-keeper": f"score_{deal.score[0]}", "score-of-partner": f"score_{deal.ledger.second[0]}"}
    return {"remedies": [found[name] for name in deal.offers()],
            "chooser": "adversaries" if deal.side[deal.must[0]] == 1 else "offenders",
            "window": "after_second_trick_turned"}


# The gallery

def gallery(event: str, window_closed: bool | None) -> Facts:
    """Whether a bystander speaks."""
    deal = EVENTS[event](bool(window_closed))
    return {"bystander_speaks": any(o.state in ("claimed", "settled") and o.by < 0 for o in deal.offences)}


def game_won_not_marked(closed: bool) -> Table:
    deal = played(bystanders=True, score=(7, 0))
    return after(finish(deal.does("0 mark 1")), bystanders=True).plays_on(4)


def honours_marked_not_held(closed: bool) -> Table:
    return played(bystanders=True).does("1 name-honours 3", "1 mark 2")


def game_marked_not_won(closed: bool) -> Table:
    return played(bystanders=True).does(f"0 mark {GOAL}")


def odd_trick_marked_by_wrong_side(closed: bool) -> Table:
    deal = played(*SIX, bystanders=True)
    assert deal.ledger.accounts[1].left
    deal.does("0 mark 1")
    deal = after(finish(deal), bystanders=True)
    return second_trick(deal) if closed else deal.plays_on(4)


def deal_out_of_turn(closed: bool) -> Table:
    return dealing("cutting_pack", bystanders=True).does("1 deal")


def trick_taken_by_wrong_side(closed: bool) -> Table:
    deal = at(bystanders=True).plays_on(4)
    deal.does(f"{deal.against(deal.leader)[0]} turn")
    return deal.plays_on(1) if closed else deal


GOAL = LONG.goal
EVENTS = {name: globals()[name] for name in (
    "game_won_not_marked", "honours_marked_not_held", "game_marked_not_won", "odd_trick_marked_by_wrong_side",
    "deal_out_of_turn", "trick_taken_by_wrong_side")}
