"""The post-mortem on the cloth, through the real window: from the slip and the menu; by keyboard alone."""
from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.cards import BACK
from cardtable.devices.folding import Folding
from cardtable.games import game
from cardtable.rules.motions import TOOK
from cardtable.rules.moves import Move
from cardtable.rules.record import parse_line
from cardtable.rules.sitting import Sitting
from cardtable.table.app.window import MainWindow
from cardtable.table.forms.setup import at_once
from cardtable.table.lookback.leaf import NOTHING_JUDGED
from cardtable.table.lookback.page import AGAIN, COMPARE, KEEP, LINE, OTHER, LookBack
from cardtable.table.lookback.page import BACK as TO_GAME
from cardtable.table.sheets import accuracy
from cardtable.table.sheets.compare import CompareSheet
from cardtable.table.sitting.page import TablePage
from tests.games.cribbage import moments_advice
from tests.games.ecarte import moments as ecarte_moments
from tests.games.euchre import moments as euchre_moments
from tests.games.pope_joan import moments as pope_joan_moments
from tests.spread import sampled, spread
from tests.table.fitting import misfits
from tests.table.lookback.conftest import LookAt, judged, to_the_end
from tests.table.playing import Mouse, settled
from tests.table.seating import saved
from tools.moments import Moment
from tools.waiting import spin, until

Key = Qt.Key
SIZES = ((1024, 700), (1180, 800), (1440, 900), (2560, 1440))
TEXTS = (100, 200)


def at(window: MainWindow, moment: Moment) -> TablePage:
    """A table at this moment; nobody but the person ever answers, except what the moment still has to show."""
    before = len(moment.lines) - moment.live
    window.open_table(saved(window.store, replace(moment, lines=moment.lines[:before])))
    page = window.table
    assert isinstance(page, TablePage)
    page.stage.motion.speed, page.stage.guard, page.host.croupier.pace = 0, 0, 1e6
    for line in moment.lines[before:]:
        until(lambda: not page.host.teller.busy)
        who, move = parse_line(line)
        assert isinstance(move, Move)
        # handed over: what the moment has still to show is anybody's move, and is not what is tried here
        assert page.host.croupier.answer(who, move) is None
    until(lambda: page.slips.slip is not None)
    return page


def looked_back(window: MainWindow, moment: Moment) -> LookBack:
    """From the slip, by its key; all has been judged."""
    page = at(window, moment)
    QTest.keyClick(page.slips.slip, Key.Key_P)
    past = window.past.page
    assert past is not None
    past.cloth.stage.motion.speed = 0
    judged(past)
    return past


def cribbage() -> Moment:
    return moments_advice.MOMENTS["post-mortem"]()


def ecarte() -> Moment:
    return ecarte_moments.MOMENTS["post-mortem-tricks"]()


