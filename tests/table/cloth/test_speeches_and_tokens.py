"""What is said and offered at a full table of Napoleon hides nothing that has to be read."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import BACK
from cardtable.devices.call_slate.slate import CallSlate
from cardtable.rules.moves import Move
from cardtable.table.performing import bubbles
from tests.games.bridge.moments import MOMENTS as BRIDGE
from tests.games.cribbage.moments import MOMENTS as CRIBBAGE
from tests.games.napoleon.moments import Evening
from tests.games.piquet.moments import Partie
from tests.games.solo_whist.moments import MOMENTS as SOLO
from tests.games.whist.moments import plain
from tests.spread import crossed, sampled
from tests.table.playing import Mouse, settled
from tests.table.seating import Seat
from tools.waiting import spin, until

EDGE = 4                         # pixels by which the edges of two may meet
SIZES = [(1024, 700), (1180, 760), (1280, 800), (1440, 900)]


@pytest.mark.parametrize("size", sampled(SIZES, 2))
def test_nothing_covers_the_slate(seat: Seat, size: tuple[int, int]) -> None:
    page = seat(Evening(6, 5, 0, form="garnet", misery=True).deals().moment(), size=size)
    settled(page)
    scene = page.scene
    assert len(scene.tokens) == 8                # eldest hand may make every call there is
    slate = next(device for device in scene.instruments if isinstance(device, CallSlate))
    for player in range(1, 6):
        bubbles.say(scene, player, "Misery.")
        assert not scene.speeches[player].collidesWithItem(slate), player
    written = slate.sceneBoundingRect().adjusted(12, 12, -12, -12)
    for thing in (*scene.plates, *scene.tokens):
        assert not thing.sceneBoundingRect().intersects(written), thing


@pytest.mark.parametrize(("size", "moment"), crossed(
    [(1093, 614), (1440, 900)], ["doubling", "redoubling", "lead", "dummy"]))
def test_nobody_speaks_over_a_sign(seat: Seat, size: tuple[int, int], moment: str) -> None:
    """Nor over a block: the trump token lies beside a partner’s plate."""
    page = seat(BRIDGE[moment](), size=size)
    settled(page)
    scene = page.scene
    for player in range(4):
        bubbles.say(scene, player, "May I lead? I do not double.")
    spin(400)                                    # where there is no room it goes again
    for player, bubble in scene.speeches.items():
        for thing in (*scene.instruments, *scene.plates, *scene.tokens, scene.button) if bubble.isVisible() else ():
            met = bubble.sceneBoundingRect() & thing.sceneBoundingRect()
            assert not thing.isVisible() or min(met.width(), met.height()) <= EDGE, (player, thing)


def test_nobody_speaks_over_an_instrument_that_lies_where_he_would(seat: Seat) -> None:
    page = seat(Evening(6, 5, 0, form="garnet", misery=True).deals().moment())
    settled(page)
    scene = page.scene
    slate = next(device for device in scene.instruments if isinstance(device, CallSlate))
    player = next(one for one in range(1, 6) if scene.plates.of(one) is not None)
    bubbles.say(scene, player, "Misery.")
    said = scene.speeches[player].sceneBoundingRect()
    slate.setPos(slate.pos() + said.center() - slate.sceneBoundingRect().center())
    bubbles.say(scene, player, "Misery.")
    bubble = scene.speeches[player]
    assert bubble.opacity() == 0 or not bubble.collidesWithItem(slate)


@pytest.mark.parametrize(("size", "text"), crossed([(1093, 614), (1440, 900)], [200, 100]))
def test_nobody_speaks_over_a_plate_though_it_grows(seat: Seat, size: tuple[int, int], text: int) -> None:
    page = seat(Partie(1).deals().moment(), size=size, settings={"text size": text})
    settled(page)
    scene = page.scene
    for player in (0, 1):
        bubbles.say(scene, player, "Point of five, making forty-eight.")
        bubble, plate = scene.speeches[player], scene.plates.of(player)
        assert plate is not None
        plate.inscribe("Host", "“Point of five, making forty-eight” · to answer · younger hand · twelve marked")
        bubbles.give_way(scene)
        met = bubble.sceneBoundingRect() & plate.sceneBoundingRect()
        assert not bubble.isVisible() or bubble.opacity() < 1 or min(met.width(), met.height()) <= 1
        bubble.hide()


def test_a_bubble_keeps_near_its_plate_though_that_shrinks(seat: Seat) -> None:
    page = seat(Partie(1).deals().moment())
    settled(page)
    scene = page.scene
    for player in (0, 1):
        bubble, plate = scene.speeches[player], scene.plates.of(player)
        assert plate is not None
        plate.inscribe("Host", "“Point of five, making forty-eight” · to answer · younger hand")
        bubbles.say(scene, player, "Repique.")
        assert bubble.beside
        far = abs(bubble.home.x - plate.home.x) - bubble.size().width() / 2 - plate.size().width() / 2
        plate.inscribe("Host", "")
        bubbles.give_way(scene)
        near = abs(bubble.home.x - plate.home.x) - bubble.size().width() / 2 - plate.size().width() / 2
        assert near == pytest.approx(far, abs=1)


def test_nobody_speaks_over_a_hand_that_lies_open(seat: Seat) -> None:
    page = seat(plain(0, 0).moment(), size=(1093, 614))
    settled(page)
    scene = page.scene
    scene.lying.match(page.host.croupier.sitting.match.deal().zone, {})
    scene.lying.put_all()
    for player in range(len(scene.sight.players)):
        bubbles.say(scene, player, "That was a long evening, and I thank you for every trick of it.")
        bubble = scene.speeches[player]
        shown = [item for zone, held in scene.lying.items.items() for item in held
                 if (place := scene.lying.place(zone)) is not None and place.role == "hand" and not place.own_hand
                 and item.card is not BACK]
        assert not bubble.isVisible() or not [item for item in shown if item.collidesWithItem(bubble)]


@pytest.mark.parametrize("size", [(1093, 614), (1440, 900)])
def test_what_was_said_makes_way_for_what_may_be_answered(seat: Seat, size: tuple[int, int]) -> None:
    page = seat(SOLO["overcalled"](), size=size, settings={"text size": 200})
    settled(page)
    scene = page.scene
    Mouse(page, Random(1)).make(Move.read("bid abondance_declaree"))                    # and then the suit is asked for
    settled(page)
    until(lambda: not page.stage.motion.busy)
    assert len(scene.tokens) == 4
    for bubble in scene.speeches.values():
        seen = bubble.isVisible() and bubble.opacity() > 0
        assert not seen or not any(token.collidesWithItem(bubble) for token in scene.tokens)


@pytest.mark.parametrize(("name", "size"), [("afterwards", (1366, 768)), ("count", (1093, 614))])
def test_a_bubble_goes_aside_for_words_written_after_it_was_said(seat: Seat, name: str, size: tuple[int, int]) -> None:
    """“Played”, below the cards that are turned, and the crib's, stood half beneath it while it lasted."""
    page = seat(CRIBBAGE[name](), size=size)
    settled(page)
    said = [bubble.sceneBoundingRect() for bubble in page.scene.speeches.values() if bubble.isVisible()]
    told = [words.sceneBoundingRect().adjusted(EDGE, EDGE, -EDGE, -EDGE) for words in page.scene.captions.values()
            if words.isVisible() and words.text]
    assert said
    assert len(told) > 1
    assert not [rect for rect in said if any(map(rect.intersects, told))]
