"""A person who says yes: Enter, the arrows and the numbers, as real events of the window, and nothing else."""
from __future__ import annotations

from random import Random

from cardtable.games import game
from cardtable.store import Settings, Store
from cardtable.table.forms.setup import at_once
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import wear
from cardtable.table.widgets.look_of import look_of
from tests.table.playing import settled
from tests.table.pressed import press, window_of

STUCK = 4                        # presses of Enter after which the game must have gone on


class Yes:
    """Chooses cards where cards are to be chosen, sets an amount where one stands open, else presses Enter."""

    def __init__(self, page: TablePage, rng: Random) -> None:
        self.page, self.rng = page, rng
        self.pressed = 0

    def key(self, name: str) -> None:
        """Down and up."""
        window = window_of(self.page)
        press(window, name)
        press(window, name, up=True)
        self.pressed += 1

    def act(self) -> None:
        """One thing."""
        answering = self.page.host.answering
        if self.page.slips.slip is not None:
            self.key("Return")
        elif answering.choice.prompt is not None:
            self.choose()
        elif answering.setting.amount is not None and answering.setting.unset:
            self.key("1")
            self.key("Return")
        else:
            self.key("Return")

    def choose(self) -> None:
        """So many cards as must be, and the token by its number."""
        answering = self.page.host.answering
        assert answering.choice.prompt is not None
        assert answering.choice.prompt.picked is not None
        wanted = max(answering.choice.prompt.picked.some.least, self.rng.randint(0, 1))
        for _ in range(40):
            if len(answering.choice.chosen) >= wanted:
                break
            self.key("Up")
            self.key("Right")
        number = str(answering.row.at("chosen") + 1)
        self.key(number)
        if answering.choice.armed:
            self.key(number)


def evening(name: str, seed: int, presses: int, level: str = "novice", **options: object) -> int:
    """So many presses of Enter at most, or to the end of the match; how many answers they gave.

    AssertionError when a few presses bring nothing about.
    """
    with Store(None) as store:
        settings = Settings(store)
        settings.update({"forced cards": "off"})
        wear(look_of(settings))
        page = TablePage(at_once(game(name), options, level=level, seed=seed), store, settings, pace=0)
        page.stage.motion.speed = page.stage.guard = 0
        page.resize(1440, 900)
        page.show()
        page.activateWindow()
        page.view.setFocus()
        person, made, still = Yes(page, Random(seed)), 0, 0
        page.setUpdatesEnabled(False)            # nobody looks
        try:
            while person.pressed < presses:
                settled(page)
                croupier = page.host.croupier
                if croupier.sitting.over:
                    break
                person.act()
                settled(page)
                now = len(croupier.steps)
                still = 0 if now != made or page.slips.slip is not None else still + 1
                assert still < STUCK, (name, seed, croupier.sitting.lines[-3:], page.keyboard.focused)
                made = now
            persons = page.host.croupier.persons()
            return sum(step.by in persons for step in page.host.croupier.steps)
        finally:
            page.close_table()
            page.hide()
            page.deleteLater()