def press(key: Qt.Key, shift: bool = False) -> None:
    """Wherever the keyboard is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier)


def test_the_position_is_there_before_anything_is_judged(window: MainWindow) -> None:
    page = at(window, cribbage())
    QTest.keyClick(page.slips.slip, Key.Key_P)
    past = window.past.page
    assert past is not None
    assert not past.judging.found
    own = [item for item in past.cloth.view.hand() if item.card is not BACK]
    assert len(own) == 6                                 # before the lay-out, as it was held
    assert len(past.rail.beads) == len(past.playhead.choices) > 1
    assert all(bead.bead.waiting for bead in past.rail.beads)
    judged(past)
    assert not any(bead.bead.waiting for bead in past.rail.beads)


def test_the_costliest_is_looked_at_first_and_told(window: MainWindow) -> None:
    past = looked_back(window, cribbage())
    leaf = past.book.leaf
    assert past.rail.beads[0].bead.grade == "costly"
    assert past.playhead.choice == 0
    assert leaf.lead.text().startswith("One costly choice in four: ")
    assert leaf.lead.text().endswith("thrown away.")
    assert leaf.card.heading.title.text().endswith(" was costly.")
    assert leaf.card.why.text()
    assert {line.whose for line in leaf.card.courses.lines} == {"", "yours"}
    selected = [item.card for item in past.cloth.scene.lying.all() if item.selected]
    assert set(selected) == set(past.tape.steps[past.playhead.number].move[1:])


def test_a_click_on_a_card_says_why_it_was_played(window: MainWindow) -> None:
    page = at(window, ecarte())
    steps = page.host.croupier.steps
    led = [n for n, step in enumerate(steps)
           if step.move.verb == "play" and step.deal is steps[-1].deal
           and TOOK not in [event.motion for event in step.events]]
    number = next(n for n in led if steps[n].by == 1)
    steps[number] = replace(steps[number], why="Lead the highest: it may pass.")
    QTest.keyClick(page.slips.slip, Key.Key_P)
    past = window.past.page
    past.cloth.stage.motion.speed = 0
    judged(past)
    law, first = past.cloth.scene.law, past.tape.deals[past.playhead.deal].first

    def click(made: int) -> None:
        """On the card led by this move, while it lies there."""
        past.go(lambda: past.playhead.go_to(past.playhead.deal, made + 1 - first))
        until(lambda: not law.isVisible())
        item = past.cloth.scene.lying.find(steps[made].move[1])
        assert item is not None
        where = past.cloth.view.mapFromScene(item.sceneBoundingRect().center())
        QTest.mouseClick(past.cloth.view.viewport(), Qt.MouseButton.LeftButton, pos=where)

    click(number)
    assert law.isVisible()
    assert law.label.endswith(": “Lead the highest: it may pass.”")
    own = next(n for n in past.playhead.choices if n in led)
    click(own)
    assert past.playhead.number == own, "a card of one's own leads to the choice"
    past.go(lambda: past.playhead.go_to(past.playhead.deal, number - first))
    until(lambda: not law.isVisible())
    press(Key.Key_Right, shift=True)
    assert law.isVisible(), "who steps by moves is told, too"


def test_what_is_found_goes_into_the_statistics_once_a_deal(window: MainWindow) -> None:
    past = looked_back(window, cribbage())
    one, = window.store.gradings("cribbage")
    assert (one.choices, one.costly) == (4, 1)
    assert one.cost
    past.close_page()
    QTest.keyClick(window.table.slips.slip, Key.Key_P)
    judged(window.past.page)
    assert window.store.gradings() == [one]
    told = dict(accuracy.lines([one] * 20))
    assert (told["Choices judged"], told["Costly"], told["Best, by 10 deals"]) == ("80", "25%", "75%, 75%")
    window.past.page.close_page()
    window.open_door("statistics")               # nothing is finished yet, and yet it is shown
    sheet = window._overlays[-1].sheet
    assert "Choices judged: 4" in sheet.accuracy.accessibleName()
    assert not sheet.accuracy.isHidden()


def test_a_partners_choices_are_judged_too_and_counted_for_nobody(window: MainWindow) -> None:
    """Was it I or my partner?  His hand is laid open with one's own; the adversaries' stay as they were seen."""
    past = looked_back(window, euchre_moments.MOMENTS["slip"]())
    own, counted = past.playhead.choices, window.store.gradings("euchre")
    who = past.book.leaf.who
    assert who is not None
    assert [past.review.players[n].computer for n in past.review.judged] == [False, True]
    QTest.mouseClick(who._group.button(1), Qt.MouseButton.LeftButton)
    judged(past)
    partner = past.review.judged[1]
    assert past.playhead.player == partner
    assert past.playhead.choices != own
    partners = set(past.playhead.tape.match.deal().seats_of(partner))
    assert {past.tape.steps[n].seat for n in past.playhead.choices} <= partners
    press(Key.Key_Home)
    sight = past.cloth.sight
    faces = [BACK not in sight.deal.zone[sight.deal.layout.hand[seat]] for seat in range(4)]
    assert faces == [seat in (sight.seat_of(0), sight.seat_of(partner)) for seat in range(4)]
    assert sight.name_of(0) is None, "it is still the reader who is called you"
    past.go(lambda: past.playhead.to_choice(0))
    assert not past.doing.keeps
    assert window.store.gradings("euchre") == counted
    whose = f"{past.review.players[partner].name}’s"
    assert {line.whose for line in past.book.leaf.card.courses.lines} == {"", whose}
    QTest.keyClick(past.book.leaf.card.courses, Key.Key_Return)
    sheet, = window.findChildren(CompareSheet)
    assert {line.whose for line in sheet.ranked.lines} == {"", whose}
    assert any(f"; {whose};" in line.spoken for line in sheet.ranked.lines)


def test_nothing_is_counted_of_practice(window: MainWindow) -> None:
    page = at(window, cribbage())
    page.host.croupier.practice = True
    QTest.keyClick(page.slips.slip, Key.Key_P)
    judged(window.past.page)
    assert window.store.gradings() == []


def test_arrows_walk_the_beads_enter_opens_escape_goes_back(window: MainWindow) -> None:
    past = looked_back(window, ecarte())
    page = window.table
    until(lambda: past.rail.beads[past.playhead.choice].hasFocus())
    seen = [past.playhead.choice]
    for _ in range(6):
        press(Key.Key_Right)
        seen.append(past.playhead.choice)
        assert past.rail.beads[past.playhead.choice].hasFocus()
        assert past.rail.beads[past.playhead.choice].here
    assert seen[-1] == len(past.playhead.choices) - 1 == 3
    press(Key.Key_Home)
    assert past.playhead.choice in (None, 0)
    press(Key.Key_Right)
    press(Key.Key_Return)
    assert past.book.isAncestorOf(QApplication.focusWidget())
    press(Key.Key_Escape)
    assert past.rail.isAncestorOf(QApplication.focusWidget())
    press(Key.Key_Escape)
    spin(10)
    assert window.past.page is None
    assert isinstance(page, TablePage)
    assert page.slips.slip is not None                   # it is still there to be gone on from
    QTest.keyClick(page.slips.slip, Key.Key_Return)
    until(lambda: page.slips.slip is None)


def test_every_move_is_walked_through_and_the_cloth_is_in_step(window: MainWindow) -> None:
    past = looked_back(window, ecarte())
    press(Key.Key_Home)
    assert past.playhead.made == past.playhead.least
    seen = 0
    while past.playhead.made < past.playhead.most:
        press(Key.Key_Right, shift=True)
        seen += 1
        stood = past.tape.at(past.playhead.deal, past.playhead.made).deal
        shown = {zone: len(items) for zone, items in past.cloth.scene.lying.items.items() if items}
        assert shown == {zone: len(held) for zone, held in enumerate(stood.zone) if held}
    assert seen == past.playhead.most - past.playhead.least
    for _ in range(seen):
        press(Key.Key_Left, shift=True)
    assert past.playhead.made == past.playhead.least


def test_hands_are_seen_as_they_were_until_they_are_laid_open(window: MainWindow) -> None:
    past = looked_back(window, ecarte())
    sight = past.cloth.sight
    theirs = next(zone for zone, place in past.cloth.scene.lying.zones.items() if place.role == "hand" and place.at)
    assert {item.card for item in past.cloth.scene.lying.items[theirs]} == {BACK}
    press(Key.Key_O)
    deal = past.tape.at(past.playhead.deal, past.playhead.made).deal
    assert {item.card for item in past.cloth.scene.lying.items[theirs]} == set(deal.zone[theirs])
    assert BACK in {item.card for item in past.cloth.scene.lying.all()}          # the stock stays as it lay
    press(Key.Key_O)
    assert {item.card for item in past.cloth.scene.lying.items[theirs]} == {BACK}
    assert sight is not None


def test_no_slate_lies_under_hands_that_are_laid_open(window: MainWindow, look_at: LookAt) -> None:
    window.resize(1093, 614)
    past = look_at(to_the_end(Sitting(game("solo_whist"), {"rounds": 1}), 3))
    slates = [device for device in past.cloth.scene.instruments if isinstance(device, Folding)]
    assert [slate.isVisible() for slate in slates] == [True]
    past.open_hands()
    shown = [item.sceneBoundingRect() for item in past.cloth.scene.lying.all() if item.card is not BACK]
    assert not any(slate.isVisible() and slate.sceneBoundingRect().intersects(card)
                   for slate in slates for card in shown)


def test_what_was_said_stands_beside_who_said_it(window: MainWindow) -> None:
    past = looked_back(window, ecarte())
    press(Key.Key_Home)
    said = set()
    while past.playhead.made < past.playhead.most:
        press(Key.Key_Right, shift=True)
        said |= {speech.label for player, speech in past.cloth.scene.speeches.items() if speech.isVisible()}
    assert said


def test_all_choices_are_compared_from_the_keyboard(window: MainWindow) -> None:
    past = looked_back(window, cribbage())
    assert "Enter goes to the choice that is open; Enter again compares" in past.book.leaf.note.text()
    press(Key.Key_Return)
    assert past.book.leaf.card.courses.hasFocus()
    press(Key.Key_Return)
    sheet, = window.findChildren(CompareSheet)
    assert len(sheet.ranked.lines) == 15
    assert sheet.ranked.lines[sheet.ranked.currentRow()].whose == "yours"
    press(Key.Key_Escape)
    spin(10)
    assert window.past.page is past


def test_the_line_is_shown_and_left_again(window: MainWindow) -> None:
    past = looked_back(window, ecarte())
    before, moves = past.playhead.number, past.review.past.moves
    past.book.leaf.card.buttons[LINE].click()
    until(lambda: past.line is not None, 30)
    assert past.book.leaf.card.buttons[LINE].text() == TO_GAME
    best = past.doing.chosen.best.move
    assert past.line.tape.steps[before].move == best
    assert past.line.tape.deals[past.line.deal].ended
    assert past.book.leaf.card.why.text()
    press(Key.Key_Right)
    assert past.line.number == before + 2
    press(Key.Key_Escape)
    assert past.line is None
    assert past.playhead.number == before
    assert past.review.past.moves == moves


def test_a_line_of_a_choice_that_was_left_meanwhile_is_not_shown(look_at: LookAt) -> None:
    past = look_at(to_the_end(begun("ecarte"), seed=5))
    judged(past)
    past.go(lambda: past.playhead.to_choice(0))
    card = past.book.leaf.card
    why = card.why.text()
    card.buttons[LINE].click()
    press(Key.Key_PageDown)
    where = past.playhead.deal, past.playhead.number
    spin(1_500)
    assert past.line is None
    assert (past.playhead.deal, past.playhead.number) == where
    press(Key.Key_PageUp)
    past.go(lambda: past.playhead.to_choice(0))
    assert card.why.text() == why


def begun(name: str) -> Sitting:
    """A match of which nothing has been played."""
    setup = at_once(game(name), {}, level="novice", seed=3)
    return Sitting(setup.game, setup.options, [player.to_dict() for player in setup.players])


def test_it_is_played_again_from_here_for_practice_and_the_game_is_come_back_to(window: MainWindow) -> None:
    past = looked_back(window, ecarte())
    kept, = window.store.sittings(finished=False)
    number, moves = past.playhead.number, past.review.past.moves
    past.book.leaf.card.buttons[AGAIN].click()
    page = window.table
    assert isinstance(page, TablePage)
    page.stage.motion.speed = page.stage.guard = page.host.croupier.pace = 0
    assert window.past.page is None
    assert page.host.croupier.practice
    assert page.header.parts[0] == "practice"
    assert tuple(page.host.croupier.played()) == moves[:number]
    settled(page)
    assert page.host.answering.turn
    while page.slips.slip is None:
        Mouse(page, Random(1)).act()
        settled(page)
    assert [one.id for one in window.store.sittings()] == [kept.id]              # nothing of it is kept
    assert not window.store.results()
    page.actions_.menu()
    assert "Back to the game" in [entry.text for entry in page.actions_.open.sheet.entries]
    page.actions_.open.put_away()
    back = page.slips.slip.buttons["leave"]
    assert back.text() == "Back to the game"
    back.click()
    assert window.table.setup.resume == kept.id
    assert tuple(window.table.host.croupier.played()[:len(moves)]) == moves


def test_the_deal_is_played_from_the_other_seat(window: MainWindow) -> None:
    past = looked_back(window, ecarte())
    stretch = past.tape.deals[past.playhead.deal]
    first = stretch.first + past.playhead.least
    theirs = sorted(past.tape.at(past.playhead.deal, past.playhead.least).deal.zone[1])
    past.book.leaf.card.buttons[OTHER].click()
    page = window.table
    assert isinstance(page, TablePage)
    croupier = page.host.croupier
    assert croupier.practice
    assert tuple(croupier.played()[:first]) == past.review.past.moves[:first]
    assert croupier.persons() == (1,)
    assert sorted(page.host.chair.look().deal.zone[1]) == theirs          # his cards, and open
    assert BACK not in theirs


def test_how_the_deal_and_the_game_went_is_drawn(window: MainWindow) -> None:
    past = looked_back(window, ecarte())
    swings, found = past.book.leaf.swings, past.judging.of(past.playhead.choices)
    assert swings.deal.swing is not None
    assert [(turn.best, turn.done) for turn in swings.deal.swing.turns] == [(one.best.value, one.done.value)
                                                                           for one in found]
    assert swings.game.lead is not None
    assert len(swings.game.lead.points) == 4
    assert swings.deal.accessibleName().startswith("Chances of the game")


def test_the_lead_is_drawn_of_deals_that_have_ended(look_at: LookAt) -> None:
    """A deal that is still being played has given nobody anything for good."""
    moment = ecarte_moments.mid_trick().moment()
    sitting = Sitting(game("ecarte"), moment.options, moment.players)
    for line in moment.lines:
        sitting.submit(*parse_line(line))
    past = look_at(sitting)
    ended = len(past.tape.ended)
    assert not past.tape.deals[-1].deal.over
    assert past.book.leaf.swings.game.lead is not None
    assert len(past.book.leaf.swings.game.lead.points) == ended


def test_a_choice_is_kept_once(window: MainWindow) -> None:
    past = looked_back(window, cribbage())
    card = past.book.leaf.card
    card.buttons[KEEP].click()
    kept, = window.store.kept_choices()
    assert kept.game == "cribbage"
    assert kept.move == past.playhead.number
    assert not card.buttons[KEEP].isEnabled()
    press(Key.Key_Right)
    assert card.buttons[KEEP].isEnabled()


def test_what_cannot_be_judged_is_no_exercise(window: MainWindow) -> None:
    past = looked_back(window, cribbage())
    keep = past.book.leaf.card.buttons[KEEP]
    assert keep.isEnabled()
    past.judging.found[past.playhead.number] = None
    past.judging.told()
    assert not keep.isEnabled()


def test_a_screen_reader_is_told_all(window: MainWindow) -> None:
    past = looked_back(window, cribbage())
    rail = QAccessible.queryAccessibleInterface(past.rail)
    names = [rail.child(n).text(QAccessible.Text.Name) for n in range(rail.childCount())]
    assert any(name.startswith("Choice 1 of 4: Lay out the ") and "costly" in name and "; best: " in name
               for name in names)
    assert any("Page Down" in name for name in names)
    cloth = QAccessible.queryAccessibleInterface(past.cloth.view)
    assert sum("of " in cloth.child(n).text(QAccessible.Text.Name) for n in range(cloth.childCount())) >= 6
    assert "You, hand: " in past.book.words.text
    focus: set[str] = set()
    for _ in range(60):                                  # Tab goes round the page and stays on it
        QTest.keyClick(window.windowHandle(), Key.Key_Tab)
        widget = QApplication.focusWidget()
        assert past.isAncestorOf(widget)
        focus.add(widget.accessibleName() or getattr(widget, "text", lambda: "")())
    assert {AGAIN, LINE, COMPARE, KEEP, "Close"} <= focus


@pytest.mark.parametrize(("moment", "look"), sampled(
    spread([cribbage, ecarte, ecarte, cribbage], [*product(SIZES, TEXTS)]), 3))
def test_no_word_is_cut_off(window: MainWindow, look: tuple[tuple[int, int], int], moment: object) -> None:
    size, text = look
    window.settings["text size"] = text
    window.relook()
    window.resize(*size)
    past = looked_back(window, moment())                 # type: ignore[operator]
    past.book.slide_time = 0
    press(Key.Key_Return)                                # a folded book slides out
    spin(20)
    assert misfits(past.book) == []
    plate = past.cloth.scene.plates.of(past.cloth.viewer).sceneBoundingRect().toRect()
    below = past.rail.geometry().translated(-past.cloth.view.pos())
    assert not plate.adjusted(0, 6, 0, -6).intersects(below), "the rail lies on the plate"


def test_the_verdict_stands_whole_below_the_title_wherever_one_steps(window: MainWindow) -> None:
    """Large letters, and the book folded: also where the line is as high as before."""
    window.settings["text size"] = 200
    window.relook()
    window.resize(1366, 768)
    past = looked_back(window, cribbage())
    for key in (Key.Key_Right, Key.Key_Left):
        press(key)
        spin(20)
        words = past.header.subtitle
        assert past.header.below
        assert words.y() >= past.header.title.geometry().bottom() - 6, "below the title"
        assert words.wordWrap()


@pytest.mark.usefixtures("briefly_judged")
def test_two_persons_look_back_each_on_his_own_choices(window: MainWindow) -> None:
    window.open_table(at_once(game("ecarte"), {}, "novice", two=True, seed=4))
    page = window.table
    page.stage.motion.speed = page.stage.guard = page.host.croupier.pace = 0
    sitting = page.host.croupier
    for _ in range(200):
        if any(step.ended and not step.deal.preliminary for step in sitting.steps):
            break
        until(lambda: page.host.idle)
        if page.slips.curtain.slip is not None:
            page.slips._taken()
        for who in sitting.waiting_for():        # handed over: who holds up which rack is not what is tried here
            sitting.answer(who, next(iter(sitting.sitting.match.decision(who))))
            break
        spin(5)
    page.actions_.post_mortem()
    past = window.past.page
    assert past is not None
    judged(past)
    assert past.book.leaf.who is not None
    for person in (0, 1):
        past._look_as(person)
        judged(past)
        assert {past.tape.steps[n].by for n in past.playhead.choices} <= {person}
        assert past.cloth.sight.viewer == person
        told = past.book.leaf.lead.text()
        assert told
        assert past.playhead.choices or told != NOTHING_JUDGED


def test_with_large_letters_and_a_folded_book_it_is_told_in_full_how_good_a_choice_was(window: MainWindow) -> None:
    window.settings["text size"] = 200
    window.relook()
    window.resize(1024, 700)
    past = looked_back(window, cribbage())
    assert past.book.folded
    words = past.header.subtitle
    until(lambda: words.text().endswith("was costly"))
    assert words.heightForWidth(words.width()) <= words.height()
    assert words.geometry().bottom() <= past.cloth.view.geometry().top() + 2
    assert not any(words.geometry().intersects(pill.geometry()) for pill in past.header.pills.values())


def test_where_nothing_was_to_choose_the_keyboard_is_not_left_to_what_lies_beneath(window: MainWindow) -> None:
    """At the end of an evening whose last round only pays: the deal before it is looked at, and Escape closes."""
    page = at(window, pope_joan_moments.MOMENTS["over-3"]())
    QTest.keyClick(page.slips.slip, Key.Key_P)
    past = window.past.page
    assert past is not None
    assert past.playhead.deal == past.playhead.deals[-2]
    QTest.keyClick(QApplication.focusWidget(), Key.Key_PageDown)
    assert past.playhead.deal == past.playhead.deals[-1]
    assert not past.rail.beads
    focus = QApplication.focusWidget()
    assert focus is past or past.isAncestorOf(focus)
    QTest.keyClick(focus, Key.Key_Return)
    assert window.table is page, "nothing beneath was pressed"
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Escape)
    if window.past.page is not None:                         # a book that has slid out goes first
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Escape)
    assert window.past.page is None
