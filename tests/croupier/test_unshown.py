"""What was not shown stays so while the match goes on: every door behind which hands lie open is tried after a deal."""
from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cardtable.cards import BACK, Card
from cardtable.commands.analysing import Analysis
from cardtable.croupier import account, chronicle, tape
from cardtable.croupier.chronicle import Chronicle
from cardtable.croupier.hands import as_open, hands_held, open_now
from cardtable.croupier.tape import Tape
from cardtable.players.review import Past
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.showing.places import Places, ZonePlace
from cardtable.showing.talk import Talk
from cardtable.table.ending.review import Review, at_table
from cardtable.table.ending.ways import ways_on
from cardtable.table.lookback import past_cloth
from cardtable.table.lookback.past_cloth import PastCloth
from cardtable.table.reading.deal_history import events_of
from cardtable.table.sitting import teller
from cardtable.table.sitting.teller import Teller
from tests.croupier.desk import Desk
from tests.rules.kept_toy import GAME, HAND, MUCK, Kept

PERSONS = [{"name": "Eleanor"}, {"name": "George"}]
PLACES = Places(zones=tuple([ZonePlace(zone="hand", at=at, x=.5, y=.9 - .8 * at, shape="row", role="hand", width=80)
                             for at in (0, 1)]), plates=())
ZONES = dict(zip(HAND, PLACES.zones, strict=True))


def played(*calls: str) -> Desk:
    """Two persons; each call by whoever is to speak."""
    desk = Desk(sitting=Sitting(GAME, {}, PERSONS))
    desk.croupier.go_on()
    for number, call in enumerate(calls):
        if number % 2:
            desk.croupier.hold()                         # a slip will be read
        elif number:
            desk.croupier.release()
        assert desk.croupier.answer(desk.croupier.waiting_for()[0], Move((call,))) is None
    return desk


def cards_of(desk: Desk) -> tuple[Kept, set[Card], set[Card]]:
    """The first deal as it ended, the cards that were shown in it, and those that its players alone saw, by the first
    seat's events."""
    deal = next(step.deal for step in desk.croupier.steps)
    assert isinstance(deal, Kept)
    shown = {card for event in events_of(desk.croupier, deal) if event.kind == "showed" for card in event.cards}
    return deal, shown, {*deal.zone[MUCK], *deal.zone[HAND[0]], *deal.zone[HAND[1]]} - shown


def faces(found: object) -> set[Card]:
    """All cards in whatever this is."""
    if isinstance(found, Card):
        return {found} - {BACK}
    if isinstance(found, dict):
        return faces(tuple(found.values()))
    return {card for one in found for card in faces(one)} if isinstance(found, (tuple, list, set)) else set()


@pytest.mark.parametrize("player", [0, 1, -1])
def test_the_hands_of_a_slip_are_what_its_reader_has_seen(player: int) -> None:
    desk = played("out", "stay")
    deal, shown, unshown = cards_of(desk)
    seen, events = as_open(desk.sitting.match, deal, events_of(desk.croupier, deal), player)
    own = {card for event in events_of(desk.croupier, deal) if event.kind == "moved" and event.dst in HAND
           and player == event.seat for card in event.cards}
    assert faces(hands_held(events, seen, ZONES)) == shown | own
    assert faces([event.cards for event in events if event.kind != "shuffled"]) == shown | own
    assert faces(seen.zone) <= own
    assert unshown - own


def test_when_the_match_is_over_all_comes_out() -> None:
    desk = played("out", "stay", "stay", "out")
    deal, shown, unshown = cards_of(desk)
    assert open_now(desk.sitting.match, deal)
    seen, events = as_open(desk.sitting.match, deal, events_of(desk.croupier, deal), 0)
    assert faces(hands_held(events, seen, ZONES)) == shown | unshown


def test_the_slip_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = played("out", "stay")
    _, _, unshown = cards_of(desk)
    told: list[Any] = []
    monkeypatch.setattr(teller, "ending_of", lambda *given: told.extend(given[-2:]))
    one = cast(Any, SimpleNamespace(croupier=desk.croupier, chair=SimpleNamespace(viewer=-1), narration=None,
                                    scene=SimpleNamespace(lying=SimpleNamespace(zones=ZONES))))
    Teller.ending(one, desk.croupier.steps[-1])
    hands, events = told
    assert not faces(hands) & unshown
    assert not faces([event.cards for event in events if event.kind == "moved"]) & unshown


