"""Whole evenings, by mouse alone and by keys alone through the real window: of twenty coups and more at the banks, of
every form of Poker, and squares of Poker Patience.  A person does what a club player would, and what he makes of it is
told rightly in the end."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from cardtable.players.think import think
from cardtable.rules.moves import Move
from cardtable.store import Settings, Store
from cardtable.table.app.application import application
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import wear
from cardtable.table.widgets.look_of import look_of
from tests.games.baccarat.moments import Table as Baccarat
from tests.games.blind_hookey.moments import Evening as Hookey
from tests.games.poker.moments import Evening as Poker
from tests.games.poker_patience.moments import Table as Patience
from tests.games.trente_et_quarante.moments import Table as Trente
from tests.games.vingt_un.moments import Evening as VingtUn
from tests.table.at_window import Clicker, Typist
from tests.table.playing import Keys, Mouse, settled
from tests.table.seating import saved
from tools.moments import Moment
from tools.trials import Part
from tools.waiting import until

EVENINGS, COUPS, SIZE = 50, 20, (1440, 900)
MOST_SECONDS = 60                    # seconds: a companion may first have to count a pack that he has not played with
HANDS: dict[str, type[Mouse] | type[Keys]] = {"mouse": Clicker, "keys": Typist}
TABLES: dict[str, Callable[[], Moment]] = {
    "trente_et_quarante": lambda: Trente(3, before=(), coups=COUPS).moment(0, ""),
    "blind_hookey-own": lambda: Hookey(3, "own", dealer=0, hands=COUPS, played=0).moment(0),
    "blind_hookey-three": lambda: Hookey(3, "three", dealer=0, hands=COUPS, played=0).moment(0),
    "vingt_un-ordinary": lambda: VingtUn(3, form="ordinary", length="rounds", lasts=8).moment(0),
    "vingt_un-french": lambda: VingtUn(3, form="french").moment(0),
    "baccarat-chemin": lambda: Baccarat(3, form="chemin", hands=COUPS).moment(0),
    "baccarat-banque": lambda: Baccarat(5, form="banque", hands=COUPS).moment(0),
    "poker-straight-two": lambda: Poker(2, "straight", rounds=5).moment(0),
    "poker-straight-six": lambda: Poker(6, "straight", chips="buck").moment(0),
    "poker-draw-two": lambda: Poker(2, rounds=5).moment(0),
    "poker-draw-four": lambda: Poker(4, before="straddles", rising=True, stack=0).moment(0),
    "poker-draw-six": lambda: Poker(6, stack=30, rising=True).moment(0),
    "poker-stud": lambda: Poker(5, "stud").moment(0),
    "poker-whiskey": lambda: Poker(4, "whiskey", rounds=3).moment(0),
    "poker-mistigris": lambda: Poker(5, mistigris=True, tiger=True).moment(0),
    "poker-short": lambda: Poker(4, short=True, mistigris=True).moment(0),
    "poker_patience-floating": lambda: Patience(1, squares=3).moment(0),
    "poker_patience-fixed": lambda: Patience(1, squares=3, frame="fixed").moment(0),
    "poker_patience-companion": lambda: Patience(2, squares=3).moment(0),
    "poker_patience-several": lambda: Patience(5).moment(0),
    "poker_patience-serpent": lambda: Patience(form="serpent").moment(0)}


def parts() -> Iterator[Part]:
    """A part for each table and means."""
    for table in TABLES:
        for by in HANDS:
            def run(n: int, table: str = table, by: str = by) -> Counter[str]:
                return evening(TABLES[table](), by, Random(f"{table} {by} {n}"))

            yield Part(f"evening at {table} by {by}", EVENINGS, run)


def evening(moment: Moment, by: str, rng: Random) -> Counter[str]:
    """From its first decision to its slip."""
    application()
    with Store(None) as store:
        settings = Settings(store)
        settings["forced cards"] = "off"
        wear(look_of(settings))
        page = TablePage(saved(store, moment), store, settings, pace=0)
        page.stage.motion.speed, page.stage.guard = 0, 0
        page.resize(*SIZE)
        page.show()
        page.view.setFocus()
        try:
            return played(page, HANDS[by](page, rng), rng)
        finally:
            page.close_table()
            page.hide()
            page.deleteLater()


def played(page: TablePage, person: Mouse | Keys, rng: Random) -> Counter[str]:
    """Every answer by the person, slips put away by it too; what there was."""
    counts, sitting = Counter[str](evenings=1), page.host.croupier.sitting
    seen = set[tuple[int, int]]()
    settled(page, MOST_SECONDS)
    while not sitting.over:
        if page.slips.slip is not None:
            person.act()
            counts["slips"] += 1
            settled(page, MOST_SECONDS)
            continue
        until(lambda: page.host.idle and (sitting.over or bool(page.host.answering.turn)
                                          or page.slips.slip is not None), MOST_SECONDS)
        if sitting.over or page.slips.slip is not None:
            continue
        deal = sitting.match.deal()
        seen.add((len(sitting.match.finished), deal.coup))
        move = by_hand(sitting, think(page.host.croupier.view(0), "club", rng.randrange(10 ** 6)).move)
        person.make(move)
        counts["answers"] += 1
        counts[f"said {move.verb}"] += 1
        settled(page, MOST_SECONDS)
    settled(page, MOST_SECONDS)
    assert page.slips.slip is not None
    assert not page.scene.spots.stakes.lying
    assert not page.scene.payments.lying()
    result, purses = sitting.match.result(), sitting.match.deal().purse
    assert page.slips.slip.accessibleName()
    assert sum(result.by_player) == 0 or result.against_bank or result.by_oneself, (result, purses)
    counts["coups"] += len(seen)
    return counts


def by_hand(sitting: object, move: Move) -> Move:
    """The same by a single counter, where coins are laid: a press lays one."""
    decision = sitting.match.decision(0)                 # type: ignore[attr-defined]
    if move.verb != "place" or not isinstance(move[-1], int):
        return move
    offered = [one for one in decision if one[:-1] == move[:-1]]
    return max([one for one in offered if int(one[-1]) <= int(move[-1])] or offered[:1], key=lambda one: int(one[-1]))