def test_no_seat_is_exchanged_for_another_by_the_slip_or_by_the_croupier() -> None:
    for calls, may in ((("out", "stay"), False), (("out", "stay", "out", "out"), True)):
        desk = played(*calls)
        setup = cast(Any, SimpleNamespace(practice=False, after=None, game=SimpleNamespace(name="kept")))
        ways = ways_on(setup, desk.croupier, cast(Any, SimpleNamespace(alone=True)), lambda: "Next deal")
        assert [text for text in ("Replay", "Other seat") if text in [way.text for way in ways]] == \
            (["Replay", "Other seat"] if may else [])
        before = len(desk.croupier.steps)
        desk.croupier.replay_deal(exchanged=True)
        assert bool(desk.croupier.swapped) == may
        assert (len(desk.croupier.steps) < before) == may, "else he would call what he did not"


def test_paper_says_nothing_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Telling(Talk):
        """Of every card that it hears of."""

        def lines(self, deal: Any, events: Any, name: Any) -> Any:
            heard.extend(events)
            return []

        def laid(self, deal: Any, held: Any, events: Any, name: Any) -> Any:
            heard.extend(events)
            laid.update(held)
            return []

    heard, laid = list[Any](), dict[int, Any]()
    monkeypatch.setattr(chronicle, "talk_of", lambda _: Telling())
    monkeypatch.setattr(account, "talk_of", lambda _: Telling())
    monkeypatch.setattr(tape, "talk_of", lambda _: Telling())
    monkeypatch.setattr(chronicle, "part", lambda *_: SimpleNamespace(places=lambda match, deal: PLACES))
    desk = played("out", "stay")
    _, shown, unshown = cards_of(desk)
    [*Chronicle(Tape(Past.of(desk.sitting)), ["Ann", "Ben"]).chapters()]
    assert faces(laid) == shown
    assert not faces([event.cards for event in heard if event.kind == "moved"]) & unshown


def test_looking_back_lays_nothing_open_and_gives_no_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_cloth, "seen",
                        lambda game, match, deal, viewer, *_: SimpleNamespace(deal=deal.view(viewer)))
    monkeypatch.setattr(past_cloth, "laid_open", lambda sight, deal, whose: SimpleNamespace(deal=deal))
    for calls, may in ((("out", "stay"), False), (("out", "stay", "out", "out"), True)):
        desk = played(*calls)
        object.__setattr__(desk.croupier.steps[1], "why", "I hold nothing.")
        review = at_table(desk.croupier, None)
        assert isinstance(review, Review)
        assert (review.open_now(0), bool(review.reasons)) == (may, may)
        cloth = cast(Any, SimpleNamespace(review=review, game=GAME, viewer=1, open=True, partner=0,
                                          scene=SimpleNamespace(ground=None)))
        _, _, unshown = cards_of(desk)
        sight = PastCloth.look(cloth, review.tape, 0, review.tape.deals[0].moves)
        assert bool(faces(sight.deal.zone[MUCK]) & unshown) == may


def test_an_analysis_of_several_leaves_it_out() -> None:
    for calls, left_out in ((("out", "stay"), True), (("out", "stay", "out", "out"), False)):
        sitting = played(*calls).sitting
        asked = cast(Any, SimpleNamespace(several=True, sitting=sitting))
        assert Analysis._secret(asked, Tape(Past.of(sitting)).deals[0]) == left_out


def test_other_games_hide_nothing_that_has_been_played() -> None:
    class Open(Kept):
        """The same, in which all is laid open."""

        kept = False

    deal = Open()
    rng, match = Random(1), Sitting(GAME, {}).match
    while not deal.over:
        deal.apply(deal.must[0], deal.decision(deal.must[0]).sample(rng))
    assert open_now(match, deal)
    assert as_open(match, deal, [], 0) == (deal, [])
